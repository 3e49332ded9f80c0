"""The engine's battles end as often as an exact reckoning says, within four standard errors."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.odds import fleet_figures, wins
from tests.games.eclipse.match_ups import (
    HEX,
    MATCHES,
    MatchUp,
    chance_to_win,
    fought,
    position,
)

BATTLES = 250


def test_there_are_twenty_match_ups_of_every_kind() -> None:
    assert len({match.name for match in MATCHES}) == 20
    both = [each for each in MATCHES if len(each.attackers) == len(each.defenders) == 2]
    assert len(both) == 5
    squads = [[*each.attackers, *each.defenders] for each in MATCHES]
    assert sum(any(sum(squad.missiles) for squad in each) for each in squads) == 3
    assert sum(any(squad.damaged for squad in each) for each in squads) == 2


def test_a_duel_is_reckoned_by_hand() -> None:
    """The defender shoots first; each hits with one face of six: (5/6)(1/6) / (1 - (5/6)²)."""
    assert chance_to_win(MATCHES[0]) == pytest.approx((5 / 36) / (11 / 36))


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_the_figures_of_the_ships_are_those_of_the_engine(match: MatchUp) -> None:
    t = position(match)
    for seat, side in ((0, match.attackers), (1, match.defenders)):
        typed = [[*each[1:6], *each.cannons, *each.missiles] for each in side]
        assert fleet_figures(t.s, t.hex(HEX), seat) == typed


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_battles_end_as_often_as_reckoned(match: MatchUp) -> None:
    exact = chance_to_win(match)
    won = fought(match, BATTLES, 7)
    error = (exact * (1 - exact) / BATTLES) ** 0.5
    assert abs(won / BATTLES - exact) <= 4 * error


@pytest.mark.parametrize("match", MATCHES[:10], ids=lambda match: match.name)
def test_the_odds_that_are_shown_come_near(match: MatchUp) -> None:
    """One class against one: there is no choice of targets in which policies could differ."""
    t = position(match)
    hex = t.hex(HEX)
    mine, theirs = (fleet_figures(t.s, hex, seat) for seat in (0, 1))
    shown = wins(mine, theirs, t.rules.damage, 600, 3) / 600
    exact = chance_to_win(match)
    assert abs(shown - exact) <= 4 * (exact * (1 - exact) / 600) ** 0.5
