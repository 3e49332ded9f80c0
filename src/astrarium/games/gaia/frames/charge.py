"""The passive action: neighbours of what was built may charge power for VP."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, NOBODY, NOT_OFFERED, WAIT, Frame, because
from astrarium.games.gaia.gains import gain_tokens
from astrarium.games.gaia.power import charge
from astrarium.games.gaia.reasons import ALL_OR_NOTHING
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import power_value
from astrarium.games.gaia.words import (
    CHARGE,
    CHARGE_THEN_TOKEN,
    DECLINE,
    FROM_FACTION,
    KIND,
    TOKEN_THEN_CHARGE,
)


def highest_value(s: Gaia, seat: i64, hex: i64) -> i64:
    """[gaia.passive.within-2] [gaia.passive.highest-only]"""
    geometry = s.rules.geometry
    best: i64 = 0
    for i in range(geometry.around_count[hex]):
        other = geometry.around[hex * 19 + i]
        if s.building[other] != 0:
            best = max(best, power_value(s, seat, other))
    return best


def offered(s: Gaia, seat: i64, hex: i64, more_tokens: i64) -> i64:
    """How much the seat may charge, all or nothing.

    [gaia.passive.all-or-nothing] [gaia.passive.exception.not-enough-power]
    [gaia.passive.exception.not-enough-vp]
    """
    player = s.players[seat]
    # Rule gaia.power.charge.stops-when-empty: at most until all power lies in area III.
    room = 2 * (player.area1 + more_tokens) + player.area2
    amount = min(highest_value(s, seat, hex), room)
    return min(amount, player.vp + 1)


class Charging(Frame[Gaia]):
    """Seat by seat from the builder's left. [gaia.passive.decision-order]"""

    def __init__(self, builder: i64, hex: i64, offset: i64) -> None:
        self.builder = builder
        self.hex = hex
        self.offset = offset

    def player(self, s: Gaia) -> i64:
        return (self.builder + self.offset) % len(s.players)

    def seat(self, s: Gaia) -> i64:
        return self.player(s) if self.offset < len(s.players) else NOBODY

    def gets_token(self, s: Gaia) -> bool:
        """[gaia.faction.taklons.institute-token]"""
        seat = self.player(s)
        return s.players[seat].institute > 0 and s.faction_of(seat).passive_token

    def advance(self, s: Gaia, lane: i64) -> i64:
        if self.offset >= len(s.players):
            return DONE
        more: i64 = 1 if self.gets_token(s) else 0
        if offered(s, self.player(s), self.hex, more) > 0:
            return WAIT
        s.replace(lane, Charging(self.builder, self.hex, self.offset + 1))
        return AGAIN

    def candidates(self, s: Gaia) -> list[int]:
        """[gaia.passive.may-decline] [gaia.faction.taklons.institute-order]"""
        seat = self.player(s)
        plain = offered(s, seat, self.hex, 0)
        if not self.gets_token(s):
            return [CHARGE + plain, DECLINE]
        choices: list[int] = [TOKEN_THEN_CHARGE + offered(s, seat, self.hex, 1)]
        if plain > 0:
            choices.append(CHARGE_THEN_TOKEN + plain)
        choices.append(DECLINE)
        return choices

    def unsuggested(self, s: Gaia, choice: i64) -> i64:
        if not CHARGE <= choice - choice % KIND < DECLINE:
            return NOT_OFFERED
        return because(ALL_OR_NOTHING, offered(s, self.player(s), self.hex, 0))

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        seat = self.player(s)
        amount = choice % KIND
        kind = choice - amount
        s.replace(lane, Charging(self.builder, self.hex, self.offset + 1))
        if kind == DECLINE:
            s.tell("no-charge", seat, 0, self.hex, "gaia.passive.may-decline")
            return
        s.gain_vp(seat, 1 - amount, self.hex, "gaia.passive.cost")
        source = FROM_FACTION + s.players[seat].faction
        rule = "gaia.faction.taklons.institute-token"
        if kind == TOKEN_THEN_CHARGE:
            gain_tokens(s, seat, 1, source, rule)
        charge(s, lane, seat, amount, self.hex, "gaia.passive.amount")
        if kind == CHARGE_THEN_TOKEN:
            gain_tokens(s, seat, 1, source, rule)
