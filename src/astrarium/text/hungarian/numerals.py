"""How numbers written in digits are read aloud, as far as article and suffixes need it.

Only the first and the last word of the reading matter: "az 5" because of "öt", "6-tal" because
of "hat".
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from astrarium.text.hungarian.sounds import Harmony


class Reading(NamedTuple):
    """The last word of a number as it is read."""

    final: str
    """Its last consonant, which -val/-vel repeats; empty after a vowel."""
    harmony: Harmony
    link: str
    """The linking vowel before -t, -k and -s; empty where none is needed."""


BACK: Final = Harmony.BACK
FRONT: Final = Harmony.FRONT
ROUNDED: Final = Harmony.ROUNDED

KETTO: Final = Reading("", ROUNDED, "")
UNITS: Final = {
    1: Reading("gy", FRONT, "e"),
    2: KETTO,
    3: Reading("m", BACK, "a"),
    4: Reading("gy", FRONT, "e"),
    5: Reading("t", ROUNDED, "ö"),
    6: Reading("t", BACK, "o"),
    7: Reading("t", FRONT, "e"),
    8: Reading("c", BACK, "a"),
    9: Reading("c", FRONT, "e"),
}
TENS: Final = {
    10: Reading("z", FRONT, "e"),
    20: Reading("sz", BACK, "a"),
    30: Reading("c", BACK, "a"),
    40: Reading("n", FRONT, "e"),
    50: Reading("n", FRONT, "e"),
    60: Reading("n", BACK, "a"),
    70: Reading("n", FRONT, "e"),
    80: Reading("n", BACK, "a"),
    90: Reading("n", FRONT, "e"),
}
NULLA: Final = Reading("", BACK, "")
SZAZ: Final = Reading("z", BACK, "a")
EZER: Final = Reading("r", FRONT, "e")
MILLIO: Final = Reading("", BACK, "")
MILLIARD: Final = Reading("d", BACK, "o")

GROUPED_FROM: Final = 10_000
"""Hungarian typography leaves numbers of four digits undivided."""

ROMAN: Final = re.compile(r"[IVXLCDM]+\.")
ROMAN_DIGITS: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def last_word(number: int) -> Reading:
    number = abs(number)
    if number == 0:
        return NULLA
    if number % 10:
        return UNITS[number % 10]
    if number % 100:
        return TENS[number % 100]
    if number % 1000:
        return SZAZ
    if number % 1_000_000:
        return EZER
    if number % 1_000_000_000:
        return MILLIO
    return MILLIARD


def begins_with_vowel(number: int) -> bool:
    """Whether the reading does, as "öt", "ezer" and "egymillió"; not "mínusz öt" or "száz"."""
    if number < 0:
        return False
    first_group = number
    while first_group >= 1000:
        first_group //= 1000
    return first_group == 1 or str(first_group)[0] == "5"


def digits(number: int) -> str:
    sign = "\N{MINUS SIGN}" if number < 0 else ""
    if abs(number) < GROUPED_FROM:
        return f"{sign}{abs(number)}"
    return sign + f"{abs(number):,}".replace(",", "\N{NO-BREAK SPACE}")


def roman_ordinal(token: str) -> int | None:
    """The number of "III." (with its full stop), or None."""
    if not ROMAN.fullmatch(token):
        return None
    values = [ROMAN_DIGITS[letter] for letter in token[:-1]]
    total = 0
    for value, following in zip(values, [*values[1:], 0], strict=True):
        total += -value if value < following else value
    return total
