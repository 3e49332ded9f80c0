"""The research board: six tracks, the tech tiles, and the actions below it."""

from __future__ import annotations

from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    count_sign,
    gain_signs,
    mark,
    put_signs,
    signs_width,
)
from astrarium.games.gaia.draw.shared import box, put_fitted, strike, tech_tile, two_lines
from astrarium.games.gaia.effects import SCORE_TOKEN, TAKE_TILE, BoardAction
from astrarium.games.gaia.tables import GaiaRules
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
WIDE, NARROW = 634, 350
GAP = 4


class Sizes:
    """How high the parts are: on a phone a level has its signs above its marks."""

    def __init__(self, wide: bool) -> None:
        self.width = WIDE if wide else NARROW
        self.head = 34 if wide else 26
        self.level = 27 if wide else 58
        self.tile = 34 if wide else 48
        self.columns = 10 if wide else 5  # of actions
        self.action = 42 if wide else 50


def research(canvas: Canvas, rules: GaiaRules, state: Data) -> Zone:
    sizes = Sizes(canvas.style.wide)
    column = (sizes.width - 5 * GAP) / 6
    y = 0.0
    for track in range(6):
        y = _track(canvas, rules, state, track, track * (column + GAP), column, sizes)
    third = (sizes.width - 2 * GAP) / 3
    for place in range(TILES_UNDER_TRACKS, len(state["standard_at"])):
        tile = rules.standard[state["standard_at"][place]]
        at = ((place - TILES_UNDER_TRACKS) * (third + GAP), y + GAP)
        tech_tile(canvas, rules, tile, at, (third, sizes.tile), f"tile-{place}")
    assert len(state["standard_at"]) <= STANDARD_KINDS
    y = _actions(canvas, rules, state, y + sizes.tile + 2 * GAP, sizes)
    title = canvas.style.say("research", "label-research")
    return drawn(MARKET, title, canvas, (sizes.width, y), name="research")


def level_signs(rules: GaiaRules, track: int, level: int) -> list[Sign]:
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


def _track(
    canvas: Canvas, rules: GaiaRules, state: Data, track: int, x: float, w: float, sizes: Sizes
) -> float:
    """One track with level 5 on top, its advanced tile below that, its tile at the foot."""
    style = canvas.style
    body = Canvas(style)
    name = style.say(TRACKS[track], f"track-{TRACKS[track]}")
    high = sizes.head + 6 * sizes.level + sizes.tile + GAP
    box(body, x, 0, w, high)
    _track_name(body, name, track, x, w)
    for level in range(TOP, -1, -1):
        top = sizes.head + (TOP - level) * sizes.level
        top += sizes.tile + GAP if level < TOP else 0
        _level(body, rules, state, track, level, (x, top), w, sizes)
    canvas.marked(body, f"track-{track}", name, about=f"track-{TRACKS[track]}")
    if track < len(state["advanced_at"]) and state["advanced_at"][track] != NONE:
        tile = rules.advanced[state["advanced_at"][track]]
        at = (x + 2, sizes.head + sizes.level + GAP / 2)
        id = f"advanced-{track}"
        tech_tile(canvas, rules, tile, at, (w - 4, sizes.tile), id, advanced=True)
    if track < len(state["standard_at"]):
        tile = rules.standard[state["standard_at"][track]]
        tech_tile(canvas, rules, tile, (x, high + GAP), (w, sizes.tile), f"tile-{track}")
    return high + GAP + sizes.tile


def _track_name(canvas: Canvas, name: str, track: int, x: float, w: float) -> None:
    if not canvas.style.wide:
        mark(canvas, x + w / 2, 13, 8, TRACK_SIGNS[track])
        return
    mark(canvas, x + 13, 17, 7, TRACK_SIGNS[track])
    lines = two_lines(name)
    room = w - 27
    for number, words in enumerate(lines):
        line = 21 + (number - (len(lines) - 1) / 2) * 13
        # Bold letters are wide: a long word is set narrower, never smaller or cut.
        narrow = len(words) * 12 * 0.66 > room
        canvas.text(
            x + 24,
            line,
            words,
            12,
            font_weight="600",
            textLength=room if narrow else None,
            lengthAdjust="spacingAndGlyphs" if narrow else None,
        )


