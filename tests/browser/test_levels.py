"""Who opens a table sees how strong each bot is, and what that number means."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from astrarium.bots import levels_of
from tests.browser.conftest import PHONE, WIDE, Contexts

WORDS = {
    "en": ("Bot: Learner (", "With 200 points more, a bot wins about three of four games"),
    "hu": ("Gép: Ismerkedő (", "Aki 200 ponttal jobb, négy játszmából nagyjából hármat"),
}
LOOK = os.environ.get("ASTRARIUM_LOOK", "")  # a folder for pictures


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_level_is_offered_with_its_rating(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.go("/new/race")
    page = anna.page
    named, why = WORDS[language]
    offered = page.locator("select[name=seat-1] option[value^='bot:']").all_inner_texts()
    learner = next(each for each in offered if each.startswith(named))
    assert learner == f"{named}{levels_of('race')[1].rating})"
    assert len(offered) == len(levels_of("race"))
    expect(page.get_by_text(why)).to_be_visible()
    page.select_option("select[name=seat-1]", "bot:random")
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    assert page.evaluate(wide), "nothing is cut off at the side"
    if LOOK:
        page.screenshot(path=Path(LOOK) / f"new-{language}-{size[0]}.png", full_page=True)


def test_the_host_sees_ratings_where_seats_are_still_free(people: Contexts) -> None:
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "open")
    offered = anna.page.locator("select[name=bot] option").all_inner_texts()
    assert offered[-1] == "Stratéga (1640)"
    expect(anna.page.get_by_text(WORDS["hu"][1])).to_be_visible()
    if LOOK:
        anna.page.screenshot(path=Path(LOOK) / "waiting-hu-360.png", full_page=True)
