"""The robot as one of the players: its figures and its cards."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Data
from astrarium.core.zones import RIVAL, Zone, drawn
from astrarium.games.race.draw.cards import ids_of
from astrarium.games.race.draw.seats import HEAD, PHONE, WIDE, frame, stamps
from astrarium.games.race.draw.signs import Signs
from astrarium.games.race.robot.draw.mat import MAT, robot_mark, robot_tables
from astrarium.games.race.robot.scoring import card_points
from astrarium.games.race.tables import RaceRules

TEXT_KEYS: Final = ("robot-stack", "draw-score")


def robot_points(rules: RaceRules, view: Data) -> int:
    """Chips, counters and cards, as they lie open."""
    robot: Data = view["state"]["extras"]["robot"]
    printed = robot_tables(view)
    cards = sum(int(card_points(rules, printed, card)) for card in robot["tableau"])
    return int(robot["vp"]) + int(robot["placed"]) * int(printed.six_cost_vp) + cards


def robot_zone(rules: RaceRules, view: Data, style: Style) -> Zone:
    robot: Data = view["state"]["extras"]["robot"]
    canvas = Canvas(style)
    width = WIDE if style.wide else PHONE
    cards: list[int] = robot["tableau"]
    ids = ids_of("robot-card", cards)
    height = stamps(canvas, cards, [0] * len(cards), ids, view, width, HEAD)
    frame(canvas, width, height)
    name = style.say("Robot", "robot-name")
    points, stack = robot_points(rules, view), sum(robot["stack_sizes"])
    body = Canvas(style)
    robot_mark(body, 17, HEAD / 2)
    body.text(34, HEAD / 2 + 5, name, 15, font_weight="bold")
    signs = Signs(style)
    signs.vp("★")
    signs.words(str(points))
    signs.words(" ")
    signs.card("")
    signs.words(str(stack))
    where = f"translate({44 + 9 * len(name):g} {HEAD / 2:g})"
    body.add("g", signs.canvas.body(), transform=where)
    words = f"{name}; {style.say('', 'draw-score', amount=points)}"
    canvas.marked(body, "robot", f"{words}; {style.say('', 'robot-stack')}: {stack}", about=MAT)
    return drawn(RIVAL, name, canvas, (width, height), "robot")
