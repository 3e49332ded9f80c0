"""Seats: taken once, dealt to when all are taken, hidden from each other, left in good order."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.table import worker
from astrarium.table.bots import BotRunner
from astrarium.table.seating import Chair, create, rematch
from astrarium.table.storage import BOT, CLOSED, FINISHED, PERSON, RUNNING, WAITING
from tests.table.support import (
    Clock,
    Guest,
    asked_seats,
    hurry,
    new_house,
    take_turn,
    two_at_a_table,
)


def link_of(page: str) -> str:
    found = re.search(r'value="http://localhost(/invite/[^"]+)"', page)
    assert found is not None
    return found.group(1)


def test_an_invite_link_claims_one_seat_once(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela, cili = Guest(house), Guest(house), Guest(house)
    path = anna.new_table("me", "invited")
    link = link_of(anna.post(path + "/seats/1/link", 200))
    assert "You are invited" in bela.get(link)
    assert bela.post(link, name="Béla") == path
    assert "used or replaced" in cili.get(link, 410)
    cili.post(link, 410, name="Cili")
    assert [seat.name for seat in house.storage.seats(path[3:])] == ["Anna", "Béla"]


def test_an_invitation_says_who_invites_to_what_and_who_sits_there(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela, magyar = Guest(house), Guest(house), Guest(house, "hu")
    path = anna.new_table("me", "invited", "open", "bot:random", **{"option-expansion": "storm"})
    link = link_of(anna.post(path + "/seats/1/link", 200))
    page = bela.get(link)
    assert "Anna invites you to a table of Race for the Galaxy. A seat is kept for you." in page
    assert "The Gathering Storm" in page  # what makes it different from the plain game
    seats = re.findall("<b>([^<]+)</b></span>(?:<em>([^<]+)</em>)?", page)
    assert seats == [
        ("Anna", ""),
        ("Seat 2", "kept for you"),
        ("Seat 3", "still free"),
        ("Random (bot 4)", ""),
    ]
    assert "Anna meghívott egy asztalhoz; a játék: Race for the Galaxy." in magyar.get(link)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_an_invitation_says_what_was_agreed_as_the_table_does(
    tmp_path: Path, language: str
) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house, language), Guest(house, language)
    path = anna.new_table("me", "invited", takeover="vote", hints="never")
    link = link_of(anna.post(path + "/seats/1/link", 200))
    agreed = re.findall('<p class="hint">.*</p>', bela.get(path))
    assert len(agreed) == 2
    assert re.findall('<p class="hint">.*</p>', bela.get(link)) == agreed


def test_a_new_link_replaces_the_old_one(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "invited")
    old = link_of(anna.post(path + "/seats/1/link", 200))
    new = link_of(anna.post(path + "/seats/1/link", 200))
    bela.post(old, 410, name="Béla")
    bela.post(new, name="Béla")


A_DAY = 24 * 3600.0


def test_an_invitation_expires_after_two_weeks_and_the_host_renews_it(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    clock = house.now
    assert isinstance(clock, Clock)
    anna, bela, magyar = Guest(house), Guest(house), Guest(house, "hu")
    path = anna.new_table("me", "invited")
    page = anna.post(path + "/seats/1/link", 200)
    assert "for 14 days" in page
    link = link_of(page)
    clock.time += 13.9 * A_DAY
    bela.get(link)
    assert "has expired" not in anna.get(path)
    clock.time += 0.2 * A_DAY
    assert "The seat is still kept: ask the host for a new link." in bela.get(link, 410)
    assert "Ez a meghívó lejárt." in magyar.get(link, 410)
    bela.post(link, 410, name="Béla")
    assert "The invitation has expired" in anna.get(path)
    bela.post(link_of(anna.post(path + "/seats/1/link", 200)), name="Béla")
    assert anna.table(path).state == RUNNING


def test_cards_are_dealt_only_when_all_seats_are_taken(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "open", "bot:random")
    assert anna.table(path).state == WAITING
    assert house.storage.lines(path[3:], 0) == []
    bela.post(path + "/seats/1/sit", name="Béla")
    assert anna.table(path).state == RUNNING
    bela.post(path + "/seats/1/sit", 409)


def test_the_host_never_sees_another_hand(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    with anna.house.game(anna.table(path)) as (_, match):
        mine = match.view(0)["state"]["players"][0]["hand"]
        theirs = match.view(1)["state"]["players"][1]["hand"]
    page = anna.get(path)
    for card in mine:
        assert f'id="hand-{card}"' in page
    for card in set(theirs) - set(mine):
        assert f'id="hand-{card}"' not in page
    assert Guest(anna.house).get(path).count('id="hand-') == 0
    assert bela.get(path).count('id="hand-') == 6


def test_hot_seat_hides_everything_until_the_device_has_been_passed_on(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post(
        "/new/race", seats=2, name="Anna", seat_0="me", seat_1="me", name_0="Anna", name_1="Béla"
    )
    page = anna.get(path)
    assert "Pass the device to Anna" in page
    assert 'id="hand-' not in page
    anna.post(path + "/plan", 403, seat=0, question="1.0.0", choice=1)
    anna.post(path + "/uncover", 200, part=True, seat=0)
    assert 'id="hand-' in anna.get(path)
    take_turn(anna, path)
    page = anna.get(path)
    assert "Pass the device to Béla" in page
    assert 'id="hand-' not in page
    anna.post(path + "/uncover", 200, part=True, seat=1)
    take_turn(anna, path)  # Béla is asked again at once, for the action card
    take_turn(anna, path)
    page = anna.get(path)
    assert "Pass the device to Anna" in page
    assert 'id="hand-' not in page


def test_a_resigned_seat_is_played_on_by_a_bot(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    bela.post(path + "/seats/1/resign")
    seat = anna.house.storage.seats(path[3:])[1]
    assert seat.resigned
    assert seat.stand_in
    assert anna.table(path).state == RUNNING
    assert "Resigned; a bot plays on." in anna.get(path)
    anna.post(path + "/seats/0/resign")
    assert anna.table(path).state == CLOSED


def test_a_bot_plays_in_ones_own_seat_until_one_takes_it_back(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    Guest(anna.house).post(path + "/seats/1/stand-in", 403)
    bela.post(path + "/seats/1/stand-in")
    bela.get(path)  # whoever has asked for it may look on
    assert anna.house.storage.seats(path[3:])[1].stand_in == "planner"
    assert "Away; a bot stands in." in anna.get(path)
    anna.post(path + "/seats/1/stand-in", 403, hand="back")
    bela.post(path + "/seats/1/stand-in", hand="back")
    assert anna.house.storage.seats(path[3:])[1].stand_in == ""


def test_a_table_that_nobody_else_plays_at_can_be_closed(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    anna.post(path + "/close", 409)
    lonely = anna.new_table("me", "open")
    bela.post(lonely + "/close", 403)
    anna.post(lonely + "/close")
    assert "This table is closed" in anna.get(lonely)


def test_a_seat_can_be_given_back_before_the_game(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "open", "open")
    bela.post(path + "/seats/1/sit", name="Béla")
    anna.post(path + "/seats/1/stand", 403)
    bela.post(path + "/seats/1/stand")
    assert house.storage.seats(path[3:])[1].person == ""


def test_a_finished_game_has_a_result_a_rematch_and_a_log_to_download(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))
    assert anna.table(path).state == FINISHED
    page = anna.get(path)
    assert "Points over the game" in page
    assert "VP chips" in page
    again = anna.post(path + "/rematch")
    assert bela.post(path + "/rematch") == again
    assert anna.table(again).state == WAITING
    log = anna.get(path + "/record")
    assert '"end"' in log.splitlines()[-1]
    viewer = Guest(anna.house, "hu")
    shown = viewer.post("/upload", log=log)
    assert "Pontok a játék során" in viewer.get(shown)
    for seat in (0, 1):
        assert 'id="hand-' in viewer.get(f"{shown}/steps/40?seat={seat}")
    assert asked_seats(anna, path) == []
    assert "<svg" in viewer.get(f"{shown}/steps/40/picture?seat=1")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_game_offers_its_options_by_name(tmp_path: Path, language: str) -> None:
    guest = Guest(new_house(tmp_path), language)
    page = guest.get("/new/gaia")
    assert '<option value="first_game" selected>' in page
    assert '<option value="outer_tiles">' in page
    assert 'type="checkbox" name="option-small_board"' in page
    assert 'type="checkbox" name="option-preset_hands"' in guest.get("/new/race")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            "The advanced two-player game is for exactly 2 players, not for 3: play with two, or "
            "leave out the advanced two-player game. [race.base.two-player.only-two-players]",
        ),
        (
            "hu",
            "A haladó kétszemélyes játék pontosan 2 játékosnak szól, most pedig 3 hely van: "
            "játsszatok ketten, vagy hagyjátok ki a haladó kétszemélyes játékot. "
            "[race.base.two-player.only-two-players]",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused_in_the_readers_language(
    tmp_path: Path, language: str, says: str
) -> None:
    anna = Guest(new_house(tmp_path), language)
    form: dict[str, object] = {"seats": 3, "name": "Anna", "option-advanced_two_player": True}
    assert says in anna.send("/new/race", form, 422)


def test_the_bots_pace_is_changed_at_the_table_by_whoever_plays_there(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.new_table("me", "bot:random")
    for pace in ("calm", "at-once"):
        anna.post(path + "/pace", pace=pace)
        assert anna.table(path).pace == pace
        assert f'value="{pace}" aria-pressed="true"' in anna.get(path)
    anna.post(path + "/pace", 400, pace="never")
    assert anna.table(path).pace == "at-once"


def test_players_on_one_device_get_names_that_differ(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    form = {"seats": "3", "name": "Anna", "seat-0": "me", "seat-1": "me", "seat-2": "me"}
    path = anna.http.post("/new/race", data=form | {"name-2": "Béla"}).headers["location"]
    seats = anna.house.storage.seats(path.removeprefix("/t/"))
    assert [seat.name for seat in seats] == ["Anna", "Anna 2", "Béla"]


def test_guests_see_which_options_a_waiting_table_has(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    form = {
        "seats": "2", "name": "Anna", "seat-0": "me", "seat-1": "open",
        "option-expansion": "storm", "option-goals": "True",
    }  # fmt: skip
    path = Guest(house).http.post("/new/race", data=form).headers["location"]
    for page in ("/", path):
        shown = Guest(house, "hu").get(page)
        assert "Kiegészítő: A gyülekező vihar" in shown
        assert "Célok" in shown


def test_a_rematch_invites_the_same_people_and_no_stranger(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))
    again = anna.post(path + "/rematch")
    stranger = Guest(anna.house)
    assert again not in stranger.get("/")
    kept = next(each.number for each in anna.house.storage.seats(again[3:]) if each.name == "Béla")
    stranger.post(f"{again}/seats/{kept}/sit", 409, name="Mallory")
    assert again in bela.get("/")
    assert f"/seats/{kept}/sit" in bela.get(again)
    bela.post(f"{again}/seats/{kept}/sit")
    assert anna.table(again).state == RUNNING


def test_a_seat_kept_for_somebody_can_be_given_to_another_by_a_link(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))
    again = anna.post(path + "/rematch")
    kept = next(each.number for each in anna.house.storage.seats(again[3:]) if each.name == "Béla")
    link = link_of(anna.post(f"{again}/seats/{kept}/link", 200))
    bela.post(f"{again}/seats/{kept}/sit", 409)
    Guest(anna.house).post(link, name="Cili")
    assert anna.table(again).state == RUNNING


def test_a_bot_that_is_no_level_any_more_plays_on_at_its_tables(tmp_path: Path) -> None:
    """It is offered no more; whoever has it keeps it, in the next game too."""
    house = new_house(tmp_path)
    anna = Guest(house)
    form = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "bot:beginner"}
    anna.send("/new/race", form, 400)
    assert 'value="bot:beginner"' not in anna.get("/new/race")
    anna.new_table("me", "open")
    anna.learn_person()
    assert anna.person is not None
    chairs = [Chair(PERSON, "Anna"), Chair(BOT, bot="beginner")]
    table = create(house, anna.person, "race", {}, chairs, "at-once")
    path = f"/t/{table.id}"
    assert "Beginner (bot 2)" in anna.get(path)
    assert "Kezdő (2. gép)" in Guest(house, "hu").get(path)
    thought = BotRunner(house).next_thought(table.id)
    assert thought is not None
    answer = json.loads(worker.think(json.dumps(thought.asked)))
    assert answer["choice"] in thought.asked["options"]
    hurry(anna, path, Rng(4))
    again = rematch(house, house.table(table.id), anna.person)
    assert {seat.bot for seat in house.storage.seats(again.id)} == {"", "beginner"}
