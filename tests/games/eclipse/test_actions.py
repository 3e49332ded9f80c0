"""Turns, and the actions Influence, Research, Upgrade, Build and Move; colony ships and trade."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.blueprints import fleet_values
from astrarium.games.eclipse.frames.move import movement
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.research import price
from astrarium.games.eclipse.words import RESOURCES
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
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

# --- turns ----------------------------------------------------------------------------------------


@rule("eclipse.action.act-or-pass", "eclipse.action.list", "eclipse.action.passed-only-reaction")
def test_six_actions_before_passing_and_three_reactions_after() -> None:
    t = terrans(2).offer("nanorobots").lay(107, "0,-1")
    s = t.turn(0)
    acting = ["explore", "influence", "research", "upgrade", "build", "move"]
    assert says(s, 0)[:7] == [*acting, "pass"]
    assert why(s, 0, "react build") == "not-passed"
    s = t.seat(0, passed=1).turn(0)
    assert says(s, 0)[:4] == ["react upgrade", "react build", "react move", "pass"]
    assert why(s, 0, "explore") == "has-passed"


@rule(
    "eclipse.action.order",
    "eclipse.action.until-all-passed",
    "eclipse.action-example.gabor-build.next",
)
def test_turns_go_round_clockwise_until_all_have_passed() -> None:
    t = terrans(3)
    s = t.turn(1)
    order = []
    for text in ("pass", "upgrade", "pass"):
        order += asked(s)
        s.play(asked(s)[0], text)
        if text == "upgrade":
            s.play(order[-1], "stop")
    assert order == [1, 2, 0]
    assert asked(s) == [1]  # passed, but seat 2 has not: another turn
    s.play(1, "pass")
    s.play(2, "pass")
    assert through_chance(s).round_number == 2


@rule(
    "eclipse.action.end-at-once",
    "eclipse.action.end-no-reaction",
    "eclipse.action-example.all-passed",
)
def test_the_phase_ends_at_once_with_the_last_pass() -> None:
    t = terrans(2).seat(1, passed=1)
    s = t.turn(0)
    s.play(0, "pass")
    assert through_chance(s).round_number == 2


@rule("eclipse.action.first-pass", "eclipse.action-example.zsolt-pass.start-player")
@rule("eclipse.action-example.gabor-pass")
def test_the_first_to_pass_starts_the_next_round() -> None:
    t = terrans(3)
    s = t.turn(2)
    play(s, 2, "pass")
    play(s, 0, "pass")
    assert s.next_start == 2
    play(s, 1, "pass")
    assert through_chance(s).first_seat == 2
    assert asked(s) == [2]


@rule("eclipse.action.pass-flips-card", "eclipse.action-example.zsolt-pass.card")
@rule("eclipse.cleanup.summary-card")
def test_passing_turns_the_card_until_cleanup() -> None:
    s = terrans(2).turn(0)
    play(s, 0, "pass")
    assert [player.passed for player in s.players] == [1, 0]
    play(s, 1, "pass")
    assert [player.passed for player in through_chance(s).players] == [0, 0]


@rule("eclipse.action.rightmost-disc", "eclipse.discs.more-discs-more-upkeep")
@rule("eclipse.action.repeatable")
def test_every_action_takes_a_disc_and_raises_the_upkeep() -> None:
    t = terrans(2)
    paid = []
    for _ in range(4):
        s = t.turn(0)
        play(s, 0, "upgrade", "stop")
        paid.append(int(upkeep(s, 0)))
    assert t.s.players[0].discs == 8
    assert t.s.players[0].discs_on(3) == 4
    assert paid == [0, 1, 2, 3]


@rule("eclipse.action.rightmost-disc", "eclipse.limits.influence-discs")
def test_without_a_disc_one_can_only_pass() -> None:
    s = terrans(2).seat(0, discs=0).turn(0)
    assert says(s, 0)[0] == "pass"
    assert why(s, 0, "influence") == "no-disc"


@rule("eclipse.action-example.gabor-pass-again", "eclipse.reaction.own-turn")
def test_a_passed_seat_may_pass_again() -> None:
    s = terrans(3).seat(0, passed=1).turn(0)
    play(s, 0, "pass")
    assert asked(s) == [1]
    assert s.players[0].passed == 1


# --- colony ships and trade -----------------------------------------------------------------------


@rule("eclipse.colony.own-turn", "eclipse.colony.one-cube", "eclipse.colony.example-blue")
def test_colony_ships_settle_at_any_time_of_the_own_turn() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201)
    s = t.turn(0)
    play(s, 0, "settle square 1 of 201 with money", "upgrade")
    play(s, 0, "settle square 2 of 201 with materials")
    assert top(s) == "Upgrade"
    assert cubes(s.players[0]) == (9, 10, 9)
    assert s.players[0].colony == 1
    assert s.cubes[t.hex(201)] == 0b11


@rule("eclipse.colony.matching-track", "eclipse.colony.flip")
def test_a_coloured_square_takes_its_own_colour() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201)
    s = t.turn(0)
    assert beginning(s, 0, "settle") == [
        "square 1 of 201 with money",
        "square 2 of 201 with materials",
    ]
    assert why(s, 0, "settle square 1 of 201 with science") == "not-offered"


@rule("eclipse.colony.face-up-only", "eclipse.action-example.dunda-second-explore.no-more-ships")
def test_without_a_face_up_colony_ship_nothing_is_settled() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).seat(0, colony=0)
    assert why(t.turn(0), 0, "settle square 1 of 201 with money") == "no-colony-ship"


@rule("eclipse.colony.only-way", "eclipse.limits.population-cubes")
def test_an_empty_track_settles_nothing() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).tracks(0, 0, 3, 3)
    s = t.turn(0)
    assert why(s, 0, "settle square 1 of 201 with money") == "no-cube"
    assert production(s, 0, 0) == 28


@rule("eclipse.population.grey.any-track")
def test_a_grey_square_takes_any_track() -> None:
    t = terrans(2).lay(313, "0,-3").own(0, 313)
    assert beginning(t.turn(0), 0, "settle square 1 of 313 with") == list(RESOURCES[:3])


@pytest.mark.parametrize(
    ("hex", "square", "resource", "technology"),
    [
        pytest.param(
            304, 1, "money", "advanced_economy", marks=rule("eclipse.tech.advanced-economy")
        ),
        pytest.param(205, 3, "science", "advanced_labs", marks=rule("eclipse.tech.advanced-labs")),
        pytest.param(
            318, 1, "materials", "advanced_mining", marks=rule("eclipse.tech.advanced-mining")
        ),
    ],
)
@rule(
    "eclipse.population.advanced.needs-tech", "eclipse.action-example.dunda-second-explore.advanced"
)
def test_a_starred_square_needs_its_technology(
    hex: int, square: int, resource: str, technology: str
) -> None:
    spot = "-1,-1" if hex < 300 else "0,-3"
    text = f"settle square {square} of {hex} with {resource}"
    t = terrans(2).lay(hex, spot).own(0, hex)
    assert why(t.turn(0), 0, text) == "starred"
    assert text in says(t.knows(0, technology).turn(0), 0)


@rule("eclipse.population.orbital.tracks", "eclipse.structures.orbital.one-cube")
def test_an_orbital_takes_one_cube_of_money_or_science() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).structure(207, "orbital")
    s = t.turn(0)
    assert beginning(s, 0, "settle orbital of 207 with") == ["money", "science"]
    play(s, 0, "settle orbital of 207 with science")
    assert beginning(s, 0, "settle orbital") == []


@rule("eclipse.upkeep.colony.action-phase-differs")
def test_an_enemy_ship_does_not_prevent_settling_in_the_action_phase() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).ships(1, 201, interceptor=1)
    assert len(beginning(t.turn(0), 0, "settle")) == 2


@rule("eclipse.trade.rate", "eclipse.trade.any-time", "eclipse.trade.terran-rate")
def test_terrans_trade_two_for_one_in_the_middle_of_an_action() -> None:
    t = terrans(2).seat(0, money=5, science=1, materials=0)
    s = play(t.turn(0), 0, "upgrade", "trade money for science", "trade money for materials")
    assert purse(s.players[0]) == (1, 2, 1)
    assert beginning(s, 0, "trade") == ["science for money", "science for materials"]
    assert why(s, 0, "trade money for science") == "too-little-to-trade"


@pytest.mark.parametrize(
    ("species", "rate"),
    [("planta", 3), ("orion_hegemony", 4), ("eridani_empire", 3), ("mechanema", 3)],
)
@rule("eclipse.trade.species-rate")
def test_aliens_trade_at_their_own_rate(species: str, rate: int) -> None:
    t = Table(species, "terran_republic").seat(0, money=rate, science=rate - 1, materials=0)
    s = t.turn(0)
    assert beginning(s, 0, "trade") == ["money for science", "money for materials"]
    s.play(0, "trade money for materials")
    assert purse(s.players[0]) == (0, rate - 1, 1)


# --- Influence ------------------------------------------------------------------------------------


def neighbourhood() -> Table:
    """207 and 208 beside each other and the home of seat 0."""
    return terrans(2).lay(208, "-1,-1", 1).lay(107, "0,-1")


@rule(
    "eclipse.influence.two-discs", "eclipse.influence.source", "eclipse.influence.target.adjacent"
)
def test_two_discs_from_the_track_to_joined_hexes() -> None:
    t = neighbourhood()
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert says(s, 0)[:2] == ["disc to 107", "disc to 208"]
    play(s, 0, "disc to 107", "disc from track", "disc to 208")
    assert [s.owner[t.hex(number)] for number in (107, 208)] == [0, 0]
    assert s.players[0].discs == 9
    assert top(s) != "Influence"


@rule("eclipse.influence.target.wormhole", "eclipse.influence.target.example")
def test_a_disc_needs_a_full_wormhole() -> None:
    t = terrans(2).lay(101, "0,-1", 0)  # no wormhole to the north, where the home lies
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 6]
    t.s.crowd[t.hex(101)] = 0
    s = play(t.turn(0), 0, "influence")
    assert why(s, 0, "disc from track") == "not-connected"


@rule("eclipse.influence.wormhole-generator", "eclipse.influence.wormhole-generator-example")
def test_half_a_wormhole_is_enough_for_a_disc_with_the_generator() -> None:
    t = terrans(2).lay(101, "0,-1", 0).knows(0, "wormhole_generator")
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 6]
    t.s.crowd[t.hex(101)] = 0
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert "disc to 101" in says(s, 0)


@rule("eclipse.influence.target.no-disc", "eclipse.influence.target.no-enemy-ship")
def test_neither_onto_a_disc_nor_beside_an_enemy() -> None:
    t = neighbourhood().own(1, 107).ships(1, 208, interceptor=1).lay(307, "0,-3")
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert why(s, 0, "disc to 107") == "has-disc"
    assert why(s, 0, "disc to 208") == "enemy-ship"
    assert says(s, 0)[0] == "disc to 307"


@rule("eclipse.influence.withdraw", "eclipse.influence.removal.cubes-return")
def test_a_disc_taken_off_brings_its_cubes_back() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201, 0, 1)
    s = play(t.turn(0), 0, "influence", "disc from 201")
    assert why(s, 0, "disc to 201") == "same-hex"
    s.play(0, "disc to track")
    assert cubes(s.players[0]) == (10, 10, 10)
    assert s.cubes[t.hex(201)] == 0
    assert s.players[0].discs == 11


@rule("eclipse.population.grey.return")
def test_the_cube_of_a_grey_square_returns_to_any_track() -> None:
    t = terrans(2).lay(313, "0,-3").own(0, 313, 0)
    s = play(t.turn(0), 0, "influence", "disc from 313")
    assert says(s, 0)[:3] == ["cube to money", "cube to science", "cube to materials"]
    s.play(0, "cube to materials")
    assert cubes(s.players[0]) == (9, 10, 11)


@rule("eclipse.population.grey.return")
def test_the_cube_of_an_orbital_returns_to_money_or_science() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207, 6).structure(207, "orbital")
    s = play(t.turn(0), 0, "influence", "disc from 207")
    assert says(s, 0)[:2] == ["cube to money", "cube to science"]
    assert why(s, 0, "cube to materials") == "track-full"


@rule("eclipse.influence.refresh", "eclipse.influence.refresh-after-moves")
@rule("eclipse.action-example.dunda-influence.refresh")
def test_two_colony_ships_are_turned_up_after_the_moves() -> None:
    t = terrans(2).seat(0, colony=0)
    s = play(t.turn(0), 0, "influence")
    assert s.players[0].colony == 0
    s.play(0, "stop")
    assert s.players[0].colony == 2


@rule("eclipse.influence.settle", "eclipse.action-example.dunda-influence.settle")
def test_the_refreshed_ships_may_settle_at_once() -> None:
    t = terrans(2).lay(201, "-1,-1").seat(0, colony=0)
    s = play(t.turn(0), 0, "influence", "disc from track", "disc to 201", "stop")
    assert s.players[0].colony == 2
    play(s, 0, "settle square 1 of 201 with money", "settle square 2 of 201 with materials")
    assert cubes(s.players[0]) == (9, 10, 9)
    assert asked(s) == [1]


@rule("eclipse.influence.target.adjacent")
def test_the_hex_a_disc_is_taken_from_no_longer_connects() -> None:
    # 304 hangs on 107 only; the disc that leaves 107 cannot go there.
    t = terrans(2).lay(107, "0,-1").own(0, 107).lay(201, "1,-2", 1)
    s = play(t.turn(0), 0, "influence", "disc from 107")
    assert "disc to 201" not in says(s, 0)
    t = terrans(2).lay(107, "0,-1").own(0, 107).lay(201, "1,-2", 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "influence", "disc from 107")
    assert "disc to 201" in says(s, 0)


# --- Research -------------------------------------------------------------------------------------


@rule("eclipse.research.choose", "eclipse.research.pay", "eclipse.research.place")
def test_a_technology_is_paid_with_science_and_goes_on_the_board() -> None:
    t = terrans(2).offer("nanorobots", "monolith").seat(0, science=5)
    s = play(t.turn(0), 0, "research")
    assert beginning(s, 0, "research") == ["nanorobots"]
    assert why(s, 0, "research monolith") == "too-little-science"
    assert why(s, 0, "research orbital") == "not-on-offer"
    s.play(0, "research nanorobots")
    assert s.players[0].science == 3
    assert s.players[0].owns(t.technology("nanorobots"))
    assert s.market[t.technology("nanorobots")] == 0


@rule(
    "eclipse.research.discount",
    "eclipse.research.minimum-cost",
    "eclipse.research.example-starbase",
)
def test_a_starbase_costs_its_minimum_of_3_with_two_military_technologies() -> None:
    t = Table("descendants_of_draco", "terran_alliance").offer("starbase").seat(0, science=9)
    t.knows(0, "neutron_bombs", "plasma_cannon")
    s = play(t.turn(0), 0, "research", "research starbase")
    assert s.players[0].science == 6


@rule("eclipse.action-example.winney-research.fusion-drive")
@rule("eclipse.action-example.winney-research.wormhole-generator")
@rule("eclipse.action-example.hydran-two-technologies")
def test_hydran_researches_two_and_the_first_counts_for_the_second() -> None:
    t = Table("hydran_progress", "terran_alliance").seat(0, science=13)
    t.offer("fusion_drive", "wormhole_generator")
    t.knows(0, "nanorobots", "orbital", "monolith")  # and Advanced Labs: four
    s = play(t.turn(0), 0, "research", "research fusion drive")
    assert s.players[0].science == 10
    s.play(0, "research wormhole generator")
    assert s.players[0].science == 0
    assert s.players[0].discs_on(2) == 1


@rule("eclipse.research.discount-values")
def test_prices_by_technologies_owned() -> None:
    t = Table("descendants_of_draco", "terran_alliance")
    generator = t.technology("wormhole_generator")
    nano = (
        "nanorobots",
        "fusion_drive",
        "advanced_robotics",
        "orbital",
        "advanced_labs",
        "monolith",
    )
    prices = [int(price(t.s, 0, generator))]
    for id in nano:
        t.knows(0, id)
        prices.append(int(price(t.s, 0, generator)))
    assert prices == [16, 15, 14, 13, 12, 10, 8]


@rule("eclipse.research.no-duplicate", "eclipse.research.permanent")
def test_an_owned_technology_cannot_be_chosen() -> None:
    t = terrans(2).offer("starbase", "nanorobots")
    s = play(t.turn(0), 0, "research")
    assert why(s, 0, "research starbase") == "owned"


@rule("eclipse.research.place")
def test_an_eighth_technology_of_a_category_has_no_space() -> None:
    t = terrans(2).seat(0, science=40).offer("artifact_key", "gauss_shield")
    t.knows(0, "nanorobots", "fusion_drive", "advanced_robotics", "orbital", "advanced_labs")
    t.knows(0, "monolith", "wormhole_generator")
    s = play(t.turn(0), 0, "research")
    assert why(s, 0, "research artifact key") == "row-full"


@rule(
    "eclipse.tech.advanced-robotics", "eclipse.setup.extra-discs", "eclipse.research.kind.instant"
)
def test_advanced_robotics_gives_a_disc_at_once() -> None:
    t = terrans(2).offer("advanced_robotics").seat(0, science=6)
    s = play(t.turn(0), 0, "research", "research advanced robotics")
    assert s.players[0].discs == 12  # twelve, one spent, one gained


@rule("eclipse.tech.quantum-grid", "eclipse.setup.extra-discs")
def test_quantum_grid_gives_two_discs_at_once() -> None:
    t = terrans(2).offer("quantum_grid").seat(0, science=16)
    s = play(t.turn(0), 0, "research", "research quantum grid")
    assert s.players[0].discs == 13
    assert upkeep(s, 0) == 0


@rule("eclipse.tech.artifact-key.five-each", "eclipse.tech.artifact-key.choice")
@rule("eclipse.tech.artifact-key.no-split")
def test_artifact_key_gives_five_of_one_kind_for_each_artifact() -> None:
    t = terrans(2).lay(102, "0,-1").own(0, 102).offer("artifact_key").seat(0, science=14)
    s = play(t.turn(0), 0, "research", "research artifact key")
    assert says(s, 0)[:3] == ["gain money", "gain science", "gain materials"]
    play(s, 0, "gain money", "gain materials")
    assert purse(s.players[0]) == (7, 0, 8)


# --- Upgrade --------------------------------------------------------------------------------------


@rule("eclipse.upgrade.take-two", "eclipse.upgrade.any-blueprint", "eclipse.upgrade.free")
def test_two_parts_on_two_blueprints() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade", "fit hull on interceptor 4", "fit hull on cruiser 6")
    assert s.players[0].values[3] == 1
    assert s.players[0].values[12 + 3] == 2
    assert purse(s.players[0]) == (2, 3, 3)
    assert asked(s) == [1]


@rule("eclipse.upgrade.cover-printed", "eclipse.upgrade.return-any")
def test_a_part_covers_a_printed_one_and_uncovers_it_when_returned() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade", "fit hull on interceptor 1", "stop")
    assert (s.players[0].values[3], s.players[0].values[6]) == (1, 0)
    s = play(t.turn(0), 0, "upgrade", "return interceptor 1", "stop")
    assert (s.players[0].values[3], s.players[0].values[6]) == (0, 1)


@rule("eclipse.upgrade.return-first")
def test_nothing_is_given_back_once_a_part_was_taken() -> None:
    t = terrans(2).fit(0, "interceptor", "-", "-", "-", "hull")
    s = play(t.turn(0), 0, "upgrade", "fit hull on cruiser 6")
    assert why(s, 0, "return interceptor 4") == "taken-already"


PART_TECHNOLOGIES = [
    "plasma-cannon",
    "phase-shield",
    "tachyon-source",
    "plasma-missile",
    "gluon-computer",
    "gauss-shield",
    "improved-hull",
    "fusion-source",
    "positron-computer",
    "tachyon-drive",
    "antimatter-cannon",
    "fusion-drive",
]


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=rule(f"eclipse.tech.{id}")) for id in PART_TECHNOLOGIES]
)
@rule("eclipse.upgrade.limit.technology", "eclipse.research.kind.part")
def test_a_part_needs_its_technology(id: str) -> None:
    part = id.replace("-", " ")
    t = Table("descendants_of_draco", "terran_alliance")
    s = play(t.turn(0), 0, "upgrade")
    assert not [text for text in says(s, 0) if text.startswith(f"fit {part} on")]
    s = play(t.knows(0, id.replace("-", "_"), "fusion_source").turn(0), 0, "upgrade")
    assert [text for text in says(s, 0) if text.startswith(f"fit {part} on")]


@rule("eclipse.upgrade.limit.energy")
def test_a_blueprint_uses_no_more_energy_than_it_has() -> None:
    t = terrans(2).knows(0, "plasma_cannon", "fusion_source")
    # 1 energy is left: a Plasma Cannon needs 2, so with one part it cannot be fitted.
    s = play(t.seat(0, passed=1).turn(0), 0, "react upgrade")
    assert why(s, 0, "fit plasma cannon on interceptor 4") == "too-little-energy"
    # With two parts it can, but then a Fusion Source has to follow.
    s = play(t.seat(0, passed=0).turn(0), 0, "upgrade", "fit plasma cannon on interceptor 4")
    assert why(s, 0, "stop") == "not-legal-yet"
    s.play(0, "fit fusion source on interceptor 2")
    assert s.players[0].values[5] == 2


@rule("eclipse.upgrade.limit.drive")
def test_a_moving_ship_keeps_a_drive() -> None:
    s = play(terrans(2).seat(0, passed=1).turn(0), 0, "react upgrade")
    for ship, slot in (("interceptor", 3), ("cruiser", 5), ("dreadnought", 7)):
        assert why(s, 0, f"fit hull on {ship} {slot}") == "too-little-energy"


@rule("eclipse.upgrade.limit.starbase-no-drive-needed", "eclipse.move.starbase")
@rule("eclipse.ships.starbase.no-movement")
def test_a_starbase_needs_no_drive_and_may_have_none() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade")
    assert why(s, 0, "fit nuclear drive on starbase 5") == "no-drive-on-starbase"
    s.play(0, "fit hull on starbase 5")
    assert movement(s, 0, 3) == 0


@rule("eclipse.upgrade.sum", "eclipse.upgrade.example-two-fusion-drives")
def test_two_fusion_drives_add_up_to_4() -> None:
    t = terrans(2)
    bare = fleet_values(t.rules, 0, t.s.players[0].slots)[12:24]
    t.fit(0, "cruiser", "-", "-", "-", "-", "fusion_drive", "fusion_drive")
    values = t.s.players[0].values[12:24]
    # A printed Nuclear Drive (1 each) was covered by the first.
    assert values[4] == bare[4] - 1 + 4
    assert values[0] == bare[0] - 1 + 4
    assert values[5] == bare[5] + 1 - 4


@rule("eclipse.upgrade.blueprint.whole-class", "eclipse.upgrade.blueprint.immediate")
def test_a_change_counts_at_once_for_ships_that_stand() -> None:
    t = terrans(2).knows(0, "fusion_drive", "fusion_source").ships(0, 221, interceptor=1)
    s = play(t.turn(0), 0, "upgrade", "fit fusion source on interceptor 2")
    play(s, 0, "fit fusion drive on interceptor 3")
    assert movement(s, 0, 0) == 2


@rule("eclipse.action-example.mechanema-three-parts", "eclipse.action-example.zsolt-upgrade.take")
@rule("eclipse.action-example.zsolt-upgrade.technologies")
def test_mechanema_takes_three_parts() -> None:
    t = Table("mechanema", "terran_alliance").knows(0, "plasma_missile")
    t.fit(0, "interceptor", "-", "-", "-", "electron_computer")
    t.fit(0, "cruiser", "-", "-", "fusion_source")
    s = play(t.turn(0), 0, "upgrade", "return interceptor 4")
    play(s, 0, "fit plasma missile on interceptor 4", "fit positron computer on cruiser 4")
    s.play(0, "fit ion cannon on cruiser 6")
    assert s.players[0].values[12 + 6] == 2
    assert s.players[0].values[9 + 1] == 2
    assert s.players[0].discs_on(3) == 1


@rule("eclipse.action-example.zsolt-upgrade.disc", "eclipse.action-example.zsolt-upgrade.return")
def test_returning_a_part_is_no_part_taken() -> None:
    t = Table("mechanema", "terran_alliance")
    t.fit(0, "interceptor", "-", "-", "-", "electron_computer")
    s = play(t.turn(0), 0, "upgrade", "return interceptor 4")
    assert s.players[0].values[1] == 0
    assert top(s) == "Upgrade"
    assert s.players[0].discs_on(3) == 1


@rule("eclipse.parts.fixed.not-replaceable", "eclipse.limits.unlimited.parts")
def test_what_is_printed_beside_the_slots_stays() -> None:
    t = Table("planta", "terran_alliance").fit(0, "interceptor", "hull", "hull", "nuclear_drive")
    assert t.s.players[0].values[1] == 1  # the computer beside the slots
    assert t.s.players[0].values[5] == 1  # 2 energy beside the slots, the drive uses 1


# --- Build ----------------------------------------------------------------------------------------


@rule("eclipse.build.two", "eclipse.build.pay", "eclipse.action-example.gabor-build.cost")
def test_a_cruiser_and_an_orbital_cost_10_materials() -> None:
    t = terrans(2).knows(0, "orbital").seat(0, materials=12)
    s = play(t.turn(0), 0, "build", "build cruiser on 221", "build orbital on 221")
    assert s.players[0].materials == 2
    assert fleet(s, t, 0, 221) == {"interceptor": 1, "cruiser": 1}
    assert s.built[t.hex(221)] == 1
    assert top(s) != "Build"


@rule("eclipse.action-example.gabor-build.disc", "eclipse.action-example.gabor-build.technology")
def test_building_moves_a_disc_to_the_build_space() -> None:
    t = terrans(2).knows(0, "orbital").seat(0, materials=5)
    s = play(t.turn(0), 0, "build", "build orbital on 221")
    assert (s.players[0].discs, s.players[0].discs_on(4)) == (11, 1)


@rule("eclipse.build.place", "eclipse.discs.mark-control")
def test_only_on_own_hexes() -> None:
    t = terrans(2).lay(201, "-1,-1").lay(107, "0,-1").own(0, 201).seat(0, materials=3)
    s = play(t.turn(0), 0, "build")
    assert beginning(s, 0, "build interceptor on") == ["201", "221"]


@pytest.mark.parametrize(
    ("what", "technology"),
    [
        pytest.param(
            "starbase",
            "starbase",
            marks=rule("eclipse.build.tech.starbase", "eclipse.tech.starbase"),
        ),
        pytest.param(
            "orbital", "orbital", marks=rule("eclipse.build.tech.orbital", "eclipse.tech.orbital")
        ),
        pytest.param(
            "monolith",
            "monolith",
            marks=rule("eclipse.build.tech.monolith", "eclipse.tech.monolith"),
        ),
    ],
)
@rule("eclipse.research.kind.build")
def test_some_buildings_need_their_technology(what: str, technology: str) -> None:
    t = Table("descendants_of_draco", "terran_alliance").seat(0, materials=10)
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, f"build {what} on 228") == "needs-technology"
    s = play(t.knows(0, technology).turn(0), 0, "build")
    assert f"build {what} on 228" in says(s, 0)


@rule("eclipse.build.limit.one-orbital", "eclipse.build.limit.one-monolith")
def test_one_orbital_and_one_monolith_a_hex() -> None:
    t = terrans(2).knows(0, "orbital", "monolith").seat(0, materials=40)
    s = play(t.turn(0), 0, "build", "build orbital on 221", "build monolith on 221")
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, "build orbital on 221") == "already-built"
    assert why(s, 0, "build monolith on 221") == "already-built"


@pytest.mark.parametrize(
    ("ship", "pieces"), [("interceptor", 8), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4)]
)
@rule("eclipse.build.limit.pieces", "eclipse.limits.ships")
def test_no_more_ships_than_pieces(ship: str, pieces: int) -> None:
    t = terrans(2).seat(0, materials=20)
    have = 1 if ship == "interceptor" else 0
    t.ships(0, 221, **{ship: pieces - have - 1})
    s = play(t.turn(0), 0, "build", f"build {ship} on 221")
    assert why(s, 0, f"build {ship} on 221") == "no-piece-left"


@rule("eclipse.build.pay")
def test_what_cannot_be_paid_is_not_built() -> None:
    t = terrans(2).seat(0, materials=4)
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, "build cruiser on 221") == "too-little-materials"


@rule("eclipse.tech.nanorobots.extra-build")
def test_nanorobots_build_one_more() -> None:
    t = terrans(2).knows(0, "nanorobots").seat(0, materials=12)
    s = play(t.turn(0), 0, "build", *["build interceptor on 221"] * 3)
    assert fleet(s, t, 0, 221) == {"interceptor": 4}
    assert asked(s) == [1]


@rule("eclipse.structures.permanent", "eclipse.limits.unlimited.orbitals")
@rule("eclipse.limits.unlimited.monoliths")
def test_structures_stay_when_the_hex_is_left() -> None:
    t = terrans(2).structure(221, "orbital", "monolith")
    s = play(t.turn(0), 0, "influence", "disc from 221", "disc to track")
    assert s.built[t.hex(221)] == 3


# --- Move -----------------------------------------------------------------------------------------


@rule(
    "eclipse.move.three-moves", "eclipse.move.same-ship", "eclipse.move.example.green-third-unused"
)
def test_three_moves_also_with_one_ship_and_not_all_used() -> None:
    t = terrans(2).lay(107, "0,-1")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    play(s, 0, "move interceptor from 107", "to 221", "stop")
    assert fleet(s, t, 0, 221) == {"interceptor": 1}
    assert asked(s) == [1]


@rule("eclipse.move.three-moves")
def test_aliens_move_twice() -> None:
    t = Table("planta", "terran_alliance").lay(107, "0,-1")
    s = play(t.turn(0), 0, "move", "move interceptor from 226", "to 107")
    play(s, 0, "move interceptor from 107", "to 226")
    assert asked(s) == [1]


@rule("eclipse.move.distance", "eclipse.move.value", "eclipse.move.example.red-values")
def test_two_nuclear_drives_go_two_hexes() -> None:
    t = (
        terrans(2)
        .lay(107, "0,-1")
        .lay(103, "1,-1")
        .fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    )
    assert movement(t.s, 0, 0) == 2
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    assert top(s) == "Step"
    s.play(0, "to 103")
    assert fleet(s, t, 0, 103) == {"interceptor": 1}
    assert top(s) == "Move"


@rule("eclipse.move.example.red-moves", "eclipse.move.same-ship")
def test_red_moves_its_interceptor_twice_and_its_cruiser_once() -> None:
    t = terrans(2).lay(107, "0,-1").lay(103, "1,-1").ships(0, 221, cruiser=1)
    t.fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    t.knows(0, "fusion_source").fit(
        0, "cruiser", "-", "-", "fusion_source", "-", "-", "fusion_drive"
    )
    assert movement(t.s, 0, 1) == 3
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107", "to 103")
    play(s, 0, "move interceptor from 103", "to 107", "halt")
    play(s, 0, "move cruiser from 221", "to 107", "halt")
    assert fleet(s, t, 0, 107) == {"interceptor": 1, "cruiser": 1}
    assert asked(s) == [1]


@rule("eclipse.move.full-wormhole", "eclipse.wormholes.move", "eclipse.move.full-wormhole-example")
def test_ships_move_through_full_wormholes_only() -> None:
    t = terrans(2).lay(101, "0,-1", 0)
    assert why(t.turn(0), 0, "move") == "nothing-to-move"
    t = terrans(2).lay(101, "0,-1", 1)
    s = play(t.turn(0), 0, "move", "move interceptor from 221")
    assert says(s, 0)[0] == "to 101"


@rule("eclipse.move.wormhole-generator", "eclipse.move.wormhole-generator-example")
@rule("eclipse.tech.wormhole-generator")
def test_the_generator_moves_ships_through_half_wormholes() -> None:
    t = terrans(2).lay(101, "0,-1", 0).knows(0, "wormhole_generator")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 101")
    assert fleet(s, t, 0, 101) == {"interceptor": 1}


@rule("eclipse.move.explored-only")
def test_ships_do_not_leave_the_explored_galaxy() -> None:
    assert why(terrans(2).turn(0), 0, "move") == "nothing-to-move"


@rule("eclipse.move.pinning.one-per-enemy", "eclipse.move.example.green-pinned")
@rule("eclipse.move.example.green-surplus")
def test_the_first_ship_is_stopped_and_the_second_passes() -> None:
    t = terrans(2).lay(107, "0,-1").lay(103, "1,-1").ships(1, 107, interceptor=1)
    t.ships(0, 221, interceptor=1).fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    assert top(s) == "Move"  # stopped although it had a step left
    assert why(s, 0, "move interceptor from 107") == "pinned"
    play(s, 0, "move interceptor from 221", "to 107", "to 103")
    assert fleet(s, t, 0, 103) == {"interceptor": 1}
    assert fleet(s, t, 0, 107) == {"interceptor": 1}


@rule("eclipse.move.pinning.surplus")
def test_ancients_stop_ships_one_each() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=3)
    s = play(t.turn(0), 0, "move")
    assert "move interceptor from 104" in says(s, 0)
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=2)
    s = t.turn(0)
    assert why(s, 0, "move interceptor from 104") == "not-offered"


def test_starbases_stop_ships_too() -> None:
    t = terrans(2).lay(107, "0,-1").ships(1, 107, starbase=1).ships(0, 107, interceptor=1)
    s = play(t.lay(103, "1,-1").ships(0, 221, interceptor=1).turn(0), 0, "move")
    assert why(s, 0, "move interceptor from 107") == "pinned"


def test_ancients_do_not_stop_draco() -> None:
    t = (
        Table("descendants_of_draco", "terran_alliance")
        .lay(104, "0,-1")
        .ships(0, 104, interceptor=1)
    )
    s = play(t.turn(0), 0, "move")
    assert "move interceptor from 104" in says(s, 0)


@rule("eclipse.move.gcds.no-passage")
def test_nothing_leaves_the_centre_while_its_defence_stands() -> None:
    t = terrans(2).lay(107, "0,-1").ships(0, 1, interceptor=5)
    s = play(t.lay(103, "1,-1").turn(0), 0, "move")
    assert why(s, 0, "move interceptor from 001") == "pinned"


# --- Reactions ------------------------------------------------------------------------------------


@rule("eclipse.reaction.cost", "eclipse.reaction.upgrade")
def test_a_reaction_upgrades_one_part() -> None:
    t = terrans(2).seat(0, passed=1)
    s = play(t.turn(0), 0, "react upgrade", "fit hull on interceptor 4")
    assert asked(s) == [1]
    assert s.players[0].discs == 11
    assert s.players[0].discs_on(6) == 1


@rule("eclipse.reaction.build", "eclipse.reaction.no-nanorobots")
def test_a_reaction_builds_one_thing_also_with_nanorobots() -> None:
    t = terrans(2).knows(0, "nanorobots").seat(0, passed=1, materials=9)
    s = play(t.turn(0), 0, "react build", "build interceptor on 221")
    assert asked(s) == [1]
    assert s.players[0].materials == 6


@rule("eclipse.reaction.move", "eclipse.action-example.zsolt-reaction.move")
@rule("eclipse.action-example.zsolt-reaction.one-move")
def test_a_reaction_moves_one_ship_once() -> None:
    t = terrans(2).lay(107, "0,-1").seat(0, passed=1)
    s = play(t.turn(0), 0, "react move", "move interceptor from 221", "to 107")
    assert asked(s) == [1]
    assert fleet(s, t, 0, 107) == {"interceptor": 1}
    assert s.players[0].discs_on(8) == 1


def test_a_reaction_is_the_same_for_mechanema() -> None:
    t = Table("mechanema", "terran_alliance").seat(0, passed=1, materials=9)
    s = play(t.turn(0), 0, "react build", "build interceptor on 230")
    assert asked(s) == [1]


@rule("eclipse.action.list")
def test_an_action_is_told() -> None:
    s = play(terrans(2).turn(0), 0, "influence", "stop")
    assert [event.seat for event in events(s, "action")] == [0]
