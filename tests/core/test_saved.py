"""A match saved whole is the match that its log gives, or it is refused."""

from __future__ import annotations

import json
import zlib

import pytest

from astrarium.core.codec import FindGame, digest
from astrarium.core.driver import Driver
from astrarium.core.errors import BadLog, BadSnapshot
from astrarium.core.game import rules_of
from astrarium.core.match import Match, chance_answer, go_on, replay
from astrarium.core.rng import Rng, Streams
from astrarium.core.saved import restore, save, saved_position
from astrarium.games import find_game
from tests.toy.game import GAME, find_toy
from tests.toy.table import at_work

SEED = "5a" * 32


def game_after(find: FindGame, name: str, answers: int, rng: Rng) -> tuple[Match, Streams]:
    """A game after so many random answers, some of them taken back."""
    streams = Streams(SEED)
    game = find(name)
    usual = {option.name: option.default for option in game.options}
    seats = max(seats for seats in game.seats if not game.refuse(seats, usual))
    rules = rules_of(game, seats, {})
    driver = Driver(rules, {}, streams)
    match = driver.match
    for _ in range(answers):
        questions = driver.run()
        if not questions:
            break
        question = questions[rng.below(len(questions))]
        match.answer(question, rng.pick(match.position.options(question)))
        if rng.below(5) == 0 and match.undoable(question.seat):
            match.undo(question.seat)
    return match, streams


def everything(match: Match) -> list[object]:
    """All that anyone can ask of a match."""
    seats = [None, *range(match.rules.seats)]
    return [
        match.position.dump(),
        match.log.text(),
        [match.view(seat) for seat in seats],
        [match.record(seat) for seat in seats],
        [match.undoable(seat) for seat in range(match.rules.seats)],
    ]


@pytest.mark.parametrize(
    ("find", "name", "answers"),
    [(find_toy, GAME.name, 5), (find_toy, GAME.name, 90), (find_game, "race", 70),
     (find_game, "gaia", 40)],
)  # fmt: skip
def test_a_restored_match_is_the_match_that_its_log_gives(
    find: FindGame, name: str, answers: int
) -> None:
    match, streams = game_after(find, name, answers, Rng(answers))
    lines = match.log.lines
    again, its_streams = restore(save(match, streams.used), lines, find, SEED)
    assert everything(again) == everything(match)
    assert everything(again) == everything(replay(match.log.text(), find, Streams(SEED)))
    assert its_streams is not None
    assert its_streams.used == streams.used


def test_lines_that_came_later_are_played_after_what_was_saved() -> None:
    match, streams = game_after(find_toy, GAME.name, 8, Rng(1))
    saved = save(match, streams.used)
    whole, _ = game_after(find_toy, GAME.name, 30, Rng(1))
    assert len(whole.log.lines) > len(match.log.lines)
    again, its_streams = restore(saved, whole.log.lines, find_toy, SEED)
    assert everything(again) == everything(whole)
    for question in again.position.questions():
        if question.seat < 0:
            assert its_streams is not None
            chance_answer(again.position, question.lane, its_streams)


def test_answers_from_before_the_saving_can_be_taken_back() -> None:
    match = at_work()
    before = match.position.dump()
    match.play(0, "build")
    again, _ = restore(save(match), match.log.lines, find_toy)
    again.undo(0)
    assert again.position.dump() == before


def test_later_lines_are_checked_like_any_log() -> None:
    match, streams = game_after(find_toy, GAME.name, 8, Rng(1))
    saved = save(match, streams.used)
    lines = game_after(find_toy, GAME.name, 12, Rng(1))[0].log.lines
    lines[-1] = lines[-1].replace('"seat":', '"seat":1')
    with pytest.raises(BadLog):
        restore(saved, lines, find_toy, SEED)


def test_what_was_saved_of_another_log_is_refused() -> None:
    match, streams = game_after(find_toy, GAME.name, 12, Rng(1))
    other, _ = game_after(find_toy, GAME.name, 12, Rng(2))
    saved = save(match, streams.used)
    with pytest.raises(BadSnapshot, match="another log"):
        restore(saved, other.log.lines, find_toy, SEED)
    with pytest.raises(BadSnapshot, match="another log"):
        restore(saved, match.log.lines[:-1], find_toy, SEED)


@pytest.mark.parametrize("damage", ["empty", "cut", "noise", "changed", "other format"])
def test_what_is_damaged_is_refused(damage: str) -> None:
    match, streams = game_after(find_toy, GAME.name, 12, Rng(1))
    saved = save(match, streams.used)
    text = zlib.decompress(saved).decode()
    other = json.dumps({"format": 1})
    damaged = {
        "empty": b"",
        "cut": saved[:-9],
        "noise": b"\x00" * 40,
        "changed": zlib.compress(text.replace('"lines":', '"lines":1').encode()),
        "other format": zlib.compress(f"{digest(other)}\n{other}".encode()),
    }
    with pytest.raises(BadSnapshot):
        restore(damaged[damage], match.log.lines, find_toy, SEED)


def test_the_position_alone_is_enough_to_go_on_under_newer_rules() -> None:
    match, streams = game_after(find_toy, GAME.name, 12, Rng(1))
    lines = match.log.lines
    saved = save(match, streams.used)
    position, drawn = saved_position(saved, lines)
    assert go_on(position, find_toy, streams.promise, drawn).position.dump() == position
    assert drawn == streams.used
    with pytest.raises(BadSnapshot, match="another log"):
        saved_position(saved, [*lines, lines[-1]])  # an answer that was given later
