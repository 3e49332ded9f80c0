"""What a seat knows of a position, as numbers for a net: named blocks in one flat buffer.

A game brings its own (`encoding.py`): it declares blocks in its constructor, and `fill` writes them
from a position for one seat, only what that seat may see. The battery compares the sheet of a
position with that of its resample.
"""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from astrarium.core.codec import digest
from astrarium.core.errors import BadBuffer
from astrarium.core.frame import MAIN, Frame, arguments_of
from astrarium.core.game import Rules, check_seat
from astrarium.core.sheet import Sheet

if TYPE_CHECKING:
    from astrarium.core.position import Position

S = TypeVar("S", bound="Position[Any]")

FLOATS: Final = "fd"  # single and double precision
FINGERPRINT: Final = 16  # hexadecimal digits
MOST_NUMBERS: Final = 6  # of a pending question
USUAL_NUMBER: Final = 16.0


class Block:
    """Numbers that belong together: its name, and where it lies in the buffer."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __contains__(self, place: int) -> bool:
        return self.start <= place < self.start + self.size

    def __repr__(self) -> str:
        return f"Block({self.name!r}, start={self.start}, size={self.size})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """The blocks of one set of rules. What each number means never changes under a fingerprint.

    `version`: raised by the game when a block comes to mean something else under its old name.
    """

    def __init__(self, rules: Rules, version: int) -> None:
        self.rules = rules
        self.version = version
        self.blocks: list[Block] = []
        self.size = 0
        self._fingerprint = ""
        self._blank: dict[str, memoryview] = {}  # all zeros, by format

    def block(self, name: str, size: int) -> int:
        """A new block behind the others; where it starts. For constructors."""
        if any(each.name == name for each in self.blocks):
            raise ValueError(f"there are two blocks {name}")
        start = self.size
        self.blocks.append(Block(name, start, size))
        self.size += size
        return start

    def fill(self, s: S, seat: i64, sheet: Sheet) -> None:
        """Write what the seat knows."""
        raise NotImplementedError

    def round_of(self, s: S) -> i64:
        """The number of the round: it grows where one ends, and values are learnt there."""
        return 0

    @property
    def fingerprint(self) -> str:
        """Equal where the same numbers mean the same: what nets and data are kept with."""
        if not self._fingerprint:
            rules = self.rules
            blocks = [[each.name, each.size] for each in self.blocks]
            meant = [rules.game.name, rules.fingerprint, rules.seats, self.version, blocks]
            self._fingerprint = digest(json.dumps(meant))[:FINGERPRINT]
        return self._fingerprint

    def find(self, name: str) -> Block:
        for each in self.blocks:
            if each.name == name:
                return each
        known = ", ".join(each.name for each in self.blocks)
        raise LookupError(f"there is no block '{name}'; there are {known}")

    def sheet(self, s: S, seat: int) -> Sheet:
        """The numbers that are not 0: for compiled nets, and for data that is kept."""
        check_seat(self.rules, seat)
        sheet = Sheet()
        self.fill(s, seat, sheet)
        return sheet

    def write(self, s: S, seat: int, buffer: Any) -> None:
        """Fill a buffer of `size` floats: an array('f'), a numpy array, what a memoryview takes."""
        target = self._target(buffer)
        sheet = self.sheet(s, seat)
        target[:] = self._blank[target.format]
        places = sheet.places
        values = sheet.values
        for at in range(sheet.count):
            target[places[at]] = values[at]

    def _target(self, buffer: Any) -> Any:
        """The buffer as a memoryview, whatever its numbers are typed as."""
        target: Any = memoryview(buffer)
        form: str = target.format
        if form not in FLOATS or target.ndim != 1 or target.readonly:
            raise BadBuffer(
                "an observation is written into a flat buffer of floats ('f' or 'd')"
            ).said("bad-buffer", size=self.size)
        if len(target) != self.size:
            message = f"the buffer holds {len(target)} numbers; the layout has {self.size}"
            raise BadBuffer(message).said("bad-buffer", size=self.size)
        if form not in self._blank:
            self._blank[form] = memoryview(array(form, bytes(target.nbytes)))
        return target

    def read(self, s: S, seat: int) -> dict[str, list[float]]:
        """The numbers by block, for people and tests."""
        buffer = array("d", bytes(8 * self.size))
        self.write(s, seat, buffer)
        named = {each.name: buffer[each.start : each.start + each.size] for each in self.blocks}
        return {name: list(numbers) for name, numbers in named.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Generic[S]):
    """The blocks of a pending question to the seat: its kind, and the numbers it is made of."""

    def __init__(self, layout: Layout[S], things: dict[str, int]) -> None:
        """`things`: arguments of frames that name a thing, one of so many."""
        frames = layout.rules.game.frames()
        self.kinds: dict[type[Frame[Any]], int] = {}
        for number, name in enumerate(sorted(frames)):
            self.kinds[frames[name]] = number
        self.kind = layout.block("question.kind", len(frames))
        self.numbers = layout.block("question.numbers", MOST_NUMBERS)
        self.things = things
        self.starts: dict[str, int] = {}
        for name in sorted(things):
            self.starts[name] = layout.block(f"question.of-{name}", things[name])

    def fill(self, s: S, seat: i64, sheet: Sheet) -> None:
        frame = pending(s, seat)
        if frame is None:
            return
        sheet.mark(self.kind + self.kinds[type(frame)])
        shown = frame.shown(int(seat))
        names = arguments_of(type(frame))
        at: i64 = 0
        last = len(names) - 1
        for place in range(len(shown)):
            name = names[min(place, last)]  # the last argument may stand for any number of them
            if name == "player":
                continue
            value: i64 = shown[place]
            if name in self.things:
                sheet.one_of(self.starts[name], value, self.things[name])
            elif at < MOST_NUMBERS:
                sheet.amount(self.numbers + at, value, USUAL_NUMBER)
                at += 1


def pending(s: Position[Any], seat: i64) -> Frame[Any] | None:
    """The frame that asks the seat now, if one does."""
    agenda = s.agenda
    stack = agenda.lanes[seat + 1]
    if not stack:
        stack = agenda.lanes[MAIN]
        if agenda.busy > 0 or not stack:
            return None
    top = stack[len(stack) - 1]
    return top if top.seat(s) == seat else None
