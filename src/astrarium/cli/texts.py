"""What the commands say, in the language asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from astrarium.text import Texts
from astrarium.text.language import LANGUAGES

FOLDER = Path(__file__).parent / "text"


def language_in(arguments: Sequence[str]) -> str:
    """The language of `--lang`; read ahead, because `--help` speaks it too."""
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
            return value if value in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@lru_cache(maxsize=len(LANGUAGES))
def cli_texts(language: str) -> Texts:
    return Texts(language, [FOLDER])


def decimal(texts: Texts, value: float, digits: int) -> str:
    """A number with as many decimals, with the language's own sign between."""
    written = f"{value:.{digits}f}"
    return written.replace(".", ",") if texts.language == "hu" else written
