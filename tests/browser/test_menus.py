"""The menus of the bar and the hint: one is open at a time, and nothing moves when one opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import A_JOB, Someone

OPEN = ".drawers > details[open], .advice[open]"
ICONS = ".drawers > details > summary"
WHERE = """all => all.map(each => {
  const box = each.getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.top), Math.round(box.width)];
})"""
BOTH = pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])


def at_a_table(people: Contexts, language: str, size: tuple[int, int]) -> Someone:
    anna = people.someone(language, size)
    anna.quick_game("race")
    anna.wait_for_question()
    anna.wait_for_calm()
    return anna


def icons(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.eval_on_selector_all(ICONS, WHERE)
    return found


def click_at(page: Page, spot: list[int]) -> None:
    left, top, width = spot
    page.mouse.click(left + width / 2, top + 20)


@BOTH
def test_a_click_on_the_spot_of_an_icon_opens_its_menu_and_closes_it_again(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(people, language, size).page
    before = icons(page)
    assert len(before) >= 4
    for at, spot in enumerate(before):
        click_at(page, spot)
        opened = page.locator(".drawers > details").nth(at)
        expect(opened).to_have_attribute("open", "")
        expect(opened.locator(".leaf > .heading")).to_be_in_viewport()
        assert page.locator(OPEN).count() == 1
        assert icons(page) == before
        click_at(page, spot)
        expect(page.locator(OPEN)).to_have_count(0)


@BOTH
def test_of_several_menus_the_one_that_was_opened_last_stays(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(people, language, size).page
    for at, spot in enumerate(icons(page)):
        click_at(page, spot)
        expect(page.locator(OPEN)).to_have_count(1)
        expect(page.locator(".drawers > details").nth(at)).to_have_attribute("open", "")
    page.locator(".advice > summary").dispatch_event("click")  # the last menu lies upon it
    expect(page.locator(".advice")).to_have_attribute("open", "")
    expect(page.locator(OPEN)).to_have_count(1)


@BOTH
def test_escape_closes_a_menu_and_the_focus_is_back_on_its_icon(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(people, language, size).page
    page.click(".drawer.more > summary")
    page.focus(".drawer.more .leaf select")
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(page.locator(".drawer.more > summary")).to_be_focused()


@BOTH
def test_a_click_beside_a_menu_closes_it_and_one_within_does_not(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(people, language, size).page
    page.click(".drawer.log > summary")
    page.click(".drawer.log .leaf > .heading")
    expect(page.locator(OPEN)).to_have_count(1)
    page.mouse.click(4, size[1] / 2)
    expect(page.locator(OPEN)).to_have_count(0)


@BOTH
def test_the_hint_stays_at_its_button_and_closes_by_it_by_escape_and_by_a_click_beside_it(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    page = at_a_table(people, language, size).page
    before = page.eval_on_selector_all(".advice > summary", WHERE)
    ((left, top, width),) = before
    middle = (left + width / 2, top + 10)
    page.mouse.click(*middle)
    page.wait_for_selector(".advised button", timeout=A_JOB)
    expect(page.locator(".advised button").first).to_be_in_viewport()
    assert page.eval_on_selector_all(".advice > summary", WHERE) == before
    page.mouse.click(*middle)
    expect(page.locator(OPEN)).to_have_count(0)
    page.mouse.click(*middle)
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    page.mouse.click(*middle)
    page.click("#dock .asking h2")
    expect(page.locator(OPEN)).to_have_count(0)


def test_what_is_done_in_a_menu_closes_it(people: Contexts) -> None:
    page = at_a_table(people, "en", WIDE).page
    page.click(".drawer.more > summary")
    page.click(".pace button[value=calm]")
    expect(page.locator(OPEN)).to_have_count(0)
