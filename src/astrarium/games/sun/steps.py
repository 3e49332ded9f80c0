"""The steps of the cards' programs: every effect of the rulebook's list, as words and as numbers.

The words common to all games (`pay`, `optional`, `choose`, `for_each`) are those of parts/program.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.sun.words import COLUMNS, COUNTERS, DECKS, LEVELS, RESOURCES, TRACKS
from astrarium.parts.content import Entry
from astrarium.parts.program import Vocabulary

PRODUCTIONS: Final = ("population_growth", "ore", "trade")
PLACES: Final = ("shipyard", "deep_space")
TAKEN_FROM: Final = ("leftmost", "rightmost", "any")
FAMILIES: Final = ("research", "technology")  # of actions that another one can copy

DEEDS: Final[dict[str, dict[str, Any]]] = {
    # Resources
    "gain_ore": {"amount": int},
    "pay_opponent": {"ore": int},
    "supply_to_population": {"count": int, "column?": set(TAKEN_FROM)},
    "supply_to_ship": {
        "count": int,
        "level": int,
        "at?": set(PLACES),
        "column?": set(TAKEN_FROM),
    },
    "population_to_ship": {"count": int, "level": int},
    "move_supply": {"count": int, "from": set(TAKEN_FROM), "to": {*COLUMNS, "any"}},
    "automate": {"track": set(TRACKS), "count": int},
    "produce": {"kind": set(PRODUCTIONS)},
    # Research
    "research": {
        "levels?": [set(LEVELS)],
        "level_by?": {"colonized_systems_and_one"},
        "max_level?": set(LEVELS),
        "discovered_only?": bool,
        "ignore_prerequisites?": bool,
        "ignore_immediate?": bool,
    },
    "gain_private_technology": {"level": {"II", "III"}, "draw": int, "keep": int},
    "repeat_immediate_of_researched_technologies": {"max_cards": int, "levels": [set(LEVELS)]},
    # Ships
    "jump": {"points": int},
    "jump_to_any_location": {"ships": int},
    "upgrade_ships": {"total_levels?": int, "max_ships?": int, "levels_each?": int},
    "colonize": {
        "target?": {"uncontrolled_at_start_of_turn"},
        "discs_placed?": int,
        "skip_control_bonus?": bool,
    },
    "donate_ship": {"max_ships": int},
    # Events and setup
    "uncover_guild": {"guild": str},
    "add_extra_system": {"deck": set(DECKS), "replaced": bool},
    "attach_system_to_card": {"deck": set(DECKS)},
    "take_attached_system": {},
    "draw_systems_and_take_colonize_bonus": {"deck": set(DECKS), "draw": int, "resolve": int},
    "attach_event_to_system": {},
    "setup_ship_level": {"level": int},
}

COPY_FIELDS: Final = (
    "do",
    "kind",
    "need_own_technology",
    "occupied_allowed",
    "pawn_stays_here",
    "copied_cost_is_paid",
)

MOST: Final[dict[str, int]] = {"level": 4, "levels_each": 3}  # of the numbers of a step
MOST_OF_ANYTHING: Final = 20


class Words(Vocabulary[Any]):
    """Reads programs. What the steps do belongs to the rules of the game."""

    def __init__(self, guilds: list[str]) -> None:
        super().__init__(0, list(RESOURCES), COUNTERS, DEEDS)
        self.guilds = guilds

    def in_common_words(self, step: Entry, program: str) -> Entry:
        if step["do"] == "repeat_own_immediate":
            return {"do": "copy", "program": program.partition(".")[0] + ".immediate"}
        if step["do"] == "copy_action":
            unknown = [name for name in step if name not in COPY_FIELDS]
            if unknown:
                raise ValueError(f"{program}: there is no field '{unknown[0]}' in copy_action")
            if step.get("kind") not in FAMILIES:
                known = ", ".join(FAMILIES)
                raise ValueError(
                    f"{program}: no actions are '{step.get('kind')}'; known are {known}"
                )
            return {"do": "copy", "family": step["kind"]}
        return step

    def read(self, deed: int, step: Entry) -> list[int]:
        name = self.deeds[deed]
        for field, value in step.items():
            if type(value) is int:
                _check_number(field, value)
        if name == "research":
            _check_research(step)
        elif name == "upgrade_ships":
            _check_upgrade(step)
        elif name == "gain_private_technology" and step["keep"] > step["draw"]:
            raise ValueError(f"{step['keep']} cards are kept of {step['draw']}")
        elif name == "uncover_guild" and step["guild"] not in self.guilds:
            known = ", ".join(self.guilds)
            raise ValueError(f"there is no guild '{step['guild']}'; known are {known}")
        return [value for value in step.values() if type(value) is int]


def _check_number(field: str, value: int) -> None:
    most = MOST.get(field, MOST_OF_ANYTHING)
    if not 1 <= value <= most:
        raise ValueError(f"{field} is {value}, where 1 to {most} was expected")


def _check_research(step: Entry) -> None:
    if ("levels" in step) == ("level_by" in step):
        raise ValueError("research needs either 'levels' or 'level_by'")
    if "levels" in step and not step["levels"]:
        raise ValueError("research needs at least one level")


def _check_upgrade(step: Entry) -> None:
    fields = {name for name in step if name != "do"}
    if fields not in ({"total_levels"}, {"max_ships", "levels_each"}):
        raise ValueError("upgrade_ships needs 'total_levels', or 'max_ships' and 'levels_each'")
