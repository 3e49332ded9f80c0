"""Random games of all seats, variants and two component sets, looked at after every answer.

    python -m tests.games.sun.long_play 5000 --jobs 2 --out var/sun-fuzz

Every game is kept in the folder: a run that was stopped goes on there. It prints what was played,
what was found broken, and how often rare things happened by chance.

The second set: every system is colonized with strength 2, so that the decks run out, and Wolf 359
pays an opponent, the one step that no shipped card has.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options, rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.state import Sun
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import NONE
from astrarium.parts.content import Entry, fingerprint
from tests.games.sun.content import content
from tests.games.sun.play import VARIANTS
from tests.support import kept

# What the events say of a seat's ore.
ORE = Counter({"ore": 1, "mined": 1, "paid-opponent": 1, "paid": -1})


def second_set() -> Entry:
    systems = [{**entry, "strength": 2} for entry in content()["systems"]["system"]]
    for entry in systems:
        if entry["id"] == "wolf_359":
            entry["control"] = [{"do": "pay_opponent", "ore": 1}]
    return {**content(), "systems": {**content()["systems"], "system": systems}}


@cache
def rules_for(number: int) -> SunRules:
    """Every number of seats with every variant and both sets, in turn."""
    seats, variant = 2 + number % 3, number // 3 % len(VARIANTS)
    other = (number + number // (3 * len(VARIANTS))) % 2
    options: Options = VARIANTS[variant]
    rules = rules_of(GAME, seats, options)
    if other == 0:
        return rules
    return build_rules(GAME, seats, rules.options, second_set(), fingerprint(second_set()))


def play(number: int, found: Counter[str], rare: Counter[str]) -> int:
    """One game; the answers given."""
    s = GAME.start(rules_for(number % (6 * len(VARIANTS))))
    s.sink = sink = Sink()
    s.run(MAIN)
    rng, answers = Rng(number), 0
    ore = [0] * len(s.players)
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            s.answer(lane, rng.pick(s.lane_options(lane)))
        answers += 1
        found.update(GAME.broken(s))
        ore = [had + told_ore(sink, seat) for seat, had in enumerate(ore)]
        if ore != [int(player.ore) for player in s.players]:
            found["ore is told by events"] += 1
        look(s, sink, rare)
        if not s.over:
            sink.events.clear()
    told = [0] * len(s.players)
    for event in sink.events:
        if event.kind.startswith("score-"):
            told[event.seat] += event.amount
    if told != s.scores():
        found["points are told by events"] += 1
    return answers


def told_ore(sink: Sink, seat: int) -> int:
    """What a seat has gained and paid, all events together."""
    return sum(ORE[event.kind] * event.amount for event in sink.events if event.seat == seat)


def look(s: Sun, sink: Sink, rare: Counter[str]) -> None:
    """What an answer has brought about."""
    for event in sink.events:
        if event.kind == "control-gained":
            rare["control gained in another's turn"] += event.seat != s.active
            rare["a star disc stands in"] += event.target == s.rules.first_disc + 2
        elif event.kind == "control-lost":
            rare["two tied: nobody controls"] += contested(s, event.source)
        elif event.kind == "grown":
            rare["supply empty"] += s.players[event.seat].supply == 0
        elif event.kind == "colonized":
            rare["both system decks empty"] += s.deck_a.size + s.deck_b.size == 0
        elif event.kind == "new-technology":
            rare["a technology is laid"] += 1


def contested(s: Sun, thing: int) -> bool:
    """Is the place that was lost held by nobody although ships are there?"""
    for place in range(len(s.systems)):
        system = s.systems[place]
        here = s.rules.first_system + system if system != NONE else s.rules.first_place + place
        if here == thing:
            ships = sum(int(s.ships[place * 16 + at]) for at in range(16))
            return ships > 1 and s.outposts[place] == 0 and s.gaining[place] == 0
    return False


def result(number: int) -> kept.Result:
    found: Counter[str] = Counter()
    rare: Counter[str] = Counter()
    answers = play(number, found, rare)
    return {"answers": answers, "broken": dict(found), "rare": dict(rare)}


def main() -> int:
    given = kept.arguments("Random games of Beyond the Sun.", 5000).parse_args()
    games = kept.results(result, "sun-fuzz", given.first, given.games, given.jobs, given.out)
    found: Counter[str] = Counter()
    rare: Counter[str] = Counter()
    for game in games:
        found.update(game["broken"])
        rare.update(game["rare"])
    print(f"{len(games)} games, {sum(game['answers'] for game in games)} answers")
    for name, count in sorted(rare.items()):
        print(f"{name}: {count}")
    print("broken:", dict(found) or "none")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
