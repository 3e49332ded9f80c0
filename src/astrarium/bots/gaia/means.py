"""Resources and power: what they are worth now, and as income of the rounds to come."""

from __future__ import annotations

from astrarium.bots.gaia.weights import ByRound, Weights
from astrarium.games.gaia.effects import Gain
from astrarium.games.gaia.power import worth
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import ROUNDS

MOST_TOKENS = 12  # more of them are of no further use


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
        self.income_ore = _to_come(weights.ore, done)
        self.income_knowledge = _to_come(weights.knowledge, done)
        self.income_credits = _to_come(weights.credits, done)
        self.income_qic = _to_come(weights.qic, done)
        power = _to_come(weights.power, done)
        self.income_charge = power * weights.charging
        self.income_token = power * weights.token
        self.tokens = self._tokens(power)
        self.share = self.income_ore / _to_come(weights.ore, 0)  # of the game that is still to come
        self.next = [self._of_round(by_round, done) for by_round in self._tables()]

    def _tables(self) -> tuple[ByRound, ...]:
        weights = self.weights
        return (weights.ore, weights.knowledge, weights.credits, weights.qic, weights.power)

    @staticmethod
    def _of_round(by_round: ByRound, done: int) -> float:
        return by_round[done] if done < ROUNDS else 0.0

    def _tokens(self, power: float) -> list[float]:
        """What so many tokens are worth: each goes round in every round to come, the first most."""
        values = [0.0]
        for number in range(MOST_TOKENS):
            share = self.weights.cycle * max(0.0, 1.0 - number / self.weights.cycle_many)
            values.append(values[-1] + share * power)
        return values

    def per_round(self, gain: Gain) -> float:
        """A gain in every round to come."""
        return (
            int(gain.ore) * self.income_ore
            + int(gain.knowledge) * self.income_knowledge
            + int(gain.credits) * self.income_credits
            + int(gain.qic) * self.income_qic
            + int(gain.charge) * self.income_charge
            + int(gain.tokens) * self.income_token
        )

    def next_round(self, gain: Gain) -> float:
        """A gain in the next round only."""
        ore, knowledge, credits, qic, power = self.next
        weights = self.weights
        moved = int(gain.charge) * weights.charging + int(gain.tokens) * weights.token
        return (
            int(gain.ore) * ore
            + int(gain.knowledge) * knowledge
            + int(gain.credits) * credits
            + int(gain.qic) * qic
            + moved * power
        )

    def holdings(self, player: Player) -> float:
        """Everything that can be spent."""
        weights = self.weights
        many_ore, much_knowledge, many_credits, much_power = weights.plenty
        value = self.ore * self._useful(int(player.ore), many_ore)
        value += self.knowledge * self._useful(int(player.knowledge), much_knowledge)
        value += self.credits * self._useful(int(player.credits), many_credits)
        value += self.qic * int(player.qic)
        power = self._useful(int(player.area3 * worth(player, self.faction)), much_power)
        power += weights.area_2 * int(player.area2) + weights.area_1 * int(player.area1)
        if player.stone > 0:
            # The stone is one token of its area already.
            shares = (0.0, weights.area_1, weights.area_2, 1.0, weights.in_gaia)
            power += int(self.faction.stone_worth - 1) * shares[player.stone]
        value += self.tokens[min(int(player.power() + player.gaia_area), MOST_TOKENS)]
        if self.round_left:
            power += weights.in_gaia * int(player.gaia_area)
            value += weights.gaiaformer * int(player.gaiaformers + player.parked) * self.share
        return value + self.power * power

    def _useful(self, amount: int, plenty: int) -> float:
        if amount <= plenty:
            return float(amount)
        return plenty + self.weights.surplus * (amount - plenty)


def _to_come(by_round: ByRound, done: int) -> float:
    """The figures of all rounds after those that are done, added up."""
    total = 0.0
    for number in range(done, ROUNDS):
        total += by_round[number]
    return total
