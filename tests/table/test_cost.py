"""What is refused costs next to nothing, and what exists is made once: work is counted, never time.

Every route of the router is asked with arguments that no page of ours ever sends.
"""

from __future__ import annotations

import difflib
import gzip
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
from httpx2 import Response
from starlette.applications import Starlette

from astrarium import games
from astrarium.core import match as matches
from astrarium.core import openings
from astrarium.core.checks.mixes import settings
from astrarium.core.errors import BadNotation
from astrarium.core.game import rules_of
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.parts.notation import Notation
from astrarium.table import sets
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web import app, rulebook, watching
from astrarium.table.web import call as calls
from astrarium.table.web.limits import Limits
from tests.table import openapi
from tests.table.asking import Ask
from tests.table.support import AMPLE, Guest, asked_seats, hurry, new_house, two_at_a_table
from tests.table.test_matrix import AT_A_TABLE, ELSEWHERE, STREAM
from tests.table.test_own_sets import own_rules
from tests.table.test_quotas import house_with

MOST_STATEMENTS = 14  # of SQL, for whatever is refused
MOST_OF_AN_ANSWER = 60  # statements: a table is opened and dealt to, line by line of its log
MOST_BYTES = 12_000  # of an answer that refuses
# Statements of SQL for whoever plays: each thing is read once, and again where it was written.
LOOKING = 6  # the login, and of the table its row, seats, length of the log, plan, orders
PLANNING = 10  # a transaction of three, and the plan again
COMMITTING = 21  # with one line of the log
FORM = "application/x-www-form-urlencoded"
ESCAPED = "%" * 6000  # letters that stand for others
HOSTILE = {
    "unknown": "no-such-thing",
    "long": "x" * 4000,
    "number": "9" * 5000,
    "other script": "\u202e\u3164%00",
    "markup": "%3Cscript%3E",
}


