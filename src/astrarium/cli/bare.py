"""What the command answers where its texts are not installed: which version, and what it needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

import astrarium

NEEDS: Final = (
    "The commands need more packages: pip install 'astrarium[table]' "
    "(in the terminal only: 'astrarium[play]').",
    "A parancsokhoz további csomagok kellenek: pip install 'astrarium[table]' "
    "(csak terminálban: 'astrarium[play]').",
)


def answer(arguments: Sequence[str]) -> int:
    """The exit status: 0 if the version or help was asked for."""
    version = f"astrarium {astrarium.__version__}"
    if "--version" in arguments:
        print(version)
        return 0
    if "--help" in arguments or "-h" in arguments:
        print(version, *NEEDS, sep="\n")
        return 0
    print(*NEEDS, sep="\n", file=sys.stderr)
    return 2
