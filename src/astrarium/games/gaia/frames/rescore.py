"""The Q.I.C. action that gives a federation token's reward again."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.gains import gain, gains_something
from astrarium.games.gaia.reasons import NO_TOKEN, NOTHING_GAINED
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_TOKEN, KIND, TOKEN


def score_reason(s: Gaia, seat: i64, kind: i64) -> i64:
    """LEGAL, or why the seat does not score a token of this kind again."""
    if s.players[seat].token_count(kind) == 0:
        return because(NO_TOKEN)
    again = s.rules.tokens[kind].gain
    return LEGAL if gains_something(s, seat, again) else because(NOTHING_GAINED)


def any_score_reason(s: Gaia, seat: i64) -> i64:
    """LEGAL if an own token gives something. [gaia.action-space.federation-rescore.needs-token]"""
    if s.players[seat].tokens == 0:
        return because(NO_TOKEN)
    for kind in range(len(s.rules.tokens)):
        if score_reason(s, seat, kind) == LEGAL:
            return LEGAL
    return because(NOTHING_GAINED)


class ScoreToken(SeatFrame[Gaia]):
    """[gaia.action-space.federation-rescore] [gaia.action-space.federation-rescore.no-new-token]"""

    def candidates(self, s: Gaia) -> list[int]:
        return [TOKEN + kind for kind in range(len(s.rules.tokens))]

    def reason(self, s: Gaia, choice: i64) -> i64:
        return score_reason(s, self.player, choice % KIND)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        kind = choice % KIND
        s.pop(lane)
        rule = "gaia.action-space.federation-rescore"
        gain(s, lane, self.player, s.rules.tokens[kind].gain, FROM_TOKEN + kind, rule)
