"""The brainstone: one token that is worth three when spent, wherever tokens go."""

from __future__ import annotations

import pytest

from astrarium.core.frame import LEGAL
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.table import Table, beginning, frame_of, power, says
from tests.support import rule

GONE, GAIA_AREA = 0, 4


def taklons(**numbers: int) -> Table:
    t = Table("taklons", "xenos").planets({"0,0": "swamp", "0,1": "transdim"}).put(0, "0,0")
    return t.seat(0, area1=0, area2=0, area3=0).seat(0, **numbers)


def lies(s: Gaia) -> tuple[tuple[int, int, int], int]:
    """Tokens in the three areas, the stone among them, and where the stone is."""
    return power(s.players[0]), int(s.players[0].stone)


@rule("gaia.gaia-phase.power-returns-to-area-1", "gaia.faction.taklons.brainstone-one")
def test_it_returns_from_the_gaia_area_like_any_token() -> None:
    s = taklons(area1=1, gaia_area=3, stone=GAIA_AREA).phase("gaia")
    assert lies(s) == ((4, 0, 0), 1)


@rule("gaia.free.burn", "gaia.faction.taklons.brainstone-one")
@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("burn power", ((0, 1, 1), 2)),
        ("burn power brainstone", ((0, 1, 1), 3)),
        ("burn power brainstone out", ((0, 1, 1), GONE)),
    ],
)
def test_burning_leaves_it_moves_it_or_discards_it(
    choice: str, after: tuple[tuple[int, int, int], int]
) -> None:
    s = taklons(area2=3, stone=2).turn(0)
    s.play(0, f"convert {choice}")
    assert lies(s) == after


@rule("gaia.free.burn")
def test_with_two_tokens_it_takes_part_in_the_burning() -> None:
    s = taklons(area2=2, stone=2).turn(0)
    assert [text for text in beginning(s, 0, "convert") if "burn" in text] == [
        "burn power brainstone",
        "burn power brainstone out",
    ]


@rule("gaia.free.burn")
def test_where_it_is_not_it_is_not_burnt() -> None:
    s = taklons(area1=1, area2=2, stone=1).turn(0)
    assert [text for text in beginning(s, 0, "convert") if "burn" in text] == ["burn power"]


@rule("gaia.faction.taklons.brainstone-three")
@pytest.mark.parametrize(
    ("tokens", "choice", "left"),
    [
        (1, "power 2 tokens with brainstone", 0),  # 3 power: the stone alone
        (2, "power 2 ore with brainstone", 0),  # 4 power: the stone and one token
        (3, "power 2 ore with brainstone", 1),
        (5, "power 3 knowledge with brainstone", 0),  # 7 power: the stone and four tokens
        (5, "power 2 ore", 1),  # 4 tokens; the stone stays
    ],
)
def test_power_actions_are_paid_with_it_or_without(tokens: int, choice: str, left: int) -> None:
    s = taklons(area3=tokens, stone=3).turn(0)
    (number,) = s.rules.game.parse(s.rules, choice)
    assert frame_of(s, 0).reason(s, number) == LEGAL
    s.play(0, choice)
    assert s.players[0].area3 == left
    assert s.players[0].stone == (1 if "brainstone" in choice else 3)


@rule("gaia.faction.taklons.brainstone-three")
def test_what_it_does_not_reach_is_not_offered() -> None:
    s = taklons(area3=4, stone=3).turn(0)
    assert "power 3 knowledge with brainstone" not in says(s, 0)  # 3 + 3 tokens are 6
    assert "power 2 ore" not in says(s, 0)  # three tokens without it


@rule("gaia.free.power-to-credit", "gaia.faction.taklons.brainstone-three")
def test_three_credits_are_paid_with_it_at_once() -> None:
    s = taklons(area3=1, stone=3, credits=0).turn(0)
    s.play(0, "convert power to 3 credits brainstone")
    assert (s.players[0].credits, lies(s)) == (3, ((1, 0, 0), 1))


@rule("gaia.gaia-project.power-from-1-2-3", "gaia.faction.taklons.brainstone-one")
def test_it_may_be_among_the_power_of_a_gaia_project() -> None:
    t = taklons(area1=4, area2=3, stone=1, gaia_project=1, gaiaformers=1)
    s = t.seat(0, gaiaformers_gained=1).turn(0)
    s.play(0, "gaia project 0,1")
    assert "give 4 from I with brainstone" in says(s, 0)
    assert "give 3 from I" in says(s, 0)  # without it
    s.play(0, "give 4 from I with brainstone")
    if says(s, 0) == ["give 2 from II"]:
        s.play(0, "give 2 from II")
    assert (s.players[0].gaia_area, s.players[0].stone) == (6, GAIA_AREA)


@rule("gaia.power.charge.from-1-to-2", "gaia.faction.taklons.brainstone-one")
def test_in_area_2_it_waits_while_area_1_is_emptied() -> None:
    s = taklons(area1=5, area2=1, stone=2).tiles(0, "std_action_charge_4").turn(0)
    s.play(0, "special std action charge 4")
    assert lies(s) == ((1, 5, 0), 2)
    assert "end turn" in says(s, 0)  # nothing was asked


@rule("gaia.power.charge.from-2-to-3", "gaia.faction.taklons.brainstone-one")
def test_from_area_2_it_may_be_the_one_that_moves_on() -> None:
    s = taklons(area1=3, area2=1, stone=2).tiles(0, "std_action_charge_4").turn(0)
    s.play(0, "special std action charge 4")
    assert says(s, 0) == ["brainstone in II", "brainstone in III"]
    s.play(0, "brainstone in III")
    assert lies(s) == ((0, 3, 1), 3)
