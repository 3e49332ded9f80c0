"""A log that takes long to be played again: of a real game, with hundreds of second thoughts."""

from __future__ import annotations

import time
from typing import Final

from astrarium.core.driver import advance
from astrarium.core.game import rules_of
from astrarium.core.log import Log
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng, Streams
from astrarium.games import find_game

GAME: Final = "race"
SEED: Final = "5e" * 32
LATE: Final = 55  # answers after which much is played again for each that is taken back
PAIRS: Final = 7_000  # of an answer and its taking back; as much as an upload may hold


def slow_log(seconds: float) -> str:
    """So long, if that fits into an upload; at the end stands another result than the game's, which
    is found out last of all: what is no good counts for its sender alone. Without seconds: a game
    as it should be."""
    rules = rules_of(find_game(GAME), 2, {})
    streams = Streams(SEED)
    match = Match(rules, streams.promise)
    rng = Rng(1)
    hesitated = False
    while waiting := advance(match, streams, {}):
        question = waiting[0]
        choice = rng.pick(match.position.options(question))
        match.answer(question, choice)
        if not hesitated and len(match.steps) > LATE and len(match.undoable(question.seat)) == 1:
            _hesitate(match, question, choice, seconds)
            hesitated = True
    return _with_another_result(match.log) if seconds else match.log.text()


def _hesitate(match: Match, question: Question, choice: int, seconds: float) -> None:
    began = time.monotonic()
    for _ in range(PAIRS):
        match.undo(question.seat)
        again = next(each for each in match.position.questions() if each.seat == question.seat)
        match.answer(again, choice)
        if time.monotonic() - began > seconds:
            return


def _with_another_result(log: Log) -> str:
    made = Log({key: value for key, value in log.header.items() if key != "astrarium"})
    for entry in log.entries:
        if entry.kind == "end":
            entry.data["end"]["scores"][0] += 1
        made.append(entry)
    return made.text()