class Work:
    """What was done: statements of SQL, rules that were made, games and steps played again."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()

    @contextmanager
    def counting(self) -> Iterator[Counter[str]]:
        self.counted.clear()
        yield self.counted


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    found = Work()

    def counts(name: str, module: object, attribute: str) -> None:
        real = getattr(module, attribute)

        def counted(*args: object, **kwargs: object) -> object:
            found.counted[name] += 1
            return real(*args, **kwargs)

        monkeypatch.setattr(module, attribute, counted)

    counts("forms", calls, "parse_qsl")
    counts("rules", rulebook, "rules_of")
    counts("read", rulebook, "plain")
    counts("replayed", matches, "replay")
    counts("steps", watching, "position_after")
    connect = SqliteStorage._connect

    def traced(self: SqliteStorage, synchronous: str) -> sqlite3.Connection:
        db = connect(self, synchronous)
        db.set_trace_callback(lambda _: found.counted.update(["statements"]))
        return db

    monkeypatch.setattr(SqliteStorage, "_connect", traced)
    return found


def paths(table: str, game: str) -> list[tuple[str, str]]:
    """Every route with every hostile argument in every place."""
    found = []
    for name in (*ELSEWHERE, *AT_A_TABLE):
        method, path = name.split(" ")
        places = [each for each in path.split("/") if each.startswith("{")]
        for hostile in HOSTILE.values():
            for place in places:
                filled = path.replace(place, hostile).replace("{table}", table)
                filled = filled.replace("{game}", game).replace("{rule}", hostile)
                filled = filled.replace("{component}", hostile).replace("{token}", hostile)
                filled = filled.replace("{step:short}", "0").replace("{seat:short}", "0")
                filled = filled.replace("{job}", hostile).replace("{set}", hostile)
                found.append((method, filled))
    return found


FILLED = {
    "{component}": "no-such-thing", "{rule}": "no-such-rule", "{token}": "no-such-token",
    "{job}": "no-such-job", "{step:short}": "0", "{seat:short}": "0",
}  # fmt: skip
ENDING = ("/leave", "/resign", "/close", "/stand-in", "/stand")  # nothing could be asked after


class Sent:
    """One request: an address, and a form where it has one."""

    def __init__(self, method: str, address: str, form: dict[str, str] | None = None) -> None:
        self.method = method
        self.address = address
        self.form = form

    def by(self, guest: Guest) -> Response:
        return guest.http.request(self.method, self.address, data=self.form)

    def __str__(self) -> str:
        fields = {name: value[:20] for name, value in (self.form or {}).items()}
        return f"{self.method} {self.address[:80]} {fields}"


def forms_and_queries(guest: Guest, table: str, game: str) -> list[Sent]:
    """Every route that is there, with every hostile value in every field and argument that its
    page reads: alone among others that fit, and in all of them."""
    found = []
    for name, page in openapi.pages(cast(Starlette, guest.http.app)).items():
        method, address = name.split(" ")
        if name == STREAM:
            continue
        for place, value in {**FILLED, "{table}": table, "{game}": game, "{set}": game}.items():
            address = address.replace(place, value)
        fields, queries = openapi.fields_of(page), openapi.queries_of(page)
        for hostile in HOSTILE.values():
            found += [Sent(method, f"{address}?{query}={hostile}") for query in queries]
            if method == "POST":
                found.append(Sent(method, address, dict.fromkeys(fields, hostile)))
        for field in fields if method == "POST" else []:
            for hostile in (HOSTILE["long"], ESCAPED):
                fitting = {each: openapi.FITTING.get(each, ["0"])[0] for each in fields}
                found.append(Sent(method, address, {**fitting, field: hostile}))
    return found


def about_own_sets(guest: Guest, game: str) -> list[Sent]:
    """Sets of one's own, one after the other, wherever one can be named."""
    card = find_game(game)
    shipped = card.shipped_set()
    if shipped is None or not any(option.own_sets for option in card.options):
        return []
    guest.post("/me", name="Anna", back="/")
    guest.learn_person()
    assert guest.person is not None
    found = []
    for number in range(3):
        content = {**shipped, "set": {**shipped["set"], "id": f"mine {number}"}}
        own = sets.keep(guest.house, guest.person, content).fingerprint
        component = next(iter(rulebook.rules_by_component(card)))
        found.append(Sent("GET", f"/explain/{game}/{component}?set={own}"))
        found.append(Sent("GET", f"/sets/{own}/edit?card={ESCAPED[:99]}"))
        found.append(Sent("GET", f"/sets/{own}"))
    return found


def two_at(folder: Path, game: str) -> tuple[Guest, str]:
    """A table of a game at which two people sit, one of them here."""
    anna = Guest(new_house(folder))
    form = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "open"}
    path = anna.send(f"/new/{game}", form, 303)
    Guest(anna.house).post(path + "/seats/1/sit", name="Béla")
    return anna, path


@pytest.mark.parametrize("game", games.names())
def test_no_route_does_much_for_arguments_that_lead_nowhere(
    tmp_path: Path, work: Work, game: str
) -> None:
    anna, path = two_at(tmp_path, game)
    hurry(anna, path, Rng(1), 40)
    rulebook.warm()
    anna.get(path)
    stranger = Guest(anna.house)
    for method, address in paths(path[3:], game):
        for guest in (anna, stranger):
            with work.counting() as counted:
                answer = guest.http.request(method, address)
            assert answer.status_code < 500, (method, address)
            if answer.status_code < 400:
                continue
            assert counted["statements"] <= MOST_STATEMENTS, (method, address, counted)
            assert not counted["rules"] + counted["replayed"] + counted["steps"], address
            assert len(answer.content) <= MOST_BYTES + len(address), address


