"""A hint in the dock: asked for by a click, planned by another."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts

ADVISED = ".advised button[name=choice]"


@pytest.mark.parametrize(
    ("language", "size", "theme", "button", "words"),
    [
        ("en", WIDE, "light", "Hint", "By the trained judgement of the bot “Strategist”"),
        ("hu", PHONE, "dark", "Tanács", "„Stratéga” gépi játékos betanított ítélete szerint"),
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
    first = page.locator(ADVISED).first
    assert first.is_visible()
    assert first.bounding_box()["height"] >= 44  # type: ignore[index]
    assert words in page.locator(".advice").inner_text()
    assert page.locator(".advised > li").count() == 3
    assert anna.has_no_sideways_scrolling()
    wanted = first.locator("span").count()
    before = anna.token()
    first.click()
    page.wait_for_function(
        "before => document.querySelector('#ask [name=question]')?.value !== before", arg=before
    )
    assert page.locator(".plan ol li").count() >= wanted
    assert page.locator(ADVISED).count() == 0  # a hint to the question before


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
