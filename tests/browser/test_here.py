"""A page that somebody uses says so now and then; one that is only open says nothing."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.browser.conftest import Contexts

A_MINUTE = 61_000  # milliseconds, and a little
LATER = "milliseconds => { const now = Date.now; Date.now = () => now() + milliseconds; }"


def test_a_page_tells_that_it_is_used_once_a_minute_and_not_that_it_is_open(
    people: Contexts,
) -> None:
    anna = people.someone()
    anna.quick_game()
    page, told = anna.page, []

    def hear(request: Request) -> None:
        if request.url.endswith("/here"):
            told.append(request.method)

    page.on("request", hear)
    page.mouse.move(200, 200)
    page.wait_for_timeout(200)
    assert told == []  # it has only just been asked for
    page.evaluate(LATER, A_MINUTE)
    page.wait_for_timeout(200)
    assert told == []
    with page.expect_response(lambda answer: answer.url.endswith("/here")) as heard:
        page.mouse.move(300, 300)
    assert heard.value.status == 204
    page.mouse.move(400, 300)
    page.wait_for_timeout(200)
    assert told == ["POST"]
