"""A position of Gaia Project as SVG. Nothing is hidden; the eyes decide whose board is first."""

from __future__ import annotations

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Data
from astrarium.core.zones import MAP, Zone, drawn, picture
from astrarium.games.gaia.draw.choosing import factions
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.figures import Figures
from astrarium.games.gaia.draw.head import head
from astrarium.games.gaia.draw.map import draw_map
from astrarium.games.gaia.draw.own import counters, own_board
from astrarium.games.gaia.draw.owners import badges
from astrarium.games.gaia.draw.reach import reach_of
from astrarium.games.gaia.draw.research import research
from astrarium.games.gaia.draw.rival import small_boards
from astrarium.games.gaia.draw.supply import supply
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

MAP_WIDTH = (772, 350)  # wide, on a phone

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
    return picture(zones(rules, view, style), style.painted(COLOURS), "Gaia Project")


def zones(rules: GaiaRules, view: Data, style: Style) -> list[Zone]:
    """Head, map, own board, research, what lies ready, and a small board for each rival."""
    state = view["state"]
    style = style.painted(COLOURS, badges(rules, state))
    figures = Figures(rules, view)
    eyes = view["seat"]
    found = [head(Canvas(style), rules, view, figures), _map(Canvas(style), rules, view, figures)]
    if eyes is not None:
        found.append(own_board(Canvas(style), rules, view, eyes, figures))
        if not style.wide:
            found.append(counters(Canvas(style), view, eyes, figures))
    chosen = [player["faction"] for player in state["players"]]
    if NONE in chosen and NONE not in state["layout"]:
        found.append(factions(Canvas(style), rules))
    found.append(research(Canvas(style), rules, state))
    found.append(supply(Canvas(style), rules, view, figures))
    rivals = [seat for seat in _seats_after(eyes, rules.seats) if seat != eyes]
    return found + small_boards(style, rules, view, rivals, figures)


def _map(canvas: Canvas, rules: GaiaRules, view: Data, figures: Figures) -> Zone:
    width = MAP_WIDTH[not canvas.style.wide]
    height = draw_map(canvas, rules, view["state"], width, reach_of(figures.s, view))
    return drawn(MAP, canvas.style.say("map", "label-map"), canvas, (width, height))


def _seats_after(eyes: int | None, seats: int) -> list[int]:
    first = eyes or 0
    return [(first + i) % seats for i in range(seats)]
