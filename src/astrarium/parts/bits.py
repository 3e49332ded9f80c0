"""Sets and small numbers packed into one whole number of 64 bits."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """1 shifted left, also beyond the 31st place."""
    one = place - place + 1  # compiled, a literal 1 would have 32 bits only
    return one << place


def count_bits(mask: i64) -> i64:
    """How many are set."""
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def bits_in(mask: i64) -> list[int]:
    """The places that are set, ascending."""
    found: list[int] = []
    at: i64 = 0
    while mask > 0:
        if mask & 1 == 1:
            found.append(int(at))
        mask >>= 1
        at += 1
    return found


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the bit that has n others below it."""
    for _ in range(n):
        mask &= mask - 1
    at: i64 = 0
    while (mask >> at) & 1 == 0:
        at += 1
    return at
