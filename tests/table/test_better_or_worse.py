"""A counter that a plan changes for the worse is never drawn as a gain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrarium
from astrarium.core.views import view
from astrarium.table.asking import _changes
from astrarium.table.words import Speaker
from tests.games.eclipse.table import terrans

STATIC = Path(astrarium.__path__[0]) / "table" / "static"


@pytest.mark.parametrize(
    ("language", "discs", "upkeep", "left"),
    [("en", "Influence discs", "Upkeep", "Money after upkeep"),
     ("hu", "Befolyáskorong", "Fenntartás", "Pénz a fenntartás után")],
)  # fmt: skip
def test_more_upkeep_is_worse_and_less_of_it_better(
    language: str, discs: str, upkeep: str, left: str
) -> None:
    t = terrans(2).seat(0, money=5, discs=9)  # the money track makes 3
    speaker = Speaker(language, t.s.rules, ["Anna", "Béla"])
    before = view(t.s, 0)
    after = view(t.seat(0, discs=8).s, 0)
    assert _changes(speaker, before, after, 0) == [
        (discs, 9, 8, "worse"), (upkeep, 2, 3, "worse"), (left, 6, 5, "worse"),
    ]  # fmt: skip
    assert [how for *_, how in _changes(speaker, after, before, 0)] == ["better"] * 3


@pytest.mark.parametrize(
    ("game", "figure", "worth"),
    [("gaia", "figure-ore", 1), ("gaia", "figure-power", 1), ("gaia", "figure-area-1", 0),
     ("gaia", "figure-area-2", 0), ("gaia", "figure-area-0", 0), ("eclipse", "figure-upkeep", -1),
     ("eclipse", "figure-balance", 1), ("race", "figure-hand", 1), ("sun", "figure-ore", 1)],
)  # fmt: skip
def test_of_power_on_its_way_round_nobody_can_tell(game: str, figure: str, worth: int) -> None:
    assert astrarium.rules(game, 2).game.worth_of_figure(figure) == worth


def test_only_what_is_better_is_drawn_in_the_colour_of_gains() -> None:
    rules = "".join(path.read_text() for path in sorted(STATIC.glob("*.css")))
    coloured = re.findall(r"([^{}]*\.changes[^{}]*)\{[^{}]*var\(--good\)", rules)
    assert [each.strip() for each in coloured] == [".changes .better b"]
