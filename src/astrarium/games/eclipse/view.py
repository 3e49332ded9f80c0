"""What a snapshot holds, what a seat sees of it, and guesses at the rest.

Secret are the values of reputation tiles, and the fronts of discovery tiles kept as points. What a
seat drew and put back into the bag is forgotten.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import Agenda
from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.eclipse.blueprints import fleet_values
from astrarium.games.eclipse.galaxy import ship_class, ship_hex, ship_side
from astrarium.games.eclipse.state import CROWD, POSITION, Eclipse, Player, new_position
from astrarium.games.eclipse.tables import EclipseRules, empty_slots
from astrarium.games.eclipse.words import (
    ANCIENT,
    ANCIENTS,
    CLASSES,
    NONE,
    SECTORS,
    SIDES,
    TECHNOLOGIES,
)
from astrarium.parts.bits import bit

# Secret lists of a player, each with the number that everybody sees.
TILES = (("tiles", "tile_count"), ("drawn", "drawn_count"))
FINDS = (("kept", "kept_count"), ("looked", "looked_count"))


def full_data(s: Eclipse) -> Data:
    return POSITION.full(s)


def seen_data(s: Eclipse, eyes: int | None) -> Data:
    """At the end everything is turned up."""
    return POSITION.full(s) if s.over else POSITION.seen(s, None, eyes)


def fill_in(rules: EclipseRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
    """Others' secret tiles, dealt anew from all that the eyes have not seen."""
    players = [dict(player) for player in seen["players"]]
    values = [value for value, count in enumerate(rules.tile_counts) for _ in range(count)]
    deal(players, TILES, values, rng)
    kinds = [
        kind
        for kind, tile in enumerate(rules.discoveries)
        for _ in range(int(tile.count) - (seen["used"][kind] if seen["used"] else 0))
    ]
    deal(players, FINDS, kinds, rng)
    return {**seen, "players": players}


def deal(
    players: list[dict[str, Any]], secrets: tuple[tuple[str, str], ...], pool: list[int], rng: Rng
) -> None:
    for player in players:
        for name, _ in secrets:
            for known in player.get(name, []):
                pool.remove(known)
    for player in players:
        for name, size in secrets:
            if name not in player:
                player[name] = sorted(pool.pop(rng.below(len(pool))) for _ in range(player[size]))


def from_data(rules: EclipseRules, data: Data) -> Eclipse:
    s = new_position(rules, Agenda([], [], [], [], 0, 0, 0))
    POSITION.fill(s, data)
    check(rules, s)
    for player in s.players:
        check_player(rules, player)
        if player.species != NONE:
            player.values = fleet_values(rules, player.species, player.slots)
    for ship in s.ships:
        check_ship(s, ship)
        side = ship_side(ship)
        s.crowd[ship_hex(ship)] += bit(side * CROWD)
        if side < ANCIENTS:
            s.players[side].afloat += 1 << (ship_class(ship) * 4)
    for hex in s.laid:
        s.at[s.where[hex]] = hex + 1
    return s


def check(rules: EclipseRules, s: Eclipse) -> None:
    if any(not 0 <= hex < SECTORS for hex in s.laid) or s.laid != sorted(set(s.laid)):
        raise ValueError("there is no such hex")
    if any(not 0 <= s.where[hex] < len(s.at) for hex in s.laid):
        raise ValueError("there is no such spot")
    if any(not NONE <= owner < rules.seats for owner in s.owner):
        raise ValueError("a disc belongs to nobody")
    if len(s.bag) != TECHNOLOGIES or len(s.market) != TECHNOLOGIES:
        raise ValueError("the number of technologies is wrong")
    if len(s.used) not in (0, len(rules.discoveries)):
        raise ValueError("the number of discovery tiles is wrong")


def check_player(rules: EclipseRules, player: Player) -> None:
    if not NONE <= player.species < len(rules.species):
        raise ValueError("there is no such species")
    if len(player.slots) != len(empty_slots()):
        raise ValueError("the blueprints have other slots")
    if any(not 0 <= part <= len(rules.parts) for part in player.slots):
        raise ValueError("there is no such part")
    if any(not 0 < value < len(rules.tile_counts) for value in player.tiles + player.drawn):
        raise ValueError("there is no such reputation tile")
    if any(not 0 <= kind < len(rules.discoveries) for kind in player.kept + player.looked):
        raise ValueError("there is no such discovery tile")


def check_ship(s: Eclipse, ship: int) -> None:
    side, klass = ship_side(ship), ship_class(ship)
    if ship < 0 or ship_hex(ship) not in s.laid:
        raise ValueError("a ship is nowhere")
    if side < ANCIENTS and (side >= len(s.players) or klass >= CLASSES):
        raise ValueError("a ship belongs to nobody")
    if ANCIENTS <= side < SIDES and klass != ANCIENT + side - ANCIENTS:
        raise ValueError("there is no such ship")
