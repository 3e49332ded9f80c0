"""Phase I: look at cards, keep some."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, Frame
from astrarium.games.race.frames.deck import TO_LOOK_AT, Draw
from astrarium.games.race.frames.lanes import ask_in_turn
from astrarium.games.race.frames.pick import OneByOne
from astrarium.games.race.reasons import KEEP_ORDER
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import EXPLORE_1_1, EXPLORE_5, KEEP, KIND, NONE
from astrarium.parts.sets import distinct, insert_sorted, set_options, set_reason, without


def cards_to_look_at(s: Race, player: Player) -> i64:
    """Two, and what bonuses and powers add."""
    amount: i64 = 2  # Rule race.base.explore.look-two.
    # Rule race.base.two-player.both-explores-look: the bonuses add up.
    if player.chose(EXPLORE_5):
        amount += 5  # Rule race.base.explore.bonus-plus-five.
    if player.chose(EXPLORE_1_1):
        amount += 1  # Rule race.base.explore.bonus-plus-one-look.
    # Rule race.base.round.powers-without-choosing.
    # Rule race.base.explore.power-draw-extra.
    return amount + player.total(s.tables.explore_draw)


def cards_to_keep(s: Race, player: Player) -> i64:
    """One, and what bonuses and powers add. [race.base.two-player.both-explores-keep]"""
    amount: i64 = 1  # Rule race.base.explore.keep-one.
    if player.chose(EXPLORE_1_1):
        amount += 1  # Rule race.base.explore.bonus-plus-one-keep.
    # Rule race.base.explore.power-keep-extra.
    return amount + player.total(s.tables.explore_keep)


def look(s: Race) -> None:
    """All draw before anyone discards. [race.base.explore.draw-before-discard]"""
    frames: list[Frame[Race] | None] = [None] * len(s.players)
    for seat in s.clockwise():
        amount = cards_to_look_at(s, s.players[seat])
        s.tell("look", seat, amount, NONE, "race.base.explore.look-two")
        frames[seat] = Draw(seat, amount, TO_LOOK_AT)
    ask_in_turn(s, frames)


class LookAtCards(Frame[Race]):
    """The draws of the phase wait while something comes before them."""

    def advance(self, s: Race, lane: i64) -> i64:
        s.pop(lane)
        look(s)
        return AGAIN


def ask_keep(s: Race) -> None:
    # Rule race.base.round.everyone-takes-part.
    for seat in range(len(s.players)):
        player = s.players[seat]
        s.push(seat + 1, KeepCards(seat, cards_to_keep(s, player), 0))


class KeepCards(OneByOne):
    """Keep `left` of the cards just looked at; the rest is discarded face down."""

    def advance(self, s: Race, lane: i64) -> i64:
        player = s.players[self.player]
        # Rule race.base.explore.keep-exactly.
        if self.left > 0:
            if len(player.looked_at) > self.left:
                return WAIT
            # Rule race.base.explore.keep-all-when-few.
            rule = "race.base.explore.keep-all-when-few"
            for card in player.looked_at:
                insert_sorted(player.hand, card)
                s.tell("kept", self.player, 1, card, rule, self.player)
            player.looked_at = []
        self.discard_rest(s, player)
        return DONE

    def discard_rest(self, s: Race, player: Player) -> None:
        """[race.base.explore.discard-rest]"""
        amount: i64 = len(player.looked_at)
        # Rule race.base.explore.only-new-cards-discarded.
        for card in player.looked_at:
            s.throw_away_seen_by(self.player, card)
        player.looked_at = []
        s.tell("explore-discard", self.player, amount, NONE, "race.base.explore.discard-rest")

    def candidates(self, s: Race) -> list[int]:
        return distinct(s.players[self.player].looked_at, KEEP)

    def reason(self, s: Race, choice: i64) -> i64:
        looked_at = s.players[self.player].looked_at
        return set_reason(looked_at, choice % KIND, self.left, self.floor, KEEP_ORDER)

    def options(self, s: Race) -> list[int]:
        return set_options(s.players[self.player].looked_at, KEEP, self.left, self.floor)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        player = s.players[self.player]
        player.looked_at = without(player.looked_at, card)
        insert_sorted(player.hand, card)
        s.tell("kept", self.player, 1, card, "race.base.explore.keep-one", self.player)
        s.replace(lane, KeepCards(self.player, self.left - 1, card))
