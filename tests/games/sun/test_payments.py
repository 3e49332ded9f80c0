"""What is paid, at the exact border: ore, cubes given back, and ore in their place."""

from __future__ import annotations

import pytest

from astrarium.core.frame import LEGAL, because
from astrarium.games.sun.frames.payment import cost_reason, given_back, replaceable, replacing_ore
from astrarium.games.sun.frames.setup import take_board
from astrarium.games.sun.reasons import TOO_LITTLE_ORE, TOO_LITTLE_POPULATION
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table
from tests.support import rule

# With Android Rights one of the cubes may be one ore.
RIGHTS = "android_rights_movement"


def seat(ore: int, population: int, rights: bool = False) -> Table:
    t = Table().seat(0, ore=ore, population=population)
    return t.own(0, RIGHTS) if rights else t


@pytest.mark.parametrize(
    ("ore", "population", "cost", "reason"),
    [
        (3, 2, (3, 2), LEGAL),
        (2, 2, (3, 2), because(TOO_LITTLE_ORE, 3)),
        (3, 1, (3, 2), because(TOO_LITTLE_POPULATION, 2)),
        (0, 0, (0, 0), LEGAL),
    ],
)
def test_a_cost_is_paid_in_full(
    ore: int, population: int, cost: tuple[int, int], reason: int
) -> None:
    assert cost_reason(seat(ore, population).s, 0, [*cost, 0]) == reason


@pytest.mark.parametrize(
    ("ore", "population", "reason"),
    [
        (4, 1, LEGAL),  # one cube, and an ore for the other
        (3, 1, because(TOO_LITTLE_ORE, 4)),
        (3, 2, LEGAL),
        (9, 0, because(TOO_LITTLE_POPULATION, 2)),
    ],
)
def test_one_cube_may_be_ore_with_android_rights(ore: int, population: int, reason: int) -> None:
    assert cost_reason(seat(ore, population, rights=True).s, 0, [3, 2, 0]) == reason


def test_what_may_be_replaced_and_at_what_price() -> None:
    t = seat(1, 1, rights=True)
    assert [replaceable(t.s, 0, cubes) for cubes in (0, 1, 2)] == [0, 1, 1]
    assert (replacing_ore(t.s, 0), replacing_ore(t.s, 1)) == (1, 0)
    assert replaceable(t.s, 1, 2) == 0


@pytest.mark.parametrize(("ore", "fewest"), [(0, 2), (2, 2), (3, 1), (9, 1)])
def test_the_fewest_cubes_that_must_be_given_back(ore: int, fewest: int) -> None:
    """For 2 ore and 2 cubes."""
    assert given_back(seat(ore, 5, rights=True).s, 0, [2, 2, 0]) == fewest
    assert given_back(seat(ore, 5).s, 0, [2, 2, 0]) == 2
    assert given_back(seat(ore, 5, rights=True).s, 0, [2, 0, 0]) == 0


def paying(ore: int, population: int, cubes: int = 2, most: int = 1, price: int = 1) -> Table:
    """The action of Terraforming costs cubes, then gives 1 ore."""
    action = {
        "spaces": 1,
        "cost": {"return_population": cubes},
        "effect": [{"do": "gain_ore", "amount": 1}],
    }
    ability = {"kind": "replace_returned_population", "cubes": most, "ore": price}
    mine = changed(terraforming={"action": [action], "ability": ability})
    t = Table(4, components=given(mine)).know(0, "I2").seat(0, ore=ore, population=population)
    return t.turn(0)


def test_how_many_cubes_are_given_back_is_asked() -> None:
    t = paying(1, 2).do("act terraforming 1 1")
    assert t.options() == ["give back 1", "give back 2"]
    t.do("give back 2")
    assert (t.player(0).ore, t.player(0).population) == (2, 0)
    t = paying(1, 2).do("act terraforming 1 1", "give back 1")
    assert (t.player(0).ore, t.player(0).population) == (1, 1)
    told = [event for event in t.events() if event.kind == "paid"]
    assert [(int(event.seat), int(event.amount)) for event in told] == [(0, 1)]


