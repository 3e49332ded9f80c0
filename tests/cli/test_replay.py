"""`astrarium replay` and `astrarium verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium
from astrarium.core.log import read_log
from tests.cli.conftest import SEED, TypeIn


def test_a_finished_game_is_told_with_its_result(type_in: TypeIn, finished_log: Path) -> None:
    printed = type_in("", "replay", str(finished_log))
    entries = len(read_log(finished_log.read_text("utf-8")).entries)
    assert printed[0] == f"Race for the Galaxy: after {entries} of {entries} entries."
    scores = astrarium.replay(finished_log.read_text("utf-8")).position.scores()
    places = [line for line in printed if line.startswith(("1. Player", "2. Player"))]
    assert sorted(int(line.rpartition(" ")[2]) for line in places) == sorted(scores)


def test_a_log_is_shown_at_any_entry(type_in: TypeIn, finished_log: Path) -> None:
    printed = type_in("", "replay", str(finished_log), "--at", "2")
    assert "· Player 2 starts with Alpha Centauri." in printed
    assert not [line for line in printed if "discards" in line]
    assert printed[-1] == "Player 2 draws 6 cards."


def test_a_seat_sees_its_hand_and_a_spectator_none(type_in: TypeIn, finished_log: Path) -> None:
    at = ("replay", str(finished_log), "--at", "30")
    assert "Hand of Player 2:" in type_in("", *at, "--seat", "1")
    assert "Hand of Player 1:" not in type_in("", *at, "--seat", "1")
    assert not [line for line in type_in("", *at) if line.startswith("Hand of")]


def test_json_gives_the_view_and_the_record_of_the_seat(
    type_in: TypeIn, finished_log: Path
) -> None:
    at = ("replay", str(finished_log), "--at", "30", "--json")
    (line,) = type_in("", *at, "--seat", "1")
    data = json.loads(line)
    assert (data["game"], data["seats"], data["at"], data["seat"]) == ("race", 2, 30, 1)
    assert "hand" in data["view"]["state"]["players"][1]
    assert "hand" not in data["view"]["state"]["players"][0]
    assert (data["over"], data["scores"]) == (False, None)
    (line,) = type_in("", *at)
    data = json.loads(line)
    assert all("hand" not in player for player in data["view"]["state"]["players"])
    assert not [each for each in data["record"] if each["say"].startswith("draw")]


def test_a_snapshot_can_be_saved_and_shown(
    type_in: TypeIn, finished_log: Path, tmp_path: Path
) -> None:
    (text,) = type_in("", "replay", str(finished_log), "--at", "30", "--snapshot")
    file = tmp_path / "position"
    file.write_text(text + "\n", "utf-8")
    assert astrarium.load(text).dump() == text
    assert "Hand of Player 2:" in type_in("", "replay", str(file), "--seat", "1")
    (line,) = type_in("", "replay", str(file), "--json")
    assert json.loads(line) == json.loads(json.dumps(astrarium.load(text).view(None)))


def test_what_a_seat_is_asked_in_secret_is_not_told_to_others(
    type_in: TypeIn, begun_log: Path
) -> None:
    printed = type_in("", "replay", str(begun_log), "--seat", "1")
    assert not [line for line in printed if line.startswith("Player 1, ")]


def test_a_finished_log_is_verified(type_in: TypeIn, finished_log: Path) -> None:
    printed = " ".join(type_in("", "verify", str(finished_log)))
    assert "The log is sound: all " in printed
    assert f"Seed: {SEED}" in printed


def test_a_verified_log_is_told_as_json(type_in: TypeIn, finished_log: Path) -> None:
    (line,) = type_in("", "verify", str(finished_log), "--json")
    match = astrarium.replay(finished_log.read_text("utf-8"))
    assert json.loads(line) == {
        "game": "race",
        "seats": 2,
        "answers": len(match.steps),
        "scores": match.position.scores(),
        "ranking": match.position.ranking(),
        "seed": SEED,
        "verified": True,
    }


@pytest.mark.parametrize(("command", "word"), [("replay", "bejegyzés"), ("verify", "kezdőszám")])
def test_both_speak_hungarian(type_in: TypeIn, finished_log: Path, command: str, word: str) -> None:
    assert word in " ".join(type_in("", command, str(finished_log), "--lang", "hu"))
