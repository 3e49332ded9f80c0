"""What a position of Beyond the Sun is worth to a seat, and what is worth trying."""

from __future__ import annotations

import dataclasses
from functools import lru_cache

from astrarium.bots.search import Outlook as Common
from astrarium.bots.search import Parts
from astrarium.bots.sun.weights import Weights
from astrarium.games.sun.frames.production import Trade
from astrarium.games.sun.frames.ships import Jump
from astrarium.games.sun.frames.turn import ACTION, PRODUCTION, Turn
from astrarium.games.sun.state import Sun
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    ACT,
    BARGAIN,
    BUY_CUBE,
    END_TRADE,
    KIND,
    NONE,
    SCRAP,
    SELL_CUBE,
    SHIP_LEVELS,
    STOP,
)
from astrarium.games.sun.worth import Beliefs, Worth, points

MOST_WAYS = 4  # of the moves of a jump


@lru_cache(maxsize=16)
def judgement(rules: SunRules, weights: Weights) -> Worth:
    beliefs = Beliefs()
    for field in dataclasses.fields(weights):
        value = getattr(weights, field.name)
        setattr(beliefs, field.name, list(value) if isinstance(value, tuple) else value)
    return Worth(rules, beliefs)


class Outlook(Common[Sun, Weights]):
    """Points now; what is in stock, what production and ships promise."""

    def __init__(self, s: Sun, seat: int, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        self.worth = judgement(s.rules, weights)

    def value(self, s: Sun) -> float:
        return self.worth.of(s, self.seat)

    def parts(self, s: Sun) -> Parts:
        worth, seat = self.worth, self.seat
        if s.players[seat].faction == NONE or s.over:
            return {"points": self.value(s)}
        left = worth.rounds_left(s)
        return {
            "points": float(points(s, seat)),
            "stock": worth.stock(s, seat, left),
            "production": worth.production(s, seat, left),
            "space": worth.space(s, seat, left),
            "ways": worth.ways_on(s, seat, left),
        }

    def is_settled(self, s: Sun, lane: int) -> bool:
        """What is produced after an action is another question: its worth is guessed before."""
        frame = s.agenda.lanes[lane][-1]
        return isinstance(frame, Turn) and frame.step == PRODUCTION

    def ways(self, s: Sun, lane: int) -> list[list[int]]:
        """What is worth trying."""
        frame = s.agenda.lanes[lane][-1]
        options = s.lane_options(lane)
        if isinstance(frame, Jump) and len(options) > MOST_WAYS:
            options = self.best_moves(s, lane, options)
        elif isinstance(frame, Trade):
            options = sensible_trades(options)
        elif isinstance(frame, Turn) and frame.step == ACTION:
            options = cheapest_spaces(s.rules, options)
        return [[choice] for choice in options]

    def best_moves(self, s: Sun, lane: int, options: list[int]) -> list[int]:
        """Of the moves of a jump the two after which the seat stands best; and to stop."""
        moves = [choice for choice in options if choice < STOP]
        moves.sort(key=lambda choice: -self.after(s, lane, choice))
        return moves[:2] + [choice for choice in options if choice == STOP]

    def after(self, s: Sun, lane: int, choice: int) -> float:
        trial = s.clone()
        trial.answer(lane, choice)
        return self.value(trial)


def sensible_trades(options: list[int]) -> list[int]:
    """Cubes are bought; where there are none left, the weakest ship is turned into one."""
    ships = [choice for choice in options if SCRAP <= choice < SELL_CUBE]
    weakest = min(ships, key=lambda choice: choice % SHIP_LEVELS, default=END_TRADE)
    bought = BUY_CUBE if BUY_CUBE in options else weakest
    return [choice for choice in options if choice in (bought, END_TRADE)]


def cheapest_spaces(rules: SunRules, options: list[int]) -> list[int]:
    """Of the spaces of one action that which costs least, the first of them."""
    found: dict[int, int] = {}
    for choice in options:
        if not ACT <= choice < BARGAIN:
            continue
        program = int(rules.spaces[choice % KIND].program)
        if program not in found or cost(rules, choice) < cost(rules, found[program]):
            found[program] = choice
    return list(found.values())


def cost(rules: SunRules, choice: int) -> int:
    return int(rules.spaces[choice % KIND].ore)
