"""The production phase, and trade."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.sun.abilities import CHEAP_CUBES, ability_of
from astrarium.games.sun.frames.control import settle_control
from astrarium.games.sun.galaxy import own_ships, place_thing, take_ship
from astrarium.games.sun.reasons import NO_SUPPLY, TOO_LITTLE_ORE, TOO_LITTLE_POPULATION
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import (
    column_to_take,
    gain_ore,
    grow,
    grow_population,
    mine_ore,
    pay_ore,
    return_population,
)
from astrarium.games.sun.words import (
    BUY_CUBE,
    END_TRADE,
    GROWTH,
    LEFTMOST,
    MINING,
    NONE,
    SCRAP,
    SELL_CUBE,
    SHIP_LEVELS,
)


def produce(s: Sun, lane: i64, seat: i64, kind: i64) -> None:
    """[sun.production.exactly-one]"""
    if kind == GROWTH:
        grow_population(s, seat)
    elif kind == MINING:
        mine_ore(s, seat)
    else:
        s.push(lane, Trade(seat))


def cube_price(s: Sun, seat: i64) -> i64:
    """[sun.production.trade.ore-to-population]"""
    cheaper = ability_of(s, seat, CHEAP_CUBES)
    return s.rules.buy_ore if cheaper is None else cheaper.first


class Trade(SeatFrame[Sun]):
    """Any number of the three exchanges. [sun.production.trade.any-number]"""

    def candidates(self, s: Sun) -> list[int]:
        return [
            BUY_CUBE,
            *(SCRAP + ship for ship in own_ships(s, self.player)),
            SELL_CUBE,
            END_TRADE,
        ]

    def options(self, s: Sun) -> list[int]:
        player = s.players[self.player]
        found: list[int] = []
        if player.supply > 0 and player.ore >= cube_price(s, self.player):
            found.append(BUY_CUBE)
        if player.ore >= s.rules.scrap_ore:
            for ship in own_ships(s, self.player):
                found.append(SCRAP + ship)
        if player.population > 0:
            found.append(SELL_CUBE)
        found.append(END_TRADE)
        return found

    def reason(self, s: Sun, choice: i64) -> i64:
        player = s.players[self.player]
        if choice == END_TRADE:
            return LEGAL
        if choice == SELL_CUBE:
            return LEGAL if player.population > 0 else because(TOO_LITTLE_POPULATION, 1)
        price = cube_price(s, self.player) if choice == BUY_CUBE else s.rules.scrap_ore
        if choice == BUY_CUBE and player.supply == 0:
            return because(NO_SUPPLY)
        return LEGAL if player.ore >= price else because(TOO_LITTLE_ORE, price)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        s.changed = 1
        if choice == END_TRADE:
            s.pop(lane)
        elif choice == BUY_CUBE:
            price = cube_price(s, self.player)
            pay_ore(s, self.player, price, "sun.production.trade.ore-to-population")
            grow(s, self.player, column_to_take(player, LEFTMOST))
            s.tell("bought", self.player, 1, NONE, "sun.production.trade.ore-to-population")
        elif choice == SELL_CUBE:
            return_population(s, self.player, 1)
            s.tell("sold", self.player, 1, NONE, "sun.production.trade.population-to-ore")
            ore = s.rules.sell_ore
            gain_ore(s, self.player, ore, "sun.production.trade.population-to-ore")
        else:
            self.scrap(s, lane, choice - SCRAP)

    def scrap(self, s: Sun, lane: i64, ship: i64) -> None:
        """[sun.production.trade.scrap-ship] [sun.implied.scrapping-is-a-change]"""
        place = ship // SHIP_LEVELS
        take_ship(s, place, self.player, ship % SHIP_LEVELS + 1)
        pay_ore(s, self.player, s.rules.scrap_ore, "sun.production.trade.scrap-ship")
        s.players[self.player].population += 1
        thing = place_thing(s, place)
        s.tell("scrapped", self.player, 1, thing, "sun.production.trade.scrap-ship")
        settle_control(s, lane)
