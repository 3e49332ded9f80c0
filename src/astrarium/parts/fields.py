"""The fields of a position, declared once: name, kind, and who sees them.

What a game saves, shows and compares comes from such a list. The class of a position declares its
attributes with their defaults and writes its clone out, because that must be fast;
`parts.checks.fields` finds what it forgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.game import Data

ALL: Final = 0
OWNER: Final = 1  # the seat whose record it is
NOBODY: Final = 2  # only a snapshot holds it
RECKONED: Final = 3  # not even that: it follows from the others

MOST: Final = 255  # what a place of a layer holds


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a value is written as JSON, and read with precise errors."""

    def write(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, written: Any, old: Any) -> Any:
        """`old`: the value of a fresh record, which knows its size; raises ValueError."""
        raise NotImplementedError

    def shown(self, value: Any, eyes: int | None) -> Any:
        return self.write(value)

    def guess(self, shown: Any, old: Any) -> Any:
        """A value that looks like this: what is hidden is blank, but as much; raises ValueError."""
        return self.read(shown, old)

    def sample(self, old: Any, n: int) -> Any:
        """A value unlike those of other numbers, for checks."""
        raise NotImplementedError


class Number(Kind):
    """A whole number; also bits and small numbers packed into one."""

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, written: Any, old: Any) -> Any:
        return whole_number(written)

    def sample(self, old: Any, n: int) -> Any:
        return n


class Flag(Kind):
    """True or false."""

    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, written: Any, old: Any) -> Any:
        if type(written) is not bool:
            raise ValueError(f"{written!r} is neither true nor false")
        return written

    def sample(self, old: Any, n: int) -> Any:
        return n % 2 == 1


class Numbers(Kind):
    """A list of whole numbers."""

    def write(self, value: Any) -> Any:
        return [int(each) for each in value]

    def read(self, written: Any, old: Any) -> Any:
        return [whole_number(each) for each in a_list(written)]

    def sample(self, old: Any, n: int) -> Any:
        return [n, n + 1]


class Rows(Kind):
    """Lists of whole numbers in a list: the slots of several ships, say."""

    def write(self, value: Any) -> Any:
        return [[int(each) for each in row] for row in value]

    def read(self, written: Any, old: Any) -> Any:
        return [[whole_number(each) for each in a_list(row)] for row in a_list(written)]

    def sample(self, old: Any, n: int) -> Any:
        return [[n], [n, n + 1]]


class Counts(Numbers):
    """A byte for each of a fixed number of things, all of them written."""

    def read(self, written: Any, old: Any) -> Any:
        counts = a_list(written)
        if len(counts) != len(old):
            raise ValueError(f"{len(counts)} numbers, where there are {len(old)}")
        for count in counts:
            if not 0 <= whole_number(count) <= MOST:
                raise ValueError(f"{count} is not from 0 to {MOST}")
        return vec[u8](counts)

    def sample(self, old: Any, n: int) -> Any:
        return vec[u8]([n % MOST + 1] * len(old))


class Places(Numbers):
    """A whole number for each of a fixed number of places, all of them written."""

    def read(self, written: Any, old: Any) -> Any:
        numbers = [whole_number(each) for each in a_list(written)]
        if len(numbers) != len(old):
            raise ValueError(f"{len(numbers)} numbers, where there are {len(old)}")
        return vec[i64](numbers)

    def sample(self, old: Any, n: int) -> Any:
        return vec[i64]([n] * len(old))


class Layer(Kind):
    """A byte for each place of a map, written as [place, value] where it is not 0."""

    def write(self, value: Any) -> Any:
        layer: vec[u8] = value
        return [[place, int(there)] for place, there in enumerate(layer) if there != 0]

    def read(self, written: Any, old: Any) -> Any:
        layer = [0] * len(old)
        for pair in a_list(written):
            place, value = [whole_number(each) for each in a_list(pair)]
            if not 0 <= place < len(layer):
                raise ValueError(f"{place} is no place from 0 to {len(layer) - 1}")
            if not 0 < value <= MOST:
                raise ValueError(f"{value} is not from 1 to {MOST}")
            layer[place] = value
        return vec[u8](layer)

    def sample(self, old: Any, n: int) -> Any:
        return vec[u8]([n % MOST + 1] * len(old))


@mypyc_attr(allow_interpreted_subclasses=True)
class HowMany(Kind):
    """Of a list that others do not see: how long it is. It is read by the field that has it all."""

    def write(self, value: Any) -> Any:
        return len(value)

    def read(self, written: Any, old: Any) -> Any:
        return old

    def guess(self, shown: Any, old: Any) -> Any:
        return [0] * how_many(shown)

    def sample(self, old: Any, n: int) -> Any:
        return old


