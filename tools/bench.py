"""`make bench`: measures every game that has floors, writes docs/speed.md, fails below a floor.

python -m tools.bench            all games of tools/bench_floors.toml
python -m tools.bench race       one of them; docs/speed.md stays as it is
"""

from __future__ import annotations

import platform
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrarium.lab.bench import bench

ROOT = Path(__file__).resolve().parent.parent
FLOORS = ROOT / "tools" / "bench_floors.toml"
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"
GAMES = 1000  # a round

Data = dict[str, Any]
Floors = dict[str, dict[str, float]]

# What the figures are called on the page, in this order; others go by their path.
TITLES = {
    "decisions_per_cpu_s": "decisions per second of processor time",
    "games_per_cpu_s": "games per second of processor time",
    "plain.decisions_per_cpu_s": "decisions per second, not compiled",
    "clone_us": "clone in mid-game, µs",
    "plain.clone_us": "clone in mid-game, not compiled, µs",
    "options_us.mean": "list of legal choices, mean, µs",
    "options_us.p95": "list of legal choices, 95 of 100 below, µs",
    "options_us.max": "list of legal choices, longest, µs",
    "redeal_us": "clone dealt anew as a seat could be in it, µs",
    "resample_us": "position resampled from a view, µs",
    "view_us": "view of a seat, µs",
    "observe_us": "what a seat knows as numbers for nets, µs",
    "mask_us": "legal answers as ids, µs",
    "greedy_us": "decision of the greedy bot, µs",
    "reply_us": "decision of the greedy bot on a position, µs",
    "orb.redeal_us": "Orb game of three: clone dealt anew, µs",
    "orb.resample_us": "Orb game of three: position resampled from a view, µs",
    "orb.view_us": "Orb game of three: view of a seat, µs",
    "orb.observe_us": "Orb game of three: what a seat knows as numbers for nets, µs",
    "orb.mask_us": "Orb game of three: legal answers as ids, µs",
    "orb.greedy_us": "Orb game of three: decision of the greedy bot, µs",
    "orb.reply_us": "Orb game of three: decision of the greedy bot on a position, µs",
    "draft.redeal_us": "draft of three: clone dealt anew, µs",
    "draft.resample_us": "draft of three: position resampled from a view, µs",
    "draft.view_us": "draft of three: view of a seat, µs",
    "draft.observe_us": "draft of three: what a seat knows as numbers for nets, µs",
    "draft.mask_us": "draft of three: legal answers as ids, µs",
    "draft.greedy_us": "draft of three: decision of the greedy bot, µs",
    "draft.reply_us": "draft of three: decision of the greedy bot on a position, µs",
    "orb_decisions_per_cpu_s": "Orb game: decisions per second of processor time",
    "orb_placements_ms.p50": "Orb game: all places of a card, median, ms",
    "orb_placements_ms.max": "Orb game: all places of a card, longest, ms",
    "three_players.decisions_per_cpu_s": "decisions per second, three players",
    "three_players.clone_us": "clone in mid-game, three players, µs",
    "three_players.options_us.mean": "list of legal choices, three players, mean, µs",
    "three_players.options_us.p95": "list of legal choices, three players, 95 of 100 below, µs",
    "three_players.options_us.max": "list of legal choices, three players, longest, µs",
    "four_players.decisions_per_cpu_s": "decisions per second, four players",
    "four_players.of_gaia": "... as a share of Gaia Project's in this run",
    "four_players.clone_us": "clone in mid-game, four players, µs",
    "four_players.options_us.mean": "list of legal choices, four players, mean, µs",
    "four_players.options_us.p95": "list of legal choices, four players, 95 of 100 below, µs",
    "four_players.options_us.max": "list of legal choices, four players, longest, µs",
    "six_players.decisions_per_cpu_s": "decisions per second, six players",
    "six_players.clone_us": "clone in mid-game, six players, µs",
    "six_players.options_us.mean": "list of legal choices, six players, mean, µs",
    "six_players.options_us.p95": "list of legal choices, six players, 95 of 100 below, µs",
    "six_players.options_us.max": "list of legal choices, six players, longest, µs",
    "search_of_four.redeal_us": "clone dealt anew, four players, µs",
    "search_of_four.resample_us": "position resampled from a view, four players, µs",
    "search_of_four.view_us": "view of a seat, four players, µs",
    "search_of_four.observe_us": "what a seat knows as numbers for nets, four players, µs",
    "search_of_four.mask_us": "legal answers as ids, four players, µs",
    "search_of_four.greedy_us": "decision of the greedy bot, four players, µs",
    "federations_ms.p50": "list of all federations, mid-game and later, half below, ms",
    "federations_ms.p99": "list of all federations, mid-game and later, 99 of 100 below, ms",
    "federations_ms.max": "list of all federations, mid-game and later, longest, ms",
    "federations_ms.spread_out_max": "list of all federations, 12 lonely structures, longest, ms",
    "federations_ms.fifteen_spread_out_max": "the same with 15 lonely structures, ms",
    "load.acknowledged_ms.median": "acknowledgement of a move, median, ms",
    "load.acknowledged_ms.p90": "acknowledgement of a move, 90 of 100 below, ms",
    "load.acknowledged_ms.p99": "acknowledgement of a move, 99 of 100 below, ms",
    "load.page_ms.median": "board of a table, median, ms",
    "load.page_ms.p90": "board of a table, 90 of 100 below, ms",
    "load.page_ms.p99": "board of a table, 99 of 100 below, ms",
    "load.moves": "moves measured",
    "load.changes_heard": "changes heard by the connected seats",
    "load.errors": "errors",
    "load.machine_load": "load of the machine (processes that want a core)",
    "load.cpu_ms_per_move": "processor time of a move, all its requests and messages, ms",
    "drawn.median_ms": "from the click that commits until the new board is drawn, median, ms",
    "drawn.p95_ms": "from the click that commits until the new board is drawn, 95 of 100 below, ms",
    "drawn.moves": "moves measured in the browser",
    **{
        f"{game}_page.{name}": title
        for game in ("gaia", "eclipse")
        for name, title in {
            "median_ms": "answered in, median, ms",
            "slowest_ms": "answered in, slowest, ms",
            "first_after_restart_ms": "answered in, first time after a restart, ms",
            "compressed_kb": "size as it is sent, kB",
        }.items()
    },
}
TABLE = "table"  # its limits stand beside those of the games; see bench_table.py
UNMEASURED = {"game", "seats", "compiled", "peers"}
BESIDE = (("eclipse", "gaia"),)  # games whose speed is held against another's of the same run


