"""Every figure that the bot believes in, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    # One unit in stock: what it buys in the end.
    ore: float = 0.3
    population: float = 0.55
    supply: float = 0.03
    enough: float = 8.0  # beyond so many it is worth little
    # A visible icon, for each round that is expected to come.
    food_icon: float = 0.22
    ore_icon: float = 0.2
    rounds: float = 15.0
    # Ships: each level; each place that is held; the way to a colony, of its points.
    level: float = 0.3
    held: float = 0.6
    colony: float = 0.4
    way: float = 0.12  # ships at a system that another holds
    # A technology: its action, and one that is about to be chosen.
    action: float = 0.7
    new_card: float = 1.2
    # Progress towards an achievement, of the points of its next space.
    goal: float = 0.5


WEIGHTS = Weights()
