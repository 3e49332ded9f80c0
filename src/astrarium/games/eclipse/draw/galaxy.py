"""The galaxy: hexes with their squares, wormholes, discs, ships, and places to be explored."""

from __future__ import annotations

import math
from typing import Final

from astrarium.core.draw.names import LIGHT, name_lines, put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.draw.chances import chance, sides_in
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.wormholes import edge_middle, full_wormhole, half_wormhole
from astrarium.games.eclipse.galaxy import beside, ships_in
from astrarium.games.eclipse.geometry import AXIAL, neighbour, opposite, ring_of
from astrarium.games.eclipse.state import CLASS, HEX_BITS, SIDE
from astrarium.games.eclipse.words import (
    ANCIENTS,
    MONOLITH_STANDS,
    NONE,
    ON_ORBITAL,
    ORBITAL_STANDS,
    RESOURCES,
    RINGS,
    SHIPS,
)
from astrarium.parts.draw.hexes import Paper, Point, corners, size_for
from astrarium.parts.hexes import Spot, distance

DASHES: Final = ("", "9 3 2 3", "8 4", "3 3", "12 3", "2 4")  # the border of held hexes, by seat
NUMERALS: Final = ("", "I", "II", "III")
IN_A_ROW: Final = 4  # squares
LETTER: Final = 0.245  # of a name, in sizes of a hex: read on a map of two players
FINGERS: Final = 2.8  # how much higher than a capsule what is touched of it is, on a phone
AROUND: Final = 1  # hexes around a battle that are drawn beside its stage


class Galaxy(Paper):
    """Where the hexes and the places beside them lie on the paper."""

    def __init__(self, t: Shown, width: float, most: float) -> None:
        self.t = t
        self.hexes: list[int] = [int(hex) for hex in t.s.laid]
        self.spots = free_spots(t)
        battle = t.frame("Battle")
        if battle is not None and t.style.wide:
            self._come_near(AXIAL[int(t.s.where[battle[0]])])
        lying = [int(t.s.where[hex]) for hex in self.hexes]
        axial = [AXIAL[spot] for spot in lying + self.spots]
        super().__init__(axial, min(size_for(axial, width), most))
        self.at: dict[int, Point] = dict(zip(lying + self.spots, self.places, strict=True))

    def _come_near(self, fought: Spot) -> None:
        """Below the stage of a battle the whole galaxy would be too small to be read; what the
        battle asks about, and where ships may retreat to, lies around it."""
        where = self.t.s.where
        near = [hex for hex in self.hexes if distance(AXIAL[int(where[hex])], fought) <= AROUND]
        self.hexes, self.spots = near, []

    def place(self, hex: int) -> Point:
        return self.at[int(self.t.s.where[hex])]


def free_spots(t: Shown) -> list[int]:
    """Places that the eyes could explore next, if a hex is left for them; and the one explored."""
    s, found = t.s, set()
    if t.eyes is not None and not t.view["over"]:
        for hex in s.laid:
            if s.owner[hex] == t.eyes or ships_in(s, hex, t.eyes) > 0:
                around = [int(neighbour(s.where[hex], edge)) for edge in range(6)]
                found |= {spot for spot in around if spot != NONE and s.at[spot] == 0}
    found = {spot for spot in found if s.pile_left[ring_of(spot)] or s.discards[ring_of(spot)]}
    explored = explored_spot(t)
    return sorted(found | ({explored} if explored != NONE else set()))


def explored_spot(t: Shown) -> int:
    for name in ("PlaceHex", "DrawHex"):
        frame = t.frame(name)
        if frame is not None:
            return frame[1]
    return NONE


def laid_now(t: Shown, hexes: list[int]) -> tuple[int, int]:
    """The place where a hex is being laid, before it is planned and while it can be turned, and
    the hex; of two drawn ones none before one is planned."""
    frame = t.frame("PlaceHex")
    if frame is not None:
        drawn = [sector for sector in frame[2:] if sector != NONE]
        return frame[1], drawn[0] if len(drawn) == 1 else NONE
    for id, mark in t.style.marks.items():
        if id.startswith("turn-") and "planned" in mark and int(id.split("-")[1]) in hexes:
            sector = int(id.split("-")[1])
            return int(t.s.where[sector]), sector
    return NONE, NONE


