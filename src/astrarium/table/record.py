"""What each seat may know of a match, remembered until the match changes for it."""

from __future__ import annotations

import hashlib
import marshal
from typing import Any, Final

from astrarium.core.frame import CHANCE
from astrarium.core.game import Data
from astrarium.core.match import Line, Match
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import Draft
from astrarium.table.story import Counters, Deed, deeds

PLAIN: Final = 0  # the version of `marshal` in which equal data have equal bytes


def packed(data: Any) -> bytes:
    """Equal for equal data: whoever makes it names the same things in the same order."""
    return marshal.dumps(data, PLAIN)


class Seen:
    """What a seat sees, and a digest that changes with it."""

    def __init__(self, view: Data) -> None:
        self.view = view
        self.digest = hashlib.sha256(packed(view)).hexdigest()


class Records:
    """The record and the view of each seat.

    A secret answer changes nothing for the other seats, so that what is remembered for them stays:
    nobody is answered later because a neighbour has answered.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self._at = -1
        self._choice = (False, 0)
        self._lines: dict[int | None, list[Line]] = {}
        self._digests: dict[int | None, str] = {}
        self._seen: dict[int | None, Seen] = {}
        self._marks: dict[Line, bytes] = {}
        self._deeds: dict[int | None, list[Deed]] = {}
        self._plans: dict[int | None, Plan] = {}
        self.counters = Counters()

    def _look(self, match: Match) -> None:
        at = len(match.log.entries)
        agenda = match.position.agenda
        choice = (agenda.secret, agenda.joins)
        if match is not self._match:
            self._marks = {}
            self.counters = Counters()
            self._forget(None)
        elif at != self._at:
            still = agenda.secret and choice == self._choice and at > self._at
            since = match.log.entries[self._at :]
            self._forget({each.data["seat"] for each in since} if still else None)
        self._match, self._at, self._choice = match, at, choice

    def _forget(self, seats: set[int] | None) -> None:
        """What these seats know; None, or where chance has answered too: what everyone does."""
        kept: list[dict[int | None, Any]] = [
            self._lines, self._digests, self._seen, self._deeds, self._plans,
        ]  # fmt: skip
        for each in kept:
            if seats is None or CHANCE in seats:
                each.clear()
            else:
                for seat in seats:
                    each.pop(seat, None)

    def of(self, match: Match, seat: int | None) -> list[Line]:
        self._look(match)
        if seat not in self._lines:
            self._lines[seat] = match.lines(seat)
        return self._lines[seat]

    def deeds(self, match: Match, seat: int | None) -> list[Deed]:
        lines = self.of(match, seat)
        if seat not in self._deeds:
            self._deeds[seat] = deeds(match.rules, lines)
        return self._deeds[seat]

    def digest(self, match: Match, seat: int | None) -> str:
        """Changes when, and only when, the seat's record does."""
        lines = self.of(match, seat)
        if seat not in self._digests:
            joined = b"".join(self._mark(line) for line in lines)
            self._digests[seat] = hashlib.blake2b(joined, digest_size=16).hexdigest()
        return self._digests[seat]

    def _mark(self, line: Line) -> bytes:
        found = self._marks.get(line)
        if found is None:
            found = hashlib.blake2b(packed(line.data), digest_size=16).digest()
            self._marks[line] = found
        return found

    def plan(self, match: Match, seat: int, draft: Draft | None) -> Plan | None:
        """The seat's plan, built again only where the draft is another one than it was made of."""
        self._look(match)
        found = self._plans.get(seat)
        if found is not None and found.is_of(draft):
            return found
        found = plan(match.position, seat, draft)
        if found is not None:
            self._plans[seat] = found
        return found

    def seen(self, match: Match, seat: int | None) -> Seen:
        self._look(match)
        if seat not in self._seen:
            self._seen[seat] = Seen(match.view(seat))
        return self._seen[seat]
