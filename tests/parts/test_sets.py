"""Sets: each comes once, and the order alone is a reason of its own kind."""

from __future__ import annotations

from itertools import combinations

from astrarium.core.frame import LEGAL, reason_code
from astrarium.core.game import Reason, ReasonCard
from astrarium.core.picks import early, is_forced, pickable
from astrarium.parts.sets import distinct, set_options, set_reason
from tests.games.race.table import Table
from tests.toy.table import at_work

THINGS = [2, 3, 3, 5, 7, 7, 7, 9]
VERB = 100
CODE = 9
TWELVE = (
    "Epsilon Eridani; Pilgrimage World; Rebel Fuel Cache; Secluded World; Asteroid Belt; "
    "Avian Uplift Race; Pirate World; Alien Robot Scout Ship; Distant World; Merchant World; "
    "Galactic Trendsetters; Lost Species Ark World"
)


def test_each_different_thing_is_one_choice_the_first_number_too() -> None:
    assert distinct([0, 0, 1, 4, 4], VERB) == [100, 101, 104]


def every_set(things: list[int], left: int, floor: int) -> list[list[int]]:
    """All ways through the options, first pick to last."""
    if left == 0:
        return [[]]
    found = []
    for choice in set_options(things, VERB, left, floor):
        thing = choice - VERB
        rest = things[:]
        rest.remove(thing)
        found += [[thing, *more] for more in every_set(rest, left - 1, thing)]
    return found


def test_the_first_thing_of_all_can_be_picked() -> None:
    assert set_options([0, 0, 1], VERB, 1, 0) == [100, 101]


def test_equal_copies_are_one_choice() -> None:
    assert distinct(THINGS, VERB) == [102, 103, 105, 107, 109]


def test_every_set_comes_once_and_none_is_missing() -> None:
    for size in range(1, len(THINGS) + 1):
        wanted = {tuple(picked) for picked in combinations(THINGS, size)}
        found = every_set(THINGS, size, 0)
        assert {tuple(each) for each in found} == wanted
        assert len(found) == len(wanted)


def test_what_has_no_reason_is_what_is_offered() -> None:
    for left in range(1, len(THINGS) + 1):
        for floor in range(10):
            legal = [
                VERB + thing
                for thing in sorted(set(THINGS))
                if set_reason(THINGS, thing, left, floor, CODE) == LEGAL
            ]
            assert legal == set_options(THINGS, VERB, left, floor)


def test_the_reason_is_the_one_that_the_game_gives() -> None:
    assert reason_code(set_reason(THINGS, 2, 1, 3, CODE)) == CODE  # below the floor
    assert reason_code(set_reason(THINGS, 9, 2, 0, CODE)) == CODE  # nothing is left after it


def test_a_reason_is_about_something_else_unless_it_says_order() -> None:
    assert not ReasonCard("too-dear", "toy.coins").set_order
    assert ReasonCard("in-order", "toy.build.order", set_order=True).set_order
    assert not Reason("too-dear", (0, 0), "toy.coins").set_order


def test_what_comes_too_early_can_be_picked_all_the_same() -> None:
    """Two cards of 1, 2, 3: the 3 is the last in order, yet anyone may begin with it."""
    match = at_work()
    match.play(0, "build")
    s = match.position
    asked = s.question_of(0)
    options = s.options(asked)
    said = [s.rules.game.say(s.rules, choice) for choice in early(s, asked, options)]
    assert "pay 3" in said
    assert pickable(s, asked) == sorted(options + early(s, asked, options))
    steps = s.plan_set(0, [s.rules.game.parse(s.rules, f"pay {card}")[0] for card in (3, 2)])
    assert [s.rules.game.say(s.rules, choice) for _, choice in steps] == ["pay 2", "pay 3"]


def test_the_last_of_a_set_is_not_forced_on_whoever_could_pick_another() -> None:
    """Two of twelve: only the last is higher than the eleventh, but a lower one may be meant."""
    s = Table(2).seat(0, tableau="Old Earth", hand=TWELVE).end_of_round()
    eleventh = s.options(s.question_of(0))[-1]
    s.apply(s.question_of(0), eleventh)
    asked = s.question_of(0)
    options = s.options(asked)
    assert len(options) == 1
    assert len(early(s, asked, options)) == 10
    assert not is_forced(s, asked, options)
