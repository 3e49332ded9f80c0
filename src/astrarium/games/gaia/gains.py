"""Gaining things, counting things, and what tiles score when something happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.gaia.effects import EACH_TIME, Gain, Tech
from astrarium.games.gaia.power import charge
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import (
    BY_ADVANCED,
    BY_STANDARD,
    FROM_ADVANCED,
    FROM_ROUND_TILE,
    FROM_STANDARD,
    PER_BIG,
    PER_COLONIZED_SECTOR,
    PER_FEDERATED,
    PER_GAIA_PLANET,
    PER_LAB,
    PER_MINE,
    PER_PLANET_TYPE,
    PER_SATELLITE,
    PER_SECTOR,
    PER_STRUCTURE,
    PER_TOKEN,
    PER_TRADING_STATION,
)
from astrarium.parts.bits import bits_in, count_bits

CAPS: Final = {
    "ore": "gaia.income.cap.ore",
    "knowledge": "gaia.income.cap.knowledge",
    "credits": "gaia.income.cap.credits",
}


def fitting(s: Gaia, seat: i64, what: str, amount: i64, room: i64, source: i64, rule: str) -> i64:
    """How much of a gain the track has room for: that much is told, and the rest as lost."""
    if amount > room:
        s.tell(what + "-lost", seat, amount - room, source, CAPS[what])
        amount = room
    if amount > 0:
        s.tell(what, seat, amount, source, rule)
    return amount


def gain_ore(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    player = s.players[seat]
    room = s.rules.most_ore - player.ore
    player.ore += fitting(s, seat, "ore", amount, room, source, rule)


def gain_knowledge(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    player = s.players[seat]
    room = s.rules.most_knowledge - player.knowledge
    player.knowledge += fitting(s, seat, "knowledge", amount, room, source, rule)


def gain_credits(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    player = s.players[seat]
    room = s.rules.most_credits - player.credits
    player.credits += fitting(s, seat, "credits", amount, room, source, rule)


def gain_qic(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """[gaia.faction.gleens.qic-becomes-ore]"""
    player = s.players[seat]
    if s.rules.factions[player.faction].qic_is_ore(player):
        gain_ore(s, seat, amount, source, rule)
        return
    player.qic += amount
    s.tell("qic", seat, amount, source, rule)


def gain_tokens(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """[gaia.power.gain.into-area-1]"""
    s.players[seat].area1 += amount
    s.tell("tokens", seat, amount, source, rule)


def gain_resources(s: Gaia, seat: i64, gain: Gain, times: i64, source: i64, rule: str) -> None:
    """All but power, which may need an answer."""
    if gain.vp > 0:
        s.gain_vp(seat, gain.vp * times, source, rule)
    if gain.ore > 0:
        gain_ore(s, seat, gain.ore * times, source, rule)
    if gain.knowledge > 0:
        gain_knowledge(s, seat, gain.knowledge * times, source, rule)
    if gain.credits > 0:
        gain_credits(s, seat, gain.credits * times, source, rule)
    if gain.qic > 0:
        gain_qic(s, seat, gain.qic * times, source, rule)
    if gain.gaiaformers > 0:
        player = s.players[seat]
        player.gaiaformers += gain.gaiaformers
        player.gaiaformers_gained += gain.gaiaformers
        s.tell("gaiaformer", seat, gain.gaiaformers, source, rule)


def gain(s: Gaia, lane: i64, seat: i64, what: Gain, source: i64, rule: str) -> None:
    gain_resources(s, seat, what, 1, source, rule)
    if what.tokens > 0:
        gain_tokens(s, seat, what.tokens, source, rule)
    if what.charge > 0:
        charge(s, lane, seat, what.charge, source, rule)


def big_structures(player: Player) -> i64:
    return player.institute + count_bits(player.academies)


def count_of(s: Gaia, seat: i64, what: i64) -> i64:
    """How many of the things that tiles count this seat has.

    [gaia.tech-tile.per.planet-type] [gaia.tech-tile.per.gaia-planet] [gaia.tech-tile.per.sector]
    [gaia.tech-tile.per.federation-token]
    """
    player = s.players[seat]
    if what == PER_PLANET_TYPE:
        return count_bits(player.types)
    if what == PER_GAIA_PLANET:
        return player.gaia_planets
    if what == PER_COLONIZED_SECTOR or what == PER_SECTOR:
        return count_bits(player.sectors)
    if what == PER_TOKEN:
        return player.all_tokens()
    if what == PER_MINE:
        return player.mines + player.lost_planet
    if what == PER_TRADING_STATION:
        return player.trading_stations
    if what == PER_LAB:
        return player.labs
    if what == PER_BIG:
        return big_structures(player)
    if what == PER_STRUCTURE:
        return len(player.hexes)
    if what == PER_FEDERATED:
        # Rule gaia.end.final-tile.buildings-in-federations.
        return len([hex for hex in player.hexes if s.in_any_federation(seat, hex)])
    if what == PER_SATELLITE:
        return player.satellites + len(player.stations)
    raise AssertionError("nothing of that name is counted")


def happened(s: Gaia, seat: i64, trigger: i64, times: i64) -> None:
    """Score what the round tile and the seat's tech tiles give for this.

    [gaia.goal.round-tile.awards-action] [gaia.tech-tile.icon.each-time]
    """
    if s.round_number == 0:
        return
    number: i64 = s.round_tiles[s.round_number - 1]
    tile = s.rules.round_tiles[number]
    if tile.trigger == trigger:
        rule = "gaia.goal.round-tile.awards-action"
        s.gain_vp(seat, tile.vp * times, FROM_ROUND_TILE + number, rule)
    for shown in tiles_of(s.players[seat]):
        tech = tile_of(s, shown)
        if tech.timing == EACH_TIME and tech.trigger == trigger:
            rule = "gaia.tech-tile.icon.each-time"
            s.gain_vp(seat, tech.gain.vp * times, source_of(shown), rule)


# --- tech tiles, by the numbers of their special actions -----------------------------------------


def tiles_of(player: Player) -> list[int]:
    """Those that count: standard ones that are not covered, then advanced ones."""
    if player.tiles | player.advanced == 0:
        return []
    numbers = [BY_STANDARD + kind for kind in bits_in(player.tiles & ~player.covered)]
    return numbers + [BY_ADVANCED + kind for kind in bits_in(player.advanced)]


def tile_of(s: Gaia, number: i64) -> Tech:
    if number >= BY_ADVANCED:
        return s.rules.advanced[number - BY_ADVANCED]
    return s.rules.standard[number - BY_STANDARD]


def source_of(number: i64) -> i64:
    """In events."""
    if number >= BY_ADVANCED:
        return FROM_ADVANCED + number - BY_ADVANCED
    return FROM_STANDARD + number - BY_STANDARD
