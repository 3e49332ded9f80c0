"""A search tries as many positions as it may, and answers whatever the budget: nodes are counted,
never seconds."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.bots import find_bot, levels_of
from astrarium.bots.level import take_share
from astrarium.bots.search import hasty
from astrarium.bots.search.budget import Budget
from astrarium.core.rng import Rng
from astrarium.lab.searching import Moment, moments
from tests.bots.test_search import at_work, choose
from tests.toy.greedy import Greedy
from tests.toy.words import BUILD

# --- the budget itself ----------------------------------------------------------------------------


def test_without_a_limit_nothing_is_ever_spent() -> None:
    budget = Budget()
    budget.spent = 1_000_000
    assert not budget.is_spent()
    assert list(budget.shared([1, 2, 3])) == [1, 2, 3]


def test_each_has_its_share_and_what_is_left_over_goes_to_those_behind() -> None:
    budget = Budget(12)
    shares = []
    for use in budget.shared([1, 9, 9]):
        before = budget.spent
        while not budget.is_spent() and budget.spent - before < use:
            budget.spent += 1
        shares.append(budget.spent - before)
    assert shares == [1, 5, 6]
    assert budget.is_spent()


def test_a_part_of_what_is_left_may_be_spent_before_the_rest() -> None:
    budget = Budget(100)
    budget.spent = 20
    budget.allow(0.5)
    budget.spent = 59
    assert not budget.is_spent()
    budget.spent = 60
    assert budget.is_spent()
    budget.allow(1)
    assert not budget.is_spent()


# --- searches -------------------------------------------------------------------------------------


def test_with_enough_the_answer_is_that_without_a_limit() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    free, bound = Greedy(), hasty(Greedy, 2_000)()
    assert choose(s, free) == choose(s, bound) == BUILD
    assert 20 < free.tried == bound.tried


@pytest.mark.parametrize("nodes", [1, 5, 20])
def test_with_little_fewer_worlds_are_thought_of(nodes: int) -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    open_now = s.options(s.question_of(0))
    bot = hasty(Greedy, nodes)()
    assert choose(s, bot) in open_now
    assert 0 < bot.tried <= nodes + 2 * len(open_now)


def asked(moment: Moment, bot: Any) -> int:
    options = moment.s.options(moment.question)
    choice: int = bot.choose(moment.view, moment.question, options, Rng(1))
    assert choice in options
    return len(options)


@pytest.mark.parametrize("game", ["gaia", "eclipse", "sun"])
@pytest.mark.parametrize("nodes", [1, 60, 600])
def test_no_search_goes_far_beyond_its_budget(game: str, nodes: int) -> None:
    """Every answer is looked at at least once: so much may come on top, a few times over."""
    bot: Any = find_bot(game, "greedy")
    bot.nodes = nodes
    for moment in moments(game, 2, {})[:4]:
        options = asked(moment, bot)
        assert bot.tried <= nodes + 3 * options + 30


def test_the_same_budget_gives_the_same_answer() -> None:
    moment = moments("gaia", 2, {})[0]
    options = moment.s.options(moment.question)
    bot: Any = find_bot("gaia", "learner")
    bot.nodes = 100
    answers = {bot.choose(moment.view, moment.question, options, Rng(7)) for _ in range(3)}
    assert len(answers) == 1


# --- shares ---------------------------------------------------------------------------------------


def test_a_bot_takes_its_share_of_what_it_may_try() -> None:
    bot: Any = find_bot("eclipse", "greedy")
    alone = bot.nodes
    take_share(bot, 0.25)
    assert bot.nodes == alone // 4
    take_share(bot, 0.0)
    assert bot.nodes == 1


def test_a_bot_that_does_not_search_is_left_as_it_is() -> None:
    bot: Any = find_bot("race", "random")
    take_share(bot, 0.5)
    assert not hasattr(bot, "nodes")


@pytest.mark.parametrize("game", astrarium.games.names())
def test_a_share_of_every_level_is_an_answer_too(game: str) -> None:
    moment = moments(game, 2, {})[1]
    for level in levels_of(game):
        bot = level.make()
        take_share(bot, 0.01)
        asked(moment, bot)
