"""The Orb as a board of squares, in a box that grows with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.orb.plans import Plan
from astrarium.games.race.orb.words import (
    AIRLOCK_CARD,
    AIRLOCK_COLUMN,
    AIRLOCK_ROW,
    AIRLOCK_TELEPORT,
    ARTIFACT_A,
    ARTIFACT_B,
    HATCHERY,
    LARGE_AIRLOCK,
    MAIN_AIRLOCK,
    MIDDLE,
    NOWHERE,
    SMALL_AIRLOCK,
    TELEPORT,
)

# Empty rows and columns around the squares: a card laid against the Orb still has a neighbour of
# each of its squares inside the box, so that nothing that looks at the board need check its bounds.
MARGIN: Final = 4

# How a square may be covered.
FREE: Final = 0  # nothing lies here
COVERABLE: Final = 1
BARRED: Final = 8  # an airlock, a token or a team: more than six squares together
NO_CARD: Final = 255


class Board:
    """What lies on top at each place. Squares are numbered row by row inside the box."""

    top: i64 = 0
    left: i64 = 0
    height: i64 = 0
    width: i64 = 0
    home: i64 = 0  # the large airlock: its left square stands for both

    def __init__(self, squares: vec[u8], teleports: list[int], laid: list[int]) -> None:
        # A new board has no square, and a clone takes over its layers one by one.
        self.squares = squares
        self.cards = squares  # the card that is seen here, or NO_CARD
        self.north = squares  # the edge above the square
        self.west = squares  # the edge to the left of it
        self.tokens = squares  # 1 where an artifact token lies
        self.teams = squares  # how many survey teams stand here
        self.cover = squares  # FREE, COVERABLE or BARRED
        self.teleports = teleports  # the squares with a teleport that is seen, ascending
        self.laid = laid  # cards in the order they came: card, turn, row, column

    def clone(self) -> Board:
        """A clone shares all lists: they are replaced and never changed in place."""
        other = Board(self.squares, self.teleports, self.laid)
        other.top = self.top
        other.left = self.left
        other.height = self.height
        other.width = self.width
        other.home = self.home
        other.cards = self.cards
        other.north = self.north
        other.west = self.west
        other.tokens = self.tokens
        other.teams = self.teams
        other.cover = self.cover
        return other

    # --- places ---------------------------------------------------------------------------------

    def at(self, row: i64, column: i64) -> i64:
        """The number of the square at a place inside the box."""
        return (row - self.top) * self.width + column - self.left

    def at_place(self, where: i64) -> i64:
        return self.at(where // 512 - MIDDLE, where % 512 - MIDDLE)

    def holds(self, row: i64, column: i64) -> bool:
        """Is there a square of the Orb? The place may be anywhere."""
        row -= self.top
        column -= self.left
        if row < 0 or column < 0 or row >= self.height or column >= self.width:
            return False
        return self.squares[row * self.width + column] != NOWHERE

    def place_of(self, square: i64) -> i64:
        row = square // self.width + self.top
        column = square % self.width + self.left
        return (row + MIDDLE) * 512 + column + MIDDLE

    def space(self, square: i64) -> i64:
        """The square that stands for the space: the large airlock is one.

        [race.artifacts.orb.move.large-airlock-is-one-space]
        """
        return self.home if self.squares[square] == LARGE_AIRLOCK else square

    # --- what changes ---------------------------------------------------------------------------

    def lay(self, plan: Plan, card: i64, turn: i64, row: i64, column: i64) -> None:
        """A card comes on top: its squares and all its edges replace what was seen there."""
        if not self.make_room(row, column, plan.rows, plan.columns):
            self.squares = self.squares[:]
            self.cards = self.cards[:]
            self.north = self.north[:]
            self.west = self.west[:]
            self.tokens = self.tokens[:]
            self.cover = self.cover[:]
        self.laid = [*self.laid, card, turn, row, column]
        columns = plan.columns
        for r in range(plan.rows + 1):
            for c in range(columns):
                above: i64 = plan.across[r * columns + c]
                self.north[self.at(row + r, column + c)] = u8(above)
        for r in range(plan.rows):
            for c in range(columns + 1):
                beside: i64 = plan.upright[r * (columns + 1) + c]
                self.west[self.at(row + r, column + c)] = u8(beside)
            for c in range(columns):
                kind: i64 = plan.squares[r * columns + c]
                here = self.at(row + r, column + c)
                self.squares[here] = u8(kind)
                self.cards[here] = u8(card)
                # Rule race.artifacts.orb.play.new-tokens.
                self.tokens[here] = u8(1 if ARTIFACT_A <= kind <= ARTIFACT_B else 0)
                self.judge(here)
        self.find_teleports()

    def judge(self, square: i64) -> None:
        """Whether a new card may cover this square; `cover` is already a copy.

        [race.artifacts.orb.play.not-over-airlocks] [race.artifacts.orb.play.over-teleports]
        [race.artifacts.orb.play.over-empty-token-squares]
        """
        kind = i64(self.squares[square])
        if kind == NOWHERE:
            self.cover[square] = u8(FREE)
        elif kind >= AIRLOCK_CARD or self.tokens[square] > 0 or self.teams[square] > 0:
            self.cover[square] = u8(BARRED)
        else:
            self.cover[square] = u8(COVERABLE)

    def take_token(self, square: i64) -> None:
        self.tokens = self.tokens[:]
        self.cover = self.cover[:]
        self.tokens[square] = u8(0)
        self.judge(square)

    def count_teams(self, square: i64, more: i64) -> None:
        """A team comes to a square (1) or leaves it (-1)."""
        self.teams = self.teams[:]
        self.cover = self.cover[:]
        count = i64(self.teams[square])
        self.teams[square] = u8(count + more)
        self.judge(square)

    def find_teleports(self) -> None:
        squares = self.squares
        everywhere = range(self.height * self.width)
        self.teleports = [
            at for at in everywhere if squares[at] == TELEPORT or squares[at] == AIRLOCK_TELEPORT
        ]

    def make_room(self, row: i64, column: i64, rows: i64, columns: i64) -> bool:
        """Widen the box, if need be, so that the margin stays around these squares."""
        top = min(self.top, row - MARGIN)
        left = min(self.left, column - MARGIN)
        bottom = max(self.top + self.height, row + rows + MARGIN)
        right = max(self.left + self.width, column + columns + MARGIN)
        height = bottom - top
        width = right - left
        if height == self.height and width == self.width:
            return False
        down = self.top - top
        over = self.left - left
        self.squares = self._moved(self.squares, height, width, down, over, NOWHERE)
        self.cards = self._moved(self.cards, height, width, down, over, NO_CARD)
        self.north = self._moved(self.north, height, width, down, over, 0)
        self.west = self._moved(self.west, height, width, down, over, 0)
        self.tokens = self._moved(self.tokens, height, width, down, over, 0)
        self.teams = self._moved(self.teams, height, width, down, over, 0)
        self.cover = self._moved(self.cover, height, width, down, over, FREE)
        self.top = top
        self.left = left
        self.height = height
        self.width = width
        self.home = self.at(AIRLOCK_ROW, AIRLOCK_COLUMN)
        return True

    def _moved(
        self, old: vec[u8], height: i64, width: i64, down: i64, over: i64, empty: i64
    ) -> vec[u8]:
        new = vec[u8]([u8(empty)] * (height * width))
        for row in range(self.height):
            start: i64 = (row + down) * width + over
            for column in range(self.width):
                new[start + column] = old[row * self.width + column]
        return new

    # --- what is seen ---------------------------------------------------------------------------

    def hatcheries(self) -> i64:
        """Covered ones are not seen. [race.artifacts.scoring.covered-hatchery-does-not-count]"""
        return len([at for at in range(self.height * self.width) if self.squares[at] == HATCHERY])

    def airlocks(self) -> list[int]:
        """The airlock spaces in play, ascending: the large one and the small ones."""
        squares = range(self.height * self.width)
        return [at for at in squares if self.squares[at] == SMALL_AIRLOCK or at == self.home]


def new_board(main: Plan) -> Board:
    """The main airlock alone. [race.artifacts.orb.setup.main-airlock]"""
    board = Board(vec[u8]([]), [], [])
    board.lay(main, MAIN_AIRLOCK, 0, 0, 0)
    return board
