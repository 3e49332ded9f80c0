"""Where the points of the Orb come from, as events."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.points import family_score, printed_on_tokens
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


def reveal_tokens(s: Race) -> None:
    """[race.artifacts.scoring.unused-tokens-revealed]"""
    orb = orb_of(s)
    for seat in range(len(orb.seats)):
        mine = orb.seats[seat]
        for kind in mine.tokens:
            rule = "race.artifacts.scoring.unused-tokens-revealed"
            s.tell("orb-reveal", seat, kind, NONE, rule)
        mine.used = sorted(mine.used + mine.tokens)
        mine.tokens = []
    s.disclose()


def tell_orb_score(s: Race, seat: i64) -> None:
    """[race.artifacts.scoring.all-tokens-count]"""
    orb = orb_of(s)
    amount = printed_on_tokens(orb, seat)
    s.tell("score-tokens", seat, amount, NONE, "race.artifacts.scoring.all-tokens-count")
    for card in s.players[seat].tableau:
        if s.tables.token_family_vp[card]:
            more = family_score(s.tables, orb, seat, card)
            rule = "race.artifacts.scoring.six-cost-developments-per-token"
            s.tell("score-token-family", seat, more, card, rule)
