"""Everything that has a look of its own: technologies, parts of ships, signs."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.key import key_shelf
from astrarium.games.eclipse.draw.parts import part_sign, technology_sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.species import emblem
from astrarium.games.eclipse.tables import EclipseRules

TEXT_KEYS: Final = ("gallery-species", "gallery-technologies", "gallery-parts")
TILE: Final = (96.0, 64.0)


def gallery(rules: EclipseRules, style: Style) -> list[Shelf]:
    style = style.painted(COLOURS)
    shown = Shown(rules, rules.game.start(rules).view(None), style)
    technologies = {
        f"technology-{card.id}": _technology(shown, card) for card in rules.technologies
    }
    parts = {f"part-{part.id}": _part(shown, part) for part in rules.parts}
    species = {f"species-{each.id}": _species(shown, each) for each in rules.species}
    return [
        Shelf("gallery-species", (TILE[1], TILE[1]), species),
        Shelf("gallery-technologies", TILE, technologies),
        Shelf("gallery-parts", TILE, parts),
        key_shelf(style),
    ]


def _species(t: Shown, species: Any) -> str:
    canvas = Canvas(t.style)
    emblem(canvas, species, TILE[1] / 2, TILE[1] / 2, TILE[1] / 2 - 4)
    return canvas.body()


def _technology(t: Shown, card: Any) -> str:
    canvas = _tile(t.style)
    technology_sign(canvas, t, TILE[0] / 2, 24, 34, card)
    canvas.text(TILE[0] / 2, 56, str(int(card.cost)), 13, text_anchor="middle", font_weight="bold")
    return canvas.body()


def _part(t: Shown, part: Any) -> str:
    canvas = _tile(t.style)
    part_sign(canvas, t, TILE[0] / 2, TILE[1] / 2, 40, part)
    return canvas.body()


def _tile(style: Style) -> Canvas:
    canvas = Canvas(style)
    edge = style.colour("line")
    canvas.rect(1, 1, TILE[0] - 2, TILE[1] - 2, "panel", rx=7, stroke=edge)
    return canvas
