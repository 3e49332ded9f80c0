"""The frame: question, own things, common board and rivals are in view at every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.people import Someone
from tests.browser.positions import GAMES, MOST, from_log, options_of, played
from tests.browser.prepared import Preparing
from tests.table.server import Server

Found = dict[str, Any]

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
    own: one(".zone.own"), hand: one(".zone.hand"), map: one(".zone.map"), head: one(".zone.head"),
    market: one(".zone.market"),
    has_hand: document.querySelector(".zone.hand") !== null,
    rivals: [...document.querySelectorAll(".zone.rival")].map(seen),
    buttons: [...document.querySelectorAll(".plan-buttons button")].map(seen),
    tabs: [...document.querySelectorAll(".zones > .tabs [data-opens]")]
      .map((tab) => tab.dataset.opens),
    across: page.scrollWidth - page.clientWidth,
    down: page.scrollHeight - page.clientHeight,
  };
}"""


def look(page: Page) -> Found:
    found: Found = page.evaluate(LOOK)
    return found


def whole_in_view(found: Found, *names: str) -> list[str]:
    """Those that are not."""
    return [name for name in names if found[name] < 0.99]


ENOUGH = 100_000 if ALL else 25  # decisions


def looks_at_every_decision(anna: Someone, seed: int, check: Callable[[Found], None]) -> int:
    """Plays on, and looks before each thing that is done; how often."""
    rng = Rng(seed)
    looks = 0
    while looks < ENOUGH and not anna.is_over():
        if anna.token():
            found = look(anna.page)
            # Over meanwhile, or swapped between two looks: what counts is seen with a question.
            if anna.token():
                check(found)
                looks += 1
        if not anna.act(rng):
            anna.page.wait_for_timeout(20)
    return looks


def check_nothing_scrolls(found: Found) -> None:
    assert found["across"] <= 0, found
    assert found["down"] <= 0, found


def wide_names(game: str) -> tuple[str, ...]:
    """Race has no common board: what lies before each player is all there is."""
    common = () if game == "race" else ("map",)
    return ("question", "commit", "own", "head", *common)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_view_on_a_wide_screen_at_every_decision_of_two(
    people: Contexts, game: str
) -> None:
    anna = people.someone("en", WIDE)
    anna.new_table("me", "bot:random", game=game)
    anna.wait_for_question()
    anna.wait_for_calm()

    def check(found: Found) -> None:
        assert whole_in_view(found, *wide_names(game)) == [], found
        assert len(found["rivals"]) == 1
        assert min(found["rivals"]) >= 0.99, found
        assert min(found["buttons"], default=1.0) >= 0.99, found
        check_nothing_scrolls(found)

    assert looks_at_every_decision(anna, 12, check) >= 25


ON_A_PHONE = {  # what is behind tabs; counters are in the sheet of the question or in the head
    "race": {"rivals"},
    "gaia": {"map", "own", "research", "supply", "rivals"},
    "eclipse": {"map", "own", "market", "rivals"},
    "sun": {"tree", "own", "galaxy", "goals", "rivals"},
}


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, PHONE) for game in GAMES] + [("gaia", MEDIUM)]
    if not ALL
    else [(game, size) for game in GAMES for size in (PHONE, MEDIUM)],
)
def test_question_and_counters_are_in_view_on_small_screens_and_the_rest_one_tab_away(
    people: Contexts, game: str, size: tuple[int, int]
) -> None:
    anna = people.someone("hu", size)
    anna.new_table("me", *["bot:random"] * 3, game=game)
    anna.wait_for_question()
    anna.wait_for_calm()

    def check(found: Found) -> None:
        assert whole_in_view(found, "question", "commit", "head") == [], found
        # A board is chosen first; until then there is nothing to count. Race counts in its head.
        counted = found["has_hand"] and game != "race"
        assert found["hand"] >= 0.99 or not counted, found
        assert ON_A_PHONE[game] <= set(found["tabs"]), found
        check_nothing_scrolls(found)

    assert looks_at_every_decision(anna, 3, check) >= 25


@pytest.mark.parametrize("language", ["en", "hu"] if ALL else ["hu"])
@pytest.mark.parametrize("game", GAMES)
def test_with_the_most_seats_nothing_is_further_than_one_tab_on_a_wide_screen(
    people: Contexts, server: Server, game: str, language: str
) -> None:
    anna = people.someone(language, WIDE, "dark")
    seats = MOST[game]
    Preparing(server).sit(anna, played(game, seats, 0.6), game, **options_of(game, seats))
    found = look(anna.page)
    assert whole_in_view(found, *wide_names(game)) == [], found
    check_nothing_scrolls(found)
    tab = anna.page.locator(".tabs.markets [data-opens=rivals]:visible")
    if tab.count():
        tab.click()
        found = look(anna.page)
        assert whole_in_view(found, *wide_names(game)) == [], found
    assert len(found["rivals"]) == seats - 1
    assert min(found["rivals"]) >= 0.99, found


@pytest.mark.parametrize(
    ("log", "seats"), [("05-4-seats", 4), ("08-5-seats", 5), ("10-6-seats", 6)]
)
def test_every_rival_of_eclipse_is_in_view_on_a_wide_screen(
    people: Contexts, server: Server, log: str, seats: int
) -> None:
    """Without a tab, and with the whole market beside them."""
    anna = people.someone("hu", WIDE)
    s = from_log("eclipse", log, 0.5)
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    found = look(anna.page)
    assert whole_in_view(found, *wide_names("eclipse"), "market") == [], found
    assert len(found["rivals"]) == seats - 1
    assert min(found["rivals"]) >= 0.99, found
    assert not anna.page.locator(".tabs [data-opens=rivals]:visible").count()
    check_nothing_scrolls(found)


def test_a_tab_shows_its_zone_and_a_new_question_opens_where_it_can_be_answered(
    people: Contexts,
) -> None:
    anna = people.someone("en", PHONE)
    anna.new_table("me", "bot:random", game="gaia")
    anna.wait_for_question()
    anna.wait_for_calm()
    # The first question is about factions, and the map has none of them.
    anna.page.wait_for_selector(".zones .zone.shown:not(.map) .thing.open")
    asked = anna.page.locator(".zones .zone.shown").first.get_attribute("id")
    anna.page.click(".zones > .tabs [data-opens=map]")
    anna.page.wait_for_selector("#zone-map.shown")
    expect(anna.page.locator(f"#{asked}")).to_be_hidden()


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
    anna.page.wait_for_function(f"() => ({least})() >= 44")
    assert anna.page.evaluate(least) >= 44
    assert anna.token() == before
    assert anna.page.locator("#popover").is_hidden()


FINGERS = """() => [...document.querySelectorAll(".zone.map .thing.open")]
  .map((thing) => [thing.id, (thing.querySelector(".face") || thing).getBoundingClientRect()])
  .filter(([, box]) => box.height && box.height < 44).map(([id, box]) => [id, box.height])"""


@pytest.mark.parametrize("game", ["eclipse", "sun"])
def test_what_can_be_chosen_on_a_map_is_large_enough_for_a_finger(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, played(game, 2, 0.3), game)
    anna.act_until(".zone.map .thing.open", Rng(4))
    anna.wait_for_calm()
    anna.page.click(".zones > .tabs [data-kind=map]")
    assert anna.page.evaluate(FINGERS) == []
    assert anna.has_no_sideways_scrolling()
