"""What lies beside the map: research board, actions, scoring tiles, boosters, federation tokens."""

from __future__ import annotations

from astrarium.core.draw.svg import Canvas
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    count_sign,
    gain_signs,
    mark,
    put_signs,
    signs_width,
    trigger_sign,
)
from astrarium.games.gaia.effects import PERMANENT, Booster, Tech
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, TIMINGS

TRACK_SIGNS = ("terraforming_step", "range", "qic", "gaiaformer", "credits", "knowledge")
TILE_HEIGHT = 50
LEVEL_HEIGHT = (58, 74)  # wide, on a phone: there the signs of a level need more rows


class Flow:
    """Places things side by side and begins a new row where there is no more room."""

    def __init__(self, x: float, y: float, width: float, gap: float = 8) -> None:
        self.left, self.x, self.y, self.width, self.gap = x, x, y, width, gap
        self.bottom = y

    def place(self, w: float, h: float) -> tuple[float, float]:
        if self.x > self.left and self.x + w > self.left + self.width + 0.5:
            self.break_row()
        at = (self.x, self.y)
        self.x += w + self.gap
        self.bottom = max(self.bottom, self.y + h)
        return at

    def break_row(self) -> None:
        if self.x > self.left:
            self.x = self.left
            self.y = self.bottom + self.gap


def heading(canvas: Canvas, x: float, y: float, key: str, fallback: str) -> float:
    canvas.text(x, y + 15, canvas.style.say(fallback, key), 14, "soft", font_weight="600")
    return y + 22


def box(
    canvas: Canvas, x: float, y: float, w: float, h: float, edge: str = "line", width: float = 1.2
) -> None:
    stroke = canvas.style.colour(edge)
    canvas.rect(x, y, w, h, "panel", rx=6, stroke=stroke, stroke_width=width, class_="face")


def strike(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Used, or taken: a cross over it."""
    canvas.line(x + 5, y + 5, x + w - 5, y + h - 5, "military", 2.5)
    canvas.line(x + 5, y + h - 5, x + w - 5, y + 5, "military", 2.5)


def put_fitted(
    canvas: Canvas, x: float, y: float, room: float, signs: list[Sign], size: float
) -> None:
    """Signs centred on (x, y), in as many rows as they need."""
    rows: list[list[Sign]] = [[]]
    for sign in signs:
        if rows[-1] and signs_width([*rows[-1], sign], size) > room:
            rows.append([])
        rows[-1].append(sign)
    for number, row in enumerate(rows):
        put_signs(canvas, x, y + (number - (len(rows) - 1) / 2) * size * 1.2, row, size)


# --- tiles ---------------------------------------------------------------------------------------


def tech_signs(rules: GaiaRules, tile: Tech) -> list[Sign]:
    if tile.timing == PERMANENT:
        return [("big_structure", 0), ("to", 0), ("power", int(rules.big_value))]
    signs = gain_signs(tile.gain)
    if tile.trigger != NONE:
        return [(trigger_sign(tile.trigger), 0), ("to", 0), *signs]
    if tile.per != NONE:
        return [*signs, ("per", 0), (count_sign(tile.per), 0)]
    return signs


def tech_tile(
    canvas: Canvas,
    rules: GaiaRules,
    tile: Tech,
    at: tuple[float, float],
    size: tuple[float, float],
    id: str,
    *,
    advanced: bool = False,
    struck: bool = False,
    dim: bool = False,
) -> None:
    """A standard or advanced tile; a covered one is dim, a used one struck."""
    style = canvas.style
    (x, y), (w, h) = at, size
    body = Canvas(style)
    box(body, x, y, w, h, "soft" if advanced else "line")
    if advanced:
        edge = style.colour("soft")
        body.rect(x + 3, y + 3, w - 6, h - 6, "none", rx=4, stroke=edge, stroke_width=1)
    inside = Canvas(style)
    low = h < 40
    mark(
        inside,
        x + (8 if low else 11),
        y + (8 if low else 11),
        4 if low else 5,
        TIMINGS[tile.timing],
    )
    put_fitted(
        inside,
        x + w / 2 + (4 if low else 0),
        y + h / 2 + (0 if low else 5),
        w - 16 if low else w - 6,
        tech_signs(rules, tile),
        12 if low else 13,
    )
    body.group(inside, opacity="0.4" if dim else None)
    if struck:
        strike(body, x, y, w, h)
    key = f"tile-{tile.id}"
    canvas.marked(body, id, style.say(tile.id, key), about=key)


def booster_tile(
    canvas: Canvas,
    rules: GaiaRules,
    number: int,
    at: tuple[float, float],
    size: tuple[float, float],
    id: str,
    *,
    struck: bool = False,
) -> None:
    style = canvas.style
    (x, y), (w, h) = at, size
    booster: Booster = rules.boosters[number]
    body = Canvas(style)
    box(body, x, y, w, h)
    incomes = [sign for income in booster.incomes for sign in gain_signs(income)]
    low = lower_signs(booster)
    middle = y + (h / 2 if not low else h * 0.28)
    mark(body, x + 10, middle, 4.5, "income")
    put_signs(body, x + w / 2 + 8, middle, incomes, 13)
    if low:
        sign = "special_action" if booster.has_action else "when_passing"
        mark(body, x + 10, y + h * 0.72, 4.5, sign)
        put_signs(body, x + w / 2 + 8, y + h * 0.72, low, 13)
    if struck:
        strike(body, x, y, w, h)
    key = f"tile-{booster.id}"
    canvas.marked(body, id, style.say(booster.id, key), about=key)


def lower_signs(booster: Booster) -> list[Sign]:
    """What stands under the income of a booster."""
    if booster.has_action and booster.steps:
        return [("mine", 0), ("plus", 0), ("terraforming_step", int(booster.steps))]
    if booster.has_action:
        return [("mine", 0), ("project", 0), ("plus", 0), ("range", int(booster.reach))]
    if booster.pass_vp:
        return [("vp", int(booster.pass_vp)), ("per", 0), (count_sign(booster.per), 0)]
    return []


def token_chip(
    canvas: Canvas,
    rules: GaiaRules,
    kind: int,
    at: tuple[float, float],
    size: tuple[float, float],
    id: str,
    count: int,
) -> None:
    """A federation token and how many there are."""
    style = canvas.style
    (x, y), (w, h) = at, size
    token = rules.tokens[kind]
    body = Canvas(style)
    box(body, x, y, w, h, "qic" if token.green else "line")
    mark(body, x + 11, y + 9, 6, "federation_token")
    body.text(x + w - 5, y + 13, f"×{count}", 12, "soft", text_anchor="end")
    put_fitted(body, x + w / 2, y + h / 2 + 8, w - 6, gain_signs(token.gain), 12)
    body_dim = Canvas(style)
    body_dim.group(body, opacity="0.4" if count == 0 else None)
    key = f"tile-{token.id}"
    canvas.marked(body_dim, id, style.say(token.id, key), about=key)


TOKEN = (82.0, 44.0)


def two_lines(name: str) -> list[str]:
    """A name of two words, or of two parts with a hyphen, on two lines."""
    return name.replace("-", "- ").split(" ", 1)
