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
from astrarium.games.race.frames.explore import LookAtCards, ask_keep, look
from astrarium.games.race.frames.hand import AT_LIMIT, DiscardCards
from astrarium.games.race.frames.produce import compare_production, start_produce
from astrarium.games.race.frames.settle import ask_worlds, end_settle, reveal_worlds
from astrarium.games.race.frames.settle_more import reveal_more_worlds
from astrarium.games.race.goals.awards import (
    look_at_goals,
    note_surplus,
    share_most_goals,
    tell_goal_scores,
)
from astrarium.games.race.goals.tiles import ROUND_ENDS
from astrarium.games.race.orb.access import has_orb, orb_of
from astrarium.games.race.orb.frames.step import end_orb_step, start_orb_step
from astrarium.games.race.orb.powers import forget
from astrarium.games.race.orb.scoring import reveal_tokens, tell_orb_score
from astrarium.games.race.robot.ending import robot_has_ended, tell_robot_score
from astrarium.games.race.robot.frames.rolls import roll_dice, take_dice_back
from astrarium.games.race.robot.frames.turn import robot_follows
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

CHOOSE: Final = 0
REVEAL: Final = 1
EXPLORE_LOOK: Final = 2
EXPLORE_KEEP: Final = 3
DEVELOP_DRAW: Final = 4
DEVELOP_CHOOSE: Final = 5
DEVELOP_PAY: Final = 6
SECOND_DEVELOP_DRAW: Final = 7
SECOND_DEVELOP_CHOOSE: Final = 8
SECOND_DEVELOP_PAY: Final = 9
SETTLE_CHOOSE: Final = 10
SETTLE_PAY: Final = 11
SETTLE_OVER: Final = 12
SECOND_SETTLE_CHOOSE: Final = 13
SECOND_SETTLE_PAY: Final = 14
SECOND_SETTLE_OVER: Final = 15
CONSUME_ALL: Final = 16
PRODUCE_ALL: Final = 17
PRODUCE_COMPARE: Final = 18
HANDS_DOWN: Final = 19
END_CHECK: Final = 20


class Round(Frame[Race]):
    """All chosen phases, whatever happens in them, then the hand limit and the end check.

    [race.base.end.round-finished]
    [race.base.end.pool-empty-round-finished] [race.base.scoring.tie-hand-after-limit]
    """

    def __init__(self, step: i64) -> None:
        self.step = step

    def data(self) -> list[int]:
        return [self.step]

    def advance(self, s: Race, lane: i64) -> i64:
        step = self.step
        if step == END_CHECK:
            take_actions_back(s)
            if s.extras is not None:
                round_over(s)
            # Rule race.base.round.end-of-round-order: after the hand limit.
            if ended(s):
                if s.extras is not None:
                    before_scoring(s)
                tell_scores(s)
                return DONE
            s.round_number += 1
            s.replace(lane, Round(CHOOSE))
            return AGAIN
        # Rule race.base.round.phase-order.
        s.replace(lane, Round(step + 1))
        if step <= REVEAL or step >= HANDS_DOWN or phase_happens(s, step):
            do_step(s, step)
        return AGAIN


def do_step(s: Race, step: i64) -> None:
    if step == CHOOSE:
        s.tell("round", NONE, s.round_number, NONE, "race.base.round.phase-order")
        ask_actions(s)
    elif step == REVEAL:
        reveal_actions(s)
        if s.robot() is not None:
            roll_dice(s)
    elif step == EXPLORE_LOOK:
        begin(s, 1)
        if s.extras is None:
            look(s)
        else:
            s.push(MAIN, LookAtCards())
            before_explore(s)
    elif step == EXPLORE_KEEP:
        note_end(s, 1, 0)
        ask_keep(s)
    elif step == DEVELOP_DRAW or step == SECOND_DEVELOP_DRAW:
        # Rule race.base.two-player.double-start-draws-in-both.
        begin(s, 2)
        draw_first(s)
    elif step == DEVELOP_CHOOSE or step == SECOND_DEVELOP_CHOOSE:
        ask_developments(s, 1 if step == SECOND_DEVELOP_CHOOSE else 0)
    elif step == DEVELOP_PAY or step == SECOND_DEVELOP_PAY:
        note_end(s, 2, 1 if step == SECOND_DEVELOP_PAY else 0)
        reveal_developments(s, 1 if step == SECOND_DEVELOP_PAY else 0)
    elif step == SETTLE_CHOOSE or step == SECOND_SETTLE_CHOOSE:
        begin(s, 3)
        ask_worlds(s)
    elif step == SETTLE_PAY or step == SECOND_SETTLE_PAY:
        again: i64 = 1 if step == SECOND_SETTLE_PAY else 0
        if s.extras is None:
            reveal_worlds(s, again)
        else:
            reveal_more_worlds(s, again)
    elif step == SETTLE_OVER or step == SECOND_SETTLE_OVER:
        end_settle(s)
        note_end(s, 3, 1 if step == SECOND_SETTLE_OVER else 0)
    elif step == CONSUME_ALL:
        begin(s, 4)
        note_end(s, 4, 0)
        start_consume(s)
    elif step == PRODUCE_ALL:
        begin(s, 5)
        start_produce(s)
    elif step == PRODUCE_COMPARE:
        note_end(s, 5, 0)
        compare_production(s)
    else:
        if s.extras is not None:
            before_hand_limit(s)
        ask_hand_limit(s)


