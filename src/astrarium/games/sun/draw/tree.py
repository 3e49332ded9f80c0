"""The technology board: the box, the guilds, the tree with its lines; cards turned up."""

from __future__ import annotations

from typing import Final

from astrarium.core.svg import Canvas, fitted, seat_mark
from astrarium.games.sun.draw.glyphs import draw_tokens, glyph, program_tokens, type_glyph
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.words import (
    AT_GUILD,
    IN_BOX,
    LEVELS,
    NONE,
    ON_CARD,
    ON_EVENT,
    TYPES,
)
from astrarium.parts.bits import bits_in

CARD_HEIGHT: Final = 96
BOX: Final = 158
COLUMNS: Final = ((170, 158), (358, 178), (566, 178), (774, 118))
DASHES: Final = {"scientific": None, "economic": "7 4", "military": "2 3", "commercial": "8 3 2 3"}


def draw_tree(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    if not t.style.wide:
        return draw_narrow(canvas, t, x, y, width)
    bottom = draw_box(canvas, t, x, y, BOX - 12)
    places = {slot: place_of(t, slot, x, y) for slot in range(len(t.rules.slots))}
    for slot, (left, top, _) in places.items():
        for before in bits_in(t.rules.slots[slot].prerequisites):
            draw_line(canvas, t, before, places[before], (left, top))
    for level, (column, wide) in enumerate(COLUMNS):
        canvas.text(x + column + wide / 2, y + 12, LEVELS[level], 13, "brass", text_anchor="middle")
    for slot, (left, top, room) in places.items():
        draw_slot(canvas, t, slot, left, top, room)
    return max(bottom, y + 20 + 6 * (CARD_HEIGHT + 8))


def place_of(t: Shown, slot: int, x: float, y: float) -> tuple[float, float, float]:
    """Left, top and width of a slot: each level is spread over the height."""
    level = int(t.rules.slots[slot].level)
    row = t.rules.level_slots[level]
    height = 6 * (CARD_HEIGHT + 8)
    left, room = COLUMNS[level]
    step = height / len(row)
    top = y + 20 + step * row.index(slot) + (step - CARD_HEIGHT) / 2
    return x + left, top, room


def draw_line(
    canvas: Canvas,
    t: Shown,
    before: int,
    start: tuple[float, float, float],
    end: tuple[float, float],
) -> None:
    """Colour and dash of the type that is handed on; thick where the eyes have it."""
    card = t.s.cards[before]
    kind = TYPES[t.rules.technologies[card].output] if card != NONE else ""
    mine = t.eyes is not None and bool(t.s.players[t.eyes].researched >> before & 1)
    x1, y1 = start[0] + start[2], start[1] + CARD_HEIGHT / 2
    x2, y2 = end[0], end[1] + CARD_HEIGHT / 2
    path = f"M{x1:.1f},{y1:.1f} C{x1 + 16:.1f},{y1:.1f} {x2 - 16:.1f},{y2:.1f} {x2:.1f},{y2:.1f}"
    canvas.add(
        "path",
        d=path,
        fill="none",
        stroke=canvas.style.colour(f"t-{kind}" if kind else "line"),
        stroke_width=3 if mine else 1.4,
        stroke_dasharray=DASHES[kind] if kind else "1 4",
    )


def draw_slot(canvas: Canvas, t: Shown, slot: int, x: float, y: float, width: float) -> None:
    body = Canvas(canvas.style)
    card = t.s.cards[slot]
    if card != NONE:
        label = t.technology(card)
        draw_card(body, t, card, x, y, width)
    else:
        label = t.label("slot", slot=t.rules.slots[slot].id)
        body.rect(
            x,
            y,
            width,
            CARD_HEIGHT,
            "panel",
            rx=6,
            stroke=canvas.style.colour("line"),
            stroke_dasharray="4 3",
        )
        down = t.s.face_down >> slot & 1
        words = t.label("event") if down else LEVELS[t.rules.slots[slot].level]
        body.text(x + width / 2, y + 40, words, 12, "soft", text_anchor="middle")
        needed = t.rules.slots[slot]
        count = int(needed.prerequisites).bit_count()
        body.text(
            x + width / 2, y + 60, f"{needed.needed}/{count}", 11, "soft", text_anchor="middle"
        )
    for seat, player in enumerate(t.s.players):
        if player.researched >> slot & 1:
            seat_mark(
                body,
                x + width - 14 - 17 * (len(t.s.players) - 1 - seat),
                y + CARD_HEIGHT - 12,
                7,
                seat,
            )
    about = f"technology-{t.rules.technologies[card].id}" if card != NONE else ""
    canvas.marked(body, f"slot-{slot}", label, about=about)


def draw_card(canvas: Canvas, t: Shown, card: int, x: float, y: float, width: float) -> None:
    """Edges, name, immediate box, actions with their spaces; a pencil where it is reconstructed."""
    technology = t.rules.technologies[card]
    canvas.rect(x, y, width, CARD_HEIGHT, "panel", rx=6, stroke=canvas.style.colour("line"))
    kinds = [TYPES[kind] for kind in bits_in(technology.match)]
    for at, kind in enumerate(kinds):
        height = CARD_HEIGHT / len(kinds)
        canvas.rect(x, y + at * height, 5, height, f"t-{kind}", rx=2)
        type_glyph(canvas, kind, x + 13, y + (at + 0.5) * height, 5)
    if technology.output != NONE:
        type_glyph(canvas, TYPES[technology.output], x + width - 9, y + CARD_HEIGHT / 2, 5)
    name, size = fitted(t.technology(card), width - 52, 12)
    canvas.text(x + 23, y + 15, name, size, font_weight="bold")
    canvas.text(x + width - 8, y + 15, str(int(technology.vp)), 11, "brass", text_anchor="end")
    low = y + 28
    if technology.immediate != NONE:
        canvas.text(x + 23, low + 4, "!", 12, "brass", font_weight="bold")
        low = (
            draw_tokens(
                canvas, program_tokens(t.rules, int(technology.immediate)), x + 30, low, width - 52
            )
            + 6
        )
    done: set[int] = set()
    for number, space in enumerate(t.rules.spaces):
        if space.where == ON_CARD and space.card == card:
            column = sum(1 for each in done if each == space.program)
            draw_space(canvas, t, number, x + 29 + column * 17, low)
            done.add(int(space.program))
            others = [
                at
                for at, each in enumerate(t.rules.spaces)
                if each.program == space.program and at > number
            ]
            if not others:
                spaces = sum(1 for each in t.rules.spaces if each.program == space.program)
                tokens = program_tokens(t.rules, int(space.program))
                low = draw_tokens(canvas, tokens, x + 24 + 17 * spaces, low, width - 48 - 17) + 6
    if technology.sure == "reconstructed":
        canvas.text(x + 22, y + CARD_HEIGHT - 6, "✎", 9, "soft")


def draw_space(canvas: Canvas, t: Shown, number: int, x: float, y: float) -> None:
    """A circle; a pawn where one stands."""
    body = Canvas(canvas.style)
    body.circle(x, y, 7, "bg", stroke=canvas.style.colour("brass"))
    space = t.rules.spaces[number]
    if space.ore:
        body.text(x, y + 4, f"+{int(space.ore)}", 8, "soft", text_anchor="middle")
    pawns = [seat for seat, player in enumerate(t.s.players) if player.pawn == number]
    for at, seat in enumerate(pawns):
        seat_mark(body, x + at * 9, y, 6, seat)
    canvas.marked(body, f"space-{number}", t.label("space"))


def draw_box(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The basic actions, the guilds, and actions of events."""
    canvas.text(x, y + 12, t.label("box"), 12, font_weight="bold")
    y += 22
    for at, id in enumerate(t.rules.basics):
        spaces = [
            n for n, each in enumerate(t.rules.spaces) if each.where == IN_BOX and each.card == at
        ]
        y = draw_action(canvas, t, f"basic-{id}", id, spaces, x, y, width)
    canvas.text(x, y + 12, t.label("guilds"), 12, font_weight="bold")
    y += 20
    for at, id in enumerate(t.rules.guilds):
        spaces = [
            n for n, each in enumerate(t.rules.spaces) if each.where == AT_GUILD and each.card == at
        ]
        open_now = bool(t.s.uncovered >> at & 1)
        y = draw_action(canvas, t, f"guild-{id}", id, spaces, x, y, width, open_now)
    for number, space in enumerate(t.rules.spaces):
        if space.where == ON_EVENT and t.s.kept_events >> space.card & 1:
            id = t.rules.events[space.card].id
            y = draw_action(canvas, t, f"happening-{id}", id, [number], x, y, width)
    return y


def draw_action(
    canvas: Canvas,
    t: Shown,
    key: str,
    id: str,
    spaces: list[int],
    x: float,
    y: float,
    width: float,
    open_now: bool = True,
) -> float:
    """One action of the board: its name, its spaces, what it costs and does."""
    body = Canvas(canvas.style)
    dash = None if open_now else "4 3"
    body.rect(
        x, y, width, 62, "panel", rx=6, stroke=canvas.style.colour("line"), stroke_dasharray=dash
    )
    name, size = fitted(t.name(key, id), width - 12, 11)
    body.text(x + 6, y + 13, name, size, "ink" if open_now else "soft")
    tokens = program_tokens(t.rules, int(t.rules.spaces[spaces[0]].program))
    draw_tokens(body, tokens, x + 8, y + 26, width - 14)
    canvas.marked(body, f"action-{key}", t.name(key, id), about=key)
    for at, number in enumerate(spaces):
        draw_space(canvas, t, number, x + 14 + at * 24, y + 51)
    return y + 68


def draw_narrow(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """On a phone: the box, then level by level, two cards a row, prerequisites in words."""
    y = draw_box(canvas, t, x, y, width)
    room = (width - 8) / 2
    for level, slots in enumerate(t.rules.level_slots):
        canvas.text(x, y + 16, LEVELS[level], 14, "brass", font_weight="bold")
        y += 24
        for at, slot in enumerate(slots):
            left, top = x + at % 2 * (room + 8), y + at // 2 * (CARD_HEIGHT + 22)
            draw_slot(canvas, t, slot, left, top, room)
            before = [t.rules.slots[each].id for each in bits_in(t.rules.slots[slot].prerequisites)]
            words = t.rules.slots[slot].id + (" ← " + ", ".join(before) if before else "")
            canvas.text(left + 4, top + CARD_HEIGHT + 12, words, 11, "soft")
        y += (len(slots) + 1) // 2 * (CARD_HEIGHT + 22)
    return y


def draw_turned(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Cards that are looked at: turned up from a deck, or on the drafting board."""
    room, at = 178.0, 0
    columns = max(int(width // (room + 8)), 1)
    for card in [*t.s.turned, *(each for each in t.s.market if each != NONE)]:
        left = x + at % columns * (room + 8)
        top = y + at // columns * (CARD_HEIGHT + 8)
        body = Canvas(canvas.style)
        draw_card(body, t, card, left, top, room)
        about = f"technology-{t.rules.technologies[card].id}"
        canvas.marked(body, f"card-{card}", t.technology(card), about=about)
        at += 1
    for system in t.s.shown:
        body = Canvas(canvas.style)
        top = y + (at // columns) * (CARD_HEIGHT + 8)
        left = x + at % columns * (room + 8)
        id = t.rules.systems[system].id
        body.rect(left, top, room, 40, "panel", rx=6, stroke=canvas.style.colour("line"))
        body.text(left + 8, top + 24, t.name(f"place-{id}", t.rules.systems[system].name), 12)
        glyph(body, "colonize", left + room - 16, top + 20, 7)
        canvas.marked(body, f"system-{system}", t.name(f"place-{id}", id), about=f"place-{id}")
        at += 1
    return y + ((at + columns - 1) // columns) * (CARD_HEIGHT + 8)
