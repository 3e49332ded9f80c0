"""Resources and power: what they are worth now, and as income of the rounds to come."""

from __future__ import annotations

from astrarium.bots.gaia.weights import ByRound, Weights
from astrarium.games.gaia.power import worth
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.tables import Gain
from astrarium.games.gaia.words import ROUNDS


class Means:
    def __init__(self, s: Gaia, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.faction = s.faction_of(seat)
        done = int(s.round_number)
        now = min(max(done, 1), ROUNDS) - 1
        if s.has_passed(seat):
            now = min(now + 1, ROUNDS - 1)
        self.round_left = done < ROUNDS
        self.ore = weights.ore[now]
        self.knowledge = weights.knowledge[now]
        self.credits = weights.credits[now]
        self.qic = weights.qic[now]
        self.power = weights.power[now]
        # ... and the same for one unit of income in every round to come.
        self.income_ore = sum(weights.ore[done:])
        self.income_knowledge = sum(weights.knowledge[done:])
        self.income_credits = sum(weights.credits[done:])
        self.income_qic = sum(weights.qic[done:])
        self.income_charge = sum(weights.power[done:]) * weights.charging
        self.income_token = sum(weights.power[done:]) * weights.token
        self.next = [self._of_round(by_round, done) for by_round in self._tables()]

    def _tables(self) -> tuple[ByRound, ...]:
        weights = self.weights
        return (weights.ore, weights.knowledge, weights.credits, weights.qic, weights.power)

    @staticmethod
    def _of_round(by_round: ByRound, done: int) -> float:
        return by_round[done] if done < ROUNDS else 0.0

    def per_round(self, gain: Gain) -> float:
        """A gain in every round to come."""
        return (
            gain.ore * self.income_ore
            + gain.knowledge * self.income_knowledge
            + gain.credits * self.income_credits
            + gain.qic * self.income_qic
            + gain.charge * self.income_charge
            + gain.tokens * self.income_token
        )

    def next_round(self, gain: Gain) -> float:
        """A gain in the next round only."""
        ore, knowledge, credits, qic, power = self.next
        weights = self.weights
        return (
            gain.ore * ore
            + gain.knowledge * knowledge
            + gain.credits * credits
            + gain.qic * qic
            + (gain.charge * weights.charging + gain.tokens * weights.token) * power
        )

    def holdings(self, player: Player) -> float:
        """Everything that can be spent."""
        weights = self.weights
        many_ore, much_knowledge, many_credits, much_power = weights.plenty
        value = self.ore * self._useful(player.ore, many_ore)
        value += self.knowledge * self._useful(player.knowledge, much_knowledge)
        value += self.credits * self._useful(player.credits, many_credits)
        value += self.qic * player.qic
        ready = player.area3 * worth(player, self.faction)
        power = self._useful(ready, much_power)
        power += weights.area_2 * player.area2 + weights.area_1 * player.area1
        if player.stone > 0:
            # The stone is one token of its area already.
            extra = self.faction.stone_worth - 1
            power += (
                extra * (0.0, weights.area_1, weights.area_2, 1.0, weights.in_gaia)[player.stone]
            )
        if self.round_left:
            power += weights.in_gaia * player.gaia_area
            value += weights.gaiaformer * player.gaiaformers * self._share()
            value += weights.gaiaformer * player.parked * self._share()
        return value + self.power * power

    def _useful(self, amount: float, plenty: int) -> float:
        if amount <= plenty:
            return amount
        return plenty + self.weights.surplus * (amount - plenty)

    def _share(self) -> float:
        return self.income_ore / sum(self.weights.ore)
