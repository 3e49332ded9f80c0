"""What a plan wastes, and what it may bring to others."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import LEGAL
from astrarium.core.game import Data, Sentence
from astrarium.games.race.effects import EAT_ALL, HAND_FOR_VP
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import all_powers
from astrarium.games.race.frames.develop import price
from astrarium.games.race.frames.hand import AT_LIMIT, DiscardCards
from astrarium.games.race.frames.settle import ChooseWorld
from astrarium.games.race.frames.settle_lucky import LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import amount_of, best_amount
from astrarium.games.race.goods import count_goods, has_good
from astrarium.games.race.robot.speak.robot import robot_may_gain
from astrarium.games.race.state import Race
from astrarium.games.race.words import (
    ANY,
    CONQUER,
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    HAND_LIMIT,
    NONE,
    PASS,
    PRODUCE,
    SETTLE,
    TRADE,
)
from astrarium.parts.told import text

OPEN_TO_ALL: Final = {
    EXPLORE_5: "gain-explore",
    EXPLORE_1_1: "gain-explore",
    DEVELOP: "gain-develop",
    SETTLE: "gain-settle",
}
TEXT_KEYS: Final = ("gain-explore", "gain-develop", "gain-settle")
GIVEN_UP: Final = ("spend", "hire", "arm")  # events whose amount is temporary Military


def picked(before: Race, after: Race, seat: int) -> list[int]:
    """The action cards that the plan picks."""
    stack = before.agenda.lanes[seat + 1]
    if not stack or not isinstance(stack[-1], ChooseAction):
        return []
    was, now = before.players[seat], after.players[seat]
    if now.action != NONE:  # nobody else chooses: the actions are revealed at once
        both = [int(now.action), int(now.second_action)]
        return both if was.pick == NONE else both[1:]
    picks = ((was.pick, now.pick), (was.second_pick, now.second_pick))
    return [int(pick) for old, pick in picks if pick not in (NONE, old)]


# --- waste ---------------------------------------------------------------------------------------


def warnings(before: Race, after: Race, seat: int, events: list[Data]) -> list[Sentence]:
    """[race.base.hand-limit.ten-cards] [race.base.settle.power-temporary-military]"""
    found = []
    for action in picked(before, after, seat):
        found += _of_action(_as_phases_begin(after), seat, action)
    over = len(after.players[seat].hand) - HAND_LIMIT
    stack = before.agenda.lanes[seat + 1]
    laying_down = stack and isinstance(stack[-1], DiscardCards) and stack[-1].why == AT_LIMIT
    if over > 0 and not laying_down:
        found.append(text("warning-hand-limit", amount=over))
    military = _military_unused(before, after, seat, events)
    if military > 0:
        found.append(text("warning-military-unused", amount=military))
    if any(_is_eaten_for_nothing(event, seat) for event in events):
        found.append(text("warning-consumed-for-nothing"))
    return found + [text("warning-goal-lost", goal=id) for id in _goals_lost(before, after, seat)]


def _is_eaten_for_nothing(event: Data, seat: int) -> bool:
    """All goods bring one VP less than there are. [race.base.consume.power-all-goods]"""
    if event["kind"] != "consume" or event["seat"] != seat:
        return False
    return bool(event["rule"] == "race.base.consume.power-all-goods" and event["amount"] == 1)


def _goals_lost(before: Race, after: Race, seat: int) -> list[str]:
    """Goals of most that the seat holds, and would no longer have most for by its own doing.

    [race.storm.goals.most.can-be-lost]
    """
    if not before.rules.options.get("goals"):
        return []
    was, now = goals_of(before), goals_of(after)
    found = []
    for place, number in enumerate(was.drawn):
        goal = before.tables.goals[number]
        if not goal.most or was.holders[place] != seat:
            continue
        amount = amount_of(after, now, goal, seat)
        behind = amount < goal.at_least or amount < best_amount(after, now, goal)
        if behind and amount < amount_of(before, was, goal, seat):
            found.append(goal.id)
    return found


def _military_unused(before: Race, after: Race, seat: int, events: list[Data]) -> int:
    """Temporary Military that the world needs not: it is paid for, or conquered without."""
    own = [event for event in events if event["seat"] == seat]
    frame = _world_to_take(before, seat)
    if frame is None:
        return _military_in(own) if _comes_free(before, seat) else 0
    if CONQUER in frame.candidates(before) and frame.conquer_reason(before, 0) != LEGAL:
        is_open = _world_to_take(after, seat) is not None
        if is_open or any(event["kind"] == "conquer" for event in own):
            return 0
    return _military_in(own)


def _military_in(events: list[Data]) -> int:
    return sum(event["amount"] for event in events if event["kind"] in GIVEN_UP)


def _comes_free(s: Race, seat: int) -> bool:
    """Is a world being placed that costs nothing and is not conquered?"""
    frames = [stack[-1] for stack in s.agenda.lanes if stack]
    return any(
        isinstance(frame, FreeWorld | LuckyWorld) and frame.player == seat for frame in frames
    )


def _world_to_take(s: Race, seat: int) -> NewWorld | None:
    """The question how this seat takes a world, if it is still open."""
    frames = [frame for stack in s.agenda.lanes for frame in stack]
    taking = [frame for frame in frames if isinstance(frame, NewWorld) and frame.player == seat]
    return taking[0] if taking else None


def _as_phases_begin(s: Race) -> Race:
    """While actions are chosen, the cards that work are still those of the last phase played (in
    the first round none): the whole tableau works when the next phase begins.

    [race.base.power.later-phase-same-round]
    """
    coming = s.clone()
    for player in coming.players:
        player.active = len(player.tableau)
    return coming


def _of_action(s: Race, seat: int, action: int) -> list[Sentence]:
    """A phase that brings its chooser nothing, as the tableau is now."""
    goods = int(count_goods(s, seat, ANY))
    if action == TRADE and goods == 0:
        return [text("warning-nothing-to-sell")]
    if action == DOUBLE_VP and goods == 0:
        # Rule race.base.consume.double-not-hand-discards: cards of the hand do not help.
        return [text("warning-nothing-to-consume")]
    powers = [s.tables.powers[index] for index in all_powers(s, seat)]
    eaten = [power for power in powers if power.what != HAND_FOR_VP]
    if action == DOUBLE_VP and not any(each.what == EAT_ALL or each.vp > 0 for each in eaten):
        return [text("warning-no-vp-to-double")]
    if action == PRODUCE:
        full, empty = production(s, seat)
        if empty + empty_windfalls(s, seat) == 0:
            return [text("warning-nothing-produced")]
        return [text("warning-goods-lie", amount=full)] if full else []
    tables, hand = s.tables, s.players[seat].hand
    if action == DEVELOP and all(tables.world[card] for card in hand):
        return [text("warning-no-development")]
    if action == DEVELOP and not _can_develop(s, seat):
        return [text("warning-no-development-in-reach")]
    if action == SETTLE and not any(tables.world[card] for card in hand):
        return [text("warning-no-world")]
    if action == SETTLE and ChooseWorld(seat).options(s) == [PASS]:
        return [text("warning-no-world-in-reach")]
    return []


def _can_develop(s: Race, seat: int) -> bool:
    """With the discount of whoever chooses Develop, revealed or not."""
    player = s.players[seat]
    bonus = 0 if player.chose(DEVELOP) else 1
    can_pay = len(player.hand) - 1 + bonus + int(s.tables.lender.spare_discount(s, seat, NONE))
    mine = [card for card in player.hand if not s.tables.world[card]]
    return any(
        card not in player.tableau and price(s, player, card, False) <= can_pay for card in mine
    )


def production(s: Race, seat: int) -> tuple[int, int]:
    """Production worlds with a good, which stay as they are, and without one."""
    worlds = [card for card in s.players[seat].tableau if s.tables.produces_here[card]]
    full = len([world for world in worlds if has_good(s, seat, world)])
    return full, len(worlds) - full


def empty_windfalls(s: Race, seat: int) -> int:
    worlds = [card for card in s.players[seat].tableau if s.tables.windfall[card]]
    return len([world for world in worlds if not has_good(s, seat, world)])


# --- others --------------------------------------------------------------------------------------


def others_may_gain(before: Race, after: Race, seat: int) -> list[Sentence]:
    """What others get of the phase: from what lies open on their tables alone.

    [race.base.round.everyone-takes-part]
    """
    found = []
    for action in picked(before, after, seat):
        if after.rules.robot is not None:
            found += robot_may_gain(after, action)
        elif action in OPEN_TO_ALL:
            found.append(text(OPEN_TO_ALL[action]))
        else:
            found += _from_goods(after, seat, action)
    return found


def _from_goods(s: Race, seat: int, action: int) -> list[Sentence]:
    found = []
    seats = len(s.players)
    for other in [(seat + i) % seats for i in range(1, seats)]:
        if action == PRODUCE:
            amount = production(s, other)[1]
            told = text("gain-produce", seat=other, amount=amount)
        else:
            amount = int(count_goods(s, other, ANY)) if all_powers(s, other) else 0
            told = text("gain-consume", seat=other, amount=amount)
        if amount > 0:
            found.append(told)
    return found
