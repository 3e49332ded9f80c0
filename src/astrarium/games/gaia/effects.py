"""The vocabulary that components are written in, interpreted once into tables.

content/README.md lists the words. What nobody reads fails a test.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Game, Options
from astrarium.games.gaia.content.schema import GAIN, GAINS
from astrarium.games.gaia.factions import read_factions
from astrarium.games.gaia.families import families_of
from astrarium.games.gaia.geometry import Face, Geometry
from astrarium.games.gaia.tables import (
    BUILD_WITH_STEPS,
    JUST_GAIN,
    PAY_BURN,
    PAY_CREDITS,
    PAY_GAIAFORMER,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PERMANENT,
    PLAIN,
    SCORE_TOKEN,
    STONE_OUT,
    TAKE_TILE,
    TIMINGS,
    WITH_STONE,
    BoardAction,
    Booster,
    Cost,
    FederationToken,
    FinalTile,
    FreeAction,
    GaiaRules,
    Gain,
    Level,
    RoundTile,
    Tech,
)
from astrarium.games.gaia.words import (
    COUNTS,
    GAIA_PROJECT,
    NAVIGATION,
    NONE,
    PLANETS,
    STRUCTURES,
    TERRAFORMING,
    TRACKS,
    TRIGGERS,
)
from astrarium.parts.content import Entry, check
from astrarium.parts.hexes import Spot


def gain_of(entry: Entry) -> Gain:
    check(entry, GAIN, "what is gained")
    gain = Gain()
    for word, amount in entry.items():
        setattr(gain, GAINS[word], amount)
    return gain


def per_of(entry: Entry) -> int:
    return COUNTS.index(entry["per"]) if "per" in entry else NONE


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
    read_factions(rules, content, gain_of, free_actions)
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
    rules.costs = [Cost(0, 0)]
    for kind, name in enumerate(STRUCTURES):
        if kind == 0:
            continue
        entry = structures["structure"][name]
        rules.costs.append(Cost(entry["cost"]["credits"], entry["cost"]["ore"]))
        rules.pieces[kind] = entry["board_places"]
        rules.power_values[kind] = entry["power_value"]
        rules.gives_tile[kind] = int(name in structures["gives_tech_tile_when_built"])
    near = structures["structure"]["trading_station"]["cost_next_to_opponent"]
    rules.near_trading_cost = Cost(near["credits"], near["ore"])
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
            rules.levels.append(_level(entry))


def _level(entry: Entry) -> Level:
    """A token and the Lost Planet are put on the agenda by research.py itself."""
    once = {
        word: amount
        for word, amount in entry.get("one_time", {}).items()
        if word != "vp_per_gaia_planet"
    }
    income = entry.get("income", {})
    per_gaia = entry.get("one_time", {}).get("vp_per_gaia_planet", 0)
    return Level(
        gain_of(once) if once else None, gain_of(income) if income else None, int(per_gaia)
    )


def _read_tiles(rules: GaiaRules, content: Entry) -> None:
    tech = content["tech_tiles"]
    for entries, tiles in ((tech["standard"], rules.standard), (tech["advanced"], rules.advanced)):
        for entry in entries:
            timing = TIMINGS.index(entry["timing"])
            trigger = TRIGGERS.index(entry["trigger"]) if "trigger" in entry else NONE
            if timing == PERMANENT:
                rules.big_tile = len(tiles)
                rules.big_value = entry["power_value"]
            gain = gain_of(entry.get("gain", {}))
            copies = entry.get("copies", 1)
            tiles.append(Tech(entry["id"], timing, gain, per_of(entry), trigger, copies))
    for entry in content["round_boosters"]["booster"]:
        scoring = entry.get("when_passing", {})
        action = entry.get("special_action", {})
        rules.boosters.append(
            Booster(
                entry["id"],
                [gain_of(income) for income in entry["income"]],
                scoring.get("vp", 0),
                per_of(scoring),
                bool(action),
                action.get("free_terraforming_steps", 0),
                action.get("range_bonus", 0),
                "start_a_gaia_project" in action.get("actions", []),
            )
        )
    for entry in content["federations"]["token"]:
        gain = gain_of(entry["gain"])
        rules.tokens.append(
            FederationToken(entry["id"], entry["copies"], gain, entry["can_be_flipped"])
        )


def _read_scoring(rules: GaiaRules, content: Entry) -> None:
    for entry in content["round_scoring"]["tile"]:
        trigger = TRIGGERS.index(entry["trigger"])
        rules.round_tiles.append(RoundTile(entry["id"], trigger, entry["vp"], entry["copies"]))
    final = content["final_scoring"]
    for entry in final["tile"]:
        counts = COUNTS.index(entry["counts"])
        rules.final_tiles.append(FinalTile(entry["id"], counts, entry["neutral_value"]))
    rules.rank_vp = list(final["vp_by_rank"])
    rules.end_level_vp = final["research"]["vp"]
    rules.end_levels_from = final["research"]["from_level"]
    rules.end_resources = final["resources"]["each"]
    rules.end_resources_vp = final["resources"]["vp"]
    rules.final_count = final["used_in_a_game"]


def _read_actions(rules: GaiaRules, content: Entry) -> None:
    actions = content["board_actions"]
    for entry in actions["power_action"] + actions["qic_action"]:
        gain = gain_of(entry["gain"]) if "gain" in entry else None
        steps = entry.get("free_terraforming_steps", 0)
        what = JUST_GAIN
        if steps:
            what = BUILD_WITH_STEPS
        elif entry.get("take_tech_tile"):
            what = TAKE_TILE
        elif entry.get("rescore_federation_token"):
            what = SCORE_TOKEN
        per_type = entry.get("vp_per_planet_type", 0)
        cost = entry["cost"]
        rules.actions.append(
            BoardAction(
                entry["id"],
                cost.get("power", 0),
                cost.get("qic", 0),
                gain,
                steps,
                per_type,
                what,
                entry["rules"][0],
            )
        )


PAYMENTS = {
    "power": PAY_POWER,
    "discard_from_area_2": PAY_BURN,
    "qic": PAY_QIC,
    "knowledge": PAY_KNOWLEDGE,
    "ore": PAY_ORE,
    "credits": PAY_CREDITS,
    "move_from_area_3_to_gaia_area": PAY_TO_GAIA,
    "gaiaformer_to_gaia_area": PAY_GAIAFORMER,
}


def free_actions(
    rules: GaiaRules, id: str, cost: Entry, gain: Entry, rule: str, stone: bool
) -> list[int]:
    """The numbers of a free action and, for the owner of the brainstone, of its variants."""
    (word,) = cost
    how = PAYMENTS[word]
    variants = [PLAIN]
    if stone and how == PAY_POWER:
        variants = [PLAIN, WITH_STONE]
    elif stone and how == PAY_BURN:
        variants = [PLAIN, WITH_STONE, STONE_OUT]
    numbers = []
    for variant in variants:
        name = id + ("", "_brainstone", "_brainstone_out")[variant]
        known = [action.id for action in rules.free_actions]
        if name not in known:
            amount = int(cost[word])
            action = FreeAction(name, how, amount, variant, gain_of(gain), rule)
            rules.free_actions.append(action)
            known.append(name)
        numbers.append(known.index(name))
    return numbers


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
