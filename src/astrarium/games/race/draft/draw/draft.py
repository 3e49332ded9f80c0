"""What a drafted game adds to the table: own piles, and the cards drafted so far."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.race.draw.cards import Deck, ids_of
from astrarium.games.race.draw.signs import Signs

TEXT_KEYS: Final = ("draw-drafted",)
COLUMNS: Final = {True: 9, False: 6}


def draw_piles(canvas: Canvas, pile: dict[str, Any], x: float, y: float) -> None:
    """A seat's deck and discard pile, right of x."""
    signs = Signs(canvas.style)
    signs.card()
    signs.words(str(pile["deck_size"]))
    signs.discard()
    signs.words(str(pile["discard_size"]))
    canvas.add("g", signs.canvas.body(), transform=f"translate({x:g} {y:g})")


def drafted_zone(view: Data, eyes: int, style: Style) -> Zone:
    """The cards drafted so far, as small pictures."""
    cards: list[int] = view["state"]["extras"]["draft"]["piles"][eyes]["own"]
    canvas = Canvas(style)
    columns = COLUMNS[style.wide]
    width = 480.0 if style.wide else 348.0
    step = (width + 4) / columns
    deck = Deck(canvas, view["options"]["expansion"])
    for place, (card, id) in enumerate(zip(cards, ids_of("drafted", cards))):
        at = (place % columns * step, place // columns * 52.0)
        deck.stamp(card, id, at, (step - 4, 48), 0)
    title = style.say(str(len(cards)), "draw-drafted", amount=len(cards))
    rows = max(1, -(-len(cards) // columns))
    return drawn(MARKET, title, canvas, (width, rows * 52.0), "drafted")
