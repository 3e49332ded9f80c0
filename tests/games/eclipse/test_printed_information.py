"""What the content says for the reader's sake alone, typed in from the facts."""

from __future__ import annotations

from astrarium.games.eclipse.game import content
from tests.games.eclipse.table import Table, play
from tests.support.rules import rule

# id, type, printed tiles
PART_TILES = """
ion_cannon cannon 6
plasma_cannon cannon 18
antimatter_cannon cannon 10
plasma_missile missile 14
electron_computer computer 6
positron_computer computer 8
gluon_computer computer 8
gauss_shield shield 7
phase_shield shield 7
hull hull 6
improved_hull hull 18
nuclear_drive drive 4
fusion_drive drive 8
tachyon_drive drive 8
nuclear_source source 6
fusion_source source 12
tachyon_source source 8
axion_computer computer -
hypergrid_source source -
shard_hull hull -
ion_turret cannon -
conformal_drive drive -
flux_shield shield -
"""
HOMES = {
    221: "terran_directorate",
    222: "eridani_empire",
    223: "terran_federation",
    224: "hydran_progress",
    225: "terran_union",
    226: "planta",
    227: "terran_republic",
    228: "descendants_of_draco",
    229: "terran_conglomerate",
    230: "mechanema",
    231: "terran_alliance",
    232: "orion_hegemony",
}


def test_parts_have_their_types_and_numbers_of_tiles() -> None:
    found = [
        f"{part['id']} {part['type']} {part.get('tiles', '-')}"
        for part in content()["parts"]["part"]
    ]
    assert found == PART_TILES.strip().splitlines()


def test_a_starting_hex_names_its_species() -> None:
    sectors = content()["sectors"]["sector"]
    assert {each["number"]: each["home"] for each in sectors if "home" in each} == HOMES


def test_only_the_centre_has_a_defence_system() -> None:
    sectors = content()["sectors"]["sector"]
    assert [each["number"] for each in sectors if each.get("defence_system")] == [1]


def test_the_inner_and_the_middle_hexes_are_all_in_play() -> None:
    setup = content()["setup"]
    assert (setup["inner_hexes"], setup["middle_hexes"]) == (8, 11)


@rule("eclipse.build.limit.one-orbital", "eclipse.build.limit.one-monolith")
def test_one_structure_of_a_kind_to_a_hex() -> None:
    structures = content()["blueprints"]["structure"]
    assert {name: each["per_hex"] for name, each in structures.items()} == {
        "orbital": 1,
        "monolith": 1,
    }


@rule("eclipse.reputation.keep-one")
def test_one_reputation_tile_is_kept() -> None:
    assert content()["reputation"]["kept"] == 1


@rule("eclipse.research.place")
def test_a_row_has_seven_spaces() -> None:
    tracks = content()["tracks"]["technology"]
    assert (tracks["spaces"], len(tracks["discount"]), len(tracks["vp"])) == (7, 7, 8)


def test_what_most_boards_have() -> None:
    usual = content()["species"]["usual"]
    assert usual["storage"] == {"money": 2, "science": 3, "materials": 3}
    assert usual["reputation"] == {"ambassador": 0, "tile": 0, "either": 4}


def test_which_tile_is_a_technology() -> None:
    tiles = content()["discoveries"]["tile"]
    assert [tile["id"] for tile in tiles if tile.get("technology")] == ["ancient_technology"]


@rule("eclipse.discovery.ancient-part.keep")
def test_fitting_a_kept_part_counts_towards_the_upgrade() -> None:
    assert content()["parts"]["ancient"]["fitting_a_kept_part_counts_towards_the_upgrade"] is True
    t = Table("terran_union", "planta")
    t.seat(0, parts=1 << t.part("shard_hull"))
    s = play(t.turn(0), 0, "upgrade", "fit shard hull on cruiser 6", "fit hull on interceptor 4")
    assert s.players[0].slots[1 * 8 + 5] == t.part("shard_hull") + 1
    assert type(s.agenda.lanes[0][-1]).__name__ != "Upgrade"
