"""Own decks and discard piles, where they are not shared."""

from __future__ import annotations

from astrarium.parts.bag import Bag


class Pile:
    """The deck and the discard pile of one seat, and all the cards that are its own."""

    def __init__(
        self,
        deck: Bag,
        discard: Bag,
        own: list[int],
        opened: list[int],
        worlds: list[int],
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.own = own  # wherever they lie now; sorted
        self.opened = opened  # discarded for all to see since the last shuffle; sorted
        self.worlds = worlds  # the start worlds dealt, until one of them is revealed

    def clone(self) -> Pile:
        return Pile(
            self.deck.clone(),
            self.discard.clone(),
            self.own[:],
            self.opened[:],
            self.worlds[:],
        )
