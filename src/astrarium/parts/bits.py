"""Sets and small numbers packed into one whole number of 64 bits."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """1 shifted left, also beyond the 31st place."""
    one = place - place + 1  # compiled, a literal 1 would have 32 bits only
    return one << place
