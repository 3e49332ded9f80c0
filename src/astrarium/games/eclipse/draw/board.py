"""A view of Eclipse as zones and as one picture, and which drawn thing a choice is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.frame import NOBODY
from astrarium.core.game import Data
from astrarium.core.zones import (
    HAND,
    HEAD,
    MAP,
    MARKET,
    OWN,
    RIVAL,
    SCENE,
    Zone,
    drawn,
    picture,
)
from astrarium.games.eclipse.draw.battle import draw_battle
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.galaxy import draw_galaxy
from astrarium.games.eclipse.draw.hand import draw_hand
from astrarium.games.eclipse.draw.head import draw_head
from astrarium.games.eclipse.draw.market import draw_market
from astrarium.games.eclipse.draw.owners import badges
from astrarium.games.eclipse.draw.rival import draw_rival
from astrarium.games.eclipse.draw.seat import draw_counters, draw_own
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.species import draw_species
from astrarium.games.eclipse.draw.volleys import draw_volleys, volleys
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
    RESOURCES,
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

EDGE: Final = 4
GAP: Final = 8  # between rivals, as the page leaves it
HEAD_WIDTH: Final = 1400
COMMON: Final = 760, 632  # the common board, and what lies beside it
CROWD: Final = 5  # so many seats: small boards need more of the width, and the map as much
CROWDED: Final = 704, 696
NARROW: Final = 348  # a phone of 360
COURSE: Final = 300  # beside the map, while a battle is fought
SHEET: Final = 340  # beside a question, and inside its sheet on a phone

ON_HEXES: Final = (CLAIM, STEP, RETREAT, ABANDON, FROM, TO)
OF_SEAT: Final = {
    ACT: "action",
    REACT: "action",
    RETURN: "slot",
    GAIN: "track",
    CUBE_FROM: "track",
    CUBE_TO: "track",
    KEEP: "drawn",
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
        return f"seat{seat}-{RESOURCES[argument // 4]}"
    if kind == OFFER:
        return f"seat{argument}-name"
    return f"target-{argument}" if kind == HIT else ""


def draw(rules: EclipseRules, view: Data, style: Style) -> str:
    painted = style.painted(COLOURS, badges(rules, view["state"]))
    return picture(zones(rules, view, style), painted, "Eclipse")


def zones(rules: EclipseRules, view: Data, style: Style) -> list[Zone]:
    """The parts of the table, each on a sheet of its own."""
    t = Shown(rules, view, style)
    common, beside = NARROW, NARROW
    if style.wide:
        common, beside = CROWDED if len(t.s.players) >= CROWD else COMMON
    found = [_zone(t, HEAD, draw_head, HEAD_WIDTH if style.wide else NARROW)]
    found.append(_zone(t, MAP, draw_galaxy, common))
    if t.frame("Battle") is not None:
        found.append(_zone(t, SCENE, draw_battle, common))
        if style.wide and volleys(t):
            found.append(_zone(t, SCENE, draw_volleys, COURSE, name="course"))
    if t.eyes is not None:
        found.append(_zone(t, OWN, partial(_own, seat=t.eyes), beside))
    if t.frame("ChooseSpecies") is not None:
        found.append(_zone(t, MARKET, draw_species, beside, name="species"))
    found.append(_zone(t, MARKET, draw_market, beside))
    hand = _zone(t, HAND, _hand, SHEET)
    if hand.height > 2 * EDGE:
        found.append(hand)
    others = _others(t)
    columns = max(len(others), 1) if style.wide else 1
    width = (beside - GAP * (columns - 1)) / columns
    for seat in others:
        found.append(_zone(t, RIVAL, partial(_rival, seat=seat), width, seat, edge=1))
    return found


Drawer = Callable[[Canvas, Shown, float, float, float], float]


def _zone(
    t: Shown,
    kind: str,
    drawer: Drawer,
    width: float,
    seat: int = NOBODY,
    edge: float = EDGE,
    name: str = "",
) -> Zone:
    canvas = Canvas(t.style)
    bottom = drawer(canvas, t, edge, edge, width - 2 * edge)
    title = t.label(f"zone-{name or kind}") if seat == NOBODY else t.style.seat_name(seat)
    return drawn(kind, title, canvas, (width, bottom + edge), name, seat)


def _own(canvas: Canvas, t: Shown, x: float, y: float, width: float, seat: int) -> float:
    return draw_own(canvas, t, seat, x, y, width)


def _rival(canvas: Canvas, t: Shown, x: float, y: float, width: float, seat: int) -> float:
    return draw_rival(canvas, t, seat, x, y, width)


def _hand(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Beside the question; on a phone with what the seat has."""
    if t.eyes is not None and not t.style.wide and t.has_board(t.eyes):
        y = draw_counters(canvas, t, t.eyes, x, y, width)
    return draw_hand(canvas, t, x, y, width)


def _others(t: Shown) -> list[int]:
    seats = len(t.s.players)
    first = t.eyes if t.eyes is not None else -1
    order = [(first + place) % seats for place in range(1, seats + 1)]
    return [seat for seat in order if seat != t.eyes]
