"""The beginner of Gaia Project: how it fares, and what it does at the table."""

from __future__ import annotations

import json
from typing import cast

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.gaia.means import Means
from astrarium.bots.gaia.weights import WEIGHTS
from astrarium.core.frame import CHANCE
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import TRACKS
from astrarium.lab.arena import Entrant, play_game
from tests.games.gaia.table import Table, power

GREEDY = Greedy()


def answer(s: Gaia, seat: int = 0) -> str:
    """What the bot says to the seat's open question."""
    question = s.question_of(seat)
    choice = GREEDY.choose(s.view(seat), question, s.options(question), Rng(1))
    return s.rules.game.say(s.rules, choice)


def finish_turn(s: Gaia, seat: int = 0) -> list[str]:
    """The bot plays its turn; what it said."""
    said = []
    while not s.over and any(question.seat == seat for question in s.questions()):
        said.append(answer(s, seat))
        s.play(seat, said[-1])
        if said[-1].startswith("pass"):
            break
    return said


def poor(kind: str = "mine", **numbers: int) -> Table:
    """Terrans with one structure, alone on the map, and nothing to spend but this."""
    nothing = dict.fromkeys(("ore", "knowledge", "credits", "qic", "area1", "area2", "area3"), 0)
    table = Table("terrans", "xenos", "ambas", "geodens").put(0, "4,0", kind)
    return table.seat(0, **{**nothing, **numbers})


# --- how it fares --------------------------------------------------------------------------------


def test_it_beats_three_random_seats() -> None:
    names = ("greedy", "random", "random", "random")
    entrants = [Entrant(name, find_bot("gaia", name)) for name in names]
    for order in ((0, 1, 2, 3), (3, 0, 1, 2)):
        game = play_game(astrarium.rules("gaia", 4), entrants, seed=1, order=order)
        assert game.scores[0] > 90
        assert game.ranks[0] < min(game.ranks[1:])


def test_against_its_like_it_scores_far_more_than_random_play() -> None:
    entrants = [Entrant("greedy", GREEDY)] * 4
    game = play_game(astrarium.rules("gaia", 4), entrants, seed=1, order=(0, 1, 2, 3))
    assert sum(game.scores) / 4 > 80


# --- what it knows -------------------------------------------------------------------------------


def test_the_same_view_and_seed_give_the_same_answer_and_the_view_is_left_as_it_was() -> None:
    s = cast(Gaia, astrarium.start("gaia", 1, {"board": "all_tiles", "board_by": "last_player"}))
    chance = Rng(5)
    while not s.over:
        question = s.questions()[0]
        if question.seat == CHANCE:
            s.apply(question, roll(s, question.lane, chance))
            continue
        choices = s.options(question)
        choice = choices[0]
        if len(choices) > 1:
            sent = json.dumps(s.view(question.seat))
            view = json.loads(sent)
            choice = GREEDY.choose(view, question, choices[:], Rng(3))
            assert choice in choices
            assert json.dumps(view) == sent
            assert Greedy().choose(view, question, choices, Rng(3)) == choice
        s.apply(question, choice)


# --- actions -------------------------------------------------------------------------------------


def test_it_builds_on_a_planet_of_its_own_colour_within_reach() -> None:
    s = poor(ore=1, credits=2, qic=1).round(2).turn(0)
    assert answer(s) == "build mine 4,3"


def test_it_uses_a_special_action_before_it_passes() -> None:
    s = poor(area1=4, area2=4).tiles(0, "std_action_charge_4").round(2).turn(0)
    assert answer(s) == "special std action charge 4"


def test_in_the_last_round_it_researches_where_a_step_scores() -> None:
    s = poor(knowledge=4, science=2, economy=1, navigation=1).round(6).turn(0)
    assert answer(s) == "research science"


def test_in_the_last_round_a_laboratory_brings_the_tile_with_points() -> None:
    t = poor(ore=3, credits=5).put(0, "4,3", "trading_station").round(6)
    said = finish_turn(t.turn(0))
    assert said[0] == "upgrade 4,3 to research lab"
    tile = [tile.id for tile in t.rules.standard].index("std_7_vp")
    assert said[1] == f"tile under {TRACKS[tile].replace('_', ' ')}"


def test_it_forms_a_federation_when_it_can() -> None:
    t = poor(area1=4).put(0, "4,3", "planetary_institute").put(0, "5,0", "academy_knowledge")
    said = finish_turn(t.round(5).turn(0))
    assert said[0] == "federation"
    assert t.s.players[0].all_tokens() == 1


def test_a_gaia_project_takes_the_power_that_is_worth_least() -> None:
    s = poor(area1=3, area2=3, area3=2, qic=1).round(3).turn(0)
    s.play(0, "gaia project 1,1")
    finish_turn(s)
    assert power(s.players[0]) == (0, 0, 2)


def test_a_token_more_is_worth_most_to_whoever_has_few_and_as_long_as_rounds_are_to_come() -> None:
    def gain(tokens: int, number: int) -> float:
        """What one token more in area I is worth."""
        worth = []
        for area1 in (tokens, tokens + 1):
            s = poor(area1=area1).round(number).turn(0)
            worth.append(Means(s, 0, WEIGHTS).holdings(s.players[0]))
        return worth[1] - worth[0]

    assert gain(1, 2) > gain(4, 2) > gain(8, 2)
    assert gain(1, 2) > gain(1, 5) > gain(1, 6)
    assert gain(8, 2) == pytest.approx(WEIGHTS.power[1] * WEIGHTS.area_1)


# --- the end of a round --------------------------------------------------------------------------


def test_at_the_end_power_and_qics_become_resources_that_score() -> None:
    s = poor(qic=1, area2=2, area3=2).round(6).turn(0)
    assert finish_turn(s)[-1] == "pass"
    player = s.players[0]
    assert (player.ore, player.credits, player.qic, player.area3) == (1, 3, 0, 0)


def test_earlier_it_keeps_them() -> None:
    s = poor(qic=1, area2=2, area3=2).round(3).turn(0)
    finish_turn(s)
    assert s.players[0].area2 == 2


@pytest.mark.parametrize(
    ("kind", "more", "booster"),
    [
        ("mine", ("4,3", "-3,3", "4,-6", "11,-5"), "pass boost mines"),
        ("research_lab", ("4,3", "-3,3", "4,-6"), "pass boost labs"),
    ],
)
def test_it_takes_the_booster_that_scores_what_it_has(
    kind: str, more: tuple[str, ...], booster: str
) -> None:
    t = poor().round(4)
    for place in more:
        t.put(0, place, kind)
    assert answer(t.turn(0)) == booster


# --- passive charges -----------------------------------------------------------------------------


def charged(kind: str, round_number: int) -> str:
    """What the bot says when a neighbour builds next to its structure of this kind."""
    t = poor(kind, area1=4, area2=4).put(1, "5,0")
    s = t.seat(1, ore=5, credits=10).round(round_number).turn(1)
    s.play(1, "upgrade 5,0 to trading station")
    finish_turn(s, 1)
    return answer(s)


def test_it_charges_what_costs_nothing() -> None:
    assert charged("mine", 2) == "charge 1"


def test_it_pays_no_points_for_power_that_it_cannot_use_any_more() -> None:
    assert charged("planetary_institute", 6) == "decline"
