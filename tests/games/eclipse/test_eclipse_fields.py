"""The position's fields: nothing is forgotten in a clone, a snapshot or a view."""

from __future__ import annotations

from astrarium import load
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


def test_a_clone_shares_the_map_until_a_hex_is_laid() -> None:
    s = fresh()
    assert s.clone().at is s.at
    loaded = load(s.dump())
    assert isinstance(loaded, Eclipse)
    assert loaded.at == s.at
