"""Reads the command line and hands over to the command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from astrarium.cli import fuzz, play, rules, simulate
from astrarium.cli.texts import cli_texts, language_in
from astrarium.core.errors import AstrariumError
from astrarium.text import Texts


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="astrarium", description="Four space board games on one mechanism."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play.add_command(commands)
    rules.add_command(commands)
    simulate.add_command(commands, texts)
    fuzz.add_command(commands, texts)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if arguments is None else arguments
    options = _parser(cli_texts(language_in(typed))).parse_args(typed)
    try:
        status: int = options.run(options)
    except AstrariumError as error:
        print(f"astrarium: {error}", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main())
