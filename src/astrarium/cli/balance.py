"""`astrarium balance GAME`: is any component better or worse than the others of its kind?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from astrarium.bots import find_bot
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
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.core.game import Rules, rules_of
from astrarium.games import find_game
from astrarium.lab.balance import (
    LEAST_TAKERS,
    MOST_OF_A_SIDE,
    MOST_POINTS,
    Came,
    Compared,
    Course,
    compared,
    out_of_bounds,
    what_came,
)
from astrarium.lab.balance import (
    run as play_course,
)
from astrarium.lab.statistics import Estimate
from astrarium.text import Texts

FOUND: Final = 1  # the exit code where something is out of bounds
TEXT_FAMILIES: Final = ("balance-verdict-",)


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(
        texts,
        "balance sun --bot random --games 4 --log sun.jsonl",
        "balance race --bot random --seats 2 --games 2",
    )
    parser = add_parser(commands, "balance", texts("balance-summary"), shown)
    add_game(parser, texts)
    parser.add_argument("--seats", default="4", metavar="N", help=texts("balance-help-seats"))
    parser.add_argument("--games", default="100", metavar="N", help=texts("balance-help-games"))
    parser.add_argument("--bot", default="greedy", metavar="BOT", help=texts("balance-help-bot"))
    parser.add_argument("--lots", action="store_true", help=texts("balance-help-lots"))
    add_course(parser, texts)
    add_option(parser, texts)
    add_components(parser, texts)
    parser.add_argument("--log", type=Path, metavar="FILE", help=texts("balance-help-log"))
    parser.add_argument("--page", type=Path, metavar="FILE", help=texts("balance-help-page"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    game = find_game(arguments.game)
    own = bring_set(arguments.components, texts)
    options = with_set(game, game_options(texts, game, arguments.option), own, texts)
    rules: Rules = rules_of(game, whole_number(texts, "--seats", arguments.seats, 1), options)
    find_bot(game.name, arguments.bot)
    games = whole_number(texts, "--games", arguments.games, 1)
    course = Course(
        game.name, rules.seats, options, arguments.bot,
        whole_number(texts, "--seed", arguments.seed, 0), rules.fingerprint, arguments.lots,
    )  # fmt: skip
    log = arguments.log or Path(f"balance-{game.name}.jsonl")
    if not log.parent.is_dir():
        raise BadOptions(texts("file-unwritable", file=str(log)))
    jobs = whole_number(texts, "--jobs", arguments.jobs, 1)
    records = play_course(course, log, games, jobs, progress_bar())
    found, came = compared(rules, records), what_came(rules, records)
    if arguments.json:
        print(json.dumps(as_data(course, len(records), found, came)))
    else:
        page = as_page(texts, rules, course, games, len(records), found, came)
        if arguments.page is not None:
            arguments.page.write_text(page, encoding="utf-8")
        else:
            print(page, end="")
    return FOUND if out_of_bounds(found) else 0


def as_data(
    course: Course, games: int, found: list[Compared], came: list[Came]
) -> dict[str, object]:
    return {
        "course": course.data(),
        "games": games,
        "components": [{**asdict(each), "verdict": each.verdict} for each in found],
        "came": [asdict(each) for each in came],
    }


def as_page(
    texts: Texts,
    rules: Rules,
    course: Course,
    games: int,
    ended: int,
    found: list[Compared],
    came: list[Came],
) -> str:
    """Markdown, which reads well in a terminal too."""
    names = rules.game.components(rules)
    lines = [
        f"# {texts('balance-title', game=rules.game.title)}",
        "",
        texts(
            "balance-played", games=games, seats=course.seats, bot=course.bot,
            seed=str(course.seed), components=course.components[:12],
        ),
        texts("balance-ended", ended=ended, unfinished=games - ended),
        texts("balance-how", least=LEAST_TAKERS),
        *([texts("balance-how-lots")] if course.lots else []),
        texts("balance-how-all"),
        texts("balance-bounds", points=int(MOST_POINTS), side=int(MOST_OF_A_SIDE)),
        "",
        texts("balance-beyond", amount=len(out_of_bounds(found))),
    ]  # fmt: skip
    for group in dict.fromkeys(each.group for each in found):
        lines += ["", f"## {group}", "", *_head(texts, "card", "sure", "chose", "passed",
                  "difference", "verdict", "takers", "share", "all")]  # fmt: skip
        for each in (each for each in found if each.group == group):
            verdict = texts(f"balance-verdict-{each.verdict}")
            lines.append(_row(names.get(each.key, each.key), each.sure, str(each.chose),
                              str(each.passed), _interval(texts, each.difference), verdict,
                              str(each.takers), decimal(texts, each.share, 1),
                              _interval(texts, each.all_takers)))  # fmt: skip
    if came:
        lines += ["", f"## {texts('balance-came')}", "", texts("balance-came-how"), "",
                  *_head(texts, "card", "sure", "with", "spread", "without", "other-spread",
                         "difference")]  # fmt: skip
        for event in came:
            lines.append(_row(names.get(event.key, event.key), event.sure, str(event.with_it),
                              decimal(texts, event.spread, 2), str(event.without),
                              decimal(texts, event.other_spread, 2),
                              _interval(texts, event.difference)))  # fmt: skip
    return "\n".join(lines) + "\n"


def _head(texts: Texts, *columns: str) -> list[str]:
    names = [texts(f"balance-column-{column}") for column in columns]
    return [_row(*names), "|" + "---|" * len(names)]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _interval(texts: Texts, estimate: Estimate) -> str:
    value, low, high = (decimal(texts, each, 1) for each in estimate)
    return f"{value} ({low} – {high})"
