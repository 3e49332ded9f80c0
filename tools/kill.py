"""`make kill ROUNDS=200`: kill -9 under load, many times; writes docs/evidence/kill.md.

What has been done is kept in var/kill after every round: a run that was stopped goes on where it
was, with new tables beside the old ones in the same file.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from pathlib import Path

from tests.table.killing import TABLES, Rounds
from tools import compiled
from tools.evidence import commit

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "var" / "kill"
PAGE = ROOT / "docs" / "evidence" / "kill.md"


def evidence(done: dict[str, int]) -> str:
    rules = "compiled" if not compiled.interpreted_modules() else "interpreted"
    return f"""# kill -9 under load

```
make kill ROUNDS={done["rounds"]}
```

Made on commit `{commit()}`.

{TABLES} people play Race, each at a table of their own, as fast as the server answers; rules
{rules}. At a random moment the server is killed with `kill -9`. Then each log in the file is held
against what its player was told:

- every line that stood there when a move was acknowledged stands there still, unchanged;
- a move that was sent and not yet acknowledged is there whole and once, or not at all;
- the log replays strictly from its first line.

The server starts again on the same file, and the games go on: every table makes another move at
the end.

| rounds | acknowledged moves | lost | done twice | games that did not go on |
|---|---|---|---|---|
| {done["rounds"]:,} | {done["moves"]:,} | 0 | 0 | 0 |
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="kill -9 under load")
    parser.add_argument("rounds", type=int)
    wanted: int = parser.parse_args(arguments).rounds
    state = KEPT / "done.json"
    done = {"rounds": 0, "moves": 0}
    if state.exists():
        done = json.loads(state.read_text(encoding="utf-8"))
        print(f"Going on after {done['rounds']} rounds.")
    before = done["moves"]
    rounds = Rounds(KEPT / "data", seed=done["rounds"])
    try:
        while done["rounds"] < wanted:
            rounds.kill_once()
            done["rounds"] += 1
            done["moves"] = before + rounds.moves
            state.write_text(json.dumps(done), encoding="utf-8")
            load = os.getloadavg()[0]
            print(f"round {done['rounds']}: {done['moves']} moves, load {load:.1f}", flush=True)
        rounds.go_on()
        done["moves"] = before + rounds.moves
    finally:
        rounds.stop()
    PAGE.write_text(evidence(done), encoding="utf-8")
    shutil.rmtree(KEPT)
    print(f"Nothing was lost; see {PAGE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
