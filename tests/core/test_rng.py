"""Randomness: the search generator's typed values, and the sealed streams."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from astrarium.core.rng import Rng, Streams, promise_of

SEED = "0123456789abcdef" * 4
FIRST_OF_SEED_1 = [559, 713, 674, 912, 880, 794, 515, 49]
FIRST_OF_SEED_MINUS_7 = [534589462, 470443498, 28264103, 981163164]
DECK = [961, 119, 18, 118, 349, 882]
WEATHER = [174, 286, 236, 735, 151, 651]


def test_the_generator_gives_the_same_numbers_interpreted_and_compiled() -> None:
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == FIRST_OF_SEED_1
    rng = Rng(-7)
    assert [rng.below(1 << 30) for _ in range(4)] == FIRST_OF_SEED_MINUS_7


def test_numbers_are_below_the_bound() -> None:
    rng = Rng(5)
    assert all(0 <= rng.below(n) < n for n in range(1, 2000))
    assert [rng.below(1) for _ in range(10)] == [0] * 10


def test_the_generator_favours_nothing() -> None:
    rng = Rng(99)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_pick_is_one_of_the_options() -> None:
    rng = Rng(3)
    assert {rng.pick([4, 8, 15]) for _ in range(60)} == {4, 8, 15}


def test_seeds_make_different_streams() -> None:
    firsts = {Rng(seed).below(1 << 30) for seed in range(1000)}
    assert len(firsts) > 990


def test_streams_repeat_from_the_same_seed() -> None:
    one, other = Streams(SEED), Streams(SEED)
    assert [one.below("deck", 100) for _ in range(50)] == [
        other.below("deck", 100) for _ in range(50)
    ]


def test_a_stream_gives_typed_values() -> None:
    streams = Streams(SEED)
    assert [streams.below("deck", 1000) for _ in range(6)] == DECK
    assert [streams.below("weather", 1000) for _ in range(6)] == WEATHER


def test_purposes_have_streams_of_their_own() -> None:
    mixed, alone = Streams(SEED), Streams(SEED)
    deck = []
    for _ in range(20):
        mixed.below("weather", 4)
        deck.append(mixed.below("deck", 100))
    assert deck == [alone.below("deck", 100) for _ in range(20)]


def test_streams_favour_nothing() -> None:
    streams = Streams(SEED)
    counts = Counter(streams.below("dice", 6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_numbers_that_would_favour_the_low_end_are_drawn_again() -> None:
    """Of 2**64 numbers, those beyond the last whole multiple of n are not used."""
    n = 3 << 62  # a quarter of all numbers lies beyond
    streams = Streams(SEED)
    values = [streams.below("wide", n) for _ in range(400)]
    assert max(values) < n
    third = n // 3
    counts = Counter(value // third for value in values)
    assert all(100 < counts[part] < 167 for part in range(3))


def test_the_promise_is_the_hash_of_the_seed_and_the_seed_is_secret() -> None:
    streams = Streams(SEED)
    assert streams.promise == hashlib.sha256(SEED.encode()).hexdigest() == promise_of(SEED)


def test_a_new_seed_is_drawn_where_none_is_given() -> None:
    one, other = Streams(), Streams()
    assert len(one.seed) == 64
    assert one.seed != other.seed


@pytest.mark.parametrize("seed", ["abc", "G" * 64, "A" * 64, "0" * 65])
def test_a_seed_is_64_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Streams(seed)
