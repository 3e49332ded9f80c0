"""Sentences for one reader: the texts of the table and of one game, and the players' names."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data, Rules
from astrarium.table.record import Line
from astrarium.table.telling import Sentence, Telling, telling_of
from astrarium.text import Texts

PACKAGE: Final = Path(astrarium.__path__[0])


@cache
def texts_of(language: str, game: str = "") -> Texts:
    """The texts of the table, with those of a game where one is named."""
    folders = [PACKAGE / "table" / "text"]
    if game:
        own = PACKAGE / "games" / game / "text"
        folders += [each for each in (own, own / "table") if (each / f"{language}.ftl").exists()]
    return Texts(language, folders)


class Speaker:
    """Says what happens at one table to one reader."""

    def __init__(self, language: str, rules: Rules, names: list[str]) -> None:
        self.texts = texts_of(language, rules.game.name)
        self.telling: Telling = telling_of(rules.game.name)
        self.rules = rules
        self.names = names

    def sentence(self, sentence: Sentence, **more: str | int) -> str:
        key, figures = sentence
        return self.texts(key, **{**figures, **more})

    def choice(self, number: int) -> str:
        return self.sentence(self.telling.choice(self.rules, number))

    def event(self, event: Data) -> str:
        told = self.telling.event(self.rules, event)
        if told is None:
            return ""
        seat = event["seat"]
        return self.sentence(told, name=self.names[seat] if seat >= 0 else "")

    def line(self, line: Line, seat: int | None) -> list[str]:
        """The sentences of one line of a record, as its reader may know them."""
        sentences = [said for said in map(self.event, _summed(line.events)) if said]
        if line.say and (not sentences or line.seat == seat):
            own = self._said(line)
            if own:
                sentences.insert(0, own)
        return sentences

    def _said(self, line: Line) -> str:
        try:
            (number,) = self.rules.game.parse(self.rules, line.say)
        except (AstrariumError, ValueError):
            return ""
        said = self.telling.said(self.rules, number)
        return "" if said is None else self.sentence(said)


def _summed(events: list[Data]) -> list[Data]:
    """Equal events in a row become one with the sum of their amounts."""
    found: list[Data] = []
    for event in events:
        same = ("kind", "seat", "source")
        if found and all(found[-1][key] == event[key] for key in same):
            found[-1] = {**found[-1], "amount": found[-1]["amount"] + event["amount"]}
        else:
            found.append(event)
    return found
