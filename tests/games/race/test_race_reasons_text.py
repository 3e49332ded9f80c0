"""Every reason for "no" is a sentence in both languages."""

from pathlib import Path

import pytest

import astrarium.games.race.reasons as reasons_module
from astrarium.core.game import Reason
from astrarium.games.race.reasons import REASONS
from astrarium.text import LANGUAGES, Texts, say_reason

FOLDER = Path(reasons_module.__file__).parent / "text"


def said(key: str, first: int, second: int) -> tuple[str, str]:
    reason = Reason(key, (first, second), "race.base.round.phase-order")
    english, hungarian = Texts("en", [FOLDER]), Texts("hu", [FOLDER])
    return say_reason(english, reason), say_reason(hungarian, reason)


@pytest.mark.parametrize(
    ("key", "first", "second", "english", "hungarian"),
    [
        (
            "too-dear",
            4,
            3,
            "It costs 4 cards, and you can discard only 3 for it.",
            "4 kártyába kerül, de csak 3-at dobhatsz el érte.",
        ),
        (
            "too-dear",
            6,
            5,
            "It costs 6 cards, and you can discard only 5 for it.",
            "6 kártyába kerül, de csak 5-öt dobhatsz el érte.",
        ),
        (
            "too-dear",
            1,
            0,
            "It costs 1 card, and you have none to discard for it.",
            "1 kártyába kerül, de nincs kártyád, amelyet eldobhatnál érte.",
        ),
        (
            "too-weak",
            5,
            2,
            "Its defense is 5, and your Military against it is only 2.",
            "A védelmi ereje 5, a katonai erőd ellene csak 2.",
        ),
        (
            "too-few-goods",
            2,
            1,
            "It takes 2 goods, and you have only 1 that fits.",
            "2 áru kell hozzá, de csak 1 megfelelő árud van.",
        ),
        (
            "too-few-goods",
            1,
            0,
            "It takes 1 good, and you have none that fits.",
            "1 áru kell hozzá, de nincs megfelelő árud.",
        ),
        (
            "second-copy",
            0,
            0,
            "You have this development in your tableau already.",
            "Ez a fejlesztés már a tablódon van.",
        ),
    ],
)
def test_a_reason_says_what_is_needed_and_what_there_is(
    key: str, first: int, second: int, english: str, hungarian: str
) -> None:
    assert said(key, first, second) == (english, hungarian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_race_is_a_sentence(language: str) -> None:
    texts = Texts(language, [FOLDER])
    for card in REASONS.values():
        sentence = say_reason(texts, Reason(card.key, (3, 2), card.rule))
        assert sentence.endswith(".")
