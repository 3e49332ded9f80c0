"""Everything of Race that has a look of its own."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.race.content import NO_EXPANSION, content
from astrarium.games.race.draw.album import ALBUM, all_goals
from astrarium.games.race.draw.card_face import LARGE, draw_card
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.key import key_shelf
from astrarium.games.race.draw.pictures import Card
from astrarium.games.race.orb.draw.gallery import orb_shelves

TEXT_KEYS: Final = (
    "gallery-start",
    "gallery-worlds",
    "gallery-developments",
    "gallery-storm",
    "gallery-artifacts",
    "gallery-goals",
)


def gallery(style: Style) -> list[Shelf]:
    style = style.painted(COLOURS)
    base = content(NO_EXPANSION)["card"]
    shelves = {
        "gallery-start": [card for card in base if "start_world" in card],
        "gallery-worlds": [
            card for card in base if card["kind"] == "world" and "start_world" not in card
        ],
        "gallery-developments": [card for card in base if card["kind"] == "development"],
        "gallery-storm": content("storm")["card"][len(base) :],
        "gallery-artifacts": content("artifacts")["card"][len(base) :],
    }
    found = [_cards(title, cards, style) for title, cards in shelves.items()]
    return [*found, _goals(style), *orb_shelves(style), key_shelf(style)]


def _cards(title: str, cards: list[Card], style: Style) -> Shelf:
    things = {f"card-{card['id']}": draw_card(style, card).body() for card in cards}
    return Shelf(title, (LARGE.width, LARGE.height), things)


def _goals(style: Style) -> Shelf:
    things = {}
    for name in all_goals():
        canvas = Canvas(style)
        ALBUM.put(canvas, name, 0, 0, 120, 90)
        things[name] = canvas.body()
    return Shelf("gallery-goals", (120, 90), things)
