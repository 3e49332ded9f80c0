"""Seeded games for the golden playthrough and the folder of finished games.

    python -m tests.games.sun.playthrough golden     writes golden/*.txt anew
    python -m tests.games.sun.playthrough finished   writes finished/*.log and *.yaml anew

A change of the rules or of the content asks for both. All are played by busy chance, so that they
depend on the rules alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

import astrarium
from astrarium.core.events import Event
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.rng import Rng
from astrarium.games.sun.state import Sun
from tests.games.sun.play import busy_choice
from tests.games.sun.reckoning import sheet_of
from tests.support.whole_games import as_text, command, keep, keep_finished, play_to_the_end

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
FINISHED = FOLDER / "finished"

GOLDEN_SEATS, GOLDEN_SEED = 3, 12
GOLDEN_NAME = "three-seats"

ADVANCED: Options = {"boards": "advanced"}
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


def played(seats: int, options: Options, seed: int) -> Match:
    match = Match(astrarium.rules("sun", seats, options))
    s = cast(Sun, match.position)
    rng = Rng(seed)
    return play_to_the_end(match, lambda q, choices: busy_choice(s, q.lane, choices, rng), rng)


def golden_text() -> str:
    match = played(GOLDEN_SEATS, {}, GOLDEN_SEED)
    s = cast(Sun, match.position)
    heading = f"{match.rules.game.title}, {GOLDEN_SEATS} seats, seed {GOLDEN_SEED}"
    return as_text(match, heading, lambda event: cause(s, event), summary(s))


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
    keep(GOLDEN, f"{GOLDEN_NAME}.txt", golden_text())


def write_finished() -> None:
    keep_finished(FINISHED, GAMES, played, sheet_of)


if __name__ == "__main__":
    command(sys.argv[1:], __doc__, write_golden, write_finished)
