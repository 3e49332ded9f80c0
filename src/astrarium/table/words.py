"""Sentences for one reader: the texts of the table and of one game, and the players' names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

import astrarium
from astrarium.core.game import Data, Reason, Rules, Sentence
from astrarium.core.position import Position, Question
from astrarium.core.trial import Trial
from astrarium.table.remembered import Remembered
from astrarium.text import Figure, Texts, say_reason, say_sentence

PACKAGE: Final = Path(astrarium.__path__[0])
TEXT_FAMILIES: Final = ("figure-", "points-", "option-", "order-", "game-", "does-")
"""What a game's own catalogue says for the table."""
PLAIN: Final = (str, int)
PLACES: Final = ("place", "space", "old")  # figures of events that name places
EXPLAINED: Final = 1_000_000  # letters of explanations that are remembered
ISOLATES: Final = dict.fromkeys(map(ord, "\u2068\u2069"))  # round the figures of a sentence


@cache
def texts_of(language: str, game: str = "") -> Texts:
    """The texts of the table, with those of a game where one is named."""
    folders = [PACKAGE / "table" / "text"]
    own = PACKAGE / "games" / game / "text"
    if game and (own / f"{language}.ftl").exists():
        folders.append(own)
    return Texts(language, folders)


@lru_cache(maxsize=1 << 16)
def _remembered(language: str, game: str, key: str, figures: tuple[tuple[str, Figure], ...]) -> str:
    return texts_of(language, game)(key, **dict(figures))


@dataclass(frozen=True)
class Words:
    """The texts of the table, or of a game, for one reader, each made once: most pages repeat
    most of them."""

    language: str
    game: str = ""

    def __call__(self, key: str, /, **figures: Figure) -> str:
        if not figures:
            return _remembered(self.language, self.game, key, ())
        for name, figure in figures.items():
            if type(figure) not in PLAIN and not isinstance(figure, str | int):
                figures[name] = tuple(figure)
        return _remembered(self.language, self.game, key, tuple(figures.items()))

    def __contains__(self, key: str) -> bool:
        return key in texts_of(self.language, self.game)


_explained: Final = Remembered[list[str]](EXPLAINED, lambda told: 1 + sum(map(len, told)))


def explained(language: str, rules: Rules, component: str) -> list[str]:
    """All that a component does, sentence by sentence. Remembered by what the rules were made from:
    rules with a set of somebody's own are large, and there may be any number of those."""
    setting = (rules.game.name, rules.seats, rules.fingerprint, *sorted(rules.options.items()))
    key = (language, component, setting)
    told = _explained.get(key)
    if told is None:
        texts = texts_of(language, rules.game.name)
        told = [texts(key, **figures) for key, figures in rules.game.explain(rules, component)]
        _explained.put(key, told)
    return told


class Choice:
    """A choice in words, and the component it is about."""

    def __init__(self, words: str, about: str) -> None:
        self.words = words
        self.about = about


class Speaker:
    """Says what happens at one table to one reader."""

    def __init__(
        self, language: str, rules: Rules, names: list[str], ground: Position[Any] | None = None
    ) -> None:
        self.ground = ground  # where places are looked up that a story tells of
        self.language = language
        self.texts = Words(language, rules.game.name)
        self.rules = rules
        self.game = rules.game
        self.names = names

    @cached_property
    def called(self) -> list[str]:
        """The names with what a game calls its players: a faction in place of a bot's number."""
        if self.ground is None:
            return self.names
        return [self._called(seat, name) for seat, name in enumerate(self.names)]

    def _called(self, seat: int, name: str) -> str:
        title = self.titles[seat]
        if not title:
            return name
        number = self.texts("seat-bot", bot="", number=seat + 1).translate(ISOLATES)
        name = name.translate(ISOLATES).removesuffix(number)
        return self.texts("seat-titled", name=name, title=title)

    @cached_property
    def titles(self) -> list[str]:
        """What a game calls its players, as far as it does."""
        told = [self.game.called(self.ground, seat) for seat in range(len(self.names))]
        return [say_sentence(self.texts, each, ()) if each else "" for each in told]

    def sentence(self, sentence: Sentence, asked: int | None = None) -> str:
        """A sentence of the game; empty where the game has nothing to say. Whoever is asked is
        called by name alone."""
        names = self.called
        if asked is not None and asked >= 0:
            names = [*names[:asked], self.names[asked], *names[asked + 1 :]]
        return say_sentence(self.texts, sentence, names)

    def reason(self, reason: Reason) -> str:
        return say_reason(self.texts, reason)

    def sentences(self, told: list[Sentence]) -> list[str]:
        """Without those that say nothing, and each said once."""
        return list(dict.fromkeys(words for words in map(self.sentence, told) if words))

    def ask(self, s: Position[Any], question: Question) -> str:
        told = self.sentence(self.game.ask(s, question), question.seat)
        return told or self.texts("plain-question")

    def choice(self, s: Position[Any], question: Question, number: int) -> Choice:
        told = self.game.tell_choice(s, question, number)
        words = self.sentence(told) or self.game.say(self.rules, number)
        return Choice(words, str(told[1].get("about", "")))

    def steps(self, trial: Trial, choices: list[int]) -> list[str]:
        """Answers one after another, each as its own question would say it."""
        words = []
        at: Trial | None = trial
        for number in choices:
            assert at is not None  # a plan does not look behind a barrier
            words.append(self.choice(at.position, at.asked, number).words)
            at = at.after(number)
        return words

    def explain(self, component: str) -> list[str]:
        return explained(self.language, self.rules, component) if component else []

    def beat(self, told: Sequence[Sentence]) -> list[str]:
        """Sentences told at once; one that is said again is counted."""
        times = Counter(words for words in map(self._placed, told) if words)
        return [
            words if amount == 1 else self.texts("told-times", words=words, amount=amount)
            for words, amount in times.items()
        ]

    def _placed(self, sentence: Sentence) -> str:
        key, figures = sentence
        for figure in PLACES:
            place = figures.get(figure)
            if self.ground is not None and isinstance(place, str):
                found = self.game.tell_place(self.ground, figure, place)
                figures = {**figures, figure: self.sentence(found) or place}
        # "Anna plays the Terrans": what says who somebody is does not call them so as well.
        plain = say_sentence(self.texts, (key, figures), self.names)
        seat = figures.get("seat")
        title = self.titles[seat] if self.ground is not None and isinstance(seat, int) else ""
        return plain if title and title in plain else self.sentence((key, figures))

    def board(self, view: Data) -> list[str]:
        return [self.sentence(each) for each in self.game.tell_board(self.rules, view)]

    def figures(self, view: Data, seat: int) -> list[tuple[str, int]]:
        told = self.game.tell_figures(self.rules, view, seat)
        return [(self.sentence(name), amount) for name, amount in told]
