"""`make coverage GAME=sun`: which lines of a game do its own tests not execute?

    python -m tools.covered sun      runs tests/games/sun and writes docs/evidence/coverage-sun.md

Fails below 95 % of all lines. Lines that only a type checker reads do not count.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.evidence import commit

ROOT = Path(__file__).resolve().parent.parent
FLOOR = 95  # per cent of lines


def measured(home: Path, game: str) -> dict[str, Any]:
    """What coverage reports of one run of the game's tests."""
    (home / "var").mkdir(exist_ok=True)
    data, report = home / "var" / f"coverage-{game}", home / "var" / f"coverage-{game}.json"
    coverage = [sys.executable, "-m", "coverage"]
    options = ["--rcfile=", f"--data-file={data}", f"--source=src/astrarium/games/{game}"]
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rule-coverage="]
    subprocess.run(
        [*coverage, "run", *options, *tests, f"tests/games/{game}"], cwd=home, check=True
    )
    told = [f"--data-file={data}", "--rcfile=", "-o", str(report)]
    subprocess.run([*coverage, "json", "-q", *told], cwd=home, check=True)
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def share(report: dict[str, Any]) -> float:
    totals = report["totals"]
    return 100 * float(totals["covered_lines"]) / float(totals["num_statements"])


def page(game: str, report: dict[str, Any], made_on: str) -> str:
    totals = report["totals"]
    lines = [
        f"# Lines of {game} that its tests execute",
        "",
        f"As of commit `{made_on}`: `make coverage GAME={game}`, that is `coverage` over "
        f"`tests/games/{game}` alone, on the rules as they stand in the sources.",
        "",
        f"**{totals['covered_lines']} of {totals['num_statements']} lines "
        f"({share(report):.1f} %).**",
        "",
        "| file | lines | not executed |",
        "|---|---|---|",
    ]
    for name, file in sorted(report["files"].items()):
        missing = file["missing_lines"]
        if missing:
            number = file["summary"]["num_statements"]
            lines.append(f"| `{name}` | {number} | {ranges(missing)} |")
    return "\n".join(lines) + "\n"


def ranges(numbers: list[int]) -> str:
    """3, 4, 5 and 9 are 3-5, 9."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = found[-1][0], number
        else:
            found.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def main(arguments: list[str], home: Path = ROOT) -> int:
    if (
        len(arguments) != 1
        or not (home / "src/astrarium/games" / arguments[0] / "game.py").exists()
    ):
        print(__doc__, file=sys.stderr)
        return 2
    game = arguments[0]
    report = measured(home, game)
    text = page(game, report, commit(home))
    (home / "docs" / "evidence" / f"coverage-{game}.md").write_text(text, encoding="utf-8")
    print(f"{share(report):.1f} % of the lines: docs/evidence/coverage-{game}.md")
    return 0 if share(report) >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
