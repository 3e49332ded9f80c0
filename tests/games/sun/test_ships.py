"""Automation, ships, jumps and control."""

from __future__ import annotations

import pytest

from astrarium.core.frame import MAIN
from astrarium.games.sun.frames.ships import Jump, Upgrade
from astrarium.games.sun.scoring import sheet
from astrarium.games.sun.supply import automate
from tests.games.sun.table import Table, frame_of
from tests.support import rule


def jumping(t: Table, points: int, seat: int = 0) -> Table:
    t.turn(seat)
    t.s.push(MAIN, Jump(seat, points, 0))
    return t


# --- automation ----------------------------------------------------------------------------------


@rule("sun.automation.move-disc", "sun.automation.not-outposts")
def test_automation_moves_a_disc_from_its_track() -> None:
    t = Table().run(0, "robotic_mining.immediate")
    assert (t.player(0).ore_discs, t.player(0).automated_ore) == (7, 1)
    t.ships(0, "sirius", 1).settle(0)
    assert t.player(0).food_discs == 7
    assert t.player(0).automated() == 1


@rule("sun.automation.left-to-right", "sun.automation.seven-fields", "sun.automation.beyond-seven")
def test_seven_fields_are_filled_from_the_left_and_more_discs_lie_beside_them() -> None:
    t = Table()
    points = []
    for _ in range(9):
        automate(t.s, 0, 0)
        points.append({kind: vp for kind, vp, _ in sheet(t.s, 0)}["score-automation"])
    assert len(t.rules.automation) == 7
    assert points == [0, 1, 2, 3, 5, 7, 9, 10, 11]


@rule("sun.automation.empty-track", "sun.automation.substitute-is-no-achievement")
def test_a_star_disc_stands_in_for_an_empty_track() -> None:
    t = Table().seat(0, ore_discs=0).run(0, "robotic_mining.immediate")
    assert (t.player(0).automated_stars, t.player(0).automated()) == (1, 1)
    assert t.s.claims == 0
    assert t.s.last_round == 0


@rule("sun.automation.disc-stays", "sun.clarify.substitute-not-swapped")
def test_a_disc_on_the_automation_track_stays() -> None:
    t = Table().seat(0, food_discs=0).ships(0, "sirius", 1).outpost(0, "sirius", "star")
    t.seat(0, automated_stars=2).outpost(0, "shipyard_left", "food").seat(0, food_discs=0)
    t.ships(1, "shipyard_left", 2).settle(1)
    assert t.player(0).food_discs == 1  # a real disc came back
    assert t.player(0).automated_stars == 2
    assert t.outpost_at("sirius") == (0, "star")


# --- building and upgrading ----------------------------------------------------------------------


@rule("sun.ship.build.turn-cube", "sun.components.faction.cubes.faces")
@pytest.mark.parametrize(
    ("program", "level"),
    [
        ("build_and_jump.action 1", 1),
        ("narrow_beam_lasers.action 1", 2),
        ("plasma_cannons.action 1", 3),
        ("capital_ship.action 1", 4),
    ],
)
def test_a_cube_becomes_a_ship_of_any_of_four_levels(program: str, level: int) -> None:
    t = Table().seat(0, ore=5).ships(0, "sol").run(0, program)
    t.do("do it") if t.may("do it") else None
    t.do("build at sol from population")
    assert t.ships_at(0, "sol") == [level]
    assert t.player(0).population == 1


@rule("sun.ship.build.where", "sun.ship.build.icon")
def test_ships_are_built_in_sol_or_at_own_shipyards_only() -> None:
    t = Table().outpost(1, "shipyard_left").outpost(0, "shipyard_right", "ore")
    t.outpost(0, "sirius").run(0, "capital_ship.immediate")
    assert t.options() == ["build at sol from A", "build at shipyard right from A"]


@rule("sun.ship.build.several-places")
def test_several_ships_may_be_built_at_different_places() -> None:
    t = Table().outpost(0, "shipyard_left").ships(0, "sol")
    t.run(0, "neo_industrial_revolution.immediate")
    t.do("build at shipyard left from A", "build at sol from A")
    assert t.ships_at(0, "sol") == [3]
    assert t.ships_at(0, "shipyard_left") == [3]


