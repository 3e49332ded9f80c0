"""More ways to lay a table, and to see what happened on it."""

from __future__ import annotations

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.core.game import Reason
from astrarium.games.race.flow import Consume, Produce
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACTIONS, NONE
from tests.games.race.table import Table, any_draws, asked, step_of

Told = tuple[str, int, int, str, str]  # kind, seat, amount, source, rule


class FirstSeatTable(Table):
    """A table whose lowest start world lies before another seat than the first."""

    def __init__(self, seats: int, first_seat: int) -> None:
        super().__init__(seats)
        self.first_seat = first_seat

    def _fill_seats(self) -> None:
        super()._fill_seats()
        self.s.first_seat = self.first_seat


def from_consume_on(t: Table, *actions: str) -> Race:
    """The round is at its Consume phase; these are the actions that the seats chose."""
    return _from(t, step_of(Consume), actions)


def from_produce_on(t: Table, *actions: str) -> Race:
    return _from(t, step_of(Produce), actions)


def _from(t: Table, step: int, actions: tuple[str, ...]) -> Race:
    for seat, action in enumerate(actions):
        t.s.players[seat].action = ACTIONS.index(action)
    return t._at(step)


def listening(t: Table) -> Table:
    """From now on the position's events are kept."""
    t.s.sink = Sink()
    return t


def told(s: Race, *kinds: str) -> list[Told]:
    """The events of these kinds so far, or all of them."""
    assert s.sink is not None
    return [
        (
            event.kind,
            event.seat,
            event.amount,
            "" if event.source == NONE else s.tables.names[event.source],
            event.rule,
        )
        for event in s.sink.events
        if not kinds or event.kind in kinds
    ]


def rest_in_hand(t: Table, seat: int, leave: str = "") -> Table:
    """All cards of the deck but `leave` are in the hand of a seat: next to nothing can be drawn."""
    left = t.cards(leave)
    s = t.s
    for card in range(t.rules.count):
        while int(s.deck.counts[card]) > left.count(card):
            t._from_deck(card)
            s.players[seat].hand.append(card)
    s.players[seat].hand.sort()
    return t


def in_discard(s: Race, name: str) -> int:
    return int(s.discard.counts[s.tables.names.index(name)])


def in_deck(s: Race, name: str) -> int:
    return int(s.deck.counts[s.tables.names.index(name)])


def known_discards(s: Race, seat: int) -> list[str]:
    """The cards of the discard pile that this seat knows of."""
    counts = s.players[seat].known
    return [s.tables.names[c] for c in range(s.tables.count) for _ in range(int(counts[c]))]


def drawn(s: Race, seat: int) -> int:
    """Chance answers; how many cards the seat's hand grows by before somebody is asked."""
    before = len(s.players[seat].hand)
    any_draws(s)
    return len(s.players[seat].hand) - before


def reason(s: Race, seat: int, text: str) -> tuple[str, tuple[int, int], str]:
    """The one reason against a choice: its key, its figures, its rule."""
    (only,) = s.why_not(seat, text)
    assert isinstance(only, Reason)
    return only.key, only.figures, only.rule


def sound(s: Race) -> bool:
    """No invariant is broken."""
    return s.rules.game.broken(s) == []


def deck_asked_by(s: Race) -> int:
    """Which seat the open question to chance draws for."""
    (question,) = s.questions()
    assert question.seat == CHANCE
    frame = s.agenda.lanes[question.lane][-1]
    return frame.data()[0]


def next_round(s: Race) -> bool:
    """Is everyone choosing actions again?"""
    return asked(s) == list(range(len(s.players))) and s.agenda.secret
