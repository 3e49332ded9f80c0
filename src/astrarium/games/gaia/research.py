"""Steps on the research tracks, federation tokens, tech tiles: what they give."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.effects import IMMEDIATE, Tech
from astrarium.games.gaia.frames.lost_planet import LostPlanet
from astrarium.games.gaia.gains import count_of, gain, gain_resources, happened
from astrarium.games.gaia.power import charge
from astrarium.games.gaia.reasons import (
    BELOW_LEVEL_4,
    LEVEL_5_TAKEN,
    NO_GREEN_FOR_TILE,
    NO_GREEN_TOKEN,
    NO_UNCOVERED_TILE,
    TILE_GONE,
    TILE_OWNED,
    TRACK_AT_TOP,
    TRACK_LOCKED,
)
from astrarium.games.gaia.state import UNKNOWN, Gaia
from astrarium.games.gaia.words import (
    FROM_ADVANCED,
    FROM_STANDARD,
    FROM_TOKEN,
    FROM_TRACK,
    NAVIGATION,
    NONE,
    RESEARCH_STEP,
    TERRAFORMING,
    TOKEN_GAINED,
    TOP,
)


def step_reason(s: Gaia, seat: i64, track: i64) -> i64:
    """LEGAL, or why the seat cannot advance on this track.

    [gaia.research.level-5.one-player-only] [gaia.research.level-5.flip-federation-token]
    """
    player = s.players[seat]
    level = player.level(track)
    if level == TOP:
        return because(TRACK_AT_TOP)
    locked = s.rules.factions[player.faction].locked_tracks
    if player.institute == 0 and (locked >> track) & 1:
        return because(TRACK_LOCKED)
    if level == TOP - 1:
        if (s.tops >> track) & 1:
            return because(LEVEL_5_TAKEN)
        if player.green == 0:
            return because(NO_GREEN_TOKEN)
    return LEGAL


def step_up(s: Gaia, lane: i64, seat: i64, track: i64) -> None:
    """One step, with everything it brings. [gaia.research.one-time-reward]"""
    player = s.players[seat]
    player.levels += 1 << (4 * track)
    level = player.level(track)
    s.tell("advance", seat, level, FROM_TRACK + track, "gaia.research.lasting-benefit")
    if level == TOP:
        player.green -= 1
        s.tops |= 1 << track
        rule = "gaia.research.level-5.flip-federation-token"
        s.tell("flip", seat, 1, FROM_TRACK + track, rule)
    happened(s, seat, RESEARCH_STEP, 1)
    if level == 3:
        rule = "gaia.research.level-3.charge-3"
        charge(s, lane, seat, s.rules.crossing_charge, FROM_TRACK + track, rule)
    reached(s, lane, seat, track)
    if level == TOP and track == TERRAFORMING:
        kind = s.level_5_token
        s.level_5_token = NONE
        gain_token(s, lane, seat, kind, "gaia.track.terraforming.level-5.federation-token")
    elif level == TOP and track == NAVIGATION and LostPlanet(seat).options(s):
        s.push(lane, LostPlanet(seat))


def reached(s: Gaia, lane: i64, seat: i64, track: i64) -> None:
    """The one-time reward of the level that the marker stands on."""
    player = s.players[seat]
    entry = s.rules.levels[track * 6 + player.level(track)]
    once = entry.once
    rule = "gaia.research.one-time-reward"
    if once is not None:
        gain(s, lane, seat, once, FROM_TRACK + track, rule)
    if entry.per_gaia_planet > 0:
        points = entry.per_gaia_planet * player.gaia_planets
        s.gain_vp(seat, points, FROM_TRACK + track, rule)


def gain_token(s: Gaia, lane: i64, seat: i64, kind: i64, rule: str) -> None:
    """A federation token comes to the player, with its reward at once.

    [gaia.federation.token.immediate-reward] [gaia.round-tile.federation-token-any-means]
    """
    player = s.players[seat]
    token = s.rules.tokens[kind]
    player.tokens += 1 << (4 * kind)
    if token.green:
        player.green += 1
    s.tell("token", seat, 1, FROM_TOKEN + kind, rule)
    gain(s, lane, seat, token.gain, FROM_TOKEN + kind, "gaia.federation.token.immediate-reward")
    happened(s, seat, TOKEN_GAINED, 1)


def standard_reason(s: Gaia, seat: i64, space: i64) -> i64:
    """[gaia.tech.take.any-standard] [gaia.tech.take.covered-counts-as-owned]"""
    if (s.players[seat].tiles >> s.standard_at[space]) & 1:
        return because(TILE_OWNED)
    return LEGAL


def advanced_reason(s: Gaia, seat: i64, track: i64) -> i64:
    """[gaia.tech.advanced.needs-level-4-or-5] [gaia.tech.advanced.needs-green-federation-token]"""
    player = s.players[seat]
    if s.advanced_at[track] == NONE:
        return because(TILE_GONE)
    if player.level(track) < TOP - 1:
        return because(BELOW_LEVEL_4)
    if player.green == 0:
        return because(NO_GREEN_FOR_TILE)
    if player.tiles & ~player.covered == 0:
        return because(NO_UNCOVERED_TILE)
    return LEGAL


def take_standard(s: Gaia, lane: i64, seat: i64, kind: i64) -> None:
    player = s.players[seat]
    player.tiles |= 1 << kind
    player.cheapest = UNKNOWN  # a tile may change power values
    s.tell("tech-tile", seat, 1, FROM_STANDARD + kind, "gaia.tech.take.any-standard")
    at_once(s, lane, seat, s.rules.standard[kind], FROM_STANDARD + kind)


def take_advanced(s: Gaia, lane: i64, seat: i64, track: i64, covered: i64) -> None:
    """[gaia.tech.advanced.flips-federation-token] [gaia.tech.advanced.covers-standard]"""
    player = s.players[seat]
    kind: i64 = s.advanced_at[track]
    left = s.advanced_at[:]
    left[track] = NONE
    s.advanced_at = left
    player.green -= 1
    rule = "gaia.tech.advanced.flips-federation-token"
    s.tell("flip", seat, 1, FROM_TRACK + track, rule)
    player.covered |= 1 << covered
    player.advanced |= 1 << kind
    player.covers |= covered << (4 * kind)
    player.cheapest = UNKNOWN
    s.tell("advanced-tile", seat, 1, FROM_ADVANCED + kind, "gaia.tech.advanced.covers-standard")
    at_once(s, lane, seat, s.rules.advanced[kind], FROM_ADVANCED + kind)


def at_once(s: Gaia, lane: i64, seat: i64, tile: Tech, source: i64) -> None:
    """[gaia.tech-tile.icon.once]"""
    if tile.timing != IMMEDIATE:
        return
    if tile.per == NONE:
        gain(s, lane, seat, tile.gain, source, "gaia.tech-tile.icon.once")
        return
    times = count_of(s, seat, tile.per)
    if times > 0:
        gain_resources(s, seat, tile.gain, times, source, "gaia.tech-tile.icon.once")
