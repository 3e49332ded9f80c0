"""What lies beside the map: research board, actions, scoring tiles, boosters, federation tokens."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, fitted, seat_mark
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    count_sign,
    gain_signs,
    mark,
    put_signs,
    signs_width,
    trigger_sign,
)
from astrarium.games.gaia.tables import (
    PERMANENT,
    SCORE_TOKEN,
    TAKE_TILE,
    TIMINGS,
    Booster,
    GaiaRules,
    Tech,
)
from astrarium.games.gaia.words import (
    GAIA_PROJECT,
    NAVIGATION,
    NONE,
    PER_PLANET_TYPE,
    STANDARD_KINDS,
    TERRAFORMING,
    TILES_UNDER_TRACKS,
    TOP,
    TRACKS,
)

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
    box(body, x, y, w, h, "brass" if advanced else "line", 2 if advanced else 1.2)
    inside = Canvas(style)
    mark(inside, x + 11, y + 11, 6, TIMINGS[tile.timing])
    put_fitted(inside, x + w / 2, y + h / 2 + 5, w - 6, tech_signs(rules, tile), 14)
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
    middle = y + (h / 2 if not low else h * 0.3)
    mark(body, x + 12, middle, 6, "income")
    put_signs(body, x + w / 2 + 8, middle, incomes, 14)
    if low:
        sign = "special_action" if booster.has_action else "when_passing"
        mark(body, x + 12, y + h * 0.7, 6, sign)
        put_signs(body, x + w / 2 + 8, y + h * 0.7, low, 14)
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
    id: str,
    count: int,
) -> None:
    """A federation token and how many there are."""
    style = canvas.style
    x, y = at
    w, h = TOKEN
    token = rules.tokens[kind]
    body = Canvas(style)
    box(body, x, y, w, h, "qic" if token.green else "line")
    mark(body, x + 13, y + 12, 7, "federation_token")
    body.text(x + w - 7, y + 17, f"×{count}", 13, "soft", text_anchor="end")
    put_fitted(body, x + w / 2, y + h / 2 + 9, w - 8, gain_signs(token.gain), 13)
    body_dim = Canvas(style)
    body_dim.group(body, opacity="0.4" if count == 0 else None)
    key = f"tile-{token.id}"
    canvas.marked(body_dim, id, style.say(token.id, key), about=key)


TOKEN = (88, 50)


# --- the research board --------------------------------------------------------------------------


def level_signs(rules: GaiaRules, state: Data, track: int, level: int) -> list[Sign]:
    entry = rules.levels[track * 6 + level]
    signs = gain_signs(entry.once) + gain_signs(entry.income)
    if track == TERRAFORMING:
        signs += [("terraforming_step", 0), ("ore", int(rules.step_ore[level]))]
        if level == TOP:
            signs.insert(0, ("federation_token", 0))
    elif track == NAVIGATION:
        signs.append(("range", int(rules.ranges[level])))
        if level == TOP:
            signs.insert(0, ("lost_planet", 0))
    elif track == GAIA_PROJECT and rules.project_cost[level] and not entry.per_gaia_planet:
        signs += [("project", 0), ("power", int(rules.project_cost[level]))]
    if entry.per_gaia_planet:
        signs += [("plus", 0), ("vp", int(entry.per_gaia_planet)), ("per", 0), ("gaia_planet", 0)]
    return signs


def research_board(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    """Six tracks with level 5 on top, the tech tiles in their places; returns the bottom."""
    gap = 5
    column = (width - 5 * gap) / 6
    bottom = y
    for track in range(6):
        bottom = _track(canvas, rules, state, track, x + track * (column + gap), y, column)
    wide = (width - 2 * gap) / 3
    for place in range(TILES_UNDER_TRACKS, STANDARD_KINDS):
        if place < len(state["standard_at"]):
            kind = state["standard_at"][place]
            at = (x + (place - TILES_UNDER_TRACKS) * (wide + gap), bottom + gap)
            id = f"tile-{place}"
            tech_tile(canvas, rules, rules.standard[kind], at, (wide, TILE_HEIGHT), id)
    return bottom + gap + TILE_HEIGHT


def _track(
    canvas: Canvas, rules: GaiaRules, state: Data, track: int, x: float, y: float, w: float
) -> float:
    style = canvas.style
    body = Canvas(style)
    name = style.say(TRACKS[track], f"track-{TRACKS[track]}")
    head = 58 if style.wide else 28
    step = LEVEL_HEIGHT[not style.wide]
    high = head + 6 * step + TILE_HEIGHT + 4
    box(body, x, y, w, high)
    mark(body, x + w / 2, y + 14, 8, TRACK_SIGNS[track])
    if style.wide:
        lines = two_lines(name)
        size = min(fitted(words, w - 12, 13)[1] for words in lines)
        for number, words in enumerate(lines):
            line = y + 37 + number * 14
            body.text(x + w / 2, line, words, size, text_anchor="middle", font_weight="600")
    for level in range(TOP, -1, -1):
        top = y + head + (TOP - level) * step + (TILE_HEIGHT + 4 if level < TOP else 0)
        _level(body, rules, state, track, level, x, top, w)
    canvas.marked(body, f"track-{track}", name, about=f"track-{TRACKS[track]}")
    if track < len(state["advanced_at"]):
        at = (x + 3, y + head + step)
        _advanced(canvas, rules, state["advanced_at"][track], track, at, w - 6)
    bottom = y + high + 5
    if track < len(state["standard_at"]):
        tile = rules.standard[state["standard_at"][track]]
        tech_tile(canvas, rules, tile, (x, bottom), (w, TILE_HEIGHT), f"tile-{track}")
    return bottom + TILE_HEIGHT


def two_lines(name: str) -> list[str]:
    """A name of two words, or of two parts with a hyphen, on two lines."""
    return name.replace("-", "- ").split(" ", 1)


def _advanced(
    canvas: Canvas, rules: GaiaRules, kind: int, track: int, at: tuple[float, float], w: float
) -> None:
    id = f"advanced-{track}"
    if kind != NONE:
        tile = rules.advanced[kind]
        tech_tile(canvas, rules, tile, at, (w, TILE_HEIGHT), id, advanced=True)


def _level(
    canvas: Canvas,
    rules: GaiaRules,
    state: Data,
    track: int,
    level: int,
    x: float,
    y: float,
    w: float,
) -> None:
    canvas.line(
        x + 3, y, x + w - 3, y, "brass" if level == 2 else "line", 1.6 if level == 2 else 0.8
    )
    canvas.text(x + w - 4, y + 13, str(level), 12, "soft", text_anchor="end")
    entry = rules.levels[track * 6 + level]
    if gain_signs(entry.once) or gain_signs(entry.income):
        mark(canvas, x + 7, y + 8, 4, "immediate" if gain_signs(entry.once) else "income")
    signs = level_signs(rules, state, track, level)
    high = LEVEL_HEIGHT[not canvas.style.wide]
    put_fitted(canvas, x + w / 2, y + high / 2 - 7, w - 22, signs, 13)
    there = [
        seat
        for seat, player in enumerate(state["players"])
        if player["faction"] != NONE and player["levels"] >> (4 * track) & 15 == level
    ]
    for place, seat in enumerate(there):
        step = min(19.0, (w - 20) / max(1, len(there) - 1) if len(there) > 1 else 19)
        seat_mark(canvas, x + 12 + place * step, y + high - 10, 8, seat)


# --- actions and scoring -------------------------------------------------------------------------


def board_actions(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    style = canvas.style
    gap = 5
    w = (width - 4 * gap) / 5
    h = 50
    for number, action in enumerate(rules.actions):
        left = x + (number % 5) * (w + gap)
        top = y + (number // 5) * (h + gap)
        body = Canvas(style)
        box(body, left, top, w, h)
        cost: Sign = ("power", int(action.power)) if action.power else ("qic", int(action.qic))
        put_signs(body, left + 21, top + 14, [cost], 13)
        body.line(left + 5, top + 25, left + w - 5, top + 25, "line", 0.8)
        signs = gain_signs(action.gain)
        if action.steps:
            signs = [("mine", 0), ("plus", 0), ("terraforming_step", int(action.steps))]
        elif action.what == TAKE_TILE:
            signs = [("tech_tile", 0)]
        elif action.what == SCORE_TOKEN:
            signs = [("federation_token", 0)]
        elif action.per_type:
            signs += [("plus", 0), ("per", 0), (count_sign(PER_PLANET_TYPE), 0)]
        put_signs(body, left + w / 2, top + 37, signs, 13)
        if state["spaces_used"] >> number & 1:
            strike(body, left, top, w, h)
        key = f"tile-{action.id}"
        canvas.marked(body, f"action-{number}", style.say(action.id, key), about=key)
    return y + 2 * h + gap


def scoring(
    canvas: Canvas,
    rules: GaiaRules,
    state: Data,
    counts: list[list[int]],
    x: float,
    y: float,
    width: float,
) -> float:
    """The six rounds, then the two final tiles with what each seat has of what they count."""
    style = canvas.style
    gap = 5
    w = (width - 5 * gap) / 6
    h = 58
    for place, kind in enumerate(state["round_tiles"]):
        tile = rules.round_tiles[kind]
        left = x + place * (w + gap)
        body = Canvas(style)
        now = state["round_number"] == place + 1
        box(body, left, y, w, h, "brass" if now else "line", 2.5 if now else 1.2)
        body.text(
            left + 6, y + 16, str(place + 1), 13, "brass" if now else "soft", font_weight="bold"
        )
        signs = [(trigger_sign(tile.trigger), 0), ("to", 0), ("vp", int(tile.vp))]
        inside = Canvas(style)
        put_fitted(inside, left + w / 2, y + h / 2 + 6, w - 6, signs, 13)
        body.group(inside, opacity="0.4" if state["round_number"] > place + 1 else None)
        key = f"tile-{tile.id}"
        canvas.marked(body, f"round-{place + 1}", style.say(tile.id, key), about=key)
    y += h + gap
    w = (width - gap) / 2
    for place, kind in enumerate(state["final_tiles"]):
        final = rules.final_tiles[kind]
        left = x + place * (w + gap)
        body = Canvas(style)
        box(body, left, y, w, 40)
        mark(body, left + 20, y + 20, 9, count_sign(final.counts))
        step = (w - 48) / max(4, len(counts[place]) + 1)
        for seat, count in enumerate(counts[place]):
            at = left + 46 + seat * step
            seat_mark(body, at, y + 20, 7.5, seat)
            body.text(at + 11, y + 25, str(count), 14, font_weight="600")
        if rules.neutral:
            at = left + 46 + len(counts[place]) * step
            body.circle(at, y + 20, 6, "none", stroke=style.colour("soft"), stroke_width=2)
            body.text(at + 11, y + 25, str(final.neutral), 14, "soft")
        key = f"tile-{final.id}"
        canvas.marked(body, f"final-{place + 1}", style.say(final.id, key), about=key)
    return y + 40


def boosters(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    w = 132 if canvas.style.wide else (width - 16) / 3
    flow = Flow(x, y, width)
    for number in range(len(rules.boosters)):
        if state["boosters"] >> number & 1:
            at = flow.place(w, 62)
            booster_tile(canvas, rules, number, at, (w, 62), f"booster-{number}")
    return flow.bottom


def token_supply(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    """The federation tokens that can be gained; the one of Terraforming 5 stands apart."""
    style = canvas.style
    flow = Flow(x, y, width, gap=(width - 4 * TOKEN[0]) / 3 if not style.wide else 8)
    body = Canvas(style)
    for kind, count in enumerate(state["token_supply"]):
        token_chip(body, rules, kind, flow.place(*TOKEN), f"token-{kind}", count)
    canvas.marked(body, "tokens", style.say("federation", "label-tokens"))
    if state["level_5_token"] != NONE and not state["tops"] >> TERRAFORMING & 1:
        kind = state["level_5_token"]
        at = flow.place(*TOKEN)
        token_chip(canvas, rules, kind, at, "level-5-token", 1)
        mark(canvas, at[0] + 34, at[1] + 13, 6, "terraforming_step")
    return flow.bottom
