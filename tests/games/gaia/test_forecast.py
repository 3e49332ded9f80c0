"""What a board reckons for its reader comes true, and is typed in where it can be."""

from __future__ import annotations

import json

import pytest

from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Style
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.owners import badges
from astrarium.games.gaia.effects import Gain
from astrarium.games.gaia.forecast import (
    ends_now,
    income_of,
    next_income,
    spendable,
    spendable_burning,
    towards_federation,
)
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.scoring import final_scoring
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import NONE, PLANETS
from tests.core.test_svg import contrast
from tests.games.gaia.play import steps
from tests.games.gaia.table import Table
from tests.support import rule

CAPPED = ("ore", "knowledge", "credits", "qic")


def amounts(gain: Gain) -> dict[str, int]:
    names = ("ore", "knowledge", "credits", "qic", "tokens", "charge")
    return {name: int(getattr(gain, name)) for name in names if getattr(gain, name)}


@rule("gaia.income.source.faction-board", "gaia.income.source.round-booster")
def test_the_next_income_of_terrans_with_two_mines_and_a_trading_station() -> None:
    """Base 1 ore and 1 knowledge, two mines 1 ore each, the first trading station 3 credits."""
    planets = {"0,0": "terra", "1,0": "terra", "2,0": "terra"}
    t = Table("terrans", "xenos").planets(planets).put(0, "0,0").put(0, "1,0")
    s = t.put(0, "2,0", "trading_station").turn(0)
    assert amounts(next_income(s, 0)) == {"ore": 3, "knowledge": 1, "credits": 3}
    knowledge = [each.id for each in s.rules.boosters].index("boost_ore_knowledge")
    with_it = amounts(income_of(s, 0, knowledge))
    assert (with_it["ore"], with_it["knowledge"]) == (4, 2)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_the_income_that_was_foretold_is_what_the_next_round_brings(seats: int, seed: int) -> None:
    """Whoever has passed knows it: booster and all. Limits are counted when it comes."""
    foretold: dict[int, dict[str, int]] = {}
    compared = round_number = 0
    for s, _ in steps(seats, seed):
        if s.round_number == round_number + 1 and round_number > 0:
            compared += _came_true(s, foretold)
            foretold.clear()
        round_number = int(s.round_number)
        for seat in range(seats):
            if round_number and s.has_passed(seat):
                before = {name: int(getattr(s.players[seat], name)) for name in CAPPED}
                foretold[seat] = {**amounts(next_income(s, seat)), **_at(before)}
    assert compared >= 3


def _at(before: dict[str, int]) -> dict[str, int]:
    return {f"had-{name}": amount for name, amount in before.items()}


def _came_true(s: Gaia, foretold: dict[int, dict[str, int]]) -> int:
    limits = {"ore": 15, "knowledge": 15, "credits": 30, "qic": 99}
    for seat, told in foretold.items():
        for name in CAPPED:
            expected = min(limits[name], told[f"had-{name}"] + told.get(name, 0))
            assert int(getattr(s.players[seat], name)) == expected, (seat, name)
    return len(foretold)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_the_score_that_would_be_is_what_final_scoring_gives(seats: int, seed: int) -> None:
    for number, (s, _) in enumerate(steps(seats, seed)):
        if s.round_number == 0 or number % 40:
            continue
        end = s.clone()
        final_scoring(end)
        assert ends_now(s) == [int(player.vp) for player in end.players]


@pytest.mark.parametrize(
    ("faction", "numbers", "now", "burned"),
    [
        pytest.param("terrans", {"area2": 5, "area3": 3}, 3, 5, marks=rule("gaia.free.burn")),
        # The brainstone is worth 3, in area III or brought there.
        pytest.param(
            "taklons",
            {"area2": 0, "area3": 3, "stone": 3},
            5,
            5,
            marks=rule("gaia.faction.taklons.brainstone-three"),
        ),
        ("taklons", {"area2": 4, "area3": 1, "stone": 2}, 1, 5),
        pytest.param(
            "nevlas",
            {"area2": 2, "area3": 2, "institute": 1},
            4,
            6,
            marks=rule("gaia.faction.nevlas.institute-double"),
        ),
    ],
)
def test_power_that_can_be_spent(
    faction: str, numbers: dict[str, int], now: int, burned: int
) -> None:
    s = Table(faction, "xenos").turn(0)
    player = s.players[0]
    player.stone = 0
    for name, amount in numbers.items():
        setattr(player, name, amount)
    own = s.rules.factions[player.faction]
    assert spendable(player, own) == now
    assert spendable_burning(player, own) == burned


@rule("gaia.federation.power-value-7", "gaia.federation.power-value.mine")
def test_what_is_in_no_federation_counts_towards_the_next_one() -> None:
    """A mine is worth 1, a trading station 2; 7 are needed."""
    planets = {"0,0": "terra", "1,0": "terra"}
    t = Table("terrans", "xenos").planets(planets).put(0, "0,0")
    assert towards_federation(t.put(0, "1,0", "trading_station").turn(0), 0) == (3, 7)


# --- owners --------------------------------------------------------------------------------------


def test_owners_have_the_colour_of_their_faction_and_letters_that_differ() -> None:
    s = Table("terrans", "taklons").turn(0)
    found = badges(s.rules, s.view(0)["state"])
    assert [each.fill for each in found] == ["owner-terra", "owner-swamp"]
    assert [each.letter for each in found] == ["T", "A"]


def test_before_factions_are_chosen_owners_are_those_of_the_seats() -> None:
    s = GAME.start(GAME.rules(2, {option.name: option.default for option in GAME.options}))
    assert [each.fill for each in badges(s.rules, s.view(0)["state"])] == ["seat-0", "seat-1"]
    assert GAME.owner(s.rules, s.view(0), 0) is None
    assert s.players[0].faction == NONE


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_owners_stand_out_from_their_casing_and_the_casing_from_every_planet(theme: int) -> None:
    colours = {**SHARED, **COLOURS}
    case = colours["case"][theme]
    for name in PLANETS[1:8]:
        fill, ink = colours[f"owner-{name}"][theme], colours[f"owner-{name}-ink"][theme]
        assert contrast(fill, case) >= 3, name
        assert contrast(ink, fill) >= 4, name
    for name in PLANETS[1:]:
        assert contrast(case, colours[f"planet-{name}"][theme]) >= 3, name


def test_the_boards_reckon_from_the_view_alone() -> None:
    """A view that went through JSON draws the same zones: nothing else is looked at."""
    view = Table("terrans", "xenos").turn(0).view(0)
    one = [zone.svg for zone in GAME.zones(view, Style())]
    other = [zone.svg for zone in GAME.zones(json.loads(json.dumps(view)), Style())]
    assert one == other
