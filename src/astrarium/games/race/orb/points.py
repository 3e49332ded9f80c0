"""What artifact tokens are worth at the end."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.orb.state import Orb
from astrarium.games.race.tables import RaceRules


def printed_on_tokens(orb: Orb, seat: i64) -> int:
    """[race.artifacts.scoring.printed-vp] [race.artifacts.scoring.uplift-tokens-vary]"""
    total: i64 = 0
    per_hatchery: i64 = 0
    mine = orb.seats[seat]
    for kind in mine.tokens + mine.used:
        token = orb.tables.token_kinds[kind]
        total += token.vp
        per_hatchery += token.per_hatchery
    if per_hatchery > 0:
        total += per_hatchery * orb.board.hatcheries()
    return total


def family_score(tables: RaceRules, orb: Orb, seat: i64, card: i64) -> int:
    """A six-cost development: so much for each of its owner's tokens of one family.

    [race.artifacts.scoring.six-cost-developments-per-token]
    [race.artifacts.scoring.six-cost-developments-used-tokens-count]
    """
    mine = orb.seats[seat]
    kinds = orb.tables.token_kinds
    families = [int(kinds[kind].family) for kind in mine.tokens + mine.used]
    return families.count(tables.token_family[card]) * tables.token_family_vp[card]
