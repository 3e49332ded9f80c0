"""What was wrong, as sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from astrarium import games
from astrarium.core.errors import AstrariumError, BadLog, IllegalChoice
from astrarium.core.fault import Fault
from astrarium.text.reasons import say_reason
from astrarium.text.texts import Figure, Texts


def say_error(texts: Texts, error: AstrariumError) -> str:
    """The sentence of an error, with that of the error behind it; its own message where these
    texts have none for it."""
    key = f"error-{error.key}"
    figures: dict[str, Figure] = dict(error.figures)
    rule = str(figures.pop("rule", ""))
    if rule:
        texts = _texts_of(rule.partition(".")[0], texts.language)  # an id begins with its game
    if key not in texts:
        return str(error)
    said = [texts(key, **figures)]
    if rule:
        said.append(f"[{rule}]")
    if isinstance(error, IllegalChoice):
        known = [each for each in error.reasons if f"reason-{each.key}" in texts]
        said += [say_reason(texts, reason) for reason in known]
    if isinstance(error, BadLog) and error.line:
        said.insert(0, texts("error-at-line", line=error.line))
    # Compiled rules keep what they raise an error from as its context only.
    behind = error.__cause__ or error.__context__
    if isinstance(behind, AstrariumError) and behind.key != error.key:
        said.append(say_error(texts, behind))
    return " ".join(said)


def say_fault(texts: Texts, error: ValueError) -> str:
    """Where a set of components is wrong, in the words of its file, and a sentence about it."""
    if not isinstance(error, Fault):
        return str(error)
    sentence = texts(f"fault-{error.key}", **error.figures)
    ended = sentence if sentence.endswith("?") else f"{sentence}."
    return f"{error.where}: {ended}" if error.where else ended


@cache
def _texts_of(game: str, language: str) -> Texts:
    """The texts of a game; the common ones alone where it has no catalogue."""
    folder = Path(games.__path__[0]) / game / "text"
    return Texts(language, [folder] if folder.is_dir() else [])
