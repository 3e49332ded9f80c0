"""Whole games by clicking."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts

EVERY = [("en", WIDE), ("hu", PHONE), ("en", PHONE), ("hu", WIDE)]


@pytest.mark.parametrize(("language", "size"), EVERY if ALL else EVERY[:2])
def test_a_whole_game_against_a_bot(people: Contexts, language: str, size: tuple[int, int]) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:greedy")
    anna.play_to_the_end(Rng(1))
    assert anna.has_no_sideways_scrolling()
    title = anna.page.locator(".result h1").inner_text()
    assert title.endswith("won") if language == "en" else title.startswith("A győztes:")
    assert anna.page.locator(".chart polyline").count() == 2


@pytest.mark.parametrize(("language", "size"), EVERY if ALL else EVERY[1:2])
def test_a_whole_game_of_gaia(people: Contexts, language: str, size: tuple[int, int]) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", game="gaia")
    anna.play_to_the_end(Rng(1))
    assert anna.has_no_sideways_scrolling()
    assert anna.page.locator(".result tbody tr").count() == 2


OF_FOUR = [("race", *each) for each in EVERY] + [("gaia", *each) for each in EVERY[:2]]


@pytest.mark.parametrize(("game", "language", "size"), OF_FOUR if ALL else OF_FOUR[1:2])
def test_a_game_of_four_with_two_on_one_device(
    people: Contexts, game: str, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    bot = "bot:greedy" if game == "race" else "bot:random"
    anna.new_table("me", "me", bot, "bot:random", game=game)
    anna.play_to_the_end(Rng(2))
    assert anna.has_no_sideways_scrolling()
    assert anna.page.locator(".result tbody tr").count() == 4


@pytest.mark.parametrize(("language", "size"), EVERY if ALL else EVERY[:1])
def test_two_people_at_two_devices(people: Contexts, language: str, size: tuple[int, int]) -> None:
    anna, bela = people.someone(language, size), people.someone("hu", PHONE, name="Béla")
    path = anna.new_table("me", "open")
    bela.go(path)
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    anna.page.wait_for_selector("#board")
    anna.play_to_the_end(Rng(3), bela)
    bela.page.wait_for_selector(".result")
