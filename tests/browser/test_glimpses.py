"""Beside the words of the story lie small pictures of what it is about, in every game."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.positions import GAMES

GLIMPSE = ".story .beat .glimpse"
IN_VIEW = f"""() => {{
  const strip = document.querySelector(".story .beats").getBoundingClientRect();
  const all = [...document.querySelectorAll("{GLIMPSE}")];
  const boxes = all.map((each) => each.getBoundingClientRect());
  return boxes.every(({{ top, bottom, height, width }}) =>
    !height || (top >= strip.top && bottom <= strip.bottom + 1 && Math.min(height, width) >= 24));
}}"""


@pytest.mark.parametrize(
    ("game", "size"), [*((game, WIDE) for game in GAMES), ("race", PHONE), ("sun", PHONE)]
)
def test_a_beat_shows_what_it_is_about(people: Contexts, game: str, size: tuple[int, int]) -> None:
    anna = people.someone("hu", size)
    anna.new_table("me", "bot:random", game=game)
    anna.act_until(GLIMPSE, Rng(5))
    anna.wait_for_stillness()
    page = anna.page
    assert page.locator(f"{GLIMPSE} :is(text, title, [id], .thing)").count() == 0
    assert page.locator(f"{GLIMPSE}:not([aria-hidden=true])").count() == 0
    assert page.evaluate(IN_VIEW)
    assert anna.has_no_sideways_scrolling()
