"""The definite article: "a" before a consonant sound, "az" before a vowel sound."""

from __future__ import annotations

import re
from typing import Final

from astrarium.text.hungarian.numerals import begins_with_vowel, digits, roman_ordinal
from astrarium.text.hungarian.sounds import LETTER_NAMES, VOWELS, is_spelled_out

# English words that begin with another kind of sound than their first letter promises.
CONSONANT_SOUND: Final = frozenset(
    {"european", "once", "one", "unique", "unit", "united", "unity", "universal", "university"}
)
VOWEL_SOUND: Final = frozenset({"heir", "honest", "honor", "honour", "hour"})

FIRST_TOKEN: Final = re.compile(r"[^\W_]+[.'\u2019]?")
NUMBER: Final = re.compile(r"\d+(?:[ \u00a0\u202f]\d{3})*")


def article(text: str | int) -> str:
    """The article of what follows: "a" or "az"."""
    return "az" if _begins_with_vowel_sound(text) else "a"


def with_article(text: str | int) -> str:
    shown = digits(text) if isinstance(text, int) else text
    return f"{article(text)} {shown}"


def _begins_with_vowel_sound(text: str | int) -> bool:
    if isinstance(text, int):
        return begins_with_vowel(text)
    if re.match(r"[-\u2212+]\d", text):
        return False
    start = re.search(r"[^\W_]", text)
    if start is None:
        raise ValueError(f"no article can be chosen for {text!r}: it has neither letter nor digit")
    rest = text[start.start() :]
    number = NUMBER.match(rest)
    if number:
        return begins_with_vowel(int(re.sub(r"\D", "", number.group())))
    token = FIRST_TOKEN.match(rest)
    assert token is not None
    ordinal = roman_ordinal(token.group())
    if ordinal is not None:
        return begins_with_vowel(ordinal)
    return _word_begins_with_vowel_sound(token.group().rstrip(".'\u2019"))


def _word_begins_with_vowel_sound(word: str) -> bool:
    if is_spelled_out(word):
        return LETTER_NAMES.get(word[0].lower(), word[0].lower())[0] in VOWELS
    lowered = word.lower()
    if lowered in CONSONANT_SOUND:
        return False
    if lowered in VOWEL_SOUND:
        return True
    if lowered[0] == "y":
        return len(lowered) > 1 and lowered[1] not in VOWELS
    return lowered[0] in VOWELS
