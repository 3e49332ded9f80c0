"""Mistakes in content (TOML): other numbers, other words of the same key, dropped items.

The text is edited in place, so a diff shows just the mistake. What is no part of the rules (names,
sources, ids of rules) is left alone, and so is what only a broken file could say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutation.site import Site, Variant

NOT_RULES = {
    *("id", "name", "title", "en", "hu", "color", "power"),
    *("set", "schema_version", "game", "edition", "printing", "rules"),
    *("about", "sources", "source_note", "checked_against", "confidence", "comment", "note"),
}
NAMING = {"en", "id", "name", "title"}  # by these a test speaks of an entry

SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
HEADER = re.compile(r"\[\[?\s*([^\[\]]+?)\s*\]\]?[ \t]*(?:#[^\n]*)?(?:\n|$)")
KEY = re.compile(r'([A-Za-z0-9_."\'-]+)[ \t]*=[ \t]*')
STRING = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.S)
WORD = re.compile(r"[^\s,\]}#]+")


@dataclass(frozen=True)
class Item:
    """A value of the file: its key path, its kind and where it stands."""

    path: tuple[str, ...]
    kind: str  # number, truth, word, table (an inline one) or other
    start: int
    end: int
    in_list: bool
    entry: int  # the how-manieth header of the file it stands under


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.entry = 0
        self.items: list[Item] = []

    def skip(self) -> None:
        match = SPACE.match(self.text, self.at)
        assert match
        self.at = match.end()

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if not match:
            line = self.text.count("\n", 0, self.at) + 1
            raise ValueError(f"line {line} of the content cannot be read")
        self.at = match.end()
        return match.group(1) if pattern.groups else match.group()

    def file(self) -> None:
        table: tuple[str, ...] = ()
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = _keys(self.take(HEADER))
                self.entry += 1
            else:
                self.pair(table)
            self.skip()

    def pair(self, table: tuple[str, ...]) -> None:
        key = _keys(self.take(KEY))
        self.value((*table, *key), in_list=False)

    def value(self, path: tuple[str, ...], in_list: bool) -> None:
        start, first = self.at, self.text[self.at]
        if first in "\"'":
            self.take(STRING)
            kind = "word"
        elif first == "[":
            self.sequence("]", path)
            kind = "other"
        elif first == "{":
            self.sequence("}", path)
            kind = "table"
        else:
            word = self.take(WORD)
            kind = "truth" if word in ("true", "false") else "other"
            if re.fullmatch(r"-?\d+", word):
                kind = "number"
        self.items.append(Item(path, kind, start, self.at, in_list, self.entry))

    def sequence(self, close: str, path: tuple[str, ...]) -> None:
        """An array, or an inline table."""
        self.at += 1
        self.skip()
        while self.text[self.at] != close:
            if close == "]":
                self.value(path, in_list=True)
            else:
                self.pair(path)
            self.skip()
            if self.text[self.at] == ",":
                self.at += 1
                self.skip()
        self.at += 1


def _keys(written: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in written.split("."))


def content_sites(file: str, text: str) -> list[Site]:
    """All places of a content file where a mistake can be made."""
    reader = _Reader(text)
    reader.file()
    words = _words(reader.items, text)
    labels = _labels(reader.items, text)
    sites = []
    for item in sorted(reader.items, key=lambda each: each.start):
        if not NOT_RULES.isdisjoint(item.path):
            continue
        variants = list(_variants(item, text, words))
        if variants:
            start, end = variants[0][:2]
            site = Site(
                file=file,
                scope=".".join(item.path) + "/" + "/".join(labels.get(item.entry, ())),
                labels=labels.get(item.entry, ()),
                lines=_lines(text, start, end),
                start=start,
                end=end,
                original=text[start:end],
                variants=tuple(each[2] for each in variants),
            )
            sites.append(site)
    return sites


Edit = tuple[int, int, Variant]
Words = dict[tuple[str, ...], list[str]]


def _variants(item: Item, text: str, words: Words) -> Iterator[Edit]:
    written = text[item.start : item.end]
    if item.kind == "number":
        number = int(written)
        for other in (number + 1, number - 1):
            if other >= 0 or number < 0:
                yield item.start, item.end, Variant("number", str(other))
    elif item.kind == "truth":
        yield item.start, item.end, Variant("truth", "false" if written == "true" else "true")
    elif item.in_list and item.kind in ("table", "word"):
        # Without the comma after it, or the file would not be one.
        comma = re.compile(r"[ \t]*,?[ \t]*").match(text, item.end)
        yield item.start, comma.end() if comma else item.end, Variant("item dropped", "")
    elif item.kind == "word":
        others = [each for each in words[item.path] if each != written]
        if others:
            after = [each for each in others if each > written]
            yield item.start, item.end, Variant("word", (after or others)[0])


def _words(items: list[Item], text: str) -> Words:
    """The words that the file has under each key path."""
    found: dict[tuple[str, ...], set[str]] = {}
    for item in items:
        if item.kind == "word":
            found.setdefault(item.path, set()).add(text[item.start : item.end])
    return {path: sorted(values) for path, values in found.items()}


def _labels(items: list[Item], text: str) -> dict[int, tuple[str, ...]]:
    """How tests may call each entry: by its names and by those of the file.

    Tables under an entry are called like it.
    """
    own: dict[int, dict[str, str]] = {}
    tables: dict[int, str] = {}
    for item in items:
        tables.setdefault(item.entry, item.path[0])
        if item.kind == "word" and item.path[-1] in NAMING and not item.in_list:
            word = text[item.start : item.end]
            if word.startswith('"') and not word.startswith('"""'):
                own.setdefault(item.entry, {})[item.path[-1]] = json.loads(word)
    found: dict[int, tuple[str, ...]] = {}
    before: tuple[str, ...] = ()
    whole = dict.fromkeys(own.get(0, {}).values())
    for entry in sorted(tables):
        if entry in own:
            before = tuple(dict.fromkeys(own[entry].values()))
        elif tables[entry] != tables.get(entry - 1):
            before = found.get(0, ())
        found[entry] = before
    return {entry: tuple({**dict.fromkeys(found[entry]), **whole}) for entry in found}


def _lines(text: str, start: int, end: int) -> tuple[int, int]:
    first = text.count("\n", 0, start) + 1
    return first, first + text.count("\n", start, end)
