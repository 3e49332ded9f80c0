"""Measures how long a person waits: from the click that commits until the new board is drawn.

    python -m tools.table_drawn [MOVES]

A real server, a real Chromium, one person against a bot. Not a test: what it measures are seconds.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, WIDE
from tests.browser.people import Someone
from tests.table.server import Server

MOVES = 60
# Click a button and wait until the browser has drawn the board that answers it; milliseconds.
CLICK = """selector => new Promise((resolve) => {
  const start = performance.now();
  const done = () => resolve(performance.now() - start);
  const drawn = () => requestAnimationFrame(() => setTimeout(done));
  document.addEventListener("board", drawn, { once: true });
  document.querySelector(selector).click();
})"""
COMMIT, CHOICE = "[data-key-c]", "#plan button[name=choice]"
ASKED_OR_OVER = f"() => document.querySelector('{COMMIT}, {CHOICE}, .result') !== null"


def moves(page: Page, wanted: int) -> list[float]:
    """How long each commit took until it was drawn."""
    found: list[float] = []
    while len(found) < wanted:
        page.wait_for_function(ASKED_OR_OVER)
        if page.locator(".result").count():
            return found
        committing = page.locator(COMMIT).count() > 0
        took = page.evaluate(CLICK, COMMIT if committing else CHOICE)
        if committing:
            found.append(took)
    return found


def drawn(wanted: int = MOVES) -> dict[str, float]:
    times: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        while len(times) < wanted:  # a new person for each game
            page = chromium.new_context(
                base_url=server.url,
                viewport={"width": WIDE[0], "height": WIDE[1]},
                reduced_motion="reduce",
            ).new_page()
            Someone(page, "Anna", "en").quick_game()
            times += moves(page, wanted - len(times))
        chromium.close()
    times.sort()
    return {
        "median_ms": times[len(times) // 2],
        "p95_ms": times[int(len(times) * 0.95)],
        "moves": len(times),
    }


def main(arguments: list[str]) -> int:
    for name, value in drawn(int(arguments[0]) if arguments else MOVES).items():
        print(f"{name}: {value:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
