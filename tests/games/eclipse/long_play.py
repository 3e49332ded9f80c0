"""Random games of all seats, species and options, looked at after every answer: do the invariants
hold, and do the accounts add up (`accounts.py`)?

    python -m tests.games.eclipse.long_play GAMES FOLDER [JOBS]

The games are those of `astrarium fuzz eclipse --seed 2`. The FOLDER keeps one file for a hundred of
them: a run that was stopped goes on. It prints what was played, what was found broken, and how
often rare things happened by chance.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from astrarium.core.checks import settings
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.combat import nobody_in, players_in
from astrarium.games.eclipse.frames.aftermath import AttackPopulation
from astrarium.games.eclipse.frames.battle import Battle, Stalemate
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import BOMB, NONE
from astrarium.lab.arena import mixed
from tests.games.eclipse.accounts import Accounts
from tests.long_runs import all_done

SEED = 2
A_FILE = 100  # games
TOLD = {
    "retreated": "retreat",
    "abandoned": "bankruptcy",
    "collapsed": "collapse",
    "gave-up": "elimination",
    "traitor": "traitor",
    "reshuffled": "reshuffled ring",
}
RARE = [
    *TOLD.values(),
    "three-sided battle",
    "stalemate",
    "missiles",
    "Neutron Bombs",
    "Planta bombed",
    "empty bag",
]
Counts = Counter[str]


def hundred(number: int) -> dict[str, dict[str, int]]:
    """A hundred games; what happened in them, and what was broken."""
    rare, broken = Counter(dict.fromkeys(RARE, 0)), Counter[str]()
    for game in range(A_FILE * number, A_FILE * number + A_FILE):
        play(game, rare, broken)
    return {"rare": rare, "broken": broken}


def play(number: int, rare: Counts, broken: Counts) -> None:
    chosen = settings(GAME)
    s = GAME.start(rules_of(GAME, *chosen[number % len(chosen)]))
    s.sink = Sink()
    s.run(MAIN)
    rng = Rng(mixed(SEED, number))
    accounts = Accounts(s)
    bag_was_empty = False
    while not s.over:
        asked = s.questions()
        question = asked[rng.below(len(asked))]
        by_chance = question.seat == CHANCE
        options = [] if by_chance else s.options(question)
        choice = roll(s, question.lane, rng) if by_chance else rng.pick(options)
        rare.update(in_answer(s, int(question.lane), choice))
        said = GAME.say(s.rules, choice)
        s.answer(question.lane, choice)
        rare["answers"] += 1
        told = s.sink.drain()
        broken.update([*GAME.broken(s), *accounts.wrong(s, said, told)])
        for event in told:
            rare.update(in_event(s, event))
        if s.bag and sum(s.bag) == 0 and not bag_was_empty:
            bag_was_empty = True
            rare["empty bag"] += 1
    rare["games"] += 1


def in_answer(s: Eclipse, lane: int, choice: int) -> list[str]:
    frames = s.agenda.lanes[lane]
    top, found = frames[-1], []
    if isinstance(top, Stalemate):
        found.append("stalemate")
    if isinstance(top, AttackPopulation) and choice == BOMB:
        vulnerable = s.species_of(s.owner[top.hex]).vulnerable
        found.append("Planta bombed" if vulnerable else "Neutron Bombs")
    if s.asked(lane) == CHANCE and any(isinstance(f, Battle) and f.turn == 0 for f in frames):
        found.append("missiles")
    return found


def in_event(s: Eclipse, event: Event) -> list[str]:
    found = [TOLD[event.kind]] if event.kind in TOLD else []
    if event.kind == "battle":
        seats = players_in(s, event.source)
        if len(seats) + (nobody_in(s, event.source, event.seat) != NONE) > 2:
            found.append("three-sided battle")
    return found


def main() -> int:
    games, folder = int(sys.argv[1]), Path(sys.argv[2])
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rare, broken = Counter[str](), Counter[str]()
    for each in all_done(hundred, range(games // A_FILE), folder, jobs):
        rare.update(each["rare"])
        broken.update(each["broken"])
    for name, count in sorted(rare.items()):
        print(f"{name}: {count}")
    print("broken:", dict(broken) or "none")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
