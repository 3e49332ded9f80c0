"""The map: sectors, planets, structures, satellites, federations."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.core.game import Data
from astrarium.games.gaia.draw.glyphs import (
    built_planet,
    gaiaformer,
    path,
    planet,
    ring,
    satellite,
    station,
    structure,
)
from astrarium.games.gaia.draw.reach import Reach, draw_contours, draw_key, draw_price
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import KIND_MASK, NONE, PLANETS, SEAT_SHIFT, STRUCTURES
from astrarium.parts.draw.hexes import Paper, Point, corners, edge_lines, outline, size_for
from astrarium.parts.hexes import EDGES, NO_HEX, moved, turned

SATELLITE_PLACES = ((0.0, 0.0), (0.0, -0.55), (0.0, 0.55), (0.0, 0.8))
SMALL_PLANET = 0.32  # of a planet that is built upon, in the size of a hex
DASHES = ("", "7 3", "2 3", "10 3 2 3")


class Map(Paper):
    """Where the hexes lie on the paper, and what is on them."""

    def __init__(self, rules: GaiaRules, state: Data, size: float) -> None:
        super().__init__(rules.geometry.spots, size)
        self.rules = rules
        self.state = state
        self.layers = {
            name: dict(map(tuple, state[name]))
            for name in ("building", "shared", "gaiaformer", "satellite", "federated", "station")
        }
        self.terrain: dict[int, int] = dict(map(tuple, state["terrain"])) or self._laid()
        self.reach: Reach | None = None
        self.badges: list[tuple[float, float, int]] = []  # of pieces; they lie upon all hexes
        self.built: list[tuple[float, float, int]] = []  # the types of planets under buildings, too

    def _laid(self) -> dict[int, int]:
        """The planets of the tiles that lie while the board is being built."""
        found: dict[int, int] = {}
        geometry = self.rules.geometry
        for slot, laid in enumerate(self.state["layout"]):
            if laid != NONE:
                for spot, kind in self.rules.faces[laid // 6].planets:
                    place = moved(geometry.centres[slot], turned(spot, laid % 6))
                    found[geometry.index[place]] = kind
        return found


def draw_map(
    canvas: Canvas, rules: GaiaRules, state: Data, width: float, reach: Reach | None
) -> float:
    """Returns the height."""
    laid = Map(rules, state, size_for(rules.geometry.spots, width))
    laid.reach = reach
    # What can be chosen lies on top: its neighbours do not cover its edge.
    marks = canvas.style.marks
    for number in sorted(
        range(len(laid.places)), key=lambda number: "open" in marks.get(f"hex-{number}", "")
    ):
        _hex(canvas, laid, number)
    _sector_borders(canvas, laid)
    _next_place(canvas, laid)
    _planned_sector(canvas, laid)
    if reach is not None:
        draw_contours(canvas, reach, laid)
        draw_key(canvas, reach, laid.size)
    _federations(canvas, laid)
    _upon_hexes(canvas, laid)
    return laid.height


def _upon_hexes(canvas: Canvas, laid: Map) -> None:
    """Owners, types of planets that are built upon, and prices: no neighbour covers them."""
    body = Canvas(canvas.style)
    for x, y, kind in laid.built:
        small = Canvas(canvas.style)
        small.circle(x, y, laid.size * (SMALL_PLANET + 0.06), "case")
        planet(small, x, y, laid.size * SMALL_PLANET, kind)
        body.group(small, class_="built-on")
    for x, y, seat in laid.badges:
        badge = Canvas(canvas.style)
        seat_mark(badge, x, y, laid.size * 0.27, seat, least=0)
        body.group(badge, class_="owner")
    if laid.reach is not None:
        for number in laid.terrain:
            draw_price(body, laid.reach, number, laid.places[number], laid.size)
    if body.parts:
        canvas.group(body, pointer_events="none")


def _hex(canvas: Canvas, laid: Map, number: int) -> None:
    """The hexagon carries the owner, the disc in it the planet."""
    style = canvas.style
    x, y = laid.places[number]
    size = laid.size
    body = Canvas(style)
    line = style.colour("line")
    ground = laid.reach.band(number) if laid.reach else "space"
    body.polygon(
        corners((x, y), size * 0.985), ground, stroke=line, stroke_width=0.8, class_="face"
    )
    slot = int(laid.rules.geometry.slot_of[number])
    if tuple(laid.rules.geometry.centres[slot]) == tuple(laid.rules.geometry.spots[number]):
        _sector_number(body, laid, slot, x, y)
    kind = laid.terrain.get(number, 0)
    if is_written(canvas, laid, number):
        name = laid.rules.geometry.name(number)
        body.text(x, y + size * 0.75, name, size * 0.55, "soft", text_anchor="middle")
    building = laid.layers["building"].get(number, 0)
    if building:
        ring(body, x, y, size, building >> SEAT_SHIFT)
        built_planet(body, x, y, size * 0.53, kind)
        laid.built.append((x - size * 0.52, y + size * 0.48, kind))
    elif kind:
        planet(body, x, y, size * 0.6, kind)
    pieces = Canvas(style)
    _pieces(pieces, laid, number, x, y)
    if pieces.parts:
        body.group(pieces, class_="piece")
    canvas.marked(body, f"hex-{number}", label(canvas, laid, number))


def _sector_number(canvas: Canvas, laid: Map, slot: int, x: float, y: float) -> None:
    layout = laid.state["layout"]
    if slot < len(layout) and layout[slot] != NONE:
        number = f"{laid.rules.faces[layout[slot] // 6].number:02d}"
        size = laid.size * 0.62
        canvas.text(
            x, y + size * 0.36, number, size, "line", text_anchor="middle", font_weight="bold"
        )


def _pieces(canvas: Canvas, laid: Map, number: int, x: float, y: float) -> None:
    size = laid.size
    layers = laid.layers
    building = layers["building"].get(number, 0)
    shared = layers["shared"].get(number, 0)
    if building:
        seat = building >> SEAT_SHIFT
        dx = size * 0.2 if shared else 0
        structure(canvas, x - dx, y, size * (0.38 if shared else 0.48), building & KIND_MASK, seat)
        _badge(laid, x - dx, y, seat)
    if shared:
        structure(canvas, x + size * 0.32, y + size * 0.25, size * 0.38, 1, shared - 1)
        _badge(laid, x + size * 0.12, y + size * 0.85, shared - 1)
    if number in layers["gaiaformer"]:
        gaiaformer(canvas, x, y, size * 0.42, layers["gaiaformer"][number] - 1)
        _badge(laid, x, y, layers["gaiaformer"][number] - 1)
    if number in layers["station"]:
        station(canvas, x, y, size * 0.42, layers["station"][number] - 1)
        _badge(laid, x, y, layers["station"][number] - 1)
    _satellites(canvas, laid, number, x, y)


def _badge(laid: Map, x: float, y: float, seat: int) -> None:
    """The owner's shape and letter at the upper right of a piece, which it leaves to be seen."""
    laid.badges.append((x + laid.size * 0.56, y - laid.size * 0.52, seat))


