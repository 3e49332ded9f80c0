"""How a written Hungarian word sounds: vowel harmony, last consonant, spelled letters."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

BACK_VOWELS: Final = frozenset("aáoóuú")
ROUNDED_VOWELS: Final = frozenset("öőüű")
NEUTRAL_VOWELS: Final = frozenset("éií")
VOWELS: Final = BACK_VOWELS | ROUNDED_VOWELS | NEUTRAL_VOWELS | {"e"}


class Harmony(Enum):
    """Which of three forms a suffix takes: -hoz, -hez or -höz."""

    BACK = "back"
    FRONT = "front"
    ROUNDED = "rounded"


# Stems with only i, í or é which take back suffixes all the same.
BACK_STEMS: Final = ("cél", "csík", "derék", "díj", "férfi", "gyík", "híd", "nyíl", "sík", "zsír")
BACK_WHOLE_WORDS: Final = frozenset({"íj", "ír", "kín", "sír", "síp", "szíj"})

# Endings whose é or i decides the harmony of a compound: "bányavidékben", not "bányavidékban".
FRONT_ENDINGS: Final = (
    "és",
    "ség",
    "bér",
    "fék",
    "gép",
    "hír",
    "kék",
    "kép",
    "kincs",
    "lény",
    "név",
    "nép",
    "pénz",
    "rész",
    "szék",
    "szín",
    "szint",
    "szív",
    "tér",
    "vidék",
    "víz",
)

DIGRAPHS: Final = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
LONG_DIGRAPHS: Final = ("ddzs", "ccs", "ddz", "ggy", "lly", "nny", "ssz", "tty", "zzs")

# Letters of foreign and old names, and the Hungarian consonant they stand for.
FOREIGN_FINALS: Final = (
    ("sch", "s"),
    ("ch", "h"),
    ("ck", "k"),
    ("cz", "c"),
    ("sh", "s"),
    ("th", "t"),
    ("tz", "c"),
    ("q", "k"),
    ("w", "v"),
    ("x", "sz"),
)

LETTER_NAMES: Final = {
    "a": "a",
    "á": "á",
    "b": "bé",
    "c": "cé",
    "d": "dé",
    "e": "e",
    "é": "é",
    "f": "ef",
    "g": "gé",
    "h": "há",
    "i": "i",
    "í": "í",
    "j": "jé",
    "k": "ká",
    "l": "el",
    "m": "em",
    "n": "en",
    "o": "ó",
    "ó": "ó",
    "ö": "ő",
    "ő": "ő",
    "p": "pé",
    "q": "kú",
    "r": "er",
    "s": "es",
    "t": "té",
    "u": "ú",
    "ú": "ú",
    "ü": "ű",
    "ű": "ű",
    "v": "vé",
    "w": "vé",
    "x": "iksz",
    "y": "ipszilon",
    "z": "zé",
}

MIXED_ABBREVIATION: Final = re.compile(r"[A-ZÁÉÍÓÖŐÚÜŰ][a-záéíóöőúüű]{0,2}[A-Z]{1,2}")
"""Abbreviations such as GyP: they end in a capital letter."""


def vowels_of(word: str) -> list[str]:
    """The vowels of a word in order; y counts as i unless it belongs to gy, ly, ny or ty."""
    word = word.lower()
    found = []
    for place, letter in enumerate(word):
        if letter in VOWELS:
            found.append(letter)
        elif letter == "y" and not (place and word[place - 1] in "glnt"):
            found.append("i")
    return found


def ends_in_vowel(word: str) -> bool:
    word = word.lower()
    return word[-1] in VOWELS or (word[-1] == "y" and word[-2:-1] not in ("g", "l", "n", "t"))


def harmony_of(word: str) -> Harmony:
    """The harmony of one word without spaces or hyphens."""
    word = word.lower()
    if word in BACK_WHOLE_WORDS or word.endswith(BACK_STEMS):
        return Harmony.BACK
    vowels = vowels_of(word)
    if not vowels:
        return Harmony.FRONT
    if vowels[-1] in ROUNDED_VOWELS:
        return Harmony.ROUNDED
    if word.endswith(FRONT_ENDINGS):
        return Harmony.FRONT
    deciding = [vowel for vowel in vowels if vowel not in NEUTRAL_VOWELS]
    if deciding and deciding[-1] in BACK_VOWELS:
        return Harmony.BACK
    return Harmony.FRONT


def is_abbreviation(word: str) -> bool:
    """Written in capitals, or a single letter: its suffixes take a hyphen."""
    if len(word) == 1:
        return word.isupper()
    letters = [letter for letter in word if letter.isalpha()]
    if len(letters) < len(word):
        return False
    return word.isupper() or MIXED_ABBREVIATION.fullmatch(word) is not None


def is_spelled_out(word: str) -> bool:
    """Read letter by letter (FBI, GyP, X) rather than as a word (SETI, NASA)."""
    if not is_abbreviation(word):
        return False
    if len(word) == 1 or not word.isupper():
        return True
    lowered = word.lower()
    has_vowel = any(letter in VOWELS for letter in lowered)
    begins_with_cluster = lowered[0] not in VOWELS and lowered[1] not in VOWELS
    return not has_vowel or begins_with_cluster
