"""The steps of the cards' programs: every effect of the rulebook's list, as words and as numbers.

The words common to all games (`pay`, `optional`, `choose`, `for_each`) are those of parts/program.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.sun.words import (
    COLUMNS,
    COUNTERS,
    DECKS,
    LEVELS,
    PROGRAM,
    RESOURCES,
    TRACKS,
)
from astrarium.parts.content import Entry
from astrarium.parts.program import Vocabulary

BY_COLONIES: Final = 16  # in the place of the bits of levels
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

# What copying an action says; the rules know no other way.
COPYING: Final[dict[str, bool]] = {
    "need_own_technology": False,
    "occupied_allowed": True,
    "pawn_stays_here": True,
    "copied_cost_is_paid": True,
}

# Of the numbers of a step. Ships that may not be raised twice are kept in seven bits each.
MOST: Final[dict[str, int]] = {"level": 4, "levels_each": 3, "max_ships": 9}
MOST_OF_ANYTHING: Final = 20


class Words(Vocabulary[Any]):
    """Reads programs into numbers. What the steps do is said in effects.py."""

    def __init__(self, guilds: list[str], events: list[str]) -> None:
        super().__init__(PROGRAM, list(RESOURCES), COUNTERS, DEEDS)
        self.guilds = guilds
        self.events = events
        self.card = ""  # whose program is being read

    def cost(self, amounts: list[int], program: str) -> list[int]:
        """Ore; cubes given back for an action, which an ability may replace; cubes given back for
        anything else: a deal, a reward."""
        ore, cubes = amounts
        return [ore, cubes, 0] if is_action(program) else [ore, 0, cubes]

    def in_common_words(self, step: Entry, program: str) -> Entry:
        self.card = program.partition(".")[0]
        if step["do"] == "repeat_own_immediate":
            return {"do": "copy", "program": self.card + ".immediate"}
        if step["do"] == "copy_action":
            _check_copying(step, program)
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
            raise Fault("kept", keep=step["keep"], draw=step["draw"])
        elif name == "uncover_guild" and step["guild"] not in self.guilds:
            known = ", ".join(self.guilds)
            raise Fault("no-guild", guild=step["guild"], known=known)
        elif name in OF_AN_EVENT and self.card not in self.events:
            raise Fault("only-events", step=name)
        return self.numbers(name, step)

    def numbers(self, name: str, step: Entry) -> list[int]:
        """The fields of a deed, always in the same order."""
        if name in NUMBERS_OF:
            return NUMBERS_OF[name](step)
        if name == "uncover_guild":
            return [self.guilds.index(step["guild"])]
        if name in OF_AN_EVENT:
            return [*_whole_numbers(step), *_decks(step), self.events.index(self.card)]
        return _whole_numbers(step)


def cubes_of(cost: list[int]) -> int:
    """Given back in all."""
    return cost[1] + cost[2]


def is_action(program: str) -> bool:
    """By the name of the program: those of action spaces, printed, on cards, and of events."""
    part = program.partition(".")[2]
    return part.startswith("action ") or part == "lasting"


def _whole_numbers(step: Entry) -> list[int]:
    return [value for value in step.values() if type(value) is int]


def _decks(step: Entry) -> list[int]:
    return [DECKS.index(step["deck"])] if "deck" in step else []


OF_AN_EVENT: Final = (
    "donate_ship",
    "attach_system_to_card",
    "take_attached_system",
    "attach_event_to_system",
)


def _order(step: Entry) -> int:
    return TAKEN_FROM.index(step.get("column", TAKEN_FROM[0]))


def _level_bits(levels: list[str]) -> int:
    return sum(1 << LEVELS.index(level) for level in set(levels))


def _research_numbers(step: Entry) -> list[int]:
    """Levels, how it differs from the usual research, the highest level."""
    levels = _level_bits(step["levels"]) if "levels" in step else BY_COLONIES
    flags = 0
    for flag, name in enumerate(("discovered_only", "ignore_prerequisites", "ignore_immediate")):
        if step.get(name, False):
            flags |= 1 << flag
    return [levels, flags, LEVELS.index(step.get("max_level", LEVELS[-1]))]


def _upgrade_numbers(step: Entry) -> list[int]:
    """How often, by how many levels, and whether they must be different ships."""
    if "total_levels" in step:
        return [step["total_levels"], 1, 0]
    return [step["max_ships"], step["levels_each"], 1]


def _colonize_numbers(step: Entry) -> list[int]:
    """A system that nobody controlled; discs in the end; without control before."""
    quiet = 1 if step.get("skip_control_bonus", False) else 0
    return [1 if "target" in step else 0, step.get("discs_placed", 2), quiet]


def _shift_numbers(step: Entry) -> list[int]:
    to = len(COLUMNS) if step["to"] == "any" else COLUMNS.index(step["to"])
    return [step["count"], TAKEN_FROM.index(step["from"]), to]


def _ship_numbers(step: Entry) -> list[int]:
    at = PLACES.index(step.get("at", PLACES[0]))
    return [step["count"], step["level"], at, _order(step)]


NUMBERS_OF: Final[dict[str, Callable[[Entry], list[int]]]] = {
    "supply_to_population": lambda step: [step["count"], _order(step)],
    "supply_to_ship": _ship_numbers,
    "population_to_ship": lambda step: [step["count"], step["level"]],
    "move_supply": _shift_numbers,
    "automate": lambda step: [TRACKS.index(step["track"]), step["count"]],
    "produce": lambda step: [PRODUCTIONS.index(step["kind"])],
    "research": _research_numbers,
    "gain_private_technology": lambda step: [
        LEVELS.index(step["level"]),
        step["draw"],
        step["keep"],
    ],
    "repeat_immediate_of_researched_technologies": lambda step: [
        step["max_cards"],
        _level_bits(step["levels"]),
    ],
    "upgrade_ships": _upgrade_numbers,
    "colonize": _colonize_numbers,
    "add_extra_system": lambda step: [*_decks(step), 1 if step["replaced"] else 0],
    "draw_systems_and_take_colonize_bonus": lambda step: [
        *_decks(step),
        step["draw"],
        step["resolve"],
    ],
}


def _check_copying(step: Entry, program: str) -> None:
    for name, value in step.items():
        if name in ("do", "kind"):
            continue
        if name not in COPYING:
            raise Fault("copy-field", program, field=name)
        if value is not COPYING[name]:
            expected = str(COPYING[name]).lower()
            raise Fault("copy-value", program, field=name, found=repr(value), expected=expected)
    if step.get("kind") not in FAMILIES:
        known = ", ".join(FAMILIES)
        raise Fault("no-copies", program, kind=step.get("kind"), known=known)


def _check_number(field: str, value: int) -> None:
    most = MOST.get(field, MOST_OF_ANYTHING)
    if not 1 <= value <= most:
        raise Fault("step-figure", field=field, found=value, most=most)


def _check_research(step: Entry) -> None:
    if ("levels" in step) == ("level_by" in step):
        raise Fault("research-which")
    if "levels" in step and not step["levels"]:
        raise Fault("research-none")


def _check_upgrade(step: Entry) -> None:
    fields = {name for name in step if name != "do"}
    if fields not in ({"total_levels"}, {"max_ships", "levels_each"}):
        raise Fault("upgrade-which")
