"""Every figure that the bot believes in, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    # One unit in stock: what it buys in the end.
    ore: float = 0.2
    population: float = 0.5
    supply: float = 0.1
    enough: float = 8.0  # beyond so many it is worth little
    # A visible icon, for each round that is expected to come.
    food_icon: float = 0.22
    ore_icon: float = 0.2
    rounds: float = 15.0
    # Ships: each level; each place that is held; the way to a colony, of its points.
    level: float = 0.08
    held: float = 0.2
    ready: float = 0.25  # a system that can be colonized, of its points
    way: float = 0.6  # of that, one where strength or control is lacking
    # A technology: its action, and one that is about to be chosen.
    action: float = 0.7
    opens: float = 1.2  # actions that colonize, or research Level III or IIII
    new_card: float = 1.2
    # Progress towards an achievement, of the points of its next space.
    goal: float = 0.6


WEIGHTS = Weights()
