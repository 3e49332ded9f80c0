"""Undo, conflict, reload, invitation, stand-in, replay, download and upload, by clicking."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import A_JOB, CHOICES, TOKEN_IS_NOT, Someone
from tests.browser.test_in_view import MEDIUM
from tests.browser.test_story import IN_SIGHT


def start(people: Contexts) -> Someone:
    anna = people.someone()
    anna.quick_game()
    anna.wait_for_question()
    anna.wait_for_calm()
    return anna


def test_a_newcomer_is_in_a_game_against_a_bot_with_one_click(people: Contexts) -> None:
    anna = people.someone()
    anna.go("/")
    anna.page.click(".quick button.main")
    anna.wait_for_question()


def test_a_choice_of_the_list_is_planned_by_its_key_or_a_click(people: Contexts) -> None:
    anna = start(people)
    anna.page.locator(CHOICES).first.click()
    anna.page.wait_for_selector(".plan ol li")
    anna.page.keyboard.press("b")
    anna.page.wait_for_selector(".plan", state="detached")
    anna.page.keyboard.press("1")
    anna.page.wait_for_selector(".plan ol li")


def test_cards_of_a_set_are_put_in_and_taken_out_by_clicking_them(people: Contexts) -> None:
    anna = start(people)
    page = anna.page
    open_cards = page.locator(".zone.hand .thing.open").evaluate_all(
        "all => all.map(each => each.id)"
    )
    cards = [open_cards[3], open_cards[1]]
    for chosen, card in enumerate(cards, 1):
        page.locator(f"#{card}").click()
        page.wait_for_selector(f"#{card}.planned")
        assert f"{chosen} of 2 chosen" in page.locator(".count").inner_text()
    page.wait_for_selector("[data-key-c]")
    page.locator(f"#{cards[0]}").click()
    page.wait_for_selector(f"#{cards[0]}:not(.planned)")
    assert page.locator(f"#{cards[1]}.planned").count() == 1
    assert "1 of 2 chosen" in page.locator(".count").inner_text()


def test_a_turn_is_composed_by_keys_alone(people: Contexts) -> None:
    anna = start(people)
    page = anna.page
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.id")
    assert first
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.id")
    assert second != first
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#{second}.planned")
    page.keyboard.press("f")
    page.wait_for_selector("[data-key-c]")


def test_notation_is_typed_after_a_slash_and_a_mistake_is_said_beside_it(people: Contexts) -> None:
    anna = start(people)
    page = anna.page
    page.keyboard.press("/")
    known = page.locator("#notations option").evaluate_all("all => all.map(each => each.value)")
    page.keyboard.type("discard No Such Card")
    page.keyboard.press("Enter")
    page.wait_for_selector("#command output:has-text('No Such Card')")
    page.fill("#command [name=say]", known[0])
    page.keyboard.press("Enter")
    page.wait_for_selector(".plan ol li")


def test_a_card_that_cannot_be_chosen_explains_itself(people: Contexts) -> None:
    anna = start(people)
    anna.page.locator(".zone [id^=seat1-card]").first.click()
    anna.page.wait_for_selector("#popover:has-text('VP')")


def test_step_back_start_again_and_commit(people: Contexts) -> None:
    anna = start(people)
    anna.choose(0)
    anna.choose(0)
    anna.page.click("[data-key-b]")
    anna.page.wait_for_selector(CHOICES)
    anna.choose(0)
    anna.page.click("button[formaction$='/again']")
    anna.page.wait_for_selector(".plan", state="detached")
    anna.choose(0)
    anna.choose(0)
    anna.commit()


def test_a_plan_survives_a_reload(people: Contexts) -> None:
    anna = start(people)
    anna.choose(0)
    planned = anna.page.locator(".plan ol").inner_text()
    anna.page.reload()
    assert anna.page.locator(".plan ol").inner_text() == planned


def test_two_tabs_of_one_person_follow_each_other(people: Contexts) -> None:
    anna = start(people)
    other = anna.page.context.new_page()
    people.watch(other)
    other.goto(anna.path)
    other.wait_for_selector(CHOICES)
    anna.choose(0)
    other.wait_for_selector(".plan")


def test_a_conflict_of_two_tabs_is_said_and_the_plan_is_kept(people: Contexts) -> None:
    anna = start(people)
    other = anna.page.context.new_page()
    people.watch(other)
    other.route("**/events", lambda route: route.abort())  # this tab hears of nothing
    other.goto(anna.path)
    other.wait_for_selector(CHOICES)
    anna.choose(0)
    other.locator(CHOICES).last.click()
    other.wait_for_selector("#board .message")
    assert "The game has moved on" in other.locator("#board .message").inner_text()
    assert other.locator(".plan").count() == 1


def two_people(people: Contexts) -> tuple[Someone, Someone]:
    anna, bela = people.someone(), people.someone(name="Béla")
    path = anna.new_table("me", "open")
    bela.go(path)
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    for person in (anna, bela):
        person.wait_for_question()
        person.choose(0)
        person.choose(0)
        person.commit()
    return anna, bela


def test_a_committed_answer_is_taken_back_until_it_is_revealed(people: Contexts) -> None:
    anna, bela = two_people(people)
    anna.page.wait_for_selector("#action-0.open")
    anna.choose(0)
    anna.commit()
    anna.page.wait_for_selector("text=Your answer: Explore")
    anna.page.click("form[action$='/undo'] button")
    anna.page.wait_for_selector("#action-0.open")
    anna.choose(2)
    anna.commit()
    bela.page.wait_for_selector("#action-0.open")
    bela.choose(2)
    bela.commit()
    anna.page.wait_for_selector("form[action$='/undo']", state="detached")


SCROLLED = "end => document.querySelectorAll('#dock, #ask').forEach(each => each.scrollTo(0, end))"
SEATED = [
    ("race", WIDE, PHONE), ("race", MEDIUM, WIDE), ("gaia", WIDE, PHONE), ("sun", WIDE, MEDIUM),
]  # fmt: skip


@pytest.mark.parametrize(("game", "size", "other"), SEATED)
def test_who_wants_to_take_the_last_step_back_is_said_in_sight_until_all_agree(
    people: Contexts, game: str, size: tuple[int, int], other: tuple[int, int]
) -> None:
    """However long the question is, and whatever of it is scrolled away."""
    anna, bela = people.someone("en", size), people.someone("en", other, name="Béla")
    path = anna.new_table("me", "open", game=game)
    bela.go(path)
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    rng, asks = Rng(4), "form[action$='/agree'] button"
    anna.page.wait_for_selector("#board")
    while not anna.page.locator(asks).count():
        for person in (anna, bela):
            person.act(rng)
        anna.wait_for_stillness()
    anna.more(asks)
    for person in (anna, bela):
        person.page.wait_for_selector(".votes >> text=For taking back the last step: Anna")
        person.page.evaluate("document.querySelector('.more').open = false")
        for end in (10_000, 0):
            person.page.evaluate(SCROLLED, end)
            person.page.wait_for_function(IN_SIGHT, arg=".votes button")
        assert person.has_no_sideways_scrolling()
    bela.page.click(".votes button")
    for person in (anna, bela):
        person.page.wait_for_selector(".votes", state="detached")


def test_the_curtain_hides_a_hand_until_the_device_is_passed_on(people: Contexts) -> None:
    anna = people.someone("en", PHONE)
    anna.new_table("me", "me")
    hand = anna.page.locator(".zone [id^=hand-]")
    anna.page.wait_for_selector(".curtain")
    anna.wait_for_stillness()
    assert hand.count() == 0
    anna.page.click("form[action$='/uncover'] button")
    anna.page.wait_for_selector(".zone [id^=hand-]")
    anna.choose(0)
    anna.choose(0)
    anna.commit()
    anna.page.wait_for_selector(".curtain")
    assert hand.count() == 0


@pytest.mark.parametrize("game", ["gaia", "sun"])
def test_where_nothing_is_secret_a_shared_device_goes_on_without_a_curtain(
    people: Contexts, game: str
) -> None:
    anna = people.someone("en", PHONE)
    anna.go(f"/new/{game}")
    assert "nothing is secret here" in anna.page.locator("#new").inner_text()
    anna.new_table("me", "me", game=game)
    seats, rng = set[str](), Rng(2)
    while len(seats) < 2:
        anna.page.wait_for_selector("#ask [name=seat]", state="attached")
        assert anna.page.locator(".curtain").count() == 0
        seats.add(anna.page.locator("#ask [name=seat]").first.input_value())
        anna.act(rng)
    anna.go("/new/race")
    assert "what only one of you may see" in anna.page.locator("#new").inner_text()


def test_whoever_resigns_is_played_to_the_end_by_a_bot(people: Contexts) -> None:
    anna, bela = two_people(people)
    bela.page.on("dialog", lambda dialog: dialog.accept())
    bela.more("form[action$='/resign'] button")
    anna.page.wait_for_selector("text=Resigned; a bot plays on.")
    anna.play_to_the_end(Rng(3))
    anna.wait_for_calm()
    played = anna.path
    anna.page.click("form[action$='/rematch'] button")
    anna.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(played))


def test_an_invite_link_brings_a_friend_to_the_seat(people: Contexts) -> None:
    anna, bela = people.someone(), people.someone("hu", PHONE, name="Béla")
    anna.new_table("me", "invited")
    anna.page.click("form[action$='/link'] button")
    link = anna.page.input_value("#address")
    bela.go(link)
    bela.page.fill("input[name=name]", "Béla")
    bela.page.click("main form button.main")
    bela.page.wait_for_selector("#board")
    bela.go(link)
    assert "már felhasználták" in bela.page.locator("main").inner_text()


def test_a_bot_plays_for_whoever_is_away_and_hands_the_seat_back(people: Contexts) -> None:
    anna, bela = people.someone(), people.someone(name="Béla")
    path = anna.new_table("me", "open")
    bela.go(path)
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    bela.page.wait_for_selector("#board")
    bela.more("form[action$='/seats/1/stand-in'] button")
    bela.page.goto("/me")  # Béla is away
    anna.page.wait_for_selector("text=a bot stands in")
    bela.go(path)
    bela.more("text=I am back")
    bela.page.wait_for_selector("text=a bot stands in", state="detached")


def test_replay_download_and_upload(people: Contexts, tmp_path: Path) -> None:
    anna = people.someone()
    path = anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.more("form[action$='/seats/0/stand-in'] button")
    anna.page.wait_for_selector(".result", timeout=120_000)
    anna.wait_for_calm()
    with anna.page.expect_download() as download:
        anna.page.click(".result a[href$='/record']")
    file = tmp_path / "game.log"
    download.value.save_as(file)
    bela = people.someone("hu", name="Béla")
    bela.go("/")
    bela.page.set_input_files("#upload-file", str(file))
    there = "() => document.querySelector('#upload textarea').value.length > 100"
    bela.page.wait_for_function(there)
    bela.page.click("#upload button")
    bela.page.wait_for_selector(".result")
    bela.wait_for_calm()
    assert bela.path != path
    bela.page.click(".result a[href$='/steps/0']")
    bela.page.wait_for_selector("h1:has-text('0. lépés')")
    bela.page.wait_for_selector(".run:visible")  # the script is there
    for step in ("1. lépés", "2. lépés"):
        bela.page.keyboard.press("ArrowRight")
        bela.page.wait_for_selector(f"h1:has-text('{step}')")
        assert bela.page.locator(".now").inner_text()
    deck = bela.page.locator(".words li").first.inner_text
    before = deck()
    bela.page.locator("a[href*='seat=1']").first.click()
    bela.page.wait_for_url("**seat=1")
    assert deck() == before
    with bela.page.expect_download(timeout=A_JOB) as picture:
        bela.page.click("text=Mentés rajzként")
    saved = tmp_path / "step.svg"
    picture.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").startswith("<svg")
    assert "var(--" not in saved.read_text(encoding="utf-8")
    with bela.page.expect_download(timeout=A_JOB) as dots:
        bela.page.click("#save-png")
    png = tmp_path / "step.png"
    dots.value.save_as(png)
    assert png.read_bytes().startswith(b"\x89PNG")
    assert png.stat().st_size > 20_000


def test_the_keyboard_is_enough(people: Contexts) -> None:
    anna = start(people)
    keys = anna.page.keyboard
    for _ in range(2):
        before = anna.token()
        keys.press("1")
        keys.press("Enter")
        anna.page.wait_for_function(TOKEN_IS_NOT, arg=before)
    keys.press("c")
    anna.page.wait_for_selector(".plan", state="detached")
    keys.press("l")
    assert anna.page.locator("#log").get_attribute("open") is not None


def test_the_title_and_the_icon_show_whose_turn_it_is(people: Contexts) -> None:
    anna = start(people)
    assert anna.page.title().startswith("● Your turn")
    assert str(anna.page.locator("#icon").get_attribute("href")).endswith("icon-turn.svg")


def test_language_and_theme_are_switched_at_the_table(people: Contexts) -> None:
    anna = start(people)
    anna.page.click("header button:text('HU')")
    anna.page.wait_for_selector("html[lang=hu]")
    assert "eldobandó" in anna.page.locator("#ask h2").inner_text()
    anna.page.click("header button:text('◐')")
    anna.page.wait_for_selector("html[data-theme=dark]")


@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE])
def test_a_switch_of_the_language_in_mid_plan_keeps_the_plan(
    people: Contexts, size: tuple[int, int]
) -> None:
    anna = people.someone("en", size)
    anna.quick_game()
    anna.wait_for_question()
    anna.wait_for_calm()
    anna.choose(0)
    page, planned = anna.page, anna.token()
    cards = page.locator(".thing.planned").evaluate_all("all => all.map(each => each.id)")
    said = page.locator(".plan ol li").all_inner_texts()
    page.click("header button:text('HU')")
    page.wait_for_selector("html[lang=hu]")
    page.wait_for_selector(".thing.planned", state="attached")
    assert anna.token() == planned
    assert cards == page.locator(".thing.planned").evaluate_all("all => all.map(each => each.id)")
    assert len(page.locator(".plan ol li").all_inner_texts()) == len(said) == 1
    assert page.locator(".plan ol li").first.inner_text() != said[0]
    assert "1 megvan" in page.locator(".count").inner_text()


def test_the_rule_behind_a_no_is_one_click_away(people: Contexts) -> None:
    anna = people.someone()
    anna.new_table("me", "bot:greedy")
    anna.act_until(".closed a", Rng(4))
    href = str(anna.page.locator(".closed a").first.get_attribute("href"))
    assert re.match(r"/rules/race#race\.base\.", href)
    anna.go(href)
    assert anna.page.locator("li:target").count() == 1
    anna.page.fill("input[type=search]", "hand limit")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**q=hand**")
    assert 0 < anna.page.locator(".rulebook li").count() < 50


def test_the_page_works_without_its_script(people: Contexts) -> None:
    context = people.browser.new_context(
        base_url=people.server.url, java_script_enabled=False, locale="en-GB"
    )
    people.made.append(context)
    page = context.new_page()
    page.goto("/")
    page.click("form[action='/quick/race'] button.main")
    for planned in range(2):
        page.locator(CHOICES).first.click()
        page.wait_for_selector(f".plan ol li >> nth={planned}")
    page.click("[data-key-c]")
    page.wait_for_selector("#board:not(:has(.plan))")
