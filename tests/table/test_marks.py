"""What the drawing marks: what can be chosen, what cannot be now, what is planned."""

from __future__ import annotations

import re
from pathlib import Path

from astrarium.core.rng import Rng
from tests.table.support import Ask, Guest, hurry, new_house
from tests.table.test_orders import gaia_of_two


def marked(html: str, word: str) -> set[str]:
    """The ids of the drawn things that have this mark."""
    found = re.findall(r'<g id="([^"]+)" class="([^"]+)"', html)
    return {id for id, words in found if word in words.split()}


def listed(html: str, part: str) -> set[str]:
    """The ids of the drawn things that the list of choices, or of "Why not?", speaks of."""
    choices, _, closed = html.partition('<details class="closed">')
    text = choices if part == "choices" else closed
    return {id for id in re.findall(r'<li[^>]* data-element="([^"]*)"', text) if id}


def a_turn(folder: Path) -> tuple[Guest, str, str]:
    """Anna's turn of Gaia Project."""
    anna, _, path = gaia_of_two(folder)
    rng = Rng(5)
    page = anna.get(path)
    while "<h3>Free actions</h3>" not in page:
        hurry(anna, path, rng, 1)
        page = anna.get(path)
    return anna, path, page


def test_everything_that_is_marked_is_listed_as_text(tmp_path: Path) -> None:
    _, _, page = a_turn(tmp_path)
    drawn = set(re.findall(r'<g id="([^"]+)" class="thing', page))
    assert marked(page, "open") == listed(page, "choices") & drawn
    assert marked(page, "closed") == (listed(page, "why not") - listed(page, "choices")) & drawn
    assert len(marked(page, "closed")) > 10
    assert "/rules/gaia#gaia." in page


def test_a_reason_is_said_once_for_all_that_it_closes(tmp_path: Path) -> None:
    """Over a hundred things are closed in a turn; whoever asks why reads a handful of reasons."""
    _, _, page = a_turn(tmp_path)
    closed = page.partition('<details class="closed">')[2].partition("</details>")[0]
    groups = closed.split('<li class="because">')[1:]
    reasons = [re.findall(r'<p>(.*?) <a href="(.*?)"', group) for group in groups]
    things = [re.findall(r'<li data-element="[^"]*"( hidden)?><b>(.*?)</b>', g) for g in groups]
    assert len({tuple(each) for each in reasons}) == len(reasons)
    assert sum(map(len, things)) > 3 * len(groups)
    for group in things:
        shown = [words for hidden, words in group if not hidden]
        assert len(shown) == len(set(shown)) > 0


def test_a_planned_thing_is_marked_for_its_seat_alone(tmp_path: Path) -> None:
    anna, path, page = a_turn(tmp_path)
    ask = Ask(page)
    form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
    planned = anna.post(path + "/plan", 200, part=True, **form)
    assert len(marked(planned, "planned")) == 1
    assert marked(Guest(anna.house).get(path), "planned") == set()


def test_a_spectator_sees_no_marks(tmp_path: Path) -> None:
    anna, path, _ = a_turn(tmp_path)
    page = Guest(anna.house).get(path)
    assert marked(page, "open") | marked(page, "closed") == set()


def test_a_long_list_of_choices_has_headings_and_a_short_one_has_none(tmp_path: Path) -> None:
    _, _, page = a_turn(tmp_path)
    headings = re.findall(r'<li class="heading"><h3>([^<]+)</h3>', page)
    assert headings == sorted(set(headings), key=headings.index)
    assert {"Free actions", "End"} <= set(headings)
    race = Guest(new_house(tmp_path / "race"))
    assert 'class="heading"' not in race.get(race.post("/quick/race", name="Anna"))


def test_the_rule_of_a_reason_is_read_without_leaving_the_table(tmp_path: Path) -> None:
    anna, _, page = a_turn(tmp_path)
    rule = re.findall(r'data-rule="([^"]+)"', page)[0]
    part = anna.get(f"/rules/gaia/{rule}")
    assert rule in part
    assert "<html" not in part
    anna.get("/rules/gaia/gaia.no-such-rule", 404)
