"""English counts "1 card, 2 cards": a text that writes a number before a plural tells one from
more. Hungarian nouns stay singular after a number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import astrarium
from astrarium.text.catalogue import read_catalogue

PACKAGE = Path(astrarium.__path__[0])
FOLDERS = ("games/race/text", "table/text")
COUNTED = re.compile(
    r"^ (?:more |hand |orb |other |artifact |face-down |survey )*"
    r"(cards|chips|credits|cubes|discs|counters|decisions|files|goods|hatcheries|phases|points|rounds|seats|ships|spaces|"
    r"squares|steps|tables|teams|technologies|systems|tokens|votes|worlds)\b"
)
# Bounds are larger, and so is what ends a game or is asked for by a goal.
NEVER_ONE = {"most", "least", "limit", "megabytes"}
NEVER_ONE_HERE = {"event-end-tableau", "event-robot-end", "goal-condition"}


def uncounted(pattern: ast.Pattern, told_apart: frozenset[str]) -> list[str]:
    """Plurals after a figure whose one is not told from more."""
    found = []
    for part, following in zip(pattern.elements, [*pattern.elements[1:], None]):
        if not isinstance(part, ast.Placeable):
            continue
        inner = part.expression
        if isinstance(inner, ast.SelectExpression):
            figure = getattr(getattr(inner.selector, "id", None), "name", "")
            apart = told_apart | {figure} if figure and _tells_one(inner) else told_apart
            for variant in inner.variants:
                found += uncounted(variant.value, apart)
        elif isinstance(inner, ast.VariableReference) and isinstance(following, ast.TextElement):
            name = inner.id.name
            if name not in told_apart | NEVER_ONE and COUNTED.match(following.value):
                found.append(name)
    return found


def _tells_one(select: ast.SelectExpression) -> bool:
    keys = {getattr(each.key, "name", getattr(each.key, "value", "")) for each in select.variants}
    return bool(keys & {"one", "1"})


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_counted_in_english_has_a_singular(folder: str) -> None:
    found = [
        (file.name, entry.key, name)
        for file in sorted((PACKAGE / folder).glob("en*.ftl"))
        for entry in read_catalogue(file).entries.values()
        if entry.message.value and entry.key not in NEVER_ONE_HERE
        for name in uncounted(entry.message.value, frozenset())
    ]
    assert found == []
