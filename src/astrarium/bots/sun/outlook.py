"""What a position of Beyond the Sun is worth to a seat."""

from __future__ import annotations

from astrarium.bots.search import Outlook as Common
from astrarium.bots.sun.weights import Weights
from astrarium.games.sun.achievements import discs_on, progress
from astrarium.games.sun.frames.production import Trade
from astrarium.games.sun.frames.ships import Jump
from astrarium.games.sun.frames.turn import ACTION, Turn
from astrarium.games.sun.galaxy import controller, ship_levels, strength
from astrarium.games.sun.scoring import score
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import visible_icons
from astrarium.games.sun.words import (
    ACT,
    BARGAIN,
    BUY_CUBE,
    END_TRADE,
    FOOD,
    NONE,
    ON_CARD,
    ORE,
    STOP,
)
from astrarium.parts.bits import bits_in

MOST_WAYS = 4  # of the moves of a jump


class Outlook(Common[Sun, Weights]):
    """Points now; what is in stock, what production and ships promise."""

    def value(self, s: Sun) -> float:
        seat = self.seat
        if s.players[seat].faction == NONE:
            return 0.0
        if s.over:
            return float(score(s, seat))
        return score(s, seat) + self.stock(s) + self.production(s) + self.space(s) + self.ways_on(s)

    def rounds_left(self, s: Sun) -> float:
        if s.last_round:
            return float(s.last_round - s.round_number)
        return max(self.weights.rounds - int(s.round_number), 2.0)

    def stock(self, s: Sun) -> float:
        w, player = self.weights, s.players[self.seat]
        left = min(self.rounds_left(s) / 3, 1.0)
        ore, people = self.of_use(int(player.ore)), self.of_use(int(player.population))
        supply = w.supply * int(player.supply_cubes())
        return left * (w.ore * ore + w.population * people + supply)

    def of_use(self, amount: int) -> float:
        """What is beyond enough is worth little."""
        enough = self.weights.enough
        return min(amount, enough) + 0.2 * max(amount - enough, 0.0)

    def production(self, s: Sun) -> float:
        w = self.weights
        food = int(visible_icons(s, self.seat, FOOD))
        ore = int(visible_icons(s, self.seat, ORE))
        return self.rounds_left(s) * (w.food_icon * food + w.ore_icon * ore)

    def space(self, s: Sun) -> float:
        """Ships, places held, systems on the way to be colonized."""
        w, seat = self.weights, self.seat
        worth = w.level * int(ship_levels(s, seat))
        for place, system in enumerate(s.systems):
            holder = controller(s, place)
            worth += w.held if holder == seat else 0.0
            if system == NONE:
                continue
            card = s.rules.systems[system]
            part = min(int(strength(s, place, seat)) / int(card.strength), 1.0)
            worth += int(card.vp) * part * (w.colony if holder == seat else w.way)
        return worth * min(self.rounds_left(s) / 2, 1.0)

    def ways_on(self, s: Sun) -> float:
        """Technologies with actions, cards about to be chosen, achievements on the way."""
        w, player = self.weights, s.players[self.seat]
        left = min(self.rounds_left(s) / 4, 1.0)
        actions = {
            space.card
            for space in s.rules.spaces
            if space.where == ON_CARD and player.knows(space.card)
        }
        worth = left * w.action * len(actions)
        for slot in bits_in(player.researched):
            if s.cards[slot] == NONE:
                worth += w.new_card + int(s.rules.slots[slot].level)
        return worth + self.goals(s)

    def goals(self, s: Sun) -> float:
        worth = 0.0
        for goal in s.goals:
            card, claimed = s.rules.achievements[goal], discs_on(s, goal)
            if self.seat in claimed or len(claimed) >= card.spaces:
                continue
            part = min(int(progress(s, self.seat, goal)) / int(card.number), 1.0)
            worth += self.weights.goal * part * part * card.vp[len(claimed)]
        return worth

    def ways(self, s: Sun, lane: int) -> list[list[int]]:
        """What is worth trying: of the moves of a jump the best two, of a trade only buying."""
        frame = s.agenda.lanes[lane][-1]
        options = s.lane_options(lane)
        if isinstance(frame, Jump) and len(options) > MOST_WAYS:
            moves = [choice for choice in options if choice < STOP]
            moves.sort(key=lambda choice: -self.after(s, lane, choice))
            options = moves[:2] + [choice for choice in options if choice == STOP]
        elif isinstance(frame, Trade):
            options = [choice for choice in options if choice in (BUY_CUBE, END_TRADE)]
        elif isinstance(frame, Turn) and frame.step == ACTION:
            options = [choice for choice in options if ACT <= choice < BARGAIN]
        return [[choice] for choice in options]

    def after(self, s: Sun, lane: int, choice: int) -> float:
        trial = s.clone()
        trial.answer(lane, choice)
        return self.value(trial)
