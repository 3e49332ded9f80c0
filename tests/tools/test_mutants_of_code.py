"""Which mistakes are made in Python code, and which are not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.engine import ROOT, SOURCES
from tools.mutation.code import code_sites
from tools.mutation.project import Project
from tools.mutation.site import mutants_of

NOWHERE = Path("nowhere")


def mutated(text: str) -> set[str]:
    """Every mutant of a text, as it is normally written."""
    return {
        ast.unparse(ast.parse(mutant.applied(text)))
        for mutants in mutants_of(code_sites("m.py", text, NOWHERE))
        for mutant in mutants
    }


def bodies(text: str) -> set[str]:
    """The mutants of the body of a function."""
    every = mutated("def f(a, b, s):\n" + "".join(f"    {li}\n" for li in text.splitlines()))
    return {"; ".join(li.strip() for li in each.splitlines()[1:]) for each in every}


@pytest.mark.parametrize(
    ("body", "mutants"),
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return a == b", {"return a != b"}),
        ("return a in b", {"return a not in b"}),
        ("return a and b", {"return a or b", "return a", "return b"}),
        ("return not a", {"return a"}),
        ("return a + b", {"return a - b"}),
        ("return (a + b) * s", {"return (a - b) * s", "return a + b + s"}),
        ("return a % b", {"return a // b"}),
        ("return 3", {"return 4", "return 2"}),
        ("return -1", {"return 0", "return -2"}),
        ("return True", {"return False"}),
        ("return a if s else b", {"return b if s else a"}),
        ("return min(a, b)", {"return max(a, b)"}),
        ("return [x for x in a if x]", {"return [x for x in a]"}),
        ("a += b", {"pass", "a -= b"}),
        ("s.x = a", {"pass"}),
        ("s.go()", {"pass"}),
        ("del s.x", {"pass"}),
    ],
)
def test_mistakes_that_fit(body: str, mutants: set[str]) -> None:
    assert bodies(body) == mutants


def test_a_condition_is_negated_and_made_to_hold_always_or_never() -> None:
    assert bodies("if a:\n    return b") == {"if True:; return b", "if False:; return b"}


def test_a_name_that_has_a_value_already_may_keep_it() -> None:
    assert "x = a; pass; return x" in bodies("x = a\nx = b\nreturn x")


@pytest.mark.parametrize(
    "text",
    [
        '"""Docstring."""',
        "from x import y",
        "X: list[int]",
        "Data = dict[str, int | str]",
        "def f(a: int | str) -> list[int]:\n    return a",
        "def f(a):\n    assert a > 3, 'more'",
        "def f(a):\n    raise AssertionError(a + 1)",
        "def f(a):\n    return f'{a + 1}'",
        "def f(a):\n    x = a\n    return x",
        "class A:\n    def __init__(self, a):\n        self.a = a",
        "if TYPE_CHECKING:\n    X = 3",
    ],
)
def test_what_nobody_could_notice_or_everybody_would_is_left_alone(text: str) -> None:
    assert mutated(text) == set()


def test_an_event_is_dropped_as_a_whole_its_figures_stay() -> None:
    assert bodies("s.tell('vp', a, 1, 2, 'x.y')") == {"pass"}


def test_names_in_a_row_of_numbers_take_the_place_of_a_neighbour() -> None:
    text = "A = 0\nB = 1\nC = 2\n\ndef f():\n    return B\n"
    changed = {each.splitlines()[-1].strip() for each in mutated(text)}
    assert {"return A", "return C"} <= changed


def test_a_row_of_numbers_is_not_renumbered_just_mixed_up() -> None:
    assert mutated("A = 0\nB = 1\nC = 2\n") == {
        "A = 1\nB = 1\nC = 2",
        "A = 0\nB = 2\nC = 2",
        "A = 0\nB = 0\nC = 2",
        "A = 0\nB = 1\nC = 1",
    }


def test_a_limit_is_moved_up_and_down() -> None:
    assert mutated("LIMIT = 10\n") == {"LIMIT = 11", "LIMIT = 9"}


def test_places_are_right_after_letters_of_more_than_one_byte() -> None:
    assert mutated("def f(a):\n    return ['ő', a < 3]\n") >= {
        "def f(a):\n    return ['ő', a <= 3]"
    }


def test_every_mutant_of_the_rules_is_python_and_differs() -> None:
    for file in Project(ROOT, "race").rule_modules():
        text = file.read_text(encoding="utf-8")
        before = ast.dump(ast.parse(text))
        for site in code_sites(file.name, text, SOURCES)[::7]:
            (mutants,) = mutants_of([site])
            assert ast.dump(ast.parse(mutants[-1].applied(text))) != before
