"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import NOT_OFFERED
from astrarium.core.game import ReasonCard

TOO_LITTLE_ORE: Final = 2
TOO_LITTLE_POPULATION: Final = 3
OCCUPIED: Final = 4
STANDS_THERE: Final = 5
NOT_RESEARCHED: Final = 6
COVERED: Final = 7
NOTHING_CHANGES: Final = 8
NO_SLOT: Final = 9
ALREADY_RESEARCHED: Final = 10
NO_PREREQUISITES: Final = 11
NOT_DISCOVERED: Final = 12
BEING_DISCOVERED: Final = 13
NO_CARD_LEFT: Final = 14
NO_SUPPLY: Final = 15
NOTHING_TO_COLONIZE: Final = 16
NOT_CONTROLLED: Final = 17
TOO_WEAK: Final = 18
NO_SHIP: Final = 19
FACTION_TAKEN: Final = 20
NOT_FOR_TWO: Final = 21
NOT_FULFILLED: Final = 22
ALREADY_CLAIMED: Final = 23
CARD_FULL: Final = 24
USED_UP: Final = 25
NOT_IN_PLAY: Final = 27
LANDING_ORDER: Final = 28
NOT_ENOUGH_LANDED: Final = 29
NO_PLACE_LEFT: Final = 30
COULD_NOT_GO_ON: Final = 33
HELD_AT_START: Final = 35
NOBODY_THERE: Final = 36
NO_CUBE: Final = 37
NOTHING_ATTACHED: Final = 38
NO_IMMEDIATE: Final = 39
NO_SYSTEM: Final = 40
WRONG_TYPE: Final = 41

REASONS: Final = {
    NOT_OFFERED: ReasonCard("not-offered", "sun.turn.three-phases"),
    TOO_LITTLE_ORE: ReasonCard("too-little-ore", "sun.action.must-be-payable"),
    TOO_LITTLE_POPULATION: ReasonCard(
        "too-little-population", "sun.effect.population.must-be-available"
    ),
    OCCUPIED: ReasonCard("occupied", "sun.action.space-must-be-empty"),
    STANDS_THERE: ReasonCard("stands-there", "sun.action.pawn-must-move"),
    NOT_RESEARCHED: ReasonCard("not-researched", "sun.action.card-needs-own-research"),
    COVERED: ReasonCard("covered", "sun.implied.covered-guild-closed"),
    NOTHING_CHANGES: ReasonCard("nothing-changes", "sun.clarify.action-must-change"),
    NO_SLOT: ReasonCard("no-slot", "sun.action.must-be-possible"),
    ALREADY_RESEARCHED: ReasonCard("already-researched", "sun.research.slot.not-twice"),
    NO_PREREQUISITES: ReasonCard("no-prerequisites", "sun.research.slot.prerequisites-needed"),
    NOT_DISCOVERED: ReasonCard("not-discovered", "sun.research.slot.eye-icon"),
    BEING_DISCOVERED: ReasonCard("being-discovered", "sun.research.new.researcher-chooses"),
    NO_CARD_LEFT: ReasonCard("no-card-left", "sun.research.draw.until-two"),
    NO_SUPPLY: ReasonCard("no-supply", "sun.production.trade.ore-to-population.needs-supply"),
    NOTHING_TO_COLONIZE: ReasonCard("nothing-to-colonize", "sun.colonise.condition.control"),
    NOT_CONTROLLED: ReasonCard("not-controlled", "sun.colonise.condition.control"),
    TOO_WEAK: ReasonCard("too-weak", "sun.colonise.condition.strength"),
    NO_SHIP: ReasonCard("no-ship", "sun.action.must-be-possible"),
    FACTION_TAKEN: ReasonCard("faction-taken", "sun.setup.faction-board"),
    NOT_FOR_TWO: ReasonCard("not-for-two", "sun.setup.two.no-tabernacle"),
    NOT_FULFILLED: ReasonCard("not-fulfilled", "sun.achievement.announce-and-place"),
    ALREADY_CLAIMED: ReasonCard("already-claimed", "sun.achievement.once-per-faction"),
    CARD_FULL: ReasonCard("card-full", "sun.achievement.full-card"),
    USED_UP: ReasonCard("used-up", "sun.control.other-effects"),
    NOT_IN_PLAY: ReasonCard("not-in-play", "sun.private-tech.no-copy"),
    LANDING_ORDER: ReasonCard("landing-order", "sun.colonise.landing.total", set_order=True),
    NOT_ENOUGH_LANDED: ReasonCard("not-enough-landed", "sun.colonise.landing.total"),
    NO_PLACE_LEFT: ReasonCard("no-place-left", "sun.action.must-be-possible"),
    COULD_NOT_GO_ON: ReasonCard(
        "could-not-go-on", "sun.effect.return-population.cost-and-effect-add-up"
    ),
    HELD_AT_START: ReasonCard("held-at-start", "sun.colonise.condition.control"),
    NOBODY_THERE: ReasonCard("nobody-there", "sun.card.ross-154.displace"),
    NO_CUBE: ReasonCard("no-cube", "sun.optional.supply-shortage.pass"),
    NOTHING_ATTACHED: ReasonCard("nothing-attached", "sun.event.dyson-sphere.take-card"),
    NO_IMMEDIATE: ReasonCard("no-immediate", "sun.action.must-be-possible"),
    NO_SYSTEM: ReasonCard("no-system", "sun.action.must-be-possible"),
    WRONG_TYPE: ReasonCard("wrong-type", "sun.drafting.choose.type"),
}
