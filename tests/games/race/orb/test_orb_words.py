"""Notation, sentences and drawing of the Orb."""

from __future__ import annotations

from typing import cast
from xml.etree import ElementTree

import pytest

import astrarium
from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.errors import BadNotation
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.rng import Rng
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.orb.draw.orb import token_back
from astrarium.games.race.orb.speak.squares import square_figures
from astrarium.games.race.state import Race
from tests.games.race.orb.table import ARTIFACTS, OrbTable
from tests.games.race.orb.words import NAMES, said

RULES = astrarium.rules("race", 3, ARTIFACTS)
GAME = RULES.game

SPOKEN = [
    "orb move",
    "orb play",
    "orb draw",
    "orb pass",
    "lay A07 turned 270",
    "lay airlock2 turned 0",
    "team 2",
    "turn up pass_wall",
    "turn up uplift for cost",
    "orb card B15",
    "token uplift_b",
    "enough",
    "go 3,-2",
    "place -10,7",
    "stand 1,1",
    "return team 2 to 1,1",
    "cross to 0,4 with gate_or_military_3",
    "choose explore orb",
    "consume from token",
    "sell from token",
]


@pytest.mark.parametrize("words", SPOKEN)
def test_notation_reads_what_it_says(words):
    (choice,) = GAME.parse(RULES, words)
    assert GAME.say(RULES, choice) == words
    (again,) = GAME.parse(RULES, words.upper())
    assert again == choice


@pytest.mark.parametrize(
    "words", ["lay C01 turned 0", "turn up luck", "go 999,0", "cross to 1,1 with luck"]
)
def test_what_is_not_on_the_orb_is_refused_by_name(words):
    with pytest.raises(BadNotation, match=r"orb|Orb"):
        GAME.parse(RULES, words)


@pytest.mark.parametrize("choice", [97 * 256 + 200, 99 * 256 + 20, 30 * 262144, 103 * 256])
def test_numbers_that_are_no_choices_are_refused(choice):
    with pytest.raises(BadNotation):
        GAME.say(RULES, choice)


def test_orb_notation_is_unknown_without_the_orb():
    base = astrarium.rules("race", 3, {})
    with pytest.raises(BadNotation):
        base.game.parse(base, "orb move")


def some_game(seed: int, steps: int) -> Race:
    s = cast(Race, astrarium.start("race", 3, options=ARTIFACTS))
    s.run(MAIN)
    rng = Rng(seed)
    for _ in range(steps):
        if s.over:
            break
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    return s


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_question_and_choice_of_a_game_is_a_sentence(language):
    s = some_game(1, 0)
    s.sink = Sink()
    rng = Rng(5)
    seen = set()
    while not s.over:
        question = s.questions()[0]
        frame = type(s.agenda.lanes[question.lane][-1]).__name__
        options = s.options(question)
        if frame not in seen or len(options) < 6:
            seen.add(frame)
            assert said(language, GAME.ask(s, question)).strip()
            for choice in options[:20]:
                sentence = GAME.tell_choice(s, question, choice)
                assert said(language, sentence).strip() if sentence[0] else question.seat == CHANCE
        s.apply(question, rng.pick(options))
    told = {event.kind: event for event in s.sink.events}
    assert {"orb-lay", "orb-move", "orb-pass", "orb-draw", "orb-enter"} <= set(told)
    for event in told.values():
        assert said(language, GAME.tell_event(s.rules, event.data())).strip()
    for line in GAME.tell_board(s.rules, s.view(0)):
        assert said(language, line).strip()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_tokens_and_squares_are_explained(language):
    for key in GAME.components(RULES):
        if key.startswith(("token-", "orb-")):
            assert said(language, (key, {}))
            assert said(language, GAME.tell_component(RULES, key))
            assert all(said(language, line) for line in GAME.explain(RULES, key))


@pytest.mark.parametrize("theme", ["page", "light", "dark"])
@pytest.mark.parametrize("wide", [True, False])
def test_the_drawing_is_well_formed_and_shows_squares_teams_tokens(theme, wide):
    t = OrbTable(3).hand(0, "A05").lay("A30", 0, 3, 3).tokens(0, "move_4")
    s = t.at_orb_step("explore orb", "develop", "settle")
    svg = GAME.draw(s.view(0), Style(theme, names=NAMES, wide=wide))
    root = ElementTree.fromstring(svg)
    ids = {each.get("id") for each in root.iter() if each.get("id")}
    assert {"orb-r0c0", "orb-r3c4", "team-0-0", "team-2-0", "token-5"} <= ids
    assert "orbcard-4" in ids
    assert "orbcard-4" not in GAME.draw(s.view(1), Style(theme))


