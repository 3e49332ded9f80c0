"""What events are about: the families of things, and the number of the first of each."""

from __future__ import annotations

from astrarium.core.events import Family
from astrarium.games.sun.tables import SunRules

DISCS = ("food", "ore", "star")


def number_families(rules: SunRules) -> None:
    """One family after the other."""
    ids = [
        ("technology", [each.id for each in rules.technologies]),
        ("event", [each.id for each in rules.events]),
        ("system", [each.id for each in rules.systems]),
        ("achievement", [each.id for each in rules.achievements]),
        ("faction", [each.id for each in rules.factions]),
        ("place", [each.id for each in rules.places]),
        ("space", [each.id for each in rules.spaces]),
        ("guild", rules.guilds),
        ("disc", list(DISCS)),
    ]
    first, families = 0, []
    for name, members in ids:
        families.append(Family(name, first, members))
        setattr(rules, f"first_{name}", first)
        first += len(members)
    rules.families = tuple(families)
