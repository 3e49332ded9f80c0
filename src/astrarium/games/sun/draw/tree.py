"""The technology board: the box, the guilds, the tree with its lines; cards turned up."""

from __future__ import annotations

from typing import Final, NamedTuple

from astrarium.core.draw.names import LIGHT, put_name
from astrarium.core.draw.svg import Attributes, Canvas, seat_mark
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


class Plan(NamedTuple):
    """How large the parts of the board are."""

    card: float  # the height of a card
    box: float  # the width of the actions beside the tree
    columns: tuple[tuple[float, float], ...]  # left and width of each level
    space: float  # radius
    width: float  # of all


WIDE: Final = Plan(91, 146, ((166, 150), (344, 164), (536, 164), (728, 112)), 9, 852)
# A phone shows the whole tree at first, or a part of it from near: there a finger hits a space.
PHONE: Final = Plan(172, 160, ((178, 160), (360, 160), (542, 160), (724, 118)), 22, 850)
GAP: Final = 7
FAR: Final = 30.0  # letters that can still be read where a phone shows the whole tree
MUCH: Final = 16  # signs of an action
ROOM: Final = 50  # beside its spaces; else they stand below
DASHES: Final = {"scientific": None, "economic": "7 4", "military": "2 3", "commercial": "8 3 2 3"}


