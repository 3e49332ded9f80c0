"""Moving ships by clicking: a stack is clicked as often as ships of it move, and no card lies upon
what was clicked or upon what follows from it."""

from __future__ import annotations

import json

import pytest

from astrarium.games.eclipse.state import Eclipse
from tests.browser.conftest import WIDE, Contexts
from tests.browser.prepared import Preparing
from tests.games.eclipse.table import play, terrans
from tests.table.server import Server

STEPS = ".plan ol li"
# Which of these things the open card lies upon.
COVERED = """(ids) => ids.filter((id) => {
  const thing = document.getElementById(id);
  const box = (thing.querySelector(".face") || thing).getBoundingClientRect();
  const card = document.getElementById("popover").getBoundingClientRect();
  return card.left < box.right && box.left < card.right
    && card.top < box.bottom && box.top < card.bottom;
})"""


def moving() -> Eclipse:
    """Two interceptors at home: there is one way, and nothing to trade or to settle."""
    t = terrans(4).lay(107, "1,-1").own(0, 107, 0).ships(0, 221, interceptor=1)
    return play(t.seat(0, money=1, science=1, materials=1).turn(0), 0, "move")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_stack_is_clicked_once_for_each_ship_that_moves(
    people: Contexts, server: Server, language: str
) -> None:
    anna = people.someone(language, WIDE)
    s = moving()
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    page = anna.page
    ids = page.locator(".zone.map .thing.open").evaluate_all("all => all.map((each) => each.id)")
    stack = f"#{ids[0]}"
    anna.once(page.locator(f"{stack} .face").click)
    anna.wait_for_calm()
    page.wait_for_selector("#popover:visible")
    one = page.locator(STEPS).count()
    destination = json.loads(page.locator("[data-forced]").get_attribute("data-forced") or "")
    assert len(destination) == 1
    assert page.evaluate(COVERED, [ids[0], *destination]) == []
    anna.once(page.locator(f"{stack} .face").click)
    anna.wait_for_calm()
    assert page.locator(STEPS).count() == 2 * one


def test_a_planned_move_is_taken_out_by_its_button_alone(people: Contexts, server: Server) -> None:
    anna = people.someone("en", WIDE)
    s = moving()
    Preparing(server).sit(anna, s, "eclipse", **s.rules.options)
    page = anna.page
    anna.once(page.locator(".zone.map .thing.open .face").first.click)
    anna.wait_for_calm()
    before = anna.token()
    page.click("#popover .way.planned .there")
    anna.wait_for_calm()
    assert anna.token() == before
    anna.once(page.get_by_role("button", name="Take it out of the plan").click)
    anna.wait_for_calm()
    assert page.locator(".plan").count() == 0
