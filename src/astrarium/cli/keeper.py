"""Keeps a game that is played in the terminal: the log, and beside it what must stay private.

The log grows with every answer. Its seed stays in a second file, readable by its owner alone,
until the game is over and the log itself tells it.
"""

from __future__ import annotations

import json
from pathlib import Path

from astrarium.cli.files import BadFile, new_file, read_file
from astrarium.core.match import Match
from astrarium.core.rng import Streams
from astrarium.text import Texts


class Keeper:
    def __init__(self, log: Path, written: int) -> None:
        self.log = log
        self.written = written  # lines of the log that are in the file

    def keep(self, match: Match) -> None:
        """Append what the file does not have yet."""
        lines = match.log.lines[self.written :]
        if lines:
            with self.log.open("a", encoding="utf-8", newline="\n") as file:
                file.write("".join(line + "\n" for line in lines))
            self.written += len(lines)
        if match.log.ended:
            private_file(self.log).unlink(missing_ok=True)


class Private:
    """What is needed to go on with a game and is in no log: the seed, and who plays."""

    def __init__(self, seed: str, you: int, bots: list[str]) -> None:
        self.seed = seed
        self.you = you  # the person's seat; -1: only bots play
        self.bots = bots  # by seat; empty for the person's own


def private_file(log: Path) -> Path:
    return log.with_name(log.name + ".private")


def new_keeper(log: Path, private: Private, texts: Texts) -> Keeper:
    new_file(log, texts)
    file = private_file(log)
    file.touch(mode=0o600)
    file.chmod(0o600)
    file.write_text(json.dumps(vars(private)) + "\n", encoding="utf-8")
    return Keeper(log, 0)


def read_private(log: Path, texts: Texts) -> Private:
    file = private_file(log)
    text = read_file(file, texts)
    try:
        data = json.loads(text)
        seed, you, bots = data["seed"], data["you"], data["bots"]
        Streams(seed)
        if type(you) is not int or not all(isinstance(bot, str) for bot in bots):
            raise ValueError("seats and bots do not fit")
    except (ValueError, KeyError, TypeError):
        raise BadFile(texts("file-private-damaged", file=str(file))) from None
    return Private(seed, you, list(bots))
