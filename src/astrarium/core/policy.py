"""How likely each answer is, as a net sees it: a part of some nets, beside their values.

Every choice has rows of weights, and its figure is what they make of the last hidden layer, added
up. Where the ids of the actions are few, each has a row of its own; where they are many, every
number of every head has one, and a choice has one row for each head. Only what is legal is ever
reckoned.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.actions import Actions

MOST_IDS: Final = 5000  # from there on a choice has a row for each of its heads


def row_count(actions: Actions) -> int:
    if actions.count <= MOST_IDS:
        return actions.count
    return sum([head.size for head in actions.heads])


def rows_of(actions: Actions, choice: int) -> list[int]:
    """The rows whose weights a choice has."""
    if actions.count <= MOST_IDS:
        return [actions.id_of(choice)]
    rows: list[int] = []
    start = 0
    factors = actions.factors(choice)
    for at in range(len(factors)):
        rows.append(start + factors[at])
        start += actions.heads[at].size
    return rows


class Policy:
    """The rows of a net, and a bias for each of them."""

    def __init__(
        self, actions: Actions, inputs: i64, rows: list[float], biases: list[float]
    ) -> None:
        self.actions = actions
        self.inputs = inputs
        self.rows = vec[float](rows)
        self.biases = vec[float](biases)

    def shares(self, hidden: vec[float], choices: list[int]) -> list[float]:
        """How likely each of these choices is among them: 1 in all."""
        figures = [self.figure(hidden, rows_of(self.actions, choice)) for choice in choices]
        return shares_of(figures)

    def figure(self, hidden: vec[float], rows: list[int]) -> float:
        found = 0.0
        inputs = self.inputs
        for each in rows:
            row: i64 = each
            found += self.biases[row]
            start = row * inputs
            for at in range(inputs):
                found += hidden[at] * self.rows[start + at]
        return found


def shares_of(figures: list[float]) -> list[float]:
    """Of figures without bounds: all positive, 1 in all."""
    most = max(figures)
    found = [math.exp(figure - most) for figure in figures]
    total = sum(found)
    return [each / total for each in found]
