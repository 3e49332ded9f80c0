"""Reads the command line and hands over to the command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from astrarium.cli import (
    arena,
    backup,
    balance,
    bench,
    check,
    components,
    fuzz,
    gallery,
    play,
    replay,
    restore,
    review,
    rules,
    simulate,
    table,
    train,
    tune,
    verify,
    version,
)
from astrarium.cli.arguments import examples
from astrarium.cli.parser import Mistake, Parser, parser_in
from astrarium.cli.texts import cli_texts, language_in
from astrarium.core.errors import AstrariumError
from astrarium.text import Texts, say_error

COMMANDS = (
    *(table, play, replay, verify, review, rules, gallery, check, components, simulate, arena),
    *(balance, tune, train, fuzz, bench, backup, restore),
)
BAD_INPUT = 2
INTERRUPTED = 130


def _parser(texts: Texts) -> Parser:
    parser = parser_in(texts)(
        prog="astrarium",
        description=texts("help-astrarium"),
        epilog=examples(texts, "play race", "play --help"),
    )
    parser.add_argument(
        "--version", action=version.ShowVersion, nargs=0, help=texts("help-version")
    )
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar="COMMAND",
        title=texts("help-commands"),
    )
    for command in COMMANDS:
        command.add_command(commands, texts)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if arguments is None else arguments
    texts = cli_texts(language_in(typed, os.environ))
    try:
        options = _parser(texts).parse_args(typed)
        status: int = options.run(options)
    except Mistake as mistake:
        return _refuse(str(mistake))
    except AstrariumError as error:
        return _refuse(f"astrarium: {say_error(texts, error)}")
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _refuse(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
