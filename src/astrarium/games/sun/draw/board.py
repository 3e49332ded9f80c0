"""A view of Beyond the Sun as zones and as one picture; which drawn thing a choice is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.frame import NOBODY
from astrarium.core.game import Data
from astrarium.core.zones import HAND, HEAD, MAP, MARKET, OWN, RIVAL, Zone, drawn, picture
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.events import draw_events
from astrarium.games.sun.draw.factions import draw_factions
from astrarium.games.sun.draw.galaxy import draw_galaxy
from astrarium.games.sun.draw.head import draw_goals, draw_head
from astrarium.games.sun.draw.owners import badges, line_of
from astrarium.games.sun.draw.seat import draw_counters, draw_own, draw_rival
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.draw.tree import draw_tree, draw_turned, tree_width
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    ACT,
    ATTACH,
    AUTOMATE,
    BUILD,
    CARD,
    CLAIM,
    COLONIZE,
    DISPLACE,
    DONATE,
    DRAFT,
    FACTION,
    GROW,
    GROWTH,
    KEEP,
    KIND,
    MINING,
    MOST_PLACES,
    MOVE,
    NONE,
    OUTPOST,
    PAY_SEAT,
    PRODUCE,
    REWARD,
    SCRAP,
    SECOND_DISC,
    SHIFT,
    SHIP_LEVELS,
    SLOT,
    SWAP,
    UPGRADE,
)

EDGE: Final = 4
PAD: Final = 8
HEAD_WIDTH: Final = 1400
BESIDE: Final = 484
IN_A_ROW: Final = 3  # rivals, side by side as wide as the own board
GAP: Final = 10  # between them, more than the page leaves
NARROW: Final = 346  # a phone of 360
SHEET: Final = 340  # and inside the sheet of its question
TRACKS: Final = ("food", "ore")


def element_of(rules: SunRules, seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice is about; empty if there is none."""
    kind, number = choice - choice % KIND, choice % KIND
    if kind in (ACT, DISPLACE):
        return f"space-{number}"
    if kind == SLOT:
        return f"slot-{number}"
    if kind in (CARD, DRAFT, KEEP):
        return f"card-{number}"
    if kind == FACTION:
        return f"faction-{number}"
    if kind == REWARD:
        return f"system-{number}"
    if kind == CLAIM:
        return f"goal-{number}"
    if kind == PAY_SEAT:
        return f"seat{number}-name"
    place = _place_of(kind, number)
    return f"place-{place}" if place != NONE else _of_seat(seat, kind, number)


def _place_of(kind: int, number: int) -> int:
    """The place that a choice is about, or NONE."""
    if kind in (COLONIZE, ATTACH):
        return number
    if kind in (UPGRADE, SCRAP, DONATE):
        return number // SHIP_LEVELS
    if kind == OUTPOST:
        return number // 2
    if kind == BUILD:
        return number // 8
    if kind == MOVE:
        return number // SHIP_LEVELS % MOST_PLACES
    return NONE


def _of_seat(seat: int, kind: int, number: int) -> str:
    """What is on the board of the seat."""
    if kind in (AUTOMATE, SECOND_DISC, SWAP):
        return f"seat{seat}-track-{TRACKS[number]}"
    if kind == PRODUCE and number in (GROWTH, MINING):
        return f"seat{seat}-track-{TRACKS[number]}"
    if kind == GROW:
        return f"seat{seat}-column-{number}"
    return f"seat{seat}-column-{number // 8}" if kind == SHIFT else ""


def draw(rules: SunRules, view: Data, style: Style) -> str:
    return picture(zones(rules, view, style), style.painted(COLOURS, badges()), "Beyond the Sun")


def zones(rules: SunRules, view: Data, style: Style) -> list[Zone]:
    """The parts of the table, each on a sheet of its own."""
    t = Shown(rules, view, style.painted(COLOURS, badges()))
    beside = BESIDE if style.wide else NARROW
    found = [
        _zone(t, HEAD, "head", draw_head, HEAD_WIDTH if style.wide else NARROW),
        _zone(t, MAP, "tree", draw_tree, tree_width(t)),
    ]
    if t.eyes is not None:
        found.append(_zone(t, OWN, "own", partial(_own, seat=t.eyes), beside))
        if not style.wide and t.has_board(t.eyes):
            found.append(_zone(t, HAND, "hand", partial(_counters, seat=t.eyes), SHEET))
    if t.is_asked("ChooseFaction"):
        found.append(_zone(t, MARKET, "factions", draw_factions, beside))
    if t.s.turned or t.s.shown or any(card != NONE for card in t.s.market):
        found.append(_zone(t, MARKET, "turned", draw_turned, beside))
    found.append(_zone(t, MARKET, "galaxy", draw_galaxy, beside))
    found.append(_zone(t, MARKET, "goals", _goals, beside))
    others = _others(t)
    columns = max(min(len(others), IN_A_ROW), 1) if style.wide else 1
    width = (beside - GAP * (columns - 1)) / columns
    for seat in others:
        found.append(_zone(t, RIVAL, "", partial(_rival, seat=seat), width, seat))
    return found


def _goals(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Achievements, and the events that were laid beside them."""
    return draw_events(canvas, t, x, draw_goals(canvas, t, x, y, width), width)


Drawer = Callable[[Canvas, Shown, float, float, float], float]


def _zone(t: Shown, kind: str, name: str, drawer: Drawer, width: float, seat: int = NOBODY) -> Zone:
    canvas = Canvas(t.style)
    bottom = drawer(canvas, t, EDGE, EDGE, width - 2 * EDGE)
    title = t.label(f"zone-{name}") if seat == NOBODY else t.style.seat_name(seat)
    return drawn(kind, title, canvas, (width, bottom + EDGE), name, seat)


def _own(canvas: Canvas, t: Shown, x: float, y: float, width: float, seat: int) -> float:
    inside = Canvas(t.style)
    bottom = draw_own(inside, t, seat, x + PAD, y + PAD, width - 2 * PAD) + PAD / 2
    _board(canvas, t, x, y, width, bottom, seat)
    canvas.parts += inside.parts
    return bottom


def _rival(canvas: Canvas, t: Shown, x: float, y: float, width: float, seat: int) -> float:
    inside = Canvas(t.style)
    bottom = draw_rival(inside, t, seat, x + PAD, y + PAD, width - 2 * PAD)
    _board(canvas, t, x, y, width, bottom, seat)
    canvas.parts += inside.parts
    return bottom


def _board(
    canvas: Canvas, t: Shown, x: float, y: float, width: float, bottom: float, seat: int
) -> None:
    """The ground of a player's board, in the player's colour at its head."""
    edge = t.style.colour("line")
    canvas.rect(x, y, width, bottom - y, "panel", rx=8, stroke=edge)
    canvas.rect(x, y, width, 3, line_of(seat), rx=1.5)


def _counters(canvas: Canvas, t: Shown, x: float, y: float, width: float, seat: int) -> float:
    return draw_counters(canvas, t, seat, x, y, width)


def _others(t: Shown) -> list[int]:
    first = t.eyes if t.eyes is not None else -1
    order = [int(seat) for seat in t.s.from_seat((first + 1) % len(t.s.players))]
    return [seat for seat in order if seat != t.eyes]
