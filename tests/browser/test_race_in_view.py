"""Whatever is decided in Race, what is needed for it is in view: at the first decisions of a game;
with `ASTRARIUM_BROWSER=all` at every decision to its end.

Wide: question, hand, own tableau and every rival's cards, nothing scrolled. Medium: question and
hand; own and rivals' cards begin in view side by side. Phone: question, the figures of all seats,
and the hand, or the tableau where that alone is asked about. No words are smaller than 12 pixels; a
sign, two letters at most, not smaller than 9.
"""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.frame import CHANCE
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.people import CHOICES, Someone
from tests.browser.prepared import Preparing
from tests.games.race.table import Table
from tests.table.server import Server

MEDIUM = (1024, 768)
ENOUGH = 10_000 if ALL else 25  # decisions
LOOK = """(wanted) => {
  if (!document.querySelector("#ask [name=question]")) return null;
  const fits = ({ top, left, bottom, right }) =>
    top >= -6 && left >= -6 && bottom <= innerHeight + 6 && right <= innerWidth + 6; // lifted
  const missing = [];
  const bare = (thing) => {
    const face = thing.querySelector(".face") || thing;
    const { left, right, top, bottom } = face.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return thing.contains(under);
  };
  for (const [selector, how] of wanted) {
    const found = [...document.querySelectorAll(selector)];
    if (how === "one") {
      if (found.length && !found.some(bare)) missing.push(`${selector}: covered`);
      continue;
    }
    if (!found.length && how !== "any") missing.push(`${selector}: not there`);
    for (const thing of found) {
      const box = (thing.querySelector(".face") || thing).getBoundingClientRect();
      const seen = box.height > 0 && (how === "begins" ? box.top < innerHeight - 60 : fits(box));
      const at = [box.left, box.top, box.right, box.bottom].map(Math.round);
      if (!seen) missing.push(`${thing.id || selector}: ${at}`);
    }
  }
  for (const words of document.querySelectorAll(".zone svg text")) {
    if (!words.getBoundingClientRect().height) continue;
    const size = parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().a;
    const least = words.textContent.length <= 3 ? 9 : 11.9;
    if (size < least) missing.push(`"${words.textContent}" has ${size.toFixed(1)} pixels`);
  }
  return missing;
}"""
# Every corner of a button can be clicked.
SEEN_WHOLE = """(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [[x, top + 4], [x, bottom - 4]]);
  return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""
QUESTION = ["#ask h2", "whole"]
HAND = ["#dock .zone.hand .thing[id^=hand-]", "any"]
HAND_ON_A_PHONE = ["#dock .zone.hand:not(.aside) .thing[id^=hand-]", "any"]
# What is asked about on the own tableau, where the hand has nothing to do with it.
ON_THE_TABLEAU = ["#board:not(:has(#dock .hand .thing.open)) .zones .own .thing.open", "one"]
WANTED = {
    WIDE: [
        QUESTION,
        HAND,
        [".zone.own", "whole"],
        [".zone.rival", "whole"],
        [".zone.head", "whole"],
    ],
    MEDIUM: [QUESTION, HAND, [".zone.own", "begins"], [".zone.rival", "begins"]],
    PHONE: [QUESTION, HAND_ON_A_PHONE, ON_THE_TABLEAU, ["[id^=chip-]", "whole"]],
}


def watch(someone: Someone, rng: Rng, wanted: list[Any]) -> tuple[int, list[str]]:
    """Play on; how often it was looked, and what was not in view."""
    looks = 0
    missing: list[str] = []
    while looks < ENOUGH and not missing and not someone.is_over():
        if not someone.act(rng):
            someone.page.wait_for_timeout(20)
            continue
        found = someone.page.evaluate(LOOK, wanted)
        if found is not None:
            looks += 1
            missing += found
    return looks, missing


@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE] if ALL else [WIDE])
def test_what_a_decision_is_about_is_in_view(people: Contexts, size: tuple[int, int]) -> None:
    anna = people.someone("hu" if size == PHONE else "en", size)
    anna.new_table("me", "bot:greedy")
    anna.wait_for_question()
    anna.wait_for_calm()
    looks, missing = watch(anna, Rng(12), WANTED[size])
    assert missing == []
    assert looks >= 20


SEVEN = (
    "Old Earth; New Earth; Gem World; Interstellar Bank; Mining Robots; Space Port; Genetics Lab"
)
CARDS = "Colony Ship; Contact Specialist; Public Works; Spice World; Distant World; Rebel Base"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_the_hand_makes_room_for_a_tableau_that_is_asked_about(
    people: Contexts, server: Server, language: str
) -> None:
    t = Table(2).seat(0, tableau=SEVEN, goods="New Earth; Gem World", hand=CARDS)
    anna = people.someone(language, PHONE)
    Preparing(server).sit(anna, t.chosen("consume 2x", "consume trade"), "race")
    page = anna.page
    wanted = [QUESTION, [".zones .own .thing.open", "whole"], ON_THE_TABLEAU]
    assert page.evaluate(LOOK, wanted) == []
    assert page.locator("#dock .zone.hand").is_hidden()
    page.locator(".zones .own .thing.open").first.tap()
    page.wait_for_selector(".zones .own .thing.planned")
    page.wait_for_function("() => !document.querySelector('#dock .zone.hand').offsetHeight")
    page.locator(".fetch-hand").tap()
    page.locator("#dock .zone.hand [id^=hand-]").first.wait_for()


@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_button_that_fills_a_payment_is_never_cut(
    people: Contexts, server: Server, size: tuple[int, int], language: str
) -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand=f"{CARDS}; Space Marines; Tourist World")
    anna = people.someone(language, size)
    Preparing(server).sit(anna, t.chosen("settle", "settle"), "race")
    distant = "Távoli Világ" if language == "hu" else "Distant World"
    anna.answering(
        lambda: anna.page.locator(f"#dock .thing.open:has(title:text('{distant}'))").click()
    )
    fill = anna.page.locator("#dock .fill")
    fill.wait_for()
    anna.wait_for_stillness()
    assert fill.evaluate(SEEN_WHOLE)
    anna.once(lambda: anna.page.keyboard.press("f"))
    anna.page.wait_for_selector("[data-key-c]")


def test_on_a_phone_a_card_is_seen_whole_below_the_figures_of_all(
    people: Contexts, server: Server
) -> None:
    anna = people.someone("hu", PHONE)
    s = Table(2).seat(0, tableau="Old Earth", hand=CARDS).chosen("settle", "settle")
    Preparing(server).sit(anna, s, "race")
    page = anna.page
    anna.answering(lambda: page.locator("#dock .zone.hand .thing.open").nth(1).click())
    anna.answering(lambda: page.keyboard.press("f"))
    page.wait_for_selector("[data-key-c]")
    card = page.locator("#popover").bounding_box()
    chips = page.locator("[id^=chip-]").first.bounding_box()
    assert card is not None
    assert chips is not None
    assert card["y"] >= chips["y"] + chips["height"] - 1


TEN = f"{CARDS}; Tourist World; Pirate World; Merchant Guild; Drop Ships"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_a_hand_of_five_rows_is_in_view_and_its_main_button_free(
    people: Contexts, server: Server, language: str
) -> None:
    anna = people.someone(language, PHONE)
    s = Table(2).seat(0, tableau="Old Earth", hand=TEN).chosen("explore +5", "settle")
    while s.asked(s.next_lane()) == CHANCE:  # the cards are drawn
        s.answer(s.next_lane(), roll(s, s.next_lane(), Rng(1)))
    Preparing(server).sit(anna, s, "race")
    page = anna.page
    assert page.locator("#dock .zone.hand [id^=look-]").count() == 7
    assert page.evaluate(LOOK, WANTED[PHONE]) == []
    page.locator("#dock .zone.hand [id^=look-].open").first.tap()
    page.wait_for_selector("[data-key-c]")
    anna.once(anna.click_commit)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_a_card_that_helps_to_settle_is_seen_beside_the_world(
    people: Contexts, server: Server, language: str
) -> None:
    t = Table(2).seat(0, tableau="Old Earth; Colony Ship", hand=f"{CARDS}; Gambling World")
    anna = people.someone(language, PHONE)
    Preparing(server).sit(anna, t.chosen("settle", "settle"), "race")
    anna.page.locator("#dock .zone.hand .thing.open").first.tap()
    anna.page.wait_for_selector(".zones .own .thing.open")
    anna.wait_for_stillness()
    assert anna.page.evaluate(LOOK, WANTED[PHONE]) == []


@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE])
def test_with_an_empty_hand_the_choices_beside_a_plan_are_as_wide_as_their_words(
    people: Contexts, server: Server, size: tuple[int, int]
) -> None:
    t = Table(2).seat(0, tableau="Old Earth; New Earth; Gem World", goods="New Earth; Gem World")
    anna = people.someone("en", size)
    Preparing(server).sit(anna, t.chosen("consume 2x", "consume trade"), "race")
    choices = anna.page.locator(CHOICES)
    anna.choose(choices.all_inner_texts().index(choices.filter(has_text="New Earth").inner_text()))
    anna.wait_for_calm()
    assert choices.count() == 2
    for number in range(2):
        box = choices.nth(number).bounding_box()
        assert box is not None
        assert box["width"] > 2 * box["height"]
    anna.choose(0)
    anna.page.wait_for_selector("[data-key-c]")
