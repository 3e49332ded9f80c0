"""The drafting variant: own decks and discard piles, and what seats remember of cards passed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

PACKET: Final = 5  # Rule race.storm.draft.draw-five.


class Pile:
    """The deck and the discard pile of one seat, and all the cards that are its own."""

    def __init__(
        self,
        deck: vec[u8],
        deck_size: i64,
        discard: vec[u8],
        discard_size: i64,
        own: list[int],
        opened: list[int],
        worlds: list[int],
    ) -> None:
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.own = own  # wherever they lie now; sorted
        self.opened = opened  # discarded for all to see since the last shuffle; sorted
        self.worlds = worlds  # the start worlds dealt, until one of them is revealed

    def clone(self) -> Pile:
        return Pile(
            self.deck[:],
            self.deck_size,
            self.discard[:],
            self.discard_size,
            self.own[:],
            self.opened[:],
            self.worlds[:],
        )


class Memory:
    """What one seat knows of cards that it saw and passed on."""

    def __init__(self, passed: list[list[int]], sure: list[list[int]], split: list[int]) -> None:
        # Of the packet that lies before a seat now: the cards that it held when it was passed on.
        self.passed = passed
        self.sure = sure  # cards that are a seat's own for certain
        self.split = split  # pairs: one card is the own of one other seat, one of the other

    def clone(self) -> Memory:
        passed = [cards[:] for cards in self.passed]
        return Memory(passed, [cards[:] for cards in self.sure], self.split[:])


class Draft:
    def __init__(
        self,
        piles: list[Pile],
        memories: list[Memory],
        removed: list[int],
        sets: i64,
        drafting: i64,
    ) -> None:
        self.piles = piles
        self.memories = memories
        self.removed = removed  # what was left over; sorted
        self.sets = sets  # dealt so far
        self.drafting = drafting  # 1 until the last packet has been drafted

    def clone(self) -> Draft:
        piles: list[Pile] = []
        memories: list[Memory] = []
        for pile in self.piles:
            piles.append(pile.clone())
        for memory in self.memories:
            memories.append(memory.clone())
        return Draft(piles, memories, self.removed[:], self.sets, self.drafting)

    def cards(self) -> list[int]:
        """All cards of own decks and discard piles, start worlds not yet revealed, leftovers."""
        found = self.removed[:]
        for pile in self.piles:
            found += pile.worlds
            for card in range(len(pile.deck)):
                for _ in range(i64(pile.deck[card]) + i64(pile.discard[card])):
                    found.append(card)
        return found

    def direction(self) -> i64:
        """To the left (the next seat), then to the right, and so on.

        [race.storm.draft.pick-one-pass-left] [race.storm.draft.second-set-passes-right]
        [race.storm.draft.direction-alternates]
        """
        return 1 if self.sets % 2 == 1 else -1


def new_draft(seats: int, cards: int) -> Draft:
    piles = [new_pile(cards) for _ in range(seats)]
    return Draft(piles, [new_memory(seats) for _ in range(seats)], [], 0, 1)


def new_pile(cards: int) -> Pile:
    return Pile(vec[u8]([0] * cards), 0, vec[u8]([0] * cards), 0, [], [], [])


def new_memory(seats: int) -> Memory:
    return Memory([[] for _ in range(seats)], [[] for _ in range(seats)], [])


def put(cards: list[int], card: i64) -> None:
    """Into a sorted list."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
