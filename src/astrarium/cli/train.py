"""`astrarium train GAME`: games between bots, and nets that learn from them, one after another."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from astrarium.bots import find_any_bot
from astrarium.bots.net_player import looks_ahead
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
from astrarium.lab.executors import Executor, Here, OnRay
from astrarium.lab.train.course import Course
from astrarium.lab.train.generations import BEST, Nobody, Outcome, Plan, Run, Teller, Waits
from astrarium.lab.train.learning import Epoch
from astrarium.lab.train.model import has_torch, torch_or_say
from astrarium.lab.train.page import page
from astrarium.lab.train.shards import Progress, write_whole
from astrarium.text import Texts

FOLDER: Final = Path("var") / "train"
LOG: Final = "training.md"


def add_command(commands: Commands, texts: Texts) -> None:
    parser = add_parser(commands, "train", texts("train-summary"), texts("train-example"))
    add_game(parser, texts)
    for name, usual in (
        ("games", "2000"),
        ("generations", "0"),
        ("self-play", "500"),
        ("matches", "100"),
        ("nodes", "400"),
        ("noise", "3"),
        ("epochs", "8"),
        ("seats", "2"),
    ):
        parser.add_argument(
            f"--{name}", default=usual, metavar="N", help=texts(f"train-help-{name}")
        )
    add_option(parser, texts)
    parser.add_argument(
        "--bots", default="greedy,casual", metavar="A,B", help=texts("train-help-bots")
    )
    parser.add_argument("--against", default="", metavar="BOT", help=texts("train-help-against"))
    add_course(parser, texts)
    parser.add_argument(
        "--ray", nargs="?", const="auto", metavar="ADDRESS", help=texts("arena-help-ray")
    )
    parser.add_argument("--in-workers", action="store_true", help=texts("train-help-in-workers"))
    parser.add_argument("--folder", type=Path, metavar="DIR", help=texts("train-help-folder"))
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--games-only", action="store_true", help=texts("train-help-games-only"))
    only.add_argument("--nets-only", action="store_true", help=texts("train-help-nets-only"))
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    plan = _plan(texts, arguments)
    generations = whole_number(texts, "--generations", arguments.generations, 0)
    if (generations or plan.against) and not looks_ahead(plan.course.game):
        raise BadOptions(texts("train-no-look-ahead", game=plan.course.rules().game.title))
    if not arguments.games_only:
        torch_or_say()  # before hours of games, not after them
    course = plan.course
    usual = f"{course.game}-{course.seats}-{course.seed}"
    folder = arguments.folder or FOLDER / (f"{usual}-{plan.against}" if plan.against else usual)
    teller = Told(texts, plan, folder)
    training = Run(
        plan,
        folder,
        _executor(texts, arguments),
        teller,
        served=_is_served(arguments),
        trains=not arguments.games_only,
    )
    try:
        training.run(generations)
    except Waits as waits:
        print(texts(f"train-waits-{waits}", folder=str(folder)))
        return 0
    except OSError as error:
        what = error.strerror or str(error)
        raise BadOptions(texts("train-no-folder", folder=str(folder), what=what)) from error
    print(texts("train-done", net=str(folder / BEST), log=str(folder / LOG)))
    return 0


def _is_served(arguments: argparse.Namespace) -> bool:
    """Does one process run all nets? Not where games are played elsewhere, or none."""
    elsewhere = arguments.ray is not None or arguments.nets_only
    return has_torch() and not arguments.in_workers and not elsewhere


def _plan(texts: Texts, arguments: argparse.Namespace) -> Plan:
    game = find_game(arguments.game)
    bots = [each.strip() for each in arguments.bots.split(",") if each.strip()] or ["greedy"]
    if arguments.against:
        bots.append(arguments.against)
    for name in bots:
        find_any_bot(game.name, name)
    course = Course(
        game=game.name,
        seats=whole_number(texts, "--seats", arguments.seats, 1),
        options=game_options(texts, game, arguments.option),
        bots=tuple(bots),
        noise=whole_number(texts, "--noise", arguments.noise, 0) / 100,
        seed=whole_number(texts, "--seed", arguments.seed, 0),
    )
    course.rules()
    return Plan(
        course,
        games=whole_number(texts, "--games", arguments.games, 1),
        own_games=whole_number(texts, "--self-play", arguments.self_play, 1),
        gate_games=whole_number(texts, "--matches", arguments.matches, 1),
        epochs=whole_number(texts, "--epochs", arguments.epochs, 1),
        nodes=whole_number(texts, "--nodes", arguments.nodes, 1),
        against=arguments.against,
    )


def _executor(texts: Texts, arguments: argparse.Namespace) -> Executor:
    if arguments.nets_only:
        return Nobody()
    if arguments.ray is not None:
        return OnRay(arguments.ray)
    return Here(whole_number(texts, "--jobs", arguments.jobs, 1), chunk=1)


class Told(Teller):
    """Lines for a person, and the log, written anew after every generation."""

    def __init__(self, texts: Texts, plan: Plan, folder: Path) -> None:
        self.texts = texts
        self.plan = plan
        self.folder = folder
        self.outcomes: list[Outcome] = []

    def games(self, number: int) -> Progress | None:
        return progress_bar()

    def played(self, number: int, games: int) -> None:
        print(self.texts("train-games-written", generation=number, games=games), flush=True)

    def epoch(self, number: int, epoch: Epoch) -> None:
        line = self.texts(
            "train-epoch",
            generation=number,
            epoch=epoch.number,
            epochs=self.plan.epochs,
            loss=decimal(self.texts, epoch.kept_loss, 3),
            related=decimal(self.texts, epoch.correlation, 3),
            agreed=decimal(self.texts, 100 * epoch.agreed, 1),
        )
        print(line, flush=True)

    def outcome(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        command = "astrarium " + " ".join(sys.argv[1:])
        text = page(self.plan, command, self.outcomes)
        write_whole(self.folder / LOG, text.encode("utf-8"))
        if outcome.share is None:
            return
        value, low, high = (decimal(self.texts, 100 * each, 1) for each in outcome.share)
        line = self.texts(
            "train-match",
            generation=outcome.number,
            opponent=outcome.opponent,
            share=value,
            low=low,
            high=high,
            best=outcome.best,
        )
        print(line, flush=True)
