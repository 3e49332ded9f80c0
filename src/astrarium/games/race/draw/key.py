"""The key to the signs: each with its meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.core.draw.svg import Style
from astrarium.core.game import Shelf
from astrarium.games.race.draw.signs import Signs

Drawn = Callable[[Signs], None]

SIGNS: Final[dict[str, Drawn]] = {
    "sign-world": lambda signs: signs.world("3"),
    "sign-military-world": lambda signs: signs.world("3", "military"),
    "sign-development": lambda signs: signs.development("3"),
    "sign-vp": lambda signs: signs.vp("2"),
    "sign-shield": lambda signs: signs.shield("+2"),
    "sign-novelty": lambda signs: signs.good("novelty"),
    "sign-rare": lambda signs: signs.good("rare"),
    "sign-genes": lambda signs: signs.good("genes"),
    "sign-alien": lambda signs: signs.good("alien"),
    "sign-any": lambda signs: signs.good("any"),
    "sign-windfall": lambda signs: signs.good("rare", hollow=True),
    "sign-card": lambda signs: signs.card("+1"),
    "sign-discard": lambda signs: signs.discard(),
    "sign-look": lambda signs: signs.eye(),
    "sign-keep": lambda signs: signs.keep("+1"),
    "sign-produce": lambda signs: signs.sprout(),
    "sign-trade": lambda signs: signs.tag(),
    "sign-arrow": lambda signs: signs.arrow(),
    "sign-each": lambda signs: signs.each(),
    "sign-most": lambda signs: signs.most(),
    "sign-rebel": lambda signs: signs.flag(),
    "sign-chromosome": lambda signs: signs.helix(),
    "sign-store": lambda signs: signs.store(),
    "sign-gamble": lambda signs: signs.dice(),
    "sign-team": lambda signs: signs.steps(),
    "sign-here": lambda signs: signs.words("!"),
    "sign-different": lambda signs: signs.words("≠"),
}
TEXT_KEYS: Final = ("gallery-key",)
TEXT_FAMILIES: Final = ("sign-",)
SIDE: Final = 36.0


def key_shelf(style: Style) -> Shelf:
    things = {}
    for name, draw in SIGNS.items():
        signs = Signs(style)
        draw(signs)
        left = (SIDE - signs.width + 3) / 2
        signs.canvas.parts.insert(0, f'<g transform="translate({left:g} {SIDE / 2:g})">')
        signs.canvas.parts.append("</g>")
        things[name] = signs.canvas.body()
    return Shelf("gallery-key", (SIDE, SIDE), things)
