"""The round, phase by phase, in rulebook order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, MAIN, Frame
from astrarium.games.race.frames.choose import (
    ask_actions,
    reveal_actions,
    take_actions_back,
)
from astrarium.games.race.frames.consume import start_consume
from astrarium.games.race.frames.develop import (
    ask_developments,
    draw_first,
    reveal_developments,
)
from astrarium.games.race.frames.explore import LookAtCards, ask_keep
from astrarium.games.race.frames.hand import AT_LIMIT, DiscardCards
from astrarium.games.race.frames.produce import compare_production, start_produce
from astrarium.games.race.frames.settle import ask_worlds, reveal_worlds
from astrarium.games.race.scoring import box_score
from astrarium.games.race.state import Race
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    HAND_LIMIT,
    NONE,
    PRODUCE,
    SETTLE,
    TABLEAU_END,
    TRADE,
)

FIRST: Final = 0  # a phase, or the first half of a doubled one
SECOND: Final = 1


class Phase:
    """One phase of the round: whether it takes place, and its steps in order."""

    def __init__(self, steps: i64, half: i64 = FIRST) -> None:
        self.steps = steps
        self.half = half

    def happens(self, s: Race) -> bool:
        """Phases that nobody chose are left out. [race.base.round.unchosen-phase-skipped]"""
        return True

    def do(self, s: Race, step: i64) -> None:
        raise NotImplementedError


class ChooseActions(Phase):
    def do(self, s: Race, step: i64) -> None:
        if step == 0:
            s.tell("round", NONE, s.round_number, NONE, "race.base.round.phase-order")
            ask_actions(s)
        else:
            reveal_actions(s)
            for part in s.tables.parts:
                part.actions_revealed(s)


class Explore(Phase):
    def happens(self, s: Race) -> bool:
        """[race.base.round.both-explores-one-phase]

        [race.artifacts.orb.step.any-explore-triggers]
        """
        explores = anyone_chose(s, EXPLORE_5) or anyone_chose(s, EXPLORE_1_1)
        return explores or anyone_chose(s, EXPLORE_ORB)

    def do(self, s: Race, step: i64) -> None:
        if step == 0:
            begin(s, 1)
            s.push(MAIN, LookAtCards())
            for part in s.tables.parts:
                part.before_explore(s)
        else:
            note_end(s, 1, FIRST)
            ask_keep(s)


class Develop(Phase):
    def happens(self, s: Race) -> bool:
        """[race.base.two-player.double-develop]"""
        return anyone_chose(s, DEVELOP, self.half)

    def do(self, s: Race, step: i64) -> None:
        if step == 0:
            # Rule race.base.two-player.double-start-draws-in-both.
            begin(s, 2)
            draw_first(s)
        elif step == 1:
            ask_developments(s, self.half)
        else:
            note_end(s, 2, self.half)
            reveal_developments(s, self.half)


class Settle(Phase):
    def happens(self, s: Race) -> bool:
        """[race.base.two-player.double-settle]"""
        return anyone_chose(s, SETTLE, self.half)

    def do(self, s: Race, step: i64) -> None:
        if step == 0:
            begin(s, 3)
            ask_worlds(s)
        elif step == 1:
            reveal_worlds(s, self.half)
        else:
            s.end_temporary_military()
            note_end(s, 3, self.half)


class Consume(Phase):
    def happens(self, s: Race) -> bool:
        """[race.base.round.both-consumes-one-phase]"""
        return anyone_chose(s, TRADE) or anyone_chose(s, DOUBLE_VP)

    def do(self, s: Race, step: i64) -> None:
        begin(s, 4)
        note_end(s, 4, FIRST)
        start_consume(s)


class Produce(Phase):
    def happens(self, s: Race) -> bool:
        return anyone_chose(s, PRODUCE)

    def do(self, s: Race, step: i64) -> None:
        if step == 0:
            begin(s, 5)
            start_produce(s)
        else:
            note_end(s, 5, FIRST)
            compare_production(s)


class HandsDown(Phase):
    def do(self, s: Race, step: i64) -> None:
        for part in s.tables.parts:
            part.before_hand_limit(s)
        ask_hand_limit(s)


# Rule race.base.round.phase-order.
PHASES: Final[list[Phase]] = [
    ChooseActions(2),
    Explore(2),
    Develop(3, FIRST),
    Develop(3, SECOND),
    Settle(3, FIRST),
    Settle(3, SECOND),
    Consume(1),
    Produce(2),
    HandsDown(1),
]


# The steps of a round: of which phase, and the how-manieth of it.
STEPS: Final = [phase for phase in PHASES for _ in range(phase.steps)]
NUMBERS: Final = [number for phase in PHASES for number in range(phase.steps)]
CHOOSE: Final = 0
END_CHECK: Final = len(STEPS)


class Round(Frame[Race]):
    """All chosen phases, whatever happens in them, then the hand limit and the end check.

    [race.base.end.round-finished]
    [race.base.end.pool-empty-round-finished] [race.base.scoring.tie-hand-after-limit]
    """

    def __init__(self, step: i64) -> None:
        self.step = step

    def advance(self, s: Race, lane: i64) -> i64:
        step = self.step
        while step < END_CHECK:
            phase = STEPS[step]
            step += 1
            if phase.happens(s):
                s.replace(lane, Round(step))
                phase.do(s, NUMBERS[step - 1])
                return AGAIN
        return end_round(s, lane)


def end_round(s: Race, lane: i64) -> i64:
    """After the hand limit. [race.base.round.end-of-round-order]"""
    take_actions_back(s)
    for part in s.tables.parts:
        part.round_over(s)
    if not ended(s):
        s.round_number += 1
        s.replace(lane, Round(CHOOSE))
        return AGAIN
    for part in s.tables.parts:
        part.before_scoring(s)
    if s.sink is not None:
        tell_scores(s)
    return DONE


# --- the end of a phase ---------------------------------------------------------------------------


class PhaseOver(Frame[Race]):
    """Waits below all the business of a phase."""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def advance(self, s: Race, lane: i64) -> i64:
        s.pop(lane)
        for part in s.tables.parts:
            part.phase_over(s, self.phase)
        return AGAIN


def note_end(s: Race, phase: i64, half: i64) -> None:
    """Called at the last step of a phase, before its frames are pushed."""
    if s.extras is not None:
        s.push(MAIN, PhaseOver(phase))
        for part in s.tables.parts:
            part.after_seats(s, phase, half)


# --- steps ---------------------------------------------------------------------------------------


def begin(s: Race, phase: i64) -> None:
    s.tell("phase", NONE, phase, NONE, "race.base.round.phase-order")


def anyone_chose(s: Race, action: i64, half: i64 = FIRST) -> bool:
    """However many did; for the second half of a doubled phase, with both cards.

    [race.base.round.phase-once] [race.base.two-player.double-develop]
    [race.base.two-player.double-settle]
    """
    for player in s.players:
        if player.chose_twice(action) if half == SECOND else player.chose(action):
            return True
    for part in s.tables.parts:
        if part.chose(s, action, half):
            return True
    return False


def ask_hand_limit(s: Race) -> None:
    """Only here: during the round a hand has no limit.

    [race.base.hand-limit.ten-cards] [race.base.hand-limit.only-at-round-end]
    """
    for seat in range(len(s.players)):
        over: i64 = len(s.players[seat].hand) - HAND_LIMIT
        if over > 0:
            s.push(seat + 1, DiscardCards(seat, over, 0, AT_LIMIT))


def ended(s: Race) -> bool:
    """Asked when the round is over, the hand limit included; start worlds count.

    [race.base.end.twelve-cards] [race.base.end.start-world-counts]
    [race.base.end.twelfth-card-undone] [race.base.end.pool-empty]
    """
    over = False
    for seat in range(len(s.players)):
        cards: i64 = len(s.players[seat].tableau)
        if cards >= TABLEAU_END:
            s.tell("end", seat, cards, NONE, "race.base.end.twelve-cards")
            over = True
    for part in s.tables.parts:
        if part.ended(s):
            over = True
    if s.pool <= 0:
        s.tell("end", NONE, s.pool, NONE, "race.base.end.pool-empty")
        over = True
    return over


def tell_scores(s: Race) -> None:
    for seat in range(len(s.players)):
        tell_score(s, seat)
    for part in s.tables.parts:
        part.tell_rivals(s)


def tell_score(s: Race, seat: i64) -> None:
    """Where each point comes from. [race.base.scoring.total]"""
    tables = s.tables
    player = s.players[seat]
    rule = "race.base.scoring.total"
    s.tell("score-chips", seat, player.vp, NONE, rule)
    for card in player.tableau:
        if tables.vp[card]:
            s.tell("score-card", seat, tables.vp[card], card, rule)
        box = tables.variable[card]
        if box is not None:
            s.tell("score-variable", seat, box_score(tables, player, box), card, rule)
    for part in tables.parts:
        part.tell_points(s, seat)
