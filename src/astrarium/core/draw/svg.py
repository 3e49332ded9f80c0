"""Drawing: SVG written by hand, in colours that have names.

On our page the colours are CSS custom properties, so that the reader's theme decides; anywhere
else (a file, a notebook, a print) they are resolved here, because renderers outside a browser turn
`var()` into black.
"""

from __future__ import annotations

import html
import math
import textwrap
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

Attributes = dict[str, str | float | None]
Words = Callable[..., str]  # a text by its key and figures

Colours = Mapping[str, tuple[str, str]]  # name: (light, dark)

# What all games share; each brings its own beside them (`Game.colours`).
COLOURS: Colours = {
    "bg": ("#f6f1e6", "#0d1524"),
    "panel": ("#fffbf2", "#17223b"),
    "line": ("#c8bda4", "#3a4a6b"),
    "ink": ("#1d2433", "#ece7da"),
    "soft": ("#565e70", "#a4b0c8"),
    "brass": ("#8a6418", "#c9a35a"),
    "on-mark": ("#ffffff", "#0d1524"),
    "space": ("#efe8d6", "#111b30"),
    "case": ("#141a28", "#05080f"),
    "brass-fill": ("#c9a35a", "#c9a35a"),
    "on-brass": ("#1d1503", "#1d1503"),
    "good": ("#1f6b43", "#8fd3a8"),
    "seat-0": ("#0b5fa5", "#6cb4f0"),
    "seat-1": ("#b34700", "#f2a35e"),
    "seat-2": ("#00735c", "#4fd0ae"),
    "seat-3": ("#8c2f86", "#e08ad8"),
    "seat-4": ("#6b5d00", "#e2cf4a"),
    "seat-5": ("#7a3030", "#e59a9a"),
    "seat-6": ("#3d3d3d", "#c9c9c9"),
}

LEAST_WORDS = 12.0  # the smallest size of words, in pixels
LEAST_LETTER = 9.0  # and of a single letter or digit inside a sign

SEAT_SHAPES = ("circle", "square", "diamond", "triangle", "hexagon", "star", "cross")
SEAT_LETTERS = "ABCDEFG"


class Badge:
    """How an owner is told from the others: a fill, what is written on it, a letter."""

    def __init__(self, fill: str, ink: str, letter: str) -> None:
        self.fill = fill
        self.ink = ink
        self.letter = letter


PLANNED: Final = "planned"  # the mark of what an answer in the plan is about


