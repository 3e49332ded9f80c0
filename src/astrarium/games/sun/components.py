"""A set of components: its schema, and the check of a whole set with precise errors.

Cards are addressed by their id: a set can be replaced as a whole, or card by card (`with_card`).
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.sun.limits import (
    abilities_of,
    check_figures,
    check_rewards,
    check_sizes,
)
from astrarium.games.sun.playable import check_playable
from astrarium.games.sun.references import check_condition, check_references, check_sides
from astrarium.games.sun.steps import Words
from astrarium.games.sun.words import (
    CONDITIONS,
    CONFIDENCES,
    DECKS,
    LEVELS,
    SCORED,
    TYPES,
)
from astrarium.parts.content import Entry, check
from astrarium.parts.program import Programs, read_programs

CONFIDENCE: Final = set(CONFIDENCES)
TRUST: Final[Entry] = {
    "confidence": CONFIDENCE,
    "name_confidence?": CONFIDENCE,
    "backed?": [str],
    "known?": [str],
    "note?": str,
    "sources?": [str],
}
ABOUT: Final[Entry] = {"sources": [str], "confidence": CONFIDENCE}
COST: Final[Entry] = {"ore?": int, "return_population?": int}
STEPS: Final = [dict]
BY_LEVEL: Final[Entry] = dict.fromkeys(LEVELS, int)
LEVEL_CONFIDENCE: Final[Entry] = dict.fromkeys(LEVELS, CONFIDENCE)
SPECIALTIES: Final = [{"food", "ore"}]

# By kind: what an ability, or the lasting effect of an event, needs to say.
ABILITIES: Final[dict[str, Entry]] = {
    "any_time": {"deals": [{"cost": COST, "effect": STEPS, "times_in_turn": int}]},
    "discs_from_either_track": {},
    "displace_pawn": {"times_in_game": int},
    "more_movement": {"points": int},
    "one_jump_reaches_any_location": {"not_from": [str]},
    "ore_when_another_colonizes_beside_your_ship": {"ore": int},
    "population_for_less_ore": {"ore": int},
    "replace_returned_population": {"cubes": int, "ore": int},
    "skip_one_of_two_prerequisites": {"levels": [set(LEVELS)], "discovered_only": bool},
    "supply_from_any_column": {},
    "swap_star_discs": {},
}
LASTING: Final[dict[str, Entry]] = {
    "for_colonizer": {"vp": int},
    "for_everybody": {"of": set(SCORED), "each": int},
    "ranking": {"of": set(SCORED), "vp": [int]},
    "shared_action": {"times_in_game": int, "cost": COST, "effect": STEPS},
}

AFTER: Final = ("discard", "keep", "until_taken", "with_extra_system", "with_system")
MORE_POINTS: Final[Entry] = {"each": int, "of": set(SCORED), "every?": int, "max": int}

INNOVATION: Final[Entry] = {
    "id": str,
    "name": str,
    "once": bool,
    "needs": {"track": {"food", "ore"}, "icons": int},
    "effect?": STEPS,
    "ability?": dict,
    **TRUST,
}

SCHEMAS: Final[dict[str, Entry]] = {
    "set": {
        "schema_version": int,
        "id": str,
        "game": {"sun"},
        "edition": str,
        "confidence": CONFIDENCE,
        "about": ABOUT,
    },
    "sources": {"*": {"name": str, "note": str}},
    "technologies": {
        "about": ABOUT,
        "deck": BY_LEVEL,
        "deck_confidence": LEVEL_CONFIDENCE,
        "type": {kind: {"colour": str, "confidence": CONFIDENCE} for kind in TYPES},
        "technology": [
            {
                "id": str,
                "name": str,
                "level": set(LEVELS),
                "match": [set(TYPES)],
                "output?": set(TYPES),
                "vp": int,
                "vp_more?": MORE_POINTS,
                "immediate?": STEPS,
                "ability?": dict,
                "action?": [{"spaces": int, "cost?": COST, "effect": STEPS}],
                **TRUST,
            }
        ],
    },
    "events": {
        "about": ABOUT,
        "deck": {
            "II": int,
            "III": int,
            "always_in_play": int,
            "random": int,
            "confidence": CONFIDENCE,
        },
        "event": [
            {
                "id": str,
                "name": str,
                "level": {"II", "III"},
                "always_in_play": bool,
                "discoverer?": STEPS,
                "others?": STEPS,
                "everybody?": STEPS,
                "lasting?": dict,
                "after": set(AFTER),
                **TRUST,
            }
        ],
    },
    "systems": {
        "about": ABOUT,
        "deck": {"A": int, "B": int, "start": int, "confidence": CONFIDENCE},
        "system": [
            {
                "id": str,
                "name": str,
                "deck": set(DECKS),
                "start": bool,
                "strength": int,
                "vp": int,
                "specialties": SPECIALTIES,
                "control?": STEPS,
                "colonize?": STEPS,
                "ability?": dict,
                **TRUST,
            }
        ],
    },
    "achievements": {
        "about": ABOUT,
        "cards": {"basic": int, "A": int, "B": int, "confidence": CONFIDENCE},
        "in_play": {"basic": int, "A": int, "B": int, "confidence": CONFIDENCE},
        "first_game": {"cards": [str], "confidence": CONFIDENCE},
        "achievement": [
            {
                "id": str,
                "name": str,
                "group": {"basic", "A", "B"},
                "condition": {"kind": set(CONDITIONS), "level?": set(LEVELS), "at_least": int},
                "vp": [int],
                **TRUST,
            }
        ],
    },
    "board": {
        "about": ABOUT,
        "slots": BY_LEVEL,
        "slots_confidence": LEVEL_CONFIDENCE,
        "extra_ore": {"spaces": int, "ore": int, "confidence": CONFIDENCE},
        "basic": [{"id": str, "cost?": COST, "effect": STEPS, "unlimited": bool, **TRUST}],
        "spaces": [
            {"players": int, "action": str, "spaces": int, "extra_ore_spaces": int, **TRUST}
        ],
        "slot": [{"id": str, "level": set(LEVELS), "prerequisites": [str], "needed": int, **TRUST}],
        "guild": [
            {
                "id": str,
                "name": str,
                "event": str,
                "spaces": int,
                "cost": COST,
                "effect": STEPS,
                **TRUST,
            }
        ],
    },
    "exploration": {
        "about": ABOUT,
        "side": [
            {
                "id": str,
                "players": [int],
                "location": [
                    {
                        "id": str,
                        "kind": {"home", "system_slot", "shipyard", "deep_space"},
                        "deck?": set(DECKS),
                        "specialties?": SPECIALTIES,
                        "specialties_confidence?": CONFIDENCE,
                        **TRUST,
                    }
                ],
                "lane": [{"between": [str], **TRUST}],
            }
        ],
    },
    "factions": {
        "about": ABOUT,
        "pieces": {
            "cubes": int,
            "food_discs": int,
            "ore_discs": int,
            "star_discs": int,
            "pawns": int,
            "reference_sheets": int,
            "reference_sides": int,
            "faces": [str],
            **TRUST,
        },
        "start": {"population": int, "ship_level": int, "supply": int, **TRUST},
        "normal": {"columns": [int], "food_icons": [int], "ore_icons": [int], **TRUST},
        "automation": {
            "spaces": int,
            "vp": [int],
            "vp_beyond": int,
            "vp_confidence": CONFIDENCE,
            **TRUST,
        },
        "trade": {
            "ore_for_population": int,
            "ore_to_scrap": int,
            "ore_for_returned": int,
            **TRUST,
        },
        "faction": [
            {
                "id": str,
                "name": str,
                "two_players": bool,
                "normal": {"setup": STEPS, "confidence": CONFIDENCE},
                "advanced": {
                    "columns": [int],
                    "food_icons": [int],
                    "ore_icons": [int],
                    "confidence": CONFIDENCE,
                    "innovation": [INNOVATION],
                },
                **TRUST,
            }
        ],
    },
    "setup": {
        "about": ABOUT,
        "pieces": {
            "technologies": int,
            "events": int,
            "systems": int,
            "achievements": int,
            "guild_covers": int,
            "ore": int,
            "box_covers": int,
            "drafting_strips": int,
            "confidence": CONFIDENCE,
        },
        "players": [
            {
                "players": int,
                "ore": [int],
                "discs_to_end": int,
                "a_systems": int,
                "second_a_disc_space": bool,
                "side": str,
                "without": [str],
                "confidence": CONFIDENCE,
            }
        ],
        "scoring": {
            "technology": [int],
            "private": [int],
            "discs": int,
            "strength": int,
            "confidence": CONFIDENCE,
        },
        "tie_break": {"order": [str], "confidence": CONFIDENCE},
        "drafting": {
            "rows": [set(LEVELS)],
            "filled_at_setup": [set(LEVELS)],
            "confidence": CONFIDENCE,
        },
    },
}

# Where the cards are: the file, and the list in it.
CARDS: Final = (
    ("technologies", "technology"),
    ("events", "event"),
    ("systems", "system"),
    ("achievements", "achievement"),
    ("factions", "faction"),
    ("board", "slot"),
    ("board", "guild"),
    ("board", "basic"),
)


def check_components(content: Entry, words: Words | None = None) -> Programs:
    """Raises Fault that names file, card, field and what was expected; all its programs.

    `words`: the vocabulary that they are read with, where they are to be played.
    """
    check_sizes(content)
    for name in SCHEMAS:
        if name not in content:
            raise Fault("file-missing", name)
    for name, file in content.items():
        if name not in SCHEMAS:
            raise Fault("no-file", name, known=", ".join(SCHEMAS))
        check(file, SCHEMAS[name], name)
    _check_cards(content)
    check_references(content, CARDS)
    check_sides(content["exploration"]["side"])
    check_figures(content)
    programs = _read_programs(content, words or words_of(content))
    check_rewards(content)
    check_playable(content)
    return programs


def words_of(content: Entry) -> Words:
    return Words(ids_of(content, "board", "guild"), ids_of(content, "events", "event"))


def ids_of(content: Entry, file: str, kind: str) -> list[str]:
    return [str(entry["id"]) for entry in content[file][kind]]


def card(content: Entry, file: str, kind: str, id: str) -> Entry:
    """The card of this id; raises KeyError where there is none."""
    for entry in content[file][kind]:
        if entry["id"] == id:
            found: Entry = entry
            return found
    raise KeyError(f"{file}: there is no {kind} '{id}'")


def with_card(content: Entry, file: str, kind: str, new: Entry) -> Entry:
    """The same set with the card of this id replaced; the set itself is left as it was."""
    card(content, file, kind, new["id"])
    entries = [new if entry["id"] == new["id"] else entry for entry in content[file][kind]]
    return {**content, file: {**content[file], kind: entries}}


def programs_of(content: Entry) -> dict[str, Entry]:
    """Everything that cards, boards and factions do, by name, as parts/program reads it."""
    found: dict[str, Entry] = {}
    for entry in content["technologies"]["technology"]:
        _add(found, entry, "immediate")
        for number, action in enumerate(entry.get("action", []), start=1):
            families = ["technology"] if entry["level"] != "IIII" else []
            found[f"{entry['id']}.action {number}"] = _action(action, families)
    for entry in content["events"]["event"]:
        for part in ("discoverer", "others", "everybody"):
            _add(found, entry, part)
        if "effect" in entry.get("lasting", {}):
            found[f"{entry['id']}.lasting"] = _action(entry["lasting"], [])
    for entry in content["systems"]["system"]:
        _add(found, entry, "control")
        _add(found, entry, "colonize")
    for entry in [*content["board"]["basic"], *content["board"]["guild"]]:
        found[f"{entry['id']}.action 1"] = _action(entry, [])
    for entry in content["factions"]["faction"]:
        found[f"{entry['id']}.setup"] = {"steps": entry["normal"]["setup"]}
        for innovation in entry["advanced"]["innovation"]:
            _add(found, innovation, "effect")
    for _, entry in abilities_of(content):
        for number, deal in enumerate(entry["ability"].get("deals", []), start=1):
            found[f"{entry['id']}.deal {number}"] = _paid(deal)
    return found


def _add(found: dict[str, Entry], entry: Entry, part: str) -> None:
    if part in entry:
        found[f"{entry['id']}.{part}"] = {"steps": entry[part]}


def _action(entry: Entry, families: list[str]) -> Entry:
    """An action that contains research, also as an option, can be copied as such."""
    if any(_researches(step) for step in entry["effect"]):
        families = [*families, "research"]
    return {**_paid(entry), "families": families}


def _paid(entry: Entry) -> Entry:
    return {"steps": entry["effect"], "cost": entry.get("cost", {})}


def _researches(step: Any) -> bool:
    """Also within other steps; what is no list of steps is refused when they are read."""
    if isinstance(step, list):
        return any(_researches(each) for each in step)
    if not isinstance(step, dict):
        return False
    return step.get("do") == "research" or any(
        _researches(step.get(inner)) for inner in ("steps", "options")
    )


# --- what a schema cannot say --------------------------------------------------------------------


def _all_cards(content: Entry) -> list[tuple[str, Entry]]:
    """All cards and innovations, each with its file and where in it it stands."""
    found = []
    for file, kind in CARDS:
        found += [(f"{file}, {kind}, {entry['id']}", entry) for entry in content[file][kind]]
    for faction in content["factions"]["faction"]:
        for entry in faction["advanced"]["innovation"]:
            found.append((f"factions, faction, {faction['id']}, {entry['id']}", entry))
    return found


def _check_cards(content: Entry) -> None:
    seen: dict[str, str] = {}
    for where, entry in _all_cards(content):
        if not entry["id"].replace("_", "").isalnum():
            raise Fault("bad-id", where)
        if entry["id"] in seen:
            raise Fault("id-taken", where, other=seen[entry["id"]])
        seen[entry["id"]] = where
        for field in entry.get("backed", []):
            if field not in entry:
                raise Fault("not-on-card", f"{where}, backed", field=field)
        for source in entry.get("sources", []):
            if source not in content["sources"]:
                raise Fault("no-source", f"{where}, sources", source=source)
        if "once" in entry and ("effect" in entry) == ("ability" in entry):
            raise Fault("effect-or-ability", where)
        if "condition" in entry:
            check_condition(entry["condition"], f"{where}, condition")
        _check_kind(entry, "ability", ABILITIES, where)
        _check_kind(entry, "lasting", LASTING, where)


def _read_programs(content: Entry, words: Words) -> Programs:
    programs = programs_of(content)
    try:
        for name, program in programs.items():
            if "cost" in program and not program["steps"]:
                raise Fault("no-steps", name)
        return read_programs(words, programs)
    except Fault as fault:
        id = fault.where.partition(".")[0]
        files = [
            where.partition(",")[0] for where, entry in _all_cards(content) if entry["id"] == id
        ]
        raise fault.within(files[0]) from None


def _check_kind(entry: Entry, field: str, kinds: dict[str, Entry], where: str) -> None:
    if field in entry:
        kind = entry[field].get("kind")
        if not isinstance(kind, str) or kind not in kinds:
            known = ", ".join(kinds)
            raise Fault("no-kind", f"{where}, {field}", kind=kind, known=known)
        check(entry[field], {"kind": str, **kinds[kind]}, f"{where}, {field}")
