"""One request, as the pages see it: who asks, in which language, with what form."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl

from isal import igzip
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from astrarium.table import people
from astrarium.table.house import House
from astrarium.table.jobs import Later
from astrarium.table.refusals import Refusal
from astrarium.table.show import Reader
from astrarium.table.storage import Person, Table
from astrarium.table.web.gate import COOKIE, client_of, cookie_of
from astrarium.table.web.parts import HAS, Made, named
from astrarium.table.words import Words
from astrarium.text import LANGUAGES, negotiate

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

A_DAY: Final = 24 * 3600
A_YEAR: Final = 365 * A_DAY
WORTH_PACKING: Final = 1000  # bytes
PACKING: Final = 2  # of ISA-L; 3 takes five times the time for a sixth less
MOST_FIELDS: Final = 100
FRAGMENT: Final = "x-astrarium"  # the header of requests made by our script

Page = Callable[["Call"], Response | Later]


MOST_WHOLES: Final = 24  # numbers in one field


def _is_whole(value: str) -> bool:
    return value.isascii() and value.isdigit() and len(value) < 12


class Call:
    def __init__(self, request: Request, server: Server, body: str = "") -> None:
        self.request = request
        self.server = server
        self.house: House = server.house
        self.body = body
        self.person: Person | None = self._known()
        self.language = self._language()
        self.texts = Words(self.language)
        self._new_login = ""

    @cached_property
    def form(self) -> dict[str, str]:
        """What was typed. Read when a page asks for it: a form of a megabyte takes a tenth of a
        second, and whoever may send no more today is told so before."""
        kind = self.request.headers.get("content-type", "")
        if not kind.startswith("application/x-www-form-urlencoded"):
            return {}
        try:
            return dict(parse_qsl(self.body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError as error:
            raise Refusal("bad-form") from error

    def _known(self) -> Person | None:
        token = self.token
        person = people.who(self.house.storage, token)
        if person is not None:
            now = self.house.now()
            if self.server.logins.learn(token, person.id, now, every=A_DAY):
                self.house.storage.use_login(people.digest(token), now)
        return person

    @property
    def token(self) -> str:
        """The login that the request came with."""
        return self._cookie(COOKIE)

    def _cookie(self, name: str) -> str:
        return cookie_of(self.request.headers, name)

    @property
    def address(self) -> str:
        return client_of(self.request.scope)

    @property
    def owner(self) -> str:
        """Whose job it is."""
        return f"by {self.person.id}" if self.person else f"at {self.address}"

    @property
    def has_come_back(self) -> bool:
        """Somebody who was here before today."""
        return self.person is not None and self._was_here_before(self.person.id)

    def _was_here_before(self, person: str) -> bool:
        logins = self.house.storage.logins(person)
        return any(each.created <= self.house.now() - A_DAY for each in logins)

    @property
    def device(self) -> str:
        return people.device_of(self.request.headers.get("user-agent", ""))

    def _language(self) -> str:
        chosen = self.person.language if self.person else self._cookie("language")
        if chosen in LANGUAGES:
            return chosen
        return negotiate(self.request.headers.get("accept-language", ""))

    @property
    def theme(self) -> str:
        chosen = self.person.theme if self.person else self._cookie("theme")
        return chosen if chosen in ("light", "dark") else ""

    @property
    def reader(self) -> Reader:
        return Reader(self.person, self.language, not self._narrow())

    def _narrow(self) -> bool:
        """A phone: our script says so, or the browser does."""
        cookie = self._cookie("narrow")
        if cookie in ("yes", "no"):
            return cookie == "yes"
        return "Mobi" in self.request.headers.get("user-agent", "")

    @property
    def by_script(self) -> bool:
        return FRAGMENT in self.request.headers

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        return int(self.request.path_params[name])

    def table(self) -> Table:
        return self.house.table(self.path("table"))

    def field(self, name: str) -> str:
        if name not in self.form:
            raise Refusal("bad-form")
        return self.form[name]

    def whole(self, name: str) -> int:
        """A field that must be a whole number."""
        value = self.field(name)
        if not _is_whole(value):
            raise Refusal("bad-form")
        return int(value)

    def wholes(self, name: str) -> list[int]:
        """A field that must be one whole number, or several with commas between them."""
        parts = self.field(name).split(",")
        if len(parts) > MOST_WHOLES or not all(_is_whole(part) for part in parts):
            raise Refusal("bad-form")
        return [int(part) for part in parts]

    def someone(self, invited_by: str = "") -> Person:
        """Who asks; a new guest if nobody is known yet."""
        if self.person is None:
            if not self._may_come(invited_by):
                raise Refusal("many-guests", most=int(self.server.limits.guests.size))
            self.person, self._new_login = people.new_person(
                self.house.storage,
                self.form.get("name", ""),
                self.language,
                self.device,
                self.house.now(),
            )
        return self.person

    def _may_come(self, invited_by: str) -> bool:
        """Anybody may use up what an address has: then those still come for whom somebody stands
        who was here before today."""
        limits = self.server.limits
        if limits.guests.take(self.address):
            return True
        return self._was_here_before(invited_by) and limits.invited.take(self.address)

    def me(self) -> Person:
        if self.person is None:
            raise Refusal("not-yours")
        return self.person

    def logged_in(self, person: Person, token: str) -> None:
        self.person, self._new_login = person, token

    # --- answers --------------------------------------------------------------------------------

    def page(self, template: str, status: int = 200, /, **context: Any) -> Response:
        return self.written(self.made(template, **context), status)

    def made(self, template: str, /, **context: Any) -> Made:
        return self.server.render(self, template, context)

    def written(self, made: Made, status: int = 200) -> Response:
        has = self.request.headers.get(HAS)
        html = made.whole() if has is None else made.without(named(has))
        return Response(html, status, media_type="text/html; charset=utf-8")

    def go(self, path: str) -> Response:
        return RedirectResponse(path, 303)

    def finish(self, response: Response) -> Response:
        """What every answer carries."""
        if self._new_login:
            self.set_cookie(response, COOKIE, self._new_login)
        response.headers.setdefault("Cache-Control", "no-store")
        return self._packed(response)

    def _packed(self, response: Response) -> Response:
        """Compressed here, in the thread of the request: not where all requests pass."""
        response.headers["Vary"] = "Accept-Encoding"
        accepted = "gzip" in self.request.headers.get("accept-encoding", "")
        packed = "content-encoding" in response.headers  # an answer that was made a while ago
        if accepted and not packed and len(response.body) >= WORTH_PACKING:
            response.body = igzip.compress(response.body, PACKING, mtime=0)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.body))
        return response

    def set_cookie(self, response: Response, name: str, value: str) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(
            name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
        )
