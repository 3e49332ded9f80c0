"""The nets that bots play with: small files; a bot whose net cannot be used plays without it."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from astrarium.bots.search.oracle import Own
from astrarium.core.errors import BadNet
from astrarium.core.game import Rules
from astrarium.core.net import Net, unpack

LOG = logging.getLogger(__name__)
LARGEST = 3_000_000  # bytes: a net is part of the package


def net_for(rules: Rules, file: Path, without: str) -> Net | None:
    """The net of a file, for these rules; None where it is missing, broken or of another layout.

    `without`: the bot that plays then; the log says so, once for each file.
    """
    if not rules.encoded:
        return None
    try:
        return _read(file, rules.layout.fingerprint, rules)
    except (OSError, BadNet) as problem:
        _tell(file, str(problem), without)
        return None


@lru_cache(maxsize=16)  # by the layout: other options may share it
def _read(file: Path, fingerprint: str, rules: Rules) -> Net:
    if file.stat().st_size > LARGEST:
        raise BadNet(f"the net is larger than {LARGEST} bytes").said(
            "net-broken", what=f"> {LARGEST}"
        )
    net = unpack(file.read_bytes(), rules.layout)
    Own(net)  # what it says must be what bots ask for
    return net


@lru_cache(maxsize=64)
def _tell(file: Path, problem: str, without: str) -> None:
    LOG.warning("%s cannot be used, %s plays instead: %s", file.name, without, problem)
