"""Ships: built, upgraded, moved, donated."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, SeatFrame
from astrarium.games.sun.abilities import ANY_COLUMNS, ONE_JUMP, ability_of, has_ability
from astrarium.games.sun.changes import leave_reason
from astrarium.games.sun.frames.control import settle_control
from astrarium.games.sun.galaxy import (
    build_places,
    has_ships,
    near,
    own_ships,
    place_thing,
    places,
    put_ship,
    ships,
    strength,
    take_ship,
    upgradable,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import (
    column_to_take,
    full_columns,
    grow,
    put_supply,
    room,
    take_supply,
)
from astrarium.games.sun.words import (
    ANY_COLUMN,
    BUILD,
    BY_POPULATION,
    COLUMNS,
    DONATE,
    GROW,
    IN_DEEP_SPACE,
    MOST_PLACES,
    MOVE,
    NONE,
    SHIFT,
    SHIP_LEVELS,
    SKIP,
    STOP,
    UPGRADE,
)
from astrarium.parts.bits import bit


def sources(s: Sun, seat: i64, order: i64) -> list[int]:
    """The columns that a supply cube may come from now."""
    player = s.players[seat]
    if order == ANY_COLUMN or has_ability(s, seat, ANY_COLUMNS):
        return full_columns(player)
    column = column_to_take(player, order)
    return [int(column)] if column != NONE else []


class Grow(SeatFrame[Sun]):
    """Supply cubes become population, so many more; the seat says from which columns."""

    def __init__(self, player: i64, left: i64, order: i64) -> None:
        super().__init__(player)
        self.left = left
        self.order = order

    def data(self) -> list[int]:
        return [self.player, self.left, self.order]

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.left > 0 and sources(s, self.player, self.order) else DONE

    def candidates(self, s: Sun) -> list[int]:
        return [GROW + column for column in sources(s, self.player, self.order)]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        grow(s, self.player, choice - GROW)
        s.tell("population", self.player, 1, NONE, "sun.effect.supply.one-by-one-left")
        s.replace(lane, Grow(self.player, self.left - 1, self.order))


class Build(SeatFrame[Sun]):
    """Cubes become ships of a level, so many more: where, and which cube?

    Without supply cubes population may stand in, or the rest is left.
    [sun.ship.build.where] [sun.ship.build.several-places] [sun.effect.supply.population-instead]
    """

    def __init__(self, player: i64, left: i64, level: i64, at: i64, order: i64) -> None:
        super().__init__(player)
        self.left = left
        self.level = level
        self.at = at
        self.order = order  # BY_POPULATION: population is what it takes

    def data(self) -> list[int]:
        return [self.player, self.left, self.level, self.at, self.order]

    def cubes(self, s: Sun) -> list[int]:
        if self.order != BY_POPULATION:
            found = sources(s, self.player, self.order)
            if found:
                return found
        return [BY_POPULATION] if s.players[self.player].population > 0 else []

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.left > 0 and self.cubes(s) else DONE

    def candidates(self, s: Sun) -> list[int]:
        where = [int(s.rules.deep_space)] if self.at == IN_DEEP_SPACE else []
        cubes = self.cubes(s)
        found = [
            BUILD + place * 8 + cube
            for place in where or build_places(s, self.player)
            for cube in cubes
        ]
        if self.order != BY_POPULATION and cubes == [BY_POPULATION]:
            found.append(SKIP)
        return found

    def reason(self, s: Sun, choice: i64) -> i64:
        return leave_reason(s, self.player) if choice == SKIP else LEGAL

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        if choice == SKIP:
            s.pop(lane)
            return
        place, cube = (choice - BUILD) // 8, (choice - BUILD) % 8
        player = s.players[self.player]
        if cube == BY_POPULATION:
            player.population -= 1
        else:
            take_supply(player, cube)
        put_ship(s, place, self.player, self.level)
        s.tell(
            "ship-built", self.player, self.level, place_thing(s, place), "sun.ship.build.turn-cube"
        )
        s.replace(lane, Build(self.player, self.left - 1, self.level, self.at, self.order))
        settle_control(s, lane)


class Upgrade(SeatFrame[Sun]):
    """Own ships are raised: so many times more, each by so many levels, never above 4.

    `done`: ships that may not come again, seven bits each, where they must be different ones.
    [sun.ship.upgrade.turn] [sun.ship.upgrade.max-4] [sun.optional.upgrade-shortage]
    """

    def __init__(self, player: i64, left: i64, levels: i64, different: i64, done: i64) -> None:
        super().__init__(player)
        self.left = left
        self.levels = levels
        self.different = different
        self.done = done

    def data(self) -> list[int]:
        return [self.player, self.left, self.levels, self.different, self.done]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.left > 0 and self.candidates(s):
            return WAIT
        s.pop(lane)
        settle_control(s, lane)
        return AGAIN

    def candidates(self, s: Sun) -> list[int]:
        return [
            UPGRADE + ship
            for ship in upgradable(s, self.player)
            if ships(s, ship // SHIP_LEVELS, self.player, ship % SHIP_LEVELS + 1)
            > self.upgraded(ship)
        ]

    def upgraded(self, ship: i64) -> i64:
        """How many of the ships of this place and level have been raised already."""
        count: i64 = 0
        done = self.done
        while done > 0:
            if done & 127 == ship + 1:
                count += 1
            done >>= 7
        return count

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        ship = choice - UPGRADE
        place, level = ship // SHIP_LEVELS, ship % SHIP_LEVELS + 1
        higher = min(level + self.levels, SHIP_LEVELS)
        take_ship(s, place, self.player, level)
        put_ship(s, place, self.player, higher)
        s.tell("upgraded", self.player, higher, place_thing(s, place), "sun.ship.upgrade.turn")
        done = self.done
        if self.different == 1:
            done = (done << 7) | (place * SHIP_LEVELS + higher)
        s.replace(lane, Upgrade(self.player, self.left - 1, self.levels, self.different, done))


class Jump(SeatFrame[Sun]):
    """So many movement points more; control is checked when all movement is over.

    [sun.jump.move.points] [sun.jump.move.one-point] [sun.jump.move.before-control]
    [sun.jump.move.optional]
    """

    def __init__(self, player: i64, left: i64, anywhere: i64) -> None:
        super().__init__(player)
        self.left = left
        self.anywhere = anywhere  # 1: each point moves a ship to any location

    def data(self) -> list[int]:
        return [self.player, self.left, self.anywhere]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.left > 0 and has_ships(s, self.player):
            return WAIT
        s.pop(lane)
        settle_control(s, lane)
        return AGAIN

    def candidates(self, s: Sun) -> list[int]:
        found = self.moves(s)
        found.append(STOP)
        return found

    def options(self, s: Sun) -> list[int]:
        found = self.moves(s)
        if leave_reason(s, self.player) == LEGAL:
            found.append(STOP)
        return found

    def moves(self, s: Sun) -> list[int]:
        found: list[int] = []
        wormholes = ability_of(s, self.player, ONE_JUMP)
        for place in range(len(s.systems)):
            if strength(s, place, self.player) == 0:
                continue
            far = wormholes is not None and (wormholes.levels >> place) & 1 == 0
            targets = near(s, place)
            if self.anywhere == 1 or far:
                targets = places(s) & ~bit(place)
            to: i64 = 0
            while targets > 0:
                if targets & 1 == 1:
                    for level in range(SHIP_LEVELS):
                        if ships(s, place, self.player, level + 1) > 0:
                            found.append(MOVE + (place * MOST_PLACES + to) * SHIP_LEVELS + level)
                targets >>= 1
                to += 1
        return found

    def reason(self, s: Sun, choice: i64) -> i64:
        return leave_reason(s, self.player) if choice == STOP else LEGAL

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.replace(lane, Jump(self.player, 0, self.anywhere))
            return
        move = choice - MOVE
        level = move % SHIP_LEVELS + 1
        place = move // SHIP_LEVELS // MOST_PLACES
        to = move // SHIP_LEVELS % MOST_PLACES
        take_ship(s, place, self.player, level)
        put_ship(s, to, self.player, level)
        s.tell(
            "jumped",
            self.player,
            level,
            place_thing(s, place),
            "sun.jump.move.one-point",
            target=place_thing(s, to),
        )
        s.replace(lane, Jump(self.player, self.left - 1, self.anywhere))


class ShiftSupply(SeatFrame[Sun]):
    """Supply cubes move to other columns, so many more, without being turned."""

    def __init__(self, player: i64, left: i64, order: i64, to: i64) -> None:
        super().__init__(player)
        self.left = left
        self.order = order
        self.to = to  # a column; 5: any

    def data(self) -> list[int]:
        return [self.player, self.left, self.order, self.to]

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.left > 0 and self.candidates(s) else DONE

    def candidates(self, s: Sun) -> list[int]:
        player = s.players[self.player]
        taken = column_to_take(player, self.order) if self.order != ANY_COLUMN else NONE
        return [
            SHIFT + column * 8 + to
            for column in (full_columns(player) if taken == NONE else [int(taken)])
            for to in range(len(COLUMNS))
            if to != column and self.to in (to, len(COLUMNS)) and room(s, self.player, to)
        ]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        take_supply(player, (choice - SHIFT) // 8)
        put_supply(player, (choice - SHIFT) % 8)
        s.changed = 1
        s.tell("shifted", self.player, 1, NONE, "sun.clarify.other-columns-return-right")
        s.replace(lane, ShiftSupply(self.player, self.left - 1, self.order, self.to))


class Donate(SeatFrame[Sun]):
    """Up to so many ships are laid on an event, out of the game.

    [sun.event.spaceship-museum.no-move]
    """

    def __init__(self, player: i64, left: i64, event: i64) -> None:
        super().__init__(player)
        self.left = left
        self.event = event

    def data(self) -> list[int]:
        return [self.player, self.left, self.event]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.left > 0 and has_ships(s, self.player):
            return WAIT
        s.pop(lane)
        settle_control(s, lane)
        return AGAIN

    def candidates(self, s: Sun) -> list[int]:
        return [STOP, *(DONATE + ship for ship in own_ships(s, self.player))]

    def reason(self, s: Sun, choice: i64) -> i64:
        return leave_reason(s, self.player) if choice == STOP else LEGAL

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.replace(lane, Donate(self.player, 0, self.event))
            return
        place, level = (choice - DONATE) // SHIP_LEVELS, (choice - DONATE) % SHIP_LEVELS + 1
        take_ship(s, place, self.player, level)
        s.museum = [*s.museum, int(self.event * 64 + self.player * 8 + level)]
        s.tell(
            "donated",
            self.player,
            level,
            s.rules.first_event + self.event,
            "sun.event.spaceship-museum.no-move",
        )
        s.replace(lane, Donate(self.player, self.left - 1, self.event))
