"""The driver runs a match: it answers for chance, gives forced answers and asks the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from astrarium.core.frame import CHANCE
from astrarium.core.game import ASK, NO_ANSWER, Data, Game, Rules
from astrarium.core.match import Match, chance_answer
from astrarium.core.picks import is_forced
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng, Streams

Player: TypeAlias = Callable[[Question, list[int]], int]
"""Answers a question for somebody, or says NO_ANSWER."""


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int: ...


class Driver:
    def __init__(
        self, rules: Rules, bots: Mapping[int, Bot], streams: Streams, bot_seed: int = 0
    ) -> None:
        self.streams = streams
        self.match = Match(rules, streams.promise)
        self.bots = dict(bots)
        # Standing orders by seat, kept beside the match; without any, the game's defaults hold.
        self.orders: dict[int, Data] = {}
        self.rng = Rng(bot_seed)

    def run(self) -> list[Question]:
        """Go on until a person is asked or the game is over; whom we wait for."""
        return advance(self.match, self.streams, self.orders, self._of_a_bot)

    def _of_a_bot(self, question: Question, options: list[int]) -> int:
        bot = self.bots.get(question.seat)
        if bot is None:
            return NO_ANSWER
        return bot.choose(self.match.view(question.seat), question, options, self.rng)


def nobody(question: Question, options: list[int]) -> int:
    """Whoever is asked answers for themselves."""
    return NO_ANSWER


def advance(
    match: Match, streams: Streams, orders: Mapping[int, Data], player: Player = nobody
) -> list[Question]:
    """Go on until somebody has a choice to make; whom we wait for, nobody once the game is over.

    Chance answers from its streams, what is forced is answered, and so is what standing orders
    (by seat) or a `player` at hand can answer. The log of a finished game is closed.
    """
    while not match.position.over:
        waiting = match.position.questions()
        if not any(_answered(match, each, streams, orders, player) for each in waiting):
            return waiting
    if not match.log.ended:
        match.end(streams.seed)
    return []


def _answered(
    match: Match, question: Question, streams: Streams, orders: Mapping[int, Data], player: Player
) -> bool:
    s = match.position
    if question.seat == CHANCE:
        match.answer(question, chance_answer(s, question.lane, streams))
        return True
    options = s.options(question)
    if len(options) == 1:
        match.answer(question, options[0], forced=True)
        return True
    choice = ordered(s, question, options, orders.get(question.seat, {}))
    if choice == NO_ANSWER:
        choice = player(question, options)
    if choice == NO_ANSWER:
        return False
    match.answer(question, choice)
    return True


def answer_planned(match: Match, seat: int, choice: int) -> None:
    """One planned answer, after whatever is forced upon the seat before it."""
    while True:
        question = match.position.question_of(seat)
        options = match.position.options(question)
        if not is_forced(match.position, question, options):
            match.answer(question, choice, forced=len(options) == 1)
            return
        match.answer(question, options[0], forced=True)


def asked_everything(game: Game[Any, Any]) -> Data:
    """Orders under which a seat is asked even what the defaults would answer."""
    return {each.name: ASK for each in game.standing_orders() if each.default != ASK}


def ordered(s: Position[Any], question: Question, options: list[int], orders: Data) -> int:
    """What a seat's standing orders answer, in the seat's own name; NO_ANSWER where the seat
    itself is asked."""
    choice: int = s.rules.game.ordered(s, question.lane, orders)
    return choice if choice in options else NO_ANSWER
