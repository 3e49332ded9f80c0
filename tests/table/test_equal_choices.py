"""No two choices of a list say the same: equal ones are counted."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from tests.table.support import Guest, hurry, new_house

WORDS = re.compile(
    r'data-key="[^"]*"><button name="choice" [^>]*>(?:<kbd>.</kbd> )?<span>(.*?)</span>'
)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_two_equal_spaces_of_an_action_are_told_apart(tmp_path: Path, language: str) -> None:
    guest = Guest(new_house(tmp_path), language)
    form = {"seats": 2, "name": "Anna", "pace": "at-once", "option-factions": "draw"}
    path = guest.send("/new/sun", form | {"seat-0": "me", "seat-1": "bot:random"}, 303)
    rng = Rng(3)
    equal = 0
    for _ in range(40):
        words = [unescape(each) for each in WORDS.findall(guest.get(path + "/board"))]
        assert len(set(words)) == len(words)
        equal += sum(each.endswith("(2/2)") for each in words)
        hurry(guest, path, rng, 1)
    assert equal > 0
