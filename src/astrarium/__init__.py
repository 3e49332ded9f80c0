"""Astrarium: four space board games on one mechanism.

>>> import astrarium
>>> s = astrarium.start("race", seats=2)
>>> s.questions()
[Question(lane=0, seat=-1, number=0)]
"""

from __future__ import annotations

from astrarium.core import codec, match, views
from astrarium.core.errors import BadOptions
from astrarium.core.frame import MAIN
from astrarium.core.game import Data, Game, Options, Rules
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.games import find_game

__version__ = "0.1.0"


def rules(game: str | Game, seats: int, options: Options | None = None) -> Rules:
    """The rules of one game with its options; a precise error for an impossible mix."""
    card = find_game(game) if isinstance(game, str) else game
    if seats not in card.seats:
        raise BadOptions(f"{card.name} is for {_spoken(card.seats)} seats, not for {seats}")
    chosen: Options = {option.name: option.default for option in card.options}
    values = {option.name: option.values for option in card.options}
    for name, value in (options or {}).items():
        if name not in chosen:
            raise BadOptions(f"{card.name} has no option '{name}'; it has {', '.join(chosen)}")
        if value not in values[name] or type(value) is not type(values[name][0]):
            allowed = ", ".join(str(each) for each in values[name])
            raise BadOptions(f"option '{name}' cannot be '{value}'; it can be {allowed}")
        chosen[name] = value
    refusal = card.refuse(seats, chosen)
    if refusal:
        raise BadOptions(refusal)
    return card.rules(seats, chosen)


def _spoken(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def start(game: str | Game, seats: int, options: Options | None = None) -> Position:
    """A new position; chance not yet asked."""
    its_rules = rules(game, seats, options)
    s = its_rules.game.start(its_rules)
    s.run(MAIN)
    return s


def load(text: str) -> Position:
    """The position that `Position.dump()` wrote."""
    return codec.load(text, find_game)


def resample(view: Data, rng: Rng) -> Position:
    """A whole position that the seat of this view could be in."""
    return views.resample(view, rng, find_game)


def replay(log: str) -> Match:
    """Play a log again, strictly."""
    return match.replay(log, find_game)


def verify(log: str) -> Match:
    """Replay a finished log and prove that its chance answers followed from the seed."""
    return match.verify(log, find_game)


__all__ = ["Rng", "load", "replay", "resample", "rules", "start", "verify"]