@rule("sun.ship.upgrade.turn", "sun.ship.upgrade.own-only", "sun.ship.upgrade.max-4")
def test_own_ships_are_upgraded_never_above_4() -> None:
    t = Table().ships(0, "sol", 3, 4).ships(1, "sol", 1).run(0, "hyperdrive_boosters.immediate")
    assert t.options() == ["upgrade 3 at sol"]
    t.do("upgrade 3 at sol")
    assert t.ships_at(0, "sol") == [4, 4]
    assert t.ships_at(1, "sol") == [1]
    assert frame_of(t) == "Turn"  # the other two levels are lost


@rule("sun.ship.upgrade.number", "sun.optional.upgrade-shortage")
def test_an_upgrade_says_how_many_ships_and_levels() -> None:
    t = Table().ships(0, "sol", 1).run(0, "hyperdrive_boosters.action 1").do("upgrade 1 at sol")
    assert t.ships_at(0, "sol") == [2]
    assert frame_of(t) == "Jump"
    t = Table().ships(0, "sol", 1, 1).run(0, "hyperdrive_boosters.action 1")
    t.do("upgrade 1 at sol", "upgrade 1 at sol")
    assert t.ships_at(0, "sol") == [2, 2]
    t = Table().ships(0, "sol", 1).turn(0)
    t.s.push(MAIN, Upgrade(0, 1, 2, 1, 0))
    assert t.do("upgrade 1 at sol").ships_at(0, "sol") == [3]


# --- jumps ---------------------------------------------------------------------------------------


@rule("sun.jump.three-steps", "sun.jump.move.before-control", "sun.control.no-check-in-movement")
def test_movement_then_control_then_rewards() -> None:
    t = jumping(Table().ships(0, "sol", 1).seat(0, ore=0), 2)
    t.do("jump 1 from sol to a right")
    assert t.outpost_at("sirius") is None  # not in the middle of the movement
    t.do("stop", "outpost at a right with food")
    assert t.outpost_at("sirius") == (0, "food")
    assert t.player(0).ore == 1


@rule("sun.jump.move.points", "sun.jump.move.one-point", "sun.jump.move.distribute")
def test_points_are_divided_freely() -> None:
    t = jumping(Table().ships(0, "sol", 1, 2), 3)
    t.do("jump 2 from sol to a left", "jump 2 from a left to deep space")
    t.do("jump 1 from sol to a right")
    assert t.ships_at(0, "deep_space") == [2]
    assert t.ships_at(0, "sirius") == [1]
    assert frame_of(t) == "BuildOutpost"


@rule("sun.jump.move.adjacent")
def test_a_single_line_joins_adjacent_places() -> None:
    t = jumping(Table().ships(0, "sol", 1), 1)
    assert [text for text in t.options() if text != "stop"] == [
        "jump 1 from sol to a left",
        "jump 1 from sol to a right",
    ]


@rule("sun.jump.move.optional", "sun.jump.move.unused-lost", "sun.jump.example.unused-point")
def test_points_need_not_be_used_and_are_lost() -> None:
    t = jumping(Table(), 4)
    t.s.changed = 1
    t.do("jump 1 from sol to a left", "stop")
    t.rest()
    assert frame_of(t) == "Turn"
    assert t.ships_at(0, "barnards_star") == [1]


def peters_jumps() -> Table:
    """The rulebook's example: Anna 0, Péter 1, Enikő 2."""
    t = Table().ships(1, "barnards_star", 2).outpost(1, "barnards_star", "ore")
    t.ships(1, "sirius", 3).outpost(1, "sirius", "food").ships(2, "sirius", 1)
    t.ships(0, "tau_ceti", 2).outpost(0, "tau_ceti", "ore")
    t.ships(0, "shipyard_right", 2).outpost(0, "shipyard_right", "ore")
    for seat in range(4):
        t.ships(seat, "sol")
    return t.seat(0, ore_discs=4).seat(2, ore=0).supply(1, 4, 4, 3, 3, 2)


def moved() -> Table:
    """Barnard's Star is at the left A slot here, so its ship reaches the left shipyard."""
    t = peters_jumps().ships(0, "shipyard_right").ships(0, "shipyard_left", 2)
    t.s.outposts[t.place("shipyard_right")] = 0
    t.outpost(0, "shipyard_left", "food")
    jumping(t, 4, seat=1)
    t.do("jump 2 from a left to shipyard left")
    t.do("jump 3 from a right to deep space", "jump 3 from deep space to b left")
    return t


