"""Goals in words, and what they add to the words of the base game."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.race.goals.tiles import CHIP_VP, MOMENTS, Goal
from astrarium.games.race.speak.voice import Figures, Voice
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import text

TEXT_FAMILIES: Final = ("goal-",)


class GoalsVoice(Voice):
    def components(self, rules: RaceRules) -> dict[str, str]:
        """The tiles by the keys of their texts."""
        return {_key(goal): goal.name for goal in rules.goals}

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        goal = _called(rules, key)
        return None if goal is None else tell_goal(goal, NONE)

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        goal = _called(rules, key)
        return None if goal is None else explain_goal(goal)

    def before_seats(self, rules: RaceRules, view: Data) -> list[Sentence]:
        """All goals of the game, as everybody sees them."""
        goals = view["state"]["extras"]["goals"]
        sentences = [text("board-goals")]
        for number, holder, chips in zip(
            goals["drawn"], goals["holders"], goals["chips"], strict=True
        ):
            goal = rules.goals[number]
            sentences.append(tell_goal(goal, holder))
            sentences += [
                text("board-goal-chip", seat=seat, goal=goal.id, under="yes")
                for seat in range(rules.seats)
                if chips >> seat & 1
            ]
        return sentences

    def figures_before(self, view: Data, seat: int) -> Figures:
        """How many tiles and chips a seat has."""
        goals = view["state"]["extras"]["goals"]
        chips = [seats for seats in goals["chips"] if seats >> seat & 1]
        return [(text("figure-goals"), goals["holders"].count(seat) + len(chips))]


def _key(goal: Goal) -> str:
    return f"goal-{goal.id}"


def _called(rules: RaceRules, key: str) -> Goal | None:
    return next((goal for goal in rules.goals if _key(goal) == key), None)


def explain_goal(goal: Goal) -> list[Sentence]:
    worth = {"vp": int(goal.vp), "chip": CHIP_VP}
    moments = "-".join(MOMENTS[at] for at in range(1, len(MOMENTS)) if goal.looked_at(at))
    return [
        text("about-goal-heading", goal=goal.id, title=goal.name),
        text("about-goal-condition", goal=goal.id, amount=int(goal.at_least)),
        text("about-goal-most", **worth) if goal.most else text("about-goal-first", **worth),
        text("about-goal-moments", moments=moments),
    ]


def tell_goal(goal: Goal, holder: int) -> Sentence:
    """One line: its worth, its holder, its condition."""
    figures: dict[str, str | int] = {
        "goal": goal.id,
        "vp": int(goal.vp),
        "amount": int(goal.at_least),
        "under": "yes",
    }
    if holder == NONE:
        return text("board-goal-open", **figures)
    return text("board-goal-held", seat=holder, **figures)
