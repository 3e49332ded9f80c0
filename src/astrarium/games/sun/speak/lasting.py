"""What lasts, as one line that people type: abilities, what an event leaves behind, points.

    more_movement points=2                        the kind, then its fields by their names
    skip_one_of_two_prerequisites levels=II/III discovered_only=true
    any_time 2 {2 ore: pop 1} 1 {1 pop: ore 2}    so many times in a turn, each with cost and effect
    shared_action times_in_game=1 {8 ore + 1 pop: take_attached_system}
    each=1 of=automation_discs every=2 max=7      more points, for every so many of something

Whatever a set says can be written so, and is read back as it was. Fields that are lacking are
named when the set is checked.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.sun.speak.shorthand import Reader, write_action
from astrarium.parts.content import Entry

IN_BRACES: Final = ("cost", "effect")


def write_kind(entry: Entry) -> str:
    """An ability or a lasting effect; empty where there is none."""
    if not entry:
        return ""
    fields = {name: value for name, value in entry.items() if name != "kind"}
    return " ".join([entry["kind"], *_written(fields)])


def write_fields(entry: Entry) -> str:
    return " ".join(_written(entry))


def _written(fields: Entry) -> list[str]:
    parts = [
        f"{name}={_value(value)}"
        for name, value in fields.items()
        if name not in ("deals", *IN_BRACES)
    ]
    for deal in fields.get("deals", []):
        parts += [str(deal["times_in_turn"]), _braced(deal)]
    return [*parts, _braced(fields)] if "effect" in fields else parts


def _braced(entry: Entry) -> str:
    return f"{{{write_action(entry['cost'], entry['effect'])}}}"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(str(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- read ----------------------------------------------------------------------------------------


def read_kind(text: str, kinds: dict[str, Entry]) -> Entry:
    """Raises Fault that names the word that is not understood; empty for an empty line."""
    reader = Reader(text)
    if not reader.tokens:
        return {}
    kind = reader.take()
    if kind not in kinds:
        raise Fault("no-kind", kind=kind, known=", ".join(kinds))
    return {"kind": kind, **_read(reader, kinds[kind], kind)}


def read_fields(text: str, schema: Entry, what: str) -> Entry:
    return _read(Reader(text), schema, what)


def _read(reader: Reader, schema: Entry, what: str) -> Entry:
    kinds = {name.removesuffix("?"): kind for name, kind in schema.items()}
    found: Entry = {}
    while token := reader.peek():
        name, sign, value = token.partition("=")
        if token == "{" and "effect" in kinds:
            found |= _read_braced(reader)
        elif token.isdigit() and "deals" in kinds:
            times = reader.number()
            found.setdefault("deals", []).append({**_read_braced(reader), "times_in_turn": times})
        elif not sign or name in ("deals", *IN_BRACES):
            raise Fault("not-after", word=token, step=what)
        elif name not in kinds:
            raise Fault("no-field-of-step", step=what, field=name, known=", ".join(kinds))
        else:
            reader.take()
            found[name] = _read_value(kinds[name], value, name)
    return found


def _read_braced(reader: Reader) -> Entry:
    reader.expect("{")
    cost, effect = reader.action(1)
    reader.expect("}")
    return {"cost": cost, "effect": effect}


def _read_value(kind: Any, value: str, name: str) -> Any:
    if isinstance(kind, list):
        return [_read_value(kind[0], each, name) for each in value.split("/")]
    if kind is bool:
        if value not in ("true", "false"):
            raise Fault("one-of", name, known="true, false")
        return value == "true"
    if kind is int:
        if not (value.isascii() and value.isdigit() and len(value) < 4):
            raise Fault("number-expected", name, found=value)
        return int(value)
    return value
