"""The frame: question, own things, common board and rivals are in view at every decision."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.people import Someone

MEDIUM = (1024, 768)

# How much of each thing lies in the window.
LOOK = """() => {
  const seen = (thing) => {
    if (!thing) return 0;
    const box = thing.getBoundingClientRect();
    if (!box.width || !box.height) return 0;
    const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return Math.max(0, across) * Math.max(0, down) / (box.width * box.height);
  };
  const page = document.documentElement;
  const one = (selector) => seen(document.querySelector(selector));
  return {
    question: one("#ask .asking h2, #ask > h2"),
    commit: document.querySelector("[data-key-c]") ? one("[data-key-c]") : 1,
    own: one("#zone-own"), hand: one("#zone-hand"), map: one("#zone-map"), head: one("#zone-head"),
    rivals: [...document.querySelectorAll(".zone.rival")].map(seen),
    tabs: [...document.querySelectorAll(".zones > .tabs [data-opens]")]
      .map((tab) => tab.dataset.opens),
    across: page.scrollWidth - page.clientWidth,
    down: page.scrollHeight - page.clientHeight,
  };
}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def whole_in_view(found: dict[str, Any], *names: str) -> list[str]:
    """Those that are not."""
    return [name for name in names if found[name] < 0.99]


def looks_at_every_decision(anna: Someone, seed: int, check: Any) -> int:
    """Plays to the end, and looks before each thing that is done."""
    rng = Rng(seed)
    looks = 0
    while not anna.is_over():
        if anna.token():
            found = look(anna.page)
            # Over meanwhile, or swapped between two looks: what counts is seen with a question.
            if anna.token():
                check(found)
                looks += 1
        if not anna.act(rng):
            anna.page.wait_for_timeout(20)
    return looks


def test_all_of_gaia_is_in_view_on_a_wide_screen_at_every_decision(people: Contexts) -> None:
    anna = people.someone("en", WIDE)
    anna.new_table("me", "bot:random", game="gaia")
    anna.wait_for_question()

    def check(found: dict[str, Any]) -> None:
        names = ("question", "commit", "own", "map", "head")
        assert whole_in_view(found, *names) == [], found
        assert len(found["rivals"]) == 1
        assert min(found["rivals"]) >= 0.99, found
        assert found["across"] <= 0, found
        assert found["down"] <= 0, found

    assert looks_at_every_decision(anna, 12, check) > 30


@pytest.mark.parametrize("size", [MEDIUM, PHONE], ids=["tablet", "phone"])
def test_counters_and_question_of_gaia_are_in_view_and_the_rest_one_tab_away(
    people: Contexts, size: tuple[int, int]
) -> None:
    anna = people.someone("hu", size)
    anna.new_table("me", *["bot:random"] * 3, game="gaia")
    anna.wait_for_question()

    def check(found: dict[str, Any]) -> None:
        assert whole_in_view(found, "question", "commit", "head", "hand") == [], found
        assert {"map", "own", "research", "supply", "rivals"} <= set(found["tabs"])
        assert found["across"] <= 0, found
        assert found["down"] <= 0, found

    rng, looks = Rng(3), 0
    while looks < (200 if ALL else 30) and not anna.is_over():
        if anna.token():
            found = look(anna.page)
            if anna.token():
                check(found)
                looks += 1
        if not anna.act(rng):
            anna.page.wait_for_timeout(20)
    assert looks >= 30


def test_four_boards_of_gaia_are_in_view_together_on_a_wide_screen(people: Contexts) -> None:
    anna = people.someone("hu", WIDE, "dark")
    anna.new_table("me", *["bot:random"] * 3, game="gaia")
    anna.act_until("#zone-head .thing[id=round-2]", Rng(2))
    anna.wait_for_question()
    anna.wait_for_calm()
    found = look(anna.page)
    assert whole_in_view(found, "question", "own", "map", "head") == []
    assert len(found["rivals"]) == 3
    assert min(found["rivals"]) >= 0.99


def test_a_tab_shows_its_zone_and_a_new_question_opens_where_it_can_be_answered(
    people: Contexts,
) -> None:
    anna = people.someone("en", PHONE)
    anna.new_table("me", "bot:random", game="gaia")
    anna.wait_for_question()
    anna.wait_for_calm()
    # The first question is about factions, and they lie in the supply.
    anna.page.wait_for_selector("#zone-supply.shown .thing.open")
    anna.page.click(".zones > .tabs [data-opens=map]")
    anna.page.wait_for_selector("#zone-map.shown")
    assert not anna.page.locator("#zone-supply").is_visible()


def test_text_on_a_phone_is_at_least_12_pixels_high(people: Contexts) -> None:
    """But for single letters, digits and signs inside an icon: those are at least 9."""
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "bot:random", game="gaia")
    anna.act_until("#zone-head .thing[id=round-1]", Rng(4))
    anna.wait_for_calm()
    small = """() => {
      const found = [];
      for (const zone of document.querySelectorAll(".zone")) {
        if (zone.matches(".map") || !zone.getBoundingClientRect().width) continue;
        for (const text of zone.querySelectorAll("text")) {
          const scale = text.getScreenCTM().a;
          const size = parseFloat(getComputedStyle(text).fontSize) * scale;
          const words = text.textContent.trim();
          const least = words.length === 1 ? 9 : 11.9;
          if (size < least) found.push([zone.id, words, size]);
        }
      }
      return found;
    }"""
    for tab in ("own", "research", "supply", "rivals"):
        anna.page.click(f".zones > .tabs [data-opens={tab}]")
        assert anna.page.evaluate(small) == [], tab


def test_hexagons_that_can_be_chosen_on_a_phone_are_large_enough_for_a_finger(
    people: Contexts,
) -> None:
    """The map opens where one can act; from the overview, a tap comes nearer first."""
    anna = people.someone("en", PHONE)
    anna.new_table("me", *["bot:random"] * 3, game="gaia")
    anna.act_until("#zone-map .thing.open", Rng(4))
    anna.wait_for_calm()
    anna.page.click(".zones > .tabs [data-opens=map]")
    least = """() => Math.min(...[...document.querySelectorAll("#zone-map .thing.open .face")]
      .map((face) => face.getBoundingClientRect().height))"""
    assert anna.page.evaluate(least) >= 44
    assert anna.has_no_sideways_scrolling()
    before = anna.token()
    anna.page.click("#zoom-reset")
    assert anna.page.evaluate(least) < 44
    x, y = anna.page.evaluate(
        """() => (at => [(at.left + at.right) / 2, (at.top + at.bottom) / 2])
          (document.querySelector("#zone-map .thing.open .face").getBoundingClientRect())"""
    )
    anna.page.touchscreen.tap(x, y)
    anna.page.wait_for_function(f"({least})() >= 44")
    assert anna.page.evaluate(least) >= 44
    assert anna.token() == before
    assert anna.page.locator("#popover").is_hidden()
