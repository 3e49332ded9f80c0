"""Seeded games for the golden playthrough and the folder of finished games.

    python -m tests.games.sun.playthrough golden     writes golden/*.txt anew
    python -m tests.games.sun.playthrough finished   writes finished/*.log and *.yaml anew

A change of the rules or of the content asks for both. All are played by busy chance, so that they
depend on the rules alone.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

import astrarium
from astrarium.core.events import Event
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.sun.state import Sun
from tests.games.sun.play import busy_choice
from tests.games.sun.reckoning import sheet_of
from tests.support.whole_games import as_text, command, keep, keep_finished, play_to_the_end

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
FINISHED = FOLDER / "finished"

ADVANCED: Options = {"boards": "advanced"}
GOLDEN_GAMES: dict[str, tuple[int, Options, int]] = {
    "two-seats-drafting": (2, {**ADVANCED, "drafting": True, "start_player": "chance"}, 108),
    "three-seats": (3, {}, 125),
    "four-seats-advanced": (4, {**ADVANCED, "factions": "draw"}, 148),
    "four-seats-overlap": (4, {"overlap": True, "achievements": "first_game"}, 144),
}
GAMES: tuple[tuple[int, Options, int], ...] = (
    (2, {}, 1),
    (2, ADVANCED, 2),
    (2, {"drafting": True}, 3),
    (3, {"achievements": "first_game"}, 4),
    (3, {**ADVANCED, "drafting": True}, 5),
    (3, {"overlap": True}, 6),
    (4, {}, 7),
    (4, {**ADVANCED, "start_player": "chance"}, 8),
    (4, {"drafting": True, "factions": "draw"}, 9),
    (4, {"achievements": "first_game", "overlap": True}, 10),
)


def played(
    seats: int, options: Options, seed: int, looked: Callable[[Sun, Question], None] | None = None
) -> Match:
    """`looked`: is shown every question to a seat before it is answered."""
    match = Match(astrarium.rules("sun", seats, options))
    s = cast(Sun, match.position)
    rng = Rng(seed)

    def choose(question: Question, choices: list[int]) -> int:
        if looked is not None:
            looked(s, question)
        return busy_choice(s, question.lane, choices, rng)

    return play_to_the_end(match, choose, rng)


def golden_text(name: str) -> str:
    """Every answer and what it brought about; then, of every question with a choice, how many
    answers were open and why the others were not, and what the seats had before the answer."""
    seats, options, seed = GOLDEN_GAMES[name]
    questions: list[str] = []
    match = played(seats, options, seed, lambda s, q: questions.append(asked(s, q)))
    s = cast(Sun, match.position)
    chosen = ", ".join(f"{option} {value}" for option, value in options.items())
    heading = f"{match.rules.game.title}, {seats} seats, seed {seed}; {chosen or 'no variant'}"
    text = as_text(match, heading, lambda event: cause(s, event), summary(s))
    return text + "\n" + "\n".join(questions) + "\n"


def asked(s: Sun, question: Question) -> str:
    """A question as one line: what it is, what is open, why the rest is not, what seats have."""
    frame = s.agenda.lanes[question.lane][-1]
    why: Counter[str] = Counter()
    for choice in frame.candidates(s):
        for reason in s.why_not(question.seat, s.rules.game.say(s.rules, choice)):
            figures = " ".join(str(figure) for figure in reason.figures if figure)
            why[f"{reason.key} {figures}".strip()] += 1
    closed = ", ".join(f"{key} {count}" for key, count in sorted(why.items()))
    have = "; ".join(
        f"{player.ore} {player.population} {player.food_discs}/{player.ore_discs}"
        for player in s.players
    )
    name = f"seat {question.seat} {type(frame).__name__}"
    return f"{name}: {len(s.options(question))} open; {closed or 'nothing closed'} | {have}"


def cause(s: Sun, event: Event) -> str:
    things = [s.rules.thing(number) for number in (event.source, event.target)]
    return ", ".join(f"{thing.family} {thing.id}" for thing in things if thing.family)


def summary(s: Sun) -> list[str]:
    lines = [f"after {s.round_number} rounds"]
    for seat, player in enumerate(s.players):
        lines.append(
            f"seat {seat}: {s.board_of(seat).name}, {s.scores()[seat]} VP, rank "
            f"{s.ranking()[seat]}; {player.ore} ore, {player.population} population, "
            f"{player.supply_cubes()} in supply, {player.automated()} discs automated"
        )
    return lines


def write_golden() -> None:
    for name in GOLDEN_GAMES:
        keep(GOLDEN, f"{name}.txt", golden_text(name))


def write_finished() -> None:
    keep_finished(FINISHED, GAMES, played, sheet_of)


if __name__ == "__main__":
    command(sys.argv[1:], __doc__, write_golden, write_finished)
