"""Live figures: score so far, Military by kind, what variable cards are worth now."""

from __future__ import annotations

import re

import pytest

import astrarium
from astrarium.core.draw.svg import Style
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.core.zones import HAND, OWN, RIVAL
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.seats import rival_zone
from astrarium.games.race.speak.figures import (
    military,
    military_by_kind,
    score_parts,
    score_so_far,
    worth_now,
)
from astrarium.games.race.state import Race
from tests.games.race.table import Table


def lying(tableau: str, hand: str = "") -> Race:
    return (
        Table(2).seat(0, tableau=tableau, hand=hand).seat(1, tableau="Epsilon Eridani").choosing()
    )


# Figures as printed on the cards.
@pytest.mark.parametrize(
    ("tableau", "points"),
    [
        ("Old Earth", 2),
        ("Old Earth; Space Marines", 3),
        # The Federation: 2 for a six-cost development (itself), 1 for another development.
        ("Old Earth; Space Marines; Galactic Federation", 6),
    ],
)
def test_the_score_so_far_counts_printed_and_variable_points(tableau: str, points: int) -> None:
    s = lying(tableau)
    for eyes in (0, 1, None):
        assert score_so_far(s.rules, s.view(eyes), 0) == points


def test_chips_count_in_the_score_so_far() -> None:
    s = lying("Old Earth")
    s.players[0].vp = 4
    assert score_so_far(s.rules, s.view(1), 0) == 6


def test_military_is_told_by_kind() -> None:
    s = lying("New Sparta; Alpha Centauri; Galactic Imperium; Refugee World")
    seen = s.view(1)["state"]["players"][0]
    assert military(s.rules, seen) == 1  # 2 of New Sparta, -1 of Refugee World
    assert military_by_kind(s.rules, seen) == {"rare": 1, "rebel": 4}


def test_a_variable_card_is_worth_what_it_would_bring_now() -> None:
    s = lying("Old Earth; Space Marines")
    seen = s.view(0)["state"]["players"][0]
    number = s.rules.names.index
    assert worth_now(s.rules, seen, number("Galactic Federation")) == 3
    assert worth_now(s.rules, seen, number("Space Marines")) is None
    assert seen["tableau"] == s.view(0)["state"]["players"][0]["tableau"]


def test_only_the_own_eyes_have_a_hand_and_a_tableau_of_their_own() -> None:
    s = lying("Old Earth", hand="Galactic Federation")
    kinds = {
        eyes: [zone.kind for zone in s.rules.game.zones(s.view(eyes), Style())]
        for eyes in (0, None)
    }
    assert kinds[0].count(HAND) == kinds[0].count(OWN) == kinds[0].count(RIVAL) == 1
    assert HAND not in kinds[None]
    assert kinds[None].count(RIVAL) == 2


def test_what_others_see_of_a_seat_does_not_depend_on_its_hand() -> None:
    def drawn(hand: str) -> list[str]:
        s = lying("Old Earth", hand=hand)
        return [zone.svg for zone in s.rules.game.zones(s.view(1), Style())]

    assert drawn("Galactic Federation") == drawn("Gem World")


@pytest.mark.parametrize("rivals", [1, 2, 3, 4])
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_a_long_name_leaves_the_figures_room(rivals: int, wide: bool) -> None:
    """Two kinds of Military and a long name: the goods still stand before the clock."""
    s = lying("New Sparta; Alpha Centauri; Galactic Imperium; Refugee World")
    style = Style(wide=wide, names=("A player with quite a long name", "B")).painted(COLOURS)
    zone = rival_zone(s.rules, s.view(1), 0, style, rivals)
    width = float(re.findall(r'viewBox="0 0 ([\d.]+) ', zone.svg)[0])
    goods = zone.svg[zone.svg.index("seat0-goods") :]
    ((at, number),) = re.findall(r'<text x="([\d.]+)"[^>]*>(\d+)</text>', goods)[:1]
    assert float(at) + 9 * len(number) <= width - 24


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"expansion": "storm", "goals": True}),
        (2, {"expansion": "artifacts", "orb": True}),
    ],
)
def test_the_parts_of_a_score_are_all_of_it(seats: int, options: Options) -> None:
    s = astrarium.start("race", seats, options)
    rng = Rng(4)
    several = 0
    while playout(s, rng, 9) and not s.over:
        for eyes in (None, 0):
            view = s.view(eyes)
            for seat in range(seats):
                parts = score_parts(s.rules, view, seat)
                assert sum(amount for _, amount in parts) == score_so_far(s.rules, view, seat)
                several += len(parts) > 1
    assert several
