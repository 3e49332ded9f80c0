"""What a position between two rounds is worth to a seat: how far it will probably be ahead."""

from __future__ import annotations

from typing import Final

from astrarium.bots.race.fitted import FITTED
from astrarium.bots.race.goods import goods_worth, stock_of
from astrarium.bots.race.outlook import Outlook, Side
from astrarium.bots.race.weights import Weights
from astrarium.bots.race.worth import cycle_worth, hopes_of_hand, prospects
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules

SHORT: Final = 3.0  # rounds from which on the end is near
# What is compared of two sides, each by itself, by the rounds that are left, and near the end.
COMPARED: Final = (
    "score",
    "hand",
    "money",
    "goods' worth",
    "goods",
    "engine",
    "prospects",
    "cards",
    "scoring boxes",
)
NAMES: Final = [
    "always",
    "rounds left",
    "hopes",
    "hopes, rounds left",
    "best hope",
    *[f"{name}{when}" for name in COMPARED for when in ("", ", rounds left", ", near the end")],
]


def kind_of(rules: RaceRules) -> str:
    """The kind of game whose figures hold: its box and its players. Empty where nothing is known of
    a round's end: alone against the robot, and with the Orb."""
    if rules.seats == 1 or rules.orb is not None:
        return ""
    players = "several" if rules.seats > 2 else "advanced" if rules.advanced else "two"
    return f"{rules.options['expansion']}, {players}"


def features(s: Race, seat: int, weights: Weights) -> list[float]:
    """What the worth is reckoned from, of this seat and of the strongest other one."""
    outlook = Outlook(s, seat, weights)
    rival = outlook.others[0]
    for side in outlook.others:
        if side.score() > rival.score():
            rival = side
    left = outlook.rounds_left - 1
    near = max(0.0, SHORT - left)
    mine, theirs = side_features(outlook, outlook.me), side_features(outlook, rival)
    hoped, best = 0.0, 0.0
    for hope in hopes_of_hand(outlook):
        hoped += hope
        best = max(best, hope)
    found = [1.0, left, hoped, hoped * left, best]
    for i in range(len(mine)):
        ahead = mine[i] - theirs[i]
        found.append(ahead)
        found.append(ahead * left)
        found.append(ahead * near)
    return found


def side_features(outlook: Outlook, side: Side) -> list[float]:
    table, worth = side.table, outlook.card_worth
    goods = goods_worth(table, stock_of(outlook.rules, side.stocked), worth)
    boxes = 0
    for card in table.cards:
        if outlook.rules.variable[card] is not None:
            boxes += 1
    return [
        float(side.score()),
        float(side.hand_size),
        outlook.scale[min(side.hand_size, len(outlook.scale) - 1)],
        goods,
        float(len(side.stocked)),
        cycle_worth(table, worth),
        prospects(table, worth),
        float(len(table.cards)),
        float(boxes),
    ]


def ahead(s: Race, seat: int, weights: Weights) -> float:
    """How far the seat will probably be ahead of all others in the end."""
    if s.over:
        scores = s.scores()
        mine = scores.pop(seat)
        return float(mine - max(scores))
    total = 0.0
    found, figures = features(s, seat, weights), FITTED[kind_of(s.tables)]
    for i in range(len(found)):
        total += found[i] * figures[i]
    return total
