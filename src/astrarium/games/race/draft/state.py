"""What the drafting variant adds to a position: own piles, and what seats remember of packets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.part import PartState
from astrarium.games.race.piles import Pile
from astrarium.parts.bag import new_bag

PACKET: Final = 5  # Rule race.storm.draft.draw-five.


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


class Draft(PartState):
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
        piles = [pile.clone() for pile in self.piles]
        memories = [memory.clone() for memory in self.memories]
        return Draft(piles, memories, self.removed[:], self.sets, self.drafting)

    def own_piles(self) -> list[Pile]:
        """[race.storm.draft.draw-from-own-deck] [race.storm.draft.own-discard-pile]"""
        return self.piles

    def cards(self) -> list[int]:
        """All cards of own decks and discard piles, start worlds not yet revealed, leftovers."""
        found = self.removed[:]
        for pile in self.piles:
            found += pile.worlds
            found += pile.deck.things() + pile.discard.things()
        return found

    def direction(self) -> i64:
        """To the left (the next seat), then to the right, and so on.

        [race.storm.draft.pick-one-pass-left] [race.storm.draft.second-set-passes-right]
        [race.storm.draft.direction-alternates]
        """
        return 1 if self.sets % 2 == 1 else -1


def new_draft(seats: int, cards: int) -> Draft:
    piles = [Pile(new_bag(cards), new_bag(cards), [], [], []) for _ in range(seats)]
    return Draft(piles, [new_memory(seats) for _ in range(seats)], [], 0, 1)


def new_memory(seats: int) -> Memory:
    return Memory([[] for _ in range(seats)], [[] for _ in range(seats)], [])
