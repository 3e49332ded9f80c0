"""The goal tiles: what they bring, who has them, how far everyone has come."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, Style, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.signs import vp_mark
from astrarium.games.race.speak.figures import progress
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

Tile = dict[str, Any]

TEXT_KEYS: Final = ("draw-goal", "draw-goal-kind", "zone-goals")
WIDE: Final = 480.0
PHONE: Final = 348.0
GAP: Final = 6.0
HEIGHT: Final = (50.0, 66.0)  # wide, and on a phone with a line more


def goals_zone(rules: RaceRules, view: Data, tiles: list[Tile], style: Style) -> Zone:
    """All goals of the game, in two columns."""
    goals: Data = view["state"]["extras"]["goals"]
    canvas = Canvas(style)
    amount = len(goals["drawn"])
    columns, width = 2, WIDE if style.wide else PHONE
    step = (width + GAP) / columns
    rise = HEIGHT[not style.wide] + GAP
    for place, number in enumerate(goals["drawn"]):
        at = (place % columns * step, place // columns * rise)
        _tile(canvas, rules, view, place, tiles[number], at, step - GAP)
    height = max(1, -(-amount // columns)) * rise - GAP
    return drawn(MARKET, style.say("", "zone-goals"), canvas, (width, height), "goals")


def _tile(
    canvas: Canvas,
    rules: RaceRules,
    view: Data,
    place: int,
    tile: Tile,
    at: tuple[float, float],
    width: float,
) -> None:
    style = canvas.style
    goals: Data = view["state"]["extras"]["goals"]
    number, holder, chips = (goals[each][place] for each in ("drawn", "holders", "chips"))
    x, y = at
    body = Canvas(style)
    edge = style.colour("line" if holder == NONE else f"seat-{holder}")
    thick = 1 if holder == NONE else 2
    lines, height = (1, HEIGHT[0]) if style.wide else (2, HEIGHT[1])
    body.rect(x + 1, y + 1, width - 2, height - 2, "panel", rx=8, stroke=edge, stroke_width=thick)
    ALBUM.put(body, f"goal-{tile['id']}", x + 4, y + 4, 42, 42)
    name = style.say(tile["name"], f"goal-{tile['id']}")
    put_name(body, x + 52, y + 19, name, width - 82, most=lines, font_weight="600")
    low = y + height - 10
    vp_mark(body, x + width - 17, y + 17, 12, str(tile["vp"]))
    has = [progress(rules, rules.goals[number], seen) for seen in view["state"]["players"]]
    holders = chips | (0 if holder == NONE else 1 << holder)
    needed = int(rules.goals[number].at_least)
    if style.wide:
        kind = "most" if rules.goals[number].most else "first"
        words = style.say(f"{kind} {needed}", "draw-goal-kind", kind=kind, needed=needed)
        body.text(x + width - 5, low, words, 12, "soft", text_anchor="end")
        _standing(body, has, holders, x + 52, low, width - 128)
    else:
        body.text(x + 25, low, f"≥ {needed}", 12, "soft", text_anchor="middle")
        _standing(body, has, holders, x + 50, low, width - 50)
    label = style.say(
        name,
        "draw-goal",
        goal=tile["id"],
        vp=tile["vp"],
        holder="nobody" if holder == NONE else "somebody",
        name=style.seat_name(holder) if holder != NONE else "",
    )
    every = ", ".join(f"{style.seat_name(seat)} {amount}" for seat, amount in enumerate(has))
    canvas.marked(body, f"goal-{number}", f"{label}: {every}", about=f"goal-{tile['id']}")


def _standing(
    canvas: Canvas, has: list[int], holders: int, x: float, y: float, room: float
) -> None:
    """How far everyone has come; a ring around whoever has the goal."""
    step = min(room / len(has), 34.0)
    for seat, amount in enumerate(has):
        if holders >> seat & 1:
            ink = canvas.style.colour("ink")
            canvas.circle(x + 8, y - 4, 9.3, "none", stroke=ink, stroke_width=1.6)
        seat_mark(canvas, x + 8, y - 4, 6.5, seat)
        canvas.text(x + 17, y, str(amount), 12, font_weight="bold")
        x += step