class Each(Kind):
    """A record for each seat, with fields of its own."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def write(self, value: Any) -> Any:
        return [self.fields.full(record) for record in value]

    def shown(self, value: Any, eyes: int | None) -> Any:
        return [self.fields.seen(record, seat, eyes) for seat, record in enumerate(value)]

    def read(self, written: Any, old: Any) -> Any:
        return self._filled(written, old, Fields.fill)

    def guess(self, shown: Any, old: Any) -> Any:
        return self._filled(shown, old, Fields.guess)

    def _filled(self, written: Any, old: Any, fill: Fill) -> Any:
        records = a_list(written)
        if len(records) != len(old):
            raise ValueError(f"{len(records)} records for {len(old)} seats")
        for seat, record in enumerate(old):
            try:
                fill(self.fields, record, records[seat])
            except ValueError as error:
                raise ValueError(f"seat {seat}: {error}") from error
        return old

    def sample(self, old: Any, n: int) -> Any:
        for record in old:
            self.fields.scatter(record, n)
        return old


class Field:
    """One field. `key` is its name in the data; everyone sees how long it is under `size`."""

    def __init__(
        self, name: str, kind: Kind, seen: int = ALL, key: str = "", size: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen = seen
        self.key = key or name
        self.size = size

    def put(self, record: object, data: Any, read: Callable[[Any, Any], Any]) -> None:
        """Set the field of a fresh record; raises ValueError, naming it."""
        if not isinstance(data, dict):
            raise ValueError(f"{data!r} is no record")
        if self.key not in data:
            raise ValueError(f"{self.key} is missing")
        try:
            value = read(data[self.key], getattr(record, self.name))
        except ValueError as error:
            raise ValueError(f"{self.key}: {error}") from error
        setattr(record, self.name, value)


NUMBER: Final[Kind] = Number()
NUMBERS: Final[Kind] = Numbers()
ROWS: Final[Kind] = Rows()
FLAG: Final[Kind] = Flag()
HOW_MANY: Final[Kind] = HowMany()
COUNTS: Final[Kind] = Counts()
PLACES: Final[Kind] = Places()
LAYER: Final[Kind] = Layer()


def several(kind: Kind, names: str, seen: int = ALL) -> list[Field]:
    """Fields of one kind, their names written in one line."""
    return [Field(name, kind, seen) for name in names.split()]


class Fields:
    """The fields of one class, in order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def names(self) -> list[str]:
        return [field.name for field in self.fields]

    def full(self, record: object) -> Data:
        """Everything, for a snapshot."""
        data: Data = {}
        for field in self.fields:
            if field.seen <= NOBODY:
                value = getattr(record, field.name)
                data[field.key] = field.kind.write(value)
                if field.size:
                    data[field.size] = len(value)
        return data

    def seen(self, record: object, owner: int | None, eyes: int | None) -> Data:
        """What these eyes (None: a spectator) see of a record that belongs to a seat."""
        known = OWNER if eyes is not None and owner == eyes else ALL
        data: Data = {}
        for field in self.fields:
            value = getattr(record, field.name)
            if field.size:
                data[field.size] = len(value)
            if field.seen <= known:
                data[field.key] = field.kind.shown(value, eyes)
        return data

    def fill(self, record: object, data: Any) -> None:
        """Set every field of a fresh record from full data; raises ValueError, naming the field."""
        for field in self.fields:
            if field.seen != RECKONED:
                field.put(record, data, field.kind.read)

    def guess(self, record: object, data: Any) -> None:
        """... from what some eyes see; the rest stays fresh, or blank where they know how much."""
        for field in self.fields:
            if field.seen == ALL or (field.seen == OWNER and field.key in data):
                field.put(record, data, field.kind.guess)
            elif field.size:
                setattr(record, field.name, [0] * how_many(data.get(field.size)))

    def diff(self, before: object, after: object) -> dict[str, tuple[Any, Any]]:
        """The fields that differ, with both values as they are written."""
        found: dict[str, tuple[Any, Any]] = {}
        for field in self.fields:
            old = field.kind.write(getattr(before, field.name))
            new = field.kind.write(getattr(after, field.name))
            if old != new:
                found[field.name] = (old, new)
        return found

    def scatter(self, record: object, first: int) -> None:
        """Another value in every field, for checks: the first gets the first number, and so on."""
        for number, field in enumerate(self.fields):
            sample = field.kind.sample(getattr(record, field.name), first + number)
            setattr(record, field.name, sample)


Fill = Callable[[Fields, object, Any], None]  # Fields.fill, or Fields.guess for a view


def how_many(value: Any) -> int:
    if whole_number(value) < 0:
        raise ValueError(f"{value} is less than nothing")
    return int(value)


def whole_number(value: Any) -> int:
    """The value, which must be a whole number and nothing like one."""
    if type(value) is not int:
        raise ValueError(f"{value!r} is no whole number")
    return value


def check_range(numbers: Iterable[int], first: int, end: int, fault: str) -> None:
    """Raises ValueError with these words where a number is not from the first up to the end."""
    if not all(first <= number < end for number in numbers):
        raise ValueError(fault)


def a_list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise ValueError(f"{value!r} is no list")
    return value
