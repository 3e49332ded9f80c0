"""Bots are found by game and name."""

from __future__ import annotations

import pytest

from astrarium.bots import bot_names, find_bot
from astrarium.bots.at_random import AtRandom
from astrarium.bots.gaia.greedy import Greedy as GaiaGreedy
from astrarium.bots.race.greedy import Greedy
from astrarium.core.errors import BadOptions
from astrarium.games import names

NAMES = ["beginner", "casual", "greedy", "greedy-1", "learner", "planner", "practised", "random"]


@pytest.mark.parametrize("game", names())
def test_every_game_has_random_play(game: str) -> None:
    assert "random" in bot_names(game)
    assert isinstance(find_bot(game, "random"), AtRandom)


def test_race_has_a_careful_beginner() -> None:
    assert bot_names("race") == NAMES
    assert isinstance(find_bot("race", "greedy"), Greedy)


def test_gaia_has_a_beginner_who_grows_sensibly() -> None:
    assert bot_names("gaia") == NAMES
    assert isinstance(find_bot("gaia", "greedy"), GaiaGreedy)


@pytest.mark.parametrize("folder", ["search", "yardstick", "chess"])
def test_a_folder_that_is_no_game_has_random_play_only(folder: str) -> None:
    assert bot_names(folder) == ["random"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        BadOptions,
        match=f"no bot 'deep' for race; there are {', '.join(NAMES)}",
    ):
        find_bot("race", "deep")
