"""Before anything else: by which name, from where and how often somebody asks."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from astrarium.table.house import House
from astrarium.table.settings import BadSetting, Settings, read
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.app import create_app
from astrarium.table.web.gate import cookie_of, network_of
from astrarium.table.web.limits import Buckets, Limits
from tests.table.support import AMPLE, Guest, new_house, two_at_a_table

PROXY = (ipaddress.ip_network("10.0.0.0/8"),)


def client(
    folder: Path, address: str, limits: Limits | None = None, settings: Settings | None = None
) -> TestClient:
    house = House(SqliteStorage(folder / "t.sqlite3"), settings=settings)
    return TestClient(
        create_app(house, limits or Limits(AMPLE)),
        base_url="http://localhost",
        client=(address, 50_000),
        follow_redirects=False,
        headers={"origin": "http://localhost", "accept-language": "en"},
    )


def strict(reading: float = 3, writing: float = 3) -> Limits:
    limits = Limits(AMPLE)
    limits.reading = Buckets(0, reading, now=lambda: 0.0)
    limits.writing = Buckets(0, writing, now=lambda: 0.0)
    return limits


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "", "localhost@evil", "127.0.0.1%.evil.example",
     "[::1%25x.evil.example]:8000"],
)  # fmt: skip
def test_a_name_that_nobody_has_said_is_not_ours(tmp_path: Path, host: str) -> None:
    answer = client(tmp_path, "127.0.0.1").get("/", headers={"host": host})
    assert answer.status_code == 421
    assert "does not know the name" in answer.text


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "play.example.org."]
)
def test_names_that_the_operator_has_said_and_addresses_are_ours(tmp_path: Path, host: str) -> None:
    known = Settings(hosts=("play.example.org",))
    assert client(tmp_path, "127.0.0.1", settings=known).get(
        "/rules/race", headers={"host": host}
    ).status_code == 200  # fmt: skip


def test_an_invitation_never_carries_a_name_of_somebody_elses_choice(tmp_path: Path) -> None:
    anna, _, _ = two_at_a_table(tmp_path)
    path = anna.new_table("me", "invited")
    answer = anna.http.post(
        path + "/seats/1/link", headers={"host": "evil.example", "origin": "http://evil.example"}
    )
    assert answer.status_code == 421
    assert "evil.example" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/t/none", "/static/none.css"])
def test_pages_that_do_not_exist_count(tmp_path: Path, path: str) -> None:
    asking = client(tmp_path, "127.0.0.1", strict())
    assert [asking.get(path).status_code for _ in range(4)] == [404, 404, 404, 429]


def test_methods_that_do_not_exist_count(tmp_path: Path) -> None:
    asking = client(tmp_path, "127.0.0.1", strict())
    assert [asking.put("/").status_code for _ in range(4)] == [405, 405, 405, 429]


def test_names_that_are_not_ours_count_and_long_ones_are_not_kept(tmp_path: Path) -> None:
    asking = client(tmp_path, "127.0.0.1", strict())
    known = network_of.cache_info().currsize
    statuses = [
        asking.get("/", headers={"host": f"{number}." + "x" * 300}).status_code
        for number in range(4)
    ]
    assert statuses == [421, 421, 421, 429]
    assert network_of.cache_info().currsize <= known + 1  # the client's own


def test_no_cookie_is_read_by_signs_that_stand_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Libraries do, and need seconds for a header full of them."""
    monkeypatch.setattr("http.cookies._unquote", lambda _: pytest.fail("signs were read"))
    asking = client(tmp_path, "127.0.0.1")
    hostile = {"cookie": 'astrarium="' + '\\"' * 1000 + '"; theme="'}
    for path in ("/", "/me", "/t/none/board", "/t/none/events", "/static/page.css", "/nowhere"):
        assert asking.get(path, headers=hostile).status_code in (200, 404)
    assert asking.post("/me", data={"theme": "dark"}, headers=hostile).status_code == 303


def test_cookies_of_ours_are_found_among_others() -> None:
    def found(sent: str) -> str:
        return cookie_of(Headers({"cookie": sent}), "theme")

    assert found("a=b; theme=dark; language=hu") == found("theme=dark") == found("x;theme= dark ")
    assert found("other-theme=dark; thema=dark; themes=x") == found("") == ""


