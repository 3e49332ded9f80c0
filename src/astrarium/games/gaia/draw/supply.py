"""What lies ready: sector tiles or factions in the setup, then boosters and federation tokens."""

from __future__ import annotations

from functools import partial

from astrarium.core.draw.svg import Canvas
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.gaia.draw.choosing import told_boosters
from astrarium.games.gaia.draw.figures import Figures
from astrarium.games.gaia.draw.glyphs import Sign, gain_signs, mark, planet
from astrarium.games.gaia.draw.head import scoring
from astrarium.games.gaia.draw.shared import (
    TOKEN,
    Flow,
    booster_tile,
    box,
    heading,
    put_fitted,
    token_chip,
)
from astrarium.games.gaia.geometry import RADIUS
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, TERRAFORMING
from astrarium.parts.draw.hexes import centre, corners
from astrarium.parts.hexes import disc

WIDE, NARROW = 634, 350
BOOSTER = (122.0, 46.0)
WITH_INCOME = 30.0
KEY = 5.0  # below a heading: what can be chosen there has its key on its upper corner


def supply(canvas: Canvas, rules: GaiaRules, view: Data, figures: Figures) -> Zone:
    state = view["state"]
    style = canvas.style
    width = WIDE if style.wide else NARROW
    y = 0.0
    if NONE in state["layout"]:
        y = heading(canvas, 0, y, "label-sectors", "sectors")
        y = _sector_tiles(canvas, rules, state, y, width) + 8
    if not style.wide and state["round_tiles"]:
        y = scoring(canvas, rules, state, figures, y) + 8
    if state["boosters"]:
        with_income = figures.playing and not figures.last_round and view["seat"] is not None
        key = "label-boosters-next" if with_income else "label-boosters"
        y = heading(canvas, 0, y, key, "boosters") + KEY
        if _choosing_first(view):
            y = told_boosters(canvas, rules, state, y, width) + 8
        elif style.wide:
            brought = partial(_brought, figures, view["seat"]) if with_income else None
            y = told_boosters(canvas, rules, state, y, width, brought) + 8
        else:
            y = _boosters(canvas, rules, view, figures, y, width) + 8
    y = heading(canvas, 0, y, "label-tokens", "federation") + KEY
    y = _tokens(canvas, rules, state, y, width)
    return drawn(MARKET, style.say("supply", "label-supply"), canvas, (width, y), name="supply")


def _brought(figures: Figures, eyes: int, number: int) -> list[Sign]:
    return gain_signs(figures.income_with(eyes, number))


def _choosing_first(view: Data) -> bool:
    """Has everybody a faction, and has the first round not begun?"""
    state = view["state"]
    factions = [player["faction"] for player in state["players"]]
    return state["round_number"] == 0 and NONE not in factions


def _boosters(
    canvas: Canvas, rules: GaiaRules, view: Data, figures: Figures, y: float, width: float
) -> float:
    """On a phone: each with what the next round would bring the seat that passes with it."""
    state = view["state"]
    eyes = view["seat"]
    reckons = figures.playing and not figures.last_round and eyes is not None
    flow = Flow(0, y, width)
    w = (width - 2 * 8) / 3
    for number in range(len(rules.boosters)):
        if not state["boosters"] >> number & 1:
            continue
        at = flow.place(w, BOOSTER[1] + (WITH_INCOME if reckons else 0))
        booster_tile(canvas, rules, number, at, (w, BOOSTER[1]), f"booster-{number}")
        if reckons:
            signs = _brought(figures, eyes, number)
            inside = Canvas(canvas.style)
            put_fitted(inside, at[0] + w / 2, at[1] + BOOSTER[1] + 15, w, signs, 12)
            label = canvas.style.say("next", "label-next-round")
            canvas.marked(inside, f"booster-{number}-brings", label)
    return flow.bottom


def _tokens(canvas: Canvas, rules: GaiaRules, state: Data, y: float, width: float) -> float:
    """The federation tokens that can be gained; the one of Terraforming 5 stands apart."""
    style = canvas.style
    flow = Flow(0, y, width)
    body = Canvas(style)
    for kind, count in enumerate(state["token_supply"]):
        token_chip(body, rules, kind, flow.place(*TOKEN), TOKEN, f"token-{kind}", count)
    canvas.marked(body, "tokens", style.say("federation", "label-tokens"))
    if state["level_5_token"] != NONE and not state["tops"] >> TERRAFORMING & 1:
        kind = state["level_5_token"]
        at = flow.place(*TOKEN)
        token_chip(canvas, rules, kind, at, TOKEN, "level-5-token", 1)
        mark(canvas, at[0] + 34, at[1] + 10, 6, "terraforming_step")
    return flow.bottom


def _sector_tiles(canvas: Canvas, rules: GaiaRules, state: Data, y: float, width: float) -> float:
    """The sector tiles that do not lie yet, unturned."""
    style = canvas.style
    size = 9.0
    w, h = 84, 92
    flow = Flow(0, y, width)
    laid = [each // 6 for each in state["layout"] if each != NONE]
    line = style.colour("line")
    for tile, face in enumerate(rules.faces):
        if tile in laid:
            continue
        left, top = flow.place(w, h)
        body = Canvas(style)
        box(body, left, top, w, h)
        middle = (left + w / 2, top + h / 2)
        for spot in disc((0, 0), RADIUS):
            dx, dy = centre(spot, size)
            at = (middle[0] + dx, middle[1] + dy)
            body.polygon(corners(at, size), "space", stroke=line, stroke_width=0.6)
        for spot, kind in face.planets:
            dx, dy = centre(spot, size)
            planet(body, middle[0] + dx, middle[1] + dy, 6.5, kind)
        number = f"{face.number:02d}"
        body.text(
            middle[0], middle[1] + 4, number, 12, "soft", text_anchor="middle", font_weight="bold"
        )
        canvas.marked(body, f"sector-{tile}", number)
    return flow.bottom
