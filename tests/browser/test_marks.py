"""What the page writes on things: keys, what a planned card does, which of equal cards it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import Someone
from tests.browser.positions import GAMES, played
from tests.browser.prepared import Preparing
from tests.browser.test_clicks import a_turn
from tests.games.race.table import Table
from tests.table.server import Server

HAND = "Gem World; Contact Specialist; Contact Specialist; Public Works; Public Works; Colony Ship"
MEDIUM = (1024, 768)


def settling(
    people: Contexts, server: Server, language: str = "en", size: tuple[int, int] = WIDE
) -> Someone:
    """Gem World may be placed, at a price of two cards."""
    t = Table(2).seat(0, tableau="Old Earth", hand=HAND)
    t = t.seat(1, tableau="Epsilon Eridani", hand="Colony Ship")
    anna = people.someone(language, size)
    Preparing(server).sit(anna, t.chosen("settle", "settle"), "race")
    return anna


def press(anna: Someone, thing: str) -> None:
    anna.once(lambda: anna.page.locator(f"#{thing} .face").click())
    anna.wait_for_calm()


def of_hand(page: Page, title: str) -> list[str]:
    found: list[str] = page.evaluate(
        """(title) => [...document.querySelectorAll("#dock .hand .thing[id^=hand-]")]
        .filter((each) => each.querySelector("title").textContent === title)
        .map((each) => each.id)""",
        title,
    )
    return found


def planned(page: Page) -> set[str]:
    return set(page.locator(".thing.planned").evaluate_all("all => all.map(each => each.id)"))


@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE])
def test_of_equal_cards_the_one_that_was_clicked_is_planned_and_taken_out(
    people: Contexts, server: Server, size: tuple[int, int]
) -> None:
    anna = settling(people, server, size=size)
    page = anna.page
    (world,) = of_hand(page, "Gem World")
    first, second = of_hand(page, "Contact Specialist")
    press(anna, world)
    press(anna, second)
    assert planned(page) == {world, second}
    press(anna, first)
    assert planned(page) == {world, second, first}
    press(anna, second)
    assert planned(page) == {world, first}
    assert page.locator("[data-key-c]").count() == 0


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", WIDE), ("hu", PHONE)])
def test_planned_cards_of_a_hand_are_lifted_and_say_what_they_do(
    people: Contexts, server: Server, language: str, size: tuple[int, int]
) -> None:
    anna = settling(people, server, language, size)
    page = anna.page
    (world,) = of_hand(page, "Gem World" if language == "en" else "Drágakővilág")
    others = [each for each in of_hand_all(page) if each != world]
    press(anna, world)
    press(anna, others[0])
    settles, pays = ("settle", "pays") if language == "en" else ("lehelyezed", "fizet")
    assert page.locator(f"#{world} .does text").text_content() == settles
    assert page.locator(f"#{others[0]} .does text").text_content() == pays
    assert page.locator(".thing .does").count() == 2
    lifted = "id => getComputedStyle(document.getElementById(id)).translate"
    assert page.evaluate(lifted, world) == page.evaluate(lifted, others[0]) == "0px -4px"
    assert page.evaluate(lifted, others[1]) == "none"


def of_hand_all(page: Page) -> list[str]:
    found: list[str] = page.locator("#dock .hand .thing[id^=hand-]").evaluate_all(
        "all => all.map(each => each.id)"
    )
    return found


# What can be chosen and is shown: its key in the list, and the key that is written on it.
KEYS = """() => [...document.querySelectorAll("#plan .choices li[data-key]")]
  .filter(({ dataset }) => dataset.key && dataset.element)
  .map(({ dataset }) => [document.getElementById(dataset.element), dataset.key])
  .filter(([thing]) => thing?.getClientRects().length)
  .map(([thing, key]) => [thing.id, key, thing.querySelector(".key text")?.textContent || ""])"""


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_on_the_board_shows_its_key_and_the_key_chooses_it(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("en", WIDE)
    Preparing(server).sit(anna, played(game, 2, 0.3), game)
    page = anna.page
    written: dict[str, list[tuple[str, str]]] = {}
    for thing, key, shown in page.evaluate(KEYS):
        written.setdefault(thing, []).append((key, shown))
    assert written
    for keys in written.values():
        assert keys[0][1] in [key for key, _ in keys]
    thing, ((key, _), *_) = next(iter(written.items()))
    anna.once(lambda: page.keyboard.press(key))
    page.wait_for_selector(f"#{thing}.planned, .plan li", state="attached")


@pytest.mark.parametrize("size", [MEDIUM, PHONE])
def test_no_keys_are_written_where_there_are_none(
    people: Contexts, server: Server, size: tuple[int, int]
) -> None:
    anna = people.someone("en", size)
    Preparing(server).sit(anna, played("race", 2, 0.3), "race")
    assert anna.page.locator(".thing.open").count() > 0
    assert anna.page.locator(".thing > .key").count() == 0


# How far the card lies from its thing, and whether the line ends on the thing.
CARD = """(id) => {
  const thing = document.getElementById(id);
  const at = (thing.querySelector(".face") || thing).getBoundingClientRect();
  const card = document.getElementById("popover").getBoundingClientRect();
  const across = Math.max(0, at.left - card.right, card.left - at.right);
  const down = Math.max(0, at.top - card.bottom, card.top - at.bottom);
  const end = document.querySelector("#pointer circle");
  const [x, y] = end ? [end.cx.baseVal.value, end.cy.baseVal.value] : [0, 0];
  const ends = x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  return [Math.hypot(across, down), end !== null && ends];
}"""


NEAR = [(thing, WIDE) for thing in ("hex-60", "hex-105", "hex-57", "action-4")]


@pytest.mark.parametrize(("thing", "size"), [*NEAR, ("hex-60", MEDIUM), ("hex-105", MEDIUM)])
def test_the_card_of_a_thing_opens_near_it_and_points_at_it(
    people: Contexts, server: Server, thing: str, size: tuple[int, int]
) -> None:
    anna = people.someone("en", size)
    Preparing(server).sit(anna, a_turn(), "gaia")
    page = anna.page
    # From afar the first click comes nearer.
    anna.answering(page.locator(f"#{thing} .face:visible, #{thing}:visible").first.click)
    page.locator("#popover:visible").wait_for()
    anna.wait_for_calm()
    far, points = page.evaluate(CARD, thing)
    assert far <= 150
    assert points
    page.click("#popover .close")
    assert page.locator("#pointer circle").count() == 0
