"""Random play that acts more than it trades, and passes before it is ruined, so that games grow."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.frames.turn import Turn
from astrarium.games.eclipse.frames.upkeep import balance
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import CLAIM, KIND, OFFER, PASS, SETTLE, TRADE

SPECIES = ("terrans", "choice", "draw", "mixed")


def busy_choice(s: Eclipse, lane: int, options: list[int], rng: Rng) -> int:
    settling = [choice for choice in options if SETTLE <= choice < TRADE]
    if settling and rng.below(4) > 0:
        return rng.pick(settling)
    frame = s.agenda.lanes[lane][-1]
    if isinstance(frame, Turn) and PASS in options and balance(s, int(frame.player)) < 2:
        return PASS
    claims = [choice for choice in options if choice - choice % KIND == CLAIM]
    if claims and rng.below(4) > 0:
        return claims[0]
    acting = [c for c in options if not TRADE <= c < OFFER and c != PASS]
    return rng.pick(acting if acting and rng.below(12) > 0 else options)


def steps(seats: int, seed: int, options: Options) -> Iterator[tuple[Eclipse, int]]:
    """The positions of a game before each answer of a seat, with the lane that is asked."""
    s = GAME.start(rules_of(GAME, seats, options))
    s.run(MAIN)
    rng = Rng(seed)
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        yield s, lane
        s.answer(lane, busy_choice(s, lane, s.lane_options(lane), rng))


def setting(number: int) -> tuple[int, Options]:
    """Seats and options in turn."""
    start = ("first_seat", "chance")[number % 2]
    return 2 + number % 5, {"species": SPECIES[number // 5 % 4], "start_player": start}
