"""Gaia at the table: range on the map, factions from pictures, tiles turned, the key, orders."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from astrarium.core.frame import MAIN
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BUILD, DECLINE, KIND
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import TOKEN_IS_NOT
from tests.browser.positions import after, from_log
from tests.browser.prepared import Preparing
from tests.browser.test_clicks import a_turn
from tests.games.gaia import table as gaia
from tests.table.server import Server

SIZES = pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", WIDE, "dark"), ("hu", PHONE, "light")],
    ids=["wide-en", "phone-hu"],
)
# Sizes of the digits that prices are written in, on the screen.
PRICES = """() => [...document.querySelectorAll('#zone-map .price text')]
    .map((each) => each.getBoundingClientRect().height)"""


@SIZES
def test_range_and_prices_stand_on_the_map_until_the_action_is_planned(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str
) -> None:
    anna = people.someone(language, size, theme)
    Preparing(server).sit(anna, a_turn(), "gaia")
    page = anna.page
    heights = page.evaluate(PRICES)
    assert len(heights) > 20
    assert min(heights) >= 9  # a digit in a sign
    # Terrans: a mine at home takes 1 ore, one at three steps 10, whatever the distance.
    assert page.locator(".price[data-hex='60'] text").first.text_content() == "1"
    if size == WIDE:
        page.locator("#hex-60").first.click()
    else:
        anna.choose(0)  # the first choice of the list is a mine
    page.wait_for_selector(".plan li", state="attached")
    anna.wait_for_calm()
    assert page.locator("#zone-map .price").count() == 0


# What a price's figure lies upon beside its plate, and how much of a building its owner's badge
# covers at most, as parts of the building.
UNDER = """() => {
  const found = [];
  for (const price of document.querySelectorAll("#zone-map .price")) {
    const [plate, text, sign] = [...price.children].map((each) => each.getBoundingClientRect());
    const out = text.left < plate.left - 1 || text.right > plate.right;
    if (out || text.right > sign.left + 1) found.push(price.textContent);
  }
  return found;
}"""
COVERED = """() => {
  const area = (box) => box.width * box.height;
  const pieces = [...document.querySelectorAll("#zone-map .piece > polygon:first-child")]
    .map((each) => each.getBoundingClientRect());
  const badges = [...document.querySelectorAll("#zone-map .owner")]
    .map((each) => each.firstElementChild.getBoundingClientRect());
  const parts = pieces.map((piece) => Math.max(0, ...badges.map((badge) => {
    const wide = Math.min(piece.right, badge.right) - Math.max(piece.left, badge.left);
    const high = Math.min(piece.bottom, badge.bottom) - Math.max(piece.top, badge.top);
    return wide > 0 && high > 0 ? (wide * high) / area(piece) : 0;
  })));
  return [pieces.length, Math.max(...parts)];
}"""


@SIZES
def test_figures_lie_beside_their_signs_and_owners_leave_buildings_to_be_seen(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str
) -> None:
    """With four players, where hexes are smallest."""
    anna = people.someone(language, size, theme)
    s = from_log("gaia", "01-4-seats", 0.7)
    Preparing(server).sit(anna, s, "gaia", **s.rules.options)
    assert anna.page.locator("#zone-map .price").count() > 20
    assert anna.page.evaluate(UNDER) == []
    buildings, covered = anna.page.evaluate(COVERED)
    assert buildings > 10
    assert covered < 0.25


@SIZES
def test_a_faction_is_chosen_from_pictures_and_words(
    people: Contexts, language: str, size: tuple[int, int], theme: str
) -> None:
    anna = people.someone(language, size, theme)
    anna.new_table("me", "bot:random", game="gaia")
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    cards = page.locator("#zone-factions .thing.open")
    assert cards.count() == 14
    words = cards.first.text_content() or ""
    assert ("area II" if language == "en" else "II-es") in words
    assert cards.first.locator("polygon").count() >= 3
    assert anna.has_no_sideways_scrolling()
    page.locator("#faction-3").click()
    page.wait_for_selector("#popover .about p")
    assert ("Ivits" if language == "en" else "Ivitek") in page.inner_text("#popover h3")
    page.click("[data-key-c]")
    page.wait_for_selector("#zone-factions", state="detached")


@SIZES
def test_a_sector_tile_is_turned_where_it_would_lie(
    people: Contexts, language: str, size: tuple[int, int], theme: str
) -> None:
    anna = people.someone(language, size, theme)
    options = {"board": "all_tiles", "board_by": "players"}
    anna.new_table("me", "bot:random", game="gaia", options=options)
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    page.locator("#sector-2").click()
    page.wait_for_selector(".turner.beside")
    expect(page.locator("#zone-map #sector-2.planned")).to_be_visible()
    assert page.locator("#popover").is_hidden()
    for press in (lambda: page.keyboard.press("r"), lambda: page.click("[data-turn=on]")):
        before = anna.token()
        press()
        page.wait_for_function(TOKEN_IS_NOT, arg=before)
        anna.wait_for_calm()
    turned = "2 turns" if language == "en" else "2-szer"
    assert turned in page.inner_text(".plan")
    button = page.locator("[data-turn=on]").bounding_box()
    assert button is not None
    assert min(button["width"], button["height"]) >= 44
    anna.commit()
    page.wait_for_selector("#zone-map #sector-2", state="detached")


def test_the_key_explains_the_signs(people: Contexts) -> None:
    anna = people.someone()
    anna.quick_game("gaia")
    anna.wait_for_calm()
    page = anna.page
    page.click(".drawer.key > summary")
    page.wait_for_selector(".drawer.key .signs svg")
    assert page.locator(".signs li").count() >= 30
    assert "terraforming step" in page.inner_text(".signs")


def asked_to_charge() -> Gaia:
    """The Xenos have built beside the institute of the Terrans."""
    t = gaia.Table("terrans", "xenos").round(3)
    t.put(0, "-1,2", "trading_station").put(0, "0,2", "planetary_institute").put(1, "-3,3")
    before = t.seat(1, ore=9, credits=20).turn(1)
    for choice in before.options(before.question_of(1)):
        if choice - choice % KIND == BUILD:
            s = before.clone()
            s.answer(MAIN, choice)
            s.play(1, "end turn")
            if s.asked(MAIN) == 0 and DECLINE in s.lane_options(MAIN):
                return s
    raise AssertionError("nobody can charge")


def test_where_a_charge_is_asked_a_standing_order_can_be_left(
    people: Contexts, server: Server
) -> None:
    anna = people.someone()
    Preparing(server).sit(anna, asked_to_charge(), "gaia")
    page = anna.page
    page.click(".ordering > summary")
    page.click(".ordering button[value=always]")
    page.wait_for_selector(".drawer.orders .given", state="attached")
    anna.wait_for_calm()
    assert page.locator(".ordering").count() == 0


FEDERATING = 232  # lines of the log: the Terrans may form one in four ways, of six satellites
OUTLINES = """() => [...document.querySelectorAll(".outlines > *")].map((each) => {
  const box = each.getBoundingClientRect();
  const card = document.getElementById("popover").getBoundingClientRect();
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  const low = innerWidth < 700 ? Math.min(sheet.bottom, card.top) : sheet.bottom;
  return box.height > 0 && box.top >= sheet.top - 4 && box.bottom <= low + 4;
})"""


@SIZES
def test_federations_are_stepped_through_on_the_map(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str
) -> None:
    """Each is outlined where it can be seen, with its power, its satellites and its price; the one
    that is planned says so, whether its satellites were chosen or forced."""
    anna = people.someone(language, size, theme)
    s = after("gaia", "01-4-seats", FEDERATING)
    Preparing(server).sit(anna, s, "gaia", **s.rules.options)
    page = anna.page
    federate = page.locator("#ask li[data-say=federation] button")
    anna.answering(lambda: anna._click(federate))
    anna.wait_for_calm()
    way = page.locator("#popover .wholes .way:not([hidden])")
    words = "power 7 on 5 planets: 6 satellites for 6" if language == "en" else "ereje 7, 5 bolygón"
    planned = "Planned" if language == "en" else "Tervben van"
    assert page.inner_text("#popover .at") == "1 / 4"
    assert words in way.inner_text()
    assert planned in way.inner_text()
    first = page.evaluate(OUTLINES)
    assert len(first) == 11
    page.click("#popover .step-on")
    assert page.inner_text("#popover .at") == "2 / 4"
    assert planned not in way.inner_text()
    second = page.evaluate(OUTLINES)
    assert len(second) == 11
    assert all(first)
    assert all(second)
    way.locator("button").click()
    page.wait_for_selector("#popover .wholes .way.planned:not([hidden])")
    anna.wait_for_calm()
    assert page.inner_text("#popover .at") == "2 / 4"
    assert planned in way.inner_text()
