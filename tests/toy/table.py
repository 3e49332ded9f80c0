"""Positions of the toy for tests: deal what the test needs, then let seats speak."""

from __future__ import annotations

from astrarium.core.driver import Driver
from astrarium.core.frame import CHANCE
from astrarium.core.game import rules_of
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng, Streams
from tests.toy.game import GAME

HANDS = ((1, 2, 3), (4, 5, 6), (1, 2, 6))
SEED = "5eed" * 16


def new_match(seats: int = 3, weather: bool = False, promise: str = "") -> Match:
    return Match(rules_of(GAME, seats, {"weather": weather}), promise)


def chance(match: Match, *texts: str) -> None:
    """Answers of chance, in order."""
    for text in texts:
        (question,) = match.position.questions()
        assert question.seat == CHANCE
        (choice,) = GAME.parse(match.rules, text)
        match.answer(question, choice)


def before_bids(
    hands: tuple[tuple[int, ...], ...] = HANDS, buried: int = 4, shown: int = 5
) -> Match:
    """All have their cards and one is shown: the secret choice is open."""
    match = new_match(len(hands))
    for hand in hands:
        chance(match, *[f"card {value}" for value in hand])
    chance(match, f"card {buried}", f"card {shown}")
    return match


def at_work(hands: tuple[tuple[int, ...], ...] = HANDS) -> Match:
    """Every seat has bid its first card: the seats' lanes are open."""
    match = before_bids(hands)
    for seat, hand in enumerate(hands):
        match.play(seat, f"bid {hand[0]}")
        match.play(seat, "stay")
    return match


def at_council(hands: tuple[tuple[int, ...], ...] = HANDS) -> Match:
    """Every seat has rested: seat 0 speaks first in the council, with two coins."""
    match = at_work(hands)
    for seat in range(len(hands)):
        match.play(seat, "rest")
    return match


def question(match: Match, seat: int) -> Question:
    return match.position.question_of(seat)


def lane_names(match: Match, lane: int) -> list[str]:
    return [type(frame).__name__ for frame in match.position.agenda.lanes[lane]]


class RandomBot:
    """Answers at random, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[object, Question, list[int]]] = []

    def choose(
        self, view: dict[str, object], question: Question, options: list[int], rng: Rng
    ) -> int:
        self.seen.append((view, question, options))
        return rng.pick(options)


def finished(seats: int = 3, seed: str = SEED) -> Match:
    """A whole random game with its log, chance from a seed."""
    rules = rules_of(GAME, seats, {"weather": seats > 2})
    driver = Driver(rules, {seat: RandomBot() for seat in range(seats)}, Streams(seed))
    assert driver.run() == []
    return driver.match
