"""An action that has changed something may end without a jump: every step counts as a change."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

JUMP = {"do": "jump", "points": 1}


def acting(step: dict[str, Any]) -> Table:
    """The action of Terraforming is this step, then a jump; seat 0 has two ships and an outpost."""
    action = {"spaces": 1, "effect": [step, JUMP]}
    t = Table(4, components=given(changed(terraforming={"action": [action]}))).know(0, "I2")
    t.seat(0, ore=9, population=4, food_discs=6).supply(0, 3, 3, 3, 3, 2)
    return t.ships(0, "sirius", 3, 1).outpost(0, "sirius").turn(0).do("act terraforming 1 1")


def until_the_jump(t: Table) -> Table:
    """The first answer is given to every question before the jump, a random one of chance."""
    rng = Rng(1)
    while frame_of(t) != "Jump":
        choice = roll(t.s, MAIN, rng) if t.asked() == CHANCE else t.s.lane_options(MAIN)[0]
        t.s.answer(MAIN, choice)
    return t


@pytest.mark.parametrize(
    "step",
    [
        {"do": "gain_ore", "amount": 1},
        {"do": "pay_opponent", "ore": 1},
        {"do": "supply_to_population", "count": 1},
        {"do": "supply_to_population", "count": 1, "column": "any"},
        {"do": "supply_to_ship", "count": 1, "level": 1},
        {"do": "population_to_ship", "count": 1, "level": 1},
        {"do": "move_supply", "count": 1, "from": "any", "to": "any"},
        {"do": "automate", "track": "ore", "count": 1},
        {"do": "automate", "track": "choice", "count": 1},
        {"do": "produce", "kind": "population_growth"},
        {"do": "produce", "kind": "ore"},
        {"do": "produce", "kind": "trade"},
        {"do": "research", "levels": ["I"]},
        {"do": "gain_private_technology", "level": "III", "draw": 1, "keep": 1},
        {"do": "upgrade_ships", "total_levels": 1},
        {"do": "colonize"},
        {"do": "uncover_guild", "guild": "ascension_guild"},
        {"do": "add_extra_system", "deck": "A", "replaced": False},
        {"do": "draw_systems_and_take_colonize_bonus", "deck": "A", "draw": 1, "resolve": 1},
    ],
)
@rule("sun.clarify.action-must-change")
def test_after_a_step_that_changes_something_nobody_must_jump(step: dict[str, Any]) -> None:
    t = until_the_jump(acting(step))
    assert t.s.changed == 1
    assert t.why("stop") == ""


@rule("sun.clarify.action-must-change", "sun.clarify.example.jump-without-jump")
def test_without_such_a_step_somebody_must_jump() -> None:
    t = acting({"do": "optional", "steps": [{"do": "gain_ore", "amount": 1}]}).do("leave it")
    assert t.s.changed == 0
    assert t.why("stop") == "nothing-changes"
