"""Snapshots. There are no secrets: face-down events and the order of decks are decided when they
are turned up, so what a seat sees is the whole position."""

from __future__ import annotations

from astrarium.core.agenda import Agenda
from astrarium.core.game import Data
from astrarium.games.sun.state import POSITION, Sun, new_position
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import ACT, NONE


def full_data(s: Sun) -> Data:
    return POSITION.full(s)


def from_data(rules: SunRules, data: Data) -> Sun:
    s = new_position(rules, Agenda([], [], [], [], 0, 0, 0))
    POSITION.fill(s, {"early": NONE, **data})  # not in positions saved before the variant came
    check(rules, s)
    return s


def check(rules: SunRules, s: Sun) -> None:
    """Raises ValueError for numbers that stand for nothing."""
    technologies, systems = len(rules.technologies), len(rules.systems)
    sizes = {"cards": len(rules.slots), "systems": len(s.ships) // 16, "market": 12}
    for name, size in sizes.items():
        if len(getattr(s, name)) != size:
            raise ValueError(f"{name}: {len(getattr(s, name))} numbers, where there are {size}")
    limits = {
        "cards": technologies,
        "market": technologies,
        "turned": technologies,
        "systems": systems,
        "shown": systems,
        "goals": len(rules.achievements),
    }
    for name, limit in limits.items():
        for card in getattr(s, name):
            if not NONE <= card < limit:
                raise ValueError(f"{name}: there is no card {card}")
    if any(not 0 <= extra < 4 for extra in s.extras) or len(s.extras) > 4:
        raise ValueError("extras: there is no such place")
    for each in s.attached:
        if not (0 <= each // 64 < len(rules.events) and each % 64 < systems):
            raise ValueError(f"attached: {each} is no event with a system")
    for each in s.museum:
        if not (0 <= each // 64 < len(rules.events) and each % 64 // 8 < rules.seats):
            raise ValueError(f"museum: {each} is no ship on an event")
    if s.early != NONE and not ACT <= s.early < ACT + len(rules.spaces):
        raise ValueError(f"early: {s.early} is no action")
    for seat, player in enumerate(s.players):
        if not NONE <= player.faction < len(rules.factions):
            raise ValueError(f"seat {seat}: there is no such faction")
        if not NONE <= player.pawn < len(rules.spaces):
            raise ValueError(f"seat {seat}: there is no such space")
