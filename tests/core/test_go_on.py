"""A running game goes on under new rules; its chance can still be proved."""

from __future__ import annotations

import json

import pytest

from astrarium.core.codec import canonical, digest, load
from astrarium.core.driver import Driver
from astrarium.core.errors import BadLog, BadSnapshot, OtherRules
from astrarium.core.game import Data
from astrarium.core.match import chance_answer, go_on, replay, verify
from astrarium.core.rng import Rng, Streams
from tests.toy.game import GAME, find_toy

SEED = "5a" * 32


def first_half(answers: int) -> tuple[str, Streams]:
    """A game of the toy, stopped after some answers: its saved position and its chance."""
    streams = Streams(SEED)
    driver = Driver(
        GAME.rules(3, {option.name: option.default for option in GAME.options}), {}, streams
    )
    rng = Rng(4)
    for _ in range(answers):
        for question in driver.run()[:1]:
            driver.match.answer(question, rng.pick(driver.match.position.options(question)))
    return driver.match.position.dump(), streams


def of_older_rules(snapshot: str) -> str:
    body: Data = json.loads(snapshot)["position"]
    body["version"] = "0-before"
    return canonical({"position": body, "digest": digest(canonical(body))})


def play_on(snapshot: str, streams: Streams) -> str:
    """Finish the game from the saved position; the new log."""
    match = go_on(snapshot, find_toy, streams.promise, streams.used)
    rng = Rng(5)
    while not match.position.over:
        question = match.position.questions()[0]
        if question.seat < 0:
            match.answer(question, chance_answer(match.position, question.lane, streams))
        else:
            match.answer(question, rng.pick(match.position.options(question)))
    match.end(streams.seed)
    return match.log.text()


def test_a_position_of_older_rules_is_not_loaded_by_accident() -> None:
    snapshot, _ = first_half(6)
    with pytest.raises(OtherRules, match="0-before"):
        load(of_older_rules(snapshot), find_toy)


def test_a_running_game_goes_on_from_its_last_position_under_the_installed_rules() -> None:
    snapshot, streams = first_half(6)
    match = go_on(of_older_rules(snapshot), find_toy, streams.promise, streams.used)
    assert match.position.dump() == snapshot
    assert match.log.header["version"] == GAME.version


def test_its_log_replays_and_chance_is_still_proved() -> None:
    snapshot, streams = first_half(6)
    log = play_on(of_older_rules(snapshot), streams)
    assert replay(log, find_toy).log.text() == log
    assert verify(log, find_toy).position.over


def test_chance_drawn_from_the_beginning_again_is_no_proof() -> None:
    snapshot, streams = first_half(6)
    assert streams.used
    match = go_on(snapshot, find_toy, streams.promise)
    log = play_on(snapshot, Streams(SEED, streams.used))
    assert verify(log, find_toy)
    forgotten = log.replace(canonical(streams.used), "{}")
    assert forgotten != log
    with pytest.raises(BadLog):
        verify(forgotten, find_toy)
    assert match.log.header["begun"]["drawn"] == {}


def test_a_damaged_position_is_not_carried_over() -> None:
    snapshot, _ = first_half(6)
    with pytest.raises(BadSnapshot, match="digest"):
        go_on(snapshot.replace('"seats":3', '"seats":2'), find_toy)
    body: Data = json.loads(snapshot)["position"]
    del body["options"]
    with pytest.raises(BadSnapshot, match="damaged"):
        go_on(canonical({"position": body, "digest": digest(canonical(body))}), find_toy)


def test_undo_works_in_a_game_that_went_on() -> None:
    taken_back = 0
    for answers in range(4, 14):
        snapshot, streams = first_half(answers)
        match = go_on(snapshot, find_toy, streams.promise, streams.used)
        for question in match.position.questions():
            before = match.position.dump()
            if question.seat >= 0:
                match.answer(question, match.position.options(question)[0])
            if question.seat >= 0 and match.undoable(question.seat):
                match.undo(question.seat)
                assert match.position.dump() == before
                taken_back += 1
    assert taken_back > 3
