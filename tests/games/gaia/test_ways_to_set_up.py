"""What players may agree on before the game, and what then lies on the table."""

from __future__ import annotations

import copy
from typing import cast

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.gaia.game import GAME, content, fingerprint, start_position
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from tests.games.gaia.play import after_chance, steps
from tests.games.gaia.table import Table, asked, change, events, purse, says
from tests.support import rule


def chance_says(s: Gaia) -> list[str]:
    (question,) = s.questions()
    assert question.seat == CHANCE
    return [s.rules.game.say(s.rules, choice) for choice in s.options(question)]


def started(first: int, *factions: str, **options: str) -> Gaia:
    """Chance has named the start player and dealt the tiles; factions are chosen in turn order."""
    s = begun(len(factions), start_player="chance", **options)
    s.play(CHANCE, f"seat {first} starts")
    rng = Rng(1)
    while asked(s) == [CHANCE]:
        dealt = chance_says(s)
        s.play(CHANCE, dealt[rng.below(len(dealt))])
    for name in factions:
        (seat,) = asked(s)
        s.play(seat, f"play {name}")
    return s


def begun(seats: int, **options: str) -> Gaia:
    return cast(Gaia, astrarium.start("gaia", seats, dict(options)))


# --- who starts ----------------------------------------------------------------------------------


@rule("gaia.setup.general.start-player-free-choice")
def test_chance_may_name_any_seat_as_start_player() -> None:
    s = begun(3, start_player="chance")
    assert chance_says(s) == ["seat 0 starts", "seat 1 starts", "seat 2 starts"]
    s.sink = Sink()
    s.play(CHANCE, "seat 2 starts")
    assert [event.seat for event in events(s, "first-player")] == [2]


@rule("gaia.setup.general.start-player-free-choice")
def test_without_chance_the_players_choose_by_sitting_down() -> None:
    s = after_chance(3)
    assert asked(s) == [0]
    assert [s.ordered_seat(place) for place in range(3)] == [0, 1, 2]


@rule("gaia.setup.general.start-player-gets-marker", "gaia.setup.first-booster.reverse-order")
def test_the_whole_setup_goes_from_the_start_player() -> None:
    s = started(2, "Terrans", "Ivits", "Xenos", "Taklons")
    factions = [s.rules.factions[player.faction].id for player in s.players]
    assert factions == ["xenos", "taklons", "terrans", "ivits"]
    order = []
    while says(s, asked(s)[0])[0].startswith("place"):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, says(s, seat)[0])
    # First mines of 2, (3 has none), 0, 1; second ones back; the third; the institute.
    assert order == [2, 0, 1, 1, 0, 2, 0, 3]
    takers = []
    while says(s, asked(s)[0])[0].startswith("take"):
        (seat,) = asked(s)
        takers.append(seat)
        s.play(seat, says(s, seat)[0])
    assert takers == [1, 0, 3, 2]
    while not says(s, asked(s)[0])[-1].startswith("pass"):
        (seat,) = asked(s)
        s.play(seat, says(s, seat)[0])
    assert asked(s) == [2]
    assert [s.ordered_seat(place) for place in range(4)] == [2, 3, 0, 1]


# --- who lays the board --------------------------------------------------------------------------


@rule("gaia.advanced.map.built-together")
def test_the_players_may_lay_the_tiles_in_turn() -> None:
    s = after_chance(3, board="all_tiles", board_by="players")
    order = []
    while says(s, asked(s)[0])[0].startswith("lay"):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, says(s, seat)[-1])
        if asked(s) == [CHANCE]:
            break
    assert order == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]


@rule("gaia.advanced.map.built-together", "gaia.advanced.map.last-player-builds")
@pytest.mark.parametrize(("by", "seats"), [("players", [1, 2, 0]), ("last_player", [0, 0, 0])])
def test_the_order_of_laying_begins_with_the_start_player(by: str, seats: list[int]) -> None:
    s = begun(3, start_player="chance", board="all_tiles", board_by=by)
    s.play(CHANCE, "seat 1 starts")
    order = []
    for _ in range(3):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, says(s, seat)[0])
    assert order == seats


