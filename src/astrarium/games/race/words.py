"""Numbers with names: goods, action cards, kinds of choices."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# The things that events are about (families.py): cards by their numbers, goals from this one on.
OF_GOAL: Final = 1000

# Goods kinds; a grey world has kind 0. Five small counts are packed into one int, which must fit
# into 31 bits: once compiled, a literal one is shifted as a 32-bit number.
GREY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
GOODS: Final = ("grey", "novelty", "rare", "genes", "alien")
LANE_BITS: Final = 6
LANE_MASK: Final = 0x3F

# What "any" stands for in packed counts: the place that grey worlds do not use.
ANY: Final = 0

EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
DOUBLE_VP: Final = 5
PRODUCE: Final = 6
EXPLORE_ORB: Final = 7  # only in the Orb game
ACTIONS: Final = (
    "explore +5",
    "explore +1+1",
    "develop",
    "settle",
    "consume trade",
    "consume 2x",
    "produce",
    "explore orb",
)

# A choice is kind * 256 + argument.
KIND: Final = 256
ACT: Final = 1 * KIND  # an action card
BUILD: Final = 2 * KIND  # place this development
LAND: Final = 3 * KIND  # place this world
PASS: Final = 4 * KIND
KEEP: Final = 5 * KIND  # a card just looked at
DISCARD: Final = 6 * KIND  # a hand card
PAY: Final = 7 * KIND  # a hand card, as payment
CONQUER: Final = 8 * KIND
PAY_COST: Final = 9 * KIND  # settle by payment
SPEND: Final = 10 * KIND  # discard this card of the tableau for its power
SELL: Final = 11 * KIND  # the good of this world
USE: Final = 12 * KIND  # a consume power, by its number in the tables
CONSUME: Final = 13 * KIND  # the good of this world
NAME: Final = 14 * KIND  # a number, in gambling
MAKE: Final = 15 * KIND  # a good on this windfall world, by a power for its kind
MAKE_ANY: Final = 16 * KIND  # ... by a power for any kind
STOP: Final = 17 * KIND
DRAW: Final = 18 * KIND  # chance: this card comes from the deck
DEAL: Final = 19 * KIND  # chance: this start world
LUCKY: Final = 20 * KIND  # settle what the deck turns up
HIRE: Final = 21 * KIND  # discard this many hand cards for temporary Military
ARM: Final = 22 * KIND  # discard the good of this world for temporary Military
MOVE: Final = 23 * KIND  # the good of this world to the storage world
ROLL: Final = 30 * KIND  # chance: this face of a robot's die
TURN: Final = 31 * KIND  # chance: this card of the robot's draw stack
TURN_UP: Final = 40 * KIND  # chance: this goal tile
BEGIN_WITH: Final = 41 * KIND  # this one of the start worlds dealt
FLIP: Final = 99 * KIND  # turn up for its power what is lent: a token of this kind
ENOUGH: Final = 102 * KIND  # no more of what is lent

LOOSE: Final = 255  # stands where a world is named: the good lies on none

HAND_LIMIT: Final = 10
TABLEAU_END: Final = 12
VP_PER_SEAT: Final = 12  # Rule race.base.setup.vp-pool.
OPENING_DEAL: Final = 6  # Rule race.base.setup.six-cards-dealt.
OPENING_DISCARD: Final = 2  # Rule race.base.setup.two-cards-discarded.
