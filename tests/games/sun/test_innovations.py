"""Innovations that are activated once: when, in what order, and that none is lost."""

from __future__ import annotations

from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

HELIOS = 2  # the seat; Belt Prospecting: 4 ore at three ore icons, with 5 discs left


def claimed(t: Table, seat: int) -> Table:
    """A star disc of the seat lies on the first achievement, and it may swap it."""
    t.own(seat, "giga_corporations")
    t.s.claims += seat + 1
    return t


@rule("sun.advanced-factions.innovations.once", "sun.control.other-effects")
def test_an_innovation_reached_after_production_comes_before_the_turn_ends() -> None:
    t = claimed(Table(boards="advanced"), HELIOS).seat(HELIOS, ore_discs=6, ore=0)
    t.production(HELIOS).do("produce growth")
    assert t.player(HELIOS).ore == 0
    t.do("swap ore")
    assert t.player(HELIOS).ore == 4
    assert t.asked() == HELIOS + 1  # nothing more is open to it: the turn is over
    t.turn(HELIOS).do("act gather", "produce growth")
    assert t.told().count("innovation") == 1


@rule("sun.advanced-factions.innovations.once")
def test_an_innovation_reached_after_production_counts_for_an_achievement() -> None:
    t = claimed(Table(boards="advanced"), HELIOS)
    t.s.goals[1] = [goal.id for goal in t.rules.achievements].index("tycoon")  # 12 ore
    t.seat(HELIOS, ore_discs=6, ore=8).production(HELIOS).do("produce growth", "swap ore")
    assert t.options() == ["claim tycoon"]


def test_an_innovation_reached_before_the_action_comes_at_once() -> None:
    t = claimed(Table(boards="advanced"), HELIOS).seat(HELIOS, ore_discs=6, ore=0).turn(HELIOS)
    t.do("swap ore")
    assert (t.player(HELIOS).ore, frame_of(t)) == (4, "Turn")
    assert t.may("act gather")


def test_a_deal_is_over_before_the_innovation_that_it_lets_be_reached() -> None:
    steps = [
        {"do": "automate", "track": "ore", "count": 1},
        {"do": "supply_to_population", "count": 1, "column": "any"},
    ]
    deal = {"cost": {"ore": 1}, "effect": steps, "times_in_turn": 1}
    mine = given(changed(galactic_hq={"ability": {"kind": "any_time", "deals": [deal]}}))
    t = Table(boards="advanced", components=mine).own(HELIOS, "galactic_hq")
    t.seat(HELIOS, ore_discs=6, ore=1).turn(HELIOS).do("use galactic hq.deal 1")
    assert (frame_of(t), int(t.player(HELIOS).ore)) == ("Grow", 0)
    t.do("population from A")
    assert (frame_of(t), int(t.player(HELIOS).ore)) == ("Turn", 4)


def test_one_innovation_may_let_the_other_be_reached() -> None:
    """The first on the board comes first; the second when the first has moved a disc."""
    mine = changed()
    for faction in mine["factions"]["faction"]:
        if faction["id"] == "helios_mining_collective":
            first, second = faction["advanced"]["innovation"]
            first["effect"] = [{"do": "automate", "track": "ore", "count": 4}]
            second["effect"], second["once"] = [{"do": "gain_ore", "amount": 7}], True
            del second["ability"]
    t = Table(boards="advanced", components=given(mine)).seat(HELIOS, ore_discs=5, ore=0)
    t.production(HELIOS).do("produce growth")
    assert (t.player(HELIOS).innovated, t.player(HELIOS).ore) == (0b11, 7)
    told = [int(event.amount) for event in t.events() if event.kind == "innovation"]
    assert told == [1, 2]


@rule("sun.advanced-factions.innovations.once")
def test_innovations_come_in_the_order_of_turns() -> None:
    t = Table(boards="advanced").seat(HELIOS, ore_discs=5).seat(3, food_discs=4)
    t.production(3).do("produce ore")
    told = [int(event.seat) for event in t.events() if event.kind == "innovation"]
    assert told == [3, HELIOS]
