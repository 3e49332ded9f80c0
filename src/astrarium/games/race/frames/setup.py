"""Before the first round: start worlds, hands, first goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, MAIN, WAIT, ChanceFrame, Frame
from astrarium.games.race.frames.deck import TO_HAND, Draw, NewGood
from astrarium.games.race.frames.hand import AT_START, DiscardCards
from astrarium.games.race.robot.frames import DealRobotWorld, draw_opening_stack
from astrarium.games.race.state import Race
from astrarium.games.race.words import DEAL, KIND, NONE, OPENING_DEAL, OPENING_DISCARD

WORLDS: Final = 0
HANDS: Final = 1
DISCARDS: Final = 2
GOODS: Final = 3
READY: Final = 4


class Setup(Frame[Race]):
    """Start worlds, six cards each, two discarded, goods for windfall start worlds."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def data(self) -> list[int]:
        return [self.step]

    def advance(self, s: Race, lane: i64) -> i64:
        step = self.step
        if step == READY:
            return DONE
        s.replace(lane, Setup(step + 1))
        if step == WORLDS:
            deal_start_worlds(s)
        elif step == HANDS:
            find_first_seat(s)
            deal_hands(s)
        elif step == DISCARDS:
            ask_discards(s)
        else:
            deal_first_goods(s)
        return AGAIN


def deal_start_worlds(s: Race) -> None:
    """Preset ones, or one at random for each seat."""
    if s.tables.preset:
        for seat in range(len(s.players)):
            give_preset(s, seat)
        return_unused(s)
    else:
        s.push(MAIN, DealStartWorld(0))


def give_preset(s: Race, seat: i64) -> None:
    tables = s.tables
    number = seat + 1
    # Rule race.base.preset.start-worlds-from-one.
    give_start_world(s, seat, tables.start_number.index(number))
    for card in tables.preset_hands[number]:
        s.deck[card] = s.deck[card] - 1
        s.deck_size -= 1
        s.players[seat].hand.append(card)


def give_start_world(s: Race, seat: i64, card: i64) -> None:
    """[race.base.setup.start-world-in-tableau]"""
    player = s.players[seat]
    s.starters.remove(card)
    player.tableau.append(card)
    player.goods.append(NONE)
    s.tell("start-world", seat, 0, card, "race.base.setup.start-world-in-tableau")


def return_unused(s: Race) -> None:
    """[race.base.setup.unused-start-worlds]"""
    for card in s.starters:
        s.deck[card] = s.deck[card] + 1
        s.deck_size += 1
    s.starters = []


class DealStartWorld(ChanceFrame[Race]):
    """Every start world that is left is equally likely; all see it.

    [race.base.setup.start-world-random]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def purpose(self) -> str:
        return "start worlds"

    def advance(self, s: Race, lane: i64) -> i64:
        if self.player < len(s.players):
            return WAIT
        robot = s.robot()
        if robot is not None and robot.world == NONE:
            s.push(lane, DealRobotWorld())
            return AGAIN
        return_unused(s)
        return DONE

    def candidates(self, s: Race) -> list[int]:
        return [DEAL + card for card in s.starters]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        give_start_world(s, self.player, choice % KIND)
        s.replace(lane, DealStartWorld(self.player + 1))


def find_first_seat(s: Race) -> None:
    """Clockwise from the lowest start world, once and for all.

    [race.base.order.lowest-start-world-first] [race.base.order.original-start-world]
    """
    numbers = [s.tables.start_number[player.tableau[0]] for player in s.players]
    s.first_seat = numbers.index(min(numbers))


def deal_hands(s: Race) -> None:
    """[race.base.setup.six-cards-dealt]"""
    if s.tables.preset:
        # Rule race.base.preset.no-discard.
        return
    seats: i64 = len(s.players)
    for i in range(seats - 1, -1, -1):
        s.push(MAIN, Draw((s.first_seat + i) % seats, OPENING_DEAL, TO_HAND))
    if s.robot() is not None:
        # Rule race.storm.solo.setup.player-hand-after-robot.
        draw_opening_stack(s)


def ask_discards(s: Race) -> None:
    """[race.base.setup.two-cards-discarded]"""
    if s.tables.preset:
        # Rule race.base.preset.no-discard.
        return
    for seat in range(len(s.players)):
        s.push(seat + 1, DiscardCards(seat, OPENING_DISCARD, 0, AT_START))


def deal_first_goods(s: Race) -> None:
    """Windfall start worlds begin with their good."""
    seats: i64 = len(s.players)
    for i in range(seats - 1, -1, -1):
        seat: i64 = (s.first_seat + i) % seats
        world: i64 = s.players[seat].tableau[0]
        # Rule race.base.setup.windfall-start-world-good.
        # Rule race.base.setup.production-start-world-empty.
        if s.tables.windfall[world]:
            s.tell("good", seat, 1, world, "race.base.setup.windfall-start-world-good")
            s.push(MAIN, NewGood(seat, world))
