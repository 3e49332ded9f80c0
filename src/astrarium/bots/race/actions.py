"""Which action card to choose: what each brings, and what the others would bring anyway."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from astrarium.bots.race.outlook import Outlook, Side
from astrarium.bots.race.phases import (
    CONSUMING,
    DEVELOPING,
    EXPLORING,
    PHASES,
    PRODUCING,
    SETTLING,
    Step,
    consume,
    explore,
    produce,
    step,
)
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    NONE,
    PRODUCE,
    SETTLE,
    TRADE,
)

# The phase of each action card, by its number.
PHASE_OF: Final[dict[int, int]] = {
    EXPLORE_5: EXPLORING,
    EXPLORE_1_1: EXPLORING,
    EXPLORE_ORB: EXPLORING,
    DEVELOP: DEVELOPING,
    SETTLE: SETTLING,
    TRADE: CONSUMING,
    DOUBLE_VP: CONSUMING,
    PRODUCE: PRODUCING,
}
BUILDING_HAND: Final = 5  # cards from which on a hand surely holds something to place
THIRD_ORB_ACTION: Final = 0.4  # what it is worth to have all three, and priority
SHARPNESS: Final = 1.0  # of our guesses at what others will do


def best_action(outlook: Outlook, choices: list[int], orb_step: float = 0.0) -> int:
    """The one action card of a round; `orb_step` is what a step on the Orb would bring."""
    judge = Judge(outlook)
    more = orb_step * (1 - judge.called[EXPLORING])
    best, most = NONE, 0.0
    for action in choices:
        worth = judge.worth([action])
        if PHASE_OF[action] == EXPLORING:
            worth += more
        if action == EXPLORE_ORB:
            worth += THIRD_ORB_ACTION
        worth += outlook.noise()
        if best == NONE or worth > most or (worth == most and action < best):
            best, most = action, worth
    return best


def best_pair(outlook: Outlook, first: int, choices: list[int]) -> int:
    """The next of the two action cards of the advanced two-player game, lower card first.

    `first` is the one that is chosen already, or NONE.
    """
    one, other = best_pairs(outlook, first, choices)[0]
    return one if first == NONE else other


def best_pairs(outlook: Outlook, first: int, choices: list[int]) -> list[tuple[int, int]]:
    """All pairs, the best first."""
    judge = Judge(outlook)
    found: list[tuple[float, int, int]] = []
    for one in choices if first == NONE else [first]:
        for other in range(one, PRODUCE + 1) if first == NONE else choices:
            if other > one or one in (DEVELOP, SETTLE):
                worth = judge.worth([one, other]) + outlook.noise()
                found.append((-worth, one, other))
    found.sort()
    return [(one, other) for _, one, other in found]


class Judge:
    """Weighs sets of action cards against each other in one situation."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.known: dict[tuple[int, ...], Step] = {}  # what the first phase of a plan brings
        self.as_guest: list[float] = []
        for phase in range(PHASES):
            gain, _ = step(phase, outlook, ())
            self.as_guest.append(gain)
        if outlook.robot is not None:
            self.called = outlook.robot.calls()
            self.for_others = outlook.robot.reactions()
            return
        guesses = [Guess(outlook, side) for side in outlook.others]
        likely = [guess.likely(SHARPNESS) for guess in guesses]
        self.called = called_by_others(likely, outlook.rules.advanced)
        self.for_others = [
            max([guess.as_guest[phase] for guess in guesses]) for phase in range(PHASES)
        ]

    def worth(self, actions: list[int]) -> float:
        """What these cards bring beyond the phases that others will probably call."""
        worth = 0.0
        outlook = self.outlook
        for phase in range(PHASES):
            mine = tuple([action for action in actions if PHASE_OF[action] == phase])
            if not mine:
                continue
            gain, outlook = self._step(phase, outlook, mine)
            worth += gain
            if len(mine) > 1 and phase in (DEVELOPING, SETTLING):
                gain, outlook = step(phase, outlook, mine)
                worth += gain
            worth -= self.called[phase] * max(0.0, self.as_guest[phase])
            gift = self.for_others[phase] * (1 - self.called[phase])
            worth -= self.outlook.weights.others * gift
        return worth

    def _step(self, phase: i64, outlook: Outlook, mine: tuple[int, ...]) -> Step:
        if outlook is not self.outlook:
            return step(phase, outlook, mine)
        known = self.known.get(mine)
        if known is None:
            known = step(phase, outlook, mine)
            self.known[mine] = known
        return known


class Guess:
    """What another seat would make of each phase, as far as its table shows it."""

    def __init__(self, outlook: Outlook, side: Side) -> None:
        weights = outlook.weights
        there = outlook.in_the_place_of(side)
        build = min(side.hand_size, BUILDING_HAND) * weights.build_guess
        explored, _ = explore(there, ())
        explored_more, _ = explore(there, (EXPLORE_1_1,))
        consumed, _ = consume(there, ())
        sold, _ = consume(there, (TRADE,))
        doubled, _ = consume(there, (DOUBLE_VP,))
        made, _ = produce(there, ())
        made_more, _ = produce(there, (PRODUCE,))
        self.as_guest = [explored, build, build, max(0.0, consumed), made]
        self.as_caller = [
            explored_more,
            build,
            build + weights.settle_guess,
            max(sold, doubled),
            made_more,
        ]

    def likely(self, sharpness: float) -> list[float]:
        """How likely the seat is to call each phase: the more it brings, the likelier."""
        marks = [exp(sharpness * gain) for gain in self.as_caller]
        total = 0.0
        for mark in marks:
            total += mark
        return [mark / total for mark in marks]


def called_by_others(likely: list[list[float]], twice: bool) -> list[float]:
    """How likely somebody else is to call each phase, by how likely each of them is to."""
    nobody = [1.0] * PHASES
    for shares in likely:
        for phase in range(PHASES):
            left = 1 - shares[phase]
            nobody[phase] *= left**2 if twice else left
    return [1 - share for share in nobody]
