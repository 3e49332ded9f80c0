"""A mix of options that cannot be played is refused with a rule that the ledger has."""

from __future__ import annotations

from itertools import product

import pytest

from astrarium import games
from astrarium.core.game import Game, rule_cited
from astrarium.text.mistakes import say_rule


def refusals(game: Game) -> list[str]:
    """Every refusal of any two options that differ from the usual, for every number of seats."""
    usual = {option.name: option.default for option in game.options}
    found = set()
    for one, other in product(game.options, repeat=2):
        for value, another, seats in product(one.values, other.values, game.seats):
            found.add(game.refuse(seats, {**usual, one.name: value, other.name: another}))
    return sorted(found - {""})


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_refusal_cites_a_rule_that_can_be_shown(name: str, language: str) -> None:
    sentences = refusals(games.find_game(name))
    assert sentences
    unknown = [each for each in sentences if not say_rule(language, rule_cited(each))]
    assert unknown == []
