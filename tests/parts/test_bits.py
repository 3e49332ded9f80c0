"""Bits beyond the 31st are bits too, compiled or not."""

from __future__ import annotations

import pytest

from astrarium.parts.bits import bit, bits_in, count_bits


@pytest.mark.parametrize(
    ("place", "number"), [(0, 1), (30, 1 << 30), (31, 2147483648), (45, 35184372088832)]
)
def test_a_bit_has_its_place(place: int, number: int) -> None:
    assert bit(place) == number


@pytest.mark.parametrize(
    ("places", "number"),
    [([], 0), ([0], 1), ([1, 3], 10), ([0, 31], 2147483649), ([45], 35184372088832)],
)
def test_a_set_is_counted_and_read_back(places: list[int], number: int) -> None:
    assert count_bits(number) == len(places)
    assert bits_in(number) == places
