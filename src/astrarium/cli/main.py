"""Reads the command line and hands over to the command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from astrarium.cli import play, rules
from astrarium.core.errors import AstrariumError


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="astrarium", description="Four space board games on one mechanism."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play.add_command(commands)
    rules.add_command(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except AstrariumError as error:
        print(f"astrarium: {error}", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main())
