"""What was fired in a battle so far, one line a volley: who, the dice, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrarium.core.draw.names import LIGHT, wide
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.draw.glyphs import die, sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.words import ANCIENT, COLOURS, NONE, SHIPS
from astrarium.parts.dice import shows

LINE: Final = 22
DIE: Final = 15
MOST: Final = 9  # volleys, the last ones
HURT: Final = ("damaged", "destroyed")


class Volley:
    def __init__(self, seat: int, klass: int) -> None:
        self.seat = seat  # NONE: nobody's
        self.klass = klass
        self.dice: list[tuple[int, int]] = []  # colour and face, the best first
        self.hits: dict[tuple[str, int, int], int] = {}  # what, whose, class: how much


def volleys(t: Shown) -> list[Volley]:
    """Those of the battle that goes on, from what was told; the one whose dice still lie there is
    on the stage."""
    found: list[Volley] = []
    for event in t.style.told:
        kind = event["kind"]
        if kind == "battle":
            found = []
        elif kind == "shoots":
            found.append(Volley(event["seat"], _class(t, event)))
        elif found and kind == "rolled":
            colour = t.rules.thing(event["source"]).index
            counts = event["amount"]
            for face in range(6, 0, -1):
                found[-1].dice += [(colour, face)] * int(shows(counts, face - 1))
        elif found and kind in HURT:
            key = (kind, event["seat"], _class(t, event))
            found[-1].hits[key] = found[-1].hits.get(key, 0) + event["amount"]
    if t.frame("Assign") is not None:
        found = found[:-1]
    return [volley for volley in found if volley.dice]


def _class(t: Shown, event: Mapping[str, Any]) -> int:
    return int(t.rules.thing(event["target"]).index)


def draw_volleys(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Returns the bottom; nothing at all before the first volley."""
    found = volleys(t)[-MOST:]
    if not found:
        return y
    canvas.text(x, y + 14, t.label("volleys"), 13, font_weight="bold")
    y += 22
    for volley in found:
        _volley(canvas, t, volley, x, y, width)
        y += LINE
    return y


def _volley(canvas: Canvas, t: Shown, volley: Volley, x: float, y: float, width: float) -> None:
    middle = y + LINE / 2
    _ship(canvas, t, volley.seat, volley.klass, x, middle)
    left, right = x + 42, x + width
    hits = list(volley.hits.items())
    room = 34.0 * len(hits) if hits else 12 * LIGHT * wide(t.label("misses")) + 4
    step = min(DIE + 3.0, (right - left - room - 6) / max(len(volley.dice), 1))
    for place, (colour, face) in enumerate(volley.dice):
        die(canvas, left + place * step + DIE / 2, middle, DIE, COLOURS[colour], face)
    at = left + len(volley.dice) * step + 8
    if not hits:
        canvas.text(at, middle + 4.5, t.label("misses"), 12, "soft")
    for (kind, seat, klass), amount in hits:
        lost = kind == "destroyed"
        whose = t.line(seat) if seat != NONE else "ancient"
        body = Canvas(t.style)
        body.text(at, middle + 4.5, f"×{amount}" if lost else f"−{amount}", 12, font_weight="bold")
        sign(body, at + 25, middle, 15, SHIPS[klass], whose, "deep")
        if lost:
            d = f"M{at + 17:.1f} {middle - 8:.1f}l16 16m0 -16l-16 16"
            body.add("path", d=d, stroke=t.style.colour("danger"), stroke_width=1.8)
        key = "ships-lost" if lost else "damage-done"
        canvas.add("g", f"<title>{t.label(key, amount=amount)}</title>{body.body()}")
        at += 38


def _ship(canvas: Canvas, t: Shown, seat: int, klass: int, x: float, y: float) -> None:
    if seat != NONE:
        seat_mark(canvas, x + 9, y, 7, seat)
    colour = t.line(seat) if klass < ANCIENT else "ancient"
    sign(canvas, x + 29, y, 17, SHIPS[klass], colour, "deep")
