"""Achievements: their conditions, the discs on them, and the end that they trigger."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.sun.galaxy import controlled, ship_levels, specialties
from astrarium.games.sun.reasons import ALREADY_CLAIMED, CARD_FULL, NOT_FULFILLED
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import (
    BY_AUTOMATION,
    BY_COLONIZED,
    BY_CONTROL,
    BY_DISCS,
    BY_ICONS,
    BY_LEVEL,
    BY_ORE,
    BY_TYPES,
    FOOD,
    NONE,
    ORE,
    TYPES,
)
from astrarium.parts.bits import bit, bits_in, count_bits

CLAIM_BITS = 3
MOST_DISCS = 4


def disc_at(s: Sun, goal: i64, space: i64) -> i64:
    """The seat whose disc lies on a space of an achievement in play, or NONE."""
    place = s.goals.index(goal) * MOST_DISCS + space
    return ((s.claims >> (place * CLAIM_BITS)) & 7) - 1


def discs_on(s: Sun, goal: i64) -> list[int]:
    """The seats that have claimed it, in order."""
    found: list[int] = []
    for space in range(MOST_DISCS):
        seat = disc_at(s, goal, space)
        if seat != NONE:
            found.append(int(seat))
    return found


def all_discs(s: Sun) -> i64:
    """On all cards together. [sun.end.trigger.any-cards] [sun.end.trigger.any-factions]"""
    count: i64 = 0
    for goal in s.goals:
        count += len(discs_on(s, goal))
    return count


def star_discs(s: Sun, seat: i64) -> i64:
    """A seat's star discs on achievements that no other disc has replaced."""
    count: i64 = 0
    for goal in s.goals:
        count += discs_on(s, goal).count(int(seat))
    return count - s.players[seat].swapped_food - s.players[seat].swapped_ore


def progress(s: Sun, seat: i64, goal: i64) -> i64:
    """How far a seat has come towards the number that an achievement asks for."""
    card = s.rules.achievements[goal]
    player = s.players[seat]
    kind = card.condition
    if kind == BY_AUTOMATION:
        return player.automated()
    if kind == BY_COLONIZED:
        return count_bits(player.colonized)
    if kind == BY_CONTROL:
        return len(controlled(s, seat))
    if kind == BY_DISCS:
        rules = s.rules
        return rules.food_discs + rules.ore_discs - player.food_discs - player.ore_discs
    if kind == BY_ORE:
        return player.ore
    if kind == BY_ICONS:
        return max(icons(s, seat, FOOD), icons(s, seat, ORE))
    if kind == BY_TYPES:
        return min(of_type(s, seat, kind_of) for kind_of in range(len(TYPES)))
    if kind == BY_LEVEL:
        return of_level(s, seat, card.level)
    return ship_levels(s, seat)


def icons(s: Sun, seat: i64, track: i64) -> i64:
    """Printed ones, of controlled places and colonized systems.

    [sun.achievement.specialization.printed-icons] [sun.achievement.specialization.shipyards]
    """
    count: i64 = 0
    for place in controlled(s, seat):
        count += (specialties(s, place) >> track) & 1
    for system in bits_in(s.players[seat].colonized):
        count += (s.rules.systems[system].specialties >> track) & 1
    return count


def of_level(s: Sun, seat: i64, level: i64) -> i64:
    """Researched; private ones do not count. [sun.private-tech.not-in-play]"""
    count: i64 = 0
    for card in bits_in(s.players[seat].technologies):
        if s.rules.technologies[card].level == level:
            count += 1
    return count


def of_type(s: Sun, seat: i64, kind: i64) -> i64:
    """By the type handed on; a card that hands on none counts for those at its left edge."""
    count: i64 = 0
    for number in bits_in(s.players[seat].technologies):
        card = s.rules.technologies[number]
        if card.output == kind or (card.output == NONE and (card.match >> kind) & 1 == 1):
            count += 1
    return count


def claim_reason(s: Sun, seat: i64, goal: i64) -> i64:
    """LEGAL, or why an achievement cannot be claimed.

    [sun.achievement.once-per-faction] [sun.achievement.full-card]
    """
    card = s.rules.achievements[goal]
    claimed = discs_on(s, goal)
    if int(seat) in claimed:
        return because(ALREADY_CLAIMED)
    if len(claimed) >= card.spaces:
        return because(CARD_FULL)
    reached = progress(s, seat, goal)
    return LEGAL if reached >= card.number else because(NOT_FULFILLED, reached, card.number)


def claim(s: Sun, seat: i64, goal: i64) -> None:
    """On the leftmost empty space. [sun.achievement.left-to-right] [sun.end.trigger]"""
    place = s.goals.index(goal) * MOST_DISCS + len(discs_on(s, goal))
    s.claims += (seat + 1) * bit(place * CLAIM_BITS)
    thing = s.rules.first_achievement + goal
    s.tell("achievement", seat, 1, thing, "sun.achievement.announce-and-place")
    if s.last_round == 0 and all_discs(s) >= s.rules.discs_to_end:
        s.last_round = s.round_number + 1
        s.tell("end-triggered", seat, s.last_round, NONE, "sun.end.trigger")
