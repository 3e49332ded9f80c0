"""The small signs of Gaia Project: planets, structures, resources, and what tiles say with them.

Everything differs in shape, so that no sign depends on its colour.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from astrarium.core.draw.svg import Canvas, Style, regular, star
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.effects import Gain
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    COUNTS,
    INSTITUTE,
    MINE,
    PLANETS,
    RESEARCH_LAB,
    TIMINGS,
    TRADING_STATION,
    TRIGGERS,
)
from astrarium.parts.draw.hexes import corners

Sign = tuple[str, int]  # what, and how much of it; 0 shows no number
JOINTS = {"per": "/", "to": "→", "plus": "+"}
WIDE_SIGNS = ("big_structure", "big_structure_built")


def line_path(canvas: Canvas, d: str, colour: str, width: float) -> None:
    stroke = canvas.style.colour(colour)
    canvas.add(
        "path",
        d=d,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


# --- planets -------------------------------------------------------------------------------------


def planet(canvas: Canvas, x: float, y: float, r: float, kind: int) -> None:
    """A disc in the colour of its type with the marks of its type."""
    canvas.parts.append(_planet(canvas.style.theme, x, y, r, kind))


# Planets keep their places, and signs mostly too: each is drawn once.
@lru_cache(maxsize=1 << 12)
def _planet(theme: str, x: float, y: float, r: float, kind: int) -> str:
    canvas = Canvas(Style(theme).painted(COLOURS))
    ink = canvas.style.colour("planet-ink")
    canvas.circle(x, y, r, f"planet-{PLANETS[kind]}", stroke=ink, stroke_width=max(1, r * 0.07))
    for d in planet_marks(PLANETS[kind], x, y, r):
        line_path(canvas, d, "planet-ink", max(0.9, r * 0.1))
    return canvas.body()


def planet_marks(name: str, x: float, y: float, r: float) -> list[str]:
    def at(dx: float, dy: float) -> str:
        return f"{x + dx * r:.1f} {y + dy * r:.1f}"

    def ring(dx: float, dy: float, size: float) -> str:
        s = size * r
        half = f"a{s:.1f} {s:.1f} 0 1 0"
        return f"M{at(dx - size, dy)}{half} {2 * s:.1f} 0{half} {-2 * s:.1f} 0"

    if name == "terra":
        return [
            f"M{at(-0.85, -0.35)}Q{at(-0.3, -0.75)} {at(0, -0.3)}T{at(0.8, -0.45)}",
            f"M{at(-0.8, 0.5)}Q{at(-0.35, 0.15)} {at(0.1, 0.5)}T{at(0.85, 0.3)}",
        ]
    if name == "oxide":
        return [ring(-0.4, -0.4, 0.26), ring(0.42, -0.05, 0.32), ring(-0.2, 0.55, 0.2)]
    if name == "volcanic":
        zigzag = [(-0.7, -0.6), (-0.2, -0.25), (-0.35, 0.1), (0.3, 0.35), (0.2, 0.85)]
        branch = [(-0.2, -0.25), (0.45, -0.5), (0.85, -0.3)]
        return ["M" + "L".join(at(*p) for p in zigzag), "M" + "L".join(at(*p) for p in branch)]
    if name == "desert":
        return [
            f"M{at(-0.8, h)}q{0.4 * r:.1f} {-0.35 * r:.1f} {0.8 * r:.1f} 0t{0.8 * r:.1f} 0"
            for h in (-0.42, 0.05, 0.52)
        ]
    if name == "swamp":
        dots = [
            (-0.5, -0.4),
            (0.1, -0.6),
            (0.55, -0.15),
            (-0.1, 0),
            (-0.6, 0.3),
            (0.35, 0.5),
            (-0.1, 0.65),
        ]
        return [f"M{at(*p)}h0.1" + ring(*p, 0.06) for p in dots]
    if name == "titanium":
        corners = regular(x, y, r * 0.97, 6)
        rim = path([*corners, corners[0]])
        return [rim, *(path([corners[i], (x, y)]) for i in (0, 2, 4))]
    if name == "ice":
        return [
            path([(x - dx * r, y - dy * r), (x + dx * r, y + dy * r)])
            for dx, dy in ((0.0, 0.75), (0.65, 0.37), (0.65, -0.37))
        ]
    if name == "transdim":
        turns = [(i / 18, i * math.pi / 7) for i in range(17)]
        return [path([(x + r * a * math.cos(t), y + r * a * math.sin(t)) for a, t in turns])]
    if name == "gaia":
        return [
            f"M{at(-0.5, 0.6)}Q{at(-0.75, -0.5)} {at(0.55, -0.65)}Q{at(0.7, 0.55)} {at(-0.5, 0.6)}",
            f"M{at(-0.5, 0.6)}L{at(0.25, -0.3)}",
        ]
    return [
        ring(0, 0, 0.42),
        f"M{at(-1.25, 0.3)}Q{at(0, 1.0)} {at(1.25, -0.3)}",
    ]


# --- structures ----------------------------------------------------------------------------------


def structure(canvas: Canvas, x: float, y: float, r: float, kind: int, seat: int) -> None:
    """The kind by its shape, the owner by the enamel inside the dark casing."""
    edge, width = canvas.style.colour("case"), max(1.2, r * 0.2)
    fill = canvas.style.badge(seat).fill
    canvas.polygon(
        outline(kind, x, y, r), fill, stroke=edge, stroke_width=width, stroke_linejoin="round"
    )


def ring(canvas: Canvas, x: float, y: float, size: float, seat: int) -> None:
    """Enamel on the dark casing that fills the hexagon."""
    enamel = canvas.style.colour(canvas.style.badge(seat).fill)
    canvas.polygon(corners((x, y), size * 0.93), "case")
    canvas.polygon(corners((x, y), size * 0.8), "none", stroke=enamel, stroke_width=size * 0.13)


def built_planet(canvas: Canvas, x: float, y: float, r: float, kind: int) -> None:
    """Its colour on the casing: what is built covers the marks of its type, which lie beside it."""
    canvas.circle(x, y, r, f"planet-{PLANETS[kind]}")


def outline(kind: int, x: float, y: float, r: float) -> list[tuple[float, float]]:
    if kind == MINE:  # a mound
        shape = [(-0.95, 0.65), (-0.7, -0.2), (-0.3, -0.6), (0.3, -0.6), (0.7, -0.2), (0.95, 0.65)]
    elif kind == TRADING_STATION:  # a house
        shape = [(-0.8, 0.8), (-0.8, -0.25), (0.0, -1.0), (0.8, -0.25), (0.8, 0.8)]
    elif kind == RESEARCH_LAB:  # a dome on a base
        shape = [(-1.0, 0.8), (-1.0, 0.45), (-0.8, 0.45)]
        shape += [
            (-0.8 * math.cos(i * math.pi / 8), 0.1 - math.sin(i * math.pi / 8)) for i in range(9)
        ]
        shape += [(0.8, 0.45), (1.0, 0.45), (1.0, 0.8)]
    elif kind == INSTITUTE:  # a crown
        shape = [(-1.05, 0.9), (-1.15, -0.8), (-0.5, -0.2), (0.0, -1.1), (0.5, -0.2), (1.15, -0.8)]
        shape += [(1.05, 0.9)]
    elif kind == ACADEMY_KNOWLEDGE:  # a temple with a gable
        shape = [(-1.1, 0.9), (-1.1, 0.6), (-0.8, 0.6), (-0.8, -0.3), (-1.1, -0.3), (0.0, -1.0)]
        shape += [(1.1, -0.3), (0.8, -0.3), (0.8, 0.6), (1.1, 0.6), (1.1, 0.9)]
    elif kind == ACADEMY_ACTION:  # a tower with battlements
        shape = [
            (-0.9, 0.9),
            (-0.9, -0.9),
            (-0.45, -0.9),
            (-0.45, -0.5),
            (-0.2, -0.5),
            (-0.2, -0.9),
        ]
        shape += [(0.2, -0.9), (0.2, -0.5), (0.45, -0.5), (0.45, -0.9), (0.9, -0.9), (0.9, 0.9)]
    else:
        raise ValueError(f"{kind} is no structure with an outline")
    return [(x + dx * r, y + dy * r) for dx, dy in shape]


def gaiaformer(canvas: Canvas, x: float, y: float, r: float, seat: int) -> None:
    """A lander on three legs."""
    fill, edge = canvas.style.badge(seat).fill, canvas.style.colour("case")
    legs = path([(x - r, y + r), (x, y), (x + r, y + r)]) + path([(x, y), (x, y + r)])
    line_path(canvas, legs, "case", r * 0.42)
    line_path(canvas, legs, fill, r * 0.2)
    corners = regular(x, y - r * 0.1, r * 0.75, 8, turn=22.5)
    canvas.polygon(corners, fill, stroke=edge, stroke_width=max(1.2, r * 0.14))


def station(canvas: Canvas, x: float, y: float, r: float, seat: int) -> None:
    """A wheel: ring, spokes, hub."""
    fill = canvas.style.badge(seat).fill
    for colour, more in (("case", r * 0.18), (fill, 0.0)):
        ink = canvas.style.colour(colour)
        canvas.circle(x, y, r, "none", stroke=ink, stroke_width=r * 0.22 + more)
        for dx, dy in ((1, 0), (0, 1)):
            canvas.line(x - dx * r, y - dy * r, x + dx * r, y + dy * r, colour, r * 0.18 + more)
    canvas.circle(x, y, r * 0.4, fill, stroke=canvas.style.colour("case"), stroke_width=1.2)


def satellite(canvas: Canvas, x: float, y: float, r: float, seat: int) -> None:
    """A body between two wings."""
    fill, edge = canvas.style.badge(seat).fill, canvas.style.colour("case")
    width = max(1.0, r * 0.2)
    for dx in (-1.0, 1.0):
        wing = (x + dx * r * 1.05 - r * 0.5, y - r * 0.4, r, r * 0.8)
        canvas.rect(*wing, fill, stroke=edge, stroke_width=width)
    canvas.rect(x - r * 0.45, y - r * 0.6, r * 0.9, r * 1.2, fill, stroke=edge, stroke_width=width)


# --- resources and conditions --------------------------------------------------------------------


def gain_signs(gain: Gain | None) -> list[Sign]:
    if gain is None:
        return []
    amounts = (
        ("vp", gain.vp),
        ("ore", gain.ore),
        ("knowledge", gain.knowledge),
        ("credits", gain.credits),
        ("qic", gain.qic),
        ("token", gain.tokens),
        ("charge", gain.charge),
        ("gaiaformer", gain.gaiaformers),
    )
    return [(name, int(amount)) for name, amount in amounts if amount]


def trigger_sign(trigger: int) -> str:
    return TRIGGERS[trigger]


def count_sign(count: int) -> str:
    return COUNTS[count]


def signs_width(signs: list[Sign], size: float) -> float:
    return sum(_width(sign, size) for sign in signs) + _gaps(signs) * size * 0.35


def _gaps(signs: list[Sign]) -> int:
    """How often two things with an amount stand side by side."""
    return sum(
        1 for one, other in pairwise(signs) if one[0] not in JOINTS and other[0] not in JOINTS
    )


def _width(sign: Sign, size: float) -> float:
    name, amount = sign
    if name in JOINTS:
        return size * 0.75
    digits = len(str(amount)) if amount else 0
    wide = 1.75 if name in WIDE_SIGNS else 1.2
    return size * wide + digits * size * 0.62


def put_signs(canvas: Canvas, x: float, y: float, signs: list[Sign], size: float) -> None:
    """In one row, centred on x; numbers stand before their signs."""
    left = x - signs_width(signs, size) / 2
    before = "to"
    for sign in signs:
        name, amount = sign
        width = _width(sign, size)
        if name not in JOINTS and before not in JOINTS:
            left += size * 0.35
        before = name
        if name in JOINTS:
            text = JOINTS[name]
            canvas.text(left + width / 2, y + size * 0.36, text, size, "soft", text_anchor="middle")
        else:
            if amount:
                text = str(amount)
                canvas.text(left, y + size * 0.36, text, size, font_weight="600")
            half = (0.9 if name in WIDE_SIGNS else 0.6) * size
            mark(canvas, left + width - half, y, size * 0.5, name)
        left += width


def mark(canvas: Canvas, x: float, y: float, r: float, name: str) -> None:
    """One sign of about 2r."""
    canvas.parts.append(_mark(canvas.style.theme, x, y, r, name))


@lru_cache(maxsize=1 << 13)
def _mark(theme: str, x: float, y: float, r: float, name: str) -> str:
    canvas = Canvas(Style(theme).painted(COLOURS))
    _draw_mark(canvas, x, y, r, name)
    return canvas.body()


def _draw_mark(canvas: Canvas, x: float, y: float, r: float, name: str) -> None:
    colour = canvas.style.colour
    if name == "vp":
        canvas.polygon(regular(x, y, r * 1.1, 6), "ink")
        canvas.polygon(star(x, y, r * 0.75), "panel")
    elif name == "ore":
        canvas.polygon(
            [
                (x - r, y - r * 0.4),
                (x - r * 0.3, y - r),
                (x + r, y - r * 0.7),
                (x + r, y + r * 0.4),
                (x + r * 0.3, y + r),
                (x - r, y + r * 0.7),
            ],
            "ore",
        )
        line_path(
            canvas,
            path([(x - r, y - r * 0.4), (x + r * 0.3, y - r * 0.15), (x + r, y - r * 0.7)])
            + path([(x + r * 0.3, y - r * 0.15), (x + r * 0.3, y + r)]),
            "panel",
            r * 0.18,
        )
    elif name == "knowledge":
        canvas.circle(x, y, r * 0.38, "knowledge")
        for turn in (30, -30):
            canvas.add(
                "ellipse",
                cx=x,
                cy=y,
                rx=r * 1.05,
                ry=r * 0.42,
                fill="none",
                stroke=colour("knowledge"),
                stroke_width=r * 0.22,
                transform=f"rotate({turn} {x:.1f} {y:.1f})",
            )
    elif name == "credits":
        canvas.circle(x, y, r, "credits")
        canvas.circle(x, y, r * 0.66, "none", stroke=colour("panel"), stroke_width=r * 0.2)
    elif name == "qic":
        canvas.polygon(regular(x, y, r * 1.15, 4), "qic")
        canvas.polygon(regular(x, y, r * 0.45, 4), "panel")
    elif name in ("token", "charge", "power", "gaia_power"):
        canvas.circle(
            x,
            y,
            r,
            "none" if name == "token" else "power",
            stroke=colour("power"),
            stroke_width=r * 0.3,
        )
        if name == "charge":
            line_path(
                canvas,
                path([(x, y + r * 0.55), (x, y - r * 0.5)])
                + path(
                    [(x - r * 0.45, y - r * 0.05), (x, y - r * 0.5), (x + r * 0.45, y - r * 0.05)]
                ),
                "panel",
                r * 0.26,
            )
        elif name == "token":
            line_path(
                canvas,
                path([(x - r * 0.5, y), (x + r * 0.5, y)])
                + path([(x, y - r * 0.5), (x, y + r * 0.5)]),
                "power",
                r * 0.28,
            )
    elif name == "gaiaformer":
        line_path(canvas, path([(x - r, y + r), (x, y), (x + r, y + r)]), "ink", r * 0.25)
        canvas.polygon(regular(x, y - r * 0.2, r * 0.8, 8, turn=22.5), "ink")
    elif name in STRUCTURE_SIGNS:
        _structure_sign(canvas, x, y, r, name)
    else:
        _condition(canvas, x, y, r, name)


STRUCTURE_SIGNS = {
    "mine": (MINE,),
    "mine_built": (MINE,),
    "trading_station": (TRADING_STATION,),
    "trading_station_built": (TRADING_STATION,),
    "research_lab": (RESEARCH_LAB,),
    "big_structure": (INSTITUTE, ACADEMY_KNOWLEDGE),
    "big_structure_built": (INSTITUTE, ACADEMY_KNOWLEDGE),
    "institute": (INSTITUTE,),
    "academy": (ACADEMY_KNOWLEDGE,),
}


def _structure_sign(canvas: Canvas, x: float, y: float, r: float, name: str) -> None:
    kinds = STRUCTURE_SIGNS[name]
    small = r if len(kinds) == 1 else r * 0.72
    for place, kind in enumerate(kinds):
        dx = 0 if len(kinds) == 1 else (place * 2 - 1) * r * 0.85
        canvas.polygon(outline(kind, x + dx, y, small), "soft")


PLANET_SIGNS = {
    "gaia_planet": ("gaia", 1.0),
    "mine_built_on_gaia_planet": ("gaia", 1.0),
    "lost_planet": ("lost_planet", 0.85),
    "project": ("transdim", 1.0),
}


def _condition(canvas: Canvas, x: float, y: float, r: float, name: str) -> None:
    colour = canvas.style.colour
    if name in PLANET_SIGNS:
        kind, size = PLANET_SIGNS[name]
        planet(canvas, x, y, r * size, PLANETS.index(kind))
    elif name == "planet_type":
        for place, kind in enumerate(("terra", "desert", "oxide")):
            canvas.circle(
                x + (place - 1) * r * 0.62,
                y + (place % 2 - 0.5) * r * 0.7,
                r * 0.5,
                f"planet-{kind}",
                stroke=colour("planet-ink"),
                stroke_width=r * 0.12,
            )
    elif name in ("colonized_sector", "sector_with_structure"):
        canvas.polygon(
            regular(x, y, r * 1.1, 6, turn=0), "none", stroke=colour("soft"), stroke_width=r * 0.25
        )
        canvas.circle(x, y, r * 0.35, "soft")
    elif name in ("federation_token", "federation_token_gained", "structure_in_federation"):
        for dx in (-0.4, 0.4):
            canvas.circle(
                x + dx * r, y, r * 0.62, "none", stroke=colour("qic"), stroke_width=r * 0.28
            )
    elif name == "structure":
        canvas.polygon(outline(TRADING_STATION, x - r * 0.4, y + r * 0.2, r * 0.7), "soft")
        canvas.polygon(outline(MINE, x + r * 0.6, y + r * 0.5, r * 0.5), "soft")
    elif name == "satellite":
        canvas.rect(x - r * 0.4, y - r * 0.4, r * 0.8, r * 0.8, "soft")
        line_path(canvas, path([(x - r * 1.1, y), (x + r * 1.1, y)]), "soft", r * 0.35)
    elif name == "research_step":
        line_path(
            canvas,
            path(
                [
                    (x - r, y + r * 0.8),
                    (x - r * 0.3, y + r * 0.8),
                    (x - r * 0.3, y + r * 0.1),
                    (x + r * 0.4, y + r * 0.1),
                    (x + r * 0.4, y - r * 0.7),
                    (x + r, y - r * 0.7),
                ]
            ),
            "knowledge",
            r * 0.28,
        )
    elif name == "terraforming_step":
        line_path(
            canvas,
            f"M{x + r * 0.8:.1f} {y - r * 0.4:.1f}"
            f"A{r * 0.9:.1f} {r * 0.9:.1f} 0 1 0 {x + r * 0.8:.1f} {y + r * 0.4:.1f}",
            "rare",
            r * 0.28,
        )
        canvas.polygon(
            [(x + r * 1.15, y - r * 0.9), (x + r * 1.15, y + r * 0.1), (x + r * 0.3, y - r * 0.35)],
            "rare",
        )
    elif name == "range":
        line_path(
            canvas,
            path([(x - r, y), (x + r, y)])
            + path([(x + r * 0.4, y - r * 0.6), (x + r, y), (x + r * 0.4, y + r * 0.6)]),
            "ink",
            r * 0.28,
        )
    elif name == "tech_tile":
        canvas.rect(
            x - r,
            y - r * 0.75,
            r * 2,
            r * 1.5,
            "none",
            stroke=colour("knowledge"),
            stroke_width=r * 0.28,
            rx=r * 0.3,
        )
    elif name in TIMINGS:
        _timing(canvas, x, y, r, name)
    else:
        raise ValueError(f"there is no sign for {name}")


def _timing(canvas: Canvas, x: float, y: float, r: float, name: str) -> None:
    if name == "immediate":
        canvas.polygon(star(x, y, r * 1.15), "ink")
    elif name == "income":
        line_path(
            canvas,
            path([(x, y - r), (x, y + r * 0.4)])
            + path([(x - r * 0.5, y - r * 0.1), (x, y + r * 0.4), (x + r * 0.5, y - r * 0.1)])
            + path([(x - r, y + r * 0.3), (x - r, y + r), (x + r, y + r), (x + r, y + r * 0.3)]),
            "ink",
            r * 0.28,
        )
    elif name == "each_time":
        line_path(
            canvas,
            path([(x - r * 0.9, y - r * 0.7), (x - r * 0.1, y), (x - r * 0.9, y + r * 0.7)])
            + path([(x + r * 0.1, y - r * 0.7), (x + r * 0.9, y), (x + r * 0.1, y + r * 0.7)]),
            "ink",
            r * 0.3,
        )
    elif name == "when_passing":
        line_path(canvas, path([(x - r * 0.6, y + r), (x - r * 0.6, y - r)]), "ink", r * 0.28)
        canvas.polygon(
            [(x - r * 0.6, y - r), (x + r, y - r * 0.45), (x - r * 0.6, y + r * 0.1)], "ink"
        )
    elif name == "special_action":
        canvas.polygon(regular(x, y, r * 1.1, 8, turn=22.5), "rare")
    else:
        for dy in (-0.4, 0.4):
            canvas.line(x - r * 0.8, y + dy * r, x + r * 0.8, y + dy * r, "ink", r * 0.3)
