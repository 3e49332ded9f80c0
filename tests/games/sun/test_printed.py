"""Every component is what printed.yaml says, card by card and figure by figure."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from astrarium.core.game import rules_of
from astrarium.games.sun.game import GAME
from astrarium.parts.content import Entry
from tests.games.sun.content import as_printed, by_id, content

CARDS = {
    "technologies": ("technologies", "technology"),
    "events": ("events", "event"),
    "systems": ("systems", "system"),
    "achievements": ("achievements", "achievement"),
    "basic": ("board", "basic"),
    "guild": ("board", "guild"),
    "slot": ("board", "slot"),
}


@cache
def printed() -> dict[str, Any]:
    file = Path(__file__).with_name("printed.yaml")
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def typed(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry with how sure it is beside its figures."""
    return {name: value for name, value in entry.items() if name != "sure"} | entry.get("sure", {})


@pytest.mark.parametrize(("kind", "id"), [(kind, id) for kind in CARDS for id in printed()[kind]])
def test_a_card_is_as_printed(kind: str, id: str) -> None:
    assert as_printed(by_id(*CARDS[kind])[id]) == typed(printed()[kind][id])


@pytest.mark.parametrize("kind", CARDS)
def test_there_are_these_cards_and_no_others(kind: str) -> None:
    assert list(by_id(*CARDS[kind])) == list(printed()[kind])


@pytest.mark.parametrize("id", printed()["factions"])
def test_a_faction_is_as_printed(id: str) -> None:
    card: Entry = by_id("factions", "faction")[id]
    found = as_printed(card)
    found["advanced"].pop("innovation")
    wanted = typed(printed()["factions"][id])
    innovations = wanted.pop("innovation")
    assert found == wanted
    own = {each["id"]: as_printed(each) for each in card["advanced"]["innovation"]}
    assert own == innovations
    assert list(own) == list(innovations)


@pytest.mark.parametrize("id", printed()["exploration"])
def test_a_side_of_the_exploration_board_is_as_printed(id: str) -> None:
    side, wanted = by_id("exploration", "side")[id], printed()["exploration"][id]
    assert as_printed(side["players"]) == wanted["players"]
    locations = {each["id"]: as_printed(each) for each in side["location"]}
    assert list(locations.items()) == list(wanted["location"].items())
    assert as_printed(side["lane"]) == wanted["lane"]


def test_the_basic_actions_have_these_spaces() -> None:
    assert as_printed(content()["board"]["spaces"]) == printed()["spaces"]


@pytest.mark.parametrize(
    ("file", "part"),
    [(file, part) for file in printed()["figures"] for part in printed()["figures"][file]],
)
def test_the_other_figures_are_as_printed(file: str, part: str) -> None:
    assert as_printed(content()[file][part]) == printed()["figures"][file][part]


def test_nothing_of_the_content_is_left_out_of_the_page() -> None:
    """But `set`, which says what the folder is called, and `sources`."""
    cards = {*CARDS.values(), ("factions", "faction"), ("exploration", "side"), ("board", "spaces")}
    for file, section in content().items():
        if file not in ("set", "sources"):
            parts = {part for part in section if part != "about" and (file, part) not in cards}
            assert parts == set(printed()["figures"].get(file, {})), file


def test_the_set_is_the_base_game_and_reconstructed() -> None:
    own = content()["set"]
    assert (own["schema_version"], own["id"], own["game"]) == (1, "reconstructed", "sun")
    assert (own["edition"], own["confidence"]) == ("base game", "reconstructed")


@pytest.mark.parametrize("kind", ["technologies", "events", "systems", "achievements", "factions"])
def test_how_sure_a_card_is_can_be_asked_of_the_game(kind: str) -> None:
    keys = {
        "technologies": "technology-",
        "events": "happening-",
        "systems": "place-",
        "achievements": "achievement-",
        "factions": "faction-",
    }
    rules = rules_of(GAME, 4, {})
    for id, card in printed()[kind].items():
        assert GAME.sure_of(rules, keys[kind] + id) == typed(card)["confidence"], id


def test_the_rules_know_how_sure_guilds_are() -> None:
    assert rules_of(GAME, 4, {}).guild_sure == ["reconstructed"] * 4
