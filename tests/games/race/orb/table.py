"""Positions of the Orb game for tests.

    t = OrbTable(2).hand(0, "A05").team(0, 0, 0).lay("A05", 0, 3, 3)
    s = t.chosen("explore orb", "develop")       # the orb step begins

Every seat has its first team on the large airlock unless the test says otherwise.
"""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.state import Orb, letter_of
from astrarium.games.race.orb.words import ORB_CARDS, TURNS, column_of, place, row_of
from astrarium.games.race.state import Race
from tests.games.race.table import Table, any_draws

ARTIFACTS: Options = {"expansion": "artifacts", "orb": True}
STARTS = ("Old Earth", "Epsilon Eridani", "Alpha Centauri", "New Sparta", "Earth's Lost Colony")


class OrbTable(Table):
    def __init__(self, seats: int = 2, **options: bool | str) -> None:
        super().__init__(seats, **{**ARTIFACTS, **options})
        for seat in range(seats):
            self.orb.seats[seat].unseen = 0
            self.team(seat, 1, 1)

    @property
    def orb(self) -> Orb:
        return orb_in(self.s)

    def start_worlds(self) -> OrbTable:
        for seat in range(len(self.s.players)):
            if seat not in self.described:
                self.seat(seat, tableau=STARTS[seat])
        return self

    def hand(self, seat: int, cards: str) -> OrbTable:
        mine = self.orb.seats[seat]
        mine.hand = sorted(self._card(name) for name in cards.split())
        return self

    def _card(self, name: str) -> int:
        card = self.orb.tables.card_ids.index(name)
        assert card in self.orb.cards[letter_of(card)].things()
        self.orb.cards[letter_of(card)].take(card)
        return card

    def lay(self, name: str, turn: int, row: int, column: int) -> OrbTable:
        """Lay a printed card; whether the rules allow it is not asked."""
        card = self._card(name)
        plan = self.orb.tables.plans[card * TURNS + turn]
        self.orb.board.lay(plan, card, turn, row, column)
        return self

    def team(self, seat: int, row: int, column: int, number: int = 0) -> OrbTable:
        self.orb.set_team(seat, number, int(place(row, column)))
        return self

    def tokens(self, seat: int, kinds: str, used: str = "") -> OrbTable:
        mine = self.orb.seats[seat]
        mine.tokens = sorted(self._token(kind) for kind in kinds.split())
        mine.used = sorted(self._token(kind) for kind in used.split())
        return self

    def _token(self, name: str) -> int:
        kind = token_names(self.s).index(name)
        untaken = self.orb.tokens[self.orb.tables.token_kinds[kind].letter]
        assert untaken.counts[kind] > 0
        untaken.take(kind)
        return kind

    def pile(self, a: int, b: int) -> OrbTable:
        """How many are left to draw; what is not said fits the number of players."""
        self.orb.pile_a, self.orb.pile_b = a, b
        return self

    def honest_pile(self) -> OrbTable:
        """As many as the cards laid and held leave, so that views can be guessed at."""
        orb = self.orb
        unseen = [int(bag.size) for bag in orb.cards]
        missing = 5 - len(orb.seats)
        return self.pile(unseen[0] - 6 * missing, unseen[1] - 3 * missing)

    def priority(self, *seats: int) -> OrbTable:
        self.orb.priority = list(seats)
        return self

    def at_orb_step(self, *actions: str) -> Race:
        """The orb step of a round in which these actions were chosen, with events recorded."""
        self.start_worlds()
        self.s.sink = Sink()
        return self.chosen(*actions)


def orb_in(s: Race) -> Orb:
    return orb_of(s)


def token_names(s: Race) -> list[str]:
    return [kind.id for kind in orb_in(s).tables.token_kinds]


def held(s: Race, seat: int) -> list[str]:
    return [token_names(s)[kind] for kind in orb_in(s).seats[seat].tokens]


def used(s: Race, seat: int) -> list[str]:
    return [token_names(s)[kind] for kind in orb_in(s).seats[seat].used]


def orb_hand(s: Race, seat: int) -> list[str]:
    return [orb_in(s).tables.card_ids[card] for card in orb_in(s).seats[seat].hand]


def where(s: Race, seat: int, number: int = 0) -> tuple[int, int] | None:
    at = orb_in(s).seats[seat].teams[number]
    return None if at < 0 else (int(row_of(at)), int(column_of(at)))


def seen_cards(s: Race) -> list[int]:
    """Orb cards that somebody has seen."""
    return [card for card in range(ORB_CARDS) if not orb_in(s).cards[letter_of(card)].counts[card]]


def events(s: Race, kind: str) -> list[Event]:
    assert s.sink is not None
    return [event for event in s.sink.events if event.kind == kind]


def new_game(seats: int, seed: int = 0, **options: bool) -> Race:
    """A new game up to the first question that the Orb asks, chance and seats at random."""
    s = cast(Race, astrarium.start("race", seats, options={**ARTIFACTS, **options}))
    s.sink = Sink()
    s.run(MAIN)
    rng = Rng(seed)
    while not opening_begun(s):
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    return s


def opening_begun(s: Race) -> bool:
    (lane, *_) = (question.lane for question in s.questions())
    return type(s.agenda.lanes[lane][-1]).__name__ == "DealOrbCards"


def opened(s: Race, seed: int = 0) -> Race:
    """The opening played at random, until the first round asks for actions."""
    rng = Rng(seed)
    while not any("Round" in type(f).__name__ for f in s.agenda.lanes[MAIN][-1:]):
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    return s


def rest_of_step(s: Race) -> None:
    """All seats that are still to act pass and leave their teams where they are."""
    any_draws(s)
    while type(s.agenda.lanes[MAIN][-1]).__name__ in ("OrbTurn", "ReturnTeams"):
        question = s.questions()[0]
        options = [s.rules.game.say(s.rules, c) for c in s.options(question)]
        s.play(question.seat, "orb pass" if "orb pass" in options else "enough")
        any_draws(s)


def chance(s: Race, text: str) -> None:
    s.play(CHANCE, text)
