"""What can be wrong with a text: each error names the key, the language and what is missing."""

from __future__ import annotations


class TextError(Exception):
    """A text is missing or cannot be made."""


class UnknownLanguage(TextError):
    """No catalogue is written in this language."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no texts in language {language!r}; there are: {', '.join(known)}")


class BrokenCatalogue(TextError):
    """A catalogue cannot be read, or two of them give a text to the same key."""


class MissingText(TextError):
    """A key has no text in the language."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(f"no text {key!r} in {language!r}")
        self.key = key
        self.language = language


class MissingFigure(TextError):
    """A text asks for a figure that was not given."""

    def __init__(self, key: str, language: str, names: list[str]) -> None:
        wanted = ", ".join(f"${name}" for name in names)
        super().__init__(f"text {key!r} in {language!r} needs {wanted}")
        self.key = key
        self.names = names


class UnexpectedFigure(TextError):
    """A text distinguishes cases of a figure, and the value given is none of them."""

    def __init__(self, key: str, language: str, name: str, value: str, cases: list[str]) -> None:
        super().__init__(
            f"text {key!r} in {language!r} has no case for ${name} = {value!r}; "
            f"it has: {', '.join(cases)}"
        )
        self.key = key
        self.name = name
