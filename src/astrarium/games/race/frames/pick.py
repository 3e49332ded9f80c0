"""One of the cards that a seat looks at is picked in secret; all picks take effect together."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import EVERYONE, SeatFrame, arguments_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import KEEP, KIND, STOP
from astrarium.parts.sets import distinct


class OneByOne(SeatFrame[Race]):
    """`left` more cards, named in ascending order, so that each set comes once."""

    def __init__(self, player: i64, left: i64, floor: i64) -> None:
        super().__init__(player)
        self.left = left
        self.floor = floor  # none may be lower

    def shown(self, eyes: int | None) -> list[int]:
        """The floor names the card that went last: only its owner knows it."""
        data = self.data()
        if eyes != self.player:
            data[arguments_of(type(self)).index("floor")] = 0
        return data

    def audience(self, s: Race, choice: i64) -> i64:
        """[race.base.deck.discards-face-down]"""
        return EVERYONE if choice == STOP else self.player


class SecretPick(SeatFrame[Race]):
    """The pick lies with the player until whoever asked for it takes it up."""

    def candidates(self, s: Race) -> list[int]:
        return distinct(s.players[self.player].looked_at, KEEP)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.players[self.player].pick = choice % KIND
        s.pop(lane)
