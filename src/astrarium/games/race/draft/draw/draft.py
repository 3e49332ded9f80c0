"""What a drafted game adds to the table: own piles, start worlds to choose from, drafted cards."""

from __future__ import annotations

from typing import Any

from astrarium.core.svg import Canvas, fitted
from astrarium.games.race.draw.card_face import card_mark

Card = dict[str, Any]

TEXT_KEYS = ("draw-drafted",)

LINE = 17


def draw_piles(canvas: Canvas, pile: dict[str, Any], x: float, y: float) -> None:
    """A seat's deck and discard pile, right of x."""
    card_mark(canvas, x, y, "")
    canvas.text(x + 13, y + 5, str(pile["deck_size"]), 14, font_weight="600")
    card_mark(canvas, x + 52, y, "×")
    canvas.text(x + 65, y + 5, str(pile["discard_size"]), 14, font_weight="600")


def draw_drafted(canvas: Canvas, cards: list[Card], x: float, y: float, width: float) -> float:
    """The names of the cards drafted so far, in columns; returns where the next row begins."""
    if not cards:
        return y
    columns = max(1, int(width // 170))
    rows = -(-len(cards) // columns)
    style = canvas.style
    body = Canvas(style)
    height = rows * LINE + 16
    body.rect(x, y, width, height, "panel", rx=7, stroke=style.colour("line"))
    for place, card in enumerate(cards):
        left = x + 10 + (place // rows) * (width - 10) / columns
        name = style.say(card["name"], f"card-{card['id']}")
        words, size = fitted(name, (width - 10) / columns - 12, 12.5)
        colour = "ink" if card["kind"] == "world" else "soft"
        body.text(left, y + 20 + (place % rows) * LINE, words, size, colour)
    canvas.marked(body, "drafted", style.say(str(len(cards)), "draw-drafted", amount=len(cards)))
    return y + height + 10
