"""The boards, the factions and the setup, typed in from the facts and held against the content."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.parts.content import Entry
from tests.games.sun.content import by_id, content, paid, said, words_of
from tests.support.rules import rule


@pytest.mark.parametrize(
    ("id", "cost", "effect", "unlimited"),
    [
        ("research_level_1", "free", "research levels=I", False),
        ("research_level_2", "2 ore", "research levels=II", False),
        (
            "build_and_jump",
            "free",
            "optional [population_to_ship count=1 level=1]; jump points=2",
            False,
        ),
        ("gather", "free", "supply_to_population count=1; gain_ore amount=1", True),
    ],
)
def test_a_basic_action_is_as_printed(id: str, cost: str, effect: str, unlimited: bool) -> None:
    action = by_id("board", "basic")[id]
    assert (paid(action.get("cost", {})), said(action["effect"])) == (cost, effect)
    assert action["unlimited"] is unlimited
    assert action["confidence"] == "confirmed"


def test_two_spaces_of_the_box_cost_an_ore_more_with_any_number_of_players() -> None:
    assert content()["board"]["extra_ore"] == {"spaces": 2, "ore": 1, "confidence": "confirmed"}
    for players in (2, 3, 4):
        rows = [row for row in content()["board"]["spaces"] if row["players"] == players]
        assert len(rows) == 3
        assert sum(row["extra_ore_spaces"] for row in rows) == 2


def test_four_players_have_four_spaces_for_level_one_and_two_for_ships() -> None:
    spaces = {
        row["action"]: row["spaces"] for row in content()["board"]["spaces"] if row["players"] == 4
    }
    assert (spaces["research_level_1"], spaces["build_and_jump"]) == (4, 2)


@rule("sun.research.slot.level-1-none", "sun.research.slot.level-2-3-count")
def test_slots_have_no_prerequisites_on_level_one_and_one_or_two_above_it() -> None:
    slots = content()["board"]["slot"]
    assert Counter(slot["level"] for slot in slots) == {"I": 4, "II": 6, "III": 6, "IIII": 3}
    numbers: dict[str, set[int]] = {}
    for slot in slots:
        numbers.setdefault(slot["level"], set()).add(len(slot["prerequisites"]))
    assert numbers["I"] == {0}
    assert numbers["II"] == numbers["III"] == {1, 2}


@rule("sun.research.slot.all-prerequisites", "sun.research.slot.two-of-three")
def test_all_prerequisites_are_needed_but_two_of_three_on_level_four() -> None:
    for slot in content()["board"]["slot"]:
        number = len(slot["prerequisites"])
        assert slot["needed"] == (2 if number == 3 else number), slot["id"]
    of_three = [
        slot["level"] for slot in content()["board"]["slot"] if len(slot["prerequisites"]) == 3
    ]
    assert of_three == ["IIII", "IIII"]


def test_the_slots_of_the_example_open_as_in_the_rulebook() -> None:
    """The first two Level I technologies open A, B and C of Level II, and none of D, E, F."""
    mine = {"I1", "I2"}
    slots = [slot for slot in content()["board"]["slot"] if slot["level"] == "II"]
    open_now = [
        slot["id"] for slot in slots if len(mine & set(slot["prerequisites"])) >= slot["needed"]
    ]
    assert open_now == ["IIA", "IIB", "IIC"]


def test_prerequisites_lie_one_level_lower() -> None:
    level = {slot["id"]: slot["level"] for slot in content()["board"]["slot"]}
    below = {"II": "I", "III": "II", "IIII": "III"}
    for slot in content()["board"]["slot"]:
        assert {level[id] for id in slot["prerequisites"]} <= {below.get(slot["level"])}


@rule("sun.components.guilds.opened-by-events", "sun.components.guild-covers")
def test_each_guild_is_opened_by_an_event_that_is_always_in_play() -> None:
    guilds = content()["board"]["guild"]
    assert len(guilds) == content()["setup"]["pieces"]["guild_covers"] == 4
    events = by_id("events", "event")
    for guild in guilds:
        event = events[guild["event"]]
        assert event["always_in_play"]
        assert {"do": "uncover_guild", "guild": guild["id"]} in event["discoverer"]
    opening = [
        event["id"]
        for event in events.values()
        if "uncover_guild" in words_of(event.get("discoverer", []))
    ]
    assert sorted(opening) == sorted(guild["event"] for guild in guilds)


# --- the exploration board -----------------------------------------------------------------------

LANES = {
    "two_players": """sol-a_right a_right-deep_space deep_space-b_left deep_space-b_right
        deep_space-shipyard_top shipyard_top-b_left shipyard_top-b_right""",
    "three_and_four_players": """sol-a_left sol-a_right a_left-shipyard_left a_right-shipyard_right
        a_left-deep_space a_right-deep_space deep_space-shipyard_left deep_space-shipyard_right
        deep_space-b_left deep_space-b_right shipyard_left-b_left shipyard_right-b_right""",
}


def distances(side: Entry, start: str) -> dict[str, int]:
    found = {start: 0}
    border = [start]
    while border:
        here = border.pop(0)
        for lane in side["lane"]:
            if here in lane["between"]:
                (there,) = set(lane["between"]) - {here}
                if there not in found:
                    found[there] = found[here] + 1
                    border.append(there)
    return found


@rule("sun.components.exploration-board", "sun.components.exploration-board.locations")
@pytest.mark.parametrize(
    ("id", "players", "kinds"),
    [
        (
            "three_and_four_players",
            [3, 4],
            {"home": 1, "deep_space": 1, "shipyard": 2, "system_slot": 4},
        ),
        ("two_players", [2], {"home": 1, "deep_space": 1, "shipyard": 1, "system_slot": 3}),
    ],
)
def test_a_side_of_the_exploration_board(
    id: str, players: list[int], kinds: dict[str, int]
) -> None:
    side = by_id("exploration", "side")[id]
    assert side["players"] == players
    assert Counter(location["kind"] for location in side["location"]) == kinds
    lanes = {"-".join(lane["between"]) for lane in side["lane"]}
    assert lanes == set(LANES[id].split())
    assert set(distances(side, "sol")) == {location["id"] for location in side["location"]}


@rule("sun.components.system-cards.a-slots", "sun.components.system-cards.b-slots")
@pytest.mark.parametrize(
    ("id", "a", "b"), [("three_and_four_players", 2, 2), ("two_players", 1, 2)]
)
def test_a_slots_are_nearer_to_sol_than_b_slots(id: str, a: int, b: int) -> None:
    side = by_id("exploration", "side")[id]
    far = distances(side, "sol")
    decks: dict[str, list[int]] = {"A": [], "B": []}
    for location in side["location"]:
        if "deck" in location:
            decks[location["deck"]].append(far[location["id"]])
    assert (len(decks["A"]), len(decks["B"])) == (a, b)
    assert max(decks["A"]) < min(decks["B"])


def test_the_jumps_of_the_example_are_possible() -> None:
    """Two jumps from an A to a B slot, one from a system to the right shipyard."""
    side = by_id("exploration", "side")["three_and_four_players"]
    assert distances(side, "a_left")["b_left"] == 2
    assert distances(side, "a_right")["shipyard_right"] == 1


# --- factions ------------------------------------------------------------------------------------


@rule(
    "sun.components.faction.cubes.count",
    "sun.components.faction.cubes.faces",
    "sun.components.faction.discs",
)
def test_the_pieces_of_a_faction() -> None:
    pieces = content()["factions"]["pieces"]
    assert pieces["cubes"] == 20
    assert (pieces["food_discs"], pieces["ore_discs"], pieces["star_discs"]) == (8, 8, 8)
    faces = ["population", "supply", "ship_1", "ship_2", "ship_3", "ship_4"]
    assert pieces["faces"] == faces


@rule("sun.components.faction.pawn")
def test_a_faction_has_one_pawn() -> None:
    assert content()["factions"]["pieces"]["pawns"] == 1


@rule("sun.components.faction.reference-sheet")
def test_a_faction_has_one_reference_sheet_with_two_sides() -> None:
    pieces = content()["factions"]["pieces"]
    assert (pieces["reference_sheets"], pieces["reference_sides"]) == (1, 2)


def test_a_faction_starts_with_seventeen_supply_two_population_and_a_ship() -> None:
    start = content()["factions"]["start"]
    assert (start["supply"], start["population"], start["ship_level"]) == (17, 2, 1)


def test_the_normal_board_is_as_printed() -> None:
    factions = content()["factions"]
    assert factions["normal"]["columns"] == [5, 4, 3, 3, 2]
    assert factions["normal"]["food_icons"] == [0, 2, 4, 6, 8]
    assert factions["normal"]["ore_icons"] == [0, 2, 4, 6, 8]
    assert factions["normal"]["confidence"] == "confirmed"
    trade = factions["trade"]
    assert (trade["ore_for_population"], trade["ore_to_scrap"], trade["ore_for_returned"]) == (
        3,
        1,
        1,
    )


def test_the_icons_of_the_examples_are_seen() -> None:
    """Five food discs gone: A, B and C; four ore discs gone: 3 ore."""
    normal = content()["factions"]["normal"]
    assert sum(needed <= 5 for needed in normal["food_icons"]) == 3
    assert sum(needed <= 4 for needed in normal["ore_icons"]) == 3


@rule("sun.automation.seven-fields")
def test_the_automation_track_has_seven_fields_and_one_point_beyond() -> None:
    automation = content()["factions"]["automation"]
    assert (automation["spaces"], len(automation["vp"]), automation["vp_beyond"]) == (7, 7, 1)
    assert (automation["confidence"], automation["vp_confidence"]) == ("confirmed", "reconstructed")


@rule("sun.components.faction.boards", "sun.components.faction.advanced-tracks-differ")
def test_four_factions_have_a_normal_and_an_advanced_board_each() -> None:
    factions = content()["factions"]["faction"]
    assert [faction["id"] for faction in factions] == [
        "nishida_ostergaard",
        "cosmic_tabernacle",
        "united_nations",
        "helios_mining_collective",
    ]
    assert len({tuple(faction["advanced"]["ore_icons"]) for faction in factions}) == 4
    assert len({tuple(faction["advanced"]["columns"]) for faction in factions}) == 4


@rule("sun.advanced-factions.two-innovations", "sun.advanced-factions.differ")
def test_an_advanced_board_has_two_innovations_seventeen_fields_and_tracks_of_its_own() -> None:
    normal = content()["factions"]["normal"]
    for faction in content()["factions"]["faction"]:
        board = faction["advanced"]
        assert len(board["innovation"]) == 2
        assert sum(board["columns"]) == sum(normal["columns"]) == 17
        assert board["columns"] != normal["columns"]
        assert board["ore_icons"] != normal["ore_icons"]


def test_only_the_tabernacle_is_left_out_with_two_players() -> None:
    left_out = [each["id"] for each in content()["factions"]["faction"] if not each["two_players"]]
    assert left_out == ["cosmic_tabernacle"]
    without = {row["players"]: row["without"] for row in content()["setup"]["players"]}
    assert without == {4: [], 3: [], 2: ["cosmic_tabernacle"]}


# --- setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "ore", "discs", "systems", "second", "side"),
    [
        (4, [1, 1, 2, 2], 4, 2, True, "three_and_four_players"),
        (3, [1, 1, 2], 3, 2, False, "three_and_four_players"),
        (2, [1, 1], 3, 1, False, "two_players"),
    ],
)  # fmt: skip
def test_what_the_number_of_players_changes(
    players: int, ore: list[int], discs: int, systems: int, second: bool, side: str
) -> None:
    (row,) = (row for row in content()["setup"]["players"] if row["players"] == players)
    assert (row["ore"], row["discs_to_end"], row["a_systems"]) == (ore, discs, systems)
    assert (row["second_a_disc_space"], row["side"]) == (second, side)
    assert row["confidence"] == "confirmed"


@rule(
    "sun.components.ore-pieces",
    "sun.components.basic-box-covers",
    "sun.components.drafting-strips",
)
def test_the_other_pieces_of_the_box() -> None:
    pieces = content()["setup"]["pieces"]
    assert (pieces["ore"], pieces["box_covers"], pieces["drafting_strips"]) == (60, 2, 2)


def test_the_points_of_the_rulebook() -> None:
    scoring = content()["setup"]["scoring"]
    assert (scoring["technology"], scoring["private"]) == ([1, 2, 3], [2, 3])
    assert (scoring["discs"], scoring["strength"]) == (1, 1)
    order = content()["setup"]["tie_break"]["order"]
    assert order == ["fewer_discs_on_tracks", "more_population", "more_ore"]


def test_the_drafting_board_has_three_rows_and_one_filled_at_setup() -> None:
    drafting = content()["setup"]["drafting"]
    assert (drafting["rows"], drafting["filled_at_setup"]) == (["II", "III", "IIII"], ["II"])
