"""Something is put together without an answer: a page of its own, and a drawer of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.support import Guest, new_house, take_turn


def begun(folder: Path, game: str) -> tuple[Guest, str]:
    anna = Guest(new_house(folder))
    form: dict[str, object] = {"seats": 2, "name": "Anna", "pace": "at-once"}
    form |= {"seat-0": "me", "name-0": "Anna", "seat-1": "bot:random", "name-1": "Béla"}
    return anna, anna.send(f"/new/{game}", form, 303)


def test_a_blueprint_is_tried_in_the_address(tmp_path: Path) -> None:
    anna, path = begun(tmp_path, "eclipse")
    anna.get(f"{path}/bench", 404)  # nobody has a board yet
    take_turn(anna, path)  # a species is chosen
    page = anna.get(f"{path}/bench?ship=cruiser&count=3&cruiser-0=hull")
    assert '<option value="cruiser" selected>' in page
    assert '<option value="3" selected>' in page
    assert page.count('<option value="hull" selected>') == 1
    assert "of 100 battles (by simulation)" in page


def test_the_table_has_a_drawer_for_it(tmp_path: Path) -> None:
    anna, path = begun(tmp_path, "eclipse")
    assert f'data-load="{path}/bench"' in anna.get(path)


@pytest.mark.parametrize("game", ["gaia", "race"])
def test_a_game_with_nothing_to_try_has_neither(tmp_path: Path, game: str) -> None:
    anna, path = begun(tmp_path, game)
    assert f"{path}/bench" not in anna.get(path)
    anna.get(f"{path}/bench", 404)
