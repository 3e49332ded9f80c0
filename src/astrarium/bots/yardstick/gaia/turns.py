"""A turn: every action that is open, and those that a few free actions would open."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from astrarium.bots.yardstick.gaia.boosters import Boosters
from astrarium.bots.yardstick.gaia.search import End, Search, asks_for_tile, value_of
from astrarium.core.frame import MAIN
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import END_TURN, FREE, KIND, NONE, PASS, ROUNDS, UPGRADE

MOST_CONVERSIONS = 24  # positions that free actions lead to, cheapest first
DEAREST = 5.0  # points that conversions for one action may cost
EPSILON = 1e-6


class Plan(NamedTuple):
    """A turn tried out: how it begins and where it ends."""

    first: int
    end: End


def kind_of(choice: int) -> int:
    return choice - choice % KIND


class Turns:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.outlook = search.outlook
        self.tried: set[int] = set()
        self.plans: list[Plan] = []

    def choose(self, s: Gaia, lane: int, options: list[int]) -> int:
        if END_TURN in options:
            return END_TURN  # what is left can be converted before the next action
        self._try_actions(s, lane, options, 0)
        self._convert(s, lane, options)
        self.plans.sort(key=lambda plan: -plan.end.value)
        weights = self.outlook.weights
        best, best_value = NONE, self.outlook.value(s) + EPSILON
        for plan in self.plans[: weights.plans]:
            value = self._followed(plan.end, weights.turns)
            if value > best_value:
                best, best_value = plan.first, value
        return self._pass(s, lane, options) if best == NONE else best

    # --- what could be done -------------------------------------------------------------------

    def _try_actions(self, s: Gaia, lane: int, options: list[int], first: int) -> None:
        """`first` is the free action that led to this position, or 0."""
        new = [each for each in options if each not in self.tried]
        for choice, end in self._ends(s, lane, new):
            self.plans.append(Plan(first or choice, end))
        self.tried.update(options)

    def _ends(self, s: Gaia, lane: int, options: list[int]) -> list[tuple[int, End]]:
        """Where each action leads."""
        ends: list[tuple[int, End]] = []
        tiles: dict[int, tuple[float, Gaia, int]] = {}
        for choice in options:
            kind = kind_of(choice)
            if kind in (FREE, PASS):
                continue
            trial = s.clone()
            trial.answer(lane, choice)
            if kind >= UPGRADE and asks_for_tile(trial, lane):
                # Where to build it, and which tile to take, do not depend on each other.
                value = self.outlook.value(trial)
                if kind not in tiles or value > tiles[kind][0] + EPSILON:
                    tiles[kind] = (value, trial, choice)
                continue
            ends.append((choice, self.search.best(trial)))
        for _, trial, choice in tiles.values():
            ends.append((choice, self.search.best(trial)))
        return ends

    def _followed(self, end: End, turns: int) -> float:
        """What further turns of this round would make of it, if nobody came in between."""
        if turns == 0:
            return end.value
        s = end.position.clone()
        s.agenda.lanes[MAIN][:] = [Turn(self.outlook.seat, BEFORE)]
        s.built = s.built_too = NONE
        weights = self.outlook.weights
        ends = [each for _, each in self._ends(s, MAIN, s.lane_options(MAIN))]
        ends.sort(key=value_of, reverse=True)
        later = [self._followed(each, turns - 1) for each in ends[: weights.branches]]
        gain = max(later, default=end.value) - end.value
        return end.value + max(0.0, weights.later * gain)

    # --- free actions -------------------------------------------------------------------------

    def _convert(self, s: Gaia, lane: int, options: list[int]) -> None:
        """Positions that free actions lead to, those that lose least first."""
        means, seat = self.outlook.means, self.outlook.seat
        full = means.holdings(s.players[seat])
        seen = {purse(s, seat)}
        waiting: list[tuple[float, int, Gaia, int]] = []
        here, first, open_now = s, 0, options
        for _ in range(MOST_CONVERSIONS):
            for choice in open_now:
                if kind_of(choice) != FREE:
                    continue
                trial = here.clone()
                trial.answer(lane, choice)
                if self.search.lane(trial) != lane or purse(trial, seat) in seen:
                    continue
                seen.add(purse(trial, seat))
                loss = full - means.holdings(trial.players[seat])
                if loss <= DEAREST:
                    heappush(waiting, (loss, len(seen), trial, first or choice))
            if not waiting:
                return
            _, _, here, first = heappop(waiting)
            open_now = here.lane_options(lane)
            self._try_actions(here, lane, open_now, first)

    # --- passing ------------------------------------------------------------------------------

    def _pass(self, s: Gaia, lane: int, options: list[int]) -> int:
        """Conversions that are better than keeping what there is; then the best booster."""
        seat = self.outlook.seat
        last = s.round_number == ROUNDS
        best, best_value = NONE, self._kept(s, seat, last)
        for choice in options:
            if kind_of(choice) == FREE:
                trial = s.clone()
                trial.answer(lane, choice)
                value = self._kept(trial, seat, last)
                if value > best_value + EPSILON:
                    best, best_value = choice, value
        if best != NONE:
            return best
        boosters = Boosters(s, self.outlook)
        passes = [each for each in options if kind_of(each) == PASS]
        return max(passes, key=lambda each: boosters.worth(each % KIND))

    def _kept(self, s: Gaia, seat: int, last: bool) -> float:
        return at_the_end(s, seat) if last else self.outlook.means.holdings(s.players[seat])


def purse(s: Gaia, seat: int) -> tuple[int, ...]:
    """All that free actions change."""
    player = s.players[seat]
    return (
        player.ore,
        player.knowledge,
        player.credits,
        player.qic,
        player.area1,
        player.area2,
        player.area3,
        player.stone,
        player.gaia_area,
        player.gaiaformers,
    )


def at_the_end(s: Gaia, seat: int) -> float:
    """What scores at the end, and a little less for what can still become that."""
    player = s.players[seat]
    scoring = player.ore + player.knowledge + player.credits
    if player.credits >= s.rules.most_credits:
        return float(scoring)
    still = int(player.area3) + 0.9 * int(player.area2 // 2) + int(player.qic)
    return int(scoring) + 0.9 * still
