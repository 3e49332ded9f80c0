"""Listeners are told that something has changed; whoever has just been shown it need not look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from astrarium.table.hub import Hub, Listener, News, Shown
from tests.table.asking import Ask
from tests.table.support import two_at_a_table


def woken(act: Callable[[Hub], None]) -> dict[str, str | None]:
    """What listeners by three logins know when they are woken: a stamp, nothing (they must look),
    or None for those who sleep on."""

    async def listen() -> dict[str, str | None]:
        hub = Hub()
        logins = {"phone": "anna", "desk": "anna", "other": "bela"}
        listeners = {name: Listener(person, login=name) for name, person in logins.items()}
        for listener in listeners.values():
            hub.join("t", listener)
        act(hub)
        await asyncio.sleep(0)
        return {
            name: each.wakes() if each.woken.is_set() else None for name, each in listeners.items()
        }

    return asyncio.run(listen())


def news_of(hub: Hub, *told: tuple[str, str]) -> News:
    """Of a request from the phone: it was shown the board, after it had planned or changed it."""
    with hub.keeping_news() as news:
        for what, person in told:
            (hub.planned if what == "planned" else hub.changed)("t", person)
        hub.shows("t", Shown("phone", "stamp", hub.moment()))
    return news


def test_a_plan_wakes_its_person_and_the_page_that_made_it_need_not_look() -> None:
    found = woken(lambda hub: hub.give_out(news_of(hub, ("planned", "anna"))))
    assert found == {"phone": "stamp", "desk": "", "other": None}


def test_a_change_wakes_everybody_once() -> None:
    found = woken(lambda hub: hub.give_out(news_of(hub, ("planned", "anna"), ("changed", ""))))
    assert found == {"phone": "stamp", "desk": "", "other": ""}


def test_whoever_acts_in_secret_is_woken_alone() -> None:
    found = woken(lambda hub: hub.give_out(news_of(hub, ("planned", "anna"), ("changed", "anna"))))
    assert found == {"phone": "stamp", "desk": "", "other": None}


@pytest.mark.parametrize("when", ["before", "after"])
def test_everybody_looks_where_something_else_has_happened_meanwhile(when: str) -> None:
    def act(hub: Hub) -> None:
        news = news_of(hub, ("changed", ""))
        if when == "before":
            hub.shown("t")
        hub.give_out(news)
        if when == "after":
            hub.shown("t")

    assert woken(act) == {"phone": "", "desk": "", "other": ""}


def test_the_stamp_that_is_told_is_that_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    told: list[News] = []
    monkeypatch.setattr(anna.house.hub, "give_out", told.append)
    ask = anna.question(path)
    while ask.choices:
        form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
        ask = Ask(anna.post(path + "/plan", 200, part=True, **form))
        assert f'data-stamp="{told[-1].shown[path[3:]].stamp}"' in ask.html
    page = anna.post(path + "/commit", 200, part=True, seat=ask.seat, question=ask.token)
    assert f'data-stamp="{told[-1].shown[path[3:]].stamp}"' in page
