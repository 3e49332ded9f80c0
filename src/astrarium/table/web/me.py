"""About me: name, language, theme, recovery code."""

from __future__ import annotations

from starlette.responses import Response

from astrarium.table import people
from astrarium.table.people import digest
from astrarium.table.refusals import Refusal
from astrarium.table.web.call import COOKIE, Call
from astrarium.text import LANGUAGES


def me(call: Call) -> Response:
    return call.page("me.html", code="")


def _back(call: Call) -> str:
    """Where the form was: a path of this site and nothing else."""
    path = call.form.get("back", "/")
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def save(call: Call) -> Response:
    """Change what is given: name, language or theme."""
    language, theme = call.form.get("language"), call.form.get("theme")
    if language is not None and language not in LANGUAGES:
        raise Refusal("bad-form")
    if theme is not None and theme not in ("", "light", "dark"):
        raise Refusal("bad-form")
    if call.person is None and "name" in call.form:
        call.someone()
    response = call.go(_back(call))
    person = call.person
    if person is None:
        for name, value in (("language", language), ("theme", theme)):
            if value is not None:
                call.set_cookie(response, name, value)
        return response
    person.name = people.clean_name(call.form.get("name", "")) or person.name
    person.language = person.language if language is None else language
    person.theme = person.theme if theme is None else theme
    call.house.storage.save_person(person)
    return response


def code(call: Call) -> Response:
    fresh = people.new_code(call.house.storage, call.me())
    return call.page("me.html", code=fresh)


def recover(call: Call) -> Response:
    address = call.request.client.host if call.request.client else "?"
    if not call.server.limits.guessing.take(address):
        raise Refusal("too-fast")
    person, token = people.recover(call.house.storage, call.field("code"))
    call.logged_in(person, token)
    return call.go("/")


def log_out(call: Call) -> Response:
    token = call.request.cookies.get(COOKIE, "")
    call.house.storage.drop_token(digest(token))
    response = call.go("/")
    response.delete_cookie(COOKIE)
    return response
