"""Standing orders: answers that a seat leaves with the driver.

    {"charge": "always"}        accept every passive charge
    {"charge": "free"}          accept those that cost nothing, ask about the others
    {"charge": 2}               accept those that cost up to 2 VP, decline the others
    {"income": "gain first"}    tokens before charges ("charge first": the other way round)
    {"token": "first"}          the Taklons' token before a charge ("last": after it)
    {"brainstone": "on"}        the brainstone as far on as a charge brings it

What is not ordered is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import Data, Option
from astrarium.core.position import Question
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.frames.income import PowerIncome
from astrarium.games.gaia.power import MoveBrainstone
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import DECLINE, INCOME_GAIN, KIND, NONE

STANDING_ORDERS: Final = (
    Option("charge", "ask", ("ask", "free", "always", 0, 1, 2, 3)),
    Option("income", "ask", ("ask", "gain first", "charge first")),
    Option("token", "ask", ("ask", "first", "last")),
    Option("brainstone", "ask", ("ask", "on")),
)


def ordered(s: Gaia, lane: i64, orders: Data) -> int:
    """The answer that the orders give to the question of a lane; NONE if they give none."""
    frame = s.agenda.lanes[lane][-1]
    if isinstance(frame, Charging):
        token = orders.get("token", "ask")
        return charge_answer(s, frame, orders.get("charge", "ask"), token)
    if isinstance(frame, PowerIncome):
        return income_answer(s, frame, orders.get("income", "ask"))
    if isinstance(frame, MoveBrainstone) and orders.get("brainstone", "ask") == "on":
        return max(frame.options(s))
    return NONE


def charge_answer(s: Gaia, frame: Charging, order: object, token: object) -> int:
    """[gaia.passive.may-decline] Where a token may come before or after, and nothing was said about
    that, the player is asked."""
    accepting = [choice for choice in frame.options(s) if choice != DECLINE]
    if order == "free":
        accepting = [choice for choice in accepting if choice % KIND == 1]
        if not accepting:
            return NONE
    elif isinstance(order, int):
        accepting = [choice for choice in accepting if choice % KIND - 1 <= order]
    elif order != "always":
        return NONE
    if not accepting:
        return DECLINE
    if token == "first":
        return accepting[0]
    if token == "last":
        return accepting[len(accepting) - 1]
    return accepting[0] if len(accepting) == 1 else NONE


def income_answer(s: Gaia, frame: PowerIncome, order: object) -> int:
    """[gaia.income.order.power-free]"""
    options = frame.options(s)
    if order == "gain first":
        return max(options)
    if order == "charge first":
        return max(choice for choice in options if choice < INCOME_GAIN)
    return NONE


def orders_here(s: Gaia, question: Question) -> list[tuple[str, bool | int | str]]:
    """What a seat may order when it is asked this, so that it need not be asked again."""
    frame = s.agenda.lanes[question.lane][-1]
    if isinstance(frame, Charging):
        return [("charge", "free"), ("charge", "always")]
    return [("brainstone", "on")] if isinstance(frame, MoveBrainstone) else []


def order_concerns(rules: GaiaRules, view: Data, seat: int, name: str) -> bool:
    """Only the Taklons have a brainstone, and a token with their charges."""
    number: int = view["state"]["players"][seat]["faction"]
    if name not in ("token", "brainstone"):
        return True
    return number != NONE and rules.factions[number].stone > 0
