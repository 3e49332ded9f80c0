"""Cards on the table: at their places, under ids of their own."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from astrarium.core.draw.svg import Canvas, Style, Words, once
from astrarium.games.race.content import content
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.card_face import Face, draw_card
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.pictures import Card
from astrarium.games.race.draw.signs import good_mark


@lru_cache(maxsize=4096)
def _card_body(
    theme: str,
    words: Words | None,
    expansion: str,
    card: int,
    face: Face,
    goods: int,
    now: int | None,
) -> str:
    """A card's face seldom changes: drawn once for each theme and language."""
    style = Style(theme, words).painted(COLOURS)
    return draw_card(style, content(expansion)["card"][card], face, goods, now).body()


class Deck:
    """Which set of cards is played, and how one of them is put on a canvas."""

    def __init__(self, canvas: Canvas, expansion: str) -> None:
        self.canvas = canvas
        self.expansion = expansion

    def card(self, number: int) -> Card:
        card: Card = content(self.expansion)["card"][number]
        return card

    def put(
        self,
        number: int,
        id: str,
        place: tuple[float, float],
        face: Face,
        goods: int = 0,
        now: int | None = None,
    ) -> None:
        style = self.canvas.style
        body = _card_body(style.theme, style.words, self.expansion, number, face, goods, now)
        holder = Canvas(style)
        holder.add("g", body, transform=f"translate({place[0]:g} {place[1]:g})")
        self._mark(holder, number, id)

    def stamp(
        self, number: int, id: str, place: tuple[float, float], size: tuple[float, float], good: int
    ) -> None:
        """The picture of a card alone, and the good on it."""
        body = Canvas(self.canvas.style)
        _stamp(body, self.expansion, number, place, size, good)
        self._mark(body, number, id)

    def _mark(self, body: Canvas, number: int, id: str) -> None:
        card = self.card(number)
        key = f"card-{card['id']}"
        self.canvas.marked(body, id, self.canvas.style.say(card["name"], key), about=key)


def ids_of(zone: str, cards: list[int]) -> list[str]:
    """An id for each card; a second copy has its own."""
    seen: Counter[int] = Counter()
    found = []
    for card in cards:
        seen[card] += 1
        found.append(f"{zone}-{card}" + (f"-{seen[card]}" if seen[card] > 1 else ""))
    return found


@once
def _stamp(
    canvas: Canvas,
    expansion: str,
    number: int,
    place: tuple[float, float],
    size: tuple[float, float],
    good: int,
) -> None:
    card = content(expansion)["card"][number]
    x, y = place
    w, h = size
    ALBUM.put(canvas, f"card-{card['id']}", x, y, w, h)
    edge = canvas.style.colour("military" if card.get("military") else "line")
    canvas.rect(x, y, w, h, "none", rx=4, stroke=edge, stroke_width=1.5, class_="face")
    if good:
        kind = (card.get("goods") or card.get("stores_goods") or {}).get("kind", "rare")
        r = max(6.3, min(w, h) * 0.19)
        stroke = canvas.style.colour("ink")
        side = 2.9 * r
        left, top = x + w - side + 2, y + h - side + 2
        piece = Canvas(canvas.style)
        piece.rect(left, top, side, side, "panel", rx=4, stroke=stroke, stroke_width=2)
        good_mark(piece, left + side / 2, top + side / 2, r, kind)
        canvas.group(piece, class_="piece")


@once
def empty_slot(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    line = canvas.style.colour("line")
    canvas.rect(x, y, w, h, "none", rx=6, stroke=line, stroke_dasharray="4 4")
