"""Finished Orb games: careful beginners that are fond of tokens.

    python -m tests.games.race.orb.finished_games           writes finished/*.log anew and prints
                                                            what the sheets are reckoned from
    python -m tests.games.race.orb.finished_games search    looks for games that use most of the Orb

The sheets finished/*.yaml are typed by hand from the printed figures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

import astrarium
from astrarium.bots import find_bot
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race.orb.words import column_of, row_of
from astrarium.games.race.state import Race
from tests.games.race.orb.playthrough import orb_map
from tests.games.race.orb.table import ARTIFACTS, orb_in, token_names
from tests.games.race.playthrough import Recipe, to_reckon
from tests.support.whole_games import keep, play_to_the_end

FINISHED = Path(__file__).parent / "finished"
GAMES = (
    Recipe("01-2-seats", 2, ARTIFACTS, 115, ()),
    Recipe("02-5-seats", 5, ARTIFACTS, 122, ()),
)
GREEDY = find_bot("race", "greedy")


def choose(match: Match, question: Question, rng: Rng) -> int:
    """Tokens are turned up and walls crossed in half of the cases, else as the beginner plays."""
    s = match.position
    options = s.options(question)
    words = [(choice, match.rules.game.say(match.rules, choice)) for choice in options]
    fond = [choice for choice, said in words if said.startswith(("turn up", "cross "))]
    fond += [choice for choice, said in words if said == "develop Alien Research Ship"]
    if fond and rng.below(2):
        return rng.pick(fond)
    if "orb pass" in [said for _, said in words] and rng.below(12) == 0:
        return next(choice for choice, said in words if said == "orb pass")
    return GREEDY.choose(s.view(question.seat), question, options, rng)


def play(recipe: Recipe) -> Match:
    match = Match(astrarium.rules("race", recipe.seats, recipe.options))
    rng = Rng(recipe.seed)
    return play_to_the_end(match, lambda question, _: choose(match, question, rng), rng)


def uses(match: Match) -> set[str]:
    """What of the Orb a game used: tokens by their powers, ways to move, rare events."""
    s = cast(Race, match.position)
    kinds = token_names(s)
    found: set[str] = set()
    for step in match.steps:
        for event in step.events:
            rule = event.rule.removeprefix("race.artifacts.")
            if event.kind == "orb-flip":
                found.add(f"{kinds[event.amount]} turned up: {rule}")
            elif event.kind == "orb-move":
                found.add(f"a team moves: {rule}")
            elif event.kind == "orb-enter":
                found.add(f"team {event.amount + 1} enters")
            elif event.kind == "score-token-family" and event.amount > 0:
                found.add(f"tokens score for {s.tables.names[event.source]}")
            elif event.kind.startswith("orb-"):
                found.add(event.kind)
    return found | leaps(match)


def leaps(match: Match) -> set[str]:
    """Teams that came farther than their steps lead over squares: by a teleport."""
    again = Match(match.rules)
    s = cast(Race, again.position)
    far = False
    for step in match.steps:
        before = teams(s)
        (question,) = [q for q in s.questions() if (q.lane, q.seat) == (step.lane, step.seat)]
        again.answer(question, step.choice, step.forced)
        for event in step.events:
            if event.kind == "orb-move":
                old, new = next(pair for pair in zip(before, teams(s)) if pair[0] != pair[1])
                squares = abs(int(row_of(old) - row_of(new))) + abs(
                    int(column_of(old) - column_of(new))
                )
                # The large airlock is two squares wide and one step.
                far |= squares > event.amount + 1
    return {"a team moves: by a teleport"} if far else set()


def teams(s: Race) -> list[int]:
    return [seat.teams[number] for seat in orb_in(s).seats for number in (0, 1)]


def tokens_to_reckon(match: Match) -> str:
    """The tokens of each seat, and the Orb as it lies at the end."""
    s = cast(Race, match.position)
    kinds = token_names(s)
    lines = [
        f"  seat {number}: {', '.join(kinds[kind] for kind in seat.used)}"
        for number, seat in enumerate(orb_in(s).seats)
    ]
    return "\n".join([*lines, *orb_map(orb_in(s).board)])


def write() -> None:
    for recipe in GAMES:
        match = play(recipe)
        keep(FINISHED, f"{recipe.name}.log", match.log.text())
        print(f"{recipe.name}.yaml, to be reckoned by hand:\n{to_reckon(match)}")
        print(tokens_to_reckon(match))


def search(tries: int) -> None:
    """For each number of seats the seed of the game that uses most that no other has used."""
    known: set[str] = set()
    for recipe in GAMES:
        found = [uses(play(recipe._replace(seed=seed))) - known for seed in range(tries)]
        best = max(range(tries), key=lambda seed: len(found[seed]))
        known |= found[best]
        print(f"{recipe.name}: seed {best}, {len(found[best])} more")
    print("\n".join(sorted(known)))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["search", *given]:
            search(int(given[0]) if given else 40)
        case _:
            write()
