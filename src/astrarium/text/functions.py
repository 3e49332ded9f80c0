"""The functions that catalogue files may call.

TEXT and BOTH work in every language; ARTICLE, SUFFIX, PLURAL and NAMED are Hungarian grammar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fluent.runtime.types import FluentFloat, FluentInt, FluentNone

from astrarium.text import hungarian

Value = str | FluentInt | FluentFloat | FluentNone
Function = Callable[..., str]
AS_IT_STANDS: Final = "="


def _figure(value: Value) -> str | int:
    if isinstance(value, FluentInt):
        return int(value)
    if isinstance(value, str):
        return value
    raise ValueError(f"a word or a whole number is needed, not {value!r}")


def _word(value: Value) -> str:
    return str(_figure(value))


def both(name: Value, original: Value) -> str:
    """BOTH($name, $title) gives "Öreg Föld (Old Earth)", or the name alone if they are the same."""
    shown, meant = _word(name), _word(original)
    return shown if shown == meant else f"{shown} ({meant})"


def article(value: Value, start: str = "no") -> str:
    """ARTICLE($x) gives "a" or "az"; with start: "yes" it begins a sentence."""
    chosen = hungarian.article(_figure(value))
    return chosen.capitalize() if start == "yes" else chosen


def suffix(value: Value, ending: str) -> str:
    """SUFFIX($x, "val")."""
    return hungarian.suffix(_figure(value), ending)


def plural(value: Value, ending: str = "") -> str:
    """PLURAL($x) or PLURAL($x, "t")."""
    return hungarian.plural(_word(value), ending)


def named(name: Value, noun: str, ending: str = "") -> str:
    """NAMED($x, "világ", "t") gives "Gem World nevű világot"."""
    return hungarian.named(_word(name), noun, ending)


BY_LANGUAGE: Final[dict[str, dict[str, Function]]] = {
    "en": {},
    "hu": {"ARTICLE": article, "SUFFIX": suffix, "PLURAL": plural, "NAMED": named},
}


def functions_for(language: str, look_up: Callable[[str], str]) -> dict[str, Function]:
    """All functions of a language; TEXT("card-", $card) looks up the text of a composed key.

    A figure "=My card" is a name that somebody has typed in: it is said as it stands.
    """

    def text(*parts: Value) -> str:
        last = _word(parts[-1])
        if last.startswith(AS_IT_STANDS):
            return last[len(AS_IT_STANDS) :]
        return look_up("".join(_word(part) for part in parts))

    return {"TEXT": text, "BOTH": both, **BY_LANGUAGE[language]}
