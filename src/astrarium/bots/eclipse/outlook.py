"""What a position is worth: points now, and those that are to be expected."""

from __future__ import annotations

from math import exp
from typing import ClassVar

from astrarium.bots.eclipse.fleets import to_come, together
from astrarium.bots.eclipse.strength import chance, fleet_in, power
from astrarium.bots.eclipse.weights import Weights
from astrarium.bots.search import Depth, Parts
from astrarium.bots.search import Outlook as SearchOutlook
from astrarium.games.eclipse.blueprints import VALUES
from astrarium.games.eclipse.combat import nobody_in, players_in
from astrarium.games.eclipse.explore import hexes_left, spots_beside
from astrarium.games.eclipse.frames.discovery import Discover
from astrarium.games.eclipse.frames.explore import DrawHex
from astrarium.games.eclipse.frames.upkeep import balance
from astrarium.games.eclipse.galaxy import can_start_from, has_generator, joined, ships_in
from astrarium.games.eclipse.geometry import ring_of
from astrarium.games.eclipse.influence import is_connected
from astrarium.games.eclipse.population import is_square, star_allowed
from astrarium.games.eclipse.scoring import in_category, score
from astrarium.games.eclipse.state import CROWD, Eclipse
from astrarium.games.eclipse.trade import reach
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CLASSES,
    MATERIALS,
    MONEY,
    MONOLITH,
    NONE,
    ON_ORBITAL,
    ORBITAL,
    SCIENCE,
)

MOST_MOVES = 2  # of a round that are spent on one attack
GUARDS = ANCIENTS * CROWD  # from this bit on, ships of nobody


