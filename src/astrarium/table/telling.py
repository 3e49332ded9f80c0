"""What a game brings to the table: its sentences and its board, as functions of a view.

A game has a module `told` with these functions. A game without one can be played all the same:
its choices are shown in notation.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Protocol, cast

from astrarium.core.game import Data, Reason, Rules
from astrarium.core.position import Position

Sentence = tuple[str, dict[str, str | int]]
"""The key of a text and its figures."""


class Telling(Protocol):
    def question(self, rules: Rules, view: Data) -> Sentence: ...
    def choice(self, rules: Rules, number: int) -> Sentence: ...
    def said(self, rules: Rules, number: int) -> Sentence | None: ...
    def behind(self, rules: Rules, number: int) -> list[Sentence]: ...
    def reason(self, against: Reason) -> Sentence: ...
    def event(self, rules: Rules, told: Data) -> Sentence | None: ...
    def areas(self, rules: Rules, view: Data) -> list[Data]: ...
    def place_of(self, rules: Rules, seat: int, number: int) -> str: ...
    def status(self, view: Data) -> list[Sentence]: ...
    def seat_status(self, view: Data, seat: int) -> list[Sentence]: ...
    def figures(self, view: Data, seat: int) -> list[tuple[Sentence, int]]: ...
    def points(self, position: Position) -> list[list[tuple[Sentence, int]]]: ...
    def explain_card(self, rules: Rules, card: int) -> list[Sentence]: ...


class InNotation:
    """For a game that brings no words yet."""

    def question(self, rules: Rules, view: Data) -> Sentence:
        return ("plain-question", {})

    def choice(self, rules: Rules, number: int) -> Sentence:
        return ("plain-notation", {"words": rules.game.say(rules, number)})

    def said(self, rules: Rules, number: int) -> Sentence | None:
        return ("plain-notation", {"words": rules.game.say(rules, number)})

    def behind(self, rules: Rules, number: int) -> list[Sentence]:
        return []

    def reason(self, against: Reason) -> Sentence:
        return ("plain-reason", {"words": against.key})

    def event(self, rules: Rules, told: Data) -> Sentence | None:
        return None

    def areas(self, rules: Rules, view: Data) -> list[Data]:
        return []

    def place_of(self, rules: Rules, seat: int, number: int) -> str:
        return ""

    def status(self, view: Data) -> list[Sentence]:
        return []

    def seat_status(self, view: Data, seat: int) -> list[Sentence]:
        return []

    def figures(self, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        return []

    def points(self, position: Position) -> list[list[tuple[Sentence, int]]]:
        return [[(("plain-points", {}), score)] for score in position.scores()]

    def explain_card(self, rules: Rules, card: int) -> list[Sentence]:
        return []


TEXT_KEYS = ("plain-question", "plain-notation", "plain-reason", "plain-points")


@cache
def telling_of(game: str) -> Telling:
    module = f"astrarium.games.{game}.told"
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        found = None
    if found is None:
        return InNotation()
    return cast(Telling, importlib.import_module(module))
