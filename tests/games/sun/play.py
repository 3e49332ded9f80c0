"""Random games of Beyond the Sun, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.effects import COLONIZE_ONE
from astrarium.games.sun.frames.production import Trade
from astrarium.games.sun.frames.turn import ACTION, PRODUCTION, Turn
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reading import says
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import (
    ACT,
    DISPLACE,
    END_TRADE,
    PRODUCE,
    PROGRAM,
    SKIP,
    STOP,
    TRADING,
)
from astrarium.parts.program import DECLINE

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


def busy_choice(s: Sun, lane: int, options: list[int], rng: Rng) -> int:
    """Colonizes and researches where it can, does not trade for long: games with much to score."""
    frame = s.agenda.lanes[lane][-1]
    if isinstance(frame, Trade):
        return rng.pick(options) if rng.below(3) == 0 else END_TRADE
    if isinstance(frame, Turn) and frame.step == PRODUCTION:
        return rng.pick([c for c in options if c != PRODUCE + TRADING or rng.below(8) == 0])
    if isinstance(frame, Turn) and frame.step == ACTION:
        wanted = [c for c in options if ACT <= c < DISPLACE and _is_wanted(s, c - ACT)]
        return rng.pick(wanted if wanted and rng.below(3) > 0 else options)
    leaving = (STOP, SKIP, PROGRAM + DECLINE)
    going_on = [choice for choice in options if choice not in leaving]
    return rng.pick(going_on if going_on and rng.below(4) > 0 else options)


def _is_wanted(s: Sun, space: int) -> bool:
    program = int(s.rules.spaces[space].program)
    return s.rules.researches[program] > 0 or says(s.rules, program, COLONIZE_ONE)
