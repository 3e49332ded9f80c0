"""The names of components: as notation writes them, and as the person's language says them."""

from __future__ import annotations

import difflib
import re

from astrarium.core.errors import BadNotation
from astrarium.core.game import Rules
from astrarium.text import Texts

NUMBERED = re.compile(r"(.*?)((?: #\d+)?)", re.DOTALL)  # "use Some Card #2"


class Dictionary:
    def __init__(self, rules: Rules, texts: Texts) -> None:
        self.texts = texts
        self.titles = rules.game.components(rules)
        self.keys: dict[str, str] = {}
        for key, title in self.titles.items():
            self.keys[title.lower()] = key
            if key in texts:
                self.keys[texts(key).lower()] = key

    def key(self, name: str) -> str:
        """The component of that name; says which one might be meant if there is none."""
        low = name.lower()
        if low in self.keys:
            return self.keys[low]
        close = difflib.get_close_matches(low, self.keys, n=1)
        if close:
            key = self.keys[close[0]]
            meant = self.texts(key) if key in self.texts else self.titles[key]
            raise BadNotation(self.texts("play-unknown-name-but", name=name, meant=meant))
        raise BadNotation(self.texts("play-unknown-name", name=name))

    def notation(self, text: str) -> str:
        """A choice typed with names of the person's language, as notation writes it."""
        parts = [self._translated(part) for part in re.split(r"\s*;\s*", text)]
        return "; ".join(parts)

    def _translated(self, text: str) -> str:
        words, place = NUMBERED.fullmatch(text).groups()  # type: ignore[union-attr]
        for name in sorted(self.keys, key=len, reverse=True):
            if f" {words.lower()}".endswith(f" {name}"):
                return words[: len(words) - len(name)] + self.titles[self.keys[name]] + place
        return text
