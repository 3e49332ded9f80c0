"""Players with a net: by their game's look-ahead, or by what the net thinks likely."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

from astrarium.bots.folders import folder_of
from astrarium.bots.level import in_time
from astrarium.bots.nets import net_for
from astrarium.bots.search.oracle import Oracle, Own
from astrarium.bots.search.outlook import Judged
from astrarium.core.codec import rules_for
from astrarium.core.driver import Bot
from astrarium.core.game import Data, Rules
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game

SUFFIX: Final = ".net"
PACKAGE: Final = "astrarium.bots"


class Learner(Bot, Protocol):
    """A player whose opinion can be learnt from."""

    def weighed(self, s: Any, question: Question, options: list[int], rng: Rng) -> list[Judged]: ...


class ByPolicy:
    """Answers what the net thinks likeliest: in games that have no look-ahead of their own."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = resample(view, rng, find_game)
        return self.weighed(s, question, options, rng)[0].way[0]

    def weighed(
        self, s: Position[Any], question: Question, options: list[int], rng: Rng
    ) -> list[Judged]:
        shares = self.oracle.shares(s.rules.layout.sheet(s, question.seat), options)
        return [Judged([options[shares.index(max(shares))]], 0.0, {})]


def looks_ahead(game: str) -> bool:
    """Can a net be searched with in this game?"""
    return hasattr(folder_of(PACKAGE, game), "LOOK_AHEAD")


def player_with(game: str, oracle: Oracle) -> Learner:
    """Who plays with this net. In games with a look-ahead it has a budget, `nodes`."""
    make = getattr(folder_of(PACKAGE, game), "LOOK_AHEAD", ByPolicy)
    player: Learner = make(oracle)
    return player


class NetPlayer:
    """Plays with the net of a file; `greedy` plays where the file cannot be used."""

    def __init__(self, game: str, file: Path, without: Bot, called: str) -> None:
        self.game = game
        self.file = file
        self.without = without
        self.called = called  # the name of who plays without it
        self.players: dict[str, Bot] = {}  # by the layout of the rules

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        rules = rules_for(view, find_game)
        known = rules.layout.fingerprint if rules.encoded else ""
        if known not in self.players:
            self.players[known] = self.player_for(rules)
        return self.players[known].choose(view, question, options, rng)

    def player_for(self, rules: Rules) -> Bot:
        net = net_for(rules, self.file, self.called)
        if net is None:
            return self.without
        return in_time(lambda: player_with(self.game, Own(net)))()
