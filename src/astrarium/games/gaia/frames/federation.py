"""Form a federation: its satellites, what they cost, and the token."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.core.frame import AGAIN, DONE, LEGAL, NOT_OFFERED, WAIT, Frame, SeatFrame, because
from astrarium.games.gaia.clusters import Clusters
from astrarium.games.gaia.connections import Connections
from astrarium.games.gaia.federations import Search, satellites_affordable
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.reasons import (
    BESIDE_FEDERATION,
    SATELLITE_ON_PLANET,
    SATELLITE_THERE,
    SUPERFLUOUS_SATELLITE,
    SUPPLY_EMPTY,
)
from astrarium.games.gaia.research import gain_token
from astrarium.games.gaia.state import UNKNOWN, Gaia
from astrarium.games.gaia.structures import join_federation, touches_federation
from astrarium.games.gaia.words import CLUSTER, EMPTY, KIND, SATELLITE, TOKEN, TOKEN_KINDS


def list_federations(s: Gaia, seat: i64) -> list[list[int]]:
    """Every federation that the seat can form and pay: the hexes of its satellites, sorted.

    One without satellites is the list of one number: -1 - its first hex.
    """
    clusters = Clusters(s, seat)
    search = Search(clusters, satellites_affordable(s, seat))
    found: list[list[int]] = []
    for number in range(len(search.cores)):
        if search.core_costs[number] == 0:
            core: i64 = search.cores[number]
            cluster: i64 = 0
            while (core >> cluster) & 1 == 0:
                cluster += 1
            found.append([-1 - min(clusters.hexes[cluster])])
    if len(found) == len(search.cores):
        return sorted(found)
    return sorted(found) + Connections(search).federations()


class FormFederation(SeatFrame[Gaia]):
    """Satellite by satellite, in ascending order, so that each federation is offered once.

    No federation's satellites are a part of another's, so it is clear when one is complete.
    `found` is a memo, no argument of the frame: to list the federations is the longest thing that
    the rules do, and options, sentences and the answer all need the list. While the frame waits
    nothing is built, so positions that share it would find the same.
    [gaia.federation.satellite.as-many-as-needed] [gaia.federation.connection.single-action]
    """

    def __init__(self, player: i64, *chosen: int) -> None:
        super().__init__(player)
        self.chosen = list(chosen)
        self.found: list[list[int]] | None = None  # worked out when first asked for

    def data(self) -> list[int]:
        return [self.player, *self.chosen]

    def fitting(self, s: Gaia) -> list[list[int]]:
        """The federations that begin with the satellites chosen so far."""
        found = self.found
        if found is None:
            count = len(self.chosen)
            found = [
                each for each in list_federations(s, self.player) if each[:count] == self.chosen
            ]
            self.found = found
        return found

    def candidates(self, s: Gaia) -> list[int]:
        choices: list[int] = []
        count = len(self.chosen)
        for each in self.fitting(s):
            at: i64 = each[count]
            choice: i64 = CLUSTER - 1 - at if at < 0 else SATELLITE + at
            if choice not in choices:
                choices.append(choice)
        choices.sort()
        return choices

    def unsuggested(self, s: Gaia, choice: i64) -> i64:
        if choice - choice % KIND != SATELLITE:
            return NOT_OFFERED
        hex = choice % KIND
        if i64(s.terrain[hex]) != EMPTY:
            return because(SATELLITE_ON_PLANET)
        if (i64(s.satellite[hex]) >> self.player) & 1:
            return because(SATELLITE_THERE)
        if not Clusters(s, self.player).growing and touches_federation(s, self.player, hex):
            return because(BESIDE_FEDERATION)
        return because(SUPERFLUOUS_SATELLITE)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        hex = choice % KIND
        if choice < SATELLITE:
            s.pop(lane)
            federate(s, lane, self.player, [], hex)
            return
        chosen = [*self.chosen, hex]
        count = len(chosen)
        found = [each for each in self.fitting(s) if each[:count] == chosen]
        if len(found) == 1 and len(found[0]) == count:
            s.pop(lane)
            federate(s, lane, self.player, chosen, hex)
            return
        following = FormFederation(self.player, *chosen)
        following.found = found
        s.replace(lane, following)


def federate(s: Gaia, lane: i64, seat: i64, satellites: list[int], start: i64) -> None:
    """Place the satellites, join what they touch, pay, take a token.

    [gaia.federation.gains-token] [gaia.federation.satellite.cost]
    """
    player = s.players[seat]
    for hex in satellites:
        s.satellite[hex] = s.satellite[hex] | u8(1 << seat)
        s.tell("satellite", seat, 1, hex, "gaia.federation.satellite.cost")
    player.satellites += len(satellites)
    for hex in satellites:
        join_federation(s, seat, hex)
    if not satellites and not s.in_any_federation(seat, start):
        join_federation(s, seat, start)
    player.formed += 1
    player.cheapest = UNKNOWN
    if player.formed > 1 and s.faction_of(seat).growing:
        rule = "gaia.faction.ivits.extension-gains-token"
        s.tell("federation-grown", seat, len(satellites), start, rule)
    else:
        s.tell("federation", seat, len(satellites), start, "gaia.federation.gains-token")
    power: i64 = len(satellites)
    if s.faction_of(seat).satellite_qic:
        player.qic -= power
        power = 0
    s.push(lane, ChooseToken(seat, power))


class ChooseToken(SeatFrame[Gaia]):
    """The token is chosen, then the satellites are paid, then the token is gained.

    [gaia.federation.token.player-chooses]
    """

    def __init__(self, player: i64, power: i64) -> None:
        super().__init__(player)
        self.power = power  # to be discarded for the satellites

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if any_token(s) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return [TOKEN + kind for kind in range(TOKEN_KINDS)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        return LEGAL if s.token_supply[choice % KIND] > 0 else because(SUPPLY_EMPTY)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        kind = choice % KIND
        left = s.token_supply[:]
        left[kind] -= 1
        s.token_supply = left
        s.replace(lane, GainToken(self.player, kind))
        if self.power > 0:
            s.push(lane, GiveTokens(self.player, self.power, 1, 0))


class GainToken(Frame[Gaia]):
    """[gaia.federation.gains-token]"""

    def __init__(self, player: i64, kind: i64) -> None:
        self.player = player
        self.kind = kind

    def advance(self, s: Gaia, lane: i64) -> i64:
        s.pop(lane)
        gain_token(s, lane, self.player, self.kind, "gaia.federation.token.player-chooses")
        return AGAIN


def any_token(s: Gaia) -> bool:
    return any(count > 0 for count in s.token_supply)
