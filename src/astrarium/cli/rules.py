"""`astrarium rules GAME`: what the last test run has shown of the rulebooks, what is missing."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from astrarium.cli.arguments import Commands, add_game, add_json, add_language, add_parser, examples
from astrarium.cli.files import BadFile, read_file
from astrarium.cli.rulebook import statement
from astrarium.cli.texts import cli_texts
from astrarium.core.errors import BadOptions
from astrarium.core.ledger import Coverage, coverage, load_ledgers
from astrarium.text import Texts

GAMES = Path(__file__).resolve().parent.parent / "games"
RULEBOOK = "rulebook"  # no figure is needed: the text says all
CONFIDENCES = ("confirmed", "likely", "reconstructed", "unknown")
# Written by the tests, into the folder they were run in.
COVERAGE_FILE = Path("var") / "rule-coverage.json"


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "rules race", "rules race --missing --lang hu")
    parser = add_parser(commands, "rules", texts("rules-summary"), shown)
    add_game(parser, texts)
    parser.add_argument("--missing", action="store_true", help=texts("help-rules-missing"))
    parser.add_argument(
        "--coverage",
        type=Path,
        default=COVERAGE_FILE,
        metavar="FILE",
        help=texts("help-rules-coverage"),
    )
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    entries = load_ledgers(GAMES / options.game)
    if not entries:
        raise BadOptions(texts("rules-no-ledger", game=options.game))
    covered, source = covered_ids(options.coverage, texts)
    ledgers = coverage(entries, covered)
    if options.json:
        print(json.dumps(as_json(options.game, ledgers)))
        return 0
    for ledger in ledgers:
        shown, total = len(ledger.covered), len(ledger.covered) + len(ledger.missing)
        share = 100 * shown // total
        print(texts("rules-covered", ledger=ledger.ledger, shown=shown, total=total, share=share))
        for sure, of_it in by_confidence(ledger).items():
            print("  " + texts("rules-figures", sure=sure, shown=of_it[0], total=of_it[1]))
        if options.missing:
            for entry in ledger.missing:
                print(f"  {entry.id}: {statement(entry, texts.language)}")
    print(source)
    return 0


def by_confidence(ledger: Coverage) -> dict[str, tuple[int, int]]:
    """Of rules whose figure stands only in a picture: how many are shown, by how sure it is.

    Before them those that the rulebook's text gives whole; nothing where no figure is judged.
    """
    shown = Counter(entry.figure or entry.needs or RULEBOOK for entry in ledger.covered)
    missing = Counter(entry.figure or entry.needs or RULEBOOK for entry in ledger.missing)
    total = shown + missing
    if not any(total[sure] for sure in CONFIDENCES):
        return {}
    order = (RULEBOOK, *CONFIDENCES)
    return {sure: (shown[sure], total[sure]) for sure in order if total[sure]}


def as_json(game: str, ledgers: list[Coverage]) -> dict[str, object]:
    told: dict[str, object] = {}
    for ledger in ledgers:
        row: dict[str, object] = {
            "total": len(ledger.covered) + len(ledger.missing),
            "covered": len(ledger.covered),
            "missing": [entry.id for entry in ledger.missing],
        }
        sure = by_confidence(ledger)
        told[ledger.ledger] = row | ({"figures": sure} if sure else {})
    return {"game": game, "ledgers": told}


def covered_ids(file: Path, texts: Texts) -> tuple[set[str], str]:
    """The ids that a test run has shown, and a sentence that says which run."""
    if not file.exists():
        return set(), texts("rules-no-run")
    text = read_file(file, texts)
    try:
        record = json.loads(text)
        session = record["session"]
        covered = {str(id) for id in record["covered"]}
        ended, arguments = str(session["ended"]), str(session["arguments"])
        complete = bool(session["complete"])
    except (ValueError, KeyError, TypeError):
        raise BadFile(texts("rules-record-damaged", file=str(file))) from None
    if complete:
        return covered, texts("rules-run", ended=ended)
    return covered, texts("rules-part-run", ended=ended, arguments=arguments)
