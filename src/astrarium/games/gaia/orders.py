"""Standing orders: answers that a seat leaves with the driver.

    {"charge": "always"}        accept every passive charge
    {"charge": 2}               accept those that cost up to 2 VP, decline the others
    {"income": "gain first"}    tokens before charges ("charge first": the other way round)

What is not ordered is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import Data, Option
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.frames.income import PowerIncome
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import DECLINE, INCOME_GAIN, KIND, NONE

STANDING_ORDERS: Final = (
    Option("charge", "ask", ("ask", "always", 0, 1, 2, 3)),
    Option("income", "ask", ("ask", "gain first", "charge first")),
)


def ordered(s: Gaia, lane: i64, orders: Data) -> int:
    """The answer that the orders give to the question of a lane; NONE if they give none."""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    if isinstance(frame, Charging):
        return charge_answer(s, frame, orders.get("charge", "ask"))
    if isinstance(frame, PowerIncome):
        return income_answer(s, frame, orders.get("income", "ask"))
    return NONE


def charge_answer(s: Gaia, frame: Charging, order: object) -> int:
    """[gaia.passive.may-decline] Where a token may come before or after, the player is asked."""
    accepting = [choice for choice in frame.options(s) if choice != DECLINE]
    if isinstance(order, int):
        accepting = [choice for choice in accepting if choice % KIND - 1 <= order]
    elif order != "always":
        return NONE
    if not accepting:
        return DECLINE
    return accepting[0] if len(accepting) == 1 else NONE


def income_answer(s: Gaia, frame: PowerIncome, order: object) -> int:
    """[gaia.income.order.power-free]"""
    options = frame.options(s)
    if order == "gain first":
        return max(options)
    if order == "charge first":
        return max(choice for choice in options if choice < INCOME_GAIN)
    return NONE
