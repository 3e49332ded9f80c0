"""`astrarium fuzz GAME`: long random play that can be broken off and goes on later."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from astrarium.cli.arguments import Commands, add_language, add_parser, whole_number
from astrarium.cli.progress import progress_bar
from astrarium.cli.texts import cli_texts
from astrarium.core.checks import settings
from astrarium.core.game import Game
from astrarium.games import find_game
from astrarium.lab.fuzz import Failure, Record, fuzz, record_file
from astrarium.text import Texts

FOLDER = Path("var")


def add_command(commands: Commands, texts: Texts) -> None:
    parser = add_parser(commands, "fuzz", texts("fuzz-summary"), texts("fuzz-example"))
    parser.add_argument("game", help=texts("help-game"))
    parser.add_argument("--games", default="1000", metavar="N", help=texts("fuzz-help-games"))
    parser.add_argument("--seed", default="1", metavar="N", help=texts("help-seed"))
    parser.add_argument("--fresh", action="store_true", help=texts("fuzz-help-fresh"))
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, metavar="FOLDER", help=texts("fuzz-help-folder")
    )
    parser.add_argument("--json", action="store_true", help=texts("help-json"))
    add_language(parser, texts)
    parser.set_defaults(run=lambda arguments: run(find_game(arguments.game), arguments))


def run(game: Game[Any, Any], arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    games = whole_number(texts, "--games", arguments.games, 1)
    seed = whole_number(texts, "--seed", arguments.seed, 0)
    if arguments.fresh:
        record_file(game.name, arguments.folder).unlink(missing_ok=True)
    try:
        record = fuzz(game, games, seed, arguments.folder, progress_bar())
    except KeyboardInterrupt:
        print(texts("fuzz-broken-off"))
        return 130
    if arguments.json:
        print(json.dumps(asdict(record), indent=1))
    else:
        print("\n".join(as_lines(texts, game, record)))
    return 1 if record.failures else 0


def as_lines(texts: Texts, game: Game[Any, Any], record: Record) -> list[str]:
    played = texts(
        "fuzz-played",
        game=game.name,
        games=record.games,
        answers=record.answers,
        settings=len(settings(game)),
    )
    if not record.failures:
        return [played, texts("fuzz-all-held")]
    failed = texts("fuzz-failed", count=len(record.failures))
    return [played, failed, *(_line(texts, each) for each in record.failures)]


def _line(texts: Texts, failure: Failure) -> str:
    return texts(
        "fuzz-failure",
        game=failure.game,
        seats=failure.seats,
        answers=failure.answers,
        answer=failure.answer,
        broken="; ".join(failure.broken),
        position=failure.position,
        log=failure.log,
    )
