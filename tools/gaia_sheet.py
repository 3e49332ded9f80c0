"""Where the points of Gaia Project come from: a bot among its like, by source and faction.

    python -m tools.gaia_sheet --bot greedy --games 24 --first 0

Game n has the seed n, so that two bots can be compared on the same boards, tiles and factions.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, cast

import astrarium
from astrarium.core.events import Sink
from astrarium.core.frame import MAIN
from astrarium.core.rng import Rng
from astrarium.games.gaia.state import Gaia
from astrarium.lab.arena import known_entrant, mixed, play_out
from astrarium.lab.statistics import mean

SEATS = 4
SCORE = "score-"  # how the kinds of events begin that give or take points
KEPT = ("ore", "knowledge", "credits", "qic", "gaia_planets", "institute", "satellites")

Row = dict[str, Any]


def sheet(bot: str, seed: int) -> list[Row]:
    """One game: for each seat its faction, score, points by source, and what it ended with."""
    rules = astrarium.rules("gaia", SEATS)
    s = cast(Gaia, rules.game.start(rules))
    s.run(MAIN)
    s.sink = sink = Sink()
    rngs = [Rng(mixed(seed, "bot", seat)) for seat in range(SEATS)]
    play_out(s, [known_entrant("gaia", bot)] * SEATS, seed, rngs)
    sources: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    for event in sink.drain():
        if event.kind.startswith(SCORE):
            sources[event.seat][event.kind.removeprefix(SCORE)] += event.amount
    return [
        {
            "seed": seed,
            "faction": s.faction_of(seat).id,
            "score": int(player.vp),
            "sources": dict(sources[seat]),
            "end": ended_with(player),
        }
        for seat, player in enumerate(s.players)
    ]


def ended_with(player: Any) -> dict[str, int]:
    found = {name: int(getattr(player, name)) for name in KEPT}
    found["structures"] = len(player.hexes)
    found["tokens"] = int(player.power() + player.gaia_area)
    return found


def average(rows: list[Row], part: str) -> str:
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row[part])
    return ", ".join(f"{name} {total[name] / len(rows):.1f}" for name in sorted(total))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy", help="a bot of Gaia Project")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--out", type=Path, help="a file that gets a line of JSON for each seat")
    asked = parser.parse_args()
    rows: list[Row] = []
    for seed in range(asked.first, asked.first + asked.games):
        rows += sheet(asked.bot, seed)
        games = [
            sum(row["score"] for row in rows[i : i + SEATS]) for i in range(0, len(rows), SEATS)
        ]
        score = mean([game / SEATS for game in games])
        print(f"game {seed}: {score.value:.1f} ({score.low:.1f} - {score.high:.1f})", flush=True)
    if asked.out:
        asked.out.write_text("".join(json.dumps(row) + "\n" for row in rows))
    print("points:", average(rows, "sources"))
    print("at the end:", average(rows, "end"))
    by_faction: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        by_faction[row["faction"]].append(row["score"])
    for faction, scores in sorted(by_faction.items(), key=lambda each: sum(each[1]) / len(each[1])):
        print(f"{faction}: {sum(scores) / len(scores):.0f} ({len(scores)} seats)")


if __name__ == "__main__":
    main()
