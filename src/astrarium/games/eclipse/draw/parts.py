"""Ship parts, technologies and blueprints."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name, wide
from astrarium.core.draw.svg import Canvas
from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    ENERGY,
    HULL,
    INITIATIVE,
    MISSILES,
    MOVEMENT,
    SHIELD,
    part_in,
)
from astrarium.games.eclipse.draw.glyphs import sign, weapon
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.tables import Part, Technology
from astrarium.games.eclipse.words import (
    BUILDINGS,
    COLOURS,
    MATERIALS,
    MOST_SLOTS,
    NONE,
    RESOURCES,
    SHIPS,
)

SLOT: Final = 30
IN_A_ROW: Final = 4
# Which figure of a class has which sign, and what is written before it.
SUMS: Final = (
    (INITIATIVE, "initiative", "soft", ""),
    (COMPUTER, "computer", "computer", "+"),
    (SHIELD, "shield", "shield", "−"),
    (HULL, "hull", "hull", ""),
    (MOVEMENT, "drive", "drive", ""),
    (ENERGY, "source", "source", ""),
)


def part_sign(canvas: Canvas, t: Shown, x: float, y: float, size: float, part: Part) -> None:
    """What a part does, its middle at x, y."""
    if part.dice:
        colour = COLOURS[part.colour]
        damage = int(t.rules.damage[part.colour])
        if part.missile:
            sign(canvas, x - size * 0.28, y, size * 0.62, "missile", "ink")
        shown = 1 if part.missile else int(part.dice)
        for die in range(shown):
            at = x + (die - (shown - 1) / 2) * size * 0.5 + (size * 0.24 if part.missile else 0)
            weapon(
                canvas, at, y, size * (0.48 if part.missile or shown > 1 else 0.62), colour, damage
            )
        return
    for name, amount in (
        ("computer", f"+{part.computer}" if part.computer else ""),
        ("shield", f"−{part.shield}" if part.shield else ""),
        ("hull", str(part.hull) if part.hull else ""),
        ("drive", str(part.movement) if part.movement else ""),
        ("source", str(part.energy) if part.energy > 0 else ""),
    ):
        if amount:
            _signed(canvas, x, y, size, name, name, amount)
            return


def _signed(
    canvas: Canvas, x: float, y: float, size: float, name: str, colour: str, amount: str
) -> None:
    long = len(amount) > 1
    middle, across = (0.34, 0.4) if long else (0.22, 0.46)
    sign(canvas, x - size * middle, y, size * across, name, colour)
    left = x - size * 0.13 if long else x + size * 0.05
    canvas.text(left, y + size * 0.17, amount, max(size * 0.44, 12), colour, font_weight="bold")


def technology_sign(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, card: Technology
) -> None:
    if card.part != NONE:
        part_sign(canvas, t, x, y, size, t.rules.parts[card.part])
    elif card.building != NONE:
        sign(canvas, x, y, size * 0.8, BUILDINGS[card.building], "ink")
    elif card.settles != NONE:
        name = RESOURCES[card.settles]
        sign(canvas, x, y, size * 0.72, name, name)
        sign(canvas, x + size * 0.38, y - size * 0.3, size * 0.4, "star", name)
    elif card.discs:
        _signed(canvas, x, y, size, "disc", "ink", f"+{card.discs}")
    elif card.builds:
        _signed(canvas, x, y, size, "build", "ink", f"+{card.builds}")
    else:
        name = "bomb" if card.bombs else "key" if card.per_artifact else "half_wormhole"
        sign(canvas, x, y, size * 0.8, name, "ink")


# --- blueprints ----------------------------------------------------------------------------------


def blueprint_height(t: Shown, seat: int) -> float:
    most = max(int(each.slots) for each in t.s.species_of(seat).blueprints)
    return 34 + (most + IN_A_ROW - 1) // IN_A_ROW * (SLOT + 4) + 65


def draw_blueprint(
    canvas: Canvas, t: Shown, seat: int, klass: int, x: float, y: float, width: float
) -> None:
    """A class of ships: its slots as a grid, and the sums of what is in them."""
    style, player = t.style, t.s.players[seat]
    body = Canvas(style)
    height = blueprint_height(t, seat)
    line = style.colour("line")
    body.rect(x, y, width, height, "panel", rx=7, stroke=line, class_="face")
    sign(body, x + 15, y + 16, 20, SHIPS[klass], t.line(seat))
    name = t.word("ship", SHIPS[klass])
    heading = name[:1].upper() + name[1:]
    pieces = f"{player.ships_of(klass)}/{t.rules.classes[klass].pieces}"
    room = width - 29 - 8 - 12 * wide(pieces) - 4
    put_name(body, x + 29, y + 20, heading, room, font_weight="600")
    body.text(x + width - 8, y + 20, pieces, 12, "soft", text_anchor="end")
    canvas.marked(body, f"seat{seat}-blueprint-{klass}", name)
    _slots(canvas, t, seat, klass, x + 7, y + 31, width - 14)
    sums = Canvas(style)
    _sums(sums, t, seat, klass, x + 8, y + height - 64, width - 16)
    canvas.group(sums, pointer_events="none")


def _slots(
    canvas: Canvas, t: Shown, seat: int, klass: int, x: float, y: float, width: float
) -> None:
    player, style = t.s.players[seat], t.style
    blueprint = t.s.species_of(seat).blueprints[klass]
    side = min(SLOT, (width - 4 * (IN_A_ROW - 1)) / IN_A_ROW)
    for slot in range(int(blueprint.slots)):
        left = x + slot % IN_A_ROW * (side + 4)
        top = y + slot // IN_A_ROW * (SLOT + 4)
        filled = player.slots[klass * MOST_SLOTS + slot] > 0
        number = int(part_in(t.rules, player.species, player.slots, klass, slot))
        body = Canvas(style)
        edge = style.colour(t.line(seat) if filled else "line")
        body.rect(
            left,
            top,
            side,
            SLOT,
            "pick" if filled else "panel",
            rx=5,
            stroke=edge,
            stroke_width=1.6 if filled else 1,
            stroke_dasharray="2 3" if number == NONE else None,
            class_="face",
        )
        name, about = t.label("slot"), ""
        if number != NONE:
            part = t.rules.parts[number]
            part_sign(body, t, left + side / 2, top + SLOT / 2, side * 0.92, part)
            name, about = t.word("part", part.id), f"part-{part.id}"
        canvas.marked(body, f"seat{seat}-slot-{klass * MOST_SLOTS + slot}", name, about=about)


def _sums(
    canvas: Canvas, t: Shown, seat: int, klass: int, x: float, y: float, width: float
) -> None:
    values = t.s.players[seat].values[klass * 12 : klass * 12 + 12]
    canvas.line(x, y, x + width, y, "line", 1)
    column = width / 3
    for place, (which, name, colour, before) in enumerate(SUMS):
        left, top = x + place % 3 * column, y + 13 + place // 3 * 17
        amount = int(values[which])
        sign(canvas, left + 6, top, 13, name, colour)
        fill = "danger" if amount < 0 else "ink"
        words = f"{before if amount > 0 else ''}{amount}"
        canvas.text(left + 15, top + 4.5, words, 12, fill, font_weight="bold")
    left = dice_row(canvas, t, values, x, y + 47, 14)
    cost = int(t.s.species_of(seat).costs[klass])
    sign(canvas, max(left + 10, x + width - 26), y + 47, 12, RESOURCES[MATERIALS], "materials")
    canvas.text(x + width, y + 51.5, str(cost), 12, text_anchor="end", font_weight="bold")


def dice_row(
    canvas: Canvas,
    t: Shown,
    values: list[int],
    x: float,
    y: float,
    size: float,
    together: bool = False,
) -> float:
    """The dice of one ship, missiles first, equal ones `together`; returns the right end."""
    for kind in (MISSILES, CANNONS):
        for colour, name in enumerate(COLOURS):
            count = int(values[kind + colour])
            if together and count > 1:
                canvas.text(x, y + 4.5, str(count), 12, "soft", font_weight="bold")
                x += 9
            for _ in range(min(count, 1) if together else count):
                if kind == MISSILES:
                    sign(canvas, x + size * 0.3, y, size * 0.9, "missile", "soft")
                    x += size * 0.6
                weapon(canvas, x + size / 2, y, size, name, int(t.rules.damage[colour]))
                x += size * 1.12
    return x
