"""Placement and movement against a second, slow model that shares no code with the first.

The model keeps edges by the pair of places they lie between, and turns cards place by place.
"""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.frame import MAIN
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.content import content
from astrarium.games.race.orb.moving import reachable
from astrarium.games.race.orb.placing import EVERY_PLACE, fitting_places
from astrarium.games.race.state import Race
from tests.games.race.orb.boards import places
from tests.games.race.orb.table import ARTIFACTS, orb_in

Place = tuple[int, int]
Edge = frozenset[Place]
ORB = content("artifacts", True)["orb"]
STRENGTH = {".": 0, "#": 99}


class Card:
    """Squares and edges of a card whose top left square is (0, 0)."""

    def __init__(self, squares: dict[Place, str], edges: dict[Edge, int]) -> None:
        self.squares = squares
        self.edges = edges

    def moved(self, row: int, column: int) -> Card:
        def there(place: Place) -> Place:
            return place[0] + row, place[1] + column

        return Card(
            {there(place): sign for place, sign in self.squares.items()},
            {frozenset(map(there, edge)): value for edge, value in self.edges.items()},
        )

    def turned(self) -> Card:
        """Clockwise about the origin, then back to where the top left square is (0, 0)."""

        def there(place: Place) -> Place:
            return place[1], -place[0]

        turned = Card(
            {there(place): sign for place, sign in self.squares.items()},
            {frozenset(map(there, edge)): value for edge, value in self.edges.items()},
        )
        top = min(row for row, _ in turned.squares)
        left = min(column for _, column in turned.squares)
        return turned.moved(-top, -left)

    def outline(self) -> list[Edge]:
        return [edge for edge in self.edges if len(edge & set(self.squares)) == 1]


def printed(squares: list[str], across: list[str], upright: list[str]) -> Card:
    edges: dict[Edge, int] = {}
    for row, line in enumerate(across):
        for column, sign in enumerate(line):
            edges[frozenset({(row - 1, column), (row, column)})] = strength(sign)
    for row, line in enumerate(upright):
        for column, sign in enumerate(line):
            edges[frozenset({(row, column - 1), (row, column)})] = strength(sign)
    signs = {(r, c): sign for r, line in enumerate(squares) for c, sign in enumerate(line)}
    return Card(signs, edges)


def strength(sign: str) -> int:
    return STRENGTH[sign] if sign in STRENGTH else int(sign)


def main_airlock() -> Card:
    main = ORB["main_airlock"]
    inside = ["...."] * 2
    across = [main["top"], *inside, main["bottom"]]
    upright = [f"{main['left'][row]}...{main['right'][row]}" for row in range(3)]
    return printed(main["squares"], across, upright)


def card(number: int, turn: int) -> Card:
    entry = ORB["card"][number] if number < 45 else ORB["small_airlock"]
    found = printed(entry["squares"], entry["across"], entry["upright"])
    for _ in range(turn):
        found = found.turned()
    return found


