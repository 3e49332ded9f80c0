"""How often things happen in games of four greedy seats of Beyond the Sun.

python -m tests.bots.sun_counts 40 7      games, first seed
"""

from __future__ import annotations

import sys
from collections import Counter

from astrarium.bots.sun.greedy import Greedy
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.achievements import discs_on
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import Sun
from astrarium.parts.bits import count_bits

LEVELS = ("I", "II", "III", "IIII")


def play(seed: int, seats: int = 4) -> tuple[Sun, set[str]]:
    """A game to its end, and the kinds of ships that were ever in space."""
    s = GAME.start(rules_of(GAME, seats, {}))
    s.run(MAIN)
    rng, bot, ships = Rng(seed), Greedy(), set()
    while not s.over:
        lane = int(s.next_lane())
        seat = int(s.asked(lane))
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        if len(options) == 1:
            s.answer(lane, options[0])
        else:
            s.answer(lane, bot.choose(s.view(seat), s.question_of(seat), options, rng))
        ships |= {f"ship of level {at % 4 + 1}" for at, count in enumerate(s.ships) if count}
    return s, ships


def seen(s: Sun) -> set[str]:
    """What has come about in a finished game."""
    found = set()
    for player in s.players:
        for level, name in enumerate(LEVELS):
            if count_bits(player.technologies & s.rules.of_level[level]):
                found.add(f"technology of level {name}")
        if player.colonized:
            found.add("colony")
    for goal in s.goals:
        if discs_on(s, goal):
            found.add(f"achievement {s.rules.achievements[goal].id}")
    return found


def main(games: int, first: int) -> None:
    counts: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    rounds: list[int] = []
    scores: list[int] = []
    for seed in range(first, first + games):
        s, ships = play(seed)
        counts.update(seen(s) | ships)
        dealt.update(f"achievement {s.rules.achievements[goal].id}" for goal in s.goals)
        rounds.append(int(s.round_number))
        scores += s.scores()
        print(f"seed {seed}: {s.round_number} rounds, {s.scores()}", flush=True)
    print(f"{games} games, {sum(rounds) / games:.1f} rounds ({min(rounds)} to {max(rounds)})")
    print(f"{sum(scores) / len(scores):.1f} points a seat")
    for name, count in sorted(counts.items()):
        in_play = dealt.get(name, games)
        print(f"{name}: {count} of {in_play} games ({100 * count // in_play} %)")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
