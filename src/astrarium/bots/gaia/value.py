"""What a round's end is worth to a seat: the points that it will probably have in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.bots.gaia.features import NAMES, Features, part_of
from astrarium.bots.gaia.fitted import FITTED
from astrarium.bots.gaia.turns import at_the_end, kind_of
from astrarium.bots.gaia.weights import Weights
from astrarium.bots.search import Parts
from astrarium.games.gaia.frames.setup import FirstBooster
from astrarium.games.gaia.scoring import level_points
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    BUILD,
    NO_BOOSTER,
    POWER,
    PROJECT,
    QIC_ACTION,
    ROUNDS,
    TRACKS,
)

# The chance that nobody comes first, turn by turn.
SPACE_LASTS: Final = 0.8
PLANET_LASTS: Final = 0.94
REST_LASTS: Final = 0.98

# What each feature is worth when a round begins, round by round.
Figures = list[list[float]]
FIGURES: Final[Figures] = [[FITTED[name][number] for name in NAMES] for number in range(ROUNDS)]
PART_OF: Final = [part_of(name) for name in NAMES]


class RoundEnd(Features):
    """Values every position as if the seat passed there: what it may still do, is tried."""

    def __init__(self, s: Gaia, seat: int, weights: Weights, figures: Figures = FIGURES) -> None:
        super().__init__(s, seat, weights)
        self.figures = figures[min(self.coming, ROUNDS) - 1]

    def value(self, s: Gaia) -> float:
        total = 0.0
        if self.coming > ROUNDS:
            for part in self._last(s).values():
                total += part
            return total
        found, figures = self.row(s), self.figures
        for i in range(len(found)):
            total += found[i] * figures[i]
        return total

    def parts(self, s: Gaia) -> Parts:
        if self.coming > ROUNDS:
            return self._last(s)
        parts: Parts = {}
        for i, amount in enumerate(self.row(s)):
            parts[PART_OF[i]] = parts.get(PART_OF[i], 0.0) + amount * self.figures[i]
        return parts

    def _last(self, s: Gaia) -> Parts:
        """The end of the last round: nothing is uncertain but what others may still do."""
        player = s.players[self.seat]
        points, research = float(player.vp), 0.0
        if not s.has_passed(self.seat):
            points += self.passing_points(s, player)
        for track in range(len(TRACKS)):
            research += float(level_points(s, self.seat, track))
        return {
            "points": points,
            "research": research,
            "stock": at_the_end(s, self.seat) / int(self.rules.end_resources),
            "finals": self._finals(s),
        }

    def lasts(self, choice: int) -> float:
        kind = kind_of(choice)
        if POWER <= kind <= QIC_ACTION:
            return SPACE_LASTS
        return PLANET_LASTS if kind in (BUILD, PROJECT) else REST_LASTS

    def next_turn(self, s: Gaia) -> Gaia | None:
        return None if s.has_passed(self.seat) else super().next_turn(s)

    def _kept(self, s: Gaia) -> float:
        return self.value(s)

    def boosters_worth(self, s: Gaia) -> Callable[[int], float]:
        def worth(booster: int) -> float:
            if booster == NO_BOOSTER:
                return 0.0
            passed = s.clone()
            player = passed.players[self.seat]
            player.vp += self.passing_points(s, player)
            player.booster = booster
            passed.passed |= 1 << self.seat
            return self.value(passed)

        return worth


class Opening(RoundEnd):
    """Values the setup as the beginning of the first round, with what is there by now."""

    def row(self, s: Gaia) -> list[float]:
        begun = s.clone()
        begun.passed |= 1 << self.seat
        return super().row(begun)

    def is_settled(self, s: Gaia, lane: int) -> bool:
        """Boosters come after all structures: others place theirs first."""
        return isinstance(s.agenda.lanes[lane][-1], FirstBooster)