def _satellites(canvas: Canvas, laid: Map, number: int, x: float, y: float) -> None:
    size = laid.size
    seats = [seat for seat in range(4) if laid.layers["satellite"].get(number, 0) >> seat & 1]
    busy = number in laid.layers["station"]
    for place, seat in enumerate(seats):
        dx, dy = SATELLITE_PLACES[place + busy]
        if len(seats) == 2 and not busy:
            dx, dy = 0.0, place * 0.9 - 0.45
        at = (x + dx * size, y + dy * size)
        satellite(canvas, *at, size * (0.28 if len(seats) < 2 else 0.2), seat)
        if len(seats) < 2:
            _badge(laid, x, y, seat)


def label(canvas: Canvas, laid: Map, number: int) -> str:
    """The hex in words: what planet, in which sector, whose pieces; coordinates where they are
    written on the map."""
    style = canvas.style
    geometry = laid.rules.geometry
    kind = laid.terrain.get(number, 0)
    laid_there = laid.state["layout"][int(geometry.slot_of[number])]
    sector = "" if laid_there == NONE else f"{laid.rules.faces[laid_there // 6].number:02d}"
    parts = [style.say(PLANETS[kind], f"planet-{PLANETS[kind]}")] if kind else []
    if sector:
        parts.append(style.say(sector, "label-sector", sector=sector))
    layers = laid.layers
    building = layers["building"].get(number, 0)
    found = []
    if building:
        found.append((STRUCTURES[building & KIND_MASK], building >> SEAT_SHIFT))
    for layer, name in (
        ("shared", "mine"),
        ("gaiaformer", "gaiaformer"),
        ("station", "space_station"),
    ):
        if number in layers[layer]:
            found.append((name, layers[layer][number] - 1))
    for seat in range(4):
        if layers["satellite"].get(number, 0) >> seat & 1:
            found.append(("satellite", seat))
    for name, seat in found:
        word = style.say(name, f"structure-{name}")
        parts.append(f"{word} ({style.seat_name(seat)})")
    words = ", ".join(parts)
    if words and not is_written(canvas, laid, number):
        return words
    return f"{words} · {geometry.name(number)}".removeprefix(" · ")


