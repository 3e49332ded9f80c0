"""Events that stay on the table: what they score in the end, who has how much of it, what lies
with them."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.scoring import FOR_EVERYBODY, RANKING, scored
from astrarium.games.sun.tables import EventCard
from astrarium.games.sun.words import NONE
from astrarium.parts.bits import bits_in

HEIGHT: Final = 48


def draw_events(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    for event in bits_in(t.s.kept_events):
        card = t.rules.events[event]
        about = f"happening-{card.id}"
        called = t.name(about, card.name)
        body = Canvas(canvas.style)
        body.rect(x, y, width, HEIGHT, "panel", rx=6, stroke=canvas.style.colour("line"))
        mark = " ✎" if card.sure == "reconstructed" else ""
        put_name(body, x + 8, y + 16, called + mark, width - 84, font_weight="bold")
        body.text(x + width - 8, y + 17, worth_of(card), 12, "ink", text_anchor="end")
        if card.lasting in (RANKING, FOR_EVERYBODY):
            draw_amounts(body, t, event, x, y)
        else:
            put_name(body, x + 8, y + 38, names_with(t, event), width - 16, fill="soft")
        canvas.marked(body, f"event-{event}", called, about=about)
        y += HEIGHT + 6
    return y


def worth_of(card: EventCard) -> str:
    """By rank, or of each."""
    if card.lasting == NONE:
        return ""
    points = "/".join(str(vp) for vp in card.vp)
    return f"{points} ×" if card.lasting == FOR_EVERYBODY else points


def draw_amounts(canvas: Canvas, t: Shown, event: int, x: float, y: float) -> None:
    """How many of what is scored each seat has."""
    card = t.rules.events[event]
    for seat, player in enumerate(t.s.players):
        if player.faction != NONE:
            seat_mark(canvas, x + 16 + seat * 64, y + 36, 6, seat)
            amount = int(scored(t.s, seat, card.of, event))
            canvas.text(x + 26 + seat * 64, y + 40, str(amount), 12)


def names_with(t: Shown, event: int) -> str:
    """The systems that lie with an event, or that it lies at."""
    systems = [t.rules.systems[each % 64] for each in t.s.attached if each // 64 == event]
    return ", ".join(t.name(f"place-{system.id}", system.name) for system in systems)
