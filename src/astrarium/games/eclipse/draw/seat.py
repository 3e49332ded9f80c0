"""Boards of players: one's own with its tracks and blueprints, others' as small boards."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.blueprints import (
    COMPUTER,
    HULL,
    INITIATIVE,
    MOVEMENT,
    SHIELD,
    VALUES,
)
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import (
    blueprint_height,
    dice_row,
    draw_blueprint,
    part_sign,
)
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.frames.upkeep import balance
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.scoring import in_category
from astrarium.games.eclipse.words import (
    ACTIONS,
    CATEGORIES,
    CLASSES,
    MONEY,
    RESOURCES,
    SHIPS,
    UPGRADE_ACTION,
)

PAD: Final = 10
TRACK: Final = 27
ACTION: Final = 44


def draw_own(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """The whole board of a player. Returns the bottom."""
    style = t.style
    inside = Canvas(style)
    bottom = y + 42
    if t.has_board(seat):
        room = width - 2 * PAD
        bottom = _tracks(inside, t, seat, x + PAD, bottom, room)
        bottom = _actions(inside, t, seat, x + PAD, bottom + 2, room)
        columns = CLASSES if style.wide else 2
        bottom = _blueprints(inside, t, seat, x + PAD, bottom + 6, room, columns) - 6
    edge = style.colour(f"seat-{seat}")
    canvas.rect(x, y, width, bottom + PAD - y, "bg", rx=9, stroke=edge, stroke_width=2)
    _own_head(canvas, t, seat, x, y, width)
    canvas.parts += inside.parts
    return bottom + PAD


def _own_head(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    _name(canvas, t, seat, x, y, width * 0.5)
    if not t.has_board(seat):
        return
    player = t.s.players[seat]
    right = x + width - PAD
    body = Canvas(t.style)
    ships = int(t.s.species_of(seat).colony_ships)
    for place in range(ships):
        colour = f"seat-{seat}" if place < player.colony else "line"
        sign(body, right - 9 - place * 20, y + 18, 18, "colony", colour)
    canvas.marked(body, f"seat{seat}-colony", t.label("colony", amount=int(player.colony)))
    _reputation(canvas, t, seat, right - ships * 20 - 12, y + 18)


def _name(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Mark, name and species; touched for an offer."""
    body = Canvas(t.style)
    body.rect(x + 4, y + 4, width - 8, 34, "bg", rx=6, class_="face")
    seat_mark(body, x + 20, y + 20, 9, seat)
    put_name(body, x + 37, y + 18, t.style.seat_name(seat), width - 44, font_weight="bold")
    if t.has_board(seat):
        put_name(body, x + 37, y + 33, t.species(seat), width - 44, fill="soft")
    canvas.marked(body, f"seat{seat}-name", t.style.seat_name(seat))


def _reputation(canvas: Canvas, t: Shown, seat: int, right: float, y: float) -> None:
    """Tiles on the track: their values for their owner's eyes, their backs for all others."""
    player = t.s.players[seat]
    allies = [other for other in range(len(t.s.players)) if player.is_allied(other)]
    values = [str(value) for value in player.tiles] or ["?"] * t.count(seat, "tiles")
    values += [str(value) for value in player.drawn]
    at = right
    for place, value in enumerate(values):
        body = Canvas(t.style)
        body.rect(
            at - 18, y - 12, 18, 22, "panel", rx=3, stroke=t.style.colour("brass"), class_="face"
        )
        body.text(at - 9, y + 4, value, 12, text_anchor="middle", font_weight="bold")
        first = f"seat{seat}-tile-{value}"
        copies = values[:place].count(value)
        id = first if copies == 0 else f"{first}-{copies + 1}"
        canvas.marked(body, id, t.label("reputation"))
        at -= 21
    for ally in allies:
        sign(canvas, at - 9, y - 4, 16, "ambassador", f"seat-{ally}")
        seat_mark(canvas, at - 9, y + 6, 5, ally)
        at -= 22
    for _ in range(t.count(seat, "kept")):
        sign(canvas, at - 9, y, 18, "discovery", "brass")
        at -= 20
    if t.s.traitor == seat:
        sign(canvas, at - 9, y, 18, "traitor", "danger")


