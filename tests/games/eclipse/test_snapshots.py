"""Positions that are stored: frames come back from their data, broken data is refused, named."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from astrarium.core.agenda import new_agenda
from astrarium.core.game import Data
from astrarium.games.eclipse.flow import Round
from astrarium.games.eclipse.frames.build import Build
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.galaxy import lay_hex
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import SPOT_OF
from astrarium.games.eclipse.invariants import broken
from astrarium.games.eclipse.state import Eclipse, new_position
from astrarium.games.eclipse.view import from_data, full_data
from tests.games.eclipse.late_games import late_steps
from tests.games.eclipse.table import Table, rules_for, terrans

FRAMES = sorted(GAME.frames())
MOST_FIGURES = 8


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_comes_back_from_its_data(name: str) -> None:
    frame = GAME.frames()[name]
    figures = figures_for(frame)
    assert list(frame(*figures).data()) == figures


def figures_for(frame: Any) -> list[int]:
    """As many different figures as a frame is made with."""
    for count in range(MOST_FIGURES):
        figures = list(range(11, 11 + count))
        with suppress(TypeError):
            frame(*figures)
            return figures
    raise AssertionError(f"{frame} asks for more figures")


def refuses(change: Callable[[Data], None]) -> str:
    t = terrans(2)
    data: Any = full_data(t.s)
    change(data)
    with pytest.raises(ValueError, match=r"\w") as refusal:
        from_data(t.rules, data)
    return str(refusal.value)


def player(data: Data, **figures: object) -> None:
    data["players"][0].update(figures)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(laid=[0, 50]), "there is no such hex"),
        (lambda d: d.update(laid=[-1, 0]), "there is no such hex"),
        (lambda d: d.update(laid=[0, 0]), "there is no such hex"),
        (lambda d: d.update(laid=[1, 0]), "there is no such hex"),
        (lambda d: d["where"].__setitem__(0, -1), "there is no such spot"),
        (lambda d: d["where"].__setitem__(0, 1261), "there is no such spot"),
        (lambda d: d["owner"].__setitem__(0, 2), "a disc belongs to nobody"),
        (lambda d: d["owner"].__setitem__(0, -2), "a disc belongs to nobody"),
        (lambda d: d.update(bag=[0] * 23), "the number of technologies is wrong"),
        (lambda d: d.update(market=[0] * 25), "the number of technologies is wrong"),
        (lambda d: d.update(used=[0] * 10), "the number of discovery tiles is wrong"),
        (lambda d: player(d, species=12), "there is no such species"),
        (lambda d: player(d, species=-2), "there is no such species"),
        (lambda d: player(d, slots=[0] * 31), "the blueprints have other slots"),
        (lambda d: player(d, slots=[24] + [0] * 31), "there is no such part"),
        (lambda d: player(d, slots=[-1] + [0] * 31), "there is no such part"),
        (lambda d: player(d, tiles=[0]), "there is no such reputation tile"),
        (lambda d: player(d, drawn=[5]), "there is no such reputation tile"),
        (lambda d: player(d, kept=[11]), "there is no such discovery tile"),
        (lambda d: player(d, looked=[-1]), "there is no such discovery tile"),
        (lambda d: d.update(ships=[-1]), "a ship is nowhere"),
        (lambda d: d.update(ships=[5]), "a ship is nowhere"),
        (lambda d: d.update(ships=[2 << 6]), "a ship belongs to nobody"),
        (lambda d: d.update(ships=[4 << 9]), "a ship belongs to nobody"),
        (lambda d: d.update(ships=[(6 << 6) + (5 << 9)]), "there is no such ship"),
        (lambda d: d.update(ships=[(7 << 6) + (4 << 9)]), "there is no such ship"),
    ],
)
def test_data_that_no_game_has_is_refused(change: Callable[[Data], None], message: str) -> None:
    assert refuses(change) == message


def test_whole_data_comes_back() -> None:
    t = Table("orion_hegemony", "planta").lay(101, "0,-1").ships(0, 101, cruiser=2)
    data = full_data(t.s)
    again = from_data(t.rules, data)
    assert full_data(again) == data
    assert list(again.crowd) == list(t.s.crowd)
    assert [each.afloat for each in again.players] == [each.afloat for each in t.s.players]
    assert [each.values for each in again.players] == [each.values for each in t.s.players]
    assert bytes(again.at) == bytes(t.s.at)


def test_before_anything_is_laid_out_the_table_is_empty() -> None:
    s = new_position(rules_for(2), new_agenda(2, Round(0)))
    data = full_data(s)
    numbers = "money science materials discs spaces tracks graves colony technologies parts allies"
    counts = "tile_count kept_count looked_count drawn_count"
    for seat in data.pop("players"):
        assert seat.pop("species") == -1
        assert [seat.pop(name) for name in f"{numbers} passed out final {counts}".split()] == [
            0
        ] * 18
        assert seat.pop("slots") == [0] * 32
        assert seat == {"tiles": [], "kept": [], "looked": [], "drawn": []}
    assert [data.pop(name) for name in ("next_start", "traitor")] == [-1, -1]
    assert [data.pop(name) for name in ("where", "owner")] == [[-1] * 50, [-1] * 50]
    for name in ("holes", "cubes", "built", "tile"):
        assert data.pop(name) == [0] * 50
    assert [data.pop(name) for name in ("pile", "pile_left", "discards")] == [[0] * 4] * 3
    assert [data.pop(name) for name in ("bag", "market")] == [[0] * 24] * 2
    assert (data.pop("flee"), data.pop("dice")) == ([0] * 8, [0] * 21)
    assert not any(data.values())
    assert [player.afloat for player in s.players] == [0, 0]
    assert list(s.crowd) == [0] * 50
    assert list(s.at) == [0] * 1261


def everything(s: Eclipse) -> list[object]:
    """What is stored, and what is reckoned from it."""
    of_seats = [[player.afloat, list(player.values)] for player in s.players]
    return [full_data(s), list(s.at), list(s.crowd), of_seats, int(s.first_seat)]


@pytest.mark.parametrize("name", ["late-2-seats", "late-5-seats"])
def test_a_clone_is_equal_and_stands_on_its_own(name: str) -> None:
    for count, (s, question, choice) in enumerate(late_steps(name)):
        if count % 6 == 0:
            before = everything(s)
            clone = s.clone()
            assert everything(clone) == before
            clone.answer(question.lane, choice)
            assert everything(s) == before


def test_a_hex_laid_in_a_clone_is_not_laid_in_the_original() -> None:
    t = terrans(2)
    before = everything(t.s)
    clone = t.s.clone()
    lay_hex(clone, t.hex(107), SPOT_OF[0, -1], 1)
    assert everything(t.s) == before
    assert everything(clone) != before


# --- what holds in every position -----------------------------------------------------------------


def table() -> Table:
    """Four seats in the middle of a game: a free hex, one with an orbital, one without."""
    t = Table("terran_union", "planta", "mechanema", "orion_hegemony").lay(107, "1,-1")
    return t.lay(201, "0,-2").own(0, 201, 0).structure(201, "orbital").offer("nanorobots")


def twice(s: Eclipse, one: int, other: int) -> None:
    """Two hexes on one spot."""
    s.where[one] = s.where[other]


BROKEN: list[tuple[str, Callable[[Table], object]]] = [
    ("technology tiles are neither lost nor made", lambda t: t.s.bag.__setitem__(0, 9)),
    ("hexes lie in their ring, each once", lambda t: twice(t.s, t.hex(107), t.hex(201))),
    ("hexes lie in their ring, each once", lambda t: t.s.pile.__setitem__(1, 1 << t.hex(107))),
    ("hexes lie in their ring, each once", lambda t: t.s.discards.__setitem__(1, 1 << t.hex(107))),
    ("hexes lie in their ring, each once", lambda t: t.s.discards.__setitem__(3, t.s.pile[3])),
    ("hexes lie in their ring, each once", lambda t: t.s.pile_left.__setitem__(1, 3)),
    ("hexes lie in their ring, each once", lambda t: t.s.pile_left.__setitem__(3, 19)),
    (
        "cubes stand on squares of controlled hexes",
        lambda t: t.s.cubes.__setitem__(t.hex(201), 0b1001),
    ),
    ("cubes stand on squares of controlled hexes", lambda t: t.own(0, 107, 6)),
    (
        "cubes stand on squares of controlled hexes",
        lambda t: t.s.cubes.__setitem__(t.hex(107), 1),
    ),
    ("ships are counted where they are", lambda t: t.s.ships.pop()),
    (
        "no more reputation tiles than there are",
        lambda t: setattr(t.s.players[0], "tiles", [4] * 5),
    ),
    ("no more discovery tiles than there are", lambda t: setattr(t.s.players[0], "kept", [5, 5])),
    ("relations are mutual", lambda t: setattr(t.s.players[0], "allies", 0b10)),
    ("relations are mutual", lambda t: setattr(t.s.players[0], "allies", 0b1)),
    ("nothing is below zero (seat 0)", lambda t: t.seat(0, money=-1)),
    ("discs are neither lost nor made (seat 0)", lambda t: t.seat(0, discs=9)),
    ("cubes are neither lost nor made (seat 0)", lambda t: t.tracks(0, 13, 7, 9)),
    ("cubes are neither lost nor made (seat 0)", lambda t: t.tracks(0, 1, 1, 1)),
    ("no more ships than pieces (seat 0)", lambda t: t.ships(0, 107, dreadnought=3)),
    ("colony ships are face up or face down (seat 0)", lambda t: t.seat(0, colony=4)),
    ("seven technologies of a category at most (seat 0)", lambda t: t.seat(0, technologies=255)),
    (
        "every blueprint is legal (seat 0)",
        lambda t: t.fit(0, "cruiser", "-", "-", "-", "-", "hull"),
    ),
    ("every blueprint is legal (seat 0)", lambda t: setattr(t.s.players[0], "values", [0] * 48)),
    ("ships afloat are on the map (seat 0)", lambda t: t.seat(0, afloat=0)),
]


def test_a_position_as_it_should_be_breaks_nothing() -> None:
    assert broken(table().s) == []


@pytest.mark.parametrize(("name", "change"), BROKEN)
def test_what_is_broken_is_named(name: str, change: Callable[[Table], object]) -> None:
    t = table()
    change(t)
    assert name in broken(t.s)


def test_without_diplomacy_there_are_no_ambassadors() -> None:
    t = terrans(3)
    t.s.players[0].allies, t.s.players[1].allies = 0b10, 0b1
    assert "relations are mutual" in broken(t.s)


@pytest.mark.parametrize(("frame", "names"), [(Upgrade, 0), (Build, 1)])
def test_a_blueprint_may_be_short_only_while_it_is_changed(frame: Any, names: int) -> None:
    t = table().fit(0, "cruiser", "-", "-", "-", "-", "hull")
    t.ask(Upgrade(0, 1, 0) if frame is Upgrade else Build(0, 1))
    assert len([each for each in broken(t.s) if each.startswith("every blueprint")]) == names
