"""Starts the table."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.sweep import Sweeper
from astrarium.table.web.app import create_app
from astrarium.table.web.limits import Limits
from astrarium.table.web.turns import Turns

# A thread that makes a page hands over soon to the one that serves all connections.
SWITCH: Final = 0.001  # seconds


def serve(file: Path, host: str, port: int, tell: Callable[[], None]) -> int:
    """Serve until stopped; `tell` says where the table is, once its file is known to be sound."""
    sys.setswitchinterval(SWITCH)
    storage = SqliteStorage(file)
    tell()
    limits = Limits(float(os.environ.get("ASTRARIUM_LIMITS") or "1"))
    app = create_app(House(storage), limits)
    turns: Turns = app.state.turns
    Sweeper(lambda: turns.last_request).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,  # longer than a player thinks about most moves
        proxy_headers=True,
    )
    return 0
