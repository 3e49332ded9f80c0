"""The driver runs a match: it answers for chance, gives forced answers and asks the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from astrarium.core.frame import CHANCE
from astrarium.core.game import Data, Rules
from astrarium.core.match import Match, chance_answer
from astrarium.core.position import Question
from astrarium.core.rng import Rng, Streams


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
        self.orders: dict[int, Data] = {}  # standing orders by seat, kept beside the match
        self.rng = Rng(bot_seed)

    def run(self) -> list[Question]:
        """Go on until a person is asked or the game is over; whom we wait for."""
        match = self.match
        while not match.position.over:
            waiting: list[Question] = []
            for question in match.position.questions():
                if self._answered(question):
                    break
                waiting.append(question)
            else:
                return waiting
        if not match.log.ended:
            match.end(self.streams.seed)
        return []

    def _answered(self, question: Question) -> bool:
        s = self.match.position
        if question.seat == CHANCE:
            self.match.answer(question, chance_answer(s, question.lane, self.streams))
            return True
        options = s.options(question)
        if len(options) == 1:
            self.match.answer(question, options[0], forced=True)
            return True
        if self._ordered(question, options):
            return True
        bot = self.bots.get(question.seat)
        if bot is None:
            return False
        choice = bot.choose(self.match.view(question.seat), question, options, self.rng)
        self.match.answer(question, choice)
        return True

    def _ordered(self, question: Question, options: list[int]) -> bool:
        """Answer by the seat's standing orders; the log shows it as the seat's own answer."""
        orders = self.orders.get(question.seat)
        if orders is None:
            return False
        s = self.match.position
        choice = s.rules.game.ordered(s, question.lane, orders)
        if choice not in options:
            return False
        self.match.answer(question, choice)
        return True
