"""Packets go round: cards become one's own, and seats remember what they passed on."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.draft.state import Draft
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE
from astrarium.parts.sets import insert_sorted, without


def draft_card(s: Race, draft: Draft, seat: i64, card: i64) -> None:
    """A card of the packet becomes one's own. [race.storm.draft.own-deck]"""
    pile = draft.piles[seat]
    s.players[seat].looked_at = without(s.players[seat].looked_at, card)
    insert_sorted(pile.own, card)
    pile.deck.put(card)
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
        insert_sorted(memory.sure[(seat + draft.direction()) % seats], gone[0])
    else:
        memory.split += gone


def end_draft(s: Race, draft: Draft) -> None:
    """What is left is out of the game. [race.storm.draft.leftovers-removed]"""
    draft.removed += s.deck.things()
    s.deck.empty()
    draft.drafting = 0
    s.tell("draft-over", NONE, len(draft.removed), NONE, "race.storm.draft.leftovers-removed")


def reveal_world(s: Race, draft: Draft, seat: i64, kept: i64) -> None:
    """One start world lies open, the other is discarded face down.

    [race.storm.draft.reveal-start-world] [race.storm.draft.discard-one-start-world]
    """
    pile = draft.piles[seat]
    player = s.players[seat]
    for world in pile.worlds:
        insert_sorted(pile.own, world)
        if world != kept:
            s.throw_away_seen_by(seat, world)
            rule = "race.storm.draft.discard-one-start-world"
            s.tell("given-world", seat, 1, world, rule, seat)
    pile.worlds = []
    player.lay(kept)
    for memory in draft.memories:
        insert_sorted(memory.sure[seat], kept)
    s.tell("start-world", seat, 0, kept, "race.storm.draft.reveal-start-world")


# --- play ----------------------------------------------------------------------------------------


def remember_opened(s: Race, seat: i64) -> None:
    """What all have seen in a discard pile stays among the cards of its owner."""
    draft = draft_of(s)
    pile = draft.piles[seat]
    player = s.players[seat]
    for card in pile.opened:
        seen: i64 = pile.opened.count(card)
        seen += player.tableau.count(card) + player.shown.count(card)
        for memory in draft.memories:
            if card in memory.split:
                continue  # it may be the one of the pair
            while memory.sure[seat].count(card) < seen:
                insert_sorted(memory.sure[seat], card)
    pile.opened = []
