"""Who may play for somebody who is away: as was agreed when the table was opened, and no sooner."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.table.bots import BotRunner
from astrarium.table.house import House
from astrarium.table.hub import GRACE, Listener
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import RUNNING, Seat
from tests.table.support import PART, Clock, Guest, asked_seats, hurry, new_house, take_turn

A_MINUTE = 60.0
AGREED = {"minutes": 10.0, "hour": 60.0, "day": 24 * 60.0}  # minutes


def at_a_table(folder: Path, takeover: str, people: int = 2) -> tuple[list[Guest], str]:
    house = new_house(folder)
    guests = [Guest(house) for _ in range(people)]
    form: dict[str, object] = {"seats": people, "name": "Anna", "takeover": takeover}
    form |= {"seat-0": "me", **{f"seat-{number}": "open" for number in range(1, people)}}
    path = guests[0].send("/new/race", form, 303)
    for number, name in enumerate(("Béla", "Cili")[: people - 1], 1):
        guests[number].post(f"{path}/seats/{number}/sit", name=name)
    for guest in guests:
        guest.learn_person()
    assert guests[0].table(path).state == RUNNING
    return guests, path


def pass_time(guest: Guest, minutes: float) -> None:
    clock = guest.house.now
    assert isinstance(clock, Clock)
    clock.time += minutes * A_MINUTE


def seat(guest: Guest, path: str, number: int = 1) -> Seat:
    return guest.house.storage.seats(path[3:])[number]


def test_an_opponent_cannot_give_my_seat_away_because_i_have_no_stream_open(
    tmp_path: Path,
) -> None:
    (anna, bela), path = at_a_table(tmp_path, "hour")
    bela.get(path)
    refused = anna.post(path + "/seats/1/stand-in", 403, bot="random")
    assert "Béla was here a short while ago" in refused
    assert "in 60 minutes" in refused
    assert seat(anna, path).stand_in == ""


@pytest.mark.parametrize("takeover", AGREED)
def test_after_the_agreed_time_the_best_bot_plays_and_nobody_chooses_another(
    tmp_path: Path, takeover: str
) -> None:
    (anna, bela), path = at_a_table(tmp_path, takeover)
    bela.get(path)
    pass_time(anna, AGREED[takeover] - 1)
    anna.post(path + "/seats/1/stand-in", 403)
    pass_time(anna, 1)
    anna.post(path + "/seats/1/stand-in", bot="random")
    assert seat(anna, path).stand_in == "planner"
    assert "the others let a bot play until this player comes back" in anna.get(path)


def test_where_it_was_agreed_that_nobody_is_replaced_nobody_is(tmp_path: Path) -> None:
    (anna, _), path = at_a_table(tmp_path, "never")
    assert "/seats/1/stand-in" not in anna.get(path)
    pass_time(anna, 100 * 24 * 60)
    assert "seat is taken over. Nothing was changed" in anna.post(path + "/seats/1/stand-in", 403)
    assert seat(anna, path).stand_in == ""


def test_a_vote_needs_all_the_others(tmp_path: Path) -> None:
    (anna, _, cili), path = at_a_table(tmp_path, "vote", people=3)
    anna.post(path + "/seats/1/stand-in", 403)
    pass_time(anna, 3)
    anna.post(path + "/seats/1/stand-in")
    assert seat(anna, path).stand_in == ""
    assert "1 player wants a bot to play on" in cili.get(path)
    cili.post(path + "/seats/1/stand-in")
    assert seat(anna, path).stand_in == "planner"


def test_votes_are_forgotten_when_the_player_shows_up(tmp_path: Path) -> None:
    (anna, bela, cili), path = at_a_table(tmp_path, "vote", people=3)
    pass_time(anna, 3)
    anna.post(path + "/seats/1/stand-in")
    bela.get(path)
    pass_time(anna, 3)
    cili.post(path + "/seats/1/stand-in")
    assert seat(anna, path).stand_in == ""


@pytest.mark.parametrize("request_of_the_owner", ["page", "board", "form"])
def test_the_owners_next_request_takes_the_seat_back(
    tmp_path: Path, request_of_the_owner: str
) -> None:
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    pass_time(anna, 11)
    anna.post(path + "/seats/1/stand-in")
    assert seat(anna, path).taken_over > 0
    if request_of_the_owner == "form":
        bela.post(path + "/pace", pace="calm")
    else:
        bela.get(path + ("/board" if request_of_the_owner == "board" else ""))
    assert (seat(anna, path).stand_in, seat(anna, path).taken_over) == ("", 0.0)
    assert "let a bot play until" not in anna.get(path)


def test_looking_is_a_sign_of_life_and_answering_is_none(tmp_path: Path) -> None:
    """Or the moment from which a seat can be taken over would tell when a secret answer came."""
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    signs, id = anna.house.signs, path[3:]
    assert bela.person is not None
    take_turn(anna, path)
    bela.get(path)
    before = signs.last(id, bela.person.id)
    pass_time(anna, 5)
    ask = bela.question(path)  # the board: a look
    looked = signs.last(id, bela.person.id)
    assert looked > before
    while not ask.complete:
        form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
        ask = type(ask)(bela.post(path + "/plan", 200, part=True, **form))
    planned = signs.last(id, bela.person.id)
    pass_time(anna, 5)
    bela.post(path + "/commit", 200, part=True, seat=ask.seat, question=ask.token)
    assert signs.last(id, bela.person.id) == planned


def test_whoever_comes_after_me_does_not_make_me_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signs of life are remembered for so many: neither tables that do not exist nor others'
    visits may take the place of mine."""
    monkeypatch.setattr("astrarium.table.signs.MOST", 20)
    (anna, bela), path = at_a_table(tmp_path, "hour")
    pass_time(anna, 24 * 60)
    bela.get(path)
    assert bela.person is not None
    seen = anna.house.signs.last(path[3:], bela.person.id)
    stranger = Guest(anna.house)
    stranger.post("/me", name="Cili", back="/")
    for number in range(30):
        anna.get(f"/t/nowhere-{number}", 404)
        stranger.get(path)
    assert anna.house.signs.last(path[3:], bela.person.id) == seen
    anna.post(path + "/seats/1/stand-in", 403)
    for number in range(30):  # as many as really play somewhere
        anna.house.signs.see("elsewhere", str(number))
    anna.post(path + "/seats/1/stand-in", 403)
    pass_time(anna, 61)
    anna.post(path + "/seats/1/stand-in")


