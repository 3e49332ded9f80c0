"""The small board of another player: all that is open of it, on a slip or beside each other."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import LIGHT, put_name, wide
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    MOVEMENT,
    SHIELD,
    VALUES,
)
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import dice_row
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.species import emblem
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.scoring import in_category
from astrarium.games.eclipse.words import (
    CATEGORIES,
    CLASSES,
    COLOURS,
    MONEY,
    RESOURCES,
    SHIPS,
)

BROAD: Final = 400  # from here on the ships stand beside the rest
SLIM: Final = 180  # up to here a figure and its change stand one above the other
PAD: Final = 5
BAND: Final = 4  # in the colour of the seat
HEAD: Final = 39
EMBLEM: Final = 9  # of the species, from its middle to a corner
LINE: Final = 15
FIRST: Final = 26  # from the sign of a class to the first of its figures
DIE: Final = 11.5
LEAST: Final = 10.5  # from one figure to the next: digits of two columns keep apart
COLUMNS: Final = (
    (INITIATIVE, "initiative", "soft"),
    (COMPUTER, "computer", "computer"),
    (SHIELD, "shield", "shield"),
    (HULL, "hull", "hull"),
    (MOVEMENT, "drive", "drive"),
)


def draw_rival(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """Returns the bottom."""
    style = t.style
    inside = Canvas(style)
    half = width / 2 if width >= BROAD else width
    left, room = x + BAND + PAD, half - BAND - 2 * PAD
    bottom = y + HEAD
    if t.has_board(seat):
        bottom = _kept(inside, t, seat, left, bottom, room)
        bottom = _stock(inside, t, seat, left, bottom, room)
        if width >= BROAD:
            low = _counts(inside, t, seat, left, bottom, room)
            bottom = max(low, _ships(inside, t, seat, x + half + PAD, y + PAD, half - 2 * PAD))
        else:
            bottom = _ships(inside, t, seat, left, bottom + 2, room)
            bottom = _counts(inside, t, seat, left, bottom, room)
    bottom += 2
    body = Canvas(style)
    body.rect(x, y, width, bottom - y, "panel", rx=8, stroke=style.colour("line"))
    body.rect(x, y, BAND, bottom - y, t.line(seat), rx=2)
    _name(body, t, seat, x + BAND, y, half - BAND)
    body.parts += inside.parts
    canvas.group(body, opacity=".6" if t.s.players[seat].out == 1 else None)
    return bottom


def _name(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Mark, species with its emblem, name; the ground is touched for an offer and for what the
    species can do, and no name is ever faint. The species comes first: of names of bots little
    room leaves what they have in common."""
    ground = Canvas(t.style)
    ground.rect(x + 2, y + 2, width - 4, HEAD - 4, "panel", rx=6, class_="face")
    about = t.about_species(seat)
    canvas.marked(ground, f"seat{seat}-name", t.style.seat_name(seat), about=about)
    body = Canvas(t.style)
    seat_mark(body, x + 14, y + 13, 8, seat)
    lines, right = [t.style.seat_name(seat)], x + width - PAD
    if about:
        lines.insert(0, t.species(seat))
        emblem(body, t.s.species_of(seat), right - EMBLEM, y + 27, EMBLEM)
    put_name(body, x + 28, y + 17, lines[0], right - x - 28, font_weight="bold")
    right -= 2 * EMBLEM + 4
    for name in lines[1:]:
        put_name(body, x + PAD, y + 32, name, right - x - PAD, fill="soft", letters=LIGHT)
    canvas.group(body, pointer_events="none")


