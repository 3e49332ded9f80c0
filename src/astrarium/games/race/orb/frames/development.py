"""Phase II in the Orb game: tokens lower the cost, and a development may bring a second team."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, Frame, SeatFrame, because
from astrarium.games.race.frames.develop import Development
from astrarium.games.race.orb.access import orb_of, turn_up
from astrarium.games.race.orb.frames.play import AIRLOCK, LayCard
from astrarium.games.race.orb.placing import NO_TEAM
from astrarium.games.race.orb.powers import (
    holds_tokens,
    kinds_held,
    token,
)
from astrarium.games.race.orb.words import FIRST_SMALL_AIRLOCK, SMALL_AIRLOCKS
from astrarium.games.race.reasons import TOO_DEAR
from astrarium.games.race.state import Race
from astrarium.games.race.words import ENOUGH, FLIP, KIND, NONE


class TokensForDevelopment(SeatFrame[Race]):
    """Development tokens lower the cost; then the rest is paid.

    Asked of everyone who holds tokens, whichever they are: others cannot tell.
    [race.artifacts.token.development-discount]
    """

    def __init__(self, player: i64, cost: i64, draws: i64) -> None:
        super().__init__(player)
        self.cost = cost
        self.draws = draws

    def candidates(self, s: Race) -> list[int]:
        kinds = kinds_held(s, self.player)
        return [*[FLIP + kind for kind in kinds if token(s, kind).development_discount > 0], ENOUGH]

    def reason(self, s: Race, choice: i64) -> i64:
        hand: i64 = len(s.players[self.player].hand)
        if choice == ENOUGH and self.cost > hand:
            return because(TOO_DEAR, self.cost, hand)
        return LEGAL

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == ENOUGH:
            s.replace(lane, Development(self.player, self.cost, self.draws))
            return
        kind = choice % KIND
        turn_up(s, self.player, kind, "race.artifacts.token.development-discount")
        left = self.cost - token(s, kind).development_discount
        if left > 0 and holds_tokens(s, self.player):
            s.replace(lane, TokensForDevelopment(self.player, left, self.draws))
        else:
            s.replace(lane, Development(self.player, max(left, 0), self.draws))


class OrbDevelopment(Frame[Race]):
    """In the Orb game tokens may pay for a development, and it may bring a second team."""

    def __init__(self, player: i64, cost: i64, draws: i64, card: i64) -> None:
        self.player = player
        self.cost = cost
        self.draws = draws
        self.card = card

    def advance(self, s: Race, lane: i64) -> i64:
        s.pop(lane)
        if s.tables.second_team[self.card]:
            s.push(lane, SecondTeam(self.player))
        if self.cost > 0 and holds_tokens(s, self.player):
            s.push(lane, TokensForDevelopment(self.player, self.cost, self.draws))
        else:
            s.push(lane, Development(self.player, self.cost, self.draws))
        return AGAIN


class SecondTeam(Frame[Race]):
    """When the development is paid for. [race.artifacts.power.place.second-team-airlock]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def advance(self, s: Race, lane: i64) -> i64:
        s.pop(lane)
        orb = orb_of(s)
        if orb.airlocks > 0 and orb.seats[self.player].teams[1] == NONE:
            card: i64 = FIRST_SMALL_AIRLOCK + SMALL_AIRLOCKS - orb.airlocks
            s.push(lane, LayCard(self.player, AIRLOCK, card, NO_TEAM))
        return AGAIN