def opened(guest: Guest, path: str) -> None:
    """A page of the guest's is open, and hears what happens."""
    assert guest.person is not None

    async def join() -> None:
        guest.house.hub.join(path[3:], Listener(guest.person.id, plays=True))  # type: ignore[union-attr]

    asyncio.run(join())


def test_a_forgotten_page_is_nobodys_presence(tmp_path: Path) -> None:
    """It is open, it hears of every change and asks for the board: nobody sits before it."""
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    bela.get(path)
    opened(bela, path)
    for _ in range(11):
        pass_time(anna, 1)
        bela.http.get(path + "/board", headers=PART)
    anna.post(path + "/seats/1/stand-in")
    bela.http.get(path + "/board", headers=PART)
    assert seat(anna, path).stand_in == "planner"
    assert "I am back" not in anna.get(path)
    bela.post(path + "/here", 204)
    assert seat(anna, path).stand_in == ""


def test_a_page_that_is_used_is_a_sign_of_life(tmp_path: Path) -> None:
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    for _ in range(11):
        pass_time(anna, 1)
        bela.post(path + "/here", 204)
    anna.post(path + "/seats/1/stand-in", 403)


@pytest.mark.parametrize(
    ("before", "after", "status"), [(30, 29, 403), (30, 31, 303), (0, 58, 403)]
)
def test_a_restart_makes_nobody_seen_or_unseen(
    tmp_path: Path, before: int, after: int, status: int
) -> None:
    """Minutes before and after count together; those for which the house was closed do not."""
    (anna, bela), path = at_a_table(tmp_path, "hour")
    bela.get(path)
    pass_time(anna, before)
    anna.get(path)
    anna.house.signs.note()
    clock = anna.house.now
    pass_time(anna, 24 * 60)
    again = Guest(House(SqliteStorage(tmp_path / "table.sqlite3"), now=clock))
    again.http.cookies.update(anna.http.cookies)
    pass_time(again, after)
    again.post(path + "/seats/1/stand-in", status)