@rule("sun.jump.example.first-ship", "sun.jump.example.second-ship")
def test_peter_uses_three_points() -> None:
    t = moved()
    assert t.ships_at(1, "shipyard_left") == [2]
    assert t.ships_at(1, "tau_ceti") == [3]
    assert frame_of(t) == "Jump"
    assert t.s.agenda.lanes[MAIN][-1].data() == [1, 1, 0]


@rule("sun.jump.example.tie-keeps-control", "sun.implied.tie-keeps-control")
def test_a_tie_keeps_control() -> None:
    t = moved().do("stop")
    assert t.controller("shipyard_left") == 0


@rule("sun.jump.example.takeover", "sun.jump.example.anna-takes-disc-back")
@rule("sun.control.lose.take-back")
def test_annas_disc_goes_back_to_her_track() -> None:
    t = moved()
    before = int(t.player(0).ore_discs)
    t.do("stop")
    assert t.controller("tau_ceti") == 1
    assert t.player(0).ore_discs == before + 1


@rule("sun.jump.example.choice-of-specialty", "sun.jump.example.tau-ceti-reward")
@rule("sun.control.gain.two-specialties")
def test_peter_chooses_food_and_moves_a_cube_to_column_a() -> None:
    t = moved().do("stop")
    assert t.options() == ["outpost at b left with food", "outpost at b left with ore"]
    before = int(t.player(1).food_discs)
    t.do("outpost at b left with food", "supply from C to A")
    assert t.player(1).food_discs == before - 1
    assert t.outpost_at("tau_ceti") == (1, "food")
    assert t.columns(1) == [5, 4, 2, 3, 2]


@rule("sun.jump.example.sirius-lost", "sun.jump.example.sirius-reward")
@rule("sun.control.reward.other-turn")
def test_eniko_gains_sirius_and_its_ore_in_peters_turn() -> None:
    t = moved().do("stop", "outpost at b left with food", "supply from C to A")
    t.do("outpost at a right with food")
    assert t.outpost_at("sirius") == (2, "food")
    assert t.player(2).ore == 1
    assert t.s.active == 1


@rule("sun.jump.example.barnard-kept", "sun.control.leave.nobody-else")
def test_nobody_else_is_at_barnards_star() -> None:
    t = moved().do("stop")
    assert t.ships_at(1, "barnards_star") == []
    assert t.outpost_at("barnards_star") == (1, "ore")


# --- control -------------------------------------------------------------------------------------


@rule("sun.control.cards-and-shipyards", "sun.control.controllable-locations")
def test_systems_and_shipyards_can_be_controlled() -> None:
    t = Table()
    for place in ("barnards_star", "shipyard_left", "kapteyns_star"):
        t.ships(0, place, 1)
    t.s.active = 0
    t.settle(0)
    while frame_of(t) == "BuildOutpost":
        t.do(t.options()[0])
        t.do("stop") if t.may("stop") else None
    assert [t.controller(p) for p in ("barnards_star", "shipyard_left", "kapteyns_star")] == [0] * 3


@rule("sun.control.not-sol", "sun.control.not-deep-space")
def test_sol_and_deep_space_cannot_be_controlled() -> None:
    t = Table().ships(0, "deep_space", 4).ships(0, "sol", 4).settle(0)
    assert t.controller("sol") is None
    assert t.controller("deep_space") is None
    assert frame_of(t) == "Turn"


@rule("sun.control.no-ships", "sun.control.gain.place-disc")
@rule("sun.components.exploration-board.control-raises-production")
def test_whoever_leaves_a_ship_at_an_empty_place_gains_it_with_a_disc_of_its_track() -> None:
    t = Table().seat(0, food_discs=7).ships(0, "sirius", 1).settle(0)
    assert t.controller("sirius") == 0
    assert t.player(0).food_discs == 6
    t.seat(0, population=0).production(0).do("produce growth")
    assert t.player(0).population == 2  # a second icon is visible now


@rule("sun.control.highest-strength", "sun.control.strength", "sun.control.outposts-no-strength")
def test_the_sum_of_levels_decides_and_outposts_add_nothing() -> None:
    t = Table().outpost(0, "sirius").ships(0, "sirius", 2).ships(1, "sirius", 1, 2).settle(1)
    assert t.controller("sirius") == 1