# --- tracks --------------------------------------------------------------------------------------


def _tracks(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    high = TRACK if t.style.wide else 2 * TRACK - 3
    _influence(canvas, t, seat, x, y, width)
    y += high
    for resource in range(3):
        _population(canvas, t, seat, resource, x, y, width)
        y += high
    return y


def _spaces(t: Shown, x: float, y: float, width: float) -> tuple[float, float, float]:
    """Left, top and width of a track: between its figures, on a phone below them."""
    if t.style.wide:
        return x + 47, y, width - 46 - 86
    return x, y + TRACK - 3, width


def _influence(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Discs from the left; the leftmost empty circle is the upkeep."""
    s, style = t.s, t.style
    player = s.players[seat]
    discs = int(player.discs)
    body = Canvas(style)
    first, top, room = _spaces(t, x, y, width)
    body.rect(x - 3, y, width + 6, top - y + TRACK - 3, "bg", rx=5, class_="face")
    sign(body, x + 9, y + 13, 17, "disc", f"seat-{seat}", "bg")
    body.text(x + 22, y + 18, str(discs), 15, font_weight="bold")
    values = [int(value) for value in t.rules.upkeep]
    circles = values[: max(13, discs + 1)]
    step = room / len(circles)
    for place, value in enumerate(circles):
        at = first + (place + 0.5) * step
        r = min(step * 0.48, 12)
        now = place == discs
        fill = f"seat-{seat}" if place < discs else "pick" if now else "panel"
        edge = style.colour("brass" if now else "line")
        body.circle(at, top + 13, r, fill, stroke=edge, stroke_width=2 if now else 1)
        ink = "on-mark" if place < discs else "ink" if now else "soft"
        body.text(
            at,
            top + 17.3,
            str(value),
            12,
            ink,
            text_anchor="middle",
            font_weight="600" if now else None,
        )
    cost = int(upkeep(s, seat))
    body.text(x + width, y + 18, t.label("upkeep", amount=cost), 12, "soft", text_anchor="end")
    canvas.marked(body, f"seat{seat}-discs", t.label("discs", amount=discs))


def _population(
    canvas: Canvas, t: Shown, seat: int, resource: int, x: float, y: float, width: float
) -> None:
    """Stock, cubes left on the track, and what is made; cubes leave from the right."""
    s, style = t.s, t.style
    player, name = s.players[seat], RESOURCES[resource]
    stock = Canvas(style)
    stock.rect(x - 3, y, 48, TRACK - 3, "bg", rx=5, class_="face")
    sign(stock, x + 9, y + 13, 17, name, name, "bg")
    stock.text(x + 22, y + 18, str(int(player.stock(resource))), 15, font_weight="bold")
    canvas.marked(stock, f"seat{seat}-{name}", t.word("resource", name))
    body = Canvas(style)
    first, top, room = _spaces(t, x, y, width)
    body.rect(first - 3, top, room + 6, TRACK - 3, "bg", rx=5, class_="face")
    left = int(player.cubes_on(resource))
    values = [int(value) for value in t.rules.production][: int(t.rules.most_cubes) + 1]
    step = room / len(values)
    for place, value in enumerate(values):
        at = first + place * step
        now = place == left
        fill = name if place < left else "pick" if now else "panel"
        edge = style.colour("brass" if now else name if place < left else "line")
        w = step - 2.5
        body.rect(
            at,
            top + 3,
            w,
            20,
            fill,
            rx=4,
            stroke=edge,
            stroke_width=2 if now else 1,
            fill_opacity=".3" if place < left else None,
        )
        ink = "ink" if place <= left else "soft"
        body.text(
            at + w / 2,
            top + 17.3,
            str(value),
            12,
            ink,
            text_anchor="middle",
            font_weight="bold" if now else None,
        )
    for place in range(int(player.buried(resource))):
        body.rect(first + room + 2 - place * 7, top + 18, 5, 5, name)
    canvas.marked(body, f"seat{seat}-track-{resource}", t.label("track", resource=name))
    made = int(production(s, seat, resource))
    if resource == MONEY:
        total = int(balance(s, seat))
        words = f"+{made} −{int(upkeep(s, seat))} = {total}"
        fill = "danger" if total < 0 else "ink"
    else:
        words, fill = f"+{made} = {int(player.stock(resource)) + made}", "ink"
    canvas.text(x + width, y + 18, words, 12, fill, text_anchor="end", font_weight="600")


def _actions(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """The action track: discs lie on what was done; reactions are counted beside."""
    player = t.s.players[seat]
    columns = len(ACTIONS) if t.style.wide else len(ACTIONS) // 2
    step = (width + 4) / columns
    edge = t.style.colour("line")
    for action, name in enumerate(ACTIONS):
        left, top = x + action % columns * step, y + action // columns * (ACTION + 4)
        body = Canvas(t.style)
        body.rect(left, top, step - 4, ACTION, "panel", rx=6, stroke=edge, class_="face")
        sign(body, left + (step - 4) / 2, top + 14, 18, name, "ink")
        middle, words = left + (step - 4) / 2, t.word("action", name)
        put_name(body, middle, top + 38, words, step - 8, fill="soft", text_anchor="middle")
        used = int(player.discs_on(action))
        if action >= UPGRADE_ACTION:
            used += int(player.discs_on(action + 3))
        for disc in range(used):
            body.circle(left + step - 10 - disc * 7, top + 7, 4, f"seat-{seat}")
        canvas.marked(body, f"seat{seat}-action-{action}", t.word("action", name))
    return y + len(ACTIONS) // columns * (ACTION + 4) - 4


def _blueprints(
    canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float, columns: int
) -> float:
    step = (width + 6) / columns
    height = blueprint_height(t, seat)
    for klass in range(CLASSES):
        left, top = x + klass % columns * step, y + klass // columns * (height + 6)
        draw_blueprint(canvas, t, seat, klass, left, top, step - 6)
    low = y + (CLASSES + columns - 1) // columns * (height + 6)
    kept = [part for part in range(len(t.rules.parts)) if t.s.players[seat].parts >> part & 1]
    for place, number in enumerate(kept):
        part = t.rules.parts[number]
        body = Canvas(t.style)
        brass = t.style.colour("brass")
        body.rect(x + place * 40, low, 34, 28, "pick", rx=5, stroke=brass, class_="face")
        part_sign(body, t, x + place * 40 + 17, low + 14, 28, part)
        canvas.marked(
            body, f"seat{seat}-part-{number}", t.word("part", part.id), about=f"part-{part.id}"
        )
    return low + (30 if kept else 0)


def draw_counters(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """What a seat has, in one row: stocks, discs, upkeep, colony ships. Returns the bottom."""
    player = t.s.players[seat]
    figures = [(name, name, int(player.stock(n))) for n, name in enumerate(RESOURCES[:3])]
    figures.append(("disc", f"seat-{seat}", int(player.discs)))
    figures.append(("colony", f"seat-{seat}", int(player.colony)))
    step = width / 6
    for place, (name, colour, amount) in enumerate(figures):
        sign(canvas, x + place * step + 9, y + 14, 17, name, colour)
        canvas.text(x + place * step + 21, y + 19, str(amount), 15, font_weight="bold")
    total = int(balance(t.s, seat))
    sign(canvas, x + 5 * step + 9, y + 14, 14, "money", "soft")
    fill = "danger" if total < 0 else "ink"
    canvas.text(x + 5 * step + 18, y + 19, f"→ {total}", 13, fill, font_weight="600")
    return y + 28


# --- others --------------------------------------------------------------------------------------


def rival_height(t: Shown, seat: int) -> float:
    return 46.0 if not t.has_board(seat) else 172.0


def draw_rival(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """The small board of another player: all that is open of it. Returns the bottom."""
    style = t.style
    player = t.s.players[seat]
    height = rival_height(t, seat)
    body = Canvas(style)
    body.rect(x, y, width, height, "panel", rx=8, stroke=style.colour("line"))
    body.rect(x, y, 5, height, f"seat-{seat}", rx=2)
    _name(body, t, seat, x + 4, y, width)
    if t.has_board(seat):
        _state(body, t, seat, x, y + 35, width)
        _stock(body, t, seat, x + 12, y + 58, width - 22)
        top = y + 87
        for klass in range(CLASSES):
            _class(body, t, seat, klass, x + 11, top + klass * 16.5, width - 18)
        _counts(body, t, seat, x + 12, y + height - 10, width - 20)
    canvas.group(body, opacity=".6" if player.out == 1 else None)
    return y + height


def _state(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Passed or out, reputation and allies."""
    player = t.s.players[seat]
    words = ""
    if player.out == 1:
        words = t.label("out")
    elif player.passed == 1:
        words = t.label("passed")
    canvas.text(x + 12, y + 17, words, 12, "soft")
    _reputation(canvas, t, seat, x + width - 8, y + 13)


def _stock(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """What a seat has and what it makes, money after upkeep; long figures take more room."""
    player = t.s.players[seat]
    canvas.line(x, y, x + width, y, "line", 1)
    canvas.line(x, y + 26, x + width, y + 26, "line", 1)
    told = []
    for resource in range(3):
        made = int(production(t.s, seat, resource))
        if resource == MONEY:
            made -= int(upkeep(t.s, seat))
        told.append((str(int(player.stock(resource))), f"+{made}" if made >= 0 else f"−{-made}"))
    rooms = [16 + 9 * len(amount) + 7.5 * len(change) for amount, change in told]
    gap = (width - sum(rooms)) / 2
    for name, (amount, change), room in zip(RESOURCES, told, rooms):
        body = Canvas(t.style)
        sign(body, x + 7, y + 14, 14, name, name)
        body.text(x + 16, y + 19, amount, 13, font_weight="bold")
        canvas.marked(body, f"seat{seat}-{name}", t.word("resource", name))
        canvas.text(x + 17 + 9 * len(amount), y + 19, change, 12, "soft")
        x += room + min(gap, width / 8)


def _class(
    canvas: Canvas, t: Shown, seat: int, klass: int, x: float, y: float, width: float
) -> None:
    """How many ships of a class, and their sums in one line."""
    player = t.s.players[seat]
    values = player.values[klass * VALUES : klass * VALUES + VALUES]
    count = int(player.ships_of(klass))
    body = Canvas(t.style)
    sign(body, x + 7, y + 7, 14, SHIPS[klass], f"seat-{seat}")
    body.text(x + 17, y + 11.5, str(count), 12, font_weight="bold")
    at = x + 30
    for which, name, colour in (
        (INITIATIVE, "initiative", "soft"),
        (COMPUTER, "computer", "computer"),
        (SHIELD, "shield", "shield"),
        (HULL, "hull", "hull"),
        (MOVEMENT, "drive", "drive"),
    ):
        sign(body, at + 5, y + 7, 11, name, colour)
        body.text(at + 12, y + 11.5, str(int(values[which])), 12, colour)
        at += width * 0.125
    dice_row(body, t, values, at, y + 7, 12, together=True)
    row = Canvas(t.style)
    row.marked(body, f"seat{seat}-blueprint-{klass}", t.word("ship", SHIPS[klass]))
    canvas.group(row, opacity=None if count else ".5")


def _counts(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Technologies by category, hexes, colony ships, discs left."""
    player = t.s.players[seat]
    step = width / 6
    hexes = sum(1 for hex in t.s.laid if t.s.owner[hex] == seat)
    figures = [
        (name, int(in_category(player.technologies, n))) for n, name in enumerate(CATEGORIES)
    ]
    figures += [("explore", hexes), ("colony", int(player.colony))]
    for place, (name, amount) in enumerate(figures):
        sign(canvas, x + place * step + 6, y, 13, name, "soft")
        canvas.text(x + place * step + 14, y + 4.5, str(amount), 12, "soft", font_weight="600")
    body = Canvas(t.style)
    sign(body, x + 5 * step + 6, y, 13, "disc", f"seat-{seat}")
    body.text(x + 5 * step + 14, y + 4.5, str(int(player.discs)), 12, font_weight="bold")
    canvas.marked(body, f"seat{seat}-discs", t.label("discs", amount=int(player.discs)))
