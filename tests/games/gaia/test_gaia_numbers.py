"""Numbers that stand for words: none stands for two, and every list is the one that is meant."""

from __future__ import annotations

from astrarium.core.frame import NOT_OFFERED
from astrarium.games.gaia import reasons, words
from astrarium.games.gaia.orders import STANDING_ORDERS
from astrarium.games.gaia.words import KIND

# In the order of a game: setup, income, actions, what an action asks for, passive charges.
KINDS_OF_CHOICES = [
    "LAY",
    "DEAL_STANDARD",
    "DEAL_ADVANCED",
    "DEAL_TOKEN",
    "DEAL_ROUND",
    "DEAL_FINAL",
    "DEAL_BOOSTER",
    "STARTS",
    "FACTION",
    "PLACE",
    "TAKE_BOOSTER",
    "INCOME_CHARGE",
    "INCOME_GAIN",
    "FREE",
    "BUILD",
    "PROJECT",
    "FEDERATE",
    "RESEARCH",
    "POWER",
    "POWER_STONE",
    "QIC_ACTION",
    "SPECIAL",
    "PASS",
    "END_TURN",
    "CLUSTER",
    "SATELLITE",
    "TOKEN",
    "TILE",
    "ADVANCED",
    "COVER",
    "ADVANCE",
    "SKIP",
    "FIND",
    "STATION",
    "SWAP",
    "DOWNGRADE",
    "STONE_TO",
    "BUY_TILE",
    "STOP",
    "CHARGE",
    "TOKEN_THEN_CHARGE",
    "CHARGE_THEN_TOKEN",
    "DECLINE",
]
# A number for each structure that something can become, and for each area, the Gaia area too.
MANY_KINDS = {"UPGRADE": range(2, 7), "FROM_AREA": range(4)}


def test_every_kind_of_choice_has_a_number_of_its_own() -> None:
    numbers = [getattr(words, name) for name in KINDS_OF_CHOICES]
    for name, each in MANY_KINDS.items():
        numbers += [getattr(words, name) + KIND * number for number in each]
    assert all(number > 0 and number % KIND == 0 for number in numbers)
    assert len(set(numbers)) == len(numbers) == 43 + 5 + 4


def test_every_reason_has_a_number_of_its_own() -> None:
    own = {name: code for name, code in vars(reasons).items() if name not in vars(words)}
    numbers = {name: code for name, code in own.items() if isinstance(code, int)}
    assert len(set(numbers.values())) == len(numbers)
    # A shortage for an upgrade: a number for each structure that it could become.
    shortages = [numbers.pop("UPGRADE_CREDITS"), numbers.pop("UPGRADE_ORE")]
    by_structure = {code + kind for code in shortages for kind in range(2, 7)}
    assert len(by_structure) == 10
    assert by_structure.isdisjoint(numbers.values())
    assert set(reasons.REASONS) == {NOT_OFFERED, *by_structure, *numbers.values()}


def test_the_standing_orders_that_can_be_chosen() -> None:
    assert [(each.name, each.default, each.values) for each in STANDING_ORDERS] == [
        ("charge", "ask", ("ask", "free", "always", 0, 1, 2, 3)),
        ("income", "ask", ("ask", "gain first", "charge first")),
        ("token", "ask", ("ask", "first", "last")),
        ("brainstone", "ask", ("ask", "on")),
    ]
