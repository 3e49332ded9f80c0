"""A phone: the map keeps its room, is no nearer than a finger needs, and names are whole."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from astrarium.core.rng import Rng
from tests.browser.conftest import PHONE, Contexts
from tests.browser.positions import GAMES, MOST, after, from_log, options_of, played
from tests.browser.prepared import Preparing
from tests.browser.test_text_size import tabs
from tests.games.eclipse.table import chance, play, terrans
from tests.table.server import Server

HEIGHTS = """() => [".zone.map", "#dock"].map(
  (each) => document.querySelector(each).getBoundingClientRect().height)"""
LEGEND = "() => [...document.querySelectorAll('.legend')].some((each) => each.offsetHeight)"
# The heights of what can be chosen on the map.
TARGETS = """() => [...document.querySelectorAll(".zone.map .thing.open")]
  .map((thing) => (thing.querySelector(".face") || thing).getBoundingClientRect().height)"""
# How wide the drawing is, in widths of its sheet.
ZOOM = """() => document.querySelector(".sheet svg").getBoundingClientRect().width
  / document.querySelector(".sheet").clientWidth"""


def open_map(page: Page) -> None:
    page.click(".zones > .tabs [data-kind=map]")
    page.wait_for_selector(".zone.map.shown")


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["740", "640"])
def test_the_map_keeps_nearly_half_of_what_it_shares_with_long_choices(
    people: Contexts, server: Server, size: tuple[int, int]
) -> None:
    """Every choice in words: they scroll inside the sheet."""
    anna = people.someone("hu", size)
    s = from_log("gaia", "01-4-seats", 0.7)
    Preparing(server).sit(anna, s, "gaia", **s.rules.options)
    open_map(anna.page)
    anna.page.click("#plan > .list > summary")
    shown, sheet = anna.page.evaluate(HEIGHTS)
    assert shown / (shown + sheet) >= 0.45
    assert anna.page.evaluate("document.getElementById('dock').scrollHeight") > sheet
    assert not anna.page.evaluate(LEGEND)
    expect(anna.page.locator("#ask .asking h2")).to_be_visible()


def test_what_lies_behind_another_tab_does_not_take_the_room_of_the_map(
    people: Contexts, server: Server
) -> None:
    """Three boosters to pass with: their tab is marked, and their sentences are in the list."""
    anna = people.someone("hu", PHONE)
    s = from_log("gaia", "01-4-seats", 0.7)
    Preparing(server).sit(anna, s, "gaia", **s.rules.options)
    page = anna.page
    open_map(page)
    assert page.locator("#plan .direct button").count() == 0
    assert page.locator("#plan .list li[data-element^=booster-]").count() == 3
    assert page.locator(".tabs .calls[data-opens=supply]").count() == 1
    shown, sheet = page.evaluate(HEIGHTS)
    assert shown > sheet


@pytest.mark.parametrize("game", ["gaia", "eclipse", "sun"])
def test_a_phone_that_comes_by_a_link_sees_the_map_no_nearer_than_a_finger_needs(
    people: Contexts, server: Server, game: str
) -> None:
    """The server does not know yet how narrow the window is: its first drawing is a wide one."""
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, played(game, 2, 0.3), game)
    anna.act_until(".zone.map .thing.open", Rng(4))
    anna.page.context.clear_cookies(name="narrow")
    anna.page.reload()
    anna.wait_for_question()
    anna.page.wait_for_selector("#drawing[data-wide=no]")
    anna.wait_for_calm()
    open_map(anna.page)
    targets, zoom = anna.page.evaluate(TARGETS), anna.page.evaluate(ZOOM)
    assert min(targets) >= 44
    assert min(targets) <= 48 or zoom <= 1.01
    assert zoom < 4


def test_a_drawn_hex_that_is_planned_is_seen_where_it_would_lie(
    people: Contexts, server: Server
) -> None:
    """Its turns are chosen beside the question, whatever tab is open."""
    anna = people.someone("hu", PHONE)
    s = chance(play(terrans(2).turn(0), 0, "explore", "explore 0,-1"), "draw hex 107")
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    page = anna.page
    page.wait_for_selector("#drawing[data-wide=no]")
    page.click(".zones > .tabs [data-kind=own]")
    page.wait_for_selector(".zone.own.shown")
    page.locator("#dock > .hand .thing.open").first.click()
    page.wait_for_selector(".turner", state="attached")
    page.wait_for_selector(".zone.map.shown")
    place = page.locator(".turner").get_attribute("data-place")
    assert page.locator(f".zone.map #{place}").count() == 1


def test_the_tree_is_seen_whole_and_a_tap_comes_nearer(people: Contexts, server: Server) -> None:
    anna = people.someone("hu", PHONE)
    s = from_log("sun", "01-2-seats", 0.52)
    Preparing(server).sit(anna, s, "sun", **s.rules.options)
    page = anna.page
    open_map(page)
    name = page.locator(".zone.map .close-up >> text=Bányászrobotok")
    expect(name).to_be_visible()
    page.click("#zoom-reset")
    page.wait_for_function(f"() => ({ZOOM})() < 1.01")
    expect(name).to_be_hidden()  # too small to be read: signs stand for it
    expect(page.locator(".zone.map .overview").first).to_be_visible()
    x, y = page.evaluate(
        """() => (at => [(at.left + at.right) / 2, (at.top + at.bottom) / 2])
          (document.querySelector(".zone.map .thing.open .face").getBoundingClientRect())"""
    )
    before = anna.token()
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"() => Math.min(...({TARGETS})()) >= 44")
    assert anna.token() == before
    assert page.locator("#popover").is_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_the_top_of_a_phone_covers_another(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("hu", PHONE)
    s = played(game, 2, 0.3)
    Preparing(server).sit(anna, s, game, **s.rules.options)
    boxes: list[list[float]] = anna.page.eval_on_selector_all(
        ".brand, .drawers summary, .top .switch button",
        """all => all.map((each) => each.getBoundingClientRect()).filter((box) => box.width)
          .map((box) => [box.left, box.right, box.height])""",
    )
    assert len(boxes) >= 6
    boxes.sort()
    assert [(one, other) for one, other in pairwise(boxes) if one[1] > other[0] + 0.5] == []
    assert boxes[0][0] >= 0
    assert boxes[-1][1] <= PHONE[0]
    assert min(right - left for left, right, _ in boxes[1:]) >= 43.9
    assert min(height for _, _, height in boxes) >= 43.9


# Signs in view that have a name and are no more than that, and the middle of each.
SIGNS = """() => [...document.querySelectorAll(".zone g:has(> title)")]
  .filter((each) => !each.matches(".open, .planned, .instead") && !each.closest(".open"))
  .map((each) => [each.querySelector(":scope > title").textContent,
    (each.querySelector(".face") || each).getBoundingClientRect()])
  .map(([words, box]) => [words, box.left + box.width / 2, box.top + box.height / 2])
  .filter(([words, x, y]) => {
    const on_top = document.elementFromPoint(x, y)?.closest("g:has(> title)");
    return on_top?.querySelector(":scope > title").textContent === words;
  })"""


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_says_what_it_means_when_it_is_tapped(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, played(game, 2, 0.3), game)
    page, before = anna.page, anna.token()
    if game != "race":
        page.locator(".zones > .tabs [data-kind=own]").click()
    signs = page.evaluate(SIGNS)
    assert signs
    for words, x, y in signs[:6]:
        page.touchscreen.tap(x, y)
        page.wait_for_selector(f":is(#note, #popover):visible >> text={words}")
        page.keyboard.press("Escape")
        page.wait_for_selector("#note:visible, #popover:visible", state="detached")
    assert anna.token() == before


# Words that are cut, or wider than the thing they stand on; names of people may be cut.
CUT = """(people) => {
  const found = [];
  for (const text of document.querySelectorAll(".frame svg text")) {
    const shown = text.getClientRects().length;
    if (!shown || getComputedStyle(text).visibility === "hidden") continue;
    const words = text.textContent.trim();
    if (people.some((name) => name.includes(words.replace("…", "")))) continue;
    const face = text.closest(".thing")?.querySelector(".face");
    const over = face && text.closest(".thing") === face.closest(".thing")
      ? text.getBoundingClientRect().right - face.getBoundingClientRect().right : 0;
    if (words.includes("…") || (over > 1.5 && words.length > 3)) found.push([words, over]);
  }
  for (const thing of document.querySelectorAll(".frame :is(button, h2, b, span, p)")) {
    const cut = getComputedStyle(thing).textOverflow === "ellipsis";
    if (cut && thing.scrollWidth > thing.clientWidth) found.push([thing.textContent, 0]);
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_name_is_cut_on_a_phone_in_hungarian(
    people: Contexts, server: Server, game: str, seats: int
) -> None:
    anna = people.someone("hu", PHONE)
    number = seats if seats == 2 else MOST[game]
    Preparing(server).sit(anna, played(game, number, 0.8), game, **options_of(game, number))
    names = anna.page.eval_on_selector_all(
        ".strip .seat .who b", "all => all.map((each) => each.textContent)"
    )
    assert len(names) == number
    for tab in tabs(anna.page):
        anna.page.locator(f".tabs [data-opens={tab}]:visible").first.click()
        anna.page.wait_for_selector(f".tabs [data-opens={tab}][aria-selected=true]:visible")
        assert anna.page.evaluate(CUT, names) == [], tab


def test_a_tab_comes_to_the_cards_that_can_be_chosen(people: Contexts, server: Server) -> None:
    """Three others were turned up before them and are of no type that was wanted."""
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, after("sun", "02-2-seats", 87), "sun")
    cards = anna.page.locator(".zones .thing.open:visible")
    assert cards.count() == 2
    sheet = anna.page.locator(".zones > .beside").bounding_box()
    first = cards.first.bounding_box()
    assert sheet is not None
    assert first is not None
    assert sheet["y"] - 2 <= first["y"]
    assert first["y"] + first["height"] <= sheet["y"] + sheet["height"] + 2
