"""The map: sectors, planets, structures, satellites, federations."""

from __future__ import annotations

import math

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, regular, seat_mark
from astrarium.games.gaia.draw_glyphs import gaiaformer, planet, station, structure
from astrarium.games.gaia.geometry import turned
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import KIND_MASK, NONE, PLANETS, SEAT_SHIFT, STRUCTURES

ROOT_3 = math.sqrt(3)
# The neighbour across each edge of a flat-topped hex, edges counted from the corner at 0 degrees.
ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SATELLITE_PLACES = ((0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 0.55))
DASHES = ("", "7 3", "2 3", "10 3 2 3")


class Map:
    """Where the hexes lie on the paper, and what is on them."""

    def __init__(self, rules: GaiaRules, state: Data, size: float) -> None:
        self.rules = rules
        self.state = state
        self.size = size
        self.layers = {
            name: dict(map(tuple, state[name]))
            for name in ("building", "shared", "gaiaformer", "satellite", "federated", "station")
        }
        self.terrain: dict[int, int] = dict(map(tuple, state["terrain"])) or self._laid()
        places = [self._place(number) for number in range(len(rules.geometry.spots))]
        self.left = min(x for x, _ in places) - size - 4
        self.top = min(y for _, y in places) - size - 4
        self.width = max(x for x, _ in places) - self.left + size + 4
        self.height = max(y for _, y in places) - self.top + size + 4
        self.places = [(x - self.left, y - self.top) for x, y in places]

    def _place(self, number: int) -> tuple[float, float]:
        q, r = self.rules.geometry.spots[number]
        return 1.5 * self.size * q, ROOT_3 * self.size * (r + q / 2)

    def _laid(self) -> dict[int, int]:
        """The planets of the tiles that lie while the board is being built."""
        found: dict[int, int] = {}
        geometry = self.rules.geometry
        for slot, laid in enumerate(self.state["layout"]):
            if laid != NONE:
                cq, cr = geometry.centres[slot]
                for spot, kind in self.rules.faces[laid // 6].planets:
                    q, r = turned(spot, laid % 6)
                    found[geometry.index[(cq + q, cr + r)]] = kind
        return found

    def neighbour(self, number: int, edge: int) -> int:
        q, r = self.rules.geometry.spots[number]
        dq, dr = ACROSS[edge]
        return self.rules.geometry.index.get((q + dq, r + dr), NONE)


def map_size(rules: GaiaRules, width: float) -> float:
    """The size of hexes with which the map is so wide."""
    columns = [q for q, _ in rules.geometry.spots]
    return (width - 8) / (1.5 * (max(columns) - min(columns)) + 2)


def draw_map(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    """Returns the height."""
    laid = Map(rules, state, map_size(rules, width))
    body = Canvas(canvas.style)
    # What can be chosen lies on top: its neighbours do not cover its edge.
    marks = canvas.style.marks
    for number in sorted(
        range(len(laid.places)), key=lambda number: "open" in marks.get(f"hex-{number}", "")
    ):
        _hex(body, laid, number)
    _sector_borders(body, laid)
    _federations(body, laid)
    canvas.add("g", body.body(), transform=f"translate({x:.1f} {y:.1f})")
    return laid.height


def _hex(canvas: Canvas, laid: Map, number: int) -> None:
    style = canvas.style
    x, y = laid.places[number]
    size = laid.size
    body = Canvas(style)
    corners = regular(x, y, size * 0.985, 6, turn=0)
    body.polygon(corners, "space", stroke=style.colour("line"), stroke_width=0.8, class_="face")
    slot = int(laid.rules.geometry.slot_of[number])
    if tuple(laid.rules.geometry.centres[slot]) == tuple(laid.rules.geometry.spots[number]):
        _sector_number(body, laid, slot, x, y)
    elif style.wide:
        name = laid.rules.geometry.name(number)
        body.text(x, y + size * 0.79, name, size * 0.33, "soft", text_anchor="middle")
    kind = laid.terrain.get(number, 0)
    if kind:
        planet(body, x, y - (size * 0.06 if style.wide else 0), size * 0.62, kind)
    pieces = Canvas(style)
    _pieces(pieces, laid, number, x, y - (size * 0.06 if style.wide else 0))
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
        dx = size * 0.24 if shared else 0
        r = size * (0.36 if shared else 0.44)
        structure(canvas, x - dx, y, r, building & KIND_MASK, building >> SEAT_SHIFT)
    if shared:
        structure(canvas, x + size * 0.4, y + size * 0.2, size * 0.36, 1, shared - 1)
    if number in layers["gaiaformer"]:
        gaiaformer(canvas, x, y, size * 0.4, layers["gaiaformer"][number] - 1)
    if number in layers["station"]:
        station(canvas, x, y, size * 0.4, layers["station"][number] - 1)
    seats = [seat for seat in range(4) if layers["satellite"].get(number, 0) >> seat & 1]
    busy = number in layers["station"]
    for place, seat in enumerate(seats):
        dx, dy = SATELLITE_PLACES[place + busy]
        if len(seats) == 2 and not busy:
            dx = place * 0.9 - 0.45
        seat_mark(
            canvas, x + dx * size, y + dy * size, size * (0.3 if len(seats) < 2 else 0.25), seat
        )


def label(canvas: Canvas, laid: Map, number: int) -> str:
    """The hex in words: where, what planet, whose pieces."""
    style = canvas.style
    parts = [laid.rules.geometry.name(number)]
    kind = laid.terrain.get(number, 0)
    if kind:
        parts.append(style.say(PLANETS[kind], f"planet-{PLANETS[kind]}"))
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
    return ", ".join(parts)


def _sector_borders(canvas: Canvas, laid: Map) -> None:
    """Heavier lines where two sector tiles, or a tile and nothing, meet."""
    slots = laid.rules.geometry.slot_of
    lines = []
    for number, (x, y) in enumerate(laid.places):
        corners = regular(x, y, laid.size, 6, turn=0)
        for edge in range(6):
            other = laid.neighbour(number, edge)
            if other == NONE or (number < other and slots[other] != slots[number]):
                (ax, ay), (bx, by) = corners[edge], corners[(edge + 1) % 6]
                lines.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
    if lines:
        stroke = canvas.style.colour("soft")
        canvas.add(
            "path",
            d="".join(lines),
            fill="none",
            stroke=stroke,
            stroke_width=max(1.2, laid.size * 0.06),
            opacity="0.7",
            pointer_events="none",
        )


def _federations(canvas: Canvas, laid: Map) -> None:
    """Each seat's federations have an outline in its colour and dashes."""
    for seat in range(len(laid.state["players"])):
        members = {
            number for number, seats in laid.layers["federated"].items() if seats >> seat & 1
        }
        lines = []
        for number in members:
            x, y = laid.places[number]
            corners = regular(x, y, laid.size * (0.93 - seat * 0.07), 6, turn=0)
            for edge in range(6):
                if laid.neighbour(number, edge) not in members:
                    (ax, ay), (bx, by) = corners[edge], corners[(edge + 1) % 6]
                    lines.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
        if lines:
            canvas.add(
                "path",
                d="".join(sorted(lines)),
                fill="none",
                stroke=canvas.style.colour(f"seat-{seat}"),
                stroke_width=max(1.6, laid.size * 0.09),
                stroke_dasharray=DASHES[seat] or None,
                stroke_linecap="round",
                pointer_events="none",
            )
