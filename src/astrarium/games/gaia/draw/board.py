"""A position of Gaia Project as SVG. Nothing is hidden; the eyes decide whose board is first."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, Style
from astrarium.games.gaia import view as snapshot
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.glyphs import planet
from astrarium.games.gaia.draw.map import draw_map
from astrarium.games.gaia.draw.seat import faction_chip, seat_board
from astrarium.games.gaia.draw.shared import (
    Flow,
    board_actions,
    boosters,
    box,
    heading,
    research_board,
    scoring,
    token_supply,
)
from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.geometry import RADIUS
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    ADVANCE,
    ADVANCED,
    BUILD,
    BY_ACADEMY,
    BY_ADVANCED,
    BY_BOOSTER,
    BY_FACTION,
    BY_STANDARD,
    CHARGE,
    CHARGE_THEN_TOKEN,
    CLUSTER,
    COVER,
    DOWNGRADE,
    FACTION,
    FEDERATE,
    FIND,
    FREE,
    FROM_AREA,
    INCOME_CHARGE,
    INCOME_GAIN,
    KIND,
    LAY,
    NO_BOOSTER,
    NONE,
    PASS,
    PLACE,
    POWER,
    POWER_STONE,
    PROJECT,
    QIC_ACTION,
    RESEARCH,
    SATELLITE,
    SPECIAL,
    STATION,
    STONE_TO,
    SWAP,
    TAKE_BOOSTER,
    TILE,
    TOKEN,
    TOKEN_KINDS,
    TOKEN_THEN_CHARGE,
    UPGRADE,
)
from astrarium.parts.draw.hexes import centre, corners
from astrarium.parts.hexes import disc

MARGIN = 14
GAP = 16
WIDE = 1300
NARROW = 420
MAP_WIDTH = 725

ON_HEXES = (PLACE, BUILD, PROJECT, CLUSTER, SATELLITE, FIND, STATION, SWAP, DOWNGRADE)
ON_TRACKS = (RESEARCH, ADVANCE)
ON_ACTIONS = (POWER, POWER_STONE, QIC_ACTION)
ON_POWER = (CHARGE, TOKEN_THEN_CHARGE, CHARGE_THEN_TOKEN, INCOME_CHARGE, INCOME_GAIN)


def element_of(rules: GaiaRules, seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice is about; empty if there is none."""
    kind = choice - choice % KIND
    argument = choice % KIND
    if kind in ON_HEXES or UPGRADE < kind < FEDERATE:
        return f"hex-{argument}"
    if kind in ON_TRACKS:
        return f"track-{argument}"
    if kind in ON_ACTIONS:
        return f"action-{argument}"
    if kind in ON_POWER:
        return f"seat{seat}-power"
    if FROM_AREA < kind < TILE:
        return f"seat{seat}-area-{(kind - FROM_AREA) // KIND}"
    if kind == SPECIAL:
        return f"seat{seat}-{special_id(argument)}"
    if kind == TOKEN and argument >= TOKEN_KINDS:
        return f"seat{seat}-token-{argument}"
    if kind == PASS and argument == NO_BOOSTER:
        return ""
    if kind == LAY:
        return f"sector-{argument // 6}"
    if kind == FEDERATE:
        return "tokens"
    if kind in OF_TABLE:
        return f"{OF_TABLE[kind]}-{argument}"
    return f"seat{seat}-{OF_SEAT[kind]}-{argument}" if kind in OF_SEAT else ""


# How the ids of things on the table, and of a seat's own things, begin.
OF_TABLE = {
    FACTION: "faction",
    TAKE_BOOSTER: "booster",
    PASS: "booster",
    TOKEN: "token",
    TILE: "tile",
    ADVANCED: "advanced",
}
OF_SEAT = {FREE: "free", COVER: "standard", STONE_TO: "area"}


def special_id(number: int) -> str:
    """Which thing of a seat shows a special action."""
    if number >= BY_ADVANCED:
        return f"advanced-{number - BY_ADVANCED}"
    if number >= BY_STANDARD:
        return f"standard-{number - BY_STANDARD}"
    return {BY_BOOSTER: "booster", BY_ACADEMY: "academy", BY_FACTION: "faction"}[number]


def draw(rules: GaiaRules, view: Data, style: Style) -> str:
    canvas = Canvas(style.painted(COLOURS))
    width = WIDE if style.wide else NARROW
    bottom = _wide(canvas, rules, view) if style.wide else _narrow(canvas, rules, view)
    return canvas.document(width, bottom + MARGIN, "Gaia Project")


