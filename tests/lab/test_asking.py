"""What players and the server of nets say to each other; the server here is one of pure Python."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Iterator
from multiprocessing.connection import Listener
from pathlib import Path
from threading import Thread

import pytest

from astrarium.bots.search.oracle import Own
from astrarium.core.position import Position
from astrarium.core.sheet import Sheet
from astrarium.games.race.words import ACT
from astrarium.lab.train.asking import Address, Asking, connected, read_request, request_of
from tests.bots.small_nets import race_rules, random_net, read_net
from tests.bots.test_race_planner import started

RULES = race_rules()
NET = read_net(random_net(1))


def sheet_of(s: Position, seat: int) -> Sheet:
    return RULES.layout.sheet(s, seat)


def test_a_request_arrives_as_it_was_sent() -> None:
    sheet = Sheet()
    sheet.put(3, 0.1)
    sheet.put(1848, -2.0)
    sent = request_of(5, [sheet, Sheet()], [[7], [8, 9]])
    assert sent.counts.tolist() == [2, 0]
    assert sent.values.tolist() == [0.1, -2.0]  # in double precision, as at play
    assert sent.widths.tolist() == [1, 2]
    assert sent.rows.tolist() == [7, 8, 9]
    assert read_request(sent.packed()) == sent


def serve(listener: Listener) -> None:
    """Answers one player after the other until it is closed."""
    while True:
        try:
            guest = listener.accept()
        except OSError:
            return
        while True:
            try:
                request = read_request(guest.recv_bytes())
            except EOFError:
                break
            assert request.net == 2
            sheets, at = [], 0
            for count in request.counts:
                sheet = Sheet()
                for place in range(at, at + count):
                    sheet.put(request.places[place], request.values[place])
                sheets.append(sheet)
                at += count
            if request.rows:
                choices = [RULES.actions.choice(row) for row in request.rows]
                told = NET.shares(sheets[0], choices)
            else:
                told = [value for sheet in sheets for value in NET.values(sheet)]
            guest.send_bytes(array("d", told).tobytes())


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Address]:
    found = Address(str(tmp_path / "nets"), secrets.token_bytes(8))
    with Listener(found.path, authkey=found.key) as listener:
        Thread(target=serve, args=(listener,), daemon=True).start()
        yield found
        connected(found).close()
        connected.cache_clear()


def test_a_net_elsewhere_says_what_the_own_one_would(address: Address) -> None:
    s, asking, own = started(rounds=2), Asking(address, 2, RULES.actions), Own(NET)
    sheets = [sheet_of(s, 0), sheet_of(s, 1), sheet_of(started(), 0)]
    assert asking.values(sheets) == own.values(sheets)
    choices = [ACT, ACT + 2, ACT + 5]
    assert asking.shares(sheets[1], choices) == own.shares(sheets[1], choices)
    assert asking.values(sheets[:1]) == own.values(sheets[:1])


def test_a_process_has_one_connection(address: Address) -> None:
    one, other = Asking(address, 2, RULES.actions), Asking(address, 2, RULES.actions)
    assert one.connection is other.connection
