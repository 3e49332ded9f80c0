"""Everything that has a look of its own: the technologies of each level, the signs."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.key import key_shelf
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.draw.tree import WIDE, draw_card
from astrarium.games.sun.tables import SunRules

TEXT_KEYS: Final = ("gallery-level-1", "gallery-level-2", "gallery-level-3", "gallery-level-4")
WIDTH: Final = 180.0


def gallery(rules: SunRules, style: Style) -> list[Shelf]:
    style = style.painted(COLOURS)
    shown = Shown(rules, rules.game.start(rules).view(None), style)
    return [*(_level(shown, at, title) for at, title in enumerate(TEXT_KEYS)), key_shelf(style)]


def _level(t: Shown, level: int, title: str) -> Shelf:
    things = {}
    for number, card in enumerate(t.rules.technologies):
        if card.level == level:
            canvas = Canvas(t.style)
            draw_card(canvas, t, number, 1, 1, WIDTH - 2)
            things[f"technology-{card.id}"] = canvas.body()
    return Shelf(title, (WIDTH, WIDE.card + 2), things)
