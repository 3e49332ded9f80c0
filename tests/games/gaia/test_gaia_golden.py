"""Whole games as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.gaia.playthrough golden`.
"""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.games.gaia.tables import GaiaRules
from tests.games.gaia.playthrough import GOLDEN, GOLDEN_GAMES, Recipe, golden_text


@pytest.mark.parametrize("recipe", GOLDEN_GAMES, ids=lambda recipe: recipe.name)
def test_a_golden_playthrough_is_played_as_it_was(recipe: Recipe) -> None:
    stored = (GOLDEN / f"{recipe.name}.txt").read_text(encoding="utf-8")
    assert golden_text(recipe).splitlines() == stored.splitlines()


def test_every_golden_text_is_one_that_is_played() -> None:
    names = [recipe.name for recipe in GOLDEN_GAMES]
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(names)


def test_every_faction_plays_in_a_golden_game() -> None:
    rules = cast(GaiaRules, astrarium.rules("gaia", 4))
    factions = [faction for recipe in GOLDEN_GAMES for faction in recipe.factions]
    assert sorted(factions) == sorted(each.id for each in rules.factions)
