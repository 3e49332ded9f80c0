"""The rule ledger: every statement of a rulebook under an id, and which of them tests have shown.

A game keeps its ledgers as `rules*.json`, made from the `rules*.yaml` that people edit.
"""

from __future__ import annotations

import json
from pathlib import Path


class Entry:
    """One statement of a rulebook."""

    __slots__ = (
        "chapter",
        "example",
        "figure",
        "id",
        "kind",
        "ledger",
        "needs",
        "rule",
        "rule_hu",
    )

    def __init__(
        self,
        id: str,
        ledger: str,
        chapter: str,
        kind: str,
        rule: str,
        rule_hu: str,
        example: str,
        needs: str,
        figure: str = "",
    ) -> None:
        self.id = id
        self.ledger = ledger
        self.chapter = chapter
        self.kind = kind
        self.rule = rule
        self.rule_hu = rule_hu
        self.example = example  # a worked example as JSON text; empty for a plain statement
        self.needs = needs  # "figure" where a value stands only in a picture
        self.figure = figure  # and how sure that value is, where that is said


class Coverage:
    """How much of one ledger the tests have shown; both lists in rulebook order."""

    __slots__ = ("covered", "ledger", "missing")

    def __init__(self, ledger: str, covered: list[Entry], missing: list[Entry]) -> None:
        self.ledger = ledger
        self.covered = covered
        self.missing = missing


def load_ledgers(game_package_dir: Path) -> list[Entry]:
    """All entries of a game: its ledgers in file-name order, each in rulebook order.

    A ledger is named by the beginning that all its ids share: `gaia`, or `race.base` beside
    `race.storm` where every rulebook of a game has a file of its own.
    """
    entries: list[Entry] = []
    for file in sorted(game_package_dir.glob("rules*.json"), key=_stem):
        rows: object = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(rows, list):
            raise ValueError(f"{file.name}: a ledger is a list of entries")
        found: list[Entry] = []
        for row in rows:
            if not isinstance(row, dict):
                raise ValueError(f"{file.name}: an entry is a set of named fields")
            found.append(_entry(row))
        _name_ledger(found)
        entries.extend(found)
    return entries


def coverage(entries: list[Entry], covered_ids: set[str]) -> list[Coverage]:
    """The ledgers in order of appearance, each split into what is covered and what is missing."""
    ledgers: dict[str, Coverage] = {}
    for entry in entries:
        ledger = ledgers.setdefault(entry.ledger, Coverage(entry.ledger, [], []))
        if entry.id in covered_ids:
            ledger.covered.append(entry)
        else:
            ledger.missing.append(entry)
    return list(ledgers.values())


def _stem(file: Path) -> str:
    return file.stem  # so that rules.json comes before rules-storm.json


def _name_ledger(entries: list[Entry]) -> None:
    """Name the ledger by the first two parts of its ids, or by one where the second differs."""
    beginnings = {".".join(entry.id.split(".")[:2]) for entry in entries}
    for entry in entries:
        entry.ledger = ".".join(entry.id.split(".")[: 2 if len(beginnings) == 1 else 1])


def _entry(row: dict[str, object]) -> Entry:
    example = row.get("example")
    return Entry(
        _text(row, "id"),
        "",
        _text(row, "chapter"),
        _text(row, "kind"),
        _text(row, "rule"),
        _text(row, "rule_hu"),
        "" if example is None else json.dumps(example, ensure_ascii=False),
        _text(row, "needs"),
        _text(row, "figure"),
    )


def _text(row: dict[str, object], field: str) -> str:
    value = row.get(field, "")
    return value.strip() if isinstance(value, str) else str(value)
