"""Reads the command line and hands over to the command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from astrarium.cli import rules


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="astrarium", description="Four space board games on one mechanism."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    rules.add_command(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    status: int = options.run(options)
    return status


if __name__ == "__main__":
    sys.exit(main())
