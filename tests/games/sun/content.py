"""The shipped components of Beyond the Sun, for tests, and their programs as short text."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from typing import Any

from astrarium.core.own_sets import SETS
from astrarium.parts.content import Entry, read


@lru_cache(maxsize=1)
def content() -> dict[str, Any]:
    return read("astrarium.games.sun", "content")


def technologies() -> list[Entry]:
    return list(content()["technologies"]["technology"])


def by_id(file: str, kind: str) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in content()[file][kind]}


def said(steps: list[Entry]) -> str:
    """Steps as text: the word, its fields in alphabetical order, inner steps in brackets."""
    return "; ".join(_said(step) for step in steps)


def _said(step: Entry) -> str:
    words = [str(step["do"])]
    for name, value in sorted(step.items()):
        if name == "steps":
            words.append(f"[{said(value)}]")
        elif name == "options":
            words.append(" or ".join(f"[{said(option)}]" for option in value))
        elif name == "cost":
            words.append(paid(value))
        elif name != "do":
            words.append(f"{name}={'+'.join(value) if isinstance(value, list) else value}")
    return " ".join(words)


def paid(cost: Entry) -> str:
    return "+".join(f"{amount} {name}" for name, amount in sorted(cost.items())) or "free"


def words_of(steps: list[Entry]) -> set[str]:
    """The word of every step, inner ones included."""
    found: set[str] = set()
    for step in steps:
        found |= {str(step["do"]), *words_of(step.get("steps", []))}
        for option in step.get("options", []):
            found |= words_of(option)
    return found


# --- a component as it is printed ----------------------------------------------------------------

IN_WORDS = {"id", "name", "note", "sources", "about"}  # no figures; every card is looked up by id


def as_printed(value: Any) -> Any:
    """An entry in the form of printed.yaml: steps, costs and lists as text, of `known` how many."""
    if isinstance(value, list):
        if all(isinstance(each, dict) for each in value) and value:
            return said(value) if "do" in value[0] else [as_printed(each) for each in value]
        return " ".join(map(str, value))
    if not isinstance(value, dict):
        return value
    found: dict[str, Any] = {}
    for name, each in value.items():
        if name == "known":
            found[name] = len(each)
        elif name == "cost":
            found[name] = paid(each)
        elif name not in IN_WORDS:
            found[name] = as_printed(each)
    return found


# --- sets of one's own ---------------------------------------------------------------------------


def changed(*changes: tuple[str, Any], **cards: Entry) -> dict[str, Any]:
    """The shipped set with other values (`("factions.trade.ore_to_scrap", 2)`), cards by id."""
    mine: dict[str, Any] = deepcopy(content())
    for path, value in changes:
        *before, last = path.split(".")
        at: Any = mine
        for name in before:
            at = at[int(name)] if isinstance(at, list) else at[name]
        at[int(last) if isinstance(at, list) else last] = value
    for section in mine.values():
        for entries in section.values():
            for entry in entries if isinstance(entries, list) else []:
                entry.update(cards.get(entry.get("id", ""), {}))
    return mine


def given(mine: dict[str, Any]) -> str:
    """Games can be played with this set: the value of the option `components`."""
    return SETS.give({**mine, "set": {**mine["set"], "id": "mine"}}).fingerprint
