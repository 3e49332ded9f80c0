"""Phase IV: hand cards for VP."""

from __future__ import annotations

import pytest

from tests.games.race.laying import known_discards, next_round, reason, told
from tests.games.race.table import any_draws, draws, hand, says
from tests.games.race.test_consume import consuming
from tests.support.rules import rule


@rule("race.base.consume.power-discard-hand-cards")
@pytest.mark.parametrize("power", ["Deficit Spending", "Merchant World"])
def test_up_to_two_hand_cards_are_discarded_for_one_vp_each(power: str) -> None:
    s = consuming(power, hand="Gem World; Space Marines; Drop Ships")
    s.play(0, f"use {power}")
    s.play(0, "discard Gem World")
    assert (s.players[0].vp, s.pool) == (1, 23)
    s.play(0, "discard Drop Ships")
    # Two are the most: nobody is asked for a third, and the phase is over.
    assert s.players[0].vp == 2
    assert hand(s, 0) == ["Space Marines"]
    assert next_round(s)
    assert known_discards(s, 0) == ["Gem World", "Drop Ships"]
    assert known_discards(s, 1) == []
    rule_id = "race.base.consume.power-discard-hand-cards"
    assert (
        told(s, "discard", "vp")
        == [
            ("discard", 0, 1, power, rule_id),
            ("vp", 0, 1, power, rule_id),
        ]
        * 2
    )


@rule("race.base.consume.power-discard-hand-cards")
def test_without_hand_cards_there_is_nothing_to_discard_for_vp() -> None:
    s = consuming("Deficit Spending; New Economy; Merchant World")
    no = ("no-hand-cards", (0, 0), "race.base.consume.power-discard-hand-cards")
    assert reason(s, 0, "use Deficit Spending") == no
    assert reason(s, 0, "use Merchant World") == no
    one = consuming("Deficit Spending", hand="Gem World", action="consume 2x")
    one.play(0, "use Deficit Spending")
    one.play(0, "discard Gem World")
    # The hand is empty: no second card is asked for.
    assert next_round(one)
    assert one.players[0].vp == 1


@rule("race.base.consume.power-discard-hand-cards")
def test_discarded_pairs_are_named_in_one_order() -> None:
    s = consuming("Deficit Spending", hand="Gem World; Space Marines; Drop Ships")
    s.play(0, "use Deficit Spending")
    assert says(s, 0) == ["discard Gem World", "discard Space Marines", "discard Drop Ships"]
    s.play(0, "discard Space Marines")
    order = ("set-order", (0, 0), "race.base.develop.payment-is-hand-cards")
    assert reason(s, 0, "discard Gem World") == order
    assert says(s, 0) == ["discard Drop Ships", "stop"]


@rule("race.base.consume.hand-discard-voluntary")
def test_discarding_hand_cards_is_voluntary() -> None:
    s = consuming("Deficit Spending; Merchant World", hand="Gem World", action="consume 2x")
    assert says(s, 0) == ["use Merchant World", "use Deficit Spending", "stop"]
    s.play(0, "stop")
    assert hand(s, 0) == ["Gem World"]
    assert s.players[0].vp == 0
    assert next_round(s)


@rule("race.base.consume.hand-discard-voluntary")
def test_one_card_may_be_discarded_instead_of_two() -> None:
    s = consuming("Deficit Spending", hand="Gem World; Space Marines", action="consume 2x")
    s.play(0, "use Deficit Spending")
    # Whoever has begun discards one card at least.
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, "discard Space Marines")
    s.play(0, "stop")
    assert hand(s, 0) == ["Gem World"]
    assert s.players[0].vp == 1
    assert next_round(s)


@rule("race.base.consume.hand-discard-voluntary")
def test_other_powers_must_be_used_before_the_player_may_stop() -> None:
    s = consuming("Deficit Spending; New Economy", hand="Gem World", action="consume 2x")
    assert says(s, 0) == ["use Deficit Spending", "use New Economy"]
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, "use New Economy")
    any_draws(s)
    assert says(s, 0) == ["use Deficit Spending", "stop"]


@rule("race.base.consume.hand-discard-fresh-cards")
def test_cards_drawn_in_the_same_phase_may_be_discarded_for_vp() -> None:
    s = consuming("Deficit Spending; New Economy", action="consume 2x")
    assert says(s, 0) == ["use New Economy"]
    s.play(0, "use New Economy")
    draws(s, "Drop Ships")
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Drop Ships")
    assert s.players[0].vp == 1
    assert hand(s, 0) == []


@rule("race.base.consume.double-not-hand-discards")
def test_the_vp_for_discarded_hand_cards_are_not_doubled() -> None:
    s = consuming("Deficit Spending", hand="Gem World; Space Marines", action="consume 2x")
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Gem World; Space Marines")
    assert s.players[0].vp == 2
