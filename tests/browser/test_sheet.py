"""The phone's sheet: the question first, then the hand, then the choices; it can be folded. And the
tabs of a tablet: none of them is for what is in view anyway."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Contexts

MEDIUM = (1024, 768)
# Top and bottom of each part, in the order in which they should lie.
PARTS = """() => ["#ask .asking", "#dock > .hand > svg", "#plan"].map((selector) => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [top, bottom];
})"""


def test_question_hand_and_choices_lie_below_each_other_and_none_covers_another(
    people: Contexts,
) -> None:
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "bot:greedy")
    anna.wait_for_question()
    anna.wait_for_calm()
    question, hand, choices = anna.page.evaluate(PARTS)
    assert question[1] <= hand[0]
    assert hand[1] <= choices[0]
    assert hand[1] <= PHONE[1]


def test_the_question_stays_in_view_while_the_sheet_is_scrolled(people: Contexts) -> None:
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "bot:greedy")
    anna.wait_for_question()
    anna.wait_for_calm()
    before, _, _ = anna.page.evaluate(PARTS)
    scrolled = """() => {
      const dock = document.getElementById("dock");
      dock.scrollTop = dock.scrollHeight;
      return dock.scrollTop;
    }"""
    assert anna.page.evaluate(scrolled) > 0
    after, _, _ = anna.page.evaluate(PARTS)
    assert after == before


def test_the_folded_sheet_leaves_question_and_main_button(people: Contexts) -> None:
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "bot:greedy")
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    page.click("#plan .fill")
    page.wait_for_selector("[data-key-c]")
    page.click(".fold")
    page.wait_for_selector("#ask.folded")
    expect(page.locator("#ask .asking h2")).to_be_visible()
    expect(page.locator("[data-key-c]")).to_be_visible()
    expect(page.locator("#dock > .hand")).to_be_hidden()
    expect(page.locator("#ask > .plan")).to_be_hidden()


def test_beside_an_open_map_the_tabs_open_something_else(people: Contexts) -> None:
    anna = people.someone("en", MEDIUM)
    anna.new_table("me", "bot:greedy", game="sun")
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    expect(page.locator(".zone.map")).to_be_visible()
    expect(page.locator(".zones > .tabs [data-kind=map]")).to_be_hidden()
    chosen = page.locator(".zones > .tabs [aria-selected=true]:visible").get_attribute("data-opens")
    expect(page.locator(f".zones .zone[data-tab='{chosen}']").first).to_be_visible()
