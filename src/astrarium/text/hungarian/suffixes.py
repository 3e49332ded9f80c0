"""Suffixes by vowel harmony, with linking vowels and assimilation.

A suffix is named by its back form: "ban", "ba", "ból", "n", "ra", "ról", "nál", "hoz", "tól",
"nak", "val", "vá", "t", "ért", "ig", "szor", "k" (plural), "s" ("5-ös").
"""

from __future__ import annotations

import re
from typing import Final

from astrarium.text.hungarian.numerals import KETTO, digits, last_word
from astrarium.text.hungarian.sounds import (
    DIGRAPHS,
    FOREIGN_FINALS,
    LETTER_NAMES,
    LONG_DIGRAPHS,
    VOWELS,
    Harmony,
    ends_in_vowel,
    harmony_of,
    is_abbreviation,
    is_spelled_out,
)
from astrarium.text.hungarian.stems import is_plural, linked_stem, stem_before_n

# Suffixes that begin with a consonant and only choose a vowel: back, front, rounded.
HARMONIC: Final = {
    "ba": ("ba", "be", "be"),
    "ban": ("ban", "ben", "ben"),
    "ból": ("ból", "ből", "ből"),
    "hoz": ("hoz", "hez", "höz"),
    "nak": ("nak", "nek", "nek"),
    "nál": ("nál", "nél", "nél"),
    "ra": ("ra", "re", "re"),
    "ról": ("ról", "ről", "ről"),
    "szor": ("szor", "szer", "ször"),
    "tól": ("tól", "től", "től"),
}
UNCHANGING: Final = frozenset({"ért", "ig"})
ASSIMILATING: Final = {"val": ("al", "el", "el"), "vá": ("á", "é", "é")}
LINKING: Final = frozenset({"k", "s", "t"})
SUFFIXES: Final = frozenset(HARMONIC) | UNCHANGING | frozenset(ASSIMILATING) | LINKING | {"n"}

LENGTHENED: Final = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
BARE_ACCUSATIVE: Final = ("l", "ly", "r", "n", "ny", "j", "s", "sz", "z", "zs")
"""After a vowel and one of these the accusative needs no linking vowel: "fejlesztést"."""

SUFFIXES_OF_KET: Final = {"s": "es", "szor": "szer"}
"""A number in 2 ends in "kettő" but forms "kettes" and "kétszer"."""

LAST_WORD: Final = re.compile(r"[^\W\d_]+(?=[\W_]*$)")
LAST_NUMBER: Final = re.compile(r"(?:\d[ \u00a0\u202f]?)*\d(?=[\W_]*$)")


class UnknownSuffix(ValueError):
    """The suffix is not one of those listed in the module's docstring."""


def suffix(text: str | int, ending: str) -> str:
    """The word, name or number with the suffix in its right form."""
    if ending not in SUFFIXES:
        raise UnknownSuffix(f"unknown suffix {ending!r}; known: {', '.join(sorted(SUFFIXES))}")
    if isinstance(text, int):
        return f"{digits(text)}-{_of_number(text, ending)}"
    number = LAST_NUMBER.search(text)
    if number:
        if text.endswith("."):
            raise ValueError(f"the ordinal {text!r} takes no suffix: put it on a noun after it")
        value = int(re.sub(r"\D", "", number.group()))
        return f"{text}-{_of_number(value, ending)}"
    found = LAST_WORD.search(text)
    if found is None:
        raise ValueError(f"no suffix can be put on {text!r}: it has neither letter nor digit")
    word = found.group()
    if is_abbreviation(word):
        return f"{text}-{_after_hyphen(_spoken(word), ending)}"
    if found.end() < len(text):
        return f"{text}-{_after_hyphen(word, ending)}"
    return text[: found.start()] + _of_word(word, ending)


def plural(text: str, ending: str = "") -> str:
    """The plural, with a further suffix where one is named: "világokat", "fejlesztésekben"."""
    many = suffix(text, "k")
    if not ending:
        return many
    found = LAST_WORD.search(text)
    assert found is not None
    harmony = harmony_of(found.group())
    if ending == "t":
        return many + _plural_link(harmony) + ending
    return many + _regular_ending("k", harmony, ending)


def named(name: str, noun: str, ending: str = "") -> str:
    """The suffix on a Hungarian noun, the name left whole: "Gem World nevű világot"."""
    return f"{name} nevű {suffix(noun, ending) if ending else noun}"


