"""What lies on a faction board besides its rows: tiles, tokens, free actions, power."""

from __future__ import annotations

from astrarium.core.draw.svg import Canvas
from astrarium.core.game import Data
from astrarium.games.gaia.draw.glyphs import Sign, gain_signs, mark, planet, put_signs
from astrarium.games.gaia.draw.shared import Flow, booster_tile, box, strike, tech_tile, token_chip
from astrarium.games.gaia.effects import (
    PAY_BURN,
    PAY_CREDITS,
    PAY_GAIAFORMER,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PLAIN,
)
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    ACTION_STANDS,
    BY_ACADEMY,
    BY_ADVANCED,
    BY_FACTION,
    BY_STANDARD,
    NONE,
    STANDARD_KINDS,
)

PAYMENT_SIGNS = {
    PAY_POWER: "power",
    PAY_BURN: "token",
    PAY_QIC: "qic",
    PAY_KNOWLEDGE: "knowledge",
    PAY_ORE: "ore",
    PAY_CREDITS: "credits",
    PAY_TO_GAIA: "token",
    PAY_GAIAFORMER: "gaiaformer",
}
TOKEN = 58.0  # a federation token is no narrower
AREA_NAMES = ("Gaia", "I", "II", "III")


def token_dots(canvas: Canvas, x: float, y: float, count: int, stone: bool, room: float) -> None:
    """Power tokens in a row; the brainstone is a square among them."""
    shown = min(count, 12)
    step = min(9.0, room / max(1, shown))
    for place in range(shown):
        at = x + (place - (shown - 1) / 2) * step
        if stone and place == 0:
            edge = canvas.style.colour("case")
            canvas.rect(at - 4.5, y - 4.5, 9, 9, "rare", rx=2, stroke=edge, stroke_width=1)
        else:
            canvas.circle(at, y, 3.6, "power")


def tiles(
    canvas: Canvas,
    rules: GaiaRules,
    faction: Faction,
    player: Data,
    seat: int,
    flow: Flow,
    *,
    small: bool = False,
) -> None:
    """Booster, special actions, tech tiles, federation tokens."""
    style = canvas.style
    used = player["used"]
    size = (49.0, 34.0) if small else (76.0, 44.0)
    square = (size[0] * 0.7, size[1])
    if player["booster"] != NONE:
        wide = (size[0] * 1.5, size[1])
        id = f"seat{seat}-booster"
        at = flow.place(*wide)
        booster_tile(canvas, rules, player["booster"], at, wide, id, struck=bool(used & 1))
    if faction.has_special:
        at = flow.place(*square)
        body = Canvas(style)
        box(body, *at, *square)
        mark(body, at[0] + 9, at[1] + 9, 5, "special_action")
        planet(
            body,
            at[0] + square[0] * 0.6,
            at[1] + square[1] * 0.58,
            square[1] * 0.3,
            int(faction.home),
        )
        if used >> BY_FACTION & 1:
            strike(body, *at, *square)
        label = style.say(faction.name, f"faction-{faction.id}")
        canvas.marked(body, f"seat{seat}-faction", label, about=f"faction-{faction.id}")
    if player["academies"] & ACTION_STANDS:
        at = flow.place(*square)
        body = Canvas(style)
        box(body, *at, *square)
        mark(body, at[0] + 9, at[1] + 9, 5, "special_action")
        put_signs(
            body,
            at[0] + square[0] * 0.58,
            at[1] + square[1] * 0.6,
            gain_signs(faction.academy_action),
            13,
        )
        if used >> BY_ACADEMY & 1:
            strike(body, *at, *square)
        label = style.say("academy", "structure-academy_action")
        canvas.marked(body, f"seat{seat}-academy", label)
    for kind in range(STANDARD_KINDS):
        if player["tiles"] >> kind & 1:
            id = f"seat{seat}-standard-{kind}"
            struck = bool(used >> (BY_STANDARD + kind) & 1)
            dim = bool(player["covered"] >> kind & 1)
            tech_tile(
                canvas,
                rules,
                rules.standard[kind],
                flow.place(*size),
                size,
                id,
                struck=struck,
                dim=dim,
            )
    for kind in range(len(rules.advanced)):
        if player["advanced"] >> kind & 1:
            id = f"seat{seat}-advanced-{kind}"
            struck = bool(used >> (BY_ADVANCED + kind) & 1)
            tech_tile(
                canvas,
                rules,
                rules.advanced[kind],
                flow.place(*size),
                size,
                id,
                advanced=True,
                struck=struck,
            )
    for kind in range(len(rules.tokens)):
        count = player["tokens"] >> (4 * kind) & 15
        if count:
            id = f"seat{seat}-token-{kind}"
            chip = (max(size[0], TOKEN), size[1])
            token_chip(canvas, rules, kind, flow.place(*chip), chip, id, count)
    if player["tokens"]:
        at = flow.place(*square)
        body = Canvas(style)
        box(body, *at, *square, "qic")
        middle = (at[0] + square[0] / 2, at[1] + square[1] / 2)
        put_signs(body, *middle, [("federation_token", player["green"])], 14)
        canvas.marked(body, f"seat{seat}-green", style.say("green", "label-green"))


def free_actions(
    canvas: Canvas, rules: GaiaRules, faction: Faction, player: Data, seat: int, flow: Flow
) -> None:
    for number in faction.free_with_institute if player["institute"] else faction.free:
        action = rules.free_actions[number]
        paid: list[Sign] = [(PAYMENT_SIGNS[int(action.how)], int(action.amount))]
        gained = gain_signs(action.gain) or [("power", 1)]
        size = (61, 28) if canvas.style.wide else (90, 44)
        at = flow.place(*size)
        body = Canvas(canvas.style)
        box(body, *at, *size)
        middle = (at[0] + size[0] / 2, at[1] + size[1] / 2)
        put_signs(body, *middle, [*paid, ("to", 0), *gained], 12.5)
        if action.stone != PLAIN:
            body.rect(at[0] + 3, at[1] + 3, 7, 7, "rare", rx=2)
        label = canvas.style.say(action.id, f"free-{action.id}")
        canvas.marked(body, f"seat{seat}-free-{number}", label)
