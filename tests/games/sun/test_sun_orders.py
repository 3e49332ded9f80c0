"""Standing orders: outposts in another's turn are built as their owner has said."""

from __future__ import annotations

import pytest

from astrarium.core.frame import MAIN
from astrarium.core.game import NO_ANSWER, Data
from astrarium.games.sun.game import GAME
from tests.games.sun.table import Table


def answer(t: Table, **orders: str) -> str:
    """What the orders of whoever is asked answer; empty if they answer nothing."""
    given: Data = dict(orders)
    choice = GAME.ordered(t.s, MAIN, given)
    return "" if choice == NO_ANSWER else GAME.say(t.rules, choice)


def gained(*places: str, in_turn_of: int = 0) -> Table:
    """Seat 1 has gained control of these places."""
    t = Table()
    for place in places:
        t.ships(1, place, 2)
    t.settle(in_turn_of)
    assert t.asked() == 1
    return t


@pytest.mark.parametrize(("order", "disc"), [("food first", "food"), ("ore first", "ore")])
def test_the_disc_comes_from_the_track_that_was_ordered(order: str, disc: str) -> None:
    """Tau Ceti shows both specialties."""
    assert answer(gained("tau_ceti"), outpost=order) == f"outpost at b left with {disc}"


def test_without_an_order_the_owner_is_asked() -> None:
    assert answer(gained("tau_ceti")) == ""
    assert answer(gained("tau_ceti"), outpost="ask", rewards="as on the board") == ""
    assert answer(gained("sirius", "shipyard_left"), rewards="ask") == ""


def test_in_the_own_turn_the_owner_is_asked() -> None:
    assert answer(gained("tau_ceti", in_turn_of=1), outpost="ore first") == ""


def test_rewards_are_taken_in_the_order_of_the_board() -> None:
    """Sirius lies in front of the shipyard; both show one specialty alone."""
    t = gained("sirius", "shipyard_left")
    assert t.options() == ["outpost at a right with food", "outpost at shipyard left with food"]
    assert answer(t, rewards="as on the board") == "outpost at a right with food"


def test_several_places_with_two_specialties_need_both_orders() -> None:
    t = gained("tau_ceti", "kapteyns_star")
    assert answer(t, outpost="ore first") == ""
    assert answer(t, rewards="as on the board") == ""
    both = answer(t, outpost="ore first", rewards="as on the board")
    assert both == "outpost at b left with ore"


def test_every_other_question_is_asked() -> None:
    t = Table().turn(0)
    assert answer(t, outpost="ore first", rewards="as on the board") == ""
