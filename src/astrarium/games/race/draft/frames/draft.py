"""Before the first round of a drafted game: start worlds, packets passed around, own decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, MAIN, WAIT, Frame
from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.draft.drafting import (
    end_draft,
    pass_packets,
    reveal_world,
    take_last_cards,
    take_picks,
)
from astrarium.games.race.draft.state import PACKET, Draft
from astrarium.games.race.frames.deck import FromDeck
from astrarium.games.race.frames.hand import AT_START, DiscardCards
from astrarium.games.race.frames.lanes import ask_in_secret
from astrarium.games.race.frames.pick import SecretPick
from astrarium.games.race.frames.setup import (
    Setup,
    StartWorldComes,
    ask_discards,
    deal_first_goods,
    deal_hands,
    find_first_seat,
    return_unused,
)
from astrarium.games.race.state import Race
from astrarium.games.race.words import (
    BEGIN_WITH,
    DEAL,
    KIND,
    NONE,
)
from astrarium.parts.bag import Bag
from astrarium.parts.sets import sorted_with, without


class DraftSetup(Setup):
    """Two start worlds each, the draft, six cards of the own deck, the discards, the reveal.

    [race.storm.draft.hand-six-discard-two]
    """

    def advance(self, s: Race, lane: i64) -> i64:
        if self.step == len(STEPS):
            return DONE
        s.replace(lane, DraftSetup(self.step + 1))
        STEPS[self.step](s)
        return AGAIN


def deal_two_worlds(s: Race) -> None:
    s.push(MAIN, DealTwoWorlds(0, 0))


def draft_sets(s: Race) -> None:
    s.push(MAIN, DraftSet(DEALING))


class DealTwoWorlds(StartWorldComes):
    """An even and an odd start world for each seat, which only it sees.

    [race.storm.draft.start-worlds-one-of-each] [race.storm.draft.look-before-drafting]
    """

    def __init__(self, player: i64, odd: i64) -> None:
        self.player = player
        self.odd = odd

    def advance(self, s: Race, lane: i64) -> i64:
        if self.player < len(s.players):
            return WAIT
        # Rule race.storm.draft.other-start-worlds-into-deck.
        return_unused(s)
        return DONE

    def candidates(self, s: Race) -> list[int]:
        numbers = s.tables.start_number
        return [DEAL + card for card in s.starters if numbers[card] % 2 == self.odd]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        s.starters = without(s.starters, card)
        draft_of(s).piles[self.player].worlds.append(card)
        rule = "race.storm.draft.start-worlds-one-of-each"
        s.tell("world-dealt", self.player, 1, card, rule, self.player)
        if self.odd == 0:
            s.replace(lane, DealTwoWorlds(self.player, 1))
        else:
            s.replace(lane, DealTwoWorlds(self.player + 1, 0))

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player


DEALING: Final = 0
PICKING: Final = 1
PASSING: Final = 2


class DraftSet(Frame[Race]):
    """Five cards each; one is kept, the rest passed on, until none are left.

    [race.storm.draft.draw-five] [race.storm.draft.until-all-picked]
    """

    def __init__(self, step: i64) -> None:
        self.step = step

    def advance(self, s: Race, lane: i64) -> i64:
        draft = draft_of(s)
        seats: i64 = len(s.players)
        if self.step == DEALING:
            if s.deck.size < PACKET * seats:
                # Rule race.storm.draft.ends-when-not-five-each.
                end_draft(s, draft)
                return DONE
            s.replace(lane, DraftSet(PICKING))
            deal_packets(s, draft)
        elif self.step == PASSING:
            s.replace(lane, DraftSet(PICKING))
            take_picks(s, draft)
            pass_packets(s, draft)
        elif len(s.players[0].looked_at) == 1:
            s.replace(lane, DraftSet(DEALING))
            take_last_cards(s, draft)
        else:
            s.replace(lane, DraftSet(PASSING))
            ask_in_secret(s, [PickCard(seat) for seat in range(seats)])
        return AGAIN


def deal_packets(s: Race, draft: Draft) -> None:
    draft.sets += 1
    rule = "race.storm.draft.direction-alternates"
    if draft.direction() == 1:
        s.tell("draft-left", NONE, draft.sets, NONE, rule)
    else:
        s.tell("draft-right", NONE, draft.sets, NONE, rule)
    for seat in range(len(s.players) - 1, -1, -1):
        s.push(MAIN, DealPacket(seat, PACKET))


class DealPacket(FromDeck):
    """The cards of a packet come from the common deck; only their first owner sees them."""

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def bag(self, s: Race) -> Bag:
        return s.deck

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        s.deck.take(card)
        player = s.players[self.player]
        player.looked_at = sorted_with(player.looked_at, card)
        s.tell("looked-at", self.player, 1, card, "race.storm.draft.draw-five", self.player)
        s.replace(lane, DealPacket(self.player, self.left - 1))

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player


class PickCard(SecretPick):
    """Which card of the packet becomes one's own? [race.storm.draft.pick-one-pass-left]"""

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player


# --- own decks ------------------------------------------------------------------------------------


def ask_start_worlds(s: Race) -> None:
    ask_in_secret(s, [BeginWith(seat) for seat in range(len(s.players))])


class BeginWith(SecretPick):
    """Which of the two start worlds is kept? [race.storm.draft.discard-one-start-world]"""

    def candidates(self, s: Race) -> list[int]:
        worlds = draft_of(s).piles[self.player].worlds
        return [BEGIN_WITH + card for card in sorted(worlds)]


def reveal_start_worlds(s: Race) -> None:
    """All at once; then whoever starts with fewer cards discards down to them.

    [race.storm.draft.reveal-start-world]
    """
    draft = draft_of(s)
    for seat in range(len(s.players)):
        player = s.players[seat]
        kept = player.pick
        player.pick = NONE
        reveal_world(s, draft, seat, kept)
        more: i64 = len(player.hand) - s.tables.start_hand[kept]
        if more > 0:
            s.push(seat + 1, DiscardCards(seat, more, 0, AT_START))
    find_first_seat(s)


STEPS: Final[tuple[Callable[[Race], None], ...]] = (
    deal_two_worlds,
    draft_sets,
    deal_hands,
    ask_discards,
    ask_start_worlds,
    reveal_start_worlds,
    deal_first_goods,
)
