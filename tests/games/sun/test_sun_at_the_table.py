"""What a person reads and sees: questions that ask, factions to compare, nothing cut or parted."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import astrarium.games.sun.game as game_module
from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Style
from astrarium.core.game import Sentence
from astrarium.core.zones import HEAD, Zone, zones_of
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.glyphs import Token, together
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import Sun
from astrarium.text import LANGUAGES, Texts, say_sentence
from tests.core.test_svg import contrast
from tests.games.sun.play import setting, steps
from tests.games.sun.table import Table

NAMES = ("Anna", "Béla", "Cili", "Dóra")
FOUR = ("violet", "orange", "white", "black")
TYPES = ("scientific", "economic", "military", "commercial")


@cache
def texts(language: str) -> Texts:
    return Texts(language, [Path(game_module.__file__).parent / "text"])


def both(sentence: Sentence) -> tuple[str, str]:
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def zones(s: Sun, seat: int, wide: bool = True, language: str = "en") -> list[Zone]:
    return zones_of(GAME, s.view(seat), Style("light", texts(language), wide, NAMES))


@pytest.mark.parametrize("number", [0, 7, 14])
def test_whoever_is_asked_is_spoken_to(number: int) -> None:
    """“Anna, which …?”, and never what Anna is about to do."""
    seats, options = setting(number)
    for count, (s, lane) in enumerate(steps(seats, number, options)):
        seat = int(s.asked(lane))
        if count % 7 or seat < 0:
            continue
        question = next(each for each in s.questions() if each.lane == lane)
        for said in both(GAME.ask(s, question)):
            assert said.startswith(f"{NAMES[seat]}, "), said
            assert "?" in said, said


def test_a_new_technology_is_told_by_what_comes_before_it() -> None:
    """III1 follows IIA alone, and is the uppermost of its level; the board names neither."""
    t = Table().lay("IIA", "human_experimentation").know(0, "I1", "IIA")
    t.s.uncovered = 15
    t.seat(0, ore=9).turn(0).do("act scholars guild 1 1")
    s, question = t.s, t.s.questions()[0]
    said = [both(GAME.tell_choice(s, question, each)) for each in s.options(question)]
    assert (
        "You discover a new Level III technology after Human Experimentation "
        "(slot 1 from the top).",
        "Új III. szintű technológiát fejlesztesz ki az Emberkísérletek után (felülről az 1. hely).",
    ) in said


@pytest.mark.parametrize("boards", ["normal", "advanced"])
@pytest.mark.parametrize("wide", [False, True])
def test_factions_are_chosen_from_their_boards_side_by_side(wide: bool, boards: str) -> None:
    for s, lane in steps(4, 3, {"factions": "choose", "boards": boards}):
        if type(s.agenda.lanes[lane][-1]).__name__ == "ChooseFaction":
            break
    seat = int(s.asked(lane))
    (zone,) = [each for each in zones(s, seat, wide) if each.name == "factions"]
    for number, faction in enumerate(s.rules.factions):
        assert f'id="faction-{number}"' in zone.svg
        assert all(f">{count}</text>" in zone.svg for count in faction.columns)
    for word in "ABCDE":  # once over its supply column, once on the food track
        assert zone.svg.count(f">{word}</text>") == 2 * len(s.rules.factions)
    # Five icons on each ore track; what one begins with may be ore, too.
    assert zone.svg.count('font-weight="600">+1</text>') == 5 * len(s.rules.factions)
    choice = s.options(s.questions()[0])[0]
    assert f'id="{GAME.element_of(s.rules, seat, choice)}"' in zone.svg


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_owners_have_colours_of_their_own_that_stand_out(theme: int) -> None:
    colours = {**SHARED, **COLOURS}

    def of(one: str, other: str) -> float:
        return contrast(colours[one][theme], colours[other][theme])

    lines = [colours[f"owner-{name}-line"][theme] for name in FOUR]
    assert not set(lines) & {colours[f"t-{name}"][theme] for name in TYPES}
    for name in FOUR:
        fill = f"owner-{name}"
        assert of(f"{fill}-ink", fill) >= 4.5
        for ground in ("panel", "bg", "space"):
            assert of(f"{fill}-line", ground) >= 3, (name, ground)
            cased = min(of("case", fill), of("case", ground))
            assert max(of(fill, ground), cased) >= 3, (name, ground)


def test_the_page_names_a_player_by_faction() -> None:
    s = Table(4).turn(0).s
    owner = GAME.owner(s.rules, s.view(None), 2)
    assert owner is not None
    assert owner.badge.fill == "owner-white"
    assert owner.badge.letter == "C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_a_phone_holds_the_last_round_of_four(language: str) -> None:
    t = Table(4).turn(0)
    t.s.round_number = t.s.last_round = 39
    (head,) = [each for each in zones(t.s, 0, wide=False, language=language) if each.kind == HEAD]
    found = re.search(r'<text x="([\d.]+)"[^>]*>\d/4</text>', head.svg)
    assert found
    assert float(found.group(1)) + 3 * 15 * 0.62 <= head.width


def test_a_number_stays_with_its_sign_and_an_arrow_with_both_sides() -> None:
    cost: list[Token] = [("text", "1"), ("ore", ""), ("text", ":")]
    build: list[Token] = [("population", ""), ("text", "→"), ("ship", "2")]
    jump: list[Token] = [("jump", ""), ("text", "2")]
    assert together([*cost, *build, *jump]) == [cost, build, jump]
    maybe: list[Token] = [("text", "("), ("text", "5"), ("ore", ""), ("text", ":")]
    find: list[Token] = [("research", ""), ("text", "III"), ("text", ")")]
    gain: list[Token] = [("text", "+2"), ("ore", "")]
    assert together([*gain, *maybe, *find]) == [gain, maybe, find]


def test_spaces_of_a_phone_lie_inside_their_action() -> None:
    """Four spaces as large as a finger needs do not reach into the first column of the tree."""
    t = Table(4).turn(0)
    (tree,) = [each for each in zones(t.s, 0, wide=False) if each.name == "tree"]
    numbers = [at for at, each in enumerate(t.s.rules.spaces) if each.where == 0]
    circles = [
        re.search(rf'<g id="space-{number}"[^>]*>.*?cx="([\d.]+)"[^>]*? r="([\d.]+)"', tree.svg)
        for number in numbers
    ]
    found = [(float(each.group(1)), float(each.group(2))) for each in circles if each]
    assert len(found) == len(numbers) >= 9
    assert max(x + r for x, r in found) <= 4 + 160
    assert all(r >= 22 for _, r in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_tree_of_a_phone_says_what_its_cards_are_called(language: str) -> None:
    """Letters of 12 pixels where 850 units are as wide as a phone of 360 lets them be."""
    t = Table(4).lay("IIA", "human_experimentation").turn(0)
    (tree,) = [each for each in zones(t.s, 0, False, language) if each.name == "tree"]
    shown = 0
    for slot, card in enumerate(t.s.cards):
        if card < 0:
            continue
        name = texts(language)(f"technology-{t.s.rules.technologies[card].id}")
        slot_svg = tree.svg.split(f'id="slot-{slot}"')[1].split('id="slot-')[0]
        far = slot_svg.split('class="overview"')[1].split('class="overview"')[0]
        sizes = re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>' + re.escape(name[:4]), far)
        assert sizes, name
        assert float(sizes[0]) * 346 / tree.width >= 12
        shown += 1
    assert shown == 5  # four of Level I, and the one that was laid
