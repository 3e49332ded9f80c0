"""Component sets of people's own, each named by its fingerprint.

A game's option of sets (`Option.own_sets`) names the set that is played; what stands in the set is
found here. Few are kept at once: those that were dropped are looked for again where sets are stored
(`look_in`). A fingerprint is the digest of all that stands in a set, so that whoever brings it, it
is the same set, and a set never changes.
"""

from __future__ import annotations

import hashlib
import json
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from astrarium.core.errors import MissingSet

KEPT: Final = 16
DIGITS: Final = 64  # of a fingerprint, hexadecimal

Content = dict[str, Any]
Source = Callable[[str], str]  # the text of a fingerprint; empty where it is not known


class OwnSet:
    """What stands in a set, and the one way to write it down."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.text = as_text(content)
        self.fingerprint = hashlib.sha256(self.text.encode()).hexdigest()


def as_text(content: Content) -> str:
    return json.dumps(content, sort_keys=True)


def is_fingerprint(value: object) -> bool:
    """Does this look like one? Whether there is such a set is another question."""
    return (
        isinstance(value, str)
        and len(value) == DIGITS
        and all(each in "0123456789abcdef" for each in value)
    )


class OwnSets:
    """The sets that are in memory. Used by many threads."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._lock = threading.Lock()
        self._sets: OrderedDict[str, OwnSet] = OrderedDict()
        self._sources: list[weakref.WeakMethod[Source]] = []

    def look_in(self, source: Source) -> None:
        """Where sets are stored: a method of what stores them, for as long as that is there."""
        with self._lock:
            alive = [each for each in self._sources if each() is not None]
            self._sources = [weakref.WeakMethod(source), *alive]

    def give(self, content: Content) -> OwnSet:
        """Keep a set that was checked."""
        found = OwnSet(content)
        with self._lock:
            self._sets.pop(found.fingerprint, None)
            self._sets[found.fingerprint] = found
            while len(self._sets) > self._kept:
                self._sets.popitem(last=False)
        return found

    def find(self, fingerprint: str) -> OwnSet | None:
        with self._lock:
            found = self._sets.get(fingerprint)
            if found is not None:
                self._sets.move_to_end(fingerprint)
                return found
            sources = [each() for each in self._sources]
        for source in sources:
            text = source(fingerprint) if source is not None else ""
            if text:
                return self._read(fingerprint, text)
        return None

    def take(self, fingerprint: str, text: str) -> None:
        """Keep a set that another process has sent, unless it is here already."""
        with self._lock:
            known = fingerprint in self._sets
        if not known:
            self._read(fingerprint, text)

    def _read(self, fingerprint: str, text: str) -> OwnSet:
        found = self.give(json.loads(text))
        if found.fingerprint != fingerprint:
            message = f"what is stored as the component set {fingerprint[:12]} is another"
            raise MissingSet(message).said("set-other", set=fingerprint[:12])
        return found

    def __len__(self) -> int:
        with self._lock:
            return len(self._sets)


SETS: Final = OwnSets()


def own_set(fingerprint: str, title: str) -> OwnSet:
    """The set of a fingerprint; `title`: the game's, for whoever has to bring it."""
    found = SETS.find(fingerprint)
    if found is None:
        message = f"the component set {fingerprint[:12]} of {title} is not here: bring its file"
        raise MissingSet(message).said("set-missing", game=title, set=fingerprint[:12])
    return found


def texts_of_sets(options: Mapping[str, object]) -> dict[str, str]:
    """The sets that options name, for another process."""
    found: dict[str, str] = {}
    for value in options.values():
        own = SETS.find(str(value)) if is_fingerprint(value) else None
        if own is not None:
            found[own.fingerprint] = own.text
    return found


def bring_sets(texts: Mapping[str, str]) -> None:
    """What another process has sent."""
    for fingerprint, text in texts.items():
        SETS.take(fingerprint, text)
