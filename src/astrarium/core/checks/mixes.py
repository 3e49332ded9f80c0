"""Which kinds of a game are played: all mixes of options, or few that hold every pair of them."""

from __future__ import annotations

import itertools
from typing import Any, TypeAlias

from astrarium.core.game import Game, Options

Setting: TypeAlias = tuple[int, Options]
Value: TypeAlias = tuple[str, bool | int | str]  # an option, or the seats, and what it is

SEATS = "seats"


def settings(game: Game[Any, Any]) -> list[Setting]:
    """Every number of seats with every mix of options that is not refused."""
    names = [option.name for option in game.options]
    mixes = list(itertools.product(*[option.values for option in game.options]))
    chosen = [(seats, dict(zip(names, mix))) for seats in game.seats for mix in mixes]
    return [(seats, options) for seats, options in chosen if game.refuse(seats, options) is None]


def covering(game: Game[Any, Any]) -> list[Setting]:
    """A few of these settings: any two values that may stand together do so in one of them.

    Most mistakes need no more than two options to meet. Greedy: always the setting with the most
    pairs that are still missing, the first of equals.
    """
    every = [(setting, pairs(setting)) for setting in settings(game)]
    missing: set[tuple[Value, Value]] = set().union(*[held for _, held in every])
    chosen: list[Setting] = []
    while missing:
        best, held = max(every, key=lambda each: len(each[1] & missing))
        chosen.append(best)
        missing -= held
    return [setting for setting, _ in every if setting in chosen]


def pairs(setting: Setting) -> set[tuple[Value, Value]]:
    """Each two values of a setting, the seats among them; a value with itself, too."""
    seats, options = setting
    values: list[Value] = [(SEATS, seats), *options.items()]
    return set(itertools.combinations_with_replacement(values, 2))


def clashes(game: Game[Any, Any]) -> list[tuple[Value, Value]]:
    """Each two values that never stand together, in the order of the options."""
    held = set().union(*[pairs(setting) for setting in settings(game)])
    choices: list[list[Value]] = [[(SEATS, seats) for seats in game.seats]]
    choices += [[(option.name, value) for value in option.values] for option in game.options]
    return [
        (one, other)
        for several, others in itertools.combinations(choices, 2)
        for one, other in itertools.product(several, others)
        if (one, other) not in held
    ]


def spoken(setting: Setting) -> str:
    seats, options = setting
    return ", ".join([f"{seats} seats", *[f"{name}={value}" for name, value in options.items()]])
