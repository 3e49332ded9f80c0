"""A round robin: everybody meets everybody, all seats alike; broken off, it goes on."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from astrarium.bots import find_bot
from astrarium.core.errors import BadOptions
from astrarium.lab.arena import Entrant, Forfeit, Played, contest, known_entrant
from astrarium.lab.executors import Here, OnRay
from astrarium.lab.ratings import ratings
from astrarium.lab.round_robin import Piece, RoundRobin, ahead, results_by_meeting, shown
from astrarium.lab.statistics import Estimate
from tests.bots.outsiders import GivesUp
from tests.toy.game import GAME as TOY
from tests.toy.greedy import Greedy

RANDOM = find_bot("toy", "random")
HERE = Here()


def toy(bots: str = "abcd", seats: int = 3, seed: int = 5) -> RoundRobin:
    entrants = tuple(Entrant(name, Greedy() if name == "g" else RANDOM) for name in bots)
    return RoundRobin(TOY, entrants, seats, {}, seed)


def race(*names: str, seed: int = 2) -> RoundRobin:
    entrants = tuple(Entrant(name, find_bot("race", name)) for name in names)
    return RoundRobin("race", entrants, 2, {}, seed)


def piece(meeting: tuple[int, ...], *ranks: tuple[int, ...]) -> Piece:
    order = tuple(range(len(meeting)))
    scores = {1: 30, 2: 20, 3: 10}
    played = [Played(1, order, tuple(scores[rank] for rank in each), each, 9) for each in ranks]
    return Piece(meeting, tuple(played))


# --- who meets whom -------------------------------------------------------------------------------


def test_every_group_meets_equally_often_in_all_orders(tmp_path: Path) -> None:
    pieces = toy().run(tmp_path / "log", 6, HERE)
    assert {each.meeting for each in pieces} == {(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)}
    for meeting in {each.meeting for each in pieces}:
        orders = [game.order for each in pieces if each.meeting == meeting for game in each.played]
        assert sorted(orders) == sorted(permutations(range(3)))


def test_with_four_seats_every_neighbour_is_met_equally_often(tmp_path: Path) -> None:
    pieces = toy("abcd", 4).run(tmp_path / "log", 24, HERE)
    orders = [game.order for each in pieces for game in each.played]
    beside = Counter((order[seat - 1], order[seat]) for order in orders for seat in range(4))
    assert len(orders) == 24
    assert set(beside.values()) == {8}


def test_the_games_of_a_meeting_are_those_of_a_contest(tmp_path: Path) -> None:
    pieces = race("random", "greedy").run(tmp_path / "log", 4, HERE)
    entrants = [Entrant(name, find_bot("race", name)) for name in ("random", "greedy")]
    played = [game for each in pieces for game in each.played]
    assert played == list(contest("race", entrants, 4, seed=2).played)


# --- the log --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    logs = [tmp_path / name for name in ("one", "two", "other")]
    for log, seed in zip(logs, (5, 5, 6), strict=True):
        toy(seed=seed).run(log, 6, HERE)
    one, two, other = (log.read_text() for log in logs)
    assert one == two
    assert one.splitlines()[1:] != other.splitlines()[1:]


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    bots = ("random", "casual", "greedy")
    race(*bots).run(tmp_path / "one", 2, HERE)
    race(*bots).run(tmp_path / "two", 2, Here(2))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


@pytest.mark.parametrize("kept", [0, 1, 5])
def test_a_run_that_was_broken_off_goes_on_with_the_same_games(tmp_path: Path, kept: int) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    pieces = toy().run(whole, 6, HERE)
    lines = whole.read_text().splitlines(keepends=True)
    broken.write_text("".join(lines[: 1 + kept]) + lines[1 + kept][:20])
    told: list[tuple[int, int]] = []
    again = toy().run(broken, 6, HERE, lambda done, total: told.append((done, total)))
    assert again == pieces
    assert broken.read_text() == whole.read_text()
    assert told == [(3 * done, 24) for done in range(kept + 1, 9)]


def test_more_games_go_on_and_fewer_are_read(tmp_path: Path) -> None:
    log = tmp_path / "log"
    few = toy().run(log, 3, HERE)
    many = toy().run(log, 6, HERE)
    assert len(few) == 4
    assert len(many) == 8
    assert toy().run(log, 3, HERE) == few
    assert toy().run(log, 6, HERE) == many


def test_the_log_of_another_round_robin_is_refused_and_stays(tmp_path: Path) -> None:
    log = tmp_path / "log"
    toy().run(log, 3, HERE)
    before = log.read_text()
    for other in (toy(seed=6), toy("abce"), toy(seats=4)):
        with pytest.raises(BadOptions, match="of another course"):
            other.run(log, 6, HERE)
    assert log.read_text() == before


OWN = """
class Own:
    def choose(self, view, question, options, rng):
        return options[{which}]
