"""Long play: random games of every setting, with the named invariants after every answer.

What was played is kept in a file, so that a run can be broken off and goes on later. Game number
n is always the same game: its setting and its seed follow from n and the seed of the run.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from astrarium.core.checks import settings
from astrarium.core.checks.mixes import Setting
from astrarium.core.codec import canonical, digest
from astrarium.core.errors import AstrariumError
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Game, Options, Rules, rules_of
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.lab.arena import mixed

Progress = Callable[[int, int], None]  # games played, games in all

SAVE_EVERY = 20  # games
LONGEST = 100_000  # answers; a random game that has not ended by then never will


class BadState(AstrariumError):
    """The file of an earlier run does not fit this one."""


@dataclass
class Failure:
    """A game that broke an invariant, and the files in which it can be looked at."""

    game: int
    seats: int
    options: Options
    answers: int  # that were given before
    answer: str  # the one that broke it, in notation
    broken: list[str]
    position: str  # file: the last position in which everything held
    log: str  # file: the answers that led there


@dataclass
class Record:
    """What has been played so far."""

    game: str
    version: str
    components: str
    seed: int
    games: int = 0
    answers: int = 0
    failures: list[Failure] = field(default_factory=list)


class Broken(Exception):
    """An answer after which something does not hold."""

    def __init__(self, answer: str, names: list[str], told: list[tuple[Question, int]]) -> None:
        super().__init__(", ".join(names))
        self.answer = answer
        self.names = names
        self.told = told  # the answers before


def fuzz(
    game: Game[Any, Any], games: int, seed: int, folder: Path, progress: Progress | None = None
) -> Record:
    """Go on until so many games have been played in all, earlier runs included."""
    record = read_record(game, seed, folder)
    chosen = settings(game)
    try:
        while record.games < games:
            _play_one(game, record, chosen, folder)
            if record.games % SAVE_EVERY == 0:
                write_record(record, folder)
            if progress is not None:
                progress(record.games, games)
    finally:
        write_record(record, folder)
    return record


def _play_one(game: Game[Any, Any], record: Record, chosen: list[Setting], folder: Path) -> None:
    number = record.games
    setting = chosen[number % len(chosen)]
    rules = rules_of(game, *setting)
    try:
        record.answers += play_game(rules, mixed(record.seed, number))
    except Broken as broken:
        record.answers += len(broken.told)
        record.failures.append(_write_failure(rules, number, broken, folder))
    record.games += 1


def play_game(rules: Rules, seed: int) -> int:
    """One random game; how many answers it took. Raises Broken."""
    rng = Rng(seed)
    told: list[tuple[Question, int]] = []
    s = rules.game.start(rules)
    s.run(MAIN)
    while not s.over:
        if len(told) == LONGEST:
            raise Broken("", ["the game ends"], told)
        asked = s.questions()
        question = asked[rng.below(len(asked))]
        choice = _choice(s, question, rng, told)
        spoken = rules.game.say(rules, choice)
        try:
            s.answer(question.lane, choice)
            names = rules.game.broken(s)
        except Exception as error:
            raise Broken(spoken, [repr(error)], told) from error
        if names:
            raise Broken(spoken, names, told)
        told.append((question, choice))
    return len(told)


def _choice(
    s: Position[Any], question: Question, rng: Rng, told: list[tuple[Question, int]]
) -> int:
    if question.seat == CHANCE:
        return roll(s, question.lane, rng)
    options = s.options(question)
    if not options:
        raise Broken("", ["every question has an answer"], told)
    return rng.pick(options)


# --- files --------------------------------------------------------------------------------------


def record_file(game: str, folder: Path) -> Path:
    return folder / f"fuzz-{game}.json"


def read_record(game: Game[Any, Any], seed: int, folder: Path) -> Record:
    """What earlier runs have played; a fresh record if there was none."""
    fresh = Record(game.name, game.version, _components(game), seed)
    file = record_file(game.name, folder)
    if not file.exists():
        return fresh
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        failures = [Failure(**each) for each in data.pop("failures")]
        record = Record(**data, failures=failures)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        message = f"{file} is no record of an earlier run; --fresh starts anew"
        raise BadState(message).said("fuzz-no-record", file=str(file)) from error
    for what in ("game", "version", "components", "seed"):
        if getattr(record, what) != getattr(fresh, what):
            message = f"{file} was made with another {what}; --fresh starts anew"
            raise BadState(message).said("fuzz-other-run", file=str(file), what=what)
    return record


def _components(game: Game[Any, Any]) -> str:
    """A fingerprint of the component sets of all settings."""
    prints = {rules_of(game, *setting).fingerprint for setting in settings(game)}
    return digest(canonical(sorted(prints)))


def write_record(record: Record, folder: Path) -> None:
    """Whole or not at all: whatever happens, the file can be read."""
    folder.mkdir(parents=True, exist_ok=True)
    file = record_file(record.game, folder)
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(asdict(record), indent=1) + "\n", encoding="utf-8")
    draft.replace(file)


def _write_failure(rules: Rules, number: int, broken: Broken, folder: Path) -> Failure:
    """Play the game again up to the answer that broke it, and save position and log."""
    match = Match(rules)
    for question, choice in broken.told:
        match.answer(question, choice)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"fuzz-{rules.game.name}-{number}"
    position, log = folder / f"{name}.position.json", folder / f"{name}.log"
    position.write_text(match.position.dump(), encoding="utf-8")
    log.write_text(match.log.text(), encoding="utf-8")
    return Failure(
        number,
        rules.seats,
        rules.options,
        len(broken.told),
        broken.answer,
        broken.names,
        str(position),
        str(log),
    )
