"""The log is the truth: a header and the answers in notation, append-only, chained by digests."""

from __future__ import annotations

import json
from typing import Any

from astrarium.core.codec import canonical, digest
from astrarium.core.errors import BadLog
from astrarium.core.game import Data

FORMAT = 1
LARGEST = 1_000_000  # no seat, lane or number of answers taken back is larger
CHAIN = 16  # hexadecimal digits of each line's link to all lines before it


class Entry:
    """One line: an answer, an undo, or the end of the game."""

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def kind(self) -> str:
        if "undo" in self.data:
            return "undo"
        return "end" if "end" in self.data else "answer"


def answer_entry(lane: int, seat: int, say: str, forced: bool) -> Entry:
    data: Data = {"lane": lane, "seat": seat, "say": say}
    if forced:
        data["forced"] = True
    return Entry(data)


def undo_entry(seat: int, count: int) -> Entry:
    return Entry({"seat": seat, "undo": count})


def end_entry(scores: list[int], ranking: list[int], seed: str) -> Entry:
    end: Data = {"scores": scores, "ranking": ranking}
    if seed:
        end["seed"] = seed
    return Entry({"end": end})


class Log:
    """Header and entries. Lines are only ever added."""

    def __init__(self, header: Data) -> None:
        self.header = {"astrarium": FORMAT, **header}
        self.entries: list[Entry] = []
        self._lines = [_sealed(self.header, "")]

    def append(self, entry: Entry) -> str:
        """Add an entry; the line that a file would get."""
        line = _sealed(entry.data, _link_of(self._lines[-1]))
        self.entries.append(entry)
        self._lines.append(line)
        return line

    @property
    def lines(self) -> list[str]:
        return list(self._lines)

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    @property
    def ended(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == "end"


def read_log(text: str) -> Log:
    """Parse and check the chain; says which line is wrong."""
    lines = text.split("\n")
    if lines[-1] != "":
        message = "the log is cut off in the middle of a line"
        raise BadLog(message, len(lines)).said("log-cut-off")
    lines.pop()
    if not lines:
        raise BadLog("the log is empty").said("log-empty")
    before = ""
    log: Log | None = None
    for number, line in enumerate(lines, start=1):
        data = _opened(line, before, number)
        before = _link_of(line)
        if log is None:
            if data.get("astrarium") != FORMAT:
                raise BadLog("this is no log of format 1", 1).said("log-other-format")
            _check_begun(data)
            header = {key: value for key, value in data.items() if key != "astrarium"}
            log = Log(header)
        elif log.ended:
            message = "there are lines after the end of the game"
            raise BadLog(message, number).said("log-after-end")
        else:
            _check_shape(data, number)
            log.append(Entry(data))
    assert log is not None
    return log


def known_log(lines: list[str]) -> Log:
    """The log of lines that are known to be good: whoever calls this has checked their digest."""
    entries: list[Data] = []
    for line in lines:
        data: Data = json.loads(line)
        del data["link"]
        entries.append(data)
    log = Log({key: value for key, value in entries[0].items() if key != "astrarium"})
    log.entries = [Entry(data) for data in entries[1:]]
    log._lines = lines[:]
    return log


def read_on(log: Log, lines: list[str]) -> list[Entry]:
    """The entries of lines that come after a log's, their chain checked."""
    before = _link_of(log.lines[-1])
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=len(log.entries) + 2):
        data = _opened(line, before, number)
        _check_shape(data, number)
        before = _link_of(line)
        entries.append(Entry(data))
    return entries


def _check_begun(data: Data) -> None:
    """Where a game begins in the middle, its header says from what, and how far chance was drawn
    by then."""
    if "begun" not in data:
        return
    begun = data["begun"]
    drawn = begun.get("drawn", {}) if isinstance(begun, dict) else None
    if not isinstance(drawn, dict) or not all(type(each) is int for each in drawn.values()):
        message = "the entry has no proper 'begun'"
        raise BadLog(message, 1).said("log-entry-lacks", field="begun")


def _check_shape(data: Data, number: int) -> None:
    wanted: dict[str, type] = {"lane": int, "seat": int, "say": str}
    if "end" in data:
        wanted = {"end": dict}
    elif "undo" in data:
        wanted = {"seat": int, "undo": int}
    for key, kind in wanted.items():
        value = data.get(key)
        too_large = isinstance(value, int) and abs(value) > LARGEST
        if too_large or not isinstance(value, kind):
            message = f"the entry has no proper '{key}'"
            raise BadLog(message, number).said("log-entry-lacks", field=key)


def _sealed(data: Data, before: str) -> str:
    link = digest(before + canonical(data))[:CHAIN]
    return canonical({**data, "link": link})


def _link_of(line: str) -> str:
    return str(json.loads(line)["link"])


def _opened(line: str, before: str, number: int) -> Data:
    try:
        data: Any = json.loads(line)
        del data["link"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        message = f"this is no log entry ({error})"
        raise BadLog(message, number).said("log-no-entry") from error
    if line != _sealed(data, before):
        message = "the entry was changed, or lines before it are missing"
        raise BadLog(message, number).said("log-changed")
    checked: Data = data
    return checked
