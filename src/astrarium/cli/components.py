"""`astrarium components check FILE`: is a set of components sound? Nothing of it is kept."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from astrarium.cli.arguments import Commands, add_json, add_language, add_parser, examples
from astrarium.cli.files import BadFile, read_file
from astrarium.cli.texts import cli_texts
from astrarium.core.errors import BadOptions
from astrarium.core.game import ComponentSet, Game, Options
from astrarium.core.own_sets import SETS, OwnSet
from astrarium.games import read_component_set
from astrarium.text import Texts

BROKEN: Final = 1
MOST_BYTES: Final = 1_000_000
MOST_SAID: Final = 600  # characters of an error: a set may be broken on purpose


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "components check mine.toml", "components check mine.toml --json")
    parser = add_parser(commands, "components", texts("components-summary"), shown)
    parser.add_argument("what", choices=("check",), help=texts("help-components-what"))
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("help-components-file"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    file = str(options.file)
    text = read_file(options.file, texts, MOST_BYTES)
    try:
        game, found = read_component_set(text)
    except ValueError as error:
        what = printable(str(error))
        if options.json:
            print(json.dumps({"file": file, "sound": False, "error": what}))
        line = texts("components-broken", file=file, what=what)
        print(f"astrarium: {line}", file=sys.stderr)
        return BROKEN
    if options.json:
        print(json.dumps(as_json(file, game, found)))
        return 0
    print(texts("components-sound", file=file, id=found.id, game=game.title))
    for kind, counts in found.counts.items():
        sure = ", ".join(f"{name}: {number}" for name, number in counts.items())
        number = sum(counts.values())
        print("  " + texts("components-count", kind=kind, number=number, sure=sure))
    print(texts("components-fingerprint", fingerprint=found.fingerprint))
    return 0


def add_components(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """For commands that play, or play again, with a set of somebody's own."""
    parser.add_argument("--components", type=Path, metavar="FILE", help=texts("help-components"))


def bring_set(file: Path | None, texts: Texts) -> OwnSet | None:
    """The set of a file, checked, where one is named: games can be played with it from now on."""
    if file is None:
        return None
    text = read_file(file, texts, MOST_BYTES)
    try:
        _, found = read_component_set(text)
    except ValueError as error:
        what = printable(str(error))
        raise BadFile(texts("components-broken", file=str(file), what=what)) from None
    return SETS.give(found.content)


def with_set(game: Game[Any, Any], options: Options, own: OwnSet | None, texts: Texts) -> Options:
    """The options of a new game that is played with the set."""
    if own is None:
        return options
    if own.content["set"]["game"] != game.name:
        raise BadOptions(texts("components-other-game", game=game.title))
    names = [option.name for option in game.options if option.own_sets]
    return {**options, names[0]: own.fingerprint}


def printable(message: str) -> str:
    """One line, not too long, with nothing that a terminal would obey."""
    shown = "".join(each if each.isprintable() else "?" for each in message)
    return shown if len(shown) <= MOST_SAID else f"{shown[:MOST_SAID]} ..."


def as_json(file: str, game: Game[Any, Any], found: ComponentSet) -> dict[str, object]:
    return {
        "file": file,
        "sound": True,
        "game": game.name,
        "set": found.id,
        "counts": found.counts,
        "fingerprint": found.fingerprint,
    }
