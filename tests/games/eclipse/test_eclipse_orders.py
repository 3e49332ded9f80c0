"""Standing orders: what a seat has ordered is answered for it, all else is asked."""

from __future__ import annotations

from astrarium.core.driver import Driver, asked_everything
from astrarium.core.frame import MAIN
from astrarium.core.game import NO_ANSWER, Data
from astrarium.core.rng import Streams
from astrarium.games.eclipse.flow import RELATIONS
from astrarium.games.eclipse.frames.aftermath import KillCubes
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.frames.cubes import BuryCubes, GiveCube, ReturnCubes
from astrarium.games.eclipse.frames.diplomacy import AnswerOffer
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import FACES, NO_DICE, Eclipse, altered
from astrarium.games.eclipse.words import CRUISER, DREADNOUGHT, INTERCEPTOR
from tests.games.eclipse.table import Table, beginning, four, play, rules_for, says, terrans
from tests.support.rules import rule
from tests.toy.table import SEED


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


def test_a_die_that_destroys_nothing_goes_to_the_ship_nearest_to_its_end() -> None:
    t = Table("planta", "mechanema").lay(107, "0,-1")
    t = t.ships(1, 107, dreadnought=1, cruiser=1).ships(0, 107, cruiser=1)
    t.s.dice = altered(NO_DICE, 0 * FACES + 6, 1)  # one point of damage against two hulls and one
    s = t.ask(Assign(0, 1, t.hex(107), 1))
    assert answer(s, dice="sensible") == "hit cruiser with 0 damage"
    play(s, 0, "hit dreadnought with 0 damage")


def test_of_two_ships_that_a_die_destroys_the_larger_goes() -> None:
    t = Table("planta", "mechanema").lay(107, "0,-1")
    t = t.ships(1, 107, dreadnought=1, cruiser=1).ships(0, 107, cruiser=1)
    t.s.dice = altered(NO_DICE, 2 * FACES + 6, 1)
    s = t.ask(Assign(0, 1, t.hex(107), 1))
    assert answer(s, dice="sensible") == "hit dreadnought with 0 damage"


def test_cubes_are_buried_where_least_is_lost() -> None:
    s = terrans(2).tracks(0, 9, 5, 7).ask(BuryCubes(0, 1, 0, 0))
    assert answer(s, cubes="ask") == ""
    assert answer(s, cubes="cheapest") == "cube to money"


def test_of_tracks_that_lose_as_much_the_first_takes_the_cube() -> None:
    s = terrans(2).tracks(0, 2, 3, 4).ask(ReturnCubes(0, 1, 0, 0))  # 21 to 18, 18 to 15, 15 to 12
    assert answer(s, cubes="cheapest") == "cube to money"


def test_the_last_square_of_a_track_costs_nothing() -> None:
    s = terrans(2).tracks(0, 10, 11, 9).ask(ReturnCubes(0, 1, 0, 0))  # 3 to 2, 2 to 2, 4 to 3
    assert answer(s, cubes="cheapest") == "cube to science"


def test_cubes_may_be_ordered_while_a_turn_keeps_trade_open() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).tracks(0, 9, 9, 9)
    s = play(t.turn(0), 0, "influence", "disc from 103")
    assert says(s, 0)[:3] == ["cube to money", "cube to science", "cube to materials"]
    assert len(says(s, 0)) > 3
    assert answer(s, cubes="cheapest") == "cube to money"


def test_whoever_wants_no_relations_offers_none_after_combat() -> None:
    s = four().phase(RELATIONS)
    assert answer(s) == ""
    assert answer(s, offers="accept") == ""
    assert answer(s, offers="decline") == "stop"


def test_whoever_wants_no_relations_ends_a_turn_in_which_only_offers_are_left() -> None:
    t = four().seat(0, colony=0)
    s = play(t.turn(0), 0, "upgrade", "stop")
    assert "end turn" in says(s, 0)
    assert answer(s) == ""
    assert answer(s, offers="accept") == ""
    assert answer(s, offers="decline") == "end turn"


def test_a_turn_with_colony_ships_to_use_is_not_ended_by_order() -> None:
    s = play(four().turn(0), 0, "upgrade", "stop")
    assert beginning(s, 0, "settle")
    assert answer(s, offers="decline") == ""


def test_a_turn_that_has_not_begun_is_not_ended_by_order() -> None:
    assert answer(four().seat(0, colony=0).turn(0), offers="decline") == ""


