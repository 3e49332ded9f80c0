"""Seeded games for the golden playthrough and the folder of finished games.

    python -m tests.games.eclipse.playthrough golden     writes golden/*.txt anew
    python -m tests.games.eclipse.playthrough finished   writes finished/*.log and *.yaml anew

A change of the rules or of the content asks for both. The golden game is played by busy chance, so
that it depends on the rules alone, and so are the late games, of which what is open is kept
(late_games.py); the finished ones by the greedy bot, so that there is something to score.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

import astrarium
from astrarium.bots import find_bot
from astrarium.core.events import Event
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.late_games import LATE_GAMES, late_lines
from tests.games.eclipse.play import busy_choice
from tests.games.eclipse.reckoning import sheet_of
from tests.support.whole_games import as_text, command, keep, keep_finished, play_to_the_end

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
FINISHED = FOLDER / "finished"

GOLDEN_SEATS, GOLDEN_SEED = 3, 12
GOLDEN_OPTIONS: Options = {"species": "choice"}
GOLDEN_NAME = "three-seats"

GAMES: tuple[tuple[int, Options, int], ...] = (
    (2, {"species": "terrans"}, 1),
    (2, {"species": "choice"}, 2),
    (3, {"species": "draw"}, 3),
    (3, {"species": "mixed", "start_player": "chance"}, 4),
    (4, {"species": "choice"}, 5),
    (4, {"species": "terrans"}, 6),
    (4, {"species": "draw", "start_player": "chance"}, 7),
    (5, {"species": "choice"}, 8),
    (5, {"species": "draw"}, 9),
    (6, {"species": "choice"}, 10),
)


def golden_text() -> str:
    match = Match(astrarium.rules("eclipse", GOLDEN_SEATS, GOLDEN_OPTIONS))
    s = cast(Eclipse, match.position)
    rng = Rng(GOLDEN_SEED)
    play_to_the_end(match, lambda q, choices: busy_choice(s, q.lane, choices, rng), rng)
    heading = f"{match.rules.game.title}, {GOLDEN_SEATS} seats, seed {GOLDEN_SEED}"
    return as_text(match, heading, lambda event: cause(s, event), summary(s))


def cause(s: Eclipse, event: Event) -> str:
    things = [s.rules.thing(number) for number in (event.source, event.target)]
    return ", ".join(f"{thing.family} {thing.id}" for thing in things if thing.family)


def summary(s: Eclipse) -> list[str]:
    lines = [f"after {s.round_number} rounds"]
    for seat, player in enumerate(s.players):
        hexes = [s.rules.sectors[hex].number for hex in s.laid if s.owner[hex] == seat]
        lines.append(
            f"seat {seat}: {s.species_of(seat).name}, {s.scores()[seat]} VP, rank "
            f"{s.ranking()[seat]}; {player.money} money, {player.science} science, "
            f"{player.materials} materials; hexes {hexes}"
        )
    return lines


def finished_game(seats: int, options: Options, seed: int) -> Match:
    match = Match(astrarium.rules("eclipse", seats, options))
    rng = Rng(seed)
    bot = find_bot("eclipse", "greedy")

    def choose(question: Question, choices: list[int]) -> int:
        return bot.choose(match.position.view(question.seat), question, choices, rng)

    return play_to_the_end(match, choose, rng)


def write_golden() -> None:
    keep(GOLDEN, f"{GOLDEN_NAME}.txt", golden_text())
    for name in LATE_GAMES:
        keep(GOLDEN, f"{name}.txt", "\n".join(late_lines(name)) + "\n")


def write_finished() -> None:
    keep_finished(FINISHED, GAMES, finished_game, sheet_of)


if __name__ == "__main__":
    command(sys.argv[1:], __doc__, write_golden, write_finished)
