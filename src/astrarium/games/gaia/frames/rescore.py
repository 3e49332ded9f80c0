"""The Q.I.C. action that gives a federation token's reward again."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.reasons import NO_TOKEN
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_TOKEN, KIND, TOKEN


class ScoreToken(SeatFrame[Gaia]):
    """[gaia.action-space.federation-rescore] [gaia.action-space.federation-rescore.no-new-token]
    [gaia.action-space.federation-rescore.needs-token]
    """

    def candidates(self, s: Gaia) -> list[int]:
        return [TOKEN + kind for kind in range(len(s.rules.tokens))]

    def reason(self, s: Gaia, choice: i64) -> i64:
        owned = s.players[self.player].token_count(choice % KIND)
        return LEGAL if owned > 0 else because(NO_TOKEN)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        kind = choice % KIND
        s.pop(lane)
        rule = "gaia.action-space.federation-rescore"
        gain(s, lane, self.player, s.rules.tokens[kind].gain, FROM_TOKEN + kind, rule)
