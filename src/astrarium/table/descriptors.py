"""How many files and connections this process may have open at once."""

from __future__ import annotations

import resource
from typing import Final

WANTED: Final = 65_536
KEPT_FREE: Final = 352  # for the file of the data, bots, pages, and all that come at one moment


def raise_limit() -> int:
    """As many as we are allowed to; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return soft


def for_connections(descriptors: int) -> int:
    """How many of them may be connections."""
    return max(descriptors // 2, descriptors - KEPT_FREE)
