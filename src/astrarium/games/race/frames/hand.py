"""Hand cards leave: as payment, at the start, at the hand limit. One card at a time, ascending."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import DONE, WAIT
from astrarium.games.race.frames.pick import OneByOne
from astrarium.games.race.reasons import (
    HIRE_ORDER,
    LIMIT_ORDER,
    PRODUCE_ORDER,
    SET_ORDER,
    START_ORDER,
    WORLD_ORDER,
)
from astrarium.games.race.state import Race
from astrarium.games.race.words import (
    DISCARD,
    KIND,
    NONE,
    OPENING_DEAL,
    OPENING_DISCARD,
    PAY,
)
from astrarium.parts.sets import distinct, set_options, set_reason

AS_PAYMENT: Final = 0
AT_START: Final = 1
AT_LIMIT: Final = 2
FOR_WORLD: Final = 3  # payment too, in the Settle phase
FOR_MILITARY: Final = 4
FOR_PRODUCTION: Final = 5

EVENTS: Final = ("pay", "discard", "hand-limit", "pay", "discard", "discard")
RULES: Final = (
    "race.base.develop.payment-is-hand-cards",
    "race.base.setup.two-cards-discarded",
    "race.base.hand-limit.ten-cards",
    "race.base.settle.non-military-paid",
    "race.storm.power.discard-for-military.up-to-two",
    "race.storm.power.discard-to-produce",
)
ORDERS: Final = (SET_ORDER, START_ORDER, LIMIT_ORDER, WORLD_ORDER, HIRE_ORDER, PRODUCE_ORDER)


class DiscardCards(OneByOne):
    """Discard hand cards. [race.base.hand-limit.owner-chooses]"""

    def __init__(self, player: i64, left: i64, floor: i64, why: i64) -> None:
        super().__init__(player, left, floor)
        self.why = why

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def verb(self) -> i64:
        return PAY if self.why == AS_PAYMENT or self.why == FOR_WORLD else DISCARD

    def candidates(self, s: Race) -> list[int]:
        return distinct(s.players[self.player].hand, self.verb())

    def reason(self, s: Race, choice: i64) -> i64:
        hand = s.players[self.player].hand
        return set_reason(hand, choice % KIND, self.left, self.floor, ORDERS[self.why])

    def options(self, s: Race) -> list[int]:
        return set_options(s.players[self.player].hand, self.verb(), self.left, self.floor)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        rule = start_rule(s, self.player) if self.why == AT_START else RULES[self.why]
        # Rule race.base.develop.payment-face-down.
        s.discard_from_hand(self.player, card, EVENTS[self.why], NONE, rule)
        s.replace(lane, DiscardCards(self.player, self.left - 1, card, self.why))


def start_rule(s: Race, seat: i64) -> str:
    """Why a seat discards before the first round: by its start world, or by the way to start."""
    tableau = s.players[seat].tableau
    if tableau and s.tables.start_hand[tableau[0]] < OPENING_DEAL - OPENING_DISCARD:
        return "race.storm.cards.ancient-race.keeps-three"
    if s.own_pile(0) is not None:
        return "race.storm.draft.hand-six-discard-two"
    if s.tables.artifacts:
        return "race.artifacts.start.discard-two-cards"
    return RULES[AT_START]
