"""The deck, the discard pile, and what is public."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.frame import NOBODY
from astrarium.core.match import Match
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.laying import (
    in_deck,
    in_discard,
    known_discards,
    listening,
    next_round,
    rest_in_hand,
    sound,
    told,
)
from tests.games.race.table import Table, any_draws, asked, chance_asked, draws, goods, hand, names
from tests.support.rules import rule


def nearly_empty(deck: str, tableau: str = "New Economy", **seat: Any) -> Table:
    """The deck holds these cards, the discard pile all that are not laid."""
    t = listening(Table(2))
    t.seat(0, tableau=tableau, **seat)
    t.seat(1, tableau="New Sparta", hand="Gem World")
    return t.only_deck(deck)


@rule("race.base.deck.reshuffled-at-once")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn() -> None:
    t = nearly_empty("Drop Ships")
    pile = t.s.discard.size
    s = t.chosen("consume 2x", "consume 2x")
    assert told(s, "reshuffle") == []
    s.play(0, "use New Economy")
    draws(s, "Drop Ships")
    # Nobody needs a card now; the pile has been shuffled all the same.
    assert (s.deck.size, s.discard.size) == (pile, 0)
    assert in_deck(s, "Space Marines") == 2
    assert in_discard(s, "Space Marines") == 0
    assert told(s, "reshuffle") == [
        ("reshuffle", -1, pile, "", "race.base.deck.reshuffled-at-once")
    ]
    assert next_round(s)
    assert sound(s)


@rule("race.base.deck.reshuffled-at-once")
def test_the_pile_is_left_alone_while_the_deck_has_a_card() -> None:
    t = nearly_empty("Drop Ships; Colony Ship")
    pile = t.s.discard.size
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use New Economy")
    draws(s, "Drop Ships")
    assert (s.deck.size, s.discard.size) == (1, pile)
    assert told(s, "reshuffle") == []


@rule("race.base.deck.reshuffled-at-once")
def test_all_knowledge_of_the_discard_pile_goes_with_the_reshuffle() -> None:
    t = nearly_empty("Drop Ships", tableau="New Economy; Deficit Spending", hand="Comet Zone")
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Comet Zone")
    assert known_discards(s, 0) == ["Comet Zone"]
    s.play(0, "use New Economy")
    draws(s, "Drop Ships")
    assert known_discards(s, 0) == []
    assert in_deck(s, "Comet Zone") == 1


@rule("race.base.deck.draw-goes-on")
def test_a_draw_goes_on_from_the_reshuffled_deck() -> None:
    t = nearly_empty("Drop Ships", tableau="Mining World", goods="Mining World")
    s = t.chosen("consume trade", "consume 2x")
    s.play(0, "sell from Mining World")
    draws(s, "Drop Ships", "Colony Ship", "Space Marines")
    assert hand(s, 0) == ["Colony Ship", "Space Marines", "Drop Ships"]
    assert told(s, "draw-lost") == []
    assert next_round(s)


@rule("race.base.deck.goods-stay-out")
def test_hands_tableaus_and_goods_are_not_reshuffled() -> None:
    t = nearly_empty("Drop Ships", tableau="New Economy; Gambling World; Rebel Miners")
    t.s.players[0].goods[2] = t._from_deck(t.card("Drop Ships"))
    t.s.deck.counts[t.card("Colony Ship")] += 1
    t.s.discard.counts[t.card("Colony Ship")] -= 1
    t.s.deck.size += 1
    t.s.discard.size -= 1
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use New Economy")
    draws(s, "Colony Ship")
    # One copy of each is out: on a world, in a hand.
    assert (in_deck(s, "Drop Ships"), in_deck(s, "Colony Ship")) == (1, 1)
    assert (in_deck(s, "Gem World"), in_deck(s, "New Economy")) == (0, 0)
    assert hand(s, 1) == ["Gem World"]
    assert goods(s, 0) == ["Rebel Miners"]
    assert sound(s)


@rule("race.base.deck.draw-lost")
def test_a_draw_is_lost_when_no_card_is_left_anywhere() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Mining World; New Economy")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1, leave="Drop Ships; Colony Ship; Space Marines")
    t.s.players[0].goods[0] = t._from_deck(t.card("Space Marines"))
    s = t.chosen("consume trade", "consume 2x")
    s.play(0, "sell from Mining World")
    # The good itself becomes the third card; the draw of New Economy is lost.
    draws(s, "Drop Ships", "Colony Ship", "Space Marines")
    assert s.deck.size == s.discard.size == 0
    s.play(0, "use New Economy")
    assert not chance_asked(s)
    assert len(hand(s, 0)) == 3
    assert told(s, "draw-lost") == [("draw-lost", 0, 1, "", "race.base.deck.draw-lost")]
    assert sound(s)


@rule("race.base.deck.draw-lost")
def test_only_the_cards_that_are_not_there_are_lost() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Merchant Guild")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1, leave="Drop Ships")
    s = t.chosen("produce", "produce")
    draws(s, "Drop Ships")
    assert hand(s, 0) == ["Drop Ships"]
    assert told(s, "draw", "draw-lost") == [
        ("draw", 0, 2, "Merchant Guild", "race.base.produce.power-draw"),
        ("draw-lost", 0, 1, "", "race.base.deck.draw-lost"),
    ]


@rule("race.base.deck.draw-lost")
def test_an_empty_deck_is_filled_when_discards_come_back() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="New Economy; Deficit Spending", hand="Gem World")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1)
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Gem World")
    s.play(0, "use New Economy")
    draws(s, "Gem World")
    assert hand(s, 0) == ["Gem World"]


@rule("race.base.deck.good-lost")
def test_a_windfall_world_gets_no_good_when_no_card_is_left() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Old Earth", hand="Refugee World")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1)
    s = t.chosen("settle", "settle")
    s.play(0, "settle Refugee World")
    s.play(1, "pass")
    assert goods(s, 0) == []
    assert ("good-lost", 0, 1, "Refugee World", "race.base.deck.good-lost") in told(s)
    assert sound(s)


@rule("race.base.deck.cards-conserved")
def test_the_114_cards_are_all_there_and_a_missing_or_extra_one_is_noticed() -> None:
    s = Table(2).choosing()
    pool = 0
    for player in s.players:
        pool += len(player.hand) + len(player.tableau)
    assert s.deck.size + s.discard.size + pool == 114
    assert sound(s)
    lost = s.clone()
    lost.take_from_deck(lost.tables.names.index("Gem World"))
    assert lost.rules.game.broken(lost) == ["cards are conserved"]
    extra = s.clone()
    extra.throw_away(extra.tables.names.index("Gem World"))
    assert extra.rules.game.broken(extra) == ["cards are conserved"]


@rule("race.base.deck.cards-conserved")
@pytest.mark.parametrize("place", ["deck", "discard pile", "hand", "tableau", "goods"])
def test_a_card_missing_anywhere_is_noticed(place: str) -> None:
    t = Table(2)
    t.seat(0, tableau="Spice World; Comet Zone", hand="Gem World", goods="Comet Zone")
    t.only_deck("Space Marines")
    s = t.choosing()
    assert sound(s)
    player = s.players[0]
    if place == "deck":
        s.deck.counts[s.tables.names.index("Space Marines")] -= 1
        s.deck.size -= 1
    elif place == "discard pile":
        s.discard.counts[s.tables.names.index("Drop Ships")] -= 1
        s.discard.size -= 1
    elif place == "hand":
        player.hand.pop()
    elif place == "tableau":
        player.tableau.pop(0)
        player.goods.pop(0)
    else:
        player.goods[1] = -1
    assert s.rules.game.broken(s) == ["cards are conserved"]


def watched(tableau: str, hand: str, actions: tuple[str, str]) -> Race:
    t = Table(2)
    t.seat(0, tableau=tableau, hand=hand)
    t.seat(1, tableau="New Sparta", hand="Gem World; Spice World")
    return t.chosen(*actions)


@rule("race.base.deck.discards-face-down")
def test_discards_are_known_only_to_whoever_discarded_them() -> None:
    s = watched("Deficit Spending", "Comet Zone; Drop Ships", ("consume 2x", "consume 2x"))
    s.play(0, "use Deficit Spending")
    question = s.question_of(0)
    for choice in s.options(question)[:2]:
        assert s.audience(question.lane, choice) == 0
    s.play(0, "discard Comet Zone")
    s.play(0, "stop")
    card = s.tables.names.index("Comet Zone")
    mine, others, outside = (s.view(eyes)["state"] for eyes in (0, 1, None))
    assert mine["players"][0]["known"][card] == 1
    assert "known" not in others["players"][0]
    assert sum(others["players"][1]["known"]) == 0
    for state in (mine, others, outside):
        assert state["discard_size"] == 1
        assert "discard" not in state
        assert "deck" not in state


@rule("race.base.deck.discards-face-down")
def test_resamples_keep_known_discards_and_redraw_the_others() -> None:
    s = watched("Deficit Spending", "Comet Zone; Drop Ships", ("consume 2x", "consume 2x"))
    s.play(0, "use Deficit Spending")
    s.play(0, "discard Comet Zone")
    s.play(0, "stop")
    mine = [astrarium.resample(s.view(0), Rng(seed)) for seed in range(12)]
    theirs = [astrarium.resample(s.view(1), Rng(seed)) for seed in range(12)]
    assert all(isinstance(other, Race) and in_discard(other, "Comet Zone") for other in mine)
    piles = {tuple(other.discard.data()) for other in theirs if isinstance(other, Race)}
    assert len(piles) > 6


@rule("race.base.deck.hand-secret")
def test_only_the_owner_sees_a_hand_and_what_is_drawn() -> None:
    s = watched("New Economy", "Comet Zone", ("consume 2x", "consume 2x"))
    s.play(0, "use New Economy")
    (question,) = s.questions()
    assert {s.audience(question.lane, choice) for choice in s.options(question)} == {0}
    draws(s, "Drop Ships")
    assert names(s, s.view(0)["state"]["players"][0]["hand"]) == ["Comet Zone", "Drop Ships"]
    for eyes in (1, None):
        seen = s.view(eyes)["state"]["players"][0]
        assert "hand" not in seen
        assert seen["shown"] == []
    hands = {
        tuple(hand(other, 0))
        for seed in range(12)
        if isinstance(other := astrarium.resample(s.view(1), Rng(seed)), Race)
    }
    assert len(hands) > 6


@rule("race.base.deck.hand-secret")
def test_the_record_of_others_does_not_tell_what_was_drawn() -> None:
    match = Match(astrarium.rules("race", 2))
    s = match.position
    for world in ("Old Earth", "New Sparta"):
        (question,) = s.questions()
        choices = s.rules.game.parse(s.rules, f"deal {world}")
        match.answer(question, choices[0])
    for card in ("Gem World", "Spice World"):
        (question,) = s.questions()
        match.answer(question, s.rules.game.parse(s.rules, f"draw {card}")[0])

    def lines(seat: int | None) -> list[str]:
        return [line["say"] for line in match.record(seat)]

    dealt = ["deal Old Earth", "deal New Sparta"]
    assert lines(0) == [*dealt, "draw Gem World", "draw Spice World"]
    assert lines(1) == lines(None) == dealt


@rule("race.base.deck.hand-size-public", "race.base.deck.vp-chips-public")
def test_hand_sizes_and_chips_are_public() -> None:
    t = Table(2)
    t.seat(0, tableau="Old Earth", hand="Gem World; Comet Zone; Drop Ships", vp=7)
    t.seat(1, tableau="New Sparta", hand="Spice World", vp=4)
    s = t.choosing()
    for eyes in (0, 1, None):
        players = s.view(eyes)["state"]["players"]
        assert [player["hand_size"] for player in players] == [3, 1]
        assert [player["vp"] for player in players] == [7, 4]
        assert s.view(eyes)["state"]["pool"] == 13


@rule("race.base.deck.tableau-public", "race.base.deck.goods-public")
def test_tableaus_and_the_worlds_with_goods_are_public() -> None:
    t = Table(2)
    t.seat(0, tableau="Old Earth; Comet Zone; Mining World", goods="Mining World")
    t.seat(1, tableau="New Sparta; Alien Robot Sentry", goods="Alien Robot Sentry")
    s = t.choosing()
    for eyes in (0, 1, None):
        first, second = s.view(eyes)["state"]["players"]
        assert names(s, first["tableau"]) == ["Old Earth", "Comet Zone", "Mining World"]
        assert names(s, second["tableau"]) == ["New Sparta", "Alien Robot Sentry"]
        assert first["goods"] == [0, 0, 1]
        assert second["goods"] == [0, 1]


@rule("race.base.deck.good-identity-unknown")
def test_not_even_the_owner_knows_the_card_that_is_a_good() -> None:
    t = Table(2)
    t.seat(0, tableau="Comet Zone")
    s = t.chosen("produce", "produce")
    (question,) = s.questions()
    assert {s.audience(question.lane, choice) for choice in s.options(question)} == {NOBODY}
    draws(s, "Rebel Homeworld")
    any_draws(s)
    assert asked(s) == [0, 1]
    for eyes in (0, 1, None):
        view = s.view(eyes)
        assert "good_cards" not in view["state"]["players"][0]
        there = {
            other.players[0].goods[0]
            for seed in range(12)
            if isinstance(other := astrarium.resample(view, Rng(seed)), Race)
        }
        assert len(there) > 6


@rule("race.base.deck.good-identity-unknown")
def test_a_used_good_is_unknown_in_the_discard_pile_too() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining World", goods="Mining World")
    s = t.chosen("consume trade", "consume trade")
    s.play(0, "sell from Mining World")
    assert s.discard.size == 1
    assert known_discards(s, 0) == known_discards(s, 1) == []


@rule("race.base.deck.vp-chips-public")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_nothing_but_the_pool(seats: int) -> None:
    state = astrarium.start("race", seats=seats).view(None)["state"]
    assert state["pool"] == 12 * seats
    for player in state["players"]:
        for count in ("vp", "hand_size", "looking_at", "active", "temporary", "windfalls", "made"):
            assert player[count] == 0
        assert player["made_draws"] == 0


@rule("race.base.deck.cards-conserved")
def test_a_good_goes_with_the_card_it_lies_on() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining World; Comet Zone", goods="Mining World; Comet Zone")
    s = t.choosing()
    good = s.players[0].goods[0]
    s.discard_from_tableau(0, t.card("Mining World"))
    assert goods(s, 0) == ["Comet Zone"]
    assert (s.discard.size, int(s.discard.counts[good])) == (2, 1)
    # All have seen the world go, nobody the good.
    assert known_discards(s, 0) == known_discards(s, 1) == ["Mining World"]
    assert sound(s)
