"""Which cards answers take, what each is compared with, and how sure it is: for statistics."""

from __future__ import annotations

from typing import Any

from astrarium.games.sun.achievements import discs_on
from astrarium.games.sun.galaxy import ship_levels
from astrarium.games.sun.state import Sun
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    CARD,
    CLAIM,
    COLONIZE,
    DECKS,
    DRAFT,
    EVENT,
    FACTION,
    KEEP,
    KIND,
    LEVELS,
    NONE,
    SLOT,
    TYPE,
)


def component_of(s: Sun, choice: int) -> str:
    """A technology researched, laid or kept, a system colonized, a faction, an achievement; an
    event that is turned up."""
    rules, kind, number = s.rules, choice - choice % KIND, choice % KIND
    if kind == SLOT:
        kind, number = CARD, s.cards[number]
    if kind in (CARD, DRAFT, KEEP) and number != NONE:
        return f"technology-{rules.technologies[number].id}"
    if kind == COLONIZE and s.systems[number] != NONE:
        return f"place-{rules.systems[s.systems[number]].id}"
    if kind == FACTION:
        return f"faction-{rules.factions[number].id}"
    if kind == CLAIM:
        return f"achievement-{rules.achievements[number].id}"
    return f"happening-{rules.events[number].id}" if kind == EVENT else ""


def group_of(rules: SunRules, key: str) -> str:
    card = _card(rules, key)
    family = key.partition("-")[0]
    if family == "technology":
        return f"technology {LEVELS[card.level]}"
    if family == "happening":
        return f"event {LEVELS[card.level]}"
    return f"system {DECKS[card.deck]}" if family == "place" else family


def lay_open(s: Sun, seat: int, choice: int) -> list[str]:
    """Which system is colonized, and which achievement claimed, is decided by where ships go and
    what is striven for long before: the others lie on the table all the time. A system that all
    ships of the seat together are too weak for has been no choice."""
    rules, kind, number = s.rules, choice - choice % KIND, choice % KIND
    if kind == COLONIZE:
        taken, levels = rules.systems[s.systems[number]], ship_levels(s, seat)
        there = [rules.systems[each] for each in s.systems if each != NONE]
        found = [each for each in there if each.deck == taken.deck and each.strength <= levels]
        return [f"place-{each.id}" for each in found if each != taken]
    if kind == CLAIM:
        goals = [goal for goal in s.goals if goal != number and is_claimable(s, seat, goal)]
        return [f"achievement-{rules.achievements[goal].id}" for goal in goals]
    return []


def is_claimable(s: Sun, seat: int, goal: int) -> bool:
    """Once its condition is fulfilled."""
    discs = discs_on(s, goal)
    return seat not in discs and len(discs) < s.rules.achievements[goal].spaces


def lot_of(s: Sun, choice: int) -> str:
    """Also the type of a new technology: the cards that are turned up depend on it."""
    if choice - choice % KIND == TYPE:
        return "type"
    key = component_of(s, choice)
    return group_of(s.rules, key) if key else ""


def sure_of(rules: SunRules, key: str) -> str:
    return str(_card(rules, key).sure)


def _card(rules: SunRules, key: str) -> Any:
    family, _, id = key.partition("-")
    cards: list[Any] = {
        "technology": rules.technologies,
        "happening": rules.events,
        "place": rules.systems,
        "achievement": rules.achievements,
        "faction": rules.factions,
    }[family]  # type: ignore[assignment]
    return next(each for each in cards if each.id == id)