def _wide(canvas: Canvas, rules: GaiaRules, view: Data) -> float:
    """Map left, boards right; under them the strips, then the seats in two columns."""
    state = view["state"]
    low = MARGIN + draw_map(canvas, rules, state, MARGIN, MARGIN, MAP_WIDTH) + GAP
    left, room = MARGIN + MAP_WIDTH + GAP, WIDE - MAP_WIDTH - GAP - 2 * MARGIN
    y = research_board(canvas, rules, state, left, MARGIN, room) + 8
    y = board_actions(canvas, rules, state, left, y, room) + 8
    y = scoring(canvas, rules, state, _final_counts(rules, state), left, y, room) + GAP
    low = _offers(canvas, rules, view, low, MAP_WIDTH)
    y = max(low, y)
    half = (WIDE - 2 * MARGIN - GAP) / 2
    bottoms = [y, y]
    for place, seat in enumerate(_seats_from(view["seat"], len(state["players"]))):
        x = MARGIN + (place % 2) * (half + GAP)
        bottoms[place % 2] = (
            seat_board(canvas, rules, view, seat, x, bottoms[place % 2], half) + GAP
        )
    return max(bottoms)


def _narrow(canvas: Canvas, rules: GaiaRules, view: Data) -> float:
    state = view["state"]
    room = NARROW - 2 * 8
    y = 8 + draw_map(canvas, rules, state, 8, 8, room) + 8
    order = _seats_from(view["seat"], len(state["players"]))
    if view["seat"] is not None:
        y = seat_board(canvas, rules, view, order[0], 8, y, room) + 12
        order = order[1:]
    y = _offers(canvas, rules, view, y, room)
    y = research_board(canvas, rules, state, 8, y, room) + 8
    y = board_actions(canvas, rules, state, 8, y, room) + 8
    y = scoring(canvas, rules, state, _final_counts(rules, state), 8, y, room) + 12
    for seat in order:
        y = seat_board(canvas, rules, view, seat, 8, y, room) + 12
    return y


def _seats_from(eyes: int | None, seats: int) -> list[int]:
    first = eyes or 0
    return [(first + i) % seats for i in range(seats)]


def _final_counts(rules: GaiaRules, state: Data) -> list[list[int]]:
    """What every seat has of what the final tiles count."""
    if state["round_number"] == 0:
        return [[] for _ in state["final_tiles"]]
    s = snapshot.from_data(rules, state)
    return [
        [int(count_of(s, seat, rules.final_tiles[tile].counts)) for seat in range(rules.seats)]
        for tile in state["final_tiles"]
    ]


def _offers(canvas: Canvas, rules: GaiaRules, view: Data, y: float, width: float) -> float:
    """What lies ready: sector tiles or factions in the setup, boosters, federation tokens."""
    state = view["state"]
    x = MARGIN if canvas.style.wide else 8
    if NONE in state["layout"]:
        y = heading(canvas, x, y, "label-sectors", "sectors")
        y = _sector_tiles(canvas, rules, state, x, y, width) + 8
    if any(player["faction"] == NONE for player in state["players"]):
        y = heading(canvas, x, y, "label-factions", "factions")
        flow = Flow(x, y, width)
        chip = 121 if canvas.style.wide else (width - 8) / 2
        for number in range(len(rules.factions)):
            faction_chip(canvas, rules, number, flow.place(chip, 44), chip)
        y = flow.bottom + 8
    if state["boosters"]:
        y = heading(canvas, x, y, "label-boosters", "boosters")
        y = boosters(canvas, rules, state, x, y, width) + 8
    y = heading(canvas, x, y, "label-tokens", "federation")
    return token_supply(canvas, rules, state, x, y, width) + GAP


def _sector_tiles(
    canvas: Canvas, rules: GaiaRules, state: Data, x: float, y: float, width: float
) -> float:
    """The sector tiles that do not lie yet, unturned."""
    style = canvas.style
    size = 9.0
    w, h = 84, 92
    flow = Flow(x, y, width)
    laid = [each // 6 for each in state["layout"] if each != NONE]
    for tile, face in enumerate(rules.faces):
        if tile in laid:
            continue
        left, top = flow.place(w, h)
        body = Canvas(style)
        box(body, left, top, w, h)
        line = style.colour("line")
        for spot in disc((0, 0), RADIUS):
            x, y = centre(spot, size)
            at = (left + w / 2 + x, top + h / 2 + y)
            body.polygon(corners(at, size), "space", stroke=line, stroke_width=0.6)
        for spot, kind in face.planets:
            x, y = centre(spot, size)
            planet(body, left + w / 2 + x, top + h / 2 + y, 6.5, kind)
        number = f"{face.number:02d}"
        body.text(
            left + w / 2,
            top + h / 2 + 4,
            number,
            12,
            "soft",
            text_anchor="middle",
            font_weight="bold",
        )
        canvas.marked(body, f"sector-{tile}", number)
    return flow.bottom
