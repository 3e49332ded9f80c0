"""The goal tiles as they are printed, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.race.effects import MATCH, Card, fits
from astrarium.parts.content import fields

# When a goal is looked at: at the end of a phase, by its number, or of the round.
SETTLE_ENDS: Final = 3
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

# One of these.
COUNTED: Final[Card] = {"quantity": set(QUANTITIES), **fields([MATCH], "cards varieties")}


def _counts(counts: Card) -> Card:
    what = [each for each in COUNTED if each in counts] or ["quantity"]
    return {what[0]: COUNTED[what[0]]}


GOAL: Final[Card] = {
    **fields(str, "id name confidence"),
    **fields(int, "vp at_least"),
    "kind": {"first", "most"},
    "phases": [set(MOMENTS[1:])],
    "counts": _counts,
}

MOST_DRAWN: Final = 2  # Rule race.storm.goals.setup.two-most.
FIRST_DRAWN: Final = 4  # Rule race.storm.goals.setup.four-first.
CHIP_VP: Final = 3


class Goal:
    """One tile, as it is printed."""

    def __init__(self, printed: Card, cards: list[Card]) -> None:
        counts: dict[str, Any] = printed["counts"]
        matchers: list[Card] = counts.get("cards") or counts.get("varieties") or []
        plain = CARDS if "cards" in counts else VARIETIES
        moments = sum(2 ** MOMENTS.index(phase) for phase in printed["phases"])
        self.id: str = printed["id"]
        self.name: str = printed["name"]
        self.most: bool = printed["kind"] == "most"  # can be lost again; else "first"
        self.vp: i64 = printed["vp"]
        self.at_least: i64 = printed["at_least"]
        self.moments: i64 = moments  # bit 1 << moment of each
        self.what: i64 = QUANTITIES[counts["quantity"]] if "quantity" in counts else plain
        # By card: the bits of the matchers that it fits.
        self.cards = vec[i64]([_bits(matchers, card) for card in cards])

    def looked_at(self, moment: i64) -> bool:
        return (self.moments >> moment) & 1 == 1


def _bits(matchers: list[Card], card: Card) -> int:
    return sum(2**place for place, match in enumerate(matchers) if fits(match, card))
