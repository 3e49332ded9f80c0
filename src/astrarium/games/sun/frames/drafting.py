"""The drafting board: rows of technologies to choose from. [sun.drafting.setup.grid]"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame
from astrarium.games.sun.research import levels_of, under_deck
from astrarium.games.sun.state import Sun
from astrarium.games.sun.steps import BY_COLONIES
from astrarium.games.sun.words import AT_GUILD, NONE, ON_CARD, TURN_UP, TYPES
from astrarium.parts.bag import Bag, FromBag, bag_of, new_deck
from astrarium.parts.bits import bit


class RefillRows(Frame[Sun]):
    """At the end of a turn, and at setup: rows from Level II on, each from left to right.

    [sun.drafting.refill.end-of-turn] [sun.drafting.setup.next-column-right]
    """

    def data(self) -> list[int]:
        return []

    def advance(self, s: Sun, lane: i64) -> i64:
        for level in (1, 2, 3):
            if is_complete(s, level):
                clear_row(s, level)
            elif is_needed(s, level):
                for column in range(len(TYPES)):
                    empty = s.market[(level - 1) * len(TYPES) + column] == NONE
                    if empty and s.deck_of(level).size > 0:
                        s.push(lane, FillPlace(level, column))
                        return AGAIN
        return DONE


def open_rows(s: Sun, lane: i64) -> None:
    """As soon as an action space is there for it, in the middle of a turn too, a row is filled; as
    soon as a level is complete its row is cleared. Gaps wait for the end of the turn.

    [sun.drafting.refill.level-3-opens] [sun.drafting.refill.level-4-opens]
    [sun.drafting.row-closes]
    """
    if not s.rules.drafting:
        return
    for level in (3, 2, 1):
        if is_complete(s, level):
            clear_row(s, level)
        elif not is_open(s, level) and is_needed(s, level):
            for column in range(len(TYPES)):
                s.push(lane, FillPlace(level, len(TYPES) - 1 - column))


def is_open(s: Sun, level: i64) -> bool:
    """Level II always; another row if a card lies there."""
    first = (level - 1) * len(TYPES)
    return level == 1 or any(card != NONE for card in s.market[first : first + len(TYPES)])


def is_complete(s: Sun, level: i64) -> bool:
    """[sun.drafting.row-closes]"""
    return all(s.cards[slot] != NONE for slot in s.rules.level_slots[level])


def clear_row(s: Sun, level: i64) -> None:
    """The cards of the row are shuffled back into the deck."""
    first = (level - 1) * len(TYPES)
    row = [card for card in s.market[first : first + len(TYPES)] if card != NONE]
    if row:
        shuffle_deck(s, level, row)
        s.market = [
            NONE if first <= at < first + len(TYPES) else card for at, card in enumerate(s.market)
        ]


def shuffle_deck(s: Sun, level: i64, more: list[int]) -> None:
    """All layers of the deck, and some cards more, become one."""
    cards = more[:]
    for layer in s.deck_of(level).layers:
        cards += layer.things()
    s.set_deck(level, new_deck(bag_of(cards, len(s.rules.technologies))))


def is_needed(s: Sun, level: i64) -> bool:
    """Level II always; others once somebody can use a space that researches them.

    [sun.drafting.refill.level-3-opens] [sun.drafting.refill.level-4-opens]
    """
    if is_open(s, level):
        return True
    for seat in range(len(s.players)):
        for space in s.rules.spaces:
            if not can_use(s, seat, space.where, space.card):
                continue
            if (levels_by(s, seat, int(space.program)) >> level) & 1 == 1:
                return True
    return False


def levels_by(s: Sun, seat: i64, program: int) -> i64:
    """Bits of the levels that an action lets a seat research, also as a copy of another action.

    [sun.drafting.planetary-research]
    """
    rules = s.rules
    levels: i64 = rules.researches[program]
    if levels & BY_COLONIES:
        levels = (levels & ~BY_COLONIES) | levels_of(s, seat, BY_COLONIES, rules.highest[program])
    for copied in rules.copies[program]:
        if rules.programs.vocabulary.copy_reason(s, seat, copied) == LEGAL:
            levels |= levels_by(s, seat, copied)
    return levels


def can_use(s: Sun, seat: i64, where: i64, card: i64) -> bool:
    if where == ON_CARD:
        return s.players[seat].knows(card)
    return where == AT_GUILD and (s.uncovered >> card) & 1 == 1


class FillPlace(FromBag[Sun]):
    """Cards are turned up until one fits the column; any card where none of the type is left.

    [sun.drafting.setup.until-match] [sun.drafting.setup.rejected-to-bottom]
    [sun.drafting.refill.type-exhausted]
    """

    def __init__(self, level: i64, column: i64) -> None:
        self.level = level
        self.column = column

    def data(self) -> list[int]:
        return [self.level, self.column]

    def bag(self, s: Sun) -> Bag:
        return s.deck_of(self.level).top()

    def verb(self) -> i64:
        return TURN_UP

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if s.deck_of(self.level).size > 0 else DONE

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        card = choice - TURN_UP
        exhausted = not self.any_left(s)
        deck = s.deck_of(self.level).clone()
        deck.take(card)
        s.set_deck(self.level, deck)
        if exhausted or s.rules.technologies[card].match & bit(self.column) != 0:
            place = (self.level - 1) * len(TYPES) + self.column
            s.market = s.put(s.market, place, card)
            under_deck(s, self.level, s.turned)
            s.turned = []
            s.pop(lane)
        else:
            s.turned = [*s.turned, int(card)]

    def any_left(self, s: Sun) -> bool:
        for layer in s.deck_of(self.level).layers:
            for card in layer.things():
                if s.rules.technologies[card].match & bit(self.column) != 0:
                    return True
        return False
