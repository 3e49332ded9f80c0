"""Whether a class and the list of its fields agree: what is forgotten somewhere is found here."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from astrarium.parts.fields import NOBODY, OWNER, RECKONED, Counts, Each, Field, Fields, Layer


def faults(fields: Fields, fresh: Callable[[], Any], beside: Collection[str] = ()) -> list[str]:
    """What a class has forgotten; empty if nothing.

    `fresh` makes a record with its defaults; `beside` names the attributes that are no fields,
    because the mechanism looks after them.
    """
    record = fresh()
    fields.scatter(record, 1)
    known = {*fields.names(), *beside}
    return [
        *(f"{name} is no field" for name in attributes(record) if name not in known),
        *_in_clone(fields, record),
        *_in_codec(fields, record, fresh()),
        *_in_view(fields, record),
    ]


def attributes(record: object) -> list[str]:
    """What an object holds, compiled or not."""
    names = [name for name in dir(record) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(record, name))]


def _in_clone(fields: Fields, record: Any) -> list[str]:
    copy = record.clone()
    forgotten = [f"the clone forgets {name}" for name in fields.diff(record, copy)]
    before = [field.kind.write(getattr(record, field.name)) for field in fields.fields]
    for field in fields.fields:
        _spoil(field, getattr(copy, field.name))
    return forgotten + [
        f"the clone shares {field.name}"
        for field, was in zip(fields.fields, before, strict=True)
        if field.kind.write(getattr(record, field.name)) != was
    ]


def _spoil(field: Field, value: Any) -> None:
    """Change in place what is changed in place; lists may be shared if they are only replaced."""
    if isinstance(field.kind, (Layer, Counts)):
        value[0] = 0
    if isinstance(field.kind, Each):
        for record in value:
            field.kind.fields.scatter(record, 200)


def _in_codec(fields: Fields, record: Any, other: Any) -> list[str]:
    data = fields.full(record)
    fields.fill(other, data)
    lost = [name for name in fields.diff(record, other) if name not in _reckoned(fields)]
    return [f"the codec forgets {name}" for name in lost]


def _reckoned(fields: Fields) -> list[str]:
    return [field.name for field in fields.fields if field.seen == RECKONED]


def _in_view(fields: Fields, record: Any) -> list[str]:
    """A spectator sees what all see, an owner also what is their own. Two fields may share a key:
    what all see of a list, and the list."""
    seen: dict[str, int] = {}
    for field in fields.fields:
        seen[field.key] = min(seen.get(field.key, field.seen), field.seen)
    views = {OWNER: fields.seen(record, 0, 0), NOBODY: fields.full(record)}
    stranger = fields.seen(record, 0, 1)
    return [
        f"the view shows {field.name} to the wrong eyes"
        for field in fields.fields
        for shown, least in ((stranger, 0), *((data, who) for who, data in views.items()))
        if (field.key in shown) != (seen[field.key] <= least)
    ]
