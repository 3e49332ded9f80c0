"""A battle of Eclipse on the page: its stage beside everything else, and hits that are planned."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.positions import from_log
from tests.browser.prepared import Preparing
from tests.browser.test_in_view import check_nothing_scrolls, look, whole_in_view, wide_names
from tests.browser.test_text_size import SMALL
from tests.games.eclipse.table import Table, play
from tests.table.server import Server

AIMED = ".zone.scene path[stroke-dasharray='6 4']"


def before_the_hits() -> Eclipse:
    """Anna's ships have rolled sixes and may hit a cruiser or a starbase."""
    t = Table("planta", "mechanema").lay(107, "0,-1").own(1, 107)
    s = t.ships(1, 107, cruiser=2, starbase=1).ships(0, 107, interceptor=3, cruiser=1).phase(1)
    while True:
        question = s.questions()[0]
        options = s.options(question)
        said = [GAME.say(s.rules, each) for each in options]
        if question.seat < 0:
            # Béla's dice miss, Anna's hit.
            firing = s.view(None)["agenda"]["lanes"][0][-2][1][0]
            s.answer(question.lane, max(options) if firing == 0 else min(options))
        elif said[0].startswith("hit"):
            return s
        else:
            play(s, int(question.seat), "attack" if "attack" in said else said[0])


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_stage_leaves_map_own_board_and_rivals_in_view(
    people: Contexts, server: Server, language: str
) -> None:
    anna = people.someone(language, WIDE, "dark")
    s = from_log("eclipse", "10-6-seats", 0.964)  # its last battle
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    expect(anna.page.locator(".zone.scene")).to_be_visible()
    found = look(anna.page)
    assert whole_in_view(found, *wide_names("eclipse")) == [], found
    assert min(found["rivals"]) >= 0.99, found
    check_nothing_scrolls(found)
    assert anna.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "hu")])
def test_a_planned_hit_is_joined_to_its_die_and_taken_back(
    people: Contexts, server: Server, size: tuple[int, int], language: str
) -> None:
    anna = people.someone(language, size)
    s = before_the_hits()
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    page = anna.page
    if size == PHONE:
        page.click(".zones > .tabs [data-opens=scene]")
    page.wait_for_selector(".zone.scene .thing.open")
    assert page.evaluate(SMALL) == []
    assert page.locator(AIMED).count() == 0
    ships = page.locator(".zone.scene .thing .face").count()
    page.locator(".zone.scene .thing.open").first.click()
    page.wait_for_selector(AIMED, state="attached")
    assert page.locator(".zone.scene .thing .face").count() == ships
    assert page.evaluate(SMALL) == []
    page.click("[data-key-b]")
    page.wait_for_selector(AIMED, state="detached")
