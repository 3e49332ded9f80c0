"""With a plan in the dock the answers of the question that it has come to are in view, whole: it is
the plan that scrolls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from astrarium.core.position import Position
from tests.browser.conftest import WIDE, Contexts
from tests.browser.people import CHOICES
from tests.browser.positions import after
from tests.browser.prepared import Preparing
from tests.browser.test_moving import moving
from tests.games.race.table import Table
from tests.table.server import Server

NOTEBOOK, SMALL = (1280, 800), (360, 760)
# Of the answers beside the question: how many there are, how many can be clicked at every corner,
# and in how many lines the longest is written.
ANSWERS = """() => {
  const all = [...document.querySelectorAll("#plan > .direct button")];
  const whole = all.filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return [left + 6, right - 6].every((x) => [top + 4, bottom - 4].every((y) =>
      button.contains(document.elementFromPoint(x, y))));
  });
  const lines = (button) => {
    const words = button.querySelector("span");
    const high = parseFloat(getComputedStyle(words).lineHeight);
    return Math.round(words.getBoundingClientRect().height / high);
  };
  return [all.length, whole.length, Math.max(0, ...all.map(lines))];
}"""


FIRST = {"sun": 2, "race": 1}  # so many answers; a hand of Race lies above them
HAND = "New Earth; Contact Specialist; Gem World; Spice World; Distant World; Rebel Base"
POSITIONS: dict[str, Callable[[], Position]] = {
    "sun": lambda: after("sun", "02-2-seats", 87),
    "race": lambda: Table(2).seat(0, tableau="Old Earth", hand=HAND).chosen("settle", "settle"),
}


def answers(page: Page) -> tuple[int, int, int]:
    there, whole, lines = page.evaluate(ANSWERS)
    return there, whole, lines


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [WIDE, NOTEBOOK], ids=["1440", "1280"])
def test_on_a_wide_screen_every_answer_is_read_beside_the_buttons(
    people: Contexts, server: Server, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    s = moving()
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    anna.once(anna.page.locator(".zone.map .thing.open .face").first.click)
    anna.wait_for_calm()
    there, whole, lines = answers(anna.page)
    assert there >= 2
    assert whole == there
    assert lines <= 2


@pytest.mark.parametrize("game", ["sun", "race"])
def test_on_a_phone_the_first_answers_are_seen_whole_whatever_is_planned(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("hu", SMALL)
    s = POSITIONS[game]()
    Preparing(server).sit(anna, s, game, **s.rules.options)
    looks = 0
    for _ in range(8):
        if not anna.page.locator(CHOICES).count():
            break
        anna.choose(0)
        anna.wait_for_calm()
        there, whole, _ = answers(anna.page)
        if there and anna.page.locator(".plan").count():
            looks += 1
            assert whole >= min(there, FIRST[game])
    assert looks >= 1
