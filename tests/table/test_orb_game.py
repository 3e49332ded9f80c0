"""The Orb game at the table: opened by its options, drawn, planned step by step, finished."""

from __future__ import annotations

from pathlib import Path

from astrarium.core.rng import Rng
from astrarium.table.storage import FINISHED
from tests.table.support import Guest, hurry, new_house

ORB = {"option-expansion": "artifacts", "option-orb": "True"}
SEATS = {"seats": "2", "seat-0": "me", "seat-1": "me", "name": "Anna"}


def test_an_orb_game_is_opened_drawn_and_played_to_its_end(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path), "hu")
    answer = anna.http.post("/new/race", data={**SEATS, **ORB})
    path = answer.headers["location"]
    rng = Rng(2)
    for answers in (4, 10, 40):
        hurry(anna, path, rng, answers)
        page = anna.get(path)
        assert 'id="orb-r1c1"' in page
    hurry(anna, path, rng)
    assert anna.table(path).state == FINISHED
    assert 'class="result"' in anna.get(path)


def test_the_orb_without_its_expansion_is_refused_with_a_reason(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    answer = anna.http.post("/new/race", data={**SEATS, "option-orb": "True"})
    assert answer.status_code == 422
    assert "expansion" in answer.text
