"""Whole games: played to their end, told as text, kept as logs with score sheets beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import astrarium
from astrarium.core.events import Event
from astrarium.core.frame import CHANCE, RIVAL
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng

# --- playing --------------------------------------------------------------------------------------


def play_to_the_end(match: Match, choose: Callable[[Question, list[int]], int], rng: Rng) -> Match:
    """Chance by the generator, forced answers as such, all others as the player chooses."""
    s = match.position
    while not s.over:
        question = s.questions()[0]
        if question.seat == CHANCE:
            match.answer(question, roll(s, question.lane, rng))
            continue
        choices = s.options(question)
        if len(choices) == 1:
            match.answer(question, choices[0], forced=True)
        else:
            match.answer(question, choose(question, choices))
    match.end()
    return match


def by_weight(choices: Sequence[int], weight: Callable[[int], int], rng: Rng) -> int:
    at = rng.below(sum(weight(choice) for choice in choices))
    for choice in choices:
        at -= weight(choice)
        if at < 0:
            return choice
    raise AssertionError("the weights do not add up")


# --- telling --------------------------------------------------------------------------------------


def amount_of(event: Event) -> int:
    return int(event.amount)


def as_text(
    match: Match,
    heading: str,
    cause: Callable[[Event], str],
    summary: Sequence[str],
    figure: Callable[[Event], int] = amount_of,
) -> str:
    """A whole game to read: every answer, what it brought about, and how it ended.

    `cause` names what an event came from; empty if from nothing in particular. `figure` is the
    number that stands beside it.
    """

    def each(event: Event) -> str:
        return told(event, figure(event), cause(event))

    lines = [heading, "", *map(each, match.prologue)]
    for step in match.steps:
        who = "chance" if step.seat == CHANCE else f"seat {step.seat}"
        lines.append(f"{who}: {step.say}" + (" (forced)" if step.forced else ""))
        lines += map(each, step.events)
    return "\n".join([*lines, "", *summary]) + "\n"


def told(event: Event, figure: int, cause: str) -> str:
    words = [event.kind]
    if event.seat >= 0:
        words.append(f"seat {event.seat}")
    elif event.seat <= RIVAL:
        words.append("robot")
    words.append(str(figure))
    if cause:
        words.append(cause)
    return f"    {', '.join(words)} [{event.rule}]"


# --- keeping --------------------------------------------------------------------------------------


def keep(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def keep_finished(
    folder: Path,
    games: Sequence[tuple[int, Options, int]],
    play: Callable[[int, Options, int], Match],
    sheet_of: Callable[[Any], object],
) -> None:
    """Play games (seats, options, seed) and keep each log with its sheet, instead of older ones."""
    for old in [*folder.glob("*.log"), *folder.glob("*.yaml")]:
        old.unlink()
    for number, (seats, options, seed) in enumerate(games, 1):
        match = play(seats, options, seed)
        name = f"{number:02}-{seats}-seats"
        keep(folder, f"{name}.log", match.log.text())
        seats_sheet = {"seats": sheet_of(match.position)}
        keep(folder, f"{name}.yaml", str(yaml.safe_dump(seats_sheet, sort_keys=False)))
        print(name, match.position.scores(), flush=True)


def each_log(folder: Path) -> pytest.MarkDecorator:
    """A test for every log of a folder."""
    return pytest.mark.parametrize("log", sorted(folder.glob("*.log")), ids=lambda log: log.stem)


@cache
def replayed(log: Path) -> Match:
    return astrarium.replay(log.read_text(encoding="utf-8"))


def sheet(log: Path) -> Any:
    """The score sheet beside a log."""
    return yaml.safe_load(log.with_suffix(".yaml").read_text(encoding="utf-8"))


# --- the command line -----------------------------------------------------------------------------


def command(
    arguments: Sequence[str],
    usage: str | None,
    golden: Callable[[], None],
    finished: Callable[[], None],
    search: Callable[[int], None] | None = None,
    tries: int = 0,
) -> None:
    """A game whose seeds need no search has none."""
    match list(arguments):
        case ["golden"]:
            golden()
        case ["finished"]:
            finished()
        case ["search", *number] if search is not None:
            search(int(number[0]) if number else tries)
        case _:
            print(usage)
