"""The map: sectors, planets, structures, satellites, federations."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, seat_mark
from astrarium.games.gaia.draw.glyphs import gaiaformer, planet, station, structure
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import KIND_MASK, NONE, PLANETS, SEAT_SHIFT, STRUCTURES
from astrarium.parts.draw.hexes import Paper, corners, edge_lines, outline, size_for
from astrarium.parts.hexes import NO_HEX, moved, turned

SATELLITE_PLACES = ((0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 0.55))
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
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    """Returns the height."""
    laid = Map(rules, state, size_for(rules.geometry.spots, width))
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
    body.polygon(
        corners((x, y), size * 0.985),
        "space",
        stroke=style.colour("line"),
        stroke_width=0.8,
        class_="face",
    )
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
            stroke=canvas.style.colour(f"seat-{seat}"),
            stroke_width=max(1.6, laid.size * 0.09),
            stroke_dasharray=DASHES[seat] or None,
            stroke_linecap="round",
        )
