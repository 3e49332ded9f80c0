"""How a player asks the server of nets, and what goes over the wire.

A request is whole sheets, so that all ends of a look-ahead are one; the answer is figures in double
precision. It needs no PyTorch: only the server does (`server.py`).
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import lru_cache
from multiprocessing.connection import Client, Connection
from typing import Final, NamedTuple

from astrarium.bots.search.oracle import OUTPUTS, alike
from astrarium.core.actions import Actions
from astrarium.core.policy import rows_of
from astrarium.core.sheet import Sheet

HEAD: Final = struct.Struct("<IIIII")  # net, sheets, numbers, choices, rows


class Address(NamedTuple):
    path: str  # of a socket
    key: bytes


class Request(NamedTuple):
    """Some sheets; with choices one sheet, whose shares are asked for."""

    net: int
    counts: array[int]  # of each sheet: how many numbers
    places: array[int]
    values: array[float]
    widths: array[int]  # of each choice: how many rows
    rows: array[int]

    def packed(self) -> bytes:
        head = HEAD.pack(self.net, *(len(part) for part in self[1:3]), *map(len, self[4:]))
        return b"".join([head, *(part.tobytes() for part in self[1:])])


def read_request(data: bytes) -> Request:
    net, sheets, numbers, choices, rows = HEAD.unpack_from(data)
    at = HEAD.size
    parts: list[array[int]] = []
    for form, count in (("I", sheets), ("I", numbers), ("d", numbers), ("I", choices), ("I", rows)):
        part = array(form)
        part.frombytes(data[at : at + count * part.itemsize])
        at += count * part.itemsize
        parts.append(part)
    counts, places, values, widths, asked = parts
    return Request(net, counts, places, values, widths, asked)  # type: ignore[arg-type]


def request_of(net: int, sheets: Sequence[Sheet], rows: Sequence[Sequence[int]] = ()) -> Request:
    counts, places, values = array("I"), array("I"), array("d")
    for sheet in sheets:
        pairs = sheet.pairs()
        counts.append(len(pairs))
        places.extend(place for place, _ in pairs)
        values.extend(value for _, value in pairs)
    widths = array("I", map(len, rows))
    return Request(
        net, counts, places, values, widths, array("I", (n for each in rows for n in each))
    )


class Asking:
    """A net that another process runs."""

    def __init__(self, address: Address, net: int, actions: Actions) -> None:
        self.connection = connected(address)
        self.net = net
        self.actions = actions

    def values(self, sheets: list[Sheet]) -> list[list[float]]:
        found, step = self._ask(request_of(self.net, sheets)), len(OUTPUTS)
        return [found[at : at + step] for at in range(0, len(found), step)]

    def shares(self, sheet: Sheet, choices: list[int]) -> list[float]:
        rows = [rows_of(self.actions, choice) for choice in choices]
        return self._ask(request_of(self.net, [sheet], rows))

    def _ask(self, request: Request) -> list[float]:
        self.connection.send_bytes(request.packed())
        found = array("d")
        found.frombytes(self.connection.recv_bytes())
        return alike(found.tolist())


@lru_cache(maxsize=4)  # one connection a process
def connected(address: Address) -> Connection:
    found: Connection = Client(address.path, authkey=address.key)
    return found
