"""A second bookkeeper for the robot: what it has after a game, from dice and cards turned up.

It knows the rulebook's text and the printed cards, and nothing of the rules' code: where the dice
go, which lines of the mat follow, and what they give are worked out here once more.
"""

from __future__ import annotations

from typing import NamedTuple

from astrarium.core.match import Match
from tests.games.race.printed import CARDS as BASE
from tests.games.race.printed import Printed as Base
from tests.games.race.printed_more import CARDS
from tests.games.race.printed_more import Printed as More

STORM = [card for card in CARDS if card.expansion == "storm"]
ROW = (
    *("explore 1", "explore 2", "develop 1", "develop 2", "settle 1", "settle 2"),
    *("consume trade", "consume 2x", "produce"),
)
PAIRED = ("explore", "develop", "settle")


class Start(NamedTuple):
    """What a start world gives the robot, and what its counters change."""

    face: str
    credit: int = 1
    economy: int = 0
    cards: int = 4
    explore: tuple[int, int, int] = (1, 3, 1)  # one die, both dice, reaction
    settle: tuple[int, int] = (3, 2)  # action, reaction
    military: bool = False
    free_reaction: bool = False


STARTS = {
    "Old Earth": Start("consume trade"),
    "Epsilon Eridani": Start("develop", economy=1, military=True, free_reaction=True),
    "Alpha Centauri": Start("settle", credit=2, settle=(4, 2), free_reaction=True),
    "New Sparta": Start("settle", settle=(5, 4), military=True, free_reaction=True),
    "Earth's Lost Colony": Start("consume 2x", economy=1),
    "Separatist Colony": Start("explore", explore=(3, 7, 3), military=True, free_reaction=True),
    "Ancient Race": Start("consume trade", credit=0, cards=3),
    "Damaged Alien Factory": Start("produce"),
    "Doomed World": Start("settle"),
}
COUNTERS = {"easy": (1, 6), "medium": (2, 6), "hard": (3, 9)}  # how many there are, and their VP


class Found(NamedTuple):
    """A printed card: W, M or D with its cost or defense, and its VP where they do not vary."""

    shape: str
    number: int
    vp: int


def printed() -> dict[str, Found]:
    known = {}
    cards: list[Base | More] = [*BASE, *STORM]
    for card in cards:
        varies = card.shape == "D" and card.number == 6
        known[card.name] = Found(card.shape, card.number, 0 if varies else int(card.vp))
    return known


PRINTED = printed()