def draw_tree(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    plan = plan_of(t)
    bottom = draw_box(canvas, t, x, y, plan.box)
    places = {slot: place_of(t, slot, x, y) for slot in range(len(t.rules.slots))}
    for slot, (left, top, _) in places.items():
        for before in bits_in(t.rules.slots[slot].prerequisites):
            draw_line(canvas, t, before, places[before], (left, top))
    for level, (column, wide) in enumerate(plan.columns):
        near, far, middle = Canvas(t.style), Canvas(t.style), x + column + wide / 2
        near.text(middle, y + 12, LEVELS[level], 13, "soft", text_anchor="middle")
        far.text(middle, y + 15, LEVELS[level], FAR, "soft", text_anchor="middle")
        from_near(canvas, t, near)
        overview(canvas, t, far)
    for slot, (left, top, room) in places.items():
        draw_slot(canvas, t, slot, left, top, room)
    return max(bottom, y + 18 + 6 * (plan.card + GAP))


def overview(canvas: Canvas, t: Shown, body: Canvas) -> None:
    """What a phone's overview shows instead; the page decides when."""
    if not t.style.wide and body.parts:
        canvas.group(body, class_="overview", visibility="hidden")


def plan_of(t: Shown) -> Plan:
    return WIDE if t.style.wide else PHONE


def tree_width(t: Shown) -> float:
    return plan_of(t).width


def from_near(canvas: Canvas, t: Shown, body: Canvas) -> None:
    """What is left out of a phone's overview."""
    canvas.group(body, class_=None if t.style.wide else "close-up")


def place_of(t: Shown, slot: int, x: float, y: float) -> tuple[float, float, float]:
    """Left, top and width of a slot: each level is spread over the height."""
    level = int(t.rules.slots[slot].level)
    row = t.rules.level_slots[level]
    plan = plan_of(t)
    left, room = plan.columns[level]
    step = 6 * (plan.card + GAP) / len(row)
    top = y + 18 + step * row.index(slot) + (step - plan.card) / 2
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
    half = plan_of(t).card / 2
    x1, y1 = start[0] + start[2], start[1] + half
    x2, y2 = end[0], end[1] + half
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
    card, height = t.s.cards[slot], plan_of(t).card
    if card != NONE:
        label = t.technology(card)
        draw_card(body, t, card, x, y, width)
    else:
        level = int(t.rules.slots[slot].level)
        row = t.rules.level_slots[level].index(slot) + 1
        label = t.label("slot", level=LEVELS[level], row=row)
        edge = canvas.style.colour("line")
        dashed: Attributes = {"stroke": edge, "stroke_dasharray": "4 3"}
        body.rect(x, y, width, height, "panel", rx=6, class_="face", **dashed)
        draw_empty(body, t, slot, x + width / 2, y + height / 2)
    marks, far = Canvas(canvas.style), Canvas(canvas.style)
    for seat, player in enumerate(t.s.players):
        if player.researched >> slot & 1:
            from_right = len(t.s.players) - 1 - seat
            seat_mark(marks, x + width - 14 - 17 * from_right, y + height - 12, 7, seat)
            seat_mark(far, x + width - 22 - 38 * from_right, y + height - 18, 15, seat)
    from_near(body, t, marks)
    overview(body, t, far)
    about = f"technology-{t.rules.technologies[card].id}" if card != NONE else ""
    canvas.marked(body, f"slot-{slot}", label, about=about)


def draw_empty(canvas: Canvas, t: Shown, slot: int, x: float, y: float) -> None:
    """What lies there instead of a card, and how many of the cards before it are needed."""
    near, far = Canvas(canvas.style), Canvas(canvas.style)
    needed = t.rules.slots[slot]
    down = t.s.face_down >> slot & 1
    words = t.label("event") if down else LEVELS[needed.level]
    near.text(x, y - 6, words, 12, "soft", text_anchor="middle")
    count = f"{needed.needed}/{int(needed.prerequisites).bit_count()}"
    near.text(x, y + 14, count, 12, "soft", text_anchor="middle")
    from_near(canvas, t, near)
    far.text(x, y + 12, "?" if down else "·", 34, "soft", text_anchor="middle")
    overview(canvas, t, far)


def draw_card(canvas: Canvas, t: Shown, card: int, x: float, y: float, width: float) -> None:
    """Edges, name, immediate box, actions with their spaces; a pencil where it is reconstructed."""
    technology = t.rules.technologies[card]
    edge, whole = canvas.style.colour("line"), plan_of(t).card
    canvas.rect(x, y, width, whole, "panel", rx=6, stroke=edge, class_="face")
    near, far = Canvas(canvas.style), Canvas(canvas.style)
    kinds = [TYPES[kind] for kind in bits_in(technology.match)]
    for at, kind in enumerate(kinds):
        height = whole / len(kinds)
        canvas.rect(x, y + at * height, 5, height, f"t-{kind}", rx=2)
        type_glyph(near, kind, x + 13, y + (at + 0.5) * height, 5)
        far.rect(x, y + at * height, 14, height, f"t-{kind}", rx=4)
    if technology.output != NONE:
        type_glyph(near, TYPES[technology.output], x + width - 9, y + whole / 2, 5)
        type_glyph(far, TYPES[technology.output], x + width - 20, y + whole * 0.66, 13)
    lines = 1 if t.style.wide and says_much(t, card) else 2
    points = str(int(technology.vp)) + ("+" if technology.more_each > 0 else "")
    near.text(x + width - 7, y + 15, points, 12, "ink", text_anchor="end", font_weight="bold")
    name = t.technology(card)
    low = put_name(near, x + 22, y + 15, name, width - 40, most=lines, font_weight="bold") - 1
    if technology.immediate != NONE:
        near.text(x + 22, low + 4, "!", 12, "ink", font_weight="bold")
        tokens = program_tokens(t.rules, int(technology.immediate))
        low = draw_tokens(near, tokens, x + 29, low, width - 40) + 5
    if technology.sure == "reconstructed":
        near.text(x + width - 14, y + 31, "✎", 12, "soft")
    by_program: dict[int, list[int]] = {}
    for number, space in enumerate(t.rules.spaces):
        if space.where == ON_CARD and space.card == card:
            by_program.setdefault(int(space.program), []).append(number)
    if not t.style.wide:
        lines = (5, 3, 2)[min(len(by_program), 2)]
        above = put_name(far, x + 20, y + 25, name, width - 24, FAR, most=lines, letters=LIGHT)
        low = max(low, above - FAR + 12)
    from_near(canvas, t, near)
    overview(canvas, t, far)
    for program, spaces in by_program.items():
        low = draw_deed(canvas, t, program, spaces, x + 20, low, width - 32)


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
    half = plan_of(t).space + 1.0
    step, columns = 2 * half, columns_of(t, spaces)
    middle = y if t.style.wide else y + 14
    for at, number in enumerate(spaces):
        row, column = divmod(at, columns)
        draw_space(canvas, t, number, x + half + column * step, middle + row * step)
    left, beside = x + step * columns + 4, middle
    middle += (len(spaces) - 1) // columns * step
    if x + width - left < ROOM:
        left, beside = x, middle + half + 8
    tokens, signs = Canvas(canvas.style), program_tokens(t.rules, program)
    low = draw_tokens(tokens, signs, left, beside, x + width - left)
    from_near(canvas, t, tokens)
    return max(low + 5, middle + half + 5)


def columns_of(t: Shown, spaces: list[int]) -> int:
    """A finger needs large spaces: of many, two lie side by side."""
    return len(spaces) if t.style.wide or len(spaces) < 3 else 2


def draw_space(canvas: Canvas, t: Shown, number: int, x: float, y: float) -> None:
    """A circle; a pawn where one stands."""
    body = Canvas(canvas.style)
    body.circle(x, y, plan_of(t).space, "bg", stroke=canvas.style.colour("soft"), class_="face")
    space = t.rules.spaces[number]
    pawns = [seat for seat, player in enumerate(t.s.players) if player.pawn == number]
    if space.ore and not pawns:
        more = Canvas(canvas.style)
        more.text(x, y + 4, f"+{int(space.ore)}", 12, "soft", text_anchor="middle")
        from_near(body, t, more)
    for at, seat in enumerate(pawns):
        seat_mark(body, x + at * 9, y, 7 if t.style.wide else 12, seat)
    canvas.marked(body, f"space-{number}", t.label("space"))


def draw_box(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The basic actions, the guilds, and actions of events."""
    y = draw_heading(canvas, t, "box", x, y)
    for at, id in enumerate(t.rules.basics):
        spaces = [
            n for n, each in enumerate(t.rules.spaces) if each.where == IN_BOX and each.card == at
        ]
        y = draw_action(canvas, t, f"basic-{id}", id, spaces, x, y, width)
    y = draw_heading(canvas, t, "guilds", x, y)
    for at, id in enumerate(t.rules.guilds):
        spaces = [
            n for n, each in enumerate(t.rules.spaces) if each.where == AT_GUILD and each.card == at
        ]
        open_now = bool(t.s.uncovered >> at & 1)
        guess = t.rules.guild_sure[at] == "reconstructed"
        y = draw_action(canvas, t, f"guild-{id}", id, spaces, x, y, width, open_now, guess)
    for number, space in enumerate(t.rules.spaces):
        if space.where == ON_EVENT and t.s.kept_events >> space.card & 1:
            event = t.rules.events[space.card]
            guess = event.sure == "reconstructed"
            key = f"happening-{event.id}"
            y = draw_action(canvas, t, key, event.id, [number], x, y, width, guess=guess)
    return y


def draw_heading(canvas: Canvas, t: Shown, word: str, x: float, y: float) -> float:
    body = Canvas(canvas.style)
    body.text(x, y + 12, t.label(word), 12, font_weight="bold")
    from_near(canvas, t, body)
    return y + 20


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
    guess: bool = False,
) -> float:
    """One action of the board: its name, its spaces, what it costs and does; a pencil where it is
    reconstructed."""
    inside = Canvas(canvas.style)
    program = int(t.rules.spaces[spaces[0]].program)
    name, far = Canvas(canvas.style), Canvas(canvas.style)
    ink = "ink" if open_now else "soft"
    called = t.name(key, id) + (" ✎" if guess else "")
    low = put_name(name, x + 6, y + 15, called, width - 10, fill=ink, most=2)
    low = draw_deed(inside, t, program, spaces, x + 4, low + 4, width - 8)
    body = Canvas(canvas.style)
    edge = canvas.style.colour("line")
    dash = None if open_now else "4 3"
    body.rect(x, y, width, low - y, "panel", rx=6, stroke=edge, stroke_dasharray=dash)
    from_near(body, t, name)
    signs = [each for each in program_tokens(t.rules, program) if each[0] != "text"]
    few = signs[-1:] if len(spaces) > 1 else signs[-2:]
    draw_tokens(far, few, x + 14 + 46 * columns_of(t, spaces), (y + low) / 2, width, 28)
    overview(body, t, far)
    canvas.marked(body, f"action-{key}", t.name(key, id), about=key)
    canvas.parts += inside.parts
    return low + 6


def draw_turned(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Cards that are looked at: turned up from a deck, or on the drafting board."""
    room, at = min(178.0, width) if t.style.wide else width, 0
    columns = max(int(width // (room + 8)), 1)
    for card in [*t.s.turned, *(each for each in t.s.market if each != NONE)]:
        left = x + at % columns * (room + 8)
        top = y + at // columns * (plan_of(t).card + 8)
        body = Canvas(canvas.style)
        draw_card(body, t, card, left, top, room)
        about = f"technology-{t.rules.technologies[card].id}"
        canvas.marked(body, f"card-{card}", t.technology(card), about=about)
        at += 1
    for system in t.s.shown:
        body = Canvas(canvas.style)
        top = y + (at // columns) * (plan_of(t).card + 8)
        left = x + at % columns * (room + 8)
        id = t.rules.systems[system].id
        edge = canvas.style.colour("line")
        body.rect(left, top, room, 44, "panel", rx=6, stroke=edge, class_="face")
        body.text(left + 8, top + 24, t.name(f"place-{id}", t.rules.systems[system].name), 12)
        glyph(body, "colonize", left + room - 16, top + 20, 7)
        canvas.marked(body, f"system-{system}", t.name(f"place-{id}", id), about=f"place-{id}")
        at += 1
    return y + ((at + columns - 1) // columns) * (plan_of(t).card + 8)
