"""A blueprint is tried without an action: sums, what the rules say, odds against all in sight."""

from __future__ import annotations

import pytest

from astrarium.core.game import Bench, Sentence
from astrarium.core.views import view
from astrarium.games.eclipse.game import GAME
from tests.games.eclipse.table import Table, terrans


def bench(t: Table, **chosen: str) -> Bench:
    names = {name.replace("_", "-"): value for name, value in chosen.items()}
    found = GAME.bench(t.rules, view(t.s, 0), names)
    assert found is not None
    return found


def told(found: Bench, key: str) -> list[dict[str, object]]:
    return [dict(figures) for name, figures in found.told if name == key]


def pick(found: Bench, name: str) -> dict[str, Sentence]:
    return dict(next(each for each in found.picks if each.name == name).values)


def test_it_begins_with_the_blueprint_as_it_is() -> None:
    found = bench(terrans(2), ship="cruiser")
    assert [each.chosen for each in found.picks] == ["cruiser", "1", *["printed"] * 6]
    (sums,) = told(found, "bench-sums")
    # Ion cannon, hull, electron computer, nuclear source (3), nuclear drive (1): one energy left.
    assert (sums["initiative"], sums["computer"], sums["hull"], sums["movement"]) == (2, 1, 1, 1)


def test_parts_of_technologies_on_offer_can_be_tried_before_they_are_bought() -> None:
    t = terrans(2)
    assert "plasma_cannon" not in pick(bench(t), "interceptor-0")
    assert "plasma_cannon" in pick(bench(t.offer("plasma_cannon")), "interceptor-0")


def test_a_blueprint_that_is_not_allowed_says_why() -> None:
    t = terrans(2)
    # Nothing but hulls: no drive, and no energy is used.
    hulls = {f"interceptor_{slot}": "hull" for slot in range(4)}
    assert told(bench(t, **hulls), "bench-no-drive") == [{}]
    assert told(bench(t, **hulls), "bench-no-energy") == []
    # A drive in every slot: four nuclear drives use one energy each.
    drives = {f"interceptor_{slot}": "nuclear_drive" for slot in range(4)}
    assert told(bench(t, **drives), "bench-no-energy") == [{"amount": 4}]
    assert told(bench(t), "bench-no-energy") == told(bench(t), "bench-no-drive") == []


def test_every_fleet_in_sight_has_its_odds_and_more_ships_win_more() -> None:
    t = terrans(2).lay(105, "0,-1").lay(107, "1,-1").ships(1, 107, cruiser=1)
    one, eight = bench(t, count="1"), bench(t, count="8")
    assert [each["place"] for each in told(one, "bench-ancients")] == [105]
    assert {each["place"] for each in told(one, "bench-fleet")} == {107, t.home(1)}
    assert len(told(one, "bench-defenders")) == 1
    few, many = (told(each, "bench-ancients")[0]["amount"] for each in (one, eight))
    assert isinstance(few, int)
    assert isinstance(many, int)
    assert few < 20 < 90 < many


@pytest.mark.parametrize("chosen", [{"ship": "death star"}, {"count": "-3"}, {"cruiser-0": "x"}])
def test_what_is_no_choice_is_as_it_stands(chosen: dict[str, str]) -> None:
    t = terrans(2)
    found = GAME.bench(t.rules, view(t.s, 0), chosen)
    assert found is not None
    assert [each.chosen for each in found.picks] == [each.chosen for each in bench(t).picks]


def test_nothing_changes_and_spectators_have_nothing_to_try() -> None:
    t = terrans(2)
    before = t.s.dump()
    bench(t, count="3")
    assert t.s.dump() == before
    assert GAME.bench(t.rules, view(t.s, None), {}) is None
