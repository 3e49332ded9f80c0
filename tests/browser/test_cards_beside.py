"""The card of a thing lies where it covers nothing that can be chosen, and is small."""

from __future__ import annotations

import pytest

from tests.browser.conftest import WIDE, Contexts
from tests.browser.positions import after
from tests.browser.prepared import Preparing
from tests.table.server import Server

NOTEBOOK = (1280, 800)
RESEARCHING, UPGRADING, MOVING = 91, 98, 158  # lines of a game, before the first seat's answer
# What the open card covers of what can be chosen or is planned, and how much of the window it has.
COVERED = """() => {
  const card = document.getElementById("popover").getBoundingClientRect();
  const under = [...document.querySelectorAll(".thing.open, .thing.planned")].filter((thing) => {
    const box = (thing.querySelector(".face") || thing).getBoundingClientRect();
    return box.width && card.left < box.right && box.left < card.right
      && card.top < box.bottom && box.top < card.bottom;
  });
  return [under.map((thing) => thing.id), card.width * card.height / (innerWidth * innerHeight)];
}"""


@pytest.mark.parametrize("size", [WIDE, NOTEBOOK], ids=["1440", "1280"])
@pytest.mark.parametrize(
    ("lines", "thing"),
    [
        (RESEARCHING, "[id^=tech].open"),
        (RESEARCHING, "#seat0-science"),
        (UPGRADING, "[id^=seat0-slot].open"),
        (MOVING, ".zone.map .thing.open"),
    ],
)
def test_the_card_covers_nothing_that_can_be_chosen(
    people: Contexts, server: Server, lines: int, thing: str, size: tuple[int, int]
) -> None:
    anna = people.someone("en", size)
    Preparing(server).sit(anna, after("eclipse", "01-2-seats", lines), "eclipse")
    page = anna.page
    anna.once(page.locator(f"{thing} .face").first.click)
    anna.wait_for_calm()
    page.wait_for_selector("#popover:visible")
    covered, share = page.evaluate(COVERED)
    assert covered == []
    assert share < 0.16
