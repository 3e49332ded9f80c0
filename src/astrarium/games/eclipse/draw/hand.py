"""What a question is about: turns of a drawn hex."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas
from astrarium.games.eclipse.draw.galaxy import small_hex
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.words import NONE

TURN: Final = 62


def draw_hand(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The drawn hexes in each of their six turns. Returns the bottom."""
    frame = t.frame("PlaceHex") or []
    for sector in [each for each in frame[2:] if each != NONE]:
        card = t.rules.sectors[sector]
        canvas.text(x, y + 15, t.sector_name(card), 13, font_weight="600")
        y += 22
        step = min(width / 6, 78)
        for turns in range(6):
            body = Canvas(t.style)
            small_hex(
                body, t, x + step * turns + step / 2, y + 30, min(step * 0.44, 32), sector, turns
            )
            body.text(
                x + step * turns + step / 2, y + 35, str(turns), 13, "soft", text_anchor="middle"
            )
            canvas.marked(body, f"turn-{sector}-{turns}", t.label("turn", turns=turns))
        y += TURN + 4
    return y
