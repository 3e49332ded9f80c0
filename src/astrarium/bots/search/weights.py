"""Weights as data: every figure that a bot believes in, by name.

A game declares its weights as a frozen dataclass, each figure with a name, a default and a reason.
Figures with a fraction can be tuned; whole numbers say how far is thought and stay as they are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from astrarium.core.errors import BadOptions

W = TypeVar("W")
Figures = dict[str, float]


def figures_of(weights: Any) -> Figures:
    """The figures that can be tuned: "card", or "ore.3" for the fourth of a row."""
    found: Figures = {}
    for field in dataclasses.fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, float):
            found[field.name] = value
        elif isinstance(value, tuple) and any(isinstance(each, float) for each in value):
            found.update({f"{field.name}.{i}": float(each) for i, each in enumerate(value)})
    return found


def with_figures(weights: W, figures: Mapping[str, float]) -> W:
    """The same weights but for these figures."""
    known = figures_of(weights)
    changes: dict[str, Any] = {}
    for name, figure in figures.items():
        if name not in known:
            every = ", ".join(known)
            message = f"there is no weight '{name}'; there are {every}"
            raise BadOptions(message).said("no-weight", weight=name, known=every)
        field, _, place = name.partition(".")
        if place:
            row = list(changes.get(field, getattr(weights, field)))
            row[int(place)] = float(figure)
            changes[field] = tuple(row)
        else:
            changes[field] = float(figure)
    return cast(W, dataclasses.replace(cast(Any, weights), **changes))