def test_what_cannot_be_paid_is_closed() -> None:
    t = paying(0, 2).do("act terraforming 1 1").rest()
    assert t.player(0).population == 0
    t = paying(1, 1).do("act terraforming 1 1").rest()
    assert (t.player(0).ore, t.player(0).population) == (1, 0)
    assert paying(0, 1).why("act terraforming 1 1") == "too-little-ore"


def test_several_cubes_at_a_price_of_several_ore() -> None:
    t = paying(5, 3, cubes=3, most=2, price=2).do("act terraforming 1 1")
    assert t.options() == ["give back 1", "give back 2", "give back 3"]
    t.do("give back 1")
    assert (t.player(0).ore, t.player(0).population) == (5 - 4 + 1, 2)
    t = paying(3, 3, cubes=3, most=2, price=2).do("act terraforming 1 1")
    assert (t.why("give back 1"), t.why("give back 2")) == ("too-little-ore", "")
    t = paying(9, 2, cubes=3, most=2, price=2).do("act terraforming 1 1")
    assert (t.why("give back 3"), t.why("give back 2")) == ("too-little-population", "")


@rule("sun.effect.return-population.cost-and-effect-add-up")
def test_a_payment_after_which_the_effect_cannot_begin_is_closed_where_another_would_do() -> None:
    """Building takes one population, the cost two cubes: of three, one must be ore."""
    action = {
        "spaces": 1,
        "cost": {"return_population": 2},
        "effect": [{"do": "population_to_ship", "count": 2, "level": 1}],
    }
    ability = {"kind": "replace_returned_population", "cubes": 2, "ore": 1}
    mine = given(changed(terraforming={"action": [action], "ability": ability}))
    t = Table(4, components=mine).know(0, "I2").seat(0, ore=2, population=3).turn(0)
    t.do("act terraforming 1 1")
    assert t.why("give back 2") == "could-not-go-on"
    assert t.options() == ["give back 0", "give back 1"]
    t = Table(4, components=mine).know(0, "I2").seat(0, ore=1, population=3).turn(0)
    t.do("act terraforming 1 1")
    assert t.why("give back 0") == "too-little-ore"
    assert t.why("give back 2") == "could-not-go-on"
    t.do("give back 1")
    assert (t.player(0).ore, t.player(0).population) == (0, 2)


def test_where_no_payment_lets_the_effect_begin_any_will_do() -> None:
    """What is optional at the beginning may be left."""
    effect = [
        {"do": "supply_to_ship", "count": 1, "level": 1},
        {"do": "gain_ore", "amount": 1},
    ]
    action = {"spaces": 1, "cost": {"return_population": 1}, "effect": effect}
    ability = {"kind": "replace_returned_population", "cubes": 1, "ore": 1}
    mine = given(changed(terraforming={"action": [action], "ability": ability}))
    t = Table(4, components=mine).know(0, "I2").seat(0, ore=1, population=1, supply=0).turn(0)
    t.do("act terraforming 1 1")
    assert t.options() == ["give back 0", "give back 1"]


@rule("sun.effect.return-population.cost")
def test_cubes_of_a_deal_are_given_back_and_not_replaced() -> None:
    """Android Rights speak of what an action costs; a deal at any time is no action."""
    t = Table().own(0, RIGHTS).own(0, "black_market_industries").seat(0, ore=5, population=0)
    assert t.turn(0).why("use black market industries.deal 2") == "too-little-population"
    t.seat(0, population=1).do("use black market industries.deal 2")
    assert (t.player(0).ore, t.player(0).population) == (7, 0)


@pytest.mark.parametrize(("cubes", "reason"), [(1, LEGAL), (0, because(TOO_LITTLE_POPULATION, 1))])
def test_cubes_that_no_action_costs_are_not_replaced(cubes: int, reason: int) -> None:
    t = seat(9, cubes, rights=True)
    assert cost_reason(t.s, 0, [0, 0, 1]) == reason
    assert given_back(t.s, 0, [0, 0, 1]) == 1
    assert given_back(t.s, 0, [0, 2, 1]) == 2
    assert cost_reason(seat(1, 2, rights=True).s, 0, [0, 2, 1]) == LEGAL
    assert cost_reason(seat(1, 1, rights=True).s, 0, [0, 2, 1]) == because(TOO_LITTLE_POPULATION, 3)


