"""Where goals step into the base game."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.core.game import Data
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import (
    card_left_tableau,
    goal_vp,
    look_at_goals,
    share_most_goals,
    tell_goal_scores,
)
from astrarium.games.race.goals.frames.draw_goals import DrawGoals
from astrarium.games.race.goals.invariants import broken_goals
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.goals.tiles import FIRST_DRAWN, MOST_DRAWN, ROUND_ENDS
from astrarium.games.race.goals.view import GOALS, goals_from
from astrarium.games.race.part import Part, PartState
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import HAND_LIMIT
from astrarium.parts.bits import bit
from astrarium.parts.fields import Fill


class GoalsPart(Part):
    def new_state(self, rules: RaceRules) -> PartState:
        return Goals([], [], [], 0)

    def before_setup(self) -> Frame[Race] | None:
        """[race.storm.goals.setup.before-base-setup] [race.storm.draft.goals-first]"""
        return DrawGoals(MOST_DRAWN, FIRST_DRAWN)

    def phase_over(self, s: Race, phase: i64) -> None:
        look_at_goals(s, goals_of(s), phase)

    def before_hand_limit(self, s: Race) -> None:
        """Who is about to discard cards. [race.storm.goals.first.budget-surplus]"""
        goals = goals_of(s)
        for seat in range(len(s.players)):
            if len(s.players[seat].hand) > HAND_LIMIT:
                goals.over_limit |= bit(seat)

    def round_over(self, s: Race) -> None:
        look_at_goals(s, goals_of(s), ROUND_ENDS)

    def before_scoring(self, s: Race) -> None:
        share_most_goals(s, goals_of(s))

    def points(self, s: Race, seat: i64) -> i64:
        return goal_vp(s, goals_of(s), seat)

    def tell_points(self, s: Race, seat: i64) -> None:
        tell_goal_scores(s, goals_of(s), seat)

    def card_left(self, s: Race, seat: i64) -> None:
        card_left_tableau(s, goals_of(s), seat)

    def full(self, s: Race) -> Data:
        """They lie open: everyone sees all of it."""
        return GOALS.full(goals_of(s))

    def read(self, rules: RaceRules, data: Data, fill: Fill) -> PartState:
        return goals_from(rules, data, fill)

    def broken(self, s: Race) -> dict[str, bool]:
        return broken_goals(goals_of(s))
