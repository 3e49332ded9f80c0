"""A position of Race, as one pair of eyes sees it, in zones."""

from __future__ import annotations

from astrarium.core.draw.svg import Style
from astrarium.core.game import Data
from astrarium.core.zones import Zone, picture
from astrarium.games.race.content import content
from astrarium.games.race.draft.draw.draft import drafted_zone
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.hand import hand_zone
from astrarium.games.race.draw.head import head_zone
from astrarium.games.race.draw.seats import own_zone, rival_zone
from astrarium.games.race.goals.draw.tiles import goals_zone
from astrarium.games.race.orb.draw import orb as orb_drawing
from astrarium.games.race.orb.words import FIRST_ORB_CHOICE
from astrarium.games.race.robot.draw.mat import mat_zone
from astrarium.games.race.robot.draw.panel import robot_zone
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    ACT,
    ARM,
    BEGIN_WITH,
    BUILD,
    CONSUME,
    DISCARD,
    KEEP,
    KIND,
    LAND,
    MAKE,
    MAKE_ANY,
    MOVE,
    PAY,
    SELL,
    SPEND,
    USE,
)


def element_of(rules: RaceRules, seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice is about; empty if there is none."""
    if choice >= FIRST_ORB_CHOICE:
        return orb_drawing.element_of(seat, choice)
    kind = choice - choice % KIND
    argument = choice % KIND
    if kind == ACT:
        return f"action-{argument}"
    if kind in (BUILD, LAND, DISCARD, PAY):
        return f"hand-{argument}"
    if kind == KEEP:
        return f"look-{argument}"
    if kind == USE:
        return f"seat{seat}-card{rules.powers[argument].card}"
    if kind == BEGIN_WITH:
        return f"start-{argument}"
    if kind in (SPEND, SELL, CONSUME, MAKE, MAKE_ANY, ARM, MOVE):
        return f"seat{seat}-card{argument}"
    return ""


def draw(rules: RaceRules, view: Data, style: Style) -> str:
    """All zones on one sheet."""
    return picture(zones(rules, view, style), style.painted(COLOURS), "Race for the Galaxy")


def zones(rules: RaceRules, view: Data, style: Style) -> list[Zone]:
    style = style.painted(COLOURS)
    extras = view["state"].get("extras", {})
    eyes = view["seat"]
    orb, robot = "orb" in extras, "robot" in extras
    found = [head_zone(rules, view, style)]
    if orb:
        found += orb_drawing.orb_zones(view, style)
    if eyes is not None:
        found.append(own_zone(rules, view, eyes, style, orb, robot))
        found.append(hand_zone(rules, view, eyes, style))
        if extras.get("draft", {}).get("drafting"):
            found.append(drafted_zone(view, eyes, style))
    if "goals" in extras:
        tiles = content(view["options"]["expansion"])["goal"]
        found.append(goals_zone(rules, view, tiles, style))
    seats = range(len(view["state"]["players"]))
    rivals = [seat for seat in (*range(eyes or 0, len(seats)), *range(eyes or 0)) if seat != eyes]
    for seat in rivals:
        found.append(rival_zone(rules, view, seat, style, len(rivals)))
    if robot:
        found += [robot_zone(rules, view, style), mat_zone(view, style)]
    return found
