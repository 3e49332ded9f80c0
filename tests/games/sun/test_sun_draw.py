"""The drawing of Beyond the Sun: everything that can be chosen is in it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import astrarium.games.sun.game as game_module
from astrarium.core.draw.svg import Style
from astrarium.core.zones import zones_of
from astrarium.games.sun.galaxy import heir
from astrarium.games.sun.game import GAME
from astrarium.games.sun.words import KIND
from astrarium.table.words import Speaker
from astrarium.text import LANGUAGES, Texts
from tests.games.sun.play import setting, steps
from tests.games.sun.table import Table
from tests.support import rule

NAMES = ("Anna", "Béla", "Cili", "Dóra")
TEXTS = {name: Texts(name, [Path(game_module.__file__).parent / "text"]) for name in LANGUAGES}


def drawn(view: dict[str, object], wide: bool = True, language: str = "en") -> str:
    return GAME.draw(view, Style("light", TEXTS[language], wide, NAMES))


def ids(svg: str) -> list[str]:
    return re.findall(r'<g id="([^"]*)"', svg)


@pytest.mark.parametrize("number", [0, 7, 11, 14])
def test_what_a_seat_may_choose_is_drawn_for_its_eyes(number: int) -> None:
    seats, options = setting(number)
    kinds = set()
    for count, (s, lane) in enumerate(steps(seats, number, options)):
        seat = int(s.asked(lane))
        if count % 13 or seat < 0:
            continue
        for wide in (True, False):
            svg = drawn(s.view(seat), wide, LANGUAGES[count % 2])
            found = ids(svg)
            assert len(found) == len(set(found))
            ET.fromstring(svg)
        for choice in s.lane_options(lane):
            element = GAME.element_of(s.rules, seat, choice)
            if element:
                assert element in found, (type(s.agenda.lanes[lane][-1]).__name__, element)
                kinds.add(choice - choice % KIND)
    assert len(kinds) > 6


def test_every_eye_gets_a_picture_from_the_setup_to_the_end() -> None:
    for count, (s, _) in enumerate(steps(4, 2, {"factions": "draw"})):
        if count < 30 or count % 90 == 0:
            for eyes in (None, 0, 3):
                ET.fromstring(drawn(s.view(eyes)))
    ET.fromstring(drawn(s.view(0)))


def test_the_tree_is_the_map_and_every_rival_has_a_small_board() -> None:
    t = Table().turn(1)
    zones = zones_of(GAME, t.s.view(1), Style("light", TEXTS["hu"], True, NAMES))
    assert [zone.name for zone in zones] == [
        "head",
        "tree",
        "own",
        "galaxy",
        "goals",
        "rival-2",
        "rival-3",
        "rival-0",
    ]


def test_reconstructed_cards_carry_a_quiet_pencil_and_confirmed_ones_do_not() -> None:
    for card, marked in (("plasma_cannons", True), ("capital_ship", False)):
        t = Table().lay("IIA" if marked else "III1", card).turn(0)
        name = {True: "slot-4", False: "slot-10"}[marked]
        svg = drawn(t.s.view(0))
        element = next(each for each in ET.fromstring(svg).iter() if each.get("id") == name)
        texts = ["".join(each.itertext()) for each in element.iter()]
        assert ("✎" in texts) is marked


def zone(t: Table, name: str, eyes: int | None = 0, wide: bool = True) -> str:
    found = zones_of(GAME, t.s.view(eyes), Style("light", TEXTS["en"], wide, NAMES))
    return next(each.svg for each in found if each.name == name)


def test_everybodys_progress_towards_each_achievement_is_in_the_head() -> None:
    t = Table().colony(2, "sirius", "ross_128", "yz_ceti").ships(1, "sol", 4, 3).turn(0)
    head = zone(t, "head")
    assert ids(head) == [f"race-{goal}" for goal in t.s.goals]
    assert ">3/4<" in head  # seat 2 of the Empire
    assert ">7/12<" in head  # seat 1 of the Warlord
    t.s.claims = 3  # seat 2 has claimed the first one
    assert head.count("★") + 1 == zone(t, "head").count("★")


def kept(t: Table, *events: str) -> Table:
    for event in events:
        t.s.kept_events |= 1 << t.event(event)
    return t


@pytest.mark.parametrize("wide", [True, False])
def test_events_that_stay_lie_beside_the_achievements_with_what_everybody_has(wide: bool) -> None:
    """Arms Race, 4 for the most levels of ships, 2 for the second; the Spaceship Museum, 1 for
    each level of a ship that lies there; the Frontier Monument and the Dyson Sphere at a system."""
    t = Table().ships(0, "sol", 4, 3).ships(1, "sol", 2).turn(0)
    assert not any("event-" in each for each in ids(zone(t, "goals", wide=wide)))
    kept(t, "arms_race", "spaceship_museum", "frontier_monument", "dyson_sphere")
    t.s.museum = [t.event("spaceship_museum") * 64 + 2 * 8 + 3]
    t.s.attached = [
        t.event("frontier_monument") * 64 + t.system("sirius"),
        t.event("dyson_sphere") * 64 + t.system("wolf_359"),
    ]
    found = {
        each.get("id"): "".join(each.itertext())
        for each in ET.fromstring(zone(t, "goals", wide=wide)).iter()
        if (each.get("id") or "").startswith("event-")
    }
    says = {id: found[f"event-{t.event(id)}"] for id in (
        "arms_race", "spaceship_museum", "frontier_monument", "dyson_sphere"
    )}  # fmt: skip
    assert "4/2" in says["arms_race"]
    assert "7" in says["arms_race"].partition("4/2")[2]
    assert "1 ×" in says["spaceship_museum"]
    assert "3" in says["spaceship_museum"].partition("×")[2]
    assert "Sirius" in says["frontier_monument"]
    assert "Wolf 359" in says["dyson_sphere"]
    assert all("✎" in each for each in says.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_stay_are_told_with_what_they_bring_now(language: str) -> None:
    t = Table().ships(0, "sol", 4, 3).ships(1, "sol", 2).turn(0)
    for seat in (2, 3):
        t.ships(seat, "sol")
    kept(t, "arms_race", "dyson_sphere")
    t.s.attached = [t.event("dyson_sphere") * 64 + t.system("wolf_359")]
    speaker = Speaker(language, t.rules, list(NAMES))
    told = [speaker.sentence(each) for each in GAME.tell_board(t.rules, t.s.view(0))]
    if language == "en":
        assert "event on the table: Arms Race" in told
        assert "Arms Race: 4 VP for Anna as things stand" in told
        assert "Arms Race: 2 VP for Béla as things stand" in told
        assert "Dyson Sphere: with it lies Wolf 359" in told
    else:
        assert "Fegyverkezési verseny: most 4 pont, aki kapja: Anna" in told
        assert "esemény az asztalon: Fegyverkezési verseny" in told
        assert any("nála fekszik a Wolf 359" in each for each in told)
    assert not any("Cili" in each and "4" in each for each in told if "VP for" in each)


def test_guilds_and_faction_boards_carry_the_pencil_too() -> None:
    t = Table().turn(0)
    texts = ["".join(each.itertext()) for each in ET.fromstring(zone(t, "tree")).iter()]
    assert "Scholars’ Guild ✎" in texts
    assert "Gather" in texts  # a confirmed action of the box
    assert "United Nations ✎" in "".join(ET.fromstring(zone(t, "own", eyes=1)).itertext())
    marked = [each.get("aria-label") or "" for each in ET.fromstring(zone(t, "tree")).iter()]
    assert not any("✎" in each for each in marked)  # words are not read with a pencil


def test_on_a_phone_the_head_tells_the_own_progress() -> None:
    t = Table().colony(0, "sirius", "ross_128").colony(2, "yz_ceti").turn(0)
    head = zone(t, "head", wide=False)
    assert ">2/4<" in head
    assert ">1/4<" not in head
    assert ids(head) == [f"race-{goal}" for goal in t.s.goals]


@rule("sun.control.leave.other-highest")
def test_the_map_shows_who_would_gain_control_if_one_left() -> None:
    t = Table().ships(0, "sirius", 3).outpost(0, "sirius").ships(2, "sirius", 2).turn(0)
    assert heir(t.s, t.place("sirius"), 0) == 2
    assert heir(t.s, t.place("sirius"), 2) == -1  # it has nothing to leave
    assert ("›" in zone(t, "galaxy"), "›" in zone(t, "galaxy", eyes=1)) == (True, False)
    t.ships(3, "sirius", 1, 1)  # two tied
    assert heir(t.s, t.place("sirius"), 0) == -1
    assert "›" not in zone(t, "galaxy")


def test_the_head_counts_discs_to_the_end() -> None:
    t = Table(3).turn(0)
    assert ">0/3<" in drawn(t.s.view(0))
    t.s.claims = 1
    assert ">1/3<" in drawn(t.s.view(0))


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_ships_stay_inside_the_circle_of_their_place(wide: bool) -> None:
    """However many there are: those that the room does not hold are counted by level."""
    t = Table(2).ships(0, "sol", 2, 2, 2, 2, 3, 4).ships(1, "sol", 1, 1, 1, 4).turn(0)
    (svg,) = [z.svg for z in GAME.zones(t.s.view(0), Style(wide=wide)) if z.name == "galaxy"]
    place = next(
        each for each in ET.fromstring(svg).iter() if each.get("id") == f"place-{t.place('sol')}"
    )
    circle = next(each for each in place.iter() if each.get("class") == "face")
    middle, r = float(circle.attrib["cx"]), float(circle.attrib["r"])
    fleets = [each for each in place.iter() if each.get("class") == "piece"]
    assert len(fleets) == 2
    for fleet in fleets:
        for each in fleet.iter():
            if each.get("x"):
                assert abs(float(each.attrib["x"]) - middle) < r - 3
