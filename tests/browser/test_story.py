"""What has happened is told: on the board, in the strip, in the log, step by step in the replay."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Page, Route, expect

from astrarium.core.rng import Rng
from astrarium.table.web.stream import HEARTBEAT
from tests.browser.conftest import PHONE, WIDE, Contexts
from tests.browser.people import CHOICES, TOKEN_IS_NOT, Someone
from tests.browser.positions import GAMES, played
from tests.browser.prepared import Preparing
from tests.table.server import Server

MEDIUM = (1024, 768)
TELLING = ".story.telling"
UNSETTLED = ".story .beat.ahead, .story .beat.now, .unborn, .flying, .flyer"
SHOWN = f"document.querySelectorAll('{UNSETTLED}').length"
# Whatever flies is written down: it is gone before a test could look for it.
FLYING = """new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    for (const kind of ["flyer", "fly"])
        if (added.some((node) => node.classList?.contains(kind)))
            document.documentElement.setAttribute("data-" + kind, "");
}).observe(document, { childList: true, subtree: true })"""


def revealing(people: Contexts, language: str, size: tuple[int, int], moving: bool) -> Someone:
    """Somebody whose next commits are told calmly."""
    anna = people.someone(language, size, moving=moving)
    anna.page.add_init_script("localStorage.setItem('story-pace', 'calm')")
    anna.page.add_init_script(FLYING)
    anna.new_table("me", "bot:random")
    return anna


def played_by_bots(anna: Someone) -> None:
    """A bot plays for the person, who looks on until the game is over."""
    anna.wait_for_question()
    anna.more("form[action$='/seats/0/stand-in'] button")
    anna.page.wait_for_selector(".result", timeout=120_000)


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_what_happens_is_told_beat_by_beat_and_can_be_skipped_and_told_again(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = revealing(people, language, size, moving=True)
    page = anna.page
    played_by_bots(anna)
    page.wait_for_selector(f"{TELLING} .beat.now")
    page.keyboard.press("s")
    page.wait_for_selector(TELLING, state="detached")
    assert page.evaluate(SHOWN) == 0
    page.keyboard.press("h")
    page.wait_for_selector(f"{TELLING} .beat.now")
    page.keyboard.press("Space")
    page.locator("#drawing").dispatch_event("pointerdown")
    page.wait_for_selector(TELLING, state="detached")
    assert page.evaluate(SHOWN) == 0


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_cards_and_numbers_fly_to_their_places(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = revealing(people, language, size, moving=True)
    anna.act_until("html[data-flyer][data-fly]", Rng(3))
    anna.page.keyboard.press("s")
    anna.wait_for_calm()
    anna.page.keyboard.press("s")
    anna.page.wait_for_function(f"() => {SHOWN} === 0")


def test_without_motion_nothing_moves_and_the_same_is_said(people: Contexts) -> None:
    anna = revealing(people, "en", WIDE, moving=False)
    anna.act_until(".story .beat.news", Rng(3))
    anna.wait_for_calm()
    assert anna.page.locator(TELLING).count() == 0
    anna.page.keyboard.press("h")
    said = anna.page.locator("#told").inner_text()
    news = anna.page.locator(".story .beat.news a").first.inner_text()
    assert " ".join(news.split()) in said
    assert anna.page.locator("html[data-flyer], html[data-fly]").count() == 0


def test_counters_stand_where_the_story_leaves_them(people: Contexts) -> None:
    anna = revealing(people, "en", WIDE, moving=True)
    page = anna.page
    anna.act_until(f"{TELLING} .beat[data-changes]", Rng(3))
    anna.wait_for_calm()
    page.keyboard.press("s")
    ends = """() => [...document.querySelectorAll('.story .beat[data-changes]')]
        .flatMap((beat) => JSON.parse(beat.dataset.changes))
        .reduce((last, [seat, figure, , now]) => ({ ...last, [`${seat} ${figure}`]: now }), {})"""
    shown = """(ends) => Object.keys(ends).map((key) => key.split(' ')).map(([at, figure]) =>
        document.querySelectorAll('.strip .seat')[at].querySelectorAll('dd')[figure].textContent)"""
    last = page.evaluate(ends)
    assert last
    assert page.evaluate(shown, last) == [str(amount) for amount in last.values()]
    drawn = """() => [0, 1].map((seat) => [
        document.querySelector(`.counter.seat${seat}-hand > text`).textContent,
        document.querySelectorAll('.strip .seat')[seat].querySelector('dd').textContent])"""
    for on_board, in_strip in page.evaluate(drawn):
        assert on_board.partition("/")[0] == in_strip


# Beats that begin left of the strip though a part of them is seen.
CUT = """() => {
    const list = document.querySelector(".story .beats").getBoundingClientRect();
    const beats = [...document.querySelectorAll(".story .beat")];
    return beats.map((beat) => beat.getBoundingClientRect())
        .filter((beat) => beat.left < list.left - 1 && beat.right > list.left + 1).length; }"""


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", MEDIUM), ("hu", PHONE)])
def test_a_beat_of_the_strip_is_read_whole_where_it_is_and_the_table_stays(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:greedy")
    page = anna.page
    anna.act_until(".story .beat[data-elements] ~ .beat[data-elements]", Rng(3))
    anna.wait_for_calm()
    assert page.evaluate(CUT) == 0
    page.keyboard.press("Escape")  # on a phone the card of a plan lies over everything
    beat = page.locator(".story .beat[data-elements]").last
    words = " ".join(beat.locator("a").inner_text().split())
    path = page.url
    beat.scroll_into_view_if_needed()
    press = beat.locator("a").tap if size == PHONE else beat.locator("a").click
    press()
    page.locator("#note:visible").wait_for()
    assert " ".join(page.locator("#note").inner_text().split()) == words
    assert page.locator(".thing.pointed").count() > 0
    page.evaluate("window.samePage = true")
    press()
    page.locator("#note").wait_for(state="hidden")
    assert page.url == path
    assert page.evaluate("window.samePage") is True


def test_a_line_of_the_log_points_at_the_board_and_opens_its_step(people: Contexts) -> None:
    anna = people.someone()
    anna.new_table("me", "bot:random", game="gaia")
    anna.act_until("#ask .heading", Rng(6))
    anna.wait_for_calm()
    anna.page.click("#log summary")
    line = anna.page.locator("#log li[data-elements*=hex]").last
    line.hover()
    anna.page.wait_for_selector(".thing.pointed")
    number = line.locator(".to-step").inner_text()
    line.locator(".to-step").click()
    anna.page.wait_for_url(f"**/steps/{number}")
    assert f"Step {number} of" in anna.page.locator("h1").inner_text()


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_the_replay_steps_without_loading_and_its_address_follows(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    path = anna.new_table("me", "bot:random")
    page = anna.page
    played_by_bots(anna)
    anna.go(path + "/steps/0")
    page.wait_for_selector(".run:visible")
    page.evaluate("window.samePage = true")
    top = page.evaluate("document.getElementById('drawing').getBoundingClientRect().top")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/steps/{step}?seat=0")
        page.wait_for_selector(f"#replay[data-at='{step}']")
        now = page.evaluate("document.getElementById('drawing').getBoundingClientRect().top")
        assert now == top
    page.keyboard.press("Space")
    page.wait_for_selector("#replay[data-at='1']")
    page.keyboard.press("Space")
    page.locator("input[type=range]").fill("2")
    page.wait_for_url("**/steps/2?seat=0")
    assert page.evaluate("window.samePage") is True
    assert anna.has_no_sideways_scrolling()


TOO_LITTLE = """() => {
    const seen = (selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && box.height > 10 && box.top >= 0 && box.bottom <= innerHeight;
    };
    const found = seen(".replay .zone.head") ? [] : ["head"];
    const board = document.querySelector(".replay .zone.shown").getBoundingClientRect();
    if (board.top > innerHeight * 0.62) found.push(`the board begins at ${board.top}`);
    return found;
}"""


@pytest.mark.parametrize("size", [PHONE, MEDIUM])
@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_the_replay_shows_rounds_and_scores_and_the_board_on_small_screens(
    people: Contexts, server: Server, game: str, size: tuple[int, int]
) -> None:
    anna = people.someone("hu", size)
    Preparing(server).sit(anna, played(game, 2, 0.3), game)
    page = anna.page
    page.goto(anna.path + "/steps/0")
    page.wait_for_selector(".run:visible")
    page.wait_for_selector("#drawing[data-wide=no]")
    assert page.evaluate(TOO_LITTLE) == []
    assert anna.has_no_sideways_scrolling()
    if game == "race":  # what else lies in the hand's zone are figures of the own board
        tab = page.locator(".tabs [data-opens^=own]:visible")
        if tab.count():
            tab.click()
        page.locator(".replay .zone.hand [id^=hand-]").first.scroll_into_view_if_needed()
        expect(page.locator(".replay .zone.hand [id^=hand-]").first).to_be_in_viewport()


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_at_the_end_points_are_counted_up_by_source(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size, moving=True)
    anna.new_table("me", "bot:random", "bot:random")
    anna.wait_for_question()
    anna.more("form[action$='/seats/0/stand-in'] button")
    page = anna.page
    page.wait_for_selector(".result.counting", timeout=120_000)
    page.wait_for_selector(".result .source.counted")
    page.wait_for_selector(".result.crowned:not(.counting)")
    sums = """() => {
        const cells = (row) => [...row.querySelectorAll("td.number")];
        const numbers = (row) => cells(row).map((cell) => Number(cell.textContent));
        const rows = [...document.querySelectorAll(".result .source")].map(numbers);
        return [rows.reduce((sum, row) => sum.map((n, at) => n + row[at])),
            numbers(document.querySelector(".result tfoot tr"))];
    }"""
    counted, totals = page.evaluate(sums)
    assert counted == totals == sorted(totals, reverse=True)
    assert page.locator(".result .player").count() == 3
    assert anna.has_no_sideways_scrolling()
    cut = """() => { const frame = document.querySelector(".chart svg").getBoundingClientRect();
        return [...document.querySelectorAll(".chart svg text")]
            .map((text) => text.getBoundingClientRect())
            .filter((box) => box.left < frame.left - 1 || box.right > frame.right + 1).length; }"""
    assert page.evaluate(cut) == 0


# --- what goes wrong is said where the eye is ----------------------------------------------------


# Inside the window, and nothing lies upon its middle.
IN_SIGHT = """(selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.top < 0 || box.bottom > innerHeight) return false;
    const on_top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return on_top?.closest(selector) !== null;
}"""


# As if it had been drawn for another width.
LOOK_AGAIN = """() => {
    document.getElementById("board").dataset.stamp = "another";
    const { dataset } = document.getElementById("drawing");
    dataset.wide = dataset.wide === "yes" ? "no" : "yes";
    dispatchEvent(new Event("resize"));
}"""


def bottom_of(page: Page, selector: str) -> float:
    found: float = page.locator(selector).first.evaluate(
        "(thing) => thing.getBoundingClientRect().bottom"
    )
    return found


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_a_button_that_could_not_send_says_so_and_sends_again(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.wait_for_calm()
    while not anna.page.locator("[data-key-c]").count():
        planned = anna.token()
        anna.page.locator(CHOICES).first.evaluate("(button) => button.click()")
        anna.page.wait_for_function(TOKEN_IS_NOT, arg=planned)
    before = anna.token()
    anna.page.route("**/commit", lambda route: route.abort())
    anna.page.locator("[data-key-c]").evaluate("(button) => button.click()")
    failed = anna.page.locator("button.failed")
    failed.wait_for()
    words = "Sending failed, try again" if language == "en" else "A küldés nem sikerült"
    assert words in failed.inner_text()
    anna.page.wait_for_function(IN_SIGHT, arg="button.failed")
    assert bottom_of(anna.page, "#connection") <= size[1]
    assert anna.token() == before
    with anna.page.expect_response("**/board"):  # the board is looked at again meanwhile
        anna.page.evaluate(LOOK_AGAIN)
    anna.page.wait_for_selector("#board:not([data-stamp=another]) button.failed")
    anna.page.unroute("**/commit")
    failed.evaluate("(button) => button.click()")
    anna.page.wait_for_function(TOKEN_IS_NOT, arg=before)
    assert anna.page.locator("#connection").is_hidden()


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("hu", PHONE)])
def test_a_click_on_the_board_that_could_not_be_sent_is_sent_again_and_nothing_else_is(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    """With a whole plan lying there: its main button keeps its meaning."""
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    for number in range(2):
        cards = page.locator("[id^=hand-].open:not(.planned)")
        card = str(cards.nth(number).get_attribute("id"))
        anna.once(lambda card=card: page.locator(f"#{card}").click())  # type: ignore[misc]
    before, main = anna.token(), page.locator("[data-key-c]").inner_text()
    page.route("**/drop", lambda route: route.abort())
    page.locator(f"#{card}").click()
    again = page.locator("#connection button:visible")
    again.wait_for()
    assert page.locator("[data-key-c]").inner_text() == main
    assert page.locator("button.failed").count() == 0
    page.wait_for_function(IN_SIGHT, arg="#connection button")
    page.unroute("**/drop")
    again.click()
    page.wait_for_function(TOKEN_IS_NOT, arg=before)
    page.wait_for_selector(f"#{card}:not(.planned)")
    assert page.locator(".plan ol li").count() == 1
    assert page.locator("#connection").is_hidden()


def test_a_lost_connection_is_said_at_once(people: Contexts) -> None:
    anna = people.someone()
    anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.wait_for_calm()
    anna.page.context.set_offline(True)
    anna.page.locator("#connection:visible").wait_for(timeout=3000)
    assert bottom_of(anna.page, "#connection") <= WIDE[1]
    anna.page.context.set_offline(False)


HEARD = """new Promise((heard) => {
    const source = new EventSource(`/t/${document.getElementById("live").dataset.table}/events`);
    source.addEventListener("here", (event) => { source.close(); heard(Number(event.data)); });
})"""


def test_an_answer_that_does_not_come_is_missed_within_three_seconds(people: Contexts) -> None:
    anna = people.someone()
    anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.wait_for_calm()
    page, held = anna.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/plan", hold)
    page.clock.install()
    before = anna.token()
    with page.expect_request("**/plan"):
        page.locator(".thing.open").first.click()
    assert page.locator("#connection").is_hidden()
    page.clock.fast_forward(3000)
    page.locator("#connection:visible").wait_for()
    assert "does not answer" in page.locator("#connection").inner_text()
    held[0].continue_()
    page.wait_for_function(TOKEN_IS_NOT, arg=before)
    page.locator("#connection").wait_for(state="hidden")


def test_a_server_that_stands_still_is_missed_when_its_sign_of_life_does_not_come(
    people: Contexts, server: Server
) -> None:
    """No socket is closed, and nobody has asked for anything."""
    anna = people.someone()
    anna.page.clock.install()
    anna.new_table("me", "bot:random")
    anna.wait_for_question()
    anna.wait_for_calm()
    every = anna.page.evaluate(HEARD)
    assert every == HEARTBEAT
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        assert anna.page.locator("#connection").is_hidden()
        anna.page.clock.fast_forward(1000 * (every + 3))
        anna.page.locator("#connection:visible").wait_for()
    finally:
        server.process.send_signal(signal.SIGCONT)
    anna.page.locator("#connection").wait_for(state="hidden")
