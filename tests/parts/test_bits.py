"""Bits beyond the 31st are bits too, compiled or not."""

from __future__ import annotations

import pytest

from astrarium.parts.bits import bit, bits_in, count_bits, nth_bit


@pytest.mark.parametrize(
    ("place", "number"), [(0, 1), (30, 1 << 30), (31, 2147483648), (45, 35184372088832)]
)
def test_a_bit_has_its_place(place: int, number: int) -> None:
    assert bit(place) == number


def test_what_is_in_a_mask() -> None:
    mask = bit(1) | bit(4) | bit(40)
    assert bits_in(mask) == [1, 4, 40]
    assert count_bits(mask) == 3
    assert bits_in(0) == []


def test_the_nth_bit_has_n_others_below_it() -> None:
    mask = (1 << 2) | (1 << 5) | (1 << 40)
    assert [nth_bit(mask, n) for n in range(3)] == [2, 5, 40]
    assert [nth_bit(0b1011, n) for n in range(3)] == [0, 1, 3]
