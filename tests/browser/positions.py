"""Positions of whole games, as far as one wants to look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import astrarium
from astrarium import Rng
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.position import Position

LOGS = Path(__file__).resolve().parents[1] / "games"
FEWEST = {"race": 2, "gaia": 2, "eclipse": 2, "sun": 2}
MOST = {"race": 5, "gaia": 4, "eclipse": 6, "sun": 4}
GAMES = tuple(FEWEST)


def options_of(game: str, seats: int) -> Options:
    """What so many seats need."""
    return {"expansion": "storm"} if game == "race" and seats > 4 else {}


@cache
def _decisions(game: str, seats: int, seed: int) -> int:
    return int(playout(_start(game, seats), Rng(seed)))


def _start(game: str, seats: int) -> Position:
    return astrarium.start(game, seats=seats, options=options_of(game, seats))


def played(game: str, seats: int, part: float, seed: int = 5) -> Position:
    """A game of random play to this part of its decisions, where the first seat is asked."""
    s = _start(game, seats)
    rng = Rng(seed)
    playout(s, rng, int(_decisions(game, seats, seed) * part))
    while not any(question["seat"] == 0 for question in s.view(0)["questions"]):
        assert playout(s, rng, 1) == 1, "the game is over"
    return s


def from_log(game: str, name: str, part: float) -> Position:
    """A game that was played well, as far as this part, where the first seat is asked."""
    file = LOGS / game / "finished" / f"{name}.log"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for number in range(int(len(lines) * part), len(lines)):
        s = astrarium.replay("".join(lines[:number])).position
        if any(question["seat"] == 0 for question in s.view(0)["questions"]):
            return s
    raise AssertionError(f"{file.name}: the first seat is not asked any more")


def after(game: str, name: str, lines: int) -> Position:
    """The same, after so many lines of its log, whoever is asked."""
    file = LOGS / game / "finished" / f"{name}.log"
    text = file.read_text(encoding="utf-8").splitlines(keepends=True)
    s: Position = astrarium.replay("".join(text[:lines])).position
    return s
