"""Equal dice rolled together: chance answers with how many show each face, not with an order.

One answer is at most eight dice: 1,287 different ones with six faces, whose weights add up to 6**8.
A larger roll is several answers, one after another, and takes effect once.
"""

from __future__ import annotations

from math import factorial
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import BadNotation
from astrarium.core.frame import ChanceFrame
from astrarium.core.position import Position

S = TypeVar("S", bound=Position[Any])

MOST: Final = 8  # dice in one answer
FACE_BITS: Final = 8  # counts of faces are packed: at most 255 dice of a face
FACE_MASK: Final = 0xFF


class Dice:
    """All answers of one to eight dice, numbered: fewer dice first, then in order of their faces.

    Faces are numbers from 0; `signs` are their letters in notation, such as "123456".
    """

    def __init__(self, signs: str) -> None:
        faces = len(signs)
        self.signs = signs
        self.faces: i64 = faces
        # One die of each face, packed. Compiled, a 1 that is shifted is too small for it.
        self.one_of: list[int] = [256**face for face in range(faces)]
        self.first: list[int] = [0, 0]  # the number of the first answer of so many dice
        self.ways: list[int] = []  # of n dice with f faces: at n * (faces + 1) + f
        self.shown: list[list[int]] = []  # each answer as its faces, ascending
        self.weights: list[int] = []
        for dice in range(MOST + 1):
            for kinds in range(faces + 1):
                self.ways.append(1 if dice == 0 else _multisets(dice, kinds))
        for dice in range(1, MOST + 1):
            self._list([], dice)
            self.first.append(len(self.shown))

    def _list(self, shown: list[int], left: int) -> None:
        if left == 0:
            self.shown.append(shown)
            self.weights.append(_orders(shown))
            return
        for face in range(shown[-1] if shown else 0, self.faces):
            self._list([*shown, face], left - 1)

    @property
    def span(self) -> i64:
        """How many answers there are: a verb of the game needs room for them."""
        return len(self.shown)

    def total(self, dice: i64) -> i64:
        """The sum of all weights."""
        total: i64 = 1
        for _ in range(dice):
            total *= self.faces
        return total

    def rolled(self, dice: i64, roll: i64) -> i64:
        """The answer for a roll from 0 to total - 1, which is the dice one by one."""
        counts: i64 = 0
        for _ in range(dice):
            counts += self.one_of[roll % self.faces]
            roll //= self.faces
        return self.number_of(counts, dice)

    def number_of(self, counts: i64, dice: i64) -> i64:
        """The number of the answer with so many of each face."""
        number: i64 = self.first[dice]
        left = dice
        for face in range(self.faces):
            here = (counts >> (FACE_BITS * face)) & FACE_MASK
            # Those before it have more dice of this face, and any of the faces after it.
            for more in range(here + 1, left + 1):
                number += self.ways[(left - more) * (self.faces + 1) + self.faces - face - 1]
            left -= here
        return number

    def counts(self, answer: i64) -> i64:
        """How many dice of an answer show each face, packed."""
        packed: i64 = 0
        for face in self.shown[answer]:
            packed += self.one_of[face]
        return packed

    # --- notation -----------------------------------------------------------------------------

    def say(self, answer: i64) -> str:
        """The signs of the faces, ascending: "1136"."""
        if not 0 <= answer < self.span:
            raise BadNotation(f"{answer} is no roll of these dice")
        return "".join([self.signs[face] for face in self.shown[answer]])

    def parse(self, text: str) -> int:
        """Signs in any order, for one to eight dice."""
        strange = sorted(set(text) - set(self.signs))
        if strange:
            raise BadNotation(f"'{strange[0]}' in '{text}' is no face; faces are {self.signs}")
        if not 1 <= len(text) <= MOST:
            raise BadNotation(f"'{text}' has {len(text)} dice; one answer has 1 to {MOST}")
        counts = sum(self.one_of[self.signs.index(sign)] for sign in text)
        return self.number_of(counts, len(text))


def _multisets(dice: int, faces: int) -> int:
    if faces == 0:
        return 0
    return factorial(dice + faces - 1) // (factorial(dice) * factorial(faces - 1))


def _orders(shown: list[int]) -> int:
    """In how many orders these faces can be rolled."""
    orders = factorial(len(shown))
    for face in set(shown):
        orders //= factorial(shown.count(face))
    return orders


def shows(counts: i64, face: i64) -> i64:
    """How many of the rolled dice show a face."""
    return (counts >> (FACE_BITS * face)) & FACE_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(ChanceFrame[S]):
    """So many dice still to roll, and what the others show."""

    def __init__(self, left: i64, counts: i64) -> None:
        self.left = left
        self.counts = counts

    def purpose(self) -> str:
        return "dice"

    def dice(self, s: S) -> Dice:
        raise NotImplementedError

    def verb(self) -> i64:
        """What is added to the number of an answer to make a choice of it."""
        raise NotImplementedError

    def going_on(self, left: i64, counts: i64) -> Roll[S]:
        """The same roll with fewer dice left."""
        raise NotImplementedError

    def done(self, s: S, lane: i64, counts: i64) -> None:
        """All dice lie: what comes of them. The roll is off the agenda."""
        raise NotImplementedError

    def now(self) -> i64:
        return self.left if self.left < MOST else MOST

    def total(self, s: S) -> i64:
        return self.dice(s).total(self.now())

    def outcome(self, s: S, roll: i64) -> i64:
        return self.verb() + self.dice(s).rolled(self.now(), roll)

    def candidates(self, s: S) -> list[int]:
        first = self.dice(s).first
        now = self.now()
        return [self.verb() + answer for answer in range(first[now], first[now + 1])]

    def weights(self, s: S) -> list[int]:
        dice = self.dice(s)
        now = self.now()
        return dice.weights[dice.first[now] : dice.first[now + 1]]

    def take(self, s: S, lane: i64, choice: i64) -> None:
        counts = self.counts + self.dice(s).counts(choice - self.verb())
        left = self.left - self.now()
        if left > 0:
            s.replace(lane, self.going_on(left, counts))
        else:
            s.pop(lane)
            self.done(s, lane, counts)
