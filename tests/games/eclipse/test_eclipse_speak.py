"""Every question, choice, event, component and reason of Eclipse is a sentence."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import cast

import pytest

import astrarium.games.eclipse.game as game_module
from astrarium.core.errors import BadNotation
from astrarium.core.frame import CHANCE, MAIN, ChanceFrame
from astrarium.core.game import Reason, Sentence, rules_of
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse import words
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.reasons import REASONS
from astrarium.games.eclipse.speak.choices import TOLD
from astrarium.games.eclipse.speak.questions import ASKED
from astrarium.games.eclipse.state import Eclipse
from astrarium.text import LANGUAGES, Texts, say_reason, say_sentence
from astrarium.text.catalogue import read_entries
from tests.games.eclipse.late_games import LATE_GAMES, late_steps, told_since
from tests.games.eclipse.play import busy_choice, setting, steps
from tests.games.eclipse.table import dice, four, play, terrans
from tests.support.rules import rule

ECLIPSE = Path(game_module.__file__).parent
NAMES = ("Anna", "Béla", "Cili", "Dóra", "Elek", "Flóra")


@cache
def texts(language: str) -> Texts:
    return Texts(language, [ECLIPSE / "text"])


def both(sentence: Sentence) -> tuple[str, str]:
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def check(sentence: Sentence) -> None:
    for said in both(sentence):
        assert said.endswith((".", "?")), said
        assert said[0] == said[0].upper(), said
        for wrong in ("..", "  ", "_", "{"):
            assert wrong not in said, said


@pytest.mark.parametrize("number", [2, 6, 13, 19])
def test_questions_choices_and_the_board_of_a_game_are_told(number: int) -> None:
    seats, options = setting(number)
    for count, (s, lane) in enumerate(steps(seats, number, options)):
        if count % 9 == 0:
            question = next(each for each in s.questions() if each.lane == lane)
            check(GAME.ask(s, question))
            for choice in s.candidates(question):
                check(GAME.tell_choice(s, question, choice))
        if count % 90 == 0:
            for eyes in (None, 0):
                for sentence in GAME.tell_board(s.rules, s.view(eyes)):
                    check(sentence)


@pytest.mark.parametrize("name", LATE_GAMES)
def test_questions_choices_and_events_of_late_games_are_told(name: str) -> None:
    for s, question, choice in late_steps(name):
        check(GAME.ask(s, question))
        check(GAME.tell_choice(s, question, choice))
        for event in GAME.sum_up(s.rules, told_since(s)):
            check(GAME.tell_event(s.rules, event))


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (6, 9)])
def test_chance_and_the_events_of_a_game_are_told(seats: int, seed: int) -> None:
    match = Match(rules_of(GAME, seats, {"species": "draw", "start_player": "chance"}))
    s = cast(Eclipse, match.position)
    rng = Rng(seed)
    seen, asked = set(), set()
    while (lane := int(s.next_lane())) >= MAIN:
        question = next(each for each in s.questions() if each.lane == lane)
        if s.asked(lane) == CHANCE:
            check(GAME.ask(s, question))
            for choice in s.options(question)[:4]:
                check(GAME.tell_choice(s, question, choice))
                asked.add(choice - choice % words.KIND)
            step = match.answer(question, roll(s, lane, rng))
        else:
            step = match.answer(question, busy_choice(s, lane, s.lane_options(lane), rng))
        for each in step.line(None).get("events", []):
            check(GAME.tell_event(s.rules, each))
            seen.add(each["kind"])
    assert len(seen) > 20
    assert len(asked) >= 5


def test_every_kind_of_event_has_a_text() -> None:
    calls = [
        node
        for path in ECLIPSE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "tell"
    ]
    kinds = {str(node.args[0].value) for node in calls if isinstance(node.args[0], ast.Constant)}
    assert len(kinds) > 30
    keys = set(read_entries(ECLIPSE / "text", "en"))
    assert {f"event-{kind}" for kind in kinds} <= keys


def test_every_source_of_points_has_a_column_and_a_sentence() -> None:
    keys = set(read_entries(ECLIPSE / "text", "en"))
    names = "reputation ambassadors hexes discoveries monoliths technologies traitor species"
    assert {k for k in keys if k.startswith("points-")} == {
        f"points-score-{name}" for name in names.split()
    }
    for name in names.split():
        event = {"kind": f"score-{name}", "seat": 0, "amount": 2, "source": -1, "rule": ""}
        check(GAME.tell_event(rules_of(GAME, 2, {}), event))


def test_every_question_has_words() -> None:
    for frame in GAME.frames().values():
        asks = "seat" in vars(frame) or issubclass(frame, ChanceFrame)
        assert not asks or frame in ASKED, frame


def test_every_kind_of_choice_has_words() -> None:
    kinds = {
        value
        for name, value in vars(words).items()
        if name.isupper() and isinstance(value, int) and value > words.KIND
        if value % words.KIND == 0 and name != "INTERRUPT"
    } | {words.STARTS}
    assert kinds == set(TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    for card in REASONS.values():
        said = say_reason(texts(language), Reason(card.key, (3, 2), card.rule))
        assert said.endswith(".")


def test_components_are_explained() -> None:
    rules = rules_of(GAME, 2, {})
    found = GAME.components(rules)
    assert len(found) == 12 + 24 + 23 + 11 + 50
    for key, title in found.items():
        assert title
        assert both((key, {}))
        for sentence in GAME.explain(rules, key):
            check(sentence)
    with pytest.raises(BadNotation):
        GAME.tell_component(rules, "technology-time_travel")


def test_a_technology_says_its_prices_and_what_it_does() -> None:
    english, hungarian = both(GAME.tell_component(rules_of(GAME, 2, {}), "technology-quantum_grid"))
    assert english == (
        "Quantum Grid (grid technology, 16 science, at least 8): two more influence discs at once."
    )
    assert hungarian == (
        "Kvantumrács (rácstechnológia, 16 tudomány, legalább 8): azonnal két plusz befolyáskorong."
    )


def test_two_players_stand_in_one_sentence() -> None:
    event = {"kind": "offer", "seat": 0, "amount": 1, "source": -1, "rule": "", "target": 102}
    english, hungarian = both(GAME.tell_event(rules_of(GAME, 4, {}), event))
    assert english == "Anna offers diplomatic relations to Cili."
    assert hungarian == "Anna diplomáciai kapcsolatot ajánl. A másik fél: Cili."


def test_a_roll_is_told_with_its_faces_and_a_hit_with_its_hex() -> None:
    t = terrans(2).lay(101, "0,-1").ships(0, 101, cruiser=1)
    s = t.phase(1)
    assert s.sink is not None
    told = [both(GAME.tell_event(s.rules, event.data()))[0] for event in s.sink.drain()]
    assert "Battle on Castor: Anna attacks the Ancients." in told
    dice(s, 6, 1)
    told = [both(GAME.tell_event(s.rules, event.data()))[0] for event in s.sink.drain()]
    assert told[0] == "2 dice (yellow): 6 1."


def test_a_plan_that_ruins_is_warned_of() -> None:
    s = terrans(2).turn(0)
    before = s.clone()
    after = s.clone()
    after.players[0].discs -= 9
    (warning,) = GAME.warnings(before, after, 0, [])
    english, _ = both(warning)
    assert english.startswith("At the end of the round you would lack ")
    check(warning)
    assert GAME.warnings(before, s.clone(), 0, []) == []


def test_a_traitor_is_warned_of() -> None:
    s = terrans(4).turn(0)
    after = s.clone()
    after.traitor = 0
    (warning,) = GAME.warnings(s, after, 0, [])
    assert both(warning)[0].endswith("which costs 2 VP at the end.")


@rule("eclipse.diplomacy.break.attack")
def test_whoever_has_the_traitor_card_is_warned_of_every_partner_to_be_lost() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    t.s.traitor = 0
    s = t.turn(0)
    plan = play(s.clone(), 0, "move", "move interceptor from 107")
    assert GAME.warnings(s, plan, 0, []) == []
    (warning,) = GAME.warnings(s, play(plan, 0, "to 105"), 0, [])
    check(warning)
    assert both(warning)[0].startswith("This breaks diplomatic relations with Béla")
