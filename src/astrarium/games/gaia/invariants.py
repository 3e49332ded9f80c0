"""What must hold in every position."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.frames.federation import GainToken
from astrarium.games.gaia.state import FAR, Gaia, Player
from astrarium.games.gaia.structures import belongs, own_kind, pieces_on_map
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    EMPTY,
    FIRST_HOME,
    GAIA,
    IN_GAIA_AREA,
    LOST,
    MINE,
    NONE,
    ROUNDS,
    SEAT_SHIFT,
    TOKEN_KINDS,
    TOP,
    TRANSDIM,
)
from astrarium.parts.bits import count_bits


def broken(s: Gaia) -> list[str]:
    """The names of the invariants that do not hold."""
    seats = [seat for seat, player in enumerate(s.players) if player.faction != NONE]
    checks = {
        "rounds are counted": 0 <= s.round_number <= ROUNDS,
        "tracks are not overfull": all(
            player.ore <= s.rules.most_ore
            and player.knowledge <= s.rules.most_knowledge
            and player.credits <= s.rules.most_credits
            for player in s.players
        ),
        "nothing is negative": all(_nothing_negative(player) for player in s.players),
        "the brainstone lies where a token is": all(_stone_fits(player) for player in s.players),
        "research levels exist": all(
            player.levels >> 24 == 0 and all(player.level(track) <= TOP for track in range(6))
            for player in s.players
        ),
        "one player a level 5": _tops_fit(s),
        "tiles are owned once": all(_tiles_fit(s, player) for player in s.players),
        "boosters are conserved": _boosters_conserved(s),
        "federation tokens are conserved": _tokens_conserved(s),
        "structures are those on the map": all(_structures_fit(s, seat) for seat in seats),
        "the map holds only players' pieces": _map_fits(s),
        "planets colonized are counted right": all(_planets_fit(s, seat) for seat in seats),
        "range is measured from all starting points": all(_range_fits(s, seat) for seat in seats),
        "gaiaformers are conserved": all(_gaiaformers_fit(s, seat) for seat in seats),
        "satellites are those on the map": all(_satellites_fit(s, seat) for seat in seats),
        "what touches a federation belongs to it": all(_federations_closed(s, x) for x in seats),
    }
    return [name for name, holds in checks.items() if not holds]


def _nothing_negative(player: Player) -> bool:
    power = (player.area1, player.area2, player.area3, player.gaia_area)
    resources = (player.vp, player.ore, player.knowledge, player.credits, player.qic)
    return min(*power, *resources, player.gaiaformers, player.parked, player.green) >= 0


def _stone_fits(player: Player) -> bool:
    areas = [1, player.area1, player.area2, player.area3, player.gaia_area]
    return 0 <= player.stone <= IN_GAIA_AREA and areas[player.stone] > 0


def _tops_fit(s: Gaia) -> bool:
    there = [[player.level(track) for player in s.players].count(5) for track in range(6)]
    return there == [(s.tops >> track) & 1 for track in range(6)]


def _tiles_fit(s: Gaia, player: Player) -> bool:
    return (
        player.covered & ~player.tiles == 0
        and count_bits(player.covered) == count_bits(player.advanced)
        and all(kind == NONE or not (player.advanced >> kind) & 1 for kind in s.advanced_at)
    )


def _boosters_conserved(s: Gaia) -> bool:
    held = [player.booster for player in s.players if player.booster != NONE]
    if len(set(held)) != len(held) or any((s.boosters >> number) & 1 for number in held):
        return False
    dealt = count_bits(s.boosters) + len(held)
    return dealt == s.rules.booster_count or s.round_number == 0


def _tokens_conserved(s: Gaia) -> bool:
    for kind in range(TOKEN_KINDS):
        count = s.token_supply[kind] + int(s.level_5_token == kind)
        count += sum(player.token_count(kind) for player in s.players)
        # One that was chosen is gained when its satellites are paid.
        coming = [frame for frame in s.agenda.lanes[0] if isinstance(frame, GainToken)]
        count += [int(frame.kind) for frame in coming].count(kind)
        if count != s.rules.tokens[kind].copies:
            return False
    green = [kind for kind, token in enumerate(s.rules.tokens) if token.green]
    return all(
        player.green <= sum(player.token_count(kind) for kind in green) for player in s.players
    )


def _structures_fit(s: Gaia, seat: i64) -> bool:
    player = s.players[seat]
    counts = [0] * 8
    for number in player.hexes:
        counts[own_kind(s, seat, number)] += 1
    counts[MINE] -= int(player.lost_planet)
    if counts[0] != 0 or len(set(player.hexes)) != len(player.hexes):
        return False
    return all(
        counts[kind] == pieces_on_map(s, seat, kind) <= s.rules.pieces[kind]
        for kind in range(MINE, ACADEMY_ACTION + 1)
    )


def _map_fits(s: Gaia) -> bool:
    for number in range(s.rules.geometry.n):
        there = i64(s.building[number])
        if there != 0:
            seat = there >> SEAT_SHIFT
            terrain = i64(s.terrain[number])
            if seat >= len(s.players) or terrain == EMPTY or terrain == TRANSDIM:
                return False
            if number not in s.players[seat].hexes:
                return False
        if s.station[number] != 0 and i64(s.terrain[number]) != EMPTY:
            return False
        if s.satellite[number] != 0 and i64(s.terrain[number]) != EMPTY:
            return False
        if (i64(s.terrain[number]) == LOST) != (number == s.lost_hex):
            return False
    return True


def _planets_fit(s: Gaia, seat: i64) -> bool:
    player = s.players[seat]
    types: i64 = 0
    sectors: i64 = 0
    gaia: i64 = 0
    for number in player.hexes:
        sectors |= 1 << s.rules.geometry.slot_of[number]
        if i64(s.shared[number]) == seat + 1:
            continue
        terrain = i64(s.terrain[number])
        types |= 1 << (terrain - FIRST_HOME)
        if terrain == GAIA:
            gaia += 1
    return types == player.types and sectors == player.sectors and gaia == player.gaia_planets


def _range_fits(s: Gaia, seat: i64) -> bool:
    geometry = s.rules.geometry
    player = s.players[seat]
    points = player.hexes + player.stations
    return all(
        i64(player.near[number])
        == min([FAR, *[i64(geometry.dist[point * geometry.n + number]) for point in points]])
        for number in range(geometry.n)
    )


def _gaiaformers_fit(s: Gaia, seat: i64) -> bool:
    player = s.players[seat]
    on_map = sum(1 for owner in s.gaiaformer if i64(owner) == seat + 1)
    total = on_map + player.gaiaformers + player.parked
    return total == player.gaiaformers_gained and player.gaiaformers_gained <= 3


def _satellites_fit(s: Gaia, seat: i64) -> bool:
    player = s.players[seat]
    on_map = sum(1 for owners in s.satellite if (i64(owners) >> seat) & 1)
    stations = sum(1 for owner in s.station if i64(owner) == seat + 1)
    # The Lost Planet's marker is only a reminder: it may be found with all satellites placed.
    most = s.rules.satellite_pieces
    return on_map == player.satellites <= most and stations == len(player.stations)


def _federations_closed(s: Gaia, seat: i64) -> bool:
    geometry = s.rules.geometry
    for number in range(geometry.n):
        if not s.in_any_federation(seat, number):
            if (i64(s.satellite[number]) >> seat) & 1:
                return False
            continue
        for i in range(geometry.beside_count[number]):
            other = geometry.beside[number * 6 + i]
            if belongs(s, seat, other) and not s.in_any_federation(seat, other):
                return False
    return True
