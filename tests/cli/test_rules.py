"""`astrarium rules GAME`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrarium.cli import rules
from astrarium.cli.main import main


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of two rules of which a test run has shown one."""
    monkeypatch.setattr(rules, "GAMES", tmp_path)
    (tmp_path / "toy").mkdir()
    rows = [
        {"id": "toy.start", "rule": "Five counters lie.", "rule_hu": "Öt korong van."},
        {"id": "toy.end", "rule": "None is left.", "rule_hu": "Egy sem marad."},
    ]
    (tmp_path / "toy" / "rules.json").write_text(json.dumps(rows), encoding="utf-8")
    record = tmp_path / "record.json"
    session = {"ended": "2026-01-02T03:04:05+00:00", "complete": True, "arguments": "-q"}
    covered = {"toy.start": ["tests/test_toy.py::test_start"]}
    record.write_text(json.dumps({"session": session, "covered": covered, "failed": []}), "utf-8")
    return record


def test_the_share_of_covered_rules_is_told(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "toy", "--coverage", str(recorded)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "toy: 1 of 2 rules covered (50 %)",
        "Test run of 2026-01-02T03:04:05+00:00, the whole suite.",
    ]


@pytest.mark.parametrize(
    ("language", "statement"), [("en", "None is left."), ("hu", "Egy sem marad.")]
)
def test_missing_rules_are_listed_in_the_language_asked_for(
    recorded: Path, capsys: pytest.CaptureFixture[str], language: str, statement: str
) -> None:
    main(["rules", "toy", "--missing", "--lang", language, "--coverage", str(recorded)])
    assert f"  toy.end: {statement}" in capsys.readouterr().out.splitlines()


def test_without_a_test_run_nothing_is_covered(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "toy", "--coverage", str(recorded.with_name("none"))]) == 0
    assert "toy: 0 of 2 rules covered (0 %)" in capsys.readouterr().out


def test_json_has_the_figures_and_the_ids_of_what_is_missing(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "toy", "--json", "--coverage", str(recorded)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "game": "toy",
        "ledgers": {"toy": {"total": 2, "covered": 1, "missing": ["toy.end"]}},
    }


def test_the_ledger_of_race_is_the_base_game_s_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "race", "--json", "--coverage", "none"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "race"
    assert told["ledgers"]["race.base"]["total"] == 300
    assert told["ledgers"]["race.base"]["covered"] == 0
    assert len(told["ledgers"]["race.base"]["missing"]) == 300


def test_rules_that_need_a_figure_are_counted_apart_by_how_sure_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = {"ended": "today", "arguments": "", "complete": True}
    shown = {"session": session, "covered": ["sun.scoring.colonized", "sun.setup.supply"]}
    file = tmp_path / "coverage.json"
    file.write_text(json.dumps(shown), "utf-8")
    assert main(["rules", "sun", "--coverage", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  15 of them rest on a confirmed figure: 1 covered" in lines  # the supply columns
    assert "  7 of them rest on a likely figure: 0 covered" in lines
    assert "  30 of them rest on a reconstructed figure: 1 covered" in lines  # points of systems
    main(["rules", "sun", "--json", "--coverage", str(file)])
    figures = json.loads(capsys.readouterr().out)["ledgers"]["sun"]["figures"]
    assert figures.pop("rulebook")[0] == 0
    assert figures == {"confirmed": [1, 15], "likely": [0, 7], "reconstructed": [1, 30]}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "  520 of them rest on the rulebook's text alone: 1 covered",
                "  19 of them rest on a confirmed figure: 1 covered",
                "  2 of them rest on a likely figure: 0 covered",
                "  10 of them rest on a reconstructed figure: 1 covered",
                "  10 of them rest on a picture that was never seen: 1 covered",
            ],
        ),
        (
            "hu",
            [
                "  közülük 520 csak a szabálykönyv szövegén nyugszik: 1 lefedve",
                "  közülük 19 megerősített adaton nyugszik: 1 lefedve",
                "  közülük 2 valószínű adaton nyugszik: 0 lefedve",
                "  közülük 10 rekonstruált adaton nyugszik: 1 lefedve",
                "  közülük 10 soha nem látott ábrán nyugszik: 1 lefedve",
            ],
        ),
    ],
)
def test_the_text_figures_and_pictures_that_nobody_saw_are_counted_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: list[str]
) -> None:
    session = {"ended": "today", "arguments": "", "complete": True}
    ids = ("combat.battle", "research.costs", "setup.start-hex.layout", "move.example.red-moves")
    shown = {"session": session, "covered": [f"eclipse.{id}" for id in ids]}
    file = tmp_path / "coverage.json"
    file.write_text(json.dumps(shown), "utf-8")
    assert main(["rules", "eclipse", "--coverage", str(file), "--lang", language]) == 0
    assert capsys.readouterr().out.splitlines()[1:-1] == told


def test_a_part_of_the_tests_is_told_as_a_part(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(recorded.read_text("utf-8"))
    record["session"].update(complete=False, arguments="tests/core")
    recorded.write_text(json.dumps(record), "utf-8")
    main(["rules", "toy", "--coverage", str(recorded), "--lang", "hu"])
    assert "csak ez: tests/core." in capsys.readouterr().out


def test_a_game_without_a_ledger_is_refused(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
