"""Every word of the content is read or says where it comes from."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.game import content
from astrarium.parts.content import check

ABOUT = {"sources": [str], "checked_against?": [str], "confidence": {"high", "medium", "low"}}
NOTE = {"sources?": [str], "confidence": {"high", "medium", "low"}}
RESOURCE = {"money", "science", "materials"}
DICE = {"yellow?": int, "orange?": int, "red?": int}
AMOUNTS = {"money?": int, "science?": int, "materials?": int}
BOARD = {
    "storage?": AMOUNTS,
    "ships?": [str],
    "technologies?": [str],
    "trade?": int,
    "colony_ships?": int,
    "discs?": int,
    "explore?": int,
    "flips?": int,
    "research?": int,
    "upgrade?": int,
    "build?": int,
    "move?": int,
    "reputation?": {"ambassador": int, "tile": int, "either": int},
}
BLUEPRINT = {
    "slots": int,
    "parts": [str],
    "initiative": int,
    "energy?": int,
    "computer?": int,
}
SCHEMAS = {
    "set": {
        "schema_version": int,
        "id": str,
        "game": {"eclipse"},
        "edition": str,
        "confidence": {"high"},
        "about": ABOUT,
    },
    "sources": {"*": {"name": str, "note": str}},
    "sectors": {
        "about": ABOUT,
        "sector": [
            {
                "number": int,
                "name": str,
                "ring": {"center", "inner", "middle", "outer", "starting"},
                "home?": str,
                "vp": int,
                "wormholes": [int],
                "squares": [{*RESOURCE, *(f"{each}*" for each in RESOURCE), "any"}],
                "ancients?": int,
                "defence_system?": bool,
                "discovery?": bool,
                "artifact?": bool,
            }
        ],
    },
    "technologies": {
        "about": ABOUT,
        "technology": [
            {
                "id": str,
                "name": str,
                "category": {"military", "grid", "nano"},
                "cost": int,
                "minimum": int,
                "tiles": int,
                "part?": str,
                "build?": str,
                "settles?": RESOURCE,
                "discs?": int,
                "builds?": int,
                "per_artifact?": int,
                "bombs?": bool,
                "half_wormholes?": bool,
            }
        ],
    },
    "parts": {
        "about": ABOUT,
        "damage": {"yellow": int, "orange": int, "red": int},
        "ancient": {**NOTE, "fitting_a_kept_part_counts_towards_the_upgrade": bool},
        "part": [
            {
                "id": str,
                "name": str,
                "type": {"cannon", "missile", "computer", "shield", "hull", "drive", "source"},
                "energy?": int,
                "initiative?": int,
                "movement?": int,
                "computer?": int,
                "shield?": int,
                "hull?": int,
                "dice?": DICE,
                "technology?": str,
                "tiles?": int,
                "ancient?": bool,
            }
        ],
    },
    "blueprints": {
        "about": ABOUT,
        "ship": {
            "*": {
                **BLUEPRINT,
                "pieces": int,
                "cost": int,
                "size": int,
                "moves?": bool,
                "technology?": str,
                "reputation": int,
            }
        },
        "structure": {
            "*": {
                "cost": int,
                "technology": str,
                "per_hex": int,
                "cube_from?": [RESOURCE],
                "vp?": int,
            }
        },
        "nobody": {
            "*": {
                "initiative": int,
                "computer": int,
                "hull": int,
                "dice": DICE,
                "reputation": int,
            }
        },
    },
    "species": {
        "about": ABOUT,
        "abilities": NOTE,
        "usual": {
            **{name.removesuffix("?"): each for name, each in BOARD.items()},
            "spare_discs": int,
            "cubes": int,
            "ambassadors": int,
            "influence": int,
            "refresh": int,
        },
        "reaction": {"upgrade": int, "build": int, "move": int},
        "species": [
            {
                **BOARD,
                "id": str,
                "name": str,
                "colour": {"red", "blue", "green", "yellow", "white", "black"},
                "terran?": bool,
                "home": int,
                "reputation_at_start?": int,
                "settles_advanced_at_start?": [RESOURCE],
                "vulnerable?": bool,
                "vp_per_hex?": int,
                "vp_per_ancient?": int,
                "advised_against_for_two?": bool,
                "lives_with_ancients?": bool,
                "costs?": {"*": int},
                "blueprint?": {"*": BLUEPRINT},
            }
        ],
    },
    "discoveries": {
        "about": ABOUT,
        "vp": int,
        "technology": {**NOTE, "compares": str},
        "tile": [
            {
                "id": str,
                "count": int,
                "gain?": AMOUNTS,
                "technology?": bool,
                "ship?": str,
                "part?": str,
            }
        ],
    },
    "reputation": {
        "about": ABOUT,
        "draws_for_taking_part": int,
        "most_draws": int,
        "kept": int,
        "tile": [{"vp": int, "count": int}],
    },
    "tracks": {
        "about": ABOUT,
        "population": {"squares": [int]},
        "influence": {"circles": [int], "beyond_the_circles": {"medium"}},
        "technology": {"spaces": int, "discount": [int], "vp": [int]},
        "rounds": {"count": int},
        "scoring": {"ambassador": int, "traitor": int},
    },
    "setup": {
        "about": ABOUT,
        "inner_hexes": int,
        "middle_hexes": int,
        "turns": NOTE,
        "players": {
            "*": {
                "outer_hexes": int,
                "technologies": int,
                "new_technologies": int,
                "diplomacy": bool,
                "starts": [{"direction": int, "turned": int}],
            }
        },
    },
}


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_a_file_holds_only_words_that_are_known(name: str) -> None:
    check(content()[name], SCHEMAS[name], name)


def test_every_file_has_a_schema() -> None:
    assert sorted(content()) == sorted(SCHEMAS)


def test_every_source_that_is_named_is_described() -> None:
    known = set(content()["sources"])
    for name, file in content().items():
        if name != "sources":
            about = file["about"]
            assert {*about["sources"], *about.get("checked_against", [])} <= known, name
