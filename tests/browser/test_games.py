"""Whole games by clicking."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.prepared import Preparing
from tests.games.eclipse.table import four
from tests.table.server import Server

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
    assert anna.page.locator(".result .player").count() == 2


@pytest.mark.parametrize(("language", "size"), EVERY if ALL else EVERY[1:2])
def test_a_whole_game_of_eclipse(people: Contexts, language: str, size: tuple[int, int]) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", game="eclipse")
    anna.play_to_the_end(Rng(1))
    assert anna.has_no_sideways_scrolling()
    assert anna.page.locator(".result .player").count() == 2


@pytest.mark.parametrize(("language", "size"), EVERY if ALL else EVERY[:1])
def test_a_whole_game_of_beyond_the_sun(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", game="sun")
    anna.play_to_the_end(Rng(1))
    assert anna.has_no_sideways_scrolling()
    assert anna.page.locator(".result .player").count() == 2


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
    assert anna.page.locator(".result .player").count() == 4


EXCHANGED = {
    "en": "Anna (Terran Directorate) and Ági (Terran Federation) exchange ambassadors.",
    "hu": "Anna (Terran Direktórium) és Ági (Terran Föderáció) nagyköveteket cserél.",
}


@pytest.mark.skipif(not ALL, reason="minutes a game: make browser-all plays them")
@pytest.mark.parametrize(("language", "size"), EVERY)
def test_four_of_eclipse_exchange_ambassadors_and_play_to_the_end(
    people: Contexts, server: Server, language: str, size: tuple[int, int]
) -> None:
    """Two on one device offer, answer and send their cubes; then chance plays the last round."""
    anna = people.someone(language, size)
    t = four()
    t.s.round_number = 9
    for seat, player in enumerate(t.s.players):  # all but two discs lie on actions
        t.seat(seat, discs=2, spaces=player.discs - 2, money=60)
    s = t.turn(0)
    Preparing(server, mine=2).sit(anna, s, "eclipse", **s.rules.options)
    for text in ("offer seat 1", "accept", "cube from money", "cube from science", "pass"):
        anna.say(text)
    anna.commit()
    path = anna.path
    anna.go(path + "/log")
    assert EXCHANGED[language] in anna.page.locator(".log-page").inner_text()
    anna.go(path)
    anna.play_to_the_end(Rng(5))
    assert anna.has_no_sideways_scrolling()
    assert anna.page.locator(".result .player").count() == 4


STORM, ARTIFACTS = {"expansion": "storm"}, {"expansion": "artifacts"}
EXPANDED = [
    pytest.param({**STORM, "goals": "on"}, 3, "hu", WIDE, id="goals"),
    pytest.param({**STORM, "draft": "on"}, 2, "en", PHONE, id="draft"),
    pytest.param({**STORM, "solo_difficulty": "hard"}, 1, "hu", PHONE, id="solo"),
    pytest.param({**STORM, "advanced_two_player": "on"}, 2, "en", WIDE, id="advanced"),
    pytest.param(ARTIFACTS, 4, "en", PHONE, id="artifacts"),
    pytest.param({**ARTIFACTS, "orb": "on"}, 2, "hu", PHONE, id="orb"),
    pytest.param({**STORM, "goals": "on", "preset_hands": "on"}, 5, "en", PHONE, id="five"),
    pytest.param({**STORM, "draft": "on", "goals": "on"}, 3, "hu", WIDE, id="draft-goals"),
    pytest.param({**STORM, "solo_difficulty": "easy"}, 1, "en", WIDE, id="solo-easy"),
    pytest.param({**ARTIFACTS, "orb": "on"}, 3, "en", WIDE, id="orb-of-three"),
]


@pytest.mark.parametrize(
    ("options", "seats", "language", "size"), EXPANDED if ALL else [EXPANDED[2], EXPANDED[5]]
)
def test_a_whole_game_of_race_with_an_expansion(
    people: Contexts, options: dict[str, str], seats: int, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", *["bot:greedy"] * (seats - 1), options=options)
    anna.play_to_the_end(Rng(4))
    assert anna.has_no_sideways_scrolling()
    # The robot of the game for one holds no seat, but a place in the result.
    assert anna.page.locator(".result .player").count() == max(seats, 2)
    assert anna.page.locator(".chart polyline").count() == max(seats, 2)


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
