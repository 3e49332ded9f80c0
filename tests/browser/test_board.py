"""The board itself: pan, zoom, pinch; what is greyed says why; others' moves glide."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.people import A_JOB, TOKEN_IS_NOT, Someone

CLOSED = ".sheet .thing.closed"


def at_a_table(people: Contexts, game: str, size: tuple[int, int] = WIDE) -> Someone:
    anna = people.someone("en", size)
    anna.new_table("me", "bot:random", game=game)
    anna.page.wait_for_selector(f"#drawing[data-wide={'yes' if size == WIDE else 'no'}]")
    anna.wait_for_question()
    anna.wait_for_calm()
    return anna


def at_why_not(people: Contexts, size: tuple[int, int] = WIDE) -> Someone:
    """A turn of Gaia Project: much is open and much is not."""
    anna = people.someone("en", size)
    anna.new_table("me", "bot:random", game="gaia")
    anna.act_until("#ask:has(.heading):has(.extras):not(:has(.plan))", Rng(6))
    anna.page.wait_for_selector(CLOSED, state="attached")
    anna.wait_for_calm()
    if size == PHONE:
        anna.page.click(".zones > .tabs [data-opens=map]")
    return anna


def width(page: Page) -> float:
    """How wide the drawing is, in widths of its sheet."""
    found: float = page.evaluate(
        "document.querySelector('.sheet svg').getBoundingClientRect().width"
        " / document.querySelector('.sheet').clientWidth"
    )
    return found


def place(page: Page) -> tuple[float, float, float]:
    """Left, top and width of the sheet, in one look: the board may be swapped between two."""
    left, top, broad = page.evaluate(
        "(at => [at.left, at.top, at.width])"
        "(document.querySelector('.sheet').getBoundingClientRect())"
    )
    return left, top, broad


def scrolled(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        "[document.querySelector('.sheet').scrollLeft, document.querySelector('.sheet').scrollTop]"
    )
    return found


# --- pan, zoom, pinch ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["gaia"])
def test_the_board_is_zoomed_by_buttons_keys_and_wheel_and_put_back(
    people: Contexts, game: str
) -> None:
    anna = at_a_table(people, game)
    page = anna.page
    assert page.locator("#zoom-reset").is_disabled()
    page.click("#zoom-in")
    assert width(page) == pytest.approx(1.3, abs=0.02)
    page.keyboard.press("+")
    assert width(page) == pytest.approx(1.69, abs=0.02)
    page.keyboard.press("-")
    assert width(page) == pytest.approx(1.3, abs=0.02)
    page.locator(".sheet").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(
        "() => document.querySelector('.sheet svg').getBoundingClientRect().width"
        " > 2.5 * document.querySelector('.sheet').clientWidth"
    )
    page.click("#zoom-reset")
    assert width(page) == pytest.approx(1.0, abs=0.02)


def test_the_zoomed_board_is_dragged_with_the_mouse_and_a_drag_is_no_click(
    people: Contexts,
) -> None:
    anna = at_a_table(people, "gaia")
    page = anna.page
    for _ in range(3):
        page.click("#zoom-in")
    before = scrolled(page)
    page.locator(".sheet").scroll_into_view_if_needed()
    left, top, _ = place(page)
    x, y = left + 300, top + 250
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y - 80, steps=4)
    page.mouse.up()
    after = scrolled(page)
    assert [after[0] - before[0], after[1] - before[1]] == [120, 80]
    assert page.locator(".thing.planned").count() == 0
    assert page.locator("#popover").is_hidden()


def test_zoom_and_place_stay_when_the_board_is_swapped(people: Contexts) -> None:
    anna = at_a_table(people, "gaia")
    for _ in range(3):
        anna.page.click("#zoom-in")
    anna.page.evaluate("document.querySelector('.sheet').scrollTo(90, 60)")
    before = width(anna.page)
    anna.choose(0)
    assert width(anna.page) == pytest.approx(before, abs=0.01)
    assert scrolled(anna.page)[0] > 0


@pytest.mark.parametrize("game", ["gaia"])
def test_two_fingers_zoom_the_board_on_a_phone_and_the_page_stays_as_wide_as_it_is(
    people: Contexts, game: str
) -> None:
    anna = at_a_table(people, game, PHONE)
    page = anna.page
    page.click(".zones > .tabs [data-opens=map]")
    left, top, broad = place(page)
    x, y = left + broad / 2, top + 60
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        given = [] if kind == "touchEnd" else points
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 60)
    assert width(page) == pytest.approx(2.0, abs=0.1)
    assert anna.has_no_sideways_scrolling()
    page.click("#zoom-reset")
    assert width(page) == pytest.approx(1.0, abs=0.02)


# --- what cannot be chosen -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, PHONE] if ALL else [PHONE])
def test_a_greyed_thing_says_why_and_its_rule_is_one_click_away(
    people: Contexts, size: tuple[int, int]
) -> None:
    anna = at_why_not(people, size)
    page = anna.page
    thing = page.locator(".sheet .thing.closed[id^=hex]").first
    thing.dispatch_event("click")
    page.wait_for_selector("#popover:not([aria-busy])")
    reasons = page.locator("#popover .reasons li")
    assert reasons.count() > 0
    expect(reasons.first).to_be_visible()
    assert page.locator(".thing.looked-at").count() == 1
    assert page.locator(".thing.planned").count() == 0
    page.locator("#popover a[data-rule]").first.click()
    rule = page.locator("#rule[open] .body")
    rule.wait_for()
    assert "gaia." in rule.inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("#rule[open]", state="detached")
    page.click("#popover .close")
    assert page.locator("#popover").is_hidden()


def test_on_a_phone_a_drawer_that_opens_is_not_covered_by_the_card_of_a_thing(
    people: Contexts,
) -> None:
    page = at_why_not(people, PHONE).page
    page.locator(".sheet .thing.closed[id^=hex]").first.dispatch_event("click")
    page.wait_for_selector("#popover .reasons li")
    page.locator("#log summary").click()
    page.wait_for_selector("#popover", state="hidden")
    page.locator("#log .to-step >> nth=-1").click(trial=True)


def test_what_cannot_be_chosen_is_listed_as_text_for_keyboard_and_screen_reader(
    people: Contexts,
) -> None:
    anna = at_why_not(people)
    page = anna.page
    page.locator("details.closed summary").focus()
    page.keyboard.press("Enter")
    entry = page.locator("details.closed li").first
    expect(entry).to_be_visible()
    assert entry.locator("a[data-rule]").count() > 0
    marked = page.locator(".thing.open").count()
    listed = page.evaluate(
        "new Set([...document.querySelectorAll('.choices li[data-element]')]"
        ".map(each => each.dataset.element).filter(each => document.getElementById(each))).size"
    )
    assert marked == listed > 0


def test_a_tile_is_laid_by_one_click_and_turned_by_another(people: Contexts) -> None:
    """Whoever lays out the board chooses a sector tile and one of its six turns."""
    anna = people.someone()
    anna.new_table(
        "bot:random", "me", game="gaia", options={"board": "all_tiles", "board_by": "last_player"}
    )
    anna.wait_for_question()
    anna.wait_for_calm()
    page = anna.page
    page.locator(".thing.open[id^=sector]").first.click()
    page.wait_for_selector("[data-turn=on]")
    said = {page.locator(".plan li").first.inner_text()}
    for _ in range(5):
        before = anna.token()
        page.click("[data-turn=on]")
        page.wait_for_function(TOKEN_IS_NOT, arg=before)
        anna.wait_for_calm()
        said.add(page.locator(".plan li").first.inner_text())
    assert len(said) == 6


# --- what a plan leads to ------------------------------------------------------------------------


def test_a_plan_shows_what_others_gain_and_what_it_wastes_before_it_is_committed(
    people: Contexts,
) -> None:
    anna = people.someone()
    anna.new_table("me", "bot:random")
    page = anna.page
    anna.act_until("#action-4.open", Rng(2))
    anna.wait_for_calm()
    goods = page.locator(".seat.mine dl div:has-text('Goods') dd").inner_text()
    page.locator("#action-4").click()
    page.wait_for_selector("#action-4.planned")
    wasted = "You have no good to sell" in page.locator(".plan").inner_text()
    assert wasted == (goods == "0")
    page.click("[data-key-b]")
    page.wait_for_selector("#action-3.open")
    page.locator("#action-3").click()
    page.wait_for_selector("#action-3.planned")
    assert "Everyone else may place a world, too" in page.locator(".others").inner_text()


# --- motion --------------------------------------------------------------------------------------

COUNT_MOTION = """
window.glides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const { transform } = frames[0];
  window.glides.push([this.id || this.getAttribute("class"), transform, options.duration]);
  return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize("moving", [True, False], ids=["motion", "reduced motion"])
