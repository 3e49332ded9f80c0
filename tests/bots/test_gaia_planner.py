"""The bot of Gaia Project that plans its round: what it looks at, and what it may try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import astrarium
from astrarium.bots import find_bot, levels_of
from astrarium.bots.gaia.features import NAMES, Features, part_of
from astrarium.bots.gaia.fitted import FITTED
from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.gaia.incomes import KINDS, Incomes
from astrarium.bots.gaia.planner import NODES, RoundPlanner
from astrarium.bots.gaia.value import Opening, RoundEnd
from astrarium.bots.gaia.weights import WEIGHTS
from astrarium.bots.search.noise import hasty
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.gaia.forecast import ends_now, income_of
from astrarium.games.gaia.frames.setup import FirstBooster, FirstStructure
from astrarium.games.gaia.frames.turn import Turn
from astrarium.games.gaia.scoring import tile_points
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import KIND, NONE, ROUNDS
from tests.games.gaia.table import Table

HASTY = hasty(RoundPlanner, 300)()


def decisions(seats: int, seed: int, every: int) -> Iterator[tuple[Gaia, Question, list[int]]]:
    """Some decisions of a game that careless beginners play."""
    bot = Greedy()
    bot.noise, bot.nodes = 2.0, 60
    s, rng, seen = cast(Gaia, astrarium.start("gaia", seats)), Rng(seed), 0
    while not s.over:
        question = s.questions()[0]
        if question.seat == CHANCE:
            s.apply(question, roll(s, question.lane, rng))
            continue
        choices = s.options(question)
        if len(choices) > 1:
            seen += 1
            if seen % every == 0:
                yield s, question, choices
        s.apply(question, bot.choose(s.view(question.seat), question, choices, rng))


def poor(kind: str = "mine", **numbers: int) -> Table:
    """Terrans with one structure, alone on the map, and nothing to spend but this."""
    nothing = dict.fromkeys(("ore", "knowledge", "credits", "qic", "area1", "area2", "area3"), 0)
    table = Table("terrans", "xenos", "ambas", "geodens").put(0, "4,0", kind)
    return table.seat(0, **{**nothing, **numbers})


def answer(s: Gaia, bot: RoundPlanner) -> str:
    question = s.question_of(0)
    choice = bot.choose(s.view(0), question, s.options(question), Rng(1))
    return s.rules.game.say(s.rules, choice)


# --- a choice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (4, 5)])
def test_it_chooses_the_same_wherever_its_seat_could_be_and_keeps_its_budget(
    seats: int, seed: int
) -> None:
    rng, asked = Rng(11), 0
    for s, question, choices in decisions(seats, seed, every=7):
        asked += 1
        view = s.view(question.seat)
        chosen = HASTY.choose(view, question, choices, Rng(1))
        assert chosen in choices
        # Every answer is looked at at least once, and after a few of them a turn is begun.
        assert HASTY.tried <= 300 + 5 * len(choices) + 60
        elsewhere = astrarium.resample(view, rng).view(question.seat)
        assert hasty(RoundPlanner, 300)().choose(elsewhere, question, choices, Rng(1)) == chosen
    assert asked > 15


def test_in_the_last_round_it_researches_where_a_step_scores() -> None:
    s = poor(knowledge=4, science=2, economy=1, navigation=1).round(ROUNDS).turn(0)
    assert answer(s, RoundPlanner()) == "research science"


def test_in_the_last_round_it_passes_with_all_that_scores() -> None:
    s = poor(qic=1, area2=2, area3=2).round(ROUNDS).turn(0)
    bot = RoundPlanner()
    for _ in range(9):
        said = answer(s, bot)
        s.play(0, said)
        if said == "pass":
            break
    player = s.players[0]
    assert (player.ore + player.credits, player.qic, player.area3) == (4, 0, 0)


# --- what it reckons with -------------------------------------------------------------------------


def test_incomes_are_those_of_the_forecast() -> None:
    seen = 0
    for s, question, _ in decisions(4, seed=6, every=9):
        if s.round_number > 0:
            seat = question.seat
            for booster in (NONE, 0, 4):
                gain: Any = income_of(s, seat, booster)
                mine = Incomes(s, seat).of(s.players[seat], booster)
                assert mine == [getattr(gain, kind) for kind in KINDS]
                seen += 1
    assert seen > 30


def test_a_round_that_has_just_begun_is_what_was_expected_of_it() -> None:
    """What everybody has after passing and what they begin the next round with are the same, but
    for what is decided in between."""
    before: dict[int, list[float]] = {}
    compared = 0
    names = [NAMES.index(name) for name in ("mines", "structures", "planet types")]
    round_number = 0
    for s, _, _ in decisions(4, seed=8, every=1):
        if not isinstance(s.agenda.lanes[MAIN][-1], Turn):
            continue
        if s.round_number > round_number:
            round_number = int(s.round_number)
            for seat, row in before.items():
                now = Features(s, seat, WEIGHTS, begun=True).row(s)
                assert [now[at] for at in names] == [row[at] for at in names]
                compared += 1
        before = {}
        for seat in range(4):
            if s.has_passed(seat):
                before[seat] = Features(s, seat, WEIGHTS).row(s)
    assert compared > 8


def test_every_figure_has_a_name_and_was_fitted() -> None:
    s = poor().round(3).turn(0)
    assert len(NAMES) == len(set(NAMES)) == len(Features(s, 0, WEIGHTS).row(s))
    assert sorted(FITTED) == sorted(NAMES)
    assert {part_of(name) for name in NAMES} == {
        *("points", "stock", "income", "structures", "research"),
        *("tiles", "finals", "federations", "room"),
    }


def test_after_the_last_round_only_points_count() -> None:
    s = poor(ore=4, knowledge=2, science=4).round(ROUNDS).turn(0)
    outlook = RoundEnd(s, 0, WEIGHTS)
    parts = outlook.parts(s)
    booster = outlook.passing_points(s, s.players[0])
    without = ends_now(s)[0] + booster
    assert parts["points"] + parts["research"] + parts["stock"] == pytest.approx(
        without - _final_tiles(s), abs=1.0
    )
    assert sum(parts.values()) == pytest.approx(outlook.value(s))


def _final_tiles(s: Gaia) -> int:
    return sum(tile_points(s, tile)[0] for tile in s.final_tiles)


# --- at the table ---------------------------------------------------------------------------------


def test_it_is_the_strongest_at_the_table() -> None:
    bot = find_bot("gaia", "planner")
    assert isinstance(bot, RoundPlanner)
    assert 0 < bot.nodes <= NODES
    assert levels_of("gaia")[-1].name == "planner"


# --- the setup ------------------------------------------------------------------------------------


def believing(name: str) -> RoundPlanner:
    """A planner to whom nothing matters when the first round begins but this."""
    figures = [[0.0] * len(NAMES) for _ in range(ROUNDS)]
    figures[0][NAMES.index(name)] = 1.0
    return RoundPlanner(figures=figures)


def setup_question(kind: type) -> tuple[Gaia, Question]:
    """A game whose setup has come to this, played by the first answers there are."""
    s = cast(Gaia, astrarium.start("gaia", 2))
    while True:
        question = s.questions()[0]
        if isinstance(s.agenda.lanes[question.lane][-1], kind):
            return s, question
        choice = s.options(question)[0]
        if question.seat == CHANCE:
            choice = roll(s, question.lane, Rng(1))
        s.apply(question, choice)


def test_a_first_booster_is_taken_for_the_round_that_begins() -> None:
    s, question = setup_question(FirstBooster)
    options = s.options(question)
    assert len(options) == 5
    for choice in options:
        bot = believing(f"booster {choice % KIND}")
        assert bot.choose(s.view(question.seat), question, options, Rng(1)) == choice


def test_a_first_mine_is_placed_for_the_round_that_begins() -> None:
    s, question = setup_question(FirstStructure)
    options = s.options(question)
    rooms = {}
    for choice in options:
        trial = s.clone()
        trial.answer(question.lane, choice)
        row = Opening(trial, question.seat, WEIGHTS).row(trial)
        rooms[choice] = row[NAMES.index("room")]
    assert max(rooms.values()) > min(rooms.values())
    chosen = believing("room").choose(s.view(question.seat), question, options, Rng(1))
    assert rooms[chosen] == max(rooms.values())
