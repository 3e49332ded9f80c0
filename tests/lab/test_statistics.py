"""Intervals against values known from elsewhere."""

from __future__ import annotations

import pytest

from astrarium.lab.statistics import mean, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (95, 100, 0.8882, 0.9785),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_its_published_ends(
    successes: int, trials: int, low: float, high: float
) -> None:
    estimate = wilson(successes, trials)
    assert estimate.value == successes / trials
    assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)


def test_the_interval_ends_where_shares_do() -> None:
    assert wilson(0, 1000).low == 0.0
    assert wilson(1000, 1000).high == 1.0


def test_a_shared_win_counts_in_part() -> None:
    assert wilson(0.5, 1).value == 0.5


def test_without_a_trial_nothing_is_known() -> None:
    assert tuple(wilson(0, 0)) == (0.0, 0.0, 1.0)


def test_a_mean_has_the_interval_of_the_normal_distribution() -> None:
    # The standard deviation of 1, 2, 3, 4 is 1.29099; 1.95996 * 1.29099 / 2 = 1.26515.
    estimate = mean([1, 2, 3, 4])
    assert estimate.value == 2.5
    assert round(estimate.low, 4) == 1.2348
    assert round(estimate.high, 4) == 3.7652


def test_equal_values_leave_no_doubt() -> None:
    assert tuple(mean([7, 7, 7])) == (7.0, 7.0, 7.0)
    assert tuple(mean([3])) == (3.0, 3.0, 3.0)
