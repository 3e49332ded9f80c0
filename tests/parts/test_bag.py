"""Bags and decks: what is in them, what comes out, what eyes know of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from astrarium.core.checks import run_battery
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Data, rules_of
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.parts.bag import (
    Deck,
    Unseen,
    bag_from,
    bag_of,
    blank_bag,
    deck_from,
    new_deck,
    unseen_things,
)
from tests.parts.piles import GAME, Piles


def begun(seats: int = 2) -> Piles:
    s = GAME.start(rules_of(GAME, seats, {}))
    s.run(MAIN)
    return s


def chance(s: Piles, *texts: str) -> None:
    for text in texts:
        (question,) = s.questions()
        assert question.seat == CHANCE
        (choice,) = GAME.parse(s.rules, text)
        s.check(question, choice)
        s.apply(question, choice)


def guess(view: Data, seed: int) -> Piles:
    found = resample(view, Rng(seed), lambda _: GAME)
    assert isinstance(found, Piles)
    return found


# --- bags ---


def test_a_bag_is_how_many_of_each_kind() -> None:
    bag = bag_of([0, 0, 2], 4)
    assert bag.data() == [2, 0, 1, 0]
    assert bag.size == 3
    bag.put(3)
    bag.take(0)
    assert bag.things() == [0, 2, 3]


def test_every_roll_brings_a_kind_as_often_as_it_is_there() -> None:
    bag = bag_of([1, 1, 1, 4, 6, 6], 7)
    assert [bag.at(roll) for roll in range(6)] == [1, 1, 1, 4, 6, 6]
    assert bag.choices(100) == [101, 104, 106]
    assert bag.weights() == [3, 1, 2]


def test_a_bag_that_is_poured_into_another_is_empty() -> None:
    bag, discards = bag_of([0, 2], 3), bag_of([0, 0, 1], 3)
    bag.pour(discards)
    assert (bag.data(), bag.size) == ([3, 1, 1], 5)
    assert (discards.data(), discards.size) == ([0, 0, 0], 0)


def test_of_a_blank_bag_only_the_size_is_known() -> None:
    bag = blank_bag(4, 3)
    assert (bag.data(), bag.size) == ([0, 0, 0], 4)


def test_a_clone_goes_its_own_way() -> None:
    bag = bag_of([0, 1], 2)
    copy = bag.clone()
    bag.empty()
    copy.put(1)
    assert (bag.data(), bag.size) == ([0, 0], 0)
    assert (copy.data(), copy.size) == ([1, 2], 3)


def test_a_bag_is_poured_into_another() -> None:
    deck, discards = bag_of([0, 1], 3), bag_of([1, 2, 2], 3)
    deck.pour(discards)
    assert deck.things() == [0, 1, 1, 2, 2]
    assert (deck.size, discards.size, discards.things()) == (5, 0, [])


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([1, 2], "a bag lists 3 kinds, not 2"),
        ([1, 2, -1], "a bag holds 0 to 255 of a kind"),
        ([1, 2, 256], "a bag holds 0 to 255 of a kind"),
        ([1, 2, True], "True is no whole number"),
    ],
)
def test_damaged_bags_are_refused(data: list[int], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        bag_from(data, 3)
    assert bag_from([1, 2, 255], 3).size == 258


# --- decks ---


def test_what_is_laid_under_a_deck_comes_after_all_that_was_there() -> None:
    deck = new_deck(bag_of([0, 1], 4))
    deck.lay_under([2, 3])
    deck.lay_under([0])
    came = []
    while deck.size > 0:
        came.append(deck.top().things())
        deck.take(deck.top().at(0))
    assert came == [[0, 1], [1], [2, 3], [3], [0]]


def test_all_know_what_was_laid_under_and_nobody_what_is_above_it() -> None:
    deck = new_deck(bag_of([0, 1], 4))
    deck.lay_under([2, 3])
    assert deck.seen() == {"hidden": [2], "layers": [[0, 0, 1, 1]]}
    deck.take(0)
    deck.take(1)
    assert deck.seen() == {"hidden": [], "layers": [[0, 0, 1, 1]]}


def test_under_an_empty_deck_lies_the_deck() -> None:
    deck = new_deck(bag_of([0], 2))
    deck.take(0)
    deck.lay_under([])
    assert deck.size == 0
    deck.lay_under([1, 1])
    assert deck.data() == {"hidden": 0, "layers": [[0, 2]]}


def test_an_empty_deck_hides_nothing() -> None:
    assert new_deck(bag_of([], 2)).seen() == {"hidden": [], "layers": [[0, 0]]}


def test_two_bags_over_each_other_stay_apart() -> None:
    """As where cards with one back lie over cards with another: both are hidden."""
    deck = Deck([bag_of([0], 4), bag_of([2, 3], 4)], 2)
    assert deck.seen() == {"hidden": [1, 2], "layers": []}
    deck.take(0)
    assert deck.seen() == {"hidden": [2], "layers": []}
    assert deck.top().things() == [2, 3]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"hidden": 0, "layers": []}, "a deck has a layer"),
        ({"hidden": 0, "layers": [[1], [0]]}, "none of several is empty"),
        ({"hidden": 2, "layers": [[1]]}, "no more hidden layers than layers"),
        ({"hidden": -1, "layers": [[1]]}, "no more hidden layers than layers"),
    ],
)
def test_damaged_decks_are_refused(data: Data, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        deck_from(data, 1)
    assert deck_from({"hidden": 1, "layers": [[1], [2]]}, 1).size == 3


# --- dealing what eyes cannot place ---


def test_every_deal_of_unseen_things_is_equally_likely() -> None:
    """Three places, five things of which two are alike: counted against all 120 orders."""
    things = [0, 0, 1, 2, 3]
    wanted = Counter((tuple(sorted(order[:2])), order[2]) for order in permutations(things))
    found: Counter[tuple[tuple[int, ...], int]] = Counter()
    rng = Rng(7)
    rounds = 24_000
    for _ in range(rounds):
        unseen = Unseen(bag_of(things, 4), rng)
        unseen.mix()
        found[(tuple(unseen.several(2)), unseen.next())] += 1
    assert found.keys() == wanted.keys()
    expected = {deal: Fraction(rounds * ways, 120) for deal, ways in wanted.items()}
    distance = sum((found[deal] - mean) ** 2 / mean for deal, mean in expected.items())
    assert distance < 40  # chi-square with 15 degrees of freedom: above 40 once in 2,000


def test_one_thing_after_another_until_nothing_is_left() -> None:
    unseen = Unseen(bag_of([0, 1, 2, 3], 4), Rng(3))
    unseen.mix()
    came = [int(unseen.next()) for _ in range(3)]
    assert sorted(came + unseen.rest().things()) == [0, 1, 2, 3]
    assert unseen.rest().size == 0  # the rest comes once


def test_of_a_list_of_things_each_is_dealt_once() -> None:
    unseen = unseen_things([5, 5, 8, 9], Rng(3))
    assert sorted([int(unseen.next()), *unseen.several(3)]) == [5, 5, 8, 9]


def test_what_is_seen_is_not_dealt() -> None:
    unseen = Unseen(bag_of([0, 1, 1, 2, 3], 4), Rng(1))
    unseen.see([1, 3])
    unseen.see_bag(bag_of([0], 4))
    unseen.mix()
    assert unseen.several(2) == [1, 2]
    assert unseen.rest().size == 0


def test_a_bag_is_filled_again_around_what_is_known_of_it() -> None:
    for seed in range(20):
        bag = bag_of([0, 1, 2], 4)
        unseen = Unseen(bag_of([0, 2, 3, 3], 4), Rng(seed))
        unseen.mix()
        unseen.refill(bag, bag_of([1], 4))
        assert bag.size == 3
        assert bag.data()[1] == 1
        assert sorted(bag.things() + unseen.rest().things()) == [0, 1, 2, 3, 3]


def test_only_some_kinds_come_where_only_they_can() -> None:
    found = set()
    for seed in range(40):
        unseen = Unseen(bag_of([0, 1, 2, 3], 4), Rng(seed))
        unseen.mix()
        one = unseen.next_of([True, False, False, True])
        assert one not in unseen.rest().things()
        found.add(one)
    assert found == {0, 3}


# --- a game of bags ---


def test_a_seat_draws_three_tiles_keeps_one_and_returns_the_others_in_secret() -> None:
    s = begun()
    s.play(0, "do 0")
    chance(s, "tile 3", "tile 0", "tile 1")
    assert s.view(0)["state"]["seats"][0]["looked"] == [0, 1, 3]
    assert s.view(1)["state"]["seats"][0] == {"kept": 0, "looked": 3, "hand": 0}
    s.play(0, "keep 3")
    assert s.seats[0].kept == [3]
    assert s.tiles.size == 13
    assert {guess(s.view(0), seed).seats[0].kept[0] for seed in range(30)} == {3}
    others = Counter(guess(s.view(1), seed).seats[0].kept[0] for seed in range(300))
    assert others.keys() == {0, 1, 2, 3}
    assert 80 < others[0] < 180  # 6 of 14
    assert others[3] < 50  # 1 of 14


def test_a_deck_is_looked_through_until_two_cards_fit_and_the_rest_goes_under_it() -> None:
    s = begun()
    s.play(0, "do 2")  # the second suit: cards 1, 4 and 7
    chance(s, "event 0", "event 4", "event 2", "event 7")
    assert s.options(s.question_of(0)) == [choice for (choice,) in map(read, ("take 4", "take 7"))]
    s.play(0, "take 7")
    assert s.row == [7]
    assert s.events.seen() == {"hidden": [14], "layers": [[1, 0, 1, 0, 1, 0, 0, 0, 0]]}
    for eyes in (None, 0, 1):
        for seed in range(10):
            found = guess(s.view(eyes), seed).events
            assert found.layers[1].things() == [0, 2, 4]
            assert found.layers[0].size == 14


def read(text: str) -> list[int]:
    return GAME.parse(begun().rules, text)


def test_discards_are_shuffled_in_when_the_pile_is_out_and_forgotten() -> None:
    s = begun()
    for turn in range(9):
        s.play(turn % 2, "do 4")
        chance(s, f"card {turn // 2}")
        if s.questions()[0].seat == turn % 2 and len(s.seats[turn % 2].hand) > 2:
            s.apply(s.question_of(turn % 2), s.options(s.question_of(turn % 2))[0])
    assert (s.pile.size, s.discards.size) == (1, 5)
    assert s.seats[0].known.size + s.seats[1].known.size == 5
    for seed in range(10):
        found = guess(s.view(0), seed)
        mine, there = s.seats[0].known.data(), found.discards.data()
        assert all(known <= count for known, count in zip(mine, there, strict=True))
    s.play(1, "do 4")
    chance(s, "card 4")
    assert (s.pile.size, s.discards.size) == (5, 0)
    assert s.seats[0].known.size == s.seats[1].known.size == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_the_battery_holds(seats: int) -> None:
    """Views, resamples, redeals, codec, chance and notation at every step of random games."""
    run_battery(GAME, games=6, every=1, chosen=[(seats, {})])
