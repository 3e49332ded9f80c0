"""Technologies: which slots are open to a seat, and what type a new card has."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.sun.abilities import SKIP_PREREQUISITE, ability_of
from astrarium.games.sun.reasons import (
    ALREADY_RESEARCHED,
    BEING_DISCOVERED,
    NO_CARD_LEFT,
    NO_PREREQUISITES,
    NO_SLOT,
    NOT_DISCOVERED,
    TOO_LITTLE_POPULATION,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.steps import BY_COLONIES
from astrarium.games.sun.words import LEVELS, NONE, TYPES
from astrarium.parts.bits import bit, bits_in, count_bits

# How a research step differs from the usual one, as bits.
DISCOVERED_ONLY = 1
NO_PREREQUISITE = 2
NO_REWARD = 4


def levels_of(s: Sun, seat: i64, levels: i64, highest: i64) -> i64:
    """Bits of the levels that may be researched; for some cards the colonies say which one.

    With more colonies than there are levels it is the highest one.
    """
    if levels != BY_COLONIES:
        return levels
    return bit(min(count_bits(s.players[seat].colonized), highest))


def is_discovered(s: Sun, slot: i64) -> bool:
    return s.cards[slot] != NONE


def slot_reason(s: Sun, seat: i64, slot: i64, flags: i64) -> i64:
    """LEGAL, or why a seat may not research here.

    [sun.research.slot.not-twice] [sun.research.slot.prerequisites-needed]
    """
    if (s.players[seat].researched >> slot) & 1 == 1:
        return because(ALREADY_RESEARCHED)
    if not is_discovered(s, slot):
        if flags & DISCOVERED_ONLY:
            return because(NOT_DISCOVERED)
        for player in s.players:
            if (player.researched >> slot) & 1 == 1:
                return because(BEING_DISCOVERED)
        if cards_left(s, s.rules.slots[slot].level) == 0:
            return because(NO_CARD_LEFT)
    if flags & NO_PREREQUISITE == 0 and not prerequisites_met(s, seat, slot):
        return because(NO_PREREQUISITES)
    return LEGAL


def cards_left(s: Sun, level: i64) -> i64:
    """In the deck, and on the drafting board."""
    count: i64 = s.deck_of(level).size
    for column in range(len(TYPES)):
        if s.market[(level - 1) * len(TYPES) + column] != NONE:
            count += 1
    return count


def prerequisites_met(s: Sun, seat: i64, slot: i64) -> bool:
    """All of them, or as many as the slot needs.

    [sun.research.slot.all-prerequisites] [sun.research.slot.two-of-three]
    """
    card = s.rules.slots[slot]
    have = count_bits(card.prerequisites & s.players[seat].researched)
    if have >= card.needed:
        return True
    if card.needed != 2 or have < 1:
        return False
    skipping = ability_of(s, seat, SKIP_PREREQUISITE)
    if skipping is None or (skipping.levels >> card.level) & 1 == 0:
        return False
    return skipping.first == 0 or is_discovered(s, slot)


def research_reason(s: Sun, seat: i64, levels: i64, flags: i64, returned: i64) -> i64:
    """LEGAL, or why nothing can be researched by whoever has given back so many cubes."""
    if s.players[seat].population - returned < 1:
        return because(TOO_LITTLE_POPULATION, 1)
    for level in range(len(LEVELS)):
        if (levels >> level) & 1 == 1:
            for slot in s.rules.level_slots[level]:
                if slot_reason(s, seat, slot, flags) == LEGAL:
                    return LEGAL
    return because(NO_SLOT)


def types_for(s: Sun, seat: i64, slot: i64) -> i64:
    """Bits of the types that a new technology may have: what its prerequisites hand on.

    Only prerequisites that the seat has count; without any, all types are open.
    [sun.implied.type-from-right-edge] [sun.clarify.two-of-three-types]
    """
    types: i64 = 0
    counted = s.rules.slots[slot].prerequisites & s.players[seat].researched
    for before in bits_in(counted):
        card: i64 = s.cards[before]
        if card != NONE and s.rules.technologies[card].output != NONE:
            types |= bit(s.rules.technologies[card].output)
    return types if types != 0 else bit(len(TYPES)) - 1


def fitting(s: Sun, types: i64) -> list[int]:
    """Of the cards turned up; all of them where none fits. [sun.research.draw.hybrid]"""
    found = [card for card in s.turned if s.rules.technologies[card].match & types != 0]
    return found if found else s.turned


def lay_card(s: Sun, slot: i64, card: i64) -> None:
    """On the slot, for everybody whose cube lies there."""
    s.cards = s.put(s.cards, slot, card)
    for player in s.players:
        if (player.researched >> slot) & 1 == 1:
            player.technologies |= bit(card)


def under_deck(s: Sun, level: i64, cards: list[int]) -> None:
    """Shuffled among themselves, under the deck, which is not shuffled.

    [sun.research.choose.rest-under-deck] [sun.research.choose.deck-not-shuffled]
    """
    deck = s.deck_of(level).clone()
    deck.lay_under(cards)
    s.set_deck(level, deck)