def draw_galaxy(
    canvas: Canvas, t: Shown, x: float, y: float, width: float, most: float = 64
) -> float:
    """Returns the bottom."""
    galaxy = Galaxy(t, width, most)
    body = Canvas(t.style)
    for spot in galaxy.spots:
        _spot(body, galaxy, spot)
    marks = t.style.marks
    # What can be chosen lies on top: its neighbours do not cover its edge.
    for hex in sorted(galaxy.hexes, key=lambda hex: "open" in marks.get(f"hex-{hex}", "")):
        _hex(body, galaxy, hex)
    _wormholes(body, galaxy)
    spot, sector = laid_now(t, galaxy.hexes)
    if spot != NONE:
        _dial(body, galaxy, spot)
        # On a phone the turns stand below the question alone, as large as a finger.
        if sector != NONE and t.style.wide:
            _knobs(body, galaxy, spot, sector)
    left = x + (width - galaxy.width) / 2
    canvas.add("g", body.body(), transform=f"translate({left:.1f} {y:.1f})")
    return y + galaxy.height


def _spot(canvas: Canvas, galaxy: Galaxy, spot: int) -> None:
    """An unexplored place, with its ring; or the drawn hex as a ghost."""
    t, size = galaxy.t, galaxy.size
    x, y = galaxy.at[spot]
    body = Canvas(t.style)
    line = t.style.colour("line")
    body.polygon(
        corners((x, y), size * 0.9),
        "bg",
        stroke=line,
        stroke_width=1,
        stroke_dasharray="3 4",
        class_="face",
    )
    ring = int(ring_of(spot))
    drawn = t.frame("PlaceHex")
    if drawn is not None and drawn[1] == spot:
        _ghost(body, t, x, y, size, [each for each in drawn[2:] if each != NONE])
    else:
        body.text(
            x,
            y + size * 0.14,
            NUMERALS[ring],
            size * 0.36,
            "soft",
            text_anchor="middle",
            opacity=".7",
        )
    canvas.marked(body, f"spot-{spot}", t.word("ring", RINGS[ring]))


def _ghost(canvas: Canvas, t: Shown, x: float, y: float, size: float, sectors: list[int]) -> None:
    """What was drawn, where it would lie; of two hexes the names and squares alone."""
    if len(sectors) > 1:
        for place, sector in enumerate(sectors):
            top = y + (place - 0.5) * size * 0.7
            _written(canvas, t.sector_name(t.rules.sectors[sector]), x, top - size * 0.14, size)
            squares(canvas, t, x, top + size * 0.2, size, sector, NONE)
        return
    (sector,) = sectors
    card = t.rules.sectors[sector]
    _written(canvas, t.sector_name(card), x, y - size * 0.55, size)
    crowded = _printed(canvas, t, x, y, size, sector, NONE)
    below = y + size * (0.29 if crowded else 0.15)
    if card.discovery:
        sign(canvas, x, below, size * 0.3, "discovery", "ink", "space")
    left = x - (int(card.ancients) - 1) * size * 0.17
    for place in range(int(card.ancients)):
        at = left + place * size * 0.34
        sign(canvas, at, y + size * 0.54, size * 0.3, "ancient", "ancient", "space")


def _dial(canvas: Canvas, galaxy: Galaxy, spot: int) -> None:
    """The ring around the place where a hex is being laid, with a mark every ten degrees."""
    size, (x, y) = galaxy.size, galaxy.at[spot]
    soft = canvas.style.colour("soft")
    inner, outer = size * 1.03, size * 1.17
    body = Canvas(canvas.style)
    for r in (inner, outer):
        body.circle(x, y, r, "none", stroke=soft, stroke_width=1.2)
    middle, width = (inner + outer) / 2, outer - inner
    body.circle(x, y, middle, "none", stroke=soft, stroke_width=width, stroke_opacity=".22")
    for mark in range(36):
        angle = math.radians(10 * mark)
        near = inner if mark % 3 == 0 else middle
        dx, dy = math.sin(angle), -math.cos(angle)
        body.line(x + near * dx, y + near * dy, x + outer * dx, y + outer * dy, "soft", 1)
    canvas.group(body, pointer_events="none", class_="asked-about")


