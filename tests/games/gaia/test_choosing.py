"""Factions and the first boosters are chosen from pictures and words side by side."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import astrarium
from astrarium.core.draw.svg import Canvas, Style, wrapped
from astrarium.core.rng import Rng
from astrarium.core.views import view
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.emblems import MOTIFS, emblem
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.state import Gaia
from astrarium.text import LANGUAGES
from tests.games.gaia.play import steps
from tests.games.gaia.test_gaia_draw import texts

SVG = "{http://www.w3.org/2000/svg}"
FACTIONS = (
    "terrans", "lantids", "hadsch_hallas", "ivits", "geodens", "bal_taks", "xenos", "gleens",
    "taklons", "ambas", "firaks", "bescods", "nevlas", "itars",
)  # fmt: skip


def choosing(kind: str) -> Gaia:
    for s, lane in steps(2, 3):
        if type(s.agenda.lanes[lane][-1]).__name__ == kind:
            return s
    raise AssertionError(kind)


def zone(s: Gaia, name: str, language: str, *, wide: bool) -> ElementTree.Element:
    style = Style(words=texts(language), wide=wide)
    found = [each for each in GAME.zones(view(s, 0), style) if each.name == name]
    assert len(found) == 1
    return ElementTree.fromstring(found[0].svg)


def words_of(thing: ElementTree.Element) -> str:
    return " ".join(each.text or "" for each in thing.iter(f"{SVG}text"))


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_shows_its_picture_and_says_what_it_can(language: str, wide: bool) -> None:
    found = zone(choosing("ChooseFaction"), "factions", language, wide=wide)
    things = {each.get("id"): each for each in found.iter(f"{SVG}g") if each.get("id")}
    assert len(things) == 14
    for number, name in enumerate(FACTIONS):
        thing = things[f"faction-{number}"]
        assert texts(language)(f"faction-{name}") in words_of(thing)
        assert texts(language)(f"brief-{name}") in words_of(thing)
        assert len(list(thing.iter(f"{SVG}polygon"))) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_faction_can_fits_into_two_lines(language: str) -> None:
    for name in FACTIONS:
        assert len(wrapped(texts(language)(f"brief-{name}"), 315 - 76, 12)) <= 2, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_boosters_say_what_they_do(language: str) -> None:
    s = choosing("FirstBooster")
    words = words_of(zone(s, "supply", language, wide=True))
    for number, booster in enumerate(s.rules.boosters):
        lies = bool(s.boosters >> number & 1)
        assert (texts(language)(f"tile-{booster.id}") in words) == lies


def test_no_two_factions_have_the_same_picture() -> None:
    rules = astrarium.rules("gaia", 2, {})
    pictures = set()
    for faction in rules.factions:  # type: ignore[attr-defined]
        canvas = Canvas(Style().painted(COLOURS))
        emblem(canvas, faction, 0, 0, 30)
        pictures.add(canvas.body())
    assert len(pictures) == len(MOTIFS) == 14


def test_factions_lie_ready_only_once_the_map_lies() -> None:
    options: dict[str, bool | int | str] = {"board": "all_tiles", "board_by": "players"}
    s = astrarium.start("gaia", 2, options)
    names = [each.name for each in GAME.zones(view(s, 0), Style())]
    assert "factions" not in names
    rng = Rng(1)
    while s.questions()[0].seat >= 0 and any(each < 0 for each in s.view(0)["state"]["layout"]):
        question = s.questions()[0]
        choices = s.options(question)
        s.apply(question, choices[rng.below(len(choices))])
    assert "factions" in [each.name for each in GAME.zones(view(s, 0), Style())]
