"""How many clicks a turn takes, the one that commits included; the page counts them itself.

`make browser-all` plays ten seeded games of each kind for the means. The table of what was counted
is written to var/clicks.md, with ASTRARIUM_CLICKS=docs to docs/evidence.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page

from astrarium.core.rng import Rng
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BUILD, KIND, PASS
from astrarium.games.race.state import Race
from tests.browser.conftest import ALL, Contexts
from tests.browser.people import A_WHILE, PATIENCE, TOKEN_IS_NOT, Someone
from tests.browser.prepared import Preparing
from tests.games.gaia import table as gaia
from tests.games.race import table as race
from tests.table.server import Server
from tools.evidence import commit

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / ("docs/evidence" if os.environ.get("ASTRARIUM_CLICKS") == "docs" else "var")
COUNT = "addEventListener('click', e => { if (e.isTrusted) window.clicks = clicks() + 1 }, true);"
COUNT += "const clicks = () => window.clicks || 0;"
GAMES = 10
ONLY_ALL = pytest.mark.skipif(not ALL, reason="minutes a game: make browser-all plays them")
GAIA_TURN, RACE_ROUND = 3.2, 5.0  # clicks, at most

counted: dict[str, tuple[str, float, float]] = {}  # what: clicks, in words and as figures


@pytest.fixture(scope="module", autouse=True)
def written() -> Iterator[None]:
    yield
    rows = [f"| {what} | {shown} | {most:g} |" for what, (shown, _, most) in counted.items()]
    page = f"""# Clicks

Counted by the page itself (trusted click events, the one that commits included) in
`tests/browser/test_clicks.py` on commit `{commit()}`, at 1440 x 900, in real Chromium.

