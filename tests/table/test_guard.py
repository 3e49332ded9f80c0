"""Connections, files and output are limited before anything is asked."""

from __future__ import annotations

import logging
import os
import stat
import subprocess
import sys
import threading
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from astrarium.cli.main import main
from astrarium.table import descriptors
from astrarium.table.folder import FolderInUse, FolderLock
from astrarium.table.settings import Settings
from astrarium.table.sparing import A_WHILE, OFTEN, Sparing
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.doorman import Client, Doorman
from astrarium.table.web.guard import HEADER_WITHIN, LARGEST_HEADER, TAKEN_WITHIN, guarded
from tests.table.server import Server

SMALL = Settings(connections=5, half_open=3)


class Transport:
    """A connection from somewhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.aborted = False
        self.written = b""

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 8000)}.get(name)

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.aborted

    close = abort

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Loop:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.later: list[tuple[float, Any]] = []

    def call_later(self, seconds: float, act: Any) -> Any:
        entry = (seconds, act)
        self.later.append(entry)
        loop = self

        class Handle:
            def cancel(self) -> None:
                if entry in loop.later:
                    loop.later.remove(entry)

        return Handle()

    def create_task(self, work: Any, **_: Any) -> Any:
        work.close()

        class Task:
            def add_done_callback(self, act: Any) -> None: ...

        return Task()


async def silent_app(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("not reached")


class Door:
    def __init__(self, settings: Settings = SMALL, most: int = 20) -> None:
        self.doorman = Doorman(settings, most)
        self.loop = Loop()
        self.config = Config(silent_app, log_config=None)
        self.config.load()

    def connect(self, address: str = "192.0.2.1") -> tuple[Any, Transport]:
        made = guarded(self.doorman)(
            config=self.config,
            server_state=ServerState(),
            app_state={},
            _loop=self.loop,  # type: ignore[arg-type]
        )
        transport = Transport(address)
        made.connection_made(transport)  # type: ignore[arg-type]
        return made, transport

    def asks(self, address: str = "192.0.2.1") -> tuple[Any, Transport]:
        """A connection that waits for its answer."""
        made, transport = self.connect(address)
        made.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        return made, transport

    def holds(self, address: str, held: str) -> Transport:
        made, transport = self.connect(address) if held == "silent" else self.asks(address)
        if held == "resting" and not transport.aborted:
            made.on_response_complete()
        return transport


def test_a_client_may_have_so_many_connections_that_have_said_nothing() -> None:
    door = Door()
    opened = [door.connect()[1] for _ in range(10)]
    assert [each.aborted for each in opened] == [True] * 7 + [False] * 3
    assert not door.connect("192.0.2.2")[1].aborted  # somebody else
    assert not opened[-3].aborted
    assert door.doorman.all == 4


def test_a_header_that_does_not_come_in_time_ends_the_connection() -> None:
    door = Door()
    connection, transport = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")
    ((seconds, act),) = door.loop.later
    assert seconds == HEADER_WITHIN
    act()
    assert transport.aborted
    connection.connection_lost(None)
    assert door.doorman.all == 0
    assert not door.connect()[1].aborted


def test_a_whole_request_is_no_longer_hurried() -> None:
    door = Door()
    for _ in range(4):
        connection, transport = door.connect()
        connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        assert not transport.aborted
    assert door.loop.later == []


def test_a_header_without_an_end_is_not_read_for_ever() -> None:
    door = Door()
    connection, transport = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
    for _ in range(LARGEST_HEADER // 1000):
        connection.data_received(b"a" * 1000)
        assert not transport.aborted
    connection.data_received(b"a" * 1000)
    assert transport.aborted


@pytest.mark.parametrize(
    "lines", [b"x-long: " + b"a" * LARGEST_HEADER + b"\r\n", b"a:\r\n" * (LARGEST_HEADER // 4)]
)
def test_a_header_that_comes_whole_may_not_be_larger(lines: bytes) -> None:
    door = Door()
    connection, transport = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n" + lines + b"\r\n")
    assert transport.aborted
    assert transport.written.startswith(b"HTTP/1.1 400 ")
    connection, transport = door.connect()
    half = lines[: LARGEST_HEADER // 2].rstrip(b"\r\n")
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n" + half + b"\r\n\r\n")
    assert not transport.aborted


def test_nobody_sends_a_header_for_ever_while_an_answer_goes_on() -> None:
    door = Door()
    connection, transport = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
    connection.data_received(b"a" * LARGEST_HEADER)
    assert transport.aborted


def test_whoever_is_gone_is_gone_for_all_that_was_asked_at_once() -> None:
    """Or the first answer would fail where it is written, and be told as a failure of ours."""
    door = Door()
    connection, _ = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 3)
    asked = list(connection.asked)
    assert len(asked) == 3
    connection.on_response_complete()
    assert list(connection.asked) == asked[1:]
    connection.connection_lost(None)
    assert [each.disconnected for each in asked[1:]] == [True, True]


def test_whoever_does_not_take_an_answer_is_not_waited_for() -> None:
    door = Door()
    connection, transport = door.connect()
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    connection.pause_writing()
    connection.resume_writing()
    assert door.loop.later == []
    connection.pause_writing()
    ((seconds, act),) = door.loop.later
    assert seconds == TAKEN_WITHIN
    act()
    assert transport.aborted
    connection.connection_lost(None)
    assert door.loop.later == []
    assert door.doorman.all == 0


def test_a_body_is_no_header() -> None:
    door = Door()
    connection, transport = door.connect()
    size = 4 * LARGEST_HEADER
    connection.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % size)
    for _ in range(4):
        connection.data_received(b"a" * LARGEST_HEADER)
    assert not transport.aborted


def test_a_client_may_have_so_many_connections_in_all() -> None:
    door = Door()
    opened = [door.asks()[1] for _ in range(7)]
    assert [each.aborted for each in opened] == [True] * 2 + [False] * 5
    assert door.doorman.all == 5


def test_of_a_client_those_go_first_that_were_quiet_for_longest() -> None:
    """Somebody behind the address of a school holds all it may have: the others come in."""
    door = Door(Settings(connections=4, half_open=3))
    streams = [door.asks()[1] for _ in range(2)]
    resting, rests = door.asks()
    resting.on_response_complete()
    _, silent = door.connect()
    _, newest = door.asks()
    assert [rests.aborted, silent.aborted] == [True, False]
    door.asks()
    assert silent.aborted
    door.asks()
    assert [streams[0].aborted, streams[1].aborted, newest.aborted] == [True, False, False]


def test_a_connection_that_gave_way_is_counted_out_once() -> None:
    door = Door(Settings(connections=1))
    gone, transport = door.connect()
    door.connect()
    assert transport.aborted
    gone.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")  # was on its way
    gone.connection_lost(None)
    assert door.doorman.all == 1
    assert len(door.loop.later) == 1


HOSTILE = [f"192.0.2.{number}" for number in range(1, 21)]


def full_of(door: Door, held: str) -> dict[str, list[Transport]]:
    """Twenty addresses hold all that they can get, and go on asking for more."""
    found: dict[str, list[Transport]] = {address: [] for address in HOSTILE}
    for _ in range(250):
        for address in HOSTILE:
            found[address].append(door.holds(address, held))
    return found


@pytest.mark.parametrize("held", ["silent", "resting", "asking"])
def test_in_a_full_house_an_address_that_has_less_than_others_is_let_in(held: str) -> None:
    door = Door(Settings(), most=896)
    hostile = full_of(door, held)
    assert door.doorman.all == 896
    honest = [door.holds("198.51.100.1", "asking") for _ in range(3)]
    school = [door.holds("198.51.100.2", "resting") for _ in range(40)]
    for address in HOSTILE:
        for _ in range(50):
            hostile[address].append(door.holds(address, held))
    assert not any(each.aborted for each in honest + school)
    assert door.doorman.all == 896
    left = [sum(1 for each in mine if not each.aborted) for mine in hostile.values()]
    assert sum(left) == 896 - 43
    assert max(left) - min(left) <= 1


def test_a_school_in_a_full_house_goes_on_with_as_many_as_the_others_have() -> None:
    """Whoever needs a new connection there gets it: another one of the school that rests goes."""
    door = Door(Settings(), most=896)
    full_of(door, "silent")
    school = [door.holds("198.51.100.2", "resting") for _ in range(100)]
    assert not school[-1].aborted
    assert sum(1 for each in school if not each.aborted) >= 896 // 21


def test_addresses_with_one_connection_each_do_not_push_each_other_out() -> None:
    door = Door(Settings(), most=4)
    opened = [door.holds(f"192.0.2.{number}", "silent") for number in range(6)]
    assert [each.aborted for each in opened] == [False] * 4 + [True] * 2


def test_a_proxy_is_let_in_before_an_address_that_has_several() -> None:
    door = Door(Settings(proxies=(ip_network("10.0.0.1"),)), most=4)
    first = [door.holds("192.0.2.1", "silent") for _ in range(4)]
    proxy = [door.holds("10.0.0.1", "resting") for _ in range(4)]
    assert [each.aborted for each in first] == [True] * 3 + [False]
    assert [each.aborted for each in proxy] == [False] * 3 + [True]


def test_nobody_is_looked_for_in_a_full_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many connections and addresses there are, who gives way is known."""
    looked: list[int] = []
    real = Client.quietest

    def counted(client: Client) -> Any:
        looked.append(len(client))
        return real(client)

    monkeypatch.setattr(Client, "quietest", counted)
    door = Door(Settings(), most=896)
    full_of(door, "silent")
    looked.clear()
    door.connect("198.51.100.1")
    assert looked == [896 // 20 + 1]


def test_there_are_never_more_connections_than_descriptors_for_them() -> None:
    door = Door(most=4)
    opened = [door.connect(f"192.0.2.{number}")[1].aborted for number in range(6)]
    assert opened == [False] * 4 + [True] * 2
    assert descriptors.for_connections(1024) < 1024 - 100


def test_descriptors_are_raised_as_far_as_allowed_and_reported() -> None:
    program = (
        "import resource; from astrarium.table.descriptors import raise_limit;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 700)); print(raise_limit(),"
        "resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert said.split() == ["700", "700"]


def open_files(folder: Path) -> int:
    found = 0
    for each in Path("/proc/self/fd").iterdir():
        try:
            found += str(folder) in str(each.readlink())
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not list them")
def test_threads_that_come_and_go_leave_no_file_open(tmp_path: Path) -> None:
    """As those of bots once did: nothing collects them while nobody asks for a page."""
    storage = SqliteStorage(tmp_path / "t.sqlite3")
    storage.running_tables()
    before = open_files(tmp_path)
    for _ in range(40):
        thread = threading.Thread(target=storage.running_tables)
        thread.start()
        thread.join()
    assert open_files(tmp_path) == before


def test_what_is_said_again_and_again_is_said_a_few_times_and_then_counted() -> None:
    time = [0.0]
    sparing = Sparing(lambda: time[0])

    def said(message: str) -> tuple[bool, str]:
        record = logging.LogRecord("astrarium.table", logging.ERROR, "", 0, message, (), None)
        return sparing.filter(record), record.getMessage()

    assert [said("no")[0] for _ in range(OFTEN + 100)] == [True] * OFTEN + [False] * 100
    assert said("something else")[0]
    time[0] = A_WHILE
    again, words = said("no")
    assert again
    assert words == "no (and 100 times more in the last while)"


def test_files_are_their_own_users_and_so_is_a_new_folder(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        data, saved = tmp_path / "data", tmp_path / "saved.sqlite3"
        SqliteStorage(data / "astrarium.sqlite3").running_tables()
        assert main(["backup", str(saved), "--data", str(data)]) == 0
        assert main(["restore", str(saved), "--data", str(tmp_path / "new")]) == 0
    finally:
        os.umask(before)
    for folder in (data, tmp_path / "new"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


def test_a_file_of_an_older_version_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    SqliteStorage(file).close()
    file.chmod(0o644)
    SqliteStorage(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_folder_belongs_to_one_table(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    with pytest.raises(FolderInUse):
        FolderLock(tmp_path)
    held.release()
    FolderLock(tmp_path).release()


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "another table is running"), ("hu", "egy másik asztal fut ezeken az adatokon")],
)
def test_a_second_server_on_the_same_folder_says_so_and_stops(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, says: str
) -> None:
    with Server(tmp_path) as running:
        assert main(["table", "--data", str(tmp_path), "--lang", language, "--port", "1"]) == 2
        assert says in capsys.readouterr().err
        assert running.client().get("/rules/race").status_code == 200