@pytest.mark.parametrize("game", games.names())
def test_no_form_and_no_argument_makes_a_route_do_much(
    tmp_path: Path, work: Work, game: str
) -> None:
    """Whatever is answered: also what is done, for a part of it may be hostile."""
    anna, path = two_at(tmp_path, game)
    hurry(anna, path, Rng(1), 40)
    rulebook.warm()
    anna.get(path)
    stranger = Guest(anna.house)
    for sent in forms_and_queries(anna, path[3:], game) + about_own_sets(anna, game):
        ends = sent.address.endswith(ENDING)
        for guest in (stranger,) if ends else (anna, stranger):
            with work.counting() as counted:
                answer = sent.by(guest)
            status = answer.status_code
            assert status < 500, str(sent)
            assert counted["forms"] <= (0 if status == 429 else 1), str(sent)
            assert counted["rules"] <= 1, str(sent)
            assert counted["replayed"] == 0, str(sent)
            assert counted["steps"] <= 1, str(sent)
            assert counted["read"] <= 1, str(sent)
            most = MOST_STATEMENTS if status >= 400 else MOST_OF_AN_ANSWER
            assert counted["statements"] <= most, (str(sent), status, counted)
            if status >= 400:
                assert len(answer.content) <= MOST_BYTES + len(sent.address), str(sent)
    assert own_rules() == 0


@pytest.mark.parametrize("game", games.names())
def test_answers_and_things_that_do_not_exist_are_refused_before_anything_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    anna, path = two_at(tmp_path, game)
    while 0 not in asked_seats(anna, path):
        hurry(anna, path, Rng(1), 1)
    ask = anna.question(path)
    monkeypatch.setattr(openings, "answered", lambda *_: pytest.fail("a way was searched for"))
    form = {"seat": ask.seat, "question": ask.token}
    for hostile in HOSTILE.values():
        for field in ("choice", "at"):
            sent = {"choice": ask.choices[0], **form, field: hostile}
            anna.post(path + "/plan", 400, part=True, **sent)
        anna.post(path + "/drop", 400, part=True, **form, answer=hostile)
        anna.post(path + "/say", 422, part=True, **form, say=hostile[:2000])
        assert "<form" not in anna.get(f"{path}/ways?element={hostile}")
    anna.post(path + "/plan", 400, part=True, **form, choice=",".join(["1"] * 25))
    anna.post(path + "/plan", 422, part=True, **form, choice=99_999_999)
    draft = anna.house.storage.draft(path[3:], 0)
    assert draft is None


@pytest.mark.parametrize("game", games.names())
def test_nobody_looks_for_what_was_meant_where_nobody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """To compare a mistyped text with all choices of a game takes up to a tenth of a second."""
    anna, path = two_at(tmp_path, game)
    while 0 not in asked_seats(anna, path):
        hurry(anna, path, Rng(1), 1)
    ask = anna.question(path)
    with anna.house.game(anna.table(path)) as (_, match):
        rules = match.rules
        known = [rules.game.say(rules, choice) for choice in map(int, ask.choices)]
    monkeypatch.setattr(difflib, "get_close_matches", lambda *_, **__: pytest.fail("looked for"))
    form = {"seat": ask.seat, "question": ask.token}
    for say in (f"{known[0]}x", " ".join(reversed(known[0].split())), f"{known[0]}x; {known[-1]}"):
        anna.post(path + "/say", 422, part=True, **form, say=say)


def test_a_text_without_an_end_is_no_choice_before_a_verb_is_looked_for_in_it() -> None:
    """Nine thousand words have as many beginnings."""
    tried: list[str] = []

    class Choices(dict[str, int]):
        def __contains__(self, key: object) -> bool:
            tried.append(str(key))
            return super().__contains__(key)

    notation = Notation("no-choice", "a game", [(1, "pay gem"), (2, "pay ore")])
    notation.choices = Choices(notation.choices)
    with pytest.raises(BadNotation):
        notation.parse("a " * 9000 + "; b")
    assert tried == []
    assert notation.parse("pay gem; ore") == [1, 2]


def test_words_that_do_not_exist_are_looked_up_and_nothing_is_made(
    tmp_path: Path, work: Work
) -> None:
    anna = Guest(two_at_a_table(tmp_path)[0].house)
    rulebook.warm()
    with work.counting() as counted:
        for number in range(50):
            anna.get(f"/explain/gaia/word-{number}", 404)
            anna.get(f"/explain/race/word-{number}", 404)
    assert counted["rules"] == 0


