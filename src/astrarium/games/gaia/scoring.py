"""The end of the game: final tiles, research, resources."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_FINAL_TILE, FROM_TRACK, NONE


def final_scoring(s: Gaia) -> None:
    """[gaia.end.after-round-6-actions] [gaia.end.final-tiles.both-scored]"""
    for tile in s.final_tiles:
        for seat, points in enumerate(tile_points(s, tile)):
            s.gain_vp(seat, points, FROM_FINAL_TILE + tile, "gaia.end.final-tiles.both-scored")
    for seat in range(len(s.players)):
        for track in range(6):
            points = level_points(s, seat, track)
            s.gain_vp(seat, points, FROM_TRACK + track, "gaia.end.research.4-vp-per-level")
        s.gain_vp(seat, resource_points(s, seat), NONE, "gaia.end.resources.3-for-1")


def tile_points(s: Gaia, tile: i64) -> list[int]:
    """What each seat gets for a final tile: tied places are added up and shared.

    A count of 0 scores nothing, whatever its place. The neutral player takes a place.
    [gaia.end.final-tiles.tie-shared] [gaia.end.final-tiles.neutral-counts]
    """
    entry = s.rules.final_tiles[tile]
    counts = [int(count_of(s, seat, entry.counts)) for seat in range(len(s.players))]
    everyone = counts[:]
    if s.rules.neutral:
        everyone.append(entry.neutral)
    points: list[int] = []
    for count in counts:
        better = sum(1 for other in everyone if other > count)
        tied = sum(1 for other in everyone if other == count)
        shared = sum(s.rules.rank_vp[better : better + tied])
        points.append(shared // tied if count > 0 else 0)
    return points


def level_points(s: Gaia, seat: i64, track: i64) -> i64:
    """What the levels of a track are worth at the end."""
    above = s.players[seat].level(track) - s.rules.end_levels_from + 1
    return above * s.rules.end_level_vp if above > 0 else 0


def resource_points(s: Gaia, seat: i64) -> i64:
    """[gaia.end.resources.3-for-1]"""
    player = s.players[seat]
    threes = (player.credits + player.knowledge + player.ore) // s.rules.end_resources
    return threes * s.rules.end_resources_vp
