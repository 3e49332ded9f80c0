"""Words and lone punctuation are at least 12 pixels high, single letters, digits, symbols and
question marks inside a sign at least 9; no words lie upon others.

Measured on every zone of games in their middle and near their end, with the fewest and the most
seats. Every sign that is a single letter has words for it: it lies in a thing with a name, or in a
zone that the page says in words.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.positions import FEWEST, GAMES, MOST, options_of, played
from tests.browser.prepared import Preparing
from tests.table.server import Server

# What is written too small where it can be seen, as [zone, words, pixels].
SMALL = """() => {
  const found = [];
  const shown = (each) =>
    each.getClientRects().length && getComputedStyle(each).visibility !== "hidden";
  const note = (thing, words, unit) => {
    const size = parseFloat(getComputedStyle(thing).fontSize) * unit;
    const least = /^([+−×-]?[\\p{L}\\p{N}]|[\\p{S}?])$/u.test(words) ? 8.95 : 11.9;
    const zone = thing.closest("[id^=zone-]")?.id || thing.className;
    if (words && size > 0 && size < least) found.push([zone, words, size.toFixed(1)]);
  };
  for (const text of document.querySelectorAll(".frame svg text")) {
    if (!shown(text) || text.closest(".hidden-text")) continue;
    note(text, text.textContent.trim(), text.getScreenCTM().a);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const thing = node.parentElement;
    if (thing.closest("svg, script, style, .hidden-text, datalist") || !shown(thing)) continue;
    note(thing, node.textContent.trim(), 1);
  }
  return found;
}"""

# What is written upon something else that is written, as [zone, words, other words].
UPON = """() => {
  const found = [];
  for (const zone of document.querySelectorAll(".frame .zone")) {
    const texts = [...zone.querySelectorAll("svg text")].filter((each) =>
      each.getClientRects().length && getComputedStyle(each).visibility !== "hidden");
    const boxes = texts.map((each) => each.getBoundingClientRect());
    boxes.forEach((one, a) => boxes.slice(a + 1).forEach((other, b) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 0.45 * Math.min(one.height, other.height))
        found.push([zone.id, texts[a].textContent, texts[a + 1 + b].textContent]);
    }));
  }
  return found;
}"""

SIZES = {"wide": WIDE, "medium": (1024, 768), "phone": PHONE}
# In the suite each game once at each width; `make browser-all` looks at all.
FEW = [
    ("race", "most", 0.6, "hu", "wide"),
    ("race", "fewest", 0.8, "hu", "phone"),
    ("race", "fewest", 0.6, "hu", "medium"),
    ("gaia", "fewest", 0.6, "hu", "wide"),
    ("gaia", "fewest", 0.6, "hu", "medium"),
    ("gaia", "most", 0.8, "hu", "phone"),
    ("eclipse", "most", 0.6, "hu", "wide"),
    ("eclipse", "fewest", 0.8, "hu", "phone"),
    ("eclipse", "fewest", 0.6, "hu", "medium"),
    ("sun", "fewest", 0.6, "hu", "medium"),
    ("sun", "fewest", 0.6, "hu", "wide"),
    ("sun", "most", 0.8, "hu", "phone"),
]
EVERY = [
    (game, seats, part, language, size)
    for game in GAMES
    for seats in ("fewest", "most")
    for part in (0.5, 0.8)
    for language in ("en", "hu")
    for size in SIZES
]


def tabs(page: Page) -> list[str]:
    """The tabs that the reader can open at this width."""
    found: list[str] = page.eval_on_selector_all(
        ".tabs [data-opens]",
        "all => all.filter(each => each.getClientRects().length).map(each => each.dataset.opens)",
    )
    return found


@pytest.mark.parametrize(("game", "seats", "part", "language", "size"), EVERY if ALL else FEW)
def test_nothing_is_written_too_small_or_upon_other_words(
    people: Contexts,
    server: Server,
    game: str,
    seats: str,
    part: float,
    language: str,
    size: str,
) -> None:
    anna = people.someone(language, SIZES[size])
    number = FEWEST[game] if seats == "fewest" else MOST[game]
    Preparing(server).sit(anna, played(game, number, part), game, **options_of(game, number))
    page = anna.page
    for tab in tabs(page) or [""]:
        if tab:
            page.locator(f".tabs [data-opens={tab}]:visible").first.click()
            page.wait_for_selector(f".tabs [data-opens={tab}][aria-selected=true]:visible")
        assert page.evaluate(SMALL) == [], tab
        if game != "sun":  # there discs lie upon the goals that they take
            assert page.evaluate(UPON) == [], tab
        assert anna.has_no_sideways_scrolling()
