"""A catalogue file: one language's texts by key, and what each of them refers to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from astrarium.text.errors import BrokenCatalogue

EXTENSION: Final = ".ftl"
WITHOUT: Final = re.compile(r"Without ((?:\$\w+(?:, )?)+)")
"""A comment "Without $title: …" above a text says that this language does without the figure."""


class Entry:
    """One text: its value, and what it refers to."""

    def __init__(self, message: ast.Message) -> None:
        self.message = message
        self.key: str = message.id.name
        self.figures: set[str] = set()
        self.references: set[str] = set()
        self.families: set[str] = set()
        """Beginnings of keys that the text looks up itself: TEXT("card-", $card)."""
        self.cases: dict[str, set[str]] = {}
        """The values that a selector on a figure distinguishes."""
        self.renounced = _renounced(message)
        for node in _nodes(message):
            self._note(node)

    def _note(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.figures.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(node.id.name)
        elif isinstance(node, ast.SelectExpression):
            self._note_cases(node)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "TEXT":
            first = node.arguments.positional[0]
            if isinstance(first, ast.StringLiteral):
                self.families.add(str(first.parse()["value"]))

    def _note_cases(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            }
            self.cases.setdefault(node.selector.id.name, set()).update(keys)


class Catalogue:
    """The texts of one file."""

    def __init__(self, path: Path, resource: ast.Resource) -> None:
        self.path = path
        self.resource = resource
        self.entries: dict[str, Entry] = {}
        for item in resource.body:
            if isinstance(item, ast.Junk):
                raise BrokenCatalogue(f"{path}: cannot read {item.content!r}")
            if isinstance(item, ast.Message):
                self._add(Entry(item))

    def _add(self, entry: Entry) -> None:
        if entry.key in self.entries:
            raise BrokenCatalogue(f"{self.path}: two texts for {entry.key!r}")
        if entry.message.value is None:
            raise BrokenCatalogue(f"{self.path}: no text for {entry.key!r}")
        self.entries[entry.key] = entry


@cache
def read_catalogue(path: Path) -> Catalogue:
    """Reads a file once; catalogues do not change while the program runs."""
    return Catalogue(path, FluentParser().parse(path.read_text(encoding="utf-8")))


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """A language's files in one folder: `en.ftl`, and its parts such as `en.orb.ftl`."""
    parts = sorted(folder.glob(f"{language}.*{EXTENSION}"))
    return [folder / f"{language}{EXTENSION}", *parts]


def read_entries(folder: Path, language: str) -> dict[str, Entry]:
    """All texts of one language in one folder."""
    entries: dict[str, Entry] = {}
    for path in catalogue_files(folder, language):
        add_entries(entries, read_catalogue(path))
    return entries


def add_entries(entries: dict[str, Entry], catalogue: Catalogue) -> None:
    for key in catalogue.entries:
        if key in entries:
            raise BrokenCatalogue(
                f"{catalogue.path}: {key!r} has a text in another catalogue already"
            )
    entries.update(catalogue.entries)


def all_figures(entries: dict[str, Entry], key: str) -> set[str]:
    """The figures of a text and of the texts it refers to."""
    figures: set[str] = set()
    for entry in _with_references(entries, key):
        figures |= entry.figures
    return figures


def all_cases(entries: dict[str, Entry], key: str) -> list[tuple[str, set[str]]]:
    """Figure and the values told apart, for a text and the texts it refers to."""
    return [case for entry in _with_references(entries, key) for case in entry.cases.items()]


def _with_references(entries: dict[str, Entry], key: str) -> list[Entry]:
    found: dict[str, Entry] = {}
    waiting = [key]
    while waiting:
        name = waiting.pop()
        if name in found or name not in entries:
            continue
        found[name] = entries[name]
        waiting.extend(sorted(entries[name].references))
    return list(found.values())


def _renounced(message: ast.Message) -> set[str]:
    comment = message.comment.content if message.comment and message.comment.content else ""
    named = WITHOUT.search(comment)
    return set(re.findall(r"\$(\w+)", named.group(1))) if named else set()


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)
