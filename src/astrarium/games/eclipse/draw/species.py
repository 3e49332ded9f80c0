"""Pictures and words side by side: the species that can be chosen."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark, wrapped
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import technology_sign
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.tables import Species
from astrarium.games.eclipse.words import ACTIONS, INTERCEPTOR, RESOURCES, SHIPS
from astrarium.parts.draw.hexes import corners

TEXT_FAMILIES: Final = ("brief-",)
ROW: Final = 82.0
GAP: Final = 4.0
LINE: Final = 14.5
WORDS: Final = 66.0  # where the words begin
# What stands for each of them, drawn on a field of 24 by 24.
GLOBE: Final = (
    '<g fill="none" stroke="*" stroke-width="1.8"><circle cx="12" cy="12" r="9.5"/>'
    '<ellipse cx="12" cy="12" rx="4.4" ry="9.5"/><path d="M3 9h18M3 15h18"/></g>'
)
LEAF: Final = (
    '<path fill="*" d="M12 2c7 4 8 12 2 17l-1 3h-2l-1-3C4 14 5 6 12 2z" opacity=".55"/>'
    '<path d="M12 5v17M12 11l4-3M12 15l-4-3" fill="none" stroke="*" stroke-width="1.6"/>'
)
MOTIFS: Final = {
    "eridani_empire": "reputation",
    "hydran_progress": "science",
    "descendants_of_draco": "ancient",
    "mechanema": "materials",
    "orion_hegemony": "cruiser",
}


def emblem(canvas: Canvas, species: Species, x: float, y: float, size: float) -> None:
    """A hexagon in the colour of the board, about (x, y)."""
    style, colour = canvas.style, f"board-{species.colour}"
    edge = style.colour(colour)
    canvas.polygon(corners((x, y), size), "case", stroke=edge, stroke_width=3)
    canvas.polygon(corners((x, y), size * 0.84), colour, fill_opacity=".35")
    across = size * 1.05
    motif = MOTIFS.get(species.id)
    if motif is not None:
        sign(canvas, x, y, across, motif, "on-case", "case")
        return
    drawn = (GLOBE if species.terran else LEAF).replace("*", style.colour("on-case"))
    place = f"translate({x - across / 2:.1f} {y - across / 2:.1f}) scale({across / 24:.3f})"
    canvas.add("g", drawn, transform=place)


def draw_species(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """All boards, the two sides of each beside each other. Returns the bottom."""
    columns = 2 if t.style.wide else 1
    w = (width - (columns - 1) * GAP) / columns
    half = len(t.rules.species) // 2
    # Terrans are listed first, the other sides of their boards behind them in the same order.
    order = [side * half + board for board in range(half) for side in (0, 1)]
    for place, number in enumerate(order if t.style.wide else sorted(order)):
        at = x + place % columns * (w + GAP), y + place // columns * (ROW + GAP)
        _card(canvas, t, number, at, w)
    return y + (len(order) + columns - 1) // columns * (ROW + GAP) - GAP


def _card(canvas: Canvas, t: Shown, number: int, at: tuple[float, float], w: float) -> None:
    """Emblem, name, what it begins with, what it does more than others, and that in words."""
    species, (x, y) = t.rules.species[number], at
    style = t.style
    body = Canvas(style)
    body.rect(x, y, w, ROW, "panel", rx=6, stroke=style.colour("line"), class_="face")
    emblem(body, species, x + 33, y + ROW / 2 - 4, 26)
    right = x + w - 8
    for resource in (2, 1, 0):
        amount = str(int(species.storage[resource]))
        right -= 8.5 * len(amount)
        body.text(right, y + 20, amount, 13, font_weight="bold")
        sign(body, right - 9, y + 15.5, 13, RESOURCES[resource], RESOURCES[resource])
        right -= 22
    taken = [int(player.species) for player in t.s.players]
    if number in taken:
        seat_mark(body, x + 12, y + 13, 8, taken.index(number))
    name = t.word("species", species.id)
    put_name(body, x + WORDS, y + 20, name, right - x - WORDS, 14, font_weight="700")
    _begins(body, t, species, x + WORDS, y + 36)
    brief = style.say("", f"brief-{'terran' if species.terran else species.id}")
    for line, words in enumerate(wrapped(brief, w - WORDS - 6, 12)):
        body.text(x + WORDS, y + 60 + line * LINE, words, 12, "soft")
    canvas.marked(body, f"species-{number}", name, about=f"species-{species.id}")


def _begins(canvas: Canvas, t: Shown, species: Species, x: float, y: float) -> None:
    """Technologies, a ship that others begin without, what its actions do more often, trade."""
    usual = t.rules.species
    for number, card in enumerate(t.rules.technologies):
        if species.technologies >> number & 1:
            technology_sign(canvas, t, x + 10, y, 22, card)
            x += 30
    figures: list[tuple[str, str]] = []
    figures += [(SHIPS[klass], "1") for klass in species.ships if klass != INTERCEPTOR]
    for name in ACTIONS:
        done = int(getattr(species, name))
        if done > min(int(getattr(each, name)) for each in usual):
            figures.append((name, f"×{done}"))
    if species.discs != max(int(each.discs) for each in usual):
        figures.append(("disc", str(int(species.discs))))
    if species.colony_ships > min(int(each.colony_ships) for each in usual):
        figures.append(("colony", str(int(species.colony_ships))))
    for name, words in figures:
        sign(canvas, x + 8, y, 15, name, "ink")
        canvas.text(x + 18, y + 4.5, words, 12, font_weight="bold")
        x += 38
    body = Canvas(t.style)
    sign(body, x + 7, y, 13, "any", "any")
    body.text(x + 16, y + 4.5, f"{int(species.trade)}:1", 12, font_weight="bold")
    label = t.label("trade", amount=int(species.trade))
    canvas.add("g", f"<title>{label}</title>{body.body()}")
