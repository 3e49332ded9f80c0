"""Drafts that a seat could be in: whose own the hidden cards are, and where they lie."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.core.rng import Rng
from astrarium.games.race.draft.pairs import share_pairs
from astrarium.games.race.draft.state import Draft, Memory, new_memory
from astrarium.games.race.redeal import deal_goods, deal_hand, one_of_each_colour
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE
from astrarium.parts.bag import Bag, Unseen, bag_of, counted, unseen_things


def deal_draft(s: Race, draft: Draft, eyes: i64, rng: Rng) -> None:
    """First whose own every card is, then where it lies."""
    seats: i64 = len(s.players)
    memory = new_memory(seats) if eyes == NONE else draft.memories[eyes]
    own: list[list[int]] = [cards[:] for cards in memory.sure]
    if eyes != NONE:
        own[eyes] = draft.piles[eyes].own[:]
    unseen = unseen_cards(s, draft, memory, eyes, own, rng)
    place_visible_cards(s, draft, memory, eyes, own, unseen)
    unseen.mix()
    others = [seat for seat in range(seats) if seat != eyes]
    for seat in others:
        pile = draft.piles[seat]
        pile.worlds = one_of_each_colour(s, len(pile.worlds), unseen)
    deal_starters(s, draft, unseen)
    if draft.drafting == 1:
        deal_packets(s, draft, memory, eyes, own, unseen)
    for seat in others:
        while len(own[seat]) < len(draft.piles[seat].own):
            own[seat].append(unseen.next())
    for seat in range(seats):
        lay_own(s, draft, seat, seat == eyes, own[seat], rng)
    rest = unseen.rest()
    draft.removed = [] if draft.drafting == 1 else rest.things()
    s.deck = rest
    if draft.drafting == 0:
        rest.empty()


def unseen_cards(
    s: Race, draft: Draft, memory: Memory, eyes: i64, own: list[list[int]], rng: Rng
) -> Unseen:
    """Neither anybody's own for certain, nor in a packet that was seen."""
    unseen = Unseen(Bag(vec[u8](s.tables.copies), s.tables.deck_size), rng)
    for cards in own:
        unseen.see(cards)
    for cards in memory.passed:
        unseen.see(cards)
    unseen.see(memory.split)
    if eyes != NONE:
        unseen.see(draft.piles[eyes].worlds)
        if draft.drafting == 1:
            unseen.see(s.players[eyes].looked_at)
    return unseen


# --- whose own ---


def visible_beyond(s: Race, draft: Draft, seat: i64, own: list[int]) -> list[int]:
    """The cards of another seat that lie open and are not among those that are its own."""
    player = s.players[seat]
    lying = Counter(player.tableau + player.shown + draft.piles[seat].opened)
    return sorted((lying - Counter(own)).elements())


def place_visible_cards(
    s: Race, draft: Draft, memory: Memory, eyes: i64, own: list[list[int]], unseen: Unseen
) -> None:
    """What lies open is its owner's; pairs are shared out so that it can be."""
    others = [seat for seat in range(len(s.players)) if seat != eyes]
    if memory.split:
        needs = {seat: visible_beyond(s, draft, seat, own[seat]) for seat in others}
        pairs = len(memory.split) // 2
        room = {seat: len(draft.piles[seat].own) - len(own[seat]) - pairs for seat in others}
        left = Counter(unseen.left.things())
        shares = share_pairs(memory.split, needs, left, room, unseen.rng)
        for seat in others:
            own[seat] += shares[seat]
    for seat in others:
        more = visible_beyond(s, draft, seat, own[seat])
        own[seat] += more
        unseen.see(more)


def deal_starters(s: Race, draft: Draft, unseen: Unseen) -> None:
    """Before the first packets the start worlds that nobody was dealt lie apart."""
    starters: list[int] = []
    if draft.sets == 0 and s.deck.size < len(unseen.heap):
        numbers = s.tables.start_number
        starters = sorted([card for card in unseen.heap if numbers[card] >= 0])
        unseen.heap = [card for card in unseen.heap if numbers[card] < 0]
    s.starters = starters


def deal_packets(
    s: Race, draft: Draft, memory: Memory, eyes: i64, own: list[list[int]], unseen: Unseen
) -> None:
    """The packets before the others; those seen before hold what is left of them."""
    seats: i64 = len(s.players)
    for seat in range(seats):
        if seat == eyes:
            continue
        size: i64 = len(s.players[seat].looked_at)
        remembered = unseen_things(memory.passed[seat][:], unseen.rng)
        for taker in range(len(memory.passed[seat]) - size):
            # The seat that a packet of ours had come to after so many passes.
            after = (eyes + draft.direction() * (taker + 1)) % seats
            own[after].append(remembered.next())
        packet = remembered.heap
        while len(packet) < size:
            packet.append(unseen.next())
        packet.sort()
        s.players[seat].looked_at = packet


# --- where it lies ---


def lay_own(s: Race, draft: Draft, seat: i64, mine: bool, own: list[int], rng: Rng) -> None:
    """What is left of a seat's own cards lies in its deck or in its discard pile."""
    player, pile = s.players[seat], draft.piles[seat]
    known = counted(player.known) if mine else bag_of(pile.opened, s.tables.count)
    hidden = Unseen(bag_of(own, s.tables.count), rng)
    hidden.see_bag(known)
    hidden.see(player.tableau)
    hidden.see(player.hand if mine else player.shown)
    if mine and draft.drafting == 0:
        hidden.see(player.looked_at)
    hidden.mix()
    if not mine:
        deal_hand(player, hidden)
        if draft.drafting == 0:
            player.looked_at = hidden.several(len(player.looked_at))
        player.known = known.counts[:]
        own.sort()
        pile.own = own
        draft.memories[seat] = new_memory(len(s.players))
    deal_goods(player, hidden)
    hidden.refill(pile.discard, known)
    pile.deck = hidden.rest()