def _knobs(canvas: Canvas, galaxy: Galaxy, spot: int, sector: int) -> None:
    """The six turns on the ring, where the first edge of the hex would point: a knob for each that
    is legal, the present one filled, and a crossed hole for the others. As long as the turns stand
    beside the question too, these are second copies of them."""
    t, size, (x, y) = galaxy.t, galaxy.size, galaxy.at[spot]
    copy = "" if t.frame("PlaceHex") is None else "-2"
    style, r = t.style, max(size * 0.13, 7.0)
    for turns in range(6):
        mark = style.marks.get(f"turn-{sector}-{turns}", "")
        if not mark:
            continue
        angle = math.radians(60 * turns - 90)
        at = x + size * 1.1 * math.cos(angle), y + size * 1.1 * math.sin(angle)
        body, closed, now = Canvas(style), mark == "closed", "planned" in mark
        edge = style.colour("soft" if closed else "ink")
        fill = "ink" if now else "bg" if closed else "panel"
        body.circle(*at, r, fill, stroke=edge, stroke_width=1.2, class_="face")
        if closed:
            arm = r * 0.9
            d = f"M{at[0] - arm / 2:.1f} {at[1] - arm / 2:.1f}l{arm:.1f} {arm:.1f}"
            d += f"m0 {-arm:.1f}l{-arm:.1f} {arm:.1f}"
            body.add("path", d=d, stroke=edge, stroke_width=1.6)
        canvas.marked(body, f"turn-{sector}-{turns}{copy}", t.label("turn", turns=turns))


# --- a hex ---------------------------------------------------------------------------------------


def _hex(canvas: Canvas, galaxy: Galaxy, hex: int) -> None:
    t, size = galaxy.t, galaxy.size
    style, s = t.style, t.s
    card = t.rules.sectors[hex]
    x, y = galaxy.place(hex)
    owner = int(s.owner[hex])
    body = Canvas(style)
    line = style.colour("line")
    body.polygon(corners((x, y), size * 0.975), "space", stroke=line, stroke_width=1, class_="face")
    if owner != NONE:
        edge = style.colour(t.line(owner))
        body.polygon(corners((x, y), size * 0.975), t.line(owner), fill_opacity=".13")
        body.polygon(
            corners((x, y), size * 0.92),
            "none",
            stroke=edge,
            stroke_width=max(1.4, size * 0.05),
            stroke_dasharray=DASHES[owner] or None,
        )
    battle = t.frame("Battle")
    fought = battle is not None and battle[0] == hex  # its odds stand on the stage
    if fought:
        ink = style.colour("ink")
        body.polygon(corners((x, y), size * 0.96), "none", stroke=ink, stroke_width=size * 0.09)
    sides = None if t.view["over"] or fought else sides_in(t, hex)
    if sides is not None:
        _chance(body, t, x, y - size * 0.62, size, hex, sides)
    else:
        _written(body, t.sector_name(card), x, y - size * 0.55, size)
    crowded = _printed(body, t, x, y, size, hex, owner)
    _middle(body, t, x, y + size * (0.29 if crowded else 0.15), size, hex, owner)
    fleets = Canvas(style)
    _fleets(fleets, t, x, y + size * 0.54, size, hex)
    canvas.marked(body, f"hex-{hex}", _said(t, hex), about=f"sector-{card.number}")
    canvas.parts += fleets.parts


def _printed(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, hex: int, owner: int
) -> bool:
    """What is printed on a hex, its name apart. Returns whether its squares need two rows."""
    card = t.rules.sectors[hex]
    crowded = len(card.squares) > IN_A_ROW
    squares(canvas, t, x, y - size * (0.05 if crowded else 0.18), size, hex, owner)
    _vp(canvas, t, x - size * 0.71, y, size, hex)
    if card.artifact:
        sign(canvas, x + size * 0.72, y, size * 0.24, "artifact", "ink", "space")
    return crowded


