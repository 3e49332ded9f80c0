"""`astrarium review LOG`: what the decisions of a finished game cost, as its best bot sees it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import astrarium
from astrarium.bots.review import whole
from astrarium.cli.arguments import (
    Commands,
    add_json,
    add_language,
    add_parser,
    check_seat,
    examples,
)
from astrarium.cli.components import add_components, bring_set
from astrarium.cli.files import read_file
from astrarium.cli.play import player_names
from astrarium.cli.progress import progress_bar
from astrarium.cli.screen import Screen
from astrarium.cli.texts import cli_texts
from astrarium.core.errors import BadOptions
from astrarium.table import reviews
from astrarium.table.hints import tenths
from astrarium.table.words import Speaker
from astrarium.text import Texts


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "review mine.log", "review mine.log --seat 0")
    parser = add_parser(commands, "review", texts("review-summary"), shown)
    parser.add_argument("log", type=Path, metavar="LOG", help=texts("help-review-log"))
    parser.add_argument("--seat", type=int, metavar="P", help=texts("help-review-seat"))
    add_components(parser, texts)
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    bring_set(options.components, texts)
    match = astrarium.replay(read_file(options.log, texts))
    if not match.position.over:
        raise BadOptions(texts("review-not-finished"))
    seats = range(match.rules.seats)
    check_seat(texts, options.seat, match.rules.seats)
    review = whole(match, progress_bar() or nobody_looks)
    if options.json:
        print(json.dumps(review.data()))
        return 0
    names = player_names([""] * match.rules.seats, texts)
    speaker = Speaker(options.lang, match.rules, names)
    screen = Screen()
    screen.heading(speaker.texts("review-curve"))
    for standing in review.curve:
        each = [tenths(speaker, value) for value in standing.values]
        screen.line(texts("review-standing", step=standing.step, values=each))
    for seat in seats if options.seat is None else [options.seat]:
        screen.heading(speaker.texts("review-costs", name=names[seat]))
        screen.line(reviews.summed(speaker, review, seat))
        for cost in review.costs[seat]:
            show_cost(screen, texts, reviews.cost_in_words(speaker, match, cost), cost.step)
    screen.line()
    screen.aside(reviews.by_whom(speaker))
    return 0


def nobody_looks(done: int, of: int) -> None:
    """There is no terminal."""


def show_cost(screen: Screen, texts: Texts, told: reviews.Context, step: int) -> None:
    screen.line()
    screen.line(texts("review-decision", step=step, cost=told["cost"], asked=told["asked"]))
    screen.line(texts("review-was", words=told["chosen"]), "  ", "    ")
    screen.line(texts("review-best", steps=told["better"]), "  ", "    ")
    for sentence in told["why"]:
        screen.line(sentence, "  ", "    ")
