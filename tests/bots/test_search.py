"""The search that all games share, shown with the toy: its greedy is an outlook and weights."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import pytest

from astrarium.bots import find_bot
from astrarium.bots.gaia.weights import WEIGHTS as GAIA
from astrarium.bots.race.weights import WEIGHTS as RACE
from astrarium.bots.search import Depth, Outlook, SearchBot, Way
from astrarium.bots.search.weights import figures_of, with_figures
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.lab.arena import Entrant, contest
from tests.toy.frames.work import PayCards, Work
from tests.toy.game import GAME, find_toy
from tests.toy.greedy import Greedy, ToyOutlook, Weights
from tests.toy.state import ToyState
from tests.toy.words import BUILD, DRAW, LIGHT, PAY, REST, SELL

CALM: Options = {"weather": False}


def at_work(hand: tuple[int, ...], coins: int = 0) -> ToyState:
    """Seat 0 of two at its work, with these copies of each card."""
    s = GAME.start(rules_of(GAME, 2, CALM))
    assert isinstance(s, ToyState)
    s.run(0)
    chance = Rng(1)
    while s.asked(0) == CHANCE:
        s.answer(0, roll(s, 0, chance))
    s.agenda.lanes[1][:] = [Work(0, 0)]
    s.agenda.lanes[2][:] = [Work(1, 0)]
    s.agenda.end_secret()
    for kind, copies in enumerate(hand):
        s.deck[kind] += s.seats[0].hand[kind] - copies
    s.seats[0].hand = list(hand)
    s.seats[0].coins = coins
    return s


def choose(s: ToyState, bot: SearchBot[ToyState, Weights], seed: int = 1) -> int:
    question = s.question_of(0)
    return bot.choose(s.view(0), question, s.options(question), Rng(seed))


# --- whole answers --------------------------------------------------------------------------------


def test_what_follows_an_answer_is_answered_too() -> None:
    """A house is three points, but only when its second card is paid."""
    s = at_work((1, 1, 0, 0, 0, 0))
    assert choose(s, Greedy()) == BUILD
    s.answer(1, BUILD)
    assert isinstance(s.agenda.lanes[1][-1], PayCards)


def test_another_opinion_is_another_choice() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    assert choose(s, Greedy(Weights(coin=1.8))) == SELL
    assert choose(s, Greedy(Weights(card=5.0))) == DRAW


class Silent(ToyOutlook):
    depth = Depth(worlds=1, rolls=False)


def test_a_draw_is_rolled_or_valued_before_it_comes() -> None:
    s = at_work((1, 0, 0, 0, 0, 0))
    assert choose(s, Greedy(Weights(coin=0.1, card=0.4))) == DRAW
    assert choose(s, SearchBot(Silent, Weights(coin=0.1, card=0.4), find_toy)) == REST


def test_interrupts_are_tried_like_every_other_answer() -> None:
    s = at_work((0, 0, 0, 0, 0, 0), coins=1)
    assert choose(s, Greedy(Weights(coin=0.2))) == LIGHT


def test_the_own_position_is_left_as_it_was_and_the_seed_decides() -> None:
    s = at_work((1, 1, 1, 0, 0, 0), coins=1)
    before = s.dump()
    assert len({choose(s, Greedy(), seed) for _ in range(3) for seed in (4,)}) == 1
    assert s.dump() == before


def test_it_chooses_the_same_wherever_its_seat_could_be() -> None:
    bot, rng = Greedy(), Rng(5)
    s = GAME.start(rules_of(GAME, 3, {"weather": True}))
    s.run(0)
    asked = 0
    while (lane := s.next_lane()) >= 0:
        seat = s.asked(lane)
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        view, question = s.view(seat), Question(lane, seat, s.agenda.numbers[lane])
        choice = bot.choose(view, question, options, Rng(2))
        elsewhere = resample(view, rng, find_toy).view(seat)
        assert bot.choose(elsewhere, question, options, Rng(2)) == choice
        s.answer(lane, choice)
        asked += 1
    assert asked > 20


def test_a_dozen_lines_beat_random_play() -> None:
    entrants = [Entrant("greedy", Greedy()), Entrant("random", find_bot("toy", "random"))]
    greedy, random = contest(GAME, entrants, 40, options=CALM).standings
    assert greedy.win_rate.low > random.win_rate.high
    assert greedy.score.low > random.score.high


# --- turns ----------------------------------------------------------------------------------------


class Frugal(Outlook[ToyState, Weights]):
    """A worker whose lamp is a free action before the work."""

    depth = Depth(conversions=4, turns=0)

    def value(self, s: ToyState) -> float:
        seat, weights = s.seats[self.seat], self.weights
        return s.scores()[self.seat] + weights.coin * seat.coins + weights.card * sum(seat.hand)

    def is_turn(self, s: ToyState, lane: int) -> bool:
        return isinstance(s.agenda.lanes[lane][-1], Work)

    def is_free(self, choice: int) -> bool:
        return choice == LIGHT

    def is_pass(self, choice: int) -> bool:
        return choice == REST

    def purse(self, s: ToyState) -> tuple[int, ...]:
        return (s.seats[self.seat].coins, s.seats[self.seat].lamps)


class Resting(Frugal):
    def rest(self, s: ToyState, lane: int, options: list[int]) -> int:
        return REST


class Ready(Frugal):
    """One that may work twice before the others come."""

    depth = Depth(plans=9, turns=1)

    def next_turn(self, s: ToyState) -> ToyState:
        later = s.clone()
        later.agenda.lanes[1][:] = [Work(0, 0)]
        return later


class Economical(Frugal):
    """It pays with its lowest cards without looking at the others."""

    def ways(self, s: ToyState, lane: int) -> list[Way]:
        return super().ways(s, lane)[:1]


def turn(s: ToyState, kind: type[Frugal], weights: Weights) -> int:
    return choose(s, SearchBot(kind, weights, find_toy))


def test_the_turn_that_looks_best_is_taken() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    assert turn(s, Frugal, Weights(coin=0.5, card=0.5)) == BUILD
    assert turn(s, Economical, Weights(coin=0.5, card=0.5)) == BUILD
    s.answer(1, BUILD)
    assert turn(s, Economical, Weights()) == PAY


def test_if_nothing_is_better_than_the_position_as_it_is_the_seat_rests() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    assert turn(s, Resting, Weights(coin=0.1, card=9.0)) == REST


def test_a_game_that_cannot_rest_takes_what_looks_best_all_the_same() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    assert turn(s, Frugal, Weights(coin=-1.0, card=9.0)) == DRAW


def test_further_own_turns_are_thought_of() -> None:
    """One house is better than one sale, but two sales are better than one house."""
    s = at_work((1, 1, 0, 0, 0, 0))
    weights = Weights(coin=0.9, card=0.5)
    assert turn(s, Frugal, weights) == BUILD
    assert turn(s, Ready, weights) == SELL


# --- weights --------------------------------------------------------------------------------------


def test_the_search_must_be_told_what_a_position_is_worth() -> None:
    bare: SearchBot[ToyState, Weights] = SearchBot(Outlook, Weights(), find_toy)
    with pytest.raises(NotImplementedError):
        choose(at_work((1, 1, 0, 0, 0, 0)), bare)


@dataclass(frozen=True)
class Rows:
    one: float = 0.5
    row: tuple[float, ...] = (1, 0.25)
    plans: int = 3
    plenty: tuple[int, ...] = (7, 8)


def test_figures_have_names_and_whole_numbers_are_none_of_them() -> None:
    assert figures_of(Rows()) == {"one": 0.5, "row.0": 1.0, "row.1": 0.25}


def test_single_figures_can_be_changed() -> None:
    changed = with_figures(Rows(), {"row.1": 2, "one": 0.1})
    assert changed == Rows(one=0.1, row=(1, 2.0))
    assert with_figures(Rows(), figures_of(Rows())) == Rows()


@pytest.mark.parametrize("weights", [GAIA, RACE], ids=["gaia", "race"])
def test_the_weights_of_a_game_are_figures_by_name(weights: Any) -> None:
    figures = figures_of(weights)
    assert len(figures) > 40
    assert asdict(with_figures(weights, figures)) == asdict(weights)


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(BadOptions, match="no weight 'gold'; there are coin, card"):
        with_figures(Weights(), {"gold": 1.0})
