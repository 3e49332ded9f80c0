"""What the next income phase brings a seat, looked up quickly: the same as games/gaia/forecast.py
says, for a search that asks thousands of times."""

from __future__ import annotations

from typing import Final

from astrarium.games.gaia.effects import INCOME, Gain
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import KNOWLEDGE_STANDS, NONE, TRACKS

# What an income is made of, in this order.
KINDS: Final = ("ore", "credits", "knowledge", "qic", "charge", "tokens")

Income = list[int]


class Incomes:
    def __init__(self, s: Gaia, seat: int) -> None:
        rules = s.rules
        faction = s.faction_of(seat)
        self.faction = faction
        self.base = _kinds(faction.base_income)
        self.mines = _sums(faction.mine_row)
        self.trading_stations = _sums(faction.trading_row)
        self.labs = _sums(faction.lab_row)
        self.academy = _kinds(faction.academy_income)
        self.institute = _sums(faction.institute_incomes)[-1]
        self.levels = [_kinds(level.income or Gain()) for level in rules.levels]
        self.standard = [
            _kinds(tile.gain) if tile.timing == INCOME else [] for tile in rules.standard
        ]
        self.advanced = [
            _kinds(tile.gain) if tile.timing == INCOME else [] for tile in rules.advanced
        ]
        self.boosters = [_sums(booster.incomes)[-1] for booster in rules.boosters]

    def of(self, player: Player, booster: int) -> Income:
        """With this booster, or with NONE; limits are not counted."""
        total = self.base[:]
        _add(total, self.mines[player.mines])
        _add(total, self.trading_stations[player.trading_stations])
        _add(total, self.labs[player.labs])
        if player.academies & KNOWLEDGE_STANDS:
            _add(total, self.academy)
        if player.institute > 0:
            _add(total, self.institute)
        if booster != NONE:
            _add(total, self.boosters[booster])
        _add_tiles(total, int(player.tiles & ~player.covered), self.standard)
        _add_tiles(total, int(player.advanced), self.advanced)
        levels = int(player.levels)
        for track in range(len(TRACKS)):
            _add(total, self.levels[track * 6 + (levels & 15)])
            levels >>= 4
        if self.faction.qic_is_ore(player):
            total[0] += total[3]
            total[3] = 0
        return total


def _kinds(gain: Gain) -> Income:
    return [
        int(gain.ore),
        int(gain.credits),
        int(gain.knowledge),
        int(gain.qic),
        int(gain.charge),
        int(gain.tokens),
    ]


def _sums(row: list[Gain]) -> list[Income]:
    """What the first n icons give together, for every n."""
    sums = [[0] * len(KINDS)]
    for gain in row:
        total = sums[-1][:]
        _add(total, _kinds(gain))
        sums.append(total)
    return sums


def _add(total: Income, more: Income) -> None:
    for kind in range(len(more)):
        total[kind] += more[kind]


def _add_tiles(total: Income, owned: int, tiles: list[Income]) -> None:
    number = 0
    while owned:
        if owned & 1:
            _add(total, tiles[number])
        owned >>= 1
        number += 1
