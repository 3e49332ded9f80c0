"""Finds missing and stale texts in a source tree.

Every catalogue folder must have the same keys and figures in each language. Every key that code
names must have a text, and every text must be named by code or by another text. Code names keys

- in a call of `texts("key")`, `text("key")`, `says("key", …)` or `asks("key", …)`, also as a method
  or attribute;
- with an f-string, `texts(f"card-{name}")`: the literal beginning is a family of keys;
- in a reason, `closed("too-dear", …)` or `ReasonCard("too-dear", …)`, whose text is
  reason-too-dear;
- in an error, `BadLog(…).said("log-empty")`, whose text is error-log-empty, and likewise in
  `impossible("mix-mines-board", …)`, `Mix("mix-orb", …)`, `Notation("gaia-no-choice", …)` and
  `tell_component("…", …)`;
- in a template, `text("key")`, and `text("pace-" ~ pace)` for a family;
- in the module constants TEXT_KEYS and TEXT_FAMILIES (tuples of strings), for keys that are
  kept as data.

The package itself is read as source and never imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from astrarium.text.catalogue import EXTENSION, Entry, all_figures, read_entries
from astrarium.text.language import LANGUAGES

# Functions whose first argument is a key, and what the key begins with beyond that argument.
CALLS: Final = {
    "text": "",
    "texts": "",
    "says": "",
    "asks": "",
    "_text": "",
    "_texts": "",
    "ReasonCard": "reason-",
    "closed": "reason-",
    "said": "error-",
    "impossible": "error-",
    "Mix": "error-",
    "Notation": "error-",
    "tell_component": "error-",
}
IN_TEMPLATE: Final = re.compile(r"""\btext\(["']([a-z0-9_-]+)["']( ~)?""")


class KeysInCode(NamedTuple):
    """The keys and families of keys that sources name, each with the place of one naming."""

    keys: dict[str, str]
    families: dict[str, str]
    unreadable: list[str]
    """Calls whose key is neither a literal nor begins with one."""


def problems(root: Path) -> list[str]:
    """All that is wrong with the texts under a folder, as lines to read."""
    folders = catalogue_folders(root)
    found = [line for folder in folders for line in language_problems(folder)]
    if found:
        return found
    return usage_problems(folders, keys_in_code(root))


def catalogue_folders(root: Path) -> list[Path]:
    return sorted({path.parent for path in root.rglob(f"*{EXTENSION}")})


def language_problems(folder: Path) -> list[str]:
    """Keys and figures that are not the same in all languages of one folder."""
    missing = [name for name in LANGUAGES if not (folder / f"{name}{EXTENSION}").exists()]
    if missing:
        return [f"{folder}: no {name}{EXTENSION}" for name in missing]
    catalogues = {name: read_entries(folder, name) for name in LANGUAGES}
    keys = sorted(set().union(*catalogues.values()))
    found = []
    for key in keys:
        lacking = [name for name in LANGUAGES if key not in catalogues[name]]
        found += [f"{folder}: {key} has no text in {name}" for name in lacking]
        if not lacking:
            found += _figure_problems(folder, key, catalogues)
    return found


def usage_problems(folders: Iterable[Path], code: KeysInCode) -> list[str]:
    """Keys without a text, texts without a use, families without a member."""
    catalogues = [read_entries(folder, LANGUAGES[0]) for folder in folders]
    entries = [entry for catalogue in catalogues for entry in catalogue.values()]
    texts = {entry.key for entry in entries}
    families = set(code.families).union(*(entry.families for entry in entries))
    used = set(code.keys).union(*(entry.references for entry in entries))
    found = [f"{place}: the key cannot be read from the source" for place in code.unreadable]
    for key in sorted(used - texts):
        found.append(f"{code.keys.get(key, 'a catalogue')}: {key} has no text")
    for family in sorted(families):
        if not any(key.startswith(family) for key in texts):
            place = code.families.get(family, "a catalogue")
            found.append(f"{place}: no text begins with {family}")
    for key in sorted(texts - used):
        if not key.startswith(tuple(families)):
            found.append(f"{key}: nothing uses this text")
    return found


def keys_in_code(root: Path) -> KeysInCode:
    found = KeysInCode({}, {}, [])
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node in ast.walk(tree):
            _note(node, path, found)
    for path in sorted(root.rglob("*.html")):
        for key, family in IN_TEMPLATE.findall(path.read_text(encoding="utf-8")):
            (found.families if family else found.keys).setdefault(key, str(path))
    return found


def _figure_problems(folder: Path, key: str, catalogues: dict[str, dict[str, Entry]]) -> list[str]:
    figures = {name: all_figures(texts, key) for name, texts in catalogues.items()}
    everything = set().union(*figures.values())
    found = []
    for name, texts in catalogues.items():
        renounced = texts[key].renounced
        for figure in sorted(everything - figures[name] - renounced):
            found.append(f"{folder}: {key} does not use ${figure} in {name}")
        for figure in sorted(renounced & figures[name] | renounced - everything):
            found.append(f"{folder}: the comment on {key} in {name} wrongly renounces ${figure}")
    return found


def _note(node: ast.AST, path: Path, found: KeysInCode) -> None:
    if isinstance(node, ast.Call) and node.args and _called(node.func) in CALLS:
        beginning = CALLS[_called(node.func)]
        _note_key(node.args[0], beginning, f"{path}:{node.lineno}", found)
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        _note_registry(node.target, node.value, path, found)
    elif isinstance(node, ast.Assign):
        _note_registry(node.targets[0], node.value, path, found)


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _note_key(argument: ast.expr, beginning: str, place: str, found: KeysInCode) -> None:
    if isinstance(argument, ast.IfExp):
        _note_key(argument.body, beginning, place, found)
        _note_key(argument.orelse, beginning, place, found)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        found.keys.setdefault(beginning + argument.value, place)
    elif isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        found.families.setdefault(beginning + str(argument.values[0].value), place)
    elif isinstance(argument, ast.JoinedStr):
        found.unreadable.append(place)


def _note_registry(target: ast.expr, value: ast.expr, path: Path, found: KeysInCode) -> None:
    if not isinstance(target, ast.Name) or target.id not in ("TEXT_KEYS", "TEXT_FAMILIES"):
        return
    registry = found.keys if target.id == "TEXT_KEYS" else found.families
    for word in ast.literal_eval(value):
        registry.setdefault(word, f"{path}:{value.lineno}")