@rule("gaia.advanced.map.custom-shapes")
def test_a_board_of_another_shape_can_be_played_to_the_end() -> None:
    """Seven tiles in one row, the next one always five to the right and two up."""
    box = copy.deepcopy(content())
    for place, tile in enumerate(box["boards"]["first_game"]["players_1_2"]["tiles"]):
        tile["q"], tile["r"] = 5 * place, -2 * place
    s = start_position(
        GaiaRules(GAME, 2, dict(astrarium.rules("gaia", 2, {}).options), box, fingerprint())
    )
    assert s.rules.geometry.n == 133
    far = s.rules.geometry.index[(32, -12)]
    near = s.rules.geometry.index[(-2, 0)]
    assert s.rules.geometry.dist[near * 133 + far] == 34
    s.run(0)
    playout(s, Rng(3))
    assert s.over
    assert GAME.broken(s) == []


# --- without the Automa --------------------------------------------------------------------------


@rule("gaia.setup.general.solo-uses-automa")
def test_one_seat_practises_alone_against_the_neutral_numbers() -> None:
    """The Automa's rulebook is not ours: nobody else acts, charges or takes tiles."""
    answered = set()
    for s, lane in steps(1, seed=2):
        answered.add(int(s.asked(lane)))
    assert answered == {0}
    assert len(s.players) == 1
    assert s.rules.neutral
    assert s.rules.geometry.n == 133


@rule("gaia.setup.general.multiplayer-without-automa")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_two_or_more_seats_exactly_the_players_take_turns(seats: int) -> None:
    asked_at_all = set()
    for s, lane in steps(seats, seed=3):
        asked_at_all.add(int(s.asked(lane)))
    assert asked_at_all == set(range(seats))
    assert len(s.scores()) == seats


@rule("gaia.goal.round-tile.top-numbers-solo-only")
def test_round_tiles_differ_in_their_scoring_and_in_nothing_else() -> None:
    """A mine on a planet of the own type, then the end of the turn, under each of the tiles."""
    scored = {}
    for tile in [tile.id for tile in Table("terrans", "xenos").rules.round_tiles]:
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
        s = t.round_tile(tile).turn(0)
        before = purse(s.players[0])
        s.play(0, "build mine 0,1")
        changed = change(before, s.players[0])
        scored[tile] = changed.pop("vp", 0)
        assert changed == {"ore": -1, "credits": -2}
    assert scored == {
        "round_terraforming_step": 0,
        "round_research_step": 0,
        "round_mine": 2,
        "round_federation": 0,
        "round_trading_station_4": 0,
        "round_trading_station_3": 0,
        "round_gaia_mine_4": 0,
        "round_gaia_mine_3": 0,
        "round_big_structure": 0,
    }


# --- the table after the setup -------------------------------------------------------------------


@rule("gaia.setup.supply.contents")
def test_the_common_supply_is_untouched_after_the_setup() -> None:
    s = started(0, "Bescods", "Lantids")
    while s.round_number == 0:
        (seat,) = asked(s)
        s.play(seat, says(s, seat)[0])
    assert sum(s.token_supply) == 17  # 18 less the one on its research level
    assert s.spaces_used == 0  # no action token lies anywhere
    assert all(player.used == 0 for player in s.players)
    assert 10 not in list(s.terrain)  # the Lost Planet
    assert list(s.terrain).count(8) == 5  # printed Gaia planets: no marker yet
    assert all(player.tokens == 0 for player in s.players)
    assert not any(s.federated)


@rule("gaia.setup.leftovers.removed")
def test_nothing_of_the_factions_that_nobody_plays_is_in_the_game() -> None:
    s = started(0, "Terrans", "Nevlas")
    while s.round_number == 0:
        (seat,) = asked(s)
        s.play(seat, says(s, seat)[0])
    assert [player.stone for player in s.players] == [0, 0]  # no brainstone
    assert len(s.token_supply) == 6  # the Gleens' token is not among them
    homes = {int(s.terrain[hex]) for player in s.players for hex in player.hexes}
    assert homes == {1, 7}  # pieces of two colours: Terra and Ice
    for _ in range(60):
        (seat,) = asked(s)
        assert "special faction" not in says(s, seat)  # no space stations
        s.play(seat, says(s, seat)[-1])
        if s.over:
            break


@rule("gaia.setup.leftovers.removed")
def test_the_pieces_of_a_faction_are_there_if_it_is_played() -> None:
    s = started(0, "Taklons", "Gleens")
    assert s.players[0].stone == 1
    assert s.rules.tokens[int(s.faction_of(1).own_token)].id == "gleens"
    assert len(s.token_supply) == 6
