"""Arguments that several commands read, each with one clear line when it is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, TypeAlias

from astrarium.core.errors import BadOptions
from astrarium.core.game import Game, Options
from astrarium.text import Texts
from astrarium.text.language import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_parser(
    commands: Commands, name: str, summary: str, example: str
) -> argparse.ArgumentParser:
    """A command whose help ends with an example."""
    return commands.add_parser(name, help=summary, description=summary, epilog=example)


def examples(texts: Texts, *commands: str) -> str:
    """How a command is used, for the end of its help."""
    return "\n".join([texts("help-examples"), *(f"  astrarium {each}" for each in commands)])


def add_language(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=texts.language, help=texts("help-lang")
    )


def add_game(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=texts("help-game"))


def add_course(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What long work of many games follows from, and in how many processes it is done."""
    parser.add_argument("--seed", default="1", metavar="N", help=texts("help-seed"))
    parser.add_argument("--jobs", default="1", metavar="N", help=texts("simulate-help-jobs"))


def add_option(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Read by `game_options`."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("help-option")
    )


def add_json(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts("help-json"))


def whole_number(texts: Texts, name: str, written: str, least: int) -> int:
    try:
        number = int(written)
    except ValueError:
        number = least - 1
    if number < least:
        raise BadOptions(texts("bad-number", name=name, written=written, least=least))
    return number


def check_seat(texts: Texts, seat: int | None, seats: int) -> None:
    """A seat that was asked for must be one of the game; none is all of them."""
    if seat is not None and not 0 <= seat < seats:
        raise BadOptions(texts("no-such-seat", seat=seat, last=seats - 1))


def game_options(texts: Texts, game: Game[Any, Any], pairs: Sequence[str]) -> Options:
    """`name=value` pairs, the values as the game's card writes them."""
    values = {option.name: option.values for option in game.options}
    options: Options = {}
    for pair in pairs:
        name, sign, written = pair.partition("=")
        if not sign:
            raise BadOptions(texts("bad-option", written=pair))
        if name in options:
            raise BadOptions(texts("bad-option-twice", option=name))
        options[name] = next(
            (value for value in values.get(name, ()) if str(value).lower() == written.lower()),
            written,
        )
    return options
