"""After the battles: reputation, attacks on population, control, elimination."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.games.eclipse.combat import hits_population
from astrarium.games.eclipse.flow import AFTERMATH
from astrarium.games.eclipse.frames.leaving import collapse
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.population import upkeep
from astrarium.games.eclipse.words import ANCIENTS, OF_SIDE, SHIPS
from tests.games.eclipse.arena import arena, damages, fight
from tests.games.eclipse.table import (
    Table,
    asked,
    centre_of,
    chance,
    dice,
    events,
    fleet,
    graves,
    play,
    says,
    terrans,
    through_chance,
    top,
    why,
)
from tests.support.rules import rule

# --- reputation -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "tiles"),
    [
        pytest.param("interceptor", 1, marks=rule("eclipse.reputation.draw.interceptor")),
        pytest.param("starbase", 1, marks=rule("eclipse.reputation.draw.starbase")),
        pytest.param("cruiser", 2, marks=rule("eclipse.reputation.draw.cruiser")),
        pytest.param("dreadnought", 3, marks=rule("eclipse.reputation.draw.dreadnought")),
        pytest.param("ancient", 1, marks=rule("eclipse.reputation.draw.ancient")),
        pytest.param("defence_system", 3, marks=rule("eclipse.reputation.draw.gcds")),
    ],
)
def test_tiles_for_a_destroyed_ship(ship: str, tiles: int) -> None:
    assert terrans(2).rules.classes[SHIPS.index(ship)].reputation == tiles


@rule("eclipse.reputation.draw.participation", "eclipse.reputation.draw.when")
def test_one_tile_for_taking_part_even_when_all_is_lost() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    assert s.agenda.lanes[MAIN][-1].data() == [0, 2]
    play(chance(s, "draw 2", "draw 1"), 0, "keep 2")
    assert s.agenda.lanes[MAIN][-1].data() == [1, 1]


@rule("eclipse.reputation.full-track", "eclipse.reputation.face-down")
def test_a_full_track_puts_a_tile_back_also_the_new_one() -> None:
    t = Table("eridani_empire", "terran_federation").lay(107, "0,-1").own(0, 107)
    t.s.players[0].tiles = [1, 2, 2, 3]
    t.ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    play(chance(s, "draw 4", "draw 1"), 0, "keep 4")
    assert says(s, 0) == ["put back 1", "put back 2", "put back 3", "put back 4"]
    s.play(0, "put back 1")
    assert s.players[0].tiles == [2, 2, 3, 4]
    assert "tiles" not in s.view(1)["state"]["players"][0]


@rule("eclipse.limits.reputation-tiles")
def test_an_empty_bag_gives_no_tile() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    every = [value for value, count in enumerate([0, 12, 9, 7, 4]) for _ in range(count)]
    t.s.players[0].tiles, t.s.players[1].tiles = every[:-1], every[-1:]
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    assert top(s) not in ("DrawTiles", "KeepTile")


# --- population and control -----------------------------------------------------------------------


def siege(*squares: int, **ships: int) -> Table:
    """Seat 1 alone in 101, which seat 0 controls: money, materials, materials*."""
    t = terrans(2).lay(101, "0,-1", 1)
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(101)] = 0
    return t.own(0, 101, *squares).ships(1, 101, **(ships or {"interceptor": 3}))


@rule("eclipse.combat.population.after-battle", "eclipse.combat.population.cannons-once")
@rule("eclipse.combat.population-example.dice")
def test_three_interceptors_attack_population_with_three_dice() -> None:
    s = siege(0, 1, 2).phase(AFTERMATH)
    assert says(s, 1) == ["attack population", "spare population"]
    s.play(1, "attack population")
    assert s.agenda.lanes[MAIN][-1].data() == [3, 0, 0]


@rule("eclipse.combat.population-example.hits", "eclipse.combat.population-example.cubes")
@rule("eclipse.combat.population.attacker-chooses")
def test_two_hits_destroy_two_cubes_and_the_disc_stays() -> None:
    t = siege(0, 1, 2).fit(1, "interceptor", "-", "-", "-", "gluon_computer")  # 3 computers
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6, 3, 2)
    assert says(s, 1) == ["destroy square 1", "destroy square 2", "destroy square 3"]
    play(s, 1, "destroy square 1", "destroy square 3")
    assert s.cubes[t.hex(101)] == 0b010
    assert graves(s.players[0]) == (1, 0, 1)
    assert s.owner[t.hex(101)] == 0


@rule("eclipse.combat.population.damage", "eclipse.combat.population.no-defence")
def test_each_point_of_damage_destroys_a_cube() -> None:
    t = siege(0, 1, 2, interceptor=1).fit(1, "interceptor", "plasma_cannon")
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6)
    play(s, 1, "destroy square 1", "destroy square 2")
    assert s.cubes[t.hex(101)] == 0b100


@rule("eclipse.combat.population.no-missiles")
def test_missiles_do_not_attack_population() -> None:
    t = siege(0, interceptor=1).fit(1, "interceptor", "plasma_missile")
    s = t.phase(AFTERMATH)
    assert top(s) != "AttackPopulation"


@rule("eclipse.combat.population.no-reputation")
def test_no_reputation_for_population() -> None:
    s = dice(play(siege(0, interceptor=1).phase(AFTERMATH), 1, "attack population"), 6)
    assert top(s) == "Claim"
    assert s.players[1].tiles == []


@rule("eclipse.combat.population.neutron-bombs", "eclipse.tech.neutron-bombs")
def test_neutron_bombs_need_no_dice() -> None:
    t = siege(0, 1, 2, interceptor=1).knows(1, "neutron_bombs")
    s = t.phase(AFTERMATH)
    assert says(s, 1) == ["attack population", "bomb population", "spare population"]
    s.play(1, "bomb population")
    assert s.cubes[t.hex(101)] == 0
    assert graves(s.players[0]) == (1, 0, 2)


def test_plantas_population_needs_no_dice() -> None:
    t = Table("planta", "terran_federation").lay(103, "0,-1").own(0, 103, 1)
    s = t.ships(1, 103, interceptor=1).phase(AFTERMATH)
    assert "bomb population" in says(s, 1)


@rule("eclipse.combat.population.grey")
def test_the_owner_chooses_the_graveyard_of_a_grey_cube() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).ships(1, 103, interceptor=1)
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6)
    assert asked(s) == [0]
    assert says(s, 0) == ["cube to money", "cube to science", "cube to materials"]
    s.play(0, "cube to science")
    assert graves(s.players[0]) == (0, 1, 0)


@rule("eclipse.combat.structures.immune", "eclipse.combat.structures.orbital-population")
def test_the_cube_of_an_orbital_dies_but_the_orbital_stays() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207, 6).structure(207, "orbital", "monolith")
    s = dice(play(t.ships(1, 207, interceptor=1).phase(AFTERMATH), 1, "attack population"), 6)
    assert says(s, 0) == ["cube to money", "cube to science"]
    s.play(0, "cube to money")
    assert s.built[t.hex(207)] == 3
    assert s.cubes[t.hex(207)] == 0


@rule("eclipse.combat.control.disc-removed")
def test_a_hex_without_population_is_lost_without_an_attack() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).ships(1, 207, interceptor=1)
    discs = t.s.players[0].discs
    s = t.phase(AFTERMATH)
    assert s.owner[t.hex(207)] == -1
    assert s.players[0].discs == discs + 1
    assert says(s, 1) == ["disc on 207", "no disc"]


@rule("eclipse.combat.control.take-over", "eclipse.combat.control.free-hex")
def test_the_only_fleet_of_a_free_hex_may_put_a_disc() -> None:
    t = arena().ships(1, 107, interceptor=1)
    s = t.phase(AFTERMATH)
    play(s, 1, "disc on 107")
    assert s.owner[t.hex(107)] == 1


@rule("eclipse.combat.control.disc-removed")
def test_a_disc_stays_while_its_own_ship_is_there() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).ships(0, 207, interceptor=1)
    s = t.phase(AFTERMATH)
    assert s.owner[t.hex(207)] == 0


def test_draco_takes_the_tile_once_others_have_destroyed_the_ancients() -> None:
    t = Table("descendants_of_draco", "planta").lay(303, "0,-3").own(0, 303)
    t.s.tile[t.hex(303)] = 1
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(303)] = 0
    s = t.phase(AFTERMATH)
    assert asked(s) == [CHANCE]
    assert top(s) == "Look"


# --- elimination ----------------------------------------------------------------------------------


def eliminated() -> Table:
    t = terrans(2)
    hex = t.hex(221)
    t.s.owner[hex] = -1
    t.s.cubes[hex] = 0
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 0]
    t.s.crowd[hex] = 0
    return t.tracks(0, 11, 11, 11).seat(0, discs=13, afloat=0)


@rule("eclipse.elimination.give-up", "eclipse.elimination.no-discs")
def test_who_has_neither_ship_nor_disc_may_give_up() -> None:
    s = eliminated().turn(0)
    assert "give up" in says(s, 0)
    s.play(0, "give up")
    assert s.players[0].out == 1
    assert asked(s) == [1]
    assert why(terrans(2).turn(0), 0, "give up") == "still-alive"


@rule("eclipse.elimination.research")
def test_who_has_neither_ship_nor_disc_may_still_research() -> None:
    s = eliminated().offer("nanorobots").turn(0)
    assert "research" in says(s, 0)
    assert why(s, 0, "build") == "nothing-to-build"


@rule("eclipse.elimination.production")
def test_who_has_neither_ship_nor_disc_produces_2_of_each() -> None:
    t = eliminated().seat(0, money=0, science=0, materials=0)
    s = through_chance(t.phase(4))
    player = s.players[0]
    assert (player.money, player.science, player.materials) == (2, 2, 2)
    assert upkeep(s, 0) == 0


def test_an_attack_on_population_is_told() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).ships(1, 103, interceptor=1)
    s = play(t.phase(AFTERMATH), 1, "attack population")
    (event,) = events(s, "population-attacked")
    assert (event.seat, event.source, event.target) == (1, t.hex(103), OF_SIDE + 0)
    assert event.rule == "eclipse.combat.population.after-battle"


@rule("eclipse.combat.population.attacker-chooses")
def test_of_equal_squares_one_is_offered_for_destruction() -> None:
    t = centre_of(terrans(2), 0, 0, 4, 5).ships(1, 1, interceptor=1)
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6)
    assert says(s, 1) == ["destroy square 1", "destroy square 5"]
    play(s, 1, "destroy square 5")
    assert s.cubes[t.hex(1)] == 0b100001
    assert events(s, "cube-killed")[0].seat == 0


@rule("eclipse.combat.population.attacker-chooses")
def test_an_orbital_and_starred_squares_are_kinds_of_their_own() -> None:
    t = terrans(2).lay(104, "0,-1").own(0, 104, 0, 1, 2, 6).structure(104, "orbital")
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(104)] = 0
    s = dice(play(t.ships(1, 104, interceptor=1).phase(AFTERMATH), 1, "attack population"), 6)
    assert says(s, 1) == [
        "destroy square 1",
        "destroy square 2",
        "destroy square 3",
        "destroy orbital",
    ]


@rule("eclipse.combat.population.cannons-once", "eclipse.combat.population.neutron-bombs")
def test_population_is_attacked_with_what_there_is() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).ships(1, 103, interceptor=1)
    s = t.phase(AFTERMATH)
    assert says(s, 1) == ["attack population", "spare population"]
    assert why(s, 1, "bomb population") == "no-bombs"
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).ships(1, 103, interceptor=1)
    t.knows(1, "neutron_bombs").fit(1, "interceptor", "hull")
    s = t.phase(AFTERMATH)
    assert says(s, 1) == ["bomb population", "spare population"]
    assert why(s, 1, "attack population") == "no-cannon"
    play(s, 1, "spare population")
    assert s.cubes[t.hex(103)] == 0b10
    assert events(s, "population-attacked") == []


@rule("eclipse.combat.population.damage", "eclipse.combat.population.cannons-once")
def test_each_class_fires_once_and_its_damage_adds_up() -> None:
    t = terrans(2).lay(104, "0,-1").own(0, 104, 0, 1, 2, 3).ships(1, 104, interceptor=1, cruiser=1)
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(104)] &= ~(31 << 30)
    t.fit(1, "cruiser", "plasma_cannon")
    s = play(t.phase(AFTERMATH), 1, "attack population")
    dice(s, 6)  # the cruiser's plasma: two cubes
    assert s.strikes == 2
    dice(s, 6)  # the interceptor's ion cannon: one more
    assert s.strikes == 3
    play(s, 1, "destroy square 1", "destroy square 3", "destroy square 4")
    assert s.cubes[t.hex(104)] == 0b0010
    assert graves(s.players[0]) == (1, 2, 0)
    assert (s.strikes, sum(s.dice)) == (0, 0)


@rule("eclipse.combat.population.damage")
def test_damage_beyond_the_last_cube_is_lost() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 0).ships(1, 103, interceptor=3)
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6, 6, 6)
    assert (s.strikes, s.cubes[t.hex(103)], graves(s.players[0])) == (0, 0, (1, 0, 0))


@rule("eclipse.combat.repair")
def test_damage_is_gone_after_combat() -> None:
    t = terrans(2)
    put_ship(t.s, t.hex(221), 0, 2, 2)
    s = t.phase(AFTERMATH)
    assert damages(s, t, 0, 221) == [0, 0]
    assert fleet(s, t, 0, 221) == {"interceptor": 1, "dreadnought": 1}


@rule("eclipse.combat.population.no-defence")
@pytest.mark.parametrize(
    ("parts", "hitting"),
    [
        ((), [6]),
        (("-", "-", "-", "electron_computer"), [5, 6]),
        (("-", "-", "-", "gluon_computer"), [3, 4, 5, 6]),
        (("axion_computer", "-", "-", "gluon_computer"), [2, 3, 4, 5, 6]),
    ],
)
def test_what_hits_population(parts: tuple[str, ...], hitting: list[int]) -> None:
    t = terrans(2).fit(0, "interceptor", *parts)
    assert [face for face in range(1, 7) if hits_population(t.s, 0, 0, face)] == hitting


@rule("eclipse.combat.control.free-hex", "eclipse.explore.ancients.block-disc")
def test_beside_ancients_nobody_takes_control_after_combat() -> None:
    t = terrans(2).lay(108, "0,-1").ships(0, 108, cruiser=1)
    assert top(t.phase(AFTERMATH)) != "Claim"


@rule("eclipse.combat.control.take-over")
def test_without_a_disc_nobody_takes_control_after_combat() -> None:
    t = terrans(2).lay(107, "0,-1").ships(0, 107, cruiser=1).seat(0, discs=0)
    assert top(t.phase(AFTERMATH)) != "Claim"
    t = terrans(2).lay(107, "0,-1").ships(0, 107, cruiser=1).seat(0, discs=1)
    assert top(t.phase(AFTERMATH)) == "Claim"


@rule("eclipse.upkeep.collapse.condition")
def test_who_leaves_takes_all_ships_and_discs_along_and_nobody_elses() -> None:
    t = terrans(2).lay(107, "0,-1").own(0, 107, 0).ships(1, 107, cruiser=1)
    t.s.ships.pop(0)  # the defence system: the first ship of the list is seat 0's
    t.s.crowd[t.hex(1)] = 0
    t.ships(0, 107, interceptor=2)
    collapse(t.s, MAIN, [0])
    assert [(ship & 63, ship >> 6 & 7) for ship in t.s.ships] == [
        (t.hex(223), 1),
        (t.hex(107), 1),
    ]
    assert [t.s.owner[t.hex(number)] for number in (221, 107, 223)] == [-1, -1, 1]
    assert [t.s.cubes[t.hex(number)] for number in (221, 107)] == [0, 0]
    assert (t.s.players[0].afloat, t.s.players[0].out, t.s.players[0].passed) == (0, 1, 1)


@rule("eclipse.explore.discovery.take")
def test_draco_takes_a_freed_tile_also_where_no_ship_is_left() -> None:
    t = Table("descendants_of_draco", "terran_union").lay(105, "0,-1").own(0, 105)
    hex = t.hex(105)
    t.s.ships = [ship for ship in t.s.ships if ship & 63 != hex]
    t.s.crowd[hex], t.s.tile[hex] = 0, 1
    s = t.phase(AFTERMATH)
    assert (top(s), s.tile[hex]) == ("Look", 0)
