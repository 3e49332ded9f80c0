"""A turn: every action that is open, and those that a few free actions would open."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Generic, NamedTuple

from astrarium.bots.search.noise import CALM, Noise
from astrarium.bots.search.outlook import S, Way
from astrarium.bots.search.tries import End, Search, best_of, value_of

EPSILON = 1e-6
# Of the positions that may still be tried: for the actions themselves, and then for free actions
# before them. The rest is for what may follow.
FOR_ACTIONS = 0.5
FOR_CONVERSIONS = 0.5


class Plan(NamedTuple, Generic[S]):
    """A turn tried out: its answers, free actions first, where it ends, and what it is worth with
    what may follow."""

    way: Way
    end: End[S]
    value: float


class Turns(Generic[S]):
    def __init__(self, search: Search[S], noise: Noise) -> None:
        self.search = search
        self.noise = noise
        self.outlook = search.outlook
        self.depth = search.depth
        self.tried: set[int] = set()
        self.plans: list[Plan[S]] = []

    def choose(self, s: S, lane: int, options: list[int]) -> int:
        found = self._followed_plans(s, lane, options)
        if found and found[0].value > self.outlook.value(s) + EPSILON:
            return found[0].way[0]
        rest = self.outlook.rest(s, lane, options)
        return best_of(self.search.values(s, lane)) if rest is None else rest

    def ranked(self, s: S, lane: int, options: list[int], also: int | None = None) -> list[Plan[S]]:
        """The best turns, best first, among them what is done when none is better than none; and
        one more, however bad it is."""
        standing = self.outlook.value(s)
        found = self._followed_plans(s, lane, options)
        rest = self.outlook.rest(s, lane, options)
        still = End(standing, s)
        if rest is not None:
            found.insert(0, Plan([rest], still, standing + EPSILON))
        elif not found or found[0].value <= standing + EPSILON:
            ends = self.search.ends(s, lane)
            found = [Plan([choice], end, end.value) for choice, end in ends.items()]
        if also is not None and all(plan.way[0] != also for plan in found):
            found.append(self._however_bad(s, lane, also, still))
        return sorted(found, key=lambda plan: -plan.value)

    def _however_bad(self, s: S, lane: int, choice: int, still: End[S]) -> Plan[S]:
        """What a turn is worth that was not among the best."""
        outlook, search = self.outlook, self.search
        if outlook.is_pass(choice):
            return Plan([choice], still, still.value)
        if outlook.is_free(choice):
            trial = search.copy_after(s, lane, [choice])
            if search.lane(trial) == lane and outlook.is_turn(trial, lane):
                best = Turns(search, CALM).ranked(trial, lane, trial.lane_options(lane))[0]
                return Plan([choice, *best.way], best.end, best.value)
        end = search.after(s, lane, [choice])
        return Plan([choice], end, self._followed(end, lane, self.depth.turns))

    def _followed_plans(self, s: S, lane: int, options: list[int]) -> list[Plan[S]]:
        """The best few turns with what may follow, best first."""
        budget = self.search.budget
        budget.allow(FOR_ACTIONS)
        self._try_actions(s, lane, options, [])
        budget.allow(FOR_CONVERSIONS)
        self._convert(s, lane, options, self.depth.conversions)
        budget.allow(1)
        self.plans.sort(key=lambda plan: -plan.end.value - self.noise())
        found = [
            Plan(way, end, self._followed(end, lane, self.depth.turns) + self.noise())
            for way, end, _ in budget.shared(self.plans[: self.depth.plans])
        ]
        return sorted(found, key=lambda plan: -plan.value)

    # --- what could be done -------------------------------------------------------------------

    def open_turns(self, s: S, lane: int, options: list[int], conversions: int) -> list[Plan[S]]:
        """Every action, and those that so many positions after free actions would open."""
        self._try_actions(s, lane, options, [])
        self._convert(s, lane, options, conversions)
        return self.plans

    def _try_actions(self, s: S, lane: int, options: list[int], free: Way) -> None:
        """`free` are the free actions that led to this position."""
        new = [each for each in options if each not in self.tried]
        for choice, end in self._ends(s, lane, new):
            self.plans.append(Plan([*free, choice], end, end.value))
        self.tried.update(options)

    def _ends(self, s: S, lane: int, options: list[int]) -> list[tuple[int, End[S]]]:
        """Where each action leads."""
        outlook, search = self.outlook, self.search
        ends: list[tuple[int, End[S]]] = []
        leading: dict[int, tuple[float, S, int]] = {}
        actions = [each for each in options if not (outlook.is_free(each) or outlook.is_pass(each))]
        for choice in search.budget.shared(actions):
            trial = search.copy_after(s, lane, [choice])
            common = outlook.alike(trial, lane, choice)
            if common is None:
                ends.append((choice, search.best(trial)))
                continue
            value = outlook.value(trial)
            if common not in leading or value > leading[common][0] + EPSILON:
                leading[common] = (value, trial, choice)
        for _, trial, choice in search.budget.shared(list(leading.values())):
            ends.append((choice, search.best(trial)))
        return ends

    def _followed(self, end: End[S], lane: int, turns: int) -> float:
        """What further turns of this round would make of it, if nobody came in between."""
        budget = self.search.budget
        s = self.outlook.next_turn(end.position) if turns and not budget.is_spent() else None
        if s is None:
            return end.value
        ends = [each for _, each in self._ends(s, lane, s.lane_options(lane))]
        ends.sort(key=value_of, reverse=True)
        best = budget.shared(ends[: self.depth.branches])
        later = [self._followed(each, lane, turns - 1) for each in best]
        gain = max(later, default=end.value) - end.value
        return end.value + max(0.0, self.depth.later * gain)

    # --- free actions -------------------------------------------------------------------------

    def _convert(self, s: S, lane: int, options: list[int], positions: int) -> None:
        """Positions that free actions lead to, those that lose least first."""
        outlook = self.outlook
        free = [choice for choice in options if outlook.is_free(choice)]
        if not free:
            return
        full = outlook.holdings(s)
        seen = {outlook.purse(s)}
        waiting: list[tuple[float, int, S, Way]] = []
        here = s
        before: Way = []
        for _ in range(positions):
            if self.search.budget.is_spent():
                return
            for choice in free:
                trial = self.search.copy_after(here, lane, [choice])
                purse = outlook.purse(trial)
                if self.search.lane(trial) != lane or purse in seen:
                    continue
                seen.add(purse)
                loss = full - outlook.holdings(trial)
                if loss <= self.depth.dearest:
                    heappush(waiting, (loss, len(seen), trial, [*before, choice]))
            if not waiting:
                return
            _, _, here, before = heappop(waiting)
            open_now = here.lane_options(lane)
            free = [choice for choice in open_now if outlook.is_free(choice)]
            self._try_actions(here, lane, open_now, before)
