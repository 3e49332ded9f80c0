"""Everything that has a look of its own: factions, planets, structures, tiles, signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.emblems import emblem
from astrarium.games.gaia.draw.glyphs import Sign, count_sign, planet, put_signs, trigger_sign
from astrarium.games.gaia.draw.key import key_shelf, pieces
from astrarium.games.gaia.draw.research import action_tile
from astrarium.games.gaia.draw.shared import booster_tile, box, tech_tile, token_chip
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import PLANETS

TEXT_KEYS: Final = (
    "gallery-factions",
    "gallery-planets",
    "gallery-structures",
    "gallery-standard",
    "gallery-advanced",
    "gallery-boosters",
    "gallery-rounds",
    "gallery-finals",
    "gallery-tokens",
    "gallery-actions",
)
SQUARE: Final = 64.0
TILE: Final = (104.0, 54.0)
BOOSTER: Final = (122.0, 54.0)
CHIP: Final = (88.0, 48.0)
Draw = Callable[[Canvas, Any, int], None]  # a thing and its number


def gallery(rules: GaiaRules, style: Style) -> list[Shelf]:
    style = style.painted(COLOURS)

    def shelf(title: str, size: tuple[float, float], things: Sequence[Any], draw: Draw) -> Shelf:
        found = {}
        for number, thing in enumerate(things):
            canvas = Canvas(style)
            draw(canvas, thing, number)
            found[f"tile-{thing.id}"] = canvas.body()
        return Shelf(title, size, found)

    def tech(canvas: Canvas, thing: Any, number: int) -> None:
        tech_tile(canvas, rules, thing, (0, 0), TILE, f"standard-{number}")

    def advanced(canvas: Canvas, thing: Any, number: int) -> None:
        tech_tile(canvas, rules, thing, (0, 0), TILE, f"advanced-{number}", advanced=True)

    def booster(canvas: Canvas, thing: Any, number: int) -> None:
        booster_tile(canvas, rules, number, (0, 0), BOOSTER, f"booster-{number}")

    def token(canvas: Canvas, thing: Any, number: int) -> None:
        token_chip(canvas, rules, number, (0, 0), CHIP, f"token-{number}", int(thing.copies))

    def action(canvas: Canvas, thing: Any, number: int) -> None:
        action_tile(canvas, thing, (0, 0), CHIP)

    return [
        _factions(rules, style),
        _planets(style),
        Shelf("gallery-structures", (SQUARE, SQUARE), pieces(style, SQUARE)),
        shelf("gallery-standard", TILE, rules.standard, tech),
        shelf("gallery-advanced", TILE, rules.advanced, advanced),
        shelf("gallery-boosters", BOOSTER, rules.boosters, booster),
        shelf("gallery-rounds", CHIP, rules.round_tiles, _round),
        shelf("gallery-finals", CHIP, rules.final_tiles, _final),
        shelf("gallery-tokens", CHIP, rules.tokens, token),
        shelf("gallery-actions", CHIP, rules.board_actions, action),
        key_shelf(style),
    ]


def _factions(rules: GaiaRules, style: Style) -> Shelf:
    found = {}
    for faction in rules.factions:
        canvas = Canvas(style)
        emblem(canvas, faction, 70, 62, 62)
        found[f"faction-{faction.id}"] = canvas.body()
    return Shelf("gallery-factions", (140, 124), found)


def _planets(style: Style) -> Shelf:
    found = {}
    for kind, name in enumerate(PLANETS[1:], 1):
        canvas = Canvas(style)
        planet(canvas, SQUARE / 2, SQUARE / 2, SQUARE * 0.4, kind)
        found[f"planet-{name}"] = canvas.body()
    return Shelf("gallery-planets", (SQUARE, SQUARE), found)


def _round(canvas: Canvas, thing: Any, number: int) -> None:
    signs: list[Sign] = [(trigger_sign(thing.trigger), 0), ("to", 0), ("vp", int(thing.vp))]
    _framed(canvas, signs)


def _final(canvas: Canvas, thing: Any, number: int) -> None:
    _framed(canvas, [(count_sign(thing.counts), 0)])


def _framed(canvas: Canvas, signs: list[Sign]) -> None:
    box(canvas, 1, 1, CHIP[0] - 2, CHIP[1] - 2)
    put_signs(canvas, CHIP[0] / 2, CHIP[1] / 2, signs, 16)
