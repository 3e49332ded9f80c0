"""Whatever is sent to whichever route over HTTP: a designed answer, never a failure of ours.

Schemathesis makes the requests from a description of the interface that the router gives; half of
them do not fit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.schemas import BaseSchema
from starlette.applications import Starlette

from astrarium.games import names
from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.app import create_app
from tests.table import openapi
from tests.table.asking import Ask
from tests.table.server import Server
from tests.table.support import PART

EXAMPLES = int(os.environ.get("ASTRARIUM_HTTP_EXAMPLES", "8"))  # of each kind, for each route
ENDING = ("/leave", "/resign", "/close", "/stand-in")  # would spoil the game for what follows


def some_app(folder: Path) -> Starlette:
    return create_app(House(SqliteStorage(folder / "routes.sqlite3")))


class Interface:
    """A server with tables in several states, and two browsers: a host's and a stranger's."""

    def __init__(self, server: Server, app: Starlette) -> None:
        self.url = server.url
        self.host = requests.Session()
        self.stranger = requests.Session()
        tables = [
            self._table("race", seat_0="me", seat_1="me"),
            self._table("race", seat_0="me", seat_1="open"),
            *[self._table(game, seat_0="me", seat_1="bot:random") for game in names()],
        ]
        self._play(tables[-len(names()) :])
        self.schema: BaseSchema = schemathesis.openapi.from_dict(openapi.document(app, tables))

    def _play(self, tables: list[str]) -> None:
        """A turn each: before it some have nothing to look at."""
        for table in tables:
            path = f"{self.url}/t/{table}"
            ask = Ask(self.host.get(path + "/board").text)
            while ask.choices:
                form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
                ask = self._part(path + "/plan", form)
            if ask.complete:
                self._part(path + "/commit", {"seat": ask.seat, "question": ask.token})

    def _part(self, address: str, form: dict[str, object]) -> Ask:
        answer = self.host.post(address, data=form, headers=PART)
        assert answer.status_code == 200
        return Ask(answer.text)

    def _table(self, game: str, **seats: str) -> str:
        form = {"seats": "2", "name": "Anna", **{n.replace("_", "-"): s for n, s in seats.items()}}
        answer = self.host.post(f"{self.url}/new/{game}", data=form, allow_redirects=False)
        return answer.headers["location"].removeprefix("/t/")

    def send(self, case: Case) -> int:
        session = self.stranger if case.path.endswith(ENDING) else self.host
        headers = {"origin": self.url}
        answer = case.call(self.url, session, headers, allow_redirects=False)
        return int(answer.status_code)


@pytest.fixture(scope="module")
def interface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    folder = tmp_path_factory.mktemp("5xx")
    with Server(folder) as server:
        yield Interface(server, some_app(folder))


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("operation", openapi.OPERATIONS)
def test_no_input_makes_the_server_fail(
    interface: Interface, operation: str, mode: GenerationMode
) -> None:
    method, path = operation.split(" ")

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=interface.schema[path][method].as_strategy(mode))
    def send(case: Case) -> None:
        status = interface.send(case)
        assert status < 500, (case.as_curl_command(), status)

    send()


def test_the_description_has_every_route_but_the_stream(tmp_path: Path) -> None:
    app = some_app(tmp_path)
    described = openapi.document(app, ["t"])["paths"]
    found = {f"{method.upper()} {path}" for path, each in described.items() for method in each}
    assert found == set(openapi.OPERATIONS)
    bench = described["/t/{table}/bench"]["get"]["parameters"]
    assert {"ship", "count"} <= {each["name"] for each in bench if each["in"] == "query"}
    plan = described["/t/{table}/plan"]["post"]["requestBody"]["content"][openapi.FORM]
    assert {"seat", "question", "choice"} <= set(plan["schema"]["properties"])
