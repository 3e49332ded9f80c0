"""What was wrong is a sentence in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import astrarium
import astrarium.games.race.game as game_module
from astrarium.core.codec import rules_for
from astrarium.core.errors import AstrariumError, BadLog, BadOptions, IllegalChoice, impossible
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.text import Texts, say_error

RACE = Path(game_module.__file__).parent / "text"


def both(error: AstrariumError) -> tuple[str, str]:
    return say_error(Texts("en", [RACE]), error), say_error(Texts("hu", [RACE]), error)


def raised_by(call: object, *arguments: object) -> AstrariumError:
    with pytest.raises(AstrariumError) as caught:
        call(*arguments)  # type: ignore[operator]
    return caught.value


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    english, hungarian = both(raised_by(astrarium.start, "chess", 2))
    assert english.startswith("There is no game “chess”; there are: ")
    assert hungarian.startswith("Nincs „chess” nevű játék; ezek vannak: ")


def test_the_line_of_a_log_stands_before_what_is_wrong_with_it() -> None:
    assert both(raised_by(astrarium.replay, "17\n")) == (
        "Line 1: This is no entry of a log.",
        "1. sor: Ez nem naplóbejegyzés.",
    )


def test_a_choice_that_is_not_open_is_told_with_its_reasons() -> None:
    s = astrarium.start("race", 2)
    rng = Rng(1)
    while s.questions()[0].seat < 0:
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    error = raised_by(s.play, 0, "settle Gem World")
    assert isinstance(error, IllegalChoice)
    assert error.rules == ("race.base.round.phase-order",)
    assert both(error) == (
        "'settle Gem World' is not open now. This is not among the choices now.",
        "Most nem választható: 'settle Gem World'. Ez most nem választható.",
    )


def test_an_error_without_a_text_is_told_by_its_message() -> None:
    assert both(BadLog("something odd", 7)) == ("line 7: something odd", "line 7: something odd")
    error = BadLog("something odd").said("of-another-game")
    assert say_error(Texts("en", []), error) == "something odd"


@pytest.mark.parametrize(
    ("seat", "english", "hungarian"),
    [
        (-1, "Chance is not asked now.", "A véletlentől most nincs kérdés."),
        (1, "Seat 1 is not asked now.", "Az 1-es számú helytől most nincs kérdés."),
        (3, "Seat 3 is not asked now.", "A 3-as számú helytől most nincs kérdés."),
    ],
)
def test_seats_are_told_by_their_numbers_and_chance_by_its_name(
    seat: int, english: str, hungarian: str
) -> None:
    assert both(AstrariumError("").said("not-asked", seat=seat)) == (english, hungarian)


def test_a_mix_that_cannot_be_played_is_told_by_its_own_sentence_and_the_id_of_its_rule() -> None:
    error = raised_by(astrarium.start, "race", 3, {"advanced_two_player": True})
    assert both(error) == (
        "The advanced two-player game is for exactly 2 players, not for 3: play with two, or leave "
        "out the advanced two-player game. [race.base.two-player.only-two-players]",
        "A haladó kétszemélyes játék pontosan 2 játékosnak szól, most pedig 3 hely van: játsszatok "
        "ketten, vagy hagyjátok ki a haladó kétszemélyes játékot. "
        "[race.base.two-player.only-two-players]",
    )


def test_a_refusal_without_a_text_is_told_by_its_message() -> None:
    error: AstrariumError = BadOptions("too few for weather")
    assert both(error) == ("too few for weather", "too few for weather")
    error = impossible("mix-weather", "toy.weather", "too few for weather", seats=2)
    assert both(error) == ("too few for weather [toy.weather]",) * 2


def test_the_error_behind_an_error_is_told_too() -> None:
    header = {"game": "gaia", "version": "1", "seats": 9, "options": {}, "components": ""}
    error = raised_by(rules_for, header, find_game)
    assert both(error) == (
        "It was made with rules that are not installed. Gaia Project is for 1 to 4 players.",
        "Olyan szabályokkal készült, amelyek itt nincsenek meg. "
        "A játékosok száma ennél a játéknál 1-től 4-ig terjed: Gaia Project.",
    )
