"""Terrans: what power that returns from the Gaia area brings with the institute."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.gaia.effects import PAY_POWER, PLAIN
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.reasons import TOO_LITTLE_RETURNED
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FREE, FROM_FREE, KIND, STOP


class Hooks(Faction):
    def after_power_returned(self, s: Gaia, lane: i64, seat: i64, returned: i64) -> None:
        """[gaia.faction.terrans.institute]"""
        if s.players[seat].institute > 0 and returned > 0:
            s.push(lane, ReturnedPower(seat, returned))


class ReturnedPower(SeatFrame[Gaia]):
    """Resources as if the returned power were spent on free actions; it lies in area II already.

    [gaia.faction.terrans.institute] [gaia.faction.terrans.example-institute]
    """

    def __init__(self, player: i64, power: i64) -> None:
        super().__init__(player)
        self.power = power

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if len(self.options(s)) > 1 else DONE

    def candidates(self, s: Gaia) -> list[int]:
        choices: list[int] = []
        for number in s.faction_of(self.player).free:
            action = s.rules.free_actions[number]
            if action.how == PAY_POWER and action.stone == PLAIN:
                choices.append(FREE + number)
        choices.append(STOP)
        return choices

    def reason(self, s: Gaia, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        action = s.rules.free_actions[choice % KIND]
        if action.amount > self.power:
            return because(TOO_LITTLE_RETURNED, action.amount, self.power)
        return LEGAL

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        number = choice % KIND
        action = s.rules.free_actions[number]
        s.replace(lane, ReturnedPower(self.player, self.power - action.amount))
        rule = "gaia.faction.terrans.institute"
        gain(s, lane, self.player, action.gain, FROM_FREE + number, rule)
