"""Long play: every setting, resumed where it was broken off, failures that can be imported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrarium.core import codec
from astrarium.core.game import Game
from astrarium.core.match import replay
from astrarium.core.position import Position
from astrarium.lab.fuzz import BadState, fuzz, read_record, record_file
from tests.toy.game import GAME as TOY
from tests.toy.game import ToyGame, find_toy
from tests.toy.state import ToyState


class Strict(ToyGame):
    """A toy with an invariant that does not hold: the third card that comes breaks it."""

    def broken(self, s: Position) -> list[str]:
        assert isinstance(s, ToyState)
        return ["nobody holds three cards"] if sum(s.seats[0].hand) > 2 else []


class Stumbling(ToyGame):
    def broken(self, s: Position) -> list[str]:
        raise ZeroDivisionError("no invariant can be computed")


def find_strict(name: str) -> Game:
    return Strict()


def test_one_setting_after_the_other_is_played(tmp_path: Path) -> None:
    played = [
        (failure.seats, failure.options) for failure in fuzz(Strict(), 6, 1, tmp_path).failures
    ]
    assert played == [
        (2, {"weather": False}),
        (3, {"weather": False}),
        (3, {"weather": True}),
        (4, {"weather": False}),
        (4, {"weather": True}),
        (2, {"weather": False}),
    ]


def test_sound_rules_have_no_failures(tmp_path: Path) -> None:
    record = fuzz(TOY, 10, 1, tmp_path)
    assert (record.games, record.failures) == (10, [])
    assert record.answers > 100


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    fuzz(TOY, 4, 1, tmp_path / "twice")
    told: list[tuple[int, int]] = []
    again = fuzz(TOY, 9, 1, tmp_path / "twice", lambda done, total: told.append((done, total)))
    assert told == [(5, 9), (6, 9), (7, 9), (8, 9), (9, 9)]
    assert again == fuzz(TOY, 9, 1, tmp_path / "once")


def test_a_run_that_is_broken_off_has_saved_what_it_played(tmp_path: Path) -> None:
    def break_off(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fuzz(TOY, 9, 1, tmp_path, break_off)
    assert read_record(TOY, 1, tmp_path).games == 3


def test_a_failure_names_what_broke_and_the_answer_that_broke_it(tmp_path: Path) -> None:
    record = fuzz(Strict(), 1, 1, tmp_path)
    (failure,) = record.failures
    assert failure.broken == ["nobody holds three cards"]
    assert (failure.game, failure.seats, failure.answers) == (0, 2, 2)
    assert failure.answer.startswith("card ")


def test_the_position_and_the_log_of_a_failure_can_be_imported(tmp_path: Path) -> None:
    (failure,) = fuzz(Strict(), 1, 1, tmp_path).failures
    position = codec.load(Path(failure.position).read_text(encoding="utf-8"), find_strict)
    assert isinstance(position, ToyState)
    assert sum(position.seats[0].hand) == 2
    match = replay(Path(failure.log).read_text(encoding="utf-8"), find_toy)
    assert match.position.dump() == position.dump()
    match.play(-1, failure.answer)
    assert isinstance(match.position, ToyState)
    assert sum(match.position.seats[0].hand) == 3


def test_the_run_goes_on_after_a_failure(tmp_path: Path) -> None:
    record = fuzz(Strict(), 3, 1, tmp_path)
    assert [failure.game for failure in record.failures] == [0, 1, 2]


def test_rules_that_raise_are_a_failure(tmp_path: Path) -> None:
    (failure,) = fuzz(Stumbling(), 1, 1, tmp_path).failures
    assert failure.broken == ["ZeroDivisionError('no invariant can be computed')"]


@pytest.mark.parametrize(
    ("field", "value"), [("seed", 2), ("version", "0"), ("components", "others"), ("game", "go")]
)
def test_the_record_of_another_run_is_refused(tmp_path: Path, field: str, value: int | str) -> None:
    fuzz(TOY, 1, 1, tmp_path)
    file = record_file("toy", tmp_path)
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, field: value}), encoding="utf-8")
    with pytest.raises(BadState, match=f"another {field}"):
        fuzz(TOY, 2, 1, tmp_path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"failures": 3}'])
def test_a_damaged_record_is_refused(tmp_path: Path, text: str) -> None:
    record_file("toy", tmp_path).write_text(text, encoding="utf-8")
    with pytest.raises(BadState, match="no record of an earlier run"):
        fuzz(TOY, 1, 1, tmp_path)
