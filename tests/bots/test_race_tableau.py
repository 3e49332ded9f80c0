"""What is remembered of tableaus: the same as if it were asked for the first time."""

from __future__ import annotations

import pytest

from astrarium.bots.race.goods import goods_worth, stock_of
from astrarium.bots.race.tableau import MOST_TABLEAUS, Memory
from astrarium.bots.race.weights import WEIGHTS, Weights
from astrarium.bots.race.worth import cycle_worth, prospects
from astrarium.core.game import rules_of
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.tables import RaceRules

CARD_WORTH = 0.68


def rules_with(expansion: str) -> RaceRules:
    rules = rules_of(GAME, 2, {"expansion": expansion})
    assert isinstance(rules, RaceRules)
    return rules


def drawn(rules: RaceRules, rng: Rng) -> tuple[int, ...]:
    """A tableau of up to eight different cards."""
    return tuple({int(rng.below(rules.count)): 0 for _ in range(1 + rng.below(8))})


@pytest.mark.parametrize("expansion", ["none", "storm", "artifacts"])
def test_what_is_known_without_idle_cards_is_true_of_the_whole_tableau(expansion: str) -> None:
    rules, rng = rules_with(expansion), Rng(3)
    memory, whole = Memory(rules, WEIGHTS), Memory(rules, WEIGHTS)
    whole.are_means = whole.are_engines = [True] * int(rules.count)
    idle = 0
    for _ in range(60):
        cards = drawn(rules, rng)
        table, fresh = memory.tableau(cards), whole.tableau(cards)
        every = range(int(rules.count))
        assert [table.price(card) for card in every] == [fresh.price(card) for card in every]
        assert prospects(table, CARD_WORTH) == prospects(fresh, CARD_WORTH)
        assert cycle_worth(table, CARD_WORTH) == cycle_worth(fresh, CARD_WORTH)
        stock = stock_of(rules, [card for card in cards if rules.good_kind[card]])
        assert goods_worth(table, stock, CARD_WORTH) == goods_worth(fresh, stock, CARD_WORTH)
        idle += not all(memory.are_means[card] and memory.are_engines[card] for card in cards)
    assert idle > 20


def test_other_weights_have_a_memory_of_their_own() -> None:
    rules = rules_with("none")
    idle, eager = Memory(rules, Weights(guest=0.0)), Memory(rules, Weights(guest=1.0))
    engine = tuple(rules.names.index(name) for name in ("Old Earth", "Spice World", "Gem World"))
    worth = [cycle_worth(each.tableau(engine), CARD_WORTH) for each in (idle, eager)]
    assert worth[0] < worth[1]


def test_a_full_memory_begins_anew() -> None:
    rules, rng = rules_with("none"), Rng(5)
    memory = Memory(rules, WEIGHTS)
    first = memory.tableau((1, 2))
    assert memory.tableau((1, 2)) is first
    while memory.tableau((1, 2)) is first:
        memory.tableau(drawn(rules, rng))
        assert len(memory.tableaus) <= MOST_TABLEAUS
    assert memory.tableau((1, 2)).prices == first.prices
