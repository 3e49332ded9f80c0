"""The signs of the game, one language for cards, seats, goals and the key: from left to right.

A sign is 20 high. Whoever draws a row of them says in words what the row means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.core.draw.svg import Attributes, Canvas, Style, regular

LETTERS: Final = {"novelty": "N", "rare": "R", "genes": "G", "alien": "A"}
TEXT_FAMILIES: Final = ("letter-",)
GAP: Final = 3.0
SPROUT: Final = "M0 9V-4M0 0Q-9 0-8-9 0-9 0 0ZM0-3Q0-12 8-12 9-3 0-3Z"
EYE: Final = "M-10 0Q0-10 10 0 0 10-10 0Z"
TAG: Final = "M-9 1 0-9H8V-1L-1 9Z"
SHIELD: Final = "M0-11 9.5-8V0Q9 8 0 11.5-9 8-9.5 0V-8Z"
HELIX: Final = "M-4-9C-4-3 4-5 4 0S-4 3-4 9M4-9C4-3-4-5-4 0S4 3 4 9"
FLAG: Final = "M-6 10V-10M-6-9H7L3-4 7 1H-6"
STEPS: Final = "M-6 8a3 4 0 1 0 .1 0ZM4-2a3 4 0 1 0 .1 0Z"


def good_mark(
    canvas: Canvas, x: float, y: float, r: float, kind: str, hollow: bool = False
) -> None:
    """A goods kind: colour, shape and the letter of the reader's language. Hollow: windfall."""
    colour = canvas.style.colour
    if kind not in LETTERS:
        any_good(canvas, x, y, r)
        return
    fill = "panel" if hollow else kind
    ring: Attributes = {"stroke": colour(kind), "stroke_width": r * 0.28}
    if kind == "novelty":
        canvas.circle(x, y, r, fill, **ring)
    elif kind == "rare":
        canvas.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, fill, rx=r * 0.2, **ring)
    elif kind == "genes":
        corners = regular(x, y + r * 0.22, r * 1.3, 3)
        canvas.polygon(corners, fill, stroke_linejoin="round", **ring)
    else:
        canvas.polygon(regular(x, y, r * 1.2, 4), fill, stroke_linejoin="round", **ring)
    letter = canvas.style.say(LETTERS[kind], f"letter-{kind}")
    paint = kind if hollow else "on-mark"
    y += r * 0.22 if kind == "genes" else 0
    bold_text(canvas, x, y, letter, r * 1.45, paint)


