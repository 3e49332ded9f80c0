"""What a round booster brings in the next round."""

from __future__ import annotations

from astrarium.bots.gaia.outlook import Outlook
from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    NO_BOOSTER,
    PER_BIG,
    PER_GAIA_PLANET,
    PER_LAB,
    PER_MINE,
    PER_TRADING_STATION,
)


class Boosters:
    def __init__(self, s: Gaia, outlook: Outlook) -> None:
        self.s = s
        self.outlook = outlook
        weights = outlook.weights
        # How many more of what it counts there will be when it is given back.
        self.growth = {
            PER_MINE: weights.mines_a_round,
            PER_TRADING_STATION: weights.stations_a_round,
            PER_LAB: weights.labs_a_round,
            PER_BIG: weights.big_a_round,
            PER_GAIA_PLANET: weights.gaia_mines_a_round,
        }

    def worth(self, number: int) -> float:
        if number == NO_BOOSTER:
            return 0.0
        s, outlook = self.s, self.outlook
        weights = outlook.weights
        booster = s.rules.boosters[number]
        value = sum(outlook.means.next_round(icon) for icon in booster.incomes)
        if booster.pass_vp > 0:
            count = int(count_of(s, outlook.seat, booster.per))
            value += int(booster.pass_vp) * (count + self.growth[int(booster.per)])
        if booster.steps > 0:
            value += weights.booster_step * int(booster.steps) * outlook.means.next[0]
        if booster.reach > 0:
            value += weights.booster_range
        return value
