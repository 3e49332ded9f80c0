"""The position's fields: nothing is forgotten in a clone, a snapshot or a view."""

from __future__ import annotations

from astrarium import load
from astrarium.games.eclipse.galaxy import lay_hex
from astrarium.games.eclipse.geometry import SPOT_OF
from astrarium.games.eclipse.state import PLAYER, POSITION, Eclipse, Player
from astrarium.parts.checks.fields import faults
from tests.games.eclipse.table import Table

MECHANISM = ("agenda", "first_seat", "over", "rules", "sink")
SHARED = ("at",)  # which hex lies where: it follows from where each lies


def fresh() -> Eclipse:
    return Table("terran_directorate", "terran_union").s


def test_no_field_of_a_player_is_forgotten() -> None:
    assert faults(PLAYER, Player) == []


def test_no_field_of_the_position_is_forgotten() -> None:
    assert faults(POSITION, fresh, beside=MECHANISM + SHARED) == []


def test_where_hexes_lie_is_in_clone_and_snapshot_and_what_a_clone_lays_is_its_own() -> None:
    table = Table("terran_directorate", "terran_union").lay(107, "0,-1")
    s = table.s
    copy, loaded = s.clone(), load(s.dump())
    assert isinstance(loaded, Eclipse)
    before = list(s.at)
    assert before[SPOT_OF[0, -1]] == table.hex(107) + 1
    assert list(copy.at) == list(loaded.at) == before
    lay_hex(copy, table.hex(201), SPOT_OF[-1, -1], 0)
    assert copy.at[SPOT_OF[-1, -1]] == table.hex(201) + 1
    assert list(s.at) == before
