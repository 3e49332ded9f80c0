"""Where an orb card may be laid: touching or over the Orb, with something new, no edge eased."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.orb.board import FREE, Board
from astrarium.games.race.orb.plans import Plan
from astrarium.games.race.orb.words import AIRLOCK_CARD, NOWHERE

FITS: Final = 0
OVER_AIRLOCK: Final = 1
OVER_TOKEN: Final = 2
OVER_TEAM: Final = 3
NOTHING_NEW: Final = 4
APART: Final = 5
EASIER: Final = 6  # an edge of the rim would be easier to pass
AT_TEAMS_CARD: Final = 7  # a card drawn for a breeding tube keeps away from the team's card

NO_TEAM: Final = -1  # for a card that was not drawn for a breeding tube
CARD_SQUARES: Final = 6


def fault(board: Board, plan: Plan, at: i64, teams_card: i64) -> i64:
    """FITS, or what is wrong with a card whose top left square would be this one."""
    squares = board.squares
    width = board.width
    covered: i64 = 0
    worst: i64 = FITS
    for r in range(plan.rows):
        for c in range(plan.columns):
            here: i64 = at + r * width + c
            kind = i64(squares[here])
            if kind == NOWHERE:
                continue
            covered += 1
            if kind >= AIRLOCK_CARD:
                # Rule race.artifacts.orb.play.not-over-airlocks.
                return OVER_AIRLOCK
            if worst != FITS:
                continue
            if board.tokens[here] > 0:
                worst = OVER_TOKEN  # Rule race.artifacts.orb.play.not-over-tokens.
            elif board.teams[here] > 0:
                worst = OVER_TEAM  # Rule race.artifacts.orb.play.not-over-teams.
    if worst != FITS:
        return worst
    if covered == CARD_SQUARES:
        # Rule race.artifacts.orb.play.must-cover-new-area.
        return NOTHING_NEW
    if covered == 0 and not touches(board, plan, at):
        return APART  # Rule race.artifacts.orb.play.connected.
    if eases(board, plan, at):
        return EASIER
    if teams_card != NO_TEAM and meets(board, plan, at, teams_card):
        return AT_TEAMS_CARD
    return FITS


def touches(board: Board, plan: Plan, at: i64) -> bool:
    """Has a square of the card a neighbour on the Orb? Corners do not connect."""
    cover = board.cover
    width = board.width
    rows, columns = plan.rows, plan.columns
    below: i64 = at + rows * width
    for c in range(columns):
        if cover[at - width + c] != FREE or cover[below + c] != FREE:
            return True
    for r in range(rows):
        start: i64 = at + r * width
        if cover[start - 1] != FREE or cover[start + columns] != FREE:
            return True
    return False


def eases(board: Board, plan: Plan, at: i64) -> bool:
    """Would the outline of the card make the rim of the Orb easier to pass anywhere?

    Rim is where a square of the Orb ends at nothing: one side only. An edge of the card that lies
    inside the Orb or beyond it is free, and so is the rim under the inner area of the card.
    [race.artifacts.orb.edge.never-better] [race.artifacts.orb.edge.only-rim-matters]
    [race.artifacts.orb.edge.inside-may-open] [race.artifacts.orb.edge.rim-covered-by-interior]
    """
    cover = board.cover
    north = board.north
    west = board.west
    width = board.width
    rows, columns = plan.rows, plan.columns
    across = plan.across
    upright = plan.upright
    for c in range(columns):
        if on_rim(cover, at - width + c, at + c) and across[c] < north[at + c]:
            return True
        below: i64 = at + rows * width + c
        if on_rim(cover, below - width, below) and across[rows * columns + c] < north[below]:
            return True
    for r in range(rows):
        start: i64 = at + r * width
        first: i64 = r * (columns + 1)
        if on_rim(cover, start - 1, start) and upright[first] < west[start]:
            return True
        end: i64 = start + columns
        if on_rim(cover, end - 1, end) and upright[first + columns] < west[end]:
            return True
    return False


def on_rim(cover: vec[u8], one: i64, other: i64) -> bool:
    return (cover[one] == FREE) != (cover[other] == FREE)


def meets(board: Board, plan: Plan, at: i64, card: i64) -> bool:
    """Would the new card lie over, beside or at a corner of what is seen of that card?

    Neighbouring cards share their border, so touching is overlapping.
    [race.artifacts.orb.breeding-tube.no-overlap-with-team-card]
    [race.artifacts.orb.breeding-tube.no-corner-overlap]
    """
    cards = board.cards
    width = board.width
    for r in range(-1, plan.rows + 1):
        start: i64 = at + r * width
        for c in range(-1, plan.columns + 1):
            if cards[start + c] == card:
                return True
    return False


def fitting_places(board: Board, plan: Plan, teams_card: i64, most: i64) -> list[int]:
    """The places for the card's top left square, ascending; no more than `most` of them.

    The same as asking fault() everywhere, in one pass over the board.
    """
    found: list[int] = []
    cover = board.cover
    width = board.width
    rows, columns = plan.rows, plan.columns
    for row in range(1, board.height - rows):
        for column in range(1, width - columns):
            at: i64 = row * width + column
            # FREE adds nothing and BARRED alone is more than a card has squares.
            covered: i64 = 0
            for r in range(rows):
                start: i64 = at + r * width
                covered += i64(cover[start])
                covered += i64(cover[start + 1])
                if columns == 3:
                    covered += i64(cover[start + 2])
            if covered >= CARD_SQUARES:
                continue
            if covered == 0 and not touches(board, plan, at):
                continue
            if eases(board, plan, at):
                continue
            if teams_card != NO_TEAM and meets(board, plan, at, teams_card):
                continue
            found.append(board.place_of(at))
            if len(found) == most:
                return found
    return found


def suggested_places(board: Board, plan: Plan) -> list[int]:
    """Where the card would overlap the Orb or meet it at a side or a corner: ascending."""
    found: list[int] = []
    cover = board.cover
    width = board.width
    for row in range(1, board.height - plan.rows):
        for column in range(1, width - plan.columns):
            at: i64 = row * width + column
            covered: i64 = 0
            for r in range(plan.rows):
                for c in range(plan.columns):
                    covered += i64(cover[at + r * width + c])
            if covered > 0 or touches(board, plan, at) or corners(board, plan, at):
                found.append(board.place_of(at))
    return found


def corners(board: Board, plan: Plan, at: i64) -> bool:
    """Does a corner of the card meet a corner of the Orb? That does not connect them."""
    cover = board.cover
    above: i64 = at - board.width
    below: i64 = at + plan.rows * board.width
    left = cover[above - 1] != FREE or cover[below - 1] != FREE
    return left or cover[above + plan.columns] != FREE or cover[below + plan.columns] != FREE


EVERY_PLACE: Final = 1 << 20
