"""What the robot has: plain data, no decisions."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.part import PartState
from astrarium.games.race.robot.mat import RobotTables, no_dice
from astrarium.games.race.words import NONE
from astrarium.parts.sets import insert_sorted


class Robot(PartState):
    """[race.storm.solo.robot.tableau-without-goods]"""

    world: i64 = NONE  # the start world it was dealt
    vp: i64 = 0  # in chips
    credit: i64 = 0
    economy: i64 = 0
    counters: i64 = 0  # 6-cost counters not yet placed
    placed: i64 = 0  # ... and those in its tableau
    face: i64 = NONE  # what the "robot =" counter shows
    spent: bool = False  # the mat counter for one use was discarded

    def __init__(
        self, tableau: list[int], stack: list[list[int]], faces: list[int], dice: list[int]
    ) -> None:
        self.tableau = tableau
        # The draw stack as bags, the top one last: nobody knows the order within a bag, but what
        # was drawn after a reshuffle lies above what was drawn before it.
        self.stack = stack
        self.faces = faces  # the dice as rolled
        self.dice = dice  # ... and the spaces they lie on

    def clone(self) -> Robot:
        stack = [bag[:] for bag in self.stack]
        other = Robot(self.tableau[:], stack, self.faces[:], self.dice[:])
        other.world = self.world
        other.vp = self.vp
        other.credit = self.credit
        other.economy = self.economy
        other.counters = self.counters
        other.placed = self.placed
        other.face = self.face
        other.spent = self.spent
        return other

    def stack_size(self) -> i64:
        return len(self.stack_cards())

    def stack_cards(self) -> list[int]:
        return [card for bag in self.stack for card in bag]

    def put_on_stack(self, card: i64) -> None:
        insert_sorted(self.stack[len(self.stack) - 1], card)

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

    def has_die_on(self, space: i64) -> bool:
        return self.dice[0] == space or self.dice[1] == space


def new_robot(tables: RobotTables) -> Robot:
    """Before it is dealt a start world."""
    robot = Robot([], [[]], no_dice(), no_dice())
    robot.counters = tables.counters
    return robot
