"""The driver: chance first, forced answers by itself, bots by their views only."""

from __future__ import annotations

import pytest

from astrarium.core.driver import Driver, asked_everything
from astrarium.core.errors import IllegalChoice
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import NO_ANSWER, Data, Option, rules_of
from astrarium.core.match import replay, verify
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng, Streams
from tests.toy.game import GAME, ToyGame, find_toy
from tests.toy.table import SEED, RandomBot


def driver(bots: dict[int, RandomBot], seats: int = 3, seed: str = SEED) -> Driver:
    return Driver(rules_of(GAME, seats, {"weather": False}), bots, Streams(seed), bot_seed=4)


def all_bots(seats: int = 3) -> dict[int, RandomBot]:
    return {seat: RandomBot() for seat in range(seats)}


def test_a_game_of_bots_runs_to_its_end_and_closes_its_log() -> None:
    run = driver(all_bots())
    assert run.run() == []
    assert run.match.position.over
    assert run.match.log.ended
    assert verify(run.match.log.text(), find_toy).position.over


def test_a_finished_game_is_not_closed_twice() -> None:
    run = driver(all_bots())
    run.run()
    text = run.match.log.text()
    assert run.run() == []
    assert run.match.log.text() == text


def test_the_driver_stops_where_persons_are_asked_and_says_whom() -> None:
    run = driver({})
    assert run.run() == [Question(1, 0, 0), Question(2, 1, 0), Question(3, 2, 0)]
    assert all(step.seat == CHANCE for step in run.match.steps)


def test_bots_answer_and_persons_are_waited_for() -> None:
    run = driver({1: RandomBot()})
    waiting = run.run()
    assert [question.seat for question in waiting] == [0, 2]
    assert {step.seat for step in run.match.steps if step.lane != MAIN} == {1}


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else() -> None:
    bots = all_bots()
    run = driver(bots)
    run.run()
    for seat, bot in bots.items():
        assert bot.seen
        for view, question, options in bot.seen:
            assert isinstance(view, dict)
            assert view["seat"] == question.seat == seat
            assert len(options) > 1
            hands = [each["hand"] for each in view["state"]["seats"]]
            assert [isinstance(hand, list) for hand in hands] == [n == seat for n in range(3)]
            assert isinstance(view["state"]["deck"], int)


def test_forced_answers_are_given_by_the_driver_and_logged_as_such() -> None:
    run = driver(all_bots())
    run.run()
    forced = [step for step in run.match.steps if step.forced]
    assert forced
    logged = [entry.data for entry in run.match.log.entries if entry.data.get("forced")]
    assert [entry["say"] for entry in logged] == [step.say for step in forced]
    assert all(step.seat != CHANCE for step in forced)


def test_chance_is_answered_before_seats() -> None:
    run = driver(all_bots())
    run.run()
    match = replay("".join(line + "\n" for line in run.match.log.lines[:1]), find_toy)
    for step in run.match.steps:
        asked = match.position.questions()
        if any(question.seat == CHANCE for question in asked):
            assert step.seat == CHANCE
            assert len(asked) == 1
        match.answer(
            Question(step.lane, step.seat, match.position.agenda.numbers[step.lane]), step.choice
        )


def test_lanes_are_asked_clockwise_from_the_first_seat() -> None:
    run = driver(all_bots(4), seats=4)
    run.run()
    bids = [step.seat for step in run.match.steps if step.say.startswith(("bid", "pass"))]
    assert bids == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]


def test_the_same_seeds_make_the_same_game() -> None:
    one, other = driver(all_bots()), driver(all_bots())
    one.run()
    other.run()
    assert one.match.log.text() == other.match.log.text()


def test_another_seed_makes_another_game() -> None:
    one, other = driver(all_bots()), driver(all_bots(), seed="0" * 64)
    one.run()
    other.run()
    assert one.match.position.dump() != other.match.position.dump()


class Cheat(RandomBot):
    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return 5


def test_an_illegal_choice_of_a_bot_is_refused() -> None:
    run = driver({0: Cheat()})
    with pytest.raises(IllegalChoice, match="seat 0 may not"):
        run.run()


def test_an_undo_and_another_answer_make_the_driver_go_on_from_there() -> None:
    run = driver({1: RandomBot(), 2: RandomBot()})
    run.run()
    position = run.match.position
    run.match.answer(position.question_of(0), position.options(position.question_of(0))[0])
    run.match.undo(0)
    position = run.match.position
    run.match.answer(position.question_of(0), position.options(position.question_of(0))[-1])
    run.run()
    assert replay(run.match.log.text(), find_toy).position.dump() == run.match.position.dump()


class ObedientToy(ToyGame):
    """The order {"lowest": True} takes the lowest answer, whatever is asked."""

    def ordered(self, s: Position, lane: int, orders: Data) -> int:
        return min(s.lane_options(lane)) if orders.get("lowest") else NO_ANSWER


def test_standing_orders_answer_for_a_person_and_are_logged_as_its_own() -> None:
    rules = rules_of(ObedientToy(), 3, {"weather": False})
    run = Driver(rules, {1: RandomBot()}, Streams(SEED), bot_seed=4)
    run.orders = {0: {"lowest": True}, 2: {}}
    waiting = run.run()
    assert [question.seat for question in waiting] == [2]
    own = [step for step in run.match.steps if step.seat == 0]
    assert own
    assert not any(step.forced for step in own if step.lane != MAIN)
    assert replay(run.match.log.text(), find_toy).position.dump() == run.match.position.dump()


class HelpfulToy(ToyGame):
    """What is asked of a seat that has ordered nothing takes the lowest answer."""

    def standing_orders(self) -> tuple[Option, ...]:
        return (Option("lowest", "on", ("on", "ask")), Option("highest", "ask", ("ask", "on")))

    def ordered(self, s: Position, lane: int, orders: Data) -> int:
        return min(s.lane_options(lane)) if orders.get("lowest", "on") == "on" else NO_ANSWER


def test_without_orders_the_defaults_of_a_game_answer() -> None:
    game = HelpfulToy()
    run = Driver(rules_of(game, 3, {"weather": False}), {}, Streams(SEED), bot_seed=4)
    run.orders = {2: asked_everything(game)}
    assert run.orders[2] == {"lowest": "ask"}
    assert [question.seat for question in run.run()] == [2]
    assert [step for step in run.match.steps if step.seat == 0 and not step.forced]
