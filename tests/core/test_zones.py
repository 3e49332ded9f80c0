"""Zones: a game draws the parts of its table, whoever shows them gives each its place."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.zones import HEAD, MAP, OWN, RIVAL, Zone, drawn, picture, zones_of
from tests.toy.game import GAME

SVG = "{http://www.w3.org/2000/svg}"


def zone(kind: str, width: float, height: float, seat: int = -2) -> Zone:
    canvas = Canvas(Style())
    canvas.rect(0, 0, width, height, "panel")
    return drawn(kind, kind, canvas, (width, height), seat=seat)


def places(svg: str) -> dict[str, tuple[float, float]]:
    """Where each zone lies on the picture, by its title."""
    found = {}
    for each in ElementTree.fromstring(svg).findall(f"{SVG}svg"):
        found[each.attrib["aria-label"]] = (float(each.attrib["x"]), float(each.attrib["y"]))
    return found


def test_a_game_that_draws_one_picture_has_it_as_its_map() -> None:
    view = GAME.start(GAME.rules(2, {})).view(0)
    [whole] = zones_of(GAME, view, Style())
    assert whole.kind == MAP
    assert whole.svg == GAME.draw(view, Style())


def test_zones_are_named_by_kind_and_seat() -> None:
    assert zone(MAP, 10, 10).name == "map"
    assert zone(RIVAL, 10, 10, seat=2).name == "rival-2"


def test_a_wide_picture_has_the_map_left_and_the_own_board_beside_it() -> None:
    zones = [zone(HEAD, 900, 50), zone(MAP, 500, 400), zone(OWN, 380, 300), zone(RIVAL, 240, 100)]
    svg = picture(zones, Style(), "a table")
    at = places(svg)
    assert at == {"head": (12, 12), "map": (12, 74), "own": (524, 74), "rival": (12, 486)}
    assert re.search(r'viewBox="0 0 924 598"', svg)


def test_a_narrow_picture_has_one_column() -> None:
    zones = [zone(HEAD, 400, 50), zone(MAP, 400, 300), zone(OWN, 400, 200)]
    at = places(picture(zones, Style(wide=False), "a table"))
    assert [y for _, y in at.values()] == [12, 74, 386]
    assert {x for x, _ in at.values()} == {12}


def test_rivals_stand_side_by_side_while_there_is_room() -> None:
    zones = [
        zone(MAP, 500, 400),
        zone(OWN, 300, 300),
        *[zone(RIVAL, 240, 100, n) for n in (1, 2, 3)],
    ]
    for each in zones[2:]:
        each.svg = each.svg.replace('aria-label="rival"', f'aria-label="rival {each.seat}"')
    at = places(picture(zones, Style(), "a table"))
    assert at["rival 1"] == (12, 424)
    assert at["rival 2"] == (264, 424)
    assert at["rival 3"] == (12, 536)


def test_nothing_drawn_is_no_picture() -> None:
    assert picture([], Style(), "a table") == ""
