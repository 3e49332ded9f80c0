"""Sets and small numbers packed into one whole number of 64 bits."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """1 shifted left, also beyond the 31st place: compiled, a literal 1 has only 32 bits."""
    one: i64 = 1
    return one << place
