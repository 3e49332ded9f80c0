"""Bits beyond the 31st are bits too, compiled or not."""

from __future__ import annotations

import pytest

from astrarium.parts.bits import bit


@pytest.mark.parametrize(
    ("place", "number"), [(0, 1), (30, 1 << 30), (31, 2147483648), (45, 35184372088832)]
)
def test_a_bit_has_its_place(place: int, number: int) -> None:
    assert bit(place) == number
