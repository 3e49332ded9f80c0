"""The engine's battles end as often as an exact reckoning says, within four standard errors."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from astrarium.games.eclipse.odds import Squad, fleet_figures, shoot, wins
from tests.games.eclipse.match_ups import (
    DAMAGE,
    HEX,
    MATCHES,
    MatchUp,
    chance_to_win,
    fought,
    position,
)

BATTLES = 250
SIZES = {"interceptor": 1, "starbase": 2, "cruiser": 3, "dreadnought": 4}
ONE_CLASS_A_SIDE = [each for each in MATCHES if len(each.attackers) == len(each.defenders) == 1]


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
        largest_first = sorted(side, key=lambda squad: -SIZES[squad.ship])
        typed = [
            [*each[1:6], *each.cannons, *each.missiles, *reversed(each.damaged)]
            for each in largest_first
        ]
        assert fleet_figures(t.s, t.hex(HEX), seat) == typed


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_battles_end_as_often_as_reckoned(match: MatchUp) -> None:
    exact = chance_to_win(match)
    won = fought(match, BATTLES, 7)
    error = (exact * (1 - exact) / BATTLES) ** 0.5
    assert abs(won / BATTLES - exact) <= 4 * error


@pytest.mark.parametrize("match", ONE_CLASS_A_SIDE, ids=lambda match: match.name)
def test_the_odds_that_are_shown_come_near(match: MatchUp) -> None:
    """One class against one: there is no choice of targets in which policies could differ."""
    t = position(match)
    hex = t.hex(HEX)
    mine, theirs = (fleet_figures(t.s, hex, seat) for seat in (0, 1))
    shown = wins(mine, theirs, t.rules.damage, 600, 3) / 600
    exact = chance_to_win(match)
    assert abs(shown - exact) <= 4 * (exact * (1 - exact) / 600) ** 0.5


def sixes(count: int) -> Rng:
    """A generator whose first dice show sixes."""
    seeds = range(100_000)
    return Rng(next(seed for seed in seeds if all_sixes(Rng(seed), count)))


def all_sixes(rng: Rng, count: int) -> bool:
    return all(rng.below(6) == 5 for _ in range(count))


@pytest.mark.parametrize(
    ("dice", "dreadnought", "interceptor"),
    [(1, [0], []), (2, [1], []), (3, [], [0]), (4, [], [])],
)
def test_dice_together_destroy_the_largest_ship_that_they_can(
    dice: int, dreadnought: list[int], interceptor: list[int]
) -> None:
    """A dreadnought that three hits destroy, an interceptor that one does; every die hits."""
    none = [0, 0, 0]
    large = Squad([1, 1, 0, 0, 2, 1, 0, 0, *none], list(DAMAGE))
    small = Squad([1, 1, 0, 0, 0, 1, 0, 0, *none], list(DAMAGE))
    system = Squad([1, 0, 1, 0, 7, dice, 0, 0, *none], list(DAMAGE))
    for squad in (large, small, system):
        squad.muster()
    shoot(system, [large, small], False, sixes(dice))
    assert (large.wounds, small.wounds) == (dreadnought, interceptor)


# count, initiative, computer, shield, hull, cannons by colour, missiles by colour
CRUISERS = [2, 2, 1, 0, 1, 1, 0, 0, 0, 0, 0]
ANCIENT_SHIPS = [2, 2, 1, 0, 1, 2, 0, 0, 0, 0, 0]
ROCKETS = [2, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0]
PLASMA = [1, 2, 2, 1, 2, 0, 2, 0, 0, 0, 0]
SLOW = [1, 0, 3, 2, 4, 0, 0, 1, 0, 0, 0]
UNARMED = [1, 2, 0, 3, 3, 0, 0, 0, 0, 0, 0]
INTERCEPTOR = [1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("attackers", "defenders", "won"),
    [
        ([CRUISERS], [ANCIENT_SHIPS], 13),
        ([ROCKETS], [CRUISERS], 12),
        ([PLASMA], [SLOW], 5),
        ([SLOW, INTERCEPTOR], [PLASMA, CRUISERS], 88),
        ([PLASMA, ROCKETS], [SLOW, ANCIENT_SHIPS], 9),
        ([UNARMED], [INTERCEPTOR], 0),
        ([INTERCEPTOR], [UNARMED], 99),
    ],
)
def test_the_same_dice_win_as_often(
    attackers: list[list[int]], defenders: list[list[int]], won: int
) -> None:
    """Of a hundred battles with one seed: any change of how they are fought shows here."""
    assert wins(attackers, defenders, list(DAMAGE), 100, 1) == won
