"""`make attack`: the table is attacked, on this machine alone, and an honest player plays on.

python -m tools.attack        writes docs/evidence/attack.md, fails where a promise is not kept
python -m tools.attack queue  those with this word in their names alone, and writes nothing

The attackers' connections come from 127.0.0.2 to .29, the honest player's from 127.0.0.1; no
address outside the loopback range is ever used. Every attack goes on until the honest player has
moved twenty times, and a minute at most; where the queue shall be full, only moves before and after
which it was full count. The server has the usual limits and 1,024 descriptors.
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
from pathlib import Path
from typing import Final

from astrarium.games import names
from tests.table.server import free_port
from tools.attackers import MOVES, Attacker, Honest
from tools.attacks import ATTACKS, Attack
from tools.evidence import commit
from tools.table_client import Client

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "evidence" / "attack.md"
DESCRIPTORS: Final = 1024
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


class Result:
    def __init__(self, name: str, honest: Honest, attacker: Attacker, cpu: float, seconds: float,
                 descriptors: int) -> None:  # fmt: skip
        times = sorted(honest.times)
        self.name = name
        self.game = honest.game
        self.moves = honest.moves
        self.full = attacker.full if honest.watch is not None else None
        self.median = times[len(times) // 2] if times else 0.0
        self.slowest = times[-1] if times else float("inf")
        self.trouble = honest.trouble
        self.answers = attacker.told()
        self.failures = sum(n for status, n in attacker.statuses.items() if status == 500)
        self.cpu = cpu / seconds
        self.descriptors = descriptors

    def problems(self) -> list[str]:
        found = [f"{self.name}: {each}" for each in self.trouble[:3]]
        if self.moves < MOVES:
            meanwhile = "" if self.full is None else " while the queue was full"
            found.append(f"{self.name}: only {self.moves} moves were made{meanwhile}")
        if self.slowest > SLOWEST_MOVE:
            found.append(f"{self.name}: a move took {self.slowest:.2f} s")
        if self.failures:
            found.append(f"{self.name}: {self.failures} answers were failures of ours")
        return found


async def attacked(server: Server, name: str, attack: Attack, watched: Honest) -> Result:
    honest = Honest(server.port, watched.game)
    attacker = Attacker(server.port, watched.path, honest)
    await honest.sit_down()
    before, start = server.cpu(), time.monotonic()
    playing = asyncio.create_task(honest.play(attacker.over))
    going_on = asyncio.create_task(attacker.goes_on())
    await attack(attacker)
    descriptors = server.descriptors()
    await going_on
    await playing
    spent, seconds = server.cpu() - before, time.monotonic() - start
    await attacker.let_go()
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
        f"{each.descriptors} | {'–' if each.full is None else each.full} |"
        for each in results
    ]
    machine = f"The machine has {os.cpu_count()} cores and carried a load of"
    lines = [
        "# The table under attack",
        "",
        f"Made by `make attack` on commit `{commit()}`:",
        "a server with its usual limits and 1,024 descriptors; the",
        "attackers' connections come from 127.0.0.2 to .29, an honest player's from 127.0.0.1.",
        f"Each attack goes on until {MOVES} moves were made. Promised: every move of the honest",
        "player is acknowledged within a second, and no answer is a failure of ours. Where the",
        "queue is kept full, only moves count before and after which somebody at a third address",
        "was refused because all places were taken; `full` says how many requests were refused so",
        "while moves were timed.",
        f"{machine} {os.getloadavg()[0]:.0f} meanwhile, ours too.",
        "",
        "| attack | at a table of | what the attacker got | honest moves | median ms | slowest ms "
        "| CPU | files | full |",
        "|---|---|---|---|---|---|---|---|---|",
        *rows,
        "",
        "30 tables at which only bots play, nobody asking for a page: "
        f"{bots[0]} files open after 5 seconds, {bots[1]} a minute later.",
        f"The server's output after all of it: {log_size:,} bytes.",
        "",
    ]
    return "\n".join(lines)


async def all_attacks(server: Server, word: str) -> list[Result]:
    await wait_until_up(server)
    tables = [Honest(server.port, game) for game in names()]
    for table in tables:
        await table.sit_down()
    results = []
    wanted = {name: attack for name, attack in ATTACKS.items() if word in name}
    for number, (name, attack) in enumerate(wanted.items()):
        watched = tables[number % len(tables)]  # a table of every game in turn
        results.append(await attacked(server, name, attack, watched))
        print(f"{name}: slowest move {results[-1].slowest * 1000:.0f} ms; {results[-1].answers}")
        await asyncio.sleep(3)  # the honest player's limits are those of everybody
    return results


async def wait_until_up(server: Server) -> None:
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def main(word: str = "") -> int:
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            results = asyncio.run(all_attacks(server, word))
            bots = (0, 0) if word else asyncio.run(bots_alone(server))
            log_size = server.log_size()
        finally:
            server.stop()
    page = report(results, bots, log_size)
    if not word:
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
    sys.exit(main(*sys.argv[1:2]))
