"""The frames of a game are found in its modules."""

from __future__ import annotations

from astrarium.parts.frames import frames_of
from tests.toy.game import FRAMES


def test_all_frames_of_a_game_are_found_by_their_names() -> None:
    assert frames_of("tests.toy") == FRAMES


def test_what_several_frames_have_in_common_is_no_frame() -> None:
    found = frames_of("astrarium.games.race")
    assert {"NewWorld", "TakeWorld", "SettleCourse", "Draw", "Round"} <= set(found)
    assert not {"OneWorld", "OneByOne", "FromDeck", "StartWorldComes"} & set(found)


def test_frames_are_found_in_the_folders_of_parts_and_contents_too() -> None:
    assert "MoveTeams" in frames_of("astrarium.games.race")
    assert "ReturnedPower" in frames_of("astrarium.games.gaia")


def test_frames_that_are_only_imported_are_those_of_others() -> None:
    assert "FromBag" not in frames_of("astrarium.games.race")
    assert "Steps" not in frames_of("astrarium.games.sun")
