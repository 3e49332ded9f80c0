"""Boards side by side while they are chosen: their tracks, how one begins, what it reaches."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.sun.draw.glyphs import draw_tokens, glyph, program_tokens
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.tables import Faction
from astrarium.games.sun.words import COLUMNS, FOOD, NONE, ORE

HEIGHT: Final = 110.0
BEGINNING: Final = 20.0
INNOVATION: Final = 17.0
GAP: Final = 8.0
ICONS: Final = ("food", "ore")


def draw_factions(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Returns the bottom."""
    columns = 2 if t.style.wide else 1
    w = (width - (columns - 1) * GAP) / columns
    most = max(len(_innovations(t, each)) for each in t.rules.factions)
    height = HEIGHT + most * INNOVATION + (6 if most else 0)
    if any(each.setup != NONE for each in t.rules.factions):
        height += BEGINNING
    for number in range(len(t.rules.factions)):
        left = x + number % columns * (w + GAP)
        _card(canvas, t, number, left, y + number // columns * (height + GAP), w, height)
    return y + (len(t.rules.factions) + columns - 1) // columns * (height + GAP) - GAP


def _card(
    canvas: Canvas, t: Shown, number: int, x: float, y: float, w: float, height: float
) -> None:
    faction, style = t.rules.factions[number], t.style
    body = Canvas(style)
    body.rect(x, y, w, height, "panel", rx=7, stroke=style.colour("line"), class_="face")
    holders = [seat for seat, player in enumerate(t.s.players) if player.faction == number]
    left = x + 10
    if holders:
        seat_mark(body, x + 18, y + 17, 8, holders[0])
        left += 22
    name = t.name(f"faction-{faction.id}", faction.name)
    guess = faction.sure == "reconstructed"
    room = x + w - left - (26 if guess else 8)
    put_name(body, left, y + 20, name, room, 13, most=2, font_weight="700")
    if guess:
        body.text(x + w - 16, y + 22, "✎", 12, "soft", text_anchor="middle")
    _columns(body, faction, x + 10, y + 53, w - 20)
    _track(body, faction, FOOD, x + 10, y + 75, w - 20)
    _track(body, faction, ORE, x + 10, y + 95, w - 20)
    low = y + HEIGHT + 12
    if faction.setup != NONE:
        body.text(x + 10, low - 1, "!", 12, "ink", font_weight="bold")
        tokens = program_tokens(t.rules, int(faction.setup))
        draw_tokens(body, tokens, x + 18, low - 5.5, w - 28)
        low += BEGINNING
    for id, fallback in _innovations(t, faction):
        put_name(body, x + 10, low, t.name(f"innovation-{id}", fallback), w - 20, fill="soft")
        low += INNOVATION
    canvas.marked(body, f"faction-{number}", name, about=f"faction-{faction.id}")


def _innovations(t: Shown, faction: Faction) -> list[tuple[str, str]]:
    return [(each.id, each.name) for each in faction.innovations] if t.rules.advanced else []


def _columns(canvas: Canvas, faction: Faction, x: float, y: float, width: float) -> None:
    """How many cubes each column of the supply holds."""
    glyph(canvas, "supply", x + 7, y, 6)
    step = (width - 24) / len(COLUMNS)
    for at, name in enumerate(COLUMNS):
        left = x + 24 + at * step
        canvas.text(left, y + 4.5, name, 12, "soft")
        canvas.text(left + 12, y + 4.5, str(int(faction.columns[at])), 12, font_weight="bold")


def _track(canvas: Canvas, faction: Faction, track: int, x: float, y: float, width: float) -> None:
    """The fields of a track; what an uncovered one brings is written in it."""
    icons = faction.food_icons if track == FOOD else faction.ore_icons
    glyph(canvas, ICONS[track], x + 7, y, 6)
    fields = max(*icons, 8) + 1
    step = (width - 24) / fields
    for field in range(fields):
        left, holds = x + 24 + field * step, field in icons
        edge = canvas.style.colour("ink" if holds else "line")
        canvas.rect(left, y - 8, step - 2, 16, "bg", rx=5, stroke=edge)
        if holds:
            word = COLUMNS[icons.index(field)] if track == FOOD else "+1"
            middle = left + step / 2 - 1
            canvas.text(middle, y + 4.3, word, 12, text_anchor="middle", font_weight="600")