@rule("sun.control.leave.other-highest", "sun.control.lose.new-owner-places")
def test_the_one_who_is_strongest_after_others_leave_gains_control() -> None:
    t = Table().outpost(0, "sirius").ships(0, "sirius", 3).ships(1, "sirius", 2)
    jumping(t, 1).do("jump 3 from a right to sol").rest()
    assert t.outpost_at("sirius") == (1, "food")


@rule("sun.control.leave.others-tie.lost", "sun.control.leave.others-tie.nobody")
def test_when_others_tie_control_is_lost_to_nobody() -> None:
    t = Table().outpost(0, "sirius").ships(0, "sirius", 3)
    t.ships(1, "sirius", 2).ships(2, "sirius", 2)
    jumping(t, 1).do("jump 3 from a right to sol").rest()
    assert t.controller("sirius") is None
    assert t.player(0).food_discs == 8


@rule("sun.implied.free-location-sole-leader")
def test_a_free_place_with_ships_goes_to_the_sole_leader_at_the_next_check() -> None:
    t = Table().ships(1, "sirius", 2).ships(2, "sirius", 2).settle(0)
    assert t.controller("sirius") is None
    assert t.ships(1, "sirius", 2, 1).settle(0).controller("sirius") == 1


@rule("sun.control.check-after-change", "sun.clarify.upgrade-then-jump")
def test_control_is_checked_after_upgrades_and_again_after_jumps() -> None:
    t = Table().outpost(1, "sirius").ships(1, "sirius", 1).ships(0, "sirius", 1).ships(0, "sol")
    t.run(0, "hyperdrive_boosters.action 1").do("upgrade 1 at a right").rest()
    assert t.controller("sirius") == 0
    assert frame_of(t) == "Jump"
    t.do("jump 2 from a right to sol", "stop")
    assert t.rest().controller("sirius") == 1


@rule("sun.control.gain.no-disc-left", "sun.control.gain.substitute-is-no-achievement")
def test_a_star_disc_is_placed_where_discs_are_lacking() -> None:
    t = Table().seat(0, food_discs=0).ships(0, "sirius", 1).settle(0)
    assert t.outpost_at("sirius") == (0, "star")
    assert t.s.claims == 0


@rule("sun.clarify.achievement-disc-returned")
def test_a_star_disc_comes_back_beside_the_board() -> None:
    t = Table().seat(0, food_discs=0).outpost(0, "sirius", "star").ships(1, "sirius", 1).settle(1)
    assert t.outpost_at("sirius") == (1, "food")
    assert (t.player(0).food_discs, t.player(0).ore_discs) == (0, 8)


@rule("sun.control.lose.new-disc-may-differ")
def test_the_new_owner_may_place_another_kind() -> None:
    t = Table().outpost(0, "tau_ceti", "ore").ships(1, "tau_ceti", 1).settle(1)
    assert t.may("outpost at b left with food")
    assert t.may("outpost at b left with ore")


@rule("sun.control.reward.at-once", "sun.control.reward.earlier-owner-irrelevant")
@pytest.mark.parametrize("owned", [True, False])
def test_the_reward_is_for_whoever_gains_control(owned: bool) -> None:
    t = Table().seat(1, ore=0).ships(1, "sirius", 1)
    if owned:
        t.outpost(0, "sirius")
    assert t.settle(1).player(1).ore == 1


@rule("sun.control.reward.order")
def test_who_gains_several_places_chooses_the_order_of_rewards() -> None:
    t = Table().ships(0, "sirius", 1).ships(0, "barnards_star", 1).settle(0)
    assert t.options() == ["outpost at a left with ore", "outpost at a right with food"]
    t.do("outpost at a right with food")
    assert t.told()[-1] == "ore"  # the reward of Sirius, before the other disc is placed


@rule("sun.control.other-effects")
def test_abilities_of_systems_are_used_outside_actions_in_the_own_turn() -> None:
    t = Table().colony(0, "cygni_61").seat(0, ore=3).turn(0)
    t.do("use cygni 61.deal 1")
    assert frame_of(t) == "Jump"
    assert t.player(0).ore == 2
    t.do("jump 1 from sol to a left", "stop").rest()
    assert t.why("use cygni 61.deal 1") == "used-up"
    t.do("act build and jump 1", "do it", "build at sol from population")
    assert not t.may("use cygni 61.deal 1")  # never in the middle of an action
    t.turn(1)
    assert not [text for text in t.options() if text.startswith("use")]
