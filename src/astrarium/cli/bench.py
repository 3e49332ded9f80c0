"""`astrarium bench GAME`: how fast the rules are here, beside peers or beside another revision."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from astrarium.cli.arguments import (
    Commands,
    add_game,
    add_json,
    add_language,
    add_parser,
    examples,
    whole_number,
)
from astrarium.cli.progress import progress_bar
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.games import find_game
from astrarium.lab.bench import NotMeasured, bench
from astrarium.lab.revisions import NoRevision, NotBuilt, against
from astrarium.text import Texts

GAMES = "1000"
# The lines of the tables: text, figure, ratio to a peer or to another revision.
LINES = (
    ("bench-decisions", "decisions_per_cpu_s", "decisions_ratio"),
    ("bench-games", "games_per_cpu_s", ""),
    ("bench-clone", "clone_us", "clone_ratio"),
    ("bench-options-mean", "options_us.mean", ""),
    ("bench-options-p95", "options_us.p95", ""),
    ("bench-options-max", "options_us.max", ""),
    ("bench-redeal", "redeal_us", ""),
    ("bench-resample", "resample_us", ""),
    ("bench-view", "view_us", ""),
    ("bench-observe", "observe_us", ""),
    ("bench-mask", "mask_us", ""),
    ("bench-greedy", "greedy_us", ""),
    ("bench-reply", "reply_us", ""),
)
REVISION_LINES = (
    ("bench-decisions", "decisions_per_cpu_s", "decisions_ratio"),
    ("bench-clone", "clone_us", "clone_ratio"),
    ("bench-options-mean", "options_us", "options_ratio"),
)
TEXT_KEYS = (
    "bench-decisions",
    "bench-games",
    "bench-clone",
    "bench-options-mean",
    "bench-options-p95",
    "bench-options-max",
    "bench-redeal",
    "bench-resample",
    "bench-view",
    "bench-observe",
    "bench-mask",
    "bench-greedy",
    "bench-reply",
)
# A game without that bot, or without an encoding, lacks some.
SEARCH = {
    "redeal_us",
    "resample_us",
    "view_us",
    "observe_us",
    "mask_us",
    "greedy_us",
    "reply_us",
}
NOT_OWN = {"game", "seats", "compiled", "plain", "peers"}


def add_command(commands: Commands, texts: Texts) -> None:
    used = examples(
        texts, "bench race", "bench race --json --no-peers", "bench race --against HEAD~1"
    )
    parser = add_parser(commands, "bench", texts("bench-summary"), used)
    add_game(parser, texts)
    parser.add_argument("--games", default=GAMES, metavar="N", help=texts("bench-help-games"))
    parser.add_argument(
        "--peers",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=texts("bench-help-peers"),
    )
    parser.add_argument("--against", metavar="REV", help=texts("bench-help-against"))
    add_json(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    game = find_game(arguments.game).name
    games = whole_number(texts, "--games", arguments.games, 1)
    if arguments.against:
        data = _against(texts, game, arguments.against, games)
        table = revisions_table(texts, data)
    else:
        data = bench(game, games, arguments.peers, told=progress_bar())
        table = bench_table(texts, data)
    print(json.dumps(data, indent=1) if arguments.json else "\n".join(table))
    return 0


def _against(texts: Texts, game: str, revision: str, games: int) -> Data:
    try:
        return against(game, revision, games, Path.cwd(), told=progress_bar())
    except NoRevision:
        raise BadOptions(texts("bench-no-revision", revision=revision)) from None
    except NotBuilt as problem:
        raise BadOptions(texts("bench-not-built", why=str(problem))) from None
    except NotMeasured as problem:
        raise BadOptions(texts("bench-not-measured", why=str(problem))) from None


def bench_table(texts: Texts, data: Data) -> list[str]:
    """Each figure, the peers' and the ratio."""
    peers: dict[str, Data] = data["peers"]
    head = ["", texts("bench-column-here")]
    for name, theirs in peers.items():
        head += [f"{name} {theirs['version']}", texts("bench-column-ratio")]
    rows = [head]
    for key, path, ratio in LINES:
        if path in SEARCH and path not in data:
            continue
        row = [texts(key), number(texts, _at(data, path))]
        if ratio:
            for theirs in peers.values():
                row += [number(texts, theirs[path]), decimal(texts, theirs[ratio], 1)]
        rows.append(row)
    if data["plain"]:
        rows.append([texts("bench-plain"), number(texts, data["plain"]["decisions_per_cpu_s"])])
    for name, value in own_figures(data):
        rows.append([name, number(texts, value)])
    lines = [_about(texts, data), *_aligned(rows)]
    return lines if peers else [*lines, texts("bench-no-peers")]


def _about(texts: Texts, data: Data) -> str:
    game, seats = data["game"], data["seats"]
    if data["compiled"]:
        return texts("bench-compiled", game=game, seats=seats)
    return texts("bench-interpreted", game=game, seats=seats)


def revisions_table(texts: Texts, data: Data) -> list[str]:
    there = texts("bench-column-revision", revision=data["against"][:10])
    rows = [["", texts("bench-column-here"), there, texts("bench-column-ratio")]]
    for key, path, ratio in REVISION_LINES:
        figures = [number(texts, data[side][path]) for side in ("here", "there")]
        rows.append([texts(key), *figures, decimal(texts, data[ratio], 2)])
    return [_about(texts, data), *_aligned(rows), texts("bench-ratio-above-one")]


def own_figures(data: Data) -> list[tuple[str, float]]:
    """What a game measures besides, with the names it gives."""
    known = {"decisions_per_cpu_s", "games_per_cpu_s", "clone_us", "options_us"} | SEARCH | NOT_OWN
    return _by_path({name: value for name, value in data.items() if name not in known})


def _by_path(data: Data, before: str = "") -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    for name, value in data.items():
        if isinstance(value, dict):
            found += _by_path(value, f"{before}{name}.")
        else:
            found.append((before + name, value))
    return found


def number(texts: Texts, value: float) -> str:
    """Three figures that matter, thousands set apart as the language does."""
    if value >= 1000:
        return f"{value:,.0f}".replace(",", "\N{NO-BREAK SPACE}" if texts.language == "hu" else ",")
    return decimal(texts, value, 0 if value >= 100 else 1 if value >= 10 else 2)


def _at(data: Data, path: str) -> float:
    first, _, second = path.partition(".")
    value: float = data[first][second] if second else data[first]
    return value


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Names to the left, figures to the right."""
    widths = [0] * max(len(row) for row in rows)
    for row in rows:
        for at, cell in enumerate(row):
            widths[at] = max(widths[at], len(cell))
    lines = []
    for row in rows:
        figures = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        lines.append("  ".join([row[0].ljust(widths[0]), *figures]).rstrip())
    return lines
