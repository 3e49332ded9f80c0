"""`make attack`: the table is attacked, on this machine alone, and an honest player plays on.

python -m tools.attack        writes docs/evidence/attack.md, fails where a promise is not kept

The attacker's connections come from 127.0.0.2, the honest player's from 127.0.0.1; no address
outside the loopback range is ever used. Every attack is bounded in number and in time. The server
has the usual limits and 1,024 descriptors.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from astrarium.games import names
from tests.table.asking import Ask
from tests.table.server import free_port
from tools.evidence import commit
from tools.table_client import COOKIE, Answer, Client

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "evidence" / "attack.md"
ATTACKER: Final = "127.0.0.2"
DESCRIPTORS: Final = 1024
HALF_OPEN: Final = 1100
SECONDS: Final = 8.0  # of each attack
SLOWEST_MOVE: Final = 1.0  # seconds
LARGEST_LOG: Final = 200_000  # bytes of the server's output, of all attacks together


class Server:
    """A server of its own, with the descriptors of a usual system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.output = folder / "output"

    def start(self) -> None:
        command = [sys.executable, "-m", "astrarium.cli.main", "table", "--lang", "en"]
        command += ["--port", str(self.port), "--data", str(self.folder / "data")]
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$@"', "sh", *command],
                stdout=output,
                stderr=output,
                cwd=ROOT,
                env={k: v for k, v in os.environ.items() if not k.startswith("ASTRARIUM_")},
            )

    def cpu(self) -> float:
        """Seconds of processor time that the server has used, without its helpers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def log_size(self) -> int:
        return self.output.stat().st_size

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Attacker:
    """Many connections from one address, which is not the honest player's."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table  # of others, whose address is known
        self.played = table  # where the honest player sits now
        self.statuses: dict[int, int] = {}
        self.refused = 0  # connections that were hung up on
        self.held: list[asyncio.StreamWriter] = []

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    async def hold(self, sent: bytes) -> None:
        """Open a connection, send something and keep it."""
        try:
            _, writer = await self.connect()
            writer.write(sent)
            self.held.append(writer)
        except OSError:
            self.refused += 1

    async def ask(self, method: str, path: str, headers: str = "", body: bytes = b"") -> int:
        """One request on a connection of its own; its status, 0 if it was hung up on."""
        status = 0
        try:
            reader, writer = await self.connect()
            head = (
                f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n{headers}\r\n"
            )
            writer.write(head.encode() + body)
            line = await asyncio.wait_for(reader.readline(), SECONDS)
            status = int(line.split()[1]) if line else 0
            writer.close()
        except (OSError, TimeoutError):
            status = 0
        self.statuses[status] = self.statuses.get(status, 0) + 1
        return status

    async def guest(self) -> str:
        """Become a new guest; the header by which it is known."""
        reader, writer = await self.connect()
        form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 12\r\n"
        head = f"POST /me HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{form}\r\n"
        writer.write(head.encode() + b"name=Mallory")
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        writer.close()
        found = COOKIE.search(answer)
        return f"cookie: {found[1]}\r\n" if found else ""

    async def flood(self, method: str, paths: Callable[[int], str], at_once: int = 20,
                    headers: str = "", body: bytes = b"") -> None:  # fmt: skip
        """Ask again and again for as long as an attack lasts, and for so many times at most."""
        end = time.monotonic() + SECONDS
        sent = iter(range(4000))

        async def go_on() -> None:
            for number in sent:
                if time.monotonic() > end:
                    return
                await self.ask(method, paths(number), headers, body)

        await asyncio.gather(*[go_on() for _ in range(at_once)])

    def let_go(self) -> None:
        for writer in self.held:
            writer.close()
        self.held = []

    def told(self) -> str:
        found = ", ".join(
            f"{count} × {status or 'hung up'}" for status, count in sorted(self.statuses.items())
        )
        return found or (f"{self.refused} hung up" if self.refused else "")


class Honest:
    """Plays against a bot, and measures how long it takes until a move is acknowledged."""

    def __init__(self, port: int, game: str) -> None:
        self.client = Client(port)
        self.game = game
        self.path = ""
        self.times: list[float] = []
        self.trouble: list[str] = []

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
        start = time.perf_counter()
        await self._post("/commit", ask, 0)
        self.times.append(time.perf_counter() - start)

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
                cookie, self.client = self.client.cookie, Client(self.client.port)
                self.client.cookie = cookie
            await asyncio.sleep(0.2)


