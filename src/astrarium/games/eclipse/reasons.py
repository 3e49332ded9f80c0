"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import NOT_OFFERED
from astrarium.core.game import ReasonCard

NO_COLONY_SHIP: Final = 2
STARRED: Final = 7
NO_CUBE: Final = 8
BOARD_TAKEN: Final = 9
ONLY_TERRANS: Final = 10
NO_DISC: Final = 11
NOTHING_TO_EXPLORE: Final = 12
NOTHING_AFFORDABLE: Final = 13
NOTHING_TO_MOVE: Final = 14
HAS_PASSED: Final = 15
NOT_PASSED: Final = 16
PILE_EMPTY: Final = 17
NO_WAY_THERE: Final = 18
NOT_JOINED: Final = 19
HAS_DISC: Final = 20
ENEMY_SHIP: Final = 21
NOT_CONNECTED: Final = 22
SAME_HEX: Final = 23
NOT_ON_OFFER: Final = 24
OWNED: Final = 25
ROW_FULL: Final = 26
TOO_LITTLE_SCIENCE: Final = 27
TOO_LITTLE_MATERIALS: Final = 28
NEEDS_TECHNOLOGY: Final = 29
NO_PIECE_LEFT: Final = 30
ALREADY_BUILT: Final = 31
TOO_LITTLE_ENERGY: Final = 32
NO_DRIVE_ON_STARBASE: Final = 33
TAKEN_ALREADY: Final = 34
NOTHING_FITTED: Final = 35
NOT_KEPT: Final = 36
NOT_LEGAL_YET: Final = 37
CANNOT_MOVE: Final = 38
PINNED: Final = 39
NO_BENEFIT: Final = 40
TRACK_FULL: Final = 41
OUT_OF_HITS: Final = 42
NOT_CHEAPEST: Final = 44
SAME_PART: Final = 45
STILL_ALIVE: Final = 46
NOTHING_TO_BUILD: Final = 48
NO_SLOT: Final = 49
NO_CANNON: Final = 50
NO_BOMBS: Final = 51
TOO_LITTLE_TO_TRADE: Final = 52
ENEMY_IN_HEX: Final = 53
NO_DIPLOMACY: Final = 54
ALLIED: Final = 55
TURNED_DOWN: Final = 56
NO_COMMON_BORDER: Final = 57
CANNOT_SEND: Final = 58

