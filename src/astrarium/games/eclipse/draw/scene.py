"""What is going on just now: a battle, or a hex that was drawn and can be turned."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, seat_mark
from astrarium.games.eclipse.blueprints import COMPUTER, HULL, SHIELD
from astrarium.games.eclipse.combat import can_hit, initiative, value
from astrarium.games.eclipse.draw.chances import chance
from astrarium.games.eclipse.draw.galaxy import small_hex
from astrarium.games.eclipse.draw.glyphs import die, sign, weapon
from astrarium.games.eclipse.draw.parts import dice_row
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.galaxy import classes_in, ship_class, ship_damage, ship_hex, ship_side
from astrarium.games.eclipse.state import FACES
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CLASSES,
    COLOURS,
    DEFENDERS,
    NONE,
    SHIPS,
    WOUNDS,
)

TURN: Final = 62
SHIP: Final = 46
COLUMNS: Final = 2  # of boards to choose from


def draw_hand(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """What the question is about: turns of a drawn hex, boards to choose from. The bottom."""
    if t.frame("PlaceHex") is not None:
        return _turns(canvas, t, x, y, width)
    if t.frame("ChooseSpecies") is not None:
        return _boards(canvas, t, x, y, width)
    return y


# --- exploring -----------------------------------------------------------------------------------


def _turns(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The drawn hexes in each of their six turns."""
    frame = t.frame("PlaceHex") or []
    for sector in [each for each in frame[2:] if each != NONE]:
        card = t.rules.sectors[sector]
        canvas.text(x, y + 15, t.sector_name(card), 13, font_weight="600")
        y += 22
        step = min(width / 6, 78)
        for turns in range(6):
            body = Canvas(t.style)
            small_hex(
                body, t, x + step * turns + step / 2, y + 30, min(step * 0.44, 32), sector, turns
            )
            body.text(
                x + step * turns + step / 2, y + 35, str(turns), 13, "soft", text_anchor="middle"
            )
            canvas.marked(body, f"turn-{sector}-{turns}", t.label("turn", turns=turns))
        y += TURN + 4
    return y


# --- choosing boards -----------------------------------------------------------------------------