class EclipseOutlook(SearchOutlook[Eclipse, Weights]):
    depth: ClassVar[Depth] = Depth(conversions=0, plans=4, turns=0)

    def value(self, s: Eclipse) -> float:
        if s.over:
            return float(s.scores()[self.seat])
        if s.players[self.seat].out:
            return float(score(s, self.seat)) - 50
        return (
            float(score(s, self.seat))
            + self.economy(s)
            + self.technologies(s)
            + self.growth(s)
            + self.fleet(s)
            + self.battles(s)
            + self.prospects(s)
            + self.pending(s)
        )

    def parts(self, s: Eclipse) -> Parts:
        if s.over or s.players[self.seat].out:
            return {"points": self.value(s)}
        return {
            "points": float(score(s, self.seat)),
            "economy": self.economy(s),
            "technologies": self.technologies(s),
            "growth": self.growth(s),
            "fleet": self.fleet(s),
            "battles": self.battles(s),
            "prospects": self.prospects(s),
            "pending": self.pending(s),
        }

    def rounds_left(self, s: Eclipse) -> int:
        """Rounds after this one: only they can use what is made now."""
        return int(s.rules.rounds - s.round_number)

    # --- means --------------------------------------------------------------------------------

    def economy(self, s: Eclipse) -> float:
        """What there is and what will be made: the more of it, the less each unit is worth."""
        w, player = self.weights, s.players[self.seat]
        left = self.rounds_left(s)
        total = w.money * self.useful(self.free_money(s), left)
        for resource, worth in ((SCIENCE, w.science), (MATERIALS, w.materials)):
            made = s.rules.production[player.cubes_on(resource)] * left
            total += worth * self.useful(float(player.stock(resource) + made), left)
        return self.ruin(s) + (total if left else total * w.last_use)

    def useful(self, amount: float, left: int) -> float:
        """Only so much of a resource can be spent well in a round."""
        most = self.weights.spent_well * (left + 1)
        return most * (1 - exp(-amount / most))

    def free_money(self, s: Eclipse) -> float:
        """What is left for actions until the end, with the hexes that are owned now."""
        player = s.players[self.seat]
        used = sum(int(player.discs_on(space)) for space in range(9))
        fixed = s.rules.upkeep[min(player.discs + used, len(s.rules.upkeep) - 1)]
        income = s.rules.production[player.cubes_on(MONEY)]
        return float(balance(s, self.seat) + (income - fixed) * self.rounds_left(s))

    def ruin(self, s: Eclipse) -> float:
        """What lacking money at the end of this round would cost."""
        w = self.weights
        lacking = -int(balance(s, self.seat))
        if lacking <= 0:
            return 0.0
        traded = int(reach(s, self.seat, MONEY)) - int(s.players[self.seat].money)
        return -w.lacking * lacking - (0 if traded >= lacking else w.ruin + w.lacking * lacking)

    def technologies(self, s: Eclipse) -> float:
        w, player = self.weights, s.players[self.seat]
        left = self.rounds_left(s)
        total = 0.0
        for number, card in enumerate(s.rules.technologies):
            if not player.owns(number):
                continue
            if card.part != NONE:
                total += w.part * left
            elif card.settles != NONE:
                total += w.settling * left
            elif card.discs:
                total += w.disc * left * int(card.discs)
            elif card.builds:
                total += w.build_more * left
            elif card.building == ORBITAL:
                total += w.orbital * left
            elif card.building == MONOLITH:
                total += w.monolith * self.monoliths(s)
            else:
                total += w.other_technology * left
        for category in range(3):
            total += w.row * min(int(in_category(player.technologies, category)), 7)
        return total

    def monoliths(self, s: Eclipse) -> float:
        """How many could still be built: what is made, and what there is."""
        player = s.players[self.seat]
        made = s.rules.production[player.cubes_on(MATERIALS)] * self.rounds_left(s)
        cost = s.species_of(self.seat).costs[MONOLITH]
        return min((int(player.materials) + made) / cost, 4.0) if self.rounds_left(s) else 0.0

    # --- room to grow ---------------------------------------------------------------------------

    def growth(self, s: Eclipse) -> float:
        w, player = self.weights, s.players[self.seat]
        left = self.rounds_left(s)
        open_now = waiting = 0
        for hex in s.laid:
            if s.owner[hex] != self.seat:
                continue
            for square in range(ON_ORBITAL + 1):
                if not is_square(s, hex, square) or s.cubes[hex] >> square & 1:
                    continue
                if star_allowed(s, self.seat, hex, square):
                    open_now += 1
                else:
                    waiting += 1
        at_once = min(open_now, int(player.colony))
        share = min(left, 6) / 6
        total = w.square_now * at_once * left
        total += w.square_later * (open_now - at_once) * left
        total += w.opened_square * waiting * share * 0.4
        places = [spot for spot in spots_beside(s, self.seat) if hexes_left(s, ring_of(spot))]
        total += w.place * min(len(places), 5) * share + self.frontier(s) * share
        return total + w.ambassador * int(player.allies).bit_count() * share

    def frontier(self, s: Eclipse) -> float:
        """Hexes of nobody that a disc could go to."""
        found = 0.0
        for hex in s.laid:
            if s.owner[hex] == NONE and s.crowd[hex] == 0 and is_connected(s, self.seat, hex):
                found += self.vp(s, hex) + 0.5 * len(s.rules.sectors[hex].squares)
        return self.weights.frontier * min(found, 8.0)

    # --- ships ------------------------------------------------------------------------------------

    def fleet(self, s: Eclipse) -> float:
        w, player = self.weights, s.players[self.seat]
        share = min(self.rounds_left(s) + 1, 5) / 5
        total = 0.0
        for klass in range(CLASSES):
            each = power(player.values[klass * VALUES : klass * VALUES + VALUES], s.rules.damage)
            root = each**0.5
            total += w.design * root * (1.0 if klass < 3 else 0.4)
            total += w.strength * root * int(player.ships_of(klass))
        return total * share

    def battles(self, s: Eclipse) -> float:
        """What the battles that are on would bring."""
        total = 0.0
        for hex in s.laid:
            mine = ships_in(s, hex, self.seat) > 0
            if mine:
                total += self.battle(s, hex)
            elif s.owner[hex] == self.seat and self.enemies(s, hex):
                total -= self.weights.danger + self.vp(s, hex)
        return total

    def vp(self, s: Eclipse, hex: int) -> int:
        return int(s.rules.sectors[hex].vp)

    def prospects(self, s: Eclipse) -> float:
        """Ancients beside one's own hexes or ships: could the whole fleet beat them?"""
        w, player = self.weights, s.players[self.seat]
        whole = {k: int(player.ships_of(k)) for k in range(3) if player.ships_of(k) > 0}
        if not whole:
            return 0.0
        half = has_generator(s, self.seat)
        chances = []
        for hex in s.laid:
            side = int(nobody_in(s, hex, self.seat)) if s.crowd[hex] >> GUARDS else NONE
            if side == NONE or ships_in(s, hex, self.seat) > 0:
                continue
            if any(can_start_from(s, each, self.seat) for each in joined(s, hex, half)):
                theirs = fleet_in(s, hex, side)
                coming = to_come(s, self.seat, hex, MOST_MOVES)
                ready = chance(s, self.seat, coming, side, theirs)
                one_day = w.scattered * chance(s, self.seat, whole, side, theirs)
                chances.append(max(ready, one_day))
        best = sorted(chances, reverse=True)[:2]
        soon = min(self.rounds_left(s) + 1, 3) / 3
        return w.prospect * soon * sum(each / (place + 1) for place, each in enumerate(best))

    def enemies(self, s: Eclipse, hex: int) -> list[int]:
        return [side for side in players_in(s, hex) if side != self.seat]

    def battle(self, s: Eclipse, hex: int) -> float:
        w = self.weights
        others = self.enemies(s, hex)
        nobody = int(nobody_in(s, hex, self.seat))
        if nobody != NONE:
            others.append(nobody)
        if not others:
            return self.standing(s, hex)
        winning = 1.0
        prize = 0.0
        for other in others:
            winning *= self.chance_there(s, hex, other)
            prize += w.fame * sum(fleet_in(s, hex, other).values())
        if nobody != NONE and s.players[self.seat].discs > 0:
            prize += w.prize + self.vp(s, hex)
        if s.owner[hex] == self.seat:
            prize += w.danger + self.vp(s, hex)
        elif s.owner[hex] != NONE:
            prize += 0.7 * self.vp(s, hex)
        if nobody != NONE and winning < self.daring(s):
            prize = 0.0  # nobody has to fight Ancients
        return winning * prize - (1 - winning) * self.defeat(s, hex)

    def daring(self, s: Eclipse) -> float:
        """The least chance with which Ancients are attacked; in the end ships are of no use."""
        return self.weights.daring if self.rounds_left(s) else self.weights.last_daring

    def defeat(self, s: Eclipse, hex: int) -> float:
        """What a lost battle costs."""
        if self.rounds_left(s) == 0:
            return self.weights.last_defeat
        costs = s.species_of(self.seat).costs
        fleet = fleet_in(s, hex, self.seat)
        lost = sum(costs[klass] * count for klass, count in fleet.items())
        return self.weights.defeat + self.weights.loss * lost

    def chance_there(self, s: Eclipse, hex: int, other: int) -> float:
        """With the ships that are there; or nearly that of those who could still follow."""
        mine, theirs = fleet_in(s, hex, self.seat), fleet_in(s, hex, other)
        now = chance(s, self.seat, mine, other, theirs)
        actions = 0 if other < ANCIENTS else self.moves_left(s)
        if actions == 0:
            return now
        then = chance(
            s, self.seat, together(mine, to_come(s, self.seat, hex, actions)), other, theirs
        )
        return max(now, now + self.weights.followed * (then - now))

    def moves_left(self, s: Eclipse) -> int:
        """How many more actions of this round could be spent on an attack, and paid."""
        player = s.players[self.seat]
        most = 0 if player.passed else min(MOST_MOVES, int(player.discs) - 1)
        return next((n for n in range(most, 0, -1) if self.money_after_discs(s, n) >= 0), 0)

    def standing(self, s: Eclipse, hex: int) -> float:
        """A fleet where no enemy is: it will take what is nobody's."""
        owner = s.owner[hex]
        if owner == self.seat:
            return 0.05
        if owner == NONE and s.players[self.seat].discs > 0:
            return 0.5 * self.vp(s, hex) + (self.weights.discovery if s.tile[hex] else 0)
        if owner != NONE and owner < ANCIENTS:
            if s.players[self.seat].is_allied(owner):
                return -1.0
            return 0.5 * self.vp(s, hex)
        return 0.0

    # --- what chance will bring -----------------------------------------------------------------

    def pending(self, s: Eclipse) -> float:
        """Hexes and tiles that are being drawn for this seat."""
        total = 0.0
        share = min(self.rounds_left(s) + 1, 6) / 6
        for frame in s.agenda.lanes[0]:
            if isinstance(frame, DrawHex) and frame.player == self.seat:
                drawn = self.weights.draw[int(ring_of(frame.spot))] * share
                total += drawn if self.can_claim(s) else drawn * self.weights.unclaimed
            elif isinstance(frame, Discover) and frame.player == self.seat:
                total += self.weights.discovery
        return total

    def can_claim(self, s: Eclipse) -> bool:
        return s.players[self.seat].discs > 0 and self.money_after_discs(s, 1) >= 0

    def money_after_discs(self, s: Eclipse, count: int) -> int:
        """Money at the end of the round, were so many more discs laid."""
        discs = s.players[self.seat].discs
        upkeep = s.rules.upkeep
        return int(balance(s, self.seat)) + upkeep[discs] - upkeep[discs - count]
