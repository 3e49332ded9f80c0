"""A card of Race as a drawing: its picture, cost, points, name and powers.

Worlds carry a circle with their cost (filled red: military), developments a diamond; the hexagon
holds the VP. Only the phases in which a card acts are named, each with what happens in it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from astrarium.core.draw.names import name_lines, put_name, wide
from astrarium.core.draw.svg import LEAST_WORDS, Attributes, Canvas, Style, element, escape
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.pictures import Card, hue_of
from astrarium.games.race.draw.powers import draw_power
from astrarium.games.race.draw.signs import Signs, bold_text, cost_mark, good_mark, vp_mark
from astrarium.games.race.speak.explain import tell_power

TEXT_KEYS: Final = ("draw-kind", "draw-now")
SLOTS: Final = ("on_placement", "explore", "develop", "settle", "trade", "consume", "produce")
NUMERALS: Final = {
    "on_placement": "↓",
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}
LINES: Final = 3  # of a name, at most
BESIDE_SIGNS: Final = 33.0  # of the width of a row: the numeral, and the edges
LEAST_ABOVE: Final = 68.0  # what two lines of a name and the corners take of the height
LEAST_SCALE: Final = 0.75  # digits of 12 inside a sign are 9 high then
Row: TypeAlias = tuple[str, Signs, str]


class Face(NamedTuple):
    """How much of a card is shown, and how large."""

    width: float
    height: float
    picture: float  # the height of the picture, where there is room for it
    size: float  # of the name
    powers: bool = True


LARGE: Final = Face(140, 196, 104, 14)


def draw_card(
    style: Style, card: Card, face: Face = LARGE, goods: int = 0, now: int | None = None
) -> Canvas:
    """A card with its upper left corner at 0, 0; so many goods on it; what it is worth now."""
    canvas = Canvas(style)
    w, h = face.width, face.height
    edge = "military" if card.get("military") else "line"
    canvas.rect(0, 0, w, h, "panel", rx=9)
    most = int((h - LEAST_ABOVE) / 22)
    rows = _rows(style, card, w, most) if face.powers else []
    words = style.say(card["name"], f"card-{card['id']}")
    size = face.size if _fits(words, w - 8, face.size) else LEAST_WORDS
    name = name_lines(words, w - 5, size, LINES)
    kind = "" if rows or not face.powers else _kind(style, card)
    low = 13 * len(name_lines(kind, w - 8, LEAST_WORDS, 2)) + 5 if kind else 22 * len(rows)
    room = low + (size + 1) * len(name) + 10
    picture = max(min(face.picture, h - room), 0.0)
    ALBUM.put(canvas, f"card-{card['id']}", 1, 1, w - 2, picture)
    line: Attributes = {"stroke": style.colour(f"{hue_of(card)}-dark"), "stroke_width": 2}
    canvas.add("path", d=f"M1 {picture + 1:g}H{w - 1:g}", **line)
    stroke = style.colour(edge)
    canvas.rect(
        0.75, 0.75, w - 1.5, h - 1.5, "none", rx=9, stroke=stroke, stroke_width=1.5, class_="face"
    )
    _corners(canvas, card, w, picture, now)
    _goods(canvas, card, w, picture, goods)
    y = picture + size + 3
    y += max(0.0, (h - picture - room) / 3)
    put_name(
        canvas, w / 2, y, words, w - 5, size,
        most=LINES, text_anchor="middle", font_weight="600",
    )  # fmt: skip
    if rows:
        _put_rows(canvas, rows, w, h)
    elif kind:
        at = h + 6 - low
        put_name(canvas, w / 2, at, kind, w - 8, fill="soft", most=2, text_anchor="middle")
    return canvas


def _fits(name: str, room: float, size: float) -> bool:
    """Whether every word has a line of its own at least."""
    return max(map(wide, name.split())) * size <= room


def _corners(canvas: Canvas, card: Card, width: float, picture: float, now: int | None) -> None:
    military = card.get("military", False)
    kind = "military" if military else card["kind"]
    r = 13 if width >= 100 else 11
    cost_mark(canvas, r + 4, r + 4, r, str(card["defense"] if military else card["cost"]), kind)
    vp = "?" if card["vp"] == "variable" else str(card["vp"])
    vp_mark(canvas, width - r - 4, r + 4, r + 1, vp if now is None else str(now))
    if now is not None and picture >= 2 * r + 18:  # where it would not lie upon the name
        words = canvas.style.say("now", "draw-now")
        half = len(words) * 3.4 + 5
        canvas.rect(width - 4 - 2 * half, 2 * r + 6, 2 * half, 16, "ink", rx=8)
        bold_text(canvas, width - 4 - half, 2 * r + 14, words, 12, "panel")


def _goods(canvas: Canvas, card: Card, width: float, picture: float, goods: int) -> None:
    """Its kind in the corner of the picture; a good that lies there covers the corner."""
    made = card.get("goods") or {}
    kind = made.get("kind") or (card.get("stores_goods") or {}).get("goods")
    if goods:
        side = min(34, max(21, picture * 0.55))
        x, y = width - side - 3, picture - side + 6
        stroke = canvas.style.colour("ink")
        good = Canvas(canvas.style)
        good.rect(x, y, side, side, "panel", rx=6, stroke=stroke, stroke_width=2.5)
        good_mark(good, x + side / 2, y + side / 2, side * 0.3, kind or "any")
        if goods > 1:
            bold_text(good, x - 12, y + side / 2, f"×{goods}", 14)
        canvas.group(good, class_="piece")
    elif kind and made:
        hollow = made["source"] == "windfall"
        r = 9 if width >= 100 else 7.5
        # Under the points, or between them and the cost where the picture is low.
        under = picture - r - (5 if picture >= 46 else 1)
        x, y = (width - r - 7, under) if picture >= 40 else (width / 2, picture - r - 1)
        good_mark(canvas, x, y, r, kind, hollow)


def _kind(style: Style, card: Card) -> str:
    """A card without powers says what it is."""
    goods = card.get("goods") or {"kind": "none", "source": "none"}
    return style.say("", "draw-kind", goods=goods["kind"], source=goods["source"])


def _rows(style: Style, card: Card, width: float, most: int) -> list[Row]:
    """The phases in which a card acts: their numerals, their signs, what happens in words.

    Powers that would be too small to be read in one row have a row each, or one below the numeral,
    where the card is high enough.
    """
    found: list[Row] = []
    one_each: list[Row] = []
    for slot in SLOTS:
        powers = (card.get("powers") or {}).get(slot, [])
        rows = [_row(style, card, slot, powers)] if powers else []
        one_each += rows
        if len(powers) > 1 and not _readable(rows[0], width):
            rows = [_row(style, card, slot, [power]) for power in powers]
        for row in rows:
            numeral, signs, words = row
            below = [(numeral, Signs(style), ""), ("", signs, words)]
            found += [row] if _readable(row, width) else below
    return found if len(found) <= most else one_each


def _readable(row: Row, width: float) -> bool:
    return row[1].width * LEAST_SCALE <= width - BESIDE_SIGNS


def _row(style: Style, card: Card, slot: str, powers: list[Any]) -> Row:
    made = (card.get("goods") or {}).get("kind", "any")
    signs = Signs(style)
    for number, power in enumerate(powers):
        if slot == "produce" and number and power["power"] == "draw_if_produced_here":
            signs.card(f"+{power['amount']}")  # the good before it says when
        else:
            draw_power(signs, slot, power, made)
    told = [tell_power(slot, power, card) for power in powers] if style.words else []
    words = " ".join(style.say("", key, **figures) for key, figures in told)
    return NUMERALS[slot], signs, words


def _put_rows(canvas: Canvas, rows: list[Row], width: float, height: float) -> None:
    top = height - 5 - 22 * len(rows)
    for numeral, signs, words in rows:
        row = Canvas(canvas.style)
        left = BESIDE_SIGNS - 3 if numeral else 7.0
        if numeral:
            row.rect(5, top, 22, 20, "soft", rx=5)
            bold_text(row, 16, top + 10, numeral, 12.5, "panel")
        scale = min(1.0, (width - 3 - left) / max(signs.width, 1))
        where = f"translate({left:g} {top + 10:g})" + (f" scale({scale:.2f})" if scale < 1 else "")
        row.add("g", signs.canvas.body(), transform=where)
        title = element("title", escape(words)) if words else ""
        canvas.parts.append(f"<g>{title}{row.body()}</g>")
        top += 22
