"""Phase IV: which consume powers are used, in what order, on which goods."""

from __future__ import annotations

import pytest

from astrarium.core.errors import IllegalChoice
from astrarium.games.race.state import Race
from tests.games.race.laying import (
    drawn,
    known_discards,
    listening,
    next_round,
    reason,
    sound,
    told,
)
from tests.games.race.table import Table, any_draws, asked, goods, says
from tests.support.rules import rule


def consuming(tableau: str, with_goods: str = "", hand: str = "", action: str = "produce") -> Race:
    """Seat 0 consumes, seat 1 has nothing to do; Consume happens because of seat 1.

    The Produce phase that seat 0 chose comes after, and changes nothing in Consume.
    """
    t = listening(Table(2))
    t.seat(0, tableau=tableau, goods=with_goods, hand=hand)
    t.seat(1, tableau="New Sparta")
    return t.chosen(action, "consume 2x")


@rule("race.base.consume.mandatory")
def test_powers_must_be_used_as_long_as_one_can_be_used() -> None:
    s = consuming("Earth's Lost Colony; Public Works; Spice World; Gem World", "Gem World")
    assert says(s, 0) == ["use Earth's Lost Colony", "use Public Works"]
    must = ("still-mandatory", (0, 0), "race.base.consume.mandatory")
    assert reason(s, 0, "stop") == must
    with pytest.raises(IllegalChoice, match=r"race\.base\.consume\.mandatory"):
        s.play(0, "stop")
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    # The only good is gone: the other power cannot be used, and nobody is asked again.
    assert s.players[0].vp == 1
    assert asked(s) != [0]


@rule("race.base.consume.mandatory")
def test_a_second_power_must_be_used_while_goods_are_left() -> None:
    s = consuming(
        "Earth's Lost Colony; Public Works; Gem World; Spice World",
        "Gem World; Spice World",
        action="consume 2x",
    )
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    assert says(s, 0) == ["use Earth's Lost Colony"]
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, "use Earth's Lost Colony")
    s.play(0, "consume from Spice World")
    assert goods(s, 0) == []
    assert next_round(s)


@rule("race.base.consume.free-order")
def test_the_order_is_free_even_if_it_strands_a_good() -> None:
    # Plague World takes Genes only, Public Works anything.
    s = consuming("Plague World; Public Works; Gem World", "Plague World; Gem World")
    assert says(s, 0) == ["use Plague World", "use Public Works"]
    thrifty = s.clone()
    thrifty.play(0, "use Plague World")
    thrifty.play(0, "consume from Plague World")
    any_draws(thrifty)
    thrifty.play(0, "use Public Works")
    thrifty.play(0, "consume from Gem World")
    assert thrifty.players[0].vp == 2
    s.play(0, "use Public Works")
    s.play(0, "consume from Plague World")
    # No power takes the Novelty good any more; it stays where it is.
    assert s.players[0].vp == 1
    assert goods(s, 0) == ["Gem World"]


@rule("race.base.consume.each-power-once")
def test_a_power_works_once_in_a_phase() -> None:
    s = consuming(
        "Public Works; New Economy; Gem World; Spice World",
        "Gem World; Spice World",
        action="consume 2x",
    )
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    used = ("power-used", (0, 0), "race.base.consume.each-power-once")
    assert says(s, 0) == ["use New Economy"]
    assert reason(s, 0, "use Public Works") == used
    s.play(0, "use New Economy")
    any_draws(s)
    assert goods(s, 0) == ["Spice World"]
    assert s.players[0].vp == 2
    assert next_round(s)


@rule("race.base.consume.each-power-once")
def test_powers_are_fresh_in_the_next_consume_phase() -> None:
    s = consuming(
        "Public Works; Gem World; Spice World", "Gem World; Spice World", action="consume 2x"
    )
    for round_number, world in ((1, "Gem World"), (2, "Spice World")):
        assert s.round_number == round_number
        assert says(s, 0) == ["use Public Works"]
        s.play(0, "use Public Works")
        s.play(0, f"consume from {world}")
        if round_number == 1:
            s.play(0, "choose consume 2x")
            s.play(1, "choose consume 2x")
    assert s.players[0].vp == 4


@rule("race.base.consume.good-serves-one-power")
def test_a_good_serves_one_power_only() -> None:
    s = consuming("Public Works; Earth's Lost Colony; Old Earth; Gem World", "Gem World")
    s.play(0, "use Old Earth")
    none = ("no-good", (0, 0), "race.base.consume.good-serves-one-power")
    assert reason(s, 0, "consume from Earth's Lost Colony") == none
    s.play(0, "consume from Gem World")
    assert s.players[0].vp == 1
    assert told(s, "use") == [("use", 0, 0, "Old Earth", "race.base.consume.each-power-once")]


