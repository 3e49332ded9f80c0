"""Positions dealt anew: what a seat knows stays, all else is as likely as it was."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

import pytest

import astrarium
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE

ROUNDS: Final = 3000
KINDS: Final[list[tuple[str, int, Options]]] = [
    ("base", 2, {}),
    ("base for four", 4, {}),
    ("goals", 3, {"expansion": "storm", "goals": True}),
    ("draft", 3, {"expansion": "storm", "draft": True}),
    ("robot", 1, {"expansion": "storm"}),
    ("orb", 3, {"expansion": "artifacts", "orb": True}),
]


def played(seats: int, options: Options, decisions: int, seed: int = 3) -> Race:
    s = astrarium.start("race", seats, options)
    playout(s, Rng(seed), decisions)
    assert isinstance(s, Race)
    return s


def dealt(s: Race, seat: int | None, seed: int) -> Race:
    found = s.redeal(seat, Rng(seed))
    assert isinstance(found, Race)
    return found


@pytest.mark.parametrize(("name", "seats", "options"), KINDS, ids=[name for name, _, _ in KINDS])
def test_a_redeal_looks_the_same_and_reads_no_secret(
    name: str, seats: int, options: Options
) -> None:
    """Of two positions that look alike the same numbers make the same one."""
    for decisions in (3, 30, 60):
        s = played(seats, options, decisions)
        for eyes in (None, *range(seats)):
            other = dealt(s, eyes, 1)
            assert other.view(eyes) == s.view(eyes)
            assert other.rules.game.broken(other) == []
            assert dealt(other, eyes, 2).dump() == dealt(s, eyes, 2).dump()


@pytest.mark.parametrize(("name", "seats", "options"), KINDS, ids=[name for name, _, _ in KINDS])
def test_a_redeal_is_what_a_resample_makes_of_the_view(
    name: str, seats: int, options: Options
) -> None:
    for decisions in (0, 12, 45):
        s = played(seats, options, decisions)
        for eyes in (None, *range(seats)):
            view = s.view(eyes)
            for seed in range(3):
                guess = astrarium.resample(view, Rng(seed))
                assert guess.dump() == dealt(s, eyes, seed).dump()


def test_the_position_itself_stays_as_it_is() -> None:
    s = played(2, {}, 30)
    before = s.dump()
    dealt(s, 0, 1)
    assert s.dump() == before


def where(s: Race, card: int) -> str:
    """Where the only copy of a card lies."""
    for seat, player in enumerate(s.players):
        if card in player.hand:
            return f"hand {seat}"
        if card in player.goods:
            return "a good"
    return "discarded" if s.discard.counts[card] else "deck"


def test_an_unseen_card_is_as_likely_anywhere_as_there_are_unseen_cards() -> None:
    s = played(2, {}, 90, 18)
    me, other = s.players
    goods = sum(good != NONE for player in s.players for good in player.goods)
    hidden = {
        "hand 1": len(other.hand) - len(other.shown),
        "a good": goods,
        "discarded": int(s.discard.size) - sum(int(count) for count in me.known),
        "deck": int(s.deck.size),
    }
    unseen = sum(hidden.values())
    assert min(hidden.values()) > 0
    seen = {*me.hand, *me.tableau, *other.tableau, *other.shown}
    single = [
        card
        for card in range(s.tables.count)
        if s.tables.copies[card] == 1 and card not in seen and not me.known[card]
    ]
    for card in single[:3]:
        found = Counter(where(dealt(s, 0, seed), card) for seed in range(ROUNDS))
        assert found.keys() == hidden.keys()
        expected = {place: ROUNDS * count / unseen for place, count in hidden.items()}
        distance = sum((found[place] - mean) ** 2 / mean for place, mean in expected.items())
        assert distance < 20  # chi-square with 3 degrees of freedom: above 20 once in 5,000


def test_all_hands_that_a_seat_could_hold_are_equally_likely() -> None:
    """Two cards of the three that are left: exact on a small position."""
    s = played(2, {}, 90, 18)
    other = s.players[1]
    # All but three unseen cards go where seat 0 sees them: into the other tableau, without goods.
    other.shown = []
    other.hand = other.hand[:2]
    for player in s.players:
        player.goods = [NONE] * len(player.goods)
    left = s.deck.things()[:1]
    s.deck.empty()
    s.deck.put(left[0])
    s.discard.empty()
    for player in s.players:
        player.forget_discards()
    hidden = sorted([*other.hand, *left])
    known = Counter(dict(enumerate(s.tables.copies)))
    known.subtract([*hidden, *s.players[0].hand, *s.players[0].tableau, *other.tableau])
    other.tableau += list(known.elements())
    other.goods += [NONE] * (len(other.tableau) - len(other.goods))
    found = Counter(tuple(dealt(s, 0, seed).players[1].hand) for seed in range(ROUNDS))
    assert found.keys() == set(combinations(hidden, 2))
    assert all(abs(count - ROUNDS / 3) < 4 * 26 for count in found.values())  # a deviation is 26
