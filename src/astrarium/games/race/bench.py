"""What the bench measures of Race besides: the Orb game, and its placements at their most."""

from __future__ import annotations

from time import process_time, process_time_ns

from astrarium.core.frame import MAIN
from astrarium.core.game import Data, Options, rules_of
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.placing import EVERY_PLACE, NO_TEAM, fitting_places
from astrarium.games.race.orb.state import Orb
from astrarium.games.race.orb.words import ORB_CARDS, TURNS
from astrarium.games.race.state import Race

MORE_SEATS: dict[str, int] = {}  # the general figures are those of two
OPTIONS: Options = {"expansion": "artifacts", "orb": True}
# What is dealt anew besides the base game.
SEARCHED: dict[str, tuple[int, Options]] = {
    "orb": (3, OPTIONS),
    "draft": (3, {"expansion": "storm", "draft": True}),
}
MOST_SEATS = 5
LATE_ORBS = 20  # at most
LISTINGS = 3  # of the same placements: the quickest counts, for the others were interrupted


def figures(games: int) -> Data:
    return {
        "orb_decisions_per_cpu_s": orb_pace(max(games // 8, 1)),
        "orb_placements_ms": placements_ms(min(max(games // 50, 1), LATE_ORBS)),
    }


def orb_pace(games: int) -> int:
    """Decisions of random games with two to five seats, setup included."""
    decisions = 0
    begin = process_time()
    for seed in range(games):
        seats = 2 + seed % (MOST_SEATS - 1)
        decisions += playout(_started(seats), Rng(seed))
    return round(decisions / (process_time() - begin))


def _started(seats: int) -> Race:
    s = GAME.start(rules_of(GAME, seats, OPTIONS))
    s.run(MAIN)
    return s


def placements_ms(orbs: int) -> Data:
    """Milliseconds to list every legal place of a card, all four turns, on late Orbs of five."""
    times = sorted(
        listing_ms(orb, card) for orb in late_orbs(orbs) for card in range(0, ORB_CARDS, TURNS)
    )
    return {"p50": round(times[len(times) // 2], 3), "max": round(times[-1], 3)}


def late_orbs(games: int) -> list[Orb]:
    """The Orbs at the end of random games of five: as large as they get."""
    found = []
    for seed in range(games):
        s = _started(MOST_SEATS)
        playout(s, Rng(seed))
        found.append(orb_of(s))
    return found


def listing_ms(orb: Orb, card: int) -> float:
    best = 1 << 60
    for _ in range(LISTINGS):
        begin = process_time_ns()
        for turn in range(TURNS):
            fitting_places(orb.board, orb.tables.plans[card * TURNS + turn], NO_TEAM, EVERY_PLACE)
        best = min(best, process_time_ns() - begin)
    return best / 1e6
