"""The goal tiles: what they bring, who has them, how far the eyes have come and the others."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.card_face import name_lines
from astrarium.games.race.draw.signs import vp_mark
from astrarium.games.race.speak.figures import progress
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

Tile = dict[str, Any]

TEXT_KEYS: Final = ("draw-goal", "draw-goal-kind", "draw-goal-progress", "zone-goals")
WIDE: Final = 480.0
PHONE: Final = 348.0
GAP: Final = 6.0
HEIGHT: Final = 50.0


def goals_zone(rules: RaceRules, view: Data, tiles: list[Tile], style: Style) -> Zone:
    """All goals of the game, in two columns."""
    goals: Data = view["state"]["extras"]["goals"]
    canvas = Canvas(style)
    amount = len(goals["drawn"])
    columns, width = 2, WIDE if style.wide else PHONE
    step = (width + GAP) / columns
    for place, number in enumerate(goals["drawn"]):
        at = (place % columns * step, place // columns * (HEIGHT + GAP))
        _tile(canvas, rules, view, place, tiles[number], at, step - GAP)
    height = max(1, -(-amount // columns)) * (HEIGHT + GAP) - GAP
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
    body.rect(x + 1, y + 1, width - 2, HEIGHT - 2, "panel", rx=8, stroke=edge, stroke_width=thick)
    ALBUM.put(body, f"goal-{tile['id']}", x + 4, y + 4, 42, HEIGHT - 8)
    name = style.say(tile["name"], f"goal-{tile['id']}")
    body.text(x + 52, y + 20, name_lines(name, width - 82, 12.5, 1)[0], 12.5, font_weight="600")
    vp_mark(body, x + width - 17, y + 17, 12, str(tile["vp"]))
    _standing(body, rules, view, number, holder, x + 52, y + 39)
    _chips(body, chips, x + width - 14, y + 39)
    label = style.say(
        name,
        "draw-goal",
        goal=tile["id"],
        vp=tile["vp"],
        holder="nobody" if holder == NONE else "somebody",
        name=style.seat_name(holder) if holder != NONE else "",
    )
    has = [progress(rules, rules.goals[number], seen) for seen in view["state"]["players"]]
    every = ", ".join(f"{style.seat_name(seat)} {amount}" for seat, amount in enumerate(has))
    canvas.marked(body, f"goal-{number}", f"{label}: {every}", about=f"goal-{tile['id']}")


def _standing(
    canvas: Canvas, rules: RaceRules, view: Data, number: int, holder: int, x: float, y: float
) -> None:
    """The holder's mark; how much the eyes have of what is needed, and the best of the others."""
    style = canvas.style
    goal = rules.goals[number]
    players = view["state"]["players"]
    has = [progress(rules, goal, seen) for seen in players]
    if holder != NONE:
        seat_mark(canvas, x + 7, y - 4, 7, holder)
        x += 20
    eyes = view["seat"]
    best = max(has)
    mine = has[eyes] if eyes is not None else best
    needed = int(goal.at_least)
    words = style.say(f"{mine}/{needed}", "draw-goal-progress", mine=mine, needed=needed, best=best)
    if style.wide:
        kind = "most" if goal.most else "first"
        words = f"{style.say(kind, 'draw-goal-kind', kind=kind)}: {words}"
    canvas.text(x, y, words, 12, "soft")


def _chips(canvas: Canvas, chips: int, x: float, y: float) -> None:
    """Small marks of those who have a chip."""
    for seat in range(chips.bit_length()):
        if chips >> seat & 1:
            seat_mark(canvas, x, y - 4, 6, seat)
            x -= 15
