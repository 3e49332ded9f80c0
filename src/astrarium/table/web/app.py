"""The application: its routes, its headers, its bots."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup
from starlette.applications import Starlette
from starlette.convertors import CONVERTOR_TYPES, IntegerConvertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from astrarium import games
from astrarium.core.draw.svg import css
from astrarium.core.errors import AstrariumError
from astrarium.table import signs, tidying
from astrarium.table.bots import BotRunner
from astrarium.table.house import House
from astrarium.table.part import Part
from astrarium.table.queue import Queue
from astrarium.table.refusals import Refusal
from astrarium.table.remembered import Remembered
from astrarium.table.web import (
    editor,
    hinting,
    lobby,
    me,
    playing,
    reviewing,
    rulebook,
    seats,
    sets,
    stream,
    watching,
)
from astrarium.table.web.call import WORTH_PACKING, Call, Page
from astrarium.table.web.endpoint import Endpoint
from astrarium.table.web.gate import Gate, Logins, client_of
from astrarium.table.web.limits import LARGEST_UPLOAD, Limits
from astrarium.table.web.pages import templates
from astrarium.table.web.parts import Made, key_of, place_of
from astrarium.table.web.turns import Turns
from astrarium.table.words import texts_of
from astrarium.text import LANGUAGES, negotiate, say_error

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "manifest-src 'self'"
)
SECURE: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LATER: Final = (429, 503)  # statuses after which trying again makes sense
RETRY_AFTER: Final = "10"  # seconds in which the strictest limit allows one more request
KEPT_LONG: Final = "public, max-age=31536000, immutable"  # another file has another address
FILES_PACKING: Final = 3  # of zlib: larger is smaller, and slower; 4 takes twice the time
UNREAD: Final = (408, 413)  # statuses of requests that were not read to their end
HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in SECURE.items()]
LONGEST_PATH: Final = 200
BOARDS, PARTS = 40_000_000, 16_000_000  # so many letters are remembered
logger = logging.getLogger("astrarium.table")


class ShortNumber(IntegerConvertor):
    """A number in an address: no longer than any that exists."""

    regex = "[0-9]{1,9}"


CONVERTOR_TYPES["short"] = ShortNumber()


def _here(request: Request) -> str:
    """Where a switch in the header leads back to; what is longer than any address is not told."""
    path = request.url.path
    return path if request.method == "GET" and len(path) <= LONGEST_PATH else "/"


def _game(call: Call, error: AstrariumError) -> str:
    """Whose words say what was wrong: those of the game that a request is about; of a log that was
    uploaded, of the game that the key of the error begins with."""
    table = call.request.path_params.get("table", "")
    found = call.house.storage.table(table) if table else None
    if found is not None:
        return found.game
    named = call.request.path_params.get("game", "") or error.key.partition("-")[0]
    return named if named in games.names() else ""


def _said(call: Call, error: AstrariumError) -> str:
    return say_error(texts_of(call.language, _game(call, error)), error)


class Server:
    """What the pages share in one process."""

    def __init__(self, house: House, limits: Limits, bots: BotRunner) -> None:
        self.house = house
        self.limits = limits
        self.bots = bots
        self.turns = Turns()
        self.boards: Remembered[Made] = Remembered(BOARDS, lambda made: made.size)
        self.parts: Remembered[str] = Remembered(PARTS, len)
        self.logins = Logins()
        self.open_pages = stream.OpenPages()
        self.ticks = stream.Ticks()
        self.queue: Queue | None = None  # while the server runs
        self._briefly: dict[tuple[str, str], bytes] = {}
        self.templates = templates()

    def render(self, call: Call, template: str, context: dict[str, Any]) -> Made:
        parts: dict[str, str] = {}

        def part(name: str, made_from: Part) -> Markup:
            key = key_of(name, call.language, made_from)
            parts[key] = self._part(key, name, call, made_from)
            return Markup(place_of(key))

        frame = self.templates.get_template(template).render(
            text=call.texts,
            call=call,
            language=call.language,
            languages=LANGUAGES,
            theme=call.theme,
            me=call.person,
            here=_here(call.request),
            part=part,
            **context,
        )
        return Made(frame, parts)

    def _part(self, key: str, name: str, call: Call, made_from: Part) -> str:
        html = self.parts.get(key)
        if html is None:
            html = self.templates.get_template(name).render(
                text=call.texts, **made_from.facts, **made_from.more()
            )
            self.parts.put(key, html)
        return html

    def brief(self, headers: Headers, refusal: Refusal) -> Response:
        """A refusal that costs nothing: its sentence alone, made once for each language."""
        language = negotiate(headers.get("accept-language", ""))
        key = (refusal.why, language)
        if key not in self._briefly:
            page = self.templates.get_template("refused-briefly.html")
            html = page.render(text=texts_of(language), language=language, why=refusal.why)
            self._briefly[key] = html.encode()
        response = Response(self._briefly[key], refusal.status, media_type="text/html")
        response.headers["Cache-Control"] = "no-store"
        if refusal.status in LATER:
            response.headers["Retry-After"] = RETRY_AFTER
        return response

    def refused(self, request: Request, call: Call | None, error: Exception) -> Response:
        """A designed answer: what happened, that nothing was lost, what to do."""
        if isinstance(error, HTTPException):
            error = Refusal("no-page" if error.status_code == 404 else "bad-method")
        if not isinstance(error, Refusal):
            logger.error("%s %s", request.method, request.url.path, exc_info=error)
            error = Refusal("broken")
        call = call or Call(request, self)
        if call.by_script and error.why in ("stale", "not-asked", "illegal", "nothing-to-undo"):
            fresh = playing.fresh_board(call, error)
            if fresh is not None:
                return call.finish(fresh)
        template = "refused-part.html" if call.by_script else "refused.html"
        detail = _said(call, error.error) if error.error else ""
        figures = error.figures
        response = call.page(template, error.status, why=error.why, figures=figures, detail=detail)
        if error.status in LATER:
            response.headers["Retry-After"] = RETRY_AFTER
        if error.status in UNREAD:
            response.headers["Connection"] = "close"
        return call.finish(response)


def create_app(
    house: House, limits: Limits | None = None, bots: BotRunner | None = None
) -> Starlette:
    runner = bots or BotRunner(house)
    server = Server(house, limits or Limits(), runner)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server.queue = runner.queue = Queue(house)
        await server.queue.start()
        await runner.start()
        tasks = [
            asyncio.create_task(server.turns.page("", rulebook.warm)),
            asyncio.create_task(keep_tidy(server)),
            asyncio.create_task(note_signs(server)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await runner.stop()
            await server.queue.stop()
            server.queue = runner.queue = None
            server.house.signs.note()
            server.turns.stop()

    async def missing(request: Request, error: Exception) -> Response:
        client = client_of(request.scope)
        return await server.turns.page("", lambda: server.refused(request, None, error), client)

    async def failed(request: Request, error: Exception) -> Response:
        """What fails outside of all pages gets its headers here."""
        response = await missing(request, error)
        response.headers.update(SECURE)
        return response

    app = Starlette(
        routes=routes(server),
        lifespan=lifespan,
        exception_handlers={404: missing, 405: missing, Exception: failed},
    )
    app.state.server = server
    app.add_middleware(Gate, server=server)
    app.add_middleware(SecureHeaders)
    return app


async def keep_tidy(server: Server) -> None:
    while True:
        await server.turns.page("", lambda: tidying.tidy(server.house))
        await asyncio.sleep(tidying.EVERY)


async def note_signs(server: Server) -> None:
    while True:
        await asyncio.sleep(signs.NOTED_EVERY)
        try:
            await server.turns.page("", server.house.signs.note)
        except Exception:
            logger.exception("who was here could not be noted")


async def colours(request: Request) -> Response:
    """The games' own colours: their drawings name them."""
    sheets = [css(games.find_game(name).colours()) for name in games.names()]
    return Response("".join(sheets), media_type="text/css")


