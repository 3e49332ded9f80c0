"""Standing orders: what a seat has ordered is answered for it, all else is asked."""

from __future__ import annotations

from astrarium.core.frame import MAIN
from astrarium.core.game import NO_ANSWER, Data
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.frames.cubes import ReturnCubes
from astrarium.games.eclipse.frames.diplomacy import AnswerOffer
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import FACES, NO_DICE, Eclipse, altered
from tests.games.eclipse.table import Table, terrans


def answer(s: Eclipse, **orders: str) -> str:
    given: Data = dict(orders)
    choice = GAME.ordered(s, MAIN, given)
    return "" if choice == NO_ANSWER else GAME.say(s.rules, choice)


def under_fire() -> Eclipse:
    """A plasma cannon hits a cruiser with a hull, and interceptors."""
    t = Table("planta", "mechanema").lay(107, "0,-1")
    t = t.ships(1, 107, cruiser=1, interceptor=2).ships(0, 107, cruiser=1)
    t.s.dice = altered(NO_DICE, 0 * FACES + 6, 1)
    return t.ask(Assign(0, 1, t.hex(107), 1))


def test_a_die_goes_to_the_largest_ship_that_it_destroys() -> None:
    s = under_fire()
    assert answer(s) == ""
    assert answer(s, dice="ask") == ""
    # One point of damage destroys an interceptor; the cruiser of Mechanema has a hull.
    assert answer(s, dice="sensible") == "hit interceptor with 0 damage"
    s.dice = altered(NO_DICE, 1 * FACES + 6, 1)  # two points destroy the cruiser
    assert answer(s, dice="sensible") == "hit cruiser with 0 damage"


def test_cubes_go_back_where_least_is_lost() -> None:
    t = terrans(2).tracks(0, 5, 7, 9)
    s = t.ask(ReturnCubes(0, 1, 0, 0))
    assert answer(s) == ""
    # Production falls from 12 to 10, from 8 to 6, and from 4 to 3.
    assert answer(s, cubes="cheapest") == "cube to materials"


def test_offers_are_accepted_or_declined_by_order() -> None:
    s = terrans(4).ask(AnswerOffer(1, 0))
    assert answer(s) == ""
    assert answer(s, offers="accept") == "accept"
    assert answer(s, offers="decline") == "decline"


def test_whoever_has_passed_passes_on_by_order() -> None:
    t = terrans(2)
    s = t.turn(0)
    assert answer(s, passed="pass") == ""
    t.s.players[0].passed = 1
    s = t.turn(0)
    assert answer(s) == ""
    assert answer(s, passed="pass") == "pass"


def test_each_order_has_a_default_that_leaves_none() -> None:
    for order in GAME.standing_orders():
        assert order.default == "ask"
        assert order.values[0] == "ask"
