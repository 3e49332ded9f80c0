"""The printed incomes of the fourteen faction boards, typed from the boards, not from the set."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import Table, change, income, purse, says
from tests.support import rule

HOMES = {
    "terrans": "terra",
    "lantids": "terra",
    "xenos": "desert",
    "gleens": "desert",
    "taklons": "swamp",
    "ambas": "swamp",
    "hadsch_hallas": "oxide",
    "ivits": "oxide",
    "geodens": "volcanic",
    "bal_taks": "volcanic",
    "firaks": "titanium",
    "bescods": "titanium",
    "nevlas": "ice",
    "itars": "ice",
}
Amounts = dict[str, int]

# At the left of the board, always uncovered; tokens are gained into area I.
BASE: dict[str, Amounts] = {name: {"ore": 1, "knowledge": 1} for name in HOMES} | {
    "ambas": {"ore": 2, "knowledge": 1},
    "hadsch_hallas": {"ore": 1, "knowledge": 1, "credits": 3},
    "ivits": {"ore": 1, "knowledge": 1, "qic": 1},
    "firaks": {"ore": 1, "knowledge": 2},
    "bescods": {"ore": 1},
    "itars": {"ore": 1, "knowledge": 1, "tokens": 1},
}
# With the first, second, ... piece on the map; the third place of every mine row is empty.
MINES: list[Amounts] = [{"ore": 1}, {"ore": 1}, {}] + [{"ore": 1}] * 5
STATIONS: dict[str, list[Amounts]] = {
    name: [{"credits": 3}, {"credits": 4}, {"credits": 4}, {"credits": 5}] for name in HOMES
} | {"bescods": [{"knowledge": 1}] * 4}
LABS: dict[str, list[Amounts]] = {name: [{"knowledge": 1}] * 3 for name in HOMES} | {
    "bescods": [{"credits": 3}, {"credits": 4}, {"credits": 5}],
    "nevlas": [{"charge": 2}] * 3,
}
ACADEMY: dict[str, Amounts] = {name: {"knowledge": 2} for name in HOMES} | {
    "itars": {"knowledge": 3}
}
ACADEMY_ACTION: dict[str, Amounts] = {name: {"qic": 1} for name in HOMES} | {
    "bal_taks": {"credits": 4}
}
INSTITUTE: dict[str, Amounts] = {name: {"charge": 4, "tokens": 1} for name in HOMES} | {
    "lantids": {"charge": 4},
    "xenos": {"charge": 4, "qic": 1},
    "gleens": {"charge": 4, "ore": 1},
    "ambas": {"charge": 4, "tokens": 2},
    "bescods": {"charge": 4, "tokens": 2},
}
# Research levels that pay income, at the start of the game.
RESEARCH: dict[str, Amounts] = {
    "hadsch_hallas": {"credits": 2, "charge": 1},
    "nevlas": {"knowledge": 1},
}
BOOSTER: Amounts = {"credits": 4}


def lone(faction: str, kind: str = "", count: int = 0) -> Table:
    """The faction with so many pieces of one kind, on home planets apart from the opponent."""
    opponent = "xenos" if HOMES[faction] == "terra" else "terrans"
    places = [f"0,{r}" for r in range(-4, -4 + count)]
    t = Table(faction, opponent).planets(dict.fromkeys(places, HOMES[faction]))
    for place in places:
        t.put(0, place, kind)
    return t.seat(0, stone=0).booster(0, "boost_gaia")


def paid(*amounts: Amounts) -> Amounts:
    """The sum as `income` tells it: charges move tokens from area I to area II."""
    total: Amounts = {}
    for each in (*amounts, BOOSTER):
        for name, amount in each.items():
            total[name] = total.get(name, 0) + amount
    charge, tokens = total.pop("charge", 0), total.pop("tokens", 0)
    total["area1"] = tokens - charge
    total["area2"] = charge
    return {name: amount for name, amount in total.items() if amount}


def studied(faction: str) -> Amounts:
    return RESEARCH.get(faction, {})


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.income.source.faction-board")
def test_base_income(faction: str) -> None:
    assert income(lone(faction)) == paid(BASE[faction], studied(faction))


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.income.source.faction-board", "gaia.mine.leftmost-placed")
def test_income_of_mines(faction: str) -> None:
    for count in range(1, 9):
        expected = paid(BASE[faction], studied(faction), *MINES[:count])
        assert income(lone(faction, "mine", count)) == expected


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.income.source.faction-board", "gaia.upgrade.taken-left-to-right")
def test_income_of_trading_stations_and_labs(faction: str) -> None:
    for kind, row in (("trading_station", STATIONS[faction]), ("research_lab", LABS[faction])):
        for count in range(1, len(row) + 1):
            expected = paid(BASE[faction], studied(faction), *row[:count])
            assert income(lone(faction, kind, count)) == expected


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.upgrade.academy.knowledge", "gaia.upgrade.academy.faction-differences")
def test_income_of_the_left_academy(faction: str) -> None:
    t = lone(faction, "academy_knowledge", 1)
    assert income(t) == paid(BASE[faction], studied(faction), ACADEMY[faction])


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.upgrade.academy.qic", "gaia.upgrade.academy.faction-differences")
def test_special_action_of_the_right_academy(faction: str) -> None:
    s = lone(faction, "academy_action", 1).turn(0)
    before = purse(s.players[0])
    s.play(0, "special academy")
    assert change(before, s.players[0]) == ACADEMY_ACTION[faction]


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.income.source.faction-board")
def test_income_of_the_institute(faction: str) -> None:
    t = lone(faction, "planetary_institute", 1)
    assert income(t) == paid(BASE[faction], studied(faction), INSTITUTE[faction])


@pytest.mark.parametrize("faction", HOMES)
@rule("gaia.faction.xenos.third-mine", "gaia.faction.ivits.institute-at-setup")
def test_first_structures_of_a_faction(faction: str) -> None:
    own = lone(faction).s.faction_of(0)
    expected = {"xenos": (3, 0), "ivits": (0, 1)}.get(faction, (2, 0))
    assert (own.mines, own.institutes) == expected


@pytest.mark.parametrize(
    ("conversion", "tokens", "gains"),
    [
        ("power to qic", 2, {"qic": 1}),
        ("power to ore", 2, {"ore": 1}),
        ("power to knowledge", 2, {"knowledge": 1}),
        ("power to credit", 1, {"credits": 1}),
        ("power to 2 credits", 1, {"credits": 2}),
        ("power to ore and credit", 2, {"ore": 1, "credits": 1}),
        ("power to 2 ore", 3, {"ore": 2}),
    ],
)
@rule("gaia.faction.nevlas.institute-double")
def test_tokens_that_the_nevlas_spend(conversion: str, tokens: int, gains: Amounts) -> None:
    t = lone("nevlas", "planetary_institute", 1).seat(0, area1=0, area2=0, area3=tokens)
    s = t.turn(0)
    before = purse(s.players[0])
    s.play(0, f"convert {conversion}")
    spent = {"area1": tokens, "area3": -tokens}
    assert change(before, s.players[0]) == gains | spent


@pytest.mark.parametrize(("action", "tokens"), [("2 tokens", 2), ("2 ore", 2), ("3 knowledge", 4)])
@rule("gaia.faction.nevlas.institute-odd-cost")
def test_odd_costs_of_the_nevlas_are_rounded_up(action: str, tokens: int) -> None:
    t = lone("nevlas", "planetary_institute", 1)
    assert f"power {action}" not in says(t.seat(0, area3=tokens - 1).turn(0), 0)
    s = t.seat(0, area3=tokens).turn(0)
    s.play(0, f"power {action}")
    assert s.players[0].area3 == 0


@rule("gaia.faction.nevlas.not-spending")
def test_moving_a_token_to_the_gaia_area_is_worth_1_with_the_institute_too() -> None:
    s = lone("nevlas", "planetary_institute", 1).seat(0, area3=2, knowledge=0).turn(0)
    s.play(0, "convert token to gaia area for knowledge")
    player = s.players[0]
    assert (player.knowledge, player.area3, player.gaia_area) == (1, 1, 1)
