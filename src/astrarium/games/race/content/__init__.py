"""The printed components of Race for the Galaxy, as data (TOML) beside this file."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any


@lru_cache(maxsize=1)
def content() -> dict[str, Any]:
    """The component set: replace the file, and the fingerprint of all logs changes with it."""
    folder = resources.files("astrarium.games.race") / "content"
    return tomllib.loads((folder / "base.toml").read_text(encoding="utf-8"))
