"""What goals add to the words of the base game."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.goals.speak.goals import (
    explain_goal,
    goal_called,
    goal_components,
    goals_of,
    tell_goal,
    tell_goals,
)
from astrarium.games.race.speak.voice import Figures, Voice
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import text


class GoalsVoice(Voice):
    def components(self, rules: RaceRules) -> dict[str, str]:
        return goal_components(rules)

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        goal = goal_called(rules, key)
        return None if goal is None else tell_goal(goal, NONE)

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        goal = goal_called(rules, key)
        return None if goal is None else explain_goal(goal)

    def before_seats(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return tell_goals(rules, view["state"]["extras"]["goals"], rules.seats)

    def figures_before(self, view: Data, seat: int) -> Figures:
        return [(text("figure-goals"), goals_of(view["state"]["extras"]["goals"], seat))]