def any_good(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A ring of all four kinds."""
    half = r * 0.85
    arcs = (
        ("novelty", f"M0 {-half:g}A{half:g} {half:g} 0 0 1 {half:g} 0"),
        ("rare", f"M{half:g} 0A{half:g} {half:g} 0 0 1 0 {half:g}"),
        ("genes", f"M0 {half:g}A{half:g} {half:g} 0 0 1 {-half:g} 0"),
        ("alien", f"M{-half:g} 0A{half:g} {half:g} 0 0 1 0 {-half:g}"),
    )
    for kind, d in arcs:
        paint = canvas.style.colour(kind)
        where = f"translate({x:g} {y:g})"
        line: Attributes = {"stroke": paint, "stroke_width": r * 0.42, "transform": where}
        canvas.add("path", d=d, fill="none", **line)


def bold_text(
    canvas: Canvas, x: float, y: float, words: str, size: float, fill: str = "ink"
) -> None:
    canvas.text(x, y + size * 0.36, words, size, fill, text_anchor="middle", font_weight="bold")


def vp_mark(canvas: Canvas, x: float, y: float, r: float, words: str) -> None:
    stroke = canvas.style.colour("ink")
    canvas.polygon(regular(x, y, r, 6), "panel", stroke=stroke, stroke_width=r * 0.15)
    bold_text(canvas, x, y, words, r * (1.1 if len(words) < 3 else 1.06))


def card_mark(canvas: Canvas, x: float, y: float, words: str) -> None:
    """Cards: a small card with their number."""
    half = 7.5 if len(words) < 2 else 10.5
    stroke = canvas.style.colour("ink")
    canvas.rect(x - half, y - 10, 2 * half, 20, "panel", rx=3, stroke=stroke, stroke_width=1.5)
    bold_text(canvas, x, y, words, 12)


def shield_mark(canvas: Canvas, x: float, y: float, words: str) -> None:
    """Military: a red shield with its number."""
    paint = canvas.style.colour("military-fill")
    canvas.add("path", d=SHIELD, fill=paint, transform=f"translate({x:g} {y:g})")
    bold_text(canvas, x, y, words, 11.5, "on-military")


def cost_mark(canvas: Canvas, x: float, y: float, r: float, words: str, kind: str) -> None:
    """What a card costs: a world a circle, a military one filled red, a development a diamond."""
    ink = canvas.style.colour("ink")
    if kind == "development":
        canvas.polygon(regular(x, y, r * 1.3, 4), "panel", stroke=ink, stroke_width=r * 0.14)
    elif kind == "military":
        edge = canvas.style.colour("panel")
        canvas.circle(x, y, r, "military-fill", stroke=edge, stroke_width=r * 0.14)
    else:
        canvas.circle(x, y, r, "panel", stroke=ink, stroke_width=r * 0.14)
    bold_text(canvas, x, y, words, r * 1.2, "on-military" if kind == "military" else "ink")


class Signs:
    """A row of signs from left to right, around the height 0."""

    def __init__(self, style: Style) -> None:
        self.canvas = Canvas(style)
        self.width = 0.0

    def _next(self, room: float) -> float:
        """The middle of the next sign."""
        middle = self.width + room / 2
        self.width += room + GAP
        return middle

    def _outline(self, d: str, paint: str, room: float = 20, fill: str = "none") -> None:
        colour = self.canvas.style.colour
        inside = fill if fill == "none" else colour(fill)
        x = self._next(room)
        self.canvas.add(
            "path",
            d=d,
            fill=inside,
            stroke=colour(paint),
            stroke_width=1.8,
            stroke_linejoin="round",
            transform=f"translate({x:g} 0)",
        )

    def good(self, kind: str, hollow: bool = False) -> None:
        good_mark(self.canvas, self._next(18), 0, 8, kind, hollow)

    def vp(self, words: str) -> None:
        vp_mark(self.canvas, self._next(22), 0, 11, words)

    def card(self, words: str = "") -> None:
        card_mark(self.canvas, self._next(16 if len(words) < 2 else 22), 0, words)

    def discard(self) -> None:
        """A card that is given up."""
        x = self._next(16)
        card_mark(self.canvas, x, 0, "")
        self.canvas.line(x - 9, 9, x + 9, -9, "military", 2.4)

    def keep(self, words: str) -> None:
        """A card that stays: a card with a tick."""
        x = self._next(24)
        card_mark(self.canvas, x - 2, 0, words)
        paint = self.canvas.style.colour("genes")
        self.canvas.add(
            "path", d=f"M{x + 3:g} 7l4 4 6-9", fill="none", stroke=paint, stroke_width=2.4
        )

    def shield(self, words: str) -> None:
        shield_mark(self.canvas, self._next(20), 0, words)

    def world(self, words: str = "", kind: str = "world") -> None:
        """A world, or its price."""
        cost_mark(self.canvas, self._next(21), 0, 9.5, words, kind)

    def development(self, words: str = "") -> None:
        cost_mark(self.canvas, self._next(28), 0, 10.5, words, "development")

    def arrow(self) -> None:
        x = self._next(12)
        d = f"M{x - 6:g} 0h10M{x:g}-4l4.5 4-4.5 4"
        paint = self.canvas.style.colour("soft")
        self.canvas.add("path", d=d, fill="none", stroke=paint, stroke_width=1.8)

    def tag(self, struck: bool = False) -> None:
        """A price tag: selling."""
        self._outline(TAG, "ink", 19, "ink")
        if struck:
            x = self.width - GAP - 9.5
            self.canvas.line(x - 10, 10, x + 10, -10, "military", 2.4)

    def sprout(self) -> None:
        self._outline(SPROUT, "genes", 18, "genes")

    def eye(self) -> None:
        self._outline(EYE, "ink", 20)
        self.canvas.circle(self.width - GAP - 10, 0, 3.4, "ink")

    def helix(self) -> None:
        self._outline(HELIX, "genes", 12)

    def flag(self) -> None:
        self._outline(FLAG, "military", 17, "military")

    def steps(self) -> None:
        """The survey team moves."""
        self._outline(STEPS, "ink", 18, "ink")

    def store(self) -> None:
        """A place where goods are kept."""
        self._outline("M-9-4V9H9V-4M-11-4H-5M5-4H11", "ink", 22)

    def dice(self) -> None:
        x = self._next(20)
        stroke = self.canvas.style.colour("ink")
        self.canvas.rect(x - 8.5, -8.5, 17, 17, "panel", rx=4, stroke=stroke, stroke_width=1.6)
        for dx, dy in ((-4, -4), (0, 0), (4, 4)):
            self.canvas.circle(x + dx, dy, 1.7, "ink")

    def most(self) -> None:
        """Whoever has most: the highest of three bars."""
        self._outline("M-9 9V2H-3V9ZM-3 9V-8H3V9ZM3 9V4H9V9Z", "ink", 20)

    def words(self, words: str) -> None:
        room = 7.2 * len(words) + 1
        x = self._next(room)
        bold_text(self.canvas, x, 0, words, 13)

    def each(self) -> None:
        self.words("/")


Drawn = Callable[[Signs], None]
