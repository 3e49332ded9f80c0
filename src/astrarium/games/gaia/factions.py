"""The faction boards, read into Faction objects with their hooks."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING

from astrarium.games.gaia.effects import (
    PLAIN,
    STONE_OUT,
    WITH_STONE,
    FreeAction,
)
from astrarium.games.gaia.faction import Faction
from astrarium.parts.content import Entry

if TYPE_CHECKING:
    from astrarium.games.gaia.tables import GaiaRules

FOLDER = "astrarium.games.gaia.content.factions"


def read_factions(rules: GaiaRules, content: Entry) -> None:
    for board, home in enumerate(content["planets"]["home_type"]):
        for name in home["factions"]:
            entry = content["factions"][name]
            faction = _kind(entry["id"])(entry, board, rules, content)
            _read_free_actions(rules, faction, entry, content)
            rules.factions.append(faction)


def _kind(id: str) -> type[Faction]:
    """With the hooks of its module, if it has one."""
    module = f"{FOLDER}.{id}"
    if importlib.util.find_spec(module) is None:
        return Faction
    hooks: type[Faction] = importlib.import_module(module).Hooks
    return hooks


def _read_free_actions(rules: GaiaRules, faction: Faction, entry: Entry, content: Entry) -> None:
    """[gaia.free.all-on-board]"""
    stone = faction.stone > 0
    ability, institute = entry["ability"], entry["planetary_institute_ability"]
    numbers: list[int] = []
    for action in content["board_actions"]["free_action"]:
        numbers += free_actions(rules, action, action["rules"][0], stone)
    if ability.get("kind") == "free_action":
        rule = f"gaia.faction.{faction.id.replace('_', '-')}.home"
        for cited in ability["rules"]:
            if cited.endswith(("for-qic", "for-knowledge")):
                rule = cited
        numbers += free_actions(rules, ability, rule, False)
    for joined in ability.get("joined_free_actions", []):
        both = free_actions(rules, joined, joined["rule"], stone)
        numbers += both[1:]  # only worth it with the stone
    faction.free = sorted(numbers)
    for joined in institute.get("joined_free_actions", []):
        numbers += free_actions(rules, joined, joined["rule"], False)
    for conversion in institute.get("conversions", []):
        gain, credits = conversion["gain"], conversion["credits"]
        bought = {
            "id": f"credits_to_{next(iter(gain))}",
            "cost": {"credits": credits},
            "gain": gain,
        }
        numbers += free_actions(rules, bought, institute["rules"][0], False)
    faction.free_with_institute = sorted(numbers)


def free_actions(rules: GaiaRules, printed: Entry, rule: str, stone: bool) -> list[int]:
    """The numbers of a free action and, for the owner of the brainstone, of its variants."""
    variants = [PLAIN]
    if stone and "power" in printed["cost"]:
        variants = [PLAIN, WITH_STONE]
    elif stone and "discard_from_area_2" in printed["cost"]:
        variants = [PLAIN, WITH_STONE, STONE_OUT]
    names = [printed["id"] + ("", "_brainstone", "_brainstone_out")[each] for each in variants]
    known = [action.id for action in rules.free_actions]
    for name, variant in zip(names, variants, strict=True):
        if name not in known:
            rules.free_actions.append(FreeAction(name, printed, variant, rule))
            known.append(name)
    return [known.index(name) for name in names]
