"""Positions of Race for tests: say what lies on the table, then play.

    t = Table(2)
    t.seat(0, tableau="New Sparta; Colony Ship", hand="Gem World; Spice World", goods="...")
    s = t.chosen("settle", "develop")     # the actions are revealed, the first phase begins

Everything that is not said is in the deck. Chance is forced with `draws`.
"""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.core.agenda import new_agenda
from astrarium.core.frame import CHANCE, LEGAL, Frame
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race.flow import (
    CHOOSE,
    END_CHECK,
    NUMBERS,
    STEPS,
    ChooseActions,
    HandsDown,
    Phase,
    Round,
)
from astrarium.games.race.game import start_position
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ACTIONS, NONE

PLAIN_STARTS = ("Old Earth", "Epsilon Eridani", "New Sparta", "Earth's Lost Colony")


def step_of(phase: type[Phase], number: int = 0) -> int:
    """Where in the round a step of a phase comes."""
    steps = enumerate(zip(STEPS, NUMBERS, strict=True))
    return next(at for at, (kind, n) in steps if type(kind) is phase and n == number)


class Table:
    """A table being laid. Seats that are not described get a start world and no hand."""

    def __init__(self, seats: int = 2, **options: bool | int | str) -> None:
        self.rules = cast(RaceRules, astrarium.rules("race", seats, dict(options)))
        self.s = start_position(self.rules)
        s = self.s
        s.agenda = new_agenda(seats, Round(CHOOSE))
        for card in s.starters:
            s.deck.counts[card] = s.deck.counts[card] + 1
            s.deck.size += 1
        s.starters = []
        self.described: set[int] = set()

    def card(self, name: str) -> int:
        return self.rules.names.index(name)

    def cards(self, names: str) -> list[int]:
        return [self.card(name.strip()) for name in names.split(";") if name.strip()]

    def _from_deck(self, card: int) -> int:
        s = self.s
        assert s.deck.counts[card] > 0, f"no {self.rules.names[card]} is left in the deck"
        s.deck.counts[card] = s.deck.counts[card] - 1
        s.deck.size -= 1
        return card

    def seat(
        self, seat: int, tableau: str = "", hand: str = "", goods: str = "", vp: int = 0
    ) -> Table:
        """Lay a seat's cards; `goods` names the worlds that hold a good (any card of the deck)."""
        player = self.s.players[seat]
        self.described.add(seat)
        player.tableau = [self._from_deck(card) for card in self.cards(tableau)]
        player.hand = sorted(self._from_deck(card) for card in self.cards(hand))
        player.goods = [NONE] * len(player.tableau)
        for world in self.cards(goods):
            player.goods[player.tableau.index(world)] = self._any_card()
        player.vp = vp
        self.s.pool -= vp
        return self

    def _any_card(self) -> int:
        """A card that no test speaks of: the good's identity never matters."""
        for card in reversed(range(self.rules.count)):
            if self.s.deck.counts[card] > 0 and not self.rules.world[card]:
                return self._from_deck(card)
        raise AssertionError("the deck is empty")

    def only_deck(self, names: str) -> Table:
        """Leave just these cards in the deck; the others lie in the discard pile."""
        s = self.s
        wanted = self.cards(names)
        for card in range(self.rules.count):
            s.discard.counts[card] = s.discard.counts[card] + s.deck.counts[card]
            s.discard.size += int(s.deck.counts[card])
            s.deck.counts[card] = 0
        s.deck.size = 0
        for card in wanted:
            assert s.discard.counts[card] > 0
            s.discard.counts[card] = s.discard.counts[card] - 1
            s.discard.size -= 1
            s.deck.counts[card] = s.deck.counts[card] + 1
            s.deck.size += 1
        return self

    def _fill_seats(self) -> None:
        for seat in range(len(self.s.players)):
            if seat not in self.described:
                for name in PLAIN_STARTS:
                    if self.s.deck.counts[self.card(name)] > 0:
                        self.seat(seat, tableau=name)
                        break
        self.s.first_seat = 0

    def choosing(self) -> Race:
        """The round begins: all seats choose actions."""
        return self._at(CHOOSE)

    def chosen(self, *actions: str) -> Race:
        """The actions (one a seat; two joined by `&` in the advanced game) are revealed."""
        for seat, both in enumerate(actions):
            player = self.s.players[seat]
            names = [name.strip() for name in both.split("&")]
            player.pick = ACTIONS.index(names[0])
            player.second_pick = ACTIONS.index(names[1]) if len(names) > 1 else NONE
        assert len(actions) == len(self.s.players)
        return self._at(step_of(ChooseActions, 1))

    def end_of_round(self) -> Race:
        """All phases are over: hand limit and end check come."""
        return self._at(step_of(HandsDown))

    def after_hand_limit(self) -> Race:
        return self._at(END_CHECK)

    def lying(self) -> Race:
        """Just the cards, for scoring; nothing is asked."""
        self._fill_seats()
        return self.s

    def _at(self, step: int) -> Race:
        self._fill_seats()
        self.s.replace(0, Round(step))
        self.s.run(0)
        return self.s


def names(s: Race, cards: list[int]) -> list[str]:
    return [s.tables.names[card] for card in cards]


def hand(s: Race, seat: int) -> list[str]:
    return names(s, s.players[seat].hand)


def tableau(s: Race, seat: int) -> list[str]:
    return names(s, s.players[seat].tableau)


def goods(s: Race, seat: int) -> list[str]:
    """The worlds of this seat that hold a good."""
    player = s.players[seat]
    held = [card for card, good in zip(player.tableau, player.goods) if good != NONE]
    return names(s, held)


def frame_of(s: Race, seat: int) -> Frame[Race]:
    return s.agenda.lanes[s.question_of(seat).lane][-1]


def says(s: Race, seat: int) -> list[str]:
    """The seat's options in notation: all candidates without a reason against them."""
    options = s.options(s.question_of(seat))
    frame = frame_of(s, seat)
    assert options == [c for c in frame.candidates(s) if frame.reason(s, c) == LEGAL]
    return [s.rules.game.say(s.rules, choice) for choice in options]


def asked(s: Race) -> list[int]:
    return [question.seat for question in s.questions()]


def chance_asked(s: Race) -> bool:
    return asked(s) == [CHANCE]


def draws(s: Race, *cards: str) -> None:
    """Chance gives these cards, one after the other."""
    for name in cards:
        (question,) = s.questions()
        assert question.seat == CHANCE, f"chance is not asked for {name}"
        s.play(CHANCE, f"draw {name}")


def any_draws(s: Race, seed: int = 1) -> int:
    """Chance answers at random until a seat is asked or the game is over; how many cards came."""
    rng = Rng(seed)
    count = 0
    while chance_asked(s):
        (question,) = s.questions()
        s.apply(question, rng.pick(s.options(question)))
        count += 1
    return count


def forced(s: Race) -> None:
    """Chance at random, and every question that has only one answer."""
    while not s.over:
        any_draws(s)
        for question in s.questions():
            options = s.options(question)
            if len(options) == 1:
                s.apply(question, options[0])
                break
        else:
            return


def question(s: Race, seat: int) -> Question:
    return s.question_of(seat)


def reason_keys(s: Race, seat: int, text: str) -> list[str]:
    return [reason.key for reason in s.why_not(seat, text)]
