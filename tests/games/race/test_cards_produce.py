"""Every Produce power of every card, seen in play."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import drawn, from_produce_on
from tests.games.race.printed import plain_worlds
from tests.games.race.table import Table, any_draws, asked, goods, hand, says

PRODUCE_HERE = (
    "Earth's Lost Colony",
    "Artist Colony",
    "New Survivalists",
    "Secluded World",
    "Gem World",
    "New Vinland",
    "Rebel Miners",
    "Space Port",
    "Spice World",
    "Bio-Hazard Mining World",
    "Comet Zone",
    "Mining World",
    "Plague World",
    "Prosperous World",
    "Distant World",
    "Imperium Armaments World",
    "Malevolent Lifeforms",
    "Lost Species Ark World",
    "New Earth",
    "Alien Robotic Factory",
    "Lost Alien Battle Fleet",
)

DRAW_IF_PRODUCED_HERE = {
    "Runaway Robots": 1,
    "Gem World": 1,
    "Comet Zone": 1,
    "Mining World": 1,
    "Lost Species Ark World": 2,
}

WINDFALL = {
    "Expanding Colony": "novelty",
    "Galactic Engineers": "any",
    "Alien Rosetta Stone World": "alien",
    "Genetics Lab": "genes",
    "Mining Robots": "rare",
    "Free Trade Association": "novelty",
    "Mining League": "rare",
}

DRAW = {"Rebel Underground": 1, "Merchant Guild": 2}
DRAW_PER_GOOD = {"Research Labs": ("alien", 1), "Consumer Markets": ("novelty", 1)}
DRAW_PER_KIND = {"Diversified Economy": 1}
DRAW_IF_MOST = {"Mining Conglomerate": ("rare", 2)}
DRAW_PER_GENES_WORLD = {"Pan-Galactic League": 1}

# Two production worlds of each kind that draw nothing for themselves.
PRODUCERS = {
    "novelty": ("Artist Colony", "Spice World"),
    "rare": ("Rebel Miners", "Imperium Armaments World"),
    "genes": ("Plague World", "Distant World"),
    "alien": ("Alien Robotic Factory", "Lost Alien Battle Fleet"),
}
KINDS = tuple(PRODUCERS)


def producing(tableau: str, with_goods: str = "", others: str = "New Sparta") -> Race:
    """Seat 0 produces without the bonus."""
    t = Table(2)
    t.seat(0, tableau=tableau, goods=with_goods)
    t.seat(1, tableau=others)
    return from_produce_on(t, "consume 2x", "produce")


@pytest.mark.parametrize("card", PRODUCE_HERE)
def test_a_good_is_produced_on(card: str) -> None:
    s = producing(card)
    any_draws(s)
    assert goods(s, 0) == [card]
    assert len(hand(s, 0)) == DRAW_IF_PRODUCED_HERE.get(card, 0)


@pytest.mark.parametrize("card", DRAW_IF_PRODUCED_HERE)
def test_cards_are_drawn_for_a_good_produced_on(card: str) -> None:
    s = producing(f"{card}; Mining Robots")
    any_draws(s)
    if card not in PRODUCE_HERE:
        assert hand(s, 0) == []
        s.play(0, f"produce on {card}")
        any_draws(s)
    assert len(hand(s, 0)) == DRAW_IF_PRODUCED_HERE[card]
    full = producing(f"{card}; Mining Robots", card)
    assert drawn(full, 0) == 0


@pytest.mark.parametrize("card", WINDFALL)
@pytest.mark.parametrize("kind", KINDS)
def test_a_windfall_world_gets_a_good_by_the_power_of(card: str, kind: str) -> None:
    (first, second) = plain_worlds(kind, 2)
    s = producing(f"{card}; {first}; {second}")
    if WINDFALL[card] not in (kind, "any"):
        assert asked(s) == [0, 1]
        assert goods(s, 0) == []
        return
    word = "produce any on" if WINDFALL[card] == "any" else "produce on"
    assert sorted(says(s, 0)) == sorted([f"{word} {first}", f"{word} {second}"])
    s.play(0, f"{word} {second}")
    any_draws(s)
    # One power, one good.
    assert goods(s, 0) == [second]
    assert asked(s) == [0, 1]


@pytest.mark.parametrize("card", DRAW)
def test_cards_are_drawn_in_produce_by_the_power_of(card: str) -> None:
    assert drawn(producing(card), 0) == DRAW[card]


@pytest.mark.parametrize("card", DRAW_PER_GOOD)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_drawn_for_each_good_by_the_power_of(card: str, kind: str) -> None:
    fits, amount = DRAW_PER_GOOD[card]
    first, second = PRODUCERS[kind]
    s = producing(f"{card}; {first}; {second}")
    assert drawn(s, 0) == (2 * amount if kind == fits else 0)


@pytest.mark.parametrize("card", DRAW_PER_KIND)
@pytest.mark.parametrize("count", range(5))
def test_cards_are_drawn_for_each_kind_by_the_power_of(card: str, count: int) -> None:
    worlds = [world for kind in KINDS[:count] for world in PRODUCERS[kind]]
    s = producing("; ".join([card, *worlds]))
    assert drawn(s, 0) == count * DRAW_PER_KIND[card]


@pytest.mark.parametrize("card", DRAW_IF_MOST)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_drawn_for_the_most_goods_by_the_power_of(card: str, kind: str) -> None:
    fits, amount = DRAW_IF_MOST[card]
    first, second = PRODUCERS[kind]
    s = producing(f"{card}; {first}")
    assert drawn(s, 0) == (amount if kind == fits else 0)
    tied = producing(f"{card}; {first}", others=second)
    assert drawn(tied, 0) == 0


@pytest.mark.parametrize("card", DRAW_PER_GENES_WORLD)
def test_cards_are_drawn_for_each_genes_world_by_the_power_of(card: str) -> None:
    amount = DRAW_PER_GENES_WORLD[card]
    assert drawn(producing(f"{card}; Genetics Lab; Mining World", "Mining World"), 0) == 0
    worlds = "Pre-Sentient Race; Plague World; Rebel Warrior Race"
    assert drawn(producing(f"{card}; {worlds}", worlds), 0) == 3 * amount
