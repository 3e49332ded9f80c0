"""Which action card to choose: what each brings, and what the others would bring anyway."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.bots.race import phases
from astrarium.bots.race.goods import consume_worth, stock_of
from astrarium.bots.race.outlook import Outlook, Side
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    TRADE,
)

EXPLORING, DEVELOPING, SETTLING, CONSUMING, PRODUCING = range(5)
PHASE_OF = {
    EXPLORE_5: EXPLORING,
    EXPLORE_1_1: EXPLORING,
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
TWICE = (DEVELOP, SETTLE)


def best_action(outlook: Outlook, choices: list[int]) -> int:
    """The one action card of a round."""
    judge = Judge(outlook)
    return max(choices, key=lambda action: (judge.worth((action,)), -action))


def best_pair(outlook: Outlook, first: int | None, choices: list[int]) -> int:
    """The next of the two action cards of the advanced two-player game, lower card first."""
    judge = Judge(outlook)
    firsts = choices if first is None else [first]
    pairs = [
        (one, other)
        for one in firsts
        for other in (range(one, PRODUCE + 1) if first is None else choices)
        if other > one or one in TWICE
    ]
    best = max(pairs, key=lambda pair: (judge.worth(pair), -pair[0], -pair[1]))
    return best[0] if first is None else best[1]


class Judge:
    """Weighs sets of action cards against each other in one situation."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.called = called_by_others(outlook)
        self.as_guest = [phase(outlook, ())[0] for phase in PHASES]
        self.for_others = [
            max(gain_of_other(outlook, side, phase) for side in outlook.others)
            for phase in range(len(PHASES))
        ]

    def worth(self, actions: tuple[int, ...]) -> float:
        """What these cards bring beyond the phases that others will probably call."""
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
            worth -= self.called[phase] * max(0.0, self.as_guest[phase])
            gift = self.for_others[phase] * (1 - self.called[phase])
            worth -= self.outlook.weights.others * gift
        return worth


def called_by_others(outlook: Outlook) -> list[float]:
    """How likely somebody else is to call each phase."""
    nobody = [1.0] * len(PHASES)
    for side in outlook.others:
        likely = inclinations(outlook, side)
        total = sum(likely)
        for phase, weight in enumerate(likely):
            alone = 1 - weight / total
            nobody[phase] *= alone * alone if outlook.cards.advanced else alone
    return [1 - share for share in nobody]


def inclinations(outlook: Outlook, side: Side) -> list[float]:
    """What another seat's table and the size of its hand speak for."""
    money = min(side.hand_size, 6)
    empty = side.empty_production_worlds()
    return [
        1.2 if side.hand_size < 3 else 0.5,
        0.15 * money,
        0.25 * money,
        0.1 + 0.6 * len(side.stocked),
        0.1 + 0.5 * empty,
    ]


def gain_of_other(outlook: Outlook, side: Side, phase: int) -> float:
    """Roughly what a phase that it did not choose brings another seat."""
    card_worth = outlook.card_worth
    if phase == EXPLORING:
        return card_worth
    if phase in (DEVELOPING, SETTLING):
        return min(side.hand_size, 5) * 0.35
    if phase == CONSUMING:
        stock = stock_of(outlook.cards, side.stocked)
        return consume_worth(outlook.cards, side.tableau, stock, 1, card_worth) * 0.5
    return side.empty_production_worlds() * 1.5 * outlook.good_later
