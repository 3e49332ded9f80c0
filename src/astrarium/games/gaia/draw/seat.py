"""A seat's faction board: resources, power, structures, tiles, actions."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, fitted, seat_mark
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    gain_signs,
    mark,
    planet,
    put_signs,
    structure,
)
from astrarium.games.gaia.draw.shared import (
    TOKEN,
    Flow,
    booster_tile,
    box,
    strike,
    tech_tile,
    token_chip,
    two_lines,
)
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.tables import (
    PAY_BURN,
    PAY_CREDITS,
    PAY_GAIAFORMER,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PLAIN,
    GaiaRules,
)
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    ACTION_STANDS,
    BY_ACADEMY,
    BY_ADVANCED,
    BY_FACTION,
    BY_STANDARD,
    INSTITUTE,
    KNOWLEDGE_STANDS,
    MINE,
    NONE,
    PLANETS,
    RESEARCH_LAB,
    STANDARD_KINDS,
    STRUCTURES,
    TRADING_STATION,
)

PAD = 12
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
AREA_NAMES = ("Gaia", "I", "II", "III")


def seat_board(
    canvas: Canvas, rules: GaiaRules, view: Data, seat: int, x: float, y: float, width: float
) -> float:
    """Returns the bottom."""
    style = canvas.style
    state = view["state"]
    player = state["players"][seat]
    back = Canvas(style)
    inside = Canvas(style)
    flow = Flow(x + PAD, y + 54, width - 2 * PAD)
    if player["faction"] != NONE:
        faction = rules.factions[player["faction"]]
        _resources(inside, player, seat, flow)
        _power(inside, player, seat, flow)
        flow.break_row()
        _structures(inside, rules, player, seat, flow)
        flow.break_row()
        _tiles(inside, rules, faction, player, seat, flow)
        if view["seat"] == seat and not view["over"]:
            flow.break_row()
            _free_actions(inside, rules, faction, player, seat, flow)
    bottom = flow.bottom + PAD
    edge = style.colour(f"seat-{seat}")
    back.rect(x, y, width, bottom - y, "bg", rx=9, stroke=edge, stroke_width=2)
    _head(back, rules, view, seat, x, y, width)
    canvas.group(back)
    canvas.group(inside)
    return bottom


def _head(
    canvas: Canvas, rules: GaiaRules, view: Data, seat: int, x: float, y: float, width: float
) -> None:
    style = canvas.style
    state = view["state"]
    player = state["players"][seat]
    canvas.rect(x + 1, y + 1, width - 2, 42, "panel", rx=8)
    seat_mark(canvas, x + 24, y + 22, 10, seat)
    words, size = fitted(style.seat_name(seat), width * (0.3 if style.wide else 0.5), 17)
    canvas.text(x + 44, y + (28 if style.wide else 19), words, size, font_weight="600")
    right = x + width - PAD
    body = Canvas(style)
    body.text(right, y + 30, str(player["vp"]), 20, text_anchor="end", font_weight="bold")
    mark(body, right - 16 - 13 * len(str(player["vp"])), y + 22, 10, "vp")
    canvas.marked(body, f"seat{seat}-vp", style.say("VP", "label-vp"))
    if player["faction"] == NONE:
        return
    faction = rules.factions[player["faction"]]
    name = style.say(faction.name, f"faction-{faction.id}")
    body = Canvas(style)
    if style.wide:
        left = x + 60 + min(len(words) * size * 0.68, width * 0.34)
        planet(canvas, left + 12, y + 22, 12, int(faction.home))
        words, size = fitted(name, right - 120 - left - 34, 15)
        body.text(left + 30, y + 28, words, size)
    else:
        # Under the player's name: beside it both would have to be small.
        planet(canvas, x + 52, y + 32, 8, int(faction.home))
        body.text(x + 65, y + 37, name, 14)
    canvas.marked(body, f"seat{seat}-name", name, about=f"faction-{faction.id}")
    if state["round_number"]:
        turn = [state["order"] >> (4 * place) & 15 for place in range(rules.seats)].index(seat)
        canvas.text(right - 100, y + 28, f"{turn + 1}.", 15, "soft", text_anchor="end")
        if state["passed"] >> seat & 1:
            mark(canvas, right - 82, y + 22, 8, "when_passing")


def _resources(canvas: Canvas, player: Data, seat: int, flow: Flow) -> None:
    w = 58 if canvas.style.wide else 70
    for name in ("ore", "knowledge", "credits", "qic"):
        at = flow.place(w, 46)
        body = Canvas(canvas.style)
        box(body, *at, w, 46)
        mark(body, at[0] + 17, at[1] + 23, 9, name)
        body.text(at[0] + 31, at[1] + 29, str(player[name]), 17, font_weight="600")
        label = canvas.style.say(name, f"resource-{name}")
        canvas.marked(body, f"seat{seat}-{name}", label)
    if not canvas.style.wide:
        flow.break_row()


def _power(canvas: Canvas, player: Data, seat: int, flow: Flow) -> None:
    """The three areas and the Gaia area; the brainstone is a square among the tokens."""
    style = canvas.style
    w = 81 if style.wide else 88
    x, y = flow.place(4 * w + 9, 60)
    body = Canvas(style)
    body.rect(x, y, 4 * w, 60, "panel", rx=8, stroke=style.colour("power"), class_="face")
    amounts = (player["gaia_area"], player["area1"], player["area2"], player["area3"])
    for place, area in enumerate((1, 2, 3, 0)):
        left = x + place * w
        part = Canvas(style)
        ring = style.colour("qic" if area == 0 else "power")
        part.rect(
            left + 3,
            y + 3,
            w - 6,
            54,
            "panel",
            rx=20 if area else 5,
            stroke=ring,
            stroke_width=1.4,
            class_="face",
        )
        part.text(left + 13, y + 21, AREA_NAMES[area], 13, "soft", font_weight="600")
        part.text(
            left + w - 13, y + 23, str(amounts[area]), 17, text_anchor="end", font_weight="bold"
        )
        stone = player["stone"] == (area or 4)
        _tokens(part, left + w / 2, y + 41, amounts[area], stone, w - 18)
        key = "label-gaia-area" if area == 0 else f"label-area-{area}"
        body.marked(part, f"seat{seat}-area-{area}", style.say(AREA_NAMES[area], key))
    canvas.marked(body, f"seat{seat}-power", style.say("power", "label-power"))


def _tokens(canvas: Canvas, x: float, y: float, count: int, stone: bool, room: float) -> None:
    shown = min(count, 12)
    step = min(11.0, room / max(1, shown))
    for place in range(shown):
        at = x + (place - (shown - 1) / 2) * step
        if stone and place == 0:
            canvas.rect(at - 5, y - 5, 10, 10, "brass", rx=2, stroke=canvas.style.colour("panel"))
        else:
            canvas.circle(at, y, 4.6, "power", stroke=canvas.style.colour("panel"), stroke_width=1)


def _structures(canvas: Canvas, rules: GaiaRules, player: Data, seat: int, flow: Flow) -> None:
    """What is left on the board, out of all pieces."""
    style = canvas.style
    academies = player["academies"]
    left = (
        (MINE, rules.pieces[MINE] - player["mines"], rules.pieces[MINE]),
        (
            TRADING_STATION,
            rules.pieces[TRADING_STATION] - player["trading_stations"],
            rules.pieces[TRADING_STATION],
        ),
        (RESEARCH_LAB, rules.pieces[RESEARCH_LAB] - player["labs"], rules.pieces[RESEARCH_LAB]),
        (INSTITUTE, 1 - player["institute"], 1),
        (ACADEMY_KNOWLEDGE, 0 if academies & KNOWLEDGE_STANDS else 1, 1),
        (ACADEMY_ACTION, 0 if academies & ACTION_STANDS else 1, 1),
    )
    w = 68 if style.wide else 89
    for kind, count, pieces in left:
        at = flow.place(w, 44)
        body = Canvas(style)
        box(body, *at, w, 44)
        inside = Canvas(style)
        structure(inside, at[0] + 19, at[1] + 22, 12, kind, seat)
        inside.text(at[0] + 35, at[1] + 27, f"{count}/{pieces}", 14)
        body.group(inside, opacity="0.45" if count == 0 else None)
        label = style.say(STRUCTURES[kind], f"structure-{STRUCTURES[kind]}")
        canvas.marked(body, f"seat{seat}-left-{kind}", label)
    gained = player["gaiaformers_gained"]
    others = [
        ("gaiaformer", player["gaiaformers"], gained),
        (
            "satellite",
            int(rules.satellite_pieces) - player["satellites"],
            int(rules.satellite_pieces),
        ),
    ]
    for name, count, pieces in others:
        at = flow.place(w, 44)
        body = Canvas(style)
        box(body, *at, w, 44)
        mark(body, at[0] + 17, at[1] + 21, 9 if name == "gaiaformer" else 7.5, name)
        body.text(at[0] + 31, at[1] + 27, f"{count}/{pieces}", 13)
        canvas.marked(body, f"seat{seat}-{name}", style.say(name, f"structure-{name}"))


def _tiles(
    canvas: Canvas, rules: GaiaRules, faction: Faction, player: Data, seat: int, flow: Flow
) -> None:
    """Booster, special actions, tech tiles, federation tokens."""
    style = canvas.style
    used = player["used"]
    size = (88, 50)
    if player["booster"] != NONE:
        w = 132 if style.wide else 124
        at = flow.place(w, 50)
        id = f"seat{seat}-booster"
        booster_tile(canvas, rules, player["booster"], at, (w, 50), id, struck=bool(used & 1))
    if faction.has_special:
        at = flow.place(64, 50)
        body = Canvas(style)
        box(body, *at, 64, 50)
        mark(body, at[0] + 12, at[1] + 12, 6, "special_action")
        planet(body, at[0] + 36, at[1] + 27, 14, int(faction.home))
        if used >> BY_FACTION & 1:
            strike(body, *at, 64, 50)
        label = style.say(faction.name, f"faction-{faction.id}")
        canvas.marked(body, f"seat{seat}-faction", label, about=f"faction-{faction.id}")
    if player["academies"] & ACTION_STANDS:
        at = flow.place(64, 50)
        body = Canvas(style)
        box(body, *at, 64, 50)
        mark(body, at[0] + 12, at[1] + 12, 6, "special_action")
        put_signs(body, at[0] + 36, at[1] + 29, gain_signs(faction.academy_action), 14)
        if used >> BY_ACADEMY & 1:
            strike(body, *at, 64, 50)
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
            token_chip(canvas, rules, kind, flow.place(*TOKEN), f"seat{seat}-token-{kind}", count)
    if player["tokens"]:
        at = flow.place(52, 50)
        body = Canvas(style)
        box(body, *at, 52, 50, "qic")
        put_signs(body, at[0] + 26, at[1] + 25, [("federation_token", 0)], 14)
        body.text(at[0] + 26, at[1] + 45, str(player["green"]), 13, "qic", text_anchor="middle")
        canvas.marked(body, f"seat{seat}-green", style.say("green", "label-green"))


def _free_actions(
    canvas: Canvas, rules: GaiaRules, faction: Faction, player: Data, seat: int, flow: Flow
) -> None:
    for number in faction.free_with_institute if player["institute"] else faction.free:
        action = rules.free_actions[number]
        paid: list[Sign] = [(PAYMENT_SIGNS[int(action.how)], int(action.amount))]
        gained = gain_signs(action.gain) or [("power", 1)]
        at = flow.place(86, 44)
        body = Canvas(canvas.style)
        box(body, *at, 86, 44)
        put_signs(body, at[0] + 43, at[1] + 22, [*paid, ("to", 0), *gained], 13)
        if action.stone != PLAIN:
            body.rect(at[0] + 5, at[1] + 5, 9, 9, "brass", rx=2)
        label = canvas.style.say(action.id, f"free-{action.id}")
        canvas.marked(body, f"seat{seat}-free-{number}", label)


def faction_chip(
    canvas: Canvas, rules: GaiaRules, number: int, at: tuple[float, float], w: float
) -> None:
    """A faction that can be chosen."""
    style = canvas.style
    faction = rules.factions[number]
    body = Canvas(style)
    box(body, *at, w, 44)
    planet(body, at[0] + 22, at[1] + 22, 14, int(faction.home))
    name = style.say(faction.name, f"faction-{faction.id}")
    lines = two_lines(name)
    for line, words in enumerate(lines):
        top = at[1] + 27 + (line - (len(lines) - 1) / 2) * 15
        body.text(at[0] + 42, top, words, 14)
    home = style.say(PLANETS[faction.home], f"planet-{PLANETS[faction.home]}")
    canvas.marked(body, f"faction-{number}", f"{name} ({home})", about=f"faction-{faction.id}")
