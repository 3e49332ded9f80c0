"""The drafting variant: own decks and discard piles, and what seats remember of cards passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.words import NONE

if TYPE_CHECKING:
    from astrarium.games.race.state import Race

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


# --- drafting -------------------------------------------------------------------------------------


def draft_card(s: Race, draft: Draft, seat: i64, card: i64) -> None:
    """A card of the packet becomes one's own. [race.storm.draft.own-deck]"""
    pile = draft.piles[seat]
    packet = s.players[seat].looked_at[:]
    packet.remove(card)
    s.players[seat].looked_at = packet
    put(pile.own, card)
    pile.deck[card] = pile.deck[card] + 1
    pile.deck_size += 1
    rule = "race.storm.draft.pick-one-pass-left"
    s.tell("drafted", seat, 1, card, rule, seat)


def take_picks(s: Race, draft: Draft) -> None:
    for seat in range(len(s.players)):
        player = s.players[seat]
        draft_card(s, draft, seat, player.pick)
        player.pick = NONE
        draft.memories[seat].passed[seat] = player.looked_at[:]


def pass_packets(s: Race, draft: Draft) -> None:
    """Every packet goes to the neighbour, and with it what others remember of it."""
    seats: i64 = len(s.players)
    step = draft.direction()
    packets = [player.looked_at for player in s.players]
    for seat in range(seats):
        s.players[seat].looked_at = packets[(seat - step) % seats]
    for seat in range(seats):
        memory = draft.memories[seat]
        before = memory.passed
        memory.passed = [before[(other - step) % seats] for other in range(seats)]
        if memory.passed[seat]:
            gone = memory.passed[seat][:]
            for card in s.players[seat].looked_at:
                gone.remove(card)
            remember(draft, seat, gone)
            memory.passed[seat] = []


def take_last_cards(s: Race, draft: Draft) -> None:
    """A packet of one card. [race.storm.draft.until-all-picked]"""
    seats: i64 = len(s.players)
    for seat in range(seats):
        draft_card(s, draft, seat, s.players[seat].looked_at[0])
    for seat in range(seats):
        memory = draft.memories[seat]
        for other in range(seats):
            if memory.passed[other]:
                remember(draft, seat, memory.passed[other])
                memory.passed[other] = []


def remember(draft: Draft, seat: i64, gone: list[int]) -> None:
    """Cards that a seat passed on: the seats after it took one each, in this order or another."""
    seats: i64 = len(draft.piles)
    memory = draft.memories[seat]
    if len(gone) == 1:
        put(memory.sure[(seat + draft.direction()) % seats], gone[0])
    else:
        memory.split.append(gone[0])
        memory.split.append(gone[1])


def end_draft(s: Race, draft: Draft) -> None:
    """What is left is out of the game. [race.storm.draft.leftovers-removed]"""
    for card in range(s.tables.count):
        for _ in range(i64(s.deck[card])):
            draft.removed.append(card)
        s.deck[card] = 0
    s.deck_size = 0
    draft.drafting = 0
    s.tell("draft-over", NONE, len(draft.removed), NONE, "race.storm.draft.leftovers-removed")


def reveal_world(s: Race, draft: Draft, seat: i64, kept: i64) -> None:
    """One start world lies open, the other is discarded face down.

    [race.storm.draft.reveal-start-world] [race.storm.draft.discard-one-start-world]
    """
    pile = draft.piles[seat]
    player = s.players[seat]
    for world in pile.worlds:
        put(pile.own, world)
        if world != kept:
            s.throw_away_seen_by(seat, world)
            rule = "race.storm.draft.discard-one-start-world"
            s.tell("given-world", seat, 1, world, rule, seat)
    pile.worlds = []
    player.tableau.append(kept)
    player.goods.append(NONE)
    for memory in draft.memories:
        put(memory.sure[seat], kept)
    s.tell("start-world", seat, 0, kept, "race.storm.draft.reveal-start-world")


# --- play -----------------------------------------------------------------------------------------


def take_from_own(s: Race, pile: Pile, seat: i64, card: i64) -> None:
    """[race.storm.draft.draw-from-own-deck]"""
    pile.deck[card] = pile.deck[card] - 1
    pile.deck_size -= 1
    if pile.deck_size == 0:
        reshuffle_own(s, pile, seat)


def reshuffle_own(s: Race, pile: Pile, seat: i64) -> None:
    """[race.storm.draft.reshuffle-own-discards]"""
    if pile.discard_size == 0:
        return
    for card in range(s.tables.count):
        pile.deck[card] = pile.deck[card] + pile.discard[card]
        pile.discard[card] = 0
    pile.deck_size += pile.discard_size
    rule = "race.storm.draft.reshuffle-own-discards"
    s.tell("reshuffle-own", seat, pile.discard_size, NONE, rule)
    pile.discard_size = 0
    s.players[seat].known = vec[u8]([0] * s.tables.count)
    remember_opened(s, pile, seat)


def remember_opened(s: Race, pile: Pile, seat: i64) -> None:
    """What all have seen in a discard pile stays among the cards of its owner."""
    player = s.players[seat]
    for card in pile.opened:
        seen: i64 = pile.opened.count(card)
        seen += player.tableau.count(card) + player.shown.count(card)
        for other in range(len(s.players)):
            memory = memory_of(s, other)
            if card in memory.split:
                continue  # it may be the one of the pair
            while memory.sure[seat].count(card) < seen:
                put(memory.sure[seat], card)
    pile.opened = []


def memory_of(s: Race, seat: i64) -> Memory:
    extras = s.extras
    assert extras is not None
    assert extras.draft is not None
    return extras.draft.memories[seat]
