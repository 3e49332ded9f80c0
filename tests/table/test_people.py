"""Guests: a name, an opaque token, a recovery code; all secrets are kept as digests."""

from __future__ import annotations

import re
import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from astrarium.table import people
from astrarium.table.house import House
from astrarium.table.names import readable
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.gate import COOKIE
from tests.table.support import Guest, new_house


def test_a_login_token_is_kept_only_as_a_digest(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna = Guest(house)
    anna.post("/me", name="Anna", back="/")
    token = anna.http.cookies[COOKIE]
    page = anna.post("/me/code", 200)
    code = re.search(r'class="code"[^>]*>([A-Z0-9-]+)<', page)
    assert code is not None
    with sqlite3.connect(tmp_path / "table.sqlite3") as db:
        kept = "\n".join(db.iterdump())
    db.close()
    assert token not in kept
    assert code.group(1) not in kept
    assert code.group(1).replace("-", "") not in kept


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    answer = anna.http.post("/me", data={"name": "Anna", "back": "/"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    encrypted = Guest(new_house(tmp_path / "tls"))
    encrypted.http.base_url = "https://localhost"
    answer = encrypted.http.post(
        "/me", data={"name": "Anna", "back": "/"}, headers={"origin": "https://localhost"}
    )
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_recovery_code_brings_the_seats_back_on_another_device(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, phone = Guest(house), Guest(house)
    path = anna.new_table("me", "bot:random")
    page = anna.post("/me/code", 200)
    found = re.search(r'class="code"[^>]*>([A-Z0-9-]+)<', page)
    assert found is not None
    assert 'name="question"' not in phone.get(path)
    phone.post("/me/recover", code=f" {found.group(1).lower()} ")
    assert 'name="question"' in phone.get(path)
    assert 'name="question"' in anna.get(path)


def test_a_new_code_replaces_the_old_one_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, phone = Guest(house), Guest(house)
    anna.post("/me", name="Anna", back="/")
    codes = [
        re.findall(r'class="code"[^>]*>([A-Z0-9-]+)<', anna.post("/me/code", 200))[0]
        for _ in range(2)
    ]
    assert "unknown, or was replaced" in phone.post("/me/recover", 403, code=codes[0])
    phone.post("/me/recover", code=codes[1])


def test_a_new_code_takes_the_place_of_the_old_one_in_one_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or two that are made at once would both work."""
    storage = SqliteStorage(tmp_path / "t.sqlite3")
    person, _ = people.new_person(storage, "Anna", "en")
    writing, written = SqliteStorage._writing, []

    def counted(self: SqliteStorage, *where: str) -> AbstractContextManager[sqlite3.Connection]:
        written.append(where)
        return writing(self, *where)

    monkeypatch.setattr(SqliteStorage, "_writing", counted)
    people.new_code(storage, person)
    assert len(written) == 1


def test_forgetting_a_device_ends_its_login(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna = Guest(house)
    anna.post("/me", name="Anna", back="/")
    token = anna.http.cookies[COOKIE]
    anna.post("/me/leave")
    anna.http.cookies.set(COOKIE, token)
    anna.post("/me/code", 403)


def test_names_are_one_line() -> None:
    assert readable("  Anna \n\t Mária ") == "Anna Mária"
    assert readable("Győző") == "Győző"
    assert readable("Анна") == "Анна"


def test_a_name_is_shown_as_text_and_never_as_markup(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.new_table("me", "bot:random", name="<b>&\"'")
    page = anna.get(path)
    assert "<b>&\"'" not in page
    assert "&lt;b&gt;&amp;" in page


def test_language_and_theme_are_switched_and_kept(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    assert '<html lang="en">' in anna.get("/")
    anna.post("/me", language="hu", back="/")
    assert '<html lang="hu">' in anna.get("/")
    anna.post("/me", name="Anna", theme="dark", back="/")
    anna.post("/me", theme="dark", back="/rules/race")
    page = anna.get("/")
    assert '<html lang="hu" data-theme="dark">' in page
    anna.post("/me", 400, language="xx")


def test_a_form_leads_back_to_this_site_only(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    assert anna.post("/me", theme="dark", back="//evil.example/") == "/"
    assert anna.post("/me", theme="dark", back="https://evil.example/") == "/"
    assert anna.post("/me", theme="dark", back="/\\evil.example/") == "/"
    assert anna.post("/me", theme="dark", back="/rules/race") == "/rules/race"


def logins(guest: Guest) -> list[str]:
    return re.findall(r'name="login" value="([0-9a-f]+)"', guest.get("/me"))


def two_devices(house: House) -> tuple[Guest, Guest]:
    anna, phone = Guest(house), Guest(house)
    anna.post("/me", name="Anna", back="/")
    (code,) = re.findall(r'class="code"[^>]*>([A-Z0-9-]+)<', anna.post("/me/code", 200))
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile) Gecko/1 Firefox/140.0"
    phone.post("/me/recover", code=code)
    return anna, phone


def test_logins_are_listed_and_one_can_be_ended(tmp_path: Path) -> None:
    anna, phone = two_devices(new_house(tmp_path))
    page = anna.get("/me")
    assert "Firefox, Android" in page
    assert "this device" in page
    (other,) = logins(anna)
    anna.post("/me/end", login=other)
    assert logins(anna) == []
    phone.post("/me/code", 403)
    anna.post("/me/code", 200)


def test_all_other_logins_can_be_ended_at_once(tmp_path: Path) -> None:
    anna, phone = two_devices(new_house(tmp_path))
    phone.post("/me/end", login="others")
    anna.post("/me/code", 403)
    phone.post("/me/code", 200)


def test_nobody_ends_the_login_of_somebody_else(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, _ = two_devices(house)
    (other,) = logins(anna)
    mallory = Guest(house)
    mallory.post("/me", name="Mallory", back="/")
    mallory.post("/me/end", login=other)
    assert logins(anna) == [other]
