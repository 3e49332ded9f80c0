"""The fields of a position: clone, snapshot and views forget none of them."""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.core.agenda import new_agenda
from astrarium.games.race.draft.state import new_draft
from astrarium.games.race.draft.view import DRAFT, MEMORY, PILE
from astrarium.games.race.extras import EXTRAS, Extras, SeatExtras, new_extras
from astrarium.games.race.extras import SEAT as SEAT_EXTRAS
from astrarium.games.race.flow import Round
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.goals.view import GOALS
from astrarium.games.race.orb.state import Orb, new_orb
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.view import ORB, SEAT
from astrarium.games.race.robot.state import new_robot
from astrarium.games.race.robot.view import ROBOT
from astrarium.games.race.state import PLAYER, POSITION, Player, Race, new_player, new_position
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.checks.fields import attributes, faults

CARDS = 5


def fresh_player() -> Player:
    return new_player(CARDS)


def fresh_position() -> Race:
    rules = cast(RaceRules, astrarium.rules("race", 3))
    return new_position(rules, new_agenda(3, Round(0)))


def test_a_player_forgets_nothing() -> None:
    assert faults(PLAYER, fresh_player) == []


def test_a_position_forgets_nothing() -> None:
    beside = {"rules", "tables", "agenda", "first_seat", "sink", "extras", "over"}
    assert faults(POSITION, fresh_position, beside) == []


def fresh_extras() -> Extras:
    extras = new_extras(cast(RaceRules, astrarium.rules("race", 2, {"expansion": "storm"})))
    assert extras is not None
    return extras


def test_what_expansions_add_to_a_seat_forgets_nothing() -> None:
    assert faults(SEAT_EXTRAS, lambda: SeatExtras([], [], NONE, 0)) == []
    assert faults(EXTRAS, fresh_extras, {"states", "own_piles"}) == []


def test_of_what_is_stored_others_see_how_much_it_is() -> None:
    extras, other = fresh_extras(), fresh_extras()
    extras.seats[0].stored = [3, 4]
    seen = EXTRAS.seen(extras, None, 0)
    assert seen["seats"][0]["stored"] == 2
    EXTRAS.guess(other, seen)
    assert other.seats[0].stored == [0, 0]


def test_goals_forget_nothing() -> None:
    assert faults(GOALS, lambda: Goals([], [], [], 0)) == []


def test_a_robot_forgets_nothing() -> None:
    rules = cast(RaceRules, astrarium.rules("race", 1, {"expansion": "storm"}))
    assert rules.robot is not None
    printed = rules.robot
    assert faults(ROBOT, lambda: new_robot(printed)) == []


def test_a_draft_forgets_nothing() -> None:
    assert faults(DRAFT, lambda: new_draft(2, CARDS), {"piles", "memories"}) == []
    assert faults(PILE, lambda: new_draft(2, CARDS).piles[0]) == []
    assert faults(MEMORY, lambda: new_draft(2, CARDS).memories[0]) == []


def printed_orb() -> OrbTables:
    rules = cast(RaceRules, astrarium.rules("race", 2, {"expansion": "artifacts", "orb": True}))
    assert rules.orb is not None
    return rules.orb


def test_a_seat_of_the_orb_forgets_nothing() -> None:
    printed = printed_orb()
    assert faults(SEAT, lambda: new_orb(printed, 2).seats[0], {"teams"}) == []
    mine = new_orb(printed, 2).seats[0]
    mine.teams = [7, 8]
    copy = mine.clone()
    assert copy.teams == [7, 8]


def test_an_orb_forgets_nothing() -> None:
    printed = printed_orb()
    beside = {"tables", "board", "cards", "tokens", "seats", "pile"}
    assert faults(ORB, lambda: new_orb(printed, 2), beside) == []


def grown_orb() -> Orb:
    """Cards to the north and to the west of the main airlock, a team, a token that is gone."""
    orb = new_orb(printed_orb(), 2)
    board, plans = orb.board, orb.tables.plans
    board.lay(plans[0], 0, 0, -2, 0)
    board.lay(plans[4], 1, 0, 0, -3)
    orb.set_team(0, 0, board.place_of(board.home))
    return orb


def test_a_clone_of_an_orb_is_the_same_and_stays_so() -> None:
    orb = grown_orb()
    names = attributes(orb.board)
    assert {"top", "left", "home", "cards", "north", "west", "teams", "cover", "laid"} <= set(names)
    before = {name: getattr(orb.board, name) for name in names}
    copy = orb.clone()
    assert {name: getattr(copy.board, name) for name in names} == before
    copy.board.lay(copy.tables.plans[8], 2, 0, 3, 0)
    copy.set_team(1, 0, copy.board.place_of(copy.board.home))
    copy.cards[0].take(5)
    copy.tokens[1].take(copy.tokens[1].things()[0])
    copy.seats[1].hand = [5]
    assert {name: getattr(orb.board, name) for name in names} == before
    assert (orb.cards[0].size, copy.cards[0].size) == (30, 29)
    assert orb.tokens[1].size == copy.tokens[1].size + 1
    assert orb.seats[1].hand == []
