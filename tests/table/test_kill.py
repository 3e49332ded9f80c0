"""kill -9 at random moments under load: no acknowledged move is lost, none is done twice.

`make kill ROUNDS=200` for the long run.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.killing import Player, Rounds, is_decision

ROUNDS = 10


def test_kill_9_loses_no_acknowledged_move_and_does_none_twice(tmp_path: Path) -> None:
    rounds = Rounds(tmp_path, seed=9)
    try:
        for _ in range(ROUNDS):
            rounds.kill_once()
        rounds.go_on()
        assert rounds.moves >= 2 * ROUNDS
    finally:
        rounds.stop()


class Remembers(Player):
    """A player without a server, whose log is what the test says."""

    def __init__(self, found: list[str], later: list[str]) -> None:
        self.trouble: list[str] = []
        self.known, self.waiting, self.sending = ["header", "dealt"], ["keep"], ["pass", "pass"]
        self.found, self.later = found, later

    def _lines(self) -> list[str]:
        return self.found

    def _waiting(self) -> list[str]:
        return self.later


@pytest.mark.parametrize(
    ("found", "later", "says"),
    [
        (["header", ANSWER := '{"lane":1,"seat":0,"say":"pass"}'], ["keep"], "lost or changed"),
        (["header", "dealt", ANSWER], ["keep"], "1 of 2 answers"),
        (["header", "dealt", *[ANSWER] * 4], ["keep"], "4 decisions, though 3 were sent"),
    ],
)
def test_the_check_notices_lost_halved_and_doubled_moves(
    found: list[str], later: list[str], says: str
) -> None:
    with pytest.raises(AssertionError, match=says):
        Remembers(found, later).check()


@pytest.mark.parametrize(
    ("written", "later"), [(["pass", "pass"], ["keep"]), (["pass"], ["keep", "pass"])]
)
def test_an_answer_is_written_or_waits_for_others_secret_ones(
    written: list[str], later: list[str]
) -> None:
    new = [f'{{"lane":1,"seat":0,"say":"{say}"}}' for say in written]
    Remembers(["header", "dealt", *new], later)._check_made(new, later)


def test_answers_of_chance_and_forced_ones_are_no_decisions() -> None:
    assert is_decision('{"lane":1,"seat":0,"say":"pass"}')
    assert not is_decision('{"lane":1,"seat":-1,"say":"card"}')
    assert not is_decision('{"lane":1,"seat":0,"say":"pass","forced":true}')
