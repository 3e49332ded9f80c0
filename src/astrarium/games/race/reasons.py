"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Closed

closed: Final = Closed("race.base.round.phase-order")
REASONS: Final = closed.cards

SET_ORDER: Final = closed("set-order", "race.base.develop.payment-is-hand-cards", 2, set_order=True)
CARD_TAKEN: Final = closed("card-taken", "race.base.two-player.two-choices", 3)
TOO_DEAR: Final = closed("too-dear", "race.base.develop.only-affordable", 4)
SECOND_COPY: Final = closed("second-copy", "race.base.develop.no-second-copy", 5)
TOO_WEAK: Final = closed("too-weak", "race.base.settle.conquer-condition", 6)
NO_PAYMENT_FOR_MILITARY: Final = closed(
    "no-payment-for-military", "race.base.settle.cost-to-zero-not-military-alone", 7
)
NOT_FOR_ALIEN: Final = closed("not-for-alien", "race.base.settle.cost-to-zero-not-alien", 8)
NOTHING_TO_PAY: Final = closed("nothing-to-pay", "race.base.settle.power-cost-to-zero", 10)
NO_GOOD: Final = closed("no-good", "race.base.consume.good-serves-one-power", 11)
WRONG_KIND: Final = closed("wrong-kind", "race.base.consume.power-kind-restricted", 12)
POWER_USED: Final = closed("power-used", "race.base.consume.each-power-once", 13)
TOO_FEW_GOODS: Final = closed("too-few-goods", "race.base.consume.two-goods-exactly", 14)
STILL_MANDATORY: Final = closed("still-mandatory", "race.base.consume.mandatory", 15)
HAS_GOOD: Final = closed("has-good", "race.base.produce.one-good-per-world", 16)
NO_POWER_FOR_KIND: Final = closed("no-power-for-kind", "race.base.produce.power-windfall-kind", 17)
NO_HAND_CARDS: Final = closed("no-hand-cards", "race.base.consume.power-discard-hand-cards", 18)
SAME_KIND: Final = closed("same-kind", "race.base.consume.power-three-different", 19)
TOO_FEW_KINDS: Final = closed("too-few-kinds", "race.base.consume.three-different-exactly", 21)
NOT_FOR_SALE: Final = closed("not-for-sale", "race.artifacts.power.trade.no-sale", 22)
ONLY_THIS_WORLD: Final = closed(
    "only-this-world", "race.storm.power.consume-own-alien-good.this-world-only", 23
)
NO_RESERVES: Final = closed(
    "no-reserves", "race.artifacts.power.settle.reserve-attack-leftover-military", 24
)
ALREADY_HIRED: Final = closed(
    "already-hired", "race.storm.power.discard-for-military.up-to-two", 25
)
NO_SUCH_GOOD: Final = closed("no-good", "race.artifacts.power.settle.good-for-military", 26)
NO_WORLD_FITS: Final = closed(
    "no-world-fits", "race.artifacts.power.settle.discard-for-free-world", 27
)
ONLY_CONQUEST: Final = closed(
    "only-conquest", "race.artifacts.power.settle.reserve-attack-no-pay-for-military", 28
)
# The same sentences, resting on the rule of another phase.
WORLD_TOO_DEAR: Final = closed("too-dear", "race.base.settle.only-placeable", 31)
NO_PAY_POWER: Final = closed(
    "no-payment-for-military", "race.base.settle.power-pay-for-military", 32
)
PAY_NOT_FOR_ALIEN: Final = closed(
    "not-for-alien", "race.base.settle.pay-for-military-not-alien", 33
)
KEEP_ORDER: Final = closed("set-order", "race.base.explore.keep-exactly", 34, set_order=True)
START_ORDER: Final = closed("set-order", "race.base.setup.two-cards-discarded", 35, set_order=True)
LIMIT_ORDER: Final = closed("set-order", "race.base.hand-limit.ten-cards", 36, set_order=True)
WORLD_ORDER: Final = closed("set-order", "race.base.settle.non-military-paid", 37, set_order=True)
HIRE_ORDER: Final = closed(
    "set-order", "race.storm.power.discard-for-military.up-to-two", 38, set_order=True
)
PRODUCE_ORDER: Final = closed(
    "set-order", "race.storm.power.discard-to-produce", 39, set_order=True
)
STORE_ORDER: Final = closed(
    "set-order", "race.artifacts.power.produce.storage-move", 40, set_order=True
)
NO_GOOD_TO_MOVE: Final = closed("no-good", "race.artifacts.power.produce.storage-move", 41)
KIND_NOT_STORED: Final = closed("wrong-kind", "race.artifacts.power.produce.storage-move", 42)
# The Orb game.
CORNER_TAKEN: Final = closed(
    "orb-corner-taken", "race.artifacts.orb.setup.opening-team-on-free-corner", 120
)
CORNERS_FIRST: Final = closed(
    "orb-corners-first", "race.artifacts.orb.setup.opening-fifth-team-in-centre", 121
)
ORB_OVER_AIRLOCK: Final = closed(
    "orb-over-airlock", "race.artifacts.orb.play.not-over-airlocks", 122
)
ORB_OVER_TOKEN: Final = closed("orb-over-token", "race.artifacts.orb.play.not-over-tokens", 123)
ORB_OVER_TEAM: Final = closed("orb-over-team", "race.artifacts.orb.play.not-over-teams", 124)
ORB_NOTHING_NEW: Final = closed(
    "orb-nothing-new", "race.artifacts.orb.play.must-cover-new-area", 125
)
ORB_NOT_CONNECTED: Final = closed("orb-not-connected", "race.artifacts.orb.play.connected", 126)
ORB_EASIER: Final = closed("orb-easier", "race.artifacts.orb.edge.never-better", 127)
ORB_AT_TEAMS_CARD: Final = closed(
    "orb-at-teams-card", "race.artifacts.orb.breeding-tube.no-overlap-with-team-card", 128
)
ORB_NO_ROOM: Final = closed("orb-no-room", "race.artifacts.orb.play.connected", 129)
ORB_ORDER: Final = closed("orb-order", "race.artifacts.orb.actions.fixed-order", 130)
ORB_PASS_INSTEAD: Final = closed(
    "orb-pass-instead", "race.artifacts.orb.step.in-priority-order", 131
)
ORB_PILE_EMPTY: Final = closed("orb-pile-empty", "race.artifacts.orb.draw.one-card", 132)
ORB_GATE: Final = closed("orb-gate", "race.artifacts.orb.move.gate-needs-military", 133)
ORB_WALL: Final = closed("orb-wall", "race.artifacts.orb.move.walls-block", 134)
ORB_TEAM_MOVED: Final = closed("orb-team-moved", "race.artifacts.orb.move.four-spaces", 135)
NO_POWER_FOR_TOKEN: Final = closed(
    "no-power-for-token", "race.artifacts.token.technology.consume-needs-power", 136
)
