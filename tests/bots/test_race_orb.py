"""The careful beginner on the Orb."""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.bots.race.greedy import Greedy
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.orb.table import ARTIFACTS, OrbTable, chance, held, orb_in, where
from tests.games.race.table import says

BOT = Greedy()


def answer(s: Race, seat: int) -> str:
    """What the bot says to the open question, which it then answers."""
    question = s.question_of(seat)
    choice = BOT.answer(s, question, s.options(question), Rng(0))
    s.apply(question, choice)
    return s.rules.game.say(s.rules, choice)


def played(seats: int, seed: int, bots: set[int]) -> Race:
    """A game between the bot and random play."""
    s = cast(Race, astrarium.start("race", seats, options=ARTIFACTS))
    s.run(MAIN)
    rng = Rng(seed)
    while not s.over:
        question = s.questions()[0]
        options = s.options(question)
        if question.seat == CHANCE:
            choice = int(roll(s, question.lane, rng))
        elif question.seat in bots and len(options) > 1:
            choice = BOT.choose(s.view(question.seat), question, options, rng)
            assert choice in options
        else:
            choice = rng.pick(options)
        s.apply(question, choice)
    return s


def test_greedy_beats_random_play_and_brings_more_tokens_home():
    won, tokens = 0, [0, 0]
    for seed in range(6):
        s = played(2, seed, {seed % 2})
        won += s.ranking()[seed % 2] == 1
        for seat, mine in enumerate(orb_in(s).seats):
            tokens[seat == seed % 2] += len(mine.used)
    assert won >= 5
    assert tokens[True] > 2 * tokens[False] + 2


def test_greedy_plays_at_a_table_of_five_to_the_end():
    s = played(5, 3, {0})
    assert s.over
    assert len(orb_in(s).seats[0].used) >= 1


def moving(t: OrbTable) -> Race:
    s = t.priority(0, 1).at_orb_step("explore orb", "develop")
    assert answer(s, 0) == "orb move"
    return s


def test_a_token_in_reach_is_taken():
    s = moving(OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 3))
    assert answer(s, 0) == "go 3,4"
    chance(s, "token move_4")
    assert held(s, 0) == ["move_4"]


def test_a_token_out_of_reach_is_walked_towards():
    """From (0, 0) the artifact at (3, 4), behind a gate of 4, is beyond one movement."""
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 0, 0)
    t.seat(0, tableau="Old Earth; Drop Ships; Space Marines")
    s = moving(t)
    before = where(s, 0)
    answer(s, 0)
    assert where(s, 0) != before


def test_a_token_that_opens_the_way_is_turned_up():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 4, 4).tokens(0, "gate_or_military_2")
    t.seat(0, tableau="New Sparta")
    s = moving(t)
    assert answer(s, 0) in (
        "turn up gate_or_military_2",
        "cross to 3,4 with gate_or_military_2",
    )


def test_a_team_without_a_way_goes_home():
    """B03 upside down, and a gate of 5 above the team; from the large airlock there is a way."""
    t = OrbTable(2).lay("B03", 2, 3, 3).lay("A26", 0, 2, 5).lay("A01", 1, 0, 5).team(0, 4, 5)
    t.orb.board.take_token(t.orb.board.at(4, 5))
    s = t.priority(0, 1).at_orb_step("explore orb", "develop")
    assert answer(s, 0) == "orb pass"
    assert answer(s, 0) == "return team 1 to 1,1"


def test_a_card_with_tokens_is_laid_near_the_own_team():
    s = OrbTable(2).hand(0, "A01 A28").team(0, 2, 3).at_orb_step("explore orb", "develop")
    s.play(0, "orb play")
    assert answer(s, 0).startswith("lay A28")
    answer(s, 0)
    assert len(s.view(None)["state"]["extras"]["orb"]["tokens"]) == 2


def test_tokens_lower_costs_where_they_can():
    t = OrbTable(2).tokens(0, "development_discount_2")
    t.seat(0, tableau="Alpha Centauri", hand="Public Works; Gem World; Comet Zone")
    s = t.at_orb_step("produce", "develop")
    s.play(0, "develop Public Works")
    s.play(1, "pass")
    assert "turn up development_discount_2" in says(s, 0)
    assert answer(s, 0) == "turn up development_discount_2"
