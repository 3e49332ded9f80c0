"""A rival's small board: what there is, what comes next, structures and tiles, row by row."""

from __future__ import annotations

from astrarium.core.draw.names import LIGHT, NARROWER, put_name
from astrarium.core.draw.names import wide as wide_words
from astrarium.core.draw.svg import Canvas, Style, fitted, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import RIVAL, Zone, drawn
from astrarium.games.gaia.draw.figures import Figures
from astrarium.games.gaia.draw.glyphs import (
    Sign,
    gain_signs,
    mark,
    put_signs,
    signs_width,
    structure,
)
from astrarium.games.gaia.draw.seat import tiles
from astrarium.games.gaia.draw.shared import Flow
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
    TRADING_STATION,
)

WIDE, NARROW = 774, 350
LINE = 24


def small_boards(
    style: Style, rules: GaiaRules, view: Data, seats: list[int], figures: Figures
) -> list[Zone]:
    """Side by side, all as high as the one with the most on it."""
    width = (WIDE - 8 * (len(seats) - 1)) / len(seats) if style.wide and seats else float(NARROW)
    inside = [Canvas(style) for _ in seats]
    lows = [
        _filled(each, rules, view, seat, figures, width)
        for each, seat in zip(inside, seats, strict=True)
    ]
    found = []
    for each, seat, low in zip(inside, seats, lows, strict=True):
        canvas = Canvas(style)
        height = max(lows) if style.wide else low
        edge = style.colour("line")
        canvas.rect(0.6, 0.6, width - 1.2, height - 1.2, "panel", rx=10, stroke=edge)
        _head(canvas, rules, view, seat, width, figures)
        canvas.group(each)
        found.append(drawn(RIVAL, style.seat_name(seat), canvas, (width, height), seat=seat))
    return found


def _filled(
    canvas: Canvas, rules: GaiaRules, view: Data, seat: int, figures: Figures, width: float
) -> float:
    """What stands below the name; returns where the board ends."""
    player = view["state"]["players"][seat]
    flow = Flow(10, 36, width - 20, gap=10)
    if player["faction"] != NONE:
        _numbers(canvas, player, figures, seat, flow)
        _pieces(canvas, player, seat, flow)
        flow.break_row()
        small = Flow(10, flow.y - 4, width - 20, gap=4)
        tiles(canvas, rules, rules.factions[player["faction"]], player, seat, small, small=True)
        flow.bottom = max(flow.bottom, small.bottom)
    return flow.bottom + 6


def _head(
    canvas: Canvas, rules: GaiaRules, view: Data, seat: int, width: float, figures: Figures
) -> None:
    style = canvas.style
    player = view["state"]["players"][seat]
    seat_mark(canvas, 20, 19, 10, seat)
    right = width - 12.0
    if figures.ends:
        right = _ends(canvas, figures.ends[seat], seat, right)
    points = str(player["vp"])
    body = Canvas(style)
    body.text(right, 25, points, 17, text_anchor="end", font_weight="bold")
    mark(body, right - 10 * len(points) - 12, 19, 8, "vp")
    canvas.marked(body, f"seat{seat}-vp", style.say("VP", "label-vp"))
    right -= 10 * len(points) + 28
    if figures.has_passed(seat):
        mark(canvas, right - 6, 19, 6, "when_passing")
        right -= 18
    name = style.seat_name(seat)
    if player["faction"] == NONE:
        canvas.text(38, 25, name, 15, font_weight="600")
        return
    faction = rules.factions[player["faction"]]
    title = style.say(faction.name, f"faction-{faction.id}")
    body = Canvas(style)
    words, size = fitted(title, right - 40, 15)
    put_name(body, 38, 25, title, right - 40, size, font_weight="700")
    canvas.marked(body, f"seat{seat}-name", title, about=f"faction-{faction.id}")
    after = 42 + wide_words(words) * size
    if right - after > wide_words(name) * 12 * LIGHT * NARROWER[-1]:  # a part of it says little
        put_name(canvas, after, 25, name, right - after, fill="soft", letters=LIGHT)


def _line(canvas: Canvas, flow: Flow, words: str, signs: list[Sign], id: str, label: str) -> None:
    """A few words and signs, one beside the other."""
    if signs and not any(amount for _, amount in signs):
        words = f"{words} 0"  # a sign alone would say nothing
    room = wide_words(words) * 12 * LIGHT + (6 if words else 0)
    wide = room + signs_width(signs, 14)
    x, y = flow.place(wide, LINE - 6)
    body = Canvas(canvas.style)
    if words:
        body.text(x, y + 14, words, 12, "soft")
    put_signs(body, x + room + (wide - room) / 2, y + 9, signs, 14)
    canvas.marked(body, id, label)


def _numbers(canvas: Canvas, player: Data, figures: Figures, seat: int, flow: Flow) -> None:
    say = canvas.style.say
    has: list[Sign] = [(name, player[name]) for name in ("ore", "credits", "knowledge", "qic")]
    _line(
        canvas,
        flow,
        "",
        [each for each in has if each[1]],
        f"seat{seat}-has",
        say("has", "label-has"),
    )
    spend, _ = figures.spendable(seat)
    areas = f"{player['area1']}·{player['area2']}·{player['area3']}"
    words = say(areas, "label-power-short", areas=areas, power=spend)
    _line(canvas, flow, words, [("power", spend)], f"seat{seat}-power", say("power", "label-power"))
    income = figures.next_income(seat)
    if income is not None:
        words = say("→", "label-next")
        label = say("next", "label-next-round")
        _line(canvas, flow, words, gain_signs(income), f"seat{seat}-next", label)


def _ends(canvas: Canvas, points: int, seat: int, right: float) -> float:
    """What the points would be if the game ended now, behind those that there are."""
    say = canvas.style.say
    body = Canvas(canvas.style)
    body.text(right, 25, f"→ {points}", 13, "soft", text_anchor="end")
    canvas.marked(body, f"seat{seat}-ends", say("ends", "label-ends-now", points=points))
    return right - wide_words(f"→ {points}") * 13 * LIGHT - 8


def _pieces(canvas: Canvas, player: Data, seat: int, flow: Flow) -> None:
    """What stands on the map."""
    academies = player["academies"]
    counts = (
        (MINE, player["mines"]),
        (TRADING_STATION, player["trading_stations"]),
        (RESEARCH_LAB, player["labs"]),
        (INSTITUTE, player["institute"]),
        (ACADEMY_KNOWLEDGE, 1 if academies & KNOWLEDGE_STANDS else 0),
        (ACADEMY_ACTION, 1 if academies & ACTION_STANDS else 0),
    )
    shown = [(kind, count) for kind, count in counts if count]
    x, y = flow.place(len(shown) * 32 + 34, LINE - 6)
    for kind, count in shown:
        structure(canvas, x + 8, y + 9, 8, kind, seat)
        canvas.text(x + 18, y + 14, str(count), 13, font_weight="600")
        x += 32
    mark(canvas, x + 8, y + 9, 6, "gaiaformer")
    canvas.text(x + 17, y + 14, str(player["gaiaformers"]), 13, "soft")
