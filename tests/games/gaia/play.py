"""Random play that acts more than it converts or passes, so that games grow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import astrarium
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FEDERATE, FREE, KIND, PASS


def busy_choice(s: Gaia, lane: int, options: list[int], rng: Rng) -> int:
    frame = s.agenda.lanes[lane][-1]
    if isinstance(frame, Turn) and frame.stage == BEFORE:
        if FEDERATE in options and rng.below(3) > 0:
            return FEDERATE
        acting = [each for each in options if each - each % KIND not in (PASS, FREE)]
        if acting and rng.below(10) < 8:
            return rng.pick(acting)
        staying = [each for each in options if each - each % KIND != PASS]
        if staying and rng.below(20) < 19:
            return rng.pick(staying)
    return rng.pick(options)


def steps(seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Gaia, int]]:
    """The positions of a game before each answer of a seat, with the lane that is asked."""
    s = cast(Gaia, astrarium.start("gaia", seats=seats, options=options))
    rng = Rng(seed)
    while True:
        lane = int(s.next_lane())
        if lane < MAIN:
            return
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        yield s, lane
        s.answer(lane, busy_choice(s, lane, s.lane_options(lane), rng))


def busy_positions(seats: int, seed: int, every: int) -> Iterator[Gaia]:
    """Some positions of the later rounds of a game."""
    for number, (s, _) in enumerate(steps(seats, seed)):
        if s.round_number >= 3 and number % every == 0:
            yield s


def after_chance(seats: int, seed: int = 1, **options: bool | str) -> Gaia:
    """Chance has dealt everything; a seat is asked."""
    s = cast(Gaia, astrarium.start("gaia", seats=seats, options=dict(options)))
    rng = Rng(seed)
    while [question.seat for question in s.questions()] == [CHANCE]:
        (question,) = s.questions()
        s.apply(question, rng.pick(s.options(question)))
    return s
