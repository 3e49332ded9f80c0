"""The vocabulary that components are written in, interpreted once into tables.

content/README.md lists the words. What nobody reads fails a test.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Game, Options
from astrarium.games.gaia.factions import read_factions
from astrarium.games.gaia.families import families_of
from astrarium.games.gaia.geometry import Face, Geometry
from astrarium.games.gaia.tables import (
    PERMANENT,
    BoardAction,
    Booster,
    Cost,
    FederationToken,
    FinalTile,
    GaiaRules,
    Level,
    RoundTile,
    Tech,
)
from astrarium.games.gaia.words import (
    GAIA_PROJECT,
    NAVIGATION,
    PLANETS,
    STRUCTURES,
    TERRAFORMING,
    TRACKS,
)
from astrarium.parts.content import Entry
from astrarium.parts.hexes import Spot


def build_rules(
    game: Game[Any, Any], seats: int, options: Options, content: Entry, fingerprint: str
) -> GaiaRules:
    setup = content["setup"]
    count = setup["by_player_count"][str(seats)]
    left_out = (
        set(count.get("optional_smaller_board_without", [])) if options["small_board"] else set()
    )
    first = content["boards"]["first_game"][count["board"]]
    placed = [tile for tile in first["tiles"] if tile["sector"] not in left_out]
    geometry = Geometry([(tile["q"], tile["r"]) for tile in placed])
    faces = [_face(content, tile) for tile in sorted(placed, key=lambda tile: str(tile["sector"]))]
    rules = GaiaRules(game, seats, options, fingerprint, geometry, faces)
    _read_setup(rules, content, count)
    _read_boards(rules, content, placed)
    _read_planets(rules, content)
    _read_structures(rules, content)
    _read_research(rules, content)
    _read_tiles(rules, content)
    _read_scoring(rules, content)
    _read_actions(rules, content)
    read_factions(rules, content)
    _read_box(rules, content)
    _read_first_game(rules, content)
    rules.families = families_of(rules)
    return rules


def _face(content: Entry, tile: Entry) -> Face:
    for sector in content["sectors"]["sector"]:
        if sector["number"] == tile["sector"] and sector["side"] == tile["side"]:
            planets: list[tuple[Spot, int]] = [
                ((planet["q"], planet["r"]), PLANETS.index(planet["type"]))
                for planet in sector["planets"]
            ]
            return Face(int(sector["number"]), planets)
    raise ValueError(f"there is no face {tile['sector']} {tile['side']}")


def _read_setup(rules: GaiaRules, content: Entry, count: Entry) -> None:
    setup, options = content["setup"], rules.options
    rules.variable_board = options["board"] != "first_game"
    rules.built_by_last = options["board_by"] == "last_player"
    rules.built_by_all = options["board_by"] == "players"
    rules.start_by_chance = options["start_player"] == "chance"
    rules.first_factions = options["factions"] == "first_game"
    rules.first_places = options["mines"] == "first_game"
    rules.order_of_passing = options["turn_order"] == "passing"
    rules.neutral = count["neutral_player"]
    rules.booster_count = rules.seats + content["round_boosters"]["in_play_beyond_players"]
    limits = setup["limits"]
    rules.most_ore = limits["ore"]
    rules.most_knowledge = limits["knowledge"]
    rules.most_credits = limits["credits"]
    rules.start_vp = setup["start_vp"]
    rules.range_per_qic = setup["distance"]["range_per_qic"]


def _read_boards(rules: GaiaRules, content: Entry, placed: list[Entry]) -> None:
    """[gaia.setup.map.three-four.layout] [gaia.setup.map.one-two.layout]"""
    numbers = [face.number for face in rules.faces]
    rules.first_layout = [
        numbers.index(int(tile["sector"])) * 6 + tile["rotation"] for tile in placed
    ]
    if not rules.variable_board:
        return
    names = [str(tile["sector"]) for tile in placed]
    inner = [slot for slot, name in enumerate(names) if int(name) <= 4]
    # Where the inner tiles keep their places, the others have only what is left.
    kept = inner if _freedom(rules, content, 1)["places"] != "any_place" else []
    for face in rules.faces:
        freedom = _freedom(rules, content, face.number)
        home = names.index(f"{face.number:02d}")
        places = {
            "as_first_game": [home],
            "own_places": inner,
            "any_place": [slot for slot in range(len(names)) if slot not in kept],
        }[freedom["places"]]
        rules.places_of.append(places)
        rules.may_turn.append(freedom["rotation"] == "free")


def _freedom(rules: GaiaRules, content: Entry, number: int) -> Entry:
    """How freely a tile may be placed by the chosen method."""
    small = rules.seats <= 2
    for method in content["boards"]["variable"]["method"]:
        if small:
            if method["shape"] == "seven_tiles":
                freedom: Entry = method["tiles_01_07"]
                return freedom
        elif method["id"] == rules.options["board"]:
            free: Entry = method["tiles_01_04" if number <= 4 else "tiles_05_10"]
            return free
    raise ValueError(f"there is no method {rules.options['board']}")


def _read_box(rules: GaiaRules, content: Entry) -> None:
    """What is in the box: tiles are counted, the rest only lies on the table."""
    box = content["setup"]["components"]
    faces = [sector["number"] for sector in content["sectors"]["sector"]]
    counted = {
        "sector_tiles": len(set(faces)),
        "double_sided_sector_tiles": len(faces) - len(set(faces)),
        "faction_boards": len({faction.board for faction in rules.factions}),
        "round_scoring_tiles": sum(tile.copies for tile in rules.round_tiles),
        "final_scoring_tiles": len(rules.final_tiles),
        "round_boosters": len(rules.boosters),
        "standard_tech_tiles": sum(tile.copies for tile in rules.standard),
        "advanced_tech_tiles": sum(tile.copies for tile in rules.advanced),
        "federation_tokens": sum(token.copies for token in rules.tokens),
        "space_stations": sum(faction.stations for faction in rules.factions),
        "brainstone": sum(1 for faction in rules.factions if faction.stone > 0),
    }
    wrong = [name for name, count in counted.items() if box[name] != count]
    if wrong:
        raise ValueError(f"the box does not hold as many as it says: {', '.join(wrong)}")
    for name, count in box.items():
        if name != "automa":
            rules.box[name] = int(count)
    for name, count in box["automa"].items():
        rules.box[f"automa_{name}"] = int(count)
    for name, count in content["structures"]["pieces_per_colour"].items():
        rules.box[f"{name}_per_colour"] = int(count)


def _read_planets(rules: GaiaRules, content: Entry) -> None:
    """[gaia.mine.terraform.steps-1-2-3] [gaia.mine.terraform.steps-by-board]"""
    rules.gaia_cost_qic = content["planets"]["gaia_planet"]["habitability_cost"]["qic"]
    for home, row in content["planets"]["terraforming_steps"].items():
        for planet, steps in row.items():
            rules.steps[PLANETS.index(home) * 11 + PLANETS.index(planet)] = steps


def _read_structures(rules: GaiaRules, content: Entry) -> None:
    structures = content["structures"]
    rules.costs = [Cost({})]
    for kind, name in enumerate(STRUCTURES[1:], start=1):
        entry = structures["structure"][name]
        rules.costs.append(Cost(entry["cost"]))
        rules.pieces[kind] = entry["board_places"]
        rules.power_values[kind] = entry["power_value"]
        rules.gives_tile[kind] = int(name in structures["gives_tech_tile_when_built"])
    near = structures["structure"]["trading_station"]["cost_next_to_opponent"]
    rules.near_trading_cost = Cost(near)
    rules.station_value = structures["other_power_values"]["space_station"]
    # Two satellites mark the result tracks. [gaia.setup.faction.remaining-satellites]
    rules.satellite_pieces = structures["pieces_per_colour"]["satellite"] - 2
    if rules.order_of_passing:
        rules.satellite_pieces -= 1
    rules.federation_value = content["federations"]["forming"]["power_value"]


def _read_research(rules: GaiaRules, content: Entry) -> None:
    research = content["research"]
    rules.research_cost = research["advance_cost"]["knowledge"]
    rules.crossing_charge = research["crossing_bonus"]["one_time"]["charge_power"]
    if [track["id"] for track in research["track"]] != list(TRACKS):
        raise ValueError("the research tracks stand in another order")
    for number, track in enumerate(research["track"]):
        for level, entry in enumerate(track["level"]):
            state = entry.get("state", {})
            if number == TERRAFORMING:
                rules.step_ore[level] = state["ore_per_terraforming_step"]
            elif number == NAVIGATION:
                rules.ranges[level] = state["range"]
            elif number == GAIA_PROJECT:
                rules.project_cost[level] = state.get("tokens_per_gaia_project", 0)
            rules.levels.append(Level(entry))


def _read_tiles(rules: GaiaRules, content: Entry) -> None:
    tech = content["tech_tiles"]
    rules.standard = [Tech(entry) for entry in tech["standard"]]
    rules.advanced = [Tech(entry) for entry in tech["advanced"]]
    for number, tile in enumerate(rules.standard):
        if tile.timing == PERMANENT:
            rules.big_tile = number
            rules.big_value = tech["standard"][number]["power_value"]
    rules.boosters = [Booster(entry) for entry in content["round_boosters"]["booster"]]
    rules.tokens = [FederationToken(entry) for entry in content["federations"]["token"]]


def _read_scoring(rules: GaiaRules, content: Entry) -> None:
    final = content["final_scoring"]
    rules.round_tiles = [RoundTile(entry) for entry in content["round_scoring"]["tile"]]
    rules.final_tiles = [FinalTile(entry) for entry in final["tile"]]
    rules.rank_vp = list(final["vp_by_rank"])
    rules.end_level_vp = final["research"]["vp"]
    rules.end_levels_from = final["research"]["from_level"]
    rules.end_resources = final["resources"]["each"]
    rules.end_resources_vp = final["resources"]["vp"]
    rules.final_count = final["used_in_a_game"]


def _read_actions(rules: GaiaRules, content: Entry) -> None:
    actions = content["board_actions"]
    entries = actions["power_action"] + actions["qic_action"]
    rules.actions = [BoardAction(entry) for entry in entries]


def _read_first_game(rules: GaiaRules, content: Entry) -> None:
    """[gaia.setup.faction.first-game.choice-order]"""
    names = content["setup"]["first_game"]["factions"][str(rules.seats)]
    ids = [faction.id for faction in rules.factions]
    rules.first_offered = [ids.index(name) for name in names]
    places = content["first_mines"]["players"][str(rules.seats)]
    for name in names:
        spots = [(place["q"], place["r"]) for place in places[name]]
        if all(spot in rules.geometry.index for spot in spots):
            hexes = [rules.geometry.index[spot] for spot in spots]
            rules.first_mines[ids.index(name)] = hexes
