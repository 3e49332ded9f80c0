"""The Gathering Storm: playing with own decks and discard piles."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.drafting import answer, cards_in, drafted, pile, play_until
from tests.support.rules import rule

both = pytest.mark.parametrize("seats", [2, 3])


def owners(s: Race, seat: int) -> list[int]:
    """All cards that lie with a seat, wherever."""
    player = s.players[seat]
    goods = [good for good in player.goods if good >= 0]
    lying = cards_in(pile(s, seat).deck.counts) + cards_in(pile(s, seat).discard.counts)
    return sorted(lying + player.hand + player.looked_at + player.tableau + goods)


@rule("race.storm.draft.draw-from-own-deck", "race.storm.draft.own-discard-pile")
@both
def test_the_cards_of_a_seat_never_come_to_another(seats: int) -> None:
    rng = Rng(21)
    s = play_until(drafted(seats), "ChooseAction", rng)
    own = [owners(s, seat) for seat in range(seats)]
    assert [len(cards) for cards in own] == [{2: 67, 3: 42}[seats]] * seats
    while not s.over:
        answer(s, rng)
        assert [owners(s, seat) for seat in range(seats)] == own


@rule("race.storm.draft.draw-from-own-deck")
def test_a_seat_draws_what_is_in_its_own_deck() -> None:
    rng = Rng(22)
    s = play_until(drafted(2), "ChooseAction", rng)
    for seat in range(2):
        s.play(seat, "choose explore +5")
    drawn = 0
    while s.questions()[0].seat == CHANCE:
        (question,) = s.questions()
        seat = s.audience(question.lane, s.options(question)[0])
        choices = {choice % 256 for choice in s.options(question)}
        assert choices == set(cards_in(pile(s, seat).deck.counts))
        answer(s, rng)
        drawn += 1
    assert drawn >= 14


@rule("race.storm.draft.own-discard-pile")
def test_what_is_not_kept_goes_to_the_own_discard_pile() -> None:
    s = play_until(drafted(2), "ChooseAction", Rng(23))
    before = [pile(s, seat).discard.size for seat in range(2)]
    for seat in range(2):
        s.play(seat, "choose explore +5")
    play_until(s, "KeepCards", Rng(24))
    looked_at = len(s.players[1].looked_at)
    question = s.question_of(1)
    s.apply(question, s.options(question)[0])
    assert pile(s, 1).discard.size == before[1] + looked_at - 1
    assert pile(s, 0).discard.size == before[0]
    assert s.discard.size == 0


@rule("race.storm.draft.reshuffle-own-discards")
def test_an_empty_deck_is_made_of_the_own_discards_alone() -> None:
    s = play_until(drafted(3), "ChooseAction", Rng(25))
    mine = pile(s, 1)
    deck = cards_in(mine.deck.counts)
    for card in deck[1:]:
        mine.deck.counts[card] -= 1
        mine.discard.counts[card] += 1
    mine.discard.size += len(deck) - 1
    mine.deck.size = 1
    others = [cards_in(pile(s, seat).discard.counts) for seat in (0, 2)]
    expected = cards_in(mine.discard.counts)
    s.take_from_deck(deck[0], 1)
    assert cards_in(mine.deck.counts) == expected
    assert mine.deck.size == len(expected)
    assert mine.discard.size == 0
    assert [cards_in(pile(s, seat).discard.counts) for seat in (0, 2)] == others
    assert s.sink is not None
    event = s.sink.events[-1]
    assert (event.kind, event.seat, event.amount) == ("reshuffle-own", 1, len(expected))


@rule("race.storm.draft.normal-rules-otherwise")
@both
def test_a_drafted_game_ends_for_the_usual_reasons(seats: int) -> None:
    for seed in range(4):
        rng = Rng(seed)
        s = drafted(seats, advanced_two_player=seats == 2 and seed % 2 == 1)
        while not s.over:
            answer(s, rng)
        assert s.pool <= 0 or max(len(player.tableau) for player in s.players) >= 12
        assert max(len(player.hand) for player in s.players) <= 10
        assert s.pool + sum(player.vp for player in s.players) == 12 * seats
