"""The drawing of Gaia Project: for all eyes, at any moment, in both widths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

import astrarium
import astrarium.games.gaia.game as game_module
from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.glyphs import gain_signs, mark, planet_marks, put_signs
from astrarium.games.gaia.draw.shared import lower_signs, tech_signs
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import COUNTS, KIND, LAY, PLANETS, TRIGGERS
from astrarium.text import LANGUAGES, Texts
from tests.core.test_svg import contrast
from tests.games.gaia.play import steps
from tests.games.gaia.table import Table

TEXT = Path(game_module.__file__).parent / "text"


@cache
def texts(language: str) -> Texts:
    return Texts(language, [TEXT])


def ids_in(svg: str) -> list[str]:
    found = [each.get("id", "") for each in ElementTree.fromstring(svg).iter()]
    return [each for each in found if each]


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[Gaia, int]]:
    for number, (s, lane) in enumerate(steps(seats, seed)):
        if number % every == 0:
            yield s, lane


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["page", "light", "dark"])
def test_positions_are_drawn_for_all_eyes(theme: str, wide: bool) -> None:
    for seats in (1, 2, 3, 4):
        for s, _ in moments(seats, seats, 60):
            for eyes in (None, seats - 1):
                svg = GAME.draw(s.view(eyes), Style(theme, wide=wide))
                ids = ids_in(svg)
                assert len(ids) == len(set(ids))
                assert {"track-0", "track-5", "action-0", "action-9", "token-5"} <= set(ids)
                assert f"hex-{s.rules.geometry.n - 1}" in ids
                assert ("var(--" in svg) == (theme == "page")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labels_of_a_drawing_have_texts(language: str) -> None:
    for s, _ in moments(4, 7, 120):
        svg = GAME.draw(s.view(0), Style(words=texts(language)))
        for thing in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}g"):
            if thing.get("id"):
                title = thing.find("{http://www.w3.org/2000/svg}title")
                assert title is not None
                assert title.text
                assert "_" not in title.text


def test_whatever_can_be_chosen_is_drawn_under_its_id() -> None:
    seen: set[int] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3), (4, 6), (3, 7)):
        for number, (s, lane) in enumerate(steps(seats, seed)):
            choices = s.lane_options(lane)
            kinds = {choice - choice % KIND for choice in choices}
            if kinds <= seen and number % 15:
                continue
            seen |= kinds
            seat = int(s.asked(lane))
            ids = set(ids_in(GAME.draw(s.view(seat), Style())))
            for choice in choices:
                element = GAME.element_of(s.rules, seat, choice)
                assert not element or element in ids, GAME.say(s.rules, choice)
    assert len(seen) > 24


def test_sector_tiles_that_can_be_laid_are_drawn() -> None:
    options: Options = {"board": "all_tiles", "board_by": "last_player"}
    s = cast(Gaia, astrarium.start("gaia", 4, options=options))
    playout(s, Rng(5), 3)
    (question,) = s.questions()
    ids = ids_in(GAME.draw(s.view(question.seat), Style()))
    choices = s.options(question)
    assert {choice - choice % KIND for choice in choices} == {LAY}
    assert all(GAME.element_of(s.rules, 3, choice) in ids for choice in choices)
    laid = [each // 6 for each in s.layout if each >= 0]
    assert laid
    assert not {f"sector-{tile}" for tile in laid} & set(ids)


def test_planets_differ_without_colour() -> None:
    marks = [tuple(planet_marks(name, 0, 0, 10)) for name in PLANETS[1:]]
    assert len(set(marks)) == len(marks) == 10


def test_a_planet_that_is_built_upon_keeps_the_marks_of_its_type_beside_the_building() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,2": "desert"}).put(0, "0,0")
    t.put(1, "0,2", "trading_station")
    svg = GAME.draw(t.turn(0).view(0), Style())
    shown = re.findall(r'<g class="built-on">(.*?)</g>', svg)
    assert len(shown) == 2
    assert COLOURS["planet-terra"][0] in shown[0]
    assert COLOURS["planet-desert"][0] in shown[1]
    marks = [re.findall(r'<path d="([^"]*)"', each) for each in shown]
    assert [len(each) for each in marks] == [2, 3]  # two coasts, three dunes


def test_every_condition_of_a_tile_has_a_sign() -> None:
    for name in (*TRIGGERS, *COUNTS):
        canvas = Canvas(Style().painted(COLOURS))
        mark(canvas, 10, 10, 5, name)
        assert canvas.parts


def test_every_tile_shows_what_it_does() -> None:
    rules = cast(Gaia, astrarium.start("gaia", 4)).rules
    shown = [tech_signs(rules, tile) for tile in rules.standard + rules.advanced]
    shown += [gain_signs(token.gain) for token in rules.tokens]
    shown += [
        [*gain_signs(booster.incomes[0]), *lower_signs(booster)] for booster in rules.boosters
    ]
    for signs in shown:
        canvas = Canvas(Style().painted(COLOURS))
        put_signs(canvas, 0, 0, signs, 12)
        assert signs
        assert canvas.parts


def test_a_used_action_is_struck() -> None:
    s = next(s for s, _ in moments(4, 3, 1) if s.round_number == 1)
    fresh = GAME.draw(s.view(0), Style())
    view = s.view(0)
    view["state"]["spaces_used"] |= 1 << 3
    assert GAME.draw(view, Style()).count("<line") == fresh.count("<line") + 2


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_marks_and_signs_stand_out(theme: int) -> None:
    colours = {**SHARED, **COLOURS}

    def contrast_of(one: str, other: str) -> float:
        return contrast(colours[one][theme], colours[other][theme])

    for name in PLANETS[1:]:
        assert contrast_of("planet-ink", f"planet-{name}") >= 3, name
    for name in ("ore", "knowledge", "credits", "qic", "power", "brass", "rare"):
        assert contrast_of(name, "panel") >= 3, name
    for seat in range(4):
        assert contrast_of(f"seat-{seat}", "space") >= 3, seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_rivals_boards_are_of_one_height_and_no_sign_of_power_is_without_its_figure(
    language: str,
) -> None:
    s = astrarium.start("gaia", 4)
    playout(s, Rng(11), 160)
    assert isinstance(s, Gaia)
    words = texts(language)
    zones = [zone for zone in GAME.zones(s.view(0), Style(words=words)) if zone.kind == "rival"]
    assert len(zones) == 3
    assert len({zone.height for zone in zones}) == 1
    for zone in zones:
        power = s.players[zone.seat or 0]
        told = "".join(ElementTree.fromstring(zone.svg).itertext())
        areas = f"{int(power.area1)}·{int(power.area2)}·{int(power.area3)} → ?\\d"
        assert re.search(areas, told)
