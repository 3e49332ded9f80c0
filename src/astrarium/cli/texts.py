"""What the commands say, in the language asked for."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from astrarium.core.game import Game
from astrarium.text import LANGUAGES, Texts, negotiate

FOLDER = Path(__file__).parent / "text"
ENVIRONMENT = ("ASTRARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_in(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, else of the environment; read ahead, because help speaks it too.

    A language that does not exist is left for the parser to refuse.
    """
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
            if value in LANGUAGES:
                return value
    for name in ENVIRONMENT:
        if environment.get(name):
            return negotiate(environment[name].partition(".")[0])
    return LANGUAGES[0]


@lru_cache(maxsize=len(LANGUAGES))
def cli_texts(language: str) -> Texts:
    return Texts(language, [FOLDER])


def game_texts(language: str, game: Game[Any, Any]) -> Texts:
    """The texts of the command line and those of a game, where it has any."""
    folder = game_folder(game) / "text"
    return Texts(language, [FOLDER, folder]) if folder.is_dir() else cli_texts(language)


def game_folder(game: Game[Any, Any]) -> Path:
    """The folder that a game's card, and with it all that belongs to the game, is in."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent


def decimal(texts: Texts, value: float, digits: int) -> str:
    """A number with as many decimals, with the language's own sign between."""
    written = f"{value:.{digits}f}"
    return written.replace(".", ",") if texts.language == "hu" else written