def _written(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """The name of a sector, in two lines if need be, about y; left out on a map too small."""
    letter, room = size * LETTER, size * 1.3
    lines = name_lines(name, room / LIGHT, letter, 2)
    top = y + letter * (0.36 - (len(lines) - 1) * 0.46)
    for place, words in enumerate(lines):
        put_name(
            canvas,
            x,
            top + place * letter * 0.92,
            words,
            room,
            letter,
            letters=LIGHT,
            text_anchor="middle",
            class_="from-near",
        )


def squares(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, sector: int, owner: int
) -> None:
    """Population squares: outlined while they are empty, filled where a cube stands."""
    card = t.rules.sectors[sector]
    cubes = int(t.s.cubes[sector]) if sector in t.s.laid else 0
    built = int(t.s.built[sector]) if sector in t.s.laid else 0
    places = list(range(len(card.squares)))
    if built & ORBITAL_STANDS:
        places.append(ON_ORBITAL)
    rows = [places]
    if len(places) > IN_A_ROW:
        half = (len(places) + 1) // 2
        rows = [places[:half], places[half:]]
    w = size * (0.25 if len(rows) == 1 else 0.21)
    top = y - (len(rows) - 1) * w * 0.45
    for row, squares in enumerate(rows):
        left = x - (len(squares) - 1) * w * 0.56
        for column, square in enumerate(squares):
            at = left + column * w * 1.12, top + row * w * 1.1
            _square(canvas, t, at, w, sector, square, cubes >> square & 1 == 1, owner)


def _square(
    canvas: Canvas, t: Shown, at: Point, w: float, sector: int, square: int, full: bool, owner: int
) -> None:
    x, y = at
    card = t.rules.sectors[sector]
    name = "orbital" if square == ON_ORBITAL else RESOURCES[card.squares[square]]
    colour = "soft" if square == ON_ORBITAL else name
    edge = t.style.colour(colour)
    fill, ink = t.piece(owner) if full and owner != NONE else ("panel", colour)
    radius = w / 2 if square == ON_ORBITAL else w * 0.16
    body = Canvas(t.style)
    body.rect(
        x - w / 2, y - w / 2, w, w, fill, rx=radius, stroke=edge, stroke_width=max(0.8, w * 0.07)
    )
    sign(body, x, y, w * 0.72, name, ink, fill)
    canvas.group(body, class_="piece" if full else None)
    if square != ON_ORBITAL and card.advanced >> square & 1:
        sign(canvas, x + w * 0.42, y - w * 0.42, w * 0.5, "star", colour)


def _vp(canvas: Canvas, t: Shown, x: float, y: float, size: float, hex: int) -> None:
    vp = int(t.rules.sectors[hex].vp)
    if vp:
        sign(canvas, x, y, size * 0.3, "vp", "ink", "space")
        canvas.text(
            x,
            y + size * 0.075,
            str(vp),
            size * 0.2,
            "ink",
            text_anchor="middle",
            font_weight="bold",
        )


def _middle(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, hex: int, owner: int
) -> None:
    """The disc, structures, and a discovery tile that lies there."""
    shown: list[str] = ["disc"] if owner != NONE else []
    if t.s.built[hex] & MONOLITH_STANDS:
        shown.append("monolith")
    if t.s.tile[hex]:
        shown.append("discovery")
    step = size * 0.34
    left = x - (len(shown) - 1) * step / 2
    for place, name in enumerate(shown):
        if name == "disc":
            seat_mark(canvas, left + place * step, y, size * 0.14, owner)
        else:
            sign(canvas, left + place * step, y, size * 0.3, name, "ink", "space")


def _chance(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, hex: int, sides: tuple[int, int]
) -> None:
    """Where a battle will be fought: the attacker's chance, in place of the name."""
    words = f"{chance(t, hex, *sides)} %"
    body = Canvas(t.style)
    letter = max(size * 0.19, 8.5)
    w, h = letter * 3.1, letter * 1.5
    ink = t.style.colour("ink")
    body.rect(x - w / 2, y - h / 2, w, h, "panel", rx=h / 2, stroke=ink, stroke_width=1.5)
    body.text(x, y + letter * 0.36, words, letter, text_anchor="middle", font_weight="bold")
    label = t.label("chance", name=t.style.seat_name(sides[0]), amount=words)
    canvas.marked(body, f"chance-{hex}", label)


# --- ships ---------------------------------------------------------------------------------------


def fleets_in(t: Shown, hex: int) -> dict[int, dict[int, int]]:
    """Ships there by side and class, in the order in which the sides came."""
    found: dict[int, dict[int, int]] = {}
    for ship in t.s.ships:
        if ship & HEX_BITS == hex:
            classes = found.setdefault(ship >> SIDE & 7, {})
            klass = ship >> CLASS & 7
            classes[klass] = classes.get(klass, 0) + 1
    return {side: dict(sorted(classes.items())) for side, classes in found.items()}


def _fleets(canvas: Canvas, t: Shown, x: float, y: float, size: float, hex: int) -> None:
    """A capsule for each side; it begins with the owner's mark, each class can be touched."""
    fleets = fleets_in(t, hex)
    h = size * (0.3 if len(fleets) < 2 else 0.26)
    top = y - (len(fleets) - 1) * h * 0.5
    for row, (side, classes) in enumerate(fleets.items()):
        _capsule(canvas, t, x, top + row * h * 1.06, h, hex, side, classes)


def _capsule(
    canvas: Canvas,
    t: Shown,
    x: float,
    y: float,
    h: float,
    hex: int,
    side: int,
    classes: dict[int, int],
) -> None:
    style = t.style
    owned = side < ANCIENTS
    colour = t.line(side) if owned else "ancient"
    widths = [h * (1.5 if count > 1 else 1.0) for count in classes.values()]
    width = sum(widths) + (h * 0.95 if owned else h * 0.15)
    left = x - width / 2
    canvas.rect(
        left,
        y - h / 2,
        width,
        h,
        "panel",
        rx=h / 2,
        stroke=style.colour(colour),
        stroke_width=max(0.8, h * 0.07),
    )
    if owned:
        seat_mark(canvas, left + h * 0.55, y, h * 0.29, side)
        left += h * 0.95
    for (klass, count), w in zip(classes.items(), widths, strict=True):
        body = Canvas(style)
        # On a phone a finger finds one's own ships without the map coming so near that only a
        # hex or two are seen.
        high = h * FINGERS if side == t.eyes and not style.wide else h
        body.rect(left, y - high / 2, w, high, "panel", fill_opacity="0", class_="face", rx=h * 0.3)
        sign(body, left + h * 0.5, y, h * 0.8, SHIPS[klass], colour)
        if count > 1:
            body.text(left + h * 0.95, y + h * 0.25, str(count), h * 0.7, font_weight="bold")
        name = t.word("ship", SHIPS[klass])
        whose = f" ({style.seat_name(side)})" if owned else ""
        canvas.marked(body, f"fleet-{hex}-{side}-{klass}", f"{count} × {name}{whose}")
        left += w


# --- wormholes -----------------------------------------------------------------------------------


def _wormholes(canvas: Canvas, galaxy: Galaxy) -> None:
    """A closed ring over the seam where both hexes have one, half a bowl where only one has."""
    t, size = galaxy.t, galaxy.size
    s = t.s
    body = Canvas(t.style)
    for hex in galaxy.hexes:
        for edge in range(6):
            if s.holes[hex] >> edge & 1 == 0:
                continue
            other = int(beside(s, hex, edge))
            x, y = edge_middle(galaxy.place(hex), size, edge)
            if other != NONE and s.holes[other] >> opposite(edge) & 1:
                if hex < other or other not in galaxy.hexes:
                    full_wormhole(body, t, x, y, size)
            else:
                half_wormhole(body, t, x, y, size, edge)
    canvas.group(body, pointer_events="none")


def printed_row(canvas: Canvas, t: Shown, x: float, y: float, sector: int) -> None:
    """All that is printed on a hex, in a row that begins at x, its middle at y."""
    card = t.rules.sectors[sector]
    if card.vp:
        sign(canvas, x + 9, y, 18, "vp", "ink", "panel")
        canvas.text(x + 9, y + 4.5, str(card.vp), 12, text_anchor="middle", font_weight="bold")
        x += 23
    for square in range(len(card.squares)):
        _square(canvas, t, (x + 8, y), 16, sector, square, False, NONE)
        x += 20
    for name in ("artifact", "discovery"):
        if getattr(card, name):
            sign(canvas, x + 9, y, 18, name, "ink", "panel")
            x += 22
    for _ in range(int(card.ancients)):
        sign(canvas, x + 9, y, 18, "ancient", "ancient", "panel")
        x += 20


# --- in words ------------------------------------------------------------------------------------


def _said(t: Shown, hex: int) -> str:
    """Number, name, owner and ships of a hex."""
    card, s = t.rules.sectors[hex], t.s
    parts = [f"{card.number:03d}", t.sector_name(card)]
    if s.owner[hex] != NONE:
        parts.append(t.style.seat_name(int(s.owner[hex])))
    for side, classes in fleets_in(t, hex).items():
        for klass, count in classes.items():
            whose = f" ({t.style.seat_name(side)})" if side < ANCIENTS else ""
            parts.append(f"{count} × {t.word('ship', SHIPS[klass])}{whose}")
    return ", ".join(parts)
