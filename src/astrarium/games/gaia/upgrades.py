"""Upgrading structures, one step along the paths of the faction board."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.effects import Cost
from astrarium.games.gaia.frames.mine import note_built
from astrarium.games.gaia.frames.tech import TakeTile
from astrarium.games.gaia.gains import happened
from astrarium.games.gaia.reasons import (
    LOST_PLANET,
    NO_PIECE_LEFT,
    NO_UPGRADE_PATH,
    SHARED_MINE,
    UPGRADE_CREDITS,
    UPGRADE_ORE,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import (
    count_piece,
    kind_on,
    opponent_near,
    owner_of,
    pieces_on_map,
    put,
)
from astrarium.games.gaia.words import (
    BIG_BUILT,
    FROM_STRUCTURE,
    INSTITUTE,
    LOST,
    TRADING_STATION,
    TRADING_STATION_BUILT,
)


def upgrade_cost(s: Gaia, seat: i64, hex: i64, kind: i64) -> Cost:
    """[gaia.upgrade.trading-station.neighbour-discount]"""
    if kind == TRADING_STATION and opponent_near(s, seat, hex):
        return s.rules.near_trading_cost
    return s.rules.costs[kind]


def upgrade_reason(s: Gaia, seat: i64, hex: i64, kind: i64) -> i64:
    """LEGAL, or why the structure here cannot become one of this kind."""
    player = s.players[seat]
    rules = s.rules
    if owner_of(s, hex) != seat:
        return because(SHARED_MINE)
    old = kind_on(s, hex)
    if (rules.factions[player.faction].upgrades[old] >> kind) & 1 == 0:
        return because(NO_UPGRADE_PATH)
    if i64(s.terrain[hex]) == LOST:
        return because(LOST_PLANET)
    if pieces_on_map(s, seat, kind) >= rules.pieces[kind]:
        return because(NO_PIECE_LEFT)
    cost = rules.costs[kind]
    if kind == TRADING_STATION and player.credits < cost.credits:
        cost = upgrade_cost(s, seat, hex, kind)
    if cost.credits > player.credits:
        return because(UPGRADE_CREDITS + kind, cost.credits, player.credits)
    if cost.ore > player.ore:
        return because(UPGRADE_ORE + kind, cost.ore, player.ore)
    return LEGAL


def upgrade(s: Gaia, lane: i64, seat: i64, hex: i64, kind: i64) -> None:
    """[gaia.upgrade.one-step] [gaia.upgrade.old-building-returns]"""
    player = s.players[seat]
    cost = upgrade_cost(s, seat, hex, kind)
    player.credits -= cost.credits
    player.ore -= cost.ore
    replace_structure(s, seat, hex, kind)
    s.tell("upgrade", seat, 0, hex, "gaia.upgrade.one-step", target=FROM_STRUCTURE + kind)
    if kind == TRADING_STATION:
        happened(s, seat, TRADING_STATION_BUILT, 1)
    elif kind >= INSTITUTE:
        happened(s, seat, BIG_BUILT, 1)
    if kind == INSTITUTE:
        s.faction_of(seat).institute_built(s, lane, seat)
    if s.rules.gives_tile[kind]:
        s.push(lane, TakeTile(seat))


def replace_structure(s: Gaia, seat: i64, hex: i64, kind: i64) -> None:
    count_piece(s, seat, kind_on(s, hex), -1)
    count_piece(s, seat, kind, 1)
    put(s, seat, hex, kind)
    note_built(s, hex)
