"""Names in little room: lines, syllables, narrower letters; the ellipsis only at last."""

from __future__ import annotations

import pytest

from astrarium.core.draw.names import NARROWER, name_lines, put_name, syllables, wide
from astrarium.core.draw.svg import Canvas, Style


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Kereskedelmi", ["Ke", "res", "ke", "del", "mi"]),
        ("Elszabadult", ["El", "sza", "ba", "dult"]),  # sz is one consonant
        ("Aszteroida", ["Asz", "te", "roi", "da"]),
        ("akadémia", ["aka", "dé", "mia"]),  # no letter stays alone
        ("Ugróhajtómű-gyorsítók", ["Ug", "ró", "haj", "tó", "mű-", "gyor", "sí", "tók"]),
        ("Sol", ["Sol"]),
    ],
)
def test_a_syllable_begins_with_the_last_consonant_before_its_vowel(
    word: str, parts: list[str]
) -> None:
    assert syllables(word) == parts
    assert "".join(syllables(word)) == word


@pytest.mark.parametrize(
    "parts",
    [
        "Csa-ta-flot-ta", "Ro-bot-őr-szem", "Te-rep-át-ala-kí-tó", "Üs-tö-kös-zó-na", "nyers-anyag",
        "Asz-te-roi-da-öv", "El-len-ál-lás", "adat-szfé-ra", "szö-vet-ség", "fő-ha-di-szál-lás",
    ],
)  # fmt: skip
def test_a_compound_is_parted_at_its_joint_whatever_its_sounds(parts: str) -> None:
    assert syllables(parts.replace("-", "")) == parts.split("-")


def test_a_name_that_fits_stays_on_one_line() -> None:
    assert name_lines("Sol", 60, 12) == ("Sol",)


def test_a_long_name_is_parted_between_words_first() -> None:
    assert name_lines("Alpha Centauri", 72, 12, 2) == ("Alpha", "Centauri")


def test_letters_become_narrower_before_a_word_is_parted() -> None:
    assert name_lines("Csillagközi Kereskedelmi Kikötő", 72, 12, 3) == (
        "Csillagközi",
        "Kereskedelmi",
        "Kikötő",
    )


def test_a_word_too_long_for_a_line_is_parted_with_a_hyphen() -> None:
    assert name_lines("Fegyverkristálybányák", 72, 12, 3) == ("Fegyverkris-", "tálybányák")


def test_only_what_fits_in_no_way_is_cut() -> None:
    assert name_lines("Elveszett Fajok Bárkavilága", 40, 12)[-1].endswith("…")
    assert len(name_lines("Elveszett Fajok Bárkavilága", 40, 12, 2)) == 2


@pytest.mark.parametrize("words", ["Robotőrszem", "Sol", "Idegen Robotőrszem"])
def test_a_line_wider_than_its_room_is_set_in_narrower_letters(words: str) -> None:
    room = 66
    canvas = Canvas(Style("light"))
    put_name(canvas, 0, 0, words, room, most=2)
    for part, line in zip(canvas.parts, name_lines(words, room, 12, 2)):
        assert ("textLength" in part) == (wide(line) * 12 > room)
        assert wide(line) * 12 * NARROWER[-1] <= room
        assert 'font-size="12"' in part


def test_lines_stand_below_each_other_and_the_next_place_is_returned() -> None:
    canvas = Canvas(Style("light"))
    assert put_name(canvas, 0, 20, "Alpha Centauri", 72, most=2) == 20 + 2 * 13
    assert 'y="20"' in canvas.parts[0]
    assert 'y="33"' in canvas.parts[1]
