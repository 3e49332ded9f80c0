"""`astrarium arena GAME`: a round robin of the levels of a game and of other bots."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrarium.bots import levels_of
from astrarium.cli.arguments import (
    Commands,
    add_course,
    add_game,
    add_json,
    add_language,
    add_option,
    add_parser,
    examples,
    game_options,
    whole_number,
)
from astrarium.cli.components import add_components, bring_set, with_set
from astrarium.cli.progress import progress_bar
from astrarium.cli.simulate import forfeits_in, keep_logs, tell_forfeits
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.games import find_game
from astrarium.lab.arena import known_entrant
from astrarium.lab.executors import Executor, Here, OnRay
from astrarium.lab.ratings import DRAWINGS, ratings
from astrarium.lab.round_robin import Piece, RoundRobin, Shown, ahead, results_by_meeting, shown
from astrarium.lab.statistics import Estimate
from astrarium.text import Texts

FOLDER: Final = Path("var")
COLUMNS: Final = ("bot", "rating", "games", "rate", "score")


@dataclass(frozen=True)
class Found:
    """All that a round robin has shown."""

    round_robin: RoundRobin
    pieces: list[Piece]
    bots: list[Shown]
    ratings: list[Estimate]
    forfeits: list[Data]

    @property
    def games(self) -> int:
        return sum(len(piece.played) for piece in self.pieces)


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(
        texts,
        "arena race --games 2 --jobs 2",
        "arena sun --bots random,casual --games 2 --log sun.jsonl",
    )
    parser = add_parser(commands, "arena", texts("arena-summary"), shown)
    add_game(parser, texts)
    parser.add_argument("--bots", default="", metavar="A,B", help=texts("arena-help-bots"))
    parser.add_argument("--seats", default="2", metavar="N", help=texts("arena-help-seats"))
    parser.add_argument("--games", default="100", metavar="N", help=texts("arena-help-games"))
    add_course(parser, texts)
    parser.add_argument(
        "--ray", nargs="?", const="auto", metavar="ADDRESS", help=texts("arena-help-ray")
    )
    add_option(parser, texts)
    add_components(parser, texts)
    parser.add_argument("--log", type=Path, metavar="FILE", help=texts("arena-help-log"))
    parser.add_argument("--logs", type=Path, metavar="DIR", help=texts("simulate-help-logs"))
    parser.add_argument("--page", type=Path, metavar="FILE", help=texts("balance-help-page"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    game = find_game(arguments.game)
    own = bring_set(arguments.components, texts)
    levels = ",".join(level.name for level in levels_of(game.name))
    names = [each.strip() for each in (arguments.bots or levels).split(",")]
    round_robin = RoundRobin(
        game.name,
        tuple(known_entrant(game.name, name) for name in names),
        whole_number(texts, "--seats", arguments.seats, 2),
        with_set(game, game_options(texts, game, arguments.option), own, texts),
        whole_number(texts, "--seed", arguments.seed, 0),
    ).checked()
    games = whole_number(texts, "--games", arguments.games, 1)
    log = arguments.log or _usual_log(game.name)
    for file in (log, arguments.page):
        if file is not None and not file.parent.is_dir():
            raise BadOptions(texts("file-unwritable", file=str(file)))
    pieces = round_robin.run(log, games, _executor(arguments, texts), progress_bar())
    found = found_in(round_robin, pieces)
    if arguments.logs is not None:
        results = results_by_meeting(names, pieces)
        played = [each for meeting in results for each in meeting.played]
        keep_logs(texts, game.name, arguments.logs, played)
    if arguments.json:
        print(json.dumps(as_data(found), indent=1))
    elif arguments.page is not None:
        arguments.page.write_text(as_page(texts, game.title, found), encoding="utf-8")
    else:
        print(as_page(texts, game.title, found), end="")
    return 0


def _usual_log(game: str) -> Path:
    FOLDER.mkdir(exist_ok=True)
    return FOLDER / f"arena-{game}.jsonl"


def _executor(arguments: argparse.Namespace, texts: Texts) -> Executor:
    jobs = whole_number(texts, "--jobs", arguments.jobs, 1)
    return Here(jobs) if arguments.ray is None else OnRay(arguments.ray)


def found_in(round_robin: RoundRobin, pieces: list[Piece]) -> Found:
    names = [entrant.name for entrant in round_robin.entrants]
    results = results_by_meeting(names, pieces)
    return Found(
        round_robin,
        pieces,
        shown(names, pieces),
        ratings(names, pieces, round_robin.seed),
        [forfeit for each in results for forfeit in forfeits_in(each)],
    )


def as_data(found: Found) -> Data:
    bots = [
        {
            "name": bot.name,
            "rating": rating._asdict(),
            "games": bot.games,
            "wins": bot.wins,
            "win_rate": bot.win_rate._asdict(),
            "score": bot.score._asdict(),
            "forfeits": bot.forfeits,
            "ahead_of": {
                other.name: ahead(one, two, found.pieces)._asdict()
                for two, other in enumerate(found.bots)
                if one != two
            },
        }
        for one, (bot, rating) in enumerate(zip(found.bots, found.ratings, strict=True))
    ]
    course = found.round_robin.course()
    return {**course, "games": found.games, "bots": bots, "forfeits": found.forfeits}


def as_page(texts: Texts, title: str, found: Found) -> str:
    """Markdown, which reads well in a terminal too."""
    course = found.round_robin.course()
    lines = [
        f"# {texts('arena-title', game=title)}",
        "",
        texts(
            "arena-played", games=found.games, seats=course["seats"], seed=str(course["seed"]),
            meetings=len(found.round_robin.meetings()), components=course["components"][:12],
        ),
        texts("arena-how", drawings=DRAWINGS),
        "",
        *_head([texts(f"arena-column-{column}") for column in COLUMNS]),
    ]  # fmt: skip
    for bot, rating in zip(found.bots, found.ratings, strict=True):
        share = Estimate(*(100 * value for value in bot.win_rate))
        lines.append(
            _row(
                [bot.name, _interval(texts, rating, 0), str(bot.games),
                 _interval(texts, share, 1), _interval(texts, bot.score, 1)]
            )
        )  # fmt: skip
    lines += ["", texts("arena-ahead"), "", *_head(["", *(bot.name for bot in found.bots)])]
    for one, bot in enumerate(found.bots):
        lines.append(_row([bot.name, *_ahead(texts, one, found)]))
    return "\n".join([*lines, *tell_forfeits(texts, found.forfeits)]) + "\n"


def _ahead(texts: Texts, one: int, found: Found) -> list[str]:
    """A bot's line of the table in which every bot is held against every other."""
    cells = []
    for two in range(len(found.bots)):
        estimate = ahead(one, two, found.pieces)
        share = Estimate(*(100 * value for value in estimate))
        cells.append(_interval(texts, share, 1) if one != two else "")
    return cells


def _head(names: Sequence[str]) -> list[str]:
    return [_row(names), "|" + "---|" * len(names)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _interval(texts: Texts, estimate: Estimate, digits: int) -> str:
    value, low, high = (decimal(texts, each, digits) for each in estimate)
    return f"{value} ({low} – {high})"