REASONS: Final = {
    NOT_OFFERED: ReasonCard("not-offered", "eclipse.action.act-or-pass"),
    NO_COLONY_SHIP: ReasonCard("no-colony-ship", "eclipse.colony.face-up-only"),
    STARRED: ReasonCard("starred", "eclipse.population.advanced.needs-tech"),
    NO_CUBE: ReasonCard("no-cube", "eclipse.limits.population-cubes"),
    BOARD_TAKEN: ReasonCard("board-taken", "eclipse.setup.species.terran-blocks-alien"),
    ONLY_TERRANS: ReasonCard("only-terrans", "eclipse.setup.choice.order"),
    NO_DISC: ReasonCard("no-disc", "eclipse.action.rightmost-disc"),
    NOTHING_TO_EXPLORE: ReasonCard("nothing-to-explore", "eclipse.explore.position"),
    NOTHING_AFFORDABLE: ReasonCard("nothing-affordable", "eclipse.research.pay"),
    NOTHING_TO_MOVE: ReasonCard("nothing-to-move", "eclipse.move.value"),
    HAS_PASSED: ReasonCard("has-passed", "eclipse.action.passed-only-reaction"),
    NOT_PASSED: ReasonCard("not-passed", "eclipse.reaction.own-turn"),
    PILE_EMPTY: ReasonCard("pile-empty", "eclipse.explore.nothing-left"),
    NO_WAY_THERE: ReasonCard("no-way-there", "eclipse.wormholes.explore"),
    NOT_JOINED: ReasonCard("not-joined", "eclipse.explore.place.wormhole"),
    HAS_DISC: ReasonCard("has-disc", "eclipse.influence.target.no-disc"),
    ENEMY_SHIP: ReasonCard("enemy-ship", "eclipse.influence.target.no-enemy-ship"),
    NOT_CONNECTED: ReasonCard("not-connected", "eclipse.influence.target.wormhole"),
    SAME_HEX: ReasonCard("same-hex", "eclipse.influence.two-discs"),
    NOT_ON_OFFER: ReasonCard("not-on-offer", "eclipse.research.choose"),
    OWNED: ReasonCard("owned", "eclipse.research.no-duplicate"),
    ROW_FULL: ReasonCard("row-full", "eclipse.research.place"),
    TOO_LITTLE_SCIENCE: ReasonCard("too-little-science", "eclipse.research.pay"),
    TOO_LITTLE_MATERIALS: ReasonCard("too-little-materials", "eclipse.build.pay"),
    NEEDS_TECHNOLOGY: ReasonCard("needs-technology", "eclipse.research.kind.build"),
    NO_PIECE_LEFT: ReasonCard("no-piece-left", "eclipse.build.limit.pieces"),
    ALREADY_BUILT: ReasonCard("already-built", "eclipse.build.limit.one-orbital"),
    TOO_LITTLE_ENERGY: ReasonCard("too-little-energy", "eclipse.upgrade.limit.energy"),
    NO_DRIVE_ON_STARBASE: ReasonCard("no-drive-on-starbase", "eclipse.move.starbase"),
    TAKEN_ALREADY: ReasonCard("taken-already", "eclipse.upgrade.return-first"),
    NOTHING_FITTED: ReasonCard("nothing-fitted", "eclipse.upgrade.return-any"),
    NOT_KEPT: ReasonCard("not-kept", "eclipse.discovery.ancient-part.keep"),
    NOT_LEGAL_YET: ReasonCard("not-legal-yet", "eclipse.upgrade.limit.energy"),
    CANNOT_MOVE: ReasonCard("cannot-move", "eclipse.move.value"),
    PINNED: ReasonCard("pinned", "eclipse.move.pinning.one-per-enemy"),
    NO_BENEFIT: ReasonCard("no-benefit", "eclipse.discovery.two-sides"),
    TRACK_FULL: ReasonCard("track-full", "eclipse.cleanup.graveyard-full-track"),
    OUT_OF_HITS: ReasonCard("no-hit", "eclipse.combat.hit.modified"),
    NOT_CHEAPEST: ReasonCard("not-cheapest", "eclipse.discovery.ancient-technology.effect"),
    SAME_PART: ReasonCard("same-part", "eclipse.upgrade.take-two"),
    STILL_ALIVE: ReasonCard("still-alive", "eclipse.elimination.give-up"),
    NOTHING_TO_BUILD: ReasonCard("nothing-to-build", "eclipse.build.pay"),
    NO_SLOT: ReasonCard("no-slot", "eclipse.upgrade.any-blueprint"),
    NO_CANNON: ReasonCard("no-cannon", "eclipse.combat.population.cannons-once"),
    NO_BOMBS: ReasonCard("no-bombs", "eclipse.combat.population.neutron-bombs"),
    TOO_LITTLE_TO_TRADE: ReasonCard("too-little-to-trade", "eclipse.trade.rate"),
    ENEMY_IN_HEX: ReasonCard("enemy-in-hex", "eclipse.upkeep.colony.no-enemy"),
    NO_DIPLOMACY: ReasonCard("no-diplomacy", "eclipse.diplomacy.four-or-more"),
    ALLIED: ReasonCard("allied", "eclipse.diplomacy.limit.one-per-player"),
    TURNED_DOWN: ReasonCard("turned-down", "eclipse.diplomacy.form.both-agree"),
    NO_COMMON_BORDER: ReasonCard("no-common-border", "eclipse.diplomacy.form.wormhole"),
    CANNOT_SEND: ReasonCard("cannot-send", "eclipse.diplomacy.form.exchange"),
}
