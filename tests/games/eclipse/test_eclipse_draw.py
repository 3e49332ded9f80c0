"""The drawing of Eclipse: everything that can be chosen is in it, and nothing that is secret."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium.games.eclipse.game as game_module
from astrarium.core.draw.svg import Style
from astrarium.core.frame import MAIN
from astrarium.games.eclipse.draw.chances import sides_in
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.flow import COMBAT
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import AXIAL
from astrarium.games.eclipse.research import price
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import KIND, MILITARY, NONE, OF_SIDE
from astrarium.parts.hexes import distance
from astrarium.table.places import BESIDE, places
from astrarium.text import LANGUAGES, Texts
from tests.games.eclipse.play import setting, steps
from tests.games.eclipse.table import Table, events, play, rules_for, terrans, through_chance
from tests.support.rules import rule

NAMES = ("Anna", "Béla", "Cili", "Dóra", "Elek", "Flóra")
TEXTS = {name: Texts(name, [Path(game_module.__file__).parent / "text"]) for name in LANGUAGES}


def drawn(view: dict[str, object], wide: bool = True, language: str = "en") -> str:
    return GAME.draw(view, Style("light", TEXTS[language], wide, NAMES))


def ids(svg: str) -> list[str]:
    return re.findall(r'<g id="([^"]*)"', svg)


@pytest.mark.parametrize("number", [0, 7, 14, 18])
def test_what_a_seat_may_choose_is_drawn_for_its_eyes(number: int) -> None:
    seats, options = setting(number)
    kinds = set()
    for count, (s, lane) in enumerate(steps(seats, number, options)):
        if count % 11:
            continue
        seat = int(s.asked(lane))
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
    assert len(kinds) > 10


def test_every_eye_gets_a_picture_at_every_time() -> None:
    for count, (s, _) in enumerate(steps(4, 3, {"species": "mixed"})):
        if count % 40 == 0:
            for eyes in (None, 0, 1, 2, 3):
                ET.fromstring(drawn(s.view(eyes)))
    ET.fromstring(drawn(s.view(0)))


def test_a_market_is_drawn_for_a_seat_whose_row_is_full() -> None:
    """Seven military technologies: an eighth has no space, and is shown as not to be had."""
    t = terrans(2)
    military = [card.id for card in t.rules.technologies if card.category == MILITARY]
    t.knows(0, *military[:7]).offer(military[7]).seat(0, science=30)
    s = t.turn(0)
    number = t.technology(military[7])
    last_space = max(t.rules.technologies[number].minimum, t.rules.technologies[number].cost - 8)
    assert price(s, 0, number) == last_space
    for language in LANGUAGES:
        ET.fromstring(drawn(s.view(0), language=language))


def test_reputation_tiles_show_their_value_to_their_owner_alone() -> None:
    t = terrans(2)
    t.s.players[0].tiles = [4]
    s = t.turn(0)
    assert "seat0-tile-4" in ids(drawn(s.view(0)))
    for eyes in (1, None):
        found = ids(drawn(s.view(eyes)))
        assert "seat0-tile-4" not in found
        assert "seat0-tile-?" in found


def test_a_drawn_hex_hangs_on_its_place_in_six_turns() -> None:
    s = terrans(2).turn(0)
    play(s, 0, "explore")
    play(s, 0, s.rules.game.say(s.rules, s.options(s.question_of(0))[0]))
    through_chance(s)
    found = ids(drawn(s.view(0)))
    assert len([each for each in found if each.startswith("turn-")]) == 6


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Researches twice with one"), ("hu", "Egy Kutatással két technológiát")],
)
def test_species_are_chosen_from_pictures_and_words(wide: bool, language: str, words: str) -> None:
    s = GAME.start(rules_for(3, species="choice"))
    s.run(MAIN)
    through_chance(s)
    svg = drawn(s.view(2), wide, language)
    assert {f"species-{number}" for number in range(12)} <= set(ids(svg))
    assert words in svg
    money = int(s.rules.species[6].storage[0])
    assert f">{money}</text>" in svg  # what the Eridani Empire begins with


def to_the_dice(t: Table, roll: Callable[[list[int]], int]) -> tuple[Eclipse, int]:
    """Everybody attacks until a seat has dice to assign; the seat."""
    s = t.phase(1)
    while True:
        question = s.questions()[0]
        options = s.options(question)
        if question.seat < 0:
            s.answer(question.lane, roll(options))
        elif "attack" in [GAME.say(s.rules, each) for each in options]:
            play(s, int(question.seat), "attack")
        else:
            return s, int(question.seat)


def at_aldebaran(**defenders: int) -> Table:
    """Two interceptors of Anna's attack these ships of Béla's."""
    t = Table("planta", "mechanema").lay(107, "0,-1").own(1, 107)
    return t.ships(1, 107, **defenders).ships(0, 107, interceptor=2)


@pytest.mark.parametrize("wide", [True, False])
def test_a_battle_shows_both_sides_their_order_and_the_dice(wide: bool) -> None:
    s, seat = to_the_dice(at_aldebaran(cruiser=1), max)  # sixes
    svg = drawn(s.view(seat), wide)
    assert "Battle at" in svg
    assert "always hits" in svg
    assert "(simulated)" in svg
    found = ids(svg)
    assert {"fires-0-0", "fires-1-1"} <= set(found)
    assert any(each.startswith("target-") for each in found)


@pytest.mark.parametrize("wide", [True, False])
def test_planned_hits_are_joined_to_ships_that_lie_there_until_the_commit(wide: bool) -> None:
    """A cruiser of the hull 1: the first die damages it, the second would destroy it."""
    s, seat = to_the_dice(at_aldebaran(cruiser=1, starbase=1), max)
    assert seat == 1
    view, targets = s.view(seat), s.options(s.questions()[0])
    assert all(GAME.takes_away(s.rules, choice) for choice in targets)

    def planning(*choices: int) -> str:
        style = Style("light", TEXTS["en"], wide, NAMES, planned=choices)
        return GAME.draw(view, style)

    assert 'stroke-dasharray="6 4"' not in planning()
    svg = planning(targets[0])
    assert 'stroke-dasharray="6 4"' in svg
    assert svg.count('id="ship-0-0"') == 1  # it would be destroyed: no target any more, but drawn
    assert "target-0" in ids(svg)  # the other one still is


def test_around_a_battle_the_map_shows_where_ships_may_retreat_to() -> None:
    """Beside its stage on a wide screen; a phone has the whole galaxy on a tab of its own."""
    t = at_aldebaran(cruiser=1)
    far = [hex for hex in t.s.laid if distance(AXIAL[t.s.where[hex]], (0, -1)) > 1]
    near = [f"hex-{hex}" for hex in t.s.laid if hex not in far]
    s, seat = to_the_dice(t, max)
    assert far
    whole = [each for each in ids(drawn(s.view(seat), wide=False)) if each.startswith("hex-")]
    around = [each for each in ids(drawn(s.view(seat))) if each.startswith("hex-")]
    assert sorted(around) == sorted(near)
    assert sorted(whole) == sorted([*near, *[f"hex-{hex}" for hex in far]])


def test_bows_point_at_the_other_side_and_what_has_none_stands_upright() -> None:
    s, seat = to_the_dice(at_aldebaran(cruiser=1, starbase=1), max)
    svg = drawn(s.view(seat))
    ships = dict(re.findall(r'<g id="((?:ship|target)-[^"]*)"(.*?)<text', svg))
    turned = {id: re.findall(r"rotate\((-?90) ", body) for id, body in ships.items()}
    assert sorted(map(tuple, turned.values())) == [(), ("-90",), ("90",), ("90",)]


def test_of_many_dice_those_that_hit_nothing_lie_together() -> None:
    """Six interceptors throw six dice: each that hits is told with its sum, the rest in one row."""
    s, seat = to_the_dice(at_aldebaran(interceptor=6), max)
    assert drawn(s.view(seat)).count("always hits") == 6
    few = s.clone()
    few.dice = [0, 5, 0, 0, 0, 0, 1, *[0] * (len(few.dice) - 7)]  # five ones and a six
    svg = drawn(few.view(seat))
    assert svg.count("always hits") == 1
    assert "never hits" not in svg


def test_the_small_board_of_a_rival_begins_with_what_tells_it_from_others() -> None:
    """The species, with its emblem, and what it can do at a touch; then the player's name."""
    s = terrans(3).turn(0)
    svg = drawn(s.view(0))
    (board,) = re.findall(r'<g id="seat1-name"[^>]*data-about="(species-[a-z_]+)"', svg)
    assert board == f"species-{s.rules.species[s.players[1].species].id}"
    assert svg.index("Terran Federation") < svg.rindex("Béla")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_boards_leave_the_map_its_height(language: str) -> None:
    """At every fiftieth decision of a whole game the five small boards lie beside the map."""
    found = set()
    for count, (s, _) in enumerate(steps(6, 3, {"species": "mixed"})):
        if count % 50 == 0:
            style = Style("page", TEXTS[language], True, NAMES)
            where = places(GAME.zones(s.view(0), style))
            if s.players[0].species != NONE and not s.over:
                found.add((where.rivals, where.across))
    assert found == {(BESIDE, 5)}


