"""Numbers with names: planets, structures, tracks, kinds of choices."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

ROUNDS: Final = 6
MOST_SEATS: Final = 4

# Planet types, the seven home types in the order of the terraforming circle.
EMPTY: Final = 0
FIRST_HOME: Final = 1
LAST_HOME: Final = 7
GAIA: Final = 8
TRANSDIM: Final = 9
LOST: Final = 10
PLANETS: Final = (
    "empty",
    "terra",
    "oxide",
    "volcanic",
    "desert",
    "swamp",
    "titanium",
    "ice",
    "gaia",
    "transdim",
    "lost_planet",
)

# Structures. On the map a structure is seat * 8 + kind.
MINE: Final = 1
TRADING_STATION: Final = 2
RESEARCH_LAB: Final = 3
INSTITUTE: Final = 4
ACADEMY_KNOWLEDGE: Final = 5
ACADEMY_ACTION: Final = 6
STRUCTURES: Final = (
    "nothing",
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_knowledge",
    "academy_action",
)
SEAT_SHIFT: Final = 3
KIND_MASK: Final = 7

# The academies that stand, as bits of Player.academies.
KNOWLEDGE_STANDS: Final = 1
ACTION_STANDS: Final = 2

TERRAFORMING: Final = 0
NAVIGATION: Final = 1
GAIA_PROJECT: Final = 3
TRACKS: Final = (
    "terraforming",
    "navigation",
    "artificial_intelligence",
    "gaia_project",
    "economy",
    "science",
)
TOP: Final = 5

STANDARD_KINDS: Final = 9
TILES_UNDER_TRACKS: Final = 6
TOKEN_KINDS: Final = 6  # ordinary ones; faction tokens come after them
BOARD_ACTIONS: Final = 10

# Where the brainstone lies.
NO_STONE: Final = 0
IN_GAIA_AREA: Final = 4

# What happens, for tiles that score it.
MINE_BUILT: Final = 0
GAIA_MINE_BUILT: Final = 1
TRADING_STATION_BUILT: Final = 2
BIG_BUILT: Final = 3
TERRAFORMING_STEP: Final = 4
RESEARCH_STEP: Final = 5
TOKEN_GAINED: Final = 6
TRIGGERS: Final = (
    "mine_built",
    "mine_built_on_gaia_planet",
    "trading_station_built",
    "big_structure_built",
    "terraforming_step",
    "research_step",
    "federation_token_gained",
)

# What is counted.
TIMINGS: Final = ("immediate", "income", "each_time", "when_passing", "special_action", "permanent")
COUNTS: Final = (
    "planet_type",
    "gaia_planet",
    "colonized_sector",
    "sector_with_structure",
    "federation_token",
    "mine",
    "trading_station",
    "research_lab",
    "big_structure",
    "structure",
    "structure_in_federation",
    "satellite",
)
PER_PLANET_TYPE: Final = 0
PER_GAIA_PLANET: Final = 1
PER_COLONIZED_SECTOR: Final = 2
PER_SECTOR: Final = 3
PER_TOKEN: Final = 4
PER_MINE: Final = 5
PER_TRADING_STATION: Final = 6
PER_LAB: Final = 7
PER_BIG: Final = 8
PER_STRUCTURE: Final = 9
PER_FEDERATED: Final = 10
PER_SATELLITE: Final = 11

# Special actions, as bits of Player.used and arguments of SPECIAL.
BY_BOOSTER: Final = 0
BY_ACADEMY: Final = 1
BY_FACTION: Final = 2
BY_STANDARD: Final = 3  # + number of the standard tile
BY_ADVANCED: Final = 12  # + number of the advanced tile
# What each of them belongs to.
SPECIALS: Final = (
    "booster",
    "academy",
    "faction",
    *["standard"] * (BY_ADVANCED - BY_STANDARD),
    *["advanced"] * 15,
)

# A choice is kind * 256 + argument.
KIND: Final = 256
LAY: Final = 1 * KIND  # chance or a seat: a sector tile (number * 6 + rotation) to the next place
DEAL_STANDARD: Final = 2 * KIND
DEAL_ADVANCED: Final = 3 * KIND
DEAL_TOKEN: Final = 4 * KIND
DEAL_ROUND: Final = 5 * KIND
DEAL_FINAL: Final = 6 * KIND
DEAL_BOOSTER: Final = 7 * KIND
FACTION: Final = 8 * KIND
PLACE: Final = 9 * KIND  # a first structure on this hex
TAKE_BOOSTER: Final = 10 * KIND
INCOME_CHARGE: Final = 11 * KIND
INCOME_GAIN: Final = 12 * KIND
FREE: Final = 13 * KIND  # a free action
BUILD: Final = 14 * KIND  # a mine on this hex
PROJECT: Final = 15 * KIND  # a Gaia Project on this hex
UPGRADE: Final = 16 * KIND  # + kind * KIND: into a trading station (18) to an academy (22)
FEDERATE: Final = 23 * KIND
RESEARCH: Final = 24 * KIND
POWER: Final = 25 * KIND  # a power action
POWER_STONE: Final = 26 * KIND  # ... paid with the brainstone
QIC_ACTION: Final = 27 * KIND
SPECIAL: Final = 28 * KIND
PASS: Final = 29 * KIND  # + the new booster; the last round has no new one
END_TURN: Final = 30 * KIND
CLUSTER: Final = 31 * KIND  # a federation without new satellites, by its first hex
SATELLITE: Final = 32 * KIND
TOKEN: Final = 33 * KIND  # this kind of federation token
FROM_AREA: Final = 34 * KIND  # + area * KIND: tokens * 2 + brainstone
TILE: Final = 38 * KIND  # the standard tech tile of this space
ADVANCED: Final = 39 * KIND  # the advanced tech tile of this track
COVER: Final = 40 * KIND  # this kind of standard tile
ADVANCE: Final = 41 * KIND  # on this track
SKIP: Final = 42 * KIND  # no step
FIND: Final = 43 * KIND  # the Lost Planet on this hex
STATION: Final = 44 * KIND  # a space station on this hex
SWAP: Final = 45 * KIND  # the institute with the mine on this hex
DOWNGRADE: Final = 46 * KIND  # the research lab on this hex
STONE_TO: Final = 47 * KIND  # the brainstone ends in this area
CHARGE: Final = 48 * KIND  # accept this passive charge
TOKEN_THEN_CHARGE: Final = 49 * KIND
CHARGE_THEN_TOKEN: Final = 50 * KIND
DECLINE: Final = 51 * KIND
BUY_TILE: Final = 52 * KIND
STOP: Final = 53 * KIND
STARTS: Final = 54 * KIND  # chance: this seat is the start player

# What the rules call the tiles that are dealt.
IN_THE_BOX: Final = {
    DEAL_STANDARD: "standard",
    DEAL_ADVANCED: "advanced",
    DEAL_TOKEN: "tokens",
    DEAL_ROUND: "round_tiles",
    DEAL_FINAL: "final_tiles",
    DEAL_BOOSTER: "boosters",
}
NO_BOOSTER: Final = 15  # the argument of PASS in the last round

# What events are about: a hex, or one of these + the number of the component (see families.py).
FROM_ROUND_TILE: Final = 1000
FROM_STANDARD: Final = 1100
FROM_ADVANCED: Final = 1200
FROM_BOOSTER: Final = 1300
FROM_TOKEN: Final = 1400
FROM_FACTION: Final = 1500
FROM_TRACK: Final = 1600
FROM_SPACE: Final = 1700
FROM_FINAL_TILE: Final = 1800
FROM_FREE: Final = 1900
FROM_STRUCTURE: Final = 2000
FROM_SPECIAL: Final = 2100
FROM_SECTOR: Final = 2200  # + tile * 6 + turns

# The kind of an event that gives or takes VP, by the family of what it comes from.
SCORE_KINDS: Final = {
    "": "score-resources",
    "hex": "score-charge",  # VP paid for power
    "round": "score-round-tile",
    "standard": "score-tech-tile",
    "advanced": "score-tech-tile",
    "booster": "score-booster",
    "token": "score-token",
    "faction": "score-faction",
    "track": "score-research",
    "space": "score-action",
    "final": "score-final-tile",
    "free": "score-free",
}
