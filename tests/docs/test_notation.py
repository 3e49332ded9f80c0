"""The page on notation is complete: every kind of choice, and every example can be read."""

from __future__ import annotations

import re
from pathlib import Path

import astrarium
from astrarium.games.race.notation import ALONE, WITH_CARD
from astrarium.games.race.speak.orb_notation import VERBS
from astrarium.games.race.words import ACTIONS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"


def examples() -> list[str]:
    """The choices of the first column of Race's table."""
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index("## Race") : text.index("In the advanced")]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    return [choice for row in rows for choice in re.findall(r"`([^`]+)`", row.split("|")[1])]


def test_every_example_is_read_as_one_choice() -> None:
    rules = astrarium.rules("race", 2, {"expansion": "artifacts", "orb": True})
    for example in examples():
        (choice,) = rules.game.parse(rules, example)
        assert rules.game.say(rules, choice) == example


def test_every_kind_of_choice_has_an_example() -> None:
    verbs = [*ALONE, *WITH_CARD, "use", "name", "hire", *(f"choose {action}" for action in ACTIONS)]
    verbs += [verb for verb in VERBS if verb != "token"] + ["orb card", "token "]
    shown = examples()
    assert [verb for verb in verbs if not any(each.startswith(verb) for each in shown)] == []
