"""Where much work of one kind is done: in processes of this machine, or on a cluster by Ray.

Whoever does it, the results come in the order of the items, and nothing of them depends on where.
"""

from __future__ import annotations

import importlib
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from astrarium.core.errors import BadOptions

T = TypeVar("T")
R = TypeVar("R")

CHUNK: Final = 4
AHEAD: Final = 3  # items for each processor of a cluster that are under way at once
PATIENCE: Final = 5.0  # seconds until somebody must have opened


class Executor(Protocol):
    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """What the work makes of each item, in their order."""
        ...


class Here:
    """Processes of this machine; one works in the process that asks."""

    def __init__(self, jobs: int = 1, chunk: int = CHUNK) -> None:
        self.jobs = jobs
        self.chunk = chunk  # items that a process takes at a time

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        jobs = min(self.jobs, len(items))
        if jobs <= 1:
            yield from map(work, items)
            return
        # Fresh processes: they inherit nothing that could make them differ.
        with get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(work, items, chunksize=min(self.chunk, -(-len(items) // jobs)))


class OnRay:
    """All nodes of a Ray cluster; Astrarium, and the module of a bot, are installed on each."""

    def __init__(self, address: str) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError as error:
            message = "Ray is not installed: pip install 'astrarium[ray]'"
            raise BadOptions(message).said("no-ray") from error
        if not self.ray.is_initialized():
            try:
                _knock(address)
                self.ray.init(address, log_to_driver=False, logging_level="ERROR")
            except (OSError, ValueError, RuntimeError) as error:
                message = f"there is no Ray cluster at {address}"
                raise BadOptions(message).said("no-ray-there", address=address) from error

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        ray = self.ray
        task = ray.remote(work_on)
        shared = ray.put(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: deque[Any] = deque()
        for item in items:
            under_way.append(task.remote(shared, item))
            if len(under_way) >= most:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())


def _knock(address: str) -> None:
    """Ray itself would knock for minutes where nobody is."""
    host, _, port = address.partition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def work_on(work: Callable[[T], R], item: T) -> R:
    return work(item)
