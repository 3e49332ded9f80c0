"""Phase III with Alien Artifacts: settle what the deck turns up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.frames.deck import FromDeck
from astrarium.games.race.frames.settle_lent import FOR_NOTHING, TakeWorld
from astrarium.games.race.frames.settle_world import OneWorld, place_world
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, LAND, PASS

FROM_DECK: Final = -2  # the pick of a seat that settles what the deck turns up


class LuckyFlip(FromDeck):
    """The top card is turned up for all. [race.artifacts.power.settle.lucky-settle-flip]"""

    def __init__(self, player: i64, bonus: i64) -> None:
        self.player = player
        self.bonus = bonus

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        s.take_from_deck(card)
        s.take_openly(self.player, card)
        rule = "race.artifacts.power.settle.lucky-settle-flip"
        s.tell("lucky", self.player, 0, card, rule)
        # Rule race.artifacts.power.settle.lucky-settle-no-pay-for-military.
        if s.tables.world[card] and not s.tables.military_world[card]:
            s.replace(lane, LuckyWorld(self.player, card, self.bonus))
        else:
            # Rule race.artifacts.power.settle.lucky-settle-else-to-hand.
            s.tell("to-hand", self.player, 1, card, rule)
            s.pop(lane)


class LuckyWorld(OneWorld):
    """Place the world that was turned up, or take it into the hand.

    [race.artifacts.power.settle.lucky-settle-world-free]
    """

    def candidates(self, s: Race) -> list[int]:
        return [LAND + self.card, PASS]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == PASS:
            rule = "race.artifacts.power.settle.lucky-settle-else-to-hand"
            s.tell("to-hand", self.player, 1, self.card, rule)
            s.pop(lane)
            return
        place_world(s, self.player, self.card)
        s.replace(lane, TakeWorld(self.player, self.card, self.bonus, FOR_NOTHING, 0))
