"""Intervals in which the true value lies with 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

Z_95 = 1.959963984540054  # the standard normal distribution's 97.5 % quantile


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Estimate:
    """The share of successes with Wilson's score interval; shared wins count in part."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    z2 = Z_95 * Z_95
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    half = Z_95 * spread / (1 + z2 / trials)
    low = centre - half if successes > 0 else 0.0
    high = centre + half if successes < trials else 1.0
    return Estimate(share, low, high)


def mean(values: Sequence[float]) -> Estimate:
    """The mean with the interval of the normal distribution."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0)
    average = fsum(values) / n
    if n == 1:
        return Estimate(average, average, average)
    variance = fsum((value - average) ** 2 for value in values) / (n - 1)
    half = Z_95 * sqrt(variance / n)
    return Estimate(average, average - half, average + half)
