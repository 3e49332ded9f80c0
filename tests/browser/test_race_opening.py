"""Opening a table asks for nothing impossible: the last choice stays, the rest is made to fit."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts


@pytest.mark.parametrize(
    ("language", "size", "changed"),
    [("en", WIDE, "this was changed: Goals."), ("hu", PHONE, "ez megváltozott: Célok.")],
)
def test_whatever_is_chosen_the_rest_of_the_form_fits_it(
    people: Contexts, language: str, size: tuple[int, int], changed: str
) -> None:
    anna = people.someone(language, size)
    anna.go("/new/race")
    page = anna.page
    page.check("input[name=option-goals]")
    assert page.locator("select[name=option-expansion]").input_value() == "storm"
    page.select_option("select[name=option-expansion]", "artifacts")
    assert not page.locator("input[name=option-goals]").is_checked()
    assert changed in page.locator("#fitted").inner_text()
    page.check("input[name=option-orb]")
    assert page.locator("#fitted").is_hidden()
    page.check("input[name=seats][value='1']")
    assert page.locator("select[name=option-expansion]").input_value() == "storm"
    assert not page.locator("input[name=option-orb]").is_checked()
    page.fill("input[name=name]", "Anna")
    page.click("#new button.main")
    page.wait_for_url("**/t/*")
