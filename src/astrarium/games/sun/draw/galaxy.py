"""The exploration board: lanes, systems, ships, control."""

from __future__ import annotations

import math
from typing import Final

from astrarium.core.svg import Canvas, fitted, seat_mark
from astrarium.games.sun.draw.glyphs import draw_tokens, glyph, program_tokens
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.galaxy import anchor, ships, strength
from astrarium.games.sun.state import DISC_KINDS
from astrarium.games.sun.words import DECKS, HOME, NONE, SHIPYARD
from astrarium.parts.bits import bits_in

DISCS: Final = ("food", "ore", "star")
# Where the places of the two sides lie, as parts of width and height.
WHERE: Final = {
    "sol": (0.5, 0.9),
    "a_left": (0.2, 0.7),
    "a_right": (0.8, 0.7),
    "deep_space": (0.5, 0.5),
    "shipyard_left": (0.13, 0.42),
    "shipyard_right": (0.87, 0.42),
    "shipyard_top": (0.5, 0.16),
    "b_left": (0.2, 0.14),
    "b_right": (0.8, 0.14),
}
CARD: Final = (150.0, 88.0)


def draw_galaxy(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    height = 470.0
    spots = [spot(t, place, x, y, width, height) for place in range(len(t.s.systems))]
    for place, printed in enumerate(t.rules.places):
        for other in bits_in(printed.near):
            if other > place:
                lane(canvas, spots[place], spots[other])
    for extra in range(len(t.s.extras)):
        if t.s.systems[len(t.rules.places) + extra] != NONE:
            lane(canvas, spots[len(t.rules.places) + extra], spots[int(anchor(t.s, extra))])
    for place in range(len(t.s.systems)):
        if place < len(t.rules.places) or t.s.systems[place] != NONE:
            draw_place(canvas, t, place, *spots[place])
    decks = f"A {int(t.s.deck_a.size)} · B {int(t.s.deck_b.size)}"
    canvas.text(x + width, y + height - 4, decks, 11, "soft", text_anchor="end")
    return y + height


def spot(
    t: Shown, place: int, x: float, y: float, width: float, height: float
) -> tuple[float, float]:
    if place >= len(t.rules.places):
        at = place - len(t.rules.places)
        return x + width * 0.5, y + 44 + at * 30
    across, down = WHERE.get(t.rules.places[place].id) or around(place, len(t.rules.places))
    return x + width * across, y + height * down


def around(place: int, places: int) -> tuple[float, float]:
    """Where a location of somebody's own set is drawn: all of them in a ring."""
    turn = 2 * math.pi * place / places
    return 0.5 - 0.42 * math.cos(turn), 0.5 - 0.38 * math.sin(turn)


def lane(canvas: Canvas, one: tuple[float, float], other: tuple[float, float]) -> None:
    canvas.add(
        "line",
        x1=one[0],
        y1=one[1],
        x2=other[0],
        y2=other[1],
        stroke=canvas.style.colour("soft"),
        stroke_width=1.6,
        stroke_dasharray="3 4",
    )


def draw_place(canvas: Canvas, t: Shown, place: int, x: float, y: float) -> None:
    body = Canvas(canvas.style)
    system = t.s.systems[place]
    if system != NONE:
        draw_system(body, t, place, system, x, y)
        about = f"place-{t.rules.systems[system].id}"
    else:
        about = ""
        kind = t.rules.places[place].kind
        body.circle(
            x, y, 38, "panel", stroke=canvas.style.colour("brass" if kind == HOME else "line")
        )
        name, size = fitted(t.place(place), 72, 11)
        body.text(x, y - 20, name, size, text_anchor="middle")
        if kind == SHIPYARD:
            icons(body, t.rules.places[place].specialties, x - 8, y - 8)
        draw_fleets(body, t, place, x - 34, y + 8, 68)
        draw_outpost(body, t, place, x + 30, y - 26)
    canvas.marked(body, f"place-{place}", t.place(place), about=about)


def icons(canvas: Canvas, kinds: int, x: float, y: float) -> None:
    for at, track in enumerate(bits_in(kinds)):
        glyph(canvas, DISCS[track], x + at * 14, y, 5)


def draw_system(canvas: Canvas, t: Shown, place: int, system: int, x: float, y: float) -> None:
    card = t.rules.systems[system]
    wide, high = CARD
    left, top = x - wide / 2, y - high / 2
    canvas.rect(left, top, wide, high, "panel", rx=6, stroke=canvas.style.colour("line"))
    name, size = fitted(t.place(place), wide - 60, 12)
    canvas.text(left + 6, top + 15, name, size, font_weight="bold")
    icons(canvas, card.specialties, left + wide - 46, top + 11)
    canvas.text(
        left + wide - 6,
        top + 15,
        str(int(card.vp)),
        12,
        "brass",
        text_anchor="end",
        font_weight="bold",
    )
    glyph(canvas, "colonize", left + 12, top + 30, 6)
    mine = int(strength(t.s, place, t.eyes)) if t.eyes is not None else 0
    needed = f"{mine}/{int(card.strength)}" if mine else str(int(card.strength))
    canvas.text(left + 22, top + 34, needed, 12)
    tokens = (
        [] if card.control == NONE else [("text", "⚑"), *program_tokens(t.rules, int(card.control))]
    )
    if card.colonize != NONE:
        tokens += [("text", " "), ("colonize", ""), *program_tokens(t.rules, int(card.colonize))]
    draw_tokens(canvas, tokens, left + 46, top + 30, wide - 52, 10)
    draw_fleets(canvas, t, place, left + 6, top + high - 20, wide - 12)
    draw_outpost(canvas, t, place, left + wide - 12, top + high - 12)
    words = DECKS[card.deck] + (" ✎" if card.sure == "reconstructed" else "")
    canvas.text(left + wide - 30, top + high - 6, words, 9, "soft", text_anchor="end")


def draw_fleets(canvas: Canvas, t: Shown, place: int, x: float, y: float, room: float) -> None:
    """Each seat's ships as boxes with their levels, behind the mark of the seat."""
    left = x
    for seat in range(len(t.s.players)):
        levels = [
            level for level in (1, 2, 3, 4) for _ in range(int(ships(t.s, place, seat, level)))
        ]
        if not levels:
            continue
        width = 14 + 13 * len(levels)
        if x + width > left + room and x > left:
            x, y = left, y + 15
        fleet = Canvas(canvas.style)
        seat_mark(fleet, x + 6, y + 6, 6, seat)
        for at, level in enumerate(levels):
            glyph(fleet, "ship", x + 19 + 13 * at, y + 6, 5, str(level))
        canvas.group(fleet, class_="piece")
        x += width + 4


def draw_outpost(canvas: Canvas, t: Shown, place: int, x: float, y: float) -> None:
    disc = int(t.s.outposts[place]) - 1
    if disc >= 0:
        body = Canvas(canvas.style)
        edge = canvas.style.colour(f"seat-{disc // DISC_KINDS}")
        body.circle(x, y, 9, "bg", stroke=edge, stroke_width=3)
        glyph(body, DISCS[disc % DISC_KINDS], x, y, 5)
        canvas.group(body, class_="piece")
