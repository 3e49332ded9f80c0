"""`astrarium tune GAME`: the arena looks for better weights of a bot."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from astrarium.bots import find_bot
from astrarium.bots.search.weights import Figures, figures_of
from astrarium.cli.arguments import (
    Commands,
    add_course,
    add_game,
    add_json,
    add_language,
    add_option,
    add_parser,
    game_options,
    whole_number,
)
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.games import find_game
from astrarium.lab.tuning import Course, Step, Tuning
from astrarium.text import Texts

FOLDER = Path("var")


def add_command(commands: Commands, texts: Texts) -> None:
    parser = add_parser(commands, "tune", texts("tune-summary"), texts("tune-example"))
    add_game(parser, texts)
    parser.add_argument("--bot", default="greedy", metavar="NAME", help=texts("tune-help-bot"))
    parser.add_argument("--figures", default="", metavar="A,B", help=texts("tune-help-figures"))
    parser.add_argument("--steps", default="50", metavar="N", help=texts("tune-help-steps"))
    parser.add_argument("--games", default="200", metavar="N", help=texts("tune-help-games"))
    parser.add_argument("--seats", default="2", metavar="N", help=texts("tune-help-seats"))
    add_course(parser, texts)
    add_option(parser, texts)
    parser.add_argument("--log", type=Path, metavar="FILE", help=texts("tune-help-log"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    game = find_game(arguments.game)
    weights, kind = _weights_of(texts, game.name, arguments.bot)
    course = Course(
        seats=whole_number(texts, "--seats", arguments.seats, 2),
        options=game_options(texts, game, arguments.option),
        names=_named(arguments.figures) or tuple(figures_of(weights)),
        games=whole_number(texts, "--games", arguments.games, 1),
        seed=whole_number(texts, "--seed", arguments.seed, 0),
    )
    log = arguments.log or FOLDER / f"tune-{game.name}-{arguments.bot}.jsonl"
    jobs = whole_number(texts, "--jobs", arguments.jobs, 1)
    tuning = Tuning(game.name, kind, weights, course, log, jobs)
    steps = whole_number(texts, "--steps", arguments.steps, 1)
    found = tuning.run(steps, None if arguments.json else lambda step: _tell(texts, step, steps))
    figures = {name: figures_of(found)[name] for name in course.names}
    if arguments.json:
        print(json.dumps({"game": game.name, "steps": steps, "figures": figures}, indent=1))
    else:
        print("\n".join(_table(texts, figures, figures_of(weights), log)))
    return 0


def _weights_of(texts: Texts, game: str, name: str) -> tuple[Any, Any]:
    """What a bot believes, and how a bot of that kind is made."""
    bot: Any = find_bot(game, name)
    if not hasattr(bot, "weights"):
        raise BadOptions(texts("tune-no-weights", bot=name))
    return bot.weights, type(bot)


def _named(figures: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in figures.split(",") if each.strip())


def _tell(texts: Texts, step: Step, steps: int) -> None:
    margin = decimal(texts, abs(step.margin), 1)
    print(texts("tune-step", step=step.number + 1, steps=steps, margin=margin), flush=True)


def _table(texts: Texts, found: Figures, before: Figures, log: Path) -> Sequence[str]:
    width = max(map(len, found))
    rows = [
        f"{name.ljust(width)}  {decimal(texts, before[name], 3)} → {decimal(texts, figure, 3)}"
        for name, figure in found.items()
    ]
    return [texts("tune-found"), *rows, texts("tune-log", file=str(log))]
