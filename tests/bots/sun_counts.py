"""How the greedy bot of Beyond the Sun fares, and how often things happen in its games.

    python -m tests.bots.sun_counts 200 --kind like            four of its like
    python -m tests.bots.sun_counts 200 --kind three-random    it alone against three random seats
    python -m tests.bots.sun_counts 200 --kind one-random      against one

It sits at another seat from game to game; the number of a game is its seed. `--first` number,
`--jobs` processes, and a folder `--out` in which every game is kept: a run that was stopped goes on
there.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from astrarium.bots import find_bot
from astrarium.core.driver import Bot
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.achievements import discs_on
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import Sun
from astrarium.parts.bits import count_bits
from tests.support import kept

LEVELS = ("I", "II", "III", "IIII")
MOST_ROUNDS = 200  # whoever has not come to an end by then never does


@cache
def bot(name: str) -> Bot:
    return find_bot("sun", name)


def play(seed: int, names: list[str]) -> tuple[Sun, set[str]]:
    """A game to its end, and the kinds of ships that were ever in space."""
    s = GAME.start(rules_of(GAME, len(names), {}))
    s.run(MAIN)
    rng, ships = Rng(seed), set()
    while not s.over and s.round_number < MOST_ROUNDS:
        lane = int(s.next_lane())
        seat = int(s.asked(lane))
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        if len(options) == 1:
            s.answer(lane, options[0])
        else:
            s.answer(lane, bot(names[seat]).choose(s.view(seat), s.question_of(seat), options, rng))
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


def like(seed: int) -> kept.Result:
    s, ships = play(seed, ["greedy"] * 4)
    return {
        "ended": s.over,
        "rounds": int(s.round_number),
        "scores": s.scores(),
        "seen": sorted(seen(s) | ships),
        "dealt": [f"achievement {s.rules.achievements[goal].id}" for goal in s.goals],
    }


def against(seed: int, rivals: int) -> kept.Result:
    mine = seed % (rivals + 1)
    names = ["random"] * (rivals + 1)
    names[mine] = "greedy"
    s, _ = play(seed, names)
    ranks = s.ranking()
    alone = ranks[mine] == 1 and ranks.count(1) == 1
    scores = s.scores()
    others = scores[:mine] + scores[mine + 1 :]
    return {
        "ended": s.over,
        "rounds": int(s.round_number),
        "won": s.over and alone,
        "score": scores[mine],
        "others": others,
    }


def three_random(seed: int) -> kept.Result:
    return against(seed, 3)


def one_random(seed: int) -> kept.Result:
    return against(seed, 1)


KINDS = {"like": like, "three-random": three_random, "one-random": one_random}


def tell(found: list[kept.Result]) -> None:
    rounds = [result["rounds"] for result in found]
    print(f"{len(found)} games, {sum(result['ended'] for result in found)} came to an end")
    print(f"{sum(rounds) / len(rounds):.1f} rounds ({min(rounds)} to {max(rounds)})")
    if "won" in found[0]:
        others = [score for result in found for score in result["others"]]
        print(f"won alone: {sum(result['won'] for result in found)}")
        print(f"{sum(result['score'] for result in found) / len(found):.1f} points, ", end="")
        print(f"the others {sum(others) / len(others):.1f}")
        return
    scores = [score for result in found for score in result["scores"]]
    print(f"{sum(scores) / len(scores):.1f} points a seat")
    counts = Counter(name for result in found for name in result["seen"])
    dealt = Counter(name for result in found for name in result["dealt"])
    for name in sorted({*counts, *dealt}):
        in_play = dealt.get(name, len(found))
        print(f"{name}: {counts[name]} of {in_play} games ({100 * counts[name] // in_play} %)")


def main() -> None:
    parser = kept.arguments(__doc__ or "", 200, 1)
    parser.add_argument("--kind", choices=list(KINDS), default="like")
    given = parser.parse_args()
    name = f"sun-{given.kind}"
    play_one = KINDS[given.kind]
    tell(kept.results(play_one, name, given.first, given.games, given.jobs, given.out))


if __name__ == "__main__":
    main()
