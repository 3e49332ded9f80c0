"""Setting up: piles, tiles, boards, starting hexes."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, MAIN, ChanceFrame
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.flow import CLEANUP
from astrarium.games.eclipse.frames.discovery import Look
from astrarium.games.eclipse.frames.explore import DrawHex
from astrarium.games.eclipse.frames.reputation import DrawTiles
from astrarium.games.eclipse.frames.setup import ChooseStart, DealTechnologies
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import spot_name
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import INNER, MIDDLE, OUTER
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    cubes,
    events,
    fleet,
    purse,
    rules_for,
    says,
    terrans,
    why,
)
from tests.support.rules import rule


def begun(seats: int, **options: str) -> Eclipse:
    """Chance has dealt until a seat is asked."""
    s = GAME.start(rules_for(seats, **options))
    s.run(MAIN)
    rng = Rng(7)
    while asked(s) == [CHANCE]:
        s.answer(MAIN, roll(s, MAIN, rng))
    return s


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        pytest.param(2, 12, marks=rule("eclipse.setup.tech-tiles.2-players")),
        pytest.param(3, 14, marks=rule("eclipse.setup.tech-tiles.3-players")),
        pytest.param(4, 16, marks=rule("eclipse.setup.tech-tiles.4-players")),
        pytest.param(5, 18, marks=rule("eclipse.setup.tech-tiles.5-players")),
        pytest.param(6, 20, marks=rule("eclipse.setup.tech-tiles.6-players")),
    ],
)
@rule("eclipse.setup.tech-tiles.draw", "eclipse.setup.tech-tiles.bag", "eclipse.setup.players")
def test_technologies_are_dealt_from_the_bag(seats: int, tiles: int) -> None:
    s = begun(seats)
    assert sum(s.market) == tiles
    assert sum(s.bag) == 96 - tiles


@rule("eclipse.setup.tech-tiles.stack")
def test_equal_technologies_lie_on_one_place() -> None:
    s = GAME.start(rules_for(2))
    s.run(MAIN)
    for _ in range(3):
        s.play(CHANCE, "deal nanorobots")
    assert max(s.market) == 3
    assert sum(1 for count in s.market if count) == 1


@pytest.mark.parametrize(
    ("seats", "outer"),
    [
        pytest.param(2, 5, marks=rule("eclipse.setup.outer-hexes.2-players")),
        pytest.param(3, 10, marks=rule("eclipse.setup.outer-hexes.3-players")),
        pytest.param(4, 14, marks=rule("eclipse.setup.outer-hexes.4-players")),
        pytest.param(5, 16, marks=rule("eclipse.setup.outer-hexes.5-players")),
        pytest.param(6, 18, marks=rule("eclipse.setup.outer-hexes.6-players")),
    ],
)
@rule("eclipse.setup.piles.three", "eclipse.map.pile-per-sector")
def test_the_piles_have_their_hexes(seats: int, outer: int) -> None:
    s = begun(seats)
    assert [s.pile_left[ring] for ring in (INNER, MIDDLE, OUTER)] == [8, 11, outer]


@rule("eclipse.setup.centre.hex", "eclipse.setup.centre.discovery", "eclipse.setup.centre.gcds")
def test_the_centre_has_its_tile_and_its_defence() -> None:
    t = terrans(2)
    centre = t.hex(1)
    assert spot_name(t.s.where[centre]) == "0,0"
    assert t.s.tile[centre] == 1
    assert fleet(t.s, t, 7, 1) == {"defence_system": 1}


# Starting spots and edges without a wormhole, for each number of players.
LAYOUTS = {
    2: {"0,-2": (2, 5), "0,2": (2, 5)},
    3: {"0,-2": (2, 5), "2,0": (1, 4), "-2,2": (0, 3)},
    4: {"2,-2": (0, 3), "2,0": (0, 3), "-2,2": (0, 3), "-2,0": (0, 3)},
    5: {"0,-2": (2, 5), "2,-2": (2, 5), "2,0": (0, 3), "-2,2": (0, 3), "-2,0": (1, 4)},
    6: {
        "0,-2": (2, 5),
        "2,-2": (0, 3),
        "2,0": (1, 4),
        "0,2": (2, 5),
        "-2,2": (0, 3),
        "-2,0": (1, 4),
    },
}


@pytest.mark.parametrize("seats", LAYOUTS)
@rule("eclipse.setup.start-hex.layout", "eclipse.setup.start-hex.positions")
@rule("eclipse.setup.start-hex.nearest")
def test_starting_hexes_lie_as_the_figure_says(seats: int) -> None:
    t = terrans(seats)
    laid = {}
    for seat in range(seats):
        hex = t.hex(t.home(seat))
        closed = tuple(edge for edge in range(6) if not (t.s.holes[hex] >> edge) & 1)
        laid[spot_name(t.s.where[hex])] = closed
    assert laid == LAYOUTS[seats]
    assert list(laid) == list(LAYOUTS[seats])  # clockwise, as the seats sit


@rule("eclipse.map.at-start", "eclipse.setup.start-hex.unused")
def test_only_the_centre_and_the_homes_lie_at_the_start() -> None:
    s = begun(3, species="draw")
    assert len(s.laid) == 4


@rule("eclipse.setup.player.storage.money", "eclipse.setup.player.storage.science")
@rule("eclipse.setup.player.storage.materials")
def test_terrans_start_with_2_money_3_science_3_materials() -> None:
    assert purse(terrans(2).s.players[0]) == (2, 3, 3)


@rule("eclipse.setup.player.influence-track", "eclipse.setup.start-hex.disc")
def test_thirteen_discs_of_which_one_goes_home() -> None:
    t = terrans(2)
    assert t.s.players[0].discs == 12
    assert t.s.owner[t.hex(221)] == 0
    assert upkeep(t.s, 0) == 0


@rule("eclipse.setup.player.population-tracks", "eclipse.setup.start-hex.population")
@rule("eclipse.setup.start-hex.no-advanced")
def test_eleven_cubes_a_track_and_one_on_each_ordinary_square() -> None:
    t = terrans(2)
    assert cubes(t.s.players[0]) == (10, 10, 10)
    assert t.s.cubes[t.hex(221)] == 0b10101  # money, not money*, science, not science*, materials
    assert [production(t.s, 0, resource) for resource in range(3)] == [3, 3, 3]


@rule("eclipse.setup.player.colony-ships", "eclipse.setup.start-hex.interceptor")
def test_three_colony_ships_and_an_interceptor_at_home() -> None:
    t = terrans(2)
    assert t.s.players[0].colony == 3
    assert fleet(t.s, t, 0, 221) == {"interceptor": 1}


# species: production, upkeep, discs left on the track, cubes at home
STARTS = {
    "terran_republic": ((3, 3, 3), 0, 12),
    "eridani_empire": ((3, 3, 2), 1, 10),
    "hydran_progress": ((3, 4, 2), 0, 12),
    "planta": ((3, 3, 3), 0, 12),
    "descendants_of_draco": ((3, 3, 2), 0, 12),
    "mechanema": ((3, 3, 2), 0, 12),
    "orion_hegemony": ((2, 3, 3), 0, 12),
}


@pytest.mark.parametrize("species", STARTS)
@rule("eclipse.setup.species.differences", "eclipse.setup.species.terran-rules")
def test_a_species_starts_with_its_production_and_upkeep(species: str) -> None:
    s = Table(species, "terran_alliance" if species != "orion_hegemony" else "planta").s
    made, paid, discs = STARTS[species]
    assert tuple(production(s, 0, resource) for resource in range(3)) == made
    assert (upkeep(s, 0), s.players[0].discs) == (paid, discs)


@rule("eclipse.setup.species.differences")
def test_orion_starts_with_a_cruiser() -> None:
    t = Table("orion_hegemony", "planta")
    assert fleet(t.s, t, 0, 232) == {"cruiser": 1}


@rule("eclipse.setup.reputation.bag")
def test_eridani_draws_two_reputation_tiles_in_secret() -> None:
    s = begun(2, species="choice")
    s.play(1, "play Eridani Empire")
    s.play(0, "play Terran Federation")
    assert len(s.laid) == 3  # the homes lie before any tile is drawn
    s.play(CHANCE, "draw 4")
    s.play(CHANCE, "draw 1")
    assert s.players[1].tiles == [1, 4]
    assert s.view(1)["state"]["players"][1]["tiles"] == [1, 4]
    assert "tiles" not in s.view(0)["state"]["players"][1]
    assert s.view(0)["state"]["players"][1]["tile_count"] == 2


@rule("eclipse.setup.choice.order", "eclipse.setup.choice.board")
def test_terrans_are_chosen_clockwise_from_the_start_player() -> None:
    s = GAME.start(rules_for(3, start_player="chance"))
    s.run(MAIN)
    rng = Rng(1)
    while sum(s.market) < 14:
        s.answer(MAIN, roll(s, MAIN, rng))
    s.play(CHANCE, "seat 1 starts")
    order = []
    for name in ("Terran Union", "Terran Alliance", "Terran Republic"):
        order += asked(s)
        s.play(asked(s)[0], f"play {name}")
    assert order == [1, 2, 0]
    assert asked(s) == [1]  # who has the first turn


@rule("eclipse.setup.species.order-start", "eclipse.setup.species.order-direction")
@rule("eclipse.setup.species.own-choice")
def test_aliens_are_chosen_counter_clockwise_from_the_right_of_the_start_player() -> None:
    s = begun(4, species="choice")
    order = []
    for name in ("Planta", "Mechanema", "Terran Alliance", "Terran Directorate"):
        order += asked(s)
        s.play(asked(s)[0], f"play {name}")
    assert order == [3, 2, 1, 0]


@rule("eclipse.setup.species.terran-blocks-alien")
def test_a_terran_faction_shuts_out_the_alien_of_its_colour() -> None:
    s = begun(2, species="choice")
    s.play(1, "play Terran Union")
    assert why(s, 0, "play Planta") == "board-taken"
    assert "Planta" not in beginning(s, 0, "play")
    assert len(beginning(s, 0, "play")) == 10


@rule("eclipse.setup.species.first-game")
def test_terrans_only_is_the_first_game() -> None:
    s = begun(2)
    assert len(beginning(s, 0, "play")) == 6
    assert why(s, 0, "play Planta") == "only-terrans"


@rule("eclipse.two-players.draco-planta")
def test_two_players_do_not_draw_draco_or_planta_but_may_choose_them() -> None:
    s = GAME.start(rules_for(2, species="mixed"))
    s.run(MAIN)
    rng = Rng(3)
    while asked(s) == [CHANCE]:
        s.answer(MAIN, roll(s, MAIN, rng))
    assert "play Planta" in says(s, 1)
    s.play(1, "species by draw")
    drawn = says(s, CHANCE)
    assert len(drawn) == 10
    assert not {"play Planta", "play Descendants of Draco"} & set(drawn)


@rule("eclipse.setup.start-player")
def test_the_start_player_is_drawn_or_the_first_seat() -> None:
    assert begun(3).first_seat == 0
    s = GAME.start(rules_for(3, start_player="chance"))
    s.run(MAIN)
    rng = Rng(5)
    while sum(s.market) < 14:
        s.answer(MAIN, roll(s, MAIN, rng))
    assert says(s, CHANCE) == ["seat 0 starts", "seat 1 starts", "seat 2 starts"]


@pytest.mark.parametrize(
    "frame", [DealTechnologies(3), DrawHex(0, 1, 1, -1), Look(0), DrawTiles(0, 2), ChooseStart()]
)
def test_chance_brings_everything_as_often_as_there_are_tiles(frame: ChanceFrame[Eclipse]) -> None:
    s = terrans(3).s
    weights = dict(zip(frame.candidates(s), frame.weights(s), strict=True))
    total = int(frame.total(s))
    assert total == sum(weights.values())
    found = Counter(int(frame.outcome(s, roll)) for roll in range(total))
    assert found == weights


def test_technologies_of_the_setup_are_not_told() -> None:
    s = GAME.start(rules_for(2))
    s.sink = Sink()
    s.run(MAIN)
    chance(s, "deal nanorobots")
    assert events(s, "dealt") == []
    s = chance(terrans(2).phase(CLEANUP), "deal nanorobots")
    assert [(event.amount, event.source) for event in events(s, "dealt")] == [(1, 216)]