# --- where expansions step in: never called in the base game -------------------------------------


def before_explore(s: Race) -> None:
    """What comes in the Explore phase before anyone looks at cards; frames go to the main lane."""
    if has_orb(s):
        start_orb_step(s)


def phase_over(s: Race, phase: i64) -> None:
    """What comes at the very end of a phase (1 to 5), also of each half of a doubled one."""
    extras = s.extras
    if extras is not None and extras.goals is not None:
        look_at_goals(s, extras.goals, phase)
    if has_orb(s):
        forget(s)
        if phase == 1:
            end_orb_step(s)


def before_hand_limit(s: Race) -> None:
    """All phases of the round are over."""
    extras = s.extras
    if extras is not None and extras.goals is not None:
        note_surplus(s, extras.goals)


def round_over(s: Race) -> None:
    """Hands are down to the limit; whether the game ends is not yet asked."""
    extras = s.extras
    if s.robot() is not None:
        take_dice_back(s)
    if extras is not None and extras.goals is not None:
        look_at_goals(s, extras.goals, ROUND_ENDS)


def before_scoring(s: Race) -> None:
    """The game has ended."""
    extras = s.extras
    if extras is not None and extras.goals is not None:
        share_most_goals(s, extras.goals)
    if has_orb(s):
        reveal_tokens(s)


class PhaseOver(Frame[Race]):
    """Waits below all the business of a phase."""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def data(self) -> list[int]:
        return [self.phase]

    def advance(self, s: Race, lane: i64) -> i64:
        s.pop(lane)
        phase_over(s, self.phase)
        return AGAIN


def note_end(s: Race, phase: i64, second: i64) -> None:
    """Called at the last step of a phase, before its frames are pushed.

    Of a doubled phase `second` is 0 in the first half, 1 in the second.
    """
    if s.extras is not None:
        s.push(MAIN, PhaseOver(phase))
        if s.extras.robot is not None:
            robot_follows(s, phase, second)


# --- steps ---------------------------------------------------------------------------------------


def begin(s: Race, phase: i64) -> None:
    s.tell("phase", NONE, phase, NONE, "race.base.round.phase-order")


def phase_happens(s: Race, step: i64) -> bool:
    """Phases that nobody chose are left out. [race.base.round.unchosen-phase-skipped]"""
    if step <= EXPLORE_KEEP:
        # Rule race.base.round.both-explores-one-phase.
        # Rule race.artifacts.orb.step.any-explore-triggers.
        explores = anyone_chose(s, EXPLORE_5) or anyone_chose(s, EXPLORE_1_1)
        return explores or anyone_chose(s, EXPLORE_ORB)
    if step <= DEVELOP_PAY:
        return anyone_chose(s, DEVELOP)
    if step <= SECOND_DEVELOP_PAY:
        # Rule race.base.two-player.double-develop.
        return anyone_chose_twice(s, DEVELOP)
    if step <= SETTLE_OVER:
        return anyone_chose(s, SETTLE)
    if step <= SECOND_SETTLE_OVER:
        # Rule race.base.two-player.double-settle.
        return anyone_chose_twice(s, SETTLE)
    if step == CONSUME_ALL:
        # Rule race.base.round.both-consumes-one-phase.
        return anyone_chose(s, TRADE) or anyone_chose(s, DOUBLE_VP)
    return anyone_chose(s, PRODUCE)


def anyone_chose(s: Race, action: i64) -> bool:
    """However many did. [race.base.round.phase-once]"""
    for player in s.players:
        if player.chose(action):
            return True
    robot = s.robot()
    return robot is not None and robot.chose(action)


def anyone_chose_twice(s: Race, action: i64) -> bool:
    """[race.base.two-player.double-develop] [race.base.two-player.double-settle]"""
    for player in s.players:
        if player.chose_twice(action):
            return True
    robot = s.robot()
    return robot is not None and robot.chose_twice(action)


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
    if s.robot() is not None and robot_has_ended(s):
        over = True
    if has_orb(s) and orb_of(s).pile == 0:
        s.tell("orb-end", NONE, 0, NONE, "race.artifacts.orb.end.deck-empty")
        over = True
    if s.pool <= 0:
        s.tell("end", NONE, s.pool, NONE, "race.base.end.pool-empty")
        over = True
    return over


def tell_scores(s: Race) -> None:
    if s.sink is not None:
        for seat in range(len(s.players)):
            tell_score(s, seat)
        if s.robot() is not None:
            tell_robot_score(s)


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
    extras = s.extras
    if extras is not None and extras.goals is not None:
        tell_goal_scores(s, extras.goals, seat)
    if has_orb(s):
        tell_orb_score(s, seat)
