"""The words that components are written in, and the numbers of choices and places."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("I", "II", "III", "IIII")
TYPES: Final = ("scientific", "economic", "military", "commercial")
TRACKS: Final = ("food", "ore", "choice")
COLUMNS: Final = ("A", "B", "C", "D", "E")
DECKS: Final = ("A", "B")
RESOURCES: Final = ("ore", "return_population")
CONFIDENCES: Final = ("confirmed", "likely", "reconstructed")

# What a step can be repeated for, and how often at most.
COUNTERS: Final[dict[str, int]] = {
    "locations_you_control": 8,
    "systems_you_have_colonized": 24,
    "locations_taken_from_another_faction_by_this_effect": 8,
    "opponents_beyond_the_first": 2,
}

# What points can be given for.
SCORED: Final = (
    "automation_discs",
    "level_of_ship_on_this_card",
    "locations_you_control_plus_colonized_systems",
    "ore",
    "ship_levels_on_board",
    "systems_you_have_colonized",
    "technologies_of_level_III",
    "technologies_researched",
)

CONDITIONS: Final = (
    "automation_discs",
    "colonized_systems",
    "controlled_locations",
    "discs_removed_from_production_tracks",
    "ore_in_stock",
    "specialty_icons",
    "technologies_of_every_type",
    "technologies_of_level",
    "total_ship_levels_on_board",
)

# As in SCORED.
SCORED_AUTOMATION: Final = 0
SCORED_SHIP_HERE: Final = 1
SCORED_PLACES: Final = 2
SCORED_ORE: Final = 3
SCORED_SHIPS: Final = 4
SCORED_COLONIES: Final = 5
SCORED_LEVEL_III: Final = 6

# As in CONDITIONS.
BY_AUTOMATION: Final = 0
BY_COLONIZED: Final = 1
BY_CONTROL: Final = 2
BY_DISCS: Final = 3
BY_ORE: Final = 4
BY_ICONS: Final = 5
BY_TYPES: Final = 6
BY_LEVEL: Final = 7

NONE: Final = -1
MOST_SEATS: Final = 4

# Discs, and the tracks that they come from.
FOOD: Final = 0
ORE: Final = 1
STAR: Final = 2  # stands in for a disc that is lacking
EITHER: Final = 2  # of the two tracks

# Places of the exploration board.
HOME: Final = 0
SYSTEM_SLOT: Final = 1
SHIPYARD: Final = 2
DEEP_SPACE: Final = 3
PLACE_KINDS: Final = ("home", "system_slot", "shipyard", "deep_space")
MOST_EXTRA: Final = 4  # system cards laid beside the board by events
MOST_PLACES: Final = 16
SHIP_LEVELS: Final = 4

# Where an action space is printed.
IN_BOX: Final = 0
AT_GUILD: Final = 1
ON_CARD: Final = 2
ON_EVENT: Final = 3

# Productions.
GROWTH: Final = 0
MINING: Final = 1
TRADING: Final = 2

# Where cubes are taken from, as in steps.TAKEN_FROM; where a ship stands, as in steps.PLACES.
LEFTMOST: Final = 0
RIGHTMOST: Final = 1
ANY_COLUMN: Final = 2
AT_SHIPYARD: Final = 0
IN_DEEP_SPACE: Final = 1
BY_POPULATION: Final = 5  # a population cube in place of one from the columns 0 to 4

# Choices: a kind, and an argument.
KIND: Final = 1 << 12
PROGRAM: Final = 0 * KIND  # do it, leave it, one option of several, an action to copy
STARTS: Final = 1 * KIND
FACTION: Final = 2 * KIND
TURN_UP: Final = 3 * KIND  # chance: a technology
DISCOVER: Final = 4 * KIND  # chance: a system
REVEAL: Final = 5 * KIND  # chance: an achievement
EVENT: Final = 6 * KIND  # chance
ACT: Final = 7 * KIND  # a space
DISPLACE: Final = 8 * KIND  # a space with another's pawn
BARGAIN: Final = 9 * KIND  # an ability at any time
SWAP: Final = 10 * KIND  # a star disc on an achievement for one of a track
END_TURN: Final = 11 * KIND
SLOT: Final = 12 * KIND
TYPE: Final = 13 * KIND
CARD: Final = 14 * KIND
DRAFT: Final = 15 * KIND
BLIND: Final = 16 * KIND
BUILD: Final = 17 * KIND  # place * 8 + where the cube comes from
GROW: Final = 18 * KIND  # a column
SKIP: Final = 19 * KIND
MOVE: Final = 20 * KIND  # (from * 16 + to) * 4 + level - 1
STOP: Final = 21 * KIND
UPGRADE: Final = 22 * KIND  # place * 4 + level - 1
SHIFT: Final = 23 * KIND  # a supply cube: from * 8 + to
AUTOMATE: Final = 24 * KIND  # a track
PRODUCE: Final = 25 * KIND
BUY_CUBE: Final = 26 * KIND  # trade: ore for population
SCRAP: Final = 27 * KIND  # trade: place * 4 + level - 1
SELL_CUBE: Final = 28 * KIND  # trade: population for ore
END_TRADE: Final = 29 * KIND
CLAIM: Final = 30 * KIND
OUTPOST: Final = 31 * KIND  # place * 2 + track
COLONIZE: Final = 32 * KIND
LAND: Final = 33 * KIND  # level - 1
LANDED: Final = 34 * KIND
SECOND_DISC: Final = 35 * KIND  # a track
DONATE: Final = 36 * KIND  # place * 4 + level - 1
ATTACH: Final = 37 * KIND  # a place
REWARD: Final = 38 * KIND  # a system
KEEP: Final = 39 * KIND  # a technology
REPEAT: Final = 40 * KIND  # a technology
PAY_SEAT: Final = 41 * KIND
GIVE_BACK: Final = 42 * KIND  # how many cubes; ore for the others
AWAIT: Final = 43 * KIND  # the own turn is not begun early
