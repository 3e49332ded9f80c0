"""Cards on the table, each in one line."""

from __future__ import annotations

from astrarium.core.game import Sentence
from astrarium.games.race.speak.ids import card_id
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import GOODS
from astrarium.parts.told import text

TEXT_KEYS = ("board-hand", "board-looked-at", "board-start-worlds", "board-drafted")


def tell_cards(rules: RaceRules, heading: str, seat: int, cards: list[int]) -> list[Sentence]:
    if not cards:
        return []
    return [(heading, {"seat": seat}), *(tell_card(rules, card, "no") for card in cards)]


def tell_card(rules: RaceRules, card: int, good: str) -> Sentence:
    kind = "military" if rules.military_world[card] else "paid"
    figures: dict[str, str | int] = {
        "card": card_id(rules, card),
        "kind": kind if rules.world[card] else "development",
        "cost": int(rules.cost[card]),
        "vp": int(rules.vp[card]),
        "worth": "printed" if rules.variable[card] is None else "variable",
        "goods": GOODS[rules.goods[card]],
        "source": "windfall" if rules.windfall[card] else "production",
        "good": good,
        "under": "yes",
    }
    return text("board-card", **figures)
