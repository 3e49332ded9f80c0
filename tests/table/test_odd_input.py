"""No input is a failure of ours: headers, forms and paths that nobody would think of."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.table.web.call import MOST_FIELDS
from tests.table.support import Guest, new_house, two_at_a_table

FORM = b"application/x-www-form-urlencoded"
METHODS = ("GET", "POST", "HEAD", "PUT", "BREW", "")
# What is not quite what it should be.
ODD = ["http://[", "http://[::1", "null", "\x00", "a" * 5000, "\xff\xfe", "-1", "1e9", "9" * 400,
       "%00", "../..", "//", "astrarium=; x", "=", ";;;", "bytes=0-", "en;q=x"]  # fmt: skip
ROUTES = ("/", "/me", "/upload", "/sets", "/sets/sun/try", "/sets/sun/card",
          "/new/race", "/quick/race", "/rules/race", "/explain/race/x",
          "/invite/x", "/t/{table}", "/t/{table}/board", "/t/{table}/plan", "/t/{table}/commit",
          "/t/{table}/steps/1", "/t/{table}/seats/0/link", "/static/page.css", "/jobs/x",
          "/me/end", "/me/recover", "/t/{table}/agree", "/t/{table}/orders")  # fmt: skip


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> tuple[Guest, str]:
    guest, _, path = two_at_a_table(tmp_path_factory.mktemp("odd"))
    return guest, path


def status(guest: Guest, method: str, path: str, headers: list[tuple[bytes, bytes]],
           body: bytes) -> int:  # fmt: skip
    """What the app itself answers: no client of ours would let some of these through."""
    raw, _, query = path.encode("utf-8", "surrogatepass").partition(b"?")
    scope: dict[str, Any] = {
        "type": "http", "method": method, "path": raw.decode("utf-8", "replace"), "raw_path": raw,
        "query_string": query, "headers": headers, "client": ("127.0.0.1", 1),
        "server": ("localhost", 80), "scheme": "http", "http_version": "1.1", "root_path": "",
    }  # fmt: skip
    found: list[int] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])
            assert b"content-security-policy" in dict(message["headers"])

    asyncio.run(guest.http.app(scope, receive, send))  # type: ignore[arg-type]
    return found[0]


names = st.sampled_from(
    [b"origin", b"cookie", b"content-type", b"accept-language", b"accept-encoding", b"user-agent",
     b"x-forwarded-for", b"x-forwarded-proto", b"sec-fetch-site", b"range", b"x-astrarium",
     b"content-length", b"if-modified-since"]
)  # fmt: skip
values = st.one_of(
    st.sampled_from(ODD).map(lambda each: each.encode("latin-1")), st.binary(max_size=40)
)
headers = st.lists(st.tuples(names, values), max_size=5)
bodies = st.one_of(
    st.binary(max_size=200),
    st.lists(
        st.tuples(st.sampled_from(["seat", "choice", "question", "name", "pace", "bot", "log",
                                   "login", "code", "agree", "back", "seats", "takeover"]),
                  st.sampled_from(ODD)),
        max_size=6,
    ).map(lambda pairs: "&".join(f"{name}={value}" for name, value in pairs).encode()),
)  # fmt: skip


@settings(max_examples=250)
@given(
    method=st.sampled_from(METHODS),
    route=st.sampled_from(ROUTES),
    tail=st.one_of(st.just(""), st.sampled_from(ODD), st.text(max_size=20)),
    sent=headers,
    body=bodies,
    form=st.booleans(),
)
def test_nothing_that_is_sent_makes_the_table_fail(
    anna: tuple[Guest, str], method: str, route: str, tail: str,
    sent: list[tuple[bytes, bytes]], body: bytes, form: bool,
) -> None:  # fmt: skip
    guest, path = anna
    kept = [(b"host", b"localhost"), *sent, *([(b"content-type", FORM)] if form else [])]
    if not any(name == b"cookie" for name, _ in sent):
        kept.append((b"cookie", b"astrarium=" + guest.http.cookies["astrarium"].encode()))
    address = route.replace("/t/{table}", path) + tail
    assert status(guest, method, address, kept, body) < 500


@pytest.mark.parametrize(
    ("path", "sent", "body", "wanted"),
    [
        ("/me", {"origin": "http://["}, b"name=x", 403),
        ("/me", {"content-type": FORM.decode()}, b"a=1&" * (MOST_FIELDS + 1), 400),
        ("/t/x/seats/" + "9" * 5000 + "/sit", {}, b"", 404),
        ("/upload", {}, b"[" * 50_000, 422),
        ("/upload", {}, b"{" * 999_999, 422),
    ],
)
def test_what_once_made_it_fail_is_refused(
    tmp_path: Path, path: str, sent: dict[str, str], body: bytes, wanted: int
) -> None:
    guest = Guest(new_house(tmp_path))
    answer = guest.http.post(path, content=body, headers=sent)
    assert answer.status_code == wanted


def test_a_failure_outside_of_all_pages_has_the_headers_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = Guest(new_house(tmp_path))

    def fail(*_: object) -> None:
        raise RuntimeError("the innards")

    monkeypatch.setattr("astrarium.table.web.turns.Turns._has_acted", fail)
    with caplog.at_level(logging.CRITICAL):
        answer = guest.http.post("/me", data={"theme": "dark"})
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "innards" not in answer.text


def test_whoever_hangs_up_in_the_middle_of_a_form_is_no_failure_and_not_answered(
    anna: tuple[Guest, str], caplog: pytest.LogCaptureFixture
) -> None:
    guest, path = anna
    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"pace=", "more_body": True},
        {"type": "http.disconnect"},
    ]
    sent: list[object] = []
    scope: dict[str, Any] = {
        "type": "http", "method": "POST", "path": path + "/pace", "raw_path": b"",
        "query_string": b"", "headers": [(b"host", b"localhost"), (b"content-type", FORM)],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "scheme": "http",
        "http_version": "1.1", "root_path": "",
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: object) -> None:
        sent.append(message)

    asyncio.run(guest.http.app(scope, receive, send))  # type: ignore[arg-type]
    assert messages == []
    assert sent == []
    assert caplog.records == []
