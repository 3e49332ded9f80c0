"""Every main page as a picture and under axe-core: no serious violation, no sideways scrolling.

The pictures are kept in var/screenshots; `ASTRARIUM_SCREENSHOTS=docs` writes those of the
documentation.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from astrarium.cli.main import main
from astrarium.core.rng import Rng
from tests.browser.conftest import ALL, PHONE, WIDE, Contexts
from tests.browser.people import Someone
from tests.browser.positions import GAMES, from_log
from tests.browser.prepared import Preparing
from tests.browser.test_hints import ADVISED
from tests.browser.test_review import UPLOAD, finished_log
from tests.games.race.table import Table
from tests.table.server import Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ("docs" if os.environ.get("ASTRARIUM_SCREENSHOTS") == "docs" else "var")
SERIOUS = ("serious", "critical")


def look_at(someone: Someone, name: str) -> None:
    """Take a picture and hold the page against the rules of accessibility."""
    someone.picture(KEPT / "screenshots" / f"{name}.png")
    hold_against_axe(someone)


def hold_against_axe(someone: Someone) -> None:
    found = Axe().run(someone.page).response["violations"]
    serious = [
        f"{each['id']}: {[node['target'] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in SERIOUS
    ]
    assert serious == []
    assert someone.has_no_sideways_scrolling()


def play_a_while(someone: Someone, rng: Rng, acts: int) -> None:
    for _ in range(acts):
        someone.act(rng)
        someone.page.wait_for_timeout(30)
    someone.wait_for_calm()
    someone.page.evaluate("scrollTo(0, 0); document.querySelector('.sheet')?.scrollTo(0, 0)")


# One expansion a page, so that each is seen wide and narrow.
EXPANSIONS: dict[str, tuple[str, list[str], dict[str, str]]] = {
    "wide-dark-en": ("orb", ["me", "bot:greedy"], {"expansion": "artifacts", "orb": "on"}),
    "phone-light-hu": ("orb", ["me", "bot:greedy"], {"expansion": "artifacts", "orb": "on"}),
    "wide-light-hu": ("solo", ["me"], {"expansion": "storm"}),
    "phone-dark-en": ("solo", ["me"], {"expansion": "storm"}),
}


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", WIDE, "dark"), ("hu", PHONE, "light"), ("hu", WIDE, "light"), ("en", PHONE, "dark")],
    ids=["wide-dark-en", "phone-light-hu", "wide-light-hu", "phone-dark-en"],
)
def test_every_main_page_is_fit_to_be_seen(
    people: Contexts, language: str, size: tuple[int, int], theme: str
) -> None:
    kind = f"{'wide' if size == WIDE else 'phone'}-{theme}-{language}"
    anna = people.someone(language, size, theme)
    anna.go("/")
    look_at(anna, f"lobby-{kind}")
    anna.go("/new/race")
    look_at(anna, f"new-table-{kind}")
    anna.new_table("me", "open", "invited")
    look_at(anna, f"waiting-{kind}")
    anna.go("/rules/race?q=deck")
    look_at(anna, f"rulebook-{kind}")
    anna.go("/me")
    look_at(anna, f"me-{kind}")
    anna.go("/nowhere")
    look_at(anna, f"refused-{kind}")
    anna.new_table("me", "me")
    look_at(anna, f"hot-seat-{kind}")
    rng = Rng(6)
    name, seats, options = EXPANSIONS[kind]
    anna.new_table(*seats, options=options)
    anna.wait_for_question()
    play_a_while(anna, rng, 30)
    look_at(anna, f"{name}-{kind}")
    anna.new_table("me", "bot:greedy")
    anna.wait_for_question()
    play_a_while(anna, rng, 30)
    look_at(anna, f"board-{kind}")
    while not anna.page.locator("[data-key-c]").count():
        if not anna.act(rng):
            anna.page.wait_for_timeout(50)
    look_at(anna, f"plan-{kind}")
    anna.page.locator("#log summary").click()
    anna.page.locator("#log .to-step >> nth=-1").click()
    anna.page.wait_for_selector(".replay")
    look_at(anna, f"replay-{kind}")
    anna.page.go_back()
    anna.more("form[action$='/seats/0/stand-in'] button")
    anna.page.wait_for_selector(".result", timeout=120_000)
    look_at(anna, f"result-{kind}")


# Games that were played well, in their middle: name of the picture, game, log, how far.
TABLES = [
    ("race", "race", "09-2-seats", 0.5),
    ("gaia", "gaia", "07-2-seats", 0.6),
    ("gaia-four", "gaia", "01-4-seats", 0.7),
    ("eclipse", "eclipse", "01-2-seats", 0.6),
    ("eclipse-six", "eclipse", "10-6-seats", 0.964),
    ("sun", "sun", "01-2-seats", 0.6),
    ("sun-four", "sun", "08-4-seats", 0.7),
]
MEDIUM = (1024, 768)
LOOKS = [
    ("en", WIDE, "dark", "wide-dark-en"),
    ("hu", PHONE, "light", "phone-light-hu"),
    ("hu", MEDIUM, "light", "medium-light-hu"),
]
MORE_LOOKS = [
    ("hu", WIDE, "light", "wide-light-hu"),
    ("en", PHONE, "dark", "phone-dark-en"),
    ("en", MEDIUM, "dark", "medium-dark-en"),
]


@pytest.mark.parametrize(
    ("language", "size", "theme", "kind"),
    LOOKS + MORE_LOOKS if ALL else LOOKS,
    ids=[look[3] for look in (LOOKS + MORE_LOOKS if ALL else LOOKS)],
)
def test_tables_of_every_game_are_fit_to_be_seen(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str, kind: str
) -> None:
    """Each tab of each of them: axe looks at what can be seen."""
    for name, game, log, part in TABLES if ALL or KEPT.name == "docs" else TABLES[::2]:
        anna = people.someone(language, size, theme)
        s = from_log(game, log, part)
        Preparing(server).sit(anna, s, game, **s.rules.options)
        look_at(anna, f"{name}-{kind}")
        for tab in anna.page.locator(".tabs [data-opens]:visible").all():
            tab.click()
            opened = tab.get_attribute("data-opens")
            if kind == "phone-light-hu" and (name == game or opened == "scene"):
                look_at(anna, f"{name}-{opened}-{kind}")
            else:
                hold_against_axe(anna)
        anna.page.context.close()


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("hu", PHONE, "dark"), ("en", WIDE, "light")]
)
@pytest.mark.parametrize("game", GAMES)
def test_log_key_words_and_gallery_are_fit_to_be_seen(
    people: Contexts,
    tmp_path: Path,
    game: str,
    language: str,
    size: tuple[int, int],
    theme: str,
) -> None:
    """What opens beside a board: as a page of its own, and as a drawer."""
    anna = people.someone(language, size, theme)
    path = anna.new_table("me", "bot:random", game=game)
    anna.wait_for_question()
    play_a_while(anna, Rng(2), 12)
    for drawer in ("log", "words", "key", "bench"):
        found = anna.page.locator(f".drawer.{drawer} > summary")
        if found.count():
            found.click()
            anna.page.wait_for_selector(f".drawer.{drawer}[open] .page")
            hold_against_axe(anna)
            found.click()
    for page in (f"{path}/log", f"{path}/words", f"/key/{game}"):
        anna.go(page)
        assert anna.page.locator("main li").count() > 0
        hold_against_axe(anna)
    file = tmp_path / f"{game}.html"
    assert main(["gallery", game, "--out", str(file)]) == 0
    anna.go(file.as_uri())
    hold_against_axe(anna)


@pytest.mark.parametrize(("language", "size"), [("hu", PHONE), ("en", WIDE)])
def test_an_invitation_is_fit_to_be_seen(
    people: Contexts, language: str, size: tuple[int, int]
) -> None:
    anna = people.someone(language, size)
    anna.new_table("me", "invited", "open")
    anna.page.click("form[action$='/link'] button >> nth=0")
    bela = people.someone(language, size, "dark", "Béla")
    bela.go(anna.page.input_value("#address"))
    assert "Anna" in bela.page.locator("main").inner_text()
    look_at(bela, f"invitation-{'wide' if size == WIDE else 'phone'}-dark-{language}")


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", WIDE, "dark"), ("hu", PHONE, "light")]
)
def test_hint_review_and_workshop_are_fit_to_be_seen(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str
) -> None:
    kind = f"{'wide' if size == WIDE else 'phone'}-{theme}-{language}"
    anna = people.someone(language, size, theme)
    page = anna.page
    s = from_log("race", "09-2-seats", 0.35)
    Preparing(server).sit(anna, s, "race", **s.rules.options)
    page.click(".advice > summary")
    page.wait_for_selector(ADVISED)
    look_at(anna, f"hint-{kind}")
    anna.go("/sets/sun/edit?card=technology-terraforming")
    page.wait_for_selector("#preview .told")
    look_at(anna, f"workshop-{kind}")
    anna.go("/")
    page.evaluate(UPLOAD, finished_log())
    page.wait_for_selector(".result")
    anna.wait_for_calm()
    page.click("a[href$='/review']")
    page.wait_for_selector(".review .chart")
    look_at(anna, f"review-{kind}")


def test_a_phase_that_is_told_can_be_seen(people: Contexts) -> None:
    """Things fly to their places while the strip says what happens."""
    anna = people.someone("en", WIDE, "dark", moving=True)
    anna.new_table("me", "bot:greedy")
    anna.act_until(".story.telling .now", Rng(5))
    anna.act_until(".thing.told", Rng(6))
    anna.picture(KEPT / "screenshots" / "story-wide-dark-en.png")


PAID = "Space Marines; Tourist World; Spice World; Distant World; Public Works; Colony Ship"
BETWEEN = [("en", WIDE, "dark", "wide-dark-en"), ("hu", PHONE, "light", "phone-light-hu")]


@pytest.mark.parametrize(("language", "size", "theme", "kind"), BETWEEN)
def test_states_in_between_are_fit_to_be_seen(
    people: Contexts, server: Server, language: str, size: tuple[int, int], theme: str, kind: str
) -> None:
    """A plan of several steps, a lost connection, drawers, a bot that thinks."""
    anna = people.someone(language, size, theme)
    page = anna.page
    s = Table(2).seat(0, tableau="Old Earth; New Sparta", hand=PAID).chosen("settle", "settle")
    Preparing(server).sit(anna, s, "race")
    anna.answering(lambda: page.locator("#dock .zone.hand .thing.open").nth(1).click())
    anna.answering(lambda: page.keyboard.press("f"))
    page.wait_for_selector("[data-key-c]")
    look_at(anna, f"composed-{kind}")
    page.route("**/commit", lambda route: route.abort())
    anna.click_commit()
    page.wait_for_selector("button.failed")
    look_at(anna, f"lost-{kind}")
    page.unroute("**/commit")
    page.reload()
    anna.wait_for_question()
    anna.wait_for_calm()
    for drawer in ("log", "key", "more"):
        page.click(f".drawer.{drawer} > summary")
        page.wait_for_selector(f".drawer.{drawer}[open]")
        anna.wait_for_stillness()
        look_at(anna, f"drawer-{drawer}-{kind}")
        page.click(f".drawer.{drawer} > summary")
    anna.new_table("me", "bot:random", game="gaia", pace="calm")
    rng = Rng(3)
    while not page.locator(".thinking").count():
        anna.act(rng)
    look_at(anna, f"thinking-{kind}")


@pytest.mark.parametrize(("language", "size", "theme", "kind"), BETWEEN)
def test_a_carried_card_and_a_wish_to_take_back_are_fit_to_be_seen(
    people: Contexts, language: str, size: tuple[int, int], theme: str, kind: str
) -> None:
    anna = people.someone(language, size, theme)
    page = anna.page
    anna.new_table("me", "bot:random", options={"expansion": "artifacts", "orb": "on"})
    anna.act_until("#drawing [id^=orbcard-].open", Rng(2))
    anna.wait_for_calm()
    card = page.locator("#drawing [id^=orbcard-].open").first
    anna.answering(lambda: card.dispatch_event("click"))
    page.wait_for_selector(".ghost", state="attached")
    look_at(anna, f"carried-{kind}")
    bela = people.someone(language, size, theme, "Béla")
    bela.go(anna.new_table("me", "open"))
    bela.page.fill("form[action$='/sit'] input[name=name]", "Béla")
    bela.page.click("form[action$='/sit'] button")
    rng = Rng(4)
    asks = "form[action$='/agree'] button"
    while not page.locator(asks).count():
        for person in (anna, bela):
            person.act(rng)
        anna.wait_for_stillness()
    anna.more(asks)
    bela.page.wait_for_selector(".votes button")
    look_at(bela, f"vote-{kind}")
