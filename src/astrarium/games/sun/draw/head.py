"""The head: round, whose turn, discs to the end; and the achievements with everybody's progress."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name, wide
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.sun.achievements import all_discs, discs_on, progress
from astrarium.games.sun.draw.glyphs import glyph
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.words import (
    BY_AUTOMATION,
    BY_COLONIZED,
    BY_CONTROL,
    BY_DISCS,
    BY_ICONS,
    BY_LEVEL,
    BY_ORE,
    BY_TYPES,
    CONDITIONS,
    LEVELS,
    NONE,
)

# What an achievement is about, as the sign for it; where nothing else fits, ships.
SIGNS: Final = {
    **dict.fromkeys(range(len(CONDITIONS)), "ship"),
    BY_AUTOMATION: "automate",
    BY_COLONIZED: "colonize",
    BY_CONTROL: "flag",
    BY_DISCS: "disc",
    BY_ORE: "ore",
    BY_ICONS: "any",
    BY_TYPES: "research",
}


def draw_head(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    s = t.s
    words = t.label("round", amount=int(s.round_number))
    if s.last_round:
        words = f"{words} / {int(s.last_round)}"
    size, step = (16.0, 32.0) if t.style.wide else (14.0, 28.0)
    canvas.text(x, y + 22, words, size, font_weight="bold")
    left = x + size * wide(words) + 12
    for seat in s.from_seat(s.first_seat):
        if seat == s.active:
            canvas.circle(
                left + 9, y + 16, 13, "none", stroke=canvas.style.colour("ink"), stroke_width=2
            )
        seat_mark(canvas, left + 9, y + 16, 9, seat)
        left += step
    glyph(canvas, "star", left + 14, y + 16, 8)
    discs = int(all_discs(s)) if len(s.goals) == 4 else 0
    canvas.text(left + 28, y + 21, f"{discs}/{int(t.rules.discs_to_end)}", 15, font_weight="bold")
    if t.style.wide:
        decks = [
            f"{name} {int(s.deck_of(level).size)}"
            for level, name in ((1, "II"), (2, "III"), (3, "IIII"))
        ]
        canvas.text(x + width, y + 21, " · ".join(decks), 12, "soft", text_anchor="end")
        draw_races(canvas, t, left + 84, y, x + width - 150 - left - 84)
        return y + 36
    draw_signs(canvas, t, x, y + 34, width)
    return y + 58 if s.goals else y + 36


def draw_races(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> None:
    """How far everybody is towards each achievement: in view whatever else is looked at."""
    for at, goal in enumerate(t.s.goals):
        card = t.rules.achievements[goal]
        left, room = x + at * width / len(t.s.goals), width / len(t.s.goals) - 10
        body = Canvas(canvas.style)
        name = t.name(f"achievement-{card.id}", card.name)
        put_name(body, left, y + 13, name, room, font_weight="bold")
        for seat in range(len(t.s.players)):
            mark = left + 6 + seat * room / len(t.s.players)
            seat_mark(body, mark, y + 26, 6, seat)
            body.text(mark + 9, y + 30.5, how_far(t, seat, goal), 12.5)
        about = f"achievement-{card.id}"
        canvas.marked(body, f"race-{goal}", t.name(about, card.name), about=about)


def draw_signs(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> None:
    """On a phone: how far one is oneself, behind a sign of what it is about."""
    for at, goal in enumerate(t.s.goals if t.eyes is not None else []):
        card = t.rules.achievements[goal]
        left = x + at * width / len(t.s.goals)
        body = Canvas(canvas.style)
        if card.condition == BY_LEVEL:
            body.text(left, y + 15, LEVELS[card.level], 12.5, font_weight="bold")
        else:
            glyph(body, SIGNS[int(card.condition)], left + 9, y + 10, 7, "Σ")
        body.text(left + 34, y + 15, how_far(t, t.eyes or 0, goal), 12.5)
        about = f"achievement-{card.id}"
        canvas.marked(body, f"race-{goal}", t.name(about, card.name), about=about)


def how_far(t: Shown, seat: int, goal: int) -> str:
    """What a seat has of what is wanted; a star once it has claimed it."""
    if len(t.s.goals) == 4 and seat in discs_on(t.s, goal):
        return "★"
    if t.s.players[seat].faction == NONE:
        return "–"
    wanted = int(t.rules.achievements[goal].number)
    return f"{min(int(progress(t.s, seat, goal)), 99)}/{wanted}"


def draw_goals(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    s = t.s
    for goal in s.goals:
        card = t.rules.achievements[goal]
        body = Canvas(canvas.style)
        body.rect(x, y, width, 48, "panel", rx=6, stroke=canvas.style.colour("line"))
        mark = " ✎" if card.sure == "reconstructed" else ""
        name = t.name(f"achievement-{card.id}", card.name) + mark
        put_name(body, x + 8, y + 16, name, width - 124, font_weight="bold")
        claimed = discs_on(s, goal) if len(s.goals) == 4 else []
        for at, points in enumerate(card.vp[: card.spaces]):
            left = x + width - 16 - 26 * (int(card.spaces) - 1 - at)
            body.circle(left, y + 14, 10, "bg", stroke=canvas.style.colour("line"))
            body.text(left, y + 18, str(points), 12, "soft", text_anchor="middle")
            if at < len(claimed):
                seat_mark(body, left, y + 14, 8, claimed[at])
        for seat in range(len(s.players)):
            if s.players[seat].faction != NONE:
                seat_mark(body, x + 16 + seat * 64, y + 36, 6, seat)
                now = min(int(progress(s, seat, goal)), 99)
                body.text(x + 26 + seat * 64, y + 40, f"{now}/{int(card.number)}", 12)
        about = f"achievement-{card.id}"
        canvas.marked(body, f"goal-{goal}", t.name(about, card.name), about=about)
        y += 54
    return y
