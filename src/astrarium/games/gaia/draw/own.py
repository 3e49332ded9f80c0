"""The own faction board: what there is, what it costs, what it brings, what comes next."""

from __future__ import annotations

from astrarium.core.draw.names import put_name, wide
from astrarium.core.draw.svg import Canvas, fitted, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import HAND, OWN, Zone, drawn
from astrarium.games.gaia.draw.figures import Figures
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    gain_signs,
    mark,
    outline,
    put_signs,
    signs_width,
    structure,
)
from astrarium.games.gaia.draw.seat import AREA_NAMES, free_actions, tiles, token_dots
from astrarium.games.gaia.draw.shared import Flow, put_fitted
from astrarium.games.gaia.effects import Cost, Gain
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    ACTION_STANDS,
    INSTITUTE,
    KNOWLEDGE_STANDS,
    MINE,
    NONE,
    RESEARCH_LAB,
    STRUCTURES,
    TRADING_STATION,
)

WIDE, NARROW = 634, 350
PAD = 10
SLOTS = (35, 29)  # wide, on a phone
NAMES = (106, 100)
ROW = 43
BROAD = 1.8  # the place of the institute: it pays two things


def own_board(canvas: Canvas, rules: GaiaRules, view: Data, seat: int, figures: Figures) -> Zone:
    style = canvas.style
    width = WIDE if style.wide else NARROW
    title = style.say("own", "label-own")
    inside = Canvas(style)
    player = view["state"]["players"][seat]
    bottom = 46.0
    if player["faction"] != NONE:
        faction = rules.factions[player["faction"]]
        bottom = _numbers(inside, rules, player, seat, width)
        if style.wide:
            _bowls(inside, player, seat, figures, 404, bottom + 4, 220)
            bottom = _rows(inside, rules, faction, player, seat, PAD, bottom + 4)
        else:
            bottom = _rows(inside, rules, faction, player, seat, PAD, bottom + 4)
            _bowls(inside, player, seat, figures, (NARROW - 220) / 2, bottom + 4, 220)
            bottom += 172
        bottom = _forecast(inside, figures, seat, bottom + 6, width)
        flow = Flow(PAD, bottom + 6, width - 2 * PAD, gap=6)
        tiles(inside, rules, faction, player, seat, flow)
        if not view["over"]:
            flow.break_row()
            free_actions(inside, rules, faction, player, seat, flow)
        bottom = flow.bottom
    back = style.colour("line")
    canvas.rect(0.6, 0.6, width - 1.2, bottom + PAD - 1.2, "panel", rx=12, stroke=back)
    _name(canvas, rules, view, seat, width, figures)
    canvas.group(inside)
    return drawn(OWN, title, canvas, (width, bottom + PAD), seat=seat, name=OWN)


def _name(
    canvas: Canvas, rules: GaiaRules, view: Data, seat: int, width: float, figures: Figures
) -> None:
    """Whose board, how many points, and how many if the game ended now."""
    style = canvas.style
    player = view["state"]["players"][seat]
    seat_mark(canvas, 24, 23, 11, seat)
    right = width - 12.0
    if figures.ends:
        words = style.say(f"→ {figures.ends[seat]}", "label-ends-now", points=figures.ends[seat])
        canvas.text(right, 29, words, 13, "soft", text_anchor="end")
        right -= len(words) * 7.2 + 12
    body = Canvas(style)
    points = str(player["vp"])
    body.text(right, 30, points, 20, text_anchor="end", font_weight="bold")
    mark(body, right - 18 - 12 * len(points), 23, 10, "vp")
    canvas.marked(body, f"seat{seat}-vp", style.say("VP", "label-vp"))
    right -= 40 + 12 * len(points)
    if player["faction"] == NONE:
        canvas.text(44, 29, style.seat_name(seat), 17, font_weight="600")
        return
    faction = rules.factions[player["faction"]]
    name = style.say(faction.name, f"faction-{faction.id}")
    body = Canvas(style)
    words, size = fitted(name, right - 50, 18)
    body.text(44, 29, words, size, font_weight="700")
    canvas.marked(body, f"seat{seat}-name", name, about=f"faction-{faction.id}")
    after = 54 + wide(words) * size
    if right - after > 60:
        put_name(canvas, after, 29, style.seat_name(seat), right - after, fill="soft")


