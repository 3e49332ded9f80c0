"""Someone who plays by clicking, as a person does: plan, read, commit."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, Page

from astrarium.core.rng import Rng

PATIENCE = 60.0  # seconds in which nothing at all happens
MOST_ACTS = 4000  # of a whole game
A_WHILE = 5000  # milliseconds; then look again: the board may have been swapped under the finger
A_JOB = 60_000  # milliseconds: another process has to begin, and to load the game
CHOICES = ".choices button[name=choice]"
ASKED = "#ask [name=question], .result"
TOKEN_IS_NOT = "before => document.querySelector('#ask [name=question]')?.value !== before"
# Half a second without a change, on a page that the server knows to be open, that is drawn for its
# width and shows what the server would show; and, if so wished, somebody here is asked.
CALM = """async ([asked, patience]) => {
  const quiet = () => new Promise((done) => {
    let timer;
    const seen = new MutationObserver(() => wait());
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => { seen.disconnect(); done(); }, 500);
    };
    seen.observe(document.body, { childList: true, subtree: true });
    wait();
  });
  const table = document.getElementById("live").dataset.table;
  const told = async () => {
    const answer = await fetch(`/t/${table}/board`, { headers: { "X-Astrarium": "part" } });
    return /data-stamp="([^"]*)"/.exec(await answer.text())?.[1];
  };
  const why = async () => {
    const mine = document.querySelector(".strip .seat.mine");
    if (mine && !mine.querySelector(".present")) return "the server does not know of this page";
    const { wide } = document.getElementById("drawing")?.dataset || {};
    if (wide && (wide === "yes") !== (innerWidth >= 1100)) return "drawn for another width";
    if (asked && !document.querySelector(asked)) return "nobody here is asked";
    const shown = document.getElementById("board")?.dataset.stamp;
    return (await told()) === shown ? "" : "the game has moved on";
  };
  const end = performance.now() + 1000 * patience;
  for (;;) {
    await quiet();
    const reason = await why();
    if (!reason) return;
    if (performance.now() > end) throw new Error(`the table does not calm down: ${reason}`);
  }
}"""


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
        self.wait_for_stillness()
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
        """Names what this person is asked; empty if nothing."""
        found: str = self.page.evaluate(
            "document.querySelector('#ask [name=question]')?.value || ''"
        )
        return found

    def answering(self, act: Callable[[], None]) -> None:
        """Do something until it has changed the plan: the board may be swapped under the finger."""
        before = self.token()
        end = time.monotonic() + PATIENCE
        while self.token() == before:
            try:
                self.once(act)
            except Error:
                if time.monotonic() > end:
                    raise

    def once(self, act: Callable[[], None]) -> None:
        """Do something and wait for what it changes in the plan; an error if that is nothing."""
        before = self.token()
        act()
        self.page.wait_for_function(TOKEN_IS_NOT, arg=before, timeout=A_WHILE)

    def choose(self, number: int) -> None:
        """Plan a choice of the list."""
        self.answering(lambda: self.click_choice(number))

    def commit(self) -> None:
        self.answering(self.click_commit)

    def click_choice(self, number: int) -> None:
        self._click(self.page.locator(CHOICES).nth(number))

    def _click(self, button: Locator) -> None:
        """What only prepares is folded away."""
        for folded in (".list", ".extras"):
            if not button.is_visible():
                self.page.click(f"{folded} > summary", timeout=A_WHILE)
        # Question and main button stay in sight while the choices are scrolled between them.
        button.evaluate("button => button.scrollIntoView({ block: 'center' })", timeout=A_WHILE)
        button.click(timeout=A_WHILE)

    def click_commit(self) -> None:
        self.page.click("[data-key-c]", timeout=A_WHILE)

    def say(self, text: str) -> None:
        """Plan the choice of this notation; with what is complete committed, seats uncovered."""
        wanted = self.page.locator(f"#ask li[data-say='{text}'] button")
        self._act_until(lambda: wanted.count() > 0, text, None)
        self.answering(lambda: self._click(wanted))

    def act(self, rng: Rng | None) -> bool:
        """Do the next thing that can be done; False if there is nothing to do for this person.

        Without numbers nothing is chosen: seats are uncovered, and what is complete is committed.
        """
        page = self.page
        try:
            uncover = page.locator("form[action$='/uncover'] button")
            if uncover.count():
                uncover.click(timeout=2000)
                page.wait_for_selector(ASKED, state="attached", timeout=5000)
                return True
            if page.locator("[data-key-c]").count():
                self.once(self.click_commit)
                return True
            count = page.locator(CHOICES).count()
            if count and rng is not None:
                number = rng.below(count)
                self.once(lambda: self.click_choice(number))
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
        self, is_there: Callable[[], bool], wanted: str, rng: Rng | None, *others: Someone
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
        """At a table with bots: until they have moved, and the page shows what came of it."""
        self.page.evaluate(CALM, [ASKED, PATIENCE])

    def wait_for_stillness(self) -> None:
        """Until the page shows how things stand, whoever is asked."""
        self.page.evaluate(CALM, ["", PATIENCE])

    # --- looking --------------------------------------------------------------------------------

    def has_no_sideways_scrolling(self) -> bool:
        width = self.page.evaluate("document.documentElement.scrollWidth")
        return bool(width <= self.page.evaluate("document.documentElement.clientWidth"))

    def picture(self, file: Path, full: bool = False) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(file), full_page=full)
