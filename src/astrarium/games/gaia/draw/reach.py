"""How far a seat reaches and what planets cost: drawn while it is asked where to build."""

from __future__ import annotations

from typing import NamedTuple

from astrarium.core.draw.svg import Canvas
from astrarium.core.game import Data
from astrarium.games.gaia.conversions import converted
from astrarium.games.gaia.draw.glyphs import Sign, mark, put_signs, signs_width
from astrarium.games.gaia.frames.turn import BEFORE
from astrarium.games.gaia.reach import (
    BYTE,
    CREDITS_SHIFT,
    QIC_SHIFT,
    mine_cost,
    mine_price,
    project_reason,
    qic_for_range,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import GAIA_PROJECT, MINE, TRANSDIM
from astrarium.parts.draw.hexes import Paper, edge_lines, outline

BANDS = 3  # without a Q.I.C., with one, with two
FAR = 3  # diamonds at a planet, at most; farther ones are not priced
FIGURE = 0.7  # how high a price is written, in the size of a hex
DASHES = ("", "7 4")  # the line around the first band, and around the second


class Price(NamedTuple):
    sign: Sign  # what is paid, the Q.I.C.s apart
    qic: int
    payable: bool
    opened: bool  # not payable yet, but after conversions


class Reach:
    """Of the seat that looks; `steps` and `bonus` as the question allows them."""

    def __init__(
        self, s: Gaia, seat: int, steps: int, bonus: int, priced: bool, converts: bool = False
    ) -> None:
        self.s = s
        self.seat = seat
        self.steps = steps
        self.bonus = bonus
        self.priced = priced
        geometry = s.rules.geometry
        self.geometry = geometry
        self.qic = [int(qic_for_range(s, seat, hex, bonus)) for hex in range(geometry.n)]
        # Of the turn alone: within an action there are no free actions.
        self.converted = converted(s, seat) if priced and converts else []

    def band(self, hex: int) -> str:
        return f"band-{min(self.qic[hex], BANDS - 1)}"

    def price(self, hex: int) -> Price | None:
        """What a mine or a Gaia Project takes here; None where there can be neither."""
        if not self.priced or self.qic[hex] > FAR:
            return None
        s, seat = self.s, self.seat
        if int(s.terrain[hex]) == TRANSDIM:
            player = s.players[seat]
            if s.gaiaformer[hex] != 0 or player.gaiaformers == 0:
                return None
            power, qic = int(s.rules.project_cost[player.level(GAIA_PROJECT)]), self.qic[hex]
            payable = project_reason(s, seat, hex, self.bonus) == 0
            opened = any(
                int(each.power()) >= power and int(each.qic) >= qic and int(each.gaiaformers) > 0
                for each in self.converted
            )
            return Price(("token", power), qic, payable, opened and not payable)
        cost = int(mine_cost(s, seat, hex, self.steps, self.bonus))
        if cost < 0:
            return None
        ore, qic, credits = cost & BYTE, cost >> QIC_SHIFT & BYTE, cost >> CREDITS_SHIFT & BYTE
        payable = mine_price(s, seat, hex, self.steps, self.bonus) >= 0
        opened = any(
            int(each.ore) >= ore and int(each.qic) >= qic and int(each.credits) >= credits
            for each in self.converted
        )
        return Price(("ore", ore), qic, payable, opened and not payable)


def reach_of(s: Gaia, view: Data) -> Reach | None:
    """Where the seat is asked to build or to place something within its range."""
    seat = view["seat"]
    asked = [each for each in view["questions"] if each["seat"] == seat]
    if seat is None or not asked or s.board is None:
        return None
    name, data = view["agenda"]["lanes"][asked[0]["lane"]][-1]
    if name == "Turn" and data[1] == BEFORE:
        return Reach(s, seat, 0, 0, priced=True, converts=True)
    if name == "BuildWith":
        return Reach(s, seat, data[1], data[2], priced=True)
    if name in ("LostPlanet", "PlaceStation"):
        return Reach(s, seat, 0, 0, priced=False)
    return None


def draw_price(
    canvas: Canvas, reach: Reach, hex: int, at: tuple[float, float], size: float
) -> None:
    """At the foot of a planet what is paid there, over it a diamond for each Q.I.C.; soft where it
    cannot be paid, with two arrows where conversions would pay it. The figure ends before its
    sign: where the page writes it larger, it grows away from there, and its plate has the room."""
    found = reach.price(hex)
    if found is None:
        return
    (name, amount), qic, payable, opened = found
    x, y = at
    body = Canvas(canvas.style)
    letter, half = size * FIGURE, size * 0.23
    digits = 0.62 * letter * len(str(amount))
    arrows = size * 0.42 if opened else 0.0
    wide, high = arrows + digits + 2 * half + size * 0.24, letter * 0.98
    left, middle = x - wide / 2, y + size * 0.6
    body.rect(left, middle - high / 2, wide, high, "panel", rx=high / 2)
    ink = "ink" if payable or opened else "soft"
    end = left + size * 0.09 + arrows + digits
    body.text(
        end, middle + letter * 0.36, str(amount), letter, ink,
        text_anchor="end", font_weight="600" if payable else None,
    )  # fmt: skip
    mark(body, end + half + size * 0.05, middle, half, name)
    if opened:
        _arrows(body, left + size * 0.27, middle, size * 0.17)
    for place in range(qic):
        dx = (place - (qic - 1) / 2) * size * 0.42
        body.circle(x + dx, y - size * 0.64, size * 0.24, "panel", opacity="0.92")
        mark(body, x + dx, y - size * 0.64, size * 0.18, "qic")
    # In the overview of a phone a price would cover its planet.
    classes = ["price", *([] if canvas.style.wide else ["close-up"]), *(["opened"] * opened)]
    canvas.group(body, class_=" ".join(classes), data_hex=hex)


def _arrows(canvas: Canvas, x: float, y: float, r: float) -> None:
    """There and back: something is converted before."""
    for way in (1, -1):
        tip, level = x + way * r, y - way * r * 0.55
        d = f"M{x - way * r:.1f} {level:.1f}H{tip:.1f}"
        d += f"m{-way * r * 0.6:.1f} {-r * 0.55:.1f}l{way * r * 0.6:.1f} {r * 0.55:.1f}"
        d += f"l{-way * r * 0.6:.1f} {r * 0.55:.1f}"
        stroke = canvas.style.colour("ink")
        canvas.add("path", d=d, fill="none", stroke=stroke, stroke_width=max(r * 0.32, 1))


def draw_contours(canvas: Canvas, reach: Reach, paper: Paper) -> None:
    """A line around what needs no Q.I.C., a dashed one around what needs one."""
    neighbour = reach.geometry.neighbour
    for band, dashes in enumerate(DASHES):
        inside = {hex for hex, qic in enumerate(reach.qic) if qic <= band}

        def leaves(hex: int, edge: int, inside: set[int] = inside) -> bool:
            return neighbour(hex, edge) not in inside

        outline(
            canvas,
            edge_lines(paper, sorted(inside), paper.size * 0.98, leaves),
            stroke=canvas.style.colour("qic"),
            stroke_width=max(2.2, paper.size * 0.1),
            stroke_dasharray=dashes or None,
            stroke_linecap="round",
        )


def draw_key(canvas: Canvas, reach: Reach, size: float) -> None:
    """In the corner, as large as the hexes ask for: what the lines mean, and what every mine costs
    besides its ore."""
    style = canvas.style
    body = Canvas(style)
    _key(body, reach, 4, 2)
    canvas.add("g", body.body(), transform=f"scale({size / 22:.3f})", pointer_events="none")


def _key(canvas: Canvas, reach: Reach, x: float, y: float) -> None:
    style = canvas.style
    # The sign comes first: on a small map the words are written larger, and grow away from it.
    mark(canvas, x + 6, y + 7.5, 5.5, "qic")
    if style.wide:  # on a phone the words would lie upon the map
        canvas.text(x + 18, y + 12, style.say("", "label-range"), 13, "soft", font_weight="600")
    for band in range(BANDS):
        line = y + 33 + band * 19
        canvas.rect(x, line - 8, 34, 16, f"band-{band}", rx=3, stroke=style.colour("line"))
        if band < len(DASHES):
            dashes = DASHES[band] or None
            stroke = style.colour("qic")
            d = f"M{x + 3:.1f} {line:.1f}h28"
            canvas.add("path", d=d, stroke=stroke, stroke_width=2.6, stroke_dasharray=dashes)
        for place in range(band):
            mark(canvas, x + 48 + place * 13, line, 5.5, "qic")
        if band == 0:
            canvas.text(x + 43, line + 5, "0", 14, font_weight="600")
    if reach.priced:
        credits = int(reach.s.rules.costs[MINE].credits)
        signs: list[Sign] = [("mine", 0), ("plus", 0), ("credits", credits)]
        put_signs(canvas, x + signs_width(signs, 13) / 2, y + 95, signs, 13)
    if style.wide and any(_opened(reach)):
        row = Canvas(style)
        row.rect(x, y + 107, 34, 16, "panel", rx=8)
        _arrows(row, x + 17, y + 115, 4)
        row.text(x + 43, y + 120, style.say("", "label-after-conversions"), 13, "soft")
        canvas.group(row, class_="price opened")


def _opened(reach: Reach) -> list[bool]:
    prices = [reach.price(hex) for hex in range(reach.geometry.n) if reach.s.terrain[hex]]
    return [price.opened for price in prices if price is not None]
