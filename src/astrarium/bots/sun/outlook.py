"""What a position of Beyond the Sun is worth to a seat."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.search import Outlook as Common
from astrarium.bots.sun.weights import Weights
from astrarium.games.sun.achievements import discs_on, of_level, progress
from astrarium.games.sun.effects import COLONIZE_ONE
from astrarium.games.sun.frames.production import Trade
from astrarium.games.sun.frames.ships import Jump
from astrarium.games.sun.frames.turn import ACTION, Turn
from astrarium.games.sun.galaxy import controller, ship_levels, strength
from astrarium.games.sun.reading import says
from astrarium.games.sun.scoring import score
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import visible_icons
from astrarium.games.sun.tables import SunRules, System
from astrarium.games.sun.words import (
    ACT,
    AT_GUILD,
    BARGAIN,
    BUY_CUBE,
    BY_LEVEL,
    END_TRADE,
    FOOD,
    NONE,
    ON_CARD,
    ORE,
    STOP,
)
from astrarium.parts.bits import bits_in

MOST_WAYS = 4  # of the moves of a jump
SHARES = (1.0, 0.5, 0.2, 0.1)  # of what the best system promises, the second, and so on

# Actions that open something.
COLONIZES = 0
RESEARCHES_III = 1
RESEARCHES_IIII = 2
LEVEL_III = 2


@lru_cache(maxsize=8)
def openings(rules: SunRules) -> list[tuple[int, int]]:
    """Of each kind: the cards and the guilds that have such actions, as bits."""
    found = [[0, 0], [0, 0], [0, 0]]
    for space in rules.spaces:
        if space.where not in (ON_CARD, AT_GUILD):
            continue
        at = 0 if space.where == ON_CARD else 1
        program = int(space.program)
        if says(rules, program, COLONIZE_ONE):
            found[COLONIZES][at] |= 1 << int(space.card)
        for more in (0, 1):
            if (rules.researches[program] >> (LEVEL_III + more)) & 1 == 1:
                found[RESEARCHES_III + more][at] |= 1 << int(space.card)
    return [(cards, guilds) for cards, guilds in found]


@lru_cache(maxsize=8)
def with_actions(rules: SunRules) -> int:
    """The technologies that have actions, as bits."""
    cards = {int(space.card) for space in rules.spaces if space.where == ON_CARD}
    return sum(1 << card for card in cards)


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
        supply = w.supply * self.of_use(int(player.supply_cubes()))
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
        """Ships, places held, systems on the way to be colonized: the best one above all."""
        w, seat = self.weights, self.seat
        worth = w.level * int(ship_levels(s, seat))
        prospects: list[float] = []
        for place, system in enumerate(s.systems):
            worth += w.held if controller(s, place) == seat else 0.0
            if system != NONE:
                prospects.append(self.prospect(s, place, s.rules.systems[system]))
        prospects.sort(reverse=True)
        worth += sum(each * share for each, share in zip(prospects, SHARES, strict=False))
        return worth * min(self.rounds_left(s) / 2, 1.0)

    def prospect(self, s: Sun, place: int, card: System) -> float:
        """What a system promises: much once it can be colonized, little before."""
        w, mine = self.weights, int(strength(s, place, self.seat))
        ready = w.ready if self.can(s, COLONIZES) else w.ready / 2
        if mine >= card.strength and controller(s, place) == self.seat:
            return ready * int(card.vp)
        part = min(mine / int(card.strength), 1.0)
        most = max(int(strength(s, place, other)) for other in range(len(s.players)))
        return ready * w.way * int(card.vp) * part * part * (1.0 if mine == most else 0.5)

    def ways_on(self, s: Sun) -> float:
        """Technologies with actions, cards about to be chosen, achievements on the way."""
        w, player = self.weights, s.players[self.seat]
        left = min(self.rounds_left(s) / 4, 1.0)
        known = int(player.technologies | player.private)
        actions = (known & with_actions(s.rules)).bit_count()
        worth = left * w.action * actions
        for kind in (COLONIZES, RESEARCHES_III, RESEARCHES_IIII):
            worth += left * w.opens if self.can(s, kind) else 0.0
        for slot in bits_in(player.researched):
            if s.cards[slot] == NONE:
                worth += w.new_card + int(s.rules.slots[slot].level)
        return worth + self.goals(s)

    def can(self, s: Sun, kind: int) -> bool:
        """Has the seat an action of a kind, wherever pawns stand?"""
        cards, guilds = openings(s.rules)[kind]
        player = s.players[self.seat]
        return bool((player.technologies | player.private) & cards or s.uncovered & guilds)

    def goals(self, s: Sun) -> float:
        worth = 0.0
        for goal in s.goals:
            card, claimed = s.rules.achievements[goal], discs_on(s, goal)
            if self.seat in claimed or len(claimed) >= card.spaces:
                continue
            part = min(self.reached(s, goal) / int(card.number), 1.0)
            worth += self.weights.goal * part * part * card.vp[len(claimed)]
        return worth

    def reached(self, s: Sun, goal: int) -> float:
        """How far the seat is; for technologies those of the level before count a little."""
        card = s.rules.achievements[goal]
        reached = float(progress(s, self.seat, goal))
        if card.condition == BY_LEVEL and card.level > 0:
            reached += min(0.2 * int(of_level(s, self.seat, card.level - 1)), 0.8)
        return reached

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