def test_only_what_an_action_costs_may_be_replaced() -> None:
    """At its beginning and within it, of cards and of events; not in a box or for a reward."""
    rules = Table().rules
    words = rules.programs.vocabulary
    for program, replaceable_too in (
        ("terraforming.action 1", True),
        ("gather.action 1", True),
        ("dyson_sphere.lasting", True),
        ("black_market_industries.deal 2", False),
        ("mass_cloning.immediate", False),
        ("sirius.colonize", False),
        ("sirius.control", False),
        ("helios_mining_collective.setup", False),
        ("belt_prospecting.effect", False),
        ("gold_rush.discoverer", False),
    ):
        assert words.cost([2, 1], program) == ([2, 1, 0] if replaceable_too else [2, 0, 1])
    paid = {"do": "optional", "cost": {"return_population": 1}, "steps": [
        {"do": "gain_ore", "amount": 4}]}  # fmt: skip
    mine = given(changed(terraforming={"immediate": [paid], "action": [
        {"spaces": 1, "effect": [paid]}]}))  # fmt: skip
    t = Table(4, components=mine).own(0, RIGHTS).know(0, "I2").seat(0, ore=1, population=1)
    t.turn(0).do("act terraforming 1 1", "do it")
    assert t.options() == ["give back 0", "give back 1"]
    t = Table(4, components=mine).own(0, RIGHTS).seat(0, ore=1, population=1)
    t.run(0, "terraforming.immediate").do("do it")
    assert (t.player(0).ore, t.player(0).population) == (5, 0)


def test_paying_is_told_with_its_rule() -> None:
    t = Table().know(0, "I1").seat(0, ore=3, population=1).turn(0)
    t.do("act research level 2 3")
    told = [(e.kind, int(e.amount), e.rule) for e in t.events() if e.kind == "paid"]
    assert told == [
        ("paid", 1, "sun.action.extra-ore-spaces"),
        ("paid", 2, "sun.effect.ore.pay-bank"),
    ]
    t = Table().seat(0, ore=4, population=1).production(0)
    t.do("produce trade", "buy population", "scrap 1 at sol", "sell population")
    told = [(e.kind, int(e.amount), e.rule) for e in t.events() if e.kind in ("paid", "ore")]
    assert told[-3:] == [
        ("paid", 3, "sun.production.trade.ore-to-population"),
        ("paid", 1, "sun.production.trade.scrap-ship"),
        ("ore", 1, "sun.production.trade.population-to-ore"),
    ]


@pytest.mark.parametrize(
    ("seats", "ore", "rule"),
    [
        (2, [1, 1], "sun.setup.two.ore"),
        (3, [1, 1, 2], "sun.setup.three.ore"),
        (4, [1, 1, 2, 2], "sun.setup.four.ore.first-two"),
    ],
)
def test_the_ore_at_the_start_is_told(seats: int, ore: list[int], rule: str) -> None:
    told = [event for event in Table(seats).events() if event.kind == "ore"]
    assert [int(event.amount) for event in told] == ore
    assert [int(event.seat) for event in told] == list(range(seats))
    assert {event.rule for event in told} == {rule}


@pytest.mark.parametrize(
    ("seats", "first", "ore"),
    [
        (4, 0, [1, 1, 2, 2]),
        (4, 1, [2, 1, 1, 2]),
        (4, 2, [2, 2, 1, 1]),
        (4, 3, [1, 2, 2, 1]),
        (3, 0, [1, 1, 2]),
        (3, 1, [2, 1, 1]),
        (3, 2, [1, 2, 1]),
        (2, 1, [1, 1]),
    ],
)
def test_ore_at_the_start_goes_by_the_order_of_turns(
    seats: int, first: int, ore: list[int]
) -> None:
    t = Table(seats, start_player="chance")
    for seat in range(seats):
        t.player(seat).ore = 0
        t.player(seat).supply = 0
    t.s.first_seat = first
    for seat in range(seats):
        take_board(t.s, seat, int(t.player(seat).faction))
    assert [int(player.ore) for player in t.s.players] == ore
