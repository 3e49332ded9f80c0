"""What four greedy seats make of a game of Eclipse, counted from events.

python -m tests.bots.eclipse_counts GAMES SEED
"""

from __future__ import annotations

import sys
from collections import Counter

from astrarium.bots import find_bot
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.frames.battle import Battle
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ANCIENTS, OF_SIDE

SEATS = 4


def play(seed: int, counts: Counter[str]) -> None:
    s = GAME.start(rules_of(GAME, SEATS, {"species": "choice"}))
    s.sink = Sink()
    s.run(MAIN)
    rng, bot = Rng(seed), find_bot("eclipse", "greedy")
    ruined: set[int] = set()
    fought: set[int] = set()
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
                ruined.add(event.seat)
            if event.kind == "battle" and event.target >= OF_SIDE + ANCIENTS:
                fought.add(event.seat)
                waiting.append(event)
        waiting = [event for event in waiting if not settled(s, event, counts)]
    counts["seats"] += SEATS
    counts["vp"] += sum(s.scores())
    counts["hexes"] += sum(1 for hex in s.laid if s.owner[hex] >= 0)
    counts["technologies"] += sum(int(p.technologies).bit_count() for p in s.players)
    counts["gave up hexes"] += len(ruined)
    counts["fought nobody's ships"] += len(fought)


def settled(s: Eclipse, event: Event, counts: Counter[str]) -> bool:
    """Is a battle against nobody's ships over? Then it is counted, won or not."""
    if any(isinstance(f, Battle) and f.hex == event.source for f in s.agenda.lanes[MAIN]):
        return False
    counts["battles"] += 1
    counts["battles won"] += s.crowd[event.source] >> (ANCIENTS * 5) == 0
    return True


def main() -> None:
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    counts: Counter[str] = Counter()
    for number in range(games):
        play(1000 * seed + number, counts)
    for name in ("vp", "hexes", "technologies"):
        print(f"{name} a seat: {counts[name] / counts['seats']:.2f}")
    for name in ("seats", "gave up hexes", "fought nobody's ships", "battles", "battles won"):
        print(f"{name}: {counts[name]}")


if __name__ == "__main__":
    main()
