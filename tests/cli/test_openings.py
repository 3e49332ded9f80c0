"""Trade, then build: the terminal offers it as one choice, and says what comes first."""

from __future__ import annotations

import io

import pytest

from astrarium.cli.session import Session
from astrarium.cli.texts import game_texts
from astrarium.core.driver import Driver
from astrarium.core.rng import Streams
from tests.toy.state import ToyState
from tests.toy.table import SEED, at_council
from tests.toy.words import PAWN, REBURY


def test_a_choice_that_an_interrupt_opens_is_listed_and_taken_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_council()
    assert isinstance(match.position, ToyState)
    match.position.seats[0].coins, match.position.seats[0].lamps = 0, 1
    driver = Driver(match.rules, {}, Streams(SEED))
    driver.match = match
    monkeypatch.setattr("sys.stdin", io.StringIO("5\n"))
    session = Session(driver, 0, ["Anna", "Bea", "Cili"], game_texts("en", match.rules.game), None)
    session.run()
    printed = capsys.readouterr().out.splitlines()
    at = printed.index("  5  rebury")
    assert printed[at + 1] == "     First: pawn"
    taken = [step.choice for step in match.steps if step.seat == 0][-2:]
    assert taken == [PAWN, REBURY]
