"""Small signs on a field of 24 by 24: told apart by their outline, not by colour alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrarium.core.draw.svg import Canvas, number

# Drawn with the colour in place of *, the colour of the ground in place of #.
SIGNS: Final = {
    "money": '<circle cx="12" cy="12" r="9" fill="none" stroke="*" stroke-width="2.4"/>'
    '<circle cx="12" cy="12" r="4.2" fill="*"/>',
    "science": '<g fill="none" stroke="*" stroke-width="2.2"><ellipse cx="12" cy="12" rx="10.5"'
    ' ry="4.3" transform="rotate(-35 12 12)"/><ellipse cx="12" cy="12" rx="10.5" ry="4.3"'
    ' transform="rotate(35 12 12)"/></g><circle cx="12" cy="12" r="2.6" fill="*"/>',
    "materials": '<path fill="*" fill-rule="evenodd" d="M10 1h4l.7 3 2.3 1 2.7-1.6 2.8 2.8'
    "L21 9l.9 2.2 2.1.6v4l-3 .6-1 2.2 1.6 2.6-2.8 2.8-2.6-1.6-2.2.9-.6.7h-2.8l"
    "-.6-.7-2.2-.9-2.6 1.6-2.8-2.8L4 18.6 3 16.4l-3-.6v-4l3-.7 1-2.2L2.5 6.2l"
    '2.8-2.8L8 5l2.3-1zM12 8.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8z"/>',
    "any": '<g fill="*"><circle cx="12" cy="6" r="3.4"/><circle cx="6" cy="16.5" r="3.4"/>'
    '<circle cx="18" cy="16.5" r="3.4"/></g>',
    "star": '<path fill="*" d="M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 17.8l-6.6 3.8'
    'L7 14.2l-5.5-5 7.4-.8z"/>',
    "interceptor": '<path fill="*" stroke="#" stroke-width="1" d="M12 2l2.6 9 5.4 8-4.2-.8'
    'L12 21l-3.8-2.8-4.2.8 5.4-8z"/>',
    "cruiser": '<path fill="*" stroke="#" stroke-width="1" d="M12 1l3 6v5l7 5v3.5l-6-1-1.5 3.5'
    'h-5L8 19.5l-6 1V17l7-5V7z"/>',
    "dreadnought": '<path fill="*" stroke="#" stroke-width="1" d="M9.5 1h5l2 6h3l2.5 5v8l-4-1.5'
    '-2 4.5h-8l-2-4.5L2 20v-8l2.5-5h3z"/><path d="M12 5v11M8 11h8" stroke="#"'
    ' stroke-width="1.8"/>',
    "starbase": '<path fill="*" fill-rule="evenodd" stroke="#" stroke-width="1" d="M12 1l3 3.6'
    " 4.7-.3-.3 4.7L23 12l-3.6 3 .3 4.7-4.7-.3L12 23l-3-3.6-4.7.3.3-4.7L1 12l3.6-3"
    '-.3-4.7 4.7.3zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8z"/>',
    "ancient": '<path fill="*" d="M12 1c2 3 2.5 5 2.4 7 3-.4 5.6-2.4 7.6-5 .6 6-1.4 10.5'
    "-5 12.5l2 6.5-5-3.2L12 23l-2-4.2L5 22l2-6.5C3.4 13.5 1.4 9 2 3c2 2.6 4.6 4.6"
    ' 7.6 5C9.5 6 10 4 12 1z"/><circle cx="12" cy="12.5" r="2.3" fill="#"/>',
    "defence_system": '<g fill="none" stroke="*"><circle cx="12" cy="12" r="10" stroke-width="2"/>'
    '<path stroke-width="2.4" d="M12 0v7M12 17v7M0 12h7M17 12h7"/></g>'
    '<circle cx="12" cy="12" r="4" fill="*"/>',
    "discovery": '<g fill="none" stroke="*"><rect x="4" y="4" width="16" height="16" rx="2"'
    ' transform="rotate(45 12 12)" stroke-width="1.8"/><path d="M9.3 9.7a2.8 2.8 0 1 1 4'
    ' 2.5c-1 .5-1.3 1-1.3 2" stroke-width="2"/></g><circle cx="12" cy="17" r="1.2" fill="*"/>',
    "artifact": '<path fill="none" stroke="*" stroke-width="2" stroke-linejoin="round" d="M8 3h8M9'
    ' 3c0 4-4 5-4 10a7 7 0 0 0 14 0c0-5-4-6-4-10M5.5 12h13"/>',
    "vp": '<path fill="none" stroke="*" stroke-width="2"'
    ' d="M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.7z"/>',
    "disc": '<circle cx="12" cy="12" r="9.5" fill="*"/>'
    '<circle cx="12" cy="12" r="5.5" fill="none" stroke="#" stroke-width="1.6"/>',
    "colony": '<path fill="*" d="M2 14a10 5 0 0 1 20 0l-3 4H5z"/><g fill="none" stroke="*"'
    ' stroke-width="2"><path d="M8 10a4 4 0 0 1 8 0"/><path d="M8 21v-3M16 21v-3"/></g>',
    "explore": '<path fill="none" stroke="*" stroke-width="1.8" stroke-dasharray="3 2"'
    ' d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"/>'
    '<path fill="*" d="M12 6l1.7 4.3L18 12l-4.3 1.7L12 18l-1.7-4.3L6 12l4.3-1.7z"/>',
    "influence": '<g fill="none" stroke="*" stroke-width="2"><circle cx="9" cy="12" r="7"/>'
    '<path d="M15 12h8m-3-3.5l3.5 3.5-3.5 3.5"/></g><circle cx="9" cy="12" r="3" fill="*"/>',
    "research": '<path fill="none" stroke="*" stroke-width="2" stroke-linejoin="round" d="M9 2h6M10'
    ' 2v7L4 20a1.5 1.5 0 0 0 1.4 2h13.2A1.5 1.5 0 0 0 20 20L14 9V2"/>'
    '<path fill="*" d="M7.5 15h9l3 5.5h-15z"/>',
    "upgrade": '<rect x="6" y="6" width="12" height="12" rx="2" fill="none" stroke="*"'
    ' stroke-width="2"/><path stroke="*" stroke-width="2" d="M9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2'
    ' 15h4M18 9h4M18 15h4"/><path fill="*" d="M12 8.5l3.5 4h-2v3h-3v-3h-2z"/>',
    "build": '<path fill="none" stroke="*" stroke-width="2" stroke-linejoin="round" d="M3 22h18M6'
    ' 22V9M6 9l4-6h9v3M6 9h10"/><path d="M19 6v5" stroke="*" stroke-width="1.6"/>'
    '<rect x="15" y="11" width="8" height="6" fill="*"/>',
    "move": '<path fill="none" stroke="*" stroke-width="2.2" stroke-linejoin="round"'
    ' d="M3 20c1-8 6-12 14-12m-5-5l6 5-5 5.5"/><circle cx="3.5" cy="20" r="2" fill="*"/>',
    "source": '<path fill="*" d="M14 1L4 13.5h6L8.5 23 20 9.5h-7z"/>',
    "computer": '<g fill="none" stroke="*" stroke-width="2"><circle cx="12" cy="12" r="7"/>'
    '<path d="M12 1v6M12 17v6M1 12h6M17 12h6"/></g>',
    "shield": '<path fill="none" stroke="*" stroke-width="2.2" stroke-linejoin="round"'
    ' d="M12 2l8.5 3v7c0 5-4 8.5-8.5 10-4.5-1.5-8.5-5-8.5-10V5z"/>',
    "hull": '<path fill="*" d="M4 3h16v6c0 7-4 10-8 13-4-3-8-6-8-13z" opacity=".28"/><path fill="*"'
    ' d="M12 5l1.9 4.2 4.6.5-3.4 3.1 1 4.6L12 15l-4.1 2.4 1-4.6-3.4-3.1 4.6-.5z"/>',
    "drive": '<path fill="none" stroke="*" stroke-width="2.6" stroke-linejoin="round"'
    ' stroke-linecap="round" d="M5 6l6 6-6 6M13 6l6 6-6 6"/>',
    "initiative": '<path fill="none" stroke="*" stroke-width="2.2" stroke-linecap="round"'
    ' d="M12 12V5.5M12 12l4.5 3"/><circle cx="12" cy="12" r="9.5" fill="none" stroke="*"'
    ' stroke-width="2"/>',
    "missile": '<path fill="*" d="M12 1c3 3 4 6 4 10v5l3 4h-5l-2 3-2-3H5l3-4v-5c0-4 1-7 4-10z"/>',
    "bomb": '<g fill="none" stroke="*"><circle cx="11" cy="14" r="8" stroke-width="2.2"/>'
    '<path d="M16 8l4-5M11 10v8M7 14h8" stroke-width="2"/></g>',
    "check": '<path fill="none" stroke="*" stroke-width="3" stroke-linecap="round"'
    ' stroke-linejoin="round" d="M4 13l5.5 5.5L20 6"/>',
    "orbital": '<circle cx="12" cy="12" r="5" fill="*"/>'
    '<ellipse cx="12" cy="12" rx="11" ry="4" fill="none" stroke="*" stroke-width="2"/>',
    "monolith": '<path fill="*" d="M9 3l3-2 3 2 1.5 18h-9z"/>'
    '<path d="M4 22h16" stroke="*" stroke-width="2"/>',
    "wormhole": '<circle cx="12" cy="12" r="8.5" fill="none" stroke="*" stroke-width="3.4"/>'
    '<circle cx="12" cy="12" r="3" fill="*"/>',
    "half_wormhole": '<path d="M3 12a9 9 0 0 1 18 0z" fill="none" stroke="*" stroke-width="2.4"/>'
    '<path d="M3 16h18" stroke="*" stroke-width="1.6" stroke-dasharray="2 2"/>',
    "key": '<g fill="none" stroke="*" stroke-width="2.2"><circle cx="7" cy="12" r="4.5"/>'
    '<path d="M11.5 12H22v4M17 12v3"/></g>',
    "grid": '<path fill="none" stroke="*" stroke-width="2" d="M3 8h18M3 16h18M8 3v18M16 3v18"/>',
    "nano": '<path fill="none" stroke="*" stroke-width="2" d="M12 3l4 2.3v4.6L12 12.2 8 9.9V5.3z'
    'M8 9.9l-4 2.3v4.6l4 2.3 4-2.3v-4.6M16 9.9l4 2.3v4.6l-4 2.3-4-2.3"/>',
    "military": '<path fill="none" stroke="*" stroke-width="2.2"'
    ' d="M4 20L18 6M4 4l3 3M20 20L6 6M15 4h5v5M9 4H4v5"/>',
    "ambassador": '<circle cx="12" cy="6.5" r="4" fill="*"/>'
    '<path fill="*" d="M4 22c0-7 3-10 8-10s8 3 8 10z"/>',
    "reputation": '<path fill="none" stroke="*" stroke-width="2" d="M12 14a6.5 6.5 0 1 0 0-13 6.5'
    ' 6.5 0 0 0 0 13zM8 13l-2 10 6-3 6 3-2-10"/>',
    "traitor": '<path fill="none" stroke="*" stroke-width="2.2" stroke-linejoin="round"'
    ' d="M12 2l10 19H2z"/><path d="M12 9v6" stroke="*" stroke-width="2.4"/>'
    '<circle cx="12" cy="18" r="1.4" fill="*"/>',
}

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=1 << 10)
def _inked(name: str, colour: str, ground: str) -> str:
    return SIGNS[name].replace("#", ground).replace("*", colour)


def sign(
    canvas: Canvas, x: float, y: float, size: float, name: str, colour: str, ground: str = "panel"
) -> None:
    """A sign of this size, its middle at x, y."""
    inside = _inked(name, canvas.style.colour(colour), canvas.style.colour(ground))
    scale = size / 24
    left, top = number(x - size / 2), number(y - size / 2)
    canvas.parts.append(
        f'<g transform="translate({left} {top}) scale({number(scale)})">{inside}</g>'
    )


def die(canvas: Canvas, x: float, y: float, size: float, colour: str, face: int) -> None:
    """A die as it lies, its middle at x, y."""
    half = size / 2
    ink = canvas.style.colour("die-ink")
    canvas.rect(x - half, y - half, size, size, f"die-{colour}", rx=size * 0.18, stroke=ink)
    for dx, dy in PIPS[face]:
        canvas.circle(x + dx * size * 0.26, y + dy * size * 0.26, size * 0.095, "die-ink")


def weapon(canvas: Canvas, x: float, y: float, size: float, colour: str, damage: int) -> None:
    """The square of a weapon: the damage of a hit is written on it."""
    half = size / 2
    ink = canvas.style.colour("die-ink")
    canvas.rect(x - half, y - half, size, size, f"die-{colour}", rx=size * 0.2, stroke=ink)
    canvas.text(
        x,
        y + size * 0.3,
        str(damage),
        size * 0.8,
        "die-ink",
        text_anchor="middle",
        font_weight="bold",
    )
