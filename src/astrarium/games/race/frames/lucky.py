"""Phase III with Alien Artifacts: settle what the deck turns up."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import EVERYONE, Frame
from astrarium.games.race.frames.deck import FromDeck
from astrarium.games.race.frames.settle import GOOD, AfterWorld
from astrarium.games.race.frames.take_world import place_world
from astrarium.games.race.state import Race, insert_sorted, sorted_with
from astrarium.games.race.words import KIND, LAND, PASS


class LuckyFlip(FromDeck):
    """The top card is turned up for all. [race.artifacts.power.settle.lucky-settle-flip]"""

    def __init__(self, player: i64, bonus: i64) -> None:
        self.player = player
        self.bonus = bonus

    def data(self) -> list[int]:
        return [self.player, self.bonus]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        player = s.players[self.player]
        s.take_from_deck(card)
        insert_sorted(player.hand, card)
        player.shown = sorted_with(player.shown, card)
        rule = "race.artifacts.power.settle.lucky-settle-flip"
        s.tell("lucky", self.player, 0, card, rule)
        # Rule race.artifacts.power.settle.lucky-settle-no-pay-for-military.
        if s.tables.world[card] and not s.tables.military_world[card]:
            s.replace(lane, LuckyWorld(self.player, card, self.bonus))
        else:
            # Rule race.artifacts.power.settle.lucky-settle-else-to-hand.
            s.tell("to-hand", self.player, 1, card, rule)
            s.pop(lane)

    def audience(self, s: Race, choice: i64) -> i64:
        return EVERYONE


class LuckyWorld(Frame[Race]):
    """Place the world that was turned up, or take it into the hand.

    [race.artifacts.power.settle.lucky-settle-world-free]
    """

    def __init__(self, player: i64, card: i64, bonus: i64) -> None:
        self.player = player
        self.card = card
        self.bonus = bonus

    def data(self) -> list[int]:
        return [self.player, self.card, self.bonus]

    def seat(self, s: Race) -> i64:
        return self.player

    def candidates(self, s: Race) -> list[int]:
        return [LAND + self.card, PASS]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == PASS:
            rule = "race.artifacts.power.settle.lucky-settle-else-to-hand"
            s.tell("to-hand", self.player, 1, self.card, rule)
            s.pop(lane)
            return
        place_world(s, self.player, self.card)
        s.replace(lane, AfterWorld(self.player, self.card, self.bonus, GOOD))
