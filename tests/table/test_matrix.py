"""Who may do what when: every route of the app, for every role, in every state of a table.

The routes come from the app's own router, so that none is forgotten. A line of the matrix has one
status for each role, in the order nobody, stranger, player, host.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route

from astrarium.core.rng import Rng
from astrarium.table.house import House
from astrarium.table.storage import CLOSED, FINISHED, RUNNING, WAITING
from tests.table.support import Guest, hurry, new_house

ROLES = ("nobody", "stranger", "player", "host")
STATES = (WAITING, RUNNING, FINISHED, CLOSED)

# Pages that have nothing to do with a table.
ELSEWHERE = {
    "GET /": "200 200 200 200",
    "GET /new/{game}": "200 200 200 200",
    "POST /new/{game}": "303 303 303 303",
    "POST /quick/{game}": "303 303 303 303",
    "POST /upload": "422 422 422 422",
    "GET /jobs/{job}": "404 404 404 404",
    "GET /colours.css": "200 200 200 200",
    "GET /pictures/{game}.svg": "200 200 200 200",
    "GET /me": "200 200 200 200",
    "POST /me": "303 303 303 303",
    "POST /me/code": "403 200 200 200",
    "POST /me/recover": "403 403 403 403",
    "POST /me/leave": "303 303 303 303",
    "POST /me/end": "403 303 303 303",
    "GET /rules/{game}": "200 200 200 200",
    "GET /rules/{game}/{rule}": "200 200 200 200",
    "GET /explain/{game}/{component}": "200 200 200 200",
    "GET /key/{game}": "200 200 200 200",
    "GET /sets": "200 200 200 200",
    "POST /sets": "422 422 422 422",
    "GET /sets/{set}": "404 404 404 404",
    "POST /sets/{set}/drop": "403 303 303 303",
    "GET /sets/{set}/edit": "404 404 404 404",
    "POST /sets/{set}/try": "404 404 404 404",
    "POST /sets/{set}/card": "404 404 404 404",
    "GET /invite/{token}": "410 410 410 410",
    "POST /invite/{token}": "410 410 410 410",
}
# Seat 0 is the host's, seat 1 the player's, seat 2 is open while the table waits and a bot's later.
# Forms name the role's own seat (the host's for those without) and a question that is not open.
AT_A_TABLE = {
    "GET /t/{table}": ("200 200 200 200", "200 200 200 200", "200 200 200 200", "200 200 200 200"),
    "GET /t/{table}/board": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/log": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/words": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/bench": (
        "409 409 409 409", "404 404 404 404", "404 404 404 404", "409 409 409 409",
    ),
    # At a table of several people there are hints only where that was agreed.
    "GET /t/{table}/hint": (
        "409 409 409 409", "409 409 403 403", "409 409 409 409", "409 409 409 409",
    ),
    "GET /t/{table}/review": (
        "409 409 409 409", "409 409 409 409", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/steps/{step:short}": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/steps/{step:short}/picture": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/picture": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "GET /t/{table}/record": (
        "409 409 409 409", "200 200 200 200", "200 200 200 200", "409 409 409 409",
    ),
    "POST /t/{table}/plan": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/say": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/drop": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "GET /t/{table}/ways": (
        "409 409 409 409", "409 409 409 200", "409 409 409 409", "409 409 409 409",
    ),
    "POST /t/{table}/back": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/again": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/commit": (
        "403 403 409 409", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/undo": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/agree": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/orders": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/pace": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/uncover": (
        "403 403 403 403", "403 403 303 303", "403 403 403 403", "403 403 403 403",
    ),
    "POST /t/{table}/here": (
        "204 204 204 204", "204 204 204 204", "204 204 204 204", "204 204 204 204",
    ),
    "POST /t/{table}/wake": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/seats/{seat:short}/sit": (
        "303 303 303 303", "409 409 409 409", "409 409 409 409", "409 409 409 409",
    ),
    "POST /t/{table}/seats/{seat:short}/stand": (
        "403 403 303 303", "403 409 409 409", "403 409 409 409", "403 409 409 409",
    ),
    "POST /t/{table}/seats/{seat:short}/link": (
        "403 403 403 200", "403 403 403 409", "403 403 403 409", "403 403 403 409",
    ),
    "POST /t/{table}/seats/{seat:short}/bot": (
        "403 403 403 303", "403 403 403 409", "403 403 403 409", "403 403 403 409",
    ),
    "POST /t/{table}/seats/{seat:short}/stand-in": (
        "403 409 409 409", "403 403 303 303", "403 409 409 409", "403 409 409 409",
    ),
    "POST /t/{table}/seats/{seat:short}/resign": (
        "403 403 409 409", "403 403 303 303", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/close": (
        "403 403 403 303", "403 403 409 409", "403 403 409 409", "403 403 409 409",
    ),
    "POST /t/{table}/rematch": (
        "403 409 409 409", "403 409 409 409", "403 403 303 303", "403 409 409 409",
    ),
}  # fmt: skip
STREAM = "GET /t/{table}/events"  # never ends: see test_stream.py
OPEN_SEAT = ("sit", "link", "bot")  # forms about the seat that is open


def route_names(app: Starlette) -> set[str]:
    names = set()
    for route in app.routes:
        if isinstance(route, Route):
            names |= {f"{each} {route.path}" for each in (route.methods or set()) - {"HEAD"}}
        else:
            assert isinstance(route, Mount)
            assert route.path == "/static"
    return names


class Scene:
    """Copies of one table in every state, and a guest for every role."""

    def __init__(self, folder: Path) -> None:
        self.house: House = new_house(folder)
        self.guests = {role: Guest(self.house) for role in ROLES}
        host = self.guests["host"]
        self.path = host.new_table("me", "open", "open")
        self.guests["player"].post(self.path + "/seats/1/sit", name="Béla")
        self.guests["stranger"].post("/me", name="Cili", back="/")
        self.tables = {WAITING: self._copy("waiting", WAITING)}
        host.post(self.path + "/seats/2/bot", bot="random")
        rng = Rng(2)
        hurry(host, self.path, rng, 20)
        while "Ask to take back the last step" not in host.get(self.path):
            hurry(host, self.path, rng, 1)
        self.tables[RUNNING] = self._copy("running", RUNNING)
        self.tables[CLOSED] = self._copy("closed", CLOSED)
        hurry(host, self.path, rng)
        self.tables[FINISHED] = self._copy("finished", FINISHED)
        self.copies = 0

    def _copy(self, id: str, state: str, source: str = "") -> str:
        storage = self.house.storage
        old = self.house.table(source or self.path.removeprefix("/t/"))
        table = replace(old, id=id, state=state)
        seats = [replace(seat, table=id) for seat in storage.seats(old.id)]
        storage.add_table(table, seats, storage.lines(old.id, 0))
        return id

    def fresh(self, state: str) -> str:
        self.copies += 1
        return self._copy(f"copy-{self.copies}", state, self.tables[state])

    def status(self, name: str, role: str, state: str) -> int:
        method, path = name.split(" ")
        seat = 2 if path.rsplit("/", 1)[-1] in OPEN_SEAT else 1 if role == "player" else 0
        path = (
            path.replace("{table}", self.fresh(state))
            .replace("{game}", "race")
            .replace("{component}", "card-old_earth")
            .replace("{rule}", "race.base.round.phase-order")
            .replace("{token}", "no-such-token")
            .replace("{job}", "no-such-job")
            .replace("{set}", "no-such-set")
            .replace("{step:short}", "3")
            .replace("{seat:short}", str(seat))
        )
        form = {
            "seat": str(seat), "question": "0.9999.0", "choice": "1", "agree": "yes",
            "say": "pass", "answer": "0", "name": "Dani", "seats": "2", "seat-0": "me",
            "seat-1": "open", "log": "{}",
            "code": "ABCDE", "pace": "calm", "login": "none of these",
        }  # fmt: skip
        guest = self.guests[role] if role != "nobody" else Guest(self.house)
        if path == "/me/leave":
            guest = Guest(self.house)
        answer = guest.http.request(method, path, data=form if method == "POST" else None)
        self._close_copy()
        return answer.status_code

    def _close_copy(self) -> None:
        """A host may have so many unfinished tables, and has more copies than that."""
        table = self.house.storage.table(f"copy-{self.copies}")
        assert table is not None
        if table.state != FINISHED:
            self.house.storage.change_table(table.id, {"state": CLOSED}, {})


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return Scene(tmp_path_factory.mktemp("matrix"))


def test_every_route_of_the_router_stands_in_the_matrix(scene: Scene) -> None:
    app = cast(Starlette, scene.guests["host"].http.app)
    assert route_names(app) == {*ELSEWHERE, *AT_A_TABLE, STREAM}


@pytest.mark.parametrize("name", ELSEWHERE)
def test_pages_beside_the_tables(scene: Scene, name: str) -> None:
    found = " ".join(str(scene.status(name, role, RUNNING)) for role in ROLES)
    assert found == ELSEWHERE[name]


@pytest.mark.parametrize("name", AT_A_TABLE)
def test_pages_of_a_table(scene: Scene, name: str) -> None:
    found = tuple(
        " ".join(str(scene.status(name, role, state)) for role in ROLES) for state in STATES
    )
    assert found == AT_A_TABLE[name]


def test_an_unknown_table_is_said_to_be_unknown(scene: Scene) -> None:
    page = scene.guests["host"].get("/t/nowhere", 404)
    assert "There is no such table." in page