def _numbers(canvas: Canvas, rules: GaiaRules, player: Data, seat: int, width: float) -> float:
    """Resources with their limits, and power by area on a phone."""
    style = canvas.style
    limits = {
        "ore": rules.most_ore,
        "credits": rules.most_credits,
        "knowledge": rules.most_knowledge,
    }
    step = (width - 2 * PAD - 100) / 4
    x = float(PAD)
    for name in ("ore", "credits", "knowledge", "qic"):
        body = Canvas(style)
        body.rect(x, 46, step - 5, 30, "bg", rx=7, class_="face")
        mark(body, x + 16, 61, 9, name)
        amount = str(player[name])
        body.text(x + 31, 67, amount, 18, font_weight="700")
        if name in limits and style.wide:
            more = f"/{int(limits[name])}"
            body.text(x + 32 + len(amount) * 12.4, 67, more, 13, "soft")
        canvas.marked(body, f"seat{seat}-{name}", style.say(name, f"resource-{name}"))
        x += step
    body = Canvas(style)
    body.rect(x, 46, 100, 30, "bg", rx=7, class_="face")
    mark(body, x + 13, 60, 7, "gaiaformer")
    body.text(x + 24, 67, f"{player['gaiaformers']}/{player['gaiaformers_gained']}", 14)
    canvas.marked(body, f"seat{seat}-gaiaformer", style.say("gaiaformer", "structure-gaiaformer"))
    left = int(rules.satellite_pieces) - player["satellites"]
    body = Canvas(style)
    mark(body, x + 66, 61, 7, "satellite")
    body.text(x + 78, 67, str(left), 14)
    canvas.marked(body, f"seat{seat}-satellite", style.say("satellite", "structure-satellite"))
    return 78


def _rows(
    canvas: Canvas,
    rules: GaiaRules,
    faction: Faction,
    player: Data,
    seat: int,
    x: float,
    y: float,
) -> float:
    """Row by row what stands (an empty place that pays) and what is left, with price and income."""
    rows = (
        (MINE, player["mines"], faction.mine_row),
        (TRADING_STATION, player["trading_stations"], faction.trading_row),
        (RESEARCH_LAB, player["labs"], faction.lab_row),
    )
    for kind, built, incomes in rows:
        _row(canvas, rules, kind, built, incomes, seat, x, y)
        y += ROW
    institute = [_sum(faction.institute_incomes)]
    _row(canvas, rules, INSTITUTE, player["institute"], institute, seat, x, y)
    academies = player["academies"]
    slot, names = SLOTS[not canvas.style.wide], NAMES[not canvas.style.wide]
    left = x + names + slot * BROAD + (10 if canvas.style.wide else 8)
    _price(canvas, rules.costs[ACADEMY_KNOWLEDGE], left, y + 30)
    _name_of(canvas, "academy_knowledge", left, y + 14, 66, "label-academy")
    stands = (academies & KNOWLEDGE_STANDS, academies & ACTION_STANDS)
    gains = (faction.academy_income, faction.academy_action)
    for place, kind in enumerate((ACADEMY_KNOWLEDGE, ACADEMY_ACTION)):
        spot = (left + 74 + place * slot, y)
        _place(canvas, kind, bool(stands[place]), False, gains[place], seat, spot)
    return y + ROW


def _sum(gains: list[Gain]) -> Gain:
    total = Gain()
    for each in gains:
        total.charge += each.charge
        total.tokens += each.tokens
        total.ore += each.ore
        total.knowledge += each.knowledge
        total.credits += each.credits
        total.qic += each.qic
    return total


