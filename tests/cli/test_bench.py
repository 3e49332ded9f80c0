"""`astrarium bench`: what it prints and what it refuses. How fast we are is for `make bench`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from astrarium.cli import bench as command
from astrarium.cli.main import main
from astrarium.cli.texts import cli_texts
from astrarium.core.game import Data
from astrarium.games.gaia import bench as gaia
from astrarium.lab import bench as lab
from astrarium.lab import measure, peers, revisions, searching

DATA: Data = {
    "game": "race",
    "seats": 2,
    "compiled": True,
    "decisions_per_cpu_s": 612345,
    "games_per_cpu_s": 3184.2,
    "clone_us": 0.765,
    "options_us": {"mean": 0.313, "p95": 0.551, "max": 12.34},
    "peers": {
        "catanatron": {
            "version": "3.2.1",
            "decisions_per_cpu_s": 34567,
            "clone_us": 120.4,
            "decisions_ratio": 17.71,
            "clone_ratio": 157.4,
        }
    },
    "federations_ms": {"p50": 1.5},
    "four_players": {"options_us": {"mean": 2.5}},
    "plain": {"decisions_per_cpu_s": 37123, "clone_us": 3.1},
}


SIDE = {"compiled": True, "decisions_per_cpu_s": 5000, "clone_us": 1.0, "options_us": 0.5}
TWO_REVISIONS: Data = {
    "game": "race",
    "seats": 2,
    "compiled": False,
    "against": "0123456789abcdef",
    "here": SIDE,
    "there": {**SIDE, "decisions_per_cpu_s": 4000},
    "decisions_ratio": 1.25,
    "clone_ratio": 1.0,
    "options_ratio": 1.0,
}


class Tortoise:
    """A peer whose figures are known."""

    name = "tortoise"
    version = "1"

    def pace(self, games: int) -> float:
        return 2.0

    def copy_us(self) -> float:
        return 1e9


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little measuring as there can be."""
    monkeypatch.setattr(measure, "CLONED_GAMES", 1)
    monkeypatch.setattr(measure.clone_us, "__defaults__", (1,))
    monkeypatch.setattr(measure.options_us, "__defaults__", (1,))
    monkeypatch.setattr(searching, "GAMES", 1)
    monkeypatch.setattr(lab, "plain", lambda *_: {"decisions_per_cpu_s": 1})
    monkeypatch.setattr(peers, "installed", lambda: [Tortoise()])


def test_each_figure_stands_beside_the_peers_and_the_ratio() -> None:
    table = command.bench_table(cli_texts("en"), DATA)
    assert table[0] == "race, 2 seats, compiled: in seconds of processor time"
    cells = [" ".join(line.split()) for line in table]
    assert "here catanatron 3.2.1 ratio" in cells
    assert "decisions per second 612,345 34,567 17.7" in cells
    assert "clone in mid-game, µs 0.77 120 157.4" in cells
    assert "legal choices, longest, µs 12.3" in cells
    assert "decisions per second, not compiled 37,123" in cells
    assert "federations_ms.p50 1.50" in cells
    assert "four_players.options_us.mean 2.50" in cells


def test_hungarian_figures_have_a_comma() -> None:
    cells = [" ".join(line.split()) for line in command.bench_table(cli_texts("hu"), DATA)]
    assert "másolat játék közben, µs 0,77 120 157,4" in cells
    assert "döntés másodpercenként 612 345 34 567 17,7" in cells


@pytest.mark.usefixtures("quick")
def test_gaia_is_measured_with_four_players_and_by_its_federations(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gaia, "POSITIONS", 8)
    monkeypatch.setattr(gaia, "WORST_CASES", 1)
    assert main(["bench", "gaia", "--games", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    found = data["federations_ms"]
    assert 0 < found["p50"] <= found["p99"] <= found["max"]
    assert found["spread_out_max"] > 0
    assert found["fifteen_spread_out_max"] > 0
    assert data["search_of_four"]["observe_us"] > 0
    four = data["four_players"]
    assert four["decisions_per_cpu_s"] > 0
    assert four["clone_us"] > 0
    assert 0 < four["options_us"]["mean"] <= four["options_us"]["max"]


@pytest.mark.usefixtures("quick")
def test_the_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "race", "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "race"
    assert isinstance(data["compiled"], bool)
    assert data["decisions_per_cpu_s"] > 0
    assert data["games_per_cpu_s"] > 0
    assert data["clone_us"] > 0
    assert 0 < data["options_us"]["mean"] <= data["options_us"]["max"]
    assert data["options_us"]["p95"] <= data["options_us"]["max"]
    for of in (data, data["orb"], data["draft"]):
        assert 0 < of["redeal_us"] < of["resample_us"]
        assert of["view_us"] > 0
        assert of["observe_us"] > 0
        assert of["mask_us"] > 0
        assert of["greedy_us"] > 0
    assert data["peers"]["tortoise"]["decisions_per_cpu_s"] == 2
    assert data["peers"]["tortoise"]["decisions_ratio"] > 1
    assert data["peers"]["tortoise"]["clone_ratio"] > 1


@pytest.mark.usefixtures("quick")
def test_without_peers_none_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "race", "--games", "1", "--no-peers", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["peers"] == {}


def test_ratios_are_medians_of_the_rounds() -> None:
    paces = [measure.Pace(each, 1.0) for each in (10.0, 20.0, 90.0)]
    beside = lab.beside(paces, [1.0, 2.0, 3.0], [(1.0, 30.0), (10.0, 40.0), (10.0, 300.0)])
    assert beside["decisions_ratio"] == 9
    assert beside["clone_ratio"] == 30
    assert beside["decisions_per_cpu_s"] == 10


def test_two_revisions_stand_side_by_side() -> None:
    table = command.revisions_table(cli_texts("en"), TWO_REVISIONS)
    cells = [" ".join(line.split()) for line in table]
    assert cells[0] == "race, 2 seats, not compiled: in seconds of processor time"
    assert cells[1] == "here at 0123456789 ratio"
    assert "decisions per second 5,000 4,000 1.25" in cells


def test_a_working_tree_and_a_revision_of_it_are_copied_without_what_git_ignores(
    tmp_path: Path,
) -> None:
    root = tmp_path / "root"
    root.mkdir()
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
    (root / "a.txt").write_text("one")
    (root / ".gitignore").write_text("ignored\n")
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "one"]):
        subprocess.run([*git, *arguments], cwd=root, check=True)
    (root / "a.txt").write_text("two")
    (root / "ignored").write_text("x")
    name = revisions.revision_name(root, "HEAD")
    revisions.copy_revision(root, name, tmp_path / "there")
    revisions.copy_working_tree(root, tmp_path / "here")
    assert (tmp_path / "there" / "a.txt").read_text() == "one"
    assert (tmp_path / "here" / "a.txt").read_text() == "two"
    assert not (tmp_path / "here" / "ignored").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "chess"),
        (["race", "--games", "0"], "--games"),
        (["race", "--games", "many"], "many"),
        (["race", "--against", "no-such-revision"], "no-such-revision"),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_bad_input_is_told_in_one_line(
    arguments: list[str], says: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments, "--lang", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


def test_the_help_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--help"])
    assert "astrarium bench race" in capsys.readouterr().out
