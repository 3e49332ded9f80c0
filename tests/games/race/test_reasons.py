"""Every reason for "no" has its own code, its text and the rule it rests on."""

from __future__ import annotations

from astrarium.core.frame import NOT_OFFERED
from astrarium.games.race import reasons
from astrarium.games.race.reasons import REASONS

# The reasons of Trade, Consume and Produce: code by name, key of the text, rule.
TYPED = {
    "NO_GOOD": ("no-good", "race.base.consume.good-serves-one-power"),
    "WRONG_KIND": ("wrong-kind", "race.base.consume.power-kind-restricted"),
    "POWER_USED": ("power-used", "race.base.consume.each-power-once"),
    "TOO_FEW_GOODS": ("too-few-goods", "race.base.consume.two-goods-exactly"),
    "TOO_FEW_KINDS": ("too-few-kinds", "race.base.consume.three-different-exactly"),
    "STILL_MANDATORY": ("still-mandatory", "race.base.consume.mandatory"),
    "SAME_KIND": ("same-kind", "race.base.consume.power-three-different"),
    "NO_HAND_CARDS": ("no-hand-cards", "race.base.consume.power-discard-hand-cards"),
    "HAS_GOOD": ("has-good", "race.base.produce.one-good-per-world"),
    "NO_POWER_FOR_KIND": ("no-power-for-kind", "race.base.produce.power-windfall-kind"),
}


def test_no_two_reasons_share_a_code() -> None:
    codes = [
        value for name, value in vars(reasons).items() if name.isupper() and type(value) is int
    ]
    # LEGAL is 0 and no reason; the other codes are each the key of one card.
    assert len(codes) == len(set(codes))
    assert {NOT_OFFERED, *codes} == set(REASONS)
    assert NOT_OFFERED not in codes


def test_the_reasons_of_the_later_phases_cite_their_rules() -> None:
    for name, (key, rule) in TYPED.items():
        card = REASONS[getattr(reasons, name)]
        assert (card.key, card.rule) == (key, rule)


def test_every_reason_about_the_order_of_a_set_says_so() -> None:
    ordered = {card.key for card in REASONS.values() if card.set_order}
    assert ordered == {"set-order"}
    assert all(card.set_order for card in REASONS.values() if card.key == "set-order")
