"""The Upgrade action: parts given back, then parts fitted, one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, NOT_OFFERED, WAIT, Frame, because
from astrarium.games.eclipse.reasons import NOT_LEGAL_YET, TAKEN_ALREADY
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.upgrades import (
    fit_part,
    fit_reason,
    fits,
    legal_fits,
    return_part,
    return_reason,
    returns,
    shortfall,
)
from astrarium.games.eclipse.words import CLASSES, FIT, KIND, MOST_SLOTS, PARTS, RETURN, STOP

PLACES: Final = CLASSES * MOST_SLOTS  # slots of all blueprints


class Upgrade(Frame[Eclipse]):
    """[eclipse.upgrade.take-two] [eclipse.upgrade.return-first]"""

    def __init__(self, player: i64, left: i64, taken: i64) -> None:
        self.player = player
        self.left = left
        self.taken = taken  # 1 once a part was taken: nothing can be given back then

    def data(self) -> list[int]:
        return [self.player, self.left, self.taken]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.left > 0:
            return WAIT
        s.pop(lane)
        return AGAIN

    def candidates(self, s: Eclipse) -> list[int]:
        return [STOP, *returns(s, self.player), *fits(s, self.player)]

    def options(self, s: Eclipse) -> list[int]:
        """Sorted: to stop, to give back, to fit."""
        early = [STOP] if self.taken == 1 else [STOP, *returns(s, self.player)]
        found = [choice for choice in early if self.reason(s, choice) == LEGAL]
        return found + legal_fits(s, self.player, self.left - 1)

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == STOP:
            legal = shortfall(s, self.player) == 0
            return LEGAL if legal else because(NOT_LEGAL_YET)
        if choice >= FIT:
            return fit_reason(s, self.player, choice % KIND, self.left - 1)
        if self.taken == 1:
            return because(TAKEN_ALREADY)
        return return_reason(s, self.player, choice - RETURN, self.left)

    def unsuggested(self, s: Eclipse, choice: i64) -> i64:
        """Parts and slots that the seat has not are refused for that."""
        is_fit = FIT <= choice < FIT + PLACES * PARTS and choice % PARTS < len(s.rules.parts)
        if is_fit or RETURN <= choice < RETURN + PLACES:
            against = self.reason(s, choice)
            return NOT_OFFERED if against == LEGAL else against
        return NOT_OFFERED

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
        elif choice >= FIT:
            fit_part(s, self.player, choice % KIND)
            s.replace(lane, Upgrade(self.player, self.left - 1, 1))
        else:
            return_part(s, self.player, choice - RETURN)