def _level(
    canvas: Canvas,
    rules: GaiaRules,
    state: Data,
    track: int,
    level: int,
    at: tuple[float, float],
    w: float,
    sizes: Sizes,
) -> None:
    """What the level gives, and who stands on it."""
    x, y = at
    heavy = level == 2  # crossing this line charges power
    canvas.line(x + 2, y, x + w - 2, y, "power" if heavy else "line", 1.8 if heavy else 0.8)
    signs = level_signs(rules, track, level)
    there = [
        seat
        for seat, player in enumerate(state["players"])
        if player["faction"] != NONE and player["levels"] >> (4 * track) & 15 == level
    ]
    if canvas.style.wide:
        size = 12.5
        if signs_width(signs, size) > w - 8:
            size *= (w - 8) / signs_width(signs, size)
        put_signs(canvas, x + 5 + signs_width(signs, size) / 2, y + 14, signs, size)
        for place, seat in enumerate(reversed(there)):
            seat_mark(canvas, x + w - 10 - place * 12, y + 15, 7.5, seat)
        return
    canvas.text(x + w - 4, y + 14, str(level), 12, "soft", text_anchor="end")
    put_fitted(canvas, x + (w - 8) / 2, y + 20, w - 14, signs, 12)
    step = min(15.0, (w - 18) / max(1, len(there) - 1))
    for place, seat in enumerate(there):
        seat_mark(canvas, x + 10 + place * step, y + sizes.level - 10, 8, seat)


def _actions(canvas: Canvas, rules: GaiaRules, state: Data, y: float, sizes: Sizes) -> float:
    """Power and Q.I.C. actions: the price above, what it buys below; used ones are struck."""
    style = canvas.style
    w = (sizes.width - (sizes.columns - 1) * GAP) / sizes.columns
    h = sizes.action
    for number, action in enumerate(rules.board_actions):
        left = (number % sizes.columns) * (w + GAP)
        top = y + (number // sizes.columns) * (h + GAP)
        body = Canvas(style)
        used = bool(state["spaces_used"] >> number & 1)
        action_tile(body, action, (left, top), (w, h), used=used)
        key = f"tile-{action.id}"
        canvas.marked(body, f"action-{number}", style.say(action.id, key), about=key)
    rows = -(-len(rules.board_actions) // sizes.columns)
    return y + rows * (h + GAP) - GAP


def action_tile(
    canvas: Canvas,
    action: BoardAction,
    at: tuple[float, float],
    size: tuple[float, float],
    *,
    used: bool = False,
) -> None:
    (x, y), (w, h) = at, size
    box(canvas, x, y, w, h, "power" if action.power else "qic")
    cost: Sign = ("power", int(action.power)) if action.power else ("qic", int(action.qic))
    inside = Canvas(canvas.style)
    put_signs(inside, x + w / 2, y + h * 0.26, [cost], 13)
    signs = gain_signs(action.gain)
    if action.steps:
        signs = [("mine", 0), ("plus", 0), ("terraforming_step", int(action.steps))]
    elif action.what == TAKE_TILE:
        signs = [("tech_tile", 0)]
    elif action.what == SCORE_TOKEN:
        signs = [("federation_token", 0)]
    elif action.per_type:
        signs += [("plus", 0), (count_sign(PER_PLANET_TYPE), 0)]
    put_fitted(inside, x + w / 2, y + h * 0.7, w - 4, signs, 12.5)
    canvas.group(inside, opacity="0.5" if used else None)
    if used:
        strike(canvas, x, y, w, h)
