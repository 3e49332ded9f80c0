"""Numbers with names: squares and edges of orb cards, places, kinds of choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.words import KIND

# Squares. An airlock square is never covered, whatever else is printed on it.
NOWHERE: Final = 0
OPEN: Final = 1
TELEPORT: Final = 2
HATCHERY: Final = 3
ARTIFACT_A: Final = 4
TUBE: Final = 5  # an artifact A on a breeding tube
ARTIFACT_B: Final = 6
AIRLOCK_CARD: Final = 7
AIRLOCK_TELEPORT: Final = 8
LARGE_AIRLOCK: Final = 9
SMALL_AIRLOCK: Final = 10
SQUARES: Final = (
    "nowhere",
    "open",
    "teleport",
    "hatchery",
    "artifact_a",
    "tube",
    "artifact_b",
    "airlock_card",
    "airlock_teleport",
    "large_airlock",
    "small_airlock",
)

# Edges: 0 is open, a wall is more than any laser gate.
OPEN_EDGE: Final = 0
WALL: Final = 15

# Cards: 30 A, 15 B, then the airlocks.
A_CARDS: Final = 30
B_CARDS: Final = 15
ORB_CARDS: Final = A_CARDS + B_CARDS
FIRST_SMALL_AIRLOCK: Final = ORB_CARDS
SMALL_AIRLOCKS: Final = 2
MAIN_AIRLOCK: Final = ORB_CARDS + SMALL_AIRLOCKS
TURNS: Final = 4

TEAMS: Final = 2
STEPS: Final = 4  # Rule race.artifacts.orb.move.four-spaces.

# A place is a row and a column, counted from the top left square of the main airlock. No card can
# lie farther from it than all cards in a row: both numbers are between -256 and 255.
MIDDLE: Final = 256
PLACES: Final = 262144  # 512 * 512
AIRLOCK_ROW: Final = 1
AIRLOCK_COLUMN: Final = 1

# Choices with a small argument.
ORB_ACT: Final = 96 * KIND  # one of the orb actions, or to pass
LAY: Final = 97 * KIND  # this orb card, turned so: card * 4 + turn
TEAM: Final = 98 * KIND  # this team moves now
ORB_CARD: Final = 100 * KIND  # chance: this orb card is drawn
TOKEN: Final = 101 * KIND  # chance: a token of this kind is taken
FIRST_ORB_CHOICE: Final = ORB_ACT

# Choices with a place.
GO: Final = 4 * PLACES  # the team goes there
SPOT: Final = 5 * PLACES  # the card's top left square comes there
STAND: Final = 6 * PLACES  # a team enters the Orb there
RETURN: Final = 8 * PLACES  # a team goes back to an airlock: + team * PLACES
CROSS: Final = 16 * PLACES  # through an edge, with a token: + its kind * PLACES

MOVE_TEAMS: Final = 0
PLAY_CARD: Final = 1
DRAW_CARD: Final = 2
PASS_STEP: Final = 3
ORB_ACTIONS: Final = ("move", "play", "draw", "pass")


def place(row: i64, column: i64) -> i64:
    return (row + MIDDLE) * 512 + column + MIDDLE


def row_of(where: i64) -> i64:
    return where // 512 - MIDDLE


def column_of(where: i64) -> i64:
    return where % 512 - MIDDLE
