"""Goals in words."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.race.goals.tiles import CHIP_VP, MOMENTS, Goal
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import text

TEXT_FAMILIES: Final = ("goal-",)
ABOUT: Final = "goal-"


def goal_components(rules: RaceRules) -> dict[str, str]:
    """The tiles by the keys of their texts."""
    return {f"{ABOUT}{goal.id}": goal.name for goal in rules.goals}


def goal_called(rules: RaceRules, key: str) -> Goal | None:
    for goal in rules.goals:
        if key == f"{ABOUT}{goal.id}":
            return goal
    return None


def explain_goal(goal: Goal) -> list[Sentence]:
    vp = int(goal.vp)
    worth = (
        text("about-goal-most", vp=vp, chip=CHIP_VP)
        if goal.most
        else text("about-goal-first", vp=vp, chip=CHIP_VP)
    )
    moments = "-".join(MOMENTS[at] for at in range(1, len(MOMENTS)) if goal.looked_at(at))
    return [
        text("about-goal-heading", goal=goal.id, title=goal.name),
        text("about-goal-condition", goal=goal.id, amount=int(goal.at_least)),
        worth,
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


def tell_goals(rules: RaceRules, goals: Data, seats: int) -> list[Sentence]:
    """All goals of the game, as everybody sees them."""
    sentences = [text("board-goals")]
    for number, holder, chips in zip(goals["drawn"], goals["holders"], goals["chips"], strict=True):
        goal = rules.goals[number]
        sentences.append(tell_goal(goal, holder))
        sentences += [
            text("board-goal-chip", seat=seat, goal=goal.id, under="yes")
            for seat in range(seats)
            if chips >> seat & 1
        ]
    return sentences


def goals_of(goals: Data, seat: int) -> int:
    """How many tiles and chips a seat has."""
    tiles = [holder for holder in goals["holders"] if holder == seat]
    chips = [seats for seats in goals["chips"] if seats >> seat & 1]
    return len(tiles) + len(chips)
