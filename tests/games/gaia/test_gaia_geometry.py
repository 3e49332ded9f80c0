"""What lies around a space: counted here from the coordinates alone."""

from __future__ import annotations

import pytest

from tests.games.gaia.play import after_chance


def steps(one: tuple[int, int], two: tuple[int, int]) -> int:
    across, down = one[0] - two[0], one[1] - two[1]
    return max(abs(across), abs(down), abs(across + down))


@pytest.mark.parametrize(("seats", "hexes"), [(2, 7 * 19), (4, 10 * 19)])
def test_every_space_knows_the_spaces_at_most_two_steps_away_itself_among_them(
    seats: int, hexes: int
) -> None:
    geometry = after_chance(seats).rules.geometry
    assert len(geometry.spots) == hexes
    for number, spot in enumerate(geometry.spots):
        near = [h for h, other in enumerate(geometry.spots) if steps(spot, other) <= 2]
        known = [geometry.around[19 * number + i] for i in range(geometry.around_count[number])]
        assert sorted(known) == near
        beside = [geometry.beside[6 * number + i] for i in range(geometry.beside_count[number])]
        assert sorted(beside) == [h for h in near if steps(spot, geometry.spots[h]) == 1]