class Style:
    """How a drawing shall look: where it is shown, in whose words, and what is marked."""

    def __init__(
        self,
        theme: str = "light",
        words: Words | None = None,
        wide: bool = True,
        names: Sequence[str] = (),
        marks: Mapping[str, str] | None = None,
        colours: Colours = COLOURS,
        badges: Sequence[Badge] = (),
        planned: Sequence[int] = (),
        told: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        if theme not in ("page", "light", "dark"):
            raise ValueError(f"a theme is page, light or dark, not {theme}")
        self.theme = theme
        self.words = words
        self.wide = wide
        self.names = names
        self.marks = marks or {}  # the id of an element: the class it gets
        self.colours = colours
        self.badges = badges
        self.planned = planned  # answers whose effect the view does not show yet
        self.told = told  # events since the last heading, as the eyes of the view know them
        self.key: Hashable = (  # what a thing without a name and without a mark is drawn by
            theme, words, wide, tuple((each.fill, each.ink, each.letter) for each in badges),
        )  # fmt: skip

    def painted(self, colours: Colours, badges: Sequence[Badge] = ()) -> Style:
        """The same style with a game's own colours, and badges of its players, beside the rest."""
        everything = {**COLOURS, **colours}
        return Style(
            self.theme, self.words, self.wide, self.names, self.marks, everything, badges,
            self.planned, self.told,
        )  # fmt: skip

    def mark(self, id: str) -> str:
        """What a thing is marked with; a second copy (`-2`) and later ones as the first, but for
        what is planned: that is said of each by itself."""
        if id in self.marks:
            return self.marks[id]
        first, _, copy = id.rpartition("-")
        words = self.marks.get(first, "") if copy.isdecimal() and int(copy) > 1 else ""
        return " ".join(word for word in words.split() if word != PLANNED)

    def badge(self, seat: int) -> Badge:
        """The colours and the letter of an owner."""
        if seat < len(self.badges):
            return self.badges[seat]
        return Badge(f"seat-{seat}", "on-mark", SEAT_LETTERS[seat])

    def colour(self, name: str) -> str:
        if self.theme == "page":
            return f"var(--{name})"
        light, dark = self.colours[name]
        return light if self.theme == "light" else dark

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else SEAT_LETTERS[seat]

    def say(self, fallback: str, key: str, **figures: object) -> str:
        """A text in the reader's language; without words the language-free fallback."""
        return self.words(key, **figures) if self.words is not None else fallback


def css(colours: Colours) -> str:
    """Colours as custom properties of a page; its theme decides."""
    lines = [f"  --{name}: light-dark({light}, {dark});" for name, (light, dark) in colours.items()]
    return "\n".join([":root {", *lines, "}", ""])


class Canvas:
    """Collects elements; knows nothing of games."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.parts: list[str] = []

    def add(self, tag: str, body: str = "", /, **attributes: str | float | None) -> None:
        self.parts.append(element(tag, body, **attributes))

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, **attributes: str | float | None
    ) -> None:
        self.add("rect", x=x, y=y, width=w, height=h, fill=self._paint(fill), **attributes)

    def circle(
        self, x: float, y: float, r: float, fill: str, **attributes: str | float | None
    ) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=self._paint(fill), **attributes)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None:
        stroke = self._paint(colour)
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width)

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: str, **attributes: str | float | None
    ) -> None:
        corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.add("polygon", points=corners, fill=self._paint(fill), **attributes)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = "ink",
        **attributes: str | float | None,
    ) -> None:
        paint = self._paint(fill)
        self.add("text", escape(words), x=x, y=y, font_size=size, fill=paint, **attributes)

    def _paint(self, name: str) -> str:
        return name if name == "none" else self.style.colour(name)

    def group(self, body: Canvas, **attributes: str | float | None) -> None:
        self.add("g", body.body(), **attributes)

    def marked(self, body: Canvas, id: str, label: str, extra: str = "", about: str = "") -> None:
        """A group that the page can find, mark and read aloud; `about`: what explains it."""
        head = _head(id, self.style.mark(id), label, extra, about)
        self.parts.append(f"{head}{body.body()}</g>")

    def body(self) -> str:
        return "".join(self.parts)

    def document(self, width: float, height: float, title: str) -> str:
        back = element("rect", x=0, y=0, width=width, height=height, fill=self._paint("bg"), rx=8)
        self.parts.insert(0, back)
        return self.sheet(width, height, title, "img")

    def sheet(self, width: float, height: float, title: str, role: str = "group") -> str:
        """What was drawn, as SVG without a ground of its own; its things can be walked through."""
        font = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} '
            f'{number(height)}" role="{role}" aria-label="{escape(title)}" font-family="{font}">'
            f"<title>{escape(title)}</title>{self.body()}</svg>"
        )


P = ParamSpec("P")
R = TypeVar("R")
MOST_DRAWN: Final = 20_000
_drawn: dict[Hashable, tuple[str, Any]] = {}


def once(draw: Callable[Concatenate[Canvas, P], R]) -> Callable[Concatenate[Canvas, P], R]:
    """For a thing that looks the same wherever it is drawn with the same arguments, whoever looks:
    it shows no name of a player and no mark. What was drawn is remembered, for pages that have
    words; a game has words of its own."""

    def drawing(canvas: Canvas, /, *args: P.args, **kwargs: P.kwargs) -> R:
        style = canvas.style
        if style.words is None:
            return draw(canvas, *args, **kwargs)
        key = (draw, style.key, args, *kwargs.items())
        known = _drawn.get(key)
        if known is None:
            body = Canvas(style)
            result = draw(body, *args, **kwargs)
            known = body.body(), result
            if len(_drawn) >= MOST_DRAWN:
                _drawn.clear()
            _drawn[key] = known
        canvas.parts.append(known[0])
        drawn: R = known[1]
        return drawn

    return drawing


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# A drawing says most of what it says again and again, and so does the next one.
@lru_cache(maxsize=1 << 15)
def escape(words: str) -> str:
    return html.escape(words)


@lru_cache(maxsize=1 << 16)
def _attribute(name: str, value: str | float) -> str:
    written = html.escape(value) if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{written}"'


@lru_cache(maxsize=1 << 15)
def _head(id: str, mark: str, label: str, extra: str, about: str) -> str:
    """How a group begins that the page can find."""
    classes = " ".join(each for each in ("thing", mark, extra) if each)
    title = element("title", escape(label))
    named = f' data-about="{escape(about)}"' if about else ""
    return f'<g id="{escape(id)}" class="{escape(classes)}"{named}>{title}'


def element(tag: str, body: str = "", /, **attributes: str | float | None) -> str:
    written = "".join(
        [_attribute(name, value) for name, value in attributes.items() if value is not None]
    )
    return f"<{tag}{written}>{body}</{tag}>" if body else f"<{tag}{written}/>"


def regular(
    x: float, y: float, r: float, corners: int, turn: float = -90
) -> list[tuple[float, float]]:
    """The corners of a regular polygon, the first one at `turn` degrees."""
    step = 360 / corners
    angles = [math.radians(turn + i * step) for i in range(corners)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    outer = regular(x, y, r, 5)
    inner = regular(x, y, r * 0.5, 5, turn=-54)
    return [corner for pair in zip(outer, inner) for corner in pair]


@once
def seat_mark(
    canvas: Canvas, x: float, y: float, r: float, seat: int, least: float = LEAST_LETTER
) -> None:
    """Colour, shape and letter: owners are told apart without colour too.

    A badge of the game has a dark casing: its colour may lie on any ground. On a map that the page
    brings nearer the letter may be drawn small.
    """
    badge = canvas.style.badge(seat)
    fill = badge.fill
    cased = seat < len(canvas.style.badges)
    case: dict[str, str | float | None] = {}
    if cased:
        case = {"stroke": canvas.style.colour("case"), "stroke_width": 1.2}
    shape = SEAT_SHAPES[seat]
    if shape == "circle":
        canvas.circle(x, y, r, fill, **case)
    elif shape == "square":
        canvas.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, fill, **case)
    elif shape == "diamond":
        canvas.polygon(regular(x, y, r * 1.25, 4), fill, **case)
    elif shape == "triangle":
        canvas.polygon(regular(x, y + r * 0.2, r * 1.4, 3), fill, **case)
    elif shape == "hexagon":
        canvas.polygon(regular(x, y, r * 1.1, 6), fill, **case)
    elif shape == "star":
        canvas.polygon(star(x, y, r * 1.45), fill, **case)
    else:
        canvas.rect(x - r * 1.2, y - r * 0.5, r * 2.4, r, fill, **case)
        canvas.rect(x - r * 0.5, y - r * 1.2, r, r * 2.4, fill, **case)
    size = max(r * 1.15, least)
    canvas.text(
        x,
        y + size * 0.36,
        badge.letter,
        size,
        badge.ink,
        text_anchor="middle",
        font_weight="bold",
    )


def fitted(words: str, room: float, size: float) -> tuple[str, float]:
    """The words, and a size at which they fit into the room (a letter is about 0.58 em wide).

    Nothing is written smaller than can be read: what is still too long is cut.
    """
    needed = len(words) * size * 0.58
    if needed <= room:
        return words, size
    small = max(size * room / needed, min(LEAST_WORDS, size))
    most = max(int(room / (small * 0.58)), 2)
    return words if len(words) <= most + 1 else words[: most - 1].rstrip() + "…", small


def wrapped(words: str, room: float, size: float) -> list[str]:
    """The words in as many lines as they need in the room."""
    most = int(room / (size * 0.53))
    return textwrap.wrap(words, max(most, 1), break_long_words=False, break_on_hyphens=False)
