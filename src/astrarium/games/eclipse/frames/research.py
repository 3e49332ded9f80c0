"""The Research action."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, Frame
from astrarium.games.eclipse.research import can_place, gain_technology, price, research_reason
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.trade import reach
from astrarium.games.eclipse.words import RESEARCH, SCIENCE, STOP, TECHNOLOGIES


def can_research(s: Eclipse, seat: i64) -> bool:
    """Is a technology within reach, what can be traded counted?"""
    means = reach(s, seat, SCIENCE)
    for number in range(i64(TECHNOLOGIES)):
        if s.market[number] == 0 or s.rules.technologies[number].minimum > means:
            continue
        if can_place(s, seat, number) and price(s, seat, number) <= means:
            return True
    return False


class Research(Frame[Eclipse]):
    """[eclipse.research.choose] [eclipse.action-example.hydran-two-technologies]"""

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 and can_research(s, self.player) else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [STOP, *[RESEARCH + number for number in range(TECHNOLOGIES)]]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        return research_reason(s, self.player, choice - RESEARCH)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        number = choice - RESEARCH
        s.players[self.player].science -= price(s, self.player, number)
        s.replace(lane, Research(self.player, self.left - 1))
        gain_technology(s, lane, self.player, number)
