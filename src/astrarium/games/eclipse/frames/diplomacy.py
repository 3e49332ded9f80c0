"""Relations: an offer, its answer, the exchange of ambassadors; and how they are broken."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame
from astrarium.games.eclipse.diplomacy import offer_choices, offer_reason, offer_suggestions
from astrarium.games.eclipse.frames.cubes import GiveCube, ReturnCubes
from astrarium.games.eclipse.frames.reputation import MakeRoom
from astrarium.games.eclipse.galaxy import has_ship
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ACCEPT, DECLINE, NONE, OF_SIDE, OFFER, STOP


def make_offer(s: Eclipse, lane: i64, seat: i64, other: i64) -> None:
    """[eclipse.diplomacy.timing.own-turn]"""
    s.tell("offer", seat, 1, NONE, "eclipse.diplomacy.form.both-agree", target=OF_SIDE + other)
    s.push(lane, AnswerOffer(other, seat))


class AnswerOffer(Frame[Eclipse]):
    """[eclipse.diplomacy.form.both-agree]"""

    def __init__(self, player: i64, proposer: i64) -> None:
        self.player = player
        self.proposer = proposer

    def data(self) -> list[int]:
        return [self.player, self.proposer]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [ACCEPT, DECLINE]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice == DECLINE:
            s.refused |= 1 << self.player
            s.tell(
                "offer-declined",
                self.player,
                1,
                NONE,
                "eclipse.diplomacy.form.both-agree",
                target=OF_SIDE + self.proposer,
            )
            return
        form_relations(s, lane, self.proposer, self.player)


def form_relations(s: Eclipse, lane: i64, seat: i64, other: i64) -> None:
    """[eclipse.diplomacy.form.exchange] [eclipse.diplomacy.form.place]"""
    s.players[seat].allies |= 1 << other
    s.players[other].allies |= 1 << seat
    s.tell("relations", seat, 1, NONE, "eclipse.diplomacy.form.exchange", target=OF_SIDE + other)
    for each in (other, seat):
        s.push(lane, MakeRoom(each))
        s.push(lane, GiveCube(each))


def attacked(s: Eclipse, lane: i64, seat: i64, hex: i64) -> None:
    """A ship of this seat has entered the hex: relations with whoever is there are broken.

    [eclipse.diplomacy.break.attack] [eclipse.diplomacy.traitor.card]
    """
    for other in range(len(s.players)):
        if not s.players[seat].is_allied(other):
            continue
        if s.owner[hex] == other or has_ship(s, hex, other):
            s.traitor = seat
            s.tell(
                "traitor", seat, 1, NONE, "eclipse.diplomacy.traitor.card", target=OF_SIDE + other
            )
            break_relations(s, lane, seat, other)


def break_relations(s: Eclipse, lane: i64, seat: i64, other: i64) -> None:
    """[eclipse.diplomacy.break.return]"""
    s.players[seat].allies &= ~(1 << other)
    s.players[other].allies &= ~(1 << seat)
    s.tell(
        "relations-broken", seat, 1, NONE, "eclipse.diplomacy.break.return", target=OF_SIDE + other
    )
    for each in (other, seat):
        if s.players[each].out == 0:
            s.push(lane, ReturnCubes(each, 1, 0, 0))


class AfterCombat(Frame[Eclipse]):
    """Relations at the end of the combat phase, seat by seat from the start player.

    [eclipse.diplomacy.timing.after-combat]
    """

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def seat(self, s: Eclipse) -> i64:
        return (s.first_seat + self.place) % len(s.players)

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.place == len(s.players):
            return DONE
        if offer_choices(s, self.seat(s)):
            return WAIT
        self.next(s, lane)
        return AGAIN

    def next(self, s: Eclipse, lane: i64) -> None:
        s.refused = 0
        s.replace(lane, AfterCombat(self.place + 1))

    def candidates(self, s: Eclipse) -> list[int]:
        return [STOP]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        return LEGAL if choice == STOP else offer_reason(s, self.seat(s), choice - OFFER)

    def at_any_time(self, s: Eclipse) -> list[int]:
        return offer_suggestions(s, self.seat(s))

    def interrupts(self, s: Eclipse) -> list[int]:
        return offer_choices(s, self.seat(s))

    def interrupt(self, s: Eclipse, lane: i64, choice: i64) -> None:
        make_offer(s, lane, self.seat(s), choice - OFFER)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        self.next(s, lane)
