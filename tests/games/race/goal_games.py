"""Seeded games with goals and a draft: a golden playthrough and finished games.

    python -m tests.games.race.goal_games    writes golden_goals/*.txt and finished_goals/*.log anew

The sheets finished_goals/*.yaml are typed by hand from the printed figures.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from astrarium.core.events import Event
from astrarium.core.frame import CHANCE
from astrarium.core.match import Match
from astrarium.games.race.speak.events import OF_GOALS
from astrarium.games.race.state import Race
from tests.games.race.playthrough import Recipe, play, summary

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden_goals"
FINISHED = FOLDER / "finished_goals"

GAMES = (
    Recipe("goals-3-seats", 3, {"expansion": "storm", "goals": True}, 1, ()),
    Recipe("draft-2-seats", 2, {"expansion": "storm", "goals": True, "draft": True}, 5, ()),
)
GOLDEN_GAME = Recipe("goals-3-seats", 3, {"expansion": "storm", "goals": True}, 1, ())


def golden_text(recipe: Recipe) -> str:
    """A whole game to read: every answer, what it brought about, and how it ended."""
    match = play(recipe)
    lines = [f"{match.rules.game.title} with goals, {recipe.seats} seats, seed {recipe.seed}", ""]
    lines += [told(match, event) for event in match.prologue]
    for step in match.steps:
        who = "chance" if step.seat == CHANCE else f"seat {step.seat}"
        lines.append(f"{who}: {step.say}" + (" (forced)" if step.forced else ""))
        lines += [told(match, event) for event in step.events]
    return "\n".join([*lines, "", *summary(match), *goals(match)]) + "\n"


def told(match: Match, event: Event) -> str:
    tables = cast(Race, match.position).tables
    words = [event.kind]
    if event.seat >= 0:
        words.append(f"seat {event.seat}")
    words.append(str(event.amount))
    if event.kind in OF_GOALS:
        words.append(tables.goals[event.source].name)
    elif event.source >= 0:
        words.append(tables.names[event.source])
    return f"    {', '.join(words)} [{event.rule}]"


def goals(match: Match) -> list[str]:
    s = cast(Race, match.position)
    found = s.goals()
    return [
        f"{s.tables.goals[number].name}: "
        + ("nobody" if holder < 0 else f"seat {holder}")
        + "".join(f", chip for seat {seat}" for seat in range(len(s.players)) if chips >> seat & 1)
        for number, holder, chips in zip(found.drawn, found.holders, found.chips)
    ]


def write() -> None:
    GOLDEN.mkdir(exist_ok=True)
    FINISHED.mkdir(exist_ok=True)
    (GOLDEN / f"{GOLDEN_GAME.name}.txt").write_text(golden_text(GOLDEN_GAME), encoding="utf-8")
    for recipe in GAMES:
        log = play(recipe).log.text()
        (FINISHED / f"{recipe.name}.log").write_text(log, encoding="utf-8")


if __name__ == "__main__":
    write()
