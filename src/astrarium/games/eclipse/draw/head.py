"""The strip above everything: round, phase, order of seats, hexes and technologies left."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import wide
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.words import INNER, OUTER, PHASES, RINGS

HEIGHT: Final = 34
# The phase of the round that each stage of its frame belongs to (flow.py), one step further on.
STAGES: Final = (0, 0, 1, 1, 1, 2, 2, 3, 3)


def phase_of(t: Shown) -> int:
    frame = t.frame("Round")
    return STAGES[frame[0] % len(STAGES)] if frame is not None else 0


def draw_head(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """One row; on a phone a second one for the phase. Returns the bottom."""
    end = _rounds(canvas, t, x, y) + 16
    _piles(canvas, t, x, y, width)
    if not t.style.wide:
        y += HEIGHT
        end = x
    end = _phases(canvas, t, end, y)
    _order(canvas, t, end + 16, y)
    return y + HEIGHT


def _rounds(canvas: Canvas, t: Shown, x: float, y: float) -> float:
    now = int(t.s.round_number)
    step = 24 if t.style.wide else 18
    for number in range(1, int(t.rules.rounds) + 1):
        r = step * (0.46 if number == now else 0.4)
        fill = "ink" if number == now else "line" if number < now else "panel"
        at = x + step / 2 + (number - 1) * step
        canvas.circle(at, y + 17, r, fill, stroke=t.style.colour("line"))
        ink = "panel" if number == now else "ink" if number < now else "soft"
        canvas.text(at, y + 21, str(number), 12, ink, text_anchor="middle", font_weight="600")
    return x + step * int(t.rules.rounds)


def _phases(canvas: Canvas, t: Shown, x: float, y: float) -> float:
    now = phase_of(t)
    for number, name in enumerate(PHASES):
        words = t.label(f"phase-{name}")
        current = number == now and t.s.round_number > 0
        if not t.style.wide and not current:
            continue
        canvas.text(
            x,
            y + 21,
            words,
            12.5,
            "ink" if current else "soft",
            font_weight="bold" if current else None,
        )
        room = 12.5 * wide(words)
        if current:
            canvas.line(x, y + 26, x + room, y + 26, "ink", 2)
        x += room + 10
    return x


def _order(canvas: Canvas, t: Shown, x: float, y: float) -> None:
    """From the start player on; whoever has passed is faint, whoever is asked has a ring."""
    seats = len(t.s.players)
    first = int(t.s.first_seat)
    for place in range(seats):
        seat = (first + place) % seats
        body = Canvas(t.style)
        if seat in t.asked():
            ink = t.style.colour("ink")
            body.circle(x + place * 26, y + 17, 12, "none", stroke=ink, stroke_width=2)
        seat_mark(body, x + place * 26, y + 17, 8, seat)
        gone = t.s.players[seat].passed == 1 or t.s.players[seat].out == 1
        canvas.group(body, opacity=".45" if gone else None)


def _piles(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> None:
    """Hexes left of each ring, and what is left in the bag of technologies."""
    right = x + width
    bag = sum(int(count) for count in t.s.bag)
    w, gap, inset = (46, 16, 6) if t.style.wide else (40, 5, 3.5)
    body = Canvas(t.style)
    sign(body, right - 28, y + 17, 14, "research", "soft")
    body.text(right, y + 21.5, str(bag), 12.5, text_anchor="end", font_weight="bold")
    canvas.marked(body, "bag", t.label("bag", amount=bag))
    for ring in range(OUTER, INNER - 1, -1):
        right -= w + gap if ring < OUTER else 42 + gap / 2
        left, discards = int(t.s.pile_left[ring]), int(bits(t.s.discards[ring]))
        body = Canvas(t.style)
        body.rect(right - w, y + 6, w, 22, "panel", rx=4, stroke=t.style.colour("line"))
        numeral = ("", "I", "II", "III")[ring]
        body.text(right - w + inset, y + 21.5, numeral, 12, "soft", font_weight="bold")
        body.text(right - inset, y + 21.5, str(left), 12.5, text_anchor="end", font_weight="bold")
        figures = {"ring": RINGS[ring], "amount": left, "discards": discards}
        canvas.marked(body, f"pile-{ring}", t.style.say(RINGS[ring], "board-pile", **figures))
