"""The vocabulary that components are written in, interpreted once into tables."""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Game, Options
from astrarium.games.eclipse.families import families_of
from astrarium.games.eclipse.tables import (
    Blueprint,
    Discovery,
    EclipseRules,
    Part,
    Sector,
    ShipClass,
    Species,
    Technology,
)
from astrarium.games.eclipse.words import (
    BUILDINGS,
    CATEGORIES,
    CENTRE,
    CLASSES,
    COLOURS,
    FINDS_PART,
    FINDS_RESOURCES,
    FINDS_SHIP,
    FINDS_TECHNOLOGY,
    NONE,
    RESOURCES,
    RINGS,
    SHIPS,
)

Entry = dict[str, Any]


def build_rules(
    game: Game[Any, Any], seats: int, options: Options, content: Entry, fingerprint: str
) -> EclipseRules:
    rules = EclipseRules(game, seats, options, fingerprint)
    _read_sectors(rules, content["sectors"])
    _read_parts(rules, content)
    _read_technologies(rules, content)
    _read_ships(rules, content["blueprints"], content["parts"])
    _read_species(rules, content)
    _read_discoveries(rules, content["discoveries"])
    _read_tracks(rules, content)
    _read_setup(rules, content["setup"])
    rules.families = families_of(rules)
    return rules


def _read_sectors(rules: EclipseRules, content: Entry) -> None:
    """[eclipse.hexes.content.table]"""
    for entry in content["sector"]:
        squares = [RESOURCES.index(word.removesuffix("*")) for word in entry["squares"]]
        starred = [place for place, word in enumerate(entry["squares"]) if word.endswith("*")]
        rules.sectors.append(
            Sector(
                entry["number"],
                entry["name"],
                RINGS.index(entry["ring"]),
                entry["vp"],
                _bits(entry["wormholes"]),
                squares,
                _bits(starred),
                entry.get("ancients", 0),
                entry.get("discovery", False),
                entry.get("artifact", False),
            )
        )
    rings = [sector.ring for sector in rules.sectors]
    rules.centre = rings.index(CENTRE)
    numbers = [int(sector.number) for sector in rules.sectors]
    rules.descending = sorted(range(len(numbers)), key=lambda sector: -numbers[sector])
    for ring in range(len(RINGS)):
        rules.piles.append(_bits([place for place, its in enumerate(rings) if its == ring]))


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _read_parts(rules: EclipseRules, content: Entry) -> None:
    """[eclipse.upgrade.part.values]"""
    technologies = [entry["id"] for entry in content["technologies"]["technology"]]
    for entry in content["parts"]["part"]:
        dice = entry.get("dice", {})
        colour = next(iter(dice), COLOURS[0])
        rules.parts.append(
            Part(
                entry["id"],
                entry.get("energy", 0),
                entry.get("initiative", 0),
                entry.get("movement", 0),
                entry.get("computer", 0),
                entry.get("shield", 0),
                entry.get("hull", 0),
                COLOURS.index(colour),
                dice.get(colour, 0),
                entry["type"] == "missile",
                technologies.index(entry["technology"]) if "technology" in entry else NONE,
                entry.get("ancient", False),
            )
        )


def _read_technologies(rules: EclipseRules, content: Entry) -> None:
    parts = [part.id for part in rules.parts]
    entries = content["technologies"]["technology"]
    for entry in entries:
        rules.technologies.append(
            Technology(
                entry["id"],
                CATEGORIES.index(entry["category"]),
                entry["cost"],
                entry["minimum"],
                entry["tiles"],
                parts.index(entry["part"]) if "part" in entry else NONE,
                BUILDINGS.index(entry["build"]) if "build" in entry else NONE,
                RESOURCES.index(entry["settles"]) if "settles" in entry else NONE,
                entry.get("discs", 0),
                entry.get("builds", 0),
                entry.get("per_artifact", 0),
                entry.get("bombs", False),
                entry.get("half_wormholes", False),
            )
        )
    found = rules.technologies
    rules.building_technology = [NONE] * len(BUILDINGS)
    rules.settling_technology = [NONE] * len(RESOURCES)
    for number, technology in enumerate(found):
        if technology.building != NONE:
            rules.building_technology[technology.building] = number
        if technology.settles != NONE:
            rules.settling_technology[technology.settles] = number
    rules.bomb_technology = [each.bombs for each in found].index(True)
    rules.generator = [each.half_wormholes for each in found].index(True)


def _read_ships(rules: EclipseRules, content: Entry, parts: Entry) -> None:
    for name in SHIPS[:CLASSES]:
        ship = content["ship"][name]
        moves = ship.get("moves", True)
        rules.classes.append(
            ShipClass(name, ship["pieces"], ship["size"], moves, ship["reputation"])
        )
    for name in SHIPS[CLASSES:]:
        ship = content["nobody"][name]
        rules.classes.append(ShipClass(name, 0, 0, False, ship["reputation"]))
        dice = [ship["dice"].get(colour, 0) for colour in COLOURS]
        values = [ship["initiative"], ship["computer"], 0, ship["hull"], 0, 0, *dice, 0, 0, 0]
        rules.nobody_values.append(values)
    rules.damage = [parts["damage"][colour] for colour in COLOURS]
    orbital, monolith = content["structure"]["orbital"], content["structure"]["monolith"]
    rules.orbital_tracks = [RESOURCES.index(word) for word in orbital["cube_from"]]
    rules.monolith_vp = monolith["vp"]