def is_written(canvas: Canvas, laid: Map, number: int) -> bool:
    """Choices speak of empty spaces by their coordinates: they stand there while one is asked."""
    mark = canvas.style.marks.get(f"hex-{number}", "")
    return not laid.terrain.get(number, 0) and mark.startswith(("open", "planned"))


def _sector_borders(canvas: Canvas, laid: Map) -> None:
    """Heavier lines where two sector tiles, or a tile and nothing, meet."""
    geometry = laid.rules.geometry
    slots = geometry.slot_of

    def meet(number: int, edge: int) -> bool:
        other = geometry.neighbour(number, edge)
        return other == NO_HEX or (number < other and slots[other] != slots[number])

    outline(
        canvas,
        edge_lines(laid, range(len(laid.places)), laid.size, meet),
        stroke=canvas.style.colour("soft"),
        stroke_width=max(1.2, laid.size * 0.06),
        opacity="0.7",
    )


def _next_place(canvas: Canvas, laid: Map) -> None:
    """Where the next sector tile comes while the board is being laid."""
    layout = laid.state["layout"]
    if NONE not in layout or _sector_in_hand(canvas, laid) != NONE:
        return
    slot = layout.index(NONE)
    body = Canvas(canvas.style)
    ink = canvas.style.colour("ink")
    _around(body, laid, slot, fill="none", stroke=ink, stroke_width=2.5, stroke_dasharray="7 5")
    x, y = laid.places[laid.rules.geometry.index[laid.rules.geometry.centres[slot]]]
    size = laid.size * 1.2
    body.text(x, y + size * 0.36, "?", size, "soft", text_anchor="middle")
    label = canvas.style.say(str(slot + 1), "label-next-place", number=slot + 1)
    canvas.marked(body, "next-place", label)


def _planned_sector(canvas: Canvas, laid: Map) -> None:
    """The tile that is being laid: it can be taken up again and turned."""
    slot = _sector_in_hand(canvas, laid)
    if slot == NONE:
        return
    tile = laid.state["layout"][slot] // 6
    body = Canvas(canvas.style)
    _around(body, laid, slot, fill="transparent", class_="face")
    canvas.marked(body, f"sector-{tile}", f"{laid.rules.faces[tile].number:02d}")


def _sector_in_hand(canvas: Canvas, laid: Map) -> int:
    """The place of the last tile that is only planned; NONE if there is none."""
    marks = canvas.style.marks
    planned = [
        slot
        for slot, there in enumerate(laid.state["layout"])
        if there != NONE and "planned" in marks.get(f"sector-{there // 6}", "")
    ]
    return planned[-1] if planned else NONE


def _around(canvas: Canvas, laid: Map, slot: int, **attributes: str | float | None) -> None:
    """The outline of a sector, as one line."""
    geometry = laid.rules.geometry
    members = {hex for hex in range(geometry.n) if geometry.slot_of[hex] == slot}
    leaves = _border_of(laid, members)
    edges: dict[str, tuple[str, Point]] = {}
    for hex in members:
        corner = corners(laid.places[hex], laid.size)
        for edge in range(EDGES):
            if leaves(hex, edge):
                after = corner[(edge + 1) % EDGES]
                edges[_corner(corner[edge])] = (_corner(after), after)
    first = at = next(iter(edges))
    points: list[Point] = []
    while not points or at != first:
        at, point = edges[at]
        points.append(point)
    canvas.add("path", d=f"{path(points)}Z", **attributes)


def _corner(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def _border_of(laid: Map, members: set[int]) -> Callable[[int, int], bool]:
    neighbour = laid.rules.geometry.neighbour
    return lambda number, edge: neighbour(number, edge) not in members


def _federations(canvas: Canvas, laid: Map) -> None:
    """Each seat's federations have an outline in its colour and dashes."""
    federated = laid.layers["federated"]
    for seat in range(len(laid.state["players"])):
        members = {number for number, seats in federated.items() if seats >> seat & 1}
        lines = edge_lines(
            laid, members, laid.size * (0.93 - seat * 0.07), _border_of(laid, members)
        )
        outline(
            canvas,
            sorted(lines),
            stroke=canvas.style.colour(canvas.style.badge(seat).fill),
            stroke_width=max(1.6, laid.size * 0.09),
            stroke_dasharray=DASHES[seat] or None,
            stroke_linecap="round",
        )
