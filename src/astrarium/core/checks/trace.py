"""Debugging: every frame of the agenda remembers the rule that pushed it.

    s.agenda = traced(s.agenda)
    ... play ...
    s.agenda.origin_of(frame)      # "race.base.develop.may-pass", or the function's name

Looks at the calling functions, so it works on the plain build; never used in play or search.
"""

from __future__ import annotations

import re
import sys
from types import FrameType
from typing import Any

from mypy_extensions import i64

from astrarium.core.agenda import Agenda
from astrarium.core.frame import Frame

CITED = re.compile(r"\[([a-z][\w-]*(?:\.[\w-]+)+)\]")
STEPS_UP = 12  # how many callers are searched for one that cites a rule


class TracedAgenda(Agenda):
    """An agenda that notes, for every frame that enters it, the rule cited by who put it there."""

    def push(self, lane: i64, frame: Frame[Any]) -> None:
        self._note(frame)
        super().push(lane, frame)

    def replace(self, lane: i64, frame: Frame[Any]) -> None:
        self._note(frame)
        super().replace(lane, frame)

    def clone(self) -> Agenda:
        return traced(super().clone(), self.origins)

    def _note(self, frame: Frame[Any]) -> None:
        self.origins[id(frame)] = (frame, _rule_above(sys._getframe(2)))

    def origin_of(self, frame: Frame[Any]) -> str:
        """The id of the rule, or the name of the function where none is cited; empty if unknown."""
        return self.origins[id(frame)][1] if id(frame) in self.origins else ""

    origins: dict[int, tuple[Frame[Any], str]]


def traced(
    agenda: Agenda, origins: dict[int, tuple[Frame[Any], str]] | None = None
) -> TracedAgenda:
    """The same agenda, remembering from now on; frames are kept so that their ids stay theirs."""
    made = TracedAgenda(
        agenda.lanes,
        agenda.numbers,
        agenda.opening,
        agenda.opening_numbers,
        agenda.busy,
        agenda.joins,
        agenda.disclosures,
        agenda.out,
    )
    made.origins = dict(origins or {})
    return made


def _rule_above(caller: FrameType | None) -> str:
    """The nearest rule cited in the docstrings of the calling functions."""
    first = ""
    for _ in range(STEPS_UP):
        if caller is None:
            break
        name = caller.f_code.co_name
        if name not in ("push", "replace"):
            first = first or name
            cited = CITED.search(_docstring(caller))
            if cited:
                return cited[1]
        caller = caller.f_back
    return first


def _docstring(caller: FrameType) -> str:
    """A function's documentation is the first of its constants."""
    constants = caller.f_code.co_consts
    return constants[0] if constants and isinstance(constants[0], str) else ""
