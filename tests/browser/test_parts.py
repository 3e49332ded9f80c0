"""What a page keeps and what is loaded when it is opened."""

from __future__ import annotations

from tests.browser.conftest import Contexts
from tests.browser.people import CHOICES

# While nothing changes: the board from the parts that the page has, and as it is sent whole.
KEPT_AND_WHOLE = """async () => {
  const { ask } = await import("/static/kept.js");
  const address = `/t/${document.getElementById("live").dataset.table}/board`;
  const whole = async () => (await fetch(address, { headers: { "X-Astrarium": "part" } })).text();
  for (;;) {
    const [before, kept, after] = [await whole(), (await ask(address)).html, await whole()];
    if (before === after) return [kept, after];
  }
}"""


def test_a_board_of_which_parts_were_kept_is_the_board(people: Contexts) -> None:
    anna = people.someone()
    anna.new_table("me", "open")
    bela = people.someone(name="Béla")
    bela.go(anna.path)
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    anna.wait_for_question()
    bela.wait_for_question()
    bela.wait_for_stillness()
    anna.wait_for_stillness()
    anna.page.locator(CHOICES).first.click()
    anna.page.wait_for_selector(".plan ol li")
    for _ in range(2):
        kept, whole = anna.page.evaluate(KEPT_AND_WHOLE)
        assert kept == whole
        anna.page.keyboard.press("b")
        anna.page.wait_for_selector(".plan", state="detached")
        anna.page.locator(CHOICES).first.click()
        anna.page.wait_for_selector(".plan ol li")
    assert anna.page.locator("#zone-head, #zone-hand-0, #zone-own-0, #zone-rival-1").count() == 4


def test_the_board_in_words_is_loaded_when_it_is_opened_and_again_after_a_change(
    people: Contexts,
) -> None:
    anna = people.someone()
    anna.quick_game()
    anna.wait_for_question()
    anna.wait_for_calm()
    assert anna.page.locator(".words li").count() == 0
    anna.page.click(".words summary")
    anna.page.wait_for_selector(".words li")
    anna.page.keyboard.press("1")
    anna.page.wait_for_selector(".plan ol li")
    anna.page.wait_for_selector(".words[open] li")
