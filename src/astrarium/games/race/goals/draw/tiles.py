"""The goal tiles: when they are looked at, what they ask for, what they bring, who has them."""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, fitted, in_lines, regular, seat_mark
from astrarium.games.race.draw.card_face import (
    NUMERALS,
    WIDTH,
    card_mark,
    good_mark,
    military_mark,
    vp_mark,
)
from astrarium.games.race.words import NONE

Tile = dict[str, Any]

TEXT_KEYS = ("draw-goal", "draw-goal-kind")

HEIGHT = 102
GAP = 10
MOMENT_SIGNS = {**NUMERALS, "round": "↻"}


def draw_goals(
    canvas: Canvas, tiles: list[Tile], goals: Data, columns: int, x: float, y: float
) -> float:
    """All goals of the game side by side; returns where the next row begins."""
    for place, number in enumerate(goals["drawn"]):
        left = x + (place % columns) * (WIDTH + GAP)
        top = y + (place // columns) * (HEIGHT + GAP)
        holder, chips = goals["holders"][place], goals["chips"][place]
        _tile(canvas, number, tiles[number], holder, chips, left, top)
    rows = -(-len(goals["drawn"]) // columns)
    return y + rows * (HEIGHT + GAP)


def _tile(
    canvas: Canvas, number: int, tile: Tile, holder: int, chips: int, x: float, y: float
) -> None:
    style = canvas.style
    most = tile["kind"] == "most"
    edge = style.colour("line" if holder == NONE else f"seat-{holder}")
    body = Canvas(style)
    body.rect(x, y, WIDTH, HEIGHT, "panel", rx=7, stroke=edge, stroke_width=2.4 if most else 1.2)
    signs = " ".join(MOMENT_SIGNS[phase] for phase in tile["phases"])
    body.text(x + 9, y + 21, signs, 15, "brass", font_weight="bold")
    kind = style.say("max" if most else "1.", "draw-goal-kind", kind=tile["kind"])
    body.text(x + WIDTH - 40, y + 20, kind, 12, "soft", text_anchor="end")
    vp_mark(body, x + WIDTH - 20, y + 19, 15, str(tile["vp"]))
    _condition(body, tile, x + 25, y + 49)
    name = style.say(tile["name"], f"goal-{tile['id']}")
    lines = in_lines(name, WIDTH - 26, 13.5)
    for row, line in enumerate(lines):
        words, size = fitted(line, WIDTH - 26, 13.5)
        down = HEIGHT - 11 - 14 * (len(lines) - 1 - row)
        body.text(x + 9, y + down, words, size, font_weight="600")
    _owners(body, holder, chips, x + WIDTH - 18, y + 56)
    owner = style.seat_name(holder) if holder != NONE else ""
    label = style.say(
        name,
        "draw-goal",
        goal=tile["id"],
        vp=tile["vp"],
        holder="nobody" if holder == NONE else "somebody",
        name=owner,
    )
    canvas.marked(body, f"goal-{number}", label, about=f"goal-{tile['id']}")


def _owners(canvas: Canvas, holder: int, chips: int, x: float, y: float) -> None:
    """The holder's mark, and small ones for those who have a chip."""
    if holder != NONE:
        seat_mark(canvas, x, y, 11, holder)
        x -= 24
    for seat in range(chips.bit_length()):
        if chips >> seat & 1:
            seat_mark(canvas, x, y + 3, 7, seat)
            x -= 17


def _condition(canvas: Canvas, tile: Tile, x: float, y: float) -> None:
    """What is counted, as signs, and how much of it is needed."""
    counts = tile["counts"]
    amount = tile["at_least"]
    if "varieties" in counts:
        for match in counts["varieties"]:
            x = _match(canvas, match, x, y, "")
        return
    if "cards" in counts:
        words = "" if amount == 1 else f"{amount}+"
        for match in counts["cards"]:
            x = _match(canvas, match, x, y, words if len(counts["cards"]) == 1 else "")
        if len(counts["cards"]) > 1:
            canvas.text(x, y + 6, words, 16, font_weight="bold")
    elif counts["quantity"] == "total_military":
        military_mark(canvas, x, y, f"{amount}+")
    elif counts["quantity"] == "vp_in_chips":
        vp_mark(canvas, x, y, 15, f"{amount}+")
    else:
        card_mark(canvas, x, y, f"−{amount}")


def _match(canvas: Canvas, match: dict[str, Any], x: float, y: float, words: str) -> float:
    """One sign; returns where the next one stands."""
    if "goods" in match:
        good_mark(canvas, x, y, 9, match["goods"])
        return x + 28
    if "power_in" in match:
        sign = NUMERALS[match["power_in"]]
        canvas.text(x - 11, y + 6, sign, 15, font_weight="bold")
        return x + 9 + 6 * len(sign)
    if "keyword" in match:
        keyword = canvas.style.say(match["keyword"].upper(), f"keyword-{match['keyword']}")
        canvas.text(x - 11, y + 6, f"{words} {keyword}".strip(), 15, "alien", font_weight="bold")
        return x + 60
    if match.get("kind") == "development":
        words = str(match.get("cost", words))
        ink = canvas.style.colour("ink")
        canvas.polygon(regular(x, y, 18, 4), "panel", stroke=ink, stroke_width=2)
        canvas.text(x, y + 5, words, 14, text_anchor="middle", font_weight="bold")
        return x + 44
    canvas.circle(x, y, 13, "soft")
    canvas.text(x, y + 5, words, 13, "panel", text_anchor="middle", font_weight="bold")
    return x + 36
