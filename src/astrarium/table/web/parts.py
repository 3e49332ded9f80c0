"""Parts of a page: the seats, the drawers, the story, each zone. Most stay while others change.

A part is made from its facts and from nothing else, so that a digest of them is its key. It is made
once, whoever looks; and a page that names the keys it has is sent the other parts alone.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from typing import Final

from astrarium.table.part import Part
from astrarium.table.record import packed

HAS: Final = "x-astrarium-has"  # the header with the keys of the parts that our script has
MOST_NAMED: Final = 64
PLACE: Final = re.compile(r'<template data-part="([^"]+)"></template>')


def key_of(template: str, language: str, part: Part) -> str:
    facts = packed([template, language, part.facts])
    return hashlib.blake2b(facts, digest_size=12).hexdigest()


def place_of(key: str, html: str = "") -> str:
    """Where a part belongs: with the part, or without it where the reader has it."""
    return f'<template data-part="{key}">{html}</template>'


class Made:
    """A page that has been made: its frame with a place for each part, and the parts by key.

    Whatever people have written is escaped, so that nobody can write such a place.
    """

    def __init__(self, frame: str, parts: dict[str, str]) -> None:
        self._frame = frame
        self._parts = parts
        self.size = len(frame) + sum(len(part) for part in parts.values())

    def whole(self) -> str:
        return PLACE.sub(lambda place: self._parts[place[1]], self._frame)

    def without(self, known: Collection[str]) -> str:
        """For our script: the parts in their places, but for those that it has."""

        def filled(place: re.Match[str]) -> str:
            key = place[1]
            return place_of(key, "" if key in known else self._parts[key])

        return PLACE.sub(filled, self._frame)


def named(header: str) -> Collection[str]:
    """The keys that a reader says it has."""
    return set(header.split(" ", MOST_NAMED)[:MOST_NAMED])
