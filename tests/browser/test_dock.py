"""The dock: what is planned is in view as a whole, beside the buttons; what is new says so on
itself."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.positions import from_log
from tests.browser.prepared import Preparing
from tests.games.race.table import Table
from tests.table.server import Server

MEDIUM = (1024, 768)
HAND = "New Earth; Contact Specialist; Gem World; Spice World; Distant World; Rebel Base"
# Steps, figures and buttons that the dock shows only in part.
CUT = """() => {
  const ask = document.getElementById("ask").getBoundingClientRect();
  const buttons = document.querySelector(".plan-buttons").getBoundingClientRect();
  const over = (box) => box.bottom > innerHeight || box.bottom > ask.bottom + 1
    || (box.right > buttons.left && box.bottom > buttons.top + 1 && box.top < buttons.bottom - 1);
  return [...document.querySelectorAll(".plan ol li, .plan .changes div")]
    .filter((each) => over(each.getBoundingClientRect())).map((each) => each.textContent);
}"""
ROWS = "all => new Set(all.map(each => Math.round(each.getBoundingClientRect().top))).size"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_turn_of_gaia_is_read_without_scrolling(
    people: Contexts, server: Server, language: str
) -> None:
    anna = people.someone(language)
    Preparing(server).sit(anna, from_log("gaia", "08-2-seats", 0.5), "gaia")
    page = anna.page
    anna.once(page.locator(".zone.map .thing.open .face").first.click)
    anna.wait_for_calm()
    assert page.locator(".plan ol li").count() == 2
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_world_and_what_pays_for_it_are_read_beside_the_hand(
    people: Contexts, server: Server, language: str
) -> None:
    anna = people.someone(language)
    t = Table(2).seat(0, tableau="Old Earth", hand=HAND)
    s = t.seat(1, tableau="Epsilon Eridani", hand="Colony Ship").chosen("settle", "settle")
    Preparing(server).sit(anna, s, "race")
    page = anna.page
    world = s.rules.names.index("Gem World")
    anna.once(lambda: page.click(f"#hand-{world}"))
    anna.once(lambda: page.click("[data-key-f]"))
    anna.wait_for_calm()
    assert page.locator(".plan ol li").count() == 3
    assert page.evaluate(CUT) == []
    assert page.eval_on_selector_all(".plan-buttons button", ROWS) == 1


# Marks of new cards that do not lie upon their own card, at the top of it.
ASTRAY = """() => [...document.querySelectorAll(".new-mark")].filter((mark) => {
  const box = mark.getBoundingClientRect();
  const card = mark.closest(".thing").querySelector(".face").getBoundingClientRect();
  const off = Math.abs((box.left + box.right - card.left - card.right) / 2);
  return off > 3 || box.top < card.top - 4 || box.bottom > card.top + card.height / 3;
}).map((mark) => mark.closest(".thing").id)"""


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("en", MEDIUM), ("hu", PHONE)])
def test_a_new_card_says_so_on_itself(
    people: Contexts, server: Server, language: str, size: tuple[int, int]
) -> None:
    """One card comes for Settle, one more for what Gem World produces."""
    anna = people.someone(language, size)
    t = Table(2).seat(0, tableau="Old Earth", hand=HAND)
    s = t.seat(1, tableau="Epsilon Eridani", hand="Colony Ship").chosen("settle", "produce")
    Preparing(server).sit(anna, s, "race")
    page = anna.page
    world = s.rules.names.index("Gem World")
    anna.once(lambda: page.click(f"#hand-{world}"))
    anna.once(lambda: page.click("[data-key-f]"))
    anna.commit()
    page.wait_for_selector(".new-mark", state="attached")
    anna.wait_for_calm()
    assert page.locator("#dock .new-mark").count() == 2
    assert page.evaluate(ASTRAY) == []
