"""One's own board with its tracks and blueprints; what a seat has, in one row."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import LIGHT, put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import (
    blueprint_height,
    draw_blueprint,
    part_sign,
)
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.frames.upkeep import balance
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.words import (
    ACTIONS,
    CLASSES,
    MONEY,
    RESOURCES,
    UPGRADE_ACTION,
)

PAD: Final = 10
TRACK: Final = 27
LOW_TRACK: Final = 25  # on a wide screen, where six boards stand one below the other
ACTION: Final = 44  # for a finger; under a mouse two less
FOUND: Final = 40  # from one part that was found to the next


def draw_own(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """The whole board of a player. Returns the bottom."""
    style = t.style
    inside = Canvas(style)
    bottom = y + 41
    if t.has_board(seat):
        room = width - 2 * PAD
        bottom = _tracks(inside, t, seat, x + PAD, bottom, room)
        bottom = _actions(inside, t, seat, x + PAD, bottom + 2, room)
        columns = CLASSES if style.wide else 2
        bottom = _blueprints(inside, t, seat, x + PAD, bottom + 6, room, columns) - 6
    edge = style.colour(t.line(seat))
    canvas.rect(x, y, width, bottom + PAD - y, "bg", rx=9, stroke=edge, stroke_width=2)
    _own_head(canvas, t, seat, x, y, width)
    canvas.parts += inside.parts
    return bottom + PAD


def _own_head(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Name and species, then parts that were found, reputation and colony ships from the right."""
    if not t.has_board(seat):
        _name(canvas, t, seat, x, y, width)
        return
    player = t.s.players[seat]
    right = x + width - PAD
    body = Canvas(t.style)
    colony, ships = int(player.colony), int(t.s.species_of(seat).colony_ships)
    if t.style.wide:
        for place in range(ships):
            colour = t.line(seat) if place < colony else "line"
            sign(body, right - 9 - place * 20, y + 18, 18, "colony", colour)
        right -= ships * 20
    else:
        sign(body, right - 18, y + 18, 18, "colony", t.line(seat))
        body.text(right, y + 23, str(colony), 13, text_anchor="end", font_weight="bold")
        right -= 30
    canvas.marked(body, f"seat{seat}-colony", t.label("colony", amount=colony))
    right = _reputation(canvas, t, seat, right - 10, y + 18)
    if t.style.wide:
        right -= FOUND * len(found_parts(t, seat)) + 8
        _found(canvas, t, seat, right, y + 7)
    _name(canvas, t, seat, x, y, right - x - 4)


def found_parts(t: Shown, seat: int) -> list[int]:
    """Parts that a discovery has brought and that are not fitted yet."""
    return [part for part in range(len(t.rules.parts)) if t.s.players[seat].parts >> part & 1]


def _found(canvas: Canvas, t: Shown, seat: int, x: float, y: float) -> None:
    edge = t.style.colour(t.line(seat))
    for place, number in enumerate(found_parts(t, seat)):
        part, left = t.rules.parts[number], x + place * FOUND
        body = Canvas(t.style)
        body.rect(left, y, 34, 28, "pick", rx=5, stroke=edge, class_="face")
        part_sign(body, t, left + 17, y + 14, 28, part)
        name = t.word("part", part.id)
        canvas.marked(body, f"seat{seat}-part-{number}", name, about=f"part-{part.id}")


