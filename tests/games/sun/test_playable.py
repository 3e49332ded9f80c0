"""A set that could not be played is refused before anybody opens a table with it."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from astrarium.games.sun.playable import check_playable
from astrarium.parts.content import Entry
from tests.games.sun.content import changed, content


def refused(mine: Entry, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        check_playable(mine)


def without(file: str, kind: str, **fields: Any) -> Entry:
    """The set without the cards that say this."""
    mine = deepcopy(content())
    mine[file][kind] = [
        card for card in mine[file][kind] if not all(card[name] == fields[name] for name in fields)
    ]
    return mine


def test_the_shipped_set_can_be_played() -> None:
    check_playable(content())


@pytest.mark.parametrize(
    ("card", "field", "message"),
    [
        ("sirius", "specialties",
         "systems, system, sirius, specialties: some of food, ore was expected"),
        ("capital_ship", "match",
         "technologies, technology, capital_ship, match: some of scientific, economic, military"),
    ],
)  # fmt: skip
def test_a_card_has_a_specialty_or_a_type(card: str, field: str, message: str) -> None:
    refused(changed(**{card: {field: []}}), message)


def test_a_shipyard_has_a_specialty() -> None:
    mine = deepcopy(content())
    (place,) = (
        each for each in mine["exploration"]["side"][0]["location"] if each["id"] == "shipyard_left"
    )
    del place["specialties"]
    refused(
        mine,
        "exploration, side, three_and_four_players, location, shipyard_left, specialties: some of",
    )


@pytest.mark.parametrize("ranks", [0, 5])
def test_a_ranking_has_one_to_four_places(ranks: int) -> None:
    def lasting(number: int) -> Entry:
        return {"lasting": {"kind": "ranking", "of": "ore", "vp": [1] * number}}

    check_playable(changed(arms_race=lasting(1)))
    check_playable(changed(arms_race=lasting(4)))
    where = "events, event, arms_race, lasting, vp"
    refused(changed(arms_race=lasting(ranks)), f"{where}: how many: {ranks}, where 1 to 4 was")


FIGURES: list[tuple[str, Any, str]] = [
    ("technologies.deck.I", 3, "technologies, deck, I: how many: 3, where 4 to"),
    ("systems.deck.start", 1, "systems, deck, start: how many: 1, where 2 to"),
    ("events.deck.random", 9, "events, deck, random, II: how many: 8, where 9 to"),
    ("achievements.cards.basic", 1, "achievements, cards, basic: how many: 1, where 2 to"),
    ("achievements.first_game.cards", ["empire", "transcendence", "warlord", "warlord"],
     "achievements, first_game, cards: how many: 3, where 4 was expected"),
    ("factions.pieces.cubes", 32, "factions, pieces, cubes: 32, where 1 to 31 was expected"),
    ("factions.start.ship_level", 5, "factions, start, ship_level: 5, where 1 to 4 was expected"),
    ("factions.start.ship_level", 0, "factions, start, ship_level: 0, where 1 to 4 was expected"),
    ("setup.players.0.discs_to_end", 0,
     "setup, players, 4, discs_to_end: 0, where 1 to 16 was expected"),
    ("setup.players.0.discs_to_end", 17,
     "setup, players, 4, discs_to_end: 17, where 1 to 16 was expected"),
    ("setup.scoring.technology", [1, 2],
     "setup, scoring, technology: how many: 2, where 3 was expected"),
    ("setup.scoring.private", [2, 3, 4],
     "setup, scoring, private: how many: 3, where 2 was expected"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), FIGURES)
def test_figures_that_nobody_could_play_with(path: str, value: Any, message: str) -> None:
    refused(changed((path, value)), message)


def test_everybody_gets_a_faction() -> None:
    refused(
        without("factions", "faction", id="united_nations"),
        "factions, faction, 4: how many: 3, where 4 to",
    )
    mine = deepcopy(content())
    for faction in mine["factions"]["faction"][1:]:
        faction["two_players"] = False
    mine["factions"]["faction"][0]["two_players"] = True
    refused(mine, "factions, faction, 2: how many: 1, where 2 to")


def test_a_faction_has_at_most_eight_innovations() -> None:
    mine = deepcopy(content())
    board = mine["factions"]["faction"][0]["advanced"]
    board["innovation"] = [board["innovation"][0]] * 8
    check_playable(mine)
    board["innovation"].append(board["innovation"][0])
    where = f"factions, faction, {mine['factions']['faction'][0]['id']}, advanced, innovation"
    refused(mine, f"{where}: how many: 9, where 0 to 8 was expected")


@pytest.mark.parametrize(
    "closed",
    [
        {"cost": {"ore": 1}},
        {"unlimited": False},
        {"effect": [{"do": "supply_to_population", "count": 1}]},
        {"effect": [{"do": "gain_ore", "amount": 1}, {"do": "research", "levels": ["I"]}]},
    ],
)
def test_somebody_can_always_do_something(closed: Entry) -> None:
    check_playable(changed(gather={"effect": [{"do": "gain_ore", "amount": 2}], "cost": {}}))
    refused(changed(gather=closed), "board, basic: an action without a limit was expected")
