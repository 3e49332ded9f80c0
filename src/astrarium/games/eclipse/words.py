"""Numbers with names: resources, rings, ships, sides, kinds of choices."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import INTERRUPT

NONE: Final = -1
MOST_SEATS: Final = 6
SECTORS: Final = 50

# Resources; the population tracks have the same order.
MONEY: Final = 0
SCIENCE: Final = 1
MATERIALS: Final = 2
ANY: Final = 3  # a grey square
RESOURCES: Final = ("money", "science", "materials", "any")

# The phases of a round; their numbers in events begin with 1.
PHASES: Final = ("action", "combat", "upkeep", "cleanup")
COMBAT_PHASE: Final = 2
UPKEEP_PHASE: Final = 3

# Where a hex belongs.
CENTRE: Final = 0
INNER: Final = 1
MIDDLE: Final = 2
OUTER: Final = 3
STARTING: Final = 4
RINGS: Final = ("center", "inner", "middle", "outer", "starting")

# Squares of a hex are bits of its cubes; the cube of an orbital is one more.
ON_ORBITAL: Final = 6
ORBITAL_CUBE: Final = 1 << ON_ORBITAL

# Structures on a hex, as bits.
ORBITAL_STANDS: Final = 1
MONOLITH_STANDS: Final = 2

INTERCEPTOR: Final = 0
CRUISER: Final = 1
DREADNOUGHT: Final = 2
STARBASE: Final = 3
CLASSES: Final = 4
ANCIENT: Final = 4  # the ships of nobody have classes of their own
DEFENCE: Final = 5
SHIPS: Final = ("interceptor", "cruiser", "dreadnought", "starbase", "ancient", "defence_system")

# What can be built: the four classes, then the structures.
ORBITAL: Final = 4
MONOLITH: Final = 5
BUILDINGS: Final = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")

# Sides of a battle: the seats, and two that are nobody's.
ANCIENTS: Final = 6
DEFENDERS: Final = 7  # the Galactic Center Defense System
SIDES: Final = 8
SIDE_NAMES: Final = ("0", "1", "2", "3", "4", "5", "ancients", "defenders")

MILITARY: Final = 0
GRID: Final = 1
NANO: Final = 2
CATEGORIES: Final = ("military", "grid", "nano")
TECHNOLOGIES: Final = 24
ROW: Final = 8  # technologies of a category

YELLOW: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final = ("yellow", "orange", "red")

MOST_SLOTS: Final = 8

# The actions, in the order of the action track; reactions have spaces of their own.
EXPLORE_ACTION: Final = 0
INFLUENCE_ACTION: Final = 1
RESEARCH_ACTION: Final = 2
UPGRADE_ACTION: Final = 3
BUILD_ACTION: Final = 4
MOVE_ACTION: Final = 5
ACTIONS: Final = ("explore", "influence", "research", "upgrade", "build", "move")
REACTION: Final = 3  # the space of a reaction is that of its action, and so much further

# Player.out
IN_PLAY: Final = 0
OUT: Final = 1
COLLAPSING: Final = 2  # until all have paid

# What a discovery tile gives.
FINDS_RESOURCES: Final = 0
FINDS_TECHNOLOGY: Final = 1
FINDS_SHIP: Final = 2
FINDS_PART: Final = 3

# The things that events are about: the number of the first of each family (families.py). Hexes are
# numbered from 0.
OF_SIDE: Final = 100
OF_SHIP: Final = 110
OF_BUILDING: Final = 120
OF_ACTION: Final = 130
OF_RESOURCE: Final = 140
OF_RING: Final = 150
OF_DIE: Final = 160
OF_TECHNOLOGY: Final = 200
OF_PART: Final = 300
OF_DISCOVERY: Final = 400
OF_SPECIES: Final = 500

# A choice is kind * KIND + argument.
KIND: Final = 1 << 12
STARTS: Final = 1 * KIND  # chance: this seat is start player
DEAL: Final = 2 * KIND  # chance: this technology tile
SPECIES: Final = 3 * KIND
BY_DRAW: Final = 4 * KIND
ACT: Final = 5 * KIND  # + action
REACT: Final = 6 * KIND  # + action
PASS: Final = 7 * KIND
RESIGN: Final = 8 * KIND
END_TURN: Final = 9 * KIND
EXPLORE: Final = 10 * KIND  # + spot
EXPLORE_ONE: Final = 11 * KIND  # + spot: without the second hex
DRAW_HEX: Final = 12 * KIND  # chance: this sector
PLACE: Final = 13 * KIND  # + sector * 6 + turns
DISCARD: Final = 14 * KIND
CLAIM: Final = 15 * KIND  # + hex: put a disc there
LEAVE: Final = 16 * KIND
FIND: Final = 17 * KIND  # chance: this kind of discovery tile
USE: Final = 18 * KIND
KEEP_POINTS: Final = 19 * KIND
KEEP_PART: Final = 20 * KIND
FROM: Final = 21 * KIND  # + hex or TRACK: a disc
TO: Final = 22 * KIND  # + hex or TRACK
STOP: Final = 23 * KIND
RESEARCH: Final = 24 * KIND  # + technology
GAIN: Final = 25 * KIND  # + resource
TAKE: Final = 26 * KIND  # + technology, for free
RETURN: Final = 27 * KIND  # + class * 8 + slot
FIT: Final = 28 * KIND  # + (class * 8 + slot) * 32 + part
BUILD: Final = 29 * KIND  # + what * 64 + hex
MOVE: Final = 30 * KIND  # + class * 64 + hex
STEP: Final = 31 * KIND  # + hex
HALT: Final = 32 * KIND
ACCEPT: Final = 33 * KIND
DECLINE: Final = 34 * KIND
CUBE_FROM: Final = 35 * KIND  # + track
CUBE_TO: Final = 36 * KIND  # + track
DRAW_TILE: Final = 37 * KIND  # chance: a reputation tile of this value
KEEP: Final = 38 * KIND  # + value
PUT_BACK: Final = 39 * KIND  # + value
FIRST: Final = 40 * KIND  # + class: acts before its equals
ATTACK: Final = 41 * KIND
RETREAT: Final = 42 * KIND  # + hex
ROLL: Final = 43 * KIND  # chance: dice of one colour (parts/dice.py)
HIT: Final = 44 * KIND  # + class * 32 + damage of the target
BOMBARD: Final = 45 * KIND
BOMB: Final = 46 * KIND
SPARE: Final = 47 * KIND
KILL: Final = 48 * KIND  # + square
ABANDON: Final = 49 * KIND  # + hex
PAY: Final = 50 * KIND
STAY: Final = 51 * KIND

SETTLE: Final = INTERRUPT  # + hex * 32 + square * 4 + track
TRADE: Final = INTERRUPT + KIND  # + from * 4 + to
OFFER: Final = INTERRUPT + 2 * KIND  # + seat

TRACK: Final = 63  # in place of a hex: the influence track
HEXES: Final = 64  # more than there are
PARTS: Final = 32  # more than there are
WOUNDS: Final = 32  # more damage than any ship carries
