"""A set with other figures is played with them: nothing of the shipped set is taken for granted."""

from __future__ import annotations

from typing import Any

from astrarium.core.frame import because
from astrarium.core.game import rules_of
from astrarium.games.sun.effects import EXTRA_SYSTEM
from astrarium.games.sun.galaxy import (
    build_places,
    controlled,
    controller,
    has_ships,
    has_upgradable,
    near,
    own_ships,
    places,
    ship_levels,
)
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reasons import NO_PLACE_LEFT
from astrarium.games.sun.scoring import scored, sheet, strength_points
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import SCORED_SHIPS
from tests.games.sun.content import changed, content, given
from tests.games.sun.table import Table

OTHER = changed(
    ("factions.pieces.cubes", 22),
    ("factions.pieces.food_discs", 9),
    ("factions.pieces.ore_discs", 10),
    ("factions.start.population", 4),
    ("factions.start.ship_level", 3),
    ("factions.automation.vp", [1, 2, 3]),
    ("factions.automation.vp_beyond", 4),
    ("factions.trade.ore_for_population", 5),
    ("factions.trade.ore_to_scrap", 2),
    ("factions.trade.ore_for_returned", 1),
    ("setup.scoring.technology", [2, 4, 6]),
    ("setup.scoring.private", [5, 7]),
    ("setup.scoring.discs", 3),
    ("setup.scoring.strength", 2),
    ("setup.players.0.ore", [5, 6, 7, 8]),
    ("setup.players.0.discs_to_end", 6),
    ("board.extra_ore.ore", 4),
)


def rules() -> SunRules:
    return rules_of(GAME, 4, {"components": given(OTHER)})


def test_every_figure_of_a_set_reaches_the_rules() -> None:
    mine = rules()
    assert (mine.cubes, mine.food_discs, mine.ore_discs) == (22, 9, 10)
    assert (mine.first_population, mine.first_ship) == (4, 3)
    assert (mine.automation, mine.automation_beyond) == ([1, 2, 3], 4)
    assert (mine.buy_ore, mine.scrap_ore, mine.sell_ore) == (5, 2, 1)
    assert (mine.technology_vp, mine.private_vp) == ([2, 4, 6], [5, 7])
    assert (mine.disc_vp, mine.strength_vp) == (3, 2)
    assert (mine.first_ore, mine.discs_to_end) == ([5, 6, 7, 8], 6)


def test_a_game_begins_with_the_pieces_of_its_set() -> None:
    t = Table(4, components=given(OTHER))
    assert [int(player.ore) for player in t.s.players] == [5, 6, 7, 8]
    assert (t.player(0).population, t.player(0).food_discs, t.player(0).ore_discs) == (4, 9, 10)
    assert t.ships_at(0, "sol") == [3]


def test_the_trade_of_a_set_is_paid() -> None:
    t = Table(4, components=given(OTHER)).seat(0, ore=7).production(0)
    t.do("produce trade", "buy population")
    assert (t.player(0).ore, t.player(0).population) == (2, 5)
    t.do("scrap 3 at sol")
    assert (t.player(0).ore, t.player(0).population) == (0, 6)
    t.do("sell population")
    assert t.player(0).ore == 1
    assert t.why("buy population") == "too-little-ore"


def test_selling_brings_what_the_set_says() -> None:
    dear = changed(("factions.trade.ore_for_returned", 2), ("factions.trade.ore_for_population", 4))
    innovation = dear["factions"]["faction"][3]["advanced"]["innovation"][1]
    innovation["ability"]["ore"] = 3
    t = Table(4, components=given(dear)).seat(0, ore=0).production(0)
    assert t.do("produce trade", "sell population").player(0).ore == 2


def test_dear_spaces_cost_what_the_set_says() -> None:
    t = Table(4, components=given(OTHER)).know(0, "I1").seat(0, ore=6).turn(0)
    t.do("act research level 2 3", "research IIA")
    assert t.player(0).ore == 0
    poor = Table(4, components=given(OTHER)).know(0, "I1").seat(0, ore=5).turn(0)
    assert poor.why("act research level 2 3") == "too-little-ore"


def test_a_ship_of_the_first_level_of_the_set_is_raised_at_the_start() -> None:
    t = Table(4, components=given(OTHER)).run(0, "nishida_ostergaard.setup")
    assert t.ships_at(0, "sol") == [2]


def test_automation_and_scoring_follow_the_set() -> None:
    t = Table(4, components=given(OTHER)).seat(0, automated_food=5).ships(0, "sol", 4)
    t.know(0, "I1").outpost(0, "sirius", "ore").ships(1, "sol")
    points = {kind: vp for kind, vp, _ in sheet(t.s, 0)}
    assert points["score-automation"] == 1 + 2 + 3 + 4 + 4
    assert points["score-technologies"] == 2
    assert points["score-outposts"] == 3
    assert points["score-strength"] == 2


# --- another board -------------------------------------------------------------------------------


def turned_round() -> dict[str, Any]:
    """The larger side with its locations from the other end on: a system is the first place."""
    mine = changed()
    mine["exploration"]["side"][0]["location"].reverse()
    return mine


def reverse_table() -> Table:
    return Table(4, components=given(turned_round()))


