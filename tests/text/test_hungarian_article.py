"""The definite article before words, names, abbreviations and numbers."""

from pathlib import Path

import pytest

import astrarium
from astrarium.text.hungarian import article, with_article


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "a"),
        (1, "az"),
        (2, "a"),
        (3, "a"),
        (4, "a"),
        (5, "az"),
        (6, "a"),
        (7, "a"),
        (10, "a"),
        (11, "a"),
        (15, "a"),
        (50, "az"),
        (57, "az"),
        (100, "a"),
        (105, "a"),
        (500, "az"),
        (555, "az"),
        (1000, "az"),
        (1848, "az"),
        (2000, "a"),
        (5000, "az"),
        (10000, "a"),
        (50000, "az"),
        (100000, "a"),
        (1000000, "az"),
        (5000000, "az"),
        (-1, "a"),
        (-5, "a"),
    ],
)
def test_the_article_of_a_number_follows_its_reading(number: int, expected: str) -> None:
    assert article(number) == expected
    assert article(str(number)) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("világ", "a"),
        ("Öreg Föld", "az"),
        ("Új Spárta", "az"),
        ("Űrkikötő", "az"),
        ("Galaktikus Reneszánsz", "a"),
        ("Alien Rosetta Stone World", "az"),
        ("Earth's Lost Colony", "az"),
        ("Imperium Armaments World", "az"),
        ("Outlaw World", "az"),
        ("Gem World", "a"),
        ("Universal Exchange", "a"),
        ("Hour of Need", "az"),
        ("One World", "a"),
        ("„Asteroid Belt”", "az"),
        ("„Spice World”", "a"),
        ("(Anna)", "az"),
        ("yard", "a"),
        ("Yttrium", "az"),
        ("5-ös fejlesztés", "az"),
        ("6-os fejlesztés", "a"),
        ("1 000 000 lakos", "az"),
        ("ezer", "az"),
        ("+1 katonai erő", "a"),
    ],
)
def test_the_article_of_a_word_follows_its_first_sound(word: str, expected: str) -> None:
    assert article(word) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("SETI", "a"),
        ("NASA", "a"),
        ("ENSZ", "az"),
        ("FBI", "az"),
        ("MTI", "az"),
        ("GyP", "a"),
        ("B kártya", "a"),
        ("A kártya", "az"),
        ("F oszlop", "az"),
        ("M", "az"),
        ("X", "az"),
        ("V", "a"),
    ],
)
def test_abbreviations_and_letters_take_the_article_of_their_reading(
    word: str, expected: str
) -> None:
    assert article(word) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("I. fázis", "az"),
        ("II. fázis", "a"),
        ("III. fázis", "a"),
        ("IV. fázis", "a"),
        ("V. fázis", "az"),
    ],
)
def test_roman_phase_numbers_are_read_as_ordinals(word: str, expected: str) -> None:
    assert article(word) == expected


def test_with_article_puts_the_article_before_the_word() -> None:
    assert with_article("Öreg Föld") == "az Öreg Föld"
    assert with_article(3) == "a 3"
    assert with_article(12000) == "a 12\N{NO-BREAK SPACE}000"


def test_nothing_readable_has_no_article() -> None:
    with pytest.raises(ValueError, match="neither letter nor digit"):
        article("…")


def test_no_sentence_leaves_its_article_to_the_reader() -> None:
    catalogues = sorted(Path(astrarium.__path__[0]).rglob("hu*.ftl"))
    assert len(catalogues) >= 5
    undecided = [
        each.name for each in catalogues if "a(z)" in each.read_text(encoding="utf-8").lower()
    ]
    assert undecided == []
