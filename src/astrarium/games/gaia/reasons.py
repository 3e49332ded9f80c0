"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import NOT_OFFERED
from astrarium.core.game import ReasonCard
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    INSTITUTE,
    RESEARCH_LAB,
    TRADING_STATION,
)

TILE_LAID: Final = 2
PLACE_FIXED: Final = 3
SAME_COLOUR: Final = 4
BOARD_TAKEN: Final = 5
NO_SUCH_FACTION: Final = 6
NOT_HOME: Final = 7
OCCUPIED: Final = 8
TRANSDIM_PLANET: Final = 9
OTHERS_GAIAFORMER: Final = 10
OUT_OF_RANGE: Final = 11
NO_MINE_LEFT: Final = 12
TOO_FEW_CREDITS: Final = 13
TOO_LITTLE_ORE: Final = 14
TOO_FEW_QIC: Final = 15
NOT_TRANSDIM: Final = 17
HAS_GAIAFORMER: Final = 18
NO_GAIAFORMER: Final = 19
TOO_LITTLE_POWER: Final = 20
NO_UPGRADE_PATH: Final = 21
NO_PIECE_LEFT: Final = 22
SHARED_MINE: Final = 23
LOST_PLANET: Final = 24
TOO_LITTLE_KNOWLEDGE: Final = 25
TRACK_AT_TOP: Final = 26
LEVEL_5_TAKEN: Final = 27
NO_GREEN_TOKEN: Final = 28
TRACK_LOCKED: Final = 29
SPACE_USED: Final = 30
TOO_LITTLE_POWER_TO_SPEND: Final = 31
NO_TILE_TO_TAKE: Final = 33
NO_TOKEN: Final = 34
SPECIAL_USED: Final = 35
NOT_OWNED: Final = 36
NOTHING_TO_DO: Final = 37
NO_FEDERATION: Final = 38
TILE_OWNED: Final = 39
TILE_GONE: Final = 40
BELOW_LEVEL_4: Final = 41
NO_UNCOVERED_TILE: Final = 42
TILE_COVERED: Final = 43
NOT_LOWEST: Final = 44
SPACE_OCCUPIED: Final = 45
SUPPLY_EMPTY: Final = 46
NOT_ON_OFFER: Final = 47
TILE_FIXES_TRACK: Final = 48
NO_COMPLETION: Final = 49
# The same shortage is refused by another rule where something else is paid or taken.
FREE_CREDITS: Final = 50
FREE_ORE: Final = 51
FREE_QIC: Final = 52
FREE_KNOWLEDGE: Final = 53
TOO_LITTLE_TO_BURN: Final = 54
NO_POWER_TO_MOVE: Final = 55
NO_GAIAFORMER_TO_PARK: Final = 56
STONE_ELSEWHERE: Final = 57
BOARD_QIC: Final = 58
NO_PLANET_FOR_STEPS: Final = 59
PROJECT_OUT_OF_RANGE: Final = 60
STATION_OUT_OF_RANGE: Final = 61
STATION_OCCUPIED: Final = 62
LOST_OUT_OF_RANGE: Final = 63
NO_GREEN_FOR_TILE: Final = 64
TOO_LITTLE_RETURNED: Final = 65
NOT_A_MINE: Final = 66
LOST_NOT_SWAPPED: Final = 67
NOT_A_LAB: Final = 68
OWN_BOOSTER: Final = 69
FIRST_BOOSTER: Final = 70
SATELLITE_ON_PLANET: Final = 71
SATELLITE_THERE: Final = 72
BESIDE_FEDERATION: Final = 73
SUPERFLUOUS_SATELLITE: Final = 74
ALL_OR_NOTHING: Final = 75
NOT_ON_OWN_BOARD: Final = 76
UPGRADE_CREDITS: Final = 80  # + the structure that it would become
UPGRADE_ORE: Final = 90

UPGRADE_RULES: Final = {
    TRADING_STATION: "gaia.upgrade.trading-station.cost",
    RESEARCH_LAB: "gaia.upgrade.research-lab.cost",
    INSTITUTE: "gaia.upgrade.planetary-institute.cost",
    ACADEMY_KNOWLEDGE: "gaia.upgrade.academy.cost",
    ACADEMY_ACTION: "gaia.upgrade.academy.cost",
}

