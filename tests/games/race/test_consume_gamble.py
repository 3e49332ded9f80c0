"""Phase IV: the gamble of Gambling World."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.laying import (
    in_deck,
    in_discard,
    known_discards,
    listening,
    next_round,
    reason,
    rest_in_hand,
    sound,
    told,
)
from tests.games.race.table import Table, chance_asked, draws, hand, names, says
from tests.support.rules import rule

GAMBLE = "use Gambling World #2"


def gambling(with_goods: str = "", action: str = "consume 2x", hand: str = "") -> Race:
    t = listening(Table(2))
    t.seat(0, tableau="Gambling World; Gem World", goods=with_goods, hand=hand)
    t.seat(1, tableau="New Sparta")
    return t.chosen(action, "consume 2x")


def shown(s: Race, seat: int, eyes: int | None) -> list[str]:
    """The hand cards of a seat that others have seen, in the view of these eyes."""
    return names(s, s.view(eyes)["state"]["players"][seat]["shown"])


@rule("race.base.consume.power-gamble")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("Space Marines", 2),  # a development's cost
        ("Comet Zone", 3),  # a world's cost
        ("Rebel Homeworld", 7),  # a world's defense
        ("Merchant Guild", 6),
    ],
)
def test_a_card_of_the_named_cost_or_defense_goes_to_the_hand(card: str, number: int) -> None:
    s = gambling()
    s.play(0, GAMBLE)
    s.play(0, f"name {number}")
    draws(s, card)
    assert hand(s, 0) == [card]
    assert in_deck(s, card) == (1 if card == "Space Marines" else 0)
    assert s.discard.size == 0
    assert told(s, "gamble-won", "gamble-lost") == [
        ("gamble-won", 0, number, card, "race.base.consume.power-gamble")
    ]
    assert next_round(s)
    assert sound(s)


@rule("race.base.consume.gamble-miss-discarded")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("Space Marines", 1),
        ("Space Marines", 3),
        ("Rebel Homeworld", 6),
        ("Pilgrimage World", 1),
    ],
)
def test_a_card_of_another_cost_is_discarded(card: str, number: int) -> None:
    s = gambling()
    s.play(0, GAMBLE)
    s.play(0, f"name {number}")
    draws(s, card)
    assert hand(s, 0) == []
    assert in_discard(s, card) == 1
    assert s.discard.size == 1
    assert told(s, "gamble-won", "gamble-lost") == [
        ("gamble-lost", 0, number, card, "race.base.consume.gamble-miss-discarded")
    ]
    assert sound(s)


@rule("race.base.consume.gamble-number-first")
def test_the_number_is_named_before_the_card_is_seen() -> None:
    s = gambling()
    deck = s.deck.size
    s.play(0, GAMBLE)
    # A seat is asked, not chance: no card has left the deck.
    assert not chance_asked(s)
    assert s.deck.size == deck
    s.play(0, "name 4")
    assert chance_asked(s)
    assert told(s, "name") == [("name", 0, 4, "", "race.base.consume.gamble-number-first")]


@rule("race.base.consume.gamble-range")
def test_a_number_from_one_to_seven_is_named() -> None:
    s = gambling()
    s.play(0, GAMBLE)
    assert says(s, 0) == [f"name {number}" for number in (1, 2, 3, 4, 5, 6, 7)]
    assert reason(s, 0, "name 0")[0] == "not-offered"
    assert reason(s, 0, "name 8")[0] == "not-offered"


@rule("race.base.consume.gamble-mandatory")
def test_the_gamble_cannot_be_declined_and_happens_once() -> None:
    s = gambling(hand="Drop Ships")
    assert says(s, 0) == [GAMBLE]
    assert reason(s, 0, "stop")[0] == "still-mandatory"
    s.play(0, GAMBLE)
    assert reason(s, 0, "stop")[0] == "not-offered"
    s.play(0, "name 1")
    draws(s, "Comet Zone")
    assert next_round(s)


@rule("race.base.consume.gamble-mandatory")
def test_the_gamble_comes_again_in_the_next_consume_phase() -> None:
    s = gambling()
    for card in ("Comet Zone", "Mining World"):
        s.play(0, GAMBLE)
        s.play(0, "name 1")
        draws(s, card)
        s.play(0, "choose consume trade")
        s.play(1, "choose consume trade")
    assert says(s, 0) == [GAMBLE]


@rule("race.base.consume.gamble-card-shown")
def test_all_see_a_card_that_is_won_until_its_owner_discards_from_hand() -> None:
    s = gambling(hand="Drop Ships")
    s.play(0, GAMBLE)
    s.play(0, "name 2")
    draws(s, "Space Marines")
    for eyes in (0, 1, None):
        assert shown(s, 0, eyes) == ["Space Marines"]
    # Every position that seat 1 could be in has the card in that hand.
    view = s.view(1)
    for seed in range(8):
        other = astrarium.resample(view, Rng(seed))
        assert isinstance(other, Race)
        assert "Space Marines" in hand(other, 0)
    s.play(0, "choose develop")
    s.play(1, "choose develop")
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    # Drop Ships paid for it: now the hand holds nothing that others have seen.
    s.play(0, "pay Drop Ships")
    assert shown(s, 0, 1) == []


@rule("race.base.consume.gamble-card-shown")
def test_after_a_discard_from_hand_nobody_can_be_sure_of_the_shown_card() -> None:
    t = Table(2)
    t.seat(0, tableau="Gambling World; Deficit Spending", hand="Drop Ships; Gem World")
    t.seat(1, tableau="New Sparta")
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, GAMBLE)
    s.play(0, "name 2")
    draws(s, "Space Marines")
    assert shown(s, 0, 1) == ["Space Marines"]
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Gem World")
    assert shown(s, 0, 1) == []
    assert hand(s, 0) == ["Space Marines", "Drop Ships"]


@rule("race.base.consume.gamble-card-shown")
def test_all_see_a_card_that_is_lost() -> None:
    s = gambling()
    s.play(0, GAMBLE)
    s.play(0, "name 1")
    draws(s, "Comet Zone")
    assert known_discards(s, 0) == ["Comet Zone"]
    assert known_discards(s, 1) == ["Comet Zone"]
    assert shown(s, 0, 1) == []


@rule("race.base.consume.gamble-separate-from-good")
def test_gambling_world_has_two_separate_powers() -> None:
    s = gambling(with_goods="Gem World")
    assert says(s, 0) == ["use Gambling World", GAMBLE]
    s.play(0, GAMBLE)
    s.play(0, "name 1")
    draws(s, "Comet Zone")
    assert (s.players[0].vp, s.players[0].goods.count(-1)) == (0, 1)
    s.play(0, "use Gambling World")
    s.play(0, "consume from Gem World")
    assert s.players[0].vp == 2
    assert next_round(s)


@rule("race.base.consume.gamble-separate-from-good")
def test_the_gamble_needs_no_good() -> None:
    s = gambling()
    assert says(s, 0) == [GAMBLE]
    few = ("too-few-goods", (1, 0), "race.base.consume.two-goods-exactly")
    assert reason(s, 0, "use Gambling World") == few


@rule("race.base.deck.draw-lost")
def test_there_is_no_gamble_when_no_card_can_be_turned_up() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Gambling World")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1)
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, GAMBLE)
    # Nothing is named; the phase is over and the hand limit comes.
    assert told(s, "name") == []
    assert says(s, 1)[0].startswith("discard")
