"""Moments that take a few clicks to come to, as pictures and under axe-core."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import A_JOB, Someone
from tests.browser.positions import after
from tests.browser.prepared import Preparing
from tests.browser.test_pictures import look_at
from tests.table.server import Server


def nothing(anna: Someone) -> None:
    """The question itself is the moment."""


def federation(anna: Someone) -> None:
    federate = anna.page.locator("#ask li[data-say=federation] button")
    anna.answering(lambda: anna._click(federate))
    anna.wait_for_calm()
    anna.page.wait_for_selector(".outlines > *", state="attached")
    anna.page.click("#popover .step-on")


def sector(anna: Someone) -> None:
    """A tile on its way: turned once where it would lie."""
    anna.page.locator("[id^=sector-].open").first.click()
    anna.page.wait_for_selector(".turner")
    anna.answering(lambda: anna.page.keyboard.press("r"))
    anna.wait_for_calm()


def turned(anna: Someone) -> None:
    anna.answering(anna.page.locator("[id^=turn-].open:visible").last.click)
    anna.wait_for_calm()


def fight(anna: Someone) -> None:
    """The stage, on a phone behind its tab."""
    tab = anna.page.locator(".zones > .tabs [data-opens=scene]:visible")
    if tab.count():
        tab.click()


def tried(anna: Someone) -> None:
    """A part that is tried on a ship, with the odds that it would have."""
    page = anna.page
    page.click(".drawer.bench > summary")
    page.wait_for_selector(".drawer.bench[open] .page form", timeout=A_JOB)
    page.locator(".drawer.bench select").last.select_option(index=2)
    page.evaluate("document.querySelector('.drawer.bench .page').id = 'before'")
    page.click(".drawer.bench form button")
    page.wait_for_selector(".drawer.bench .page:not(#before) li", timeout=A_JOB)
    assert page.locator(".drawer.bench select").last.evaluate("each => each.selectedIndex") == 2


# Name of the picture, game, log, lines of it, and what is done then.
MOMENTS: list[tuple[str, str, str, int, Callable[[Someone], None]]] = [
    ("federation", "gaia", "01-4-seats", 232, federation),
    ("explore", "eclipse", "01-2-seats", 240, nothing),
    ("explored", "eclipse", "01-2-seats", 240, turned),
    ("battle", "eclipse", "01-2-seats", 319, fight),
    ("battle-six", "eclipse", "10-6-seats", 1188, fight),
    ("blueprint", "eclipse", "01-2-seats", 98, tried),
]
LOOKS = [
    pytest.param("en", WIDE, "dark", "wide-dark-en", id="wide-dark-en"),
    pytest.param("hu", PHONE, "light", "phone-light-hu", id="phone-light-hu"),
]


@pytest.mark.parametrize(("language", "size", "theme", "kind"), LOOKS)
@pytest.mark.parametrize(
    ("name", "game", "log", "lines", "then"), MOMENTS, ids=[moment[0] for moment in MOMENTS]
)
def test_moments_of_a_game_are_fit_to_be_seen(
    people: Contexts,
    server: Server,
    name: str,
    game: str,
    log: str,
    lines: int,
    then: Callable[[Someone], None],
    language: str,
    size: tuple[int, int],
    theme: str,
    kind: str,
) -> None:
    anna = people.someone(language, size, theme)
    s = after(game, log, lines)
    Preparing(server).sit(anna, s, game, **s.rules.options)
    then(anna)
    look_at(anna, f"moment-{name}-{kind}")


@pytest.mark.parametrize(("language", "size", "theme", "kind"), LOOKS)
def test_a_sector_that_is_laid_is_fit_to_be_seen(
    people: Contexts, language: str, size: tuple[int, int], theme: str, kind: str
) -> None:
    anna = people.someone(language, size, theme)
    options = {"board": "all_tiles", "board_by": "players"}
    anna.new_table("me", "bot:random", game="gaia", options=options)
    anna.wait_for_question()
    anna.wait_for_calm()
    sector(anna)
    look_at(anna, f"moment-sector-{kind}")