def _row(
    canvas: Canvas,
    rules: GaiaRules,
    kind: int,
    built: int,
    incomes: list[Gain],
    seat: int,
    x: float,
    y: float,
) -> None:
    style = canvas.style
    pieces = len(incomes)
    name = STRUCTURES[kind]
    short = {MINE: "label-mine", TRADING_STATION: "label-trading", RESEARCH_LAB: "label-lab"}
    key = short.get(kind, "label-institute")
    _name_of(canvas, name, x, y + 14, 100, key)
    cost: Cost = rules.costs[kind]
    end = _price(canvas, cost, x, y + 30)
    if kind == TRADING_STATION:
        canvas.text(end + 2, y + 34, f"/{int(rules.near_trading_cost.credits)}", 12, "soft")
    body = Canvas(style)
    slot, names = SLOTS[not style.wide], NAMES[not style.wide]
    for place, income in enumerate(incomes):
        stands = place < built
        spot = (x + names + place * slot, y)
        _place(body, kind, stands, place == built, income, seat, spot)
    label = style.say(name, f"structure-{name}")
    canvas.marked(body, f"seat{seat}-left-{kind}", f"{label} {built}/{pieces}")


def _name_of(canvas: Canvas, name: str, x: float, y: float, room: float, key: str) -> None:
    put_name(canvas, x, y, canvas.style.say(name, key), room, font_weight="600")


def _price(canvas: Canvas, cost: Cost, x: float, y: float) -> float:
    signs: list[Sign] = [("credits", int(cost.credits)), ("ore", int(cost.ore))]
    wide = signs_width(signs, 13)
    put_signs(canvas, x + wide / 2, y, signs, 13)
    return x + wide


def _place(
    canvas: Canvas,
    kind: int,
    stands: bool,
    following: bool,
    income: Gain,
    seat: int,
    at: tuple[float, float],
) -> None:
    """A place of a row: empty and paying once its piece stands on the map."""
    style = canvas.style
    x, y = at
    slot = SLOTS[not style.wide] * (BROAD if kind == INSTITUTE else 1)
    edge = style.colour("ink" if following else "line")
    canvas.rect(
        x, y + 1, slot - 3, ROW - 4, "bg", rx=5, stroke=edge,
        stroke_width=1.6 if following else 0.8, class_="face",
    )  # fmt: skip
    middle = (x + (slot - 3) / 2, y + 12.5)
    if stands:
        canvas.polygon(
            outline(kind, *middle, 8),
            "none",
            stroke=style.colour("soft"),
            stroke_width=1,
            stroke_dasharray="2 2",
        )
    else:
        structure(canvas, *middle, 8.5, kind, seat)
    body = Canvas(style)
    put_fitted(body, middle[0], y + 31, slot, gain_signs(income), 12)
    canvas.group(body, opacity=None if stands else "0.75")


def _bowls(
    canvas: Canvas, player: Data, seat: int, figures: Figures, x: float, y: float, w: float
) -> None:
    """The power cycle: three bowls, the Gaia area, and what can be spent."""
    style = canvas.style
    amounts = (player["gaia_area"], player["area1"], player["area2"], player["area3"])
    places = {1: (x + 44, y + 118), 2: (x + w / 2 + 6, y + 34), 3: (x + w - 42, y + 118)}
    body = Canvas(style)
    body.rect(x, y, w, 168, "panel", rx=10, stroke=style.colour("line"), class_="face")
    for one, other in ((1, 2), (2, 3), (3, 1)):
        (ax, ay), (bx, by) = places[one], places[other]
        body.line(ax, ay, bx, by, "line", 2)
    for area, (cx, cy) in places.items():
        part = Canvas(style)
        ring = style.colour("power")
        width = 2.6 if area == 3 else 1.4
        part.circle(cx, cy, 32, "bg", stroke=ring, stroke_width=width, class_="face")
        part.text(cx, cy - 9, str(amounts[area]), 19, text_anchor="middle", font_weight="bold")
        token_dots(part, cx, cy + 4, amounts[area], player["stone"] == area, 48)
        part.text(cx, cy + 25, AREA_NAMES[area], 12, "soft", text_anchor="middle")
        key = f"label-area-{area}"
        body.marked(part, f"seat{seat}-area-{area}", style.say(AREA_NAMES[area], key))
    part = Canvas(style)
    part.rect(x + 8, y + 8, 56, 44, "bg", rx=7, stroke=style.colour("qic"), class_="face")
    part.text(x + 36, y + 25, str(amounts[0]), 17, text_anchor="middle", font_weight="bold")
    token_dots(part, x + 36, y + 35, amounts[0], player["stone"] == 4, 44)
    part.text(x + 36, y + 49, "Gaia", 12, "soft", text_anchor="middle")
    body.marked(part, f"seat{seat}-area-0", style.say("Gaia", "label-gaia-area"))
    spend, burning = figures.spendable(seat)
    middle = x + w / 2
    words = style.say("", "label-spend")
    body.text(middle, y + 97, words, 12, "soft", text_anchor="middle")
    body.text(middle, y + 113, str(spend), 16, text_anchor="middle", font_weight="700")
    if burning > spend:
        words = style.say(f"({burning})", "label-burn", power=burning)
        body.text(middle, y + 162, words, 12, "soft", text_anchor="middle")
    canvas.marked(body, f"seat{seat}-power", style.say("power", "label-power"))


