"""The workshop in a real browser: typed, drawn and told without a page load, saved, played."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts

SAVED = "() => /^\\/sets\\/[0-9a-f]{64}\\/edit/.test(location.pathname)"


@pytest.mark.parametrize(
    ("language", "size", "told"), [("en", WIDE, "Jump 7."), ("hu", PHONE, "7")]
)
def test_a_card_is_typed_in_and_a_table_is_opened_with_it(
    people: Contexts, language: str, size: tuple[int, int], told: str
) -> None:
    anna = people.someone(language, size)
    page = anna.page
    anna.go("/sets/sun/edit?card=technology-terraforming")
    page.evaluate("() => { window.here = true; }")
    page.fill("input[name=set-name]", "my box")
    page.fill("input[name=card-name]", "Sky <b>Gardens</b>")
    page.fill("input[name=card-immediate]", "")
    page.focus("input[name=card-immediate]")
    page.click("[data-insert='jump 2']")
    assert page.input_value("input[name=card-immediate]") == "jump 2"
    page.press("input[name=card-immediate]", "Backspace")
    page.keyboard.type("7")
    page.wait_for_function(
        "told => document.querySelector('#preview .told').textContent.includes(told)", arg=told
    )
    page.wait_for_function(
        "() => document.querySelector('#preview .told').textContent.includes('Sky <b>Gardens</b>')"
    )
    page.fill("input[name=card-action_1]", "2 ore: colonise")
    page.wait_for_selector("#preview [role=alert]")
    assert "colonize" in page.inner_text("#preview [role=alert]")
    page.fill("input[name=card-action_1]", "2 ore: colonize")
    page.wait_for_selector("#preview [role=alert]", state="detached")
    assert page.evaluate("() => window.here")  # no page was loaded meanwhile
    wide = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide, "nothing stands beside the screen"
    page.press("input[name=card-immediate]", "Control+Enter")
    page.wait_for_function(SAVED)
    anna.go("/new/sun")
    page.select_option("select[name=option-components]", label="my box")
    page.click("form#new button.main")
    page.wait_for_selector("#board")
    assert "Sky <b>Gardens</b>" in (page.text_content("#board") or "")


@pytest.mark.parametrize(
    ("language", "size", "told"), [("en", WIDE, "Jump 7."), ("hu", PHONE, "Ugorj 7")]
)
def test_a_faction_and_a_guild_are_typed_in(
    people: Contexts, language: str, size: tuple[int, int], told: str
) -> None:
    anna = people.someone(language, size)
    page = anna.page
    anna.go("/sets/sun/edit?card=faction-helios_mining_collective")
    page.fill("input[name=set-name]", "my box")
    page.fill("input[name=card-columns]", "9/9/9/9/9")
    page.wait_for_selector("#preview [role=alert]")
    assert "advanced, columns" in page.inner_text("#preview [role=alert]")
    page.fill("input[name=card-columns]", "4/4/4/3/2")
    page.fill("input[name=card-innovation_1]", "Deep Shafts")
    page.fill("input[name=card-name]", "Helios United")
    page.wait_for_function(
        "() => { const told = document.querySelector('#preview .told').textContent;"
        " return told.includes('Deep Shafts') && told.includes('Helios United'); }"
    )
    page.wait_for_selector("#preview [role=alert]", state="detached")
    fits = "() => document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(fits), "nothing stands beside the screen"
    page.press("input[name=card-name]", "Control+Enter")
    page.wait_for_function(SAVED)
    kept = page.evaluate("() => location.pathname")
    anna.go(f"{kept}?card=guild-scholars_guild")
    page.fill("input[name=card-action_1]", "2 ore: jump 7")
    page.wait_for_function(
        "told => document.querySelector('#preview .told').textContent.includes(told)", arg=told
    )
    page.press("input[name=card-action_1]", "Control+Enter")
    page.wait_for_function(SAVED)
    anna.go("/new/sun")
    page.select_option("select[name=option-components]", label="my box")
    page.click("form#new button.main")
    page.wait_for_selector("#board")
