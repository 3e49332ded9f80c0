"""Phase IV: what each kind of consume power takes and gives."""

from __future__ import annotations

import pytest

from tests.games.race.laying import (
    drawn,
    known_discards,
    next_round,
    reason,
    sound,
    told,
)
from tests.games.race.table import Table, any_draws, asked, draws, goods, hand, says
from tests.games.race.test_consume import consuming
from tests.support.rules import rule


@rule("race.base.consume.power-good-for-vp")
@pytest.mark.parametrize(("power", "vp"), [("Public Works", 1), ("Galactic Trendsetters", 2)])
def test_a_power_that_gives_vp_pays_its_vp_and_no_cards(power: str, vp: int) -> None:
    s = consuming(f"{power}; Refugee World", "Refugee World")
    s.play(0, f"use {power}")
    s.play(0, "consume from Refugee World")
    assert s.players[0].vp == vp
    assert told(s, "draw") == []
    assert told(s, "vp") == [("vp", 0, vp, power, "race.base.consume.power-good-for-vp")]


@rule("race.base.consume.power-good-for-cards")
@pytest.mark.parametrize(("power", "cards"), [("Secluded World", 1), ("New Vinland", 2)])
def test_a_power_that_gives_cards_draws_them_and_pays_no_vp(power: str, cards: int) -> None:
    s = consuming(f"{power}; Mining World", "Mining World", action="consume 2x")
    s.play(0, f"use {power}")
    s.play(0, "consume from Mining World")
    assert drawn(s, 0) == cards
    assert s.players[0].vp == 0
    assert told(s, "draw") == [("draw", 0, cards, power, "race.base.consume.power-good-for-cards")]
    assert told(s, "vp") == []


@rule("race.base.consume.power-good-for-vp-and-card")
def test_a_power_for_vp_and_cards_gives_both_for_one_good() -> None:
    s = consuming("Outlaw World; Comet Zone; Mining World", "Comet Zone; Mining World")
    s.play(0, "use Outlaw World")
    s.play(0, "consume from Comet Zone")
    assert s.players[0].vp == 1
    assert drawn(s, 0) >= 1
    assert told(s, "draw")[0] == (
        "draw",
        0,
        1,
        "Outlaw World",
        "race.base.consume.power-good-for-cards",
    )
    assert goods(s, 0).count("Mining World") == 1


@rule("race.base.consume.power-kind-restricted")
def test_a_power_for_one_kind_takes_only_that_kind() -> None:
    s = consuming(
        "Plague World; Gem World; Mining World; Pre-Sentient Race",
        "Gem World; Mining World; Pre-Sentient Race",
    )
    s.play(0, "use Plague World")
    assert says(s, 0) == ["consume from Pre-Sentient Race"]
    wrong = ("wrong-kind", (0, 0), "race.base.consume.power-kind-restricted")
    assert reason(s, 0, "consume from Gem World") == wrong
    assert reason(s, 0, "consume from Mining World") == wrong


