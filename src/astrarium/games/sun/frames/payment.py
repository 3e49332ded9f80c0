"""Costs and effects that ask how they are paid, and discs that are automated."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, Frame, SeatFrame, because
from astrarium.games.sun.abilities import REPLACE_RETURNED, ability_of, may_have
from astrarium.games.sun.frames.control import tracks_for
from astrarium.games.sun.reasons import COULD_NOT_GO_ON, TOO_LITTLE_ORE, TOO_LITTLE_POPULATION
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import automate, pay_ore, return_population
from astrarium.games.sun.words import AUTOMATE, EITHER, FOOD, GIVE_BACK, NONE, ORE, PAY_SEAT
from astrarium.parts.bits import bit
from astrarium.parts.program_frames import Steps, list_reason


def replaceable(s: Sun, seat: i64, cubes: i64) -> i64:
    """How many of the cubes that are given back for an action may be ore instead.

    [sun.effect.return-population.cost]
    """
    ability = ability_of(s, seat, REPLACE_RETURNED)
    if ability is None:
        return 0
    return min(cubes, ability.first)


def replacing_ore(s: Sun, seat: i64) -> i64:
    ability = ability_of(s, seat, REPLACE_RETURNED)
    return 0 if ability is None else ability.second


def cost_reason(s: Sun, seat: i64, cost: list[int]) -> i64:
    """LEGAL, or what is lacking. [sun.action.cost-in-full-first]"""
    player = s.players[seat]
    ore: i64 = cost[0]
    cubes: i64 = cost[1] + cost[2]
    if player.ore < ore:
        return because(TOO_LITTLE_ORE, ore)
    if player.population >= cubes:
        return LEGAL
    missing = cubes - player.population
    if missing > replaceable(s, seat, cost[1]):
        return because(TOO_LITTLE_POPULATION, cubes)
    whole = ore + missing * replacing_ore(s, seat)
    return LEGAL if player.ore >= whole else because(TOO_LITTLE_ORE, whole)


def given_back(s: Sun, seat: i64, cost: list[int]) -> i64:
    """The fewest cubes that a seat must give back for this cost."""
    ore: i64 = cost[0]
    cubes: i64 = cost[1]
    others: i64 = cost[2]
    if cubes == 0 or not may_have(s, seat, REPLACE_RETURNED):
        return cubes + others
    price = replacing_ore(s, seat)
    fewest = cubes - replaceable(s, seat, cubes)
    while fewest < cubes and s.players[seat].ore < ore + (cubes - fewest) * price:
        fewest += 1
    return fewest + others


class GiveBack(SeatFrame[Sun]):
    """How many of the cubes are given back; the others are replaced by ore.

    [sun.effect.return-population.cost]
    """

    def __init__(self, player: i64, cubes: i64) -> None:
        super().__init__(player)
        self.cubes = cubes

    def data(self) -> list[int]:
        return [self.player, self.cubes]

    def candidates(self, s: Sun) -> list[int]:
        fewest = self.cubes - replaceable(s, self.player, self.cubes)
        return [GIVE_BACK + cubes for cubes in range(fewest, self.cubes + 1)]

    def reason(self, s: Sun, choice: i64) -> i64:
        cubes = choice - GIVE_BACK
        player = s.players[self.player]
        ore = (self.cubes - cubes) * replacing_ore(s, self.player)
        if player.ore < ore:
            return because(TOO_LITTLE_ORE, ore)
        if player.population < cubes:
            return because(TOO_LITTLE_POPULATION, cubes)
        return LEGAL if self.goes_on(s, cubes) else because(COULD_NOT_GO_ON)

    def goes_on(self, s: Sun, cubes: i64) -> bool:
        """Can the effect begin after this payment? Where no payment lets it, any will do.

        [sun.effect.return-population.cost-and-effect-add-up]
        """
        below = self.below(s)
        if not isinstance(below, Steps) or self.begins(s, below, cubes):
            return True
        fewest = self.cubes - replaceable(s, self.player, self.cubes)
        for other in range(fewest, self.cubes + 1):
            ore = (self.cubes - other) * replacing_ore(s, self.player)
            player = s.players[self.player]
            if player.ore >= ore and player.population >= other and self.begins(s, below, other):
                return False
        return True

    def below(self, s: Sun) -> Frame[Any]:
        """What goes on when this is paid."""
        for stack in s.agenda.lanes:
            if len(stack) > 1 and stack[len(stack) - 1] is self:
                return stack[len(stack) - 2]
        return self

    def begins(self, s: Sun, below: Steps[Sun], cubes: i64) -> bool:
        trial = s.clone()
        self.give(trial, cubes)
        steps = s.rules.programs.nodes[below.node].lists[below.part]
        return list_reason(trial, self.player, steps, s.rules.programs.free) == LEGAL

    def give(self, s: Sun, cubes: i64) -> None:
        pay_ore(s, self.player, (self.cubes - cubes) * replacing_ore(s, self.player))
        return_population(s, self.player, cubes)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        self.give(s, choice - GIVE_BACK)
        s.pop(lane)


class PayOpponent(SeatFrame[Sun]):
    """To whom is the ore paid? [sun.effect.ore.pay-opponent]"""

    def __init__(self, player: i64, ore: i64) -> None:
        super().__init__(player)
        self.ore = ore

    def data(self) -> list[int]:
        return [self.player, self.ore]

    def candidates(self, s: Sun) -> list[int]:
        return [PAY_SEAT + seat for seat in range(len(s.players)) if seat != self.player]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        pay_ore(s, self.player, self.ore, "sun.effect.ore.pay-opponent")
        s.players[choice - PAY_SEAT].ore += self.ore
        s.changed = 1
        s.tell("paid-opponent", choice - PAY_SEAT, self.ore, NONE, "sun.effect.ore.pay-opponent")
        s.pop(lane)


class Automate(SeatFrame[Sun]):
    """From which track, so many more times? [sun.automation.move-disc]"""

    def __init__(self, player: i64, track: i64, left: i64) -> None:
        super().__init__(player)
        self.track = track
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.track, self.left]

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def candidates(self, s: Sun) -> list[int]:
        kinds = bit(FOOD) | bit(ORE) if self.track == EITHER else bit(self.track)
        return [AUTOMATE + track for track in tracks_for(s, self.player, kinds)]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        automate(s, self.player, choice - AUTOMATE)
        s.replace(lane, Automate(self.player, self.track, self.left - 1))
