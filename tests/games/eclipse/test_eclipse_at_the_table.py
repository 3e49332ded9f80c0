"""What a person reads and sees while exploring, paying and choosing tiles."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import astrarium.games.eclipse.game as game_module
from astrarium.core.draw.svg import Style
from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.games.eclipse.frames.explore import PlaceHex
from astrarium.games.eclipse.frames.reputation import KeepTile
from astrarium.games.eclipse.frames.upkeep import Upkeep
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import SPOT_OF
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE
from astrarium.text import LANGUAGES, Texts, say_sentence
from tests.games.eclipse.table import Table, play, terrans

NAMES = ("Anna", "Béla")


@cache
def texts(language: str) -> Texts:
    return Texts(language, [Path(game_module.__file__).parent / "text"])


def both(sentence: Sentence) -> tuple[str, str]:
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def asked(s: Eclipse) -> Question:
    return s.question_of(0)


def told(s: Eclipse, notation: str) -> tuple[str, str]:
    (choice, *_) = GAME.parse(s.rules, notation)
    return both(GAME.tell_choice(s, asked(s), choice))


def drawn(s: Eclipse, wide: bool = True, marks: dict[str, str] | None = None) -> str:
    style = Style("light", texts("en"), wide, NAMES, marks)
    return "".join(zone.svg for zone in GAME.zones(s.view(0), style))


def thing(svg: str, id: str) -> str:
    """The drawing of one thing, up to the next."""
    found = re.search(rf'<g id="{id}".*?(?=<g id="|$)', svg, re.DOTALL)
    assert found, id
    return found.group()


def at_arcturus() -> Eclipse:
    """The red Terrans start at Procyon, two spaces north of the centre, and have drawn 104."""
    t = terrans(2)
    return t.ask(PlaceHex(0, SPOT_OF[0, -1], t.hex(104), NONE))


def test_places_are_called_by_what_the_map_shows_beside_them() -> None:
    s = terrans(2).turn(0)
    play(s, 0, "explore")
    assert told(s, "explore 0,-1") == (
        "You explore south of Procyon in the Inner sector.",
        "Felderíted a Procyon déli szomszédját (Belső szektor).",
    )


def test_hexes_are_called_by_name() -> None:
    s = at_arcturus()
    english, hungarian = told(s, "place 104 turned 2")
    assert english.startswith("You place Arcturus, turned 2 times: 1 wormhole")
    assert hungarian.startswith("Lerakod az Arcturus hexát, 2 fordítással: 1 féreglyuk")
    claimed = play(s, 0, "place 104 turned 2")
    assert claimed.owner[terrans(2).hex(104)] == NONE  # Ancients guard it


def test_the_drawn_hex_is_shown_with_all_that_is_printed_on_it() -> None:
    """Arcturus: 2 VP, two squares each for money and science, two Ancients, a discovery."""
    svg = drawn(at_arcturus())
    ghost = thing(svg, f"spot-{SPOT_OF[0, -1]}")
    assert ">Arcturus<" in ghost
    assert ">2</text>" in ghost
    s = at_arcturus()
    style = Style("light")
    ancient = style.painted(GAME.colours()).colour("ancient")
    assert ghost.count(f'fill="{ancient}"') >= 2
    assert s.rules.sectors[terrans(2).hex(104)].ancients == 2


@pytest.mark.parametrize("wide", [True, False])
def test_each_turn_says_how_many_wormholes_join_it(wide: bool) -> None:
    """104 has wormholes on all edges but two, which lie opposite each other."""
    svg = drawn(at_arcturus(), wide)
    hex = terrans(2).hex(104)
    counts = [
        re.findall(r">(\d)</text>", thing(svg, f"turn-{hex}-{turns}"))[-1] for turns in range(6)
    ]
    assert counts == ["1", "0", "1", "1", "0", "1"]


def test_the_market_has_no_brass_edge_around_what_cannot_be_chosen() -> None:
    """Brass around a thing says that it can be chosen; the page draws it."""
    t = Table("planta", "mechanema").offer("positron_computer", "fusion_drive")
    number = t.technology("fusion_drive")
    brass = Style("light").colour("brass")
    assert f'stroke="{brass}"' not in thing(drawn(t.turn(0)), f"tech-{number}")


def test_money_that_is_missing_is_called_missing() -> None:
    t = terrans(2).lay(206, "-1,-1").own(0, 206).tracks(0, 9, 11, 11)  # income 4, upkeep 5
    s = t.seat(0, discs=7, colony=1, money=0, science=0, materials=0).ask(Upkeep(0))
    assert both(GAME.ask(s, asked(s))) == (
        "Anna, use your colony ships, then pay 5 for upkeep. "
        "For that you lack 1 money: trade for it, or give up hexes afterwards.",
        "Anna, használd a telepeshajóidat, majd fizess 5 pénzt a fenntartásért. "
        "Ehhez 1 pénz hiányzik: cserélj rá, vagy utána hexákat kell feladnod.",
    )
    english, hungarian = told(s, "pay upkeep")
    assert "1 money is missing" in english
    assert "1 pénz hiányzik" in hungarian


@pytest.mark.parametrize("wide", [True, False])
def test_drawn_reputation_tiles_lie_beside_the_question_apart_from_the_kept_ones(
    wide: bool,
) -> None:
    t = terrans(2)
    t.s.players[0].tiles = [2]
    t.s.players[0].drawn = [1, 4, 4]
    svg = drawn(t.ask(KeepTile(0)), wide)
    for id in ("seat0-drawn-1", "seat0-drawn-4", "seat0-drawn-4-2", "seat0-tile-2"):
        assert svg.count(f'id="{id}"') == 1
    assert 'id="seat0-tile-4"' not in svg