def test_other_questions_are_never_answered_by_order() -> None:
    s = play(terrans(2).turn(0), 0, "explore")
    every = {order.name: order.values[-1] for order in GAME.standing_orders()}
    assert answer(s, **{name: str(value) for name, value in every.items()}) == ""


def test_whoever_has_passed_passes_on_by_order() -> None:
    t = terrans(2)
    s = t.turn(0)
    assert answer(s, passed="pass") == ""
    t.s.players[0].passed = 1
    s = t.turn(0)
    assert answer(s) == ""
    assert answer(s, passed="pass") == "pass"


def test_defaults_answer_only_what_makes_no_difference_and_can_be_put_off() -> None:
    defaults = {order.name: order.default for order in GAME.standing_orders()}
    assert defaults == {"dice": "obvious", "cubes": "obvious", "offers": "ask", "passed": "obvious"}
    assert asked_everything(GAME) == {"dice": "ask", "cubes": "ask", "passed": "ask"}
    assert all("ask" in order.values for order in GAME.standing_orders())


def under_fire_with_damage(colour: int, *ships: tuple[int, int]) -> Eclipse:
    """One die of this colour shows a six against ships of seat 1: class and damage."""
    t = Table("planta", "mechanema").lay(107, "0,-1").ships(0, 107, cruiser=1)
    for klass, damage in ships:
        put_ship(t.s, t.hex(107), 1, klass, damage)
    t.s.dice = altered(NO_DICE, colour * FACES + 6, 1)
    return t.ask(Assign(0, 1, t.hex(107), 1))


def test_a_die_finishes_a_damaged_ship_rather_than_a_small_one() -> None:
    s = under_fire_with_damage(0, (INTERCEPTOR, 0), (DREADNOUGHT, 2))
    assert answer(s, dice="sensible") == "hit dreadnought with 2 damage"


def test_of_equal_ships_that_a_die_destroys_the_whole_one_goes() -> None:
    s = under_fire_with_damage(1, (CRUISER, 1), (CRUISER, 0))
    assert answer(s, dice="sensible") == "hit cruiser with 0 damage"


def test_a_full_track_loses_nothing() -> None:
    s = terrans(2).tracks(0, 9, 12, 12).ask(BuryCubes(0, 1, 0, 0))
    assert answer(s, cubes="cheapest") == "cube to science"


def test_what_is_ordered_stands_in_the_log_as_the_answer_of_the_seat() -> None:
    rules = rules_for(2)
    run = Driver(rules, {}, Streams(SEED))
    run.orders = {0: {"passed": "pass"}}

    def answered(seat: int, text: str) -> None:
        (question,) = [each for each in run.run() if each.seat == seat]
        (choice,) = GAME.parse(rules, text)
        run.match.answer(question, choice)

    answered(0, "play Terran Union")
    answered(1, "play Terran Alliance")
    answered(0, "pass")
    answered(1, "upgrade")
    answered(1, "stop")
    assert [question.seat for question in run.run()] == [1]
    last = run.match.steps[-1]
    assert (last.seat, GAME.say(rules, last.choice), last.forced) == (0, "pass", False)


# --- what makes no difference is decided without an order -----------------------------------------


def rolled(*sixes: int, **ships: int) -> Eclipse:
    """So many sixes of each colour against these ships of Mechanema, all of them whole."""
    t = Table("planta", "mechanema").lay(107, "0,-1").ships(0, 107, cruiser=1)
    t = t.ships(1, 107, **ships)
    for colour, count in enumerate(sixes):
        t.s.dice = altered(t.s.dice, colour * FACES + 6, count)
    return t.ask(Assign(0, 1, t.hex(107), 1))


def test_where_all_ships_fall_in_any_case_nobody_is_asked_for_the_dice() -> None:
    # An interceptor falls with one point of damage, a cruiser with two: three dice are enough.
    assert answer(rolled(3, interceptor=1, cruiser=1)) == "hit interceptor with 0 damage"
    assert answer(rolled(2, interceptor=1, cruiser=1)) == ""
    s = rolled(3, interceptor=1, cruiser=1)
    assert answer(s, dice="ask") == ""


