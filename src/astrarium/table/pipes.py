"""A process of ours that is asked in lines and answers in lines."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from typing import Final

LONGEST_LINE: Final = 1 << 24  # bytes
MEANWHILE: Final = "~"  # begins a line that is not the answer yet


class Pipe:
    """Started when it is asked first, and again after it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self.process: Process | None = None

    async def ask(self, line: str, hear: Callable[[str], None]) -> str:
        """The answer; what is said before it is heard."""
        process = self.process
        if process is None or process.returncode is not None:
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable, *self._command,
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE,
            )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        while True:
            answer = await process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise OSError("the process has ended without an answer")
            said = answer.decode()
            if not said.startswith(MEANWHILE):
                return said
            hear(said.removeprefix(MEANWHILE))

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
