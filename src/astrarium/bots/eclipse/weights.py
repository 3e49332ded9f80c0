"""Every figure that the bot believes in, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    # One unit that is still of use: what it buys in the end.
    money: float = 0.35
    science: float = 0.3
    materials: float = 0.25
    spent_well: float = 10.0  # of a resource in a round
    last_use: float = 0.2  # in the last round
    # Money below zero at the end of the round: hexes are lost.
    ruin: float = 15.0
    lacking: float = 1.2
    # A technology while there are rounds to use it in, by what it is good for; per round left.
    part: float = 0.15
    settling: float = 0.1  # and for each square that it opens:
    opened_square: float = 0.25
    disc: float = 0.3
    build_more: float = 0.1
    orbital: float = 0.12
    monolith: float = 1.2  # for each that could still be built
    other_technology: float = 0.05
    # The way to the points of a row.
    row: float = 0.35
    # Room to grow: squares that a colony ship can settle now, those that wait, places to explore.
    square_now: float = 0.3
    square_later: float = 0.1
    place: float = 0.12
    frontier: float = 0.12  # for the points and squares of hexes that a disc could go to
    # A hex that is about to be drawn, by ring, with many rounds to come; and a discovery tile.
    draw: tuple[float, ...] = (0.0, 2.6, 2.2, 1.6)
    unclaimed: float = 0.3  # the part that a hex is worth which no disc can be paid for
    discovery: float = 2.0
    # Ships: their strength, and that of a class that could be built.
    strength: float = 0.2
    design: float = 0.16
    # Battles that are on: what winning and losing them is worth.
    fame: float = 1.4
    # Ancients nearby that the whole fleet could beat.
    prospect: float = 6.0
    scattered: float = 0.5  # the part of it that ships count for which are not near
    followed: float = 0.9  # the part of a chance that ships bring which could still come
    prize: float = 6.0  # a hex with what Ancients guard
    loss: float = 0.18  # of the materials that a fleet has cost
    daring: float = 0.6  # the least chance with which Ancients are attacked
    last_daring: float = 0.35  # ... in the last round, when ships are of no more use
    last_defeat: float = 0.5
    defeat: float = 2.5  # beyond the ships: the chance is gone, and others are strong
    # A hex of one's own that an enemy fleet stands in.
    danger: float = 2.0
    ambassador: float = 0.8


WEIGHTS = Weights()
