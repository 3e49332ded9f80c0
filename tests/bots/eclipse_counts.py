"""What greedy seats make of games of Eclipse, counted from events.

python -m tests.bots.eclipse_counts GAMES SEED FOLDER [JOBS]

Four of them play each game. The FOLDER keeps one file a game: a run that was stopped goes on. JOBS
processes play at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from astrarium.bots import find_bot
from astrarium.bots.eclipse.strength import odds
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.frames.battle import Battle
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ANCIENTS, OF_SIDE
from tests.long_runs import all_done

SEATS = 4
Counts = dict[str, Any]


class Seat:
    """What is counted of one seat."""

    def __init__(self) -> None:
        self.gave_up = 0  # hexes, because money was lacking
        self.fought = 0  # battles against Ancients or the Defense System
        self.expected = 0.0  # ... the sum of the chances with which they began
        self.won = 0


def play(seed: int) -> list[Counts]:
    """One game; the counts of each seat."""
    s = GAME.start(rules_of(GAME, SEATS, {"species": "choice"}))
    s.sink = Sink()
    s.run(MAIN)
    rng, bot = Rng(seed), find_bot("eclipse", "greedy")
    seats = [Seat() for _ in range(SEATS)]
    waiting: list[Event] = []
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            question = next(each for each in s.questions() if each.lane == lane)
            view, options = s.view(question.seat), s.lane_options(lane)
            s.answer(lane, bot.choose(view, question, options, rng))
        for event in s.sink.drain():
            if event.kind == "abandoned":
                seats[event.seat].gave_up += 1
            if event.kind == "battle" and event.target >= OF_SIDE + ANCIENTS:
                waiting.append(event)
                other = event.target - OF_SIDE
                seats[event.seat].expected += odds(s, event.source, event.seat, other)
        waiting = [event for event in waiting if not settled(s, event, seats)]
    return [sheet(s, seat, seats[seat]) for seat in range(SEATS)]


def settled(s: Eclipse, event: Event, seats: list[Seat]) -> bool:
    """Is a battle against nobody's ships over? Then it is counted, won or not."""
    if any(isinstance(f, Battle) and f.hex == event.source for f in s.agenda.lanes[MAIN]):
        return False
    seats[event.seat].fought += 1
    seats[event.seat].won += s.crowd[event.source] >> (ANCIENTS * 5) == 0
    return True


def sheet(s: Eclipse, seat: int, counted: Seat) -> Counts:
    player = s.players[seat]
    return {
        "species": s.species_of(seat).id,
        "vp": int(s.scores()[seat]),
        "hexes": sum(1 for hex in s.laid if s.owner[hex] == seat),
        "technologies": int(player.technologies).bit_count(),
        **vars(counted),
    }


def report(games: list[list[Counts]]) -> list[str]:
    seats = [seat for game in games for seat in game]
    lines = [f"{len(games)} games, {len(seats)} seats"]
    for name in ("vp", "hexes", "technologies"):
        lines.append(f"{name} a seat: {sum(seat[name] for seat in seats) / len(seats):.2f}")
    fighters = [seat for seat in seats if seat["species"] != "descendants_of_draco"]
    names = ("fought", "won", "expected")
    fought, won, expected = (sum(seat[name] for seat in seats) for name in names)
    fighting = sum(1 for seat in seats if seat["fought"])
    among = sum(1 for seat in fighters if seat["fought"])
    ruined = sum(1 for seat in seats if seat["gave_up"])
    return [
        *lines,
        f"seats that gave up hexes: {ruined} ({ruined / len(seats):.1%})",
        f"seats that fought nobody's ships: {fighting} ({fighting / len(seats):.1%})",
        f"... of those who do not live with Ancients: {among} of {len(fighters)} "
        f"({among / max(len(fighters), 1):.1%})",
        f"battles against them: {fought}, won: {won} ({won / max(fought, 1):.1%}), "
        f"expected: {expected / max(fought, 1):.1%}",
    ]


def main() -> None:
    games, seed, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    jobs = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    seeds = range(1000 * seed, 1000 * seed + games)
    print("\n".join(report(all_done(play, seeds, folder, jobs))))


if __name__ == "__main__":
    main()
