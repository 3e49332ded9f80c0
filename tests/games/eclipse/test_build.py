"""The Build action."""

from __future__ import annotations

import pytest

from tests.games.eclipse.table import Table, asked, beginning, fleet, play, says, terrans, top, why
from tests.support.rules import rule


@rule("eclipse.build.two", "eclipse.build.pay", "eclipse.action-example.gabor-build.cost")
def test_a_cruiser_and_an_orbital_cost_10_materials() -> None:
    t = terrans(2).knows(0, "orbital").seat(0, materials=12)
    s = play(t.turn(0), 0, "build", "build cruiser on 221", "build orbital on 221")
    assert s.players[0].materials == 2
    assert fleet(s, t, 0, 221) == {"interceptor": 1, "cruiser": 1}
    assert s.built[t.hex(221)] == 1
    assert top(s) != "Build"


@rule("eclipse.action-example.gabor-build.disc", "eclipse.action-example.gabor-build.technology")
def test_building_moves_a_disc_to_the_build_space() -> None:
    t = terrans(2).knows(0, "orbital").seat(0, materials=5)
    s = play(t.turn(0), 0, "build", "build orbital on 221")
    assert (s.players[0].discs, s.players[0].discs_on(4)) == (11, 1)


@rule("eclipse.build.place", "eclipse.discs.mark-control")
def test_only_on_own_hexes() -> None:
    t = terrans(2).lay(201, "-1,-1").lay(107, "0,-1").own(0, 201).seat(0, materials=3)
    s = play(t.turn(0), 0, "build")
    assert beginning(s, 0, "build interceptor on") == ["201", "221"]


@pytest.mark.parametrize(
    ("what", "technology"),
    [
        pytest.param(
            "starbase",
            "starbase",
            marks=rule("eclipse.build.tech.starbase", "eclipse.tech.starbase"),
        ),
        pytest.param(
            "orbital", "orbital", marks=rule("eclipse.build.tech.orbital", "eclipse.tech.orbital")
        ),
        pytest.param(
            "monolith",
            "monolith",
            marks=rule("eclipse.build.tech.monolith", "eclipse.tech.monolith"),
        ),
    ],
)
@rule("eclipse.research.kind.build")
def test_some_buildings_need_their_technology(what: str, technology: str) -> None:
    t = Table("descendants_of_draco", "terran_alliance").seat(0, materials=10)
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, f"build {what} on 228") == "needs-technology"
    s = play(t.knows(0, technology).turn(0), 0, "build")
    assert f"build {what} on 228" in says(s, 0)


@rule("eclipse.build.limit.one-orbital", "eclipse.build.limit.one-monolith")
def test_one_orbital_and_one_monolith_a_hex() -> None:
    t = terrans(2).knows(0, "orbital", "monolith").seat(0, materials=40)
    s = play(t.turn(0), 0, "build", "build orbital on 221", "build monolith on 221")
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, "build orbital on 221") == "already-built"
    assert why(s, 0, "build monolith on 221") == "already-built"


@pytest.mark.parametrize(
    ("ship", "pieces"), [("interceptor", 8), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4)]
)
@rule("eclipse.build.limit.pieces", "eclipse.limits.ships")
def test_no_more_ships_than_pieces(ship: str, pieces: int) -> None:
    t = terrans(2).seat(0, materials=20)
    have = 1 if ship == "interceptor" else 0
    t.ships(0, 221, **{ship: pieces - have - 1})
    s = play(t.turn(0), 0, "build", f"build {ship} on 221")
    assert why(s, 0, f"build {ship} on 221") == "no-piece-left"


@rule("eclipse.build.pay")
def test_what_cannot_be_paid_is_not_built() -> None:
    t = terrans(2).seat(0, materials=4)
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, "build cruiser on 221") == "too-little-materials"


@rule("eclipse.tech.nanorobots.extra-build")
def test_nanorobots_build_one_more() -> None:
    t = terrans(2).knows(0, "nanorobots").seat(0, materials=12)
    s = play(t.turn(0), 0, "build", *["build interceptor on 221"] * 3)
    assert fleet(s, t, 0, 221) == {"interceptor": 4}
    assert asked(s) == [1]


@rule("eclipse.structures.permanent", "eclipse.limits.unlimited.orbitals")
@rule("eclipse.limits.unlimited.monoliths")
def test_structures_stay_when_the_hex_is_left() -> None:
    t = terrans(2).structure(221, "orbital", "monolith")
    s = play(t.turn(0), 0, "influence", "disc from 221", "disc to track")
    assert s.built[t.hex(221)] == 3


@pytest.mark.parametrize(("money", "is_open"), [(3, False), (4, True)])
@rule("eclipse.build.pay")
def test_what_can_be_traded_for_is_within_reach_of_a_build_action(
    money: int, is_open: bool
) -> None:
    t = terrans(2).seat(0, money=money, science=0, materials=1)  # an interceptor costs 3
    s = t.turn(0)
    assert ("build" in says(s, 0)) == is_open
    if not is_open:
        assert why(s, 0, "build") == "nothing-to-build"


@rule("eclipse.build.limit.pieces")
def test_without_a_piece_left_there_is_nothing_to_build() -> None:
    t = terrans(2).ships(0, 221, interceptor=7, cruiser=4, dreadnought=2, starbase=4)
    t.seat(0, materials=30)
    assert why(t.turn(0), 0, "build") == "nothing-to-build"
    t.seat(0, materials=5).knows(0, "orbital")
    assert "build" in says(t.turn(0), 0)
