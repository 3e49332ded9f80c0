"""Standing orders: answers that a seat leaves with the driver.

    {"dice": "sensible"}    a die goes to the largest ship that it destroys, else to the one nearest
                            to its end
    {"cubes": "cheapest"}   cubes go back where least production is lost
    {"offers": "decline"}   no relations are wanted: none are offered, all are turned down
    {"passed": "pass"}      whoever has passed does not react

What is not ordered is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import INTERRUPT
from astrarium.core.game import Data, Option
from astrarium.games.eclipse.blueprints import HULL
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.frames.cubes import BuryCubes, ReturnCubes
from astrarium.games.eclipse.frames.diplomacy import AfterCombat, AnswerOffer
from astrarium.games.eclipse.frames.turn import AFTER, Turn
from astrarium.games.eclipse.population import settle_choices
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.words import (
    ACCEPT,
    CUBE_TO,
    DECLINE,
    END_TURN,
    HIT,
    NONE,
    PASS,
    STOP,
    WOUNDS,
)

STANDING_ORDERS: Final = (
    Option("dice", "ask", ("ask", "sensible")),
    Option("cubes", "ask", ("ask", "cheapest")),
    Option("offers", "ask", ("ask", "decline", "accept")),
    Option("passed", "ask", ("ask", "pass")),
)


def ordered(s: Eclipse, lane: i64, orders: Data) -> int:
    """The answer that the orders give to the question of a lane; NONE if they give none."""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    if isinstance(frame, Assign):
        return best_hit(s, frame) if orders.get("dice") == "sensible" else NONE
    if isinstance(frame, (ReturnCubes, BuryCubes)):
        options = frame.options(s)
        return (
            cheapest_track(s, frame.player, options) if orders.get("cubes") == "cheapest" else NONE
        )
    if isinstance(frame, AnswerOffer):
        answers = {"decline": DECLINE, "accept": ACCEPT}
        return answers.get(str(orders.get("offers")), NONE)
    if isinstance(frame, AfterCombat):
        return STOP if orders.get("offers") == "decline" else NONE
    if isinstance(frame, Turn):
        return turn_answer(s, frame, orders)
    return NONE


def turn_answer(s: Eclipse, frame: Turn, orders: Data) -> int:
    """[eclipse.action.passed-only-reaction] [eclipse.diplomacy.timing.own-turn]"""
    seat = frame.player
    if frame.stage == AFTER:
        only_offers = len(settle_choices(s, seat, True)) == 0
        return END_TURN if only_offers and orders.get("offers") == "decline" else NONE
    if s.players[seat].passed == 1 and orders.get("passed") == "pass":
        return PASS
    return NONE


def best_hit(s: Eclipse, frame: Assign) -> int:
    """[eclipse.combat.roll.assign-after]"""
    damage: i64 = s.rules.damage[frame.next_die(s) // FACES]
    best: i64 = NONE
    best_worth: i64 = -1000
    for choice in frame.options(s):
        target = choice - HIT
        hull = value(s, frame.other, target // WOUNDS, HULL)
        left = hull + 1 - target % WOUNDS
        worth: i64 = 100 + hull if damage >= left else -left
        if worth > best_worth:
            best, best_worth = choice, worth
    return best


def cheapest_track(s: Eclipse, seat: i64, options: list[int]) -> int:
    """[eclipse.population.grey.return]"""
    best: i64 = NONE
    least: i64 = 1000
    for choice in options:
        if choice >= INTERRUPT:
            continue
        cubes = s.players[seat].cubes_on(choice - CUBE_TO)
        most = len(s.rules.production) - 1
        lost = s.rules.production[cubes] - s.rules.production[min(cubes + 1, most)]
        if lost < least:
            best, least = choice, lost
    return best