def test_one_who_asks_too_much_leaves_the_neighbours_their_share() -> None:
    """What one person is refused is not taken from all behind the address."""
    limits = strict(reading=5)
    limits.crowd_reading = Buckets(0, 12, now=lambda: 0.0)
    assert [limits.allows(False, "192.0.2.7", "flooding") for _ in range(40)].count(True) == 5
    assert [limits.allows(False, "192.0.2.7", "playing") for _ in range(5)] == [True] * 5
    assert [limits.allows(False, "192.0.2.7", "third") for _ in range(5)].count(True) == 2


def test_a_refusal_at_the_door_reads_no_file_and_has_the_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = client(tmp_path, "127.0.0.1", strict(reading=0))
    asking.get("/")

    def no_file(*_: object) -> None:
        raise AssertionError("the file was read")

    monkeypatch.setattr(SqliteStorage, "_connection", no_file)
    answer = asking.get("/")
    assert answer.status_code == 429
    assert "too much at once" in answer.text
    assert int(answer.headers["retry-after"]) > 0
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_school_behind_one_address_can_play(tmp_path: Path) -> None:
    """Limits count the person where there is one."""
    house = new_house(tmp_path)
    app = create_app(house, strict(reading=5, writing=5))
    pupils = []
    for number in range(5):
        pupil = TestClient(
            app,
            base_url="http://localhost",
            client=("192.0.2.7", number),
            follow_redirects=False,
            headers={"origin": "http://localhost"},
        )
        answer = pupil.post("/me", data={"name": f"Pupil {number}", "back": "/"})
        assert answer.status_code == 303
        pupils.append(pupil)
    stranger = TestClient(app, base_url="http://localhost", client=("192.0.2.7", 99))
    assert stranger.post("/me").status_code == 429  # the address has had its share
    for pupil in pupils:
        pupil.get("/me")  # the first request makes the login known
    for pupil in pupils:
        assert [pupil.get("/me").status_code for _ in range(5)] == [200] * 5
        assert pupil.get("/me").status_code == 429


def test_one_subscriber_of_ipv6_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("nonsense") == network_of("") == "?"


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # nobody has named this proxy
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),  # what came before can be invented
        ("10.0.0.1", "198.51.100.1, 10.0.0.9", "198.51.100.1"),  # two proxies
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_forwarded_headers_are_believed_only_from_where_the_operator_says(
    tmp_path: Path, peer: str, forwarded: str, counted: str
) -> None:
    limits = strict()
    asking = client(tmp_path, peer, limits, Settings(proxies=PROXY))
    asking.get("/me", headers={"x-forwarded-for": forwarded})
    assert list(limits.reading._buckets) == [f"at {counted}"]


@pytest.mark.parametrize(("peer", "secure"), [("10.0.0.1", True), ("203.0.113.5", False)])
def test_the_scheme_is_believed_only_from_a_proxy(tmp_path: Path, peer: str, secure: bool) -> None:
    asking = client(tmp_path, peer, settings=Settings(proxies=PROXY))
    answer = asking.post("/me", data={"name": "A"}, headers={"x-forwarded-proto": "https"})
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_settings_come_from_the_environment() -> None:
    names = {"TABLES": "3", "HOSTS": "a.example, B.example", "LIMITS": "0.5"}
    names["PROXIES"] = "127.0.0.1,fd00::/8"
    found = read({f"ASTRARIUM_{name}": value for name, value in names.items()})
    assert (found.tables, found.limits) == (3, 0.5)
    assert found.hosts == ("a.example", "b.example")
    assert [str(each) for each in found.proxies] == ["127.0.0.1/32", "fd00::/8"]
    assert read({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [("TABLES", "0"), ("TABLES", "1.5"), ("GUESTS", "many"), ("PROXIES", "*"), ("LIMITS", "nan")],
)
def test_settings_that_cannot_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"ASTRARIUM_{name}"):
        read({f"ASTRARIUM_{name}": value})


def test_every_setting_stands_in_the_manual() -> None:
    manual = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text("utf-8")
    for name in vars(Settings()):
        assert f"`ASTRARIUM_{name.upper()}`" in manual


def test_neighbours_who_guess_do_not_lock_out_whoever_knows_the_code(tmp_path: Path) -> None:
    limits = Limits(AMPLE)
    limits.guessing = Buckets(0, 2, now=lambda: 0.0)
    anna = Guest(new_house(tmp_path), limits=limits)
    anna.post("/me", name="Anna", back="/")
    code = anna.post("/me/code", 200).split('class="code"')[1].split(">")[1].split("<")[0]
    for status in (403, 403, 429, 429):
        anna.post("/me/recover", status, code="AAAAA")
    anna.post("/me/recover", code=code)
