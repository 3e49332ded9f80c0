"""Achievements: their conditions, the discs on them, and the end that they trigger."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.sun.galaxy import controlled, ship_levels, specialties
from astrarium.games.sun.reasons import ALREADY_CLAIMED, CARD_FULL, NOT_FULFILLED
from astrarium.games.sun.scoring import CLAIM_BITS, MOST_DISCS
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
    claims = s.claims
    while claims > 0:
        if claims & 7 != 0:
            count += 1
        claims >>= CLAIM_BITS
    return count


def claimed_by(s: Sun, seat: i64) -> i64:
    """The discs of a seat on all cards together."""
    count: i64 = 0
    claims = s.claims
    while claims > 0:
        if claims & 7 == seat + 1:
            count += 1
        claims >>= CLAIM_BITS
    return count


def star_discs(s: Sun, seat: i64) -> i64:
    """A seat's star discs on achievements that no other disc has replaced."""
    player = s.players[seat]
    return claimed_by(s, seat) - player.swapped_food - player.swapped_ore


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
        return count_bits(controlled(s, seat))
    if kind == BY_DISCS:
        rules = s.rules
        return rules.food_discs + rules.ore_discs - player.food_discs - player.ore_discs
    if kind == BY_ORE:
        return player.ore
    if kind == BY_ICONS:
        return max(icons(s, seat, FOOD), icons(s, seat, ORE))
    if kind == BY_TYPES:
        return fewest_of_a_type(s, seat)
    if kind == BY_LEVEL:
        return of_level(s, seat, card.level)
    return ship_levels(s, seat)


def icons(s: Sun, seat: i64, track: i64) -> i64:
    """Printed ones, of controlled places and colonized systems.

    [sun.achievement.specialization.printed-icons] [sun.achievement.specialization.shipyards]
    """
    count: i64 = 0
    for place in bits_in(controlled(s, seat)):
        count += (specialties(s, place) >> track) & 1
    for system in bits_in(s.players[seat].colonized):
        count += (s.rules.systems[system].specialties >> track) & 1
    return count


def of_level(s: Sun, seat: i64, level: i64) -> i64:
    """Researched; private ones do not count. [sun.private-tech.not-in-play]"""
    cards: i64 = s.rules.of_level[level]
    return count_bits(s.players[seat].technologies & cards)


def fewest_of_a_type(s: Sun, seat: i64) -> i64:
    """By the type handed on; a card that hands on none counts for those at its left edge."""
    fewest: i64 = len(s.rules.technologies)
    for kind in range(len(TYPES)):
        cards: i64 = s.rules.of_type[kind]
        fewest = min(fewest, count_bits(s.players[seat].technologies & cards))
    return fewest


def claim_reason(s: Sun, seat: i64, goal: i64) -> i64:
    """LEGAL, or why an achievement cannot be claimed.

    [sun.achievement.once-per-faction] [sun.achievement.full-card]
    """
    card = s.rules.achievements[goal]
    discs: i64 = 0
    for space in range(MOST_DISCS):
        claimant = disc_at(s, goal, space)
        if claimant == seat:
            return because(ALREADY_CLAIMED)
        if claimant != NONE:
            discs += 1
    if discs >= card.spaces:
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
