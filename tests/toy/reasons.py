"""Why not: codes, and the cards that name their text and rule."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import NOT_OFFERED
from astrarium.core.game import ReasonCard

NOT_IN_HAND: Final = 2
MUST_BID: Final = 3
TOO_POOR: Final = 4
HAND_FULL: Final = 5
IN_THE_STORM: Final = 6
TOO_FEW_CARDS: Final = 7
KNOWN_ALREADY: Final = 8
NOT_ASCENDING: Final = 9
NO_LAMP: Final = 10
NOT_BROKE: Final = 11
LAST_SEAT: Final = 12

CARDS: Final = {
    NOT_OFFERED: ReasonCard("not-offered", "toy.turn"),
    NOT_IN_HAND: ReasonCard("not-in-hand", "toy.hand.own"),
    MUST_BID: ReasonCard("must-bid", "toy.bid.must"),
    TOO_POOR: ReasonCard("too-poor", "toy.coins"),
    HAND_FULL: ReasonCard("hand-full", "toy.hand.limit"),
    IN_THE_STORM: ReasonCard("in-the-storm", "toy.weather.storm"),
    TOO_FEW_CARDS: ReasonCard("too-few-cards", "toy.build.cost"),
    KNOWN_ALREADY: ReasonCard("known-already", "toy.council.peek"),
    LAST_SEAT: ReasonCard("last-seat", "toy.leave.not-the-last"),
    NOT_BROKE: ReasonCard("not-broke", "toy.leave.when"),
    NO_LAMP: ReasonCard("no-lamp", "toy.council.pawn"),
    NOT_ASCENDING: ReasonCard("not-ascending", "toy.build.order", set_order=True),
}
