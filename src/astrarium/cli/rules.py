"""`astrarium rules GAME`: what the last test run has shown of the rulebooks, what is missing."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from astrarium.core.ledger import Entry, coverage, load_ledgers

GAMES = Path(__file__).resolve().parent.parent / "games"
# Written by the tests, into the folder they were run in.
COVERAGE_FILE = Path("var") / "rule-coverage.json"


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("rules", help="the rule ledger of a game and what its tests cover")
    parser.add_argument("game", help="for example: race")
    parser.add_argument("--missing", action="store_true", help="list the statements without a test")
    parser.add_argument("--lang", choices=["en", "hu"], default="en", help="language of the rules")
    parser.add_argument(
        "--coverage", type=Path, default=COVERAGE_FILE, metavar="FILE", help="what a test run wrote"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    entries = load_ledgers(GAMES / options.game)
    if not entries:
        print(f"There is no game called {options.game} with a rule ledger.", file=sys.stderr)
        return 2
    covered, source = _covered_ids(options.coverage)
    for ledger in coverage(entries, covered):
        total = len(ledger.covered) + len(ledger.missing)
        share = 100 * len(ledger.covered) // total
        print(f"{ledger.ledger}: {len(ledger.covered)} of {total} rules covered ({share} %)")
        if options.missing:
            for entry in ledger.missing:
                print(f"  {entry.id}: {_statement(entry, options.lang)}")
    print(source)
    return 0


def _statement(entry: Entry, language: str) -> str:
    return entry.rule_hu if language == "hu" else entry.rule


def _covered_ids(file: Path) -> tuple[set[str], str]:
    """The ids that a test run has shown, and a sentence that says which run."""
    if not file.exists():
        return set(), "No test run is recorded here: run make tests."
    record = json.loads(file.read_text(encoding="utf-8"))
    session = record["session"]
    extent = "the whole suite" if session["complete"] else f"only: {session['arguments']}"
    return set(record["covered"]), f"Test run of {session['ended']}, {extent}."
