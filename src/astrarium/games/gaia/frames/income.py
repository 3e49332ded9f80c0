"""Phase I: income. Only the order of charging and gaining power is ever asked."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, SeatFrame
from astrarium.games.gaia.effects import INCOME, Gain
from astrarium.games.gaia.gains import (
    gain_resources,
    gain_tokens,
    source_of,
    tile_of,
    tiles_of,
)
from astrarium.games.gaia.power import charge
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    FROM_BOOSTER,
    FROM_FACTION,
    FROM_TRACK,
    INCOME_CHARGE,
    INCOME_GAIN,
    KIND,
    KNOWLEDGE_STANDS,
    NONE,
)


class Icons:
    """The income of one seat being added up."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.charges: i64 = 0  # icons that charge 1, 2, ... power: four bits each
        self.gains: i64 = 0  # icons that give 1, 2, ... tokens

    def add(self, s: Gaia, icon: Gain, source: i64, rule: str) -> None:
        gain_resources(s, self.seat, icon, 1, source, rule)
        if icon.charge > 0:
            self.charges += 1 << (4 * (icon.charge - 1))
        if icon.tokens > 0:
            self.gains += 1 << (4 * (icon.tokens - 1))

    def add_row(self, s: Gaia, row: list[Gain], count: i64, source: i64) -> None:
        for i in range(count):
            self.add(s, row[i], source, "gaia.income.source.faction-board")


def give_income(s: Gaia, seat: i64) -> None:
    """[gaia.income.every-round]"""
    icons = Icons(seat)
    add_all(s, seat, s.players[seat].booster, icons)
    if icons.charges != 0 or icons.gains != 0:
        s.push(seat + 1, PowerIncome(seat, icons.charges, icons.gains))


def add_all(s: Gaia, seat: i64, booster: i64, icons: Icons) -> None:
    """With this booster, or with NONE. [gaia.income.source.faction-board]
    [gaia.income.source.round-booster] [gaia.income.source.tech-tiles]
    [gaia.income.source.research-level]
    """
    rules = s.rules
    player = s.players[seat]
    faction = rules.factions[player.faction]
    board: i64 = FROM_FACTION + player.faction
    icons.add(s, faction.base_income, board, "gaia.income.source.faction-board")
    icons.add_row(s, faction.mine_row, player.mines, board)
    icons.add_row(s, faction.trading_row, player.trading_stations, board)
    icons.add_row(s, faction.lab_row, player.labs, board)
    if player.academies & KNOWLEDGE_STANDS:
        icons.add(s, faction.academy_income, board, "gaia.income.source.faction-board")
    if player.institute > 0:
        count: i64 = len(faction.institute_incomes)
        icons.add_row(s, faction.institute_incomes, count, board)
    if booster != NONE:
        for icon in rules.boosters[booster].incomes:
            rule = "gaia.income.source.round-booster"
            icons.add(s, icon, FROM_BOOSTER + booster, rule)
    for number in tiles_of(player):
        if tile_of(s, number).timing == INCOME:
            rule = "gaia.income.source.tech-tiles"
            icons.add(s, tile_of(s, number).gain, source_of(number), rule)
    for track in range(6):
        income = rules.levels[track * 6 + player.level(track)].income
        if income is not None:
            icons.add(s, income, FROM_TRACK + track, "gaia.income.source.research-level")


def total(icons: i64) -> i64:
    """The power of all icons together."""
    amount: i64 = 1
    power: i64 = 0
    while icons > 0:
        power += amount * (icons & 15)
        icons >>= 4
        amount += 1
    return power


def amounts_of(icons: i64) -> list[int]:
    """How much power icons give, each amount once."""
    return [amount for amount in range(1, 13) if (icons >> (4 * (amount - 1))) & 15]


class PowerIncome(SeatFrame[Gaia]):
    """Icon by icon, in the order the player likes; asked only where the order matters.

    [gaia.income.order.power-free] [gaia.income.order.one-source-whole]
    """

    def __init__(self, player: i64, charges: i64, gains: i64) -> None:
        super().__init__(player)
        self.charges = charges
        self.gains = gains

    def advance(self, s: Gaia, lane: i64) -> i64:
        if self.charges == 0 and self.gains == 0:
            return DONE
        power = total(self.charges)
        if power > 0 and self.gains > 0 and power > s.players[self.player].area1:
            return WAIT
        # Charges that only move tokens from area I to II come out the same in any order.
        s.pop(lane)
        if self.gains > 0:
            gain_tokens(s, self.player, total(self.gains), NONE, "gaia.power.gain.into-area-1")
        if power > 0:
            charge(s, lane, self.player, power, NONE, "gaia.income.order.power-free")
        return AGAIN

    def candidates(self, s: Gaia) -> list[int]:
        charges = [INCOME_CHARGE + amount for amount in amounts_of(self.charges)]
        return charges + [INCOME_GAIN + amount for amount in amounts_of(self.gains)]

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        amount = choice % KIND
        icon: i64 = 1 << (4 * (amount - 1))
        if choice >= INCOME_GAIN:
            s.replace(lane, PowerIncome(self.player, self.charges, self.gains - icon))
            gain_tokens(s, self.player, amount, NONE, "gaia.power.gain.into-area-1")
        else:
            s.replace(lane, PowerIncome(self.player, self.charges - icon, self.gains))
            charge(s, lane, self.player, amount, NONE, "gaia.income.order.power-free")
