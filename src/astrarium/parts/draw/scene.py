"""Pictures composed of a sky, a body and a motif; the same facts give the same picture, always.

A picture is 200 by 150. It is made of flat shapes in named colours and nothing that another page
would have to define (no gradients, no clips, no styles), so that it can be used from a file of
pictures that lies apart and is fetched once.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

from astrarium.core.draw.svg import Attributes, Canvas, number
from astrarium.parts.draw.motifs import MOTIFS

WIDTH: Final = 200
HEIGHT: Final = 150
MIDDLE: Final = (100.0, 75.0)

PRODUCING: Final = "producing"  # a full planet with bands
HALO: Final = "halo"  # a dark planet in a bright ring
BARE: Final = "bare"  # a planet with the lines of an atlas


class Chance:
    """A stream of numbers that depends on a name alone."""

    def __init__(self, name: str) -> None:
        self._bytes = hashlib.sha256(name.encode()).digest() * 8
        self._at = 0

    def between(self, low: float, high: float) -> float:
        self._at += 1
        return low + (high - low) * self._bytes[self._at % len(self._bytes)] / 255

    def side(self) -> int:
        return 1 if self.between(0, 1) > 0.5 else -1


class Scene:
    """A picture in the making: one hue, one stream of chance."""

    def __init__(self, canvas: Canvas, hue: str, name: str) -> None:
        self.canvas = canvas
        self.hue = hue
        self.chance = Chance(name)

    def paint(self, role: str) -> str:
        return self.canvas.style.colour(f"{self.hue}-{role}")

    def path(self, d: str, role: str, **more: str | float | None) -> None:
        self.canvas.add("path", d=d, fill=self.paint(role), **more)

    def stroke(self, d: str, role: str, width: float, **more: str | float | None) -> None:
        paint = self.paint(role)
        self.canvas.add("path", d=d, fill="none", stroke=paint, stroke_width=width, **more)

    # --- the sky --------------------------------------------------------------------------------

    def sky(self) -> None:
        """Darker above, in soft steps."""
        self.path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", "sky")
        for step in range(6):
            self.path(f"M0 {26 + step * 20}H{WIDTH}V{HEIGHT}H0Z", "low", opacity=0.2)

    def stars(self, amount: int = 14) -> None:
        where = []
        for _ in range(amount):
            x, y = self.chance.between(4, WIDTH - 4), self.chance.between(4, 104)
            r = self.chance.between(0.7, 1.9)
            where.append(
                f"M{x - r:.1f} {y:.1f}L{x:.1f} {y - r:.1f} {x + r:.1f} {y:.1f} {x:.1f} {y + r:.1f}Z"
            )
        self.path("".join(where), "motif", opacity=0.55)

    def war(self) -> None:
        """A red horizon; `chevrons` go in front of the rest."""
        red = self.canvas.style.colour("war")
        for step in range(5):
            top = 70 + step * 17
            self.canvas.add("path", d=f"M0 {top}H{WIDTH}V{HEIGHT}H0Z", fill=red, opacity=0.24)

    def chevrons(self, amount: int, right: float) -> None:
        step = min(19.0, (right - 8) / max(amount, 1))
        marks = "".join(f"M{right - step * i:.0f} 145l-8-13-8 13 8-5z" for i in range(amount))
        colour = self.canvas.style.colour
        fill, edge = colour("war-mark"), colour("war-edge")
        self.canvas.add("path", d=marks, fill=fill, stroke=edge, stroke_width=1.8)

    # --- bodies ---------------------------------------------------------------------------------

    def planet(self, body: str, x: float, y: float, r: float) -> None:
        tilt = self.chance.between(-28, 28)
        inner = Canvas(self.canvas.style)
        scene = Scene(inner, self.hue, "")
        scene.chance = self.chance
        {PRODUCING: _producing, HALO: _halo, BARE: _bare}[body](scene, r)
        where = f"translate({number(x)} {number(y)}) rotate({tilt:.0f})"
        self.canvas.group(inner, transform=where)

    def ground(self) -> None:
        between = self.chance.between
        left, right = between(112, 124), between(108, 124)
        bend = f"{between(30, 60):.0f} {between(104, 114):.0f}"
        self.path(f"M0 150V{left:.0f}Q{bend} 100 116T200 {right:.0f}V150Z", "dark")

    # --- what stands out ------------------------------------------------------------------------

    def motif(self, name: str, x: float, y: float, size: float, tilt: float = 0) -> None:
        """A silhouette with a rim that keeps it off what lies behind."""
        inner = Canvas(self.canvas.style)
        sky, motif, lit = self.paint("sky"), self.paint("motif"), self.paint("lit")
        rim: Attributes = {"stroke": sky, "stroke_width": 7, "stroke_linejoin": "round"}
        fills = {"m": motif, "a": self.paint("shine"), "b": lit, "s": self.paint("low")}
        for role, d in MOTIFS[name]:
            if role in "lt":
                line, width = (motif, 5) if role == "l" else (lit, 4)
                cap: Attributes = {"stroke_linecap": "round"}
                inner.add("path", d=d, fill="none", stroke=sky, stroke_width=width + 7, **cap)
                inner.add("path", d=d, fill="none", stroke=line, stroke_width=width, **cap)
                continue
            around: Attributes = {**rim, "paint_order": "stroke"} if role in "mb" else {}
            inner.add("path", d=d, fill=fills[role], fill_rule="evenodd", **around)
        where = f"translate({x:.0f} {y:.0f})"
        if tilt:
            where += f" rotate({tilt:.0f})"
        self.canvas.group(inner, transform=f"{where} scale({size / 100:.2f})")

    def lane(self) -> None:
        """A dashed way across the sky: trade."""
        between = self.chance.between
        way = f"M-4 {between(20, 50):.0f}Q100 {between(-10, 10):.0f} 204 {between(30, 60):.0f}"
        self.stroke(way, "motif", 2.5, stroke_dasharray="2 7", stroke_linecap="round")

    def rings(self) -> None:
        """Waves from below the horizon: searching."""
        rings = "".join(f"M{100 - r} 150A{r} {r} 0 0 1 {100 + r} 150" for r in (60, 84, 108))
        self.stroke(rings, "shine", 2, opacity=0.5)

    def lights(self) -> None:
        """The lights of a town below."""
        between = self.chance.between
        windows = [f"M{between(8, 190):.0f} {between(130, 143):.0f}h4v4h-4Z" for _ in range(14)]
        self.path("".join(windows), "shine")

    # --- plates: what is no place ---------------------------------------------------------------

    def rays(self, second: str) -> None:
        """Rays round a double ring: what is worth as much as one makes of it. `second`: the hue of
        the rays; how many there are, the name decides."""
        x, y = MIDDLE
        amount = 2 * int(self.chance.between(6, 16.9))
        start, half = self.chance.between(0, 1), math.pi / amount / 2
        wedges = []
        for i in range(amount):
            middle = start + 2 * math.pi * i / amount
            ends = [_edge_at(a) for a in (middle - half, middle + half)]
            wedges.append(f"M{x:g} {y:g}L{ends[0]} {ends[1]}Z")
        colour = self.canvas.style.colour
        self._ground(second)
        self.canvas.add("path", d="".join(wedges), fill=colour(f"{second}-lit"), opacity=0.75)
        edge: Attributes = {"stroke": self.paint("dark"), "stroke_width": 3}
        self.canvas.add("circle", cx=x, cy=y, r=64, fill=self.paint("sky"), **edge)
        self.canvas.add("circle", cx=x, cy=y, r=58, fill="none", stroke=self.paint("dark"))

    def _ground(self, second: str) -> None:
        """The right half in the second hue."""
        if second != self.hue:
            paint = self.canvas.style.colour(f"{second}-low")
            self.canvas.add("path", d=f"M100 0H{WIDTH}V{HEIGHT}H100Z", fill=paint)

    def medal(self) -> None:
        """A disc with a notched edge: what is won."""
        x, y = MIDDLE
        corners = []
        for i in range(48):
            r, turn = 68 + 5 * (i % 2), i * math.pi / 24
            corners.append(f"{x + r * math.cos(turn):.0f} {y + r * math.sin(turn):.0f}")
        edge: Attributes = {"stroke": self.paint("dark"), "stroke_width": 2}
        self.path(f"M{' '.join(corners)}Z", "lit", **edge)
        self.canvas.add("circle", cx=x, cy=y, r=56, fill=self.paint("sky"), **edge)

    def plate(self, corners: int, second: str) -> None:
        """A struck plate on a rosette that the name decides; without corners it is a disc."""
        self._ground(second)
        petals, depth = int(self.chance.between(5, 13)), self.chance.between(6, 16)
        for ring in range(3):
            self.stroke(_rosette(56 + ring * 18, petals, depth), "dark", 1.4, opacity=0.7)
        edge: Attributes = {"stroke": self.paint("dark"), "stroke_width": 3}
        x, y = MIDDLE
        if not corners:
            self.canvas.add("circle", cx=x, cy=y, r=68, fill=self.paint("sky"), **edge)
            return
        across = 90 if corners == 4 else 80
        turns = [2 * math.pi * i / corners - math.pi / 2 for i in range(corners)]
        ends = [f"{x + across * math.cos(a):.0f} {y + 73 * math.sin(a):.0f}" for a in turns]
        self.path(f"M{' '.join(ends)}Z", "sky", **edge)


def _edge_at(turn: float) -> str:
    """Where a ray from the middle leaves the picture."""
    x, y = MIDDLE
    across, down = math.cos(turn), math.sin(turn)
    length = min(x / max(abs(across), 1e-9), y / max(abs(down), 1e-9))
    return f"{x + length * across:.0f} {y + length * down:.0f}"


def _rosette(radius: float, petals: int, depth: float) -> str:
    x, y = MIDDLE
    steps = petals * 6
    points = []
    for i in range(steps):
        turn = 2 * math.pi * i / steps
        r = radius + depth * math.cos(petals * turn)
        points.append(f"{x + r * 1.15 * math.cos(turn):.0f} {y + r * 0.9 * math.sin(turn):.0f}")
    return "M" + " ".join(points) + "Z"


def _ball(scene: Scene, r: float) -> None:
    edge: Attributes = {"stroke": scene.paint("motif"), "stroke_width": 1.5}
    scene.canvas.add("circle", r=r, fill=scene.paint("lit"), **edge)


def _shadow(scene: Scene, r: float) -> None:
    """The far side lies in the dark, in two steps."""
    half = f"M0 {-r:g}A{r:g} {r:g} 0 0 1 0 {r:g}"
    wide, narrow = f"A{r * 0.55:.1f} {r:g}", f"A{r * 1.25:.1f} {r * 1.25:.1f}"
    for back in (wide, narrow):
        way = f"{half}{back} 0 0 0 0 {-r:g}Z"
        scene.path(way, "dark", opacity=0.45, transform="rotate(35)")


def _producing(scene: Scene, r: float) -> None:
    _ball(scene, r)
    for height in (-0.55, -0.2, 0.18, 0.5):
        half, y = math.sqrt(1 - height * height) * r, height * r
        band = f"M{-half:.0f} {y:.0f}Q0 {y + r * 0.22:.0f} {half:.0f} {y:.0f}"
        width = scene.chance.between(0.04, 0.12) * r
        scene.stroke(band, "shine", width, opacity=0.55)
    _shadow(scene, r)


def _halo(scene: Scene, r: float) -> None:
    for further, width, opacity in ((9, 9, 0.35), (4, 6, 1)):
        ring: Attributes = {"stroke": scene.paint("lit"), "stroke_width": width}
        scene.canvas.add("circle", r=r + further, fill="none", opacity=opacity, **ring)
    edge: Attributes = {"stroke": scene.paint("motif"), "stroke_width": 1.5}
    scene.canvas.add("circle", r=r, fill=scene.paint("low"), **edge)
    band = f"M{-r * 0.8:.0f} {-r * 0.2:.0f}Q0 {r * 0.3:.0f} {r * 0.9:.0f} {-r * 0.1:.0f}"
    scene.stroke(band, "dark", r * 0.14, opacity=0.6)


def _bare(scene: Scene, r: float) -> None:
    _ball(scene, r)
    _shadow(scene, r)
    for half in (0.35, 0.75):
        line: Attributes = {"stroke": scene.paint("shine"), "opacity": 0.5}
        scene.canvas.add("ellipse", rx=r * half, ry=r, fill="none", **line)
    scene.stroke(f"M{-r:g} 0H{r:g}", "shine", 1, opacity=0.5)
