"""The technology board: the box, the guilds, the tree with its lines; cards turned up."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, fitted, in_lines, seat_mark
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

CARD_HEIGHT: Final = 91
ROW: Final = CARD_HEIGHT + 7
BOX: Final = 158
COLUMNS: Final = ((166, 150), (344, 164), (536, 164), (728, 112))
MUCH: Final = 16  # signs of an action
FINGER: Final = 46  # a space of a phone's board
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
    return max(bottom, y + 18 + 6 * ROW)


def place_of(t: Shown, slot: int, x: float, y: float) -> tuple[float, float, float]:
    """Left, top and width of a slot: each level is spread over the height."""
    level = int(t.rules.slots[slot].level)
    row = t.rules.level_slots[level]
    height = 6 * ROW
    left, room = COLUMNS[level]
    step = height / len(row)
    top = y + 18 + step * row.index(slot) + (step - CARD_HEIGHT) / 2
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
            class_="face",
        )
        down = t.s.face_down >> slot & 1
        words = t.label("event") if down else LEVELS[t.rules.slots[slot].level]
        body.text(x + width / 2, y + 40, words, 12, "soft", text_anchor="middle")
        needed = t.rules.slots[slot]
        count = int(needed.prerequisites).bit_count()
        body.text(
            x + width / 2, y + 60, f"{needed.needed}/{count}", 12, "soft", text_anchor="middle"
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
    edge = canvas.style.colour("line")
    canvas.rect(x, y, width, CARD_HEIGHT, "panel", rx=6, stroke=edge, class_="face")
    kinds = [TYPES[kind] for kind in bits_in(technology.match)]
    for at, kind in enumerate(kinds):
        height = CARD_HEIGHT / len(kinds)
        canvas.rect(x, y + at * height, 5, height, f"t-{kind}", rx=2)
        type_glyph(canvas, kind, x + 13, y + (at + 0.5) * height, 5)
    if technology.output != NONE:
        type_glyph(canvas, TYPES[technology.output], x + width - 9, y + CARD_HEIGHT / 2, 5)
    low = y + 15
    name = t.technology(card)
    for words in [name] if says_much(t, card) else in_lines(name, width - 48, 12):
        name, size = fitted(words, width - 38, 12)
        canvas.text(x + 22, low, name, size, font_weight="bold")
        low += 14
    points = str(int(technology.vp))
    canvas.text(x + width - 7, y + 15, points, 12, "brass", text_anchor="end", font_weight="bold")
    low -= 2
    room = width - 40
    if technology.immediate != NONE:
        canvas.text(x + 22, low + 4, "!", 12, "brass", font_weight="bold")
        tokens = program_tokens(t.rules, int(technology.immediate))
        low = draw_tokens(canvas, tokens, x + 29, low, room) + 5
    by_program: dict[int, list[int]] = {}
    for number, space in enumerate(t.rules.spaces):
        if space.where == ON_CARD and space.card == card:
            by_program.setdefault(int(space.program), []).append(number)
    for program, spaces in by_program.items():
        low = draw_deed(canvas, t, program, spaces, x + 20, low, width - 32)
    if technology.sure == "reconstructed":
        canvas.text(x + width - 14, y + 31, "✎", 12, "soft")


def says_much(t: Shown, card: int) -> bool:
    """An action that fills the card leaves room for one line of a name."""
    programs = {
        int(each.program) for each in t.rules.spaces if each.where == ON_CARD and each.card == card
    }
    return any(len(program_tokens(t.rules, program)) > MUCH for program in programs)


def draw_deed(
    canvas: Canvas,
    t: Shown,
    program: int,
    spaces: list[int],
    x: float,
    y: float,
    width: float,
) -> float:
    """The spaces of an action, and what it costs and does beside them. Returns the next row."""
    step = 20.0 if t.style.wide else FINGER + 2.0
    half = step / 2
    middle = y if t.style.wide else y + 14
    for at, number in enumerate(spaces):
        draw_space(canvas, t, number, x + half + at * step, middle)
    left = x + step * len(spaces) + 4
    low = draw_tokens(canvas, program_tokens(t.rules, program), left, middle, x + width - left)
    return max(low + 5, middle + half + 5)


def draw_space(canvas: Canvas, t: Shown, number: int, x: float, y: float) -> None:
    """A circle; a pawn where one stands."""
    body = Canvas(canvas.style)
    r = 9 if t.style.wide else FINGER / 2
    body.circle(x, y, r, "bg", stroke=canvas.style.colour("brass"), class_="face")
    space = t.rules.spaces[number]
    pawns = [seat for seat, player in enumerate(t.s.players) if player.pawn == number]
    if space.ore and not pawns:
        body.text(x, y + 4, f"+{int(space.ore)}", 12, "soft", text_anchor="middle")
    for at, seat in enumerate(pawns):
        seat_mark(body, x + at * 9, y, 7 if t.style.wide else 12, seat)
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
    inside = Canvas(canvas.style)
    program = int(t.rules.spaces[spaces[0]].program)
    lines = in_lines(t.name(key, id), width - 8, 12)
    low = draw_deed(inside, t, program, spaces, x + 4, y + 16 + 14 * len(lines), width - 8)
    body = Canvas(canvas.style)
    edge = canvas.style.colour("line")
    dash = None if open_now else "4 3"
    body.rect(x, y, width, low - y, "panel", rx=6, stroke=edge, stroke_dasharray=dash)
    for at, words in enumerate(lines):
        body.text(x + 6, y + 15 + 14 * at, words, 12, "ink" if open_now else "soft")
    canvas.marked(body, f"action-{key}", t.name(key, id), about=key)
    canvas.parts += inside.parts
    return low + 6


def draw_narrow(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """On a phone: the box, then level by level, prerequisites in words."""
    y = draw_box(canvas, t, x, y, width)
    for level, slots in enumerate(t.rules.level_slots):
        canvas.text(x, y + 16, LEVELS[level], 14, "brass", font_weight="bold")
        y += 24
        for slot in slots:
            draw_slot(canvas, t, slot, x, y, width)
            before = [t.rules.slots[each].id for each in bits_in(t.rules.slots[slot].prerequisites)]
            words = t.rules.slots[slot].id + (" ← " + ", ".join(before) if before else "")
            canvas.text(x + 4, y + CARD_HEIGHT + 14, words, 12, "soft")
            y += CARD_HEIGHT + 24
    return y


def draw_turned(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Cards that are looked at: turned up from a deck, or on the drafting board."""
    room, at = min(178.0, width), 0
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
        edge = canvas.style.colour("line")
        body.rect(left, top, room, 44, "panel", rx=6, stroke=edge, class_="face")
        body.text(left + 8, top + 24, t.name(f"place-{id}", t.rules.systems[system].name), 12)
        glyph(body, "colonize", left + room - 16, top + 20, 7)
        canvas.marked(body, f"system-{system}", t.name(f"place-{id}", id), about=f"place-{id}")
        at += 1
    return y + ((at + columns - 1) // columns) * (CARD_HEIGHT + 8)
