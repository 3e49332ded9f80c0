"""Ships on the exploration board: moving, strength, control."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.games.sun.state import DISC_KINDS, Sun
from astrarium.games.sun.supply import disc_back
from astrarium.games.sun.words import (
    HOME,
    MOST_SEATS,
    NONE,
    SHIP_LEVELS,
    SHIPYARD,
)
from astrarium.parts.bits import bit, count_bits

# --- places --------------------------------------------------------------------------------------


def is_open(s: Sun, place: i64) -> bool:
    """May ships be there? A slot without a card is passed like any other."""
    board: i64 = len(s.rules.places)
    return place < board or s.systems[place] != NONE


def places(s: Sun) -> i64:
    """Bits of all that ships can be at."""
    found: i64 = 0
    for place in range(len(s.systems)):
        if is_open(s, place):
            found |= bit(place)
    return found


def near(s: Sun, place: i64) -> i64:
    """Bits of the places that a single line leads to. [sun.jump.move.adjacent]"""
    rules = s.rules
    board: i64 = len(rules.places)
    found: i64 = rules.places[place].near if place < board else 0
    for extra in range(len(s.extras)):
        if s.systems[board + extra] == NONE:
            continue
        beside = anchor(s, extra)
        if beside == place:
            found |= bit(board + extra)
        elif board + extra == place:
            found |= bit(beside)
    return found


def anchor(s: Sun, extra: i64) -> i64:
    """Extra systems lie beside the slots of their deck, from the first on."""
    deck = s.extras[extra] // 2
    before: i64 = 0
    for other in range(extra):
        if s.extras[other] // 2 == deck:
            before += 1
    slots = [at for at, place in enumerate(s.rules.places) if place.deck == deck]
    return slots[before % len(slots)]


def specialties(s: Sun, place: i64) -> i64:
    """Bits of tracks; none where nothing can be controlled.

    [sun.control.cards-and-shipyards] [sun.control.not-sol] [sun.control.not-deep-space]
    """
    board: i64 = len(s.rules.places)
    if place < board and s.rules.places[place].kind == SHIPYARD:
        return s.rules.places[place].specialties
    system: i64 = s.systems[place]
    return s.rules.systems[system].specialties if system != NONE else 0


# --- ships ---------------------------------------------------------------------------------------


def ship_index(place: i64, seat: i64, level: i64) -> i64:
    return (place * MOST_SEATS + seat) * SHIP_LEVELS + level - 1


def ships(s: Sun, place: i64, seat: i64, level: i64) -> i64:
    return i64(s.ships[ship_index(place, seat, level)])


def put_ship(s: Sun, place: i64, seat: i64, level: i64) -> None:
    s.ships[ship_index(place, seat, level)] += 1
    s.changed = 1


def take_ship(s: Sun, place: i64, seat: i64, level: i64) -> None:
    s.ships[ship_index(place, seat, level)] -= 1
    s.changed = 1


def strength(s: Sun, place: i64, seat: i64) -> i64:
    """The sum of the levels of the ships there. [sun.control.strength]"""
    power: i64 = 0
    first = ship_index(place, seat, 1)
    for level in range(SHIP_LEVELS):
        power += i64(s.ships[first + level]) * (level + 1)
    return power


def own_ships(s: Sun, seat: i64) -> list[int]:
    """place * 4 + level - 1 of every kind of own ship that is somewhere."""
    found: list[int] = []
    for place in range(len(s.systems)):
        first = ship_index(place, seat, 1)
        for level in range(SHIP_LEVELS):
            if s.ships[first + level] > 0:
                found.append(place * SHIP_LEVELS + level)
    return found


def has_ships(s: Sun, seat: i64) -> bool:
    for place in range(len(s.systems)):
        if strength(s, place, seat) > 0:
            return True
    return False


def has_upgradable(s: Sun, seat: i64) -> bool:
    """[sun.ship.upgrade.max-4]"""
    for place in range(len(s.systems)):
        first = ship_index(place, seat, 1)
        for level in range(SHIP_LEVELS - 1):
            if s.ships[first + level] > 0:
                return True
    return False


def upgradable(s: Sun, seat: i64) -> list[int]:
    """[sun.ship.upgrade.max-4]"""
    return [ship for ship in own_ships(s, seat) if ship % SHIP_LEVELS < SHIP_LEVELS - 1]


def ship_levels(s: Sun, seat: i64) -> i64:
    power: i64 = 0
    for place in range(len(s.systems)):
        power += strength(s, place, seat)
    return power


# --- control -------------------------------------------------------------------------------------


def controller(s: Sun, place: i64) -> i64:
    """The seat whose outpost stands or is being built there, or NONE."""
    if s.gaining[place] > 0:
        return i64(s.gaining[place]) - 1
    return (i64(s.outposts[place]) - 1) // DISC_KINDS  # without an outpost this is NONE


def outpost_kind(s: Sun, place: i64) -> i64:
    return (i64(s.outposts[place]) - 1) % DISC_KINDS


def controlled(s: Sun, seat: i64) -> i64:
    """Bits of the places with an outpost of the seat."""
    found: i64 = 0
    for place in range(len(s.systems)):
        if controller(s, place) == seat:
            found |= bit(place)
    return found


def build_places(s: Sun, seat: i64) -> list[int]:
    """Sol, and shipyards with an own outpost. [sun.ship.build.where]"""
    found: list[int] = []
    for at, place in enumerate(s.rules.places):
        if place.kind == HOME or (place.kind == SHIPYARD and controller(s, at) == seat):
            found.append(at)
    return found


def new_controller(s: Sun, place: i64) -> i64:
    """Who controls a place by the ships that are there now, or NONE.

    [sun.control.highest-strength] [sun.implied.tie-keeps-control]
    [sun.control.leave.others-tie.lost] [sun.control.leave.nobody-else]
    """
    holder = controller(s, place)
    most: i64 = 0
    leaders: i64 = 0
    for seat in range(len(s.players)):
        power = strength(s, place, seat)
        if power > most:
            most = power
            leaders = bit(seat)
        elif power == most:
            leaders |= bit(seat)
    if most == 0 or (holder != NONE and (leaders >> holder) & 1 == 1):
        return holder
    if count_bits(leaders) > 1:
        return NONE
    seat = 0
    while (leaders >> seat) & 1 == 0:
        seat += 1
    return seat


def heir(s: Sun, place: i64, seat: i64) -> i64:
    """Who would gain control of a place if the seat that has it left with all ships, or NONE.

    [sun.control.leave.other-highest] [sun.control.leave.others-tie.lost]
    """
    if controller(s, place) != seat:
        return NONE
    most: i64 = 0
    gaining: i64 = NONE
    for other in range(len(s.players)):
        power = strength(s, place, other) if other != seat else 0
        if power > most:
            most, gaining = power, other
        elif power == most:
            gaining = NONE
    return gaining


def lose_control(s: Sun, place: i64) -> None:
    """[sun.control.lose.take-back]"""
    if s.outposts[place] > 0:
        seat = (i64(s.outposts[place]) - 1) // DISC_KINDS
        disc_back(s.players[seat], outpost_kind(s, place))
        s.outposts[place] = 0
        s.tell("control-lost", seat, 1, place_thing(s, place), "sun.control.lose.take-back")
    s.gaining[place] = 0


def check_control(s: Sun) -> bool:
    """After every change: who loses control, and who gains it. Does anybody?

    [sun.control.check-after-change]
    """
    gained = False
    for place in range(len(s.systems)):
        if specialties(s, place) == 0:
            continue
        if s.stealth == 1 and (s.held >> place) & 1 == 0:
            continue
        before = controller(s, place)
        now = new_controller(s, place)
        if now != before:
            lose_control(s, place)
            if now != NONE:
                s.gaining[place] = u8(now + 1)
                if before != NONE:
                    s.players[now].taken += 1
                gained = True
    return gained


def anybody_gaining(s: Sun) -> bool:
    for place in range(len(s.gaining)):
        if s.gaining[place] > 0:
            return True
    return False


def expel(s: Sun, place: i64) -> None:
    """To Deep Space. [sun.colonise.expel.to-deep-space] [sun.colonise.expel.own-too]"""
    for seat in range(len(s.players)):
        for level in range(1, SHIP_LEVELS + 1):
            for _ in range(ships(s, place, seat, level)):
                take_ship(s, place, seat, level)
                put_ship(s, s.rules.deep_space, seat, level)


def place_thing(s: Sun, place: i64) -> i64:
    """The number of a place in events: its system, or the printed place."""
    system: i64 = s.systems[place]
    return s.rules.first_system + system if system != NONE else s.rules.first_place + place
