"""Goals and drafting in words and pictures."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import astrarium.games.race.game as game_module
from astrarium.core.draw.svg import Style
from astrarium.core.events import Event
from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import OF_GOAL
from astrarium.text import LANGUAGES, Texts, say_sentence
from tests.games.race.drafting import asking, drafted, pick_all, play_until
from tests.games.race.goal_table import give, number_of, place_of, with_goals

FOLDER = Path(game_module.__file__).parent / "text"
NAMES = ("Anna", "Béla", "Cili")
HUNGARIAN = {
    "Galactic Standard of Living": "Galaktikus Életszínvonal",
    "System Diversity": "Változatos Rendszer",
    "Overlord Discoveries": "Felsőbb Felfedezések",
    "Budget Surplus": "Költségvetési Többlet",
    "Innovation Leader": "Újítási Vezető",
    "Galactic Status": "Galaktikus Státusz",
    "Greatest Military": "Legnagyobb Hadsereg",
    "Largest Industry": "Legnagyobb Ipar",
    "Greatest Infrastructure": "Legfejlettebb Infrastruktúra",
    "Production Leader": "Termelési Vezető",
}


def texts(language: str) -> Texts:
    return Texts(language, [FOLDER])


def board(s: Race, eyes: int | None, language: str) -> list[str]:
    sentences = GAME.tell_board(s.rules, s.view(eyes))
    return [say_sentence(texts(language), each, NAMES) for each in sentences]


def laid() -> Race:
    t = with_goals(2, "Galactic Status", "Greatest Military")
    t.seat(0, tableau="Old Earth").seat(1, tableau="New Sparta")
    s = give(t, "Greatest Military", 1).choosing()
    goals_of(s).chips[place_of(s, "Galactic Status")] = 0b01
    return s


def test_the_board_tells_goals_holders_and_chips() -> None:
    assert board(laid(), None, "en")[1:5] == [
        "Goals:",
        "Galactic Status (3 VP), open. Be first to place a six-cost development.",
        "Anna has a chip for Galactic Status.",
        "Greatest Military (5 VP), held by Béla. Have the most Military, at least 6; negative "
        "Military counts, specialised and temporary Military does not.",
    ]
    assert "Legnagyobb Hadsereg (5 GyP), birtokosa: Béla." in board(laid(), None, "hu")[4]
    assert "legalább 6-os katonai erőd" in board(laid(), None, "hu")[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_is_explained(language: str) -> None:
    s = laid()
    found = GAME.components(s.rules)
    assert set(HUNGARIAN) <= set(found.values())
    for goal in s.tables.goals:
        key = f"goal-{goal.id}"
        lines = [say_sentence(texts(language), each, NAMES) for each in GAME.explain(s.rules, key)]
        name = goal.name if language == "en" else HUNGARIAN[goal.name]
        assert lines[0].startswith(name)
        assert len(lines) == 4
        assert str(goal.vp) in lines[2]
        told = say_sentence(texts(language), GAME.tell_component(s.rules, key), NAMES)
        assert told.startswith(name)


def test_without_goals_no_tile_is_listed() -> None:
    rules = drafted(2).rules
    assert not [key for key in GAME.components(rules) if key.startswith("goal-")]


@pytest.mark.parametrize(
    ("kind", "amount", "english", "hungarian"),
    [
        (
            "goal-most",
            7,
            "Anna has most (7) and takes Greatest Military.",
            "Anna értéke a legnagyobb (7), és elveszi ezt a lapkát: Legnagyobb Hadsereg.",
        ),
        (
            "goal-back",
            5,
            "Anna has 5 and puts Greatest Military back.",
            "Anna értéke 5, és visszateszi ezt a lapkát: Legnagyobb Hadsereg.",
        ),
        (
            "goal-chip",
            3,
            "Anna gets a chip of 3 VP for Greatest Military.",
            "Anna egy 3 GyP-s lapkát kap ezért a célért: Legnagyobb Hadsereg.",
        ),
        (
            "score-goal",
            5,
            "Greatest Military is worth 5 VP to Anna.",
            "Anna 5 GyP-t kap ezért a céllapkáért: Legnagyobb Hadsereg.",
        ),
    ],
)
def test_events_of_goals_are_sentences(
    kind: str, amount: int, english: str, hungarian: str
) -> None:
    s = laid()
    event = Event(
        kind, 0, amount, OF_GOAL + number_of(s, "Greatest Military"), "race.storm.goals.first"
    )
    sentence = GAME.tell_event(s.rules, event.data())
    assert say_sentence(texts("en"), sentence, NAMES) == english
    assert say_sentence(texts("hu"), sentence, NAMES) == hungarian


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_is_told_from_the_first_question_to_the_last(language: str) -> None:
    said = texts(language)
    s = drafted(3, goals=True)
    rng = Rng(1)
    kinds = set()
    while asking(s) != "ChooseAction":
        kinds.add(asking(s))
        for question in s.questions():
            assert say_sentence(said, GAME.ask(s, question), NAMES)
            for choice in s.options(question):
                assert say_sentence(said, GAME.tell_choice(s, question, choice), NAMES)
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    assert kinds >= {"DrawGoals", "DealTwoWorlds", "DealPacket", "PickCard", "BeginWith"}
    assert s.sink is not None
    for event in s.sink.events:
        assert say_sentence(said, GAME.tell_event(s.rules, event.data()), NAMES)


def test_a_question_of_the_draft_says_how_many_cards_go_on() -> None:
    s = play_until(drafted(2), "PickCard", Rng(1))
    asked = GAME.ask(s, s.question_of(0))
    assert say_sentence(texts("en"), asked, NAMES) == (
        "Anna, choose a card for your own deck in secret; the other 4 are passed on."
    )
    assert say_sentence(texts("hu"), asked, NAMES) == (
        "Anna, válassz titokban egy lapot a saját paklidba; a másik 4-et továbbadod."
    )


def test_the_board_of_a_draft_tells_own_piles_and_only_the_owners_cards() -> None:
    s = play_until(drafted(2), "PickCard", Rng(2))
    pick_all(s, Rng(3))
    mine, others = board(s, 0, "en"), board(s, None, "en")
    assert "Set 1 of the draft, cards still to draw: 122." in others
    assert others.count("Own deck: 1, own discard pile: 0.") == 2
    assert "Drafted by Anna so far:" in mine
    assert "Start worlds to choose from (Anna):" in mine
    assert not [line for line in others if "Drafted" in line or "Start worlds" in line]


def ids_in(svg: str) -> set[str]:
    return {each.get("id", "") for each in ElementTree.fromstring(svg).iter()} - {""}


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_goals_are_drawn_under_their_numbers(wide: bool) -> None:
    s = laid()
    for eyes in (None, 0, 1):
        ids = ids_in(GAME.draw(s.view(eyes), Style(wide=wide)))
        assert {f"goal-{number}" for number in goals_of(s).drawn} <= ids


def test_a_holder_and_a_chip_change_the_picture() -> None:
    s = laid()
    before = GAME.draw(s.view(None), Style())
    goals_of(s).holders[place_of(s, "Galactic Status")] = 1
    held = GAME.draw(s.view(None), Style())
    assert held != before
    goals_of(s).chips[place_of(s, "Galactic Status")] = 0
    assert GAME.draw(s.view(None), Style()) != held


def test_whatever_can_be_chosen_in_a_draft_is_drawn_under_its_id() -> None:
    s = drafted(2)
    rng = Rng(4)
    seen = 0
    while asking(s) != "ChooseAction":
        for question in s.questions():
            if question.seat == CHANCE:
                continue
            ids = ids_in(GAME.draw(s.view(question.seat), Style()))
            for choice in s.options(question):
                assert GAME.element_of(s.rules, question.seat, choice) in ids
                seen += 1
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    assert seen > 300


def test_a_goal_says_how_far_every_seat_has_come() -> None:
    t = with_goals(2, "Greatest Infrastructure")
    t.seat(0, tableau="Old Earth; Public Works; Genetics Lab")
    t.seat(1, tableau="New Sparta; Space Marines")
    s = t.choosing()
    svg = s.rules.game.draw(s.view(1), Style(names=("Anna", "Béla")))
    titles = [each.text or "" for each in ElementTree.fromstring(svg).iter() if "title" in each.tag]
    assert [each for each in titles if each.endswith(": Anna 2, Béla 1")]


@pytest.mark.parametrize("wide", [True, False])
def test_a_goal_shows_beside_every_mark_how_far_that_seat_has_come(wide: bool) -> None:
    t = with_goals(2, "Greatest Infrastructure")
    t.seat(0, tableau="Old Earth; Public Works; Genetics Lab")
    t.seat(1, tableau="New Sparta; Space Marines")
    s = t.choosing()
    drawn = ElementTree.fromstring(s.rules.game.draw(s.view(1), Style(wide=wide)))
    number = goals_of(s).drawn[0]
    (tile,) = [each for each in drawn.iter() if each.get("id") == f"goal-{number}"]
    words = [each.text for each in tile.iter() if each.tag.endswith("text")]
    at = words.index("A")
    assert words[at : at + 4] == ["A", "2", "B", "1"]
