"""What a turn is made of: actions, free actions, and passing."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.bots.gaia.boosters import Boosters
from astrarium.bots.gaia.outlook import Outlook
from astrarium.bots.search import Way
from astrarium.core.frame import MAIN
from astrarium.games.gaia.frames.federation import FormFederation
from astrarium.games.gaia.frames.tech import TakeTile
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    CLUSTER,
    FREE,
    KIND,
    NONE,
    PASS,
    ROUNDS,
    SATELLITE,
    UPGRADE,
)

MOST_FEDERATIONS = 6  # of all the ways to form one, those with the fewest satellites
EPSILON = 1e-6


def kind_of(choice: int) -> int:
    return choice - choice % KIND


class TurnOutlook(Outlook):
    """The outlook of a seat with its turns."""

    def ways(self, s: Gaia, lane: int) -> list[Way]:
        frame = s.agenda.lanes[lane][-1]
        if isinstance(frame, FormFederation):
            return federations(s, frame)
        if isinstance(frame, GiveTokens):
            return [[give(s.lane_options(lane))]]
        return super().ways(s, lane)

    def is_turn(self, s: Gaia, lane: int) -> bool:
        return isinstance(s.agenda.lanes[lane][-1], Turn)

    def is_free(self, choice: int) -> bool:
        return kind_of(choice) == FREE

    def is_pass(self, choice: int) -> bool:
        return kind_of(choice) == PASS

    def holdings(self, s: Gaia) -> float:
        return self.means.holdings(s.players[self.seat])

    def purse(self, s: Gaia) -> tuple[int, ...]:
        player = s.players[self.seat]
        return (
            player.ore,
            player.knowledge,
            player.credits,
            player.qic,
            player.area1,
            player.area2,
            player.area3,
            player.stone,
            player.gaia_area,
            player.gaiaformers,
        )

    def alike(self, s: Gaia, lane: int, choice: int) -> int | None:
        """Where to build, and which tile to take for it, do not depend on each other."""
        kind = kind_of(choice)
        stack = s.agenda.lanes[lane]
        return kind if kind >= UPGRADE and stack and isinstance(stack[-1], TakeTile) else None

    def next_turn(self, s: Gaia) -> Gaia | None:
        later = s.clone()
        later.agenda.lanes[MAIN][:] = [Turn(self.seat, BEFORE)]
        later.built = later.built_too = NONE
        return later

    def rest(self, s: Gaia, lane: int, options: list[int]) -> int:
        """Conversions that are better than keeping what there is; then the best booster."""
        best, best_value = NONE, self._kept(s)
        for choice in options:
            if self.is_free(choice):
                trial = s.clone()
                trial.answer(lane, choice)
                value = self._kept(trial)
                if value > best_value + EPSILON:
                    best, best_value = choice, value
        if best != NONE:
            return best
        worths = self.boosters_worth(s)
        passes = [each for each in options if self.is_pass(each)]
        return max(passes, key=lambda each: worths(each % KIND))

    def boosters_worth(self, s: Gaia) -> Callable[[int], float]:
        """What passing is worth with each booster."""
        return Boosters(s, self).worth

    def _kept(self, s: Gaia) -> float:
        return at_the_end(s, self.seat) if self.round == ROUNDS else self.holdings(s)


def at_the_end(s: Gaia, seat: int) -> float:
    """What scores at the end, and a little less for what can still become that."""
    player = s.players[seat]
    scoring = player.ore + player.knowledge + player.credits
    if player.credits >= s.rules.most_credits:
        return float(scoring)
    still = int(player.area3) + 0.9 * int(player.area2 // 2) + int(player.qic)
    return int(scoring) + 0.9 * still


def federations(s: Gaia, frame: FormFederation) -> list[Way]:
    """The cheapest federations, as far as they are not yet named."""
    cheapest = sorted(frame.fitting(s), key=_satellites)[:MOST_FEDERATIONS]
    return [[answer_of(at) for at in each[len(frame.chosen) :]] for each in cheapest]


def _satellites(federation: list[int]) -> int:
    return 0 if federation[0] < 0 else len(federation)


def answer_of(at: int) -> int:
    """A number of a listed federation as a choice."""
    return CLUSTER - 1 - at if at < 0 else SATELLITE + at


def give(options: list[int]) -> int:
    """Power that is worth least: from the lowest area as much as possible, but not the stone."""
    plain = [choice for choice in options if choice & 1 == 0]
    return max(plain or options)
