"""The second bookkeeper of long play finds nothing in honest games, and every mistake planted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.flow import UPKEEP
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE
from tests.games.eclipse.accounts import Accounts
from tests.games.eclipse.play import busy_choice
from tests.games.eclipse.table import Table, play, terrans

RESOURCES = "resources are explained by what is told (seat 0)"


def found(s: Eclipse, text: str, mistake: Callable[[Eclipse], None] | None = None) -> list[str]:
    """What does not add up about one answer of seat 0, after a mistake if one is made."""
    s.sink = Sink()
    accounts = Accounts(s)
    s.play(0, text)
    told = s.sink.drain()
    if mistake is not None:
        mistake(s)
    return accounts.wrong(s, text, told)


def gift(s: Eclipse) -> None:
    s.players[0].science += 1


def loss(s: Eclipse) -> None:
    s.players[0].money -= 1


def researching() -> Eclipse:
    return play(terrans(2).offer("gauss_shield").seat(0, science=9).turn(0), 0, "research")


PAID = [
    (lambda: terrans(2).turn(0), "trade money for science"),
    (researching, "research gauss shield"),
    (lambda: play(terrans(2).seat(0, materials=9).turn(0), 0, "build"), "build cruiser on 221"),
]


@pytest.mark.parametrize("mistake", [gift, loss])
@pytest.mark.parametrize(("begin", "text"), PAID)
def test_a_resource_too_many_or_too_few_is_found(
    begin: Callable[[], Eclipse], text: str, mistake: Callable[[Eclipse], None]
) -> None:
    assert found(begin(), text) == []
    assert found(begin(), text, mistake) == [RESOURCES]


def test_upkeep_and_production_are_reckoned_from_the_printed_tracks() -> None:
    def about_to_pay() -> Eclipse:
        """With a colony ship that could still be used."""
        return terrans(2).lay(107, "0,-1").own(0, 107).phase(UPKEEP)

    assert found(about_to_pay(), "pay upkeep") == []
    for mistake in (gift, loss):
        assert found(about_to_pay(), "pay upkeep", mistake) == [RESOURCES]


def moving(t: Table) -> Eclipse:
    return play(t.turn(0), 0, "move", "move interceptor from 107")


def test_a_ship_that_is_held_up_and_one_without_a_drive_are_found() -> None:
    def begin() -> Table:
        t = terrans(2).lay(107, "0,-1").lay(103, "1,-1", 1).ships(0, 107, interceptor=1)
        for number in (107, 103):
            t.s.holes[t.hex(number)] = 0b111111
        return t

    s = moving(begin())
    assert found(s, "to 103") == []

    s = moving(begin().ships(0, 107, interceptor=1).ships(1, 107, interceptor=1))
    assert found(s, "to 103") == []
    t = begin().ships(0, 107, interceptor=1)
    s = moving(t)
    t.ships(1, 107, interceptor=2)
    assert found(s, "to 103") == ["as many ships stay as are held up"]

    t = begin()
    s = moving(t)
    t.fit(0, "interceptor", "-", "-", "hull")
    assert "no ship without a drive moves" in found(s, "to 103")


def test_a_move_where_no_wormhole_leads_is_found() -> None:
    t = terrans(2).lay(107, "0,-1").lay(103, "1,-1", 1).ships(0, 107, interceptor=1)
    for number in (107, 103):
        t.s.holes[t.hex(number)] = 0b111111

    def closed(s: Eclipse) -> None:
        s.holes[t.hex(103)] = 0

    assert found(moving(t), "to 103", closed) == ["ships go through wormholes"]


def played_out(mistake: bool) -> list[str]:
    """A busy game to its end, where a point too many is told."""
    s = Table("terran_union", "mechanema").turn(0)
    assert s.sink is not None
    accounts, rng, wrong = Accounts(s), Rng(5), list[str]()
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            choice = roll(s, lane, rng)
        else:
            choice = busy_choice(s, lane, s.lane_options(lane), rng)
        said = GAME.say(s.rules, choice)
        s.answer(lane, choice)
        if s.over and mistake:
            s.tell("score-hexes", 1, 1, NONE, "eclipse.end.score.hexes")
        wrong += accounts.wrong(s, said, s.sink.drain())
    return wrong


def test_points_that_were_not_told_are_found() -> None:
    assert played_out(mistake=False) == []
    assert played_out(mistake=True) == ["victory points are explained by what is told"]


def test_a_hex_that_does_not_lie_as_it_is_printed_is_found() -> None:
    def explored(mistake: bool) -> list[str]:
        t = terrans(2)
        s = play(t.turn(0), 0, "explore")
        s.play(0, next(text for text in open_to(s) if text.startswith("explore")))
        s.play(CHANCE, next(text for text in open_to(s) if "107" in text))
        s.sink = Sink()
        accounts = Accounts(s)
        text = next(text for text in open_to(s) if text.startswith("place"))
        s.play(0, text)
        if mistake:
            s.holes[t.hex(107)] = 0b010111
        return accounts.wrong(s, text, s.sink.drain())

    assert explored(mistake=False) == []
    assert explored(mistake=True) == ["a hex lies as it is printed, and a wormhole leads to it"]


def open_to(s: Eclipse) -> list[str]:
    return [GAME.say(s.rules, choice) for choice in s.lane_options(MAIN)]
