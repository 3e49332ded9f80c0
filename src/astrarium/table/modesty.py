"""Processes that think let the one that answers go first."""

from __future__ import annotations

import os
from typing import Final

BEHIND: Final = 10  # the niceness of whoever can wait


def let_others_go_first() -> None:
    if hasattr(os, "nice"):  # not every system knows it
        os.nice(BEHIND)
