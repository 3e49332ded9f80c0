"""Plan, preview, commit, take back: over HTTP, as the script of the page does it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from astrarium.core.rng import Rng
from tests.table.asking import Ask
from tests.table.support import Guest, hurry, new_house, plan_turn, take_turn, two_at_a_table

GAIA_WITH_A_BOT = {
    "seats": 2,
    "name": "Anna",
    "pace": "calm",
    "seat-0": "me",
    "seat-1": "bot:greedy",
}


def test_a_newcomer_is_in_a_game_with_one_click_and_without_an_account(tmp_path: Path) -> None:
    guest = Guest(new_house(tmp_path))
    assert 'action="/quick/race"' in guest.get("/")
    path = guest.post("/quick/race", name="Anna")
    ask = guest.question(path)
    assert ask.words == "Anna, choose a card of your opening hand to discard, 2 in all."
    assert len(ask.choices) == 6


def test_a_plan_is_shown_to_its_seat_alone_and_survives_a_reload(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    before = bela.get(path)
    ask = anna.question(path)
    anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=ask.choices[0])
    assert "My plan" in anna.get(path)
    assert bela.get(path) == before


def test_the_cards_of_a_set_are_picked_in_any_order(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    first = anna.question(path)
    last, one = first.choices[-1], first.choices[0]
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=first.token, choice=last)
    assert "Choose the rest of the set, in any order." in page
    ask = Ask(page)
    assert last not in ask.choices
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=one)
    assert "Your plan is complete." in page
    anna.post(path + "/commit", 200, part=True, seat=0, question=Ask(page).token)
    with anna.house.game(anna.table(path)) as (_, match):
        assert match.position.asked(1) != 0


def test_a_plan_shows_what_the_seat_will_have(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    assert "<dt>Hand</dt><dd><s>6</s> → <b>4</b></dd>" in plan_turn(anna, path).html


def test_a_step_back_and_a_new_start_change_only_the_plan(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    written = len(anna.house.storage.lines(anna.table(path).id, 0))
    ask = plan_turn(anna, path)
    page = anna.post(path + "/back", 200, part=True, seat=0, question=ask.token)
    assert Ask(page).token.split(".")[2] == "1"
    ask = plan_turn(anna, path)
    page = anna.post(path + "/again", 200, part=True, seat=0, question=ask.token)
    assert Ask(page).token.endswith(".0")
    assert len(anna.house.storage.lines(anna.table(path).id, 0)) == written


def test_a_stale_answer_gets_409_the_fresh_board_and_keeps_the_plan(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    old = anna.question(path)
    anna.post(path + "/plan", 200, part=True, seat=0, question=old.token, choice=old.choices[0])
    page = anna.post(
        path + "/plan", 409, part=True, seat=0, question=old.token, choice=old.choices[1]
    )
    assert "The game has moved on since you saw this page" in page
    assert 'id="board"' in page
    assert "My plan" in page


def test_a_neighbours_move_in_another_lane_makes_nothing_stale(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    planned = plan_turn(anna, path)
    take_turn(bela, path, Rng(7))
    anna.post(path + "/commit", 200, part=True, seat=0, question=planned.token)


def test_a_commit_sent_twice_is_done_once(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = plan_turn(anna, path)
    anna.post(path + "/commit", 200, part=True, seat=0, question=ask.token)
    written = anna.house.storage.lines(anna.table(path).id, 0)
    anna.post(path + "/commit", 409, part=True, seat=0, question=ask.token)
    assert anna.house.storage.lines(anna.table(path).id, 0) == written


def test_an_answer_that_is_not_open_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    page = anna.post(path + "/plan", 422, part=True, seat=0, question=ask.token, choice=99_999)
    assert "That is not possible now" in page
    assert anna.question(path).token == ask.token


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    form: dict[str, Any] = {"seat": 0, "question": ask.token, "choice": ask.choices[0]}
    bela.post(path + "/plan", 403, **form)
    Guest(anna.house).post(path + "/plan", 403, **form)


def test_a_secret_answer_can_be_changed_until_the_last_seat_has_answered(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    take_turn(anna, path)
    take_turn(bela, path)
    take_turn(anna, path)  # the action card
    page = anna.get(path)
    assert "Your answer: " in page
    said = re.search("Your answer: (.+?)</p>", page)
    assert said is not None
    assert f"Take back my last answer: {said[1]}" in page
    anna.post(path + "/undo", 200, part=True, seat=0)
    assert len(anna.question(path).choices) == 7
    take_turn(anna, path)
    take_turn(bela, path)
    assert "Take back my last answer" not in bela.get(path)
    bela.post(path + "/undo", 409, part=True, seat=1)


def test_why_not_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    rng = Rng(3)
    for _ in range(100):
        page = anna.get(path)
        if "Its defense is" in page or "It costs" in page:
            assert "/rules/race#race.base." in page
            return
        hurry(anna, path, rng, 1)
    raise AssertionError("in 100 answers nothing was too dear or too strong for Anna")


def test_the_last_step_is_taken_back_when_all_agree_and_the_old_log_is_kept(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    rng = Rng(5)
    hurry(anna, path, rng, 8)
    while "Ask to take back the last step" not in anna.get(path):
        hurry(anna, path, rng, 1)  # not while a secret choice is going on
    table = anna.table(path)
    old = anna.house.storage.lines(table.id, 0)
    anna.post(path + "/agree", 200, part=True, seat=0, agree="yes")
    assert anna.table(path).generation == 0
    bela.post(path + "/agree", 200, part=True, seat=1, agree="yes")
    now = anna.table(path)
    assert now.generation == 1
    new = anna.house.storage.lines(table.id, 1)
    assert new == old[: len(new)]
    assert len(new) < len(old)
    assert anna.house.storage.lines(table.id, 0) == old
    hurry(anna, path, rng, 5)


def test_taking_back_takes_what_bots_have_decided_since(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.send("/new/gaia", GAIA_WITH_A_BOT, 303)
    hurry(anna, path, Rng(5), 1)
    assert "nobody has decided anything yet" not in anna.get(path)
    with anna.house.game(anna.table(path)) as (_, match):
        before = len(match.steps)
        assert [question.seat for question in match.position.questions()] == [1]
    hurry(anna, path, Rng(5), 1)
    page = anna.get(path)
    assert "What bots have decided since your last decision goes back with it" in page
    anna.post(path + "/agree", 200, part=True, seat=0, agree="yes")
    with anna.house.game(anna.table(path)) as (_, match):
        assert len(match.steps) < before
        assert [question.seat for question in match.position.questions()] == [0]
    assert "nobody has decided anything yet" in anna.get(path)


def test_a_bot_that_thinks_is_named_but_not_in_a_secret_choice(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.send("/new/gaia", GAIA_WITH_A_BOT, 303)
    assert "is thinking" not in anna.get(path)
    hurry(anna, path, Rng(5), 1)
    assert "Seasoned (bot 2) is thinking." in anna.get(path)
    cards = anna.new_table("me", "bot:greedy")
    take_turn(anna, cards)
    hurry(anna, cards, Rng(5), 2)  # the bot's opening hand
    take_turn(anna, cards)
    page = anna.get(cards)
    assert "A secret choice is going on." in page
    assert "is thinking" not in page


def test_a_plan_says_what_others_may_gain_and_what_it_wastes(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    take_turn(anna, path)
    take_turn(bela, path)
    ask = anna.question(path)
    settle, trade = ask.choices[3], ask.choices[4]
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=settle)
    assert "Everyone else may place a world, too" in page
    page = anna.post(path + "/back", 200, part=True, seat=0, question=Ask(page).token)
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=Ask(page).token, choice=trade)
    assert "You have no good to sell: the Trade bonus would be wasted." in page
    assert "wasted" not in bela.get(path)


def test_a_waiting_page_says_since_when_but_not_during_a_secret_choice(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    take_turn(anna, path)
    assert "<time datetime=" in anna.get(path)
    take_turn(bela, path)
    take_turn(anna, path)  # the action card
    assert "A secret choice is going on." in anna.get(path)
    assert "<time datetime=" not in anna.get(path)
