"""Every figure that the bot believes in, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    # One unit in stock: what it buys in the end.
    ore: float = 0.22
    population: float = 0.45
    needed: float = 0.4  # the first two cubes of population more
    supply: float = 0.1
    enough_ore: float = 7.0
    enough_population: float = 4.0
    enough_supply: float = 5.0
    beyond: float = 0.25  # what is more than enough is worth less, by this factor
    # A visible icon, for each round that is expected to come (a disc that is gone: half of one).
    food_icon: float = 0.1
    ore_icon: float = 0.1
    soon: float = 1.0  # of the production that is still to come in the own turn
    # How long it will last: so many rounds in all, or so many for each disc that is missing.
    rounds: float = 17.0
    pace: float = 1.0
    # Ships: each level; a system that can be colonized, of its points; one where strength or
    # control is lacking; without an action that colonizes; less without ore for it; the second
    # best of them.
    level: float = 0.15
    held: float = -0.7  # an outpost, beside its point: without a ship it will be lost
    guarded: float = -0.3
    ready: float = 0.45
    way: float = 0.7
    closed: float = 0.5
    unpaid: float = 0.6
    next_best: float = 0.5
    reward: float = 6.0  # of a colony, before it is known
    # A technology: its action; actions that colonize, or research Level III or IIII; one that is
    # about to be turned up, and for each level above the first.
    action: float = 0.4
    opens: float = 1.0
    new_card: float = 1.6
    new_level: float = 1.3
    # Progress towards an achievement, of the points of its next space.
    goal: float = 0.8
    # Turns that one more takes of what an achievement asks for, in the order of CONDITIONS.
    turns: tuple[float, ...] = (1.4, 2.5, 1.2, 0.8, 0.5, 1.2, 1.4, 1.2, 0.7)


WEIGHTS = Weights()
