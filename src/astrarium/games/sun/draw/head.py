"""The head: round, whose turn, discs to the end; and the achievements with everybody's progress."""

from __future__ import annotations

from astrarium.core.svg import Canvas, fitted, seat_mark
from astrarium.games.sun.achievements import all_discs, discs_on, progress
from astrarium.games.sun.draw.glyphs import glyph
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.words import NONE


def draw_head(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    s = t.s
    words = t.label("round", amount=int(s.round_number))
    if s.last_round:
        words = f"{words} / {int(s.last_round)}"
    canvas.text(x, y + 22, words, 16, font_weight="bold")
    left = x + len(words) * 10 + 16
    for seat in s.from_seat(s.first_seat):
        if seat == s.active:
            canvas.circle(
                left + 9, y + 16, 13, "none", stroke=canvas.style.colour("brass"), stroke_width=2
            )
        seat_mark(canvas, left + 9, y + 16, 9, seat)
        left += 32
    glyph(canvas, "star", left + 14, y + 16, 8)
    discs = int(all_discs(s)) if len(s.goals) == 4 else 0
    canvas.text(left + 28, y + 21, f"{discs}/{int(t.rules.discs_to_end)}", 15, font_weight="bold")
    if t.style.wide:
        decks = [
            f"{name} {int(s.deck_of(level).size)}"
            for level, name in ((1, "II"), (2, "III"), (3, "IIII"))
        ]
        canvas.text(x + width, y + 21, " · ".join(decks), 12, "soft", text_anchor="end")
    return y + 36


def draw_goals(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    s = t.s
    for goal in s.goals:
        card = t.rules.achievements[goal]
        body = Canvas(canvas.style)
        body.rect(x, y, width, 48, "panel", rx=6, stroke=canvas.style.colour("line"))
        mark = " ✎" if card.sure == "reconstructed" else ""
        name, size = fitted(t.name(f"achievement-{card.id}", card.name) + mark, width - 124, 12)
        body.text(x + 8, y + 16, name, size, font_weight="bold")
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
