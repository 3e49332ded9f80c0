"""Ratings of bots from the games of a round robin: Weng and Lin's Bayesian ratings by Plackett and
Luce's model, as `openskill` keeps them, told on the scale that chess players know.

A difference of 200 points: the better one ends before the other in three of four games. One bot is
the anchor. The games are drawn anew with repeats a hundred times, whole pieces at a time, and rated
in the order in which they were drawn: a rating is the mean of those, and its interval has 95 % of
them.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from math import fsum, log, sqrt
from typing import Any, Final

from astrarium.core.errors import BadOptions
from astrarium.core.rng import Rng
from astrarium.lab.arena import mixed
from astrarium.lab.round_robin import Piece
from astrarium.lab.statistics import Estimate

ANCHOR: Final = "greedy"
ANCHORED: Final = 1500.0
DRAWINGS: Final = 100
OUTSIDE: Final = 2  # drawings beyond each end of an interval
CHESS: Final = 400 / log(10)  # points for a factor e of the odds


def ratings(names: Sequence[str], pieces: Sequence[Piece], seed: int) -> list[Estimate]:
    """One for each bot, in their order; the anchor's own is given. Without it the mean is."""
    model = _model()
    rng = Rng(mixed(seed, "ratings"))
    drawn: list[list[float]] = [[] for _ in names]
    for _ in range(DRAWINGS):
        rated = _rated(model, len(names), [pieces[rng.below(len(pieces))] for _ in pieces])
        zero = rated[names.index(ANCHOR)] if ANCHOR in names else fsum(rated) / len(rated)
        for bot, each in enumerate(rated):
            drawn[bot].append(ANCHORED + (each - zero))
    return [_estimate(each) for each in drawn]


def _model() -> Any:
    try:
        models = importlib.import_module("openskill.models")
    except ImportError as error:
        message = "ratings need the package openskill: pip install 'astrarium[lab]'"
        raise BadOptions(message).said("no-openskill") from error
    # Every game counts alike, however sure its bots' ratings are already.
    return models.PlackettLuce(gamma=_alike)


def _alike(*about: object, **more: object) -> float:
    return 1.0


def _rated(model: Any, bots: int, pieces: Sequence[Piece]) -> list[float]:
    ratings = [model.rating() for _ in range(bots)]
    for piece in pieces:
        for game in piece.played:
            teams = [[ratings[each]] for each in piece.meeting]
            after = model.rate(teams, ranks=list(game.ranks))
            for bot, (rating,) in zip(piece.meeting, after, strict=True):
                ratings[bot] = rating
    spread = model.beta * sqrt(len(pieces[0].meeting))
    return [CHESS * rating.mu / spread for rating in ratings]


def _estimate(drawn: list[float]) -> Estimate:
    drawn = sorted(drawn)
    return Estimate(fsum(drawn) / len(drawn), drawn[OUTSIDE], drawn[-1 - OUTSIDE])
