"""The greedy bot of Beyond the Sun: ahead of random play, and no fool at single questions."""

from __future__ import annotations

import pytest

from astrarium.bots.search.tries import Search, best_of
from astrarium.bots.sun import LEVELS
from astrarium.bots.sun.greedy import Greedy
from astrarium.bots.sun.outlook import Outlook, cheapest_spaces
from astrarium.bots.sun.weights import WEIGHTS
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from tests.games.sun.table import Table


def chosen(t: Table) -> str:
    """What looks best to the bot in the open question."""
    search = Search(Outlook(t.s, t.asked(), WEIGHTS), Rng(1))
    return GAME.say(t.rules, best_of(search.values(t.s, MAIN)))


@pytest.mark.parametrize("seed", [1, 8])
def test_greedy_is_ahead_of_random_play_after_ten_rounds(seed: int) -> None:
    s = GAME.start(rules_of(GAME, 2, {}))
    s.run(MAIN)
    rng, bot = Rng(seed), Greedy()
    while not s.over and s.round_number < 11:
        if s.asked(MAIN) == CHANCE:
            s.roll(rng)
            continue
        options = s.lane_options(MAIN)
        if s.asked(MAIN) == 0 and len(options) > 1:
            s.answer(MAIN, bot.choose(s.view(0), s.question_of(0), options, rng))
        else:
            s.answer(MAIN, rng.pick(options))
    mine, theirs = s.scores()
    assert mine > theirs + 5


def test_it_claims_the_achievement_that_is_worth_most() -> None:
    t = Table().ships(0, "deep_space", 4, 4, 4)
    t.colony(0, "sirius", "ross_128", "yz_ceti", "luytens_star").production(0).do("produce ore")
    assert chosen(t) == "claim empire"  # 5 points, the Warlord 4


def test_it_waits_for_its_turn_where_turns_overlap() -> None:
    t = Table(2, overlap=True).production(0)
    question = t.s.question_of(1)
    choice = Greedy().choose(t.s.view(1), question, t.s.options(question), Rng(1))
    assert GAME.say(t.rules, choice) == "wait"


def test_it_is_listed_by_name() -> None:
    assert [level.name for level in LEVELS] == ["random", "casual", "greedy"]


def test_it_colonizes_what_it_can() -> None:
    t = Table().know(0, "I1", "I2", "I3", "I4")
    t.ships(0, "barnards_star", 3).outpost(0, "barnards_star", "ore")
    t.seat(0, ore=4, population=3).turn(0)
    t.s.round_number = 10
    assert chosen(t) == "act terraforming 1 1"


def test_of_spaces_of_one_action_the_cheapest_is_tried() -> None:
    t = Table().turn(0).seat(0, ore=9)
    assert tried(t) == ["act research level 1 1", "act build and jump 1", "act gather"]
    t.pawn(1, "build_and_jump_1")
    assert "act build and jump 2" in tried(t)


def tried(t: Table) -> list[str]:
    options = [int(choice) for choice in t.s.lane_options(MAIN)]
    return [GAME.say(t.rules, choice) for choice in cheapest_spaces(t.rules, options)]


def test_a_ship_becomes_a_cube_where_none_is_left() -> None:
    t = Table().ships(0, "sol").ships(0, "deep_space", 1, 4).supply(0, 0, 0, 0, 0, 0)
    t.seat(0, ore=20, population=0).production(0)
    assert chosen(t) == "produce trade"
    t.do("produce trade")
    assert chosen(t) == "scrap 1 at deep space"
