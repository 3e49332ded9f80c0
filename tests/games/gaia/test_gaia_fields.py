"""The position's fields: nothing is forgotten in a clone, a snapshot or a view."""

from __future__ import annotations

from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.state import PLAYER, POSITION, Gaia, new_player
from astrarium.parts.checks.fields import faults
from tests.games.gaia.table import Table

MECHANISM = ("agenda", "first_seat", "over", "rules", "sink")
FROM_LAYOUT = ("board",)


def fresh() -> Gaia:
    s = GAME.start(Table("terrans", "lantids").s.rules)
    assert isinstance(s, Gaia)
    return s


def test_no_field_of_a_player_is_forgotten() -> None:
    assert faults(PLAYER, lambda: new_player(19)) == []


def test_no_field_of_the_position_is_forgotten() -> None:
    assert faults(POSITION, fresh, beside=MECHANISM + FROM_LAYOUT) == []


def test_a_clone_shares_its_board_and_knows_its_first_seat() -> None:
    s = Table("terrans", "lantids").turn(0)
    s.first_seat = 1
    assert s.clone().board is s.board
    assert s.clone().first_seat == 1
