"""Turns of Eclipse on the page: where a drawn hex lies, and what is asked about the own board."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import Someone
from tests.browser.positions import after
from tests.browser.prepared import Preparing
from tests.table.server import Server

# How much of each thing can be seen within what scrolls it.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((thing) => {
  const within = thing.closest(".sheet, .zones > .beside").getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const across = Math.min(box.right, within.right) - Math.max(box.left, within.left);
  const down = Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top);
  return Math.max(0, across) * Math.max(0, down) / (box.width * box.height);
})"""


EXPLORING, UPGRADING = 240, 98  # lines of a game of two, before the first seat's answer


def test_a_drawn_hex_is_turned_by_knobs_on_its_dial(people: Contexts, server: Server) -> None:
    anna = people.someone("en", WIDE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", EXPLORING), "eclipse")
    page = anna.page
    knobs = page.locator(".zone.map [id^=turn-]")
    assert knobs.count() == 6
    legal = page.locator(".zone.map [id^=turn-].open")
    assert legal.count() == page.locator(".zone.hand [id^=turn-].open").count() == 3
    anna.answering(legal.last.click)
    page.wait_for_selector(".zone.map [id^=turn-].planned")
    assert page.locator(".turner").is_visible()


def test_with_a_drawn_hex_the_map_keeps_its_height(people: Contexts, server: Server) -> None:
    anna = people.someone("hu", WIDE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", EXPLORING), "eclipse")
    assert anna.page.locator(".zone.map").bounding_box()["height"] >= 620  # type: ignore[index]
    assert anna.page.locator(".zone.hand").bounding_box()["height"] >= 110  # type: ignore[index]
    assert anna.page.evaluate(IN_SIGHT.replace(".sheet, .zones > .beside", "#dock"), "#plan") == [
        pytest.approx(1, abs=0.02)
    ]


def test_on_a_phone_the_map_comes_to_the_drawn_hex_and_stays_there(
    people: Contexts, server: Server
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", EXPLORING), "eclipse")
    assert anna.page.evaluate(IN_SIGHT, ".asked-about") == [pytest.approx(1, abs=0.02)]
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    anna.wait_for_calm()
    assert anna.page.evaluate(IN_SIGHT, ".asked-about") == [pytest.approx(1, abs=0.02)]


def test_on_a_phone_the_own_board_comes_to_what_is_asked_about(
    people: Contexts, server: Server
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", UPGRADING), "eclipse")
    seen = anna.page.evaluate(IN_SIGHT, "[id^=seat0-slot-].open")
    assert len(seen) > 10
    assert min(seen[:8]) > 0.98


RESEARCHING, MOVING, ENGAGING = 91, 158, 314


def opened(anna: Someone) -> str:
    tab = anna.page.locator(".zones > .tabs [aria-selected=true]")
    return tab.get_attribute("data-opens") or ""


@pytest.mark.parametrize(
    ("lines", "tab"), [(RESEARCHING, "market"), (MOVING, "map"), (ENGAGING, "scene")]
)
def test_a_phone_opens_what_the_question_is_about(
    people: Contexts, server: Server, lines: int, tab: str
) -> None:
    """And not the own board, where trades are open meanwhile."""
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", lines), "eclipse")
    assert opened(anna) == tab


def test_ships_are_chosen_on_a_phone_with_their_surroundings_in_sight(
    people: Contexts, server: Server
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", MOVING), "eclipse")
    least = """() => Math.min(...[...document.querySelectorAll(".zone.map .thing.open .face")]
      .map((face) => face.getBoundingClientRect().height))"""
    assert anna.page.evaluate(least) >= 44
    hexes = anna.page.evaluate(IN_SIGHT, ".zone.map [id^=hex-]")
    assert len([each for each in hexes if each > 0.9]) >= 4
