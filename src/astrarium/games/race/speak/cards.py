"""Cards on the table, each in one line, and what they do."""

from __future__ import annotations

from astrarium.core.game import Sentence
from astrarium.games.race.content import content
from astrarium.games.race.speak.explain import Entry, deeds
from astrarium.games.race.speak.ids import card_id
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import GOODS
from astrarium.parts.told import text

TEXT_KEYS = ("board-hand", "board-looked-at", "board-start-worlds", "board-drafted")


def tell_cards(rules: RaceRules, heading: str, seat: int, cards: list[int]) -> list[Sentence]:
    if not cards:
        return []
    found: list[Sentence] = [(heading, {"seat": seat})]
    for card in cards:
        found += [tell_card(rules, card, "no"), *tell_deeds(rules, card)]
    return found


def tell_deeds(rules: RaceRules, card: int) -> list[Sentence]:
    """The powers of a card and what it counts, below its line."""
    told = deeds(printed(rules, card))
    return [(key, {**figures, "under": "yes"}) for key, figures in told]


def printed(rules: RaceRules, card: int) -> Entry:
    """All that stands on a card."""
    entry: Entry = content(str(rules.options["expansion"]))["card"][card]
    return entry


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
