"""Passing: a new booster, the old one goes back and scores."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.effects import WHEN_PASSING
from astrarium.games.gaia.gains import count_of, source_of, tile_of, tiles_of
from astrarium.games.gaia.reasons import NOT_ON_OFFER, OWN_BOOSTER
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    FROM_BOOSTER,
    NO_BOOSTER,
    NONE,
    PASS,
    ROUNDS,
)
from astrarium.parts.bits import bits_in, count_bits


def pass_reason(s: Gaia, seat: i64, booster: i64) -> i64:
    """[gaia.pass.choose-new-booster] [gaia.pass.no-keeping-booster]"""
    if s.round_number == ROUNDS:
        return LEGAL
    if booster == s.players[seat].booster:
        return because(OWN_BOOSTER)
    return LEGAL if (s.boosters >> booster) & 1 else because(NOT_ON_OFFER)


def open_passes(s: Gaia) -> list[int]:
    if s.round_number == ROUNDS:
        return [PASS + NO_BOOSTER]
    return [PASS + booster for booster in bits_in(s.boosters)]


def pass_turn(s: Gaia, lane: i64, seat: i64, booster: i64) -> None:
    """[gaia.pass.return-old-booster] [gaia.pass.booster-effect-on-return]"""
    player = s.players[seat]
    old = player.booster
    taken = NONE if booster == NO_BOOSTER else FROM_BOOSTER + booster
    s.tell("pass", seat, 0, FROM_BOOSTER + old, "gaia.pass.when", target=taken)
    entry = s.rules.boosters[old]
    if entry.pass_vp > 0:
        points = entry.pass_vp * count_of(s, seat, entry.per)
        s.gain_vp(seat, points, FROM_BOOSTER + old, "gaia.pass.booster-effect-on-return")
    score_tiles(s, seat)
    s.boosters |= 1 << old
    player.booster = NONE
    if booster != NO_BOOSTER:
        s.boosters &= ~(1 << booster)
        player.booster = booster
    place = count_bits(s.passed)
    s.pass_order |= seat << (4 * place)
    s.passed |= 1 << seat
    if place == 0 and s.round_number < ROUNDS:
        s.tell("start-player", seat, 0, NONE, "gaia.pass.first-takes-start-player")


def score_tiles(s: Gaia, seat: i64) -> None:
    """[gaia.pass.tech-tile-effect-every-pass]"""
    rule = "gaia.pass.tech-tile-effect-every-pass"
    for number in tiles_of(s.players[seat]):
        tile = tile_of(s, number)
        if tile.timing == WHEN_PASSING:
            points = tile.gain.vp * count_of(s, seat, tile.per)
            s.gain_vp(seat, points, source_of(number), rule)
