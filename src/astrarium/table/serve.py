"""Starts the table."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from astrarium.table import descriptors
from astrarium.table.folder import FolderLock
from astrarium.table.house import House
from astrarium.table.settings import Settings
from astrarium.table.sparing import spare_logs
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.sweep import Sweeper
from astrarium.table.web.app import Server, create_app
from astrarium.table.web.doorman import Doorman
from astrarium.table.web.guard import guarded
from astrarium.table.web.limits import Limits

# A thread that makes a page hands over soon to the one that serves all connections.
SWITCH: Final = 0.001  # seconds
# Pages are made of many small things and hardly a cycle: looking for cycles after every 700 of
# them, among all games that are remembered, took a fifteenth of the time.
NEW_THINGS: Final = 50_000
# Connections that wait to be met. All that wait are taken at one moment, before the doorman can
# hang up on any, and each is a file. Whoever finds no room here comes again after a second.
AT_ONE_MOMENT: Final = 256


def serve(
    file: Path, host: str, port: int, tell: Callable[[int], None], settings: Settings | None = None
) -> int:
    """Serve until stopped; `tell` says where the table is and how many connections it takes, once
    its file is known to be sound."""
    settings = settings or Settings()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(NEW_THINGS)
    spare_logs()
    held = FolderLock(file.parent)
    connections = descriptors.for_connections(descriptors.raise_limit())
    storage = SqliteStorage(file)
    tell(connections)
    app = create_app(House(storage, settings=settings), Limits(settings.limits, settings))
    server: Server = app.state.server
    Sweeper(lambda: server.turns.last_request).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        http=guarded(Doorman(settings, connections)),
        ws="none",
        log_level="warning",
        timeout_graceful_shutdown=2,
        backlog=AT_ONE_MOMENT,
        timeout_keep_alive=75,  # longer than a player thinks about most moves
        proxy_headers=False,  # the gate believes those that the operator has named
        server_header=False,
    )
    held.release()
    return 0
