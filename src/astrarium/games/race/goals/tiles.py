"""The goal tiles as they are printed, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.race.effects import Card, fits

# When a goal is looked at: at the end of a phase, by its number, or of the round.
EXPLORE_ENDS: Final = 1
DEVELOP_ENDS: Final = 2
SETTLE_ENDS: Final = 3
CONSUME_ENDS: Final = 4
PRODUCE_ENDS: Final = 5
ROUND_ENDS: Final = 6
MOMENTS: Final = ("", "explore", "develop", "settle", "consume", "produce", "round")

# What a goal counts.
CARDS: Final = 0  # cards of the tableau that fit
VARIETIES: Final = 1  # how many different wishes the tableau fulfils
CHIPS: Final = 2
MILITARY: Final = 3
OVER_LIMIT: Final = 4  # whether a card was discarded at the hand limit of this round
QUANTITIES: Final = {
    "vp_in_chips": CHIPS,
    "total_military": MILITARY,
    "cards_over_hand_limit": OVER_LIMIT,
}

MOST_DRAWN: Final = 2  # Rule race.storm.goals.setup.two-most.
FIRST_DRAWN: Final = 4  # Rule race.storm.goals.setup.four-first.
CHIP_VP: Final = 3


class Goal:
    """One tile."""

    def __init__(
        self,
        id: str,
        name: str,
        most: bool,
        vp: int,
        at_least: int,
        moments: int,
        what: int,
        cards: list[int],
    ) -> None:
        self.id = id
        self.name = name
        self.most = most  # "most": can be lost again; else "first"
        self.vp: i64 = vp
        self.at_least: i64 = at_least
        self.moments: i64 = moments  # bit 1 << moment of each
        self.what: i64 = what
        self.cards = vec[i64](cards)  # by card: the bits of the matchers that it fits

    def looked_at(self, moment: i64) -> bool:
        return (self.moments >> moment) & 1 == 1


def read_goals(printed: list[Card], cards: list[Card]) -> list[Goal]:
    return [_read(goal, cards) for goal in printed]


def _read(goal: Card, cards: list[Card]) -> Goal:
    counts: dict[str, Any] = goal["counts"]
    moments = sum(2 ** MOMENTS.index(phase) for phase in goal["phases"])
    matchers: list[Card] = counts.get("cards") or counts.get("varieties") or []
    fitting = [_bits(matchers, card) for card in cards]
    if "quantity" in counts:
        what = QUANTITIES[counts["quantity"]]
    else:
        what = CARDS if "cards" in counts else VARIETIES
    most = goal["kind"] == "most"
    return Goal(
        goal["id"], goal["name"], most, goal["vp"], goal["at_least"], moments, what, fitting
    )


def _bits(matchers: list[Card], card: Card) -> int:
    return sum(2**place for place, match in enumerate(matchers) if fits(match, card))
