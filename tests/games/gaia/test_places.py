"""Places are called by what is to be seen there: a planet and its sector, a side between twins."""

from __future__ import annotations

import re

import pytest

import astrarium
from astrarium.core.draw.svg import Canvas, Style
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.map import Map, label
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.speak.ids import spot
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import EMPTY
from astrarium.text import LANGUAGES, say_sentence
from tests.games.gaia.table import Table
from tests.games.gaia.test_gaia_draw import texts

COORDINATES = re.compile(r"-?\d+,-?\d+")


def said(
    language: str, rules: GaiaRules, layout: list[int], terrain: dict[int, int], hex: int
) -> str:
    told = spot(rules, layout, lambda each: terrain.get(each, EMPTY), hex)
    return say_sentence(texts(language), ("spot", told), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_planet_has_words_of_its_own_without_coordinates(language: str, seats: int) -> None:
    for turn in range(6):
        s = astrarium.start("gaia", seats=seats)
        assert isinstance(s, Gaia)
        layout = [laid // 6 * 6 + (laid + turn) % 6 for laid in s.layout]
        laid = Map(s.rules, {**s.view(None)["state"], "layout": layout, "terrain": []}, 10)
        told = [said(language, s.rules, layout, laid.terrain, hex) for hex in laid.terrain]
        assert len(set(told)) == len(told)
        assert not [words for words in told if COORDINATES.search(words)]


def test_a_hex_says_its_coordinates_where_the_map_has_them() -> None:
    """It has them on empty spaces that a choice speaks of."""
    s = Table("terrans", "xenos").planets({"0,1": "terra"}).turn(0)
    for mark, here in (("", False), ("open", True), ("closed", False)):
        marks = {f"hex-{number}": mark for number in range(s.rules.geometry.n)}
        canvas = Canvas(Style(words=texts("en"), marks=marks).painted(COLOURS))
        laid = Map(s.rules, s.view(0)["state"], 10)
        names = [label(canvas, laid, number) for number in range(s.rules.geometry.n)]
        planets = [number for number in range(len(names)) if laid.terrain.get(number, 0)]
        assert not [number for number in planets if COORDINATES.search(names[number])]
        written = [number for number, words in enumerate(names) if COORDINATES.search(words)]
        assert len(written) == (len(names) - len(planets) if here else 0)
        drawn = GAME.draw(s.view(0), Style(words=texts("en"), marks=marks))
        assert bool(re.search(rf">{COORDINATES.pattern}</text>", drawn)) == here
