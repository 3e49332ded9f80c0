"""A view of Eclipse as one picture, and which drawn thing a choice is about."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, Style
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.galaxy import draw_galaxy
from astrarium.games.eclipse.draw.head import draw_head
from astrarium.games.eclipse.draw.market import draw_market
from astrarium.games.eclipse.draw.scene import draw_scene
from astrarium.games.eclipse.draw.seat import draw_own, draw_rival
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    ABANDON,
    ACT,
    BUILD,
    CLAIM,
    CUBE_FROM,
    CUBE_TO,
    EXPLORE,
    EXPLORE_ONE,
    FIRST,
    FIT,
    FROM,
    GAIN,
    HEXES,
    HIT,
    KEEP,
    KIND,
    MOVE,
    OFFER,
    PARTS,
    PLACE,
    PUT_BACK,
    REACT,
    RESEARCH,
    RETREAT,
    RETURN,
    SETTLE,
    SPECIES,
    STEP,
    TAKE,
    TO,
    TRACK,
    TRADE,
)

MARGIN: Final = 12
GAP: Final = 12
WIDE: Final = 1300
NARROW: Final = 420
MAP_WIDTH: Final = 800

ON_HEXES: Final = (CLAIM, STEP, RETREAT, ABANDON, FROM, TO)
OF_SEAT: Final = {
    ACT: "action",
    REACT: "action",
    RETURN: "slot",
    GAIN: "track",
    CUBE_FROM: "track",
    CUBE_TO: "track",
    KEEP: "tile",
    PUT_BACK: "tile",
    FIRST: "blueprint",
}
OF_TABLE: Final = {
    SPECIES: "species",
    EXPLORE: "spot",
    EXPLORE_ONE: "spot",
    RESEARCH: "tech",
    TAKE: "tech",
}


def element_of(rules: EclipseRules, seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice is about; empty if there is none."""
    kind, argument = choice - choice % KIND, choice % KIND
    if kind in ON_HEXES:
        return f"seat{seat}-discs" if argument == TRACK else f"hex-{argument}"
    if kind in OF_SEAT:
        return f"seat{seat}-{OF_SEAT[kind]}-{argument}"
    if kind in OF_TABLE:
        return f"{OF_TABLE[kind]}-{argument}"
    if kind == FIT:
        return f"seat{seat}-slot-{argument // PARTS}"
    if kind == PLACE:
        return f"turn-{argument // 6}-{argument % 6}"
    if kind == SETTLE:
        return f"hex-{argument // 32}"
    if kind == BUILD:
        return f"hex-{argument % HEXES}"
    if kind == MOVE:
        return f"fleet-{argument % HEXES}-{seat}-{argument // HEXES}"
    if kind == TRADE:
        return f"seat{seat}-stock-{argument // 4}"
    if kind == OFFER:
        return f"seat{argument}-name"
    return f"target-{argument}" if kind == HIT else ""


def draw(rules: EclipseRules, view: Data, style: Style) -> str:
    t = Shown(rules, view, style.painted(COLOURS))
    canvas = Canvas(t.style)
    bottom = _wide(canvas, t) if style.wide else _narrow(canvas, t)
    return canvas.document(WIDE if style.wide else NARROW, bottom + MARGIN, "Eclipse")


def _wide(canvas: Canvas, t: Shown) -> float:
    """Head above; the galaxy left, scene, market and others right; one's own board below."""
    room = WIDE - 2 * MARGIN
    top = draw_head(canvas, t, MARGIN, MARGIN, room) + GAP
    low = draw_galaxy(canvas, t, MARGIN, top, MAP_WIDTH) + GAP
    left, width = MARGIN + MAP_WIDTH + GAP, room - MAP_WIDTH - GAP
    y = top
    scene = draw_scene(canvas, t, left, y, width)
    y = scene + (GAP if scene > y else 0)
    y = draw_market(canvas, t, left, y, width) + GAP
    half = (width - 8) / 2
    bottoms = [y, y]
    for place, seat in enumerate(_others(t)):
        x = left + place % 2 * (half + 8)
        bottoms[place % 2] = draw_rival(canvas, t, seat, x, bottoms[place % 2], half) + 8
    y = max(low, *bottoms)
    return draw_own(canvas, t, t.eyes, MARGIN, y, room) if t.eyes is not None else y


def _narrow(canvas: Canvas, t: Shown) -> float:
    room = NARROW - 16
    y = draw_head(canvas, t, 8, 8, room) + 6
    y = draw_scene(canvas, t, 8, y, room) + 6
    y = draw_galaxy(canvas, t, 8, y, room) + 8
    if t.eyes is not None:
        y = draw_own(canvas, t, t.eyes, 8, y, room) + 10
    y = draw_market(canvas, t, 8, y, room) + 8
    for seat in _others(t):
        y = draw_rival(canvas, t, seat, 8, y, room) + 8
    return y


def _others(t: Shown) -> list[int]:
    seats = len(t.s.players)
    first = t.eyes if t.eyes is not None else -1
    order = [(first + place) % seats for place in range(1, seats + 1)]
    return [seat for seat in order if seat != t.eyes]
