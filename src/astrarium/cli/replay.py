"""`astrarium replay FILE`: a log played again and shown at any point, or a saved position."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import astrarium
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
from astrarium.cli.screen import Screen
from astrarium.cli.story import placings, points, settled_record, table_lines, told
from astrarium.cli.texts import cli_texts, game_texts
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.log import read_log
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.text import Texts, say_sentence


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "replay mine.log", "replay mine.log --at 40 --seat 0")
    parser = add_parser(commands, "replay", texts("replay-summary"), shown)
    parser.add_argument("log", type=Path, metavar="LOG", help=texts("help-replay-log"))
    parser.add_argument("--at", type=int, metavar="N", help=texts("help-replay-at"))
    parser.add_argument("--seat", type=int, metavar="P", help=texts("help-replay-seat"))
    parser.add_argument("--snapshot", action="store_true", help=texts("help-replay-snapshot"))
    add_components(parser, texts)
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    bring_set(options.components, texts)
    text = read_file(options.log, texts)
    if is_snapshot(text):
        position = astrarium.load(text)
        check_seat(texts, options.seat, position.rules.seats)
        show_position(position, options.seat, texts, options.json)
        return 0
    match, entries = replayed(text, options.at, texts)
    check_seat(texts, options.seat, match.rules.seats)
    if options.snapshot:
        print(match.position.dump())
    elif options.json:
        print(json.dumps(as_json(match, entries, options.seat), ensure_ascii=False))
    else:
        show_match(match, entries, options.seat, texts)
    return 0


def is_snapshot(text: str) -> bool:
    """A saved position says so in its first line; everything else is read as a log."""
    return text.lstrip().startswith('{"digest"') and '"position"' in text


def replayed(text: str, at: int | None, texts: Texts) -> tuple[Match, int]:
    """The match after so many entries of the log (None: all), and how many entries there are.

    The chain of the whole log is checked, also behind the point that is looked at.
    """
    entries = len(read_log(text).entries)
    if at is None:
        return astrarium.replay(text), entries
    if not 0 <= at <= entries:
        raise BadOptions(texts("replay-no-such-entry", at=str(at), last=entries))
    kept = text.split("\n")[: at + 1]
    return astrarium.replay("\n".join(kept) + "\n"), entries


def as_json(match: Match, entries: int, seat: int | None) -> dict[str, object]:
    s = match.position
    return {
        "game": match.rules.game.name,
        "seats": match.rules.seats,
        "options": match.rules.options,
        "entries": entries,
        "at": len(match.log.entries),
        "seat": seat,
        "over": s.over,
        "scores": s.scores() if s.over else None,
        "ranking": s.ranking() if s.over else None,
        "view": match.view(seat),
        "record": match.record(seat),
    }


def show_match(match: Match, entries: int, seat: int | None, texts: Texts) -> None:
    texts = game_texts(texts.language, match.rules.game)
    names = player_names([""] * match.rules.seats, texts)
    screen = Screen()
    title, at = match.rules.game.title, len(match.log.entries)
    screen.line(texts("replay-heading", title=title, at=at, last=entries))
    for line in told(match, settled_record(match, seat), texts, names):
        screen.line(line, "· ", "  ")
    show_position(match.position, seat, texts, as_data=False)
    if match.position.over:
        for place in placings(match.position, texts, names):
            player, score = place.name, place.score
            screen.line(texts("play-place", rank=place.rank, player=player, score=score))
            for line in points(match, texts, names, place.seat):
                screen.line(line, "  ", "    ")


def show_position(s: Position[Any], seat: int | None, texts: Texts, as_data: bool) -> None:
    """The table in words, and who is asked what."""
    if as_data:
        print(json.dumps(s.view(seat), ensure_ascii=False))
        return
    game = s.rules.game
    texts = game_texts(texts.language, game)
    names = player_names([""] * s.rules.seats, texts)
    screen = Screen()
    screen.rule()
    for indent, line in table_lines(s, seat, texts, names):
        screen.line(line, indent, indent + "    ")
    screen.rule()
    shown = [] if s.agenda.secret else s.questions()
    for question in shown:
        asked = say_sentence(texts, game.ask(s, question), names)
        if asked and (seat is None or question.seat in (seat, CHANCE)):
            screen.line(asked)
