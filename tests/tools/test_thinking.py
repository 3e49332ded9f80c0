"""How long a bot thinks is said for each of its own choices, and for no other's."""

from __future__ import annotations

import re

import pytest

from tools import thinking


def test_mean_high_and_longest_are_told_in_milliseconds() -> None:
    spent = [0.001] * 98 + [0.2, 0.301]
    assert thinking.told(spent) == "100 choices: mean 6.0 ms, 99 % below 301.0 ms, longest 301.0 ms"


def test_only_the_first_bot_is_timed_and_every_game_adds_its_choices(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["thinking", "race", "--bots", "random,random", "--games", "3", "--seed", "5"]
    monkeypatch.setattr("sys.argv", words)
    thinking.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(";")[0] for line in lines] == [
        "1 of 3 games",
        "2 of 3 games",
        "3 of 3 games",
    ]
    counts = [int(re.findall(r"(\d+) choices", line)[0]) for line in lines]
    assert 20 < counts[0] < counts[1] < counts[2]
