"""What chance is asked for the robot: its start world, its dice, its cards."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, NOBODY, RIVAL, WAIT, ChanceFrame
from astrarium.games.race.frames.deck import FromDeck, deck_has_card
from astrarium.games.race.frames.setup import StartWorldComes
from astrarium.games.race.robot.access import mat_of, pay_credit, robot_of
from astrarium.games.race.robot.mat import DEVELOPMENT, MILITARY_WORLD, Line
from astrarium.games.race.robot.scoring import is_six_cost
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, NONE, TURN
from astrarium.parts.sets import without


class DealRobotWorld(StartWorldComes):
    """Every start world that the player was not dealt is equally likely; all see it.

    [race.storm.solo.setup.start-worlds-dealt]
    """

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.pop(lane)
        card = choice % KIND
        s.starters = without(s.starters, card)
        give_world(s, card)


def give_world(s: Race, card: i64) -> None:
    """The robot's start world decides how its mat looks and where its markers begin.

    [race.storm.solo.robot.start-world-sets-robot-face]
    [race.storm.solo.setup.special-counters-by-start-world]
    """
    robot = robot_of(s)
    robot.world = card
    robot.tableau.append(card)
    mat = mat_of(s)
    robot.face = mat.face
    robot.credit = mat.credit
    robot.economy = mat.economy
    rule = "race.storm.solo.setup.start-worlds-dealt"
    s.tell("robot-world", RIVAL, 0, card, rule)
    s.tell("robot-face", RIVAL, robot.face, NONE, "race.storm.solo.setup.robot-counter-placed")


class RobotDraw(FromDeck):
    """Cards go from the deck onto the robot's draw stack, seen by nobody.

    [race.storm.solo.robot.draw-means-unseen]
    """

    def __init__(self, left: i64) -> None:
        self.left = left

    def advance(self, s: Race, lane: i64) -> i64:
        """[race.base.deck.draw-lost]"""
        if self.left == 0:
            return DONE
        if deck_has_card(s):
            return WAIT
        s.tell("robot-draw-lost", RIVAL, self.left, NONE, "race.base.deck.draw-lost")
        return DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        # First onto the stack: taking the last card of the deck reshuffles it.
        robot_of(s).put_on_stack(card)
        s.take_from_deck(card)
        s.replace(lane, RobotDraw(self.left - 1))

    def audience(self, s: Race, choice: i64) -> i64:
        return NOBODY


def draw_for_robot(s: Race, lane: i64, amount: i64, rule: str) -> None:
    if amount > 0:
        s.tell("robot-draws", RIVAL, amount, NONE, rule)
        s.push(lane, RobotDraw(amount))


class RobotFlip(ChanceFrame[Race]):
    """The top card of the robot's draw stack is turned up for all, until one fits.

    [race.storm.solo.robot.flip-one-at-a-time] [race.storm.solo.robot.flip-ends-with-empty-stack]
    """

    def __init__(self, line: i64) -> None:
        self.line = line

    def purpose(self) -> str:
        return "robot"

    def advance(self, s: Race, lane: i64) -> i64:
        if robot_of(s).stack_size() > 0:
            return WAIT
        nothing_found(s)
        return DONE

    def candidates(self, s: Race) -> list[int]:
        return [TURN + card for card in sorted(set(robot_of(s).top_bag()))]

    def weights(self, s: Race) -> list[int]:
        bag = robot_of(s).top_bag()
        return [bag.count(choice - TURN) for choice in self.candidates(s)]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        robot_of(s).take_from_stack(card)
        turned_up(s, lane, line_of(s, self.line), card)


class RobotFlipDeck(FromDeck):
    """The deck's top card is turned up for all, until one fits; at most `left` cards.

    [race.storm.solo.start.doomed-world.first-settle-flips-deck]
    """

    def __init__(self, line: i64, left: i64) -> None:
        self.line = line
        self.left = left

    def advance(self, s: Race, lane: i64) -> i64:
        if self.left > 0 and deck_has_card(s):
            return WAIT
        nothing_found(s)
        return DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        s.replace(lane, RobotFlipDeck(self.line, self.left - 1))
        s.take_from_deck(card)
        turned_up(s, lane, line_of(s, self.line), card)


def flip(s: Race, lane: i64, number: i64) -> None:
    if line_of(s, number).from_deck:
        # Every card comes up within this many flips, those of the discard pile too.
        most = 2 * s.deck.size + s.discard.size
        s.push(lane, RobotFlipDeck(number, most))
    else:
        s.push(lane, RobotFlip(number))


def turned_up(s: Race, lane: i64, line: Line, card: i64) -> None:
    """[race.storm.solo.robot.place-means-tableau] [race.storm.solo.robot.flip-discards-misses]"""
    if fits(s, line, card):
        s.pop(lane)
        robot_of(s).tableau.append(card)
        s.tell("robot-places", RIVAL, 1, card, "race.storm.solo.robot.place-means-tableau")
        pay_credit(s, price_of(s, line, card), "race.storm.solo.robot.credit-use")
    else:
        s.throw_away_openly(card)
        s.tell("robot-discards", RIVAL, 1, card, "race.storm.solo.robot.flip-discards-misses")


def fits(s: Race, line: Line, card: i64) -> bool:
    """Is it what the robot looks for? A 6-cost development that it cannot pay is not.

    [race.storm.solo.develop.action-six-cost-without-credit]
    """
    tables = s.tables
    # Only where a line asks for it: Doomed World is worth less than nothing, and a world.
    if line.least_vp > 0 and tables.vp[card] < line.least_vp:
        return False
    if line.find == DEVELOPMENT:
        return not tables.world[card] and robot_of(s).credit >= price_of(s, line, card)
    wants_military = line.find == MILITARY_WORLD
    return bool(tables.world[card]) and bool(tables.military_world[card]) == wants_military


def price_of(s: Race, line: Line, card: i64) -> i64:
    """[race.storm.solo.develop.action-six-cost-with-credit]"""
    return line.pay_six if is_six_cost(s.tables, card) else line.pay


def nothing_found(s: Race) -> None:
    rule = "race.storm.solo.robot.flip-ends-with-empty-stack"
    s.tell("robot-finds-nothing", RIVAL, 0, NONE, rule)


def line_of(s: Race, number: i64) -> Line:
    return mat_of(s).line(number, robot_of(s).spent)
