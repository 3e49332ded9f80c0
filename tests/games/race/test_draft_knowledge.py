"""What a seat knows in a drafted game: its own cards, and those that it passed on."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import astrarium
from astrarium.core.rng import Rng
from astrarium.games.race.draft.pairs import share_pairs
from astrarium.games.race.state import Race
from tests.games.race.drafting import (
    answer,
    asking,
    cards_in,
    draft,
    drafted,
    numbers,
    packets,
    pick_all,
    pile,
    play_until,
)

both = pytest.mark.parametrize("seats", [2, 3])


def guess(s: Race, eyes: int | None, seed: int) -> Race:
    return cast(Race, astrarium.resample(s.view(eyes), Rng(seed)))


def test_a_view_shows_no_others_packet_picks_or_start_worlds() -> None:
    s = play_until(drafted(3), "PickCard", Rng(1))
    pick_all(s, Rng(2))
    seen = s.view(0)["state"]
    for other in (1, 2):
        assert seen["players"][other]["looking_at"] == 4
        assert "looked_at" not in seen["players"][other]
        shown = seen["extras"]["draft"]["piles"][other]
        assert set(shown) == {"deck_size", "discard_size", "own_size", "opened", "worlds_dealt"}
    assert "removed" not in seen["extras"]["draft"]
    spectator = s.view(None)["state"]["extras"]["draft"]
    assert all("own" not in each for each in spectator["piles"])


def test_a_packet_that_was_passed_on_is_remembered() -> None:
    s = play_until(drafted(3), "PickCard", Rng(3))
    before = packets(s)
    for seat in range(3):
        s.play(seat, f"keep {s.tables.names[before[seat][0]]}")
    # Seat 0 passed four cards to seat 1 and has never seen the packet before seat 2.
    for seed in range(20):
        other = guess(s, 0, seed)
        assert packets(other)[0] == packets(s)[0]
        assert packets(other)[1] == packets(s)[1] == before[0][1:]
    assert any(packets(guess(s, 0, seed))[2] != packets(s)[2] for seed in range(20))


def test_with_two_seats_a_packet_that_comes_back_tells_what_the_other_took() -> None:
    s = play_until(drafted(2), "PickCard", Rng(4))
    first = packets(s)
    for seat in range(2):
        s.play(seat, f"keep {s.tables.names[first[seat][0]]}")
    second = packets(s)  # seat 1 has what seat 0 passed on
    for seat in range(2):
        s.play(seat, f"keep {s.tables.names[second[seat][1]]}")
    taken = second[1][1]
    assert draft(s).memories[0].sure[1] == [taken]
    assert all(taken in pile(guess(s, 0, seed), 1).own for seed in range(20))
    # What seat 1 took first, out of its own packet, nobody else has seen.
    hidden = {tuple(pile(guess(s, 0, seed), 1).own) for seed in range(20)}
    assert len(hidden) > 5


def test_with_three_seats_a_packet_that_comes_back_tells_a_pair() -> None:
    s = play_until(drafted(3), "PickCard", Rng(5))
    opening = packets(s)[0]
    kept = opening[0]
    for _ in range(3):
        for seat in range(3):
            s.play(seat, f"keep {s.tables.names[packets(s)[seat][0]]}")
    # The packet of seat 0 has been at seats 1 and 2: each of them took one card.
    pair = Counter(opening) - Counter([kept]) - Counter(packets(s)[0])
    assert sorted(pair.elements()) == sorted(draft(s).memories[0].split)
    one, other = sorted(pair.elements())
    ways = set()
    for seed in range(30):
        left, right = (pile(guess(s, 0, seed), seat).own for seat in (1, 2))
        straight, crossed = one in left and other in right, other in left and one in right
        assert straight or crossed
        ways.add((straight, crossed))
    assert len(ways) > 1


@both
def test_after_the_draft_a_seat_knows_its_own_cards_and_how_many_others_have(seats: int) -> None:
    s = play_until(drafted(seats), "ChooseAction", Rng(6))
    for seed in range(5):
        there = guess(s, 1, seed)
        assert pile(there, 1).own == pile(s, 1).own
        assert cards_in(pile(there, 1).deck.counts) == cards_in(pile(s, 1).deck.counts) or any(
            good >= 0 for good in s.players[1].goods
        )
        for seat in range(seats):
            assert len(pile(there, seat).own) == len(pile(s, seat).own)


def test_with_two_seats_52_of_the_others_65_cards_are_known() -> None:
    """Of the five cards of each of 26 packets the other took two or three, and one was unseen."""
    s = play_until(drafted(2), "Draw", Rng(7))
    for eyes in range(2):
        sure = draft(s).memories[eyes].sure[1 - eyes]
        assert len(sure) == 52
        assert not Counter(sure) - Counter(pile(s, 1 - eyes).own)


def test_with_three_seats_8_cards_and_24_pairs_are_known() -> None:
    s = play_until(drafted(3), "Draw", Rng(8))
    for eyes in range(3):
        memory = draft(s).memories[eyes]
        assert sum(len(cards) for cards in memory.sure) == 8
        assert len(memory.split) == 2 * 24
        others = [seat for seat in range(3) if seat != eyes]
        together = Counter(pile(s, others[0]).own) + Counter(pile(s, others[1]).own)
        assert not Counter(memory.split) - together


@both
def test_resamples_honour_all_that_a_seat_knows(seats: int) -> None:
    rng = Rng(9)
    s = play_until(drafted(seats), "ChooseAction", rng)
    checked = 0
    while not s.over:
        answer(s, rng)
        if rng.below(25):
            continue
        for eyes in range(seats):
            there = guess(s, eyes, checked)
            assert s.rules.game.broken(there) == []
            memory = draft(s).memories[eyes]
            for seat in range(seats):
                assert not Counter(memory.sure[seat]) - Counter(pile(there, seat).own)
            assert there.view(eyes) == s.view(eyes)
            checked += 1
    assert checked > 10


def test_start_worlds_in_a_guess_are_one_even_and_one_odd() -> None:
    s = play_until(drafted(3), "PickCard", Rng(10))
    for seed in range(10):
        there = guess(s, 0, seed)
        assert pile(there, 0).worlds == pile(s, 0).worlds
        for seat in (1, 2):
            assert [number % 2 for number in numbers(s, pile(there, seat).worlds)] == [0, 1]


def test_open_discards_are_known_to_lie_in_their_owners_pile() -> None:
    s = play_until(drafted(2), "ChooseAction", Rng(11))
    card = s.players[0].hand[0]
    s.place(0, card)
    s.discard_from_tableau(0, card)
    assert pile(s, 0).opened == [card]
    for seed in range(10):
        assert pile(guess(s, 1, seed), 0).discard.counts[card] >= 1
        assert pile(guess(s, None, seed), 0).discard.counts[card] >= 1
    s.reshuffle(0)
    assert pile(s, 0).opened == []
    for seed in range(10):
        assert card in pile(guess(s, 1, seed), 0).own


def test_a_card_seen_in_the_discard_pile_is_another_than_its_twin_on_the_table() -> None:
    """Seat 1 has drafted both Colony Ships, and seat 0 has seen neither in a packet."""
    s = play_until(drafted(2), "ChooseAction", Rng(27))
    card = s.tables.names.index("Colony Ship")
    assert pile(s, 1).own.count(card) == 2
    assert card not in draft(s).memories[0].sure[1]
    for _ in range(2):
        s.take_from_deck(card, 1)
        s.players[1].lay(card)
    s.discard_from_tableau(1, card)
    s.reshuffle(1)
    for seed in range(10):
        assert pile(guess(s, 0, seed), 1).own.count(card) == 2


def test_all_positions_of_a_draft_survive_json() -> None:
    rng = Rng(12)
    s = drafted(3, goals=True)
    while asking(s) != "ChooseAction":
        text = s.dump()
        assert astrarium.load(text).dump() == text
        answer(s, rng)


# --- pairs ----------------------------------------------------------------------------------------


def test_a_pair_is_shared_so_that_what_lies_open_can_lie_there() -> None:
    for seed in range(10):
        shares = share_pairs([1, 2], {0: [2], 1: []}, Counter(), {0: 0, 1: 0}, Rng(seed))
        assert shares == {0: [2], 1: [1]}


def test_pairs_that_nothing_speaks_of_are_shared_at_random() -> None:
    found = {
        tuple(share_pairs([1, 2], {0: [], 1: []}, Counter(), {0: 0, 1: 0}, Rng(seed))[0])
        for seed in range(20)
    }
    assert found == {(1,), (2,)}


def test_a_need_can_be_met_from_the_rest_where_pairs_cannot() -> None:
    # Both seats show card 1; there is one in the pair, and one more that nobody has seen.
    for seed in range(10):
        shares = share_pairs([1, 2], {0: [1], 1: [1]}, Counter([1]), {0: 1, 1: 1}, Rng(seed))
        assert sorted(shares[0] + shares[1]) == [1, 2]


def test_a_choice_that_leads_nowhere_is_taken_back() -> None:
    # Seat 0 needs cards 1 and 2. Only the second pair holds 2, and with it seat 1 gets 1.
    needs = {0: [1, 2], 1: [3]}
    for seed in range(20):
        shares = share_pairs([1, 3, 1, 2], needs, Counter(), {0: 0, 1: 0}, Rng(seed))
        assert shares == {0: [1, 2], 1: [3, 1]}


def test_needs_that_nothing_can_meet_are_an_error() -> None:
    with pytest.raises(ValueError, match="share the pairs"):
        share_pairs([1, 2], {0: [3], 1: []}, Counter(), {0: 1, 1: 1}, Rng(1))


def test_a_card_of_the_rest_meets_one_need_however_often_it_is_tried() -> None:
    # Either pair gives card 1 to seat 0. Both seats show card 9, and the rest has one of it.
    pairs, needs = [1, 2, 1, 3], {0: [1, 9], 1: [9]}
    for seed in range(10):
        with pytest.raises(ValueError, match="share the pairs"):
            share_pairs(pairs, needs, Counter([9]), {0: 1, 1: 1}, Rng(seed))
