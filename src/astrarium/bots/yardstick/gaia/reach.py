"""Room to grow: the planets that a seat could build on next, and what stands near them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from astrarium.bots.yardstick.gaia.weights import Weights
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    EMPTY,
    GAIA,
    GAIA_PROJECT,
    NAVIGATION,
    ROUNDS,
    SEAT_SHIFT,
    TERRAFORMING,
    TRANSDIM,
)

if TYPE_CHECKING:
    from astrarium.bots.yardstick.gaia.means import Means

FARTHEST = 2  # Q.I.C.s that one would spend to get somewhere


class Reach:
    def __init__(self, s: Gaia, seat: int, weights: Weights, means: Means) -> None:
        self.seat = seat
        self.weights = weights
        self.means = means
        self.left = ROUNDS - int(s.round_number)
        self.rules = s.rules
        self.home = int(s.faction_of(seat).home)
        self.faction = s.faction_of(seat)
        self.neighbours = self._neighbours(s)
        # Planets that nobody has taken: hex, and steps to make it habitable.
        self.free = self._free(s)
        self.known: dict[tuple[int, ...], float] = {}

    def _neighbours(self, s: Gaia) -> list[bool]:
        """Of every hex: does another seat stand within 2 of it?"""
        geometry = s.rules.geometry
        near = [False] * int(geometry.n)
        for hex, building in enumerate(s.building):
            if building != 0 and (int(building) >> SEAT_SHIFT) != self.seat:
                for i in range(int(geometry.around_count[hex])):
                    near[int(geometry.around[hex * 19 + i])] = True
        return near

    def _free(self, s: Gaia) -> list[tuple[int, int, int]]:
        board = s.board
        if board is None:
            return []
        found = []
        for i in range(int(board.planet_count)):
            hex = int(board.planets[i])
            terrain = int(s.terrain[hex])
            if s.building[hex] == 0 and terrain != EMPTY:
                former = int(s.gaiaformer[hex])
                if former in (0, self.seat + 1):
                    found.append((hex, terrain, int(self.rules.steps[self.home * 11 + terrain])))
        return found

    def value(self, s: Gaia) -> float:
        player = s.players[self.seat]
        pending = int(player.gaiaformers_gained - player.gaiaformers - player.parked)
        key = (
            len(player.hexes),
            player.hexes[-1] if player.hexes else -1,
            len(player.stations),
            player.stations[-1] if player.stations else -1,
            int(player.levels) & 0xFFFF,
            pending,
        )
        known = self.known.get(key)
        if known is None:
            known = self._value(s)
            self.known[key] = known
        return known

    def _value(self, s: Gaia) -> float:
        weights = self.weights
        means = self.means
        player = s.players[self.seat]
        value = weights.neighbour * sum(1 for hex in player.hexes if self.neighbours[hex])
        step = means.ore * int(self.rules.step_ore[player.level(TERRAFORMING)])
        gaia = means.qic * int(self.faction.gaia_qic) + means.ore * int(self.faction.gaia_ore)
        tokens = int(self.rules.project_cost[player.level(GAIA_PROJECT)])
        project = means.power * tokens * weights.project_share
        formers = player.gaiaformers
        ahead = int(self.rules.ranges[player.level(NAVIGATION)])
        near = player.near
        mine = means.ore + 2 * means.credits
        worth = weights.planet + means.income_ore * weights.mine_income - mine
        best: list[float] = []
        for hex, terrain, steps in self.free:
            if s.building[hex] != 0:
                continue
            if s.gaiaformer[hex] == self.seat + 1:
                if s.terrain[hex] == GAIA or self.left:
                    value += weights.project
                continue
            missing = int(near[hex]) - ahead
            cost = 0.0
            if missing > 0:
                qics = (missing + 1) // 2
                if qics > FARTHEST:
                    continue
                cost = qics * means.qic
            if terrain == TRANSDIM:
                if formers == 0 or not self.left:
                    continue
                cost += project
            elif terrain == GAIA:
                cost += gaia
            else:
                cost += steps * step
            if cost < worth:
                best.append(worth - cost)
        best.sort(reverse=True)
        return value + weights.reach * sum(best[: 1 + self.left])
