"""A hint: from what the seat sees, for that seat alone, where the table allows it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from astrarium import games
from astrarium.bots import find_bot
from astrarium.bots.advice import adviser_name
from astrarium.core.rng import Rng
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.table import hints, job, jobs
from astrarium.table.drafts import open_question
from astrarium.table.seating import rematch
from astrarium.table.web import endpoint
from tests.table.asking import Ask
from tests.table.support import PART, Guest, asked_seats, hurry, new_house, take_turn
from tests.table.test_bench import server_of

GAMES = games.names()


def alone(folder: Path, game: str, language: str = "en", **form: object) -> tuple[Guest, str]:
    """Anna against a bot that never answers by itself."""
    anna = Guest(new_house(folder), language)
    seats: dict[str, object] = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "bot:random"}
    path = anna.send(f"/new/{game}", seats | form, 303)
    rng = Rng(2)
    hurry(anna, path, rng, 30)
    while 0 not in asked_seats(anna, path):
        hurry(anna, path, rng, 1)
    return anna, path


def hint(guest: Guest, path: str, status: int = 200) -> str:
    return unescape(guest.get(f"{path}/hint?question={guest.question(path).token}", status))


def advised(page: str) -> list[str]:
    """What the buttons of a hint would plan."""
    return re.findall(r'name="choice" value="([\d,]+)"', page)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_of_the_answers_is_what_the_bot_would_choose(tmp_path: Path, game: str) -> None:
    anna, path = alone(tmp_path, game)
    for _ in range(4):
        with anna.house.game(anna.table(path)) as (_, match):
            asked = open_question(match.position, 0)
            assert asked is not None
            options = match.position.options(asked)
            bot = find_bot(game, adviser_name(game))
            chosen = bot.choose(match.view(0), asked, options, Rng(1))
        found = advised(hint(anna, path))
        assert len(found) <= 3
        if found:
            assert found[0].split(",")[0] == str(chosen)
        take_turn(anna, path)
        while 0 not in asked_seats(anna, path):
            hurry(anna, path, Rng(1), 1)


def test_each_answer_can_be_planned_by_its_button(tmp_path: Path) -> None:
    anna, path = alone(tmp_path, "race")
    token = anna.question(path).token
    for choices in advised(hint(anna, path)):
        form = {"seat": 0, "question": token, "choice": choices}
        planned = Ask(anna.post(path + "/plan", 200, part=True, **form))
        assert planned.complete or planned.token != token
        anna.post(path + "/again", 200, part=True, seat=0, question=planned.token)


RECKONED = {
    "en": ">By the reckoning of the bot “Seasoned”, not by a trained judgement. Nobody",
    "hu": (
        ">A „Tapasztalt” gépi játékos számítása szerint, nem játszmákból tanult ítélet alapján."
        " Senki"
    ),
}
TRAINED = {
    "en": ">By the trained judgement of the bot “Strategist”. Nobody",
    "hu": ">A „Stratéga” gépi játékos játszmákból tanult ítélete szerint. Senki",
}
PARTLY = {
    "en": ">By the trained judgement of the bot “Strategist”; what that has not tried, by the"
    " reckoning of the bot “Seasoned”. Nobody",
    "hu": ">A „Stratéga” gépi játékos játszmákból tanult ítélete szerint; amit az nem próbált ki, a"
    " „Tapasztalt” gépi játékos számítása szerint. Senki",
}
SILENT = {
    "en": '<p class="hint">Nobody else learns',
    "hu": '<p class="hint">Senki más nem tudja meg',
}


@pytest.mark.parametrize(("language", "points"), [("en", "VP"), ("hu", "ponttal")])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_how_much_better_and_whose_judgement_it_is(
    tmp_path: Path, game: str, language: str, points: str
) -> None:
    """What Race asks first, which cards to give up, its planner does not plan."""
    anna, path = alone(tmp_path, game, language)
    page = hint(anna, path)
    assert len(advised(page)) >= 2
    assert points in page
    said = [known for known in (RECKONED, TRAINED, PARTLY) if known[language] in page]
    assert said == [TRAINED if game == "gaia" else RECKONED]


def asked_for(folder: Path, kind: type[Any], language: str) -> tuple[Guest, str]:
    """Anna, who is asked a question of this kind in Race."""
    anna, path = alone(folder, "race", language)
    rng = Rng(8)
    while True:
        with anna.house.game(anna.table(path)) as (_, match):
            question = open_question(match.position, 0)
            if question is not None:
                frame = match.position.agenda.lanes[question.lane][-1]
                if isinstance(frame, kind) and len(match.position.options(question)) > 2:
                    return anna, path
        hurry(anna, path, rng, 1)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("kind", "judgement"),
    [(ChooseAction, TRAINED), (DiscardCards, RECKONED), (KeepCards, RECKONED)],
)
def test_in_race_it_is_a_matter_of_the_question_whose_judgement_a_hint_has(
    tmp_path: Path, kind: type[Any], judgement: dict[str, str], language: str
) -> None:
    anna, path = asked_for(tmp_path, kind, language)
    page = hint(anna, path)
    said = [known for known in (RECKONED, TRAINED, PARTLY) if known[language] in page]
    assert said == [judgement]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("advice", "judgement"),
    [
        ([(1.0, True), (-1.0, True)], TRAINED),
        ([(1.0, True), (-1.0, False)], PARTLY),
        ([(1.0, False), (-1.0, False)], RECKONED),
        ([(None, False)], SILENT),
        ([], SILENT),
    ],
)
def test_what_was_not_weighed_has_nobodys_judgement(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    advice: list[tuple[float | None, bool]],
    judgement: dict[str, str],
    language: str,
) -> None:
    anna, path = alone(tmp_path, "race", language)
    found = [
        {"way": [anna.question(path).choices[0]], "ahead": ahead, "why": [], "trained": trained}
        for ahead, trained in advice
    ]
    monkeypatch.setattr(job, "do", lambda *_: {"advice": found})
    page = hint(anna, path)
    said = [known for known in (RECKONED, TRAINED, PARTLY, SILENT) if known[language] in page]
    assert said == [judgement]


def test_two_worlds_that_the_seat_cannot_tell_apart_have_one_hint(tmp_path: Path) -> None:
    """What the job is told is the seat's own view: the other's hand is not in it."""
    anna, path = alone(tmp_path, "race")
    with anna.house.game(anna.table(path)) as (live, match):
        planned = live.records.plan(match, 0, None)
        assert planned is not None
        about = hints.about(planned)
        assert about["view"] == match.view(0)
        assert about["view"] != match.view(1)


# --- where there is none --------------------------------------------------------------------------


def two_people(folder: Path, hints: str = "alone") -> tuple[Guest, Guest, str]:
    house = new_house(folder)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "open", hints=hints)
    bela.post(path + "/seats/1/sit", name="Béla")
    return anna, bela, path


def test_alone_one_may_ask_and_between_people_only_where_it_was_agreed(tmp_path: Path) -> None:
    anna, _, path = two_people(tmp_path / "usual")
    assert "/hint?" not in anna.get(path)
    assert "There are no hints at this table" in hint(anna, path, 403)
    anna, bela, path = two_people(tmp_path / "agreed", hints="all")
    for guest in (anna, bela):
        assert f"{path}/hint?question=" in guest.get(path)
        assert advised(hint(guest, path))


def test_a_table_may_have_none_at_all(tmp_path: Path) -> None:
    anna, path = alone(tmp_path, "race", "hu", hints="never")
    assert "/hint?" not in anna.get(path)
    assert "Ennél az asztalnál nincs tanács" in hint(anna, path, 403)


def test_whoever_sits_down_is_told_what_was_agreed(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house, "hu")
    path = anna.new_table("me", "open", hints="all")
    assert "Who may ask the bots for hints? Everybody." in unescape(anna.get(path))
    assert "Ki kérhet tanácsot a gépi játékosoktól? Mindenki." in unescape(bela.get(path))


def test_a_wish_that_does_not_exist_opens_no_table(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    form = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "bot:random", "hints": "often"}
    anna.send("/new/race", form, 400)
    assert anna.house.storage.running_tables() == []


def test_the_next_game_has_the_same_agreement(tmp_path: Path) -> None:
    anna, path = alone(tmp_path, "race", hints="never")
    hurry(anna, path, Rng(4))
    anna.learn_person()
    assert anna.person is not None
    assert rematch(anna.house, anna.table(path), anna.person).hints == "never"


@pytest.mark.parametrize("token", ["", "0.0.0", "x" * 3000, "%00", "1.2.3.4"])
def test_a_question_that_is_not_open_gets_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    anna, path = alone(tmp_path, "race")
    monkeypatch.setattr(job, "do", lambda *_: pytest.fail("it was thought about"))
    anna.get(f"{path}/hint?question={token}", 409)
    Guest(anna.house).get(f"{path}/hint?question={token}", 409)


def test_a_complete_plan_leaves_nothing_to_ask(tmp_path: Path) -> None:
    anna, path = alone(tmp_path, "race")
    ask = anna.question(path)
    while not ask.complete:
        form = {"seat": 0, "question": ask.token, "choice": ask.choices[0]}
        ask = Ask(anna.post(path + "/plan", 200, part=True, **form))
    assert "/hint?" not in anna.get(path)
    hint(anna, path, 409)


# --- the queue ------------------------------------------------------------------------------------


def test_a_hint_is_thought_about_by_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = alone(tmp_path, "race")
    asked = f"{path}/hint?question={anna.question(path).token}"
    monkeypatch.setattr(job, "do", lambda *_: pytest.fail("thought about where pages are made"))
    monkeypatch.setattr(endpoint, "PATIENCE", 60.0)
    with anna.http:
        queue = server_of(anna).queue
        assert queue is not None
        before = queue.jobs.done
        assert advised(anna.get(asked))
        assert queue.jobs.done == before + 1


def test_when_all_places_are_taken_one_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = alone(tmp_path, "race")
    asked = f"{path}/hint?question={anna.question(path).token}"
    monkeypatch.setattr(endpoint, "PATIENCE", 0.0)
    monkeypatch.setattr(jobs, "COMMAND", ("-c", "import time; time.sleep(1000)"))
    with anna.http:
        queue = server_of(anna).queue
        assert queue is not None
        monkeypatch.setattr(queue.jobs, "_places", 0)
        assert "All places for this are taken right now." in unescape(anna.get(asked, 503))
        monkeypatch.setattr(queue.jobs, "_places", 2)
        place = anna.http.get(asked, headers=PART)
        assert place.headers["location"].startswith("/jobs/")
        assert anna.http.get(asked, headers=PART).status_code == 429  # one job a person


def test_a_hint_that_comes_when_the_game_has_moved_on_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = alone(tmp_path, "race")
    asked = f"{path}/hint?question={anna.question(path).token}"
    real = job.do

    def slowly(work: dict[str, object]) -> dict[str, object]:
        found = real(work)
        hurry(anna, path, Rng(3), 12)
        return found

    monkeypatch.setattr(job, "do", slowly)
    page = anna.get(asked, 409)
    assert advised(page) == []
