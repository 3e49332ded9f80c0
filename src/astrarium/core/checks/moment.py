"""What every check looks at: one step of a random game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from astrarium.core.game import Data, Game
from astrarium.core.match import Match
from astrarium.core.openings import openings
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.core.trial import Consequences, Trial
from astrarium.core.views import resample

FURTHER = 6  # answers that positions are followed for, to see that they stay alike


class Broken(Exception):
    """A statement of the battery does not hold."""


def demand(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


class Moment:
    """One step of a random game."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        self.rng = rng
        self.s = match.position
        self.rules = match.rules
        self.game = match.rules.game
        self.eyes: list[int | None] = [None, *range(match.rules.seats)]

    def find(self, name: str) -> Game[Any, Any]:
        return self.game

    def say(self, choice: int) -> str:
        return self.game.say(self.rules, choice)

    def guess(self, eyes: int | None) -> Position[Any]:
        """A position that these eyes could be in."""
        return resample(self.s.view(eyes), self.rng, self.find)


Check = Callable[[Moment], None]


def look(s: Position[Any], eyes: int | None) -> Data:
    """All that a page shows a seat: its view, its question with options, reasons and sentences."""
    seen = s.view(eyes)
    shown: Data = {"view": seen}
    game = s.rules.game
    for question in seen["questions"]:
        if question["seat"] == eyes:
            lane = question["lane"]
            asked = Question(lane, question["seat"], question["number"])
            shown["options"] = s.lane_options(lane)
            shown["reasons"] = {
                c: [str(reason) for reason in s.reasons_against(asked, c)]
                for c in s.candidates(asked)
            }
            shown["asked"] = game.ask(s, asked)
            if asked in s.questions():
                shown["openings"] = openings(s, asked)
                shown["offered"] = offered(s, asked)
            every = sorted({*shown["options"], *shown["reasons"]})
            shown["told"] = {c: game.tell_choice(s, asked, c) for c in every}
            shown["headings"] = {c: game.heading_of(s.rules, c) for c in every}
            shown["elements"] = {c: game.element_of(s.rules, asked.seat, c) for c in every}
    return shown


def offered(s: Position[Any], asked: Question) -> Data:
    """What a page offers towards a turn, and does by itself: extras, whole moves, the rest of a
    set, the turns of a tile, standing orders, how the turn ends."""
    game = s.rules.game
    options = s.options(asked)
    carried = {c: game.carried(s, asked, c) for c in options}
    return {
        "extras": game.extras(s, asked),
        "usual": game.usual(s, asked),
        "wholes": [[each.answers, each.told, each.elements] for each in game.wholes(s, asked)],
        "ending": game.ending(s, asked),
        "picks left": game.picks_left(s, asked),
        "fill": [game.fill(s, asked, []), game.fill(s, asked, options[:1])],
        "carried": {c: [each.piece, each.turn, each.place] for c, each in carried.items() if each},
        "orders here": game.orders_here(s, asked),
    }


def foresee(s: Position[Any], asked: Question, choice: int) -> Data:
    """All that a page shows of an answer that is planned, and what it asks next."""
    trial = Trial(s, asked)
    shown, events = trial.shown(choice)
    told = Consequences(s, shown, asked.seat, events)
    return {
        "view": shown.view(asked.seat),
        "events": [event.data() for event in events if event.seen_by(asked.seat)],
        "others": told.others,
        "warnings": told.warnings,
        "forced": [each.choice for each in trial.forces(choice)],
        "next": _asked_next(trial.after(choice)),
        "foreseen": _asked_next(trial.foreseen(choice)),
    }


def _asked_next(trial: Trial | None) -> Data | None:
    return None if trial is None else look(trial.position, trial.asked.seat)


def difference(one: Data, other: Data) -> str:
    """Where two sights differ, in words."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return f"{one} and {other}"
    for key in [*one, *other]:
        if one.get(key) != other.get(key):
            return f"{key}: {difference(one.get(key, {}), other.get(key, {}))}"
    return "nothing"


class Before:
    """How things looked to everybody before an answer."""

    def __init__(self, match: Match) -> None:
        self.dump = match.position.dump()
        self.sights = sights(match)


def sights(match: Match) -> dict[int | None, Data]:
    """What each pair of eyes is shown of a match: the record, too."""
    eyes: list[int | None] = [None, *range(match.rules.seats)]
    return {each: {**look(match.position, each), "record": match.record(each)} for each in eyes}
