"""Where a wide window shows the small boards of the others."""

from __future__ import annotations

import pytest

from astrarium.core.zones import HEAD, MAP, MARKET, OWN, RIVAL, Zone
from astrarium.table.places import BELOW, BESIDE, TAB, places


def laid(*sizes: tuple[str, float, float]) -> list[Zone]:
    return [Zone(kind, kind, "", (width, height)) for kind, width, height in sizes]


def boards(own: float, rivals: int, width: float = 200, height: float = 160) -> list[Zone]:
    common = laid((MAP, 760, 600), (OWN, 640, own), (MARKET, 640, 170), (MARKET, 640, 120))
    return common + laid(*[(RIVAL, width, height)] * rivals)


def test_rivals_lie_beside_the_map_where_own_things_and_a_market_leave_room() -> None:
    found = places(boards(own=370, rivals=3))
    assert (found.rivals, found.across) == (BESIDE, 3)


def test_rivals_lie_below_the_map_where_the_own_board_needs_the_height() -> None:
    found = places(boards(own=580, rivals=3))
    assert (found.rivals, found.across) == (BELOW, 3)


def test_more_rivals_than_fit_anywhere_are_one_tab_away() -> None:
    found = places(boards(own=370, rivals=5))
    assert (found.rivals, found.across) == (TAB, 3)


def test_many_slim_rivals_lie_beside_the_map_too() -> None:
    found = places(boards(own=370, rivals=5, width=120, height=160))
    assert (found.rivals, found.across) == (BESIDE, 5)


@pytest.mark.parametrize(("head", "where"), [(42, BESIDE), (62, BELOW)])
def test_a_low_head_leaves_more_room(head: float, where: str) -> None:
    zones = [*laid((HEAD, 1408, head)), *boards(own=384, rivals=3, height=180)]
    assert places(zones).rivals == where


@pytest.mark.parametrize(("common", "beside", "share"), [(760, 640, 55), (904, 480, 65)])
def test_the_width_is_shared_as_the_zones_ask_for_it(common: int, beside: int, share: int) -> None:
    assert places(laid((MAP, common, 600), (OWN, beside, 300))).share == share


def test_a_table_without_a_map_has_its_rivals_in_one_row() -> None:
    found = places(laid((OWN, 1400, 300), *[(RIVAL, 460, 150)] * 4))
    assert (found.rivals, found.across) == (BELOW, 4)
