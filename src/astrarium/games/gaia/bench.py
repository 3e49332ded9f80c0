"""What the bench measures of Gaia Project besides: four players, and federations at their worst."""

from __future__ import annotations

from time import process_time_ns

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Data, Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.gaia.frames.federation import list_federations
from astrarium.games.gaia.frames.setup import start_faction
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.game import GAME, start_position
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import colonize, count_piece
from astrarium.games.gaia.words import (
    FREE,
    GAIA,
    KIND,
    MINE,
    PASS,
    RESEARCH_LAB,
    TRADING_STATION,
)

SEATS = 4
MORE_SEATS = {"four_players": SEATS}  # what is measured of two is measured of them too
SEARCHED: dict[str, tuple[int, Options]] = {"search_of_four": (SEATS, {})}
POSITIONS = 10_000  # of one seat, from the third round on
LISTINGS = 3  # of the same list: the quickest counts, for the others were interrupted
# No two of them side by side.
TWELVE = [MINE] * 8 + [TRADING_STATION] * 4
FIFTEEN = [*TWELVE, *[RESEARCH_LAB] * 3]
POWER = 12  # tokens that can become satellites
WORST_CASES = 20


def figures(games: int) -> Data:
    return {"federations_ms": federations()}


def federations() -> Data:
    """Milliseconds to list all federations of a seat."""
    usual = sorted(listing_ms(s, seat) for s in later_positions() for seat in range(SEATS))
    twelve = [listing_ms(spread_out(seed, TWELVE), 0) for seed in range(WORST_CASES)]
    fifteen = [listing_ms(spread_out(seed, FIFTEEN), 0) for seed in range(WORST_CASES)]
    return {
        "p50": round(usual[len(usual) // 2], 4),
        "p99": round(usual[int(0.99 * (len(usual) - 1))], 4),
        "max": round(usual[-1], 4),
        "spread_out_max": round(max(twelve), 4),
        "fifteen_spread_out_max": round(max(fifteen), 4),
    }


def listing_ms(s: Gaia, seat: int) -> float:
    best = 1 << 60
    for _ in range(LISTINGS):
        begin = process_time_ns()
        list_federations(s, seat)
        best = min(best, process_time_ns() - begin)
    return best / 1e6


def later_positions() -> list[Gaia]:
    """Positions of the later rounds of games that act more than they convert or pass."""
    rules = rules_of(GAME, SEATS, {})
    found: list[Gaia] = []
    seed = 0
    while len(found) * SEATS < POSITIONS:
        s = GAME.start(rules)
        s.run(MAIN)
        rng = Rng(seed)
        seed += 1
        steps = 0
        while (lane := s.next_lane()) >= MAIN:
            if s.asked(lane) == CHANCE:
                s.answer(lane, roll(s, lane, rng))
                continue
            steps += 1
            if s.round_number >= 3 and steps % 4 == 0:
                found.append(s.clone())
            s.answer(lane, busy_choice(s, int(lane), rng))
    return found[: POSITIONS // SEATS]


def busy_choice(s: Gaia, lane: int, rng: Rng) -> int:
    options = s.lane_options(lane)
    frame = s.agenda.lanes[lane][-1]
    if isinstance(frame, Turn) and frame.stage == BEFORE:
        acting = [each for each in options if each - each % KIND not in (PASS, FREE)]
        staying = [each for each in options if each - each % KIND != PASS]
        if acting and rng.below(10) < 8:
            return rng.pick(acting)
        if staying and rng.below(20) < 19:
            return rng.pick(staying)
    return rng.pick(options)


def spread_out(seed: int, structures: list[int]) -> Gaia:
    """Round 6 with many lonely structures of one seat and power to connect them."""
    rules = rules_of(GAME, SEATS, {})
    s = start_position(rules)
    s.set_up_board(rules.first_layout)
    for seat in range(SEATS):
        start_faction(s, MAIN, seat, 2 * seat)
    s.round_number = 6
    rng = Rng(seed)
    geometry = rules.geometry
    planets = [h for h in range(geometry.n) if 1 <= s.terrain[h] <= GAIA]
    player = s.players[0]
    for kind in structures:
        place = planets.pop(rng.below(len(planets)))
        while any(geometry.dist[place * geometry.n + other] == 1 for other in player.hexes):
            place = planets.pop(rng.below(len(planets)))
        count_piece(s, 0, kind, 1)
        colonize(s, 0, place, kind)
    player.area1, player.area2, player.area3 = POWER, 0, 0
    return s
