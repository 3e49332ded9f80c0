"""What was acknowledged stays: forms that touch one row are sent at the same moment by real clients
in threads of their own, and what comes of them is what comes of them one after the other."""

from __future__ import annotations

import itertools
import re
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.table.house import House
from astrarium.table.play import (
    add_to_plan,
    agree_to_go_back,
    answer_for_bot,
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
from tests.table.support import (
    Clock,
    Guest,
    Seeds,
    hurry,
    new_house,
    plan_turn,
    take_turn,
    two_at_a_table,
)

ROUNDS = 3  # of each pair at the same moment


class Scene:
    """One table in a state, with a host and a player, in a house of its own."""

    def __init__(self, file: Path) -> None:
        self.house = House(SqliteStorage(file), now=Clock(), new_seed=Seeds())
        self.anna, self.bela, self.cili = self.guests = [Guest(self.house) for _ in range(3)]
        self.path = ""
        self.invitation = ""
        self.planned: tuple[str, dict[str, str]] = ("", {})  # who has a plan, and what commits it

    def prepare(self, state: str) -> None:
        self.cili.post("/me", name="Cili", back="/")
        third = "open" if state == "waiting" else "bot:random"
        self.path = self.anna.new_table("me", "open", third)
        self.bela.post(self.path + "/seats/1/sit", name="Béla")
        rng = Rng(2)
        if state != "waiting":
            hurry(self.anna, self.path, rng, 20)
            while "Ask to take back the last step" not in self.anna.get(self.path):
                hurry(self.anna, self.path, rng, 1)
                assert self.anna.table(self.path).state == RUNNING
        if state == "finished":
            hurry(self.anna, self.path, rng)
        if state == "waiting":
            page = self.anna.post(self.path + "/seats/2/link", 200)
            self.invitation = re.findall(r"/invite/[\w-]+", page)[0]
        if state == "running":
            who = "anna" if self.anna.question(self.path).choices else "bela"
            ask = plan_turn(getattr(self, who), self.path)
            self.planned = (who, {"seat": str(ask.seat), "question": ask.token})

    def copy(self, file: Path) -> Scene:
        self.house.storage.backup(file)
        other = Scene(file)
        other.path, other.invitation, other.planned = self.path, self.invitation, self.planned
        for mine, theirs in zip(self.guests, other.guests, strict=True):
            theirs.http.cookies.update(mine.http.cookies)
        return other

    def send(self, form: str) -> int:
        who, what, fields = FORMS[form]
        if what == "bot's answer":
            return self._bot()
        if what == "/commit":
            who, fields = self.planned
        mine: Guest = getattr(self, who)
        guest = Guest(self.house)  # another tab: a client of its own
        guest.http.cookies.update(mine.http.cookies)
        where = self.invitation if what == "invitation" else self.path + what
        return int(guest.http.post(where, data=fields).status_code)

    def _bot(self) -> int:
        table = self.house.table(self.path[3:])
        try:
            with self.house.game(table) as (_, match):
                questions = match.position.questions()
                if not questions:
                    return 409
                question = questions[-1]
                choice = match.position.options(question)[0]
            answer_for_bot(self.house, table, question, choice)
        except Refusal as refusal:
            return refusal.status
        return 200

    def outcome(self) -> tuple[object, ...]:
        """All that the forms can have changed."""
        table = self.house.table(self.path[3:])
        seats = [
            (each.kind, each.name, each.bot, bool(each.stand_in), each.resigned, each.agrees)
            for each in self.house.storage.seats(table.id)
        ]
        lines = self.house.storage.line_count(table.id, table.generation)
        orders = sorted(self.house.storage.orders(table.id).items())
        return (
            (table.state, table.pace, bool(table.rematch), table.generation),
            (lines, tuple(seats), tuple((seat, tuple(given)) for seat, given in orders)),
        )


FORMS: dict[str, tuple[str, str, dict[str, str]]] = {
    # at a table that waits
    "Cili sits down": ("cili", "/seats/2/sit", {}),
    "Anna invites": ("anna", "/seats/2/link", {}),
    "Anna seats a bot": ("anna", "/seats/2/bot", {"bot": "random"}),
    "Béla gets up": ("bela", "/seats/1/stand", {}),
    "Cili comes by invitation": ("cili", "invitation", {}),
    "Anna closes": ("anna", "/close", {}),
    # at a table that plays
    "a bot answers": ("", "bot's answer", {}),
    "Anna hurries": ("anna", "/pace", {"pace": "calm"}),
    "Béla hurries": ("bela", "/pace", {"pace": "brisk"}),
    "Anna resigns": ("anna", "/seats/0/resign", {}),
    "Béla resigns": ("bela", "/seats/1/resign", {}),
    "Anna agrees": ("anna", "/agree", {"seat": "0", "agree": "yes"}),
    "Béla agrees": ("bela", "/agree", {"seat": "1", "agree": "yes"}),
    "Anna lets a bot play": ("anna", "/seats/0/stand-in", {}),
    "a plan is committed": ("", "/commit", {}),
    "Anna takes back": ("anna", "/undo", {"seat": "0"}),
    "Béla takes back": ("bela", "/undo", {"seat": "1"}),
    "Anna gives orders": ("anna", "/orders", {"seat": "0"}),
    # at a table that has played
    "Anna wants a rematch": ("anna", "/rematch", {}),
    "Béla wants a rematch": ("bela", "/rematch", {}),
}
NAMES = list(FORMS)
PAIRS = [
    *[("waiting", *pair) for pair in itertools.combinations(NAMES[:6], 2)],
    *[("running", *pair) for pair in itertools.combinations(NAMES[6:18], 2)],
    ("finished", *NAMES[18:]),
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
    found = {state: Scene(folder / state) for state in ("waiting", "running", "finished")}
    for state, scene in found.items():
        scene.prepare(state)
    return found


@pytest.mark.parametrize(("state", "one", "other"), PAIRS)
def test_two_forms_at_once_end_as_one_after_the_other(
    tmp_path: Path, scenes: dict[str, Scene], state: str, one: str, other: str
) -> None:
    allowed = []
    for number, order in enumerate(((one, other), (other, one))):
        scene = scenes[state].copy(tmp_path / f"order-{number}")
        statuses = {form: scene.send(form) for form in order}
        allowed.append((statuses[one], statuses[other], scene.outcome()))
    for number in range(ROUNDS):
        scene = scenes[state].copy(tmp_path / f"round-{number}")
        first, second = at_once([lambda s=scene: s.send(one), lambda s=scene: s.send(other)])  # type: ignore[misc]
        assert (first, second, scene.outcome()) in allowed


def test_a_table_that_is_closed_while_bots_play_stays_closed(tmp_path: Path) -> None:
    scene = Scene(tmp_path / "alone")
    lonely = scene.anna.new_table("me", "bot:random", "bot:random")

    def bots() -> int:
        hurry(scene.anna, lonely, Rng(1), 60)
        return 0

    def close() -> int:
        return int(scene.anna.http.post(lonely + "/close").status_code)

    def hurried() -> int:
        try:
            return bots()
        except Refusal as refusal:
            return refusal.status

    _, closed = at_once([hurried, close])
    assert closed == 303
    assert scene.anna.table(lonely).state == CLOSED


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
    scene = scenes["running"].copy(tmp_path / "scene")
    who, plan = scene.planned
    found = scene.house.seat(scene.house.table(scene.path[3:]), int(plan["seat"]))
    draft = scene.house.storage.draft(found.table, found.number)
    assert draft is not None
    assert draft.answers
    getattr(scene, who).post(f"{scene.path}/seats/{found.number}/resign")
    before = scene.outcome()
    with pytest.raises(Refusal) as refused:
        ACTS[act](scene.house, scene.house.table(found.table), found, plan["question"])
    assert refused.value.status == 403
    assert scene.outcome() == before
