"""Why not: codes, and the cards that name their text and rule."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Closed

closed: Final = Closed("toy.turn")
CARDS: Final = closed.cards

NOT_IN_HAND: Final = closed("not-in-hand", "toy.hand.own", 2)
MUST_BID: Final = closed("must-bid", "toy.bid.must", 3)
TOO_POOR: Final = closed("too-poor", "toy.coins", 4)
HAND_FULL: Final = closed("hand-full", "toy.hand.limit", 5)
IN_THE_STORM: Final = closed("in-the-storm", "toy.weather.storm", 6)
TOO_FEW_CARDS: Final = closed("too-few-cards", "toy.build.cost", 7)
KNOWN_ALREADY: Final = closed("known-already", "toy.council.peek", 8)
NOT_ASCENDING: Final = closed("not-ascending", "toy.build.order", 9, set_order=True)
NO_LAMP: Final = closed("no-lamp", "toy.council.pawn", 10)
NOT_BROKE: Final = closed("not-broke", "toy.leave.when", 11)
LAST_SEAT: Final = closed("last-seat", "toy.leave.not-the-last", 12)
