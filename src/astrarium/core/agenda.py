"""The agenda: where we are in the rules, as stacks of frames.

There is a main lane and one lane for each seat. While seat lanes hold frames, the seats act
independently of each other; when all of them have emptied, the main lane goes on.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from astrarium.core.frame import MAIN, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    def __init__(
        self,
        lanes: list[list[Frame[Any]]],
        numbers: list[int],
        opening: list[list[Frame[Any]]],
        opening_numbers: list[int],
        busy: i64,
        joins: i64,
        disclosures: i64,
        out: i64 = 0,
    ) -> None:
        self.lanes = lanes
        self.numbers = numbers  # answers given in each lane so far
        # How the seat lanes stood when a secret choice began (empty when none is going on):
        # what the others may see of them until the last seat has answered.
        self.opening = opening
        self.opening_numbers = opening_numbers
        self.busy = busy  # seat lanes that are not finished: bit 1 << lane of each
        self.joins = joins  # simultaneous sections completed so far
        self.disclosures = disclosures  # times that an answer showed somebody hidden things
        self.out = out  # seats that have left the game: bit 1 << seat of each

    def clone(self) -> Agenda:
        lanes = self.lanes
        copies: list[list[Frame[Any]]] = [lanes[0][:]]
        if self.busy == 0:
            for _ in range(len(lanes) - 1):
                copies.append([])
        else:
            for i in range(1, len(lanes)):
                copies.append(lanes[i][:])
        return Agenda(
            copies,
            self.numbers[:],
            self.opening,
            self.opening_numbers,
            self.busy,
            self.joins,
            self.disclosures,
            self.out,
        )

    def push(self, lane: i64, frame: Frame[Any]) -> None:
        """Put business on top of a lane; a seat that is out of the game gets none."""
        if lane != MAIN:
            if (self.out >> (lane - 1)) & 1:
                return
            self.busy |= 1 << lane
        self.lanes[lane].append(frame)

    def pop(self, lane: i64) -> None:
        """Take the top frame off; the lane's emptiness is noticed when the lane next runs."""
        self.lanes[lane].pop()

    def replace(self, lane: i64, frame: Frame[Any]) -> None:
        stack = self.lanes[lane]
        stack[len(stack) - 1] = frame

    def leave(self, seat: i64) -> None:
        """A seat goes out of the game: what its lane still held is dropped."""
        self.out |= 1 << seat
        self.lanes[seat + 1].clear()

    def is_out(self, seat: i64) -> bool:
        return (self.out >> seat) & 1 == 1

    def begin_secret(self) -> None:
        """From now until the seat lanes join, nobody may see how far the others are."""
        self.opening = [lane[:] for lane in self.lanes[1:]]
        self.opening_numbers = self.numbers[1:]

    def end_secret(self) -> None:
        if len(self.opening) > 0:
            self.opening = []
            self.opening_numbers = []

    @property
    def secret(self) -> bool:
        return len(self.opening) > 0


def no_agenda() -> Agenda:
    """For a position that is read: it gets its agenda when the rest of it stands."""
    return Agenda([], [], [], [], 0, 0, 0)


def new_agenda(seats: int, first: Frame[Any]) -> Agenda:
    lanes: list[list[Frame[Any]]] = [[first]]
    for _ in range(seats):
        lanes.append([])
    return Agenda(lanes, [0] * (seats + 1), [], [], 0, 0, 0)
