"""Which action card to choose: what each brings, and what the others would bring anyway."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from astrarium.bots.race import phases
from astrarium.bots.race.outlook import Outlook, Side
from astrarium.bots.search import Judged, Parts
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    PRODUCE,
    SETTLE,
    TRADE,
)

EXPLORING, DEVELOPING, SETTLING, CONSUMING, PRODUCING = range(5)
PHASE_OF = {
    EXPLORE_5: EXPLORING,
    EXPLORE_1_1: EXPLORING,
    EXPLORE_ORB: EXPLORING,
    DEVELOP: DEVELOPING,
    SETTLE: SETTLING,
    TRADE: CONSUMING,
    DOUBLE_VP: CONSUMING,
    PRODUCE: PRODUCING,
}
PHASES: tuple[Callable[[Outlook, tuple[int, ...]], phases.Step], ...] = (
    phases.explore,
    phases.develop,
    phases.settle,
    phases.consume,
    phases.produce,
)
PARTS = ("explore", "develop", "settle", "consume", "produce")
TWICE = (DEVELOP, SETTLE)
BUILDING_HAND = 5  # cards from which on a hand surely holds something to place
THIRD_ORB_ACTION = 0.4  # what it is worth to have all three, and priority
SHARPNESS = 1.0  # of our guesses at what others will do


def judged_actions(outlook: Outlook, choices: list[int], orb_step: float) -> list[Judged]:
    """What each action card of a round would bring, best first; `orb_step` is what a step on the
    Orb would bring."""
    judge = Judge(outlook)
    more = orb_step * (1 - judge.called[EXPLORING])
    found = []
    for action in sorted(choices):
        parts: Parts = {}
        gain = judge.worth((action,), parts)
        on_the_orb = more if PHASE_OF[action] == EXPLORING else 0.0
        on_the_orb += THIRD_ORB_ACTION if action == EXPLORE_ORB else 0.0
        if on_the_orb:
            parts["orb"] = on_the_orb
        found.append(Judged([action], gain + on_the_orb + outlook.noise(), parts))
    return sorted(found, key=lambda judged: -judged.value)


def judged_pairs(outlook: Outlook, first: int | None, choices: list[int]) -> list[Judged]:
    """What the two action cards of the advanced two-player game would bring, lower card first; of
    each pair what is still to be chosen."""
    judge = Judge(outlook)
    firsts = choices if first is None else [first]
    pairs = sorted(
        (one, other)
        for one in firsts
        for other in (range(one, PRODUCE + 1) if first is None else choices)
        if other > one or one in TWICE
    )
    found = []
    for pair in pairs:
        parts: Parts = {}
        value = judge.worth(pair, parts) + outlook.noise()
        found.append(Judged(list(pair if first is None else pair[1:]), value, parts))
    return sorted(found, key=lambda judged: -judged.value)


class Judge:
    """Weighs sets of action cards against each other in one situation."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.as_guest = [phase(outlook, ())[0] for phase in PHASES]
        if outlook.robot is not None:
            self.called = outlook.robot.calls()
            self.for_others = outlook.robot.reactions()
            return
        guesses = [Guess(outlook, side) for side in outlook.others]
        self.called = called_by_others(guesses, outlook.rules.advanced)
        self.for_others = [
            max(guess.as_guest[phase] for guess in guesses) for phase in range(len(PHASES))
        ]

    def worth(self, actions: tuple[int, ...], parts: Parts) -> float:
        """What these cards bring beyond the phases that others will probably call, and that by what
        it comes from."""
        worth = 0.0
        outlook = self.outlook
        for phase, ours in enumerate(PHASES):
            mine = tuple(action for action in actions if PHASE_OF[action] == phase)
            if not mine:
                continue
            rounds = mine if mine[0] in TWICE else mine[:1]
            for _ in rounds:
                gain, outlook = ours(outlook, mine)
                worth += gain
                parts[PARTS[phase]] = parts.get(PARTS[phase], 0.0) + gain
            anyway = self.called[phase] * max(0.0, self.as_guest[phase])
            gift = self.for_others[phase] * (1 - self.called[phase])
            worth -= anyway
            worth -= self.outlook.weights.others * gift
            parts["anyway"] = parts.get("anyway", 0.0) - anyway
            parts["others"] = parts.get("others", 0.0) - self.outlook.weights.others * gift
        return worth


class Guess:
    """What another seat would make of each phase, as far as its table shows it."""

    def __init__(self, outlook: Outlook, side: Side) -> None:
        weights = outlook.weights
        there = outlook.in_the_place_of(side)
        build = min(side.hand_size, BUILDING_HAND) * weights.build_guess
        self.as_guest = [
            phases.explore(there, ())[0],
            build,
            build,
            max(0.0, phases.consume(there, ())[0]),
            phases.produce(there, ())[0],
        ]
        trade = phases.consume(there, (TRADE,))[0]
        self.as_caller = [
            phases.explore(there, (EXPLORE_1_1,))[0],
            build,
            build + weights.settle_guess,
            max(trade, phases.consume(there, (DOUBLE_VP,))[0]),
            phases.produce(there, (PRODUCE,))[0],
        ]

    def likely(self, sharpness: float) -> list[float]:
        """How likely the seat is to call each phase: the more it brings, the likelier."""
        marks = [exp(sharpness * gain) for gain in self.as_caller]
        total = sum(marks)
        return [mark / total for mark in marks]


def called_by_others(guesses: list[Guess], twice: bool) -> list[float]:
    """How likely somebody else is to call each phase."""
    nobody = [1.0] * len(PHASES)
    for guess in guesses:
        for phase, share in enumerate(guess.likely(SHARPNESS)):
            nobody[phase] *= (1 - share) ** 2 if twice else 1 - share
    return [1 - share for share in nobody]
