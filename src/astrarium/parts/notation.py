"""Choices as text, both ways: every choice of a game is listed once with its text.

What `say` writes, `parse` reads. A set is written with semicolons after one verb:
`pay Gem World; Comet Zone`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator

from astrarium.core.errors import BadNotation, nothing_near


def listed(first: int, text: str, names: Iterable[object]) -> Iterator[tuple[int, str]]:
    """Choices of one kind, numbered in the order of their names; the text has braces for those."""
    for number, name in enumerate(names):
        yield first + number, text.format(name)


class Notation:
    """The texts of one set of rules."""

    def __init__(self, error: str, title: str, lines: Iterable[tuple[int, str]]) -> None:
        """`error`: the text that says there is no such choice; `title`: of the game."""
        self.error = error
        self.title = title
        self.texts: dict[int, str] = {}
        self.choices: dict[str, int] = {}
        for choice, text in lines:
            low = text.lower()
            if choice in self.texts or low in self.choices:
                raise ValueError(f"{choice} or '{text}' is listed twice")
            self.texts[choice] = text
            self.choices[low] = choice

    def say(self, choice: int) -> str:
        text = self.texts.get(choice)
        if text is None:
            raise self.unknown(str(choice), choice)
        return text

    def parse(self, text: str) -> list[int]:
        """One choice, or a set of them."""
        words = " ".join(text.lower().split())
        if ";" not in words:
            return [self.one(words)]
        first, *others = [part.strip() for part in words.split(";")]
        chosen = self.one(first)  # only of a choice that there is, a verb is looked for
        verb = self._verb(first, others)
        return [chosen, *(self.one(f"{verb} {other}") for other in others)]

    def _verb(self, first: str, others: list[str]) -> str:
        """What the rest of a set is to be read with: the first choice without its last words."""
        verb = shortest = first.rpartition(" ")[0]
        while verb:
            if all(f"{verb} {other}" in self.choices for other in others):
                return verb
            verb = verb.rpartition(" ")[0]
        return shortest

    def one(self, words: str) -> int:
        choice = self.choices.get(words)
        if choice is not None:
            return choice
        raise self.unknown(f"'{words}'", words, lambda: self._guess(words))

    def _guess(self, words: str) -> str:
        close = difflib.get_close_matches(words, self.choices, n=1)
        return close[0] if close else ""

    def unknown(
        self, shown: str, written: str | int, near: Callable[[], str] = nothing_near
    ) -> Exception:
        message = f"{shown} is no choice of {self.title}"
        return BadNotation(message, near).said(self.error, written=written)