Attack = Callable[[Attacker], Awaitable[None]]


def game_of(number: int) -> str:
    """All games in turn."""
    games = names()
    return games[number % len(games)]


async def nothing(_: Attacker) -> None:
    await asyncio.sleep(SECONDS)


async def half_sent(attacker: Attacker) -> None:
    for _ in range(HALF_OPEN):
        await attacker.hold(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
    await asyncio.sleep(SECONDS)


async def silent_connections(attacker: Attacker) -> None:
    for _ in range(HALF_OPEN):
        await attacker.hold(b"")
    await asyncio.sleep(SECONDS)


async def half_sent_bodies(attacker: Attacker) -> None:
    head = (
        f"POST /upload HTTP/1.1\r\nhost: 127.0.0.1:{attacker.port}\r\n"
        "content-type: text/plain\r\ncontent-length: 900000\r\n\r\nx"
    )
    for _ in range(300):
        await attacker.hold(head.encode())
    await asyncio.sleep(SECONDS)


async def streams(attacker: Attacker) -> None:
    head = f"GET {attacker.table}/events HTTP/1.1\r\nhost: 127.0.0.1:{attacker.port}\r\n\r\n"
    for _ in range(400):
        await attacker.hold(head.encode())
    await asyncio.sleep(SECONDS)


async def everything_at_once(attacker: Attacker) -> None:
    """1,100 half-open connections, and as many streams as one address may have."""
    head = f"GET {attacker.table}/events HTTP/1.1\r\nhost: 127.0.0.1:{attacker.port}\r\n\r\n"
    for _ in range(120):
        await attacker.hold(head.encode())
    await half_sent(attacker)


async def costly_headers(attacker: Attacker) -> None:
    """Full of signs that stand for others, and of languages: as much as a header may hold."""
    signs = 'cookie: astrarium="' + '\\"' * 3500 + '"\r\n'
    await attacker.flood("GET", lambda _: "/", 20, f"{signs}accept-language: {',' * 7000}\r\n")


async def ten_guests(attacker: Attacker) -> None:
    """Behind one address: they look at what costs, at the very table of the honest player."""
    guests = [await attacker.guest() for _ in range(10)]
    await asyncio.gather(
        *[
            attacker.flood("GET", lambda number: f"{attacker.played}/steps/{number % 3}", 5, guest)
            for guest in guests
        ]
    )


async def unknown_words(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda number: f"/explain/{game_of(number)}/word-{number}")


async def long_searches(attacker: Attacker) -> None:
    words = "+".join("abcdefghijklmnopqrstuvwxyz" * 2)
    await attacker.flood("GET", lambda number: f"/rules/{game_of(number)}?q={words}+{number}")


async def missing_pages(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda number: f"/nowhere/{number}")


async def wrong_methods(attacker: Attacker) -> None:
    await attacker.flood("PUT", lambda _: "/")


async def deep_steps(attacker: Attacker) -> None:
    await attacker.flood(
        "GET", lambda number: f"{attacker.table}/steps/{'9' * (1 + number % 5000)}"
    )


async def pictures(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda _: f"{attacker.table}/steps/0/picture")


async def hints_and_reviews(attacker: Attacker) -> None:
    await attacker.flood(
        "GET",
        lambda number: f"{attacker.table}/" + ("review", f"hint?question={number}.0.0")[number % 2],
    )


async def uploads(attacker: Attacker) -> None:
    body = b'{"astrarium":1}\n' * 50_000
    await attacker.flood("POST", lambda _: "/upload", 8, "content-type: text/plain\r\n", body)


def hostile_sets() -> list[bytes]:
    """Component sets that are made to cost: deep, huge, full of copies, without an end."""
    head = (
        'changes = "reconstructed"\n[set]\nschema_version = 1\nid = "x"\ngame = "sun"\n'
        'edition = "x"\nconfidence = "reconstructed"\n'
        'about = {{ sources = ["own_design"], confidence = "reconstructed" }}\n'
    )
    card = head + (
        '[[technologies.technology]]\nid = "terraforming"\nname = "<script>"\nlevel = "I"\n'
        'match = ["commercial"]\nvp = 1\nimmediate = [{steps}]\nconfidence = "confirmed"\n'
    )
    endless = head + (
        '[[systems.system]]\nid = "sirius"\nname = "<script>"\ndeck = "A"\nstart = true\n'
        'strength = 3\nvp = 5\nspecialties = ["food"]\ncolonize = [{steps}]\n'
        'confidence = "confirmed"\n'
    )
    circle = head + (
        '[[board.slot]]\nid = "IIA"\nlevel = "II"\nprerequisites = ["IIA"]\nneeded = 1\n'
        'confidence = "confirmed"\n'
    )
    draw = '{ do = "draw_systems_and_take_colonize_bonus", deck = "A", draw = 1, resolve = 1 }'
    jump = '{ do = "jump", points = 1 }'
    bomb = jump
    for _ in range(8):
        bomb = f'{{ do = "repeat", times = 20, steps = [{bomb}, {bomb}] }}'
    return [
        b"a = " + b"[" * 400_000,
        b"a = " + b"9" * 400_000,
        b"".join(b"[s%d]\nx = 1\n" % number for number in range(30_000)),
        card.format(steps=bomb).encode(),
        card.format(steps='{ do = "repeat_own_immediate" }').encode(),
        endless.format(steps=draw).encode(),
        circle.format().encode(),
        card.format(steps=", ".join([jump] * 9_000)).encode(),
        card.format(steps='"jump"').encode(),
    ]


async def broken_sets(attacker: Attacker) -> None:
    kind = "content-type: text/plain\r\n"
    for body in hostile_sets():
        for _ in range(4):
            await attacker.ask("POST", "/sets", kind, body)


async def cards_typed_in(attacker: Attacker) -> None:
    """The workshop, as fast as it answers, with lines that are made to cost."""
    kind = "content-type: application/x-www-form-urlencoded\r\nx-astrarium: part\r\n"
    line = "repeat+20+%7B" * 40 + "jump+1"
    body = f"card=technology-terraforming&set-name=x&card-immediate={line}".encode()
    await attacker.flood("POST", lambda _: "/sets/sun/try", 8, kind, body)


async def new_guests(attacker: Attacker) -> None:
    kind = "content-type: application/x-www-form-urlencoded\r\n"
    await attacker.flood(
        "POST", lambda number: f"/quick/{game_of(number)}", 10, kind, b"name=Mallory"
    )


async def odd_requests(attacker: Attacker) -> None:
    odd = [
        ("POST", "/me", "origin: http://[\r\n", b"name=x"),
        ("POST", "/me", "content-type: application/x-www-form-urlencoded\r\n", b"a=1&" * 101),
        ("GET", "/t/" + "x" * 3000, "", b""),
        ("GET", "/", "cookie: astrarium=" + "x" * 3000 + "\r\n", b""),
        ("GET", "/", "x-forwarded-for: 1.2.3.4\r\n", b""),
        ("POST", "/upload", "content-type: text/plain\r\n", b"[" * 50_000),
        ("BREW", "/", "", b""),
    ]
    end = time.monotonic() + SECONDS / 2
    while time.monotonic() < end:
        for method, path, headers, body in odd:
            await attacker.ask(method, path, headers, body)


ATTACKS: Final[dict[str, Attack]] = {
    "no attack": nothing,
    "1,100 connections with half a header": half_sent,
    "1,100 silent connections": silent_connections,
    "300 bodies that never end": half_sent_bodies,
    "400 event streams": streams,
    "1,100 half-open connections and 120 streams": everything_at_once,
    "headers made to cost": costly_headers,
    "ten guests at the honest player's table": ten_guests,
    "explanations of words that do not exist": unknown_words,
    "searches for 50 words": long_searches,
    "pages that do not exist": missing_pages,
    "methods that do not exist": wrong_methods,
    "steps of up to 5,000 digits": deep_steps,
    "pictures": pictures,
    "hints and reviews without an end": hints_and_reviews,
    "uploads of 800 kB of nonsense": uploads,
    "component sets made to cost": broken_sets,
    "cards typed in without a pause": cards_typed_in,
    "new guests with a table each": new_guests,
    "odd requests": odd_requests,
}


class Result:
    def __init__(self, name: str, honest: Honest, attacker: Attacker, cpu: float, seconds: float,
                 descriptors: int) -> None:  # fmt: skip
        times = sorted(honest.times)
        self.name = name
        self.game = honest.game
        self.moves = len(times)
        self.median = times[len(times) // 2] if times else 0.0
        self.slowest = times[-1] if times else float("inf")
        self.trouble = honest.trouble
        self.answers = attacker.told()
        self.failures = sum(n for status, n in attacker.statuses.items() if status == 500)
        self.cpu = cpu / seconds
        self.descriptors = descriptors

    def problems(self) -> list[str]:
        found = [f"{self.name}: {each}" for each in self.trouble[:3]]
        if self.slowest > SLOWEST_MOVE:
            found.append(f"{self.name}: a move took {self.slowest:.2f} s")
        if self.failures:
            found.append(f"{self.name}: {self.failures} answers were failures of ours")
        return found


async def attacked(server: Server, name: str, attack: Attack, watched: Honest) -> Result:
    honest, over = Honest(server.port, watched.game), asyncio.Event()
    attacker = Attacker(server.port, watched.path)
    await honest.sit_down()
    attacker.played = honest.path
    before, start = server.cpu(), time.monotonic()
    playing = asyncio.create_task(honest.play(over))
    await attack(attacker)
    descriptors = server.descriptors()
    over.set()
    await playing
    spent, seconds = server.cpu() - before, time.monotonic() - start
    attacker.let_go()
    honest.client.close()
    return Result(name, honest, attacker, spent, seconds, descriptors)


async def bots_alone(server: Server) -> tuple[int, int]:
    """Descriptors while only bots play, at 30 tables, and nobody asks for a page."""
    host = Client(server.port)
    for _ in range(30):
        form = {"seats": 4, "pace": "at-once", "name": "Bot friend", "seat_0": "me"}
        seats = {f"seat_{number}": "bot:random" for number in range(1, 4)}
        path = (await host.post("/new/race", **form, **seats)).header("location")
        await host.post(path + "/seats/0/stand-in")
    host.close()
    await asyncio.sleep(5)
    first = server.descriptors()
    await asyncio.sleep(60)
    return first, server.descriptors()


def report(results: list[Result], bots: tuple[int, int], log_size: int) -> str:
    rows = [
        f"| {each.name} | {each.game} | {each.answers or '–'} | {each.moves} | "
        f"{each.median * 1000:.0f} | {each.slowest * 1000:.0f} | {each.cpu:.0%} | "
        f"{each.descriptors} |"
        for each in results
    ]
    machine = f"The machine has {os.cpu_count()} cores and carried a load of"
    lines = [
        "# The table under attack",
        "",
        f"Made by `make attack` on commit `{commit()}`:",
        "a server with its usual limits and 1,024 descriptors; the",
        "attacker's connections come from 127.0.0.2, an honest player's from 127.0.0.1. Each",
        "attack lasts some seconds. Promised: every move of the honest player is acknowledged",
        "within a second, and no answer is a failure of ours.",
        f"{machine} {os.getloadavg()[0]:.0f} meanwhile, ours too.",
        "",
        "| attack | at a table of | what the attacker got | honest moves | median ms | slowest ms "
        "| CPU | files |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
        "",
        "30 tables at which only bots play, nobody asking for a page: "
        f"{bots[0]} files open after 5 seconds, {bots[1]} a minute later.",
        f"The server's output after all of it: {log_size:,} bytes.",
        "",
    ]
    return "\n".join(lines)


async def all_attacks(server: Server) -> tuple[list[Result], tuple[int, int]]:
    await wait_until_up(server)
    tables = [Honest(server.port, game) for game in names()]
    for table in tables:
        await table.sit_down()
    results = []
    for number, (name, attack) in enumerate(ATTACKS.items()):
        watched = tables[number % len(tables)]  # a table of every game in turn
        results.append(await attacked(server, name, attack, watched))
        print(f"{name}: slowest move {results[-1].slowest * 1000:.0f} ms; {results[-1].answers}")
        await asyncio.sleep(3)  # the honest player's limits are those of everybody
    return results, await bots_alone(server)


async def wait_until_up(server: Server) -> None:
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def main() -> int:
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            results, bots = asyncio.run(all_attacks(server))
            log_size = server.log_size()
        finally:
            server.stop()
    page = report(results, bots, log_size)
    PAGE.write_text(page, encoding="utf-8")
    problems = [each for result in results for each in result.problems()]
    if log_size > LARGEST_LOG:
        problems.append(f"the output has grown to {log_size} bytes")
    if bots[1] > bots[0] + 20:
        problems.append(f"descriptors leak while bots play: {bots}")
    print(re.sub(r"\n\n+", "\n", page))
    print("\n".join(problems) if problems else "All promises are kept.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
