"""The page on notation is complete: every kind of choice, and every example can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrarium
from astrarium.core.errors import BadNotation
from astrarium.core.game import Options
from astrarium.games.race.notation import ALONE, WITH_CARD
from astrarium.games.race.orb.notation import CROSSING, PLACE_VERBS, VERBS
from astrarium.games.race.words import ACTIONS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"


def examples() -> list[str]:
    """The choices of the first column of Race's table."""
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index("## Race") : text.index("In the advanced")]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    return [choice for row in rows for choice in re.findall(r"`([^`]+)`", row.split("|")[1])]


# Each choice belongs to one of these games at least.
GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (1, {"expansion": "storm"}),
    (2, {"expansion": "storm", "goals": True, "draft": True}),
    (2, {"expansion": "artifacts", "orb": True}),
]


def readings(example: str) -> list[str]:
    """What the example says again, in the games that can read it."""
    found = []
    for seats, options in GAMES:
        rules = astrarium.rules("race", seats, options)
        try:
            (choice,) = rules.game.parse(rules, example)
        except BadNotation:
            continue
        found.append(rules.game.say(rules, choice))
    return found


@pytest.mark.parametrize("example", examples())
def test_every_example_is_read_as_one_choice(example: str) -> None:
    assert set(readings(example)) == {example}


def test_every_kind_of_choice_has_an_example() -> None:
    verbs = [*ALONE, *WITH_CARD, *(f"choose {action}" for action in ACTIONS)]
    verbs += ["name", "hire", "roll", "use", "goal", *VERBS, CROSSING]
    verbs += [verb.partition(" team")[0] for verb in PLACE_VERBS]
    shown = examples()
    assert [verb for verb in verbs if not any(each.startswith(verb) for each in shown)] == []
