"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Closed

closed: Final = Closed("sun.turn.three-phases")
REASONS: Final = closed.cards

TOO_LITTLE_ORE: Final = closed("too-little-ore", "sun.action.must-be-payable", 2)
TOO_LITTLE_POPULATION: Final = closed(
    "too-little-population", "sun.effect.population.must-be-available", 3
)
OCCUPIED: Final = closed("occupied", "sun.action.space-must-be-empty", 4)
STANDS_THERE: Final = closed("stands-there", "sun.action.pawn-must-move", 5)
NOT_RESEARCHED: Final = closed("not-researched", "sun.action.card-needs-own-research", 6)
COVERED: Final = closed("covered", "sun.implied.covered-guild-closed", 7)
NOTHING_CHANGES: Final = closed("nothing-changes", "sun.clarify.action-must-change", 8)
NO_SLOT: Final = closed("no-slot", "sun.action.must-be-possible", 9)
ALREADY_RESEARCHED: Final = closed("already-researched", "sun.research.slot.not-twice", 10)
NO_PREREQUISITES: Final = closed("no-prerequisites", "sun.research.slot.prerequisites-needed", 11)
NOT_DISCOVERED: Final = closed("not-discovered", "sun.research.slot.eye-icon", 12)
BEING_DISCOVERED: Final = closed("being-discovered", "sun.research.new.researcher-chooses", 13)
NO_CARD_LEFT: Final = closed("no-card-left", "sun.research.draw.until-two", 14)
NO_SUPPLY: Final = closed("no-supply", "sun.production.trade.ore-to-population.needs-supply", 15)
NOTHING_TO_COLONIZE: Final = closed("nothing-to-colonize", "sun.colonise.condition.control", 16)
NOT_CONTROLLED: Final = closed("not-controlled", "sun.colonise.condition.control", 17)
TOO_WEAK: Final = closed("too-weak", "sun.colonise.condition.strength", 18)
NO_SHIP: Final = closed("no-ship", "sun.action.must-be-possible", 19)
FACTION_TAKEN: Final = closed("faction-taken", "sun.setup.faction-board", 20)
NOT_FOR_TWO: Final = closed("not-for-two", "sun.setup.two.no-tabernacle", 21)
NOT_FULFILLED: Final = closed("not-fulfilled", "sun.achievement.announce-and-place", 22)
ALREADY_CLAIMED: Final = closed("already-claimed", "sun.achievement.once-per-faction", 23)
CARD_FULL: Final = closed("card-full", "sun.achievement.full-card", 24)
USED_UP: Final = closed("used-up", "sun.control.other-effects", 25)
NOT_IN_PLAY: Final = closed("not-in-play", "sun.private-tech.no-copy", 27)
LANDING_ORDER: Final = closed("landing-order", "sun.colonise.landing.total", 28, set_order=True)
NOT_ENOUGH_LANDED: Final = closed("not-enough-landed", "sun.colonise.landing.total", 29)
NO_PLACE_LEFT: Final = closed("no-place-left", "sun.action.must-be-possible", 30)
COULD_NOT_GO_ON: Final = closed(
    "could-not-go-on", "sun.effect.return-population.cost-and-effect-add-up", 33
)
HELD_AT_START: Final = closed("held-at-start", "sun.colonise.condition.control", 35)
NOBODY_THERE: Final = closed("nobody-there", "sun.card.ross-154.displace", 36)
NO_CUBE: Final = closed("no-cube", "sun.optional.supply-shortage.pass", 37)
NOTHING_ATTACHED: Final = closed("nothing-attached", "sun.event.dyson-sphere.take-card", 38)
NO_IMMEDIATE: Final = closed("no-immediate", "sun.action.must-be-possible", 39)
NO_SYSTEM: Final = closed("no-system", "sun.action.must-be-possible", 40)
WRONG_TYPE: Final = closed("wrong-type", "sun.drafting.choose.type", 41)
