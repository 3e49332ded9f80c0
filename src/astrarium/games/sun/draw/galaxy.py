"""The exploration board: lanes, systems, ships, control."""

from __future__ import annotations

import math
from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.sun.draw.glyphs import draw_tokens, glyph, program_tokens
from astrarium.games.sun.draw.owners import line_of
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.galaxy import (
    anchor,
    heir,
    ships,
    strength,
)
from astrarium.games.sun.state import DISC_KINDS
from astrarium.games.sun.words import DECKS, HOME, NONE, SHIPYARD
from astrarium.parts.bits import bits_in

DISCS: Final = ("food", "ore", "star")
# Where the places of the two sides lie, as parts of width and height.
WHERE: Final = {
    "sol": (0.5, 0.865),
    "a_left": (0.16, 0.67),
    "a_right": (0.84, 0.67),
    "deep_space": (0.5, 0.48),
    "shipyard_left": (0.13, 0.405),
    "shipyard_right": (0.87, 0.405),
    "shipyard_top": (0.5, 0.13),
    "b_left": (0.16, 0.13),
    "b_right": (0.84, 0.13),
}
# On a phone two cards fill the width, and what lies between them has rows of its own.
NARROW_WHERE: Final = {
    "sol": (0.5, 0.875),
    "a_left": (0.16, 0.68),
    "a_right": (0.84, 0.68),
    "deep_space": (0.5, 0.49),
    "shipyard_left": (0.13, 0.33),
    "shipyard_right": (0.87, 0.33),
    "shipyard_top": (0.5, 0.3),
    "b_left": (0.16, 0.115),
    "b_right": (0.84, 0.115),
}
# Where each side has room for systems that are added; on a phone they lie above all.
SPARE: Final = {
    "shipyard_top": ((0.16, 0.4), (0.84, 0.4)),
    "shipyard_left": ((0.5, 0.13),),
}
CARD: Final = (156.0, 84.0)
ROUND: Final = 44.0  # a place without a card
WIDE_HEIGHT: Final = 340.0
NARROW_HEIGHT: Final = 470.0


