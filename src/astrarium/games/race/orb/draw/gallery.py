"""The cards and tokens of the Orb, for the gallery."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.race.orb.draw.orb import printed, token_back

TEXT_KEYS: Final = ("gallery-orb-tokens",)


def orb_shelves(style: Style) -> list[Shelf]:
    tables = printed()
    tokens = {}
    for token in tables.token_kinds:
        canvas = Canvas(style)
        token_back(canvas, 24, 24, 16, int(token.letter))
        tokens[f"token-{token.id}"] = canvas.body()
    return [Shelf("gallery-orb-tokens", (48, 48), tokens)]
