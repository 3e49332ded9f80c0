"""The words that texts know things by."""

from __future__ import annotations

from typing import Final

from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import GOODS

ACTION_IDS: Final = (
    "explore_5",
    "explore_1_1",
    "develop",
    "settle",
    "trade",
    "double_vp",
    "produce",
    "explore_orb",
)
PHASE_IDS: Final = ("explore", "develop", "settle", "consume", "produce")


def card_id(rules: RaceRules, card: int) -> str:
    return rules.ids[card]


def about(card: str) -> str:
    """The component that a choice is about, for whoever wants to show more of it."""
    return f"card-{card}"


def goods_id(rules: RaceRules, world: int) -> str:
    return GOODS[rules.good_kind[world]]
