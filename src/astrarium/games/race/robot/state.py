"""What the robot has: plain data, no decisions."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.part import PartState
from astrarium.games.race.robot.dice import marker_space
from astrarium.games.race.robot.mat import RobotTables, no_dice
from astrarium.games.race.words import NONE


class Robot(PartState):
    """[race.storm.solo.robot.tableau-without-goods]"""

    def __init__(
        self,
        world: i64,
        tableau: list[int],
        stack: list[list[int]],
        vp: i64,
        credit: i64,
        economy: i64,
        counters: i64,
        placed: i64,
        face: i64,
        spent: bool,
        faces: list[int],
        dice: list[int],
    ) -> None:
        self.world = world  # the start world it was dealt
        self.tableau = tableau
        # The draw stack as bags, the top one last: nobody knows the order within a bag, but what
        # was drawn after a reshuffle lies above what was drawn before it.
        self.stack = stack
        self.vp = vp  # in chips
        self.credit = credit
        self.economy = economy
        self.counters = counters  # 6-cost counters not yet placed
        self.placed = placed  # ... and those in its tableau
        self.face = face  # what the "robot =" counter shows
        self.spent = spent  # the mat counter for one use was discarded
        self.faces = faces  # the dice as rolled
        self.dice = dice  # ... and the spaces they lie on

    def clone(self) -> Robot:
        return Robot(
            self.world,
            self.tableau[:],
            [bag[:] for bag in self.stack],
            self.vp,
            self.credit,
            self.economy,
            self.counters,
            self.placed,
            self.face,
            self.spent,
            self.faces[:],
            self.dice[:],
        )

    def stack_size(self) -> i64:
        size: i64 = 0
        for bag in self.stack:
            size += len(bag)
        return size

    def stack_cards(self) -> list[int]:
        cards: list[int] = []
        for bag in self.stack:
            cards += bag
        return cards

    def put_on_stack(self, card: i64) -> None:
        bag = self.stack[len(self.stack) - 1]
        at: i64 = len(bag)
        while at > 0 and bag[at - 1] > card:
            at -= 1
        bag.insert(at, card)

    def take_from_stack(self, card: i64) -> None:
        if not self.stack[len(self.stack) - 1] and len(self.stack) > 1:
            self.stack.pop()
        self.stack[len(self.stack) - 1].remove(card)

    def start_bag(self) -> None:
        """The deck was reshuffled: what comes from now on comes from another deck."""
        if self.stack[len(self.stack) - 1]:
            self.stack.append([])

    def top_bag(self) -> list[int]:
        """The cards that could lie on top; empty only if the stack is."""
        top = self.stack[len(self.stack) - 1]
        if not top and len(self.stack) > 1:
            return self.stack[len(self.stack) - 2]
        return top

    def card_count(self) -> i64:
        """[race.storm.solo.end.counters-count]"""
        return len(self.tableau) + self.placed

    def chose(self, action: i64) -> bool:
        """Does a die lie on a space of this action?"""
        space: i64 = marker_space(action)
        return self.has_die_on(space)

    def chose_twice(self, action: i64) -> bool:
        """Is there a die on the right space of a pair? Then its left one is chosen too."""
        return self.has_die_on(marker_space(action) + 1)

    def has_die_on(self, space: i64) -> bool:
        return self.dice[0] == space or self.dice[1] == space


def new_robot(tables: RobotTables) -> Robot:
    """Before it is dealt a start world."""
    counters = tables.counters
    return Robot(NONE, [], [[]], 0, 0, 0, counters, 0, NONE, False, no_dice(), no_dice())
