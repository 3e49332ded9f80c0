"""The printed faces of the sector tiles, space by space."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.games.gaia.tables import GaiaRules
from tests.support import rule

# Number, players, and the spaces: the centre, the inner ring, the outer ring, each clockwise from
# the top. T Terra, O Oxide, V Volcanic, D Desert, S Swamp, M Titanium, I Ice, g Gaia, x Transdim.
# Tiles 05 to 07 show their solid side to 3 and 4 players, the outlined one to 1 and 2.
FACES = [
    (1, 4, ". .T...S ...x.VO..D.."),
    (2, 4, ". .I..S. M..D.x.O...V"),
    (3, 4, ". ..I..g x..M..DT...."),
    (4, 4, ". O.S.V. M...T....I.."),
    (5, 4, ". .....g I.xO..DV...."),
    (5, 2, ". .....g I.xO...V...."),
    (6, 4, ". .T.g.S .x..Dx......"),
    (6, 2, ". .T.g.. .x..Dx......"),
    (7, 4, ". O.g.g. .S....M...x."),
    (7, 2, ". g.S.g. ......M...x."),
    (8, 4, ". I.M.V. T.x....x...."),
    (9, 4, ". ..g.M. .xI.....S..V"),
    (10, 4, ". ..g..D .xx....OT..."),
]
PLANETS = ".TOVDSMIgx"
INNER = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
OUTER = [
    *[(0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1)],
    *[(0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1)],
]


@pytest.mark.parametrize(("number", "seats", "spaces"), FACES)
@rule("gaia.components.sector-tiles.count", "gaia.components.sector-tiles.double-sided")
def test_the_planets_of_a_sector_tile(number: int, seats: int, spaces: str) -> None:
    rules = cast(GaiaRules, astrarium.rules("gaia", seats, {}))
    (face,) = [face for face in rules.faces if face.number == number]
    printed = dict(zip([(0, 0), *INNER, *OUTER], spaces.replace(" ", ""), strict=True))
    assert dict(face.planets) == {
        place: PLANETS.index(planet) for place, planet in printed.items() if planet != "."
    }


def test_all_thirteen_faces_are_typed() -> None:
    assert [number for number, _, _ in FACES] == [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10]
