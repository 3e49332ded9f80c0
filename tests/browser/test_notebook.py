"""A notebook: drawings are made smaller there, their words are not, and yet nothing lies upon them."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Contexts
from tests.browser.positions import from_log
from tests.browser.prepared import Preparing
from tests.table.server import Server

NOTEBOOK = (1280, 800)
# Words, figures and keys of the map that lie upon each other.
UPON = """() => {
  const all = [...document.querySelectorAll(".zone.map text")].map((text) => [text, text.getBoundingClientRect()])
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
