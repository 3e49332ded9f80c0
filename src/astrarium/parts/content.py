"""Printed components as data: read from files, checked, and given a fingerprint."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.core.own_sets import OwnSet

Entry = dict[str, Any]

OPTIONAL: Final = "?"  # at the end of a field's name in a schema


def read(package: str, *folders: str) -> Entry:
    """Every TOML and JSON file of a folder, by its name without the ending."""
    folder = resources.files(package)
    for name in folders:
        folder = folder / name
    found: Entry = {}
    for file in folder.iterdir():
        name, _, ending = file.name.rpartition(".")
        if ending == "toml":
            found[name] = tomllib.loads(file.read_text(encoding="utf-8"))
        elif ending == "json":
            found[name] = json.loads(file.read_text(encoding="utf-8"))
    return found


def parse(text: str) -> Entry:
    """One TOML file; raises Fault that says where it is none."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Fault("toml-deep") from None
    except tomllib.TOMLDecodeError as error:
        raise Fault("toml", what=error) from None
    except ValueError:  # of int(): so many digits are never read
        raise Fault("toml-digits") from None


def written(content: Entry) -> str:
    """A file of TOML with this content, which `parse` reads back."""
    lines = [
        f"{_key(name)} = {_value(each)}" for name, each in content.items() if not _is_entry(each)
    ]
    for name, section in content.items():
        if _is_entry(section):
            lines += ["", *_section(_key(name), section)]
    return "\n".join(lines) + "\n"


def _section(name: str, section: Entry) -> list[str]:
    """Lists of entries stand below all else, each entry with its fields one below the other."""
    below = {key: each for key, each in section.items() if _is_list_of_entries(each)}
    lines = [f"[{name}]"]
    lines += [f"{_key(key)} = {_value(each)}" for key, each in section.items() if key not in below]
    for key, entries in below.items():
        for entry in entries:
            lines += ["", f"[[{name}.{_key(key)}]]"]
            lines += [f"{_key(field)} = {_value(each)}" for field, each in entry.items()]
    return lines


def _is_entry(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list_of_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _key(name: str) -> str:
    plain = name.replace("_", "").replace("-", "")
    return name if plain.isascii() and plain.isalnum() else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        fields = ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def fingerprint(content: Entry) -> str:
    """Change a word of the content, and the fingerprint of all logs changes with it."""
    return OwnSet(content).fingerprint


def check(content: Any, schema: Any, where: str) -> None:
    """Raises Fault that says where in the content something else was expected.

    A schema looks like the content: a type (`int`, `str`, `bool`) for a value, `[schema]` for a
    list of such entries, `{"name": schema, "note?": schema}` for an entry with these fields and no
    others (`?`: it may be missing), `{"*": schema}` for entries by any name, a set for one of its
    values, a function for an entry whose schema depends on what it says (`by`).
    """
    if isinstance(schema, type):
        if not isinstance(content, schema) or (isinstance(content, bool) and schema is int):
            raise Fault(KINDS[schema], where, found=repr(content))
    elif isinstance(schema, (set, frozenset)):
        if not isinstance(content, (str, int)) or content not in schema:
            known = ", ".join(sorted(str(each) for each in schema))
            raise Fault("not-one-of", where, found=repr(content), known=known)
    elif isinstance(schema, list):
        if not isinstance(content, list):
            raise Fault("not-a-list", where, found=repr(content))
        for number, each in enumerate(content):
            check(each, schema[0], f"{where}, {name_of(each, number)}")
    elif callable(schema) and isinstance(content, dict):
        check(content, schema(content), where)
    else:
        _check_entry(content, schema, where)


def fields(schema: Any, names: str) -> Entry:
    """Several fields of an entry that look alike: `fields(int, "cost vp bonus?")`."""
    return dict.fromkeys(names.split(), schema)


def by(field: str, kinds: Mapping[str, Any]) -> Callable[[Entry], Entry]:
    """A schema of entries that say under `field` of which kind they are, each with its fields."""

    def schema(entry: Entry) -> Entry:
        kind = entry.get(field)
        if not isinstance(kind, str) or kind not in kinds:
            return {**dict.fromkeys(entry, object), field: set(kinds)}
        more = kinds[kind]
        return {field: str, **(more(entry) if callable(more) else more)}

    return schema


# What else was expected than a value of this type.
KINDS: Final[dict[type, str]] = {
    int: "not-a-number",
    str: "not-a-text",
    bool: "not-a-truth",
    float: "not-a-fraction",
    dict: "not-an-entry",
    list: "not-a-list",
}


def name_of(entry: Any, number: int) -> str:
    """An entry of a list is called by its id, or by its place."""
    named = entry.get("id") if isinstance(entry, dict) else None
    return str(named) if named is not None else f"#{number + 1}"


def _check_entry(content: Any, schema: Mapping[str, Any], where: str) -> None:
    if not isinstance(content, dict):
        raise Fault("not-an-entry", where, found=repr(content))
    if "*" in schema:
        for name, each in content.items():
            check(each, schema["*"], f"{where}, {name}")
        return
    known = {name.removesuffix(OPTIONAL): each for name, each in schema.items()}
    for name in content:
        if name not in known:
            raise Fault("no-field", where, field=name, known=", ".join(known))
    for name in schema:
        if not name.endswith(OPTIONAL) and name not in content:
            raise Fault("missing-field", where, field=name)
    for name, each in content.items():
        check(each, known[name], f"{where}, {name}")
