"""Turns the rule ledgers (rules*.yaml, pleasant to edit) into JSON, for the standard library.

`python -m tools.ledgers` converts those that have changed. Only the JSON is shipped.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from tools.engine import GAMES


def _is_fresh(ledger: Path, shipped: Path) -> bool:
    return shipped.exists() and shipped.stat().st_mtime_ns >= ledger.stat().st_mtime_ns


def _convert(ledger: Path, shipped: Path) -> None:
    # Here, not above: the tests on the compiled package find the JSON ready and have no YAML.
    import yaml  # noqa: PLC0415

    entries = yaml.safe_load(ledger.read_text(encoding="utf-8"))
    text = json.dumps(entries, ensure_ascii=False, indent=1) + "\n"
    # Written aside and moved: two test processes may convert at the same moment.
    aside = shipped.with_suffix(f".{os.getpid()}.new")
    aside.write_text(text, encoding="utf-8")
    aside.replace(shipped)


def refresh(games: Path = GAMES) -> list[Path]:
    """Converts the ledgers newer than their JSON, drops JSON without a ledger; what it wrote."""
    written = []
    for ledger in sorted(games.glob("*/rules*.yaml")):
        shipped = ledger.with_suffix(".json")
        if not _is_fresh(ledger, shipped):
            _convert(ledger, shipped)
            written.append(shipped)
    for shipped in games.glob("*/rules*.json"):
        if not shipped.with_suffix(".yaml").exists():
            shipped.unlink()
    return written


if __name__ == "__main__":
    for path in refresh():
        print("ledger:", path.relative_to(GAMES))
