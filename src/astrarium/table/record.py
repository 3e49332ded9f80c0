"""What each seat may know of a match, remembered until the match changes."""

from __future__ import annotations

import hashlib
import json

from astrarium.core.game import Data
from astrarium.core.match import Line, Match


class Seen:
    """What a seat sees, and a digest that changes with it."""

    def __init__(self, view: Data) -> None:
        self.view = view
        packed = json.dumps(view, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.sha256(packed.encode()).hexdigest()


class Records:
    """The record and the view of each seat."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._at = -1
        self._lines: dict[int | None, list[Line]] = {}
        self._seen: dict[int | None, Seen] = {}

    def _look(self, match: Match) -> None:
        at = len(match.log.entries)
        if match is not self._match or at != self._at:
            self._match, self._at, self._lines, self._seen = match, at, {}, {}

    def of(self, match: Match, seat: int | None) -> list[Line]:
        self._look(match)
        if seat not in self._lines:
            self._lines[seat] = match.lines(seat)
        return self._lines[seat]

    def seen(self, match: Match, seat: int | None) -> Seen:
        self._look(match)
        if seat not in self._seen:
            self._seen[seat] = Seen(match.view(seat))
        return self._seen[seat]
