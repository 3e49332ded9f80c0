"""What a plan shows before it is committed: a drawn hex in its turns, money, hexes left bare."""

from __future__ import annotations

from astrarium.core.frame import MAIN
from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.core.views import view
from astrarium.games.eclipse.blueprints import MOVEMENT, VALUES
from astrarium.games.eclipse.frames.explore import PlaceHex
from astrarium.games.eclipse.galaxy import last_ship, take_ship
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import SPOT_OF
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import INTERCEPTOR
from astrarium.parts.told import text
from astrarium.table import asking
from astrarium.table.words import Speaker
from tests.games.eclipse.table import Table, terrans
from tests.support.rules import rule
from tests.table.test_composing import planned


def two_hexes_away(steps: int) -> Table:
    """An interceptor of seat 1 that moves so many hexes stands two hexes from seat 0's home."""
    t = terrans(2).lay(107, "0,-1").lay(102, "1,-1").ships(1, 102, interceptor=1)
    for number in (t.home(0), 107, 102):
        t.s.holes[t.hex(number)] = 0b111111
    player = t.s.players[1]
    player.values = altered(player.values, INTERCEPTOR * VALUES + MOVEMENT, steps)
    return t


def warned_when_home_is_left(t: Table) -> list[Sentence]:
    s = t.turn(0)
    after = s.clone()
    home = t.hex(t.home(0))
    take_ship(after, last_ship(after, home, 0, INTERCEPTOR))
    return GAME.warnings(s, after, 0, [])


@rule("eclipse.move.same-ship")
def test_a_hex_left_bare_is_warned_of_if_a_fleet_can_come_that_far() -> None:
    """All three moves of a Terran action may be those of one ship."""
    (warning,) = warned_when_home_is_left(two_hexes_away(1))
    assert warning[0] == "warning-bare"
    assert warned_when_home_is_left(two_hexes_away(0)) == []


@rule("eclipse.reaction.move")
def test_a_fleet_whose_owner_has_passed_comes_as_far_as_one_move_takes_it() -> None:
    (warning,) = warned_when_home_is_left(two_hexes_away(2).seat(1, passed=1))
    assert warning[0] == "warning-bare"
    assert warned_when_home_is_left(two_hexes_away(1).seat(1, passed=1)) == []


def test_a_fleet_that_is_held_up_on_its_way_is_not_warned_of() -> None:
    assert warned_when_home_is_left(two_hexes_away(2).ancients(107, 1)) == []
    pinned = two_hexes_away(2).ancients(102, 1)
    assert warned_when_home_is_left(pinned) == []


def test_a_friend_is_not_warned_of() -> None:
    assert warned_when_home_is_left(two_hexes_away(2).allies(0, 1)) == []


def balance_of(s: Eclipse) -> int:
    figures = GAME.tell_figures(s.rules, view(s, 0), 0)
    return next(amount for name, amount in figures if name == text("figure-balance"))


def test_money_after_upkeep_is_always_told() -> None:
    t = terrans(2).seat(0, money=5, discs=9)
    # Ten cubes on the money track make 3; with nine discs left upkeep is 2.
    assert balance_of(t.tracks(0, 10, 10, 10).s) == 5 + 3 - 2
    # One more disc is spent: upkeep 3.
    assert balance_of(t.seat(0, discs=8).s) == 5 + 3 - 3


def drawn() -> tuple[Table, Eclipse]:
    t = terrans(2)
    return t, t.ask(PlaceHex(0, SPOT_OF[0, -1], t.hex(107), -1))


def test_the_drawn_hex_lies_on_the_map_in_the_planned_turn_and_can_be_turned() -> None:
    t, s = drawn()
    turns = [choice for choice in s.lane_options(MAIN) if GAME.carried(s, asked(s), choice)]
    assert len(turns) > 1
    found = planned(s, GAME.say(s.rules, turns[0]))
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    told = asking.plan(speaker, view(s, 0), view(found.shown, 0), found, 0)["carried"]
    assert told["place"] == f"hex-{t.hex(107)}"
    assert (told["on"], told["turns"]) == (turns[1], len(turns))


def test_only_laying_a_hex_is_turned() -> None:
    t, s = drawn()
    (discard,) = GAME.parse(s.rules, "discard")
    assert GAME.carried(s, asked(s), discard) is None
    other = t.ships(0, 221, cruiser=1).turn(0)
    moved = GAME.parse(other.rules, "move cruiser from 221")[0]
    assert GAME.carried(other, asked(other), moved) is None


def asked(s: Eclipse) -> Question:
    return s.questions()[0]
