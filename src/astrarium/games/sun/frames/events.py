"""Events: turned up, carried out, laid aside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, ChanceFrame, Frame, SeatFrame
from astrarium.games.sun.frames.colonize import draw_system, fullest
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import ATTACH, DISCOVER, EVENT, NONE, REWARD
from astrarium.parts.bag import Bag, FromBag
from astrarium.parts.bits import bit, bits_in
from astrarium.parts.program_frames import run_program

DISCOVERER: Final = 0
OTHERS: Final = 1
EVERYBODY: Final = 2


class TurnEvent(ChanceFrame[Sun]):
    """The event of a slot is turned up.

    Of the cards that may lie on the face-down slots of the level the always-in-play ones are
    certain, the others equally likely: so nobody knows more than the table does.
    [sun.research.event.reveal]
    """

    def __init__(self, player: i64, slot: i64) -> None:
        self.player = player
        self.slot = slot

    def data(self) -> list[int]:
        return [self.player, self.slot]

    def cards(self, s: Sun) -> list[int]:
        level = s.rules.slots[self.slot].level
        events = s.rules.events
        return [event for event in bits_in(s.unseen_events) if events[event].level == level]

    def candidates(self, s: Sun) -> list[int]:
        """When only the certain ones are left, no other can come."""
        return [EVENT + event for event in self.cards(s) if self.weight(s, event) > 0]

    def weights(self, s: Sun) -> list[int]:
        return [self.weight(s, choice - EVENT) for choice in self.candidates(s)]

    def weight(self, s: Sun, event: i64) -> int:
        """With n others that may lie on p slots: n for a certain card, p for each of them."""
        cards = self.cards(s)
        slots = s.rules.level_slots[s.rules.slots[self.slot].level]
        face_down = [slot for slot in slots if (s.face_down >> slot) & 1 == 1]
        certain = [card for card in cards if s.rules.events[card].always]
        if s.rules.events[event].always:
            return max(len(cards) - len(certain), 1)
        return len(face_down) - len(certain)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        event = choice - EVENT
        s.face_down &= ~bit(self.slot)
        s.unseen_events &= ~bit(event)
        thing = s.rules.first_event + event
        s.tell("event-turned", self.player, 1, thing, "sun.research.event.reveal")
        s.replace(lane, Happening(event, self.player, DISCOVERER, 0))


class Happening(Frame[Sun]):
    """What an event brings: to its discoverer, each other, everybody; then it is laid aside.

    [sun.research.event.discard]
    """

    def __init__(self, event: i64, player: i64, part: i64, place: i64) -> None:
        self.event = event
        self.player = player
        self.part = part
        self.place = place  # seats that have had it

    def data(self) -> list[int]:
        return [self.event, self.player, self.part, self.place]

    def advance(self, s: Sun, lane: i64) -> i64:
        card = s.rules.events[self.event]
        if self.part > EVERYBODY:
            if card.stays:
                s.kept_events |= bit(self.event)
            return DONE
        seats: i64 = 1 if self.part == DISCOVERER else len(s.players)
        program: i64 = card.programs[self.part]
        if self.place == seats or program == NONE:
            s.replace(lane, Happening(self.event, self.player, self.part + 1, 0))
            return AGAIN
        s.replace(lane, Happening(self.event, self.player, self.part, self.place + 1))
        if self.part == OTHERS and self.place == 0:
            return AGAIN  # the discoverer is not one of the others
        run_program(s, lane, s.from_seat(self.player)[self.place], program)
        return AGAIN


def attached_to(s: Sun, event: i64) -> list[int]:
    """Systems that lie with an event."""
    return [each % 64 for each in s.attached if each // 64 == event]


class DrawSystem(FromBag[Sun]):
    """Systems are turned up for an effect, so many more; from the other deck when one is empty.

    [sun.card.ministry-of-colonies]
    """

    def __init__(self, deck: i64, left: i64) -> None:
        self.deck = deck
        self.left = left

    def data(self) -> list[int]:
        return [self.deck, self.left]

    def bag(self, s: Sun) -> Bag:
        return s.systems_of(fullest(s, self.deck)).top()

    def verb(self) -> i64:
        return DISCOVER

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.left > 0 and fullest(s, self.deck) != NONE else DONE

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        system = choice - DISCOVER
        draw_system(s, fullest(s, self.deck), system)
        s.shown = [*s.shown, int(system)]
        thing = s.rules.first_system + system
        s.tell("discovered", NONE, 1, thing, "sun.card.ministry-of-colonies")
        s.replace(lane, DrawSystem(self.deck, self.left - 1))


class TakeReward(SeatFrame[Sun]):
    """The colonization reward of one of the systems turned up; then they go under their decks.

    While one of several rewards is taken the other systems wait here: it may turn up new ones.
    """

    def __init__(self, player: i64, left: i64, *waiting: int) -> None:
        super().__init__(player)
        self.left = left
        self.waiting = list(waiting)

    def data(self) -> list[int]:
        return [self.player, self.left, *self.waiting]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.waiting:
            s.shown = self.waiting
            s.replace(lane, TakeReward(self.player, self.left))
            return AGAIN
        return WAIT if s.shown else DONE

    def candidates(self, s: Sun) -> list[int]:
        return sorted(REWARD + system for system in s.shown)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        system = choice - REWARD
        rest = [each for each in s.shown if each != system]
        s.shown = []
        systems_under(s, [int(system)])
        if self.left == 1:
            systems_under(s, rest)
            s.pop(lane)
        else:
            s.replace(lane, TakeReward(self.player, self.left - 1, *rest))
        program = s.rules.systems[system].colonize
        if program != NONE:
            run_program(s, lane, self.player, program)


def systems_under(s: Sun, systems: list[int]) -> None:
    """Each under the deck of its letter."""
    for deck in (0, 1):
        under = s.systems_of(deck).clone()
        under.lay_under([each for each in systems if s.rules.systems[each].deck == deck])
        s.set_systems(deck, under)


class AttachDrawn(Frame[Sun]):
    """The system turned up is laid with an event: it is no location.

    [sun.event.dyson-sphere.no-location]
    """

    def __init__(self, event: i64) -> None:
        self.event = event

    def data(self) -> list[int]:
        return [self.event]

    def advance(self, s: Sun, lane: i64) -> i64:
        for system in s.shown:
            s.attached = [*s.attached, int(self.event) * 64 + system]
        s.shown = []
        return DONE


class AttachEvent(SeatFrame[Sun]):
    """At which system does the event lie? Whoever colonizes it scores."""

    def __init__(self, player: i64, event: i64) -> None:
        super().__init__(player)
        self.event = event

    def data(self) -> list[int]:
        return [self.player, self.event]

    def candidates(self, s: Sun) -> list[int]:
        return [ATTACH + place for place in range(len(s.systems)) if s.systems[place] != NONE]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        system = s.systems[choice - ATTACH]
        s.attached = [*s.attached, int(self.event) * 64 + system]
        s.tell(
            "attached",
            self.player,
            1,
            s.rules.first_event + self.event,
            "sun.scoring.events.where",
            target=s.rules.first_system + system,
        )
        s.pop(lane)
