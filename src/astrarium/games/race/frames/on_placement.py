"""What a world lets its owner do at the moment it is placed."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, EVERYONE, WAIT, SeatFrame
from astrarium.games.race.frames.deck import NewGood, deck_has_card
from astrarium.games.race.state import Race
from astrarium.games.race.words import DISCARD, KIND, PASS
from astrarium.parts.sets import distinct


class CardForGood(SeatFrame[Race]):
    """Discard a hand card for a good on the new world, or do not.

    [race.artifacts.power.place.discard-for-rare-good]
    """

    def __init__(self, player: i64, world: i64) -> None:
        super().__init__(player)
        self.world = world

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if s.players[self.player].hand and deck_has_card(s, self.player) else DONE

    def candidates(self, s: Race) -> list[int]:
        return [PASS, *distinct(s.players[self.player].hand, DISCARD)]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice == PASS:
            return
        rule = "race.artifacts.power.place.discard-for-rare-good"
        s.discard_from_hand(self.player, choice % KIND, "discard", self.world, rule)
        s.tell("good", self.player, 1, self.world, rule)
        s.push(lane, NewGood(self.player, self.world))

    def audience(self, s: Race, choice: i64) -> i64:
        return EVERYONE if choice == PASS else self.player
