"""What a position is worth to a seat: points now, and those that are to be expected."""

from __future__ import annotations

from math import exp

from astrarium.bots.gaia.means import Means
from astrarium.bots.gaia.reach import Reach
from astrarium.bots.gaia.weights import Weights
from astrarium.bots.search import Depth, Parts
from astrarium.bots.search import Outlook as SearchOutlook
from astrarium.games.gaia.effects import EACH_TIME, INCOME, SPECIAL_ACTION, WHEN_PASSING, Tech
from astrarium.games.gaia.gains import big_structures, count_of
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.structures import power_value
from astrarium.games.gaia.words import (
    ACTION_STANDS,
    BIG_BUILT,
    GAIA_MINE_BUILT,
    GAIA_PROJECT,
    KNOWLEDGE_STANDS,
    MINE_BUILT,
    NONE,
    RESEARCH_LAB,
    RESEARCH_STEP,
    ROUNDS,
    TOKEN_GAINED,
    TRADING_STATION_BUILT,
)
from astrarium.parts.bits import count_bits

MOST_BIG = 3  # an institute and two academies


class Outlook(SearchOutlook[Gaia, Weights]):
    """Where a seat stands. What its turns are made of is said in turns.py."""

    def __init__(self, s: Gaia, seat: int, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        self.rules = s.rules
        self.round = max(1, int(s.round_number))
        self.left = ROUNDS - int(s.round_number)  # incomes to come
        self.faction = s.faction_of(seat)
        self.passed = s.has_passed(seat)
        self.means = Means(s, seat, weights)
        self.reach = Reach(s, seat, weights, self.means)
        self.passes = self.left if self.passed or s.round_number == 0 else self.left + 1
        self.levels = [[self._level(track, level) for level in range(6)] for track in range(6)]
        self.standard = [self._tile(tile) for tile in s.rules.standard]
        self.advanced = [self._tile(tile) for tile in s.rules.advanced]
        self.rivals = [self._rivals(s, tile) for tile in s.final_tiles]
        self.doubt = weights.doubt + weights.doubt_a_round * self.left
        self.waiting = [self._waiting(s, trigger) for trigger in range(TOKEN_GAINED + 1)]
        self.fade = (self.left + 0.5) / ROUNDS if self.left else 0.0
        faction = self.faction
        gain = self.means.per_round
        self.mine_row = _sums([gain(icon) for icon in faction.mine_row])
        self.trading_row = _sums([gain(icon) for icon in faction.trading_row])
        self.lab_row = _sums([gain(icon) for icon in faction.lab_row])
        self.institute = sum(gain(icon) for icon in faction.institute_incomes)
        self.institute += weights.institute * (self.left + 1) / ROUNDS
        self.academy_knowledge = gain(faction.academy_income)
        self.academy_action = gain(faction.academy_action)

    def how_far(self) -> Depth:
        weights = self.weights
        return Depth(
            plans=weights.plans,
            turns=weights.turns,
            branches=weights.branches,
            later=weights.later,
        )

    # --- prepared once ------------------------------------------------------------------------

    def _level(self, track: int, level: int) -> float:
        """The points of a level at the end, its income, and what it promises."""
        rules = self.rules
        above = max(0, level - int(rules.end_levels_from) + 1)
        value = float(above * rules.end_level_vp)
        income = rules.levels[track * 6 + level].income
        if income is not None:
            value += self.means.per_round(income)
        value += self.weights.promise[level] * self.left / ROUNDS
        if track == GAIA_PROJECT and level > 0:
            cheaper = int(rules.project_cost[1] - rules.project_cost[level])
            value += self.weights.project_power * cheaper * self.left / ROUNDS
        return value

    def _tile(self, tile: Tech) -> float:
        """What a tile brings in the coming rounds; for points when passing, a unit of them."""
        if tile.timing in (INCOME, SPECIAL_ACTION):
            return self.means.per_round(tile.gain)
        if tile.timing == EACH_TIME:
            return (
                int(tile.gain.vp)
                * self._often(int(tile.trigger))
                * (self.left + self.weights.this_round)
            )
        if tile.timing == WHEN_PASSING:
            return float(tile.gain.vp * self.passes)
        return 0.0

    def _often(self, trigger: int) -> float:
        weights = self.weights
        return {
            MINE_BUILT: weights.mines_a_round,
            GAIA_MINE_BUILT: weights.gaia_mines_a_round,
            TRADING_STATION_BUILT: weights.stations_a_round,
            RESEARCH_STEP: weights.steps_a_round,
        }.get(trigger, 0.0)

    def _rivals(self, s: Gaia, tile: int) -> list[int]:
        """What the others have of what a final tile counts."""
        entry = s.rules.final_tiles[tile]
        counts = [
            int(count_of(s, other, entry.counts))
            for other in range(len(s.players))
            if other != self.seat and s.players[other].faction != NONE
        ]
        if s.rules.neutral:
            counts.append(int(entry.neutral))
        return counts

    def _waiting(self, s: Gaia, trigger: int) -> float:
        """Points that coming rounds give for this."""
        tiles = [s.rules.round_tiles[number] for number in s.round_tiles[int(s.round_number) :]]
        return float(sum(tile.vp for tile in tiles if tile.trigger == trigger))

    # --- a position ---------------------------------------------------------------------------

    def value(self, s: Gaia) -> float:
        player = s.players[self.seat]
        return (
            int(player.vp)
            + self.means.holdings(player)
            + self._income(player)
            + self._structures(s, player)
            + self._research(player)
            + self._tiles(s, player)
            + self._finals(s)
            + self._federations(s, player)
            + self.reach.value(s)
        )

    def parts(self, s: Gaia) -> Parts:
        player = s.players[self.seat]
        return {
            "points": float(player.vp),
            "stock": self.means.holdings(player),
            "income": self._income(player),
            "structures": self._structures(s, player),
            "research": self._research(player),
            "tiles": self._tiles(s, player),
            "finals": self._finals(s),
            "federations": self._federations(s, player),
            "room": self.reach.value(s),
        }

    def _income(self, player: Player) -> float:
        value = self.mine_row[player.mines] + self.trading_row[player.trading_stations]
        value += self.lab_row[player.labs]
        if player.institute > 0:
            value += self.institute
        if player.academies & KNOWLEDGE_STANDS:
            value += self.academy_knowledge
        if player.academies & ACTION_STANDS:
            value += self.academy_action
        return value

    def _structures(self, s: Gaia, player: Player) -> float:
        weights = self.weights
        big = int(big_structures(player))
        to_come = self.rules.pieces[RESEARCH_LAB] - player.labs + 1 - player.institute
        value = weights.station_path * int(min(player.trading_stations, to_come))
        value += weights.lab_path * min(int(player.labs), MOST_BIG - big)
        value += weights.settled * len(player.hexes)
        value *= self.fade
        value += weights.planet_type * int(count_bits(player.types))
        if big < MOST_BIG:
            value += weights.wait_big * self.waiting[BIG_BUILT]
        booster = int(player.booster)
        if booster != NONE and not self.passed:
            held = self.rules.boosters[booster]
            if held.pass_vp > 0:
                value += int(held.pass_vp * count_of(s, self.seat, held.per))
        return value

    def _research(self, player: Player) -> float:
        levels = int(player.levels)
        value = 0.0
        for each in self.levels:
            value += each[levels & 15]
            levels >>= 4
        return value

    def _tiles(self, s: Gaia, player: Player) -> float:
        value = 0.0
        active = int(player.tiles & ~player.covered)
        if active:
            for number, worth in enumerate(self.standard):
                if (active >> number) & 1:
                    value += worth
        owned = int(player.advanced)
        if owned:
            for number, worth in enumerate(self.advanced):
                if (owned >> number) & 1:
                    tile = self.rules.advanced[number]
                    if tile.timing == WHEN_PASSING:
                        worth *= int(count_of(s, self.seat, tile.per))
                    value += worth
        return value

    def _finals(self, s: Gaia) -> float:
        """Each rival who is left behind is worth a rank."""
        ranks = self.rules.rank_vp
        value = 0.0
        for tile, rivals in zip(s.final_tiles, self.rivals, strict=True):
            mine = int(count_of(s, self.seat, self.rules.final_tiles[tile].counts))
            points = float(ranks[0])
            for count in rivals:
                points -= (ranks[0] - ranks[1]) / (1.0 + exp((mine - count) / self.doubt))
            value += points
        return value

    def _federations(self, s: Gaia, player: Player) -> float:
        """Power value that could still become a federation."""
        weights = self.weights
        geometry = self.rules.geometry
        n, dist = int(geometry.n), geometry.dist
        loose = [
            int(hex)
            for hex in [*player.hexes, *player.stations]
            if not s.in_any_federation(self.seat, hex)
        ]
        total = 0
        value = 0.0
        for hex in loose:
            worth = int(power_value(s, self.seat, hex)) or 1
            gap = 4
            row = hex * n
            for other in loose:
                if other != hex:
                    away = dist[row + other] - 1
                    if away < gap:
                        gap = away
            total += worth
            value += worth * max(0.0, 1.0 - weights.gap * gap)
        value *= weights.power_value * (1.0 if self.left else weights.last_round)
        value += weights.green * int(player.green) * (self.left + 0.5) / ROUNDS
        if total >= weights.nearly:
            value += weights.wait_federation * self.waiting[TOKEN_GAINED]
        return value


def _sums(values: list[float]) -> list[float]:
    """What the first n entries of a row are worth together, for every n."""
    sums = [0.0]
    for value in values:
        sums.append(sums[-1] + value)
    return sums
