"""A battle on its stage: the scale of initiative, both sides, the dice and what they hit."""

from __future__ import annotations

import math
from typing import Final

from astrarium.core.draw.names import LIGHT, put_name, wide
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.blueprints import COMPUTER, SHIELD
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.draw.fight import BEST, Die, Fight, Hull, Squad
from astrarium.games.eclipse.draw.glyphs import die as draw_die
from astrarium.games.eclipse.draw.glyphs import sign
from astrarium.games.eclipse.draw.parts import dice_row
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.draw.volleys import draw_volleys
from astrarium.games.eclipse.draw.wormholes import edge_middle, half_wormhole
from astrarium.games.eclipse.words import ANCIENTS, COLOURS, DEFENDERS, NONE, SHIPS, STARBASE
from astrarium.parts.draw.hexes import corners

SHIPS_WIDE: Final = (52.0, 44.0, 36.0, 30.0)  # as large as leaves room for all of them
SHIP_NARROW: Final = 38.0
TALLEST: Final = 250.0  # of a side, on a wide screen
LETTERED: Final = 36.0  # from here on a ship carries the letter of its owner
UNDER: Final = 24  # what a row of ships needs besides: boxes, gaps
BOX: Final = 11  # of the damage that a ship can take
DIE: Final = 30
SMALL_DIE: Final = 18  # of many that hit nothing
MANY: Final = 4
CHIP: Final = (72.0, 48.0)  # a class on the scale, wide and on a phone
Place = tuple[float, float]
Target = tuple[float, float, float]  # the middle of a ship, and how large its disc is