@rule("race.base.consume.power-kind-restricted")
def test_a_power_for_one_kind_cannot_be_used_on_other_kinds() -> None:
    s = consuming("Plague World; New Economy; Gem World; Mining World", "Gem World; Mining World")
    few = ("too-few-goods", (1, 0), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Plague World") == few
    assert says(s, 0) == ["use New Economy"]


@rule("race.base.consume.power-up-to-n")
def test_a_power_for_up_to_n_goods_pays_for_each_good() -> None:
    # Free Trade Association: up to three Novelty goods, 1 VP and 1 card each.
    worlds = "Gem World; Spice World; Artist Colony"
    s = consuming(f"Free Trade Association; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Free Trade Association")
    s.play(0, f"consume from {worlds}")
    assert s.players[0].vp == 6
    assert drawn(s, 0) == 3
    assert told(s, "vp", "draw") == [
        ("vp", 0, 6, "Free Trade Association", "race.base.consume.power-good-for-vp"),
        ("draw", 0, 3, "Free Trade Association", "race.base.consume.power-good-for-cards"),
    ]


@rule("race.base.consume.up-to-n-as-many-as-possible")
@pytest.mark.parametrize(
    ("worlds", "taken"),
    [
        ("Gem World", 1),
        ("Gem World; Spice World", 2),
        ("Gem World; Spice World; Artist Colony", 3),
        ("Gem World; Spice World; Artist Colony; Refugee World", 3),
    ],
)
def test_a_power_for_up_to_three_takes_as_many_as_there_are(worlds: str, taken: int) -> None:
    # Mining World's good is of another kind and does not count.
    s = consuming(
        f"Consumer Markets; Mining World; {worlds}", f"Mining World; {worlds}", action="consume 2x"
    )
    s.play(0, "use Consumer Markets")
    for _ in range(taken):
        assert asked(s) == [0]
        assert reason(s, 0, "stop")[0] == "not-offered"
        s.play(0, says(s, 0)[0])
    assert next_round(s)
    assert s.players[0].vp == 2 * taken
    assert len(goods(s, 0)) == len(worlds.split(";")) + 1 - taken


@rule("race.base.consume.up-to-n-as-many-as-possible")
def test_goods_of_one_power_are_named_in_one_order_so_that_no_set_comes_twice() -> None:
    worlds = "Artist Colony; Gem World; Spice World; Space Port"
    s = consuming(f"Consumer Markets; {worlds}", worlds)
    s.play(0, "use Consumer Markets")
    # Three must be named in the deck's order: the last two cannot come first.
    assert says(s, 0) == ["consume from Artist Colony", "consume from Gem World"]
    order = ("set-order", (0, 0), "race.base.develop.payment-is-hand-cards")
    assert reason(s, 0, "consume from Space Port") == order
    s.play(0, "consume from Gem World")
    assert reason(s, 0, "consume from Artist Colony") == order
    assert says(s, 0) == ["consume from Space Port"]
    s.play(0, "consume from Space Port")
    s.play(0, "consume from Spice World")
    assert goods(s, 0)[0] == "Artist Colony"
    assert s.players[0].vp == 3


@rule("race.base.consume.power-two-goods")
def test_a_power_for_two_goods_pays_once_for_two() -> None:
    s = consuming("Tourist World; Gem World; Comet Zone; Plague World", "Gem World; Comet Zone")
    s.play(0, "use Tourist World")
    s.play(0, "consume from Gem World")
    assert s.players[0].vp == 0
    s.play(0, "consume from Comet Zone")
    assert s.players[0].vp == 3


@rule("race.base.consume.power-two-goods")
def test_mining_league_takes_two_rare_goods() -> None:
    worlds = "Gem World; Comet Zone; Mining World; Destroyed World"
    s = consuming(f"Mining League; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Mining League")
    assert reason(s, 0, "consume from Gem World")[0] == "wrong-kind"
    s.play(0, "consume from Destroyed World; Mining World")
    assert s.players[0].vp == 6
    assert goods(s, 0) == ["Gem World", "Comet Zone"]


@rule("race.base.consume.two-goods-exactly")
def test_a_power_for_two_goods_cannot_be_used_with_one() -> None:
    s = consuming("Tourist World; New Economy; Gem World", "Gem World", action="consume 2x")
    assert says(s, 0) == ["use New Economy"]
    few = ("too-few-goods", (2, 1), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Tourist World") == few
    s.play(0, "use New Economy")
    any_draws(s)
    assert next_round(s)
    assert goods(s, 0) == ["Gem World"]


@rule("race.base.consume.two-goods-exactly")
def test_mining_league_needs_two_goods_of_its_kind() -> None:
    s = consuming(
        "Mining League; New Economy; Gem World; Comet Zone; Spice World",
        "Gem World; Comet Zone; Spice World",
    )
    few = ("too-few-goods", (2, 1), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Mining League") == few


@rule("race.base.consume.power-three-different")
def test_diversified_economy_takes_three_goods_of_three_kinds_for_three_vp() -> None:
    worlds = "Gem World; Mining World; Comet Zone; Pre-Sentient Race"
    s = consuming(f"Diversified Economy; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Diversified Economy")
    # Deck order: Gem World, Pre-Sentient Race, Comet Zone, Mining World.
    assert says(s, 0) == ["consume from Gem World"]
    s.play(0, "consume from Gem World")
    s.play(0, "consume from Pre-Sentient Race")
    assert says(s, 0) == ["consume from Comet Zone", "consume from Mining World"]
    s.play(0, "consume from Mining World")
    assert s.players[0].vp == 6
    assert goods(s, 0) == ["Comet Zone"]


@rule("race.base.consume.power-three-different")
def test_diversified_economy_takes_no_second_good_of_a_kind() -> None:
    worlds = "Gem World; Spice World; Mining World; Alien Robot Sentry"
    s = consuming(f"Diversified Economy; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Diversified Economy")
    s.play(0, "consume from Alien Robot Sentry")
    s.play(0, "consume from Gem World")
    same = ("same-kind", (0, 0), "race.base.consume.power-three-different")
    assert reason(s, 0, "consume from Spice World") == same
    assert says(s, 0) == ["consume from Mining World"]
    s.play(0, "consume from Mining World")
    assert s.players[0].vp == 6
    assert goods(s, 0) == ["Spice World"]


@rule("race.base.consume.power-three-different")
def test_diversified_economy_counts_the_kinds_of_every_world_wherever_it_lies() -> None:
    # Deck order: Alien Robot Sentry, Gem World, Mining World; the last of them lies first.
    worlds = "Mining World; Alien Robot Sentry; Gem World"
    s = consuming(f"{worlds}; Diversified Economy", worlds)
    s.play(0, "use Diversified Economy")
    assert says(s, 0) == ["consume from Alien Robot Sentry"]


@rule("race.base.consume.three-different-exactly")
def test_diversified_economy_needs_three_kinds() -> None:
    worlds = "Gem World; Spice World; Mining World; Comet Zone"
    s = consuming(f"Diversified Economy; New Economy; {worlds}", worlds)
    few = ("too-few-kinds", (3, 2), "race.base.consume.three-different-exactly")
    assert reason(s, 0, "use Diversified Economy") == few
    assert says(s, 0) == ["use New Economy"]


@rule("race.base.consume.three-different-exactly")
def test_diversified_economy_takes_three_goods_also_where_four_kinds_lie() -> None:
    worlds = "Alien Robot Sentry; Gem World; Pre-Sentient Race; Mining World"
    s = consuming(f"Diversified Economy; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Diversified Economy")
    s.play(0, "consume from Alien Robot Sentry; Gem World; Pre-Sentient Race")
    assert goods(s, 0) == ["Mining World"]
    assert s.players[0].vp == 6
    assert next_round(s)


@rule("race.base.consume.power-all-goods")
@pytest.mark.parametrize(
    ("worlds", "vp"),
    [
        ("Gem World; Mining World", 1),
        ("Gem World; Mining World; Spice World; Pre-Sentient Race", 3),
    ],
)
def test_pilgrimage_world_takes_all_goods_for_one_vp_less(worlds: str, vp: int) -> None:
    s = consuming(f"Pilgrimage World; {worlds}; Refugee World", worlds)
    discards = [good for good in s.players[0].goods if good >= 0]
    s.play(0, "use Pilgrimage World")
    assert s.players[0].vp == vp
    for good in discards:
        assert int(s.discard.counts[good]) > 0
    count = len(worlds.split(";"))
    assert told(s, "consume", "vp") == [
        ("consume", 0, count, "Pilgrimage World", "race.base.consume.power-all-goods"),
        ("vp", 0, vp, "Pilgrimage World", "race.base.consume.power-all-goods"),
    ]
    assert known_discards(s, 0) == []
    assert sound(s)


@rule("race.base.consume.all-goods-one-good")
def test_pilgrimage_world_must_be_used_for_a_single_good_and_no_vp() -> None:
    s = consuming("Pilgrimage World; Gem World", "Gem World", action="consume 2x")
    assert says(s, 0) == ["use Pilgrimage World"]
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, "use Pilgrimage World")
    assert goods(s, 0) == []
    assert s.players[0].vp == 0
    assert told(s, "vp") == []
    assert next_round(s)


@rule("race.base.consume.all-goods-one-good")
def test_pilgrimage_world_cannot_be_used_without_a_good() -> None:
    s = consuming("Pilgrimage World; New Economy; Gem World")
    few = ("too-few-goods", (1, 0), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Pilgrimage World") == few


@rule("race.base.consume.double-all-goods")
def test_the_vp_of_pilgrimage_world_are_doubled_after_the_deduction() -> None:
    worlds = "Gem World; Mining World; Spice World"
    s = consuming(f"Pilgrimage World; {worlds}", worlds, action="consume 2x")
    s.play(0, "use Pilgrimage World")
    assert s.players[0].vp == 4


@rule("race.base.consume.power-sell-without-trade-powers")
def test_black_market_trading_world_sells_for_the_plain_price() -> None:
    tableau = "Black Market Trading World; Pirate World; Export Duties; Spice World; Gem World"
    s = consuming(tableau, "Pirate World; Gem World", action="consume 2x")
    s.play(0, "use Black Market Trading World")
    assert says(s, 0) == ["sell from Gem World", "sell from Pirate World"]
    s.play(0, "sell from Pirate World")
    assert drawn(s, 0) == 2
    assert goods(s, 0) == ["Gem World"]
    rule_id = "race.base.consume.power-sell-without-trade-powers"
    assert told(s, "draw") == [("draw", 0, 2, "Pirate World", rule_id)]


@rule("race.base.consume.power-sell-with-trade-powers")
def test_trade_league_sells_with_all_trade_powers() -> None:
    # 2, Pirate World 3, Export Duties 1, Spice World 2 and Trade League's own 1.
    tableau = "Trade League; Pirate World; Export Duties; Spice World"
    s = consuming(tableau, "Pirate World", action="consume 2x")
    s.play(0, "use Trade League")
    s.play(0, "sell from Pirate World")
    assert drawn(s, 0) == 9
    rule_id = "race.base.consume.power-sell-with-trade-powers"
    assert told(s, "draw") == [("draw", 0, 9, "Pirate World", rule_id)]


@rule("race.base.consume.sell-without-trade-bonus")
def test_a_consume_power_sells_for_a_player_who_did_not_choose_trade() -> None:
    s = consuming("Trade League; Mining World", "Mining World", action="consume 2x")
    assert says(s, 0) == ["use Trade League"]
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, "use Trade League")
    s.play(0, "sell from Mining World")
    assert drawn(s, 0) == 4


@rule("race.base.consume.sell-without-trade-bonus")
def test_a_player_who_chose_trade_sells_twice_with_such_a_power() -> None:
    t = Table(2)
    t.seat(
        0,
        tableau="Black Market Trading World; Mining World; Gem World; Comet Zone",
        goods="Mining World; Gem World; Comet Zone",
    )
    s = t.chosen("consume trade", "consume trade")
    s.play(0, "sell from Gem World")
    assert drawn(s, 0) == 2
    s.play(0, "use Black Market Trading World")
    s.play(0, "sell from Mining World")
    assert drawn(s, 0) == 3
    assert goods(s, 0) == ["Comet Zone"]
    assert next_round(s)


@rule("race.base.consume.power-draw")
def test_new_economy_draws_a_card_without_a_good() -> None:
    s = consuming("New Economy; Gem World", "Gem World", action="consume 2x")
    assert says(s, 0) == ["use New Economy"]
    s.play(0, "use New Economy")
    draws(s, "Space Marines")
    assert hand(s, 0) == ["Space Marines"]
    assert goods(s, 0) == ["Gem World"]
    assert told(s, "draw") == [("draw", 0, 1, "New Economy", "race.base.consume.power-draw")]
    assert next_round(s)


@rule("race.base.consume.good-from-any-world")
@pytest.mark.parametrize(
    ("power", "worlds", "vp"),
    [
        ("Diversified Economy", "Gem World; Mining World; Pre-Sentient Race", 3),
        ("Tourist World", "Gem World; Mining World", 3),
        ("Consumer Markets", "Gem World; Spice World; Artist Colony", 3),
        ("Pilgrimage World", "Gem World; Mining World", 1),
    ],
)
def test_it_does_not_matter_where_in_the_tableau_a_world_lies(
    power: str, worlds: str, vp: int
) -> None:
    # The power comes last, then first, then after the first world.
    first, rest = worlds.split("; ", 1)
    for tableau in (f"{worlds}; {power}", f"{power}; {worlds}", f"{first}; {power}; {rest}"):
        s = consuming(tableau, worlds)
        assert says(s, 0) == [f"use {power}"]
        s.play(0, f"use {power}")
        while s.players[0].vp == 0:
            s.play(0, says(s, 0)[0])
        assert s.players[0].vp == vp
        assert len(told(s, "consume")) == (
            1 if power == "Pilgrimage World" else worlds.count(";") + 1
        )