def _boards(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    step = width / COLUMNS
    taken = [int(player.species) for player in t.s.players]
    for number, species in enumerate(t.rules.species):
        left, top = x + number % COLUMNS * step, y + number // COLUMNS * 34
        body = Canvas(t.style)
        line = t.style.colour("line")
        body.rect(left, top, step - 6, 29, "panel", rx=6, stroke=line, class_="face")
        name = t.word("species", species.id)
        room = step - (38 if number in taken else 26)
        put_name(body, left + 10, top + 19, name, room, font_weight="600")
        if number in taken:
            seat_mark(body, left + step - 20, top + 14, 7, taken.index(number))
        canvas.marked(body, f"species-{number}", name, about=f"species-{species.id}")
    return y + (len(t.rules.species) + COLUMNS - 1) // COLUMNS * 34


# --- a battle ------------------------------------------------------------------------------------


def draw_battle(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """Both sides, who acts when, the dice as they lie, what each can hit. Returns the bottom."""
    hex, attacker, defender, turn, acted = t.frame("Battle") or [0, 0, 0, 0, 0]
    style = t.style
    body = Canvas(style)
    name = t.sector_name(t.rules.sectors[hex])
    stage = t.label("missiles") if turn == 0 else t.label("engagement", amount=turn)
    body.text(x + 10, y + 20, t.label("battle", name=name), 15, font_weight="bold")
    body.text(x + width - 10, y + 20, stage, 12, "brass", text_anchor="end", font_weight="bold")
    if attacker < ANCIENTS:
        words = f"{chance(t, hex, attacker, defender)} %"
        told = t.label("chance", name=style.seat_name(attacker), amount=words)
        put_name(body, x + 10, y + 38, told, width - 20, fill="soft")
    low = _initiative(body, t, hex, attacker, defender, acted, x + 10, y + 48, width - 20)
    part = width / (3 if style.wide else 2)
    left = _side(body, t, hex, attacker, x + 8, low + 8, part - 16)
    right = _side(body, t, hex, defender, x + width - part + 8, low + 8, part - 16)
    bottom = max(left, right)
    if style.wide:
        bottom = max(bottom, _dice(body, t, x + part, low + 8, part))
    else:
        bottom = _dice(body, t, x, bottom + 4, width)
    bottom += 10
    brass = style.colour("brass")
    canvas.rect(x, y, width, bottom - y, "deep", rx=9, stroke=brass, stroke_width=1.5)
    canvas.parts += body.parts
    return bottom


def _colour(side: int) -> str:
    return f"seat-{side}" if side < ANCIENTS else "ancient"


def _who(t: Shown, side: int) -> str:
    if side < ANCIENTS:
        return t.style.seat_name(side)
    return t.label("defenders" if side == DEFENDERS else "ancients")


def _initiative(
    canvas: Canvas,
    t: Shown,
    hex: int,
    attacker: int,
    defender: int,
    acted: int,
    x: float,
    y: float,
    width: float,
) -> float:
    """Classes in the order in which they act: fast ones first, at a tie the defender's."""
    order = []
    for role, side in ((1, defender), (0, attacker)):
        for klass in classes_in(t.s, hex, side):
            speed = int(initiative(t.s, side, klass))
            place = role * CLASSES + klass % CLASSES
            order.append((-speed, 1 - role, klass, side, acted >> place & 1))
    order.sort()
    acting = t.frame("Assign") or t.frame("Engage")
    step = min(width / max(len(order), 1), 110)
    for place, (speed, _, klass, side, done) in enumerate(order):
        left = x + place * step
        now = acting is not None and acting[0] == side and acting[3] == klass
        body = Canvas(t.style)
        edge = t.style.colour("brass" if now else "line")
        body.rect(
            left,
            y,
            step - 6,
            30,
            "pick" if now else "panel",
            rx=6,
            stroke=edge,
            stroke_width=2 if now else 1,
        )
        sign(body, left + 15, y + 15, 20, SHIPS[klass], _colour(side))
        if side < ANCIENTS:
            seat_mark(body, left + 36, y + 15, 7, side)
        sign(body, left + 54, y + 15, 12, "initiative", "soft")
        body.text(left + 63, y + 19.5, str(-speed), 13, font_weight="bold")
        canvas.group(body, opacity=".5" if done and not now else None)
    return y + 36


def _side(canvas: Canvas, t: Shown, hex: int, side: int, x: float, y: float, width: float) -> float:
    """The ships of a side, each with a box for every point of its hull, and one for the last."""
    if side < ANCIENTS:
        seat_mark(canvas, x + 10, y + 12, 8, side)
    else:
        sign(canvas, x + 10, y + 12, 18, SHIPS[side - 2], "ancient", "deep")
    canvas.text(x + 24, y + 17, _who(t, side), 13, font_weight="bold")
    y += 28
    counted: dict[int, int] = {}
    for ship in sorted(t.s.ships):
        if ship_hex(ship) != hex or ship_side(ship) != side:
            continue
        klass, wounds = int(ship_class(ship)), int(ship_damage(ship))
        target = klass * WOUNDS + wounds
        counted[target] = counted.get(target, 0) + 1
        first = f"target-{target}" if _is_target(t, side) else f"ship-{side}-{target}"
        id = first if counted[target] == 1 else f"{first}-{counted[target]}"
        _ship(canvas, t, side, klass, wounds, id, x, y, width)
        y += SHIP
    return y


def _is_target(t: Shown, side: int) -> bool:
    assign = t.frame("Assign")
    return assign is not None and assign[1] == side


def _ship(
    canvas: Canvas,
    t: Shown,
    side: int,
    klass: int,
    wounds: int,
    id: str,
    x: float,
    y: float,
    width: float,
) -> None:
    body = Canvas(t.style)
    edge = t.style.colour("line")
    body.rect(x, y, width, SHIP - 6, "panel", rx=8, stroke=edge, class_="face")
    sign(body, x + 20, y + 20, 30, SHIPS[klass], _colour(side))
    hull = int(value(t.s, side, klass, HULL))
    step = min(15, (width - 46) / (hull + 1))
    size = step - 3
    for box in range(hull + 1):
        at = x + 42 + box * step
        fill = "danger" if box < wounds else "bg"
        body.rect(at, y + 11 - size / 2, size, size, fill, rx=2, stroke=edge)
        if box == hull:
            body.text(at + size / 2, y + 15, "×", 12, "soft", text_anchor="middle")
    values = [int(value(t.s, side, klass, which)) for which in range(12)]
    end = dice_row(body, t, values, x + 42, y + 28, 12)
    for which, name in ((COMPUTER, "computer"), (SHIELD, "shield")):
        sign(body, end + 10, y + 28, 12, name, name)
        body.text(end + 18, y + 32.5, str(values[which]), 12, name, font_weight="bold")
        end += 30
    canvas.marked(body, id, f"{t.word('ship', SHIPS[klass])} {wounds}/{hull + 1}")


def _dice(canvas: Canvas, t: Shown, x: float, y: float, width: float) -> float:
    """The dice that have not been assigned, the best first, with what each can hit."""
    assign = t.frame("Assign")
    if assign is None or not any(t.s.dice):
        return y
    player, other, hex, klass = assign
    computer = int(value(t.s, player, klass, COMPUTER))
    for colour in range(len(COLOURS) - 1, -1, -1):
        for face in range(FACES - 1, 0, -1):
            for _ in range(int(t.s.dice[colour * FACES + face])):
                targets = [
                    int(each)
                    for each in classes_in(t.s, hex, other)
                    if can_hit(t.s, player, klass, face, other, each)
                ]
                _die(canvas, t, x + 10, y, width - 20, colour, face, computer, targets, other)
                y += 40
    return y


def _die(
    canvas: Canvas,
    t: Shown,
    x: float,
    y: float,
    width: float,
    colour: int,
    face: int,
    computer: int,
    targets: list[int],
    other: int,
) -> None:
    body = Canvas(t.style)
    die(body, x + 17, y + 17, 32, COLOURS[colour], face)
    if face in (1, 6):
        words = t.label("always-hits" if face == 6 else "never-hits")
    else:
        words = f"{face} + {computer} = {face + computer}"
    body.text(x + 42, y + 15, words, 12, font_weight="600")
    for place, klass in enumerate(targets):
        sign(body, x + 50 + place * 22, y + 27, 16, SHIPS[klass], _colour(other), "deep")
    if targets:
        weapon(body, x + width - 10, y + 17, 15, COLOURS[colour], int(t.rules.damage[colour]))
    elif face != 1:
        body.text(x + 42, y + 30, t.label("misses"), 12, "soft")
    canvas.group(body, opacity=None if targets else ".5")
