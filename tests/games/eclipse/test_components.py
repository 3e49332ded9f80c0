"""What is printed on the components, typed in from the facts and held against the tables."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.blueprints import class_values
from astrarium.games.eclipse.flow import ACTION
from astrarium.games.eclipse.frames.discovery import Look
from astrarium.games.eclipse.tables import EclipseRules, Sector, Species, empty_slots
from astrarium.games.eclipse.words import BUILDINGS, CATEGORIES, RESOURCES, RINGS, SHIPS
from astrarium.parts.hexes import turned_edges
from tests.games.eclipse.table import fleet, play, rules_for, terrans, why
from tests.support.rules import rule

# number, name, ring, VP, wormholes from the north clockwise, squares (m money, s science,
# b materials, a any; capitals are advanced), Ancients, then d discovery, k artifact
HEXES = """
001 | Galactic Center | center | 4 | 111111 | sSbBaa | 0 | dk
101 | Castor | inner | 2 | 011111 | mbB | 1 | d
102 | Pollux | inner | 3 | 101101 | sS | 0 | k
103 | Beta Leonis | inner | 2 | 111011 | Ma | 0 | -
104 | Arcturus | inner | 2 | 110110 | mMsS | 2 | d
105 | Zeta Herculis | inner | 3 | 110111 | msB | 1 | dk
106 | Capella | inner | 2 | 111100 | sb | 0 | -
107 | Aldebaran | inner | 2 | 111101 | mSB | 0 | -
108 | Mu Cassiopeiae | inner | 2 | 110110 | Msa | 1 | d
201 | Alpha Centauri | middle | 1 | 010101 | mb | 0 | -
202 | Fomalhaut | middle | 1 | 010101 | sS | 0 | -
203 | Chi Draconis | middle | 1 | 110101 | msb | 2 | d
204 | Vega | middle | 2 | 110101 | MBa | 1 | dk
205 | Mu Herculis | middle | 1 | 001110 | mMS | 0 | -
206 | Epsilon Indi | middle | 1 | 011101 | b | 0 | d
207 | Zeta Reticuli | middle | 1 | 110100 | - | 0 | d
208 | Iota Persei | middle | 1 | 101101 | - | 0 | d
209 | Delta Eridani | middle | 1 | 110101 | Ms | 0 | -
210 | Psi Capricorni | middle | 1 | 100101 | mb | 0 | -
211 | Beta Aquilae | middle | 2 | 111100 | mBa | 1 | dk
301 | Zeta Draconis | outer | 2 | 101100 | msB | 2 | dk
302 | Gamma Serpentis | outer | 2 | 100110 | Mb | 1 | dk
303 | Eta Cephei | outer | 2 | 000101 | a | 1 | dk
304 | Theta Pegasi | outer | 1 | 100100 | Mb | 0 | -
305 | Lambda Serpentis | outer | 1 | 110100 | sb | 1 | d
306 | Beta Centauri | outer | 1 | 010100 | mb | 0 | -
307 | Sigma Sagittarii | outer | 1 | 101100 | mS | 0 | -
308 | Kappa Scorpii | outer | 1 | 001101 | sB | 0 | -
309 | Phi Piscium | outer | 1 | 100101 | mS | 0 | -
310 | Nu Phoenicis | outer | 1 | 100100 | sb | 0 | -
311 | Canopus | outer | 1 | 101100 | b | 0 | d
312 | Antares | outer | 1 | 110100 | b | 0 | d
313 | Alpha Ursae Minoris | outer | 1 | 100100 | a | 0 | d
314 | Spica | outer | 1 | 001110 | a | 0 | d
315 | Epsilon Aurigae | outer | 1 | 100101 | - | 0 | d
316 | Iota Carinae | outer | 1 | 110100 | - | 0 | d
317 | Beta Crucis | outer | 1 | 000110 | mM | 0 | -
318 | Gamma Velorum | outer | 1 | 001100 | Ba | 0 | -
221 | Procyon | starting | 3 | 110110 | mMsSb | 0 | k
222 | Epsilon Eridani | starting | 3 | 110110 | mMsS | 0 | k
223 | Altair | starting | 3 | 110110 | mMsSb | 0 | k
224 | Beta Hydri | starting | 3 | 110110 | msSB | 0 | k
225 | Eta Cassiopeiae | starting | 3 | 110110 | mMsSb | 0 | k
226 | 51 Cygni | starting | 3 | 110110 | msb | 0 | k
227 | Sirius | starting | 3 | 110110 | mMsSb | 0 | k
228 | Sigma Draconis | starting | 3 | 110110 | msB | 0 | k
229 | Tau Ceti | starting | 3 | 110110 | mMsSb | 0 | k
230 | Lambda Aurigae | starting | 3 | 110110 | mMsB | 0 | k
231 | Delta Pavonis | starting | 3 | 110110 | mMsSb | 0 | k
232 | Rigel | starting | 3 | 110110 | MsbB | 0 | k
"""

# id, category, cost, minimum, tiles
TECHNOLOGIES = """
neutron_bombs | military | 2 | 2 | 5
starbase | military | 4 | 3 | 5
plasma_cannon | military | 6 | 4 | 5
phase_shield | military | 8 | 5 | 4
advanced_mining | military | 10 | 6 | 4
tachyon_source | military | 12 | 6 | 3
plasma_missile | military | 14 | 7 | 3
gluon_computer | military | 16 | 8 | 3
gauss_shield | grid | 2 | 2 | 5
improved_hull | grid | 4 | 3 | 5
fusion_source | grid | 6 | 4 | 5
positron_computer | grid | 8 | 5 | 4
advanced_economy | grid | 10 | 6 | 4
tachyon_drive | grid | 12 | 6 | 3
antimatter_cannon | grid | 14 | 7 | 3
quantum_grid | grid | 16 | 8 | 3
nanorobots | nano | 2 | 2 | 5
fusion_drive | nano | 4 | 3 | 5
advanced_robotics | nano | 6 | 4 | 5
orbital | nano | 8 | 5 | 4
advanced_labs | nano | 10 | 6 | 4
monolith | nano | 12 | 6 | 3
artifact_key | nano | 14 | 7 | 3
wormhole_generator | nano | 16 | 8 | 3
"""

# id, energy, initiative, movement, computer, shield, hull, dice, technology
PARTS = """
ion_cannon | -1 | 0 | 0 | 0 | 0 | 0 | 1 yellow cannon | -
plasma_cannon | -2 | 0 | 0 | 0 | 0 | 0 | 1 orange cannon | plasma_cannon
antimatter_cannon | -4 | 0 | 0 | 0 | 0 | 0 | 1 red cannon | antimatter_cannon
plasma_missile | 0 | 0 | 0 | 0 | 0 | 0 | 2 orange missile | plasma_missile
electron_computer | 0 | 0 | 0 | 1 | 0 | 0 | - | -
positron_computer | -1 | 1 | 0 | 2 | 0 | 0 | - | positron_computer
gluon_computer | -2 | 2 | 0 | 3 | 0 | 0 | - | gluon_computer
gauss_shield | 0 | 0 | 0 | 0 | 1 | 0 | - | gauss_shield
phase_shield | -1 | 0 | 0 | 0 | 2 | 0 | - | phase_shield
hull | 0 | 0 | 0 | 0 | 0 | 1 | - | -
improved_hull | 0 | 0 | 0 | 0 | 0 | 2 | - | improved_hull
nuclear_drive | -1 | 1 | 1 | 0 | 0 | 0 | - | -
fusion_drive | -2 | 2 | 2 | 0 | 0 | 0 | - | fusion_drive
tachyon_drive | -3 | 3 | 3 | 0 | 0 | 0 | - | tachyon_drive
nuclear_source | 3 | 0 | 0 | 0 | 0 | 0 | - | -
fusion_source | 6 | 0 | 0 | 0 | 0 | 0 | - | fusion_source
tachyon_source | 9 | 0 | 0 | 0 | 0 | 0 | - | tachyon_source
axion_computer | 0 | 0 | 0 | 3 | 0 | 0 | - | ancient
hypergrid_source | 11 | 0 | 0 | 0 | 0 | 0 | - | ancient
shard_hull | 0 | 0 | 0 | 0 | 0 | 3 | - | ancient
ion_turret | -1 | 0 | 0 | 0 | 0 | 0 | 2 yellow cannon | ancient
conformal_drive | -2 | 2 | 4 | 0 | 0 | 0 | - | ancient
flux_shield | -2 | 0 | 0 | 0 | 3 | 0 | - | ancient
"""

# species, class: initiative, computer, shield, hull, movement, energy left, yellow dice, slots
BLUEPRINTS = """
terran_union interceptor: 3 0 0 0 1 1 1 4
terran_union cruiser: 2 1 0 1 1 1 1 6
terran_union dreadnought: 1 1 0 2 1 0 2 8
terran_union starbase: 4 1 0 2 0 2 1 5
eridani_empire interceptor: 3 0 0 0 1 1 1 4
eridani_empire cruiser: 2 1 0 1 1 1 1 6
eridani_empire dreadnought: 1 1 0 2 1 1 2 8
eridani_empire starbase: 4 1 0 2 0 2 1 5
hydran_progress interceptor: 3 0 0 0 1 1 1 4
hydran_progress cruiser: 2 1 0 1 1 1 1 6
hydran_progress dreadnought: 1 1 0 2 1 0 2 8
hydran_progress starbase: 4 1 0 2 0 2 1 5
planta interceptor: 1 1 0 0 1 3 1 3
planta cruiser: 1 1 0 1 1 3 1 5
planta dreadnought: 1 1 0 2 1 2 2 7
planta starbase: 2 2 0 2 0 4 1 4
descendants_of_draco interceptor: 3 0 0 0 1 1 1 4
descendants_of_draco cruiser: 2 1 0 1 1 1 1 6
descendants_of_draco dreadnought: 1 1 0 2 1 0 2 8
descendants_of_draco starbase: 4 1 0 2 0 2 1 5
mechanema interceptor: 3 0 0 0 1 1 1 4
mechanema cruiser: 2 1 0 1 1 1 1 6
mechanema dreadnought: 1 1 0 2 1 0 2 8
mechanema starbase: 4 1 0 2 0 2 1 5
orion_hegemony interceptor: 4 0 1 0 1 2 1 4
orion_hegemony cruiser: 3 1 1 1 1 3 1 6
orion_hegemony dreadnought: 2 1 1 2 1 3 2 8
orion_hegemony starbase: 5 1 1 2 0 2 1 5
"""

# species, colour, home, storage, ship, trade, colony ships, discs, costs, spaces of the reputation
# track for ambassadors, for tiles and for either; then the technologies
BOARDS = """
terran_directorate | red | 221 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_federation | blue | 223 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_union | green | 225 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_republic | yellow | 227 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_conglomerate | white | 229 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_alliance | black | 231 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
eridani_empire | red | 222 | 26 2 4 | interceptor | 3 | 3 | 11 | 3 5 8 3 5 10 | 0 0 4
  plasma_cannon gauss_shield fusion_drive