| turn | clicks | at most |
|---|---|---|
"""
    PAGE.mkdir(parents=True, exist_ok=True)
    (PAGE / "clicks.md").write_text(page + "\n".join(rows) + "\n", encoding="utf-8")


@pytest.fixture
def preparing(server: Server) -> Preparing:
    return Preparing(server)


@pytest.fixture
def anna(people: Contexts) -> Someone:
    found = people.someone()
    found.page.add_init_script(COUNT)
    return found


def clicks(page: Page) -> int:
    found: int = page.evaluate("window.clicks || 0")
    return found


def note(what: str, made: float, most: float) -> None:
    counted[what] = (f"{made:g}", made, most)
    assert made <= most, what


def click(someone: Someone, selector: str) -> None:
    """One click, and what it brings."""
    before = someone.token()
    someone.page.locator(selector).first.click(timeout=A_WHILE)
    someone.page.wait_for_function(TOKEN_IS_NOT, arg=before)


# --- turns of Gaia Project ------------------------------------------------------------------------


def a_turn() -> Gaia:
    """Terrans in their third round, with a federation of power 7 within one satellite."""
    t = gaia.Table("terrans", "xenos").round(3)
    t.put(0, "-1,2", "trading_station").put(0, "0,2", "planetary_institute")
    t.put(0, "-3,3", "research_lab").put(0, "3,3", "mine")
    t.put(1, "-6,1", "mine")
    t.seat(0, ore=10, credits=20, knowledge=6, qic=2, area1=4, area2=4, area3=6)
    t.seat(0, navigation=4, gaia_project=1, gaiaformers=1)
    return t.turn(0)


def shown(id: str) -> str:
    """A thing where the board shows it, or its choice beside the question where it does not."""
    return f".direct li[data-element='{id}'] button:visible, #{id} .face:visible, #{id}:visible"


TURNS: list[tuple[str, list[str], int]] = [
    ("Gaia: mine", ["#hex-60"], 2),
    ("Gaia: upgrade", ["#hex-105"], 2),
    ("Gaia: lab, tile and step", ["#hex-57", "#tile-7", "#track-4"], 4),
    ("Gaia: federation", [shown("tokens"), shown("token-0")], 4),
    ("Gaia: power action", ["#action-4"], 2),
    ("Gaia: pass", [shown("booster-2")], 2),
    ("Gaia: Gaia project", ["#hex-69"], 3),
]


@pytest.mark.parametrize(("what", "things", "most"), TURNS, ids=[turn[0] for turn in TURNS])
def test_a_turn_of_gaia_takes_few_clicks(
    anna: Someone, preparing: Preparing, what: str, things: list[str], most: int
) -> None:
    preparing.sit(anna, a_turn(), "gaia")
    for thing in (*things, "[data-key-c]"):
        click(anna, thing)
        anna.wait_for_calm()  # a click that hits a board while it is swapped would be counted too
    steps = preparing.match(anna.path).steps
    assert [step.seat for step in steps][:1] == [0]
    note(what, clicks(anna.page), most)


def without_ore() -> Gaia:
    """A mine takes 1 ore, which power would bring, or a Q.I.C."""
    t = gaia.Table("terrans", "xenos").round(3)
    t.put(0, "-1,2", "trading_station").put(0, "0,2", "planetary_institute")
    t.put(1, "-6,1", "mine")
    t.seat(0, ore=0, credits=20, knowledge=0, qic=2, area1=4, area2=4, area3=6, navigation=4)
    return t.turn(0)


def test_what_a_conversion_opens_takes_as_few_clicks_as_what_is_open(
    anna: Someone, preparing: Preparing
) -> None:
    """The first click plans the cheapest way, step by step; another way is one more click, and a
    second click on the thing takes all of it out. Nothing of it is committed unseen."""
    page, steps = anna.page, ".plan ol li:not(.forced)"
    preparing.sit(anna, without_ore(), "gaia")
    be_expert(anna)
    click(anna, "#hex-60.closed")
    page.wait_for_selector("#hex-60.planned")
    first = page.locator(steps).all_inner_texts()
    assert len(first) == 2
    others = page.locator("#popover .way:not(.planned)")
    assert others.count() >= 1
    click(anna, "#popover .way:not(.planned)")
    anna.wait_for_calm()
    other = page.locator(steps).all_inner_texts()
    assert other[-1] == first[-1]
    assert other[:-1] != first[:-1]
    click(anna, "#hex-60")
    page.wait_for_selector(".plan", state="detached")
    before = clicks(page)
    click(anna, "#hex-60.closed")
    anna.wait_for_calm()
    click(anna, "[data-key-c]")
    assert len([step for step in preparing.match(anna.path).steps if step.seat == 0]) >= 2
    note("Gaia: mine, with a conversion", clicks(page) - before, 2)


def test_a_federation_is_offered_whole_and_stepped_through(
    anna: Someone, preparing: Preparing
) -> None:
    preparing.sit(anna, a_turn(), "gaia")
    click(anna, shown("tokens"))
    page = anna.page
    page.wait_for_selector("#popover .wholes .planned")
    words = page.locator("#popover .wholes .planned").inner_text()
    assert "power 7" in words
    assert "1 satellite" in words
    assert page.locator(".thing.outlined").count() >= 4
    before = page.locator(".thing.outlined").evaluate_all("all => all.map(each => each.id)")
    page.click("#popover .step-on")
    after = page.locator(".thing.outlined").evaluate_all("all => all.map(each => each.id)")
    assert before != after


# --- turns of Race --------------------------------------------------------------------------------

HAND = (
    "New Earth; Contact Specialist; Gem World; Spice World; Distant World; Rebel Base; Colony Ship"
)


def settling() -> Race:
    t = race.Table(2).seat(0, tableau="Old Earth", hand=HAND)
    return t.seat(1, tableau="Epsilon Eridani", hand="Colony Ship").chosen("settle", "settle")


def choosing() -> Race:
    t = race.Table(2).seat(0, tableau="Old Earth", hand="Gem World; Spice World; Public Works")
    return t.seat(1, tableau="Epsilon Eridani", hand="Distant World").choosing()


def hand_ids(s: Race, names: str) -> list[str]:
    return [f"#hand-{s.rules.names.index(name.strip())}" for name in names.split(";")]


def be_expert(someone: Someone) -> None:
    someone.page.evaluate("localStorage.setItem('expert', 'yes')")


def test_an_action_card_takes_two_clicks_and_an_expert_one(
    anna: Someone, preparing: Preparing
) -> None:
    preparing.sit(anna, choosing(), "race")
    click(anna, "#action-0")
    click(anna, "[data-key-c]")
    note("Race: action card", clicks(anna.page), 2)
    preparing.sit(anna, choosing(), "race")
    be_expert(anna)
    before = clicks(anna.page)
    click(anna, "#action-0")
    assert preparing.match(anna.path).steps[0].seat == 0
    note("Race: action card, expert mode", clicks(anna.page) - before, 1)


def test_placing_a_world_and_paying_five_cards_is_one_plan(
    anna: Someone, preparing: Preparing
) -> None:
    s = settling()
    preparing.sit(anna, s, "race")
    first, *others = hand_ids(s, HAND)
    click(anna, first)
    for number, card in enumerate(others[:5], 1):
        anna.wait_for_calm()
        click(anna, card)
        words = anna.page.locator(".count").inner_text()
        assert words == f"{number} of 5 chosen"
    click(anna, "[data-key-c]")
    made = clicks(anna.page)
    end = time.monotonic() + PATIENCE
    while len([step for step in preparing.match(anna.path).steps if step.seat == 0]) < 6:
        assert time.monotonic() < end, "the payment is not made"
        anna.page.wait_for_timeout(50)
    said = [step.say for step in preparing.match(anna.path).steps if step.seat == 0]
    assert said[0] == "settle New Earth"
    assert [each.split()[0] for each in said[1:6]] == ["pay"] * 5
    note("Race: place and pay five cards", made, 7)


def test_a_draft_pick_takes_two_clicks_and_an_expert_one(anna: Someone) -> None:
    anna.new_table("me", "bot:random", options={"expansion": "storm", "draft": "on"})
    anna.wait_for_question()
    anna.wait_for_calm()
    click(anna, ".thing.open")
    anna.wait_for_calm()
    click(anna, "[data-key-c]")
    note("Race: draft pick", clicks(anna.page), 2)
    anna.wait_for_calm()
    be_expert(anna)
    before = clicks(anna.page)
    click(anna, ".thing.open")
    note("Race: draft pick, expert mode", clicks(anna.page) - before, 1)


# --- whole games ----------------------------------------------------------------------------------


def play_by_the_board(someone: Someone, choose: Callable[[list[str]], str]) -> None:
    """Click things until the game is over: what the board shows first, then what it cannot."""
    page = someone.page
    end = time.monotonic() + 10 * PATIENCE
    while not someone.is_over():
        assert time.monotonic() < end, "the game does not end"
        try:
            if page.locator("[data-key-c]").count():
                someone.once(someone.click_commit)
                continue
            things = page.locator(".choices li[data-element]:not(.extras li)").evaluate_all(
                "all => all.map(each => each.dataset.element).filter(id =>"
                " document.getElementById(id)?.getClientRects().length"
                " && !document.getElementById(id).classList.contains('planned'))"
            )
            if page.locator("[data-key-f]").count() and page.locator(".plan").count():
                click(someone, "[data-key-f]")
            elif things:
                thing = f"#{choose(things)}"
                # The middle of several tokens may lie between them: a finger aims at one.
                face = f"{thing} .face:visible"
                click(someone, face if page.locator(face).count() else thing)
            elif page.locator(".direct button").count():
                click(someone, ".direct button")
            elif page.locator(".list").count():
                someone.once(lambda: someone.click_choice(0))
            else:
                page.wait_for_timeout(30)
        except Error:
            # The board was swapped under the finger, or a card lies over the thing: close it.
            if page.locator("#popover .close").is_visible():
                page.locator("#popover .close").click()
            page.wait_for_timeout(50)


def anyone(things: list[str], rng: Rng) -> str:
    return things[rng.below(len(things))]


def mean(figures: list[float]) -> float:
    return round(sum(figures) / len(figures), 2)


@ONLY_ALL
def test_a_whole_game_of_gaia_takes_few_clicks_a_turn(
    people: Contexts, preparing: Preparing
) -> None:
    found = []
    for seed in range(GAMES):
        rng = Rng(seed)
        anna = people.someone()
        anna.page.add_init_script(COUNT)
        anna.new_table("me", "bot:random", game="gaia")

        def act(things: list[str], rng: Rng = rng) -> str:
            others = [thing for thing in things if not thing.startswith("booster")]
            return anyone(others or things, rng)

        play_by_the_board(anna, act)
        match = preparing.match(anna.path)
        parse = match.rules.game.parse
        own = [parse(match.rules, step.say)[0] for step in match.steps if step.seat == 0]
        turns = sum(BUILD <= choice < PASS + KIND for choice in own)
        found.append(clicks(anna.page) / turns)
    note(f"Gaia: whole games, clicks a turn (mean of {GAMES})", mean(found), GAIA_TURN)


@ONLY_ALL
@pytest.mark.parametrize("mode", ["", ", expert mode"])
def test_a_whole_game_of_race_takes_few_clicks_a_round(
    people: Contexts, preparing: Preparing, mode: str
) -> None:
    found = []
    for seed in range(GAMES):
        anna = people.someone()
        anna.page.add_init_script(COUNT)
        anna.new_table("me", "bot:greedy")
        if mode:
            be_expert(anna)
        play_by_the_board(anna, partial(anyone, rng=Rng(seed)))
        position = preparing.match(anna.path).position
        assert isinstance(position, Race)
        found.append(clicks(anna.page) / int(position.round_number))
    note(f"Race: whole games{mode}, clicks a round (mean of {GAMES})", mean(found), RACE_ROUND)
