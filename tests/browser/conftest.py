"""A real server and a real Chromium.

In the suite each game is played in one language at one width, and dealt the same each time;
`ASTRARIUM_BROWSER=all` plays them in both languages at both, dealt anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.people import PATIENCE, Someone
from tests.table.server import Server

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
WIDE, PHONE = (1440, 900), (360, 740)
ALL = os.environ.get("ASTRARIUM_BROWSER") == "all"
SCREENSHOTS = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    module = "astrarium.cli.main" if ALL else "tests.table.one_deal"
    with Server(tmp_path_factory.mktemp("browser"), module=module) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()


class Contexts:
    """Makes people with browsers of their own; what their consoles complain about is a failure."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.made: list[BrowserContext] = []
        self.complaints: list[str] = []

    def someone(
        self,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        theme: str = "light",
        name: str = "Anna",
        moving: bool = False,
    ) -> Someone:
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": size[0], "height": size[1]},
            locale="hu-HU" if language == "hu" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            accept_downloads=True,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size == PHONE,
        )
        self.made.append(context)
        page = context.new_page()
        self.watch(page)
        return Someone(page, name, language)

    def watch(self, page: Page) -> None:
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._console(message.type, message.text))

    def _console(self, kind: str, text: str) -> None:
        # A refused move is an answer like any other, and a test may cut a connection; the browser
        # reports both.
        expected = "status of 4" in text or "net::ERR_FAILED" in text
        if kind == "error" and not expected:
            self.complaints.append(text)


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Contexts]:
    contexts = Contexts(browser, server)
    yield contexts
    for context in contexts.made:
        context.close()
    assert contexts.complaints == []
