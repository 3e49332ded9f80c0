"""A card of the Orb hangs on the pointer, is turned, and lies where it is put."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import PHONE, WIDE, Contexts

CARD = "#drawing [id^=orbcard-].open"
SPOT = ".sheet .thing.open"
TOKEN_IS_NOT = "before => document.querySelector('#ask [name=question]')?.value !== before"


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_a_card_of_the_orb_is_carried_turned_and_laid(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", options={"expansion": "artifacts", "orb": "on"})
    anna.act_until(CARD, Rng(2))
    anna.wait_for_calm()
    page = anna.page
    page.locator(CARD).first.dispatch_event("click")
    page.wait_for_selector(".ghost", state="attached")
    assert page.locator("#popover:visible").count() == 0
    hanging = page.locator(".ghost").inner_html()
    turned = anna.token()
    page.keyboard.press("r")
    page.wait_for_function(TOKEN_IS_NOT, arg=turned)
    page.wait_for_function(
        "before => document.querySelector('.ghost')?.innerHTML !== before", arg=hanging
    )
    laid = anna.token()
    page.locator(SPOT).first.dispatch_event("click")
    page.wait_for_function(TOKEN_IS_NOT, arg=laid)
    page.wait_for_selector("[data-key-c]", state="attached")
    assert page.locator(".ghost").count() == 0
    assert anna.has_no_sideways_scrolling()
