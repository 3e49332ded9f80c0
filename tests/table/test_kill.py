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

    def __init__(self, known: list[str], sending: list[str], found: list[str]) -> None:
        self.trouble: list[str] = []
        self.known, self.sending, self.found = known, sending, found

    def _lines(self) -> list[str]:
        return self.found


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (["header", ANSWER := '{"lane":1,"seat":0,"say":"pass"}'], "lost or changed"),
        (["header", "dealt", ANSWER], "1 of 2 answers"),
        (["header", "dealt", ANSWER, ANSWER, ANSWER, ANSWER], "4 decisions, though 2 were sent"),
    ],
)
def test_the_check_notices_lost_halved_and_doubled_moves(found: list[str], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        Remembers(["header", "dealt"], ["pass", "pass"], found).check()


def test_answers_of_chance_and_forced_ones_are_no_decisions() -> None:
    assert is_decision('{"lane":1,"seat":0,"say":"pass"}')
    assert not is_decision('{"lane":1,"seat":-1,"say":"card"}')
    assert not is_decision('{"lane":1,"seat":0,"say":"pass","forced":true}')
