"""Every question, choice, event, component and reason of Beyond the Sun is a sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

import pytest

import astrarium.games.sun.game as game_module
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Reason, Sentence, rules_of
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reasons import REASONS
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import ACT, SLOT
from astrarium.text import LANGUAGES, Texts, say_reason, say_sentence
from tests.games.sun.play import setting, steps

SUN = Path(game_module.__file__).parent
NAMES = ("Anna", "Béla", "Cili", "Dóra")


@cache
def texts(language: str) -> Texts:
    return Texts(language, [SUN / "text"])


def both(sentence: Sentence) -> tuple[str, str]:
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def check(sentence: Sentence) -> None:
    for said in both(sentence):
        for wrong in ("..", "  ", "_", "{"):
            assert wrong not in said, said


@pytest.mark.parametrize("number", [0, 7, 14])
def test_questions_choices_and_the_board_of_a_game_are_told(number: int) -> None:
    seats, options = setting(number)
    for count, (s, lane) in enumerate(steps(seats, number, options)):
        if count % 9 == 0:
            question = next(each for each in s.questions() if each.lane == lane)
            check(GAME.ask(s, question))
            for choice in s.candidates(question):
                check(GAME.tell_choice(s, question, choice))
                if ACT <= choice < SLOT:
                    check(GAME.heading_of(s.rules, choice))
        if count % 90 == 0:
            for sentence in GAME.tell_board(s.rules, s.view(None)):
                check(sentence)
            for sentence, amount in GAME.tell_figures(s.rules, s.view(0), 0):
                check(sentence)
                assert amount >= 0


@pytest.mark.parametrize("number", [1, 11])
def test_the_events_of_a_game_are_told(number: int) -> None:
    seats, options = setting(number)
    match = Match(rules_of(GAME, seats, options))
    s = cast(Sun, match.position)
    rng, seen = Rng(number), set()
    while (lane := int(s.next_lane())) >= MAIN:
        question = next(each for each in s.questions() if each.lane == lane)
        chance = s.asked(lane) == CHANCE
        choice = roll(s, lane, rng) if chance else rng.pick(s.options(question))
        for event in match.answer(question, choice).events:
            check(GAME.tell_event(s.rules, event.data()))
            seen.add(event.kind)
    assert {"jumped", "control-gained", "event-turned", "achievement"} <= seen


@pytest.mark.parametrize("boards", ["normal", "advanced"])
def test_every_component_is_explained(boards: str) -> None:
    rules = rules_of(GAME, 4, {"boards": boards})
    for key in GAME.components(rules):
        told = GAME.explain(rules, key)
        assert len(told) > 1
        for sentence in told:
            check(sentence)


def test_reconstructed_cards_say_so_and_confirmed_ones_do_not() -> None:
    rules = rules_of(GAME, 4, {})
    mark: Sentence = ("explain-reconstructed", {})
    assert mark in GAME.explain(rules, "technology-plasma_cannons")
    assert mark in GAME.explain(rules, "guild-technocrat_guild")
    assert mark not in GAME.explain(rules, "technology-capital_ship")
    assert mark not in GAME.explain(rules, "basic-gather")


def test_a_technology_of_one_type_does_not_name_it_twice() -> None:
    rules = rules_of(GAME, 4, {})
    told = dict(GAME.explain(rules, "technology-terraforming"))
    assert told["explain-technology"]["type"] == "commercial"
    assert told["explain-technology"]["second"] == "none"


def test_every_reason_is_a_sentence() -> None:
    for card in REASONS.values():
        for language in LANGUAGES:
            said = say_reason(texts(language), Reason(card.key, (3, 4), card.rule))
            assert said[0].isupper() or said[0].isdigit()


def test_an_action_is_told_with_its_whole_cost() -> None:
    for s, lane in steps(4, 3, {}):
        question = next(each for each in s.questions() if each.lane == lane)
        told = [GAME.tell_choice(s, question, choice) for choice in s.candidates(question)]
        figures = [figures for key, figures in told if key == "choice-act"]
        if figures:
            dear = [each for each in figures if each["card"] == "basic-research_level_2"]
            assert [each["ore"] for each in dear] == [2, 2, 3]  # 1 more on the last space
            break
