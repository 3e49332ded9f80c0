"""Sentences by key, in the language of the person who reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from astrarium.text.catalogue import (
    Entry,
    add_entries,
    all_cases,
    all_figures,
    catalogue_files,
    read_catalogue,
)
from astrarium.text.errors import (
    MissingFigure,
    MissingText,
    TextError,
    UnexpectedFigure,
)
from astrarium.text.functions import functions_for
from astrarium.text.language import check_language

COMMON_FOLDER: Final = Path(__file__).parent / "catalogues"
TEXT_KEYS: Final = ("list-joined",)
# Whatever somebody has typed may stand in a sentence; Fluent takes no figure over 1000 letters.
LONGEST_FIGURE: Final = 600

Figure = str | int | Sequence[str]
Says = Callable[..., str]  # a key and figures to a sentence: Texts, or what stands in for them


class Texts:
    """The texts of one language, from the common catalogue and any number of folders.

    A folder may part a language into several files: `en.ftl`, `en.orb.ftl`.

    >>> texts = Texts("hu", [])
    >>> texts.joined(["Anna", "Béla", "Cili"])
    'Anna, Béla és Cili'
    """

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = check_language(language)
        self._bundle = FluentBundle(
            [language],
            functions=functions_for(language, self),  # type: ignore[arg-type]
            use_isolating=False,
        )
        self._entries: dict[str, Entry] = {}
        self._needs: dict[str, set[str]] = {}
        for folder in (COMMON_FOLDER, *folders):
            for path in catalogue_files(folder, language):
                self._add(path)

    def _add(self, path: Path) -> None:
        catalogue = read_catalogue(path)
        add_entries(self._entries, catalogue)
        self._bundle.add_resource(catalogue.resource)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __call__(self, key: str, /, **figures: Figure) -> str:
        """The sentence of a key with its figures; a list of words is joined into one figure."""
        self._check(key, figures)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        words = {name: self._word(figure) for name, figure in figures.items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        for error in errors:
            if isinstance(error, TextError):
                raise error
            raise TextError(f"text {key!r} in {self.language!r}: {error}") from error
        return str(text)

    def joined(self, items: Sequence[str]) -> str:
        """The items in one phrase: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-joined", first=", ".join(items[:-1]), last=items[-1])

    def _word(self, figure: Figure) -> str | int:
        if isinstance(figure, int):
            return figure
        word = figure if isinstance(figure, str) else self.joined(figure)
        return word if len(word) <= LONGEST_FIGURE else f"{word[:LONGEST_FIGURE]} …"

    def _check(self, key: str, figures: dict[str, Figure]) -> None:
        if key not in self._entries:
            raise MissingText(key, self.language)
        if key not in self._needs:
            self._needs[key] = all_figures(self._entries, key)
        missing = sorted(self._needs[key] - set(figures))
        if missing:
            raise MissingFigure(key, self.language, missing)
        for name, cases in all_cases(self._entries, key):
            value = figures[name]
            if isinstance(value, str) and value not in cases:
                raise UnexpectedFigure(key, self.language, name, value, sorted(cases))
