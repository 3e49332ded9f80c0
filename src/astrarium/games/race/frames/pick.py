"""One of the cards that a seat looks at is picked in secret; all picks take effect together."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import SeatFrame
from astrarium.games.race.state import Race
from astrarium.games.race.words import KEEP, KIND
from astrarium.parts.sets import distinct


class SecretPick(SeatFrame[Race]):
    """The pick lies with the player until whoever asked for it takes it up."""

    def candidates(self, s: Race) -> list[int]:
        return distinct(s.players[self.player].looked_at, KEEP)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.players[self.player].pick = choice % KIND
        s.pop(lane)
