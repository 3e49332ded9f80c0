"""What was acknowledged stays: forms that touch one row are sent at the same moment by real clients
in threads of their own, and what comes of them is what comes of them one after the other."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

import pytest
from starlette.applications import Starlette

from astrarium.core.rng import Rng
from astrarium.table.house import House
from astrarium.table.play import (
    add_to_plan,
    agree_to_go_back,
    commit,
    drop_from_plan,
    give_orders,
    say_in_plan,
    step_back,
    undo,
)
from astrarium.table.refusals import Refusal
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import CLOSED, FINISHED, RUNNING, Change, Conflict, Seat, Table
from tests.table.forms import ALONE, FORMS, QUIET, STATES, Scene
from tests.table.support import (
    Guest,
    hurry,
    new_house,
    take_turn,
    two_at_a_table,
)
from tests.table.test_matrix import route_names

ROUNDS = 2  # of each pair at the same moment
PAIRS = [
    (state, *pair)
    for state, forms in FORMS.items()
    for pair in itertools.combinations_with_replacement(forms, 2)
]


def at_once(acts: Sequence[Callable[[], int]]) -> tuple[int, ...]:
    """Do several things at the same moment, each in a thread of its own."""
    ready = threading.Barrier(len(acts))

    def act(each: Callable[[], int]) -> int:
        ready.wait()
        return each()

    with ThreadPoolExecutor(len(acts)) as threads:
        return tuple(threads.map(act, acts))


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Scene]:
    folder = tmp_path_factory.mktemp("scenes")
    found = {state: Scene(folder / state) for state in STATES}
    for state, scene in found.items():
        scene.prepare(state)
    return found


@pytest.mark.parametrize(("state", "one", "other"), PAIRS)
def test_two_forms_at_once_end_as_one_after_the_other(
    tmp_path: Path, scenes: dict[str, Scene], state: str, one: str, other: str
) -> None:
    forms = [FORMS[state][name] for name in (one, other)]
    allowed = []
    for number, order in enumerate(((0, 1), (1, 0))):
        scene = scenes[state].copy(tmp_path / f"order-{number}")
        statuses = {which: scene.send(forms[which]) for which in order}
        allowed.append((done(statuses[0]), done(statuses[1]), scene.outcome()))
    for number in range(ROUNDS):
        scene = scenes[state].copy(tmp_path / f"round-{number}")
        first, second = at_once([lambda s=scene, f=form: s.send(f) for form in forms])  # type: ignore[misc]
        assert (done(first), done(second), scene.outcome()) in allowed
        assert max(first, second) < 500


def done(status: int) -> str:
    """Whoever is refused may be told so for the one reason or the other."""
    return "done" if status < 400 else "refused"


@pytest.mark.parametrize(("state", "name"), [(s, name) for s in FORMS for name in FORMS[s]])
def test_every_form_does_something_where_it_is_sent(
    tmp_path: Path, scenes: dict[str, Scene], state: str, name: str
) -> None:
    """Or it would get along with every other."""
    scene = scenes[state].copy(tmp_path / "scene")
    before = scene.outcome()
    assert scene.send(FORMS[state][name]) < 400
    assert scene.outcome() != before or name in QUIET


def test_every_form_of_the_router_meets_the_others(tmp_path: Path) -> None:
    app = cast(Starlette, Guest(new_house(tmp_path)).http.app)
    posts = {each for each in route_names(app) if each.startswith("POST")}
    sent = {form.route for forms in FORMS.values() for form in forms.values()}
    assert posts == {each for each in sent if each.startswith("POST")} | set(ALONE)


def test_a_table_that_is_closed_while_bots_play_stays_closed(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    lonely = anna.new_table("me", "bot:random", "bot:random")

    def bots() -> int:
        hurry(anna, lonely, Rng(1), 60)
        return 0

    def close() -> int:
        return int(anna.http.post(lonely + "/close").status_code)

    def hurried() -> int:
        try:
            return bots()
        except Refusal as refusal:
            return refusal.status

    _, closed = at_once([hurried, close])
    assert closed == 303
    assert anna.table(lonely).state == CLOSED


def test_a_pace_that_is_set_while_bots_play_stays_set_and_the_end_is_not_undone(
    tmp_path: Path,
) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.new_table("me", "bot:random")
    over = threading.Event()

    def bots() -> int:
        hurry(anna, path, Rng(1))
        over.set()
        return 0

    other = Guest(anna.house)
    other.http.cookies.update(anna.http.cookies)

    def paces() -> int:
        for pace in itertools.cycle(("calm", "brisk")):
            if over.is_set():
                return 0
            if other.http.post(path + "/pace", data={"pace": pace}).status_code == 303:
                assert other.table(path).pace == pace
        return 0

    at_once([bots, paces])
    assert anna.table(path).state == FINISHED


def test_whoever_finds_the_log_gone_on_tries_once_more_and_is_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    storage = anna.house.storage
    append = storage.append
    conflicts: list[int] = []

    def late(table: str, generation: int, first: int, lines: Sequence[str], change: Change) -> None:
        if len(conflicts) < wanted:
            conflicts.append(first)
            raise Conflict("somebody was faster")
        append(table, generation, first, lines, change)

    monkeypatch.setattr(storage, "append", late)
    wanted = 1
    take_turn(anna, path)
    assert len(conflicts) == 1
    wanted = 3
    bela = Guest(anna.house)
    bela.http.cookies.update(anna.http.cookies)
    page = anna.post(path + "/undo", 409, part=True, seat=0)
    assert "The game has moved on" in page
    assert len(conflicts) == 3


def test_two_houses_on_one_file_never_lose_or_double_an_answer(tmp_path: Path) -> None:
    """What the conditions of the rows are for, where no lock is shared."""
    anna, bela, path = two_at_a_table(tmp_path)
    houses = [anna.house, House(SqliteStorage(tmp_path / "table.sqlite3"))]
    elsewhere = Guest(houses[1])
    elsewhere.http.cookies.update(bela.http.cookies)
    for _ in range(6):
        before = len(anna.house.storage.lines(path[3:], 0))
        if anna.table(path).state != RUNNING:
            break

        def turn(guest: Guest) -> int:
            ask = guest.question(path)
            if not ask.choices and not ask.complete:
                return 0
            while not ask.complete:
                form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
                answer = guest.http.post(path + "/plan", data=form, headers={"x-astrarium": "part"})
                if answer.status_code != 200:
                    return int(answer.status_code)
                ask = type(ask)(answer.text)
            form = {"seat": ask.seat, "question": ask.token}
            return int(guest.http.post(path + "/commit", data=form).status_code)

        statuses = at_once([lambda: turn(anna), lambda: turn(elsewhere)])
        assert set(statuses) <= {0, 303, 409}
        lines = anna.house.storage.lines(path[3:], 0)
        assert (len(lines) > before) == (303 in statuses)
        houses[0].lives.forget(path[3:])
        anna.get(path)  # the log replays


def test_a_game_that_is_in_use_is_in_memory_once(tmp_path: Path) -> None:
    """However many others are asked for meanwhile: a second place would have a lock of its own."""
    lives = new_house(tmp_path).lives
    lives._kept = 2
    with lives.using("t") as live:
        for number in range(10):
            with lives.using(f"other {number}"):
                pass
        with lives.using("t") as again:
            assert again is live


def test_games_that_are_played_stay_in_memory_and_others_go(tmp_path: Path) -> None:
    lives = new_house(tmp_path).lives
    time = [0.0]
    lives._kept, lives._now = 3, lambda: time[0]
    for number in range(8):
        with lives.using(str(number)):
            pass
    assert len(lives._lives) == 8
    time[0] = 1000.0
    with lives.using("new"):
        pass
    assert len(lives._lives) == 3


ACTS: dict[str, Callable[[House, Table, Seat, str], object]] = {
    "plans": lambda house, table, seat, token: add_to_plan(house, table, seat, token, [0]),
    "says": lambda house, table, seat, token: say_in_plan(house, table, seat, token, "pass"),
    "drops": lambda house, table, seat, token: drop_from_plan(house, table, seat, token, [0]),
    "steps back": lambda house, table, seat, token: step_back(house, table, seat, token, True),
    "commits": commit,
    "takes back": lambda house, table, seat, token: undo(house, table, seat),
    "gives orders": lambda house, table, seat, token: give_orders(house, table, seat, {}),
    "agrees": lambda house, table, seat, token: agree_to_go_back(house, table, seat, True),
}


@pytest.mark.parametrize("act", ACTS)
def test_who_waited_for_the_game_and_resigned_meanwhile_changes_nothing(
    tmp_path: Path, scenes: dict[str, Scene], act: str
) -> None:
    """The request found the seat as it was; when its turn comes a bot plays there for good."""
    scene = scenes["planned"].copy(tmp_path / "scene")
    found = scene.house.seat(scene.house.table(scene.path[3:]), int(scene.seat))
    draft = scene.house.storage.draft(found.table, found.number)
    assert draft is not None
    assert draft.answers
    scene.guests[scene.asked].post(f"{scene.path}/seats/{found.number}/resign")
    before = scene.outcome()
    with pytest.raises(Refusal) as refused:
        ACTS[act](scene.house, scene.house.table(found.table), found, scene.known["question"])
    assert refused.value.status == 403
    assert scene.outcome() == before
