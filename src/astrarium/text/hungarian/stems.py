"""Words whose stem changes before -t, -k, -s or -n: "föld" but "földet", "híd" but "hidak".

A compound behaves like its last member, so an entry of three letters or more also matches the end
of a longer word; a very short beginning is no member of a compound ("lovas" is not "lo" + "vas").
"""

from __future__ import annotations

import re
from typing import Final

from astrarium.text.hungarian.sounds import vowels_of

# The stem with its linking vowel, as it stands before -t and -k. Before -n the plain word is used.
LINKED: Final = {
    "arany": "arany|a",
    "bogár": "bogar|a",
    "egér": "eger|e",
    "ég": "eg|e",
    "fal": "fal|a",
    "fedél": "fedel|e",
    "fej": "fej|e",
    "föld": "föld|e",
    "fül": "fül|e",
    "gyár": "gyár|a",
    "gyökér": "gyöker|e",
    "had": "had|a",
    "hajtómű": "hajtóműv|e",
    "hal": "hal|a",
    "ház": "ház|a",
    "hely": "hely|e",
    "híd": "hid|a",
    "hét": "het|e",
    "hold": "hold|a",
    "hölgy": "hölgy|e",
    "jég": "jeg|e",
    "jel": "jel|e",
    "kár": "kár|a",
    "kéz": "kez|e",
    "könyv": "könyv|e",
    "kötél": "kötel|e",
    "láb": "láb|a",
    "levél": "level|e",
    "lyuk": "lyuk|a",
    "madár": "madar|a",
    "mocsár": "mocsar|a",
    "név": "nev|e",
    "nyár": "nyar|a",
    "nyíl": "nyil|a",
    "öv": "öv|e",
    "szál": "szál|a",
    "szárny": "szárny|a",
    "szög": "szög|e",
    "társ": "társ|a",
    "tér": "ter|e",
    "toll": "toll|a",
    "tűz": "tüz|e",
    "út": "ut|a",
    "úr": "ur|a",
    "ár": "ár|a",
    "vár": "vár|a",
    "vas": "vas|a",
    "víz": "viz|e",
    "vonal": "vonal|a",
    "völgy": "völgy|e",
    "zár": "zár|a",
}

# These change before -n too: "tavon", "álmon", "birodalmon".
LINKED_EVERYWHERE: Final = {
    "álom": "álm|o",
    "bokor": "bokr|o",
    "cső": "csöv|e",
    "fű": "füv|e",
    "kő": "köv|e",
    "ló": "lov|a",
    "mű": "műv|e",
    "öböl": "öbl|ö",
    "sátor": "sátr|a",
    "titok": "titk|o",
    "tó": "tav|a",
    "torony": "torny|o",
    "tükör": "tükr|ö",
}

# Nouns in -alom and -elem lose their last vowel; "elem" itself and its compounds do not.
DROPPING_ALOM: Final = re.compile(r"\w+alom")
DROPPING_ELEM: Final = re.compile(r"\w+[cdghlnrtvz]elem")

SHORTEST_MEMBER: Final = 3
SHORT_MEMBERS: Final = frozenset({"űr"})


def linked_stem(word: str) -> tuple[str, str] | None:
    """Stem and linking vowel before -t, -k and -s where they are irregular."""
    return _dropped(word) or _find(word, LINKED_EVERYWHERE) or _find(word, LINKED)


def stem_before_n(word: str) -> str | None:
    """The stem before -on, -en, -ön where it is irregular."""
    found = _dropped(word) or _find(word, LINKED_EVERYWHERE)
    return found[0] if found else None


def is_plural(word: str) -> bool:
    """Whether a name such as "Űrgyalogosok" or "Lázadók" looks like a plural.

    Short words in -ok or -ek are as often singular ("titok", "gyermek"), so they need three
    syllables to count; -ók and -ők need two ("pók" is singular).
    """
    syllables = len(vowels_of(word))
    lowered = word.lower()
    if lowered.endswith(("ók", "ők")):
        return syllables >= 2
    return lowered.endswith(("ok", "ek", "ök", "ak", "ák")) and syllables >= 3


def _dropped(word: str) -> tuple[str, str] | None:
    lowered = word.lower()
    if DROPPING_ALOM.fullmatch(lowered):
        return word[:-2] + word[-1], "a"
    if DROPPING_ELEM.fullmatch(lowered):
        return word[:-2] + word[-1], "e"
    return None


def _find(word: str, table: dict[str, str]) -> tuple[str, str] | None:
    lowered = word.lower()
    for entry, linked in table.items():
        if not lowered.endswith(entry):
            continue
        beginning = word[: len(word) - len(entry)]
        if beginning and not _is_compound(beginning, entry):
            continue
        stem, _, link = linked.partition("|")
        if not beginning and word[0].isupper():
            stem = stem.capitalize()
        return beginning + stem, link
    return None


def _is_compound(beginning: str, entry: str) -> bool:
    if len(entry) < SHORTEST_MEMBER:
        return False
    return len(beginning) >= SHORTEST_MEMBER or beginning.lower() in SHORT_MEMBERS