def test_earlier_volleys_are_told_and_those_of_other_battles_are_not() -> None:
    t = at_aldebaran(cruiser=1)
    s, seat = to_the_dice(t, max)
    told = [
        {"kind": "battle", "seat": 0, "amount": 1, "source": t.hex(107), "target": 101},
        {"kind": "shoots", "seat": 1, "amount": 1, "source": t.hex(107), "target": 111},
        {"kind": "rolled", "seat": -1, "amount": 1 << 16, "source": 160},  # a three
        {"kind": "shoots", "seat": 0, "amount": 2, "source": t.hex(107), "target": 110},
    ]
    s.agenda.lanes[0].pop()  # nobody assigns just now

    def course(events: list[dict[str, object]]) -> str:
        style = Style("light", TEXTS["en"], True, NAMES, told=events)
        return GAME.draw(s.view(seat), style)

    assert "Volleys so far" in course(told)
    assert "misses" in course(told)
    assert "Volleys so far" not in course([*told, told[0]])


@pytest.mark.parametrize(
    ("language", "pile", "bag"),
    [
        (
            "en",
            "10 hexes are left of the Middle sector, 1 discarded.",
            "Technology tiles in the bag: 96",
        ),
        (
            "hu",
            "Középső szektor: 10 hexa maradt, 1 eldobva.",
            "Technológialapkák a zsákban: 96",
        ),
    ],
)
def test_what_is_left_of_each_ring_and_in_the_bag_is_said(
    language: str, pile: str, bag: str
) -> None:
    t = terrans(2)
    hex = t.hex(201)
    t.s.pile[2], t.s.pile_left[2], t.s.discards[2] = t.s.pile[2] & ~(1 << hex), 10, 1 << hex
    svg = drawn(t.turn(0).view(0), language=language)
    assert {"pile-1", "pile-2", "pile-3", "bag"} <= set(ids(svg))
    assert pile in svg
    assert bag in svg


@rule("eclipse.combat.multi.controller-last", "eclipse.combat.defender.earlier")
def test_the_odds_on_the_map_are_those_of_the_battle_that_comes_first() -> None:
    t = terrans(3).lay(107, "0,-1").own(2, 107)
    for seat in range(3):  # the owner of the disc came last, and fights last
        t.ships(seat, 107, interceptor=1)
    s = t.turn(0)
    shown = Shown(s.rules, s.view(0), Style("light"))
    assert sides_in(shown, t.hex(107)) == (1, 0)
    t.phase(COMBAT)
    (battle,) = events(s, "battle")
    assert (battle.seat, battle.target) == (1, OF_SIDE + 0)


def test_odds_elsewhere_leave_the_battle_that_is_going_on_as_it_is() -> None:
    t = terrans(2).lay(107, "0,-1").ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = t.turn(0)
    shown = Shown(s.rules, s.view(0), Style("light"))
    shown.s.entries = [1]
    assert sides_in(shown, t.hex(107)) == (1, 0)
    assert shown.s.entries == [1]
    assert sides_in(shown, t.hex(221)) is None
