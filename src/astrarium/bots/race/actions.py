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
from astrarium.bots.search.outlook import Judged, Parts, best_first
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
PARTS: Final = ("explore", "develop", "settle", "consume", "produce")
BUILDING_HAND: Final = 5  # cards from which on a hand surely holds something to place
THIRD_ORB_ACTION: Final = 0.4  # what it is worth to have all three, and priority
SHARPNESS: Final = 1.0  # of our guesses at what others will do


def judged_actions(
    outlook: Outlook, choices: list[int], orb_step: float, told: bool = True
) -> list[Judged]:
    """What each action card of a round would bring, best first; `orb_step` is what a step on the
    Orb would bring. Only where it is `told`, values are said by their parts."""
    judge = Judge(outlook)
    more = orb_step * (1 - judge.called[EXPLORING])
    found: list[Judged] = []
    for action in sorted(choices):
        parts: Parts = {}
        gain = judge.worth([action], parts if told else None)
        on_the_orb = more if PHASE_OF[action] == EXPLORING else 0.0
        on_the_orb += THIRD_ORB_ACTION if action == EXPLORE_ORB else 0.0
        if on_the_orb:
            parts["orb"] = on_the_orb
        found.append(Judged([action], gain + on_the_orb + outlook.noise(), parts))
    return best_first(found)


def judged_pairs(
    outlook: Outlook, first: int, choices: list[int], told: bool = True
) -> list[Judged]:
    """What the two action cards of the advanced two-player game would bring, lower card first; of
    each pair what is still to be chosen. `first` is the card that is chosen already, or NONE."""
    judge = Judge(outlook)
    found: list[Judged] = []
    for one in choices if first == NONE else [first]:
        for other in range(one, PRODUCE + 1) if first == NONE else choices:
            if other > one or one in (DEVELOP, SETTLE):
                parts: Parts = {}
                value = judge.worth([one, other], parts if told else None) + outlook.noise()
                found.append(Judged([one, other] if first == NONE else [other], value, parts))
    return best_first(found)


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

    def worth(self, actions: list[int], parts: Parts | None) -> float:
        """What these cards bring beyond the phases that others will probably call, and that by what
        it comes from."""
        worth = 0.0
        outlook = self.outlook
        for phase in range(PHASES):
            mine = tuple([action for action in actions if PHASE_OF[action] == phase])
            if not mine:
                continue
            brought, outlook = self._step(phase, outlook, mine)
            worth += brought
            if len(mine) > 1 and phase in (DEVELOPING, SETTLING):
                gain, outlook = step(phase, outlook, mine)
                worth += gain
                brought += gain
            anyway = self.called[phase] * max(0.0, self.as_guest[phase])
            gift = self.for_others[phase] * (1 - self.called[phase])
            worth -= anyway
            worth -= self.outlook.weights.others * gift
            if parts is not None:
                parts[PARTS[phase]] = brought
                parts["anyway"] = parts.get("anyway", 0.0) - anyway
                parts["others"] = parts.get("others", 0.0) - self.outlook.weights.others * gift
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