class Model:
    """The Orb as a position's view tells it."""

    def __init__(self, view: dict) -> None:
        self.squares: dict[Place, str] = {}
        self.edges: dict[Edge, int] = {}
        self.airlocks: set[Place] = set()
        self.card_at: dict[Place, int] = {}
        self._lay(main_airlock(), 47)
        laid = view["laid"]
        for i in range(0, len(laid), 4):
            number, turn, row, column = laid[i : i + 4]
            self._lay(card(number, turn).moved(row, column), number)
        self.tokens = set(places(view["tokens"]))
        teams = [where for seat in view["seats"] for where in seat["teams"] if where >= 0]
        self.teams = set(places(teams))
        self.rim = {edge for edge in self.edges if len(edge & set(self.squares)) == 1}

    def _lay(self, laid: Card, number: int) -> None:
        self.squares.update(laid.squares)
        self.edges.update(laid.edges)
        for place in laid.squares:
            self.card_at[place] = number
            self.airlocks.discard(place)
            if number >= 45:
                self.airlocks.add(place)

    def fits(self, laid: Card, away_from: int) -> bool:
        covered = {place for place in laid.squares if place in self.squares}
        if covered & (self.airlocks | self.tokens | self.teams):
            return False
        if covered == set(laid.squares):
            return False
        outline = laid.outline()
        touching = any(place in self.squares for edge in outline for place in edge)
        if not covered and not touching:
            return False
        if any(laid.edges[edge] < self.edges[edge] for edge in outline if edge in self.rim):
            return False
        near = {(r + i, c + j) for r, c in laid.squares for i in (-1, 0, 1) for j in (-1, 0, 1)}
        return not any(self.card_at.get(place) == away_from for place in near)

    def all_fitting(self, number: int, turn: int, away_from: int) -> list[Place]:
        shape = card(number, turn)
        rows = [row for row, _ in self.squares]
        columns = [column for _, column in self.squares]
        return [
            (row, column)
            for row in range(min(rows) - 4, max(rows) + 4)
            for column in range(min(columns) - 4, max(columns) + 4)
            if self.fits(shape.moved(row, column), away_from)
        ]

    def steps(self, place: Place, military: int) -> set[Place]:
        """The spaces one step away; the large airlock goes by its left square."""
        sides = {(1, 1), (1, 2)} if place == (1, 1) else {place}
        found = set()
        for row, column in sides:
            for other in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if other not in self.squares or other in sides:
                    continue
                edge = self.edges[frozenset({(row, column), other})]
                if edge == 0 or edge <= military < 99:
                    found.add((1, 1) if other == (1, 2) else other)
        if self.squares[place] == "t":
            found |= {other for other, sign in self.squares.items() if sign == "t"}
        return found - {place}

    def reach(self, start: Place, steps: int, military: int) -> set[Place]:
        reached, edge = {start}, {start}
        for _ in range(steps):
            walkers = {place for place in edge if place not in self.tokens or place == start}
            edge = set().union(*(self.steps(place, military) for place in walkers)) - reached
            reached |= edge
        return reached - {start}


def position(seats: int, seed: int, decisions: int) -> Race:
    s = cast(Race, astrarium.start("race", seats, options=ARTIFACTS))
    s.run(MAIN)
    playout(s, Rng(seed), decisions)
    return s


@pytest.mark.parametrize(("seats", "seed", "decisions"), [(2, 1, 60), (3, 2, 150), (5, 3, 350)])
def test_every_place_of_every_card_agrees_with_the_model(seats, seed, decisions):
    s = position(seats, seed, decisions)
    orb = orb_in(s)
    model = Model(s.view(None)["state"]["extras"]["orb"])
    teams_card = model.card_at[next(iter(model.tokens))]
    compared = 0
    for number in range(seed, 46, 7):
        for turn in range(4):
            plan = orb.tables.plans[number * 4 + turn]
            for away_from in (-1, teams_card):
                found = places(fitting_places(orb.board, plan, away_from, EVERY_PLACE))
                expected = model.all_fitting(number, turn, away_from)
                assert found == expected
                compared += len(found)
    assert compared > 100


@pytest.mark.parametrize(("seats", "seed", "decisions"), [(2, 4, 150), (4, 5, 300), (5, 6, 400)])
def test_every_way_of_every_team_agrees_with_the_model(seats, seed, decisions):
    s = position(seats, seed, decisions)
    board = orb_in(s).board
    model = Model(s.view(None)["state"]["extras"]["orb"])
    starts = sorted(place for place in model.squares if place not in model.tokens | {(1, 2)})
    for start in starts[::3]:
        for steps, military in ((1, 0), (4, 0), (4, 4), (6, -1), (10, 6)):
            found = set(places(reachable(board, board.at(*start), steps, military)))
            assert found == model.reach(start, steps, military)