def test_every_component_of_every_setting_can_be_explained() -> None:
    """Few settings hold them all: the map is made of those."""
    for name in games.names():
        game = games.find_game(name)
        known = rulebook.rules_by_component(game)
        for setting in settings(game)[::23]:
            assert set(game.components(rules_of(game, *setting))) <= set(known)


def test_a_long_search_reads_no_rule_anew(tmp_path: Path, work: Work) -> None:
    anna = two_at_a_table(tmp_path)[0]
    anna.get("/rules/race?q=deck")
    with work.counting() as counted:
        anna.get("/rules/race?q=" + "+".join("abcdefghijklmnopqrstuvwxyz" * 3))
    assert counted["read"] == 1  # the search itself


@pytest.mark.parametrize("path", ["/upload", "/sets"])
@pytest.mark.parametrize("known", [True, False])
def test_a_form_is_not_read_for_whoever_may_upload_no_more(
    tmp_path: Path, work: Work, path: str, known: bool
) -> None:
    """Letters of a form that stand for others take a tenth of a second a megabyte to read."""
    house = house_with(tmp_path, uploads=2)
    anna = Guest(house, limits=Limits(AMPLE, house.settings))
    if known:
        anna.post("/me", name="Anna", back="/")
    form, kind = "log=" + "%41" * 300_000, {"content-type": FORM}
    statuses = []
    for _ in range(30):
        with work.counting() as counted:
            statuses.append(anna.http.post(path, content=form, headers=kind).status_code)
    assert statuses[-1] == 429
    assert counted["forms"] == 0
    assert counted["statements"] <= MOST_STATEMENTS


def test_a_log_that_names_many_sets_has_none_looked_for_but_its_games(
    tmp_path: Path, work: Work
) -> None:
    anna = two_at_a_table(tmp_path)[0]
    sets = {str(number): f"{number:064x}" for number in range(5000)}
    for game in ("race", "sun", "none", None):
        header = json.dumps({"game": game, "options": {**sets, "components": "0" * 64}})
        with work.counting() as counted:
            anna.post("/upload", 422, log=header)
        assert counted["statements"] <= MOST_STATEMENTS


def test_pictures_are_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(new_house(tmp_path))
    packing: list[int] = []
    real = gzip.compress

    def counted(data: bytes, *, mtime: float) -> bytes:
        packing.append(len(data))
        return real(data, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    app._packed.cache_clear()
    for _ in range(3):
        answer = anna.http.get("/pictures/race.svg", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert "<symbol" in answer.text
    assert len(packing) == 1
    plain = anna.http.get("/pictures/race.svg", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


def test_a_step_that_is_not_there_is_refused_before_the_game_is_played_to_it(
    tmp_path: Path, work: Work
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    with work.counting() as counted:
        for step in ("999999999", "1000", "9" * 10, "9" * 5000):
            anna.get(f"{path}/steps/{step}", 404)
            anna.get(f"{path}/steps/{step}/picture", 404)
    assert counted["steps"] == 0
    assert counted["replayed"] == 0


def test_of_a_table_each_thing_is_read_once_for_a_request(tmp_path: Path, work: Work) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    with work.counting() as counted:
        anna.question(path)
    assert counted["statements"] == LOOKING
    while not ask.complete:
        form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
        with work.counting() as counted:
            ask = Ask(anna.post(path + "/plan", 200, part=True, **form))
        assert counted["statements"] == PLANNING
    before = anna.house.storage.line_count(path[3:], 0)
    with work.counting() as counted:
        anna.post(path + "/commit", 200, part=True, seat=ask.seat, question=ask.token)
    statements = counted["statements"]
    lines = anna.house.storage.line_count(path[3:], 0) - before
    assert statements == COMMITTING + lines - 1
