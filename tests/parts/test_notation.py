"""Choices as text, both ways, from one list."""

from __future__ import annotations

import pytest

from astrarium.core.errors import BadNotation
from astrarium.parts.notation import Notation, listed

LINES = [
    (0, "pass"),
    (100, "pay Gem World"),
    (101, "pay Comet Zone"),
    (102, "pay off Comet Zone"),
    (200, "satellite 3,-2"),
    (201, "satellite 3,-1"),
]
NOTATION = Notation("toy-no-choice", "Toy", LINES)


@pytest.mark.parametrize(("choice", "text"), LINES)
def test_what_is_said_is_read(choice: int, text: str) -> None:
    assert NOTATION.say(choice) == text
    assert NOTATION.parse(text) == [choice]


def test_choices_of_one_kind_are_listed_by_their_names() -> None:
    assert list(listed(300, "turn {} up", ("Gem World", 7))) == [
        (300, "turn Gem World up"),
        (301, "turn 7 up"),
    ]


def test_case_and_spaces_do_not_matter() -> None:
    assert NOTATION.parse("  PAY   gem World ") == [100]


def test_a_set_is_written_after_one_verb() -> None:
    assert NOTATION.parse("satellite 3,-1; 3,-2") == [201, 200]
    assert NOTATION.parse("pay Comet Zone; Gem World") == [101, 100]


def test_a_number_that_is_no_choice_is_refused() -> None:
    with pytest.raises(BadNotation, match=r"^7 is no choice of Toy$") as raised:
        NOTATION.say(7)
    assert (raised.value.key, raised.value.figures) == ("toy-no-choice", {"written": 7})


def test_a_text_that_is_no_choice_gets_a_hint() -> None:
    with pytest.raises(
        BadNotation, match=r"^'pay gem worlds' is no .* 'pay gem world'\?$"
    ) as raised:
        NOTATION.parse("pay Gem Worlds")
    assert raised.value.figures == {"written": "pay gem worlds"}


def test_a_wrong_part_of_a_set_is_named() -> None:
    with pytest.raises(BadNotation, match="'satellite 9,9' is no choice of Toy"):
        NOTATION.parse("satellite 3,-1; 9,9")


@pytest.mark.parametrize("double", [(100, "another"), (300, "Pay gem world")])
def test_a_choice_or_text_that_is_listed_twice_is_an_error(double: tuple[int, str]) -> None:
    with pytest.raises(ValueError, match="is listed twice"):
        Notation("toy-no-choice", "Toy", [*LINES, double])
