"""Why something is not open: codes, the keys of their texts, and the rules they rest on."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import NOT_OFFERED
from astrarium.core.game import ReasonCard

SET_ORDER: Final = 2
CARD_TAKEN: Final = 3
TOO_DEAR: Final = 4
SECOND_COPY: Final = 5
TOO_WEAK: Final = 6
NO_PAYMENT_FOR_MILITARY: Final = 7
NOT_FOR_ALIEN: Final = 8
NOTHING_TO_PAY: Final = 10
NO_GOOD: Final = 11
WRONG_KIND: Final = 12
POWER_USED: Final = 13
TOO_FEW_GOODS: Final = 14
STILL_MANDATORY: Final = 15
HAS_GOOD: Final = 16
NO_POWER_FOR_KIND: Final = 17
NO_HAND_CARDS: Final = 18
SAME_KIND: Final = 19
TOO_FEW_KINDS: Final = 21
NOT_FOR_SALE: Final = 22
ONLY_THIS_WORLD: Final = 23
NO_RESERVES: Final = 24
ALREADY_HIRED: Final = 25
NO_SUCH_GOOD: Final = 26
NO_WORLD_FITS: Final = 27
ONLY_CONQUEST: Final = 28
# The same sentences, resting on the rule of another phase.
WORLD_TOO_DEAR: Final = 31
NO_PAY_POWER: Final = 32
PAY_NOT_FOR_ALIEN: Final = 33
KEEP_ORDER: Final = 34
START_ORDER: Final = 35
LIMIT_ORDER: Final = 36
WORLD_ORDER: Final = 37
HIRE_ORDER: Final = 38
PRODUCE_ORDER: Final = 39
STORE_ORDER: Final = 40
NO_GOOD_TO_MOVE: Final = 41
KIND_NOT_STORED: Final = 42
# The Orb game.
CORNER_TAKEN: Final = 120
CORNERS_FIRST: Final = 121
ORB_OVER_AIRLOCK: Final = 122
ORB_OVER_TOKEN: Final = 123
ORB_OVER_TEAM: Final = 124
ORB_NOTHING_NEW: Final = 125
ORB_NOT_CONNECTED: Final = 126
ORB_EASIER: Final = 127
ORB_AT_TEAMS_CARD: Final = 128
ORB_NO_ROOM: Final = 129
ORB_ORDER: Final = 130
ORB_PASS_INSTEAD: Final = 131
ORB_PILE_EMPTY: Final = 132
ORB_GATE: Final = 133
ORB_WALL: Final = 134
ORB_TEAM_MOVED: Final = 135
NO_POWER_FOR_TOKEN: Final = 136


def _set_order(rule: str) -> ReasonCard:
    """Enough must be left to finish the set in ascending order."""
    return ReasonCard("set-order", rule, set_order=True)


REASONS: Final = {
    NOT_OFFERED: ReasonCard("not-offered", "race.base.round.phase-order"),
    SET_ORDER: _set_order("race.base.develop.payment-is-hand-cards"),
    CARD_TAKEN: ReasonCard("card-taken", "race.base.two-player.two-choices"),
    TOO_DEAR: ReasonCard("too-dear", "race.base.develop.only-affordable"),
    SECOND_COPY: ReasonCard("second-copy", "race.base.develop.no-second-copy"),
    TOO_WEAK: ReasonCard("too-weak", "race.base.settle.conquer-condition"),
    NO_PAYMENT_FOR_MILITARY: ReasonCard(
        "no-payment-for-military", "race.base.settle.cost-to-zero-not-military-alone"
    ),
    NOT_FOR_ALIEN: ReasonCard("not-for-alien", "race.base.settle.cost-to-zero-not-alien"),
    NOTHING_TO_PAY: ReasonCard("nothing-to-pay", "race.base.settle.power-cost-to-zero"),
    NO_GOOD: ReasonCard("no-good", "race.base.consume.good-serves-one-power"),
    WRONG_KIND: ReasonCard("wrong-kind", "race.base.consume.power-kind-restricted"),
    POWER_USED: ReasonCard("power-used", "race.base.consume.each-power-once"),
    TOO_FEW_GOODS: ReasonCard("too-few-goods", "race.base.consume.two-goods-exactly"),
    STILL_MANDATORY: ReasonCard("still-mandatory", "race.base.consume.mandatory"),
    HAS_GOOD: ReasonCard("has-good", "race.base.produce.one-good-per-world"),
    NO_POWER_FOR_KIND: ReasonCard("no-power-for-kind", "race.base.produce.power-windfall-kind"),
    NO_HAND_CARDS: ReasonCard("no-hand-cards", "race.base.consume.power-discard-hand-cards"),
    SAME_KIND: ReasonCard("same-kind", "race.base.consume.power-three-different"),
    TOO_FEW_KINDS: ReasonCard("too-few-kinds", "race.base.consume.three-different-exactly"),
    NOT_FOR_SALE: ReasonCard("not-for-sale", "race.artifacts.power.trade.no-sale"),
    ONLY_THIS_WORLD: ReasonCard(
        "only-this-world", "race.storm.power.consume-own-alien-good.this-world-only"
    ),
    NO_RESERVES: ReasonCard(
        "no-reserves", "race.artifacts.power.settle.reserve-attack-leftover-military"
    ),
    ALREADY_HIRED: ReasonCard("already-hired", "race.storm.power.discard-for-military.up-to-two"),
    NO_SUCH_GOOD: ReasonCard("no-good", "race.artifacts.power.settle.good-for-military"),
    NO_WORLD_FITS: ReasonCard(
        "no-world-fits", "race.artifacts.power.settle.discard-for-free-world"
    ),
    ONLY_CONQUEST: ReasonCard(
        "only-conquest", "race.artifacts.power.settle.reserve-attack-no-pay-for-military"
    ),
    WORLD_TOO_DEAR: ReasonCard("too-dear", "race.base.settle.only-placeable"),
    NO_PAY_POWER: ReasonCard("no-payment-for-military", "race.base.settle.power-pay-for-military"),
    PAY_NOT_FOR_ALIEN: ReasonCard("not-for-alien", "race.base.settle.pay-for-military-not-alien"),
    KEEP_ORDER: _set_order("race.base.explore.keep-exactly"),
    START_ORDER: _set_order("race.base.setup.two-cards-discarded"),
    LIMIT_ORDER: _set_order("race.base.hand-limit.ten-cards"),
    WORLD_ORDER: _set_order("race.base.settle.non-military-paid"),
    HIRE_ORDER: _set_order("race.storm.power.discard-for-military.up-to-two"),
    STORE_ORDER: _set_order("race.artifacts.power.produce.storage-move"),
    NO_GOOD_TO_MOVE: ReasonCard("no-good", "race.artifacts.power.produce.storage-move"),
    KIND_NOT_STORED: ReasonCard("wrong-kind", "race.artifacts.power.produce.storage-move"),
    PRODUCE_ORDER: _set_order("race.storm.power.discard-to-produce"),
    CORNER_TAKEN: ReasonCard(
        "orb-corner-taken", "race.artifacts.orb.setup.opening-team-on-free-corner"
    ),
    CORNERS_FIRST: ReasonCard(
        "orb-corners-first", "race.artifacts.orb.setup.opening-fifth-team-in-centre"
    ),
    ORB_OVER_AIRLOCK: ReasonCard("orb-over-airlock", "race.artifacts.orb.play.not-over-airlocks"),
    ORB_OVER_TOKEN: ReasonCard("orb-over-token", "race.artifacts.orb.play.not-over-tokens"),
    ORB_OVER_TEAM: ReasonCard("orb-over-team", "race.artifacts.orb.play.not-over-teams"),
    ORB_NOTHING_NEW: ReasonCard("orb-nothing-new", "race.artifacts.orb.play.must-cover-new-area"),
    ORB_NOT_CONNECTED: ReasonCard("orb-not-connected", "race.artifacts.orb.play.connected"),
    ORB_EASIER: ReasonCard("orb-easier", "race.artifacts.orb.edge.never-better"),
    ORB_AT_TEAMS_CARD: ReasonCard(
        "orb-at-teams-card", "race.artifacts.orb.breeding-tube.no-overlap-with-team-card"
    ),
    ORB_NO_ROOM: ReasonCard("orb-no-room", "race.artifacts.orb.play.connected"),
    ORB_ORDER: ReasonCard("orb-order", "race.artifacts.orb.actions.fixed-order"),
    ORB_PASS_INSTEAD: ReasonCard("orb-pass-instead", "race.artifacts.orb.step.in-priority-order"),
    ORB_PILE_EMPTY: ReasonCard("orb-pile-empty", "race.artifacts.orb.draw.one-card"),
    ORB_GATE: ReasonCard("orb-gate", "race.artifacts.orb.move.gate-needs-military"),
    ORB_WALL: ReasonCard("orb-wall", "race.artifacts.orb.move.walls-block"),
    ORB_TEAM_MOVED: ReasonCard("orb-team-moved", "race.artifacts.orb.move.four-spaces"),
    NO_POWER_FOR_TOKEN: ReasonCard(
        "no-power-for-token", "race.artifacts.token.technology.consume-needs-power"
    ),
}
