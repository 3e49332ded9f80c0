"""Tracks, upkeep, bankruptcy and cleanup."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.eclipse.flow import CLEANUP, GRAVEYARDS, NEXT, UPKEEP
from astrarium.games.eclipse.frames.cubes import Exhume
from astrarium.games.eclipse.frames.turn import spend_disc
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    cubes,
    events,
    fleet,
    four,
    play,
    says,
    terrans,
    through_chance,
    top,
    why,
)
from tests.support.rules import rule

# --- tracks ---------------------------------------------------------------------------------------


@rule("eclipse.population.production-value", "eclipse.population.example-production")
@rule("eclipse.resources.three-kinds")
def test_production_of_12_21_and_15() -> None:
    s = terrans(2).tracks(0, 5, 2, 4).s
    assert [production(s, 0, resource) for resource in range(3)] == [12, 21, 15]


@rule("eclipse.discs.upkeep-value", "eclipse.discs.example-upkeep")
def test_upkeep_of_2() -> None:
    assert upkeep(terrans(2).seat(0, discs=9).s, 0) == 2


@rule("eclipse.discs.upkeep-value", "eclipse.tech.quantum-grid")
@pytest.mark.parametrize(("discs", "cost"), [(0, 30), (5, 10), (11, 0), (13, 0), (16, 0)])
def test_upkeep_by_discs_on_the_track(discs: int, cost: int) -> None:
    """Sixteen are all that technologies can bring; those without a circle cost nothing."""
    assert upkeep(terrans(2).seat(0, discs=discs).s, 0) == cost


# --- upkeep ---------------------------------------------------------------------------------------


def upkeep_of(t: Table) -> Eclipse:
    return t.phase(UPKEEP)


@rule("eclipse.upkeep.money.difference", "eclipse.upkeep.example.deficit")
@rule("eclipse.resources.money-use")
def test_income_4_and_upkeep_5_cost_1_money() -> None:
    t = terrans(2).tracks(0, 9, 8, 10).seat(0, discs=7, money=3)
    assert (production(t.s, 0, 0), upkeep(t.s, 0)) == (4, 5)
    s = upkeep_of(t)
    assert s.players[0].money == 2


@rule("eclipse.upkeep.production.example", "eclipse.upkeep.production.science")
@rule("eclipse.upkeep.production.materials")
def test_blue_collects_6_science_and_3_materials() -> None:
    t = terrans(2).tracks(0, 9, 8, 10).seat(0, science=1, materials=1)
    s = upkeep_of(t)
    assert (s.players[0].science, s.players[0].materials) == (7, 4)


def broke() -> Table:
    """Income 4, upkeep 5, nothing stored; 207 could be given up."""
    t = terrans(2).lay(207, "-1,-1").own(0, 207)
    return t.tracks(0, 9, 11, 11).seat(0, discs=7, money=0, science=0, materials=0)


@rule("eclipse.upkeep.bankruptcy.give-up-hexes", "eclipse.upkeep.example.disc-back")
@rule("eclipse.upkeep.bankruptcy.not-below-zero")
def test_a_disc_taken_back_lowers_the_upkeep_to_3_and_1_money_is_gained() -> None:
    s = upkeep_of(broke())
    assert says(s, 0) == ["give up hex 207", "give up hex 221"]
    s.play(0, "give up hex 207")
    assert s.players[0].money == 1
    assert upkeep(s, 0) == 3


@rule("eclipse.upkeep.bankruptcy.trade", "eclipse.upkeep.example.no-money")
def test_resources_may_be_traded_for_money_instead() -> None:
    s = upkeep_of(broke().seat(0, materials=2))
    assert "trade materials for money" in says(s, 0)
    assert "give up hex 207" in says(s, 0)
    s.play(0, "trade materials for money")
    assert (s.players[0].money, s.owner[broke().hex(207)]) == (0, 0)


@rule("eclipse.upkeep.production.after-payment")
def test_what_is_produced_now_cannot_be_traded_for_the_payment() -> None:
    s = upkeep_of(broke().tracks(0, 9, 0, 0))  # 28 science and 28 materials to come
    assert beginning(s, 0, "trade") == []


@rule("eclipse.upkeep.bankruptcy.cubes-return", "eclipse.upkeep.bankruptcy.money-cube")
def test_giving_up_a_money_cube_lowers_the_income() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201, 0)
    t.tracks(0, 9, 11, 11).seat(0, discs=6, money=2, science=0, materials=0, colony=0)
    # Income 4, upkeep 7, 2 stored: 1 is missing. Without 201 the upkeep is 5, the income 3.
    s = upkeep_of(t)
    s.play(0, "give up hex 201")
    assert cubes(s.players[0])[0] == 10
    assert s.players[0].money == 2 + 3 - 5


@rule("eclipse.upkeep.collapse.condition", "eclipse.upkeep.collapse.score")
def test_a_civilisation_that_cannot_pay_collapses_and_keeps_its_points() -> None:
    t = terrans(3).seat(0, discs=0, money=0, science=0, materials=0)
    t.s.players[0].tiles = [3]
    s = upkeep_of(t)
    assert says(s, 0) == ["give up hex 221"]
    s.play(0, "give up hex 221")
    assert s.players[0].out == 1
    assert s.scores()[0] == 3  # the tile; the hex was given up
    assert fleet(s, t, 0, 221) == {}
    assert s.active() == [1, 2]


@rule("eclipse.upkeep.colony.first", "eclipse.upkeep.colony.no-enemy")
def test_colony_ships_settle_before_the_payment_but_not_beside_an_enemy() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).lay(306, "0,-3").own(0, 306)
    t.ships(1, 306, interceptor=1)
    s = upkeep_of(t)
    assert says(s, 0)[0] == "pay upkeep"
    assert beginning(s, 0, "settle") == [
        "square 1 of 201 with money",
        "square 2 of 201 with materials",
    ]
    assert why(s, 0, "settle square 1 of 306 with money") == "enemy-in-hex"
    play(s, 0, "settle square 1 of 201 with money", "pay upkeep")
    assert s.players[0].money == 2 + 4 - 1  # the cube counts at once


def test_upkeep_asks_only_those_who_have_to_decide() -> None:
    s = upkeep_of(broke())
    assert asked(s) == [0]
    assert events(s, "paid")[0].seat == 1


# --- cleanup --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        pytest.param(2, 4, marks=rule("eclipse.cleanup.new-techs.2-players")),
        pytest.param(3, 6, marks=rule("eclipse.cleanup.new-techs.3-players")),
        pytest.param(4, 7, marks=rule("eclipse.cleanup.new-techs.4-players")),
        pytest.param(5, 8, marks=rule("eclipse.cleanup.new-techs.5-players")),
        pytest.param(6, 9, marks=rule("eclipse.cleanup.new-techs.6-players")),
    ],
)
@rule("eclipse.cleanup.tech-draw")
def test_new_technologies_by_number_of_players(seats: int, tiles: int) -> None:
    s = through_chance(terrans(seats).phase(CLEANUP))
    assert sum(s.market) == tiles


@rule("eclipse.limits.technology-tiles")
def test_an_empty_bag_brings_no_technology() -> None:
    t = terrans(2)
    t.s.bag = [0] * 24
    t.s.bag[3] = 2
    s = through_chance(t.phase(CLEANUP))
    assert sum(s.market) == 2
    assert s.round_number == 2


@rule("eclipse.cleanup.discs-return", "eclipse.cleanup.colony-ships")
@rule("eclipse.cleanup.round-marker")
def test_discs_come_back_and_colony_ships_are_turned_up() -> None:
    t = terrans(2).seat(0, discs=8, spaces=0x2 | (0x1 << 12) | (0x1 << 32), colony=1)
    s = through_chance(t.phase(CLEANUP))
    assert (s.players[0].discs, s.players[0].spaces) == (12, 0)
    assert s.players[0].colony == 3
    assert s.round_number == 2


@rule("eclipse.cleanup.order", "eclipse.cleanup.next-round")
def test_technologies_come_before_the_discs() -> None:
    s = terrans(2).seat(0, discs=11, spaces=1).phase(CLEANUP)
    assert asked(s) == [CHANCE]
    assert s.players[0].discs == 11
    through_chance(s)
    assert top(s) == "Turn"


@rule("eclipse.cleanup.graveyard", "eclipse.combat.population.graveyard")
def test_cubes_return_from_the_graveyards() -> None:
    t = terrans(2).tracks(0, 8, 9, 10).seat(0, graves=2 | (1 << 4))
    s = through_chance(t.phase(CLEANUP))
    assert cubes(s.players[0]) == (10, 10, 10)
    assert s.players[0].graves == 0


@rule("eclipse.cleanup.graveyard-full-track")
def test_a_cube_without_room_goes_to_another_track() -> None:
    t = terrans(2).tracks(0, 12, 9, 9).seat(0, graves=1)
    s = t.ask(Exhume(0))
    assert beginning(s, 0, "cube to") == ["science", "materials"]
    assert why(s, 0, "cube to money") == "track-full"


@rule("eclipse.upkeep.bankruptcy.trade")
def test_whoever_cannot_pay_trades_for_money_alone() -> None:
    t = broke().seat(0, discs=5, money=2, materials=2)  # income 4 and 2, upkeep 10
    s = upkeep_of(t)
    assert beginning(s, 0, "trade") == ["materials for money"]
    assert why(s, 0, "trade materials for science") == "not-offered"
    assert why(s, 0, "trade science for money") == "too-little-to-trade"


@rule("eclipse.upkeep.collapse.condition")
@pytest.mark.parametrize(("materials", "out"), [(1, 1), (2, 0)])
def test_a_seat_collapses_only_if_no_trade_can_save_it(materials: int, out: int) -> None:
    t = terrans(2).tracks(0, 9, 11, 11).seat(0, discs=7, money=0, science=1, materials=materials)
    t.s.owner[t.hex(221)] = -1  # income 4, upkeep 5, and no hex to be given up
    s = upkeep_of(t)
    assert s.players[0].out == out
    if not out:
        assert says(s, 0) == ["trade materials for money"]
        play(s, 0, "trade materials for money")
        assert s.players[0].money == 0


@rule("eclipse.upkeep.bankruptcy.not-below-zero")
def test_money_may_go_down_to_nothing() -> None:
    s = upkeep_of(broke().seat(0, money=1))
    assert (s.players[0].money, s.players[0].out) == (0, 0)
    assert asked(s) == [CHANCE]


@rule("eclipse.upkeep.production.science", "eclipse.upkeep.production.materials")
def test_payment_and_production_are_told() -> None:
    s = upkeep_of(terrans(2).tracks(0, 9, 8, 10).seat(0, discs=7, money=3))
    assert [event.amount for event in events(s, "paid") if event.seat == 0] == [5]
    told = [(event.amount, event.source) for event in events(s, "produced") if event.seat == 0]
    assert told == [(6, 141), (3, 142)]


@rule("eclipse.cleanup.discs-return")
def test_discs_come_back_from_all_actions_and_reactions() -> None:
    t = terrans(2).seat(0, discs=3, spaces=sum(1 << 4 * space for space in range(9)))
    s = t.phase(GRAVEYARDS)
    assert (s.players[0].discs, s.players[0].spaces) == (12, 0)


@pytest.mark.parametrize(
    ("passed_first", "out", "starts"), [(-1, (), 1), (2, (), 2), (2, (2,), 3), (3, (3, 0), 1)]
)
@rule("eclipse.action.first-pass")
def test_who_starts_the_next_round(passed_first: int, out: tuple[int, ...], starts: int) -> None:
    t = terrans(4)
    t.s.first_seat, t.s.next_start = 1, passed_first
    for seat in out:
        t.seat(seat, out=1, passed=1)
    s = t.phase(NEXT)
    assert s.first_seat == starts
    assert asked(s) == [starts]


@rule("eclipse.end.after-round-9")
def test_the_game_ends_at_once_when_nobody_is_left() -> None:
    t = terrans(2).seat(0, out=1, final=4).seat(1, out=1, final=5)
    t.s.round_number = 3
    s = t.phase(UPKEEP)
    assert s.over
    assert s.scores() == [4, 5]
    t = terrans(2).seat(0, out=1, final=4)
    t.s.round_number = 3
    assert not t.phase(UPKEEP).over


@rule("eclipse.upkeep.collapse.score")
def test_partners_who_collapse_in_the_same_upkeep_count_each_others_ambassadors() -> None:
    t = four().allies(0, 1).allies(1, 2)
    for seat in (0, 1):
        t.seat(seat, discs=0, money=0, science=0, materials=0)
        for hex in range(50):
            if t.s.owner[hex] == seat:
                t.s.owner[hex] = -1
    s = upkeep_of(t)
    assert [s.players[seat].out for seat in range(4)] == [1, 1, 0, 0]
    assert s.scores()[:2] == [1, 2]
    assert [event.seat for event in events(s, "score-ambassadors")] == [0, 1]
    # Who stays gets the own cube back; who has gone is asked nothing.
    assert asked(s) == [2]
    s.play(2, "cube to money")
    assert [s.players[seat].allies for seat in range(4)] == [0, 0, 0, 0]


@rule("eclipse.cleanup.discs-return", "eclipse.action.repeatable")
@pytest.mark.parametrize("space", range(9))
def test_all_sixteen_discs_may_lie_on_one_action_and_come_back(space: int) -> None:
    t = terrans(2).seat(0, discs=16)
    for count in range(16):
        spend_disc(t.s, 0, space)
        lying = [t.s.players[0].discs_on(each) for each in range(9)]
        assert lying == [count + 1 if each == space else 0 for each in range(9)]
    s = t.phase(GRAVEYARDS)
    assert (s.players[0].discs, s.players[0].spaces) == (16, 0)