hydran_progress | blue | 224 | 2 5 2 | interceptor | 3 | 3 | 13 | 3 5 8 3 5 10 | 1 0 3
  advanced_labs
planta | green | 226 | 4 4 4 | interceptor | 3 | 4 | 13 | 3 5 8 3 5 10 | 1 0 3
  starbase
descendants_of_draco | yellow | 228 | 2 4 3 | interceptor | 3 | 3 | 13 | 3 5 8 3 5 10 | 0 0 4
  -
mechanema | white | 230 | 3 3 3 | interceptor | 3 | 3 | 13 | 2 4 7 2 4 8 | 0 0 4
  positron_computer
orion_hegemony | black | 232 | 3 3 5 | cruiser | 4 | 3 | 13 | 3 5 8 3 5 10 | 0 1 4
  neutron_bombs gauss_shield
"""

# Explorations, hexes flipped, discs moved, colony ships turned, technologies, parts, builds, moves
ACTIVATIONS = {
    "terran_alliance": (1, 1, 2, 2, 1, 2, 2, 3),
    "eridani_empire": (1, 1, 2, 2, 1, 2, 2, 2),
    "hydran_progress": (1, 1, 2, 2, 2, 2, 2, 2),
    "planta": (2, 1, 2, 2, 1, 2, 2, 2),
    "descendants_of_draco": (1, 2, 2, 2, 1, 2, 2, 2),
    "mechanema": (1, 1, 2, 2, 1, 3, 3, 2),
    "orion_hegemony": (1, 1, 2, 2, 1, 2, 2, 2),
}
DISCOVERIES = {
    "money": 3,
    "science": 3,
    "materials": 3,
    "ancient_technology": 3,
    "ancient_cruiser": 3,
    "axion_computer": 1,
    "hypergrid_source": 1,
    "shard_hull": 1,
    "ion_turret": 1,
    "conformal_drive": 1,
    "flux_shield": 1,
}
LETTERS = "msba"


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


@pytest.fixture(scope="module")
def rules() -> EclipseRules:
    return rules_for(4)


def hex_row(card: Sector) -> list[str]:
    squares = "".join(
        LETTERS[resource].upper() if (card.advanced >> place) & 1 else LETTERS[resource]
        for place, resource in enumerate(card.squares)
    )
    symbols = ("d" if card.discovery else "") + ("k" if card.artifact else "")
    return [
        f"{card.number:03d}",
        card.name,
        RINGS[card.ring],
        str(card.vp),
        "".join(str((card.wormholes >> edge) & 1) for edge in range(6)),
        squares or "-",
        str(card.ancients),
        symbols or "-",
    ]


@rule("eclipse.hexes.content.table", "eclipse.end.score.hexes")
@pytest.mark.parametrize("printed", rows(HEXES), ids=lambda row: row[0])
def test_a_hex_is_as_printed(rules: EclipseRules, printed: list[str]) -> None:
    found = [hex_row(card) for card in rules.sectors if card.number == int(printed[0])]
    assert found == [printed]


@rule("eclipse.map.numbers.inner", "eclipse.map.numbers.middle", "eclipse.map.numbers.outer")
def test_hexes_are_numbered_by_ring(rules: EclipseRules) -> None:
    numbers: dict[str, list[int]] = {ring: [] for ring in RINGS}
    for card in rules.sectors:
        numbers[RINGS[card.ring]].append(int(card.number))
    assert numbers["inner"] == list(range(101, 109))
    assert numbers["middle"] == list(range(201, 212))
    assert numbers["outer"] == list(range(301, 319))


@rule("eclipse.map.numbers.starting", "eclipse.map.numbers.centre")
def test_starting_hexes_and_the_centre_have_their_numbers(rules: EclipseRules) -> None:
    homes = sorted(card.number for card in rules.sectors if RINGS[card.ring] == "starting")
    assert homes == list(range(221, 233))
    assert rules.sectors[rules.centre].number == 1


@rule("eclipse.hexes.content.artifact", "eclipse.hexes.content.vp", "eclipse.hexes.content.number")
def test_the_hexes_add_up(rules: EclipseRules) -> None:
    assert len({card.number for card in rules.sectors}) == 50
    assert sum(card.ancients for card in rules.sectors) == 14
    assert sum(card.discovery for card in rules.sectors) == 21
    assert sum(card.artifact for card in rules.sectors) == 20
    assert {card.vp for card in rules.sectors} == {1, 2, 3, 4}


@rule("eclipse.research.costs")
@pytest.mark.parametrize("printed", rows(TECHNOLOGIES), ids=lambda row: row[0])
def test_a_technology_is_as_printed(rules: EclipseRules, printed: list[str]) -> None:
    found = [
        [tech.id, CATEGORIES[tech.category], str(tech.cost), str(tech.minimum), str(tech.tiles)]
        for tech in rules.technologies
        if tech.id == printed[0]
    ]
    assert found == [printed]


@rule("eclipse.tech.military.list", "eclipse.tech.grid.list", "eclipse.tech.nano.list")
def test_each_category_has_its_eight_technologies_in_order(rules: EclipseRules) -> None:
    names: dict[str, list[str]] = {category: [] for category in CATEGORIES}
    for technology in rules.technologies:
        names[CATEGORIES[technology.category]].append(technology.id)
    assert names == {
        "military": [
            "neutron_bombs",
            "starbase",
            "plasma_cannon",
            "phase_shield",
            "advanced_mining",
            "tachyon_source",
            "plasma_missile",
            "gluon_computer",
        ],
        "grid": [
            "gauss_shield",
            "improved_hull",
            "fusion_source",
            "positron_computer",
            "advanced_economy",
            "tachyon_drive",
            "antimatter_cannon",
            "quantum_grid",
        ],
        "nano": [
            "nanorobots",
            "fusion_drive",
            "advanced_robotics",
            "orbital",
            "advanced_labs",
            "monolith",
            "artifact_key",
            "wormhole_generator",
        ],
    }


@rule("eclipse.tech.general.categories")
def test_there_are_96_technology_tiles(rules: EclipseRules) -> None:
    assert sum(technology.tiles for technology in rules.technologies) == 96
    assert CATEGORIES == ("military", "grid", "nano")


@rule("eclipse.upgrade.part.values", "eclipse.discovery.ancient-part.count")
@pytest.mark.parametrize("printed", rows(PARTS), ids=lambda row: row[0])
def test_a_part_is_as_printed(rules: EclipseRules, printed: list[str]) -> None:
    (part,) = [part for part in rules.parts if part.id == printed[0]]
    figures = (part.energy, part.initiative, part.movement, part.computer, part.shield, part.hull)
    weapon = "missile" if part.missile else "cannon"
    colour = ("yellow", "orange", "red")[part.colour]
    dice = f"{part.dice} {colour} {weapon}" if part.dice else "-"
    needs = rules.technologies[part.technology].id if part.technology >= 0 else "-"
    shown = [part.id, *map(str, figures), dice, "ancient" if part.ancient else needs]
    assert shown == printed


@rule(
    "eclipse.combat.damage.ion", "eclipse.combat.damage.plasma", "eclipse.combat.damage.antimatter"
)
def test_a_hit_does_the_damage_of_its_colour(rules: EclipseRules) -> None:
    assert rules.damage == [1, 2, 4]


@rule("eclipse.parts.printed-parts", "eclipse.ships.size", "eclipse.parts.fixed.work-alike")
@pytest.mark.parametrize("printed", BLUEPRINTS.strip().splitlines())
def test_a_blueprint_has_its_printed_values(rules: EclipseRules, printed: str) -> None:
    where, figures = printed.split(":")
    name, ship = where.split()
    number = species_number(rules, name)
    klass = SHIPS.index(ship)
    values = class_values(rules, number, empty_slots(), klass)
    slots = rules.blueprint(number, klass).slots
    assert [*values[:7], slots] == [int(figure) for figure in figures.split()]


def species_number(rules: EclipseRules, id: str) -> int:
    return [species.id for species in rules.species].index(id)


def board_row(rules: EclipseRules, species: Species) -> list[str]:
    technologies = [
        technology.id
        for number, technology in enumerate(rules.technologies)
        if (species.technologies >> number) & 1
    ]
    spaces = (species.for_ambassadors, species.for_tiles, species.for_either)
    return [
        species.id,
        species.colour,
        str(rules.sectors[species.home].number),
        " ".join(map(str, species.storage)),
        " ".join(SHIPS[klass] for klass in species.ships),
        str(species.trade),
        str(species.colony_ships),
        str(species.discs),
        " ".join(map(str, species.costs)),
        " ".join(map(str, spaces)),
        " ".join(sorted(technologies)) or "-",
    ]


@rule("eclipse.setup.species.differences", "eclipse.trade.species-rate")
@pytest.mark.parametrize("printed", rows(BOARDS.replace("\n  ", " | ")), ids=lambda row: row[0])
def test_a_board_is_as_printed(rules: EclipseRules, printed: list[str]) -> None:
    species = rules.species[species_number(rules, printed[0])]
    technologies = " ".join(sorted(printed[-1].split()))
    assert board_row(rules, species) == [*printed[:-1], technologies]


@rule("eclipse.setup.species.differences")
@pytest.mark.parametrize("id", ACTIVATIONS)
def test_a_species_acts_so_often(rules: EclipseRules, id: str) -> None:
    card = rules.species[species_number(rules, id)]
    shown = (card.explore, card.flips, card.influence, card.refresh)
    assert (*shown, card.research, card.upgrade, card.build, card.move) == ACTIVATIONS[id]


def test_what_only_one_species_has(rules: EclipseRules) -> None:
    card = {species.id: species for species in rules.species}
    assert [id for id in card if card[id].vulnerable] == ["planta"]
    assert [id for id in card if card[id].lives_with_ancients] == ["descendants_of_draco"]
    assert {id: card[id].tiles_at_start for id in card if card[id].tiles_at_start} == {
        "eridani_empire": 2
    }
    assert card["hydran_progress"].advanced_at_start == [RESOURCES.index("science")]


@rule("eclipse.end.score.species")
def test_two_species_score_a_bonus(rules: EclipseRules) -> None:
    bonus = {each.id: (each.vp_per_hex, each.vp_per_ancient) for each in rules.species}
    assert bonus.pop("planta") == (1, 0)
    assert bonus.pop("descendants_of_draco") == (0, 1)
    assert set(bonus.values()) == {(0, 0)}


@rule("eclipse.diplomacy.track.terran", "eclipse.diplomacy.track.space-kinds")
def test_terrans_have_one_space_for_ambassadors_only(rules: EclipseRules) -> None:
    terrans = [species for species in rules.species if species.terran]
    assert len(terrans) == 6
    assert {(each.for_ambassadors, each.for_tiles) for each in terrans} == {(1, 0)}


@rule("eclipse.discovery.total", "eclipse.discovery.ancient-part.count")
def test_there_are_21_discovery_tiles(rules: EclipseRules) -> None:
    counts = {tile.id: int(tile.count) for tile in rules.discoveries}
    assert counts == DISCOVERIES
    assert sum(counts.values()) == 21


@rule("eclipse.discovery.money.count", "eclipse.discovery.money.effect")
def test_three_tiles_give_8_money(rules: EclipseRules) -> None:
    assert gains(rules)["money"] == (3, 8)


@rule("eclipse.discovery.science.count", "eclipse.discovery.science.effect")
def test_three_tiles_give_5_science(rules: EclipseRules) -> None:
    assert gains(rules)["science"] == (3, 5)


@rule("eclipse.discovery.materials.count", "eclipse.discovery.materials.effect")
def test_three_tiles_give_6_materials(rules: EclipseRules) -> None:
    assert gains(rules)["materials"] == (3, 6)


def gains(rules: EclipseRules) -> dict[str, tuple[int, int]]:
    return {
        RESOURCES[tile.what]: (int(tile.count), int(tile.amount))
        for tile in rules.discoveries
        if tile.amount > 0
    }


@rule("eclipse.discovery.ancient-technology.count", "eclipse.discovery.ancient-cruiser.count")
def test_three_tiles_are_technologies_and_three_cruisers(rules: EclipseRules) -> None:
    assert DISCOVERIES["ancient_technology"] == DISCOVERIES["ancient_cruiser"] == 3
    counts = {tile.id: int(tile.count) for tile in rules.discoveries}
    assert (counts["ancient_technology"], counts["ancient_cruiser"]) == (3, 3)


@rule("eclipse.reputation.distribution")
def test_there_are_32_reputation_tiles(rules: EclipseRules) -> None:
    assert rules.tile_counts == [0, 12, 9, 7, 4]


@rule("eclipse.population.track-values", "eclipse.elimination.production")
def test_production_by_cubes_left_on_the_track(rules: EclipseRules) -> None:
    assert rules.production == [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 2]


@rule("eclipse.discs.track-values")
def test_upkeep_by_discs_left_on_the_track(rules: EclipseRules) -> None:
    assert rules.upkeep == [30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0, 0, 0, 0]


@rule("eclipse.research.discount-values")
def test_discount_by_technologies_of_the_category(rules: EclipseRules) -> None:
    assert rules.discount == [0, 1, 2, 3, 4, 6, 8]


@rule("eclipse.ships.count.interceptor", "eclipse.ships.count.cruiser")
def test_eight_interceptors_and_four_cruisers(rules: EclipseRules) -> None:
    assert [rules.classes[SHIPS.index(name)].pieces for name in ("interceptor", "cruiser")] == [
        8,
        4,
    ]


@rule("eclipse.ships.count.dreadnought", "eclipse.ships.count.starbase", "eclipse.ships.classes")
def test_two_dreadnoughts_and_four_starbases(rules: EclipseRules) -> None:
    pieces = {card.id: int(card.pieces) for card in rules.classes if card.pieces}
    assert pieces == {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}


@pytest.mark.parametrize(
    ("what", "cost"),
    [
        pytest.param("interceptor", 3, marks=rule("eclipse.build.cost.interceptor")),
        pytest.param("cruiser", 5, marks=rule("eclipse.build.cost.cruiser")),
        pytest.param("dreadnought", 8, marks=rule("eclipse.build.cost.dreadnought")),
        pytest.param("starbase", 3, marks=rule("eclipse.build.cost.starbase")),
        pytest.param("orbital", 5, marks=rule("eclipse.build.cost.orbital")),
        pytest.param("monolith", 10, marks=rule("eclipse.build.cost.monolith")),
    ],
)
def test_terrans_pay_the_printed_price(rules: EclipseRules, what: str, cost: int) -> None:
    assert rules.species[0].costs[BUILDINGS.index(what)] == cost


@rule("eclipse.combat.ancient.weapons", "eclipse.combat.ancient.computer")
def test_an_ancient_has_two_ion_cannons_and_a_computer(rules: EclipseRules) -> None:
    assert rules.nobody_values[0] == [2, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0]


@rule("eclipse.combat.ancient.hull", "eclipse.combat.ancient.initiative")
def test_an_ancient_has_one_hull_and_initiative_2(rules: EclipseRules) -> None:
    assert (rules.nobody_values[0][0], rules.nobody_values[0][3]) == (2, 1)


@rule("eclipse.combat.gcds.weapons", "eclipse.combat.gcds.computer")
def test_the_defence_system_has_four_ion_cannons_and_a_computer(rules: EclipseRules) -> None:
    assert rules.nobody_values[1] == [0, 1, 0, 7, 0, 0, 4, 0, 0, 0, 0, 0]


@rule("eclipse.combat.gcds.hull", "eclipse.combat.gcds.initiative")
def test_the_defence_system_has_seven_hulls_and_initiative_0(rules: EclipseRules) -> None:
    assert (rules.nobody_values[1][0], rules.nobody_values[1][3]) == (0, 7)


@rule("eclipse.components.counts")
def test_the_box_holds_what_is_known_of_it(rules: EclipseRules) -> None:
    assert len(rules.sectors) == 50
    assert sum(technology.tiles for technology in rules.technologies) == 96
    assert sum(tile.count for tile in rules.discoveries) == 21
    assert sum(rules.tile_counts) == 32


@rule("eclipse.components.shared-pieces", "eclipse.setup.supply-board.other-pieces")
@rule("eclipse.setup.supply-board.parts")
def test_the_supply_starts_with_everything_but_what_lies_on_the_map(rules: EclipseRules) -> None:
    s = terrans(2).s
    assert s.traitor == -1
    assert [built for built in s.built if built] == []
    assert all(slot == 0 for player in s.players for slot in player.slots)
    assert sum(1 for ship in s.ships if (ship >> 6) & 7 == 6) == 0
    assert len(rules.parts) == 23


@rule("eclipse.setup.supply-board.round-marker", "eclipse.setup.player.summary-card")
def test_the_round_marker_and_the_cards_start_at_the_beginning() -> None:
    s = terrans(2).phase(ACTION)
    assert s.round_number == 2  # the builder stands in round 1
    assert [player.passed for player in s.players] == [0, 0]


@rule("eclipse.setup.discovery.pile")
def test_every_discovery_tile_is_equally_likely_to_be_found() -> None:
    t = terrans(2)
    look = Look(0)
    found = dict(zip(look.candidates(t.s), look.weights(t.s), strict=True))
    assert list(found.values()) == [3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]


@rule("eclipse.components.player-pieces", "eclipse.setup.player.colour-pieces")
@rule("eclipse.components.player-board-tracks")
def test_a_player_has_all_pieces_of_a_colour() -> None:
    t = terrans(2)
    player = t.s.players[0]
    on_map = bin(t.s.cubes[t.hex(221)]).count("1")
    assert sum(player.cubes_on(track) for track in range(3)) + on_map == 33
    assert player.discs + 1 == 13
    assert t.s.species_of(0).spare_discs == 3
    assert t.s.species_of(0).ambassadors == 3
    assert player.colony == 3


@rule("eclipse.resources.storage-markers")
def test_each_resource_is_counted_on_its_own() -> None:
    player = terrans(2).s.players[0]
    player.add(1, 50)
    assert (player.money, player.science, player.materials) == (2, 53, 3)
    assert [player.stock(resource) for resource in range(3)] == [2, 53, 3]


@rule("eclipse.resources.science-use", "eclipse.resources.materials-use")
def test_science_buys_technologies_and_materials_buy_ships() -> None:
    t = terrans(2).offer("nanorobots").seat(0, money=0, science=2, materials=3)
    play(t.turn(0), 0, "research", "research nanorobots")
    assert (t.s.players[0].science, t.s.players[0].materials) == (0, 3)
    play(t.turn(0), 0, "build", "build interceptor on 221")
    assert (t.s.players[0].science, t.s.players[0].materials) == (0, 0)


@rule("eclipse.hexes.squares", "eclipse.hexes.content.square-kinds")
def test_squares_have_a_resource_and_are_ordinary_or_advanced(rules: EclipseRules) -> None:
    (polaris,) = [card for card in rules.sectors if card.number == 105]
    assert polaris.squares == [0, 1, 2]
    assert polaris.advanced == 0b100


@rule("eclipse.hexes.content.wormholes")
def test_a_turned_hex_turns_its_wormholes(rules: EclipseRules) -> None:
    (card,) = [card for card in rules.sectors if card.number == 306]  # north-east and south
    assert [edge for edge in range(6) if (turned_edges(card.wormholes, 2) >> edge) & 1] == [3, 5]


@rule("eclipse.hexes.content.disc-space")
def test_a_hex_holds_one_disc() -> None:
    t = terrans(2).lay(107, "0,-1").own(0, 107)
    s = play(t.turn(0), 0, "influence", "disc from 107", "disc to track")
    assert s.owner[t.hex(107)] == -1
    t.own(1, 107)
    s = play(t.turn(0), 0, "influence")
    assert why(s, 0, "disc from track") == "not-connected"


@rule("eclipse.crowded-hex.marker")
def test_any_number_of_ships_stands_in_a_hex() -> None:
    t = terrans(2).ships(0, 221, interceptor=7, cruiser=4, dreadnought=2, starbase=4)
    t.knows(0, "orbital").seat(0, materials=30)
    s = play(t.turn(0), 0, "build")
    assert why(s, 0, "build interceptor on 221") == "no-piece-left"
    assert fleet(s, t, 0, 221) == {
        "interceptor": 8,
        "cruiser": 4,
        "dreadnought": 2,
        "starbase": 4,
    }


@rule("eclipse.parts.blueprints", "eclipse.parts.ship-values")
def test_each_class_has_a_blueprint_of_its_own() -> None:
    t = terrans(2).fit(0, "cruiser", "-", "-", "-", "-", "-", "hull")
    hulls = [t.s.players[0].values[klass * 12 + 3] for klass in range(4)]
    assert hulls == [0, 2, 2, 2]


@rule("eclipse.parts.source.energy", "eclipse.upgrade.part.tile-layout")
def test_sources_give_energy_and_other_parts_use_it() -> None:
    t = terrans(2)
    energy = [int(t.s.players[0].values[5])]
    for part in ("fusion_source", "positron_computer", "plasma_cannon"):
        t.fit(0, "interceptor", "-", "-", "-", part)
        energy.append(int(t.s.players[0].values[5]))
    assert energy == [1, 7, 0, -1]


@rule("eclipse.reputation.source")
def test_reputation_is_worth_points_at_the_end() -> None:
    t = terrans(2)
    before = t.s.scores()[0]
    t.s.players[0].tiles = [2, 4]
    assert t.s.scores()[0] == before + 6
