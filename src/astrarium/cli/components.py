"""`astrarium components check FILE`: is a set of components sound? Nothing of it is kept.

`astrarium components card FILE CARD`: a card of it in words; with --type, typed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from astrarium.cli.arguments import Commands, add_json, add_language, add_parser, examples
from astrarium.cli.files import BadFile, read_file
from astrarium.cli.screen import Screen
from astrarium.cli.texts import cli_texts, game_texts
from astrarium.core.errors import BadOptions
from astrarium.core.game import ComponentSet, Game, Options
from astrarium.core.own_sets import SETS, OwnSet
from astrarium.games import find_game, read_component_set
from astrarium.parts.content import written
from astrarium.text import Texts, say_fault, say_sentence

BROKEN: Final = 1
MOST_BYTES: Final = 1_000_000
MOST_SAID: Final = 600  # characters of an error: a set may be broken on purpose


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(
        texts,
        "components check mine.toml",
        "components check mine.toml --json",
        'components card mine.toml technology-terraforming --type "immediate=jump 3"',
    )
    parser = add_parser(commands, "components", texts("components-summary"), shown)
    parser.add_argument("what", choices=("check", "card"), help=texts("help-components-what"))
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("help-components-file"))
    parser.add_argument("card", nargs="?", metavar="CARD", help=texts("help-components-card"))
    parser.add_argument(
        "--type", action="append", default=[], metavar="FIELD=TEXT", dest="typed",
        help=texts("help-components-type"),
    )  # fmt: skip
    parser.add_argument("--game", default="sun", metavar="GAME", help=texts("help-game"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    if options.what == "card":
        return type_in(options, texts)
    file = str(options.file)
    text = read_file(options.file, texts, MOST_BYTES)
    try:
        game, found = read_component_set(text)
    except ValueError as error:
        what = printable(say_fault(texts, error))
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


def type_in(options: argparse.Namespace, texts: Texts) -> int:
    """Type in fields of a card, or look at it: in words, with what can be typed. A file that is
    not there yet begins as the shipped set under the name of the file."""
    game, content = _content_of(options.file, options.game, texts)
    workshop = game.workshop()
    if workshop is None:
        raise BadOptions(texts("components-no-workshop", game=game.title))
    keys = [key for shelf in workshop.shelves(content).values() for key in shelf]
    if options.card not in keys:
        raise BadOptions(texts("components-no-card", card=str(options.card), first=keys[0]))
    typed = dict(each.partition("=")[::2] for each in options.typed)
    fields = {field.name: field for field in workshop.fields(content, options.card)}
    for name in typed:
        if name not in fields:
            known = ", ".join(fields)
            raise BadOptions(texts("components-no-field", field=name, known=known))
    try:
        content = workshop.with_card(content, options.card, typed)
        rules = workshop.rules(content)
    except ValueError as error:
        what = printable(say_fault(texts, error))
        raise BadFile(texts("components-broken", file=str(options.file), what=what)) from None
    if typed:
        options.file.write_text(written(game.component_file(content)), encoding="utf-8")
    told = game_texts(options.lang, game)
    screen = Screen()
    for sentence in game.explain(rules, options.card):
        screen.line(say_sentence(told, sentence, []), "  ", "    ")
    for field in workshop.fields(content, options.card):
        screen.line(f"{field.name}={field.value}")
    for good, sentence in workshop.checks(content):
        screen.line(say_sentence(told, sentence, []), "+ " if good else "- ", "  ")
    return 0


def _content_of(file: Path, name: str, texts: Texts) -> tuple[Game[Any, Any], dict[str, Any]]:
    if file.exists():
        own = bring_set(file, texts)
        assert own is not None
        return find_game(own.content["set"]["game"]), own.content
    game = find_game(name)
    shipped = game.shipped_set()
    if shipped is None:
        raise BadOptions(texts("components-no-workshop", game=game.title))
    return game, {**shipped, "set": {**shipped["set"], "id": file.stem}}


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
        what = printable(say_fault(texts, error))
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