def test_the_first_and_the_last_place_are_looked_at_like_all_others() -> None:
    t = reverse_table()
    assert (t.places()[0], t.places()[-1]) == ("b_right", "sol")
    assert (t.rules.home, t.rules.deep_space) == (7, 2)
    for seat in range(4):
        t.ships(seat, "sol")
    t.ships(0, "kapteyns_star", 1).outpost(0, "kapteyns_star").ships(1, "sol", 2)
    assert (controlled(t.s, 0), controlled(t.s, 1)) == (1, 0)
    assert (has_ships(t.s, 0), has_ships(t.s, 1), has_ships(t.s, 2)) == (True, True, False)
    assert (has_upgradable(t.s, 0), has_upgradable(t.s, 1)) == (True, True)
    assert (own_ships(t.s, 0), own_ships(t.s, 1)) == ([0], [7 * 4 + 1])
    assert (ship_levels(t.s, 0), ship_levels(t.s, 1)) == (1, 2)
    assert [scored(t.s, seat, SCORED_SHIPS, -1) for seat in range(3)] == [1, 2, 0]
    assert places(t.s) == 0b11111111
    assert near(t.s, 0) == 0b0001100  # Deep Space and the right shipyard
    assert build_places(t.s, 0) == [7]
    assert [strength_points(t.s, seat) for seat in range(3)] == [0, 1, 0]


def test_control_of_the_first_place_is_gained_and_colonized() -> None:
    t = reverse_table().ships(1, "kapteyns_star", 4).settle(1)
    t.do("outpost at b right with food")
    assert controller(t.s, 0) == 1
    t.know(1, "I2").seat(1, ore=4, population=1).turn(1)
    assert t.s.held == 1
    t.do("act terraforming 1 1", "colonize b right", "land 4", "landed", "discover wolf 1061")
    assert t.colonies(1) == ["kapteyns_star"]
    assert t.s.systems[0] == t.system("wolf_1061")


def test_a_jump_may_begin_at_the_first_place() -> None:
    t = reverse_table().ships(0, "sol").ships(0, "b_right", 2).turn(0)
    t.do("act build and jump 1", "leave it")
    moves = [text for text in t.options() if text.startswith("jump")]
    assert moves == [
        "jump 2 from b right to deep space",
        "jump 2 from b right to shipyard right",
    ]


def test_an_extra_system_of_deck_a_lies_beside_the_first_a_slot() -> None:
    step = {"do": "add_extra_system", "deck": "A", "replaced": True}
    mine = changed(unexpected_exoplanet={"discoverer": [step, step, step]})
    t = Table(4, components=given(mine)).run(0, "unexpected_exoplanet.discoverer")
    t.do("discover wolf 359", "discover ross 128", "discover yz ceti")
    assert t.s.extras == [1, 1, 1]  # deck A, refilled
    a_left, a_right = t.places().index("a_left"), t.places().index("a_right")
    assert near(t.s, a_left) >> 8 == 0b101  # the first and the third
    assert near(t.s, a_right) >> 8 == 0b010
    assert (near(t.s, 8), near(t.s, 9)) == (1 << a_left, 1 << a_right)


def test_extra_systems_of_both_decks_lie_beside_slots_of_their_own() -> None:
    a = {"do": "add_extra_system", "deck": "A", "replaced": False}
    b = {"do": "add_extra_system", "deck": "B", "replaced": False}
    mine = changed(unexpected_exoplanet={"discoverer": [a, b, b, a]})
    t = Table(4, components=given(mine)).run(0, "unexpected_exoplanet.discoverer")
    t.do("discover wolf 359", "discover wolf 1061", "discover kruger 60", "discover yz ceti")
    assert t.s.extras == [0, 2, 2, 0]
    beside = [t.places()[int(near(t.s, 8 + at)).bit_length() - 1] for at in range(4)]
    assert beside == ["a_left", "b_left", "b_right", "a_right"]
    words = t.rules.programs.vocabulary
    assert words.reason(t.s, 0, EXTRA_SYSTEM, [0, 0], [0, 0, 0]) == because(NO_PLACE_LEFT)


def test_a_colonized_extra_system_is_refilled_where_the_step_says_so() -> None:
    mine = changed(
        unexpected_exoplanet={
            "discoverer": [{"do": "add_extra_system", "deck": "B", "replaced": True}]
        }
    )
    t = Table(4, components=given(mine)).run(0, "unexpected_exoplanet.discoverer")
    t.do("discover wolf 1061")
    t.s.ships[(8 * 4 + 0) * 4 + 3] = 1
    t.s.outposts[8] = 1
    t.know(0, "I2").seat(0, ore=4, population=1, food_discs=7).turn(0)
    t.do("act terraforming 1 1", "colonize extra 1", "land 4", "landed", "discover kruger 60")
    assert t.s.systems[8] == t.system("kruger_60")


# --- what events are about -----------------------------------------------------------------------


def test_things_are_numbered_family_after_family() -> None:
    mine = rules_of(GAME, 4, {})
    names = [family.name for family in mine.families]
    assert names == [
        "technology",
        "event",
        "system",
        "achievement",
        "faction",
        "place",
        "space",
        "guild",
        "disc",
    ]
    assert (mine.first_technology, mine.first_event, mine.first_system) == (0, 46, 66)
    assert (mine.first_achievement, mine.first_faction, mine.first_place) == (90, 100, 104)
    assert (mine.first_space, mine.first_guild) == (112, 112 + len(mine.spaces))
    assert mine.first_disc == mine.first_guild + 4
    assert [mine.thing(mine.first_disc + kind).id for kind in range(3)] == ["food", "ore", "star"]
    assert mine.thing(0).id == "narrow_beam_lasers"
    assert (mine.thing(65).id, mine.thing(66).id) == ("hyperspace_storm", "barnards_star")
    assert mine.thing(103).id == "helios_mining_collective"


def test_lanes_join_both_ways() -> None:
    mine = rules_of(GAME, 2, {})
    names = [place.id for place in mine.places]
    for side in content()["exploration"]["side"]:
        if side["id"] == "two_players":
            for lane in side["lane"]:
                one, other = (names.index(id) for id in lane["between"])
                assert mine.places[one].near >> other & 1
                assert mine.places[other].near >> one & 1
