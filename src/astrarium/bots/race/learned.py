"""Plans its round with a net: what a round's end is worth, and which choices are worth a try."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.race.weights import WEIGHTS, Weights
from astrarium.bots.search.oracle import Oracle
from astrarium.bots.search.outlook import Judged
from astrarium.core.position import Question
from astrarium.games.race.state import Race

LIKELY: Final = (
    0.1  # a share from which on an answer is tried, however little `greedy` thinks of it
)
WIN_WORTH: Final = 10.0  # points that winning is worth beside the margin


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(RoundPlanner):
    """The planner, but for what it believes of a round's end."""

    def __init__(self, oracle: Oracle, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.oracle = oracle

    def worth_trying(self, s: Race, question: Question, judged: list[Judged]) -> list[Judged]:
        """... and of the others the best that begins with an answer which the net thinks likely."""
        found = super().worth_trying(s, question, judged)
        options = s.lane_options(question.lane)
        sheet = s.rules.layout.sheet(s, question.seat)
        shares = self.oracle.shares(sheet, options)
        likely = [options[at] for at in range(len(options)) if shares[at] >= LIKELY]
        for each in judged:
            begun = [tried.way[0] for tried in found]
            if each.way[0] in likely and each.way[0] not in begun:
                found.append(each)
        return found

    def worths(self, ends: list[Race], seat: int) -> list[float]:
        sheets = [s.rules.layout.sheet(s, seat) for s in ends if not s.over]
        values = self.oracle.values(sheets) if sheets else []
        found: list[float] = []
        at = 0
        for s in ends:
            if s.over:
                won, margin = s.returns("win")[seat], s.returns("margin")[seat]
            else:
                won, margin = values[at][0], values[at][1]
                at += 1
            found.append(margin + WIN_WORTH * won)
        return found
