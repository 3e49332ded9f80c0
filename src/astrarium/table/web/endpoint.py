"""From a request to its answer: check it, let a page make the answer, send it, then tell others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl, urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from astrarium.table import absence
from astrarium.table.hub import News
from astrarium.table.refusals import Refusal
from astrarium.table.storage import Busy, Conflict
from astrarium.table.web.call import Call, Page
from astrarium.table.web.limits import LARGEST_FORM

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

SLOWEST: Final = 20.0  # seconds for the rest of a request whose header has come
MOST_FIELDS: Final = 100
# Forms that answer. When somebody was last seen must not tell when a secret answer was given.
ANSWERING: Final = ("commit", "undo", "orders")


class Endpoint:
    """One page of the router."""

    def __init__(self, server: Server, page: Page, largest: int = 0) -> None:
        self.server = server
        self.page = page
        self.largest = largest or LARGEST_FORM
        self.__name__ = page.__name__

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Written by the page, acknowledged by sending, told to others last."""
        request = Request(scope, receive)
        text = ""
        wrong: Exception | None = None
        try:
            if request.method == "POST":
                check_origin(request)
                async with asyncio.timeout(SLOWEST):
                    text = await read_text(request, self.largest)
        except TimeoutError:
            wrong = Refusal("too-slow")
        except Exception as error:
            wrong = error
        table = str(request.path_params.get("table", ""))
        turns = self.server.turns
        take_turn = turns.move if request.method == "POST" else turns.page
        response, news = await take_turn(table, lambda: self._answer(request, text, wrong))
        try:
            await response(scope, receive, send)
        finally:
            self.server.house.hub.give_out(news)

    def _answer(
        self, request: Request, text: str, wrong: Exception | None
    ) -> tuple[Response, News]:
        """In a thread: the page's answer, or a designed one for what has gone wrong."""
        call: Call | None = None
        with self.server.house.hub.keeping_news() as news:
            try:
                if wrong is not None:
                    raise wrong
                call = Call(request, self.server, read_form(request, text), text)
                be_seen(call, answering=self.__name__ in ANSWERING)
                return call.finish(self.page(call)), news
            except Exception as error:
                return self.server.refused(request, call, as_refusal(error)), news


def be_seen(call: Call, answering: bool) -> None:
    """A request is a sign of life at its table."""
    table = str(call.request.path_params.get("table", ""))
    if call.person is None or not table:
        return
    absence.come_back(call.house, table, call.person)
    if not answering:
        call.house.hub.sign_of_life(table, call.person.id, call.house.now())


def as_refusal(error: Exception) -> Exception:
    """What is nobody's fault and soon over has a designed answer too."""
    if isinstance(error, Busy):
        return Refusal("busy")
    return Refusal("stale") if isinstance(error, Conflict) else error


async def read_text(request: Request, largest: int) -> str:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Refusal("too-large")
        parts.append(part)
    try:
        return b"".join(parts).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("bad-form") from error


def read_form(request: Request, text: str) -> dict[str, str]:
    kind = request.headers.get("content-type", "")
    if not kind.startswith("application/x-www-form-urlencoded"):
        return {}
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as error:
        raise Refusal("bad-form") from error


def check_origin(request: Request) -> None:
    """A form of another site gets nothing done here."""
    origin = request.headers.get("origin", "")
    if origin:
        if _netloc(origin) != request.headers.get("host", ""):
            raise Refusal("bad-origin")
    elif request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("bad-origin")


def _netloc(address: str) -> str:
    try:
        return urlsplit(address).netloc
    except ValueError as error:
        raise Refusal("bad-origin") from error
