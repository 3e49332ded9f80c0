"""`astrarium check GAME`: random games with the conformance battery at their steps."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from astrarium.cli.arguments import (
    Commands,
    add_game,
    add_json,
    add_language,
    add_parser,
    examples,
    whole_number,
)
from astrarium.cli.files import new_file
from astrarium.cli.screen import Screen
from astrarium.cli.texts import cli_texts
from astrarium.core.checks import CheckFailed, Report, run_battery, settings
from astrarium.games import find_game
from astrarium.text import Texts

DOES_NOT_HOLD = 1


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "check race", "check race --games 10 --json", "check race --all")
    parser = add_parser(commands, "check", texts("check-summary"), shown)
    add_game(parser, texts)
    parser.add_argument("--games", default="1", metavar="N", help=texts("help-check-games"))
    parser.add_argument("--all", action="store_true", help=texts("help-check-all"))
    parser.add_argument("--seed", default="0", metavar="N", help=texts("help-check-seed"))
    parser.add_argument("--dump", type=Path, metavar="FILE", help=texts("help-check-dump"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    game = find_game(options.game)
    games = whole_number(texts, "--games", options.games, 1)
    seed = whole_number(texts, "--seed", options.seed, 0)
    if options.dump is not None:
        new_file(options.dump, texts)
    try:
        battery = partial(run_battery, chosen=settings(game)) if options.all else run_battery
        report = battery(game, games, seed, progress=_progress)
    except CheckFailed as failure:
        _tell_failure(failure, options, texts)
        return DOES_NOT_HOLD
    if options.dump is not None:
        options.dump.unlink()
    if options.json:
        print(json.dumps(as_json(report)))
        return 0
    screen = Screen()
    figures = {"games": report.games, "answers": report.answers, "settings": report.settings}
    for check, count in sorted(report.checks.items()):
        screen.line(f"{count:>9}  {check.replace('_', ' ')}")
    screen.line(texts("check-holds", title=game.title, **figures))
    return 0


def _progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"  {what}", file=sys.stderr)


def as_json(report: Report) -> dict[str, object]:
    return {
        "game": report.game,
        "holds": True,
        "games": report.games,
        "answers": report.answers,
        "settings": report.settings,
        "checks": dict(sorted(report.checks.items())),
    }


def _tell_failure(failure: CheckFailed, options: argparse.Namespace, texts: Texts) -> None:
    """One line for a person; with --json where and why; in the dump all that happened."""
    if options.dump is not None:
        options.dump.write_text(failure.dump() + "\n", encoding="utf-8")
    if options.json:
        where = {"seats": failure.setting[0], "options": failure.setting[1], "seed": failure.seed}
        told = {"check": failure.check, "message": failure.message, **where, "step": failure.step}
        print(json.dumps({"game": options.game, "holds": False, **told}))
    what = failure.check.replace("_", " ")
    said = str(failure).removeprefix(f"{failure.check}: ")  # the message, and where it was
    line = texts("check-fails", check=what, message=" ".join(said.split()))
    print(f"astrarium: {line}", file=sys.stderr)
