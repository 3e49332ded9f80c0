"""A hint in the dock: asked for by a click, planned by another; the button beside the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import TOKEN_IS_NOT
from tests.browser.positions import GAMES, options_of, played
from tests.browser.prepared import Preparing
from tests.table.server import Server

ADVISED = ".advised button[name=choice]"
# How high the question's row, the dock and the boards are: with the button, and without it.
HEIGHTS = """() => {
  const heights = () => ["#ask .asking", "#dock", "#drawing"].map(
    (each) => document.querySelector(each).getBoundingClientRect().height);
  const advice = document.querySelector(".advice");
  const beside = heights();
  advice.style.display = "none";
  const without = heights();
  advice.style.display = "";
  return [beside, without];
}"""
# What can be clicked and has the hint's button upon its middle, or the button where something else
# lies upon it.
COVERED = """() => {
  const found = [];
  const clicked = "button, summary, a, .thing.open .face, .thing.open";
  for (const each of document.querySelectorAll(clicked)) {
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const on_top = each.checkVisibility() ? document.elementFromPoint(x, y) : null;
    const mine = each.matches(".advice > summary");
    const hidden = on_top && (on_top.closest(".advice > summary") !== null) !== mine;
    if (hidden) found.push(each.outerHTML);
  }
  return found;
}"""
SUMMARY = ".advice > summary"


@pytest.mark.parametrize(
    ("language", "size", "theme", "button", "words"),
    [
        ("en", WIDE, "light", "Hint", "By the reckoning of the bot “Seasoned”"),
        ("hu", PHONE, "dark", "Tanács", "A „Tapasztalt” gépi játékos számítása szerint"),
    ],
)
def test_a_hint_opens_in_the_dock_and_its_answers_are_planned_by_a_click(
    people: Contexts, language: str, size: tuple[int, int], theme: str, button: str, words: str
) -> None:
    anna = people.someone(language, size, theme)
    anna.quick_game("race")
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    opener = page.locator("details.advice > summary")
    assert opener.inner_text().strip() == button
    opener.click()
    page.wait_for_selector(ADVISED)
    page.locator("#ask .asking h2").click(trial=True)  # the question can still be read
    first = page.locator(ADVISED).first
    expect(first).to_be_visible()
    assert first.bounding_box()["height"] >= 44  # type: ignore[index]
    assert words in page.locator(".advice").inner_text()
    assert page.locator(".advised > li").count() == 3
    assert anna.has_no_sideways_scrolling()
    wanted = first.locator("span").count()
    before = anna.token()
    first.click()
    page.wait_for_function(TOKEN_IS_NOT, arg=before)
    assert page.locator(".plan ol li").count() >= wanted
    assert page.locator(ADVISED).count() == 0  # a hint to the question before


@pytest.mark.parametrize(
    ("language", "size", "words"),
    [
        ("en", WIDE, "By the trained judgement of the bot “Strategist”"),
        ("hu", PHONE, "„Stratéga” gépi játékos játszmákból tanult ítélete szerint"),
    ],
)
def test_where_games_have_taught_what_an_answer_is_worth_the_hint_says_so(
    people: Contexts, server: Server, language: str, size: tuple[int, int], words: str
) -> None:
    """Of which action to choose; what to discard is reckoned."""
    anna = people.someone(language, size)
    Preparing(server).sit(anna, played("race", 2, 0.2), "race")
    anna.page.locator(SUMMARY).click()
    anna.page.wait_for_selector(ADVISED)
    expect(anna.page.locator(".advice")).to_contain_text(words)


def test_there_is_no_button_where_the_table_gives_no_hints(people: Contexts) -> None:
    anna = people.someone()
    anna.go("/new/race")
    page = anna.page
    page.fill("input[name=name]", "Anna")
    page.select_option("select[name=hints]", "never")
    page.click("#new button.main")
    page.wait_for_selector("#board")
    anna.wait_for_question()
    assert page.locator("details.advice").count() == 0


PLACES = [(game, part) for game in GAMES for part in (0.25, 0.5, 0.75)]


@pytest.mark.parametrize(("game", "part"), PLACES)
def test_on_a_wide_screen_the_button_takes_no_height_and_covers_nothing(
    people: Contexts, server: Server, game: str, part: float
) -> None:
    anna = people.someone("hu", WIDE)
    Preparing(server).sit(anna, played(game, 2, part), game, **options_of(game, 2))
    expect(anna.page.locator(SUMMARY)).to_be_visible()
    beside, without = anna.page.evaluate(HEIGHTS)
    assert beside[1:] == without[1:]
    assert beside[0] - without[0] < 22  # one more line, where the question fills its row
    assert anna.page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_button_is_for_a_finger_and_covers_nothing(
    people: Contexts, server: Server, game: str
) -> None:
    anna = people.someone("hu", PHONE)
    Preparing(server).sit(anna, played(game, 2, 0.5), game, **options_of(game, 2))
    box = anna.page.locator(SUMMARY).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    (asking, _, _), (without, _, _) = anna.page.evaluate(HEIGHTS)
    assert asking - without <= 24  # a line of the question at most: it shares its row
    assert anna.page.evaluate(COVERED) == []
