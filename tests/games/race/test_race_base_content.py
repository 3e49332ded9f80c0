"""The base game's cards add up to what the box and the printed odds table say."""

import tomllib
from pathlib import Path

import astrarium.games.race.game as game_module

CONTENT = tomllib.loads(
    (Path(game_module.__file__).parent / "content" / "base.toml").read_text("utf-8")
)
CARDS = CONTENT["card"]

# The table printed on Gambling World: cards by cost or defense 0 to 9, start worlds included.
ODDS = {
    "development": [0, 12, 12, 4, 8, 2, 12, 0, 0, 0],
    "non-military world": [2, 6, 11, 10, 5, 5, 2, 0, 0, 0],
    "military world": [0, 6, 7, 3, 2, 2, 2, 1, 0, 0],
}


def test_the_box_has_five_start_worlds_and_109_other_cards() -> None:
    start = [card for card in CARDS if "start_world" in card]
    others = [card for card in CARDS if "start_world" not in card]
    worlds = sum(card["copies"] for card in others if card["kind"] == "world")
    developments = sum(card["copies"] for card in others if card["kind"] == "development")
    assert sorted(card["start_world"] for card in start) == [0, 1, 2, 3, 4]
    assert (worlds, developments) == (59, 50)
    assert CONTENT["set"]["deck_size"] == 114


def test_costs_and_defenses_are_those_of_the_printed_odds_table() -> None:
    counted = {kind: [0] * 10 for kind in ODDS}
    for card in CARDS:
        if card["kind"] == "development":
            counted["development"][card["cost"]] += card["copies"]
        elif card["military"]:
            counted["military world"][card["defense"]] += card["copies"]
        else:
            counted["non-military world"][card["cost"]] += card["copies"]
    assert counted == ODDS


def test_every_six_cost_development_scores_varying_vp_and_nothing_else_does() -> None:
    varying = {card["id"] for card in CARDS if card["vp"] == "variable"}
    six_cost = {c["id"] for c in CARDS if c["kind"] == "development" and c["cost"] == 6}
    assert varying == six_cost == {card["id"] for card in CARDS if "variable_vp" in card}
    assert len(six_cost) == 12


def test_there_are_seven_rebel_and_four_alien_military_worlds() -> None:
    rebels = [card for card in CARDS if "rebel" in card["keywords"]]
    aliens = [card for card in CARDS if "alien" in card["keywords"] and card.get("military")]
    assert len(rebels) == 7
    assert all(card["military"] for card in rebels)
    assert len(aliens) == 4


def test_each_preset_hand_has_the_four_cards_that_carry_its_number() -> None:
    for number, titles in CONTENT["preset_hands"].items():
        marked = {card["name"] for card in CARDS if card.get("preset_hand") == int(number)}
        assert marked == set(titles)
        assert len(titles) == 4
    assert list(CONTENT["preset_hands"]) == ["1", "2", "3", "4"]


def test_goods_fetch_two_to_five_cards() -> None:
    assert CONTENT["goods_trade_price"] == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
