"""What comes from outside is refused with a designed answer, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium import games
from astrarium.core.draw.svg import COLOURS
from astrarium.core.rng import Rng
from astrarium.table.refusals import STATUS
from astrarium.table.web.app import STATIC
from astrarium.table.web.limits import LARGEST_FORM, LARGEST_UPLOAD, Buckets, Limits
from astrarium.table.words import PACKAGE, texts_of
from astrarium.text.catalogue import all_figures, read_entries
from tests.table.support import Guest, hurry, new_house, two_at_a_table


def test_every_page_forbids_inline_script_and_framing(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    for path in ("/", "/nowhere", "/static/table.js", "/rules/race"):
        policy = anna.http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


def test_no_page_holds_inline_script_or_style(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    for page in ("/", "/new/race", "/me", "/rules/race", path, path + "/steps/0"):
        html = anna.get(page)
        assert re.search(r"<script(?! type=\"module\" src=)", html) is None
        assert re.search(r"\son[a-z]+=", html) is None
        assert " style=" not in html
        assert "http://" not in html.replace("http://www.w3.org/2000/svg", "")
        assert "https://" not in html


def test_a_form_of_another_site_gets_nothing_done(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "", "sec-fetch-site": "cross-site"},
    ):
        answer = anna.http.post("/quick/race", data={"name": "Anna"}, headers=headers)
        assert answer.status_code == 403
        assert "came from another site" in answer.text
    assert anna.house.storage.running_tables() == []


def test_too_many_requests_get_a_clear_answer(tmp_path: Path) -> None:
    limits = Limits(0.0)
    limits.reading = Buckets(0, 3, now=lambda: 0.0)
    anna = Guest(new_house(tmp_path), limits=limits)
    for _ in range(3):
        anna.get("/rules/race?q=deck")
    assert "too much at once" in anna.get("/rules/race", 429)
    assert int(anna.http.get("/rules/race").headers["retry-after"]) > 0


def test_a_bucket_refills_with_time() -> None:
    time = [0.0]
    buckets = Buckets(2.0, 2.0, now=lambda: time[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    time[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_guessing_recovery_codes_is_slow(tmp_path: Path) -> None:
    limits = Limits(10_000.0)
    limits.guessing = Buckets(0, 2, now=lambda: 0.0)
    anna = Guest(new_house(tmp_path), limits=limits)
    anna.post("/me/recover", 403, code="AAAAA")
    anna.post("/me/recover", 403, code="AAAAB")
    anna.post("/me/recover", 429, code="AAAAC")


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    anna.post("/me", 413, name="x" * (LARGEST_FORM + 1))
    answer = anna.http.post("/upload", content=b"x" * (LARGEST_UPLOAD + 1))
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "log",
    ["", "{}", "nonsense", '{"astrarium":1}', "[" * 50_000, '{"astrarium":1,"link":"0"}\n{"a":1}'],
)
def test_a_broken_upload_is_refused_and_nothing_is_kept(tmp_path: Path, log: str) -> None:
    anna = Guest(new_house(tmp_path))
    answer = anna.http.post("/upload", content=log.encode())
    assert answer.status_code == 422
    assert "no log of a finished game" in answer.text
    assert anna.house.storage.finished_tables(9) == []


def test_an_uploaded_log_that_was_changed_is_refused(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(1))
    log = anna.get(path + "/record")
    anna.post("/upload", 303, log=log)
    lines = log.splitlines()
    anna.post("/upload", 422, log="\n".join([*lines[:50], *lines[51:]]))
    anna.post("/upload", 422, log=log.replace('"scores"', '"scored"'))
    anna.post("/upload", 409, log="\n".join(lines[:-1]))  # not finished


def test_forms_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    anna.post(path + "/plan", 400)
    anna.post(path + "/plan", 400, seat="-1", question="x", choice="1")
    anna.post(path + "/plan", 400, seat="9" * 30, question="x", choice="1")
    anna.post(path + "/plan", 404, seat="7", question="x", choice="1")
    anna.post(path + "/plan", 400, seat="0", question=anna.question(path).token, choice="x")
    assert anna.http.post(path + "/plan", content=b"\xff\xfe").status_code == 400
    anna.post("/new/race", 422, seats="9")
    anna.post("/new/race", 400, seats="2", seat_0="throne")
    anna.post("/new/race", 400, seats="2", seat_0="bot:unheard-of")
    anna.post("/new/chess", 404, seats="2")
    mix = {"seats": "3", "seat-0": "me", "option-advanced_two_player": "True"}
    assert anna.http.post("/new/race", data=mix).status_code == 422
    assert anna.http.put("/").status_code == 405


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_refusal_has_a_text(language: str) -> None:
    texts = texts_of(language)
    figures: dict[str, str | int] = {"name": "Anna", "most": 5, "minutes": 5, "megabytes": 5}
    entries = read_entries(PACKAGE / "table" / "text", language)
    for why in STATUS:
        key = f"refused-{why}"
        assert texts(key, **{name: figures[name] for name in all_figures(entries, key)})[-1] == "."


def test_a_failure_of_ours_is_said_plainly_and_shows_nothing_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(new_house(tmp_path), "hu")

    def fail(*_: object) -> None:
        raise RuntimeError("the innards")

    monkeypatch.setattr(anna.house.storage, "open_tables", fail)
    page = anna.get("/", 500)
    assert "Valami elromlott nálunk." in page
    assert "innards" not in page


def test_the_pages_colours_are_those_of_the_drawings() -> None:
    css = (STATIC / "tokens.css").read_text(encoding="utf-8")
    for name, (light, dark) in COLOURS.items():
        assert f"--{name}: light-dark({light}, {dark});" in css


def test_the_games_colours_come_with_the_page_and_no_two_games_disagree(
    tmp_path: Path,
) -> None:
    anna = Guest(new_house(tmp_path))
    css = anna.http.get("/colours.css").text
    every: dict[str, tuple[str, str]] = {}
    for game in games.names():
        for name, both in games.find_game(game).colours().items():
            assert name not in COLOURS
            assert every.setdefault(name, both) == both
            assert f"--{name}: light-dark({both[0]}, {both[1]});" in css
    assert 'href="/colours.css"' in anna.get("/")
