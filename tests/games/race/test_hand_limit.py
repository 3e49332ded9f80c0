"""The end of the round: ten cards."""

from __future__ import annotations

import pytest

from tests.games.race.laying import known_discards, listening, next_round, reason, sound, told
from tests.games.race.table import Table, any_draws, asked, hand, says
from tests.support.rules import rule

TEN = (
    "Gem World; Spice World; Artist Colony; Space Port; Rebel Miners; "
    "Comet Zone; Mining World; New Earth; Space Marines; Drop Ships"
)


@rule("race.base.hand-limit.ten-cards")
@pytest.mark.parametrize(
    ("more", "discards"), [("", 0), ("; Colony Ship", 1), ("; Colony Ship; Deficit Spending", 2)]
)
def test_a_hand_of_more_than_ten_is_discarded_down_to_ten(more: str, discards: int) -> None:
    t = listening(Table(2))
    t.seat(0, tableau="New Sparta", hand=TEN + more)
    s = t.end_of_round()
    for _ in range(discards):
        assert asked(s) == [0]
        s.play(0, says(s, 0)[0])
    assert next_round(s)
    assert len(hand(s, 0)) == 10
    assert s.discard.size == discards
    rule_id = "race.base.hand-limit.ten-cards"
    assert told(s, "hand-limit") == [("hand-limit", 0, 1, "", rule_id)] * discards
    assert sound(s)


@rule("race.base.hand-limit.ten-cards")
def test_every_player_over_the_limit_discards_at_the_same_time() -> None:
    t = Table(3)
    t.seat(0, tableau="New Sparta", hand=TEN + "; Colony Ship")
    t.seat(1, tableau="Old Earth", hand="Replicant Robots")
    hand_of_others = (
        "Colony Ship; Deficit Spending; Genetics Lab; Interstellar Bank; Mining Robots; "
        "Public Works; Research Labs; Consumer Markets; Merchant Guild; Mining League; New Economy"
    )
    t.seat(2, tableau="Epsilon Eridani", hand=hand_of_others)
    s = t.end_of_round()
    assert asked(s) == [0, 2]
    s.play(2, "discard Merchant Guild")
    s.play(0, "discard Gem World")
    assert [len(hand(s, seat)) for seat in range(3)] == [10, 1, 10]
    assert next_round(s)


@rule("race.base.hand-limit.owner-chooses")
def test_the_owner_chooses_what_to_discard() -> None:
    t = Table(2)
    t.seat(0, tableau="New Sparta", hand=TEN + "; Colony Ship")
    s = t.end_of_round()
    # One card of eleven, whichever.
    assert says(s, 0) == [
        f"discard {name}"
        for name in (
            "Artist Colony",
            "Gem World",
            "Rebel Miners",
            "Space Port",
            "Spice World",
            "Comet Zone",
            "Mining World",
            "New Earth",
            "Colony Ship",
            "Space Marines",
            "Drop Ships",
        )
    ]
    s.play(0, "discard Comet Zone")
    assert "Comet Zone" not in hand(s, 0)
    assert "Colony Ship" in hand(s, 0)
    assert known_discards(s, 0) == ["Comet Zone"]
    assert known_discards(s, 1) == []


@rule("race.base.hand-limit.owner-chooses")
def test_several_cards_are_named_in_one_order() -> None:
    t = Table(2)
    t.seat(0, tableau="New Sparta", hand=TEN + "; Colony Ship; Export Duties; Public Works")
    s = t.end_of_round()
    order = ("set-order", (0, 0), "race.base.hand-limit.ten-cards")
    assert reason(s, 0, "discard Space Marines") == order
    s.play(0, "discard Spice World")
    assert reason(s, 0, "discard Gem World") == order
    s.play(0, "discard Public Works; Space Marines")
    assert len(hand(s, 0)) == 10
    assert known_discards(s, 0) == ["Spice World", "Public Works", "Space Marines"]


@rule("race.base.hand-limit.only-at-round-end")
def test_during_the_round_a_hand_may_be_larger_than_ten() -> None:
    t = Table(2)
    t.seat(0, tableau="Epsilon Eridani; Old Earth; Pre-Sentient Race", hand=TEN)
    t.s.players[0].goods[2] = t._any_card()
    t.seat(1, tableau="Earth's Lost Colony")
    s = t.chosen("consume trade", "produce")
    s.play(0, "sell from Pre-Sentient Race")
    any_draws(s)
    # 4 for Genes, 1 for Old Earth: fifteen cards through Consume and Produce, then ten.
    assert len(hand(s, 0)) == 15
    assert asked(s) == [0]
    assert all(option.startswith("discard ") for option in says(s, 0))
    for _ in range(5):
        s.play(0, says(s, 0)[0])
    assert len(hand(s, 0)) == 10
    assert next_round(s)