def _name(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Mark, name and species; touched for an offer."""
    body = Canvas(t.style)
    body.rect(x + 4, y + 4, width - 8, 34, "bg", rx=6, class_="face")
    seat_mark(body, x + 20, y + 20, 9, seat)
    put_name(body, x + 37, y + 18, t.style.seat_name(seat), width - 44, font_weight="bold")
    if t.has_board(seat):
        room = width - 44
        put_name(body, x + 37, y + 33, t.species(seat), room, fill="soft", letters=LIGHT)
    canvas.marked(body, f"seat{seat}-name", t.style.seat_name(seat), about=t.about_species(seat))


def _reputation(canvas: Canvas, t: Shown, seat: int, right: float, y: float) -> float:
    """Tiles on the track, allies, discoveries kept for points, from the right. The left end."""
    player = t.s.players[seat]
    allies = [other for other in range(len(t.s.players)) if player.is_allied(other)]
    values = [str(value) for value in player.tiles] or ["?"] * t.count(seat, "tiles")
    at = right
    for place, value in enumerate(values):
        body = Canvas(t.style)
        body.rect(
            at - 18, y - 12, 18, 22, "pick", rx=3, stroke=t.style.colour("soft"), class_="face"
        )
        body.text(at - 9, y + 4, value, 12, text_anchor="middle", font_weight="bold")
        first = f"seat{seat}-tile-{value}"
        copies = values[:place].count(value)
        id = first if copies == 0 else f"{first}-{copies + 1}"
        canvas.marked(body, id, t.label("reputation"))
        at -= 21
    for ally in allies:
        sign(canvas, at - 9, y - 4, 16, "ambassador", t.line(ally))
        seat_mark(canvas, at - 9, y + 6, 5, ally)
        at -= 22
    for _ in range(t.count(seat, "kept")):
        sign(canvas, at - 9, y, 18, "discovery", "ink")
        at -= 20
    if t.s.traitor == seat:
        sign(canvas, at - 9, y, 18, "traitor", "danger")
        at -= 20
    return at


# --- tracks --------------------------------------------------------------------------------------


def _tracks(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    high = LOW_TRACK if t.style.wide else 2 * TRACK - 3
    _influence(canvas, t, seat, x, y, width)
    y += high
    for resource in range(3):
        _population(canvas, t, seat, resource, x, y, width)
        y += high
    return y


def _spaces(t: Shown, x: float, y: float, width: float) -> tuple[float, float, float]:
    """Left, top and width of a track: between its figures, on a phone below them."""
    if t.style.wide:
        return x + 47, y, width - 46 - 94
    return x, y + TRACK - 3, width


def _influence(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> None:
    """Discs from the left; the leftmost empty circle is the upkeep."""
    s, style = t.s, t.style
    player = s.players[seat]
    discs = int(player.discs)
    body = Canvas(style)
    first, top, room = _spaces(t, x, y, width)
    body.rect(x - 3, y, width + 6, top - y + TRACK - 3, "bg", rx=5, class_="face")
    sign(body, x + 9, y + 13, 17, "disc", t.line(seat), "bg")
    body.text(x + 22, y + 18, str(discs), 15, font_weight="bold")
    values = [int(value) for value in t.rules.upkeep]
    circles = values[: max(13, discs + 1)]
    step = room / len(circles)
    for place, value in enumerate(circles):
        at = first + (place + 0.5) * step
        r = min(step * 0.48, 12)
        now = place == discs
        colour, on_it = t.piece(seat)
        fill = colour if place < discs else "pick" if now else "panel"
        edge = style.colour("ink" if now else t.line(seat) if place < discs else "line")
        body.circle(at, top + 13, r, fill, stroke=edge, stroke_width=2 if now else 1)
        ink = on_it if place < discs else "ink" if now else "soft"
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
        edge = style.colour("ink" if now else name if place < left else "line")
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
        words = f"+{made} −{int(upkeep(s, seat))} = {signed(total)}"
        fill = "danger" if total < 0 else "ink"
    else:
        words, fill = f"+{made} = {int(player.stock(resource)) + made}", "ink"
    canvas.text(x + width, y + 18, words, 12, fill, text_anchor="end", font_weight="600")


def signed(amount: int) -> str:
    """With a real minus, as wide as a plus."""
    return str(amount).replace("-", "−")


def _actions(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """The action track: discs lie on what was done; reactions are counted beside."""
    player = t.s.players[seat]
    columns = len(ACTIONS) if t.style.wide else len(ACTIONS) // 2
    step = (width + 4) / columns
    high = ACTION - 2 if t.style.wide else ACTION
    edge = t.style.colour("line")
    for action, name in enumerate(ACTIONS):
        left, top = x + action % columns * step, y + action // columns * (high + 4)
        body = Canvas(t.style)
        body.rect(left, top, step - 4, high, "panel", rx=6, stroke=edge, class_="face")
        sign(body, left + (step - 4) / 2, top + 14, 18, name, "ink")
        middle, words = left + (step - 4) / 2, t.word("action", name)
        put_name(body, middle, top + high - 6, words, step - 8, fill="soft", text_anchor="middle")
        used = int(player.discs_on(action))
        if action >= UPGRADE_ACTION:
            used += int(player.discs_on(action + 3))
        for disc in range(used):
            body.circle(left + step - 10 - disc * 7, top + 7, 4, t.line(seat))
        canvas.marked(body, f"seat{seat}-action-{action}", t.word("action", name))
    return y + len(ACTIONS) // columns * (high + 4) - 4


def _blueprints(
    canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float, columns: int
) -> float:
    step = (width + 6) / columns
    height = blueprint_height(t, seat)
    for klass in range(CLASSES):
        left, top = x + klass % columns * step, y + klass // columns * (height + 6)
        draw_blueprint(canvas, t, seat, klass, left, top, step - 6)
    low = y + (CLASSES + columns - 1) // columns * (height + 6)
    if t.style.wide or not found_parts(t, seat):
        return low
    _found(canvas, t, seat, x, low)
    return low + 30


def draw_counters(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """What a seat has, in one row: stocks, discs, upkeep, colony ships. Returns the bottom."""
    player = t.s.players[seat]
    figures = [(name, name, int(player.stock(n))) for n, name in enumerate(RESOURCES[:3])]
    figures.append(("disc", t.line(seat), int(player.discs)))
    figures.append(("colony", t.line(seat), int(player.colony)))
    step = width / 6
    for place, (name, colour, amount) in enumerate(figures):
        sign(canvas, x + place * step + 9, y + 14, 17, name, colour)
        canvas.text(x + place * step + 21, y + 19, str(amount), 15, font_weight="bold")
    total = int(balance(t.s, seat))
    sign(canvas, x + 5 * step + 9, y + 14, 14, "money", "soft")
    fill = "danger" if total < 0 else "ink"
    canvas.text(x + 5 * step + 18, y + 19, f"→ {signed(total)}", 13, fill, font_weight="600")
    return y + 28
