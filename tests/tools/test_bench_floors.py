"""`make bench`: which figures are below their floor, and what the page of figures says."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from astrarium.games.eclipse import bench as eclipse_bench
from astrarium.games.gaia import bench as gaia_bench
from tools import bench

DATA: dict[str, Any] = {
    "game": "tiny",
    "seats": 2,
    "compiled": True,
    "decisions_per_cpu_s": 300_000,
    "clone_us": 2.5,
    "options_us": {"mean": 1.5},
    "peers": {
        "other": {
            "version": "1.0",
            "decisions_per_cpu_s": 30_000,
            "clone_us": 100.0,
            "decisions_ratio": 10.04,
            "clone_ratio": 40.0,
        }
    },
    "plain": {"decisions_per_cpu_s": 21_000},
    "others_ms": {"p99": 7.5},
}
FLOORS: dict[str, dict[str, float]] = {
    "decisions_per_cpu_s": {"at_least": 250_000},
    "clone_us": {"at_most": 3},
    "options_us.mean": {"at_most": 2},
    "peers.other.clone_ratio": {"at_least": 30},
}


def test_kept_floors_are_silent() -> None:
    assert bench.shortfalls(DATA, FLOORS) == []


def test_a_figure_at_its_floor_is_good_enough() -> None:
    assert bench.shortfalls({**DATA, "decisions_per_cpu_s": 250_000}, FLOORS) == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"decisions_per_cpu_s": 249_999}, "decisions_per_cpu_s is 249999, at least 250,000"),
        ({"clone_us": 3.1}, "clone_us is 3.1, at most 3"),
        ({"options_us": {"mean": 2.01}}, "options_us.mean is 2.01, at most 2"),
        ({"peers": {}}, "peers.other.clone_ratio was not measured"),
        ({"compiled": False}, "the rules are not compiled"),
    ],
)
def test_a_floor_that_is_not_kept_is_told(change: dict[str, Any], says: str) -> None:
    (problem,) = bench.shortfalls({**DATA, **change}, FLOORS)
    assert problem.startswith("tiny: ")
    assert says in problem


def test_the_table_has_each_figure_its_floor_the_peers_and_the_ratio() -> None:
    lines = bench.table(DATA, FLOORS)
    assert lines[0] == "|  | here | floor | other 1.0 | ratio | floor |"
    assert (
        "| decisions per second of processor time | 300,000 | at least 250,000 | 30,000 | 10.0 |  |"
    ) in lines
    assert "| clone in mid-game, µs | 2.5 | at most 3 | 100 | 40.0 | at least 30 |" in lines
    assert "| others_ms.p99 | 7.5 |  |  |  |  |" in lines


def test_the_part_of_the_page_written_by_hand_is_kept() -> None:
    page = f"# Speed\n\n{bench.BEGIN}\nold\n{bench.END}\n\nLearnt.\n"
    new = bench.page_with(page, [DATA], {"tiny": FLOORS})
    assert new.startswith("# Speed\n\n<!-- measured -->")
    assert new.endswith("<!-- end of measured -->\n\nLearnt.\n")
    assert "old" not in new
    assert "### tiny, 2 seats" in new


def test_a_page_without_a_place_for_figures_is_refused() -> None:
    with pytest.raises(SystemExit, match="no place for the figures"):
        bench.page_with("# Speed\n", [DATA], {"tiny": FLOORS})


def test_the_floors_of_race_are_those_agreed() -> None:
    floors = tomllib.loads(bench.FLOORS.read_text(encoding="utf-8"))
    assert floors["race"] == {
        "decisions_per_cpu_s": {"at_least": 250_000},
        "peers.catanatron.decisions_ratio": {"at_least": 6},
        "clone_us": {"at_most": 3},
        "peers.catanatron.clone_ratio": {"at_least": 30},
        "options_us.mean": {"at_most": 2},
        "options_us.p95": {"at_most": 15},
        "options_us.max": {"at_most": 1000},
        "plain.decisions_per_cpu_s": {"at_least": 20_000},
        "redeal_us": {"at_most": 20},
        "resample_us": {"at_most": 120},
        "observe_us": {"at_most": 20},
        "mask_us": {"at_most": 10},
        "orb.observe_us": {"at_most": 40},
        "draft.observe_us": {"at_most": 40},
        "orb.redeal_us": {"at_most": 60},
        "orb.resample_us": {"at_most": 350},
        "draft.redeal_us": {"at_most": 60},
        "orb_decisions_per_cpu_s": {"at_least": 100_000},
        "orb_placements_ms.max": {"at_most": 1},
        "reply_us": {"at_most": 50},
    }


def test_dealing_anew_is_limited_in_gaia_too() -> None:
    floors = tomllib.loads(bench.FLOORS.read_text(encoding="utf-8"))
    assert floors["gaia"]["redeal_us"] == {"at_most": 20}
    assert floors["gaia"]["resample_us"] == {"at_most": 120}


def test_the_limits_of_the_table_are_those_agreed() -> None:
    floors = tomllib.loads(bench.FLOORS.read_text(encoding="utf-8"))
    assert floors["table"] == {
        "load.acknowledged_ms.p99": {"at_most": 50},
        "load.errors": {"at_most": 0},
        "load.cpu_ms_per_move": {"at_most": 10},
        "drawn.p95_ms": {"at_most": 200},
        "gaia_page.median_ms": {"at_most": 100},
        "gaia_page.compressed_kb": {"at_most": 70},
        "eclipse_page.median_ms": {"at_most": 50},
        "eclipse_page.compressed_kb": {"at_most": 80},
    }


def four_players(game: str, speed: float) -> dict[str, Any]:
    four = {"four_players": {"decisions_per_cpu_s": speed}}
    return {"game": game, "compiled": True, "peers": {}, **four}


@pytest.mark.parametrize(("speed", "problems"), [(90_000, 0), (89_999, 1)])
def test_eclipse_is_held_against_gaia_of_the_same_run(speed: float, problems: int) -> None:
    agreed = tomllib.loads(bench.FLOORS.read_text(encoding="utf-8"))["eclipse"]
    path = "four_players.of_gaia"
    run = [four_players("gaia", 200_000), four_players("eclipse", speed)]
    bench.set_beside(run)
    assert "of_gaia" not in run[0]["four_players"]
    floors = bench.floors_in(run, "eclipse", agreed)
    assert floors == agreed
    assert len(bench.shortfalls(run[1], {path: floors[path]})) == problems
    shown = bench.table(run[1], floors)
    assert f"| ... as a share of Gaia Project's in this run | {speed / 200_000:.3g} |" in shown[-1]


def test_without_gaia_in_the_run_eclipse_is_held_against_nothing() -> None:
    agreed = tomllib.loads(bench.FLOORS.read_text(encoding="utf-8"))["eclipse"]
    run = [four_players("eclipse", 1)]
    bench.set_beside(run)
    assert "of_gaia" not in run[0]["four_players"]
    floors = bench.floors_in(run, "eclipse", agreed)
    assert set(agreed) - set(floors) == {"four_players.of_gaia"}


def test_both_games_measure_four_players() -> None:
    assert gaia_bench.MORE_SEATS["four_players"] == eclipse_bench.MORE_SEATS["four_players"] == 4
