"""About me: name, language, theme, recovery code, logins."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from astrarium.table import people
from astrarium.table.names import readable
from astrarium.table.people import digest
from astrarium.table.refusals import Refusal
from astrarium.table.show import moment
from astrarium.table.storage import LOGIN
from astrarium.table.web.call import Call
from astrarium.table.web.gate import COOKIE
from astrarium.text import LANGUAGES

LOGIN_ID: Final = 16  # digits of a digest by which a page names a login
OTHERS: Final = "others"
GIVEN: Final = {"language", "theme"}  # may be set to nothing


def me(call: Call) -> Response:
    return _page(call, "")


def _page(call: Call, code: str) -> Response:
    """With every login of this person: each can be ended."""
    here = digest(call.token)
    found = call.house.storage.logins(call.person.id) if call.person else []
    logins = [
        {
            "id": each.digest[:LOGIN_ID],
            "device": each.device,
            "used": moment(each.used),
            "here": each.digest == here,
        }
        for each in found
    ]
    return call.page("me.html", code=code, logins=logins)


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
    wanted = {"name": readable(call.form.get("name", "")), "language": language, "theme": theme}
    given = GIVEN & call.form.keys()
    changed = {name: value for name, value in wanted.items() if value or name in given}
    if changed:
        call.house.storage.change_person(person.id, changed)
    return response


def code(call: Call) -> Response:
    return _page(call, people.new_code(call.house.storage, call.me(), call.house.now()))


def recover(call: Call) -> Response:
    """A right code is always good: those who guess must not lock out their neighbours."""
    typed = call.field("code")
    try:
        person, token = people.recover(call.house.storage, typed, call.device, call.house.now())
    except Refusal:
        if not call.server.limits.guessing.take(call.address):
            raise Refusal("too-fast") from None
        raise
    call.logged_in(person, token)
    return call.go("/")


def log_out(call: Call) -> Response:
    call.house.storage.drop_token(digest(call.token))
    if call.person is not None:
        call.server.logins.forget(call.person.id)
    response = call.go("/")
    response.delete_cookie(COOKIE)
    return response


def end_login(call: Call) -> Response:
    """End one login of mine, or all but this one."""
    person, storage = call.me(), call.house.storage
    wanted = call.field("login")
    if wanted == OTHERS:
        storage.drop_tokens(person.id, LOGIN, but=digest(call.token))
    for login in storage.logins(person.id):
        if login.digest[:LOGIN_ID] == wanted:
            storage.drop_token(login.digest)
    call.server.logins.forget(person.id)
    return call.go("/me")
