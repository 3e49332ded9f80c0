"""Someone who plays by clicking, as a person does: plan, read, commit."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Page

from astrarium.core.rng import Rng

PATIENCE = 60.0  # seconds in which nothing at all happens
MOST_ACTS = 4000  # of a whole game
A_WHILE = 5000  # milliseconds; then look again: the board may have been swapped under the finger
A_JOB = 60_000  # milliseconds: another process has to begin, and to load the game
CHOICES = ".choices button[name=choice]"
ASKED = "#ask [name=question], .result"


class Someone:
    def __init__(self, page: Page, name: str, language: str) -> None:
        self.page = page
        self.name = name
        self.language = language

    def go(self, path: str) -> None:
        self.page.goto(path)

    # --- opening a table ------------------------------------------------------------------------

    def quick_game(self, game: str = "race") -> str:
        self.go("/")
        self.page.fill(f"form[action='/quick/{game}'] input[name=name]", self.name)
        self.page.click(f"form[action='/quick/{game}'] button.main")
        self.page.wait_for_selector("#board")
        return self.path

    def more(self, selector: str) -> None:
        """Click something under "More"; the board may be swapped while it is being opened."""
        thing = self.page.locator(selector)
        end = time.monotonic() + PATIENCE
        while not (thing.count() and thing.first.is_visible()):
            assert time.monotonic() < end, f"{selector} does not appear"
            self.page.click(".more summary")
            self.page.wait_for_timeout(200)
        thing.first.click()

    def new_table(
        self,
        *seats: str,
        game: str = "race",
        pace: str = "at-once",
        options: dict[str, str] | None = None,
    ) -> str:
        self.go(f"/new/{game}")
        page = self.page
        if page.locator("input[name=name]").count():
            page.fill("input[name=name]", self.name)
        page.check(f"input[name=seats][value='{len(seats)}']")
        for number, kind in enumerate(seats):
            page.select_option(f"select[name=seat-{number}]", kind)
            if kind == "me":
                several = seats.count("me") > 1
                name = f"{self.name} {number + 1}" if several else self.name
                page.fill(f"input[name=name-{number}]", name)
        for name, value in (options or {}).items():
            if value == "on":
                page.check(f"input[name=option-{name}]")
            else:
                page.select_option(f"select[name=option-{name}]", value)
        page.check(f"input[name=pace][value='{pace}']")
        page.click("#new button.main")
        page.wait_for_url("**/t/*")
        return self.path

    @property
    def path(self) -> str:
        return "/t/" + self.page.url.rpartition("/t/")[2]

    # --- playing --------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def token(self) -> str:
        found = self.page.locator("#ask [name=question]")
        return found.first.input_value() if found.count() else ""

    def choose(self, number: int) -> None:
        """Plan a choice of the list by a click; what only prepares is folded away."""
        before = self.token()
        button = self.page.locator(CHOICES).nth(number)
        for folded in (".list", ".extras"):
            if not button.is_visible():
                self.page.click(f"{folded} > summary", timeout=A_WHILE)
        # Question and main button stay in sight while the choices are scrolled between them.
        button.evaluate("button => button.scrollIntoView({ block: 'center' })", timeout=A_WHILE)
        button.click(timeout=A_WHILE)
        self.page.wait_for_function(
            "before => document.querySelector('#ask [name=question]')?.value !== before",
            arg=before,
            timeout=A_WHILE,
        )

    def commit(self) -> None:
        before = self.token()
        self.page.click("[data-key-c]")
        self.page.wait_for_function(
            "before => document.querySelector('#ask [name=question]')?.value !== before",
            arg=before,
            timeout=A_WHILE,
        )

    def act(self, rng: Rng) -> bool:
        """Do the next thing that can be done; False if there is nothing to do for this person."""
        page = self.page
        try:
            uncover = page.locator("form[action$='/uncover'] button")
            if uncover.count():
                uncover.click(timeout=2000)
                page.wait_for_selector(ASKED, state="attached", timeout=5000)
                return True
            if page.locator("[data-key-c]").count():
                self.commit()
                return True
            count = page.locator(CHOICES).count()
            if count:
                self.choose(rng.below(count))
                return True
        except Error:
            # The board was swapped under the finger; look again.
            page.wait_for_timeout(50)
        return False

    def play_to_the_end(self, rng: Rng, *others: Someone) -> None:
        self._act_until(self.is_over, "the end of the game", rng, *others)

    def act_until(self, selector: str, rng: Rng) -> None:
        """Play until something can be seen on the page."""
        self._act_until(lambda: self.page.locator(selector).count() > 0, selector, rng)

    def _act_until(
        self, is_there: Callable[[], bool], wanted: str, rng: Rng, *others: Someone
    ) -> None:
        """A slow machine may take its time; but somebody must always have something to do."""
        people = [self, *others]
        acts, end = 0, time.monotonic() + PATIENCE
        while not is_there():
            acted = sum(person.act(rng) for person in people)
            if acted:
                acts, end = acts + acted, time.monotonic() + PATIENCE
            else:
                self.page.wait_for_timeout(20)
            assert acts < MOST_ACTS, f"{wanted} does not appear, whatever is done"
            assert time.monotonic() < end, (
                f"{wanted} does not appear, and nobody can act: "
                f"{[person.page.locator('#ask').all_inner_texts() for person in people]}"
            )

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(f"{CHOICES}, [data-key-c]", state="attached")

    def wait_for_calm(self) -> None:
        """Until nothing has been swapped for half a second: then the others have moved too."""
        self.page.evaluate(
            """() => new Promise((done) => {
                let timer;
                const wait = () => { clearTimeout(timer); timer = setTimeout(done, 500); };
                const all = { childList: true, subtree: true };
                new MutationObserver(wait).observe(document.body, all);
                wait();
            })"""
        )

    # --- looking --------------------------------------------------------------------------------

    def has_no_sideways_scrolling(self) -> bool:
        width = self.page.evaluate("document.documentElement.scrollWidth")
        return bool(width <= self.page.evaluate("document.documentElement.clientWidth"))

    def picture(self, file: Path, full: bool = False) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(file), full_page=full)
