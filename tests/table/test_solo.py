"""An opponent that holds no seat, at the table: its result stands beside the players'."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.table.storage import FINISHED
from tests.table.support import Guest, hurry, new_house

FORM = {
    "seats": "1",
    "seat-0": "me",
    "name": "Anna",
    "option-expansion": "storm",
    "option-solo_difficulty": "hard",
}


@pytest.mark.parametrize(
    ("language", "winner"), [("en", "<h1>Robot won</h1>"), ("hu", "<h1>A győztes: Robot</h1>")]
)
def test_the_robots_score_stands_in_the_result(tmp_path: Path, language: str, winner: str) -> None:
    anna = Guest(new_house(tmp_path), language)
    path = anna.http.post("/new/race", data=FORM).headers["location"]
    hurry(anna, path, Rng(4))
    assert anna.table(path).state == FINISHED
    page = anna.get(path)
    result = page[page.index('class="result"') :]
    assert winner in result
    players = re.findall(r'class="place">(\d)\.</span>.*?<b>(.*?)</b>', result, re.S)
    assert players == [("1", "Robot"), ("2", "Anna")]
    robots, annas = [int(n) for n in re.findall(r'class="number total">(\d+)', result)]
    assert robots > annas
    assert result.count("<polyline") == 2


def test_the_points_of_the_robot_add_up_to_its_score(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.http.post("/new/race", data=FORM).headers["location"]
    hurry(anna, path, Rng(4))
    page = anna.get(path)
    rows = re.findall(r'<tr class="source".*?</tr>', page, re.S)
    points = [int(re.findall(r'class="number">(-?\d+)', row)[0]) for row in rows]
    (total, *_) = re.findall(r'class="number total">(\d+)', page)
    assert len(points) > 1
    assert sum(points) == int(total)


def test_the_robots_mat_is_drawn_and_explained(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.http.post("/new/race", data=FORM).headers["location"]
    page = anna.get(path)
    assert 'id="robot-space-8"' in page
    assert 'data-about="robot-mat"' in page
    assert "until a non-military world comes" in anna.get("/explain/race/robot-mat")


def test_the_solo_game_without_its_expansion_is_refused(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    form = {**FORM, "option-expansion": "none", "option-solo_difficulty": "easy"}
    answer = anna.http.post("/new/race", data=form)
    assert answer.status_code == 422
    assert "race.storm.overview.solo-mode" in answer.text
