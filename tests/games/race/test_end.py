"""When the game ends."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import listening, next_round, told
from tests.games.race.table import Table, any_draws, asked, goods, hand, tableau
from tests.support.rules import rule

# Eleven cards that draw nothing and consume nothing; the first is a start world.
ELEVEN = (
    "New Sparta; Rebel Base; Rebel Homeworld; Rebel Outpost; Space Marines; Drop Ships; "
    "Genetics Lab; Investment Credits; Expedition Force; Mining Robots; Colony Ship"
)


def seat_with(cards: str, vp: int = 0, seats: int = 2) -> Table:
    t = listening(Table(seats))
    t.seat(0, tableau=cards, vp=vp)
    t.seat(1, tableau="Epsilon Eridani")
    return t


@rule("race.base.end.twelve-cards")
@pytest.mark.parametrize(
    ("more", "over"),
    [("", False), ("; Export Duties", True), ("; Export Duties; Spice World", True)],
)
def test_the_game_ends_with_twelve_or_more_cards_in_a_tableau(more: str, over: bool) -> None:
    s = seat_with(ELEVEN + more).end_of_round()
    assert s.over == over
    if over:
        assert s.questions() == []
        cards = 11 + more.count(";")
        assert told(s, "end") == [("end", 0, cards, "", "race.base.end.twelve-cards")]
    else:
        assert next_round(s)
        assert s.round_number == 2
        assert told(s, "end") == []


@rule("race.base.end.twelve-cards")
def test_any_player_can_end_the_game() -> None:
    t = Table(4)
    t.seat(0, tableau="Old Earth")
    t.seat(3, tableau=ELEVEN + "; Export Duties")
    assert t.end_of_round().over


@rule("race.base.end.start-world-counts")
@pytest.mark.parametrize(("others", "over"), [(11, True), (10, False)])
def test_the_start_world_is_one_of_the_twelve(others: int, over: bool) -> None:
    cards = (ELEVEN + "; Export Duties").split("; ")
    assert cards[0] == "New Sparta"
    s = seat_with("; ".join(cards[: others + 1])).end_of_round()
    assert s.over == over


@rule("race.base.end.round-finished")
def test_the_round_of_the_twelfth_card_is_played_to_its_end() -> None:
    t = listening(Table(2))
    t.seat(0, tableau=ELEVEN, hand="Export Duties; Gem World")
    t.seat(1, tableau="Earth's Lost Colony; Spice World", goods="Spice World")
    s = t.chosen("develop", "consume 2x")
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    assert len(tableau(s, 0)) == 12
    assert not s.over
    # Consume still comes, and its VP count.
    s.play(1, "use Earth's Lost Colony")
    s.play(1, "consume from Spice World")
    assert s.players[1].vp == 2
    assert s.over


@rule("race.base.end.round-finished")
def test_the_hand_limit_comes_before_the_end() -> None:
    t = Table(2)
    big = (
        "Gem World; Spice World; Artist Colony; Space Port; Rebel Miners; Comet Zone; "
        "Mining World; New Earth; Deficit Spending; Public Works; Research Labs"
    )
    t.seat(0, tableau=ELEVEN + "; Export Duties", hand=big)
    s = t.end_of_round()
    assert not s.over
    s.play(0, "discard Gem World")
    assert s.over
    assert len(hand(s, 0)) == 10


@rule("race.base.end.twelfth-card-undone")
def test_a_player_back_at_eleven_does_not_end_the_game() -> None:
    t = Table(2)
    t.seat(0, tableau=ELEVEN, hand="Gem World; Spice World; Artist Colony")
    t.seat(1, tableau="Epsilon Eridani")
    s = t.chosen("settle", "settle")
    s.play(0, "settle Spice World")
    s.play(1, "pass")
    paid = s.clone()
    # Twelve cards lie there while the world is paid for; Colony Ship takes the count back.
    assert len(tableau(s, 0)) == 12
    s.play(0, "spend Colony Ship")
    any_draws(s)
    assert len(tableau(s, 0)) == 11
    assert next_round(s)
    # Paid with hand cards, the world is the twelfth card.
    paid.play(0, "pay cost")
    paid.play(0, "pay Artist Colony; Gem World")
    any_draws(paid)
    assert paid.over


@rule("race.base.end.pool-empty")
@pytest.mark.parametrize(("vp", "over"), [(23, False), (24, True), (25, True)])
def test_the_game_ends_when_the_pool_is_empty(vp: int, over: bool) -> None:
    s = seat_with("Old Earth", vp=vp).end_of_round()
    assert s.pool == 24 - vp
    assert s.over == over
    ends = [("end", -1, 24 - vp, "", "race.base.end.pool-empty")]
    assert told(s, "end") == (ends if over else [])


@rule("race.base.end.pool-empty")
@pytest.mark.parametrize(("seats", "vp"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_holds_twelve_vp_a_player(seats: int, vp: int) -> None:
    assert seat_with("Old Earth", vp=vp, seats=seats).end_of_round().over
    assert not seat_with("Old Earth", vp=vp - 1, seats=seats).end_of_round().over


@rule("race.base.end.pool-empty-round-finished")
def test_produce_still_takes_place_when_consume_empties_the_pool() -> None:
    t = Table(2)
    t.seat(0, tableau="Public Works; Gem World; Spice World", goods="Gem World", vp=23)
    t.seat(1, tableau="Rebel Miners")
    s = t.chosen("consume 2x", "produce")
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    assert s.pool == -1
    assert not s.over
    assert asked(s) == [-1]
    any_draws(s)
    assert goods(s, 0) == ["Gem World", "Spice World"]
    assert goods(s, 1) == ["Rebel Miners"]
    assert len(hand(s, 0)) == 1
    assert s.over


@rule("race.base.end.pool-empty-round-finished")
def test_both_reasons_for_the_end_are_told() -> None:
    s = seat_with(ELEVEN + "; Export Duties", vp=24).end_of_round()
    assert [rule_id for *_, rule_id in told(s, "end")] == [
        "race.base.end.twelve-cards",
        "race.base.end.pool-empty",
    ]


def test_nothing_can_be_played_after_the_end() -> None:
    s: Race = seat_with("Old Earth", vp=24).end_of_round()
    view = s.view(0)
    assert view["over"]
    assert view["scores"] == [26, 1]
    assert view["ranking"] == [1, 2]
