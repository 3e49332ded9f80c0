"""Colonization in its six steps, and new systems. [sun.colonise.six-steps]"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, Frame, SeatFrame, because
from astrarium.games.sun.abilities import ORE_FOR_NEIGHBOURS, ability_of
from astrarium.games.sun.frames.control import settle_control, tracks_for
from astrarium.games.sun.frames.drafting import open_rows
from astrarium.games.sun.galaxy import (
    controller,
    expel,
    lose_control,
    outpost_kind,
    ships,
    strength,
    take_ship,
)
from astrarium.games.sun.reasons import (
    HELD_AT_START,
    LANDING_ORDER,
    NOT_CONTROLLED,
    NOT_ENOUGH_LANDED,
    NOTHING_TO_COLONIZE,
    TOO_WEAK,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import disc_on_colony, gain_ore, return_cube, take_disc, track_thing
from astrarium.games.sun.words import (
    COLONIZE,
    DISCOVER,
    LAND,
    LANDED,
    NONE,
    SECOND_DISC,
    SHIP_LEVELS,
)
from astrarium.parts.bag import Bag, FromBag
from astrarium.parts.bits import bit
from astrarium.parts.program_frames import run_program


def colonize_reason(s: Sun, seat: i64, place: i64, unheld: i64) -> i64:
    """LEGAL, or why a system cannot be colonized.

    [sun.colonise.only-system-cards] [sun.colonise.condition.control]
    [sun.colonise.condition.strength]
    """
    needed = s.rules.systems[s.systems[place]].strength
    if unheld == 1 and (s.held >> place) & 1 == 1:
        return because(HELD_AT_START)
    if unheld == 0 and controller(s, place) != seat:
        return because(NOT_CONTROLLED)
    return LEGAL if strength(s, place, seat) >= needed else because(TOO_WEAK, needed)


def any_colonizable(s: Sun, seat: i64, unheld: i64) -> i64:
    for place in range(len(s.systems)):
        if s.systems[place] != NONE and colonize_reason(s, seat, place, unheld) == LEGAL:
            return LEGAL
    return because(NOTHING_TO_COLONIZE)


class Colonize(SeatFrame[Sun]):
    """Which system?"""

    def __init__(self, player: i64, unheld: i64, discs: i64) -> None:
        super().__init__(player)
        self.unheld = unheld  # 1: one that nobody controlled when the turn began
        self.discs = discs  # that lie on the card in the end

    def data(self) -> list[int]:
        return [self.player, self.unheld, self.discs]

    def candidates(self, s: Sun) -> list[int]:
        return [COLONIZE + place for place in range(len(s.systems)) if s.systems[place] != NONE]

    def reason(self, s: Sun, choice: i64) -> i64:
        return colonize_reason(s, self.player, choice - COLONIZE, self.unheld)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        s.replace(lane, Land(self.player, choice - COLONIZE, 0, 1, self.discs))


class Land(SeatFrame[Sun]):
    """Which ships land, one after the other, the weakest first?

    [sun.colonise.landing.total] [sun.colonise.landing.more-allowed]
    """

    def __init__(self, player: i64, place: i64, landed: i64, floor: i64, discs: i64) -> None:
        super().__init__(player)
        self.place = place
        self.landed = landed  # strength so far
        self.floor = floor
        self.discs = discs

    def data(self) -> list[int]:
        return [self.player, self.place, self.landed, self.floor, self.discs]

    def needed(self, s: Sun) -> i64:
        return s.rules.systems[s.systems[self.place]].strength

    def candidates(self, s: Sun) -> list[int]:
        there = [
            LAND + level - 1
            for level in range(1, SHIP_LEVELS + 1)
            if ships(s, self.place, self.player, level) > 0
        ]
        return [*there, LANDED]

    def reason(self, s: Sun, choice: i64) -> i64:
        if choice == LANDED:
            enough = self.landed >= self.needed(s)
            return LEGAL if enough else because(NOT_ENOUGH_LANDED, self.needed(s))
        level = choice - LAND + 1
        reachable = self.landed
        for other in range(level, SHIP_LEVELS + 1):
            reachable += other * ships(s, self.place, self.player, other)
        in_order = level >= self.floor and reachable >= self.needed(s)
        return LEGAL if in_order else because(LANDING_ORDER)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        """[sun.colonise.landing.back-to-supply] [sun.colonise.landing.right-to-left]"""
        if choice == LANDED:
            s.pop(lane)
            take_system(s, lane, self.player, self.place, self.discs)
            return
        level = choice - LAND + 1
        take_ship(s, self.place, self.player, level)
        return_cube(s, self.player)
        s.replace(lane, Land(self.player, self.place, self.landed + level, level, self.discs))


def take_system(s: Sun, lane: i64, seat: i64, place: i64, discs: i64) -> None:
    """Others are driven out, the card is taken, a new system is discovered.

    [sun.colonise.card.take] [sun.colonise.card.refill]
    """
    pay_neighbours(s, seat, place)
    expel(s, place)
    system: i64 = s.systems[place]
    if controller(s, place) == seat:
        disc_on_colony(s, seat, outpost_kind(s, place))
        s.outposts[place] = 0
        discs -= 1
    lose_control(s, place)
    s.players[seat].colonized |= bit(system)
    s.systems = s.put(s.systems, place, NONE)
    s.tell("colonized", seat, 1, s.rules.first_system + system, "sun.colonise.card.take")
    s.push(lane, ColonyReward(seat, system, discs))
    refill(s, lane, place)


def colonize_unseen(s: Sun, lane: i64, program: i64) -> None:
    """The action that begins now may colonize without control: nobody gains it before."""
    if s.rules.stealthy.get(int(program), 0) == 1:
        s.stealth = 1
        s.push(lane, Unseen())


class Unseen(Frame[Sun]):
    """Where nobody had control it is not looked at until this is over, or a system colonized.

    [sun.colonise.condition.control]
    """

    def data(self) -> list[int]:
        return []

    def advance(self, s: Sun, lane: i64) -> i64:
        s.pop(lane)
        if s.stealth == 1:
            s.stealth = 0
            settle_control(s, lane)
        return AGAIN


def pay_neighbours(s: Sun, seat: i64, place: i64) -> None:
    """For those whose ability pays when another colonizes beside their ships."""
    for other in range(len(s.players)):
        paid = ability_of(s, other, ORE_FOR_NEIGHBOURS)
        if other != seat and paid is not None and strength(s, place, other) > 0:
            gain_ore(s, other, paid.first, "sun.setup.faction-abilities")


def deck_at(s: Sun, place: i64) -> i64:
    """The deck that fills a place again, or NONE."""
    board: i64 = len(s.rules.places)
    if place < board:
        return s.rules.places[place].deck
    extra: i64 = s.extras[place - board]
    return extra // 2 if extra % 2 == 1 else NONE


def refill(s: Sun, lane: i64, place: i64) -> None:
    deck = deck_at(s, place)
    if deck != NONE:
        discover(s, lane, place, deck)


def discover(s: Sun, lane: i64, place: i64, deck: i64) -> None:
    """From the other deck where this one is empty; from none where both are.

    [sun.colonise.card.refill.other-deck] [sun.colonise.card.refill.both-empty]
    """
    used = fullest(s, deck)
    if used != NONE:
        s.push(lane, Discover(place, used))


def fullest(s: Sun, deck: i64) -> i64:
    """This deck, or the other one if it is empty, or NONE."""
    if s.systems_of(deck).size > 0:
        return deck
    return 1 - deck if s.systems_of(1 - deck).size > 0 else NONE


class Discover(FromBag[Sun]):
    """The top card of a system deck is turned up on a free slot. [sun.colonise.card.refill]"""

    def __init__(self, place: i64, deck: i64) -> None:
        self.place = place
        self.deck = deck

    def data(self) -> list[int]:
        return [self.place, self.deck]

    def bag(self, s: Sun) -> Bag:
        return s.systems_of(self.deck).top()

    def verb(self) -> i64:
        return DISCOVER

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        system = choice - DISCOVER
        draw_system(s, self.deck, system)
        s.systems = s.put(s.systems, self.place, system)
        s.tell("discovered", NONE, 1, s.rules.first_system + system, "sun.colonise.card.refill")
        s.pop(lane)


def draw_system(s: Sun, deck: i64, system: i64) -> None:
    cards = s.systems_of(deck).clone()
    cards.take(system)
    s.set_systems(deck, cards)


class ColonyReward(Frame[Sun]):
    """The second disc, then the reward. [sun.colonise.second-disc] [sun.colonise.reward.at-once]"""

    def __init__(self, player: i64, system: i64, discs: i64) -> None:
        self.player = player
        self.system = system
        self.discs = discs

    def data(self) -> list[int]:
        return [self.player, self.system, self.discs]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.discs > 0:
            s.replace(lane, ColonyReward(self.player, self.system, self.discs - 1))
            s.push(lane, SecondDisc(self.player, self.system))
            return AGAIN
        s.pop(lane)
        s.stealth = 0
        reward = s.rules.systems[self.system].colonize
        if reward != NONE:
            run_program(s, lane, self.player, reward)
        settle_control(s, lane)
        open_rows(s, lane)
        return AGAIN


class SecondDisc(SeatFrame[Sun]):
    """From which track? [sun.colonise.second-disc.choice] [sun.colonise.second-disc.specialty]"""

    def __init__(self, player: i64, system: i64) -> None:
        super().__init__(player)
        self.system = system

    def data(self) -> list[int]:
        return [self.player, self.system]

    def candidates(self, s: Sun) -> list[int]:
        kinds = s.rules.systems[self.system].specialties
        return [SECOND_DISC + track for track in tracks_for(s, self.player, kinds)]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        kind = take_disc(s.players[self.player], choice - SECOND_DISC)
        disc_on_colony(s, self.player, kind)
        s.tell(
            "second-disc",
            self.player,
            1,
            s.rules.first_system + self.system,
            "sun.colonise.second-disc",
            target=track_thing(s, kind),
        )
        s.pop(lane)
