"""What a question is about: turns of a drawn hex, reputation tiles that were drawn."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import wide
from astrarium.core.draw.svg import Canvas
from astrarium.games.eclipse.draw.galaxy import printed_row
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.wormholes import small_hex
from astrarium.games.eclipse.explore import ways_to
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.words import NONE
from astrarium.parts.hexes import turned_edges

TURN: Final = 76


TILE: Final = 54, 66


def draw_hand(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Returns the bottom."""
    y = _hexes(canvas, t, x, y, width)
    drawn = t.s.players[t.eyes].drawn if t.eyes is not None else []
    return _tiles(canvas, t, x, y, [int(value) for value in drawn]) if drawn else y


def _tiles(canvas: Canvas, t: Shown, x: float, y: float, values: list[int]) -> float:
    """Reputation tiles of which one is kept."""
    w, h = TILE
    edge = t.style.colour("soft")
    for place, value in enumerate(values):
        left, copies = x + 4 + place * (w + 10), values[:place].count(value)
        body = Canvas(t.style)
        body.rect(left, y + 4, w, h, "pick", rx=6, stroke=edge, class_="face")
        sign(body, left + w / 2, y + 4 + h / 2, 38, "vp", "ink")
        middle = y + 10 + h / 2
        body.text(left + w / 2, middle, str(value), 17, text_anchor="middle", font_weight="bold")
        id = f"seat{t.eyes}-drawn-{value}"
        label = t.label("reputation-drawn", amount=value)
        canvas.marked(body, id if copies == 0 else f"{id}-{copies + 1}", label)
    return y + h + 10


def _hexes(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The drawn hexes in each of their six turns. Returns the bottom."""
    frame = t.frame("PlaceHex") or []
    for sector in [each for each in frame[2:] if each != NONE]:
        name = t.sector_name(t.rules.sectors[sector])
        canvas.text(x, y + 16, name, 14, font_weight="700")
        printed_row(canvas, t, x + 14 * wide(name) + 14, y + 11, sector)
        y += 26
        step = min(width / 6, 78)
        for turns in range(6):
            _turn(canvas, t, x + step * (turns + 0.5), y, step, sector, turns, frame[1])
        y += TURN + 2
    return y


def _turn(
    canvas: Canvas, t: Shown, x: float, y: float, step: float, sector: int, turns: int, spot: int
) -> None:
    """One of its turns, and how many wormholes would join it to where the eyes are."""
    body = Canvas(t.style)
    body.rect(x - step / 2 + 1, y, step - 2, TURN - 2, "panel", rx=6, fill_opacity="0")
    small_hex(body, t, x, y + 30, min(step * 0.42, 31), sector, turns, spot)
    if t.eyes is not None:
        with_hole, _ = ways_to(t.s, t.eyes, spot)
        full = int(bits(turned_edges(t.rules.sectors[sector].wormholes, turns) & with_hole))
        body.text(x - 3, y + 72, str(full), 13, text_anchor="end", font_weight="bold")
        sign(body, x + 9, y + 67.5, 14, "wormhole", "ink")
    canvas.marked(body, f"turn-{sector}-{turns}", t.label("turn", turns=turns))
