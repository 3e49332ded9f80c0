"""What the bench measures of Beyond the Sun besides: more players, and listing choices."""

from __future__ import annotations

from time import process_time_ns

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Data, rules_of
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME

MORE_SEATS = {"three_players": 3, "four_players": 4}
ANSWERS = 4000


def figures(games: int) -> Data:
    return {"choices_us": choices()}


def choices() -> Data:
    """Microseconds to list the choices of a question, over the answers of random games."""
    found: list[float] = []
    seed = 0
    while len(found) < ANSWERS:
        s = GAME.start(rules_of(GAME, 3, {}))
        s.run(MAIN)
        rng = Rng(seed)
        while not s.over:
            if s.asked(MAIN) == CHANCE:
                s.roll(rng)
                continue
            began = process_time_ns()
            options = s.lane_options(MAIN)
            found.append((process_time_ns() - began) / 1000)
            s.answer(MAIN, rng.pick(options))
        seed += 1
    found.sort()
    return {"p95": round(found[int(0.95 * len(found))], 1), "max": round(found[-1], 1)}
