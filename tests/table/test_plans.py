"""A plan is built once for its draft, and is then the plan that would be built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.core.rng import Rng
from astrarium.table import record
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import Draft
from tests.table.support import (
    Guest,
    hurry,
    new_house,
    plan_turn,
    take_turn,
    two_at_a_table,
)

WAYS = ("plan", "plan", "plan", "back", "again", "drop")


def facts(found: Plan | None) -> Any:
    if found is None:
        return None
    kept = (found.token, found.choices, found.held, found.picked, found.complete, found.certain)
    return (*kept, found.cut, found.open(), [state.asked for state in found.states])


@pytest.mark.parametrize("game", astrarium.games.names())
def test_a_plan_that_is_remembered_is_the_one_that_would_be_built(
    tmp_path: Path, game: str
) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.send(f"/new/{game}", {"seats": 2, "seat-0": "me", "seat-1": "open"}, 303)
    bela = Guest(anna.house)
    bela.post(path + "/seats/1/sit", name="Béla")
    rng = Rng(6)
    planned = 0
    for _ in range(40):
        ask = anna.question(path)
        way = WAYS[rng.below(len(WAYS))]
        if ask.choices and way == "plan":
            form = {"seat": ask.seat, "question": ask.token, "choice": rng.pick(ask.choices)}
            anna.post(path + "/plan", 200, part=True, **form)
            planned += 1
        elif ask.seat == 0 and ask.token and way != "plan":
            form = {"seat": 0, "question": ask.token, "answer": 0}
            anna.http.post(f"{path}/{way}", data=form)  # refused where nothing is planned
        else:
            hurry(anna, path, rng, 1)
        with anna.house.game(anna.table(path)) as (live, match):
            draft = anna.house.storage.draft(path.removeprefix("/t/"), 0)
            remembered = facts(live.records.plan(match, 0, draft))
            assert remembered == facts(plan(match.position, 0, draft))
    assert planned > 3


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which plans are built."""
    seats: list[int] = []

    def counted(position: Any, seat: int, draft: Draft | None) -> Plan | None:
        seats.append(seat)
        return plan(position, seat, draft)

    monkeypatch.setattr(record, "plan", counted)
    return seats


def test_a_plan_is_built_once_however_often_it_is_looked_at_and_added_to(
    tmp_path: Path, built: list[int]
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    plan_turn(anna, path)
    assert built == [0]


def test_a_neighbours_secret_answer_makes_no_work_for_the_others(
    tmp_path: Path, built: list[int]
) -> None:
    """How long a seat's next click takes does not tell whether somebody has answered."""
    anna, bela, path = two_at_a_table(tmp_path)
    take_turn(anna, path)
    take_turn(bela, path)
    ask = plan_turn(anna, path)  # both choose their action now, in secret
    built.clear()
    take_turn(bela, path)
    assert set(built) == {1}
    anna.post(path + "/back", 200, part=True, seat=0, question=ask.token)
    assert 0 not in built