def test_moves_glide_into_place_unless_the_reader_wants_no_motion(
    people: Contexts, moving: bool
) -> None:
    anna = people.someone(moving=moving)
    anna.page.add_init_script(COUNT_MOTION)
    anna.new_table("me", "bot:random", game="gaia")
    anna.act_until(".sheet .piece", Rng(6))
    anna.act_until("#ask .heading", Rng(7))
    glides = anna.page.evaluate("window.glides")
    if not moving:
        assert glides == []
        return
    # What lands larger than it is; what the story brings unfolds or flies, and may take longer.
    landed = [took for name, how, took in glides if name == "piece" and how == "scale(1.35)"]
    assert landed
    assert all(150 <= took <= 250 for took in landed)


# --- standing orders -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("hu", PHONE)] if ALL else [("hu", PHONE)]
)
def test_standing_orders_are_given_and_changed_by_clicking(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "bot:random", game="gaia")
    page = anna.page
    anna.wait_for_question()
    anna.wait_for_calm()
    page.click(".orders summary")
    page.select_option("select[name=order-charge]", "always")
    page.click(".orders form button")
    given = page.locator(".orders .given")
    given.wait_for()
    words = "Always charge" if language == "en" else "Mindig feltöltök"
    assert given.inner_text() == words
    page.reload()
    anna.wait_for_calm()
    assert page.locator(".orders .given").inner_text() == words
    page.click(".orders summary")
    page.select_option("select[name=order-charge]", "ask")
    page.click(".orders form button")
    page.wait_for_selector(".orders .given", state="detached")


