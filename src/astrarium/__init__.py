"""Astrarium: four space board games on one mechanism.

>>> import astrarium
>>> s = astrarium.start("race", seats=2)
>>> s.questions()
[Question(lane=0, seat=-1, number=0)]
"""

from __future__ import annotations

from typing import Any

from astrarium.core import codec, match, views
from astrarium.core.frame import MAIN
from astrarium.core.game import Data, Game, Options, Rules, rules_of
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.games import find_game

__version__ = "0.1.0"


def rules(game: str | Game[Any, Any], seats: int, options: Options | None = None) -> Rules:
    """The rules of one game with its options; a precise error for an impossible mix."""
    card = find_game(game) if isinstance(game, str) else game
    its_rules: Rules = rules_of(card, seats, options or {})
    return its_rules


def start(game: str | Game[Any, Any], seats: int, options: Options | None = None) -> Position[Any]:
    """A new position; chance not yet asked."""
    its_rules = rules(game, seats, options)
    s: Position[Any] = its_rules.game.start(its_rules)
    s.run(MAIN)
    return s


def load(text: str) -> Position[Any]:
    """The position that `Position.dump()` wrote."""
    return codec.load(text, find_game)


def resample(view: Data, rng: Rng) -> Position[Any]:
    """A whole position that the seat of this view could be in."""
    return views.resample(view, rng, find_game)


def replay(log: str) -> Match:
    """Play a log again, strictly."""
    return match.replay(log, find_game)


def verify(log: str) -> Match:
    """Replay a finished log and prove that its chance answers followed from the seed."""
    return match.verify(log, find_game)


__all__ = ["Rng", "load", "replay", "resample", "rules", "start", "verify"]
