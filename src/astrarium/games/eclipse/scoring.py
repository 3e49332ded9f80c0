"""Victory points, and who wins. [eclipse.end.winner] [eclipse.end.tie]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from astrarium.games.eclipse.words import ANCIENTS, CATEGORIES, MONOLITH_STANDS, NONE, ROW

if TYPE_CHECKING:
    from astrarium.games.eclipse.state import Eclipse


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def in_category(technologies: i64, category: i64) -> i64:
    return bits((technologies >> (category * ROW)) & 255)


def sheet(s: Eclipse, seat: i64) -> list[tuple[str, int, str]]:
    """What a seat scores, by source: kind of the event, points, rule."""
    rules = s.rules
    player = s.players[seat]
    if player.species == NONE:
        return []
    species = rules.species[player.species]
    hexes = [hex for hex in s.laid if s.owner[hex] == seat]
    monoliths = [hex for hex in hexes if s.built[hex] & MONOLITH_STANDS]
    technologies = 0
    for category in range(len(CATEGORIES)):
        technologies += rules.technology_vp[in_category(player.technologies, category)]
    ancients = sum((crowd >> (ANCIENTS * 5)) & 31 for crowd in s.crowd)
    bonus = species.vp_per_hex * len(hexes) + species.vp_per_ancient * ancients
    traitor = rules.traitor_vp if s.traitor == seat else 0
    return [
        ("score-reputation", sum(player.tiles), "eclipse.end.score.reputation"),
        (
            "score-ambassadors",
            rules.ambassador_vp * bits(player.allies),
            "eclipse.end.score.ambassadors",
        ),
        (
            "score-hexes",
            sum(rules.sectors[hex].vp for hex in hexes),
            "eclipse.end.score.hexes",
        ),
        (
            "score-discoveries",
            rules.discovery_vp * len(player.kept),
            "eclipse.end.score.discoveries",
        ),
        (
            "score-monoliths",
            rules.monolith_vp * len(monoliths),
            "eclipse.end.score.monoliths",
        ),
        ("score-technologies", technologies, "eclipse.end.score.technology.each-category"),
        ("score-traitor", traitor, "eclipse.end.score.traitor"),
        ("score-species", bonus, "eclipse.end.score.species"),
    ]


def score(s: Eclipse, seat: i64) -> i64:
    if s.players[seat].out == 1:
        return s.players[seat].final
    return sum(points for _, points, _ in sheet(s, seat))


def final_scores(s: Eclipse) -> list[int]:
    return [score(s, seat) for seat in range(len(s.players))]


def placing(s: Eclipse) -> list[int]:
    """[eclipse.end.tie]"""
    totals = [
        (score(s, seat), player.money + player.science + player.materials)
        for seat, player in enumerate(s.players)
    ]
    return [1 + sum(1 for other in totals if other > mine) for mine in totals]


def tell_scores(s: Eclipse, seat: i64) -> None:
    for kind, points, rule in sheet(s, seat):
        if points != 0:
            s.tell(kind, seat, points, NONE, rule)
