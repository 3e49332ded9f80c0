"""The review of a finished game: lines, the costliest decisions, and the way to each."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.core.driver import Driver
from astrarium.core.rng import Streams
from tests.browser.conftest import PHONE, WIDE, Contexts

UPLOAD = """log => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/upload" });
    form.append(Object.assign(document.createElement("textarea"), { name: "log", value: log }));
    document.body.append(form);
    form.submit();
}"""


def finished_log() -> str:
    bots = {seat: find_bot("race", "random") for seat in range(2)}
    driver = Driver(astrarium.rules("race", 2), bots, Streams("ab" * 32))
    driver.run()
    return driver.match.log.text()


@pytest.mark.parametrize(
    ("language", "size", "theme", "words", "better"),
    [
        ("en", WIDE, "light", "The costliest decisions of Seat 1", "Better"),
        ("hu", PHONE, "dark", "A legdrágább döntések: 1. hely", "Jobb lett volna"),
    ],
)
def test_a_finished_game_is_reviewed_and_each_decision_leads_to_its_step(
    people: Contexts, language: str, size: tuple[int, int], theme: str, words: str, better: str
) -> None:
    anna = people.someone(language, size, theme)
    anna.go("/")
    page = anna.page
    page.evaluate(UPLOAD, finished_log())
    page.wait_for_selector(".result", timeout=60_000)
    anna.wait_for_calm()
    page.click("a[href$='/review']")
    page.wait_for_selector(".review .chart", timeout=60_000)
    assert page.locator(".review h2").inner_text() == words
    assert page.locator(".review polyline").count() == 2
    assert page.locator(".review svg[role=img]").first.get_attribute("aria-label")
    assert 5 <= page.locator(".costs > li").count() <= 10
    assert better in page.locator(".costs > li").first.inner_text()
    assert anna.has_no_sideways_scrolling()
    page.locator(".review .eyes a").nth(1).click()
    page.wait_for_selector(".review .eyes a.chosen[href$='seat=1']")
    first = page.locator(".costs a.button").first
    box = first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    first.click()
    page.wait_for_selector("#replay")
    assert "?seat=1" in page.url