"""


def test_games_of_a_bot_that_has_changed_since_are_refused_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    file, log = tmp_path / "bot_of_a_round_robin.py", tmp_path / "log"
    file.write_text(OWN.format(which=0))
    names = ("random", "bot_of_a_round_robin:Own")
    arena = RoundRobin("race", tuple(known_entrant("race", name) for name in names), 2, {}, 2)
    played = arena.run(log, 2, HERE)
    assert arena.run(log, 2, HERE) == played
    before = log.read_text()
    file.write_text(OWN.format(which=-1))
    with pytest.raises(BadOptions, match=r"otherwise than now: bot_of_a_round_robin:Own$") as error:
        arena.run(log, 4, HERE)
    assert (error.value.key, error.value.figures["file"]) == ("changed-bots", str(log))
    other_seed = replace(arena, seed=3)
    with pytest.raises(BadOptions, match="of another course"):
        other_seed.run(log, 4, HERE)
    assert log.read_text() == before


def test_games_of_which_the_log_does_not_say_how_their_bots_were_made_are_refused(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    entrants = tuple(known_entrant("race", name) for name in ("random", "greedy"))
    arena = RoundRobin("race", entrants, 2, {}, 2)
    course = arena.course()
    assert list(course.pop("made")) == ["random", "greedy"]
    log.write_text(json.dumps(course) + "\n")
    with pytest.raises(BadOptions, match=r"otherwise than now: random, greedy$"):
        arena.run(log, 2, HERE)


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["ab", ""])
def test_too_few_bots_are_refused(bots: str) -> None:
    with pytest.raises(BadOptions, match="too few for a round robin at 3 seats"):
        toy(bots).checked()


def test_nobody_meets_himself() -> None:
    with pytest.raises(BadOptions, match="named once"):
        toy("aba").checked()


def test_one_seat_is_no_round_robin() -> None:
    one = RoundRobin("gaia", (Entrant("a", RANDOM),), 1, {}, 1)
    with pytest.raises(BadOptions, match="1 bots are too few"):
        one.checked()


def test_a_cluster_that_is_not_there_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="Ray is not installed"):
        OnRay("auto")


# --- what it shows --------------------------------------------------------------------------------


def test_wins_scores_and_who_ended_before_whom_are_counted() -> None:
    pieces = [piece((0, 1), (1, 2), (1, 1)), piece((0, 2), (2, 1), (2, 1)), piece((1, 2), (1, 2))]
    a, b, c = shown(["a", "b", "c"], pieces)
    assert [(each.games, each.wins) for each in (a, b, c)] == [(4, 1.5), (3, 1.5), (3, 2.0)]
    assert (a.score.value, b.score.value, c.score.value) == (25.0, 80 / 3, 80 / 3)
    assert (ahead(0, 1, pieces).value, ahead(1, 0, pieces).value) == (0.75, 0.25)
    assert (ahead(0, 2, pieces).value, ahead(2, 1, pieces).value) == (0.0, 0.0)


def test_with_three_seats_two_bots_are_compared_by_their_ranks() -> None:
    pieces = [piece((0, 1, 2), (3, 2, 1), (2, 3, 1))]
    assert ahead(0, 1, pieces).value == 0.5
    assert ahead(2, 0, pieces).value == 1.0


def test_a_bot_that_fails_forfeits_and_the_log_keeps_how(tmp_path: Path) -> None:
    entrants = (Entrant("weak", GivesUp()), Entrant("sound", find_bot("race", "random")))
    pieces = RoundRobin("race", entrants, 2, {}, 5).run(tmp_path / "log", 2, HERE)
    weak, sound = shown(["weak", "sound"], pieces)
    assert (weak.forfeits, weak.wins, sound.forfeits, sound.wins) == (2, 0, 0, 2)
    (results,) = results_by_meeting(["weak", "sound"], pieces)
    forfeit = results.played[0].forfeit
    assert isinstance(forfeit, Forfeit)
    assert forfeit.what == "ArithmeticError('too hard')"
    assert forfeit.log.startswith("{")
    assert pieces == RoundRobin("race", entrants, 2, {}, 5).run(tmp_path / "log", 2, HERE)


# --- ratings --------------------------------------------------------------------------------------


def test_greedy_is_the_anchor_and_three_of_four_games_are_200_points() -> None:
    """300 : 100 games are odds of 3: 400 · log10(3) = 191 points."""
    pieces = [piece((0, 1), (1, 2)), piece((0, 1), (2, 1)), *[piece((0, 1), (1, 2))] * 2] * 100
    better, greedy = ratings(["better", "greedy"], pieces, 1)
    assert greedy == Estimate(1500.0, 1500.0, 1500.0)
    assert better.value == pytest.approx(1691, abs=15)
    assert better.low < 1691 < better.high
    # 400 such games have a standard error of 20 points: 79 are 95 %, the order of games adds some.
    assert 79 < better.high - better.low < 158


def test_without_the_anchor_the_mean_is_given() -> None:
    one, two = ratings(["one", "two"], [piece((0, 1), (1, 2))] * 8, 1)
    assert one.value > 1550
    assert one.value + two.value == pytest.approx(3000)


def test_with_three_seats_the_scale_is_the_same() -> None:
    """The first of three ends before the second, and that before the third, in 3 of 4 games."""
    ranks = [(1, 2, 3)] * 9 + [(2, 1, 3)] * 3 + [(1, 3, 2)] * 3 + [(3, 2, 1)]
    pieces = [piece((0, 1, 2), *ranks)] * 25
    one, two, three = ratings(["one", "greedy", "three"], pieces, 1)
    assert one.value - two.value == pytest.approx(191, abs=45)
    assert two.value - three.value == pytest.approx(191, abs=60)


def test_the_same_seed_gives_the_same_ratings() -> None:
    pieces = [piece((0, 1), (1, 2), (2, 1)), piece((0, 1), (1, 2))] * 5
    assert ratings(["a", "b"], pieces, 3) == ratings(["a", "b"], pieces, 3)
    assert ratings(["a", "b"], pieces, 3) != ratings(["a", "b"], pieces, 4)


def test_a_bot_that_thinks_is_rated_above_those_that_do_not(tmp_path: Path) -> None:
    pieces = toy("abg", 3).run(tmp_path / "log", 60, HERE)
    a, b, thinks = ratings(["a", "b", "g"], pieces, 1)
    assert thinks.value > max(a.value, b.value) + 50


def test_without_openskill_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadOptions, match="openskill"):
        ratings(["a", "b"], [piece((0, 1), (1, 2))], 1)
