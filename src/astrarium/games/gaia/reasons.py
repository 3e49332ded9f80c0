"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Closed
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    INSTITUTE,
    RESEARCH_LAB,
    TRADING_STATION,
)

closed: Final = Closed("gaia.actions.one-per-turn")
REASONS: Final = closed.cards

TILE_LAID: Final = closed("tile-laid", "gaia.advanced.map.three-four.tiles", 2)
PLACE_FIXED: Final = closed("place-fixed", "gaia.advanced.map.three-four.method-1", 3)
SAME_COLOUR: Final = closed("same-colour", "gaia.advanced.map.same-colour-not-adjacent", 4)
BOARD_TAKEN: Final = closed("board-taken", "gaia.advanced.faction-choice.seating-order", 5)
NO_SUCH_FACTION: Final = closed(
    "not-in-first-game", "gaia.setup.faction.first-game.choice-order", 6
)
NOT_HOME: Final = closed("not-home", "gaia.advanced.placement.first-mine", 7)
OCCUPIED: Final = closed("occupied", "gaia.mine.planet-empty", 8)
TRANSDIM_PLANET: Final = closed("transdim", "gaia.mine.habitable.transdim-no-building", 9)
OTHERS_GAIAFORMER: Final = closed("others-gaiaformer", "gaia.mine.gaiaformed.only-owner", 10)
OUT_OF_RANGE: Final = closed("out-of-range", "gaia.mine.planet-in-range", 11)
NO_MINE_LEFT: Final = closed("no-mine-left", "gaia.mine.needs-mine-on-board", 12)
TOO_FEW_CREDITS: Final = closed("too-few-credits", "gaia.mine.all-costs-at-once", 13)
TOO_LITTLE_ORE: Final = closed("too-little-ore", "gaia.mine.all-costs-at-once", 14)
TOO_FEW_QIC: Final = closed("too-few-qic", "gaia.mine.all-costs-at-once", 15)
NOT_TRANSDIM: Final = closed("not-transdim", "gaia.gaia-project.needs-transdim-in-range", 17)
HAS_GAIAFORMER: Final = closed("has-gaiaformer", "gaia.gaia-project.planet-without-gaiaformer", 18)
NO_GAIAFORMER: Final = closed("no-gaiaformer", "gaia.gaia-project.needs-available-gaiaformer", 19)
TOO_LITTLE_POWER: Final = closed("too-little-power", "gaia.gaia-project.needs-power", 20)
NO_UPGRADE_PATH: Final = closed("no-upgrade-path", "gaia.upgrade.path-by-board", 21)
NO_PIECE_LEFT: Final = closed("no-piece-left", "gaia.upgrade.taken-left-to-right", 22)
SHARED_MINE: Final = closed("shared-mine", "gaia.faction.lantids.shared-mine-no-upgrade", 23)
LOST_PLANET: Final = closed("lost-planet", "gaia.track.navigation.lost-planet.no-upgrade", 24)
TOO_LITTLE_KNOWLEDGE: Final = closed("too-little-knowledge", "gaia.research.cost", 25)
TRACK_AT_TOP: Final = closed("track-at-top", "gaia.tech.take.impossible-advance-lost", 26)
LEVEL_5_TAKEN: Final = closed("level-5-taken", "gaia.research.level-5.one-player-only", 27)
NO_GREEN_TOKEN: Final = closed("no-green-token", "gaia.research.level-5.flip-federation-token", 28)
TRACK_LOCKED: Final = closed("track-locked", "gaia.faction.bal-taks.no-navigation", 29)
SPACE_USED: Final = closed("space-used", "gaia.board-action.once-per-round", 30)
TOO_LITTLE_POWER_TO_SPEND: Final = closed(
    "too-little-power-to-spend", "gaia.power.spend.only-area-3", 31
)
NO_TILE_TO_TAKE: Final = closed("no-tile-to-take", "gaia.tech.take.any-standard", 33)
NO_TOKEN: Final = closed("no-token", "gaia.action-space.federation-rescore.needs-token", 34)
SPECIAL_USED: Final = closed("special-used", "gaia.special.once-per-round", 35)
NOT_OWNED: Final = closed("not-owned", "gaia.special.owner-only", 36)
NOTHING_TO_DO: Final = closed("nothing-to-do", "gaia.special.where", 37)
NO_FEDERATION: Final = closed("no-federation", "gaia.federation.power-value-7", 38)
TILE_OWNED: Final = closed("tile-owned", "gaia.tech.take.any-standard", 39)
TILE_GONE: Final = closed("tile-gone", "gaia.tech.advanced.no-refill", 40)
BELOW_LEVEL_4: Final = closed("below-level-4", "gaia.tech.advanced.needs-level-4-or-5", 41)
NO_UNCOVERED_TILE: Final = closed(
    "no-uncovered-tile", "gaia.tech.advanced.needs-uncovered-standard", 42
)
TILE_COVERED: Final = closed("tile-covered", "gaia.tech.advanced.one-per-standard", 43)
NOT_LOWEST: Final = closed("not-lowest", "gaia.faction.bescods.lowest-area-advance", 44)
SPACE_OCCUPIED: Final = closed("space-occupied", "gaia.track.navigation.level-5.lost-planet", 45)
SUPPLY_EMPTY: Final = closed("supply-empty", "gaia.federation.gains-token", 46)
NOT_ON_OFFER: Final = closed("booster-not-on-offer", "gaia.pass.choose-new-booster", 47)
TILE_FIXES_TRACK: Final = closed("tile-fixes-track", "gaia.tech.take.under-area-fixes-area", 48)
NO_COMPLETION: Final = closed("no-completion", "gaia.advanced.map.same-colour-not-adjacent", 49)
# The same shortage is refused by another rule where something else is paid or taken.
FREE_CREDITS: Final = closed("too-few-credits", "gaia.free.repeatable", 50)
FREE_ORE: Final = closed("too-little-ore", "gaia.free.repeatable", 51)
FREE_QIC: Final = closed("too-few-qic", "gaia.free.repeatable", 52)
FREE_KNOWLEDGE: Final = closed("too-little-knowledge", "gaia.free.repeatable", 53)
TOO_LITTLE_TO_BURN: Final = closed("too-little-power-to-burn", "gaia.free.burn", 54)
NO_POWER_TO_MOVE: Final = closed(
    "no-power-in-area-3", "gaia.faction.nevlas.power-for-knowledge", 55
)
NO_GAIAFORMER_TO_PARK: Final = closed(
    "no-gaiaformer", "gaia.faction.bal-taks.gaiaformer-for-qic", 56
)
STONE_ELSEWHERE: Final = closed("brainstone-elsewhere", "gaia.faction.taklons.brainstone-one", 57)
BOARD_QIC: Final = closed("too-few-qic", "gaia.board-action.qic-cost", 58)
NO_PLANET_FOR_STEPS: Final = closed("nothing-to-do", "gaia.action-space.terraform.mine-at-once", 59)
PROJECT_OUT_OF_RANGE: Final = closed("out-of-range", "gaia.gaia-project.range-like-mine", 60)
STATION_OUT_OF_RANGE: Final = closed("out-of-range", "gaia.faction.ivits.space-station-range", 61)
STATION_OCCUPIED: Final = closed("space-occupied", "gaia.faction.ivits.space-station-action", 62)
LOST_OUT_OF_RANGE: Final = closed(
    "out-of-range", "gaia.track.navigation.lost-planet.range-like-mine", 63
)
NO_GREEN_FOR_TILE: Final = closed(
    "no-green-token", "gaia.tech.advanced.needs-green-federation-token", 64
)
TOO_LITTLE_RETURNED: Final = closed("too-little-power", "gaia.faction.terrans.institute", 65)
NOT_A_MINE: Final = closed("not-a-mine", "gaia.faction.ambas.institute-swap", 66)
LOST_NOT_SWAPPED: Final = closed("lost-planet", "gaia.faction.ambas.institute-swap", 67)
NOT_A_LAB: Final = closed("not-a-lab", "gaia.faction.firaks.institute-downgrade", 68)
OWN_BOOSTER: Final = closed("booster-kept", "gaia.pass.no-keeping-booster", 69)
FIRST_BOOSTER: Final = closed("booster-not-on-offer", "gaia.setup.first-booster.one-face-up", 70)
SATELLITE_ON_PLANET: Final = closed(
    "satellite-on-planet", "gaia.federation.satellite.not-on-planets", 71
)
SATELLITE_THERE: Final = closed(
    "satellite-there", "gaia.federation.satellite.one-per-player-per-space", 72
)
BESIDE_FEDERATION: Final = closed(
    "beside-federation", "gaia.federation.summary.not-adjacent-to-existing", 73
)
SUPERFLUOUS_SATELLITE: Final = closed(
    "superfluous-satellite", "gaia.federation.further.no-superfluous-pieces", 74
)
ALL_OR_NOTHING: Final = closed("all-or-nothing", "gaia.passive.all-or-nothing", 75)
NOT_ON_OWN_BOARD: Final = closed("not-on-own-board", "gaia.free.all-on-board", 76)
UPGRADE_CREDITS: Final = 80  # + the structure that it would become
UPGRADE_ORE: Final = 90


def _upgrade(structure: int, rule: str) -> None:
    closed("too-few-credits", rule, UPGRADE_CREDITS + structure)
    closed("too-little-ore", rule, UPGRADE_ORE + structure)


_upgrade(TRADING_STATION, "gaia.upgrade.trading-station.cost")
_upgrade(RESEARCH_LAB, "gaia.upgrade.research-lab.cost")
_upgrade(INSTITUTE, "gaia.upgrade.planetary-institute.cost")
_upgrade(ACADEMY_KNOWLEDGE, "gaia.upgrade.academy.cost")
_upgrade(ACADEMY_ACTION, "gaia.upgrade.academy.cost")
