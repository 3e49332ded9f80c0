"""Pictures and words side by side: the factions, and the boosters."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, fitted, wrapped
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.gaia.draw.emblems import emblem
from astrarium.games.gaia.draw.glyphs import Sign, put_signs, signs_width
from astrarium.games.gaia.draw.shared import Flow, booster_tile, box
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import PLANETS

TEXT_FAMILIES = ("brief-",)
WIDE, NARROW = 634, 350
FACTION_ROW = 66.0
BOOSTER_ROW = 52.0
GAP = 4.0
LINE = 14.5


def factions(canvas: Canvas, rules: GaiaRules) -> Zone:
    """All factions, the two sides of a board beside each other."""
    width = WIDE if canvas.style.wide else NARROW
    columns = 2 if canvas.style.wide else 1
    w = (width - (columns - 1) * GAP) / columns
    flow = Flow(0, 0, width, GAP)
    for number in range(len(rules.factions)):
        _faction(canvas, rules, number, flow.place(w, FACTION_ROW), w)
    title = canvas.style.say("factions", "label-factions")
    return drawn(MARKET, title, canvas, (width, flow.bottom), name="factions")


def _faction(
    canvas: Canvas, rules: GaiaRules, number: int, at: tuple[float, float], w: float
) -> None:
    style = canvas.style
    faction = rules.factions[number]
    x, y = at
    body = Canvas(style)
    box(body, x, y, w, FACTION_ROW)
    emblem(body, faction, x + 34, y + FACTION_ROW / 2, 29)
    start: list[Sign] = [
        ("ore", int(faction.ore)),
        ("knowledge", int(faction.knowledge)),
        ("credits", int(faction.credits)),
    ]
    if faction.qic:
        start.append(("qic", int(faction.qic)))
    wide = signs_width(start, 12)
    put_signs(body, x + w - 8 - wide / 2, y + 16, start, 12)
    name = style.say(faction.name, f"faction-{faction.id}")
    room = w - 68 - wide - 16
    put_name(body, x + 68, y + 21, name, room, fitted(name, room, 15)[1], font_weight="700")
    brief = style.say("", f"brief-{faction.id}")
    for line, words in enumerate(wrapped(brief, w - 76, 12)):
        body.text(x + 68, y + 39 + line * LINE, words, 12, "soft")
    home = style.say(PLANETS[faction.home], f"planet-{PLANETS[faction.home]}")
    canvas.marked(body, f"faction-{number}", f"{name} ({home})", about=f"faction-{faction.id}")


def told_boosters(
    canvas: Canvas,
    rules: GaiaRules,
    state: Data,
    y: float,
    width: float,
    brought: Callable[[int], list[Sign]] | None = None,
) -> float:
    """Each booster with what it does, in words; and what the next round would bring with it."""
    columns = 2 if canvas.style.wide else 1
    w = (width - (columns - 1) * 8) / columns
    flow = Flow(0, y, width, 8)
    for number, booster in enumerate(rules.boosters):
        if not state["boosters"] >> number & 1:
            continue
        income = brought(number) if brought is not None else []
        lines = wrapped(canvas.style.say("", f"tile-{booster.id}"), w - 122, 12)
        rows = len(lines) + bool(income)
        height = max(BOOSTER_ROW, rows * 14.0 + 4)
        x, y = flow.place(w, height)
        at = (x, y + (height - BOOSTER_ROW) / 2)
        booster_tile(canvas, rules, number, at, (112, BOOSTER_ROW), f"booster-{number}")
        top = y + height / 2 + 4 - (rows - 1) * 7
        for line, words in enumerate(lines):
            canvas.text(at[0] + 120, top + line * 14, words, 12, "soft")
        if income:
            inside = Canvas(canvas.style)
            middle = at[0] + 120 + signs_width(income, 12) / 2
            put_signs(inside, middle, top + len(lines) * 14 - 4, income, 12)
            label = canvas.style.say("next", "label-next-round")
            canvas.marked(inside, f"booster-{number}-brings", label)
    return flow.bottom
