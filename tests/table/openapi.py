"""The HTTP interface as an OpenAPI document, from the app's own router and what its pages read.

Paths, methods and the kinds of path parameters come from the routes; the fields of a form are those
that the module of the page reads. Values are anything, and now and then something that fits.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Route

from astrarium import games
from astrarium.table.web import playing
from astrarium.table.web.endpoint import Endpoint
from astrarium.table.web.stream import Stream
from tests.table.test_matrix import AT_A_TABLE, ELSEWHERE

FIELD = re.compile(r'call\.(?:field|wholes?|form\.get)\("([^"]+)"')
QUERY = re.compile(r'query_params\.get\("([^"]+)"')
FORM = "application/x-www-form-urlencoded"

# Method and path of every route but the endless stream: the matrix is held against the router.
OPERATIONS = sorted(re.sub(r":\w+}", "}", each) for each in (*ELSEWHERE, *AT_A_TABLE))

# What would fit in a field, so that not every form fails at the first one.
FITTING: dict[str, list[str]] = {
    "seat": ["0", "1", "2", "99999999999"],
    "choice": ["0", "1", "40", "99999999999"],
    "question": ["0.0.0", "1.0.0", "1.1.0", "2.0.1"],
    "agree": ["yes", "no"],
    "seats": ["1", "2", "4", "5"],
    "name": ["Anna", "\u202e☃", " "],
    "pace": ["at-once", "brisk"],
    "bot": ["random", "greedy"],
    "hand": ["back"],
    "language": ["hu", "en"],
    "theme": ["dark", ""],
    "back": ["/me", "//elsewhere"],
    "log": ["{}", '{"astrarium":1}\n'],
    "q": ["hex", "ő"],
    "game": list(games.names()),
    "ship": ["cruiser", "interceptor", "nothing"],
    "count": ["1", "3", "99999999999"],
    "cruiser-0": ["hull", "ion_cannon", "x"],
    "set": ["sun", "0" * 64],
    "card": ["technology-terraforming"],
    "before": ["0", "7", "99999999999"],
    "step": ["0", "3"],
}
# What is put together without an answer: the figures of a battle, the parts of a ship.
BENCH = dict.fromkeys(("ship", "count", "cruiser-0", "cruiser-1", "interceptor-0"))
SEATS = ("me", "open", "invited", "bot:random", "bot:nobody")
HEADERS: dict[str, dict[str, Any]] = {
    "x-astrarium": {"enum": ["part"]},
    "accept-language": {"type": "string", "pattern": "^(hu|en)(-[A-Z]{2})?$"},
    "user-agent": {"type": "string", "maxLength": 40},
    "accept-encoding": {"enum": ["gzip", "identity"]},
}


def pages(app: Starlette) -> dict[str, Callable[..., Any]]:
    """What answers each method and path of the router."""
    found = {}
    for route in app.routes:
        if isinstance(route, Route):
            page = route.endpoint.page if isinstance(route.endpoint, Endpoint) else route.endpoint
            for method in (route.methods or set()) - {"HEAD"}:
                found[f"{method} {route.path}"] = page
    return found


def fields_of(page: Callable[..., Any]) -> list[str]:
    """What the module of a page reads of forms."""
    return list(dict.fromkeys(FIELD.findall(_source(page))))


def queries_of(page: Callable[..., Any]) -> list[str]:
    """What it reads of addresses, and what a page reads that takes whatever stands there."""
    found = dict.fromkeys(QUERY.findall(_source(page)))
    return list({**found, **(BENCH if page is playing.bench else {})})


def _source(page: Callable[..., Any]) -> str:
    return inspect.getsource(sys.modules[page.__module__])


def document(app: Starlette, tables: list[str]) -> dict[str, Any]:
    """Every route but the endless stream; `tables` are ids that exist."""
    paths: dict[str, dict[str, Any]] = {}
    for route in app.routes:
        if not isinstance(route, Route) or isinstance(route.endpoint, Stream):
            continue
        path = re.sub(r":\w+}", "}", route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            paths.setdefault(path, {})[method.lower()] = _operation(route, method, tables)
    info = {"title": "The table", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": paths}


def _operation(route: Route, method: str, tables: list[str]) -> dict[str, Any]:
    page = route.endpoint.page if isinstance(route.endpoint, Endpoint) else route.endpoint
    parameters = [
        _parameter("path", name, _path_schema(name, type(convertor).__name__, tables))
        for name, convertor in route.param_convertors.items()
    ]
    parameters += [_parameter("header", name, schema) for name, schema in HEADERS.items()]
    parameters += [_parameter("query", name, _words(name)) for name in queries_of(page)]
    found: dict[str, Any] = {"parameters": parameters, "responses": {"200": {"description": ""}}}
    if method == "POST":
        form = {name: _words(name) for name in fields_of(page)}
        if route.path == "/new/{game}":
            form |= _chairs_and_options()
        schema = {"type": "object", "properties": form}
        raw = {"type": "string", "format": "binary"}
        content = {FORM: {"schema": schema}, "application/octet-stream": {"schema": raw}}
        found["requestBody"] = {"content": content}
    return found


def _parameter(place: str, name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"in": place, "name": name, "required": place == "path", "schema": schema}


def _path_schema(name: str, kind: str, tables: list[str]) -> dict[str, Any]:
    if kind == "ShortNumber":
        return {"anyOf": [{"enum": [0, 1, 7]}, {"type": "integer", "minimum": 0}]}
    return {"anyOf": [{"enum": tables}, {"type": "string"}]} if name == "table" else _words(name)


def _words(name: str) -> dict[str, Any]:
    fitting = FITTING.get(name)
    anything: dict[str, Any] = {"type": "string"}
    return {"anyOf": [{"enum": fitting}, anything]} if fitting else anything


def _chairs_and_options() -> dict[str, Any]:
    form: dict[str, Any] = {}
    for number in range(4):
        form[f"seat-{number}"] = {"anyOf": [{"enum": list(SEATS)}, {"type": "string"}]}
        form[f"name-{number}"] = {"type": "string"}
    for game in games.names():
        for option in games.find_game(game).options:
            values = [str(value) for value in option.values]
            form[f"option-{option.name}"] = {"anyOf": [{"enum": values}, {"type": "string"}]}
    return form