def _forecast(canvas: Canvas, figures: Figures, seat: int, y: float, width: float) -> float:
    """What the next round will bring, and how near a federation is."""
    style = canvas.style
    income = figures.next_income(seat)
    body = Canvas(style)
    body.rect(PAD, y, width - 2 * PAD, 30, "bg", rx=7, class_="face")
    x = PAD + 8.0
    if income is not None:
        words = style.say("→", "label-next-round")
        body.text(x, y + 20, words, 13, "soft")
        x += len(words) * 7 + 8
        signs = [("plus", 0), *gain_signs(income)]
        wide = signs_width(signs, 14)
        put_signs(body, x + wide / 2, y + 15, signs, 14)
        x += wide + 6
    value, need = figures.federation(seat)
    power = f"{value}/{need}"
    right = width - PAD - 8
    body.text(right, y + 20, power, 14, text_anchor="end", font_weight="600")
    right -= len(power) * 8.5 + 12
    mark(body, right, y + 15, 8, "federation_token")
    if income is not None and not figures.has_passed(seat):
        words = style.say("+", "label-plus-booster")
        if x + len(words) * 7.4 > right - 12:
            words = "+"
        body.text(x, y + 20, words, 13, "soft")
    label = style.say("forecast", "label-forecast", value=value, need=need)
    canvas.marked(body, f"seat{seat}-forecast", label)
    return y + 30


def counters(canvas: Canvas, view: Data, seat: int, figures: Figures) -> Zone:
    """On a phone, beside the question: what the seat has, and its power."""
    style = canvas.style
    player = view["state"]["players"][seat]
    canvas.rect(0.6, 0.6, NARROW - 1.2, 40, "bg", rx=9, stroke=style.colour("line"))
    amounts = {name: str(player[name]) for name in ("ore", "credits", "knowledge", "qic")}
    free = 160 - sum(20 + 9 * len(amount) for amount in amounts.values())
    x = 6.0
    for name, amount in amounts.items():
        mark(canvas, x + 8, 20, 7, name)
        canvas.text(x + 18, 26, amount, 15, font_weight="700")
        x += 20 + 9 * len(amount) + free / 4
    x = 166.0
    canvas.rect(x, 5, 128, 31, "panel", rx=15, stroke=style.colour("power"))
    for place, area in enumerate((1, 2, 3)):
        left = x + 8 + place * 28
        canvas.text(left, 26, AREA_NAMES[area], 12.5, "soft")
        amount = str(player[f"area{area}"])
        canvas.text(left + 2 + 4 * area, 26, amount, 14, font_weight="700")
    spend, _ = figures.spendable(seat) if player["faction"] != NONE else (0, 0)
    mark(canvas, x + 102, 20, 6, "power")
    canvas.text(x + 111, 26, str(spend), 14, "power", font_weight="700")
    right = NARROW - 10
    canvas.text(right, 26, str(player["vp"]), 16, text_anchor="end", font_weight="700")
    mark(canvas, right - 9 * len(str(player["vp"])) - 12, 20, 8, "vp")
    title = style.say("own", "label-own")
    return drawn(HAND, title, canvas, (NARROW, 41))
