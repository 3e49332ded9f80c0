"""Tables with goals: name the goals in play, lay the cards, play."""

from __future__ import annotations

from astrarium.core.events import Sink
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE, OF_GOAL
from tests.games.race.table import Table


def number_of(s: Race, goal: str) -> int:
    return [each.name for each in s.tables.goals].index(goal)


def with_goals(seats: int, *goals: str, **options: bool) -> Table:
    """A table of The Gathering Storm where just these goals lie open; events are kept."""
    t = Table(seats, expansion="storm", goals=True, **options)
    for goal in goals:
        goals_of(t.s).add(number_of(t.s, goal))
    t.s.sink = Sink()
    return t


def place_of(s: Race, goal: str) -> int:
    return goals_of(s).drawn.index(number_of(s, goal))


def give(t: Table, goal: str, seat: int) -> Table:
    """The seat holds the goal already."""
    goals_of(t.s).holders[place_of(t.s, goal)] = seat
    return t


def holder(s: Race, goal: str) -> int | None:
    """Who has the tile; None: it lies in the middle."""
    found = goals_of(s).holders[place_of(s, goal)]
    return None if found == NONE else found


def chips(s: Race, goal: str) -> list[int]:
    """The seats that have a chip for the goal."""
    found = goals_of(s).chips[place_of(s, goal)]
    return [seat for seat in range(len(s.players)) if found >> seat & 1]


def goal_events(s: Race) -> list[tuple[str, int, int, str, str]]:
    """What was told of goals: kind, seat, amount, goal, the end of the rule's id."""
    assert s.sink is not None
    return [
        (
            event.kind,
            event.seat,
            event.amount,
            s.tables.goals[event.source - OF_GOAL].name,
            event.rule.removeprefix("race.storm.goals."),
        )
        for event in s.sink.events
        if event.kind.startswith(("goal-", "score-goal"))
    ]


def choose(s: Race, *placed: str) -> None:
    """Each seat in turn places this card, or "pass"; what it costs is paid with any cards."""
    for seat, words in enumerate(placed):
        s.play(seat, words)
    settle_the_rest(s)


def settle_the_rest(s: Race) -> None:
    """Pay, conquer and draw until somebody chooses a card to place or an action, or all is over."""
    while not s.over:
        for question in s.questions():
            options = s.options(question)
            said = s.rules.game.say(s.rules, options[0])
            if question.seat >= 0 and not said.startswith(("pay", "conquer", "discard")):
                continue
            s.apply(question, options[0])
            break
        else:
            return
