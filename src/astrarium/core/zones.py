"""The zones of a table: a game draws the parts, whoever shows them gives each its place.

The page lays them out to fit the window; `picture` lays the same zones out on one sheet, for a
file, a replay or a print.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style, number
from astrarium.core.frame import NOBODY
from astrarium.core.game import Data, Game

HEAD: Final = "head"  # round, phases, turn order, what counts at the end; once
MAP: Final = "map"  # the common board; once
SCENE: Final = "scene"  # what goes on just now and all look at, such as a battle; and its course
MARKET: Final = "market"  # what can be had: tiles, tracks, actions; any number
OWN: Final = "own"  # what lies before the eyes themselves: own board, tableau; once
HAND: Final = "hand"  # what the question is mostly about: it stays beside the question; once
RIVAL: Final = "rival"  # the small board of another seat; one for each
KINDS: Final = (HEAD, MAP, SCENE, MARKET, OWN, HAND, RIVAL)

GAP: Final = 12.0
SIDE: Final = (MARKET, OWN, HAND)  # what lies beside the map on a wide sheet


class Zone:
    """One part of the table, drawn by itself on a sheet of its own size.

    Sizes are those of a window: text of 12 is 12 pixels high where the zone has the room it asks
    for. `name` tells zones of one kind apart; `seat` says whose zone it is.
    """

    def __init__(
        self,
        kind: str,
        title: str,
        svg: str,
        size: tuple[float, float] = (0.0, 0.0),
        name: str = "",
        seat: int = NOBODY,
    ) -> None:
        self.kind = kind
        self.title = title
        self.svg = svg
        self.width, self.height = size
        self.name = name or (kind if seat == NOBODY else f"{kind}-{seat}")
        self.seat = seat


def drawn(
    kind: str,
    title: str,
    canvas: Canvas,
    size: tuple[float, float],
    name: str = "",
    seat: int = NOBODY,
) -> Zone:
    """A zone from what was drawn on a canvas of this size."""
    return Zone(kind, title, canvas.sheet(*size, title), size, name, seat)


def zones_of(game: Game[Any, Any], view: Data, style: Style) -> list[Zone]:
    """The zones that a game brings; of a game that draws one picture alone, that as the map."""
    zones = game.zones(view, style)
    if zones:
        return zones
    svg = game.draw(view, style)
    return [Zone(MAP, game.title, svg)] if svg else []


def of_kind(zones: list[Zone], *kinds: str) -> list[Zone]:
    return [zone for zone in zones if zone.kind in kinds]


def picture(zones: list[Zone], style: Style, title: str) -> str:
    """All zones on one sheet: head on top, the map beside the own things, rivals below."""
    if not zones:
        return ""
    canvas = Canvas(style)
    head, beside, rivals = of_kind(zones, HEAD), of_kind(zones, *SIDE), of_kind(zones, RIVAL)
    common = of_kind(zones, MAP, SCENE)
    y = _column(canvas, head, GAP, GAP)
    if style.wide and common and beside:
        left = max(zone.width for zone in common)
        right = _column(canvas, beside, left + 2 * GAP, y)
        low = _rows(canvas, rivals, _column(canvas, common, GAP, y), left + 2 * GAP)
        y = max(low, right)
    else:
        y = _column(canvas, [*common, *beside], GAP, y)
        y = _rows(canvas, rivals, y, max(zone.width for zone in zones) + 2 * GAP)
    return canvas.document(_breadth(zones, style), y, title)


def _breadth(zones: list[Zone], style: Style) -> float:
    common, beside = of_kind(zones, MAP, SCENE), of_kind(zones, *SIDE)
    widest = max(zone.width for zone in zones)
    if style.wide and common and beside:
        both = max(each.width for each in common) + GAP + max(each.width for each in beside)
        widest = max(widest, both)
    return widest + 2 * GAP


def _column(canvas: Canvas, zones: list[Zone], x: float, y: float) -> float:
    for zone in zones:
        _put(canvas, zone, x, y)
        y += zone.height + GAP
    return y


def _rows(canvas: Canvas, zones: list[Zone], y: float, width: float) -> float:
    """Side by side as long as there is room."""
    x, low = GAP, y
    for zone in zones:
        if x > GAP and x + zone.width + GAP > width:
            x, y = GAP, low
        _put(canvas, zone, x, y)
        x += zone.width + GAP
        low = max(low, y + zone.height + GAP)
    return low


def _put(canvas: Canvas, zone: Zone, x: float, y: float) -> None:
    place = f'x="{number(x)}" y="{number(y)}"'
    size = f'width="{number(zone.width)}" height="{number(zone.height)}"'
    canvas.parts.append(zone.svg.replace("<svg ", f"<svg {place} {size} ", 1))
