"""Whole games as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.race.playthrough golden`.
"""

from __future__ import annotations

import pytest

from tests.games.race.playthrough import GOLDEN, GOLDEN_GAMES, Recipe, golden_text


@pytest.mark.parametrize("recipe", GOLDEN_GAMES, ids=lambda recipe: recipe.name)
def test_a_golden_playthrough_is_played_as_it_was(recipe: Recipe) -> None:
    stored = (GOLDEN / f"{recipe.name}.txt").read_text(encoding="utf-8")
    assert golden_text(recipe).splitlines() == stored.splitlines()


def test_every_golden_text_is_one_that_is_played() -> None:
    names = {recipe.name for recipe in GOLDEN_GAMES}
    assert {path.stem for path in GOLDEN.glob("*.txt")} == names


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("storm", ["hire", "produce on Damaged Alien Factory", "use Alien Toy Shop"]),
        ("artifacts", ["move from", "lucky settle", "spend Terraforming Project", "arm from"]),
    ],
)
def test_the_golden_games_of_the_expansions_use_new_powers(name: str, told: list[str]) -> None:
    stored = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert [each for each in told if f": {each}" not in stored] == []
