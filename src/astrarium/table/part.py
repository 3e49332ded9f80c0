"""A part of a page, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Context = dict[str, Any]


class Part:
    """What a part is made from: plain facts that say everything, and what follows from them, which
    is found out only if no part was made from these facts before."""

    def __init__(self, facts: Context, more: Callable[[], Context] = dict) -> None:
        self.facts = facts
        self.more = more
