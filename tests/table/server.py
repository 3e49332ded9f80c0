"""A real server in a process of its own, for what needs one: streams, bots, kill -9."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx2 as httpx

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
# Limits that no test and no measurement reaches by accident.
AMPLE = {
    f"ASTRARIUM_{name}": "100000"
    for name in ("LIMITS", "TABLES", "GUESTS", "STREAMS", "PAGES", "CONNECTIONS", "HALF_OPEN")
}
PATIENCE = 60.0  # seconds until a server that does not answer counts as broken


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    def __init__(self, data: Path, port: int = 0, module: str = "astrarium.cli.main") -> None:
        self.data = data
        self.port = port or free_port()
        self.module = module
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, "table", "--port", str(self.port),
             "--data", str(self.data)],
            cwd=ROOT,
            env={**os.environ, **AMPLE, "PYTHONPATH": _path()},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(self.url + "/static/icon.svg").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, "the server has stopped by itself"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def client(self, language: str = "en") -> httpx.Client:
        client = httpx.Client(
            base_url=self.url,
            headers={"origin": self.url, "accept-language": language, "x-astrarium": "part"},
            timeout=30.0,
        )
        self.clients.append(client)
        return client


def _path() -> str:
    """The sources, unless an installed package is being tested."""
    import astrarium  # noqa: PLC0415

    inside = str(SOURCES) in str(Path(astrarium.__path__[0]))
    before = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join(part for part in (str(SOURCES) if inside else "", before) if part)
