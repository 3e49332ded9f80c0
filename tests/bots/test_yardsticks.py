"""A yardstick never changes: its choices on a thousand recorded views are what they were."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.bots import bot_names, yardstick_names
from astrarium.core.game import Data
from astrarium.games import names
from astrarium.table.levels import levels
from tests.bots.recorded import changed, recorded

GAMES = ("gaia", "race")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_greedy_chooses_as_it_always_did(game: str) -> None:
    assert changed(game, "greedy-1", recorded(game)) == []


def test_todays_greedy_of_race_chooses_as_the_first_did() -> None:
    assert changed("race", "greedy", recorded("race")) == []


def test_todays_greedy_of_gaia_has_left_the_first_behind() -> None:
    """Else whatever is measured against the yardstick measures nothing."""
    assert changed("gaia", "greedy", recorded("gaia"))


def kind(choice: Data) -> str:
    lane = choice["question"][0]
    return str(choice["view"]["agenda"]["lanes"][lane][-1][0])


def test_a_thousand_choices_of_every_kind_are_recorded_of_race() -> None:
    found = recorded("race")
    assert len(found) >= 1000
    seen = [each["view"] for each in found]
    assert {view["seats"] for view in seen} == {1, 2, 3, 4, 5}
    options = [view["options"] for view in seen]
    assert {each["expansion"] for each in options} == {"none", "storm", "artifacts"}
    for switch in ("goals", "draft", "orb", "advanced_two_player", "preset_hands"):
        assert {each[switch] for each in options} == {False, True}
    kinds = Counter(map(kind, found))
    assert len(kinds) >= 24
    assert min(kinds[each] for each in ("ChooseAction", "ChooseDevelopment", "ChooseWorld")) >= 40


def test_a_thousand_choices_of_every_kind_are_recorded_of_gaia() -> None:
    found = recorded("gaia")
    assert len(found) >= 1000
    assert {each["view"]["seats"] for each in found} == {1, 2, 3, 4}
    kinds = Counter(map(kind, found))
    assert len(kinds) >= 12
    assert kinds["Turn"] >= 100


@pytest.mark.parametrize("game", names())
def test_yardsticks_are_for_the_arena_and_sit_at_no_table(game: str) -> None:
    yardsticks = set(yardstick_names(game))
    assert yardsticks <= set(bot_names(game))
    assert yardsticks.isdisjoint(levels(game))


def test_both_first_games_have_the_first_greedy() -> None:
    assert [yardstick_names(game) for game in GAMES] == [["greedy-1"], ["greedy-1"]]