# --- pictures of the table -----------------------------------------------------------------------


def test_the_position_is_saved_as_a_drawing_and_as_a_picture_from_the_table(
    people: Contexts,
) -> None:
    anna = at_a_table(people, "race")
    anna.page.click(".more summary")
    with anna.page.expect_download(timeout=A_JOB) as drawing:
        anna.page.click(".more a[data-save]")
    assert drawing.value.suggested_filename.endswith(".svg")
    with anna.page.expect_download(timeout=A_JOB) as picture:
        anna.page.click("#save-png")
    assert picture.value.suggested_filename.endswith(".png")


def test_a_drawing_that_takes_its_time_is_waited_for(people: Contexts, tmp_path: Path) -> None:
    anna = at_a_table(people, "race")
    asked: list[Route] = []

    def slowly(route: Route) -> None:
        """First the page that says that the work is going on."""
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
            return
        going_on = "<!doctype html><p>going on</p>"
        route.fulfill(headers={"Refresh": "0", "Content-Type": "text/html"}, body=going_on)

    anna.page.route("**/picture", slowly)
    anna.page.click(".more summary")
    with anna.page.expect_download(timeout=A_JOB) as drawing:
        anna.page.click(".more a[data-save]")
    saved = tmp_path / "position.svg"
    drawing.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").startswith("<svg")
    assert len(asked) == 2


def test_what_a_drawer_waits_for_is_asked_once_and_put_where_the_drawer_is_then(
    people: Contexts,
) -> None:
    """A new board brings a new drawer while battles are fought for the old one."""
    anna = at_a_table(people, "eclipse")
    anna.act_until("body:has([id^=seat0-track]):has(.choices button)", Rng(3))
    anna.wait_for_calm()
    page, asked = anna.page, list[Route]()

    def hold(route: Route) -> None:
        """The first one, until the board has changed."""
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    page.route("**/bench", hold)
    page.click(".drawer.bench > summary")
    page.evaluate("document.querySelector('.drawer.bench').id = 'old'")
    page.locator(".choices button >> nth=0").click()
    page.wait_for_selector(".drawer.bench[open]:not(#old)", state="attached")
    assert len(asked) == 1
    asked[0].continue_()
    page.wait_for_selector(".drawer.bench[open] .page", timeout=A_JOB)


def test_the_question_stays_in_sight_while_its_choices_are_scrolled_on_a_phone(
    people: Contexts,
) -> None:
    anna = people.someone("hu", PHONE)
    anna.new_table("me", "bot:random", game="gaia")
    anna.wait_for_question()
    anna.wait_for_calm()
    anna.page.click(".list > summary")
    tops = """() => {
        const sheet = document.getElementById("dock");
        sheet.scrollTop = sheet.scrollHeight;
        const heading = sheet.querySelector("h2").getBoundingClientRect();
        const last = [...sheet.querySelectorAll(".choices button[name=choice]")].at(-1);
        const panel = sheet.getBoundingClientRect();
        return [sheet.scrollTop, panel.top, heading.top, heading.bottom,
            last.getBoundingClientRect().top];
    }"""
    scrolled, panel, top, bottom, last = anna.page.evaluate(tops)
    assert scrolled > 0
    assert panel <= top < bottom <= last