def figures(data: Data, before: str = "") -> Iterator[tuple[str, float]]:
    """Every number of the data with its path."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from figures(value, f"{before}{name}.")
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            yield before + name, value


def set_beside(measured: list[Data]) -> None:
    """Our games against each other, with four players: such shares hold on any machine."""
    four = {data["game"]: data["four_players"] for data in measured if "four_players" in data}
    for game, other in BESIDE:
        if game in four and other in four:
            speeds = [four[name]["decisions_per_cpu_s"] for name in (game, other)]
            four[game][f"of_{other}"] = speeds[0] / speeds[1]


def floors_in(run: list[Data], game: str, floors: Floors) -> Floors:
    """The floors of a game but for shares of games that were not measured in this run."""
    games = {data["game"] for data in run}
    absent = [
        f"four_players.of_{other}" for one, other in BESIDE if one == game and other not in games
    ]
    return {path: floor for path, floor in floors.items() if path not in absent}


def shortfalls(data: Data, floors: Floors) -> list[str]:
    """The floors that are not kept, as sentences."""
    found = dict(figures(data))
    problems = [] if data["compiled"] else [f"{data['game']}: the rules are not compiled"]
    for path, floor in floors.items():
        value = found.get(path)
        if value is None:
            problems.append(f"{data['game']}: {path} was not measured")
        elif not floor.get("at_least", value) <= value <= floor.get("at_most", value):
            problems.append(f"{data['game']}: {path} is {value:g}, {_spoken(floor)} is wanted")
    return problems


def _spoken(floor: dict[str, float]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {value:,g}" for name, value in floor.items())


def table(data: Data, floors: Floors) -> list[str]:
    """The figures of one game beside its peers'."""
    found = dict(figures({n: value for n, value in data.items() if n not in UNMEASURED}))
    paths = [path for path in TITLES if path in found]
    paths += [path for path in found if path not in TITLES]
    peers = data["peers"]
    head = ["", "here", "floor"]
    for peer, theirs in peers.items():
        head += [f"{peer} {theirs['version']}", "ratio", "floor"]
    lines = [_row(head), _row(["---"] * len(head))]
    for path in paths:
        cells = [TITLES.get(path, path), _number(found[path]), _spoken(floors.get(path, {}))]
        ratio = "decisions_ratio" if path == "decisions_per_cpu_s" else "clone_ratio"
        for peer, theirs in peers.items():
            if path in ("decisions_per_cpu_s", "clone_us"):
                floor = floors.get(f"peers.{peer}.{ratio}", {})
                cells += [_number(theirs[path]), f"{theirs[ratio]:.1f}", _spoken(floor)]
            else:
                cells += ["", "", ""]
        lines.append(_row(cells))
    return lines


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = models[0].partition(":")[2].strip() if models else cpu
    return f"{cpu}; {platform.python_implementation()} {platform.python_version()}"


def with_part(page: str, begin: str, end: str, lines: list[str]) -> str:
    """The page with one measured part written anew; the rest is written by hand."""
    before, begun, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise SystemExit(f"docs/speed.md has no place for the figures: {begin} ... {end}")
    return before + "\n".join([begin, "", *lines, "", end]) + after


def page_with(page: str, measured: list[Data], floors: dict[str, Floors]) -> str:
    lines = [f"Measured on: {machine()}; one core."]
    for data in measured:
        lines += ["", f"### {data['game']}, {data['seats']} seats", ""]
        lines += table(data, floors[data["game"]])
    return with_part(page, BEGIN, END, lines)


def main(arguments: list[str]) -> int:
    floors: dict[str, Floors] = tomllib.loads(FLOORS.read_text(encoding="utf-8"))
    del floors[TABLE]
    unknown = [name for name in arguments if name not in floors]
    if unknown:
        print(f"No floors are set for {', '.join(unknown)}: see {FLOORS.name}.", file=sys.stderr)
        return 2
    measured = [bench(game, GAMES) for game in arguments or floors]
    set_beside(measured)
    floors = {game: floors_in(measured, game, floors[game]) for game in floors}
    for data in measured:
        print(f"{data['game']}:", *table(data, floors[data["game"]]), sep="\n")
    if not arguments:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(page_with(page, measured, floors), encoding="utf-8")
    problems = [line for data in measured for line in shortfalls(data, floors[data["game"]])]
    print("\n".join(problems) if problems else "All floors are kept.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
