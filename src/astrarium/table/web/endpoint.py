"""From a request to its answer: check it, let a page make the answer, send it, then tell others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from astrarium.table import absence, job
from astrarium.table.hub import News
from astrarium.table.jobs import Job, Later
from astrarium.table.live import Unsaved
from astrarium.table.refusals import Refusal
from astrarium.table.storage import Busy, Conflict
from astrarium.table.web.call import Call, Page
from astrarium.table.web.gate import client_of
from astrarium.table.web.limits import LARGEST_FORM

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

PATIENCE: Final = 3.0  # seconds after which a page says that the work is going on
SLOWEST: Final = 20.0  # seconds for the rest of a request whose header has come
# Forms that answer. When somebody was last seen must not tell when a secret answer was given.
ANSWERING: Final = ("commit", "undo", "orders")
# What our script asks for when something has changed, whether anybody is there or not.
BY_ITSELF: Final = ("board_part",)


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
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception as error:
            wrong = error
        table = str(request.path_params.get("table", ""))
        turns = self.server.turns
        take_turn = turns.move if request.method == "POST" else turns.page
        client = client_of(scope)
        asked = Asked(request, text, wrong)
        response = await take_turn(table, lambda: self._answer(asked), client)
        if isinstance(response, Unsaved):
            shown = await self._restore(asked, response)
            if shown is None:
                response = await take_turn(table, lambda: self._answer(asked), client)
            else:
                response = shown
        if isinstance(response, Later):
            response = await self._wait(asked, response)
        if isinstance(response, Unsaved):
            response = self.server.refused(request, asked.call, Refusal("full"))
        try:
            await response(scope, receive, send)
        finally:
            self.server.house.hub.give_out(asked.news)

    def _answer(self, asked: Asked) -> Response | Later | Unsaved:
        """In a thread: the page's answer, or a designed one for what has gone wrong."""
        with self.server.house.storage.reading_once():
            return self._answered(asked)

    def _answered(self, asked: Asked) -> Response | Later | Unsaved:
        try:
            if asked.wrong is not None:
                raise asked.wrong
            asked.call = call = Call(asked.request, self.server, asked.text)
            be_seen(call, self.__name__)
            return self._done(asked, lambda: self.page(call))
        except Unsaved as unsaved:
            return unsaved
        except Exception as error:
            return self.server.refused(asked.request, asked.call, as_refusal(error))

    def _done(self, asked: Asked, work: Callable[[], Response | Later]) -> Response | Later:
        """What others are told of it waits until it is acknowledged."""
        assert asked.call is not None
        hub = self.server.house.hub
        with hub.keeping_news() as news:
            try:
                found = work()
            finally:
                asked.news = news
        if isinstance(found, Later) and self.server.queue is None:
            found = found.then(job.do(found.work))  # nobody else is there to do it
        return found if isinstance(found, Later) else asked.call.finish(found)

    async def _restore(self, asked: Asked, unsaved: Unsaved) -> Response | None:
        """Until the game is there again; whoever has waited long enough for a page, and for a job
        of one's own, is shown how the work goes on."""
        call, queue = asked.call, self.server.queue
        assert call is not None
        assert queue is not None
        going_on = asyncio.create_task(queue.restoring.restore(unsaved, call.owner, call.address))
        await asyncio.wait({going_on}, timeout=PATIENCE)
        job = queue.restoring.job_of(unsaved.table)
        is_page = asked.request.method == "GET" and not call.by_script
        if job is not None and job.owner == call.owner and is_page and not going_on.done():
            back = call.finish(call.go(asked.request.url.path))
            going_on.add_done_callback(lambda task: _answer_with(job, task, back))
            return call.finish(call.go(f"/jobs/{job.id}"))
        try:
            await going_on
        except Refusal as refusal:
            asked.wrong = refusal
        return None

    async def _wait(self, asked: Asked, later: Later) -> Response:
        """A place in the queue; whoever has waited long enough is shown how the work goes on."""
        assert asked.call is not None
        assert self.server.queue is not None
        try:
            found = self.server.queue.jobs.add(asked.call.owner, later.work, asked.call.address)
        except Refusal as refusal:
            return self.server.refused(asked.request, asked.call, refusal)
        going_on = asyncio.create_task(self._finish(asked, later, found))
        await asyncio.wait({going_on}, timeout=PATIENCE)
        if going_on.done():
            self.server.queue.jobs.forget(found)
            return going_on.result()
        return asked.call.finish(asked.call.go(f"/jobs/{found.id}"))

    async def _finish(self, asked: Asked, later: Later, found: Job) -> Response:
        assert asked.call is not None
        assert self.server.queue is not None
        response: Response | Later
        try:
            result = await self.server.queue.jobs.result(found)
            response = await self._go_on(asked, lambda: later.then(result))
            later.afterwards()
        except Exception as error:
            response = self.server.refused(asked.request, asked.call, as_refusal(error))
        assert isinstance(response, Response)
        found.answer = response
        return response

    async def _go_on(self, asked: Asked, work: Callable[[], Response]) -> Response | Later:
        """Meanwhile the game may have been dropped: then it is played again first."""
        assert asked.call is not None
        assert self.server.queue is not None
        take_turn = self.server.turns.move
        try:
            return await take_turn("", lambda: self._done(asked, work))
        except Unsaved as unsaved:
            restoring = self.server.queue.restoring
            await restoring.restore(unsaved, asked.call.owner, asked.call.address)
        return await take_turn("", lambda: self._done(asked, work))


def _answer_with(job: Job, task: asyncio.Task[None], response: Response) -> None:
    """Back to the page, which says what is wrong if something is."""
    if not task.cancelled():
        task.exception()
    job.answer = response


class Asked:
    """A request on its way to its answer."""

    def __init__(self, request: Request, text: str, wrong: Exception | None) -> None:
        self.request = request
        self.text = text
        self.wrong = wrong
        self.call: Call | None = None
        self.news = News()


def be_seen(call: Call, page: str) -> None:
    """A request is a sign of life at a table where one has a seat, but for what an open page asks
    by itself."""
    table = str(call.request.path_params.get("table", ""))
    by_itself = call.by_script and page in BY_ITSELF
    if call.person is not None and table and not by_itself:
        absence.come_back(call.house, table, call.person, answering=page in ANSWERING)


def as_refusal(error: Exception) -> Exception:
    """What is nobody's fault and soon over has a designed answer too."""
    if isinstance(error, Busy):
        return Refusal("busy")
    if isinstance(error, Unsaved):
        return Refusal("full")
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
