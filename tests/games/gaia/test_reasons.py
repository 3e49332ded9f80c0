"""Why something is not open: for every no the reason that the table shows."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.state import Gaia
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, asked, says, why
from tests.support import rule

# --- setup ---------------------------------------------------------------------------------------


def laying(board: str) -> Gaia:
    """The last of four players is about to lay the first sector tile."""
    return after_chance(4, board=board, board_by="last_player")


@rule("gaia.advanced.map.three-four.tiles")
def test_a_tile_is_laid_once() -> None:
    s = laying("all_tiles")
    s.play(3, "lay 05 turned 2")
    assert why(s, 3, "lay 05 turned 0") == "tile-laid"


@rule("gaia.advanced.map.three-four.method-1")
def test_inner_tiles_keep_their_places_and_rotation() -> None:
    s = laying("outer_tiles")  # the first place is one of the outer ones
    assert why(s, 3, "lay 01 turned 0") == "place-fixed"
    s.play(3, "lay 10 turned 0")
    assert why(s, 3, "lay 01 turned 3") == "place-fixed"
    assert why(s, 3, "lay 05 turned 0") == "place-fixed"
    assert says(s, 3) == ["lay 01 turned 0"]


@rule("gaia.advanced.map.same-colour-not-adjacent")
def test_equal_home_planets_never_touch() -> None:
    s = laying("all_tiles")
    reasons = set()
    while asked(s) == [3] and "same-colour" not in reasons:
        open_to_3 = says(s, 3)
        closed = [
            text
            for number in range(1, 11)
            for turns in range(6)
            if (text := f"lay {number:02} turned {turns}") not in open_to_3
        ]
        reasons |= {why(s, 3, text) for text in closed}
        s.play(3, open_to_3[0])
    assert "same-colour" in reasons


@rule("gaia.advanced.faction-choice.seating-order")
def test_a_board_is_taken_with_both_its_factions() -> None:
    s = after_chance(2)
    s.play(0, "play Nevlas")
    assert why(s, 1, "play Itars") == "board-taken"
    assert why(s, 1, "play Nevlas") == "board-taken"


@rule("gaia.setup.faction.first-game.choice-order")
def test_the_first_game_has_its_own_factions() -> None:
    s = after_chance(2, factions="first_game")
    assert why(s, 0, "play Itars") == "not-in-first-game"


@rule("gaia.advanced.placement.first-mine")
def test_first_mines_stand_on_home_planets_that_are_free() -> None:
    s = after_chance(2)
    s.play(0, "play Terrans")
    s.play(1, "play Nevlas")
    geometry = s.rules.geometry
    swamp = next(geometry.name(h) for h in range(geometry.n) if s.terrain[h] == 5)
    assert why(s, 0, f"place {swamp}") == "not-home"
    taken = says(s, 1 - 1)[0]
    s.play(0, taken)
    s.play(1, says(s, 1)[0])
    s.play(1, says(s, 1)[0])
    assert why(s, 0, taken) == "occupied"


def test_a_booster_that_is_not_on_offer_cannot_be_taken_first() -> None:
    s = after_chance(1)
    s.play(0, "play Nevlas")
    while says(s, 0)[0].startswith("place"):
        s.play(0, says(s, 0)[0])
    every = [booster.id.replace("_", " ") for booster in s.rules.boosters]
    missing = next(name for name in every if f"take {name}" not in says(s, 0))
    assert why(s, 0, f"take {missing}") == "booster-not-on-offer"


# --- a turn --------------------------------------------------------------------------------------


def terrans(**numbers: int) -> Gaia:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
    return t.seat(0, **numbers).turn(0)


@pytest.mark.parametrize(
    ("numbers", "text", "reason"),
    [
        ({"qic": 0}, "convert qic to ore", "too-few-qic"),
        ({"knowledge": 0}, "convert knowledge to credit", "too-little-knowledge"),
        ({"ore": 0}, "convert ore to credit", "too-little-ore"),
        ({"ore": 0}, "convert ore to token", "too-little-ore"),
        ({"area3": 3}, "convert power to qic", "too-little-power-to-spend"),
        ({"area3": 2}, "convert power to ore", "too-little-power-to-spend"),
        ({"area3": 3}, "convert power to knowledge", "too-little-power-to-spend"),
        ({"area3": 0}, "convert power to credit", "too-little-power-to-spend"),
        ({"area2": 1}, "convert burn power", "too-little-power-to-burn"),
        ({"credits": 1}, "build mine 0,1", "too-few-credits"),
        ({"ore": 0}, "build mine 0,1", "too-little-ore"),
        ({"ore": 1, "credits": 9}, "upgrade 0,0 to trading station", "too-little-ore"),
        ({"ore": 9, "credits": 5}, "upgrade 0,0 to trading station", "too-few-credits"),
        ({"ore": 9}, "upgrade 0,0 to research lab", "no-upgrade-path"),
        ({"knowledge": 3}, "research science", "too-little-knowledge"),
        ({"knowledge": 4, "science": 5}, "research science", "track-at-top"),
        ({"qic": 3}, "qic tech tile", "too-few-qic"),
        ({"qic": 3}, "qic rescore federation", "no-token"),
        ({"area3": 6}, "power 3 knowledge", "too-little-power-to-spend"),
    ],
)
def test_why_a_choice_of_a_turn_is_closed(numbers: dict[str, int], text: str, reason: str) -> None:
    assert why(terrans(**numbers), 0, text) == reason


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ({"qic": 1}, "convert qic to ore"),
        ({"knowledge": 1}, "convert knowledge to credit"),
        ({"ore": 1}, "convert ore to credit"),
        ({"area3": 4}, "convert power to qic"),
        ({"area3": 3}, "convert power to ore"),
        ({"area3": 4}, "convert power to knowledge"),
        ({"area3": 1}, "convert power to credit"),
        ({"area2": 2}, "convert burn power"),
        ({"credits": 29}, "convert ore to credit"),
        ({"credits": 2, "ore": 1}, "build mine 0,1"),
        ({"ore": 2, "credits": 6}, "upgrade 0,0 to trading station"),
        ({"knowledge": 4}, "research science"),
        ({"area3": 7}, "power 3 knowledge"),
        ({"qic": 4}, "qic tech tile"),
    ],
)
def test_what_is_just_enough_opens_a_choice(numbers: dict[str, int], text: str) -> None:
    assert text in says(terrans(**numbers), 0)


@rule("gaia.research.cost")
def test_three_knowledge_are_not_enough_for_a_step() -> None:
    s = terrans(knowledge=3)
    assert [text for text in says(s, 0) if text.startswith("research")] == []
    (reason,) = s.why_not(0, "research economy")
    assert (reason.key, reason.figures) == ("too-little-knowledge", (4, 3))
    assert len([text for text in says(terrans(knowledge=4), 0) if text.startswith("research")]) == 6


@rule("gaia.actions.one-per-turn")
def test_after_the_action_of_a_turn_only_free_actions_are_left() -> None:
    s = terrans(ore=5, credits=9)
    s.play(0, "build mine 0,1")
    assert why(s, 0, "research science") == "not-offered"
    assert "convert ore to credit" in says(s, 0)


@pytest.mark.parametrize(
    ("faction", "numbers", "text", "reason"),
    [
        ("bal_taks", {"gaiaformers": 0}, "convert gaiaformer for qic", "no-gaiaformer"),
        ("nevlas", {"area3": 0}, "convert token to gaia area for knowledge", "no-power-in-area-3"),
        (
            "hadsch_hallas",
            {"credits": 2, "institute": 1},
            "convert credits to ore",
            "too-few-credits",
        ),
        ("bal_taks", {"knowledge": 9}, "research navigation", "track-locked"),
    ],
)
def test_why_a_choice_of_a_faction_is_closed(
    faction: str, numbers: dict[str, int], text: str, reason: str
) -> None:
    s = Table(faction, "terrans").planets({}).seat(0, **numbers).turn(0)
    assert why(s, 0, text) == reason


@rule("gaia.faction.bescods.lowest-area-advance")
def test_the_bescods_advance_only_where_they_are_lowest() -> None:
    t = Table("bescods", "terrans").planets({}).seat(0, science=1, terraforming=1)
    s = t.turn(0)
    s.play(0, "special faction")
    assert why(s, 0, "advance science") == "not-lowest"
    assert [text for text in says(s, 0) if "science" in text or "terraforming" in text] == []


@rule("gaia.faction.bescods.lowest-area-tie")
def test_the_lowest_area_may_be_the_first_one() -> None:
    levels = {"navigation": 1, "artificial_intelligence": 1, "gaia_project": 1, "economy": 1}
    t = Table("bescods", "terrans").planets({}).seat(0, science=1, **levels)
    s = t.turn(0)
    s.play(0, "special faction")
    assert says(s, 0) == ["advance terraforming"]


@rule("gaia.federation.gains-token")
def test_without_a_token_in_the_supply_the_other_kinds_are_open() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "academy_action")
    t.tiles(0, "std_big_structures_worth_4")
    t.s.token_supply = [0, 1, 1, 0, 0, 0]
    s = t.turn(0)
    s.play(0, "federation")
    s.play(0, "federate 0,0")
    assert says(s, 0) == ["token 8vp qic", "token 8vp tokens"]
    assert why(s, 0, "token 12vp") == "supply-empty"


@rule("gaia.tech.take.any-standard")
def test_no_tile_is_bought_where_none_can_be_taken() -> None:
    t = Table("terrans", "xenos").planets({}).seat(0, qic=4)
    t.tiles(0, *[tile.id for tile in t.rules.standard])
    assert why(t.turn(0), 0, "qic tech tile") == "no-tile-to-take"


def test_a_board_without_a_special_action_offers_none() -> None:
    s = Table("terrans", "xenos").planets({}).seat(0, institute=1).turn(0)
    assert why(s, 0, "special faction") == "not-owned"


@rule("gaia.mine.planet-empty")
def test_an_opponents_lost_planet_is_taken() -> None:
    for place in ("-1,0", "0,1"):  # before and after the other planet in the order of hexes
        t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
        s = t.lost_planet(1, place).seat(0, ore=9, credits=9).turn(0)
        assert f"build mine {place}" not in says(s, 0)
        assert why(s, 0, f"build mine {place}") == "occupied"
