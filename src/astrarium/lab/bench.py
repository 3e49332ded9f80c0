"""The bench: our figures, our peers' and their ratios, all from one run.

Everything is repeated in rounds: ours, then the peers', again and again. A figure is the median of
its rounds, a ratio the median of the rounds' ratios, so a busy machine slows both sides alike.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from types import ModuleType

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data
from astrarium.lab import measure, peers
from astrarium.lab.searching import search_figures

PEER_GAMES = 10  # theirs are longer and slower
PLAIN_SHARE = 20  # plain Python plays one game of so many
ROUNDS = 5


class NotMeasured(AstrariumError):
    """The process that measures stopped; the message is its last line."""


def bench(
    game: str,
    games: int,
    with_peers: bool = True,
    rounds: int = ROUNDS,
    told: Callable[[int, int], None] | None = None,
) -> Data:
    """The figures of one game as data for JSON."""
    seats = measure.seats_of(game)
    games = max(games // length_of(game), 1)
    positions = measure.middles(game, seats)
    others = peers.installed() if with_peers else []
    paces, clones, listings = [], [], []
    theirs: dict[str, list[tuple[float, float]]] = {peer.name: [] for peer in others}
    for number in range(rounds):
        paces.append(measure.pace(game, seats, games))
        clones.append(measure.clone_us(positions))
        listings.append(measure.options_us(game, seats))
        for peer in others:
            theirs[peer.name].append((peer.pace(PEER_GAMES), peer.copy_us()))
        if told:
            told(number + 1, rounds)
    compiled = measure.is_compiled(positions[0])
    data: Data = {
        "game": game,
        "seats": seats,
        "compiled": compiled,
        "decisions_per_cpu_s": round(median(each.decisions_per_s for each in paces)),
        "games_per_cpu_s": round(median(each.games_per_s for each in paces), 1),
        "clone_us": round(median(clones), 3),
        "options_us": listed(listings),
        "peers": {
            peer.name: {
                "version": peer.version,
                **beside(paces, clones, theirs[peer.name]),
            }
            for peer in others
        },
    }
    data.update(search_figures(game, seats, {}, rounds))
    data.update(own_figures(game, games, rounds))
    data["plain"] = plain(game, games) if compiled else None
    return data


def beside(
    paces: Sequence[measure.Pace], clones: Sequence[float], theirs: Sequence[tuple[float, float]]
) -> Data:
    """A peer's figures, and how many times ours are better."""
    rounds = list(zip(paces, clones, theirs, strict=True))
    return {
        "decisions_per_cpu_s": round(median(pace for pace, _ in theirs)),
        "clone_us": round(median(copy for _, copy in theirs), 3),
        "decisions_ratio": round(median(p.decisions_per_s / t[0] for p, _, t in rounds), 2),
        "clone_ratio": round(median(t[1] / clone for _, clone, t in rounds), 2),
    }


def own_bench(game: str) -> ModuleType | None:
    """The bench.py of a game, where it has one."""
    name = f"astrarium.games.{game}.bench"
    return None if find_spec(name) is None else importlib.import_module(name)


def length_of(game: str) -> int:
    """How many times longer its random games last than others: so many fewer are played."""
    return int(getattr(own_bench(game), "LENGTH", 1))


def own_figures(game: str, games: int, rounds: int) -> Data:
    """What a game's bench.py asks for besides, where it has one.

    `MORE_SEATS` names other numbers of players to measure, `SEARCHED` seats and options to search
    with, `LENGTH` how long its games are; `figures(games)` measures by itself.
    """
    own = own_bench(game)
    if own is None:
        return {}
    more = {
        label: with_seats(game, seats, max(games // seats, 1), rounds)
        for label, seats in own.MORE_SEATS.items()
    }
    searched = {
        label: search_figures(game, seats, options, rounds)
        for label, (seats, options) in getattr(own, "SEARCHED", {}).items()
    }
    return {**more, **searched, **own.figures(games)}


def with_seats(game: str, seats: int, games: int, rounds: int) -> Data:
    positions = measure.middles(game, seats)
    paces = [measure.pace(game, seats, games) for _ in range(rounds)]
    clones = [measure.clone_us(positions) for _ in range(rounds)]
    listings = [measure.options_us(game, seats) for _ in range(rounds)]
    return {
        "decisions_per_cpu_s": round(median(each.decisions_per_s for each in paces)),
        "clone_us": round(median(clones), 3),
        "options_us": listed(listings),
    }


def listed(listings: Sequence[measure.Listing]) -> Data:
    return {
        name: round(median(getattr(each, name) for each in listings), 3)
        for name in ("mean", "p95", "max")
    }


def plain(game: str, games: int) -> Data:
    """The same sources without their compiled halves, in a process of their own."""
    package = Path(astrarium.__path__[0])
    with tempfile.TemporaryDirectory() as folder:
        natives = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "astrarium", ignore=natives)
        found = measured_in(Path(folder), game, max(games // PLAIN_SHARE, 1), rounds=3)
    return {
        "decisions_per_cpu_s": round(found["pace"]["decisions_per_s"]),
        "clone_us": round(found["clone_us"], 3),
    }


def measured_in(sources: Path, game: str, games: int, rounds: int) -> Data:
    """The speed of the package that lies in a folder."""
    done = subprocess.run(
        # -P: the laboratory's own modules must not stand before the standard library's
        [sys.executable, "-P", measure.__file__, game, str(games), str(rounds)],
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NotMeasured(last_line(done.stderr))
    data: Data = json.loads(done.stdout)
    return data


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]
