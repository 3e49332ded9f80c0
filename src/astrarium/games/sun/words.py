"""The words that components are written in."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("I", "II", "III", "IIII")
TYPES: Final = ("scientific", "economic", "military", "commercial")
TRACKS: Final = ("food", "ore", "choice")
COLUMNS: Final = ("A", "B", "C", "D", "E")
DECKS: Final = ("A", "B")
RESOURCES: Final = ("ore", "return_population")
CONFIDENCES: Final = ("confirmed", "likely", "reconstructed")

# What a step can be repeated for, and how often at most.
COUNTERS: Final[dict[str, int]] = {
    "locations_you_control": 8,
    "systems_you_have_colonized": 24,
    "locations_taken_from_another_faction_by_this_effect": 8,
    "opponents_beyond_the_first": 2,
}

# What points can be given for.
SCORED: Final = (
    "automation_discs",
    "level_of_ship_on_this_card",
    "locations_you_control_plus_colonized_systems",
    "ore",
    "ship_levels_on_board",
    "systems_you_have_colonized",
    "technologies_of_level_III",
    "technologies_researched",
)

CONDITIONS: Final = (
    "automation_discs",
    "colonized_systems",
    "controlled_locations",
    "discs_removed_from_production_tracks",
    "ore_in_stock",
    "specialty_icons",
    "technologies_of_every_type",
    "technologies_of_level",
    "total_ship_levels_on_board",
)
