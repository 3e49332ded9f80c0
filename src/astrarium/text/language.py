"""Which language a person gets."""

from __future__ import annotations

from typing import Final

from astrarium.text.errors import UnknownLanguage

LANGUAGES: Final = ("en", "hu")
DEFAULT: Final = "en"
MOST_WANTED: Final = 20  # languages of a header that are read


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return language


def negotiate(wanted: str) -> str:
    """The best language for a header such as "hu-HU,hu;q=0.9,en;q=0.5"; English if none fits."""
    best, best_quality = DEFAULT, 0.0
    for item in wanted.split(",", MOST_WANTED)[:MOST_WANTED]:
        tag, quality = _item(item)
        primary = tag.replace("_", "-").partition("-")[0].lower()
        if primary in LANGUAGES and quality > best_quality:
            best, best_quality = primary, quality
    return best


def _item(item: str) -> tuple[str, float]:
    tag, _, parameter = item.partition(";")
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return tag.strip(), 1.0
    try:
        return tag.strip(), float(value)
    except ValueError:
        return tag.strip(), 0.0