@rule("race.base.consume.good-serves-one-power")
def test_a_power_that_found_its_good_gone_cannot_be_used() -> None:
    s = consuming("Public Works; Earth's Lost Colony; New Economy; Gem World", "Gem World")
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    few = ("too-few-goods", (1, 0), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Earth's Lost Colony") == few


@rule("race.base.consume.consumer-chooses-good", "race.base.consume.good-from-any-world")
def test_the_player_chooses_among_fitting_goods_of_all_own_worlds() -> None:
    # Plague World's own good and two on worlds without the power.
    s = consuming(
        "Plague World; Pre-Sentient Race; Empath World; Gem World",
        "Plague World; Pre-Sentient Race; Empath World; Gem World",
    )
    s.play(0, "use Plague World")
    assert says(s, 0) == [
        "consume from Empath World",
        "consume from Pre-Sentient Race",
        "consume from Plague World",
    ]
    s.play(0, "consume from Empath World")
    assert goods(s, 0) == ["Plague World", "Pre-Sentient Race", "Gem World"]


@rule("race.base.consume.good-from-any-world")
def test_goods_of_another_player_are_not_consumed() -> None:
    t = Table(2)
    t.seat(0, tableau="Old Earth; Gem World")
    t.seat(1, tableau="Spice World", goods="Spice World")
    s = t.chosen("consume 2x", "consume 2x")
    assert next_round(s)
    assert goods(s, 1) == ["Spice World"]


@rule("race.base.consume.consumed-good-discarded")
def test_a_consumed_good_goes_face_down_to_the_discard_pile() -> None:
    s = consuming("Public Works; Gem World", "Gem World")
    good = s.players[0].goods[1]
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    assert int(s.discard.counts[good]) == 1
    assert s.discard.size == 1
    assert known_discards(s, 0) == known_discards(s, 1) == []
    assert told(s, "consume") == [
        ("consume", 0, 1, "Gem World", "race.base.consume.consumed-good-discarded")
    ]
    assert sound(s)


@rule("race.base.consume.double-vp")
@pytest.mark.parametrize(("action", "vp"), [("consume 2x", 2), ("produce", 1)])
def test_the_vp_of_consumed_goods_are_doubled_for_the_chooser_only(action: str, vp: int) -> None:
    t = Table(2)
    t.seat(0, tableau="Public Works; Alien Robot Sentry", goods="Alien Robot Sentry")
    t.seat(1, tableau="Old Earth; Gem World", goods="Gem World")
    s = t.chosen(action, "consume 2x")
    s.play(0, "use Public Works")
    s.play(0, "consume from Alien Robot Sentry")
    assert s.players[0].vp == vp
    s.play(1, "use Old Earth")
    s.play(1, "consume from Gem World")
    assert s.players[1].vp == 2


@rule("race.base.consume.double-vp")
def test_every_power_of_the_phase_is_doubled() -> None:
    # 1 + 2 + 3 VP for one, one and two goods.
    s = consuming(
        "Public Works; Galactic Trendsetters; Tourist World; "
        "Gem World; Spice World; Comet Zone; Mining World",
        "Gem World; Spice World; Comet Zone; Mining World",
        action="consume 2x",
    )
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    s.play(0, "use Galactic Trendsetters")
    s.play(0, "consume from Spice World")
    s.play(0, "use Tourist World")
    s.play(0, "consume from Comet Zone; Mining World")
    assert s.players[0].vp == 12
    assert told(s, "vp") == [
        ("vp", 0, 2, "Public Works", "race.base.consume.power-good-for-vp"),
        ("vp", 0, 4, "Galactic Trendsetters", "race.base.consume.power-good-for-vp"),
        ("vp", 0, 6, "Tourist World", "race.base.consume.power-good-for-vp"),
    ]


@rule("race.base.consume.double-not-cards")
def test_cards_are_not_doubled() -> None:
    s = consuming("Outlaw World; New Economy; Gem World", "Gem World", action="consume 2x")
    s.play(0, "use Outlaw World")
    s.play(0, "consume from Gem World")
    assert drawn(s, 0) == 1
    assert s.players[0].vp == 2
    s.play(0, "use New Economy")
    assert drawn(s, 0) == 1


@rule("race.base.consume.double-not-cards")
def test_a_sale_by_a_consume_power_is_not_doubled() -> None:
    s = consuming("Black Market Trading World; Gem World", "Gem World", action="consume 2x")
    s.play(0, "use Black Market Trading World")
    s.play(0, "sell from Gem World")
    assert drawn(s, 0) == 2


@rule("race.base.consume.vp-from-pool")
def test_vp_chips_come_from_the_pool() -> None:
    t = listening(Table(3))
    t.seat(0, tableau="Galactic Trendsetters; Gem World", goods="Gem World", vp=5)
    t.seat(1, tableau="New Sparta")
    s = t.chosen("consume 2x", "consume trade", "consume trade")
    assert s.pool == 31
    s.play(0, "use Galactic Trendsetters")
    s.play(0, "consume from Gem World")
    assert (s.players[0].vp, s.pool) == (9, 27)
    assert sound(s)


@rule("race.base.consume.vp-beyond-pool")
def test_all_earned_vp_are_paid_when_the_pool_is_too_small() -> None:
    t = Table(2)
    t.seat(0, tableau="Galactic Trendsetters; Gem World", goods="Gem World", vp=22)
    t.seat(1, tableau="Tourist World; Comet Zone; Mining World", goods="Comet Zone; Mining World")
    s = t.chosen("consume 2x", "consume 2x")
    assert s.pool == 2
    s.play(0, "use Galactic Trendsetters")
    s.play(0, "consume from Gem World")
    assert (s.players[0].vp, s.pool) == (26, -2)
    s.play(1, "use Tourist World")
    s.play(1, "consume from Comet Zone; Mining World")
    # The last chip was gone already; the 6 VP are paid in full.
    assert (s.players[1].vp, s.pool) == (6, -8)
    assert s.over
    assert sound(s)


@rule("race.base.consume.free-order")
def test_players_consume_independently_when_the_deck_is_large() -> None:
    t = Table(2)
    t.seat(0, tableau="Public Works; Gem World", goods="Gem World")
    t.seat(1, tableau="Old Earth; Spice World", goods="Spice World")
    s = t.chosen("consume 2x", "consume 2x")
    assert asked(s) == [0, 1]
    s.play(1, "use Old Earth")
    s.play(1, "consume from Spice World")
    assert asked(s) == [0]