def test_choices_point_at_what_is_drawn():
    t = OrbTable(2).hand(0, "A05").lay("A30", 0, 3, 3).team(0, 3, 3).tokens(0, "move_4")
    s = t.priority(0, 1).at_orb_step("explore orb", "develop")
    s.play(0, "orb move")
    ids = {GAME.element_of(s.rules, 0, choice) for choice in s.options(s.question_of(0))}
    assert {"orb-r3c4", "orb-r2c3", "token-5"} & ids
    s.play(0, "enough")
    s.play(0, "orb play")
    turns = {GAME.element_of(s.rules, 0, choice) for choice in s.options(s.question_of(0))}
    assert turns == {"", "orbcard-4"}
    s.play(0, "lay A05 turned 0")
    marks = {GAME.element_of(s.rules, 0, c): "open" for c in s.options(s.question_of(0))}
    drawn = GAME.draw(s.view(0), Style(marks=marks))
    assert all(f'id="{id}"' in drawn for id in marks)


def test_a_card_is_carried_in_four_turns_and_hangs_as_a_ghost():
    t = OrbTable(2).hand(0, "A05").lay("A30", 0, 3, 3).team(0, 3, 3)
    s = t.priority(0, 1).at_orb_step("explore orb", "develop")
    s.play(0, "orb play")
    question = s.question_of(0)
    tiles = {c: GAME.carried(s, question, c) for c in s.options(question)}
    turned = {c: tile for c, tile in tiles.items() if tile is not None}
    assert [tile.turn for tile in turned.values()] == [0, 1, 2, 3]
    assert {(tile.piece, tile.place) for tile in turned.values()} == {("orb-4", "")}
    ghosts = [GAME.ghost(s, choice, Style("page")) for choice in turned]
    assert len(set(ghosts)) == 4
    for ghost in ghosts:
        squares = ElementTree.fromstring(f"<g>{ghost}</g>").findall("rect[@class='face']")
        corners = {(float(each.attrib["x"]), float(each.attrib["y"])) for each in squares}
        assert len(corners) == 6
        assert min(corners) == (-23.0, -23.0)  # the top left square lies about the origin


def test_rows_and_columns_that_choices_name_are_written_on_the_map():
    s = OrbTable(2).lay("A30", 0, -2, -1).start_worlds().choosing()
    drawn = GAME.draw(s.view(0), Style())
    texts = [each.text for each in ElementTree.fromstring(drawn).iter() if each.text]
    assert {"1", "2", "3", "4", "↑1", "↑2", "←1"} <= set(texts)


def test_no_row_of_the_orb_is_named_by_a_negative_number():
    assert square_figures(0, 3) == {"row": 1, "above": "no", "column": 4, "left": "no"}
    assert square_figures(-2, -1) == {"row": 2, "above": "yes", "column": 1, "left": "yes"}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "row 2, column 2: airlock",
                "row 3, column 2: airlock card, below it a laser gate of 3",
            ],
        ),
        (
            "hu",
            [
                "2. sor, 2. oszlop: légzsilip",
                "3. sor, 2. oszlop: légzsilipkártya, alatta 3 erejű lézerkapu",
            ],
        ),
    ],
)
def test_the_board_in_words_has_all_squares_with_walls_and_gates(language, lines):
    s = OrbTable(2).start_worlds().choosing()
    told = [said(language, each) for each in GAME.tell_board(s.rules, s.view(None))]
    assert [line for line in lines if not any(each.endswith(line) for each in told)] == []
    squares = [line for line in told if line.startswith(("row ", "1. sor", "2. sor", "3. sor"))]
    assert len(squares) == 12


def test_a_token_has_a_shape_that_no_owner_and_no_good_has():
    """A pentagon: A is filled, B hollow."""
    backs = []
    for letter in (0, 1):
        canvas = Canvas(Style().painted(COLOURS))
        token_back(canvas, 0, 0, 10, letter)
        (shape,) = ElementTree.fromstring(f"<g>{canvas.body()}</g>").findall("polygon")
        assert len(shape.attrib["points"].split()) == 5
        backs.append(shape.attrib["fill"])
    assert len(set(backs)) == 2


def test_a_wall_and_a_gate_are_drawn_differently():
    gate = OrbTable(2).lay("A30", 0, 3, 3).start_worlds().choosing()
    drawn = GAME.draw(gate.view(None), Style())
    assert "stroke-dasharray" in drawn
    assert ">4</text>" in drawn


def test_below_the_map_the_hand_is_drawn_as_wide_as_in_other_games():
    s = OrbTable(2).at_orb_step("explore orb", "develop")
    (hand,) = [zone for zone in GAME.zones(s.view(0), Style()) if zone.kind == "hand"]
    assert hand.width == 976
