"""Random games of Beyond the Sun, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import Sun

VARIANTS: tuple[Options, ...] = (
    {},
    {"achievements": "first_game", "factions": "draw"},
    {"boards": "advanced"},
    {"drafting": True, "start_player": "chance"},
    {"boards": "advanced", "drafting": True, "factions": "draw", "start_player": "chance"},
    {"overlap": True},
)


def setting(number: int) -> tuple[int, Options]:
    """Every number of seats with every variant."""
    return 2 + number % 3, VARIANTS[number // 3 % len(VARIANTS)]


def steps(seats: int, seed: int, options: Options) -> Iterator[tuple[Sun, int]]:
    """The position before every answer, and the lane that is asked."""
    s = GAME.start(rules_of(GAME, seats, options))
    s.run(MAIN)
    rng = Rng(seed)
    while not s.over:
        lane = int(s.next_lane())
        yield s, lane
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            s.answer(lane, rng.pick(s.lane_options(lane)))


def whole_game(seats: int, seed: int, options: Options) -> Sun:
    last = None
    for s, _ in steps(seats, seed, options):
        last = s
    assert last is not None
    return last
