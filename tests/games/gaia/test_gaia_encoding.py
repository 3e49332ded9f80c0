"""Gaia Project as numbers for nets: what stands where, seen from a seat, and the ids of choices."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.checks import run_battery
from astrarium.core.checks.mixes import Setting
from astrarium.core.errors import BadAction
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BUILD, DEAL_BOOSTER, KIND, LAY, STARTS
from tests.games.gaia.table import Table
from tests.games.sheets import sheets_of


def two_seats() -> tuple[Table, Gaia]:
    t = Table("terrans", "xenos")
    t.planets({"0,0": "terra", "1,0": "oxide", "2,0": "gaia", "0,2": "desert"})
    t.put(0, "0,0", "mine").put(1, "0,2", "trading_station")
    t.seat(0, vp=10, ore=3, credits=15, knowledge=6, area1=2, area2=4, navigation=2)
    t.seat(1, qic=2)
    return t, t.turn(0)


def test_a_seat_sees_resources_tracks_and_pieces() -> None:
    _, s = two_seats()
    named = s.rules.layout.read(s, 0)
    assert named["seat0.amounts"][:4] == pytest.approx([0.1, 3 / 15, 6 / 15, 15 / 30])
    assert named["seat0.amounts"][5:7] == pytest.approx([2 / 8, 4 / 8])
    assert named["seat1.amounts"][4] == pytest.approx(0.5)
    assert named["seat0.level-steps"][5:10] == [1, 1, 0, 0, 0]  # Navigation is the second track
    assert named["seat0.mine-steps"] == [1] + [0] * 7
    assert named["seat1.trading-station-steps"] == [1, 0, 0, 0]
    assert named["seat0.planet-types"] == [1] + [0] * 9  # Terra
    assert named["seat1.planet-types"] == [0, 0, 0, 1] + [0] * 6  # Desert
    assert sum(named["seat0.structures-by-sector"]) == pytest.approx(1 / 4)
    factions = [faction.id for faction in s.rules.factions]
    assert named["seat0.faction"].index(1) == factions.index("terrans")
    assert named["seat1.faction"].index(1) == factions.index("xenos")
    assert named["round"] == [0, 1, 0, 0, 0, 0, 0]
    assert named["turn-order"] == [1, 0, 0, 1]


def test_the_map_stands_hex_by_hex_and_seat_by_seat() -> None:
    t, s = two_seats()
    n = int(s.rules.geometry.n)
    mine, station = t.hex("0,0"), t.hex("0,2")
    named = s.rules.layout.read(s, 0)
    assert [at for at, value in enumerate(named["map.terrain"]) if value] == [
        0 * n + mine,  # Terra
        1 * n + t.hex("1,0"),  # Oxide
        3 * n + station,  # Desert
        7 * n + t.hex("2,0"),  # Gaia
    ]
    structures = [at for at, value in enumerate(named["map.structures"]) if value]
    assert structures == [mine, (6 + 1) * n + station]
    theirs = s.rules.layout.read(s, 1)
    structures = [at for at, value in enumerate(theirs["map.structures"]) if value]
    assert structures == [1 * n + station, 6 * n + mine]


def test_satellites_gaiaformers_and_federations_are_planes() -> None:
    t = Table("terrans", "xenos")
    t.planets({"0,0": "terra", "2,0": "transdim"})
    t.put(1, "0,0").gaiaformer(0, "2,0").satellite(1, "1,0")
    s = t.turn(0)
    n = int(s.rules.geometry.n)
    named = s.rules.layout.read(s, 0)
    assert [at for at, v in enumerate(named["map.gaiaformers"]) if v] == [t.hex("2,0")]
    assert [at for at, v in enumerate(named["map.satellites"]) if v] == [n + t.hex("1,0")]
    federated = {at for at, v in enumerate(named["map.federated"]) if v}
    assert federated == {n + t.hex("0,0"), n + t.hex("1,0")}


LAYOUTS: list[tuple[int, dict[str, Any], int, str]] = [
    (1, {}, 3726, "48519e9595b7e31b"),
    (2, {}, 5390, "b56b777596046256"),
    (3, {}, 9689, "5a09d6992ded7017"),
    (3, {"small_board": True}, 7935, "ef8528c80de2b6cb"),
    (4, {}, 11991, "0c953f1864799d00"),
]
# What those write for the seats of a few random games.
SHEETS: list[str] = [
    "fc829b7048b48867",
    "1a712c973b7ef59e",
    "a5bbc93432ab39b4",
    "96079b889e68fb39",
    "e1f05e790a35cdf9",
]


@pytest.mark.parametrize(("seats", "options", "size", "fingerprint"), LAYOUTS)
def test_layouts_keep_their_fingerprints(
    seats: int, options: dict[str, Any], size: int, fingerprint: str
) -> None:
    """Whoever changes a layout makes all nets and data of older ones useless, and says so here."""
    layout = astrarium.rules("gaia", seats, options).layout
    assert (layout.size, layout.fingerprint) == (size, fingerprint)


@pytest.mark.parametrize(("layout", "sheets"), list(zip(LAYOUTS, SHEETS, strict=True)))
def test_numbers_stand_where_they_stood(
    layout: tuple[int, dict[str, Any], int, str], sheets: str
) -> None:
    """What is written means the same under one fingerprint: a net reads no names."""
    seats, options, _, _ = layout
    assert sheets_of("gaia", seats, options) == sheets


def test_small_nets_leave_the_map_out() -> None:
    layout = astrarium.rules("gaia", 4).layout
    map_size = sum(block.size for block in layout.blocks if block.name.startswith("map."))
    assert map_size == (10 + 4 * 6 + 4 * 5 + 1) * 190
    assert layout.size - map_size < 1_800


def test_the_table_of_choices_has_what_seats_can_choose() -> None:
    t, s = two_seats()
    actions = s.rules.actions
    assert actions.say(actions.id_of(BUILD + t.hex("1,0"))) == "build mine 1,0"
    kind, argument = actions.factors(BUILD + t.hex("1,0"))
    assert (actions.kinds[kind], argument) == (BUILD // KIND, t.hex("1,0"))
    actions.id_of(LAY)  # a seat may lay the board
    for none in (DEAL_BOOSTER, STARTS):
        with pytest.raises(BadAction):
            actions.id_of(none)


@pytest.mark.parametrize("setting", [(2, {}), (3, {"small_board": True})])
def test_the_battery_holds_what_is_written_against_every_position(setting: Setting) -> None:
    report = run_battery(GAME, chosen=[setting], every=1000)
    for check in ("observations_look_alike", "observations_are_sound", "choices_have_ids"):
        assert report.checks[check] > report.answers > 100
    assert report.checks["encodings_stay_the_same"] == report.games
