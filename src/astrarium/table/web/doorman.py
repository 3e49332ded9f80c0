"""Who is let in where connections are short. Whoever comes is let in, and somebody else goes: of an
address that has as many as it may have, one of its own; of a full house, one of the address that
has the most. So however many connections somebody holds, the others keep theirs.

Of an address the one goes first that has been quiet for longest; one that waits for its answer only
where none is quiet. Nothing here is looked for: who is next is known, however many there are.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict
from typing import Final, Protocol

from astrarium.table.settings import Settings

# How a connection stands.
SILENT: Final = 0  # has not sent a whole request
RESTING: Final = 1  # has had its answer
ASKING: Final = 2  # waits for one


class Connection(Protocol):
    counted_as: str  # its client; empty: a proxy, which counts its clients itself

    def hang_up(self) -> None: ...


class Client:
    """The connections of one address, of each standing those first that have it for longest."""

    def __init__(self) -> None:
        self.standing: tuple[OrderedDict[Connection, int], ...] = tuple(
            OrderedDict() for _ in (SILENT, RESTING, ASKING)
        )

    def __len__(self) -> int:
        return sum(map(len, self.standing))

    def drop(self, one: Connection) -> None:
        for each in self.standing:
            each.pop(one, None)

    def first(self, standing: int) -> Connection:
        return next(iter(self.standing[standing]))

    def quietest(self) -> Connection:
        quiet = [each for each in (SILENT, RESTING) if self.standing[each]]
        if not quiet:
            return self.first(ASKING)
        return self.first(min(quiet, key=lambda each: next(iter(self.standing[each].values()))))


class Sizes:
    """Which client has the most connections, kept up to date one connection at a time."""

    def __init__(self) -> None:
        self._of_size: dict[int, dict[str, None]] = {}
        self._most = 0

    def changes(self, client: str, before: int, after: int) -> None:
        if before:
            of_size = self._of_size[before]
            del of_size[client]
            if not of_size:
                del self._of_size[before]
        if after:
            self._of_size.setdefault(after, {})[client] = None
        if after > self._most or self._most not in self._of_size:
            self._most = after  # one more or one less than the most there was

    def largest(self) -> str:
        return next(iter(self._of_size[self._most])) if self._most else ""


class Doorman:
    """Counts the connections of one process."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.all = 0
        self._clients: dict[str, Client] = {}
        self._sizes = Sizes()
        self._serial = itertools.count()

    def admits(self, one: Connection) -> bool:
        """Let a connection in, or not."""
        gives_way = self._who_gives_way(one.counted_as)
        if gives_way is not None:
            self.goes(gives_way)
            gives_way.hang_up()
        elif self.all >= self.most:
            return False
        self.all += 1
        if one.counted_as:
            client = self._clients.setdefault(one.counted_as, Client())
            client.standing[SILENT][one] = next(self._serial)
            self._sizes.changes(one.counted_as, len(client) - 1, len(client))
        return True

    def _who_gives_way(self, name: str) -> Connection | None:
        client = self._clients.get(name) or Client()
        if len(client.standing[SILENT]) >= self.settings.half_open:
            return client.first(SILENT)
        if len(client) >= self.settings.connections:
            return client.quietest()
        if self.all < self.most:
            return None
        largest = self._clients.get(self._sizes.largest()) or Client()
        if len(largest) > len(client) + 1:
            return largest.quietest()
        return client.quietest() if len(client) else None

    def stands(self, one: Connection, standing: int) -> None:
        """From now on."""
        client = self._clients.get(one.counted_as)
        if client is not None:
            client.drop(one)
            client.standing[standing][one] = next(self._serial)

    def goes(self, one: Connection) -> None:
        self.all -= 1
        client = self._clients.get(one.counted_as)
        if client is None:
            return
        client.drop(one)
        self._sizes.changes(one.counted_as, len(client) + 1, len(client))
        if not len(client):
            del self._clients[one.counted_as]
