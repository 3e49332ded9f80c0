"""Games with a component set of one's own: named by its fingerprint, told in its own words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import astrarium
from astrarium.core.draw.svg import Style
from astrarium.core.driver import Driver
from astrarium.core.errors import BadOptions, MissingSet, OtherRules
from astrarium.core.game import rules_of as choose_rules
from astrarium.core.own_sets import SETS, OwnSet
from astrarium.core.playout import playout
from astrarium.core.rng import Rng, Streams
from astrarium.games.sun.component_file import as_file, read_set
from astrarium.games.sun.components import with_card
from astrarium.games.sun.draw.galaxy import spot
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.game import GAME, content
from astrarium.games.sun.own_names import with_own_names
from astrarium.games.sun.research import types_for
from astrarium.games.sun.tables import SunRules
from astrarium.parts.content import parse, written
from astrarium.table.words import Speaker, texts_of
from astrarium.text import say_sentence
from tests.games.sun.table import Table


def own(**changed: Any) -> OwnSet:
    """The shipped set with another card in the place of Terraforming."""
    cards = content()["technologies"]["technology"]
    card = next(each for each in cards if each["id"] == "terraforming")
    mine = with_card(content(), "technologies", "technology", {**card, **changed})
    return SETS.give({**mine, "set": {**mine["set"], "id": "mine"}})


def played_with(mine: OwnSet) -> SunRules:
    return choose_rules(GAME, 2, {"components": mine.fingerprint})


def forget() -> None:
    SETS._sets.clear()
    GAME.known.cache_clear()


def test_the_set_is_an_option_and_its_fingerprint_stands_in_the_log() -> None:
    mine = own(name="Sky Gardens")
    rules = astrarium.rules("sun", 2, {"components": mine.fingerprint})
    assert rules.fingerprint == mine.fingerprint
    driver = Driver(rules, {}, Streams("07" * 32))
    header = driver.match.log.header
    assert header["components"] == header["options"]["components"] == mine.fingerprint
    plain = Driver(astrarium.rules("sun", 2), {}, Streams("07" * 32)).match.log.header
    assert "components" not in plain["options"]


def test_a_log_replays_with_its_set_and_says_which_set_is_missing_without() -> None:
    mine = own(name="Sky Gardens")
    driver = Driver(astrarium.rules("sun", 2, {"components": mine.fingerprint}), {}, Streams())
    driver.run()
    log = driver.match.log.text()
    dumped = driver.match.position.dump()
    forget()
    with pytest.raises(MissingSet, match=f"set {mine.fingerprint[:12]} of Beyond the Sun"):
        astrarium.replay(log)
    with pytest.raises(MissingSet):
        astrarium.load(dumped)
    SETS.give(mine.content)
    assert astrarium.replay(log).position.dump() == dumped
    assert astrarium.load(dumped).dump() == dumped


def test_whole_games_are_played_with_an_own_set() -> None:
    mine = own(immediate=[{"do": "gain_ore", "amount": 9}])
    s = astrarium.start("sun", 3, {"components": mine.fingerprint})
    playout(s, Rng(5))
    assert s.over
    assert s.rules.game.broken(s) == []


def test_what_is_no_set_is_refused() -> None:
    with pytest.raises(BadOptions, match="option 'components' cannot be 'mine'"):
        astrarium.rules("sun", 2, {"components": "mine"})
    with pytest.raises(MissingSet):
        astrarium.rules("sun", 2, {"components": "0" * 64})


def test_a_set_that_newer_rules_cannot_read_is_said_to_be_unfit() -> None:
    broken = deepcopy(content())
    broken["technologies"]["technology"][0]["level"] = "V"
    mine = SETS.give(broken)
    with pytest.raises(OtherRules, match="does not fit these rules: technologies"):
        astrarium.rules("sun", 2, {"components": mine.fingerprint})


def test_what_is_stored_under_a_fingerprint_is_what_it_says() -> None:
    mine = own(name="Sky Gardens")
    forget()
    with pytest.raises(MissingSet, match="is another"):
        SETS.take(mine.fingerprint, '{"set": {}}')


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_card_is_called_what_was_typed_in(language: str) -> None:
    name = "<b>Sky</b> = { $x } Gardens"
    rules = played_with(own(name=name))
    speaker = Speaker(language, rules, ["Anna", "Béla"])
    assert speaker.explain("technology-terraforming")[0] == name
    assert speaker.explain("technology-robotic_mining")[0] != "Robotic Mining" or language == "en"
    s = GAME.start(rules)
    number = [card.id for card in rules.technologies].index("terraforming")
    s.cards = s.put(s.cards, 1, number)
    told = [speaker.sentence(each) for each in GAME.tell_board(rules, s.view(0))]
    assert any(name in each for each in told)


def test_every_kind_of_ability_is_told_by_whichever_card_has_it() -> None:
    abilities: list[tuple[dict[str, Any], str]] = [
        ({"kind": "more_movement", "points": 2}, "more movement points: 2"),
        ({"kind": "displace_pawn", "times_in_game": 3}, "3 times in the game: set another pawn"),
        ({"kind": "population_for_less_ore", "ore": 2}, "costs you 2 ore"),
        ({"kind": "one_jump_reaches_any_location", "not_from": ["sol"]}, "any location for 1"),
        (
            {"kind": "skip_one_of_two_prerequisites", "levels": ["II"], "discovered_only": False},
            "Of a technology of these levels that needs two prerequisites one may be lacking: II",
        ),
        (
            {
                "kind": "any_time",
                "deals": [
                    {
                        "cost": {"ore": 2},
                        "effect": [{"do": "jump", "points": 4}],
                        "times_in_turn": 2,
                    }
                ],
            },
            "At any time outside an action, 2 times in a turn: Cost: 2 ore. Jump 4.",
        ),
    ]
    for ability, says in abilities:
        rules = played_with(own(ability=ability))
        texts = texts_of("en", "sun")
        told = [
            say_sentence(texts, each, []) for each in GAME.explain(rules, "technology-terraforming")
        ]
        assert says in " ".join(told)


def test_a_set_is_written_as_its_changes_and_read_back() -> None:
    mine = own(name="Sky Gardens")
    file = as_file(mine.content, content())
    assert file["changes"] == "reconstructed"
    assert [card["id"] for card in file["technologies"]["technology"]] == ["terraforming"]
    again = read_set(parse(written(file)), content())
    assert again.fingerprint == mine.fingerprint


def test_a_set_with_another_board_is_written_whole() -> None:
    mine = deepcopy(own().content)
    mine["factions"]["trade"]["ore_for_population"] = 4
    file = as_file(mine, content())
    assert "changes" not in file
    assert read_set(parse(written(file)), content()).content == mine


def test_a_location_of_ones_own_has_a_name_and_a_place() -> None:
    mine = deepcopy(own().content)
    for side in mine["exploration"]["side"]:
        for location in side["location"]:
            location["id"] = "my_" + location["id"]
        for lane in side["lane"]:
            lane["between"] = ["my_" + each for each in lane["between"]]
    rules = played_with(SETS.give(mine))
    speaker = Speaker("hu", rules, ["Anna", "Béla"])
    place = with_own_names(rules, ("choice-colonize", {"place": "my_sol"}))
    assert "my sol" in speaker.sentence(place)
    shown = Shown(rules, GAME.start(rules).view(0), Style())
    spots = [spot(shown, place, 0, 0, 476) for place in range(len(rules.places))]
    assert len(set(spots)) == len(spots)


def test_a_faction_of_ones_own_is_called_as_it_was_named() -> None:
    mine = deepcopy(own().content)
    mine["factions"]["faction"][0]["name"] = "The Gardeners"
    faction = mine["factions"]["faction"][0]["id"]
    rules = played_with(SETS.give(mine))
    assert rules.own_names[f"faction-{faction}"] == "=The Gardeners"
    told = with_own_names(rules, ("board-faction", {"faction": faction}))
    assert told[1]["faction"] == "=The Gardeners"


def test_a_technology_without_a_right_edge_hands_no_type_on() -> None:
    cards = content()["technologies"]["technology"]
    card = {**next(each for each in cards if each["id"] == "narrow_beam_lasers")}
    del card["output"]
    card["backed"] = [field for field in card["backed"] if field != "output"]
    mine = SETS.give(with_card(content(), "technologies", "technology", card))
    t = Table(2, components=mine.fingerprint).know(0, "I1")
    assert types_for(t.s, 0, t.slot("IIB")) == 0b1111
    t.know(0, "I2")  # Terraforming hands on its own type alone
    assert types_for(t.s, 0, t.slot("IIB")) == 0b1000
