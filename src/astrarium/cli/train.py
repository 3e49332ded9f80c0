"""`astrarium train GAME`: games between bots, and a value of round ends learnt from them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from astrarium.bots import find_bot
from astrarium.cli.arguments import (
    Commands,
    add_course,
    add_game,
    add_language,
    add_option,
    add_parser,
    game_options,
    whole_number,
)
from astrarium.cli.progress import progress_bar
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.games import find_game
from astrarium.lab.train.course import Course
from astrarium.lab.train.page import page
from astrarium.lab.train.shards import generate
from astrarium.lab.train.values import Epoch, Training, read_samples, torch_or_say
from astrarium.text import Texts

FOLDER = Path("var") / "train"
DATA = "games"  # folder of the shards
NET = "value.net"
LOG = "training.md"


def add_command(commands: Commands, texts: Texts) -> None:
    parser = add_parser(commands, "train", texts("train-summary"), texts("train-example"))
    add_game(parser, texts)
    parser.add_argument("--games", default="2000", metavar="N", help=texts("train-help-games"))
    parser.add_argument("--seats", default="2", metavar="N", help=texts("train-help-seats"))
    add_option(parser, texts)
    parser.add_argument(
        "--bots", default="greedy,casual", metavar="A,B", help=texts("train-help-bots")
    )
    parser.add_argument("--noise", default="3", metavar="N", help=texts("train-help-noise"))
    parser.add_argument("--epochs", default="8", metavar="N", help=texts("train-help-epochs"))
    add_course(parser, texts)
    parser.add_argument("--folder", type=Path, metavar="DIR", help=texts("train-help-folder"))
    parser.add_argument("--games-only", action="store_true", help=texts("train-help-games-only"))
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    course = _course(texts, arguments)
    games = whole_number(texts, "--games", arguments.games, 1)
    jobs = whole_number(texts, "--jobs", arguments.jobs, 1)
    epochs = whole_number(texts, "--epochs", arguments.epochs, 1)
    if not arguments.games_only:
        torch_or_say()  # before hours of games, not after them
    folder = arguments.folder or FOLDER / f"{course.game}-{course.seats}-{course.seed}"
    try:
        files = generate(course, folder / DATA, games, jobs, progress_bar())
        print(texts("train-games-written", games=games, folder=str(folder / DATA)), flush=True)
        if not arguments.games_only:
            _train(texts, course, folder, files, games, epochs)
    except OSError as error:
        what = error.strerror or str(error)
        raise BadOptions(texts("train-no-folder", folder=str(folder), what=what)) from error
    return 0


def _course(texts: Texts, arguments: argparse.Namespace) -> Course:
    game = find_game(arguments.game)
    bots = tuple(each.strip() for each in arguments.bots.split(",") if each.strip())
    for name in bots:
        find_bot(game.name, name)
    course = Course(
        game=game.name,
        seats=whole_number(texts, "--seats", arguments.seats, 1),
        options=game_options(texts, game, arguments.option),
        bots=bots or ("greedy",),
        noise=whole_number(texts, "--noise", arguments.noise, 0) / 100,
        seed=whole_number(texts, "--seed", arguments.seed, 0),
    )
    course.rules()
    return course


def _train(
    texts: Texts, course: Course, folder: Path, files: list[Path], games: int, epochs: int
) -> None:
    lesson = read_samples(course, files)
    if not all(len(samples) for samples in lesson):
        raise BadOptions(texts("train-too-few"))
    training = Training(course, folder)
    if training.go_on():
        print(texts("train-goes-on", epoch=len(training.epochs)), flush=True)
    training.run(lesson, epochs, lambda epoch: _tell(texts, epoch, epochs))
    (folder / NET).write_bytes(training.export())
    command = "astrarium " + " ".join(sys.argv[1:])
    text = page(course, command, games, sum(map(len, lesson)), training.epochs)
    (folder / LOG).write_text(text, encoding="utf-8")
    print(texts("train-done", net=str(folder / NET), log=str(folder / LOG)))


def _tell(texts: Texts, epoch: Epoch, epochs: int) -> None:
    loss, related = decimal(texts, epoch.kept_loss, 3), decimal(texts, epoch.correlation, 3)
    line = texts("train-epoch", epoch=epoch.number, epochs=epochs, loss=loss, related=related)
    print(line, flush=True)
