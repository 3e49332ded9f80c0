"""A parser that speaks the person's language and tells a mistake in one line."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from astrarium.text import Texts

# What argparse says, and the text that says it in every language.
MISTAKES: Final = (
    (r"the following arguments are required: (?P<what>.*)", "mistake-required"),
    (r"unrecognized arguments: (?P<what>.*)", "mistake-unknown"),
    (r"argument (?P<what>.*): expected .*", "mistake-no-value"),
    (
        r"argument (?P<what>.*): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)",
        "mistake-choice",
    ),
    (r"argument (?P<what>.*): invalid \S+ value: (?P<value>.*)", "mistake-value"),
)
TEXT_KEYS: Final = (
    "mistake-required",
    "mistake-unknown",
    "mistake-no-value",
    "mistake-choice",
    "mistake-value",
)


class Mistake(Exception):
    """The command line says something that no command understands."""


class Parser(argparse.ArgumentParser):
    """Its subclasses have the texts: the parsers of commands are made by their class alone."""

    texts: Texts

    def __init__(self, **settings: Any) -> None:
        texts = self.texts
        super().__init__(
            add_help=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            **settings,
        )
        self._positionals.title = texts("help-arguments")
        self._optionals.title = texts("help-options")
        self.add_argument("-h", "--help", action="help", help=texts("help-help"))

    def format_help(self) -> str:
        """argparse begins with its own word for "usage"."""
        _, _, rest = super().format_help().partition(":")
        return f"{self.texts('help-usage')}:{rest}"

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{self.prog}: {self._said(message)}")

    def _said(self, message: str) -> str:
        for pattern, key in MISTAKES:
            found = re.fullmatch(pattern, message)
            if found:
                return self.texts(key, **found.groupdict())
        return message


def parser_in(texts: Texts) -> type[Parser]:
    """The class of parsers that speak this language."""
    return type("Spoken", (Parser,), {"texts": texts})
