"""Gaining things, counting things, and what tiles score when something happens."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.effects import EACH_TIME, Gain
from astrarium.games.gaia.power import charge
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import (
    ACTION_STANDS,
    FROM_ADVANCED,
    FROM_ROUND_TILE,
    FROM_STANDARD,
    KNOWLEDGE_STANDS,
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
    STANDARD_KINDS,
)


def gain_ore(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """[gaia.income.cap.ore]"""
    player = s.players[seat]
    room = s.rules.most_ore - player.ore
    if amount > room:
        s.tell("ore-lost", seat, amount - room, source, "gaia.income.cap.ore")
        amount = room
    if amount > 0:
        player.ore += amount
        s.tell("ore", seat, amount, source, rule)


def gain_knowledge(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """[gaia.income.cap.knowledge]"""
    player = s.players[seat]
    room = s.rules.most_knowledge - player.knowledge
    if amount > room:
        s.tell("knowledge-lost", seat, amount - room, source, "gaia.income.cap.knowledge")
        amount = room
    if amount > 0:
        player.knowledge += amount
        s.tell("knowledge", seat, amount, source, rule)


def gain_credits(s: Gaia, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """[gaia.income.cap.credits]"""
    player = s.players[seat]
    room = s.rules.most_credits - player.credits
    if amount > room:
        s.tell("credits-lost", seat, amount - room, source, "gaia.income.cap.credits")
        amount = room
    if amount > 0:
        player.credits += amount
        s.tell("credits", seat, amount, source, rule)


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


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def big_structures(player: Player) -> i64:
    count = player.institute
    if player.academies & KNOWLEDGE_STANDS:
        count += 1
    if player.academies & ACTION_STANDS:
        count += 1
    return count


def in_federations(s: Gaia, seat: i64) -> i64:
    """[gaia.end.final-tile.buildings-in-federations]"""
    count: i64 = 0
    for hex in s.players[seat].hexes:
        if s.in_any_federation(seat, hex):
            count += 1
    return count


def count_of(s: Gaia, seat: i64, what: i64) -> i64:
    """How many of the things that tiles count this seat has.

    [gaia.tech-tile.per.planet-type] [gaia.tech-tile.per.gaia-planet] [gaia.tech-tile.per.sector]
    [gaia.tech-tile.per.federation-token]
    """
    player = s.players[seat]
    if what == PER_PLANET_TYPE:
        return bits(player.types)
    if what == PER_GAIA_PLANET:
        return player.gaia_planets
    if what == PER_COLONIZED_SECTOR or what == PER_SECTOR:
        return bits(player.sectors)
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
        return in_federations(s, seat)
    if what == PER_SATELLITE:
        return player.satellites + len(player.stations)
    raise AssertionError("nothing of that name is counted")


def happened(s: Gaia, seat: i64, trigger: i64, times: i64) -> None:
    """Score what the round tile and the seat's tech tiles give for this.

    [gaia.goal.round-tile.awards-action] [gaia.tech-tile.icon.each-time]
    """
    rules = s.rules
    if s.round_number == 0:
        return
    number: i64 = s.round_tiles[s.round_number - 1]
    tile = rules.round_tiles[number]
    if tile.trigger == trigger:
        rule = "gaia.goal.round-tile.awards-action"
        s.gain_vp(seat, tile.vp * times, FROM_ROUND_TILE + number, rule)
    player = s.players[seat]
    active = player.tiles & ~player.covered
    if active != 0:
        for i in range(STANDARD_KINDS):
            if (active >> i) & 1:
                tech = rules.standard[i]
                if tech.timing == EACH_TIME and tech.trigger == trigger:
                    rule = "gaia.tech-tile.icon.each-time"
                    s.gain_vp(seat, tech.gain.vp * times, FROM_STANDARD + i, rule)
    if player.advanced != 0:
        for i in range(len(rules.advanced)):
            if (player.advanced >> i) & 1:
                tech = rules.advanced[i]
                if tech.timing == EACH_TIME and tech.trigger == trigger:
                    rule = "gaia.tech-tile.icon.each-time"
                    s.gain_vp(seat, tech.gain.vp * times, FROM_ADVANCED + i, rule)
