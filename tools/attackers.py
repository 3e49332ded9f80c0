"""The two sides of `make attack`: whoever attacks, and an honest player who plays on."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tests.table.asking import Ask
from tools.table_client import Answer, Client

ATTACKER: Final = "127.0.0.2"
ACCOMPLICE: Final = "127.0.0.3"  # where one address must not be enough
WITNESS: Final = "127.0.0.4"  # asks for what only those get for whom there is a place
CROWD: Final = [f"127.0.0.{number}" for number in range(10, 30)]  # where two are not enough
SECONDS: Final = 8.0  # of each attack at least
LONGEST: Final = 60.0  # and at most
MOVES: Final = 20  # of the honest player, until which it goes on
TELLING: Final = (303, 429, 503)  # statuses whose answers are read to the end
WITHIN: Final = 30.0  # seconds until an attacker gives up waiting for an answer
FULL: Final = "All places for this are taken right now"  # how the house says it
FORM: Final = "content-type: application/x-www-form-urlencoded\r\n"


class Attacker:
    """Many connections from one address, which is not the honest player's."""

    def __init__(self, port: int, table: str, honest: Honest) -> None:
        self.port = port
        self.table = table  # of others, whose address is known
        self.honest = honest
        self.over = asyncio.Event()
        self.statuses: dict[int, int] = {}
        self.refused = 0  # connections that were hung up on
        self.full = 0  # requests that were refused while a move was timed, for want of a place
        self.held: list[asyncio.StreamWriter] = []
        self.holding: list[asyncio.Task[None]] = []
        self.clients: list[Client] = []

    @property
    def played(self) -> str:
        """Where the honest player sits now."""
        return self.honest.path

    async def goes_on(self) -> None:
        """Until the honest player has moved often enough to say how it is."""
        start = time.monotonic()
        enough = False
        while not enough and time.monotonic() - start < LONGEST:
            await asyncio.sleep(0.1)
            long = time.monotonic() - start >= SECONDS
            enough = long and self.honest.moves >= MOVES
        self.over.set()

    async def connect(
        self, source: str = ATTACKER
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def hold(self, sent: bytes) -> None:
        """Open a connection, send something and keep it."""
        try:
            _, writer = await self.connect()
            writer.write(sent)
            self.held.append(writer)
        except OSError:
            self.refused += 1

    def holds_again(self, sent: bytes, source: str) -> None:
        """Keep a connection; a new one whenever it is lost."""
        self.holding.append(asyncio.create_task(self._hold_again(sent, source)))

    async def _hold_again(self, sent: bytes, source: str) -> None:
        while True:
            writer = None
            try:
                reader, writer = await self.connect(source)
                writer.write(sent)
                while await reader.read(4096):
                    pass
            except OSError:
                pass
            finally:
                if writer is not None:
                    writer.close()
            self.refused += 1
            await asyncio.sleep(0.1)

    async def ask(
        self, method: str, path: str, headers: str = "", body: bytes = b"", source: str = ATTACKER
    ) -> int:
        """One request on a connection of its own; its status, 0 if it was hung up on."""
        return (await self.told_by(method, path, headers, body, source))[0]

    async def told_by(
        self, method: str, path: str, headers: str = "", body: bytes = b"", source: str = ATTACKER
    ) -> tuple[int, str]:
        """The same, with what is said beside the status where that alone does not tell why."""
        status, said, writer = 0, "", None
        try:
            reader, writer = await self.connect(source)
            head = (
                f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n{headers}\r\n"
            )
            writer.write(head.encode() + body)
            line = await asyncio.wait_for(reader.readline(), WITHIN)
            status = int(line.split()[1]) if line else 0
            if status in TELLING:
                said = (await asyncio.wait_for(reader.read(), WITHIN)).decode()
        except (OSError, TimeoutError):
            await asyncio.sleep(0.1)
        finally:
            if writer is not None:
                await _closed(writer)
        self.statuses[status] = self.statuses.get(status, 0) + 1
        self.full += self.honest.is_timed and FULL in said
        return status, said

    async def guest(self, source: str = ATTACKER) -> Client:
        """Become a new guest, whose browser keeps its login."""
        client = Client(self.port, source)
        self.clients.append(client)
        await client.post("/me", name="Mallory", back="/")
        return client

    async def flood(self, method: str, paths: Callable[[int], str], at_once: int = 20,
                    headers: str = "", body: bytes = b"") -> None:  # fmt: skip
        """Ask again and again for as long as the attack lasts."""
        numbers = itertools.count()

        async def go_on() -> None:
            while not self.over.is_set():
                await self.ask(method, paths(next(numbers)), headers, body)

        await asyncio.gather(*[go_on() for _ in range(at_once)])

    async def let_go(self) -> None:
        for each in self.holding:
            each.cancel()
        await asyncio.gather(*self.holding, return_exceptions=True)
        for client in self.clients:
            client.close()
        for writer in self.held:
            await _closed(writer)
        self.held = []

    def told(self) -> str:
        found = ", ".join(
            f"{count} × {status or 'hung up'}" for status, count in sorted(self.statuses.items())
        )
        return found or (f"{self.refused} hung up" if self.refused else "")


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def login(client: Client) -> str:
    """The header by which a guest is known."""
    return f"cookie: {client.cookie}\r\n"


class Honest:
    """Plays against a bot, and measures how long it takes until a move is acknowledged."""

    def __init__(self, port: int, game: str) -> None:
        self.client = Client(port)
        self.game = game
        self.path = ""
        self.times: list[float] = []
        self.trouble: list[str] = []
        self.comes_anew = False  # on a new connection for each move
        self.watch: Callable[[], Awaitable[bool]] | None = None  # is it now as it shall be?
        self.is_timed = False
        self.watched = 0  # moves before and after which it was so

    @property
    def moves(self) -> int:
        """Those that count."""
        return len(self.times) if self.watch is None else self.watched

    async def sit_down(self) -> None:
        form = {"seats": 2, "seat_0": "me", "seat_1": "me", "name": "Anna", "pace": "at-once"}
        self.path = (await self.client.post(f"/new/{self.game}", **form)).header("location")

    async def move(self) -> None:
        ask = await self._asked(await self.client.get(self.path + "/board"))
        if "/uncover" in ask.html:
            ask = await self._asked(await self.client.post(self.path + "/uncover", seat=ask.seat))
        if not ask.choices and not ask.complete:
            await self.sit_down()
            return
        for _ in range(40):
            if ask.complete:
                break
            if not ask.choices:
                self.trouble.append(f"nothing can be planned: {ask.words}")
                return
            await asyncio.sleep(0.1)  # nobody clicks faster
            ask = await self._post("/plan", ask, ask.choices[0])
        self.is_timed = True
        before = self.watch is None or await self.watch()
        if self.comes_anew:
            self.client.close()
        start = time.perf_counter()
        await self._post("/commit", ask, 0)
        self.times.append(time.perf_counter() - start)
        self.watched += before and (self.watch is None or await self.watch())
        self.is_timed = False

    async def _post(self, what: str, ask: Ask, choice: int) -> Ask:
        form = {"seat": ask.seat, "question": ask.token, "choice": choice}
        return await self._asked(await self.client.post(self.path + what, **form))

    async def _asked(self, answer: Answer) -> Ask:
        if answer.status != 200:
            self.trouble.append(f"status {answer.status}")
        return Ask(self.client.kept.whole(answer.text))

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            try:
                await asyncio.wait_for(self.move(), 30)
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self.trouble.append(repr(error))
                self.client.close()
            await asyncio.sleep(0.2)
