"""A card of the Orb hangs on the pointer, is turned, and lies where it is put."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.test_race_in_view import WANTED, watch

CARD = "#drawing [id^=orbcard-].open"
# Of each chip: whether its name is shown, and whole.
NAMES = """() => [...document.querySelectorAll(".strip .seat b")].map((name) =>
  [name.clientWidth > 0, name.scrollWidth <= name.clientWidth + 1])"""
SPOT = ".sheet .thing.open"


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_a_card_of_the_orb_is_carried_turned_and_laid(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", options={"expansion": "artifacts", "orb": "on"})
    anna.act_until(CARD, Rng(2))
    anna.wait_for_calm()
    page = anna.page
    anna.answering(lambda: page.locator(CARD).first.dispatch_event("click"))
    page.wait_for_selector(".ghost", state="attached")
    assert page.locator("#popover:visible").count() == 0
    hanging = page.locator(".ghost").inner_html()
    anna.answering(lambda: page.keyboard.press("r"))
    page.wait_for_selector(".ghost", state="attached")
    assert page.locator(".ghost").inner_html() != hanging
    anna.answering(lambda: page.locator(SPOT).first.dispatch_event("click"))
    page.wait_for_selector(".ghost", state="detached")
    assert anna.has_no_sideways_scrolling()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_beside_the_orb_hand_boards_and_names_are_in_view(people: Contexts, language: str) -> None:
    anna = people.someone(language, WIDE)
    anna.new_table("me", "bot:random", options={"expansion": "artifacts", "orb": "on"})
    anna.wait_for_question()
    _, missing = watch(anna, Rng(3), WANTED[WIDE])
    assert missing == []
    anna.wait_for_stillness()
    hand = anna.page.locator("#dock .zone.hand").bounding_box()
    assert hand is not None
    assert hand["width"] > 900
    assert anna.page.evaluate(NAMES) == [[True, True], [True, True]]


def test_a_phone_shows_the_orb_near_where_it_is_asked_for_and_whole_where_it_is_not(
    people: Contexts,
) -> None:
    anna = people.someone("en", PHONE)
    anna.new_table("me", "bot:random", options={"expansion": "artifacts", "orb": "on"})
    rng = Rng(2)
    anna.act_until(SPOT, rng)
    anna.page.wait_for_selector(".sheet.zoomed")
    anna.act_until("[id^=action-].open", rng)
    anna.page.wait_for_selector(".sheet:not(.zoomed)")
