"""Range and prices stand on the map while a seat is asked where to build."""

from __future__ import annotations

from typing import cast

import pytest

from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Style
from astrarium.core.openings import ways_to
from astrarium.core.zones import MAP, of_kind
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.reach import Price, Reach, reach_of
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BUILD, KIND, PLANETS, PROJECT
from tests.browser.positions import from_log
from tests.core.test_svg import contrast
from tests.games.gaia.table import Table
from tests.support import rule

OWNERS = PLANETS[1:8]  # each colour of pieces belongs to a home planet


def terrans(**planets: str) -> Table:
    """Terrans with a mine at 0,0 and planets in a column below it."""
    column = {f"0,{name[1:]}": kind for name, kind in planets.items()}
    return Table("terrans", "xenos").planets({"0,0": "terra", **column}).put(0, "0,0")


def reach(s: Gaia, eyes: int | None = 0) -> Reach | None:
    return reach_of(s, s.view(eyes))


def reached(s: Gaia) -> Reach:
    found = reach(s)
    assert found is not None
    return found


def map_of(s: Gaia, eyes: int | None = 0) -> str:
    return of_kind(GAME.zones(s.view(eyes), Style()), MAP)[0].svg


@rule("gaia.mine.range.qic-extends")
def test_the_bands_of_the_map_are_two_hexes_for_each_qic() -> None:
    t = terrans().seat(0, navigation=0)
    found = reached(t.turn(0))
    needed = [found.qic[t.hex(f"0,{away}")] for away in range(6)]
    assert needed == [0, 0, 1, 1, 2, 2]
    assert [found.band(t.hex(f"0,{away}")) for away in (1, 3, 5)] == ["band-0", "band-1", "band-2"]


@rule("gaia.mine.cost", "gaia.mine.terraform.ore-per-step")
def test_a_planet_shows_the_ore_and_the_qics_of_a_mine_there() -> None:
    t = terrans(r1="terra", r2="ice", r3="gaia", r4="desert").seat(0, navigation=0, ore=9, qic=2)
    t.seat(0, credits=9, terraforming=0)
    found = reached(t.turn(0))
    prices = [found.price(t.hex(f"0,{away}")) for away in (1, 2, 3, 4)]
    assert prices == [
        Price(("ore", 1), 0, True, opened=False),  # home
        Price(("ore", 4), 1, True, opened=False),  # one step of 3 ore, out of range by one hex
        Price(("ore", 1), 2, True, opened=False),  # a Gaia planet takes a Q.I.C. of its own
        Price(("ore", 10), 2, False, opened=False),  # three steps: more ore than there is
    ]


@rule("gaia.gaia-project.cost.by-level")
def test_a_transdim_planet_shows_the_power_of_a_gaia_project() -> None:
    t = terrans(r1="transdim").seat(0, area1=4, area2=4, area3=0, gaiaformers=0)
    assert reached(t.turn(0)).price(t.hex("0,1")) is None  # no Gaiaformer
    t.seat(0, gaia_project=1, gaiaformers=1)
    assert reached(t.turn(0)).price(t.hex("0,1")) == Price(("token", 6), 0, True, opened=False)


@rule("gaia.free.before-or-after-only")
def test_a_price_that_conversions_would_pay_is_told_apart() -> None:
    """3 power are an ore, or 4 a Q.I.C.: either planet, and no farther one."""
    t = terrans(r1="ice", r3="terra", r4="ice").seat(0, ore=3, credits=9, qic=0, knowledge=0)
    t.seat(0, navigation=0, terraforming=0, area1=0, area2=0, area3=4)
    found = reached(t.turn(0))
    prices = [found.price(t.hex(f"0,{away}")) for away in (1, 3, 4)]
    assert prices == [
        Price(("ore", 4), 0, payable=False, opened=True),
        Price(("ore", 1), 1, payable=False, opened=True),
        Price(("ore", 4), 2, payable=False, opened=False),
    ]
    svg = map_of(t.turn(0))
    assert svg.count('class="price opened"') == 3  # and once in the key


@pytest.mark.parametrize(("name", "part"), [("02-4-seats", 0.9), ("07-2-seats", 0.75)])
def test_what_is_shown_as_opened_is_what_the_first_click_opens(name: str, part: float) -> None:
    s = cast(Gaia, from_log("gaia", name, part))
    question = next(each for each in s.questions() if each.seat == 0)
    found = reached(s)
    wanted = [c for c in s.candidates(question) if c - c % KIND in (BUILD, PROJECT)]
    closed = [c for c in wanted if c not in s.options(question)]
    opened = {c % KIND for c in ways_to(s, question, closed)}
    prices = {hex: found.price(hex) for hex in s.planets()}
    assert opened
    assert {hex for hex, price in prices.items() if price and price.opened} == opened


def test_on_an_action_that_is_begun_nothing_is_converted() -> None:
    t = terrans(r2="ice").seat(0, ore=3, credits=9, qic=1, navigation=0, area3=9)
    s = t.turn(0)
    s.play(0, "power 1 terraforming step")
    found = reached(s)
    assert found.converted == []


def test_an_occupied_planet_shows_no_price() -> None:
    t = terrans(r1="desert").put(1, "0,1")
    assert reached(t.turn(0)).price(t.hex("0,1")) is None


def test_free_steps_and_more_range_are_counted_in() -> None:
    t = terrans(r2="oxide").seat(0, ore=9, credits=9, qic=1, navigation=0, area3=6)
    s = t.turn(0)
    s.play(0, "power 1 terraforming step")
    found = reached(s)
    assert found.price(t.hex("0,2")) == Price(("ore", 1), 1, True, opened=False)


def test_the_bands_are_drawn_for_the_seat_that_is_asked_and_while_it_is() -> None:
    t = terrans(r1="terra").seat(0, ore=9, credits=9)
    s = t.turn(0)
    assert 'class="price"' in map_of(s)
    for eyes in (1, None):
        assert reach(s, eyes) is None
        assert 'class="price"' not in map_of(s, eyes)
    s.play(0, "build mine 0,1")
    assert reach(s) is None


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_range_lines_prices_and_pieces_stand_out(theme: int) -> None:
    colours = {**SHARED, **COLOURS}

    def contrast_of(one: str, other: str) -> float:
        return contrast(colours[one][theme], colours[other][theme])

    for band in range(3):
        assert contrast_of("qic", f"band-{band}") >= 3, band
        assert contrast_of("ink", f"band-{band}") >= 4.5, band
    for owner in OWNERS:
        assert contrast_of(f"owner-{owner}", "case") >= 3, owner
        assert contrast_of(f"owner-{owner}-ink", f"owner-{owner}") >= 4.5, owner
    for planet in PLANETS[1:]:
        assert contrast_of("case", f"planet-{planet}") >= 3, planet
