"""The supply board: one grid of all technologies, in the order of the research track."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import technology_sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.research import has_space, price
from astrarium.games.eclipse.scoring import in_category
from astrarium.games.eclipse.words import CATEGORIES, ROW

CELL: Final = 54
GAP: Final = 4
LINE: Final = 22
COUNT: Final = 16  # how wide the number of equal tiles is
HEADING: Final = 62  # the name of a row and what it brings, left of its cells


def draw_market(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Returns the bottom. On a phone each category has its heading above, and two rows."""
    wide = t.style.wide
    columns = ROW if wide else ROW // 2
    start = HEADING if wide else 0
    side = (width - start - GAP * (columns - 1)) / columns
    for category in range(len(CATEGORIES)):
        _heading(canvas, t, category, x, y)
        y += 0 if wide else LINE
        for place in range(ROW):
            left = x + start + place % columns * (side + GAP)
            top = y + place // columns * (CELL + GAP)
            _cell(canvas, t, category * ROW + place, left, top, side)
        y += ROW // columns * (CELL + GAP)
    return y - GAP


def _heading(canvas: Canvas, t: Shown, category: int, x: float, y: float) -> None:
    """The category, how many of it the eyes have, and their discount."""
    name = CATEGORIES[category]
    body = Canvas(t.style)
    sign(body, x + 9, y + 10, 15, name, "soft")
    words, said = t.label(name), t.label(name)
    if t.eyes is not None and t.has_board(t.eyes):
        owned = int(in_category(t.s.players[t.eyes].technologies, category))
        spaces = len(t.rules.discount)
        discount = int(t.rules.discount[min(owned, spaces - 1)])
        body.text(x + 20, y + 14.5, f"{owned}/{spaces}", 12, font_weight="bold")
        at = (x + 2, y + 45) if t.style.wide else (x + 52, y + 14.5)
        body.text(*at, f"−{discount}", 12, "soft", font_weight="bold")
        said = f"{said}: {t.label('discount', owned=owned, spaces=spaces, amount=discount)}"
    at = (x + 2, y + 30) if t.style.wide else (x + 82, y + 14.5)
    put_name(body, *at, words, HEADING - 4 if t.style.wide else 200, fill="soft")
    canvas.marked(body, f"category-{category}", said)


def _cell(canvas: Canvas, t: Shown, number: int, x: float, y: float, w: float) -> None:
    """My price large, the printed one struck; how many are left; who has it."""
    style, s = t.style, t.s
    card = t.rules.technologies[number]
    left = int(s.market[number])
    mine = t.eyes is not None and s.players[t.eyes].owns(number)
    body = Canvas(style)
    own = t.line(t.eyes) if t.eyes is not None else "line"
    edge = style.colour(own if mine else "line")
    body.rect(
        x,
        y,
        w,
        CELL,
        "panel" if left or mine else "bg",
        rx=6,
        stroke=edge,
        stroke_width=1.6 if mine else 1,
        stroke_dasharray=None if left or mine else "2 3",
        class_="face",
    )
    if mine:
        body.rect(x, y, w, CELL, own, rx=6, fill_opacity=".13")
    icon = Canvas(style)
    # What is left stands beside the sign, in the corner.
    middle = x + w / 2 - (COUNT / 2 if left > 1 else 0)
    technology_sign(icon, t, middle, y + 13, min(w * 0.58, 24), card)
    body.group(icon, opacity=None if left or mine else ".45")
    if mine:
        sign(body, x + w / 2, y + 32, 12, "check", own)
    else:
        _price(body, t, number, x, y, w, left > 0)
    if left > 1:
        body.text(x + w - 3, y + 11, f"×{left}", 12, "soft", text_anchor="end", font_weight="bold")
    _owners(body, t, number, x, y, w)
    name = t.word("technology", card.id)
    said = t.label("technology", name=name, amount=left, bag=int(s.bag[number]))
    canvas.marked(body, f"tech-{number}", said, about=f"technology-{card.id}")


def _price(
    canvas: Canvas, t: Shown, number: int, x: float, y: float, w: float, offered: bool
) -> None:
    card = t.rules.technologies[number]
    printed = int(card.cost)
    if t.eyes is None or not t.has_board(t.eyes):
        canvas.text(x + w / 2, y + 35, str(printed), 13, text_anchor="middle", font_weight="bold")
        return
    mine = int(price(t.s, t.eyes, number))
    dear = mine > t.s.players[t.eyes].science
    open_to_me = offered and has_space(t.s, t.eyes, number)
    fill = "soft" if not open_to_me else "danger" if dear else "ink"
    shift = 9 if mine != printed else 0
    canvas.text(
        x + w / 2 - shift, y + 35, str(mine), 14, fill, text_anchor="middle", font_weight="bold"
    )
    if mine != printed:
        canvas.text(
            x + w / 2 + 12,
            y + 35,
            str(printed),
            12,
            "soft",
            text_anchor="middle",
            text_decoration="line-through",
        )


def _owners(canvas: Canvas, t: Shown, number: int, x: float, y: float, w: float) -> None:
    seats = [
        seat for seat, player in enumerate(t.s.players) if player.owns(number) and seat != t.eyes
    ]
    step = min(13.0, (w - 6) / max(len(seats), 1))
    left = x + w / 2 - (len(seats) - 1) * step / 2
    for place, seat in enumerate(seats):
        seat_mark(canvas, left + place * step, y + CELL - 8, 5, seat)
