"""The components hold what is printed on them (printed.py)."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.blueprints import class_values
from astrarium.games.eclipse.flow import ACTION
from astrarium.games.eclipse.frames.discovery import Look
from astrarium.games.eclipse.tables import (
    EclipseRules,
    Sector,
    Species,
    Technology,
    empty_slots,
)
from astrarium.games.eclipse.words import (
    BUILDINGS,
    CATEGORIES,
    FINDS_PART,
    FINDS_SHIP,
    NONE,
    RESOURCES,
    RINGS,
    SHIPS,
)
from astrarium.parts.hexes import turned_edges
from tests.games.eclipse.printed import (
    ACTIVATIONS,
    BLUEPRINTS,
    BOARDS,
    CLASSES,
    DISCOVERIES,
    GIFTS,
    HEXES,
    LETTERS,
    PARTS,
    SLOTS,
    TECHNOLOGIES,
    rows,
)
from tests.games.eclipse.table import fleet, play, rules_for, terrans, why
from tests.support.rules import rule


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


def gift(technology: Technology, parts: list[str]) -> str:
    """What a technology gives, in words; one thing only."""
    discs = "disc" if technology.discs == 1 else "discs"
    given = {
        f"part {parts[technology.part]}": technology.part != NONE,
        f"build {BUILDINGS[technology.building]}": technology.building != NONE,
        f"settles {RESOURCES[technology.settles]}": technology.settles != NONE,
        f"{technology.discs} {discs}": technology.discs != 0,
        f"{technology.builds} build": technology.builds != 0,
        f"{technology.per_artifact} per artifact": technology.per_artifact != 0,
        "bombs": technology.bombs,
        "half wormholes": technology.half_wormholes,
    }
    return ", ".join(name for name, is_given in given.items() if is_given)


@rule("eclipse.tech.general.categories")
@pytest.mark.parametrize("id", [row[0] for row in rows(TECHNOLOGIES)])
def test_a_technology_gives_one_thing(rules: EclipseRules, id: str) -> None:
    (technology,) = [each for each in rules.technologies if each.id == id]
    parts = [part.id for part in rules.parts]
    assert gift(technology, parts) == GIFTS.get(id, f"part {id}")


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


@rule("eclipse.parts.printed-parts", "eclipse.parts.fixed.work-alike")
@pytest.mark.parametrize("printed", SLOTS.strip().splitlines())
def test_a_blueprint_has_its_printed_parts(rules: EclipseRules, printed: str) -> None:
    where, parts, beside = (each.split() for each in printed.split(":"))
    board = rules.blueprint(species_number(rules, where[0]), SHIPS.index(where[1]))
    names = [rules.parts[part].id if part != NONE else "-" for part in board.printed]
    assert (names, len(names)) == (parts, board.slots)
    assert [board.initiative, board.energy, board.computer] == [int(each) for each in beside]


@rule("eclipse.ships.classes", "eclipse.ships.size", "eclipse.ships.starbase.no-movement")
def test_what_all_ships_of_a_class_share(rules: EclipseRules) -> None:
    found = [
        f"{each.id} {each.pieces} {each.size} {'yes' if each.moves else 'no'} {each.reputation}"
        for each in rules.classes
    ]
    assert found == CLASSES.strip().splitlines()


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
@pytest.mark.parametrize("id", [row[0] for row in rows(BOARDS.replace("\n  ", " | "))])
def test_a_species_acts_so_often(rules: EclipseRules, id: str) -> None:
    card = rules.species[species_number(rules, id)]
    shown = (card.explore, card.flips, card.influence, card.refresh)
    expected = ACTIVATIONS["terrans" if id.startswith("terran") else id]
    assert (*shown, card.research, card.upgrade, card.build, card.move) == expected


def test_what_every_species_has(rules: EclipseRules) -> None:
    for card in rules.species:
        assert (card.spare_discs, card.cubes, card.ambassadors) == (3, 11, 3), card.id


def test_what_every_species_does_after_passing(rules: EclipseRules) -> None:
    assert (rules.react_upgrade, rules.react_build, rules.react_move) == (1, 1, 1)


def test_what_only_one_species_has(rules: EclipseRules) -> None:
    card = {species.id: species for species in rules.species}
    assert [id for id in card if card[id].vulnerable] == ["planta"]
    assert [id for id in card if card[id].lives_with_ancients] == ["descendants_of_draco"]
    assert {id: card[id].tiles_at_start for id in card if card[id].tiles_at_start} == {
        "eridani_empire": 2
    }
    assert {id: card[id].advanced_at_start for id in card if card[id].advanced_at_start} == {
        "hydran_progress": [RESOURCES.index("science")]
    }
    advised_against = [id for id in card if card[id].advised_against_for_two]
    assert advised_against == ["planta", "descendants_of_draco"]


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


@rule("eclipse.end.score.ambassadors", "eclipse.end.score.traitor", "eclipse.discovery.vp-side")
def test_points_for_what_is_kept(rules: EclipseRules) -> None:
    assert (rules.ambassador_vp, rules.traitor_vp, rules.discovery_vp) == (1, -2, 2)


@rule("eclipse.end.score.monoliths", "eclipse.population.orbital.tracks")
def test_what_structures_are_good_for(rules: EclipseRules) -> None:
    assert rules.monolith_vp == 3
    assert rules.orbital_tracks == [RESOURCES.index("money"), RESOURCES.index("science")]


@rule("eclipse.reputation.draw.participation", "eclipse.reputation.draw.max-five")
def test_one_tile_for_taking_part_and_five_at_most(rules: EclipseRules) -> None:
    assert (rules.draws_for_taking_part, rules.most_draws) == (1, 5)


@rule("eclipse.end.after-round-9")
def test_there_are_nine_rounds(rules: EclipseRules) -> None:
    assert rules.rounds == 9


@rule("eclipse.end.score.technology.each-category")
def test_points_by_technologies_of_the_category(rules: EclipseRules) -> None:
    assert rules.technology_vp == [0, 0, 0, 0, 1, 2, 3, 5]


@rule("eclipse.diplomacy.four-or-more")
@pytest.mark.parametrize(("seats", "used"), [(2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_diplomacy_by_number_of_players(seats: int, used: int) -> None:
    assert rules_for(seats).diplomacy == bool(used)


@rule("eclipse.discovery.ancient-part.count")
def test_a_discovery_tile_holds_the_part_of_its_name(rules: EclipseRules) -> None:
    ancient = [id for id, count in DISCOVERIES.items() if count == 1]
    found = [tile for tile in rules.discoveries if tile.kind == FINDS_PART]
    assert [tile.id for tile in found] == ancient
    assert [rules.parts[tile.what].id for tile in found] == ancient


@rule("eclipse.discovery.ancient-cruiser.effect")
def test_a_discovery_tile_holds_a_cruiser(rules: EclipseRules) -> None:
    (tile,) = [tile for tile in rules.discoveries if tile.kind == FINDS_SHIP]
    assert (tile.id, SHIPS[tile.what]) == ("ancient_cruiser", "cruiser")
