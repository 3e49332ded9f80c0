"""The text layer: everything a person reads, in Hungarian and English, as whole sentences.

Only the table, the lab and the command line use it; rules name texts by key and figures.
"""

from astrarium.text.errors import (
    BrokenCatalogue,
    MissingFigure,
    MissingText,
    TextError,
    UnexpectedFigure,
    UnknownLanguage,
)
from astrarium.text.language import LANGUAGES, negotiate
from astrarium.text.mistakes import say_error, say_fault
from astrarium.text.reasons import say_reason
from astrarium.text.sentences import say_sentence
from astrarium.text.texts import Figure, Texts

__all__ = [
    "LANGUAGES",
    "BrokenCatalogue",
    "Figure",
    "MissingFigure",
    "MissingText",
    "TextError",
    "Texts",
    "UnexpectedFigure",
    "UnknownLanguage",
    "negotiate",
    "say_error",
    "say_fault",
    "say_reason",
    "say_sentence",
]
