"""Upkeep, bankruptcy, cleanup, diplomacy, the end of the game."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.eclipse.flow import CLEANUP, RELATIONS, UPKEEP
from astrarium.games.eclipse.frames.cubes import Exhume
from astrarium.games.eclipse.frames.diplomacy import attacked
from astrarium.games.eclipse.frames.leaving import collapse
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.scoring import sheet
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    cubes,
    events,
    fleet,
    play,
    purse,
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


# --- diplomacy ------------------------------------------------------------------------------------


def four() -> Table:
    """Seats 0 and 1 are joined by a full wormhole between 201 and the home of seat 1."""
    t = terrans(4)
    # Homes: 221 at 2,-2 and 223 at 2,0, closed to the north and the south.
    return t.lay(107, "1,-1").own(0, 107).lay(105, "1,0", 2).own(1, 105)


@rule("eclipse.diplomacy.four-or-more")
def test_no_diplomacy_with_three() -> None:
    t = terrans(3).lay(107, "0,-1").own(0, 107).lay(103, "1,-1").own(1, 103)
    assert why(t.turn(0), 0, "offer seat 1") == "no-diplomacy"


@rule("eclipse.diplomacy.form.wormhole", "eclipse.action-example.diplomacy.condition")
def test_relations_need_a_wormhole_between_controlled_hexes() -> None:
    assert why(terrans(4).turn(0), 0, "offer seat 1") == "no-common-border"
    assert "offer seat 1" in says(four().turn(0), 0)


@rule("eclipse.diplomacy.form.both-agree", "eclipse.diplomacy.timing.own-turn")
def test_a_refused_offer_is_not_made_again_in_the_turn() -> None:
    t = four()
    s = play(t.turn(0), 0, "influence", "offer seat 1")
    assert asked(s) == [1]
    s.play(1, "decline")
    assert s.players[0].allies == 0
    assert why(s, 0, "offer seat 1") == "turned-down"


@rule("eclipse.diplomacy.form.exchange", "eclipse.diplomacy.form.cube", "eclipse.ambassadors.use")
def test_both_give_an_ambassador_with_a_cube() -> None:
    s = play(four().turn(0), 0, "offer seat 1")
    s.play(1, "accept")
    assert asked(s) == [0]
    s.play(0, "cube from science")
    s.play(1, "cube from materials")
    assert (s.players[0].allies, s.players[1].allies) == (0b10, 0b1)
    assert cubes(s.players[0]) == (10, 9, 10)
    assert cubes(s.players[1]) == (10, 10, 9)


@rule("eclipse.diplomacy.form.cube-any-track", "eclipse.action-example.diplomacy.exchange")
@rule("eclipse.diplomacy.form.production")
def test_the_cube_comes_from_any_track_and_raises_production() -> None:
    s = play(four().turn(0), 0, "offer seat 1")
    s.play(1, "accept")
    assert says(s, 0)[:3] == ["cube from money", "cube from science", "cube from materials"]
    before = production(s, 0, 0)
    s.play(0, "cube from money")
    assert (before, production(s, 0, 0)) == (3, 4)


@rule("eclipse.diplomacy.track.full", "eclipse.diplomacy.track.discard-to-bag")
@rule("eclipse.action-example.diplomacy.full-track")
def test_a_full_track_puts_a_reputation_tile_back() -> None:
    t = four()
    t.s.players[1].tiles = [1, 2, 3, 3]
    t.allies(1, 2)  # the space for ambassadors only is taken
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert says(s, 1) == ["put back 1", "put back 2", "put back 3"]
    s.play(1, "put back 1")
    assert s.players[1].tiles == [2, 3, 3]
    assert s.players[1].allies == 0b101


@rule("eclipse.diplomacy.track.shared", "eclipse.diplomacy.form.place")
@rule("eclipse.diplomacy.track.rearrange")
def test_the_first_ambassador_finds_its_own_space() -> None:
    t = four()
    t.s.players[1].tiles = [1, 2, 3, 3]
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert s.players[1].tiles == [1, 2, 3, 3]


@rule("eclipse.diplomacy.limit.one-per-player", "eclipse.diplomacy.break.lasting")
def test_one_ambassador_from_each_player() -> None:
    assert why(four().allies(0, 1).turn(0), 0, "offer seat 1") == "allied"


@rule("eclipse.limits.ambassador-tiles")
def test_three_ambassadors_are_all_there_are() -> None:
    t = Table(
        "terran_directorate",
        "terran_federation",
        "terran_union",
        "terran_republic",
        "terran_conglomerate",
    )
    t.allies(0, 2).allies(0, 3).allies(0, 4).lay(107, "0,-1").own(0, 107)
    t.lay(103, "1,-1").own(1, 103)
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"


@rule("eclipse.diplomacy.ambassador.no-discard")
def test_ambassadors_are_never_put_back() -> None:
    t = four()
    t.s.players[0].tiles = [1, 1, 1]
    t.s.players[1].tiles = [2, 2, 2, 2]
    t.allies(1, 2)
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert says(s, 1) == ["put back 2"]


@rule("eclipse.diplomacy.break.attack", "eclipse.diplomacy.break.return")
@rule("eclipse.diplomacy.traitor.card")
def test_a_ship_in_the_partners_hex_breaks_relations_and_makes_a_traitor() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert s.traitor == 0
    assert (s.players[0].allies, s.players[1].allies) == (0, 0)
    assert asked(s) == [0]
    s.play(0, "cube to materials")
    assert asked(s) == [1]
    s.play(1, "cube to science")
    assert cubes(s.players[0]) == (9, 10, 11)
    assert cubes(s.players[1]) == (9, 11, 10)


@rule("eclipse.diplomacy.break.cube-any-track")
@rule("eclipse.action-example.winney-attack.relations-broken")
def test_the_returned_cube_goes_to_any_track() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert says(s, 0)[:3] == ["cube to money", "cube to science", "cube to materials"]


@rule("eclipse.diplomacy.break.attack")
def test_a_ship_of_the_partner_is_enough() -> None:
    t = four().allies(0, 1).lay(103, "0,-1", 1).ships(1, 103, interceptor=1)
    attacked(t.s, 0, 0, t.hex(103))
    assert t.s.traitor == 0


@rule("eclipse.diplomacy.traitor.no-relations", "eclipse.action-example.winney-attack.traitor")
def test_the_traitor_forms_no_relations() -> None:
    t = four()
    t.s.traitor = 0
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"
    t.s.traitor = 1
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"


@rule("eclipse.diplomacy.traitor.card")
def test_the_card_goes_from_traitor_to_traitor() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    t.s.traitor = 3
    play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert t.s.traitor == 0


@rule("eclipse.diplomacy.timing.after-combat")
def test_relations_may_be_formed_at_the_end_of_combat() -> None:
    s = four().phase(RELATIONS)
    assert asked(s) == [0]
    assert says(s, 0) == ["stop", "offer seat 1"]
    play(s, 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert s.players[0].is_allied(1)


def test_relations_end_when_a_partner_collapses() -> None:
    t = four().allies(0, 1)
    before = cubes(t.s.players[1])
    collapse(t.s, 0, 0)
    assert t.s.players[1].allies == 0
    assert t.s.players[0].final >= 1  # its own ambassador counted
    s = t.s
    s.run(0)
    s.play(1, "cube to money")
    assert sum(cubes(s.players[1])) == sum(before) + 1


# --- the end --------------------------------------------------------------------------------------


def points(s: Eclipse, seat: int) -> dict[str, int]:
    return {kind.removeprefix("score-"): vp for kind, vp, _ in sheet(s, seat) if vp}


@rule("eclipse.end.score.hexes", "eclipse.end.score.monoliths", "eclipse.end.score.reputation")
def test_hexes_monoliths_and_reputation() -> None:
    t = (
        terrans(2)
        .lay(102, "0,-1")
        .own(0, 102)
        .structure(102, "monolith")
        .structure(223, "monolith")
    )
    t.s.players[0].tiles = [1, 4]
    assert points(t.s, 0) == {"hexes": 6, "monoliths": 3, "reputation": 5}
    assert points(t.s, 1) == {"hexes": 3, "monoliths": 3}


@rule("eclipse.end.score.ambassadors", "eclipse.end.score.traitor")
def test_ambassadors_and_the_traitor() -> None:
    t = terrans(4).allies(0, 1).allies(0, 2)
    t.s.traitor = 1
    assert points(t.s, 0) == {"hexes": 3, "ambassadors": 2}
    assert points(t.s, 1) == {"hexes": 3, "ambassadors": 1, "traitor": -2}


GRID = (
    "gauss_shield",
    "improved_hull",
    "fusion_source",
    "positron_computer",
    "advanced_economy",
    "tachyon_drive",
    "antimatter_cannon",
)


@pytest.mark.parametrize(
    ("owned", "vp"),
    [
        pytest.param(3, 0, marks=rule("eclipse.end.score.technology.under-four")),
        pytest.param(4, 1, marks=rule("eclipse.end.score.technology.four")),
        pytest.param(5, 2, marks=rule("eclipse.end.score.technology.five")),
        pytest.param(6, 3, marks=rule("eclipse.end.score.technology.six")),
        pytest.param(7, 5, marks=rule("eclipse.end.score.technology.seven")),
    ],
)
def test_technologies_of_one_category(owned: int, vp: int) -> None:
    t = terrans(2).knows(0, *GRID[:owned])
    assert points(t.s, 0).get("technologies", 0) == vp


@rule("eclipse.end.score.technology.each-category")
def test_each_category_counts_on_its_own() -> None:
    t = terrans(2).knows(0, *GRID[:3], "nanorobots", "orbital", "monolith")
    assert "technologies" not in points(t.s, 0)
    t.knows(0, GRID[3], "fusion_drive")
    assert points(t.s, 0)["technologies"] == 2


@rule("eclipse.end.score.species")
def test_planta_scores_its_hexes_and_draco_the_ancients() -> None:
    t = Table("planta", "descendants_of_draco").lay(107, "0,-1").own(0, 107).lay(104, "1,-1")
    assert points(t.s, 0) == {"hexes": 5, "species": 2}
    assert points(t.s, 1) == {"hexes": 3, "species": 2}


@rule("eclipse.end.winner", "eclipse.end.tie")
def test_the_most_points_win_and_stored_resources_break_ties() -> None:
    t = terrans(3).seat(0, money=2, science=2, materials=2).seat(1, money=9, science=0, materials=0)
    t.s.players[2].tiles = [1]
    assert t.s.ranking() == [3, 2, 1]
    t.seat(0, money=5)
    assert t.s.ranking() == [2, 2, 1]


@rule("eclipse.end.after-round-9")
def test_the_game_ends_after_the_ninth_round() -> None:
    t = terrans(2)
    t.s.round_number = 9
    s = t.phase(CLEANUP)
    assert s.over
    assert sum(s.market) == 0  # nothing more is drawn
    t.s.round_number = 8
    assert not t.phase(CLEANUP).over


def test_at_the_end_everything_is_turned_up() -> None:
    t = terrans(2)
    t.s.round_number = 9
    t.s.players[0].tiles = [2, 4]
    s = t.phase(CLEANUP)
    assert s.view(1)["state"]["players"][0]["tiles"] == [2, 4]
    assert sum(event.amount for event in events(s, "score-reputation")) == 6


def test_the_points_told_add_up_to_the_score() -> None:
    t = terrans(2).knows(0, *GRID[:4])
    t.s.round_number = 9
    t.s.players[0].tiles = [3]
    s = t.phase(CLEANUP)
    assert s.sink is not None
    told = [e.amount for e in s.sink.events if e.kind.startswith("score-") and e.seat == 0]
    assert sum(told) == s.scores()[0] == 7


def test_chance_finds_only_what_is_left() -> None:
    t = terrans(2)
    s = t.phase(CLEANUP)
    chance(s, "deal nanorobots")
    assert s.bag[t.technology("nanorobots")] == 4
    assert purse(s.players[0]) == (2, 3, 3)
