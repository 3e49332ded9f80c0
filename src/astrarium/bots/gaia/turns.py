"""A turn: every action that is open, and those that a few free actions would open."""

from __future__ import annotations

from heapq import heappop, heappush

from astrarium.bots.gaia.boosters import Boosters
from astrarium.bots.gaia.search import Search, asks_for_tile
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import END_TURN, FREE, KIND, PASS, ROUNDS, TRADING_STATION, UPGRADE

MOST_CONVERSIONS = 24  # positions that free actions lead to, cheapest first
DEAREST = 5.0  # points that conversions for one action may cost
EPSILON = 1e-6


def kind_of(choice: int) -> int:
    return choice - choice % KIND


def main_actions(options: list[int]) -> list[int]:
    return [each for each in options if kind_of(each) not in (FREE, PASS, END_TURN)]


class Turns:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.outlook = search.outlook
        self.tried: set[int] = set()
        self.best_value = 0.0
        self.best_choice = END_TURN

    def choose(self, s: Gaia, lane: int, options: list[int]) -> int:
        if END_TURN in options:
            return END_TURN  # what is left can be converted before the next action
        self._consider_passing(s, options)
        self._try_actions(s, lane, options, 0)
        self._convert(s, lane, options)
        if kind_of(self.best_choice) == PASS:
            return self._before_passing(s, lane, options)
        return self.best_choice

    def _consider(self, value: float, choice: int) -> None:
        if value > self.best_value + EPSILON:
            self.best_value, self.best_choice = value, choice

    def _consider_passing(self, s: Gaia, options: list[int]) -> None:
        """The points for passing are expected anyway; what differs is the new booster."""
        passes = [each for each in options if kind_of(each) == PASS]
        boosters = Boosters(s, self.outlook)
        worth = {each: boosters.worth(each % KIND) for each in passes}
        self.best_choice = max(passes, key=lambda each: worth[each])
        self.best_value = self.outlook.value(s)

    def _try_actions(self, s: Gaia, lane: int, options: list[int], first: int) -> None:
        """`first` is the free action that this position begins with, or 0."""
        tiles: dict[int, tuple[float, Gaia, int]] = {}
        for choice in main_actions(options):
            if choice in self.tried:
                continue
            self.tried.add(choice)
            trial = s.clone()
            trial.answer(lane, choice)
            if asks_for_tile(trial, lane) and UPGRADE <= choice:
                # Where to build it, and which tile to take, do not depend on each other.
                value = self.outlook.value(trial)
                kind = kind_of(choice)
                if kind not in tiles or value > tiles[kind][0] + EPSILON:
                    tiles[kind] = (value, trial, choice)
                continue
            self._consider(self.search.best(trial), first or choice)
        for _, trial, choice in tiles.values():
            self._consider(self.search.best(trial), first or choice)

    # --- free actions -------------------------------------------------------------------------

    def _convert(self, s: Gaia, lane: int, options: list[int]) -> None:
        """Positions that free actions lead to, those that lose least first."""
        means, seat = self.outlook.means, self.outlook.seat
        full = means.holdings(s.players[seat])
        seen = {purse(s, seat)}
        waiting: list[tuple[float, int, Gaia, int]] = []
        count = 0
        left = MOST_CONVERSIONS
        here, first = s, 0
        open_now = options
        while True:
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
                    count += 1
                    heappush(waiting, (loss, count, trial, first or choice))
            if not waiting or left == 0:
                return
            left -= 1
            _, _, here, first = heappop(waiting)
            open_now = here.lane_options(lane)
            self._try_actions(here, lane, open_now, first)

    def _before_passing(self, s: Gaia, lane: int, options: list[int]) -> int:
        """Conversions that are better than keeping what there is."""
        seat = self.outlook.seat
        measure = at_the_end if s.round_number == ROUNDS else self.outlook.value_of_holdings
        best, best_value = self.best_choice, measure(s, seat)
        for choice in options:
            if kind_of(choice) == FREE:
                trial = s.clone()
                trial.answer(lane, choice)
                value = measure(trial, seat)
                if value > best_value + EPSILON:
                    best, best_value = choice, value
        return best


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
    most = s.tables.most_credits
    scoring = player.ore + player.knowledge + player.credits
    still = player.area3 + player.area2 // 2 * 0.9 + player.qic
    return float(scoring + 0.9 * still) if player.credits < most else float(scoring)
