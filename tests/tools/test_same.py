"""Two commits are held against each other by what anybody can see of their games."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import astrarium
from astrarium.core.match import Match
from tools import same, same_record

SHORT = same_record.Plan(games=1, logs=1, looks=20, questions=5)


def report(show: str = "", seats: int = 2) -> str:
    """What the witness writes of one random game of Race."""
    file = io.StringIO()
    witness = same_record.Witness(file, show)
    witness.begin("race, game 0")
    match = Match(astrarium.rules("race", seats))
    same_record.play(same_record.Watched(match, witness, SHORT), "a seed")
    return file.getvalue()


def notes(text: str) -> same.Notes:
    lines = (line.partition("\t") for line in text.splitlines())
    return [(key, digest) for key, _, digest in lines]


def test_the_witness_says_the_same_of_the_same_game() -> None:
    assert report() == report()


def test_the_witness_notes_all_that_anybody_can_see() -> None:
    kinds = {same.kind_of(key) for key, _ in notes(report())}
    assert kinds >= {"log", "dump", "view", "record", "record told", "whole record", "events"}
    assert kinds >= {"open", "options", "closed", "asked", "choices", "consequences", "orders"}
    assert kinds >= {"drawing", "board told", "figures told", "scores", "undo", "taken back"}
    assert kinds >= {"replayed", "loaded"}


def test_a_changed_drawing_is_found_where_it_first_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    before = notes(report())
    game = astrarium.rules("race", 2).game
    draw = type(game).draw
    monkeypatch.setattr(type(game), "draw", lambda *given: draw(*given) + " ")
    after = notes(report())
    drawn = [key for key, _ in before if same.kind_of(key) == "drawing"]
    assert same.first_difference(after, before) == (drawn[0], drawn[0])
    assert same.differing_kinds(after, before) == {"drawing": len(drawn)}


def test_a_report_that_ends_early_differs() -> None:
    whole = [("a | 0 | log", "1"), ("a | 1 | log", "2")]
    assert same.first_difference(whole, whole) is None
    assert same.first_difference(whole, whole[:1]) == ("a | 1 | log", "(nothing more)")
    assert same.first_difference(whole[:1], whole) == ("(nothing more)", "a | 1 | log")


def test_the_text_behind_a_note_can_be_shown() -> None:
    key = next(key for key, _ in notes(report()) if same.kind_of(key) == "dump")
    with pytest.raises(same_record.Found, match='"game":"race"'):
        report(show=key)


def test_a_changed_golden_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for tree, text in (("base", "one"), ("here", "two")):
        kept = {
            "gaia/golden/a.txt": text,
            "race/finished_more/b.log": "same",
            "sun/golden/c.txt": text,
        }
        for name, content in kept.items():
            file = tmp_path / tree / "tests" / "games" / name
            file.parent.mkdir(parents=True)
            file.write_text(content)
    gone, more = (tmp_path / tree / "tests/games/race/golden" for tree in ("base", "here"))
    for folder, name in ((gone, "gone.txt"), (more, "more.txt")):
        folder.mkdir(parents=True)
        (folder / name).write_text("a game")
    monkeypatch.setattr(same, "ROOT", tmp_path / "here")
    changed = ["tests/games/gaia/golden/a.txt", "tests/games/race/golden/gone.txt"]
    assert same.changed_fixtures(tmp_path / "base") == changed


def test_only_logs_of_the_games_that_are_compared_are_played_again(tmp_path: Path) -> None:
    for game in ("eclipse", "gaia", "race", "sun"):
        (tmp_path / f"{game}.log").write_text(f'{{"game":"{game}"}}\n{{"say":"pass"}}\n')
    played = [path.name for path in same_record.logs_of_games(tmp_path)]
    assert played == ["gaia.log", "race.log"]


def test_what_cannot_be_said_is_noted() -> None:
    rules = astrarium.rules("race", 2)
    english, hungarian = same_record.say(rules, ("no-such-text", {}))
    assert english == "(no text 'no-such-text' in 'en')"
    assert hungarian == "(no text 'no-such-text' in 'hu')"
