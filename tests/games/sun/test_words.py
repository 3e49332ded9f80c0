"""Numbers that stand for words: choices, reasons, words of the content. Datasets and trained bots
know choices by these numbers, so that they are typed in here and change on purpose only."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.core.errors import AstrariumError
from astrarium.core.game import rules_of
from astrarium.games.sun import abilities, effects, scoring, steps, words
from astrarium.games.sun.components import ABILITIES
from astrarium.games.sun.frames import turn
from astrarium.games.sun.game import GAME
from astrarium.games.sun.notation import lines
from astrarium.games.sun.reasons import REASONS

# A choice is a kind times 4096 and an argument.
KINDS = [
    "PROGRAM", "STARTS", "FACTION", "TURN_UP", "DISCOVER", "REVEAL", "EVENT", "ACT", "DISPLACE",
    "BARGAIN", "SWAP", "END_TURN", "SLOT", "TYPE", "CARD", "DRAFT", "BLIND", "BUILD", "GROW",
    "SKIP", "MOVE", "STOP", "UPGRADE", "SHIFT", "AUTOMATE", "PRODUCE", "BUY_CUBE", "SCRAP",
    "SELL_CUBE", "END_TRADE", "CLAIM", "OUTPOST", "COLONIZE", "LAND", "LANDED", "SECOND_DISC",
    "DONATE", "ATTACH", "REWARD", "KEEP", "REPEAT", "PAY_SEAT", "GIVE_BACK", "AWAIT",
]  # fmt: skip


@pytest.mark.parametrize(("number", "name"), list(enumerate(KINDS)))
def test_a_kind_of_choice_keeps_its_number(number: int, name: str) -> None:
    assert getattr(words, name) == number * 4096


def test_there_are_44_kinds_of_choices() -> None:
    assert len(KINDS) == 44
    assert words.KIND == 4096


NUMBERS = {
    "SCORED_AUTOMATION": 0,
    "SCORED_SHIP_HERE": 1,
    "SCORED_PLACES": 2,
    "SCORED_ORE": 3,
    "SCORED_SHIPS": 4,
    "SCORED_COLONIES": 5,
    "SCORED_LEVEL_III": 6,
    "BY_AUTOMATION": 0,
    "BY_COLONIZED": 1,
    "BY_CONTROL": 2,
    "BY_DISCS": 3,
    "BY_ORE": 4,
    "BY_ICONS": 5,
    "BY_TYPES": 6,
    "BY_LEVEL": 7,
    "NONE": -1,
    "MOST_SEATS": 4,
    "FOOD": 0,
    "ORE": 1,
    "STAR": 2,
    "EITHER": 2,
    "HOME": 0,
    "SYSTEM_SLOT": 1,
    "SHIPYARD": 2,
    "DEEP_SPACE": 3,
    "MOST_EXTRA": 4,
    "MOST_PLACES": 16,
    "SHIP_LEVELS": 4,
    "IN_BOX": 0,
    "AT_GUILD": 1,
    "ON_CARD": 2,
    "ON_EVENT": 3,
    "GROWTH": 0,
    "MINING": 1,
    "TRADING": 2,
    "LEFTMOST": 0,
    "RIGHTMOST": 1,
    "ANY_COLUMN": 2,
    "AT_SHIPYARD": 0,
    "IN_DEEP_SPACE": 1,
    "BY_POPULATION": 5,
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_word_keeps_its_number(name: str) -> None:
    assert getattr(words, name) == NUMBERS[name]


def test_numbers_of_scores_and_conditions_are_their_places_in_the_lists() -> None:
    assert words.SCORED[words.SCORED_AUTOMATION] == "automation_discs"
    assert words.SCORED[words.SCORED_SHIP_HERE] == "level_of_ship_on_this_card"
    assert words.SCORED[words.SCORED_PLACES] == "locations_you_control_plus_colonized_systems"
    assert words.SCORED[words.SCORED_ORE] == "ore"
    assert words.SCORED[words.SCORED_SHIPS] == "ship_levels_on_board"
    assert words.SCORED[words.SCORED_COLONIES] == "systems_you_have_colonized"
    assert words.SCORED[words.SCORED_LEVEL_III] == "technologies_of_level_III"
    assert words.SCORED[7:] == ("technologies_researched",)
    assert words.CONDITIONS[words.BY_AUTOMATION] == "automation_discs"
    assert words.CONDITIONS[words.BY_COLONIZED] == "colonized_systems"
    assert words.CONDITIONS[words.BY_CONTROL] == "controlled_locations"
    assert words.CONDITIONS[words.BY_DISCS] == "discs_removed_from_production_tracks"
    assert words.CONDITIONS[words.BY_ORE] == "ore_in_stock"
    assert words.CONDITIONS[words.BY_ICONS] == "specialty_icons"
    assert words.CONDITIONS[words.BY_TYPES] == "technologies_of_every_type"
    assert words.CONDITIONS[words.BY_LEVEL] == "technologies_of_level"
    assert words.CONDITIONS[8:] == ("total_ship_levels_on_board",)


def test_the_lists_of_words_are_these() -> None:
    assert words.LEVELS == ("I", "II", "III", "IIII")
    assert words.TYPES == ("scientific", "economic", "military", "commercial")
    assert words.TRACKS == ("food", "ore", "choice")
    assert words.COLUMNS == ("A", "B", "C", "D", "E")
    assert words.DECKS == ("A", "B")
    assert words.RESOURCES == ("ore", "return_population")
    assert words.CONFIDENCES == ("confirmed", "likely", "reconstructed")
    assert words.PLACE_KINDS == ("home", "system_slot", "shipyard", "deep_space")


def test_what_can_be_counted_has_a_most() -> None:
    """Eight places of the larger board, 24 systems, two opponents beyond the first."""
    assert words.COUNTERS == {
        "locations_you_control": 8,
        "systems_you_have_colonized": 24,
        "locations_taken_from_another_faction_by_this_effect": 8,
        "opponents_beyond_the_first": 2,
    }


def test_an_ability_has_the_number_of_its_place_in_the_list() -> None:
    numbers = {
        "any_time": abilities.ANY_TIME,
        "discs_from_either_track": abilities.EITHER_TRACK,
        "displace_pawn": abilities.DISPLACE_PAWN,
        "more_movement": abilities.MORE_MOVEMENT,
        "one_jump_reaches_any_location": abilities.ONE_JUMP,
        "ore_when_another_colonizes_beside_your_ship": abilities.ORE_FOR_NEIGHBOURS,
        "population_for_less_ore": abilities.CHEAP_CUBES,
        "replace_returned_population": abilities.REPLACE_RETURNED,
        "skip_one_of_two_prerequisites": abilities.SKIP_PREREQUISITE,
        "supply_from_any_column": abilities.ANY_COLUMNS,
        "swap_star_discs": abilities.SWAP_STARS,
    }
    assert list(numbers) == list(ABILITIES)
    assert list(numbers.values()) == list(range(11))


def test_deeds_have_the_number_of_their_place_in_the_vocabulary() -> None:
    named = [
        (effects.GAIN_ORE, "gain_ore"),
        (effects.PAY_OPPONENT, "pay_opponent"),
        (effects.SUPPLY_TO_POPULATION, "supply_to_population"),
        (effects.SUPPLY_TO_SHIP, "supply_to_ship"),
        (effects.POPULATION_TO_SHIP, "population_to_ship"),
        (effects.MOVE_SUPPLY, "move_supply"),
        (effects.AUTOMATE_DISC, "automate"),
        (effects.PRODUCE_ONCE, "produce"),
        (effects.RESEARCH, "research"),
        (effects.PRIVATE, "gain_private_technology"),
        (effects.REPEAT_BOXES, "repeat_immediate_of_researched_technologies"),
        (effects.JUMP, "jump"),
        (effects.JUMP_ANYWHERE, "jump_to_any_location"),
        (effects.UPGRADE_SHIPS, "upgrade_ships"),
        (effects.COLONIZE_ONE, "colonize"),
        (effects.DONATE_SHIP, "donate_ship"),
        (effects.UNCOVER, "uncover_guild"),
        (effects.EXTRA_SYSTEM, "add_extra_system"),
        (effects.ATTACH_SYSTEM, "attach_system_to_card"),
        (effects.TAKE_ATTACHED, "take_attached_system"),
        (effects.DRAW_SYSTEMS, "draw_systems_and_take_colonize_bonus"),
        (effects.ATTACH_EVENT, "attach_event_to_system"),
        (effects.SHIP_LEVEL, "setup_ship_level"),
    ]
    assert [(steps_name(number), name) for number, name in named] == [
        (name, name) for _, name in named
    ]
    assert len(named) == len(steps.DEEDS)


def steps_name(number: int) -> str:
    return list(steps.DEEDS)[number]


def test_lasting_events_and_phases_are_told_apart() -> None:
    assert (scoring.RANKING, scoring.FOR_EVERYBODY, scoring.FOR_COLONIZER) == (0, 1, 2)
    phases = (turn.BEGIN, turn.ACTION, turn.ACTED, turn.PRODUCTION, turn.PRODUCED)
    assert (*phases, turn.LAST_WORD, turn.ACHIEVEMENT, turn.END) == tuple(range(8))


# --- reasons -------------------------------------------------------------------------------------

WHY = {
    1: ("not-offered", "turn.three-phases"),
    2: ("too-little-ore", "action.must-be-payable"),
    3: ("too-little-population", "effect.population.must-be-available"),
    4: ("occupied", "action.space-must-be-empty"),
    5: ("stands-there", "action.pawn-must-move"),
    6: ("not-researched", "action.card-needs-own-research"),
    7: ("covered", "implied.covered-guild-closed"),
    8: ("nothing-changes", "clarify.action-must-change"),
    9: ("no-slot", "action.must-be-possible"),
    10: ("already-researched", "research.slot.not-twice"),
    11: ("no-prerequisites", "research.slot.prerequisites-needed"),
    12: ("not-discovered", "research.slot.eye-icon"),
    13: ("being-discovered", "research.new.researcher-chooses"),
    14: ("no-card-left", "research.draw.until-two"),
    15: ("no-supply", "production.trade.ore-to-population.needs-supply"),
    16: ("nothing-to-colonize", "colonise.condition.control"),
    17: ("not-controlled", "colonise.condition.control"),
    18: ("too-weak", "colonise.condition.strength"),
    19: ("no-ship", "action.must-be-possible"),
    20: ("faction-taken", "setup.faction-board"),
    21: ("not-for-two", "setup.two.no-tabernacle"),
    22: ("not-fulfilled", "achievement.announce-and-place"),
    23: ("already-claimed", "achievement.once-per-faction"),
    24: ("card-full", "achievement.full-card"),
    25: ("used-up", "control.other-effects"),
    27: ("not-in-play", "private-tech.no-copy"),
    28: ("landing-order", "colonise.landing.total"),
    29: ("not-enough-landed", "colonise.landing.total"),
    30: ("no-place-left", "action.must-be-possible"),
    33: ("could-not-go-on", "effect.return-population.cost-and-effect-add-up"),
    35: ("held-at-start", "colonise.condition.control"),
    36: ("nobody-there", "card.ross-154.displace"),
    37: ("no-cube", "optional.supply-shortage.pass"),
    38: ("nothing-attached", "event.dyson-sphere.take-card"),
    39: ("no-immediate", "action.must-be-possible"),
    40: ("no-system", "action.must-be-possible"),
    41: ("wrong-type", "drafting.choose.type"),
}


@pytest.mark.parametrize("number", WHY)
def test_a_reason_has_its_own_sentence_and_rule(number: int) -> None:
    key, rule = WHY[number]
    assert (REASONS[number].key, REASONS[number].rule) == (key, f"sun.{rule}")
    assert REASONS[number].set_order is (key == "landing-order")


def test_there_are_no_other_reasons() -> None:
    assert set(REASONS) == set(WHY)
    assert len({card.key for card in REASONS.values()}) == len(REASONS)


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_written_in_one_way_and_read_back(seats: int) -> None:
    rules = rules_of(GAME, seats, {})
    every = list(lines(rules))
    assert Counter(text for _, text in every).most_common(1)[0][1] == 1
    assert Counter(choice for choice, _ in every).most_common(1)[0][1] == 1
    for choice, text in every:
        assert GAME.say(rules, choice) == text
        assert GAME.parse(rules, text) == [choice]


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("end turn", 11 * 4096),
        ("blind", 16 * 4096),
        ("leave the rest", 19 * 4096),
        ("stop", 21 * 4096),
        ("buy population", 26 * 4096),
        ("sell population", 28 * 4096),
        ("end trade", 29 * 4096),
        ("landed", 34 * 4096),
        ("wait", 43 * 4096),
        ("seat 3 starts", 1 * 4096 + 3),
        ("pay seat 2", 41 * 4096 + 2),
        ("give back 20", 42 * 4096 + 20),
        ("produce trade", 25 * 4096 + 2),
        ("research IIII3", 12 * 4096 + 18),
        ("type commercial", 13 * 4096 + 3),
        ("swap ore", 10 * 4096 + 1),
        ("automate food", 24 * 4096),
        ("second disc ore", 35 * 4096 + 1),
        ("population from E", 18 * 4096 + 4),
        ("supply from E to A", 23 * 4096 + 32),
        ("supply from A to E", 23 * 4096 + 4),
        ("land 4", 33 * 4096 + 3),
        ("land 1", 33 * 4096),
        ("colonize a left", 32 * 4096 + 1),
        ("attach to b right", 37 * 4096 + 7),
        ("outpost at shipyard left with ore", 31 * 4096 + 3 * 2 + 1),
        ("build at sol from population", 17 * 4096 + 5),
        ("build at deep space from C", 17 * 4096 + 5 * 8 + 2),
        ("upgrade 3 at a right", 22 * 4096 + 2 * 4 + 2),
        ("scrap 1 at extra 1", 27 * 4096 + 8 * 4),
        ("donate 4 at sol", 36 * 4096 + 3),
        ("jump 2 from sol to a left", 20 * 4096 + 1 * 4 + 1),
        ("jump 4 from b right to extra 4", 20 * 4096 + (7 * 16 + 11) * 4 + 3),
        ("claim transcendence", 30 * 4096),
        ("play united nations", 2 * 4096 + 2),
    ],
)
def test_a_choice_of_four_seats_is_written_like_this(text: str, choice: int) -> None:
    rules = rules_of(GAME, 4, {})
    assert GAME.parse(rules, text) == [choice]
    assert GAME.say(rules, choice) == text


@pytest.mark.parametrize("text", ["jump 5 from sol to a left", "give back 21", "pay seat 4", "fly"])
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(AstrariumError):
        GAME.parse(rules_of(GAME, 4, {}), text)
