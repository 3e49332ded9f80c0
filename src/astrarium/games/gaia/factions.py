"""The faction boards, read into Faction objects with their hooks."""

from __future__ import annotations

import importlib
import importlib.util

from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.tables import (
    PAY_BURN,
    PAY_CREDITS,
    PAY_GAIAFORMER,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PLAIN,
    STONE_OUT,
    WITH_STONE,
    FreeAction,
    GaiaRules,
    gain_of,
)
from astrarium.games.gaia.words import PLANETS, STRUCTURES, TRACKS
from astrarium.parts.content import Entry

FOLDER = "astrarium.games.gaia.content.factions"


def read_factions(rules: GaiaRules, content: Entry) -> None:
    for board, home in enumerate(content["planets"]["home_type"]):
        for name in home["factions"]:
            entry = content["factions"][name]
            faction = _new(entry, board)
            faction.colour = home["color"]
            _read_start(faction, entry)
            _read_income(faction, entry)
            _read_upgrades(faction, entry, content)
            _read_abilities(rules, faction, entry)
            _read_free_actions(rules, faction, entry, content)
            rules.factions.append(faction)


def _new(entry: Entry, board: int) -> Faction:
    """The faction with the hooks of its module, if it has one."""
    module = f"{FOLDER}.{entry['id']}"
    kind: type[Faction] = Faction
    if importlib.util.find_spec(module) is not None:
        kind = importlib.import_module(module).Hooks
    return kind(entry["id"], entry["name"]["en"], board)


def _read_start(faction: Faction, entry: Entry) -> None:
    start = entry["start"]
    faction.home = PLANETS.index(entry["home_planet"])
    resources = start["resources"]
    faction.ore = resources["ore"]
    faction.knowledge = resources["knowledge"]
    faction.credits = resources["credits"]
    faction.qic = resources["qic"]
    power = start["power"]
    faction.area1 = power["area_1"]
    faction.area2 = power["area_2"]
    faction.area3 = power["area_3"]
    if "brainstone" in start:
        faction.stone = int(start["brainstone"][-1])
    for track, level in start["research"].items():
        faction.start_levels += [TRACKS.index(track)] * level
    faction.mines = start["mines"]
    faction.institutes = start["planetary_institutes"]


def _read_income(faction: Faction, entry: Entry) -> None:
    income = entry["income"]
    faction.base_income = gain_of(income["base"])
    faction.mine_row = [gain_of(icon) for icon in income["mine"]]
    faction.trading_row = [gain_of(icon) for icon in income["trading_station"]]
    faction.lab_row = [gain_of(icon) for icon in income["research_lab"]]
    faction.academy_income = gain_of(income["academy_knowledge"])
    faction.institute_incomes = [gain_of(icon) for icon in income["planetary_institute"]]
    faction.academy_action = gain_of(entry["special_action"]["academy_action"])


def _read_upgrades(faction: Faction, entry: Entry, content: Entry) -> None:
    """[gaia.upgrade.path-by-board]"""
    own = entry.get("upgrades_to", {})
    for name, structure in content["structures"]["structure"].items():
        bits = 0
        for target in own.get(name, structure["upgrades_to"]):
            bits |= 1 << STRUCTURES.index(target)
        faction.upgrades[STRUCTURES.index(name)] = bits


def _read_abilities(rules: GaiaRules, faction: Faction, entry: Entry) -> None:
    ability, institute = entry["ability"], entry["planetary_institute_ability"]
    if ability.get("gaia_area_tokens_return_to") == "area_2":
        faction.return_area = 2
    faction.token_worth = institute.get("worth_when_spent", 1)
    faction.stone_worth = ability.get("worth_when_spent", 0)
    faction.federation_value = rules.federation_value
    if "federation_power_value" in institute:
        faction.federation_value = institute["federation_power_value"]
    faction.growing = ability.get("federations") == 1
    faction.satellite_qic = ability.get("satellites_cost") == "qic"
    faction.gaia_qic = rules.gaia_cost_qic
    if "gaia_planet_habitability_cost" in ability:
        faction.gaia_qic = 0
        faction.gaia_ore = ability["gaia_planet_habitability_cost"]["ore"]
    faction.gaia_mine_vp = ability.get("vp_per_mine_built_on_gaia_planet", 0)
    faction.qic_as_ore = ability.get("every_qic_gained_becomes") == "ore"
    for track in ability.get("locked_tracks", []):
        faction.locked_tracks |= 1 << TRACKS.index(track)
    faction.home_bonus = institute.get("power_value_bonus", 0)
    faction.burn_to_gaia = ability.get("discarded_token_goes_to") == "gaia_area"
    faction.passive_token = institute.get("when") == "passive_charge"
    faction.stations = institute.get("space_stations", 0)
    faction.shares_planets = ability.get("target") == "planet_colonized_by_opponent"
    knowledge = institute.get("gain", {}).get("knowledge", 0)
    if institute.get("when") == "first_mine_on_new_planet_type":
        faction.new_type_knowledge = knowledge
    elif faction.shares_planets:
        faction.shared_knowledge = knowledge
    faction.tile_price = institute.get("cost", {}).get("discard_from_gaia_area", 0)
    if ability.get("kind") == "special_action":
        faction.has_special = True
        faction.special_needs_institute = False
    elif institute.get("kind") == "special_action":
        faction.has_special = True
    if "gain_federation_token" in institute:
        names = [token.id for token in rules.tokens]
        faction.own_token = names.index(institute["gain_federation_token"])


def _read_free_actions(rules: GaiaRules, faction: Faction, entry: Entry, content: Entry) -> None:
    """[gaia.free.all-on-board]"""
    stone = faction.stone > 0
    numbers: list[int] = []
    for action in content["board_actions"]["free_action"]:
        rule = action["rules"][0]
        numbers += free_actions(rules, action["id"], action["cost"], action["gain"], rule, stone)
    ability, institute = entry["ability"], entry["planetary_institute_ability"]
    if ability.get("kind") == "free_action":
        rule = f"gaia.faction.{faction.id.replace('_', '-')}.home"
        for cited in ability["rules"]:
            if cited.endswith(("for-qic", "for-knowledge")):
                rule = cited
        id = ability["id"]
        numbers += free_actions(rules, id, ability["cost"], ability["gain"], rule, False)
    for joined in ability.get("joined_free_actions", []):
        both = free_actions(
            rules, joined["id"], joined["cost"], joined["gain"], joined["rule"], stone
        )
        numbers += both[1:]  # only worth it with the stone
    faction.free = sorted(numbers)
    more = list(numbers)
    for joined in institute.get("joined_free_actions", []):
        id, rule = joined["id"], joined["rule"]
        more += free_actions(rules, id, joined["cost"], joined["gain"], rule, False)
    for conversion in institute.get("conversions", []):
        id = f"credits_to_{next(iter(conversion['gain']))}"
        cost = {"credits": conversion["credits"]}
        rule = institute["rules"][0]
        more += free_actions(rules, id, cost, conversion["gain"], rule, False)
    faction.free_with_institute = sorted(more)


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
