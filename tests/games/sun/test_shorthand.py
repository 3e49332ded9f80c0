"""What a card does, typed in one line: every program of the set is written and read back."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.sun.components import programs_of
from astrarium.games.sun.game import content
from astrarium.games.sun.speak.shorthand import read_action, read_steps, write_action


def test_every_program_of_the_set_is_written_and_read_back() -> None:
    programs = programs_of(content())
    assert len(programs) > 100
    for name, program in programs.items():
        cost = {key: value for key, value in program.get("cost", {}).items() if value}
        text = write_action(cost, program["steps"])
        assert read_action(text) == (cost, program["steps"]), (name, text)


@pytest.mark.parametrize(
    ("text", "cost", "steps"),
    [
        (
            "3 ore: ship 3, jump 2",
            {"ore": 3},
            [
                {"do": "population_to_ship", "level": 3, "count": 1},
                {"do": "jump", "points": 2},
            ],
        ),
        ("2 ore + 1 pop: colonize", {"ore": 2, "return_population": 1}, [{"do": "colonize"}]),
        (
            "(5 ore: research I/II discovered_only)",
            {},
            [
                {
                    "do": "optional",
                    "cost": {"ore": 5},
                    "steps": [{"do": "research", "levels": ["I", "II"], "discovered_only": True}],
                }
            ],
        ),
        (
            "[jump 4 | ore 3]",
            {},
            [
                {
                    "do": "choose",
                    "times": 1,
                    "same_option_allowed": False,
                    "options": [
                        [{"do": "jump", "points": 4}],
                        [{"do": "gain_ore", "amount": 3}],
                    ],
                }
            ],
        ),
        (
            "each locations_you_control max=3 {ore 1}",
            {},
            [
                {
                    "do": "for_each",
                    "of": "locations_you_control",
                    "max": 3,
                    "steps": [{"do": "gain_ore", "amount": 1}],
                }
            ],
        ),
    ],
)
def test_a_line_becomes_cost_and_steps(text: str, cost: Any, steps: Any) -> None:
    assert read_action(text) == (cost, steps)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("jmp 4", "'jmp' is no step; did you mean 'jump'?"),
        ("jump four", "points: a number was expected, not 'four'"),
        ("jump 4 5", "'5' was not expected after 'jump'"),
        ("jump speed=4", "'jump' has no field 'speed'; known are points"),
        ("(jump 4", "')' was expected at the end"),
        ("jump 4)", "')' was not expected there"),
        ("3 gold: jump 4", "'gold' is no cost; known are ore, pop"),
        ("each x many=3 {ore 1}", "'many' is no field of each"),
        ("(" * 50, "deeper than 6 brackets"),
        ("ore 1, " * 200, "1400 characters, where at most 600 were expected"),
        ("ore " + "9" * 50, "a number was expected"),
    ],
)
def test_what_is_not_understood_is_named(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        read_action(text)
    assert says in str(error.value)


def test_there_is_no_cost_in_a_box_that_has_none() -> None:
    with pytest.raises(ValueError, match="there can be no cost here"):
        read_steps("3 ore: jump 4")
