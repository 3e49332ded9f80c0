"""Every installed game can be opened, played, looked back at and finished at the table."""

from __future__ import annotations

from copy import copy
from itertools import pairwise
from pathlib import Path

import pytest

from astrarium import games
from astrarium.core.rng import Rng
from astrarium.table.result import LABEL_HEIGHT, ends
from astrarium.table.storage import FINISHED
from astrarium.table.web.rulebook import chapter_of, ledger
from tests.table.support import Guest, hurry, new_house, take_turn

GAMES = games.names()


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_opened_with_its_options_and_played(
    tmp_path: Path, game: str, language: str
) -> None:
    anna = Guest(new_house(tmp_path), language)
    page = anna.get(f"/new/{game}")
    card = anna.house.find_game(game)
    for option in card.options:
        assert f'name="option-{option.name}"' in page
    path = anna.post(f"/quick/{game}", name="Anna")
    rng = Rng(4)
    for _ in range(3):
        hurry(anna, path, rng, 4)
        page = anna.get(path)
        assert "<svg" in page
    for seat in range(2):
        assert anna.http.get(f"{path}/steps/{seat}").status_code == 200
    anna.get(f"/rules/{game}")
    hurry(anna, path, rng)
    assert anna.table(path).state == FINISHED
    assert 'class="result"' in anna.get(path)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_planned_and_committed(tmp_path: Path, game: str) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house)
    form = {"seats": "2", "seat-0": "me", "seat-1": "open", "name": "Anna"}
    path = anna.http.post(f"/new/{game}", data=form).headers["location"]
    bela.post(path + "/seats/1/sit", name="Béla")
    rng = Rng(5)
    for _ in range(12):
        guest = anna if anna.question(path).choices else bela
        take_turn(guest, path, rng)


def test_labels_of_scores_in_the_chart_do_not_cover_each_other() -> None:
    placed = ends([50, 49, 20, 50], 50)
    assert placed[2] == 120
    rest = sorted(placed)
    assert all(lower - upper >= LABEL_HEIGHT for upper, lower in pairwise(rest))


@pytest.mark.parametrize("expansion", ["storm", "artifacts"])
def test_race_is_played_with_an_expansion_from_the_form(tmp_path: Path, expansion: str) -> None:
    anna = Guest(new_house(tmp_path), "hu")
    form = {"seats": "2", "seat-0": "me", "seat-1": "bot:greedy", "option-expansion": expansion}
    path = anna.http.post("/new/race", data={**form, "name": "Anna"}).headers["location"]
    assert anna.table(path).options["expansion"] == expansion
    hurry(anna, path, Rng(6), 25)
    assert "<svg" in anna.get(path)


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("improved_logistics", "Fejlett Logisztika (Improved Logistics)"),
        ("tranship_point", "Átrakodóhely (Tranship Point)"),
    ],
)
def test_cards_of_the_expansions_are_explained(tmp_path: Path, card: str, name: str) -> None:
    anna = Guest(new_house(tmp_path), "hu")
    assert name in anna.get(f"/explain/race/card-{card}")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_rulebook_of_race_has_the_statements_of_all_three(
    tmp_path: Path, language: str
) -> None:
    page = Guest(new_house(tmp_path), language).get("/rules/race")
    for rule in (
        "race.base.settle.conquer-condition",
        "race.storm.power.second-world.may-place",
        "race.artifacts.power.settle.lucky-settle-flip",
    ):
        assert rule in page


@pytest.mark.parametrize(
    ("game", "language", "meaning"),
    [
        ("gaia", "en", "A terraforming step"),
        ("gaia", "hu", "Bolygó-átalakítási lépés"),
        ("race", "en", "Key to the signs"),
    ],
)
def test_the_signs_of_a_game_are_explained_at_its_table(
    tmp_path: Path, game: str, language: str, meaning: str
) -> None:
    anna = Guest(new_house(tmp_path), language)
    path = anna.post(f"/quick/{game}", name="Anna")
    assert f'data-load="/key/{game}"' in anna.get(path)
    page = anna.get(f"/key/{game}")
    assert meaning in page
    assert page.count("<svg viewBox") >= 20


def test_a_game_without_a_key_offers_none(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    anna.get("/key/chess", 404)


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("A PAKLI ÉS AZ INFORMÁCIÓK", "A pakli és az információk"),
        ("III: LETELEPEDÉS", "III: Letelepedés"),
        ("6-OS FEJLESZTÉSEK", "6-os fejlesztések"),
        ("Űrszektor lapkák", "Űrszektor lapkák"),
    ],
)
def test_headings_in_capitals_are_read_calmly(printed: str, shown: str) -> None:
    entry = copy(ledger("race")[0])
    entry.chapter = printed
    assert chapter_of(entry, "hu") == shown
