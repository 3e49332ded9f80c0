"""A whole round: own turns one after the other until passing, the best few ways kept after each."""

from __future__ import annotations

from typing import Generic, NamedTuple

from astrarium.bots.search.noise import CALM, Noise
from astrarium.bots.search.outlook import S, Way
from astrarium.bots.search.tries import End, Search
from astrarium.bots.search.turns import Plan, Turns
from astrarium.core.frame import MAIN

SAME = 6  # decimals to which positions of equal value are taken for the same


class Width(NamedTuple):
    """How far a round is planned."""

    turns: int = 9
    first: int = 32  # ways to go on that are kept after the first turn
    kept: int = 22  # ... and after each further one
    conversions: int = 32  # positions that free actions lead to, before the first turn
    further: int = 12  # ... and before each further one


class Step(NamedTuple, Generic[S]):
    """So many own turns of a round, one after the other."""

    first: Way  # the answers of the first of them
    began: End[S]  # where it ended
    end: End[S]
    worth: float  # what passing there is worth, less what others may spoil until then


class Beam(Turns[S]):
    """Turns that are followed by the rest of the round."""

    def __init__(self, search: Search[S], noise: Noise, width: Width) -> None:
        super().__init__(search, noise)
        self.width = width

    def _followed_plans(self, s: S, lane: int, options: list[int]) -> list[Plan[S]]:
        found = self.open_turns(s, lane, options, self.width.conversions)
        steps = [Step(way, end, end, end.value + self.noise()) for way, end, _ in found]
        steps = _sifted(steps, self.width.first)
        best: dict[int, Step[S]] = {}
        for step in steps + self._gone_on(steps, lane):
            choice = step.first[0]
            if choice not in best or step.worth > best[choice].worth:
                best[choice] = step
        plans = [Plan(step.first, step.began, step.worth) for step in best.values()]
        return sorted(plans, key=lambda plan: -plan.value)

    def _followed(self, end: End[S], lane: int, turns: int) -> float:
        """What the rest of the round would make of it."""
        further = self._gone_on([Step([], end, end, end.value)], lane)
        return max([end.value, *[step.worth for step in further]])

    def _gone_on(self, steps: list[Step[S]], lane: int) -> list[Step[S]]:
        """These, one more own turn after the other, as if nobody came in between."""
        found: list[Step[S]] = []
        for number in range(1, self.width.turns):
            following: list[Step[S]] = []
            for step in self.search.budget.shared(steps):
                if self.search.budget.is_spent():
                    break
                following += self._next(step, lane, number)
            steps = _sifted(following, self.width.kept)
            found += steps
            if not steps or self.search.budget.is_spent():
                break
        return found

    def _next(self, step: Step[S], lane: int, number: int) -> list[Step[S]]:
        outlook = self.outlook
        s = outlook.next_turn(step.end.position)
        if s is None:
            return []
        turns = Turns(self.search, self.noise)
        found: list[Step[S]] = []
        for way, end, _ in turns.open_turns(s, lane, s.lane_options(lane), self.width.further):
            gain = (end.value - step.end.value) * outlook.lasts(way[-1]) ** number
            found.append(Step(step.first, step.began, end, step.worth + gain))
        return found


class Foresight(Search[S]):
    """A search whose answers between own turns are followed by the turns to come."""

    narrow = Width(turns=4, first=1, kept=2, conversions=0, further=3)

    def whole(self, s: S, lane: int, way: Way) -> End[S]:
        end = self.after(s, lane, way)
        value = Beam(self, CALM, self.narrow)._followed(end, MAIN, self.narrow.turns)
        return End(value, end.position)


def _sifted(steps: list[Step[S]], most: int) -> list[Step[S]]:
    """The best few, best first; of several ways to the same position the best."""
    kept: list[Step[S]] = []
    seen: set[float] = set()
    for step in sorted(steps, key=lambda step: -step.worth):
        value = round(step.end.value, SAME)
        if value not in seen:
            seen.add(value)
            kept.append(step)
            if len(kept) == most:
                break
    return kept