def test_an_open_page_is_shown_for_a_while_longer_than_it_is_open(tmp_path: Path) -> None:
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    assert bela.person is not None
    hub, id, me = anna.house.hub, path[3:], bela.person.id
    woken: list[str] = []

    async def come_and_go() -> None:
        later: list[tuple[float, object]] = []

        class Watching(Listener):
            def wake(self, known: str = "") -> None:
                woken.append(self.person)

            def call_later(self, seconds: float, act: object) -> None:
                later.append((seconds, act))

        other, page = Watching("other", plays=True), Watching(me, plays=True)
        hub.join(id, other)
        hub.join(id, page)
        woken.clear()
        hub.leave(id, page)
        assert me in hub.present(id)
        again = Watching(me, plays=True)
        hub.join(id, again)
        assert woken == []  # reloading a page is no news to anybody
        hub.leave(id, again)
        assert [seconds for seconds, _ in later] == [GRACE, GRACE]
        for _, act in later:
            assert callable(act)
            act()
        assert woken == ["other"]
        assert hub.present(id) == {"other"}

    asyncio.run(come_and_go())


def test_a_spectator_comes_and_goes_without_anybody_looking_again(tmp_path: Path) -> None:
    (anna, _), path = at_a_table(tmp_path, "minutes")
    hub, id = anna.house.hub, path[3:]
    woken: list[str] = []

    async def come_and_go() -> None:
        class Watching(Listener):
            def wake(self, known: str = "") -> None:
                woken.append(self.person)

        hub.join(id, Watching("anna", plays=True))
        woken.clear()
        for person in ("", "somebody else"):
            spectator = Watching(person)
            hub.join(id, spectator)
            hub.leave(id, spectator)
        assert woken == []
        assert hub.present(id) == {"anna"}

    asyncio.run(come_and_go())


def test_a_seat_that_resigns_on_a_shared_device_frees_the_other(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.new_table("me", "me", "bot:random")
    anna.post(path + "/uncover", 200, part=True, seat=1)
    anna.post(path + "/seats/1/resign")
    assert "Pass the device" not in anna.get(path)
    assert 0 in asked_seats(anna, path)
    take_turn(anna, path)
    anna.post(path + "/seats/0/resign")
    assert anna.table(path).state == "closed"


def lines(guest: Guest, path: str) -> int:
    return guest.house.storage.line_count(path[3:], 0)


def test_what_a_bot_has_thought_is_not_played_once_the_owner_is_back(tmp_path: Path) -> None:
    """A bot thinks for seconds: meanwhile the owner may have come back, and plays alone."""
    (anna, bela), path = at_a_table(tmp_path, "minutes")
    runner = BotRunner(anna.house)
    take_turn(anna, path)
    pass_time(anna, 11)
    anna.post(path + "/seats/1/stand-in")
    thought = runner.next_thought(path[3:])
    assert thought is not None
    assert thought.question.seat == 1
    bela.get(path)
    before = lines(anna, path)
    runner.answer(path[3:], thought, thought.asked["options"][0])
    assert lines(anna, path) == before
    assert 1 in asked_seats(anna, path)
    take_turn(bela, path)


def test_a_bot_answers_what_it_has_seen_and_nothing_else(tmp_path: Path) -> None:
    """Whoever takes back an answer and gives another is not played against by the old thought."""
    anna = Guest(new_house(tmp_path))
    path = anna.send("/new/sun", {"seats": 2, "seat-0": "me", "seat-1": "bot:random"}, 303)
    runner = BotRunner(anna.house)
    while asked_seats(anna, path) != [0]:
        hurry(anna, path, Rng(1), 1)
    take_turn(anna, path, Rng(1))
    thought = runner.next_thought(path[3:])
    assert thought is not None
    again = thought
    for seed in range(2, 30):
        anna.post(path + "/undo", 200, part=True, seat=0)
        take_turn(anna, path, Rng(seed))
        found = runner.next_thought(path[3:])
        assert found is not None
        again = found
        if again.asked["view"] != thought.asked["view"]:
            break
    assert again.asked["view"] != thought.asked["view"]
    assert again.question == thought.question
    before = lines(anna, path)
    runner.answer(path[3:], thought, thought.asked["options"][0])
    assert lines(anna, path) == before
    runner.answer(path[3:], again, again.asked["options"][0])
    assert lines(anna, path) > before
