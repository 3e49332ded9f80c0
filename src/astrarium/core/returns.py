"""How a finished game went, as one number a seat: what searches and trainings strive for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from astrarium.core.errors import BadOptions, NotOver

if TYPE_CHECKING:
    from astrarium.core.position import Position

KINDS: Final = ("win", "rank", "margin")


def returns(s: Position[Any], kind: str) -> list[float]:
    """Of a finished game, by seat; opponents that hold no seat count among the others.

    `win`: the seat's share of the win, 1 in all. `rank`: from 1 for the best to -1 for the last, 0
    in all. `margin`: the points by which the seat is before the best of the others.
    """
    if kind not in KINDS:
        known = ", ".join(KINDS)
        message = f"there are no returns '{kind}'; there are {known}"
        raise BadOptions(message).said("no-returns", kind=kind, known=known)
    if not s.over:
        message = f"the game is not over; {s.whom_we_wait_for()}"
        raise NotOver(message).said("not-over")
    rivals = s.rivals()
    if kind == "margin":
        return _margins(s.scores(), [rival.score for rival in rivals])
    ranks = s.ranking()
    everybody = [*ranks, *(rival.rank for rival in rivals)]
    if kind == "win":
        return [1 / everybody.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [_balance(rank, everybody) for rank in ranks]


def _balance(rank: int, everybody: list[int]) -> float:
    """Those who did worse less those who did better, as a share of the others."""
    others = len(everybody) - 1
    if others == 0:
        return 0.0
    worse = sum(1 for each in everybody if each > rank)
    better = sum(1 for each in everybody if each < rank)
    return (worse - better) / others


def _margins(scores: list[int], rivals: list[int]) -> list[float]:
    found = []
    for seat, score in enumerate(scores):
        others = [*scores[:seat], *scores[seat + 1 :], *rivals]
        found.append(float(score - max(others)) if others else 0.0)
    return found