def _of_number(number: int, ending: str) -> str:
    reading = last_word(number)
    if reading is KETTO and ending in SUFFIXES_OF_KET:
        return SUFFIXES_OF_KET[ending]
    if ending in LINKING:
        return reading.link + ending
    return _regular_ending(reading.final, reading.harmony, ending)


def _regular_ending(final: str, harmony: Harmony, ending: str) -> str:
    """The suffix as written after a stem that ends in the consonant `final` ("" for a vowel)."""
    if ending in UNCHANGING:
        return ending
    if ending in HARMONIC:
        return _choose(HARMONIC[ending], harmony)
    if ending in ASSIMILATING:
        return (final or "v") + _choose(ASSIMILATING[ending], harmony)
    link = _choose(("o", "e", "ö"), harmony) if final else ""
    return link + ending


def _choose(forms: tuple[str, str, str], harmony: Harmony) -> str:
    return forms[(Harmony.BACK, Harmony.FRONT, Harmony.ROUNDED).index(harmony)]


def _of_word(word: str, ending: str) -> str:
    harmony = harmony_of(word)
    if ending in LINKING:
        return _linked(word, harmony, ending)
    if ending == "n":
        short = stem_before_n(word)
        if short is not None:
            return short + _regular_ending(short[-1], harmony, "n")
    if ends_in_vowel(word):
        return _lengthened(word) + _regular_ending("", harmony, ending)
    if ending in ASSIMILATING:
        return _assimilated(word, _choose(ASSIMILATING[ending], harmony))
    return word + _regular_ending(_final_consonant(word), harmony, ending)


def _linked(word: str, harmony: Harmony, ending: str) -> str:
    irregular = linked_stem(word)
    if irregular is not None:
        stem, link = irregular
        return stem + link + ending
    if ends_in_vowel(word):
        return _lengthened(word) + ending
    if is_plural(word):
        return word + _plural_link(harmony) + ending
    if ending == "t" and _takes_bare_accusative(word):
        return word + "t"
    return word + _regular_ending(_final_consonant(word), harmony, ending)


def _plural_link(harmony: Harmony) -> str:
    return "a" if harmony is Harmony.BACK else "e"


def _takes_bare_accusative(word: str) -> bool:
    final = _final_consonant(word)
    before = word[: len(word) - len(final)].lower()
    return final in BARE_ACCUSATIVE and before[-1:] in VOWELS


def _lengthened(word: str) -> str:
    return word[:-1] + LENGTHENED.get(word[-1], word[-1])


def _final_consonant(word: str) -> str:
    lowered = word.lower()
    for letters in DIGRAPHS:
        if lowered.endswith(letters):
            return letters
    return lowered[-1]


def _assimilated(word: str, vowel_part: str) -> str:
    """The v of -val and -vá turned into the last consonant: "robottal", "ásszal", "Maxszal"."""
    lowered = word.lower()
    for letters, sound in FOREIGN_FINALS:
        if lowered.endswith(letters):
            return word + sound + vowel_part
    if lowered.endswith(LONG_DIGRAPHS):
        return word + vowel_part
    if len(lowered) > 1 and lowered[-1] == lowered[-2]:
        # A name keeps its spelling whole, a common noun drops the third letter.
        return f"{word}-{lowered[-1]}{vowel_part}" if word[0].isupper() else word + vowel_part
    final = _final_consonant(word)
    return word[: len(word) - len(final)] + word[len(word) - len(final)] + final + vowel_part


def _spoken(word: str) -> str:
    """What the reader says for an abbreviation: the name of its last letter, or the word."""
    return LETTER_NAMES.get(word[-1].lower(), word[-1]) if is_spelled_out(word) else word.lower()


def _after_hyphen(spoken: str, ending: str) -> str:
    """The suffix alone, for texts that must stay as they are: abbreviations, quotations."""
    harmony = harmony_of(spoken)
    if ending in LINKING:
        irregular = linked_stem(spoken)
        if irregular is not None:
            return irregular[1] + ending
    if ends_in_vowel(spoken):
        return _regular_ending("", harmony, ending)
    if ending == "t" and _takes_bare_accusative(spoken):
        return "t"
    return _regular_ending(_final_consonant(spoken), harmony, ending)