class RobotBook:
    def __init__(self, match: Match) -> None:
        self.flipped = [step.say[5:] for step in match.steps if step.say.startswith("flip ")]
        self.from_deck = [
            step.say[5:]
            for step in match.steps
            if step.say.startswith("draw ")
            and any(event.kind in ("robot-discards", "robot-places") for event in step.events)
        ]
        dealt = [step.say[5:] for step in match.steps if step.say.startswith("deal ")]
        self.world = dealt[1]
        self.start = STARTS[self.world]
        self.counters, self.six_cost = COUNTERS[str(match.rules.options["solo_difficulty"])]
        self.face, self.credit, self.economy = self.start[:3]
        self.stack = self.start.cards
        self.tableau = [self.world]
        self.placed = self.chips = 0
        self.fresh = True  # the counter for one use lies on the mat
        chosen = [step.say[7:] for step in match.steps if step.say.startswith("choose ")]
        rolled = [step.say[5:] for step in match.steps if step.say.startswith("roll ")]
        for at in range(0, len(rolled), 2):
            self.round(chosen[at : at + 2], rolled[at : at + 2])

    # --- dice -------------------------------------------------------------------------------------

    def markers(self, actions: list[str]) -> list[str]:
        names = {"explore +5": "explore 1", "explore +1+1": "explore 2"}
        if actions[0] == actions[1]:
            return [f"{actions[0]} 1", f"{actions[0]} 2"]
        spaces = [names.get(a, f"{a} 1" if a in PAIRED else a) for a in actions]
        return sorted(spaces, key=ROW.index)

    def dice(self, faces: list[str], markers: list[str]) -> list[str]:
        if faces == ["match", "match"]:
            return markers
        lying: list[str] = []
        for face in [self.face if face == "robot" else face for face in faces]:
            if face in PAIRED:
                lying.append(f"{face} 2" if f"{face} 1" in lying else f"{face} 1")
            elif face != "match":
                lying.append(face)
        if "match" in faces:
            left, right = markers
            first, other = (left, right) if left[:-1] == right[:-1] else (right, left)
            lying.append(other if first in lying else first)
        return lying

    # --- the round --------------------------------------------------------------------------------

    def round(self, actions: list[str], faces: list[str]) -> None:
        markers = self.markers(actions)
        dice = self.dice(faces, markers)
        both = [*dice, *markers]
        explores = sum(space.startswith("explore") for space in dice)
        if explores:
            self.stack += self.start.explore[explores - 1]
            self.gain(credit=1)
        elif any(space.startswith("explore") for space in markers):
            self.stack += self.start.explore[2]
        for space in ("develop 1", "develop 2"):
            if space in both:
                self.develop(space in dice)
        for space in ("settle 1", "settle 2"):
            if space in both:
                self.settle(space in dice)
        self.consume("consume trade" in dice, "consume 2x" in dice, markers)
        if "produce" in dice:
            self.gain(economy=1)
            if self.world == "Damaged Alien Factory" and self.face == "produce":
                self.face = "consume trade"

    def gain(self, credit: int = 0, economy: int = 0) -> None:
        self.credit = min(4, self.credit + credit)
        self.economy = min(5, self.economy + economy)

    def develop(self, action: bool) -> None:
        price = 2 if action else 3
        if self.placed < self.counters and self.credit >= price:
            self.credit -= price
            self.placed += 1
            return
        if not action and self.credit == 0:
            return
        self.stack += action
        while self.stack:
            card = self.turn_up()
            six = PRINTED[card].number == 6
            if PRINTED[card].shape != "D" or (six and self.credit == 0):
                continue
            self.credit -= 1 if six or not action else 0
            self.tableau.append(card)
            return

    def settle(self, action: bool) -> None:
        if action and self.world == "Doomed World" and self.fresh:
            self.flee()
            return
        if not action and not self.start.free_reaction and self.credit == 0:
            return
        self.stack += self.start.settle[0 if action else 1]
        wanted = "M" if self.start.military else "W"
        while self.stack:
            card = self.turn_up()
            if PRINTED[card].shape == wanted:
                self.tableau.append(card)
                self.credit -= 0 if action or self.start.free_reaction else 1
                return

    def flee(self) -> None:
        """The first Settle action of Doomed World."""
        card = self.from_deck.pop(0)
        while PRINTED[card].shape != "W" or PRINTED[card].vp < 3:
            card = self.from_deck.pop(0)
        self.fresh = False
        self.tableau.append(card)
        self.tableau.remove("Doomed World")
        self.gain(credit=2, economy=1)

    def consume(self, trade: bool, double: bool, markers: list[str]) -> None:
        if trade or double:
            self.chips += self.economy * (2 if double else 1)
            self.gain(credit=2 if trade else 0, economy=1 if double else 0)
        elif any(space.startswith("consume") for space in markers):
            self.chips += self.economy
        if trade and self.face == "consume trade":
            if self.world == "Old Earth" and self.fresh:
                self.face, self.fresh = "consume 2x", False
            elif self.world == "Damaged Alien Factory":
                self.face = "produce"

    def turn_up(self) -> str:
        self.stack -= 1
        return self.flipped.pop(0)

    def score(self) -> int:
        cards = [PRINTED[card] for card in self.tableau]
        sixes = self.placed + sum(card.shape == "D" and card.number == 6 for card in cards)
        return self.chips + sixes * self.six_cost + sum(card.vp for card in cards)