def test_dice_that_do_not_hit_all_ships_are_not_enough_for_all() -> None:
    t = Table("planta", "mechanema").lay(107, "0,-1").ships(0, 107, cruiser=1)
    t.ships(1, 107, interceptor=1, cruiser=1).fit(1, "cruiser", "gauss_shield", "gauss_shield")
    t.s.dice = altered(altered(NO_DICE, 2 * FACES + 6, 1), 0 * FACES + 5, 2)
    s = t.ask(Assign(0, 1, t.hex(107), 1))  # three dice for three points; a 5 misses the cruiser
    assert len(says(s, 0)) == 2
    assert answer(s) == ""


def test_misses_are_no_dice_that_are_left() -> None:
    s = rolled(2, interceptor=1, cruiser=1)
    s.dice = altered(s.dice, 0 * FACES + 1, 5)
    assert answer(s) == ""


def test_a_last_die_destroys_the_least_damaged_ship_of_the_only_class() -> None:
    s = under_fire_with_damage(1, (CRUISER, 1), (CRUISER, 0), (CRUISER, 0))
    assert answer(s) == "hit cruiser with 0 damage"
    assert answer(s, dice="ask") == ""


def test_single_points_finish_a_damaged_ship_first() -> None:
    s = under_fire_with_damage(0, (DREADNOUGHT, 2), (DREADNOUGHT, 0))
    s.dice = altered(s.dice, 6, 2)
    assert answer(s) == "hit dreadnought with 2 damage"


def test_while_damage_may_be_wasted_the_seat_is_asked() -> None:
    s = under_fire_with_damage(1, (DREADNOUGHT, 2), (DREADNOUGHT, 0))
    s.dice = altered(s.dice, 0 * FACES + 6, 1)  # two points and one: either order can be meant
    assert answer(s) == ""


def test_a_choice_between_classes_or_without_a_kill_is_asked() -> None:
    assert answer(under_fire_with_damage(0, (INTERCEPTOR, 0), (DREADNOUGHT, 2))) == ""
    assert answer(under_fire_with_damage(0, (DREADNOUGHT, 1), (DREADNOUGHT, 0))) == ""


@rule("eclipse.end.after-round-9")
def test_in_the_last_round_the_graveyard_makes_no_difference() -> None:
    t = terrans(2).tracks(0, 9, 5, 7)
    assert answer(t.ask(BuryCubes(0, 1, 0, 0))) == ""
    t.s.round_number = 9
    s = t.ask(BuryCubes(0, 1, 0, 0))
    assert answer(s) == "cube to money"
    assert answer(s, cubes="ask") == ""
    assert answer(t.ask(ReturnCubes(0, 1, 0, 0))) == ""


def test_the_cube_of_an_ambassador_comes_from_where_most_is_gained() -> None:
    s = terrans(4).tracks(0, 9, 2, 5).ask(GiveCube(0))  # 4 to 6, 21 to 24, 12 to 15
    assert (answer(s), answer(s, cubes="ask")) == ("", "")
    assert answer(s, cubes="cheapest") == "cube from science"
    s = terrans(4).tracks(0, 9, 0, 11).ask(GiveCube(0))  # an empty track has no cube to give
    assert answer(s, cubes="cheapest") == "cube from money"


def test_others_lose_the_cube_that_they_will_miss_most() -> None:
    t = terrans(2).lay(201, "-1,-1").own(1, 201, 0, 1).tracks(1, 9, 9, 4)
    t.s.strikes = 1
    s = t.ask(KillCubes(0, t.hex(201), 1, 0, 0))
    # Money falls from 4 to 3 in the cleanup, materials from 15 to 12.
    assert (answer(s), answer(s, cubes="ask")) == ("", "")
    assert answer(s, cubes="cheapest") == "destroy square 2"


def test_passing_on_is_answered_where_only_trade_is_open() -> None:
    t = terrans(2).seat(0, discs=0, colony=0, money=6, passed=1)
    s = t.turn(0)
    assert says(s, 0)[0] == "pass"
    assert len(says(s, 0)) > 1
    assert answer(s) == "pass"
    assert answer(s, passed="ask") == ""
    assert answer(t.seat(0, passed=0).turn(0)) == ""
    assert answer(t.seat(0, passed=1, discs=1).turn(0)) == ""


def test_whoever_could_still_settle_is_asked_after_passing() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).seat(0, discs=0, passed=1)
    assert beginning(t.turn(0), 0, "settle")
    assert answer(t.turn(0)) == ""
