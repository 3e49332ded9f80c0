"""A notebook: drawings are made smaller there, their words are not, and nothing lies upon them."""

from __future__ import annotations

import pytest

from tests.browser.conftest import WIDE, Contexts
from tests.browser.positions import from_log, played
from tests.browser.prepared import Preparing
from tests.table.server import Server

NOTEBOOK = (1280, 800)
# Words, figures and keys of the map that lie upon each other.
UPON = """() => {
  const all = [...document.querySelectorAll(".zone.map text")]
    .map((text) => [text, text.getBoundingClientRect()])
    .filter(([text, box]) => box.width && getComputedStyle(text).visibility !== "hidden");
  const found = [];
  all.forEach(([one, a], at) => {
    for (const [other, b] of all.slice(at + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The box of a line is higher than its letters.
      if (across > 1.5 && down > 0.45 * Math.min(a.height, b.height)) {
        found.push([one.textContent, other.textContent, across, down]);
      }
    }
  });
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("part", [0.1, 0.52])
def test_the_tree_of_technologies_is_read_on_a_notebook(
    people: Contexts, server: Server, language: str, part: float
) -> None:
    anna = people.someone(language, NOTEBOOK)
    s = from_log("sun", "01-2-seats", part)
    Preparing(server).sit(anna, s, "sun", **s.rules.options)
    assert anna.page.evaluate(UPON) == []


# Which chips of players the strip of news lies upon, or does not leave whole.
UNDER_THE_NEWS = """() => {
  const news = document.querySelector("#story").getBoundingClientRect();
  const strip = document.querySelector(".strip").getBoundingClientRect();
  return [...document.querySelectorAll(".strip .seat")].filter((seat) => {
    const box = seat.getBoundingClientRect();
    return box.right > news.left || box.right > strip.right + 1;
  }).map((seat) => seat.title);
}"""
# What is told just now, at length: how far it reaches beyond the strip, and its share of it.
TELLING = """() => {
  const beat = Object.assign(document.createElement("li"), { className: "beat now" });
  beat.append(Object.assign(document.createElement("i"), { className: "glimpse" }));
  const words = document.createElement("a");
  words.textContent = "what is told ".repeat(20);
  beat.append(words);
  document.querySelector(".beats").append(beat);
  const strip = document.querySelector(".story").getBoundingClientRect();
  const { top, bottom, width } = words.getBoundingClientRect();
  return [Math.max(strip.top - top, bottom - strip.bottom, 0), width / strip.width];
}"""


@pytest.mark.parametrize("size", [WIDE, NOTEBOOK], ids=["1440", "1280"])
@pytest.mark.parametrize(
    ("game", "seats", "mine"), [("sun", 2, 2), ("eclipse", 2, 1), ("eclipse", 6, 1), ("gaia", 4, 1)]
)
def test_what_is_told_covers_no_player_and_is_not_cut(
    people: Contexts, server: Server, size: tuple[int, int], game: str, seats: int, mine: int
) -> None:
    anna = people.someone("hu", size)
    Preparing(server, mine).sit(anna, played(game, seats, 0.2), game)
    page = anna.page
    anna.wait_for_question()
    assert page.locator(".strip .seat").count() == seats
    assert page.evaluate(UNDER_THE_NEWS) == []
    beyond, wide = page.evaluate(TELLING)
    assert beyond <= 1
    assert wide > 0.3
