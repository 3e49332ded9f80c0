"""What is in the box. Numbers that the engine needs are asked of the engine, others of the set."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import Any, cast

import pytest

import astrarium
from astrarium.games.gaia.game import GAME, content, fingerprint
from astrarium.games.gaia.tables import GaiaRules
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, federations, says, why
from tests.support import rule

RULES = cast(GaiaRules, astrarium.rules("gaia", 4, {}))


def page(name: str) -> dict[str, Any]:
    """One page of the component set."""
    folder = resources.files("astrarium.games.gaia.content")
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


@rule("gaia.intro.one-faction-each", "gaia.components.faction-boards")
def test_fourteen_factions_on_seven_boards() -> None:
    boards: dict[int, list[str]] = {}
    for faction in RULES.factions:
        boards.setdefault(faction.board, []).append(faction.id)
    assert sorted(sorted(pair) for pair in boards.values()) == [
        ["ambas", "taklons"],
        ["bal_taks", "geodens"],
        ["bescods", "firaks"],
        ["gleens", "xenos"],
        ["hadsch_hallas", "ivits"],
        ["itars", "nevlas"],
        ["lantids", "terrans"],
    ]


@rule("gaia.components.sector-tiles.count", "gaia.components.sector-tiles.double-sided")
def test_ten_sector_tiles_of_which_05_06_and_07_are_double_sided() -> None:
    sides: dict[str, list[str]] = {}
    for face in page("sectors")["sector"]:
        sides.setdefault(face["number"], []).append(face["side"])
    assert sorted(sides) == ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"]
    double = [number for number, both in sides.items() if sorted(both) == ["outlined", "solid"]]
    assert sorted(double) == ["05", "06", "07"]
    assert all(sides[number] == ["only"] for number in sides if number not in double)


@rule("gaia.components.round-scoring-tiles.count", "gaia.components.round-scoring-tiles.copies")
def test_ten_round_scoring_tiles_of_nine_kinds() -> None:
    copies = {tile.id: int(tile.copies) for tile in RULES.round_tiles}
    assert sum(copies.values()) == 10
    assert [id for id, count in copies.items() if count == 2] == ["round_big_structure"]
    assert sorted(copies.values()) == [1] * 8 + [2]


@rule("gaia.components.final-scoring-tiles.count")
def test_six_final_scoring_tiles_all_different() -> None:
    assert len(RULES.final_tiles) == 6
    assert len({tile.counts for tile in RULES.final_tiles}) == 6


@rule("gaia.components.advanced-tech-tiles.count", "gaia.components.round-boosters.count")
def test_fifteen_advanced_tiles_and_ten_round_boosters() -> None:
    assert len(RULES.advanced) == 15
    assert len(RULES.boosters) == 10


@rule(
    "gaia.components.standard-tech-tiles.count",
    "gaia.components.standard-tech-tiles.four-of-each",
)
def test_nine_kinds_of_standard_tile_four_of_each() -> None:
    assert [tile.copies for tile in RULES.standard] == [4] * 9
    assert RULES.box["standard_tech_tiles"] == 36


@rule("gaia.components.federation-tokens.count", "gaia.components.federation-tokens.copies")
def test_nineteen_federation_tokens_three_of_each_ordinary_kind() -> None:
    copies = {token.id: int(token.copies) for token in RULES.tokens}
    assert sum(copies.values()) == 19
    assert copies.pop("gleens") == 1
    assert list(copies.values()) == [3] * 6


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param(
            {"research_board": 1, "scoring_board": 1, "turn_order_card": 1, "player_aids": 4},
            marks=rule("gaia.components.single-pieces"),
        ),
        pytest.param(
            {"gaia_planet_markers": 12}, marks=rule("gaia.components.gaia-planet-markers")
        ),
        pytest.param({"lost_planet_marker": 1}, marks=rule("gaia.components.lost-planet-marker")),
        pytest.param({"federation_markers": 15}, marks=rule("gaia.components.federation-markers")),
        pytest.param({"action_tokens": 20}, marks=rule("gaia.components.action-tokens")),
        pytest.param(
            {"credit_markers": 14, "ore_markers": 7, "knowledge_markers": 7},
            marks=rule("gaia.components.resource-markers"),
        ),
        pytest.param({"qic_cubes": 30}, marks=rule("gaia.components.qic-cubes")),
    ],
)
def test_pieces_that_only_lie_on_the_table(counts: dict[str, int]) -> None:
    assert {name: RULES.box[name] for name in counts} == counts


@pytest.mark.parametrize("name", ["round_boosters", "standard_tech_tiles", "space_stations"])
def test_a_box_that_does_not_add_up_is_refused(name: str) -> None:
    box = copy.deepcopy(content())
    box["setup"]["components"][name] += 1
    with pytest.raises(ValueError, match=name):
        GaiaRules(GAME, 2, dict(RULES.options), box, fingerprint())


@rule("gaia.components.automa")
def test_the_automa_has_its_own_material() -> None:
    counts = {
        "automa_decision_cards": 17,
        "automa_faction_cards": 7,
        "automa_terraforming_reference_card": 1,
        "automa_rulebook": 1,
        "automa_player_aid": 1,
    }
    assert {name: RULES.box[name] for name in counts} == counts


@rule("gaia.components.player-colours")
def test_seven_player_colours() -> None:
    colours = {faction.colour for faction in RULES.factions}
    assert sorted(colours) == ["blue", "brown", "gray", "orange", "red", "white", "yellow"]


@rule("gaia.components.per-colour.player-markers")
def test_seven_player_markers() -> None:
    assert RULES.box["player_marker_per_colour"] == 7


# --- pieces that run out -------------------------------------------------------------------------


@rule("gaia.components.per-colour.mines")
def test_the_eighth_mine_is_the_last() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
    assert "build mine 0,1" in says(t.seat(0, mines=7).turn(0), 0)
    assert why(t.seat(0, mines=8).turn(0), 0, "build mine 0,1") == "no-mine-left"


@pytest.mark.parametrize(
    ("kind", "field", "last", "target"),
    [
        pytest.param(
            "mine",
            "trading_stations",
            4,
            "trading station",
            marks=rule("gaia.components.per-colour.trading-stations"),
        ),
        pytest.param(
            "trading_station",
            "labs",
            3,
            "research lab",
            marks=rule("gaia.components.per-colour.research-labs"),
        ),
        pytest.param(
            "trading_station",
            "institute",
            1,
            "planetary institute",
            marks=rule("gaia.components.per-colour.planetary-institute"),
        ),
    ],
)
def test_the_last_piece_of_a_row(kind: str, field: str, last: int, target: str) -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", kind)
    upgrade = f"upgrade 0,0 to {target}"
    t.seat(0, ore=9, credits=20)
    assert upgrade in says(t.seat(0, **{field: last - 1}).turn(0), 0)
    assert why(t.seat(0, **{field: last}).turn(0), 0, upgrade) == "no-piece-left"


@rule("gaia.components.per-colour.academies")
def test_there_are_two_academies_one_of_each_kind() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "research_lab")
    t.seat(0, ore=9, academies=1)
    s = t.turn(0)
    assert why(s, 0, "upgrade 0,0 to academy knowledge") == "no-piece-left"
    assert "upgrade 0,0 to academy action" in says(s, 0)
    assert (
        why(t.seat(0, academies=3).turn(0), 0, "upgrade 0,0 to academy action") == "no-piece-left"
    )


@rule("gaia.components.per-colour.gaiaformers")
def test_research_brings_three_gaiaformers_in_all() -> None:
    t = Table("xenos", "terrans").planets({}).tokens(0, "fed_8_vp_qic")
    for _ in range(5):
        s = t.seat(0, knowledge=4).turn(0)
        s.play(0, "research gaia project")
    assert s.players[0].gaiaformers == 3


@rule("gaia.components.per-colour.satellites")
def test_a_colour_has_25_satellites() -> None:
    assert RULES.box["satellite_per_colour"] == 25


@rule("gaia.setup.faction.remaining-satellites")
def test_two_satellites_mark_the_result_tracks_and_the_rest_can_be_placed() -> None:
    def joined(placed: int) -> list[list[str]]:
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,3": "terra"})
        t.put(0, "0,0", "planetary_institute").put(0, "0,3", "academy_action")
        t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9, satellites=placed)
        return federations(t.turn(0), 0)

    assert joined(21) == [["0,1", "0,2"]]  # 25 - 2 - 21 = 2 are left
    assert joined(22) == []


@rule("gaia.setup.faction.remaining-satellites")
def test_the_lost_planet_is_marked_with_a_satellite() -> None:
    def joined(placed: int) -> list[list[str]]:
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,3": "terra"})
        t.put(0, "0,0", "planetary_institute").put(0, "0,3", "academy_action")
        t.tiles(0, "std_big_structures_worth_4").lost_planet(0, "4,-4")
        return federations(t.seat(0, area1=9, satellites=placed).turn(0), 0)

    assert joined(20) == [["0,1", "0,2"]]  # 25 - 2 - 1 - 20 = 2 are left
    assert joined(21) == []


@rule("gaia.advanced.turn-order.initial")
def test_the_turn_order_card_is_marked_with_a_satellite() -> None:
    def joined(placed: int) -> list[list[str]]:
        t = Table("terrans", "xenos", turn_order="passing")
        t.planets({"0,0": "terra", "0,3": "terra"})
        t.put(0, "0,0", "planetary_institute").put(0, "0,3", "academy_action")
        t.tiles(0, "std_big_structures_worth_4")
        return federations(t.seat(0, area1=9, satellites=placed).turn(0), 0)

    assert joined(20) == [["0,1", "0,2"]]  # 25 - 2 - 1 - 20 = 2 are left
    assert joined(21) == []


@rule("gaia.components.power-tokens", "gaia.power.gain.into-area-1")
def test_new_tokens_come_from_the_supply() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    s = t.seat(0, ore=3).turn(0)
    for count in (1, 2, 3):
        s.play(0, "convert ore to token")
        assert s.players[0].power() == 8 + count
        assert s.players[0].area1 == 4 + count


@rule("gaia.setup.faction.ivits-space-stations")
def test_the_ivits_have_six_space_stations() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    for number in range(6):
        s = t.seat(0, used=0, qic=5).turn(0)
        s.play(0, "special faction")
        s.play(0, next(text for text in says(s, 0) if text.startswith("space station")))
        assert len(s.players[0].stations) == number + 1
    assert why(t.seat(0, used=0, qic=5).turn(0), 0, "special faction") == "nothing-to-do"


@rule("gaia.mine.habitable.ten-planet-types")
def test_ten_types_of_planet() -> None:
    s = after_chance(4)
    assert sorted({int(kind) for kind in s.terrain if kind}) == list(range(1, 10))
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0").lost_planet(0, "0,1")
    assert t.s.terrain[t.hex("0,1")] == 10
