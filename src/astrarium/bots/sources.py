"""What a bot is made of, as a digest: its sources, figures and nets, and what its level may try.

Whoever keeps games for later learns by it that a bot has changed since. What it has of the rules is
not in it: those have versions of their own.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

import astrarium.bots
from astrarium.bots.net_player import NetPlayer
from astrarium.core.driver import Bot

HERE: Final = Path(astrarium.bots.__file__).parent
SHARED: Final = HERE / "search"
SUFFIXES: Final = {".py", ".net"}
DIGITS: Final = 12


def digest_of(bot: Bot) -> str:
    """Another one wherever the bot might answer otherwise than before."""
    found = hashlib.sha256()
    for file in sources_of(bot):
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    # The same sources try less where they are not compiled.
    limits = [getattr(bot, name, 0) for name in ("nodes", "noise")]
    found.update(repr(limits).encode())
    return found.hexdigest()[:DIGITS]


def sources_of(bot: Bot) -> list[Path]:
    """The files of its folder, and of the search where it is one of ours; what stands alone in a
    module is that module."""
    if isinstance(bot, NetPlayer):
        files = [bot.file] if bot.file.is_file() else []
        return [*files, *_files(HERE / bot.game), *_files(SHARED)]
    module = sys.modules[type(bot).__module__]
    file = Path(str(module.__file__))
    if HERE not in file.parents:
        return _files(file.parent) if module.__package__ else [file]
    if file.parent == HERE:  # a shared object would lie beside its source
        return [HERE / f"{module.__name__.rpartition('.')[2]}.py"]
    return [*_files(file.parent), *_files(SHARED)]


def _files(folder: Path) -> list[Path]:
    return sorted(each for each in folder.rglob("*") if each.suffix in SUFFIXES)
