"""The Orb: teams go for the nearest token, cards are laid where they help, tokens are used up.

A used token scores like an unused one, so whatever a token can save is worth taking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.bots.race.tableau import tableau_of
from astrarium.core.frame import Frame
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.frames.development import TokensForDevelopment
from astrarium.games.race.orb.frames.move import MoveTeams
from astrarium.games.race.orb.frames.play import LayCard, PlaceCard
from astrarium.games.race.orb.frames.step import OrbTurn, ReturnTeams
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.orb.moving import FAR, distances
from astrarium.games.race.orb.placing import EVERY_PLACE, fitting_places
from astrarium.games.race.orb.powers import FOR_COST
from astrarium.games.race.orb.tables import UPLIFT, OrbTables
from astrarium.games.race.orb.view import token_places
from astrarium.games.race.orb.words import (
    ARTIFACT_A,
    ARTIFACT_B,
    CROSS,
    DRAW_CARD,
    GO,
    HATCHERY,
    LAY,
    MOVE_TEAMS,
    ORB_ACT,
    PASS_STEP,
    PLACES,
    PLAY_CARD,
    SPOT,
    STAND,
    TEAM,
    column_of,
    row_of,
)
from astrarium.games.race.scoring import general_military
from astrarium.games.race.state import Race
from astrarium.games.race.words import CONQUER, CONSUME, ENOUGH, FLIP, LOOSE, NONE, SELL, STOP

LONG_WAY = 40  # steps: farther than any token that is worth a walk
ENOUGH_CARDS = 4  # orb cards in hand from which on no more are drawn
MOST_PLACES = 60  # places that are compared for a card
A_TOKEN = 2.0  # what a token is worth, about


class Survey:
    """The Orb as one seat sees it."""

    def __init__(self, s: Race, seat: int) -> None:
        orb, player = orb_of(s), s.players[seat]
        self.tables: OrbTables = orb.tables
        self.mine = orb.seats[seat]
        self.teams = [int(where) for where in self.mine.teams if where != NONE]
        self.board: Board = orb.board
        self.tokens = token_places(orb.board)
        self.military = general_military(s.tables, player) + int(player.temporary)
        self.steps = tableau_of(s.tables, tuple(player.tableau)).team_steps()
        self.uplift = sum(
            1
            for kind in self.mine.tokens + self.mine.used
            if orb.tables.token_kinds[kind].family == UPLIFT
        )

    def steps_from(self, where: int, military: int) -> list[int]:
        """The steps from a place to every square; FAR where there is no way."""
        return list(distances(self.board, self.board.at_place(where), LONG_WAY, military))

    def nearest(self, where: int, military: int | None = None) -> tuple[int, int]:
        """The token that is reached soonest from a place, and the steps to it; FAR if none."""
        far = self.steps_from(where, self.military if military is None else military)
        best = min(
            ((far[self.board.at_place(each)], each) for each in self.tokens),
            default=(FAR, NONE),
        )
        return best[1], best[0]


def explore_bonus(s: Race, seat: int) -> float:
    """What an orb step would bring: a token within reach, or nearer."""
    if s.tables.orb is None:
        return 0.0
    survey = Survey(s, seat)
    ways = [survey.nearest(where)[1] for where in survey.teams]
    near = [A_TOKEN * min(1.0, survey.steps / steps) for steps in ways if steps != FAR]
    return max(near, default=0.0)


# --- the orb step ---------------------------------------------------------------------------------


def turn(survey: Survey, frame: OrbTurn, options: list[int]) -> int:
    """Move while there is a token to be had, lay what is in hand, else draw."""
    if ORB_ACT + PASS_STEP in options and _stuck(survey):
        return ORB_ACT + PASS_STEP
    if ORB_ACT + MOVE_TEAMS in options:
        return ORB_ACT + MOVE_TEAMS
    if ORB_ACT + PLAY_CARD in options and survey.mine.hand:
        return ORB_ACT + PLAY_CARD
    if ORB_ACT + DRAW_CARD in options and len(survey.mine.hand) < ENOUGH_CARDS:
        return ORB_ACT + DRAW_CARD
    return ENOUGH if ENOUGH in options else options[0]


def _stuck(survey: Survey) -> bool:
    """No team gets to any token, but from the large airlock there is a way."""
    home = int(survey.board.place_of(survey.board.home))
    if any(survey.nearest(where)[1] != FAR for where in survey.teams):
        return False
    return home not in survey.teams and survey.nearest(home)[1] != FAR


def bring_back(survey: Survey, frame: ReturnTeams, options: list[int]) -> int:
    home = int(survey.board.place_of(survey.board.home))
    for option in options:
        if option != ENOUGH and option % PLACES == home:
            return option
    return options[0]


def move(survey: Survey, frame: MoveTeams, options: list[int]) -> int:
    if frame.team == NONE:
        return min(option for option in options if option >= TEAM)
    here = int(survey.mine.teams[frame.team])
    taking = [option for option in options if option >= GO and option % PLACES in survey.tokens]
    if taking:
        return min(taking, key=lambda option: (option >= CROSS, option))
    helped = _token_that_helps(survey, here, int(frame.left), options)
    if helped is not None:
        return helped
    return _nearer(survey, here, options)


def _token_that_helps(survey: Survey, here: int, left: int, options: list[int]) -> int | None:
    """A token that brings another one within reach in this movement."""
    for option in options:
        if not FLIP <= option < FLIP + FOR_COST:
            continue
        kind = survey.tables.token_kinds[option - FLIP]
        military = survey.military + int(kind.military)
        if survey.nearest(here, military)[1] <= left + int(kind.moves):
            return option
    return None


def _nearer(survey: Survey, here: int, options: list[int]) -> int:
    """Towards the token that can be reached soonest, gates left aside if need be."""
    for military in (survey.military, 14):
        now = survey.nearest(here, military)[1]
        if now == FAR:
            continue
        steps = {
            option: survey.nearest(option - GO, military)[1]
            for option in options
            if GO <= option < SPOT
        }
        best = min(steps, key=lambda option: (steps[option], option), default=ENOUGH)
        if best != ENOUGH and steps[best] < now:
            return best
    return ENOUGH


def enter(survey: Survey, frame: EnterTeam, options: list[int]) -> int:
    return min(options, key=lambda option: (survey.nearest(option - STAND)[1], option))


# --- laying cards ---------------------------------------------------------------------------------


def lay(survey: Survey, frame: LayCard, options: list[int]) -> int:
    """The card and turn whose best place is worth most; none rather than one that harms."""
    best, worth = ENOUGH, 0.0
    for option in options:
        if option == ENOUGH:
            continue
        plan = survey.tables.plans[option - LAY]
        places = fitting_places(survey.board, plan, frame.teams_card, EVERY_PLACE)
        value = max(value_of(survey, option - LAY, where) for where in _some(places))
        if best == ENOUGH or value > worth:
            best, worth = option, value
    if ENOUGH in options and worth <= 0:
        return ENOUGH
    return best


def _some(places: list[int]) -> list[int]:
    step = len(places) // MOST_PLACES + 1
    return places[::step]


def put(survey: Survey, frame: PlaceCard, options: list[int]) -> int:
    lying = int(frame.lay)
    return max(options, key=lambda option: (value_of(survey, lying, option - SPOT), -option))


def value_of(survey: Survey, lying: int, where: int) -> float:
    """New tokens near our teams, hatcheries for our Uplift tokens, none lost."""
    board = survey.board
    plan = survey.tables.plans[lying]
    top, left = int(row_of(where)), int(column_of(where))
    value = 0.0
    for at, kind in enumerate(plan.squares):
        row, column = top + at // int(plan.columns), left + at % int(plan.columns)
        covered = HATCHERY if board.holds(row, column) and _is_hatchery(board, row, column) else 0
        if ARTIFACT_A <= kind <= ARTIFACT_B:
            value += 2.0 - 0.1 * _away(survey, row, column)
        value += 0.5 * survey.uplift * ((kind == HATCHERY) - (covered == HATCHERY))
    return value


def _is_hatchery(board: Board, row: int, column: int) -> bool:
    return bool(board.squares[board.at(row, column)] == HATCHERY)


def _away(survey: Survey, row: int, column: int) -> int:
    """As the crow flies, from our nearest team."""
    return min(
        (
            abs(int(row_of(where)) - row) + abs(int(column_of(where)) - column)
            for where in survey.teams
        ),
        default=0,
    )


# --- tokens in other phases -----------------------------------------------------------------------


def token_first(options: list[int]) -> int | None:
    """A token that can be turned up now, if one can: it scores all the same."""
    if CONQUER in options:
        return None  # nothing is needed
    flips = [option for option in options if FLIP <= option < ENOUGH]
    return flips[0] if flips else None


def without_tokens(options: list[int]) -> list[int]:
    return [option for option in options if option < FLIP or option == ENOUGH]


def develop(survey: Survey, frame: TokensForDevelopment, options: list[int]) -> int:
    return options[0]


def loose_good(options: list[int]) -> int | None:
    """The good of a token goes before the goods of worlds, which would keep."""
    for option in (CONSUME + LOOSE, SELL + LOOSE):
        if option in options:
            return option
    return None


def answer(s: Race, seat: int, frame: Frame[Race], options: list[int]) -> int | None:
    """What to do on the Orb and with tokens; None where neither matters."""
    on_the_orb = ORB_ANSWERS.get(type(frame))
    if on_the_orb is not None:
        return on_the_orb(Survey(s, seat), frame, options)
    good = loose_good(options)
    if good is not None:
        return good
    only_tokens = not [option for option in without_tokens(options) if option != STOP]
    return token_first(options) if only_tokens or type(frame) in (TakeWorld, SellGood) else None


Answer = Callable[[Survey, Any, list[int]], int]

ORB_ANSWERS: Final[dict[type[Frame[Race]], Answer]] = {
    OrbTurn: turn,
    ReturnTeams: bring_back,
    MoveTeams: move,
    EnterTeam: enter,
    LayCard: lay,
    PlaceCard: put,
    TokensForDevelopment: develop,
}
