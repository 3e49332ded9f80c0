"""Every figure that the bot believes in, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    # One unit that is still of use: what it buys in the end.
    money: float = 0.16
    science: float = 0.3
    materials: float = 0.2
    # Money below zero at the end of the round: hexes are lost.
    ruin: float = 4.0
    lacking: float = 1.2
    # A technology while there are rounds to use it in, by what it is good for; per round left.
    part: float = 0.15
    settling: float = 0.1  # and for each square that it opens:
    opened_square: float = 0.25
    disc: float = 0.3
    build_more: float = 0.1
    orbital: float = 0.12
    monolith: float = 0.2
    other_technology: float = 0.05
    # The way to the points of a row.
    row: float = 0.35
    # Room to grow: squares that a colony ship can settle now, those that wait, places to explore.
    square_now: float = 1.1
    square_later: float = 0.25
    place: float = 0.12
    # A hex that is about to be drawn, by ring, with many rounds to come; and a discovery tile.
    draw: tuple[float, ...] = (0.0, 2.6, 2.2, 1.6)
    discovery: float = 2.0
    # Ships: their strength, and that of a class that could be built.
    strength: float = 0.13
    design: float = 0.16
    # Battles that are on: what winning and losing them is worth.
    fame: float = 1.4
    # Ancients nearby that the whole fleet could beat.
    prospect: float = 6.0
    prize: float = 3.5  # a hex with what Ancients guard
    loss: float = 0.18  # of the materials that a fleet has cost
    defeat: float = 2.5  # beyond the ships: the chance is gone, and others are strong
    # A hex of one's own that an enemy fleet stands in.
    danger: float = 2.0
    ambassador: float = 0.8


WEIGHTS = Weights()