async def pictures(request: Request) -> Response:
    """The pictures of a game: fetched once, whatever is drawn with them."""
    name = request.path_params["game"]
    album = games.find_game(name).pictures() if name in games.names() else None
    if album is None:
        raise HTTPException(404)
    headers = {"Cache-Control": KEPT_LONG, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(album.file, media_type="image/svg+xml", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(_packed(album.file), media_type="image/svg+xml", headers=headers)


@cache
def _packed(file: str) -> bytes:
    """Hundreds of kilobytes, the same for everybody: packed once."""
    return gzip.compress(file.encode(), mtime=0)


def routes(server: Server) -> list[BaseRoute]:
    def get(path: str, page: Page) -> Route:
        return Route(path, Endpoint(server, page), methods=["GET"])

    def post(path: str, page: Page, largest: int = 0) -> Route:
        return Route(path, Endpoint(server, page, largest), methods=["POST"])

    files = StaticFiles(directory=STATIC)
    packed = GZipMiddleware(files, minimum_size=WORTH_PACKING, compresslevel=FILES_PACKING)
    return [
        # Those that are asked for most come first.
        get("/t/{table}", playing.table_page),
        get("/t/{table}/board", playing.board_part),
        Route("/t/{table}/events", stream.Stream(server), methods=["GET"]),
        post("/t/{table}/plan", playing.add_to_plan),
        post("/t/{table}/say", playing.say),
        post("/t/{table}/drop", playing.drop),
        get("/t/{table}/ways", playing.ways),
        get("/t/{table}/words", playing.words),
        get("/t/{table}/bench", playing.bench),
        get("/t/{table}/hint", hinting.hint),
        post("/t/{table}/back", playing.back),
        post("/t/{table}/again", playing.start_again),
        post("/t/{table}/commit", playing.commit),
        post("/t/{table}/undo", playing.undo),
        post("/t/{table}/agree", playing.agree),
        post("/t/{table}/orders", playing.orders),
        post("/t/{table}/pace", playing.pace),
        post("/t/{table}/here", playing.here),
        post("/t/{table}/uncover", playing.uncover),
        post("/t/{table}/wake", playing.wake),
        post("/t/{table}/seats/{seat:short}/sit", seats.sit),
        post("/t/{table}/seats/{seat:short}/stand", seats.stand),
        post("/t/{table}/seats/{seat:short}/link", seats.link),
        post("/t/{table}/seats/{seat:short}/bot", seats.bot),
        post("/t/{table}/seats/{seat:short}/stand-in", seats.stand_in),
        post("/t/{table}/seats/{seat:short}/resign", seats.resign),
        post("/t/{table}/close", seats.close),
        post("/t/{table}/rematch", seats.rematch),
        get("/t/{table}/review", reviewing.review),
        get("/t/{table}/log", watching.log),
        get("/t/{table}/steps/{step:short}", watching.step),
        get("/t/{table}/steps/{step:short}/picture", watching.picture),
        get("/t/{table}/picture", watching.picture),
        get("/t/{table}/record", watching.download),
        get("/", lobby.lobby),
        get("/new/{game}", lobby.new_table),
        post("/new/{game}", lobby.create_table),
        post("/quick/{game}", lobby.quick_game),
        post("/upload", lobby.upload, LARGEST_UPLOAD),
        get("/jobs/{job}", lobby.job),
        get("/me", me.me),
        post("/me", me.save),
        post("/me/code", me.code),
        post("/me/recover", me.recover),
        post("/me/leave", me.log_out),
        post("/me/end", me.end_login),
        get("/rules/{game}", rulebook.rulebook),
        get("/rules/{game}/{rule}", rulebook.one_rule),
        get("/explain/{game}/{component}", rulebook.explanation),
        get("/key/{game}", rulebook.key),
        get("/sets", sets.mine),
        post("/sets", sets.upload, LARGEST_UPLOAD),
        get("/sets/{set}", sets.download),
        post("/sets/{set}/drop", sets.drop),
        get("/sets/{set}/edit", editor.edit),
        post("/sets/{set}/try", editor.attempt),
        post("/sets/{set}/card", editor.save),
        get("/invite/{token}", seats.invitation),
        post("/invite/{token}", seats.accept),
        Route("/colours.css", colours, methods=["GET"]),
        Route("/pictures/{game}.svg", pictures, methods=["GET"]),
        Mount("/static", packed, name="static"),
    ]


class SecureHeaders:
    """Adds the headers that tell a browser what pages of ours may do: little."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", []).extend(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