def draw_galaxy(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    spots = [spot(t, place, x, y, width) for place in range(len(t.s.systems))]
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
    bottom = y + above(t) + height_of(t)
    canvas.text(x + width, bottom - 4, decks, 12, "soft", text_anchor="end")
    return bottom


def spot(t: Shown, place: int, x: float, y: float, width: float) -> tuple[float, float]:
    """The middle of a place."""
    printed = len(t.rules.places)
    if place >= printed:
        return _added(t, place, x, y, width)
    where = WHERE if t.style.wide else NARROW_WHERE
    across, down = where.get(t.rules.places[place].id) or around(place, printed)
    return _at(t, across, down, x, y + above(t), width)


def _at(
    t: Shown, across: float, down: float, x: float, y: float, width: float
) -> tuple[float, float]:
    half = CARD[0] / 2 + 1
    return x + min(max(width * across, half), width - half), y + height_of(t) * down


def _added(t: Shown, place: int, x: float, y: float, width: float) -> tuple[float, float]:
    """Where the side has room, else in a row above the printed places."""
    added = added_systems(t)
    if place not in added:
        return x, y
    at = added.index(place)
    if not above(t):
        return _at(t, *spare(t)[at], x, y, width)
    return x + width * (at + 0.5) / len(added), y + CARD[1] / 2


def added_systems(t: Shown) -> list[int]:
    printed = len(t.rules.places)
    return [at for at in range(printed, len(t.s.systems)) if t.s.systems[at] != NONE]


def spare(t: Shown) -> tuple[tuple[float, float], ...]:
    places = [place.id for place in t.rules.places]
    return next((SPARE[id] for id in SPARE if id in places), ()) if t.style.wide else ()


def above(t: Shown) -> float:
    """The room above the printed places."""
    return CARD[1] + 6 if len(added_systems(t)) > len(spare(t)) else 0.0


def height_of(t: Shown) -> float:
    return WIDE_HEIGHT if t.style.wide else NARROW_HEIGHT


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
        edge = canvas.style.colour("ink" if kind == HOME else "line")
        body.circle(x, y, ROUND, "panel", stroke=edge, class_="face")
        put_name(body, x, y - 23, t.place(place), 76, most=2, text_anchor="middle")
        if kind == SHIPYARD:
            icons(body, t.rules.places[place].specialties, x - 8, y + 2)
        draw_fleets(body, t, place, x - 32, y + (9 if kind == SHIPYARD else -1), 64)
        draw_outpost(body, t, place, x + 33, y - 31, beside=1)
    canvas.marked(body, f"place-{place}", t.place(place), about=about)


def icons(canvas: Canvas, kinds: int, x: float, y: float) -> None:
    for at, track in enumerate(bits_in(kinds)):
        glyph(canvas, DISCS[track], x + at * 14, y, 5)


def draw_system(canvas: Canvas, t: Shown, place: int, system: int, x: float, y: float) -> None:
    card = t.rules.systems[system]
    wide, high = CARD
    left, top = x - wide / 2, y - high / 2
    edge = canvas.style.colour("line")
    canvas.rect(left, top, wide, high, "panel", rx=6, stroke=edge, class_="face")
    put_name(canvas, left + 6, top + 15, t.place(place), wide - 26, font_weight="bold")
    right = left + wide - 6
    points = str(int(card.vp))
    canvas.text(right, top + 15, points, 12, "ink", text_anchor="end", font_weight="bold")
    icons(canvas, card.specialties, left + 56, top + 29)
    glyph(canvas, "colonize", left + 12, top + 29, 6)
    mine = int(strength(t.s, place, t.eyes)) if t.eyes is not None else 0
    needed = f"{mine}/{int(card.strength)}" if mine else str(int(card.strength))
    canvas.text(left + 22, top + 33, needed, 12)
    tokens = (
        [] if card.control == NONE else [("text", "⚑"), *program_tokens(t.rules, int(card.control))]
    )
    if card.colonize != NONE:
        tokens += [("text", " "), ("colonize", ""), *program_tokens(t.rules, int(card.colonize))]
    draw_tokens(canvas, tokens, left + 7, top + 46, wide - 12)
    draw_fleets(canvas, t, place, left + 6, top + high - 20, wide - 30)
    draw_outpost(canvas, t, place, left + wide - 12, top + high - 12)
    words = DECKS[card.deck] + (" ✎" if card.sure == "reconstructed" else "")
    canvas.text(right, top + 33, words, 12, "soft", text_anchor="end")


def draw_fleets(canvas: Canvas, t: Shown, place: int, x: float, y: float, room: float) -> None:
    """Each seat's ships as boxes with their levels, behind the mark of the seat; more of them than
    the room holds are counted by level."""
    left = x
    for seat in range(len(t.s.players)):
        counts = [(level, int(ships(t.s, place, seat, level))) for level in (1, 2, 3, 4)]
        counts = [(level, count) for level, count in counts if count]
        if not counts:
            continue
        if 14 + 13 * sum(count for _, count in counts) <= room:
            counts = [(level, 1) for level, count in counts for _ in range(count)]
        width = 14 + sum(13 + (9 if count > 1 else 0) for _, count in counts)
        if x + width > left + room and x > left:
            x, y = left, y + 15
        fleet = Canvas(canvas.style)
        seat_mark(fleet, x + 6, y + 6, 6, seat)
        at = x + 19
        for level, count in counts:
            glyph(fleet, "ship", at, y + 6, 5, str(level))
            at += 13
            if count > 1:
                fleet.text(at - 5, y + 10.5, str(count), 12, font_weight="bold")
                at += 9
        canvas.group(fleet, class_="piece")
        x += width + 4


def draw_outpost(
    canvas: Canvas, t: Shown, place: int, x: float, y: float, beside: int = -1
) -> None:
    """The disc, and who would have the place next: to its left, or to its right."""
    disc = int(t.s.outposts[place]) - 1
    next_one = NONE if t.eyes is None else int(heir(t.s, place, t.eyes))
    if next_one != NONE:
        towards = "›" if beside < 0 else "‹"
        canvas.text(x + 15 * beside, y + 4.5, towards, 14, "soft", text_anchor="middle")
        seat_mark(canvas, x + 24 * beside, y, 6, next_one)
    if disc >= 0:
        body = Canvas(canvas.style)
        edge = canvas.style.colour(line_of(disc // DISC_KINDS))
        body.circle(x, y, 9, "bg", stroke=edge, stroke_width=3)
        glyph(body, DISCS[disc % DISC_KINDS], x, y, 5)
        canvas.group(body, class_="piece")
