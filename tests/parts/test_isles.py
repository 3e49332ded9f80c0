"""A small game of a growing map, a deck of layers, programs and dice holds together."""

from __future__ import annotations

import pytest

from astrarium.core.checks import run_battery
from astrarium.core.frame import CHANCE
from astrarium.core.game import rules_of
from tests.parts.isles import GAME, Isles


def begun(*aside: str) -> Isles:
    s = GAME.start(rules_of(GAME, 2, {}))
    s.run(0)
    for tile in aside:
        s.play(CHANCE, f"draw {tile}")
    return s


def test_a_tile_is_laid_through_a_strait_and_does_what_it_says() -> None:
    s = begun("harbour", "harbour")
    s.play(CHANCE, "draw volcano")
    s.play(0, "lay at 2")
    assert (s.sea.tiles, s.sea.turns, s.sea.spot(1)) == ([0, 1], [0, 5], (-1, 1))
    s.play(CHANCE, "roll 022")
    assert s.shells == [5, 1]


def test_a_rejected_tile_lies_under_the_deck_for_all_to_know() -> None:
    s = begun("harbour", "harbour")
    s.play(CHANCE, "draw market")
    s.play(0, "under the deck")
    assert s.shells == [2, 1]
    assert s.view(None)["state"]["deck"] == {"hidden": [9], "layers": [[0, 0, 1, 0]]}


def test_what_cannot_be_paid_for_is_not_laid() -> None:
    s = begun("harbour", "harbour")
    s.shells = [0, 1]
    s.play(CHANCE, "draw market")
    assert [reason.key for reason in s.why_not(0, "lay at 0")] == ["too-poor"]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_battery_holds(seats: int) -> None:
    run_battery(GAME, games=4, every=1, chosen=[(seats, {})])
