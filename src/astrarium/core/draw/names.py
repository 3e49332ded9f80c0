"""Names in little room: in lines, parted between syllables where a word is too long for one, in
narrower letters where that is not enough. Never smaller than can be read; cut only at last.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from astrarium.core.draw.svg import LEAST_WORDS, Attributes, Canvas

LETTER: Final = 0.69  # how wide a bold letter is, in its size
LIGHT: Final = 0.88  # how wide a letter that is not bold is, in bold ones
SLIM: Final = frozenset("iíjlftrI.,:;'!|()/- ")
BROAD: Final = frozenset("mwMW%…")
NARROWER: Final = (1.0, 0.92, 0.84, 0.76, 0.7)  # letters; the widest that will do are taken
SOUNDS: Final = re.compile(r"dzs|cs|dz|gy|ly|ny|sz|ty|zs|.", re.IGNORECASE)
BRACKETS: Final = re.compile(r" \([^()]*\)$")
VOWELS: Final = frozenset("aáeéiíoóöőuúüű")
# Before these a compound has its joint, wherever its sounds would part it.
SECOND_WORDS: Final = (
    "adat", "aktív", "alakít", "alatti", "anyag", "ágyú", "(?<=llen)állás", "állomás", "állomány",
    "átalakít", "(?<=ptár)elme", "előőrs", "emelked", "építe", "flott", "(?<=ér)idő", "indulat",
    "kristály", "őrsz", "öv$", "struktúr", "szfér", "univerz", "uralm", "zóna",
)  # fmt: skip
JOINTS: Final = re.compile(rf"(?<=[a-záéíóöőúüű]{{2}})(?={'|'.join(SECOND_WORDS)})")


def syllables(word: str) -> list[str]:
    """Where a word may be parted: at the joints of a compound, and between syllables."""
    return [part for each in JOINTS.split(word) for part in _sounded(each)]


def _sounded(word: str) -> list[str]:
    """A syllable begins with the last consonant before its vowel; a hyphen ends one."""
    sounds = SOUNDS.findall(word)
    parts = [""]
    for sound, following in zip(sounds, [*sounds[1:], ""]):
        begins = sound.isalpha() and not _voiced(sound) and _voiced(following)
        if parts[-1].endswith("-") or (begins and _voiced(parts[-1])):
            parts.append("")
        parts[-1] += sound
    return [parts[0] + parts[1], *parts[2:]] if len(parts) > 1 and len(parts[0]) == 1 else parts


def _voiced(part: str) -> bool:
    return any(letter in VOWELS for letter in part.lower())


@lru_cache(maxsize=1 << 12)
def wide(words: str) -> float:
    """How wide bold letters are, in their size; those of common fonts are not wider."""
    return sum(0.44 if each in SLIM else 1.0 if each in BROAD else LETTER for each in words)


@lru_cache(maxsize=1 << 12)
def name_lines(words: str, room: float, size: float, most: int = 1) -> tuple[str, ...]:
    """The words in at most so many lines: few parted words, and letters as wide as may be. What
    stands in brackets at the end is left out before anything is cut."""
    found = []
    for narrow in NARROWER:
        width = room / (size * narrow)
        lines = _wrapped(words, width)
        if len(lines) <= most and max(map(wide, lines)) <= width:
            parted = sum(line.endswith("-") for line in lines)
            found.append((parted + 3 * (1 - narrow), tuple(lines)))
    if found:
        return min(found)[1]
    if BRACKETS.search(words):
        return name_lines(BRACKETS.sub("", words), room, size, most)
    rest = words if most == 1 else " ".join(lines[most - 1 :])
    while wide(rest) + LETTER > width and rest:
        rest = rest[:-1].rstrip(" -")
    return (*lines[: most - 1], rest + "…")


def _wrapped(words: str, width: float) -> list[str]:
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if wide(longer) <= width:
            lines[-1] = longer
        else:
            lines += _parted(word, width)
    return [line for line in lines if line] or [""]


def _parted(word: str, width: float) -> list[str]:
    """One word in as many lines as it needs."""
    if wide(word) <= width:
        return [word]
    lines = [""]
    for part in syllables(word):
        if lines[-1] and wide(f"{lines[-1]}{part}-") > width:
            lines[-1] += "" if lines[-1].endswith("-") else "-"
            lines.append("")
        lines[-1] += part
    return lines


def put_name(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    room: float,
    size: float = LEAST_WORDS,
    fill: str = "ink",
    most: int = 1,
    letters: float = 1.0,
    **attributes: str | float | None,
) -> float:
    """In at most so many lines, in `letters` as wide as bold ones or less; returns where the next
    one would be."""
    for line in name_lines(words, room / letters, size, most):
        squeezed: Attributes = {}
        if wide(line) * size * letters > room:
            squeezed = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
        canvas.text(x, y, line, size, fill, **attributes, **squeezed)
        y += size + 1
    return y
