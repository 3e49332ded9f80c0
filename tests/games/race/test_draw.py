"""The drawing of Race: for all eyes, at any moment, in both widths."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import astrarium
from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Style
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.content import content
from astrarium.games.race.draw.card_face import LARGE, Face, draw_card
from astrarium.games.race.draw.colours import COLOURS
from tests.core.test_svg import contrast
from tests.games.race.table import Table
from tests.games.race.test_race_explain import TEXTS

DECISIONS = (0, 12, 60, 150, 10_000)
STYLE = Style().painted(COLOURS)


def ids_in(svg: str) -> set[str]:
    return {each.get("id", "") for each in ElementTree.fromstring(svg).iter()} - {""}


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["page", "light", "dark"])
def test_every_position_is_drawn_for_all_eyes(theme: str, wide: bool) -> None:
    for seats, decisions in zip((2, 3, 4, 2, 4), DECISIONS):
        s = astrarium.start("race", seats)
        playout(s, Rng(decisions), decisions)
        for eyes in (None, *range(seats)):
            svg = s.rules.game.draw(s.view(eyes), Style(theme, wide=wide))
            phases = {f"phase-{number}" for number in range(1, 6)}
            assert ids_in(svg) & phases == phases if wide else {"chip-0", "chip-1"} <= ids_in(svg)
            assert ("var(--" in svg) == (theme == "page")


def test_whatever_can_be_chosen_is_drawn_under_its_id() -> None:
    seen = 0
    for seed in range(6):
        s = astrarium.start("race", 2)
        rng = Rng(seed)
        while not s.over:
            playout(s, rng, 7)
            for question in s.questions():
                if question.seat < 0:
                    continue
                ids = ids_in(s.rules.game.draw(s.view(question.seat), Style()))
                for choice in s.options(question):
                    element = s.rules.game.element_of(s.rules, question.seat, choice)
                    assert not element or element in ids, s.rules.game.say(s.rules, choice)
                    seen += bool(element)
    assert seen > 500


@pytest.mark.parametrize(
    ("face", "tags"), [(LARGE, 1), (Face(80.5, 78, 44, 12, False), 0)], ids=["large", "low"]
)
def test_that_points_are_those_of_now_is_said_where_it_leaves_the_name_free(
    face: Face, tags: int
) -> None:
    """A name of three lines takes the picture of a low card."""
    card = next(each for each in content()["card"] if each["name"] == "Galactic Survey: SETI")
    assert draw_card(STYLE, card, face, now=2).body().count(">now<") == tags


def test_a_spectator_sees_no_hand_in_the_drawing() -> None:
    table = Table(2)
    table.seat(0, tableau="Old Earth", hand="Gem World")
    s = table.choosing()
    gem_world = s.tables.names.index("Gem World")
    assert f"hand-{gem_world}" in ids_in(s.rules.game.draw(s.view(0), Style()))
    assert f"hand-{gem_world}" not in ids_in(s.rules.game.draw(s.view(1), Style()))
    assert f"hand-{gem_world}" not in ids_in(s.rules.game.draw(s.view(None), Style()))


def test_a_second_copy_in_hand_has_an_id_of_its_own() -> None:
    s = Table(2).seat(0, tableau="Old Earth", hand="Space Marines; Space Marines").choosing()
    card = s.tables.names.index("Space Marines")
    assert {f"hand-{card}", f"hand-{card}-2"} <= ids_in(s.rules.game.draw(s.view(0), Style()))


def test_a_good_on_a_world_is_drawn() -> None:
    card = next(each for each in content()["card"] if each["name"] == "Gem World")
    assert len(draw_card(STYLE, card, goods=1).body()) > len(draw_card(STYLE, card).body())


@pytest.mark.parametrize("expansion", ["none", "storm", "artifacts"])
def test_every_power_of_every_card_leaves_a_mark(expansion: str) -> None:
    for card in content(expansion)["card"]:
        bare = draw_card(STYLE, {**card, "powers": {}}).body()
        for slot, powers in card.get("powers", {}).items():
            for power in powers:
                alone = draw_card(STYLE, {**card, "powers": {slot: [power]}}).body()
                assert alone.count("<") > bare.count("<"), (card["name"], power)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("back", ["bg", "panel"])
@pytest.mark.parametrize("name", ["novelty", "rare", "genes", "military"])
def test_the_colours_of_goods_stand_out_as_text(name: str, back: str, theme: int) -> None:
    assert contrast(COLOURS[name][theme], SHARED[back][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_alien_goods_stand_out_and_carry_a_legible_letter(theme: int) -> None:
    assert contrast(COLOURS["alien"][theme], SHARED["bg"][theme]) >= 3
    assert contrast(SHARED["on-mark"][theme], COLOURS["alien"][theme]) >= 4.5


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_what_all_may_know_of_a_seat_is_counted_where_the_story_finds_it(wide: bool) -> None:
    s = astrarium.start("race", 3)
    playout(s, Rng(4), 90)
    seen = s.view(None)
    root = ElementTree.fromstring(s.rules.game.draw(seen, Style(wide=wide)))
    for seat in range(3):
        told = {key: n for (key, _), n in s.rules.game.tell_figures(s.rules, seen, seat)}
        for name in ("score", "military", "hand", "goods"):
            place = root.find(f".//*[@class='counter seat{seat}-{name}']")
            assert place is not None
            words = [each.text or "" for each in place.iter() if each.tag.endswith("text")][-1]
            assert int(words.partition("/")[0]) == told[f"figure-{name}"]


def test_a_good_is_a_piece_of_its_world() -> None:
    card = next(each for each in content()["card"] if each["name"] == "Gem World")
    faces = [draw_card(STYLE, card, goods=goods).body() for goods in (0, 1)]
    assert [face.count('class="piece"') for face in faces] == [0, 1]


def thing(svg: str, id: str) -> ElementTree.Element:
    return next(each for each in ElementTree.fromstring(svg).iter() if each.get("id") == id)


@pytest.mark.parametrize(
    ("language", "phases"),
    [
        ("en", ["Explore", "Explore", "Develop", "Settle", "Consume", "Consume", "Produce"]),
        (
            "hu",
            [
                "Felfedezés",
                "Felfedezés",
                "Fejlesztés",
                "Letelepedés",
                "Feldolgozás",
                "Feldolgozás",
                "Termelés",
            ],
        ),
    ],
)
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_action_cards_name_their_phase(language: str, phases: list[str], wide: bool) -> None:
    s = Table(2).choosing()
    svg = s.rules.game.draw(s.view(0), Style(words=TEXTS[language], wide=wide))
    said = ["".join(thing(svg, f"action-{at}").itertext()) for at in range(len(phases))]
    assert [phase in words for phase, words in zip(phases, said)] == [True] * len(phases)


def filled(svg: str) -> list[str]:
    """The phases with a ground of ink."""
    ink = STYLE.colour("ink")
    return [
        each.get("id", "")
        for each in ElementTree.fromstring(svg).iter()
        if each.get("id", "").startswith("phase-")
        and any(part.get("fill") == ink for part in each.iter() if part.tag.endswith("rect"))
    ]


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_the_phase_that_is_played_is_the_one_that_is_filled(wide: bool) -> None:
    for action, found in (("explore +5", ["phase-1"]), ("develop", ["phase-2"]), ("", [])):
        table = Table(2).seat(0, tableau="Old Earth", hand="Gem World; Space Marines")
        s = table.chosen(action, "settle") if action else table.choosing()
        assert filled(s.rules.game.draw(s.view(0), Style(wide=wide))) == found


def test_counters_of_a_phone_say_how_many_cards_may_stay() -> None:
    s = Table(3).seat(0, tableau="Old Earth", hand="Gem World; Space Marines").choosing()
    svg = s.rules.game.draw(s.view(0), Style(wide=False))
    said = [each.text for each in thing(svg, "chip-0").iter() if each.text]
    assert "2/10" in said


@pytest.mark.parametrize("height", [112, 114, 126, 180])
@pytest.mark.parametrize("width", [88, 98, 111, 140])
def test_no_card_is_drawn_with_less_than_nothing(width: float, height: float) -> None:
    for card in content("artifacts")["card"]:
        drawn = draw_card(Style("light").painted(COLOURS), card, Face(width, height, 62, 12)).body()
        assert '="-' not in "".join(re.findall(r' (?:width|height)="[^"]*"', drawn)), card["name"]