def _kept(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """Backs of reputation tiles, discoveries kept for points, allies; and whether it has passed,
    where that leaves room: the order of seats says it too."""
    player = t.s.players[seat]
    right = x + width
    tiles, found = t.count(seat, "tiles"), t.count(seat, "kept")
    if tiles:
        body = Canvas(t.style)
        edge = t.style.colour("soft")
        body.rect(x, y + 1, 15, 17, "panel", rx=3, stroke=edge, class_="face")
        body.text(x + 7.5, y + 14, "?", 12, text_anchor="middle", font_weight="bold")
        body.text(x + 18, y + 14, str(tiles), 12, font_weight="bold")
        canvas.marked(body, f"seat{seat}-tile-?", t.label("reputations", amount=tiles))
        x += 29
    if found:
        sign(canvas, x + 8, y + 9.5, 16, "discovery", "ink")
        canvas.text(x + 18, y + 14, str(found), 12, font_weight="bold")
        x += 29
    for ally in (each for each in range(len(t.s.players)) if player.is_allied(each)):
        sign(canvas, x + 7, y + 6, 13, "ambassador", t.line(ally))
        seat_mark(canvas, x + 7, y + 14, 5, ally)
        x += 14
    if t.s.traitor == seat:
        sign(canvas, x + 8, y + 9.5, 15, "traitor", "danger")
        x += 18
    if player.out == 1 or player.passed == 1:
        words = t.label("out" if player.out == 1 else "passed")
        if x + 12 * LIGHT * wide(words) <= right:
            canvas.text(right, y + 14, words, 12, "soft", text_anchor="end")
    return y + 20


def _stock(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """What a seat has and what it makes, money after upkeep."""
    player = t.s.players[seat]
    canvas.line(x, y, x + width, y, "line", 1)
    slim = width <= SLIM
    step = width / 3
    for resource, name in enumerate(RESOURCES[:3]):
        made = int(production(t.s, seat, resource))
        if resource == MONEY:
            made -= int(upkeep(t.s, seat))
        change = f"+{made}" if made >= 0 else f"−{-made}"
        left, amount = x + resource * step, str(int(player.stock(resource)))
        body = Canvas(t.style)
        sign(body, left + 6.5, y + 12, 13, name, name)
        body.text(left + 15, y + 16.5, amount, 13, font_weight="bold")
        canvas.marked(body, f"seat{seat}-{name}", t.word("resource", name))
        at = (left + 15, y + 30) if slim else (left + 17 + 9 * len(amount), y + 16.5)
        fill = "danger" if made < 0 else "soft"
        canvas.text(*at, change, 12, fill)
    low = y + (35 if slim else 22)
    canvas.line(x, low, x + width, low, "line", 1)
    return low


# --- ships ---------------------------------------------------------------------------------------


def _ships(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """A row for each class under the signs of its figures."""
    dice_room = max(2.0 * DIE, *(dice_width(_values(t, seat, klass)) for klass in range(CLASSES)))
    step = max((width - FIRST - dice_room - 2) / len(COLUMNS), LEAST)
    step = min(step, 40.0)
    for place, (_, name, colour) in enumerate(COLUMNS):
        sign(canvas, x + FIRST + (place + 0.5) * step, y + 7, 11, name, colour)
    dice = x + FIRST + len(COLUMNS) * step + 1
    y += LINE
    for klass in range(CLASSES):
        y = _class(canvas, t, seat, klass, x, y, step, dice, x + width - dice)
    return y


def _class(
    canvas: Canvas,
    t: Shown,
    seat: int,
    klass: int,
    x: float,
    y: float,
    step: float,
    dice: float,
    room: float,
) -> float:
    """How many ships of a class, and their sums; dice that need more room have a line of theirs."""
    values = _values(t, seat, klass)
    count = int(t.s.players[seat].ships_of(klass))
    body = Canvas(t.style)
    sign(body, x + 6.5, y + 7, 13, SHIPS[klass], t.line(seat))
    body.text(x + 15, y + 11.5, str(count), 12, font_weight="bold")
    for place, (which, _, colour) in enumerate(COLUMNS):
        at = x + FIRST + (place + 0.5) * step
        value = int(values[which])  # nothing is a dot: what there is stands apart
        body.text(
            at, y + 11.5, str(value) if value else "·", 12, colour if value else "soft",
            text_anchor="middle",
        )  # fmt: skip
    low = y + LINE
    if dice_width(values) <= room:
        dice_row(body, t, values, dice, y + 7, DIE, together=True)
    else:
        dice_row(body, t, values, x + FIRST, low + 6, DIE, together=True)
        low += LINE - 1
    row = Canvas(t.style)
    row.marked(body, f"seat{seat}-blueprint-{klass}", t.word("ship", SHIPS[klass]))
    canvas.group(row, opacity=None if count else ".5")
    return low


def _values(t: Shown, seat: int, klass: int) -> list[int]:
    found = t.s.players[seat].values[klass * VALUES : klass * VALUES + VALUES]
    return [int(value) for value in found]


def dice_width(values: list[int]) -> float:
    """How much room the dice of a ship take, equal ones together."""
    total = 0.0
    for kind in (MISSILES, CANNONS):
        for colour in range(len(COLOURS)):
            count = int(values[kind + colour])
            if count:
                total += DIE * (1.72 if kind == MISSILES else 1.12) + (9 if count > 1 else 0)
    return total


def _counts(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """Technologies by category, hexes where there is room, colony ships, discs left."""
    player = t.s.players[seat]
    hexes = sum(1 for hex in t.s.laid if t.s.owner[hex] == seat)
    figures = [
        (name, int(in_category(player.technologies, n))) for n, name in enumerate(CATEGORIES)
    ]
    if width > SLIM:
        figures.append(("explore", hexes))
    figures.append(("colony", int(player.colony)))
    step = width / (len(figures) + 1)
    for place, (name, amount) in enumerate(figures):
        sign(canvas, x + place * step + 5.5, y + 9, 11, name, "soft")
        canvas.text(x + place * step + 12.5, y + 13.5, str(amount), 12, "soft", font_weight="600")
    at = x + len(figures) * step
    body = Canvas(t.style)
    sign(body, at + 5.5, y + 9, 11, "disc", t.line(seat))
    body.text(at + 12.5, y + 13.5, str(int(player.discs)), 12, font_weight="bold")
    canvas.marked(body, f"seat{seat}-discs", t.label("discs", amount=int(player.discs)))
    return y + 18
