"""The hand beside the question: whatever is asked, the boards above it keep their size."""

from __future__ import annotations

import pytest

from astrarium.core.draw.svg import Style
from astrarium.core.zones import HAND, Zone
from astrarium.games.race.state import Race
from tests.games.race.table import Table, any_draws

TABLEAU = "Old Earth; Mining Robots"
FOUR = "Gem World; Spice World; New Earth; Colony Ship"
FIFTEEN = (
    f"{FOUR}; Distant World; Rebel Base; Contact Specialist; Galactic Federation; Drop Ships;"
    "Public Works; Export Duties; Research Labs; Space Marines; Terraforming Robots; Artist Colony"
)


def table(hand: str) -> Table:
    return Table(2).seat(0, tableau=TABLEAU, hand=hand).seat(1, tableau="Epsilon Eridani")


def exploring(hand: str) -> Race:
    s = table(hand).chosen("explore +5", "explore +1+1")
    any_draws(s)
    return s


def hand_zone(s: Race) -> Zone:
    (found,) = (
        zone for zone in s.rules.game.zones(s.view(0), Style(wide=True)) if zone.kind == HAND
    )
    return found


@pytest.mark.parametrize(
    "asked",
    [
        table(FOUR).choosing(),
        table(FOUR).chosen("settle", "develop"),
        table("").chosen("settle", "develop"),
        table(FIFTEEN).end_of_round(),
        exploring(FOUR),
    ],
    ids=["action cards", "a world", "no cards", "over the limit", "cards to look at"],
)
def test_the_hand_is_as_high_whatever_is_asked(asked: Race) -> None:
    assert hand_zone(asked).height == 204


def test_an_empty_hand_says_that_it_is_empty() -> None:
    assert ">0<" in hand_zone(table("").chosen("settle", "develop")).svg