def draw_battle(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Returns the bottom."""
    fight = Fight(t)
    body = Canvas(t.style)
    low = _title(body, fight, x + 10, y, width - 20)
    low = _scale(body, fight, x + 10, low, width - 20)
    part = width / (3 if t.style.wide else 2)
    places: dict[int, Target] = {}  # of the ships, by their id as objects
    if not t.style.wide:
        middle, lie = _dice(body, fight, x + 4, low + 2, width - 8)
        low = middle + 2
    ships, ground = Canvas(t.style), Canvas(t.style)
    left = _side(ships, fight, fight.attacker, x + 8, low, part - 12, places)
    right = _side(ships, fight, fight.defender, x + width - part + 4, low, part - 12, places)
    bottom = max(left, right) + 6
    if t.style.wide:
        # The dice lie in the middle of the hex, however many ships stand beside it.
        high = _dice(Canvas(t.style), fight, 0, 0, part)[0] + 6
        bottom = max(bottom, low + high)
        _arena(ground, fight, x + width / 2, low, bottom)
        _, lie = _dice(body, fight, x + part, (low + bottom - high) / 2 + 3, part)
    body.parts += ships.parts
    for die, at in zip(fight.dice, lie):
        if die.ship is not None:
            _aim(body, fight, at, places[id(die.ship)])
    if not t.style.wide:
        bottom = draw_volleys(body, t, x + 8, bottom + 2, width - 16) + 4
    edge = t.style.colour("soft")
    canvas.rect(x, y, width, bottom - y, "deep", rx=9, stroke=edge, stroke_width=1.5)
    canvas.parts += ground.parts + body.parts
    return bottom


def _arena(canvas: Canvas, fight: Fight, x: float, top: float, bottom: float) -> None:
    """The hex that is fought for, behind everything: its border and its wormholes."""
    t, owner = fight.t, int(fight.t.s.owner[fight.hex])
    size, middle = (bottom - top - 8) / math.sqrt(3), (x, (top + bottom) / 2)
    edge = t.style.colour(t.line(owner) if owner != NONE else "soft")
    border = corners(middle, size)
    canvas.polygon(border, "space", stroke=edge, stroke_width=1.5, stroke_dasharray="8 5")
    for side in range(6):
        if t.s.holes[fight.hex] >> side & 1:
            half_wormhole(canvas, t, *edge_middle(middle, size, side), 64, side)


def colour_of(t: Shown, side: int) -> str:
    return t.line(side) if side < ANCIENTS else "ancient"


def who(t: Shown, side: int) -> str:
    if side < ANCIENTS:
        return t.style.seat_name(side)
    return t.label("defenders" if side == DEFENDERS else "ancients")


# --- title and odds ------------------------------------------------------------------------------


def _title(canvas: Canvas, fight: Fight, x: float, y: float, width: float) -> float:
    """Where, what can be lost there, which part of the battle it is, and who will win."""
    t = fight.t
    name = t.label("battle", name=t.sector_name(t.rules.sectors[fight.hex]))
    room = width - _parts(canvas, fight, x, y, width, 15 * wide(name) + 20) - 8
    most = 1 if t.style.wide else 2
    end = put_name(canvas, x, y + 21, name, room, 15, most=most, font_weight="bold")
    y = end - 6
    if fight.before is not None and fight.after is not None:
        y = _odds(canvas, fight, fight.before, fight.after, x, y, width)
    return y


def _parts(canvas: Canvas, fight: Fight, x: float, y: float, width: float, taken: float) -> float:
    """The parts of a battle from the right, the present one filled; where there is no room for
    those that follow, it stands alone. Returns the room that they take."""
    t = fight.t
    now = t.label("missiles") if fight.turn == 0 else t.label("engagement", amount=fight.turn)
    after = [t.label("then-population"), t.label("then-reputation")]
    rooms = [12 * wide(words) + 20 for words in (now, *after)]
    names = [now, *after] if taken + sum(rooms) + 12 <= width else [now]
    left = x + width - sum(rooms[: len(names)]) - 6 * (len(names) - 1)
    edge = t.style.colour("soft")
    for words, room in zip(names, rooms):
        filled = words == now
        canvas.rect(left, y + 6, room, 21, "ink" if filled else "panel", rx=10.5, stroke=edge)
        canvas.text(
            left + room / 2, y + 21, words, 12, "panel" if filled else "soft",
            text_anchor="middle", font_weight="bold" if filled else None,
        )  # fmt: skip
        left += room + 6
    return sum(rooms[: len(names)]) + 6 * (len(names) - 1)


def _odds(
    canvas: Canvas, fight: Fight, before: int, after: int, x: float, y: float, width: float
) -> float:
    """A bar for the attacker's chance; a line where it stood before what is planned."""
    t = fight.t
    bar = min(width * 0.3, 220) if t.style.wide else width
    words = t.label("chance", name=who(t, fight.attacker), amount=f"{after} %")
    room = width - bar - 12 if t.style.wide else width
    put_name(canvas, x, y + 13, words, room, fill="soft", letters=LIGHT)
    left, y = x + width - bar, y if t.style.wide else y + 17
    canvas.rect(left, y + 4, bar, 9, "line", rx=4.5)
    canvas.rect(left, y + 4, max(bar * after / 100, 4), 9, "good", rx=4.5)
    if before != after:
        canvas.rect(left + bar * before / 100 - 1, y + 1, 2, 15, "ink")
    return y + 20


# --- the scale of initiative ---------------------------------------------------------------------


def _scale(canvas: Canvas, fight: Fight, x: float, y: float, width: float) -> float:
    """Classes in the order of fire above a scale; lines join each with its initiative."""
    style, squads = fight.t.style, fight.squads()
    fastest = max([squad.speed for squad in squads] + [1])
    step = min(CHIP[not style.wide] + 6, width / max(len(squads), 1))
    wanted = [x + _along(squad.speed, fastest, width) for squad in squads]
    lefts = _spread([at - step / 2 for at in wanted], step, x, x + width)
    line = y + 46
    canvas.rect(x, line - 2, width, 4, "line", rx=2)
    for speed in range(fastest + 1):
        at = x + _along(speed, fastest, width)
        canvas.rect(at - 1, line - 6, 2, 12, "soft")
        canvas.text(at, line + 18, str(speed), 12, "soft", text_anchor="middle")
    for number, (squad, left) in enumerate(zip(squads, lefts, strict=True), 1):
        canvas.line(left + step / 2 - 3, y + 34, wanted[number - 1], line - 6, "line", 1)
        _chip(canvas, fight, squad, number, left, y + 4, step - 6)
    return line + 24


def _along(speed: int, fastest: int, width: float) -> float:
    """From the left: the fastest first, a standing class at the right end."""
    return width * (0.06 + 0.88 * (fastest - speed) / fastest)


def _spread(lefts: list[float], step: float, start: float, end: float) -> list[float]:
    """Side by side in their order, each as near to its place as may be."""
    found: list[float] = []
    for left in lefts:
        found.append(max(left, found[-1] + step if found else start))
    for at in range(len(found) - 1, -1, -1):
        most = end if at == len(found) - 1 else found[at + 1]
        found[at] = min(found[at], most - step)
    return found


def _chip(
    canvas: Canvas, fight: Fight, squad: Squad, number: int, x: float, y: float, width: float
) -> None:
    style = fight.t.style
    body = Canvas(style)
    edge = style.colour("ink" if squad.now else "line")
    fill = "pick" if squad.now else "panel"
    body.rect(x, y, width, 30, fill, rx=7, stroke=edge, stroke_width=2 if squad.now else 1)
    if style.wide:
        body.text(x + 9, y + 12, str(number), 9, "soft", text_anchor="middle", font_weight="bold")
    middle = x + width * (0.5 if squad.ships == 1 else 0.42)
    if squad.side < ANCIENTS:
        seat_mark(body, middle - 10, y + 15, 7, squad.side)
        middle += 11
    colour = colour_of(fight.t, squad.side)
    sign(body, middle, y + 15, 20, SHIPS[squad.klass], colour, "panel")
    if squad.ships > 1:
        body.text(
            x + width - 4, y + 20, str(squad.ships), 12, text_anchor="end", font_weight="bold"
        )
    label = fight.t.label(
        "fires-at", number=number, name=_named(fight.t, squad.klass), who=who(fight.t, squad.side)
    )
    row = Canvas(style)
    row.marked(body, f"fires-{squad.side}-{squad.klass}", label)
    canvas.group(row, opacity=".5" if squad.done else None)


def _named(t: Shown, klass: int) -> str:
    name = t.word("ship", SHIPS[klass])
    return name[:1].upper() + name[1:]


# --- ships ---------------------------------------------------------------------------------------


def _side(
    canvas: Canvas,
    fight: Fight,
    side: int,
    x: float,
    y: float,
    width: float,
    places: dict[int, Target],
) -> float:
    """Who it is, then class by class what its ships can do, and the ships themselves."""
    t = fight.t
    if side < ANCIENTS:
        seat_mark(canvas, x + 10, y + 10, 8, side)
    else:
        sign(canvas, x + 10, y + 10, 17, SHIPS[side - 2], "ancient", "deep")
    role = t.label("attacker" if side == fight.attacker else "defender")
    room = width - 30 - (12 * LIGHT * wide(role) + 4 if t.style.wide else 0)
    put_name(canvas, x + 24, y + 14.5, who(t, side), room, 13, font_weight="bold")
    if t.style.wide:
        canvas.text(x + width, y + 14.5, role, 12, "soft", text_anchor="end")
    else:
        canvas.text(x + 24, y + 29, role, 12, "soft")
        y += 14
    y += 24
    seen: dict[int, int] = {}
    size = _size(fight, side, width)
    for klass, squad in _squads(fight, side).items():
        y = _sums(canvas, fight, side, klass, len(squad), x, y, width)
        columns, cell = _columns(squad, width, size)
        for place, ship in enumerate(squad):
            at = x + place % columns * cell, y + place // columns * (size + UNDER)
            places[id(ship)] = at[0] + cell / 2 - 2, at[1] + size / 2, size / 2 + 1
            _ship(canvas, fight, side, ship, seen, at, (cell - 4, size))
        y += (len(squad) + columns - 1) // columns * (size + UNDER)
    return y


def _squads(fight: Fight, side: int) -> dict[int, list[Hull]]:
    ships = fight.hulls[side]
    classes = sorted({ship.klass for ship in ships})
    return {klass: [ship for ship in ships if ship.klass == klass] for klass in classes}


def _columns(squad: list[Hull], width: float, size: float) -> tuple[int, float]:
    """How many ships stand side by side, and how much room each has."""
    boxes = (squad[0].hull + 1) * BOX + 8
    columns = max(int(width // max(size + 6, boxes)), 1)
    return columns, min(max(size + 12, boxes), width / columns)


def _size(fight: Fight, side: int, width: float) -> float:
    """How large the ships of a side are drawn."""
    if not fight.t.style.wide:
        return SHIP_NARROW
    squads = _squads(fight, side).values()
    for size in SHIPS_WIDE:
        columns = [_columns(squad, width, size)[0] for squad in squads]
        rows = sum((len(squad) + n - 1) // n for squad, n in zip(squads, columns))
        if rows * (size + UNDER) + 18 * len(squads) <= TALLEST:
            break
    return size


def _sums(
    canvas: Canvas,
    fight: Fight,
    side: int,
    klass: int,
    count: int,
    x: float,
    y: float,
    width: float,
) -> float:
    """The class by name, with its dice, computer and shield; its ships are lit while it fires."""
    t = fight.t
    values = [int(value(t.s, side, klass, which)) for which in range(12)]
    named = _named(t, klass) if side < ANCIENTS else ""  # the side says it
    words = f"{named} ×{count}".strip() if count > 1 else named
    name = min(12 * wide(words) + 8, width * 0.5) if t.style.wide else width
    put_name(canvas, x, y + 12, words, name - 4, font_weight="600")
    at, line = (x + name, y + 8) if t.style.wide else (x, y + 24)
    end = dice_row(canvas, t, values, at, line, 13, together=True)
    for which, sort, before in ((COMPUTER, "computer", "+"), (SHIELD, "shield", "−")):
        sign(canvas, end + 9, line, 12, sort, sort)
        figure = f"{before}{values[which]}" if values[which] else "0"
        canvas.text(end + 17, line + 4.5, figure, 12, sort, font_weight="bold")
        end += 34
    return line + 10


def _ship(
    canvas: Canvas,
    fight: Fight,
    side: int,
    ship: Hull,
    seen: dict[int, int],
    at: Place,
    room: tuple[float, float],
) -> None:
    """A ship with a box for every point of its hull and one for the last; hits fill them."""
    t, (x, y), (w, size) = fight.t, at, room
    style = t.style
    middle = x + w / 2
    body = Canvas(style)
    line = style.colour("line")
    firing = fight.is_acting(side, ship.klass)
    fill = "pick" if firing else "panel"
    high = y + size / 2
    body.circle(middle, high, size / 2 + 1, fill, stroke=line, class_="face")
    craft = Canvas(style)
    sign(craft, middle, high, size * 0.78, SHIPS[ship.klass], colour_of(t, side), fill)
    # The bows of both sides point at each other; what has none stands upright.
    bow = 0 if side >= ANCIENTS or ship.klass == STARBASE else 90
    turn = bow if side == fight.attacker else -bow
    body.group(craft, transform=f"rotate({turn} {middle:.1f} {high:.1f})" if turn else None)
    if side < ANCIENTS and size >= LETTERED:
        seat_mark(body, middle, high, size * 0.14, side)
    if ship.lost:
        danger = style.colour("danger")
        arm = size - 8
        d = f"M{middle - arm / 2:.1f} {y + 4:.1f}l{arm} {arm}m0 {-arm}l{-arm} {arm}"
        body.add("path", d=d, stroke=danger, stroke_width=2.5, stroke_dasharray="5 3")
    first = middle - (ship.hull + 1) * BOX / 2
    for box in range(ship.hull + 1):
        hit, planned = box < ship.wounds, box < ship.wounds + ship.planned
        edge = style.colour("ink" if planned and not hit else "line")
        body.rect(
            first + box * BOX + 1,
            y + size + 3,
            BOX - 2,
            BOX - 2,
            "danger" if hit else "pick" if planned else "bg",
            rx=2,
            stroke=edge,
            stroke_width=1.6 if planned and not hit else 1,
            stroke_dasharray="2 1.5" if planned and not hit else None,
        )
        if box == ship.hull:
            at_last = first + box * BOX + BOX / 2
            body.text(at_last, y + size + 11, "×", 10, "soft", text_anchor="middle")
    taken = min(ship.wounds + ship.planned, ship.hull + 1)
    label = t.label("hull-boxes", name=_named(t, ship.klass), amount=taken, most=ship.hull + 1)
    canvas.marked(body, _ship_id(fight, side, ship, seen), label)


def _ship_id(fight: Fight, side: int, ship: Hull, seen: dict[int, int]) -> str:
    """Ships that can be hit are told apart by class and damage, equal ones by their number."""
    assign = fight.t.frame("Assign")
    is_target = assign is not None and assign[1] == side and not ship.lost
    key = ship.target if is_target else -1 - ship.klass
    seen[key] = seen.get(key, 0) + 1
    first = f"target-{ship.target}" if is_target else f"ship-{side}-{ship.klass}"
    return first if seen[key] == 1 else f"{first}-{seen[key]}"


# --- dice ----------------------------------------------------------------------------------------


def _dice(
    canvas: Canvas, fight: Fight, x: float, y: float, width: float
) -> tuple[float, list[Place]]:
    """As they were rolled, each with what it needs and hits; before the roll what is needed.
    Returns the bottom, and where each die lies."""
    if fight.acting is None:
        return y, []
    side, klass = fight.acting[0], fight.acting[3]
    t = fight.t
    heading = t.label("rolled" if fight.dice else "needs", name=_named(t, klass))
    body = Canvas(t.style)
    put_name(body, x + 14, y + 14, heading, width - 28, fill="soft", letters=LIGHT)
    top, y = y, y + 24
    computer = int(value(t.s, side, klass, COMPUTER))
    lie = []
    if fight.dice:
        told = fight.dice
        if len(told) > MANY:
            told = [die for die in fight.dice if die.targets]
        columns = 1 if t.style.wide and len(told) <= 7 else 2
        step = (width - 24) / columns
        for place, die in enumerate(told):
            at = x + 14 + place % columns * step, y + place // columns * (DIE + 12)
            lie.append(_die(body, fight, die, computer, at, step - 8))
        y += (len(told) + columns - 1) // columns * (DIE + 12)
        if len(told) < len(fight.dice):
            y = _missing(body, fight, x + 14, y, width - 28)
    else:
        y = _needs(body, fight, side, klass, x + 14, y, width - 28)
    edge = t.style.colour("line")
    canvas.rect(x + 6, top, width - 12, y - top + 2, "panel", rx=9, stroke=edge)
    canvas.parts += body.parts
    return y + 6, lie


def _die(canvas: Canvas, fight: Fight, die: Die, computer: int, at: Place, width: float) -> Place:
    """The die, its sum, and the classes that it hits; a frame around the one that comes next.
    Returns its middle: it lies on the side of those it is fired at."""
    t, (x, y) = fight.t, at
    other = fight.other((fight.acting or [NONE])[0])
    left = x + width - DIE if t.style.wide and other == fight.defender else x
    text = x if left > x else x + DIE + 10
    body = Canvas(t.style)
    if die.next:
        edge = t.style.colour("ink")
        body.rect(left - 3, y - 3, DIE + 6, DIE + 6, "none", rx=8, stroke=edge, stroke_width=2.5)
    draw_die(body, left + DIE / 2, y + DIE / 2, DIE, COLOURS[die.colour], die.face)
    if die.face in (1, BEST):
        words = t.label("always-hits" if die.face == BEST else "never-hits")
    else:
        words = f"{die.face} + {computer} = {die.face + computer}"
    put_name(body, text, y + 12, words, width - DIE - 12, font_weight="600")
    if die.targets:
        words = t.label("damage", amount=die.damage)
        body.text(text, y + 27, words, 12, "good")
        end = text + 14 + 12 * LIGHT * wide(words)
        for place, klass in enumerate(die.targets):
            sign(body, end + place * 18, y + 23, 15, SHIPS[klass], colour_of(t, other), "deep")
    elif die.face != 1:
        body.text(text, y + 27, t.label("misses"), 12, "soft")
    canvas.group(body, opacity=None if die.targets else ".5")
    return left + DIE / 2, y + DIE / 2


def _missing(canvas: Canvas, fight: Fight, x: float, y: float, width: float) -> float:
    """Of many dice those that hit nothing lie side by side. They are the last ones."""
    t, lost = fight.t, [die for die in fight.dice if not die.targets]
    words = t.label("misses")
    canvas.text(x, y + 13.5, words, 12, "soft")
    first = x + 12 * LIGHT * wide(words) + 6
    step = min(SMALL_DIE + 4, (x + width - first) / len(lost))
    dice = Canvas(t.style)
    for place, die in enumerate(lost):
        at = first + place * step + SMALL_DIE / 2
        draw_die(dice, at, y + 9, SMALL_DIE, COLOURS[die.colour], die.face)
    canvas.group(dice, opacity=".6")
    return y + SMALL_DIE + 8


def _needs(
    canvas: Canvas, fight: Fight, side: int, klass: int, x: float, y: float, width: float
) -> float:
    """The face with which a class hits each class of the other side, and how often that is."""
    t = fight.t
    if not fight.fires(side, klass):
        put_name(canvas, x, y + 12, t.label("no-weapon"), width, letters=LIGHT)
        return y + 22
    other = fight.other(side)
    for target in sorted({ship.klass for ship in fight.hulls[other]}):
        face = fight.needed(side, klass, target)
        sign(canvas, x + 9, y + 10, 18, SHIPS[target], colour_of(t, other), "deep")
        odds = round(100 * (BEST + 1 - face) / BEST)
        words = t.label("needed", face=face if face == BEST else f"{face}+", odds=odds)
        put_name(canvas, x + 24, y + 14.5, words, width - 24, letters=LIGHT)
        y += 24
    return y


def _aim(canvas: Canvas, fight: Fight, start: Place, end: Target) -> None:
    """A dashed line from a die to the ship that it is planned for: beside it, on a phone below."""
    (x1, y1), (x2, y2, r) = start, end
    style = fight.t.style
    away = r + 4
    if style.wide:
        to = 1 if x2 > x1 else -1
        x1, x2 = x1 + to * DIE / 2, x2 - to * away
        bend = (x1 + x2) / 2
        d = f"M{x1:.1f} {y1:.1f}C{bend:.1f} {y1:.1f} {bend:.1f} {y2:.1f} {x2:.1f} {y2:.1f}"
        tip = [(x2 + to * 6, y2), (x2 - to * 2, y2 - 5), (x2 - to * 2, y2 + 5)]
    else:
        y1, y2 = y1 + DIE / 2, y2 - away
        bend = (y1 + y2) / 2
        d = f"M{x1:.1f} {y1:.1f}C{x1:.1f} {bend:.1f} {x2:.1f} {bend:.1f} {x2:.1f} {y2:.1f}"
        tip = [(x2, y2 + 6), (x2 - 5, y2 - 2), (x2 + 5, y2 - 2)]
    ink = style.colour("ink")
    canvas.add(
        "path",
        d=d,
        fill="none",
        stroke=ink,
        stroke_width=2,
        stroke_dasharray="6 4",
        pointer_events="none",
    )
    canvas.polygon(tip, "ink")