def _read_species(rules: EclipseRules, content: Entry) -> None:
    """[eclipse.setup.species.differences]"""
    numbers = [sector.number for sector in rules.sectors]
    for entry in content["species"]["species"]:
        board = {**content["species"]["usual"], **entry}
        home = numbers.index(entry["home"])
        species = Species(entry["id"], entry["name"], entry["colour"], home)
        _read_board(rules, species, board)
        _read_abilities(species, board)
        species.costs = _costs(content["blueprints"], entry.get("costs", {}))
        own = entry.get("blueprint", {})
        for name in SHIPS[:CLASSES]:
            printed = own.get(name, content["blueprints"]["ship"][name])
            species.blueprints.append(_blueprint(rules, printed))
        rules.species.append(species)
    reaction = content["species"]["reaction"]
    rules.react_upgrade = reaction["upgrade"]
    rules.react_build = reaction["build"]
    rules.react_move = reaction["move"]


def _read_board(rules: EclipseRules, species: Species, board: Entry) -> None:
    technologies = [technology.id for technology in rules.technologies]
    species.terran = board.get("terran", False)
    species.storage = [board["storage"][resource] for resource in RESOURCES[:3]]
    species.ships = [SHIPS.index(name) for name in board["ships"]]
    species.technologies = _bits([technologies.index(name) for name in board["technologies"]])
    species.trade = board["trade"]
    species.colony_ships = board["colony_ships"]
    species.discs = board["discs"]
    species.spare_discs = board["spare_discs"]
    species.cubes = board["cubes"]
    species.ambassadors = board["ambassadors"]
    species.for_ambassadors = board["reputation"]["ambassador"]
    species.for_tiles = board["reputation"]["tile"]
    species.for_either = board["reputation"]["either"]


def _read_abilities(species: Species, board: Entry) -> None:
    species.explore = board["explore"]
    species.flips = board["flips"]
    species.influence = board["influence"]
    species.refresh = board["refresh"]
    species.research = board["research"]
    species.upgrade = board["upgrade"]
    species.build = board["build"]
    species.move = board["move"]
    species.tiles_at_start = board.get("reputation_at_start", 0)
    starred = board.get("settles_advanced_at_start", [])
    species.advanced_at_start = [RESOURCES.index(word) for word in starred]
    species.vulnerable = board.get("vulnerable", False)
    species.vp_per_hex = board.get("vp_per_hex", 0)
    species.vp_per_ancient = board.get("vp_per_ancient", 0)
    species.lives_with_ancients = board.get("lives_with_ancients", False)
    species.advised_against_for_two = board.get("advised_against_for_two", False)


def _costs(blueprints: Entry, own: Entry) -> list[int]:
    usual = {**blueprints["ship"], **blueprints["structure"]}
    return [own.get(name, usual[name]["cost"]) for name in BUILDINGS]


def _blueprint(rules: EclipseRules, printed: Entry) -> Blueprint:
    parts = [part.id for part in rules.parts]
    fitted = [parts.index(name) for name in printed["parts"]]
    empty = printed["slots"] - len(fitted)
    return Blueprint(
        printed["slots"],
        fitted + [NONE] * empty,
        printed["initiative"],
        printed.get("energy", 0),
        printed.get("computer", 0),
    )


def _read_discoveries(rules: EclipseRules, content: Entry) -> None:
    """[eclipse.discovery.ancient-part.count]"""
    parts = [part.id for part in rules.parts]
    for entry in content["tile"]:
        kind, what, amount = FINDS_TECHNOLOGY, NONE, 0
        if "gain" in entry:
            ((word, amount),) = entry["gain"].items()
            kind, what = FINDS_RESOURCES, RESOURCES.index(word)
        elif "ship" in entry:
            kind, what = FINDS_SHIP, SHIPS.index(entry["ship"])
        elif "part" in entry:
            kind, what = FINDS_PART, parts.index(entry["part"])
        rules.discoveries.append(Discovery(entry["id"], entry["count"], kind, what, amount))
    rules.discovery_vp = content["vp"]


def _read_tracks(rules: EclipseRules, content: Entry) -> None:
    tracks, reputation = content["tracks"], content["reputation"]
    squares = tracks["population"]["squares"]
    # With all squares filled the lowest production remains. [eclipse.elimination.production]
    rules.production = [*squares, squares[-1]]
    rules.most_cubes = len(squares)
    most_discs = max(species.discs + species.spare_discs for species in rules.species)
    circles = tracks["influence"]["circles"]
    # Rule eclipse.discs.upkeep-value: a disc without a circle costs nothing.
    rules.upkeep = circles + [0] * (most_discs + 1 - len(circles))
    rules.discount = tracks["technology"]["discount"]
    rules.technology_vp = tracks["technology"]["vp"]
    rules.rounds = tracks["rounds"]["count"]
    rules.ambassador_vp = tracks["scoring"]["ambassador"]
    rules.traitor_vp = tracks["scoring"]["traitor"]
    values = {tile["vp"]: tile["count"] for tile in reputation["tile"]}
    rules.tile_counts = [values.get(value, 0) for value in range(max(values) + 1)]
    rules.most_draws = reputation["most_draws"]
    rules.draws_for_taking_part = reputation["draws_for_taking_part"]


def _read_setup(rules: EclipseRules, content: Entry) -> None:
    """[eclipse.setup.start-hex.layout]"""
    count = content["players"][str(rules.seats)]
    rules.outer_hexes = count["outer_hexes"]
    rules.first_technologies = count["technologies"]
    rules.new_technologies = count["new_technologies"]
    rules.diplomacy = count["diplomacy"]
    rules.start_directions = [start["direction"] for start in count["starts"]]
    rules.start_turns = [start["turned"] for start in count["starts"]]
