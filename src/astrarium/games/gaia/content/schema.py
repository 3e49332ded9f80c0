"""What the lists of components look like, for whoever puts in others: see content/README.md."""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.gaia.words import COUNTS, PLANETS, TIMINGS, TRIGGERS
from astrarium.parts.content import fields

GAINS: Final = {  # the words of the content, and what Gain calls them
    "vp": "vp",
    "ore": "ore",
    "knowledge": "knowledge",
    "credits": "credits",
    "qic": "qic",
    "gain_power_tokens": "tokens",
    "charge_power": "charge",
    "gaiaformers": "gaiaformers",
}
GAIN: Final[dict[str, Any]] = {f"{word}?": int for word in GAINS}
TILE: Final[dict[str, Any]] = {
    "id": str,
    "timing": set(TIMINGS),
    "per?": set(COUNTS),
    "trigger?": set(TRIGGERS),
    "rules": [str],
}
STANDARD: Final = {**TILE, "copies": int, "power_value?": int, "gain?": GAIN}
ADVANCED: Final = {**TILE, "gain": GAIN}
ACTION: Final = {"id": str, "cost": {"*": int}, "gain?": GAIN, "rules": [str]}

SCHEMA: Final[dict[str, Any]] = {
    "tech_tiles": {"about": dict, "standard": [STANDARD], "advanced": [ADVANCED]},
    "round_boosters": {
        "about": dict,
        "in_play_beyond_players": int,
        "booster": [
            {
                "id": str,
                "income": [GAIN],
                "when_passing?": {"vp": int, "per": set(COUNTS)},
                "special_action?": dict,
                "rules": [str],
            }
        ],
    },
    "round_scoring": {
        "about": dict,
        "tile": [{"id": str, "trigger": set(TRIGGERS), **fields(int, "vp copies"), "rules": [str]}],
    },
    "federations": {
        "about": dict,
        "forming": {"power_value": int, "rules": [str]},
        "token": [
            {"id": str, "copies": int, "gain": GAIN, "can_be_flipped": bool, "rules?": [str]}
        ],
    },
    "board_actions": {
        "about": dict,
        "free_action": [ACTION],
        "power_action": [{**ACTION, "free_terraforming_steps?": int}],
        "qic_action": [
            {
                **ACTION,
                **fields(bool, "take_tech_tile? rescore_federation_token?"),
                "vp_per_planet_type?": int,
            }
        ],
    },
    "sectors": {
        "about": dict,
        "sector": [
            {
                **fields(str, "number side"),
                "planets": [{**fields(int, "q r"), "type": set(PLANETS)}],
            }
        ],
    },
}
