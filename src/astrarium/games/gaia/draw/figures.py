"""What a board reckons for its reader: one look at the position serves all zones of a drawing."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.games.gaia import forecast
from astrarium.games.gaia import view as snapshot
from astrarium.games.gaia.effects import Gain
from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, ROUNDS


class Figures:
    """Of all seats; empty as long as there is nothing to reckon."""

    def __init__(self, rules: GaiaRules, view: Data) -> None:
        state = view["state"]
        self.rules = rules
        self.state = state
        self.playing = int(state["round_number"]) > 0
        self.last_round = int(state["round_number"]) == ROUNDS
        self.s = snapshot.from_data(rules, state)
        self.ends: list[int] = []
        if self.playing and not view["over"]:
            self.ends = forecast.ends_now(self.s)

    def next_income(self, seat: int) -> Gain | None:
        """None in the last round, and before there is a faction."""
        if self.last_round or self.state["players"][seat]["faction"] == NONE:
            return None
        return forecast.next_income(self.s, seat)

    def income_with(self, seat: int, booster: int) -> Gain:
        return forecast.income_of(self.s, seat, booster)

    def spendable(self, seat: int) -> tuple[int, int]:
        """Power that can be spent, and what it would be after burning."""
        player = self.s.players[seat]
        faction = self.rules.factions[player.faction]
        burning = forecast.spendable_burning(player, faction)
        return int(forecast.spendable(player, faction)), int(burning)

    def federation(self, seat: int) -> tuple[int, int]:
        return forecast.towards_federation(self.s, seat)

    def final_counts(self) -> list[list[int]]:
        """What every seat has of what the final tiles count."""
        if not self.playing:
            return [[] for _ in self.state["final_tiles"]]
        kinds = [self.rules.final_tiles[tile].counts for tile in self.state["final_tiles"]]
        seats = range(self.rules.seats)
        return [[int(count_of(self.s, seat, kind)) for seat in seats] for kind in kinds]

    def order(self) -> list[int]:
        """The seats in turn order; before the first round as they sit."""
        if not self.playing:
            return list(range(self.rules.seats))
        return [self.state["order"] >> (4 * place) & 15 for place in range(self.rules.seats)]

    def has_passed(self, seat: int) -> bool:
        return bool(self.state["passed"] >> seat & 1)