REASONS: Final = {
    NOT_OFFERED: ReasonCard("not-offered", "gaia.actions.one-per-turn"),
    TILE_LAID: ReasonCard("tile-laid", "gaia.advanced.map.three-four.tiles"),
    PLACE_FIXED: ReasonCard("place-fixed", "gaia.advanced.map.three-four.method-1"),
    SAME_COLOUR: ReasonCard("same-colour", "gaia.advanced.map.same-colour-not-adjacent"),
    BOARD_TAKEN: ReasonCard("board-taken", "gaia.advanced.faction-choice.seating-order"),
    NO_SUCH_FACTION: ReasonCard("not-in-first-game", "gaia.setup.faction.first-game.choice-order"),
    NOT_HOME: ReasonCard("not-home", "gaia.advanced.placement.first-mine"),
    OCCUPIED: ReasonCard("occupied", "gaia.mine.planet-empty"),
    TRANSDIM_PLANET: ReasonCard("transdim", "gaia.mine.habitable.transdim-no-building"),
    OTHERS_GAIAFORMER: ReasonCard("others-gaiaformer", "gaia.mine.gaiaformed.only-owner"),
    OUT_OF_RANGE: ReasonCard("out-of-range", "gaia.mine.planet-in-range"),
    NO_MINE_LEFT: ReasonCard("no-mine-left", "gaia.mine.needs-mine-on-board"),
    TOO_FEW_CREDITS: ReasonCard("too-few-credits", "gaia.mine.all-costs-at-once"),
    TOO_LITTLE_ORE: ReasonCard("too-little-ore", "gaia.mine.all-costs-at-once"),
    TOO_FEW_QIC: ReasonCard("too-few-qic", "gaia.mine.all-costs-at-once"),
    NOT_TRANSDIM: ReasonCard("not-transdim", "gaia.gaia-project.needs-transdim-in-range"),
    HAS_GAIAFORMER: ReasonCard("has-gaiaformer", "gaia.gaia-project.planet-without-gaiaformer"),
    NO_GAIAFORMER: ReasonCard("no-gaiaformer", "gaia.gaia-project.needs-available-gaiaformer"),
    TOO_LITTLE_POWER: ReasonCard("too-little-power", "gaia.gaia-project.needs-power"),
    NO_UPGRADE_PATH: ReasonCard("no-upgrade-path", "gaia.upgrade.path-by-board"),
    NO_PIECE_LEFT: ReasonCard("no-piece-left", "gaia.upgrade.taken-left-to-right"),
    SHARED_MINE: ReasonCard("shared-mine", "gaia.faction.lantids.shared-mine-no-upgrade"),
    LOST_PLANET: ReasonCard("lost-planet", "gaia.track.navigation.lost-planet.no-upgrade"),
    TOO_LITTLE_KNOWLEDGE: ReasonCard("too-little-knowledge", "gaia.research.cost"),
    TRACK_AT_TOP: ReasonCard("track-at-top", "gaia.tech.take.impossible-advance-lost"),
    LEVEL_5_TAKEN: ReasonCard("level-5-taken", "gaia.research.level-5.one-player-only"),
    NO_GREEN_TOKEN: ReasonCard("no-green-token", "gaia.research.level-5.flip-federation-token"),
    TRACK_LOCKED: ReasonCard("track-locked", "gaia.faction.bal-taks.no-navigation"),
    SPACE_USED: ReasonCard("space-used", "gaia.board-action.once-per-round"),
    TOO_LITTLE_POWER_TO_SPEND: ReasonCard(
        "too-little-power-to-spend", "gaia.power.spend.only-area-3"
    ),
    NO_TILE_TO_TAKE: ReasonCard("no-tile-to-take", "gaia.tech.take.any-standard"),
    NO_TOKEN: ReasonCard("no-token", "gaia.action-space.federation-rescore.needs-token"),
    SPECIAL_USED: ReasonCard("special-used", "gaia.special.once-per-round"),
    NOT_OWNED: ReasonCard("not-owned", "gaia.special.owner-only"),
    NOTHING_TO_DO: ReasonCard("nothing-to-do", "gaia.special.where"),
    NO_FEDERATION: ReasonCard("no-federation", "gaia.federation.power-value-7"),
    TILE_OWNED: ReasonCard("tile-owned", "gaia.tech.take.any-standard"),
    TILE_GONE: ReasonCard("tile-gone", "gaia.tech.advanced.no-refill"),
    BELOW_LEVEL_4: ReasonCard("below-level-4", "gaia.tech.advanced.needs-level-4-or-5"),
    NO_UNCOVERED_TILE: ReasonCard(
        "no-uncovered-tile", "gaia.tech.advanced.needs-uncovered-standard"
    ),
    TILE_COVERED: ReasonCard("tile-covered", "gaia.tech.advanced.one-per-standard"),
    NOT_LOWEST: ReasonCard("not-lowest", "gaia.faction.bescods.lowest-area-advance"),
    SPACE_OCCUPIED: ReasonCard("space-occupied", "gaia.track.navigation.level-5.lost-planet"),
    SUPPLY_EMPTY: ReasonCard("supply-empty", "gaia.federation.gains-token"),
    NOT_ON_OFFER: ReasonCard("booster-not-on-offer", "gaia.pass.choose-new-booster"),
    TILE_FIXES_TRACK: ReasonCard("tile-fixes-track", "gaia.tech.take.under-area-fixes-area"),
    NO_COMPLETION: ReasonCard("no-completion", "gaia.advanced.map.same-colour-not-adjacent"),
    FREE_CREDITS: ReasonCard("too-few-credits", "gaia.free.repeatable"),
    FREE_ORE: ReasonCard("too-little-ore", "gaia.free.repeatable"),
    FREE_QIC: ReasonCard("too-few-qic", "gaia.free.repeatable"),
    FREE_KNOWLEDGE: ReasonCard("too-little-knowledge", "gaia.free.repeatable"),
    TOO_LITTLE_TO_BURN: ReasonCard("too-little-power-to-burn", "gaia.free.burn"),
    NO_POWER_TO_MOVE: ReasonCard("no-power-in-area-3", "gaia.faction.nevlas.power-for-knowledge"),
    NO_GAIAFORMER_TO_PARK: ReasonCard("no-gaiaformer", "gaia.faction.bal-taks.gaiaformer-for-qic"),
    STONE_ELSEWHERE: ReasonCard("brainstone-elsewhere", "gaia.faction.taklons.brainstone-one"),
    BOARD_QIC: ReasonCard("too-few-qic", "gaia.board-action.qic-cost"),
    NO_PLANET_FOR_STEPS: ReasonCard("nothing-to-do", "gaia.action-space.terraform.mine-at-once"),
    PROJECT_OUT_OF_RANGE: ReasonCard("out-of-range", "gaia.gaia-project.range-like-mine"),
    STATION_OUT_OF_RANGE: ReasonCard("out-of-range", "gaia.faction.ivits.space-station-range"),
    STATION_OCCUPIED: ReasonCard("space-occupied", "gaia.faction.ivits.space-station-action"),
    LOST_OUT_OF_RANGE: ReasonCard(
        "out-of-range", "gaia.track.navigation.lost-planet.range-like-mine"
    ),
    NO_GREEN_FOR_TILE: ReasonCard(
        "no-green-token", "gaia.tech.advanced.needs-green-federation-token"
    ),
    TOO_LITTLE_RETURNED: ReasonCard("too-little-power", "gaia.faction.terrans.institute"),
    NOT_A_MINE: ReasonCard("not-a-mine", "gaia.faction.ambas.institute-swap"),
    LOST_NOT_SWAPPED: ReasonCard("lost-planet", "gaia.faction.ambas.institute-swap"),
    NOT_A_LAB: ReasonCard("not-a-lab", "gaia.faction.firaks.institute-downgrade"),
    OWN_BOOSTER: ReasonCard("booster-kept", "gaia.pass.no-keeping-booster"),
    FIRST_BOOSTER: ReasonCard("booster-not-on-offer", "gaia.setup.first-booster.one-face-up"),
    SATELLITE_ON_PLANET: ReasonCard(
        "satellite-on-planet", "gaia.federation.satellite.not-on-planets"
    ),
    SATELLITE_THERE: ReasonCard(
        "satellite-there", "gaia.federation.satellite.one-per-player-per-space"
    ),
    BESIDE_FEDERATION: ReasonCard(
        "beside-federation", "gaia.federation.summary.not-adjacent-to-existing"
    ),
    SUPERFLUOUS_SATELLITE: ReasonCard(
        "superfluous-satellite", "gaia.federation.further.no-superfluous-pieces"
    ),
    ALL_OR_NOTHING: ReasonCard("all-or-nothing", "gaia.passive.all-or-nothing"),
    NOT_ON_OWN_BOARD: ReasonCard("not-on-own-board", "gaia.free.all-on-board"),
    **{
        UPGRADE_CREDITS + kind: ReasonCard("too-few-credits", rule)
        for kind, rule in UPGRADE_RULES.items()
    },
    **{
        UPGRADE_ORE + kind: ReasonCard("too-little-ore", rule)
        for kind, rule in UPGRADE_RULES.items()
    },
}
