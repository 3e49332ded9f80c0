"""`astrarium verify LOG`: does a finished log follow the rules, and chance the promised seed?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import astrarium
from astrarium.cli.arguments import Commands, add_json, add_language, add_parser, examples
from astrarium.cli.components import add_components, bring_set
from astrarium.cli.files import read_file
from astrarium.cli.screen import Screen
from astrarium.cli.texts import cli_texts
from astrarium.text import Texts


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "verify mine.log")
    parser = add_parser(commands, "verify", texts("verify-summary"), shown)
    parser.add_argument("log", type=Path, metavar="LOG", help=texts("help-verify-log"))
    add_components(parser, texts)
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    bring_set(options.components, texts)
    match = astrarium.verify(read_file(options.log, texts))
    scores = match.position.scores()
    seed = str(match.log.entries[-1].data["end"]["seed"])
    if options.json:
        sound = {
            "game": match.rules.game.name,
            "seats": match.rules.seats,
            "answers": len(match.steps),
            "scores": scores,
            "ranking": match.position.ranking(),
            "seed": seed,
            "verified": True,
        }
        print(json.dumps(sound))
        return 0
    screen = Screen()
    screen.line(texts("verify-sound", answers=len(match.steps)))
    screen.line(texts("verify-scores", scores=[str(score) for score in scores]))
    screen.line(texts("play-seed", seed=seed))
    return 0
