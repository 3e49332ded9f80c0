"""What everybody can see of many games, as digests: the witness of `tools.same`.

    python tools/same_record.py TREE FILE [--quick] [--logs FOLDER] [--show KEY]

Runs on the sources of TREE and imports nothing else of ours, so that two trees can be asked the
same. Each line of FILE is a key and a digest; the keys of one game stand together, in the order in
which it was played. With --show the text behind one key is written instead.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import random
import sys
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TextIO

import astrarium
from astrarium.core.checks import covering
from astrarium.core.checks.mixes import Setting, spoken
from astrarium.core.frame import CHANCE
from astrarium.core.game import Game, Rules, Sentence
from astrarium.core.match import Match, Step
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.table.words import texts_of
from astrarium.text.errors import TextError

GAMES = ("race", "gaia")
LANGUAGES = ("en", "hu")
NAMES = ("Anna", "Béla", "Cili", "Dani", "Emma", "Feri", "Gabi")
RECORD_SHOWN = 12  # the last lines of a record that are told at a look
UNDO_ONCE_IN = 25  # answers


def _style_class() -> Any:
    """Of whatever makes pictures in these sources; older ones keep it elsewhere."""
    try:
        return importlib.import_module("astrarium.core.draw.svg").Style
    except ModuleNotFoundError:
        return importlib.import_module("astrarium.core.svg").Style


Style = _style_class()


class Plan:
    """How much is played, and how often it is looked at, in answers."""

    def __init__(self, games: int, logs: int, looks: int, questions: int) -> None:
        self.games = games  # of each setting
        self.logs = logs  # every so many
        self.looks = looks
        self.questions = questions


WHOLE = Plan(games=5, logs=1, looks=8, questions=2)
QUICK = Plan(games=1, logs=3, looks=20, questions=5)


class Found(Exception):
    """The text that was asked for."""


class Witness:
    """Writes down digests, or looks for the one text that is asked for."""

    def __init__(self, file: TextIO, show: str) -> None:
        self.file = file
        self.wanted = show
        self.game = ""
        self.step = 0

    def begin(self, game: str) -> None:
        self.game, self.step = game, 0

    def note(self, kind: str, what: Any) -> None:
        key = f"{self.game} | {self.step} | {kind}"
        if key == self.wanted:
            raise Found(_written(what, indent=1))
        if not self.wanted:
            digest = hashlib.sha256(_written(what).encode()).hexdigest()[:16]
            self.file.write(f"{key}\t{digest}\n")


def _written(what: Any, indent: int | None = None) -> str:
    """As text; the keys of an object have no order."""
    if isinstance(what, str):
        return what
    return json.dumps(what, ensure_ascii=False, indent=indent, sort_keys=True)


# --- words ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def _said(language: str, game: str, key: str, figures: tuple[tuple[str, Any], ...]) -> str:
    """What cannot be said is noted as well: a tree with such a mistake can still be compared."""
    try:
        return texts_of(language, game)(key, **dict(figures))
    except TextError as error:
        return f"({error})"


def say(rules: Rules, sentence: Sentence) -> list[str]:
    """A sentence in both languages; nothing where the game says nothing."""
    key, figures = sentence
    if not key:
        return []
    figures = {
        name: value if isinstance(value, str | int) else tuple(value)
        for name, value in figures.items()
    }
    seat = figures.get("seat", -1)
    player = NAMES[seat] if isinstance(seat, int) and seat >= 0 else ""
    told = tuple({**figures, "player": player}.items())
    return [_said(language, rules.game.name, key, told) for language in LANGUAGES]


def say_all(rules: Rules, sentences: Iterable[Sentence]) -> list[list[str]]:
    return [say(rules, sentence) for sentence in sentences]


# --- looking --------------------------------------------------------------------------------------


class Watched:
    """A match that is looked at from time to time."""

    def __init__(self, match: Match, witness: Witness, plan: Plan) -> None:
        self.match = match
        self.rules = match.rules
        self.game = match.rules.game
        self.witness = witness
        self.plan = plan
        self.eyes: list[int | None] = [None, *range(match.rules.seats)]
        self.looks = 0

    def answer(self, question: Question, choice: int, forced: bool) -> None:
        """Before every answer the question is looked at, or all there is, or nothing."""
        match, witness = self.match, self.witness
        if witness.step % self.plan.looks == 0:
            self.look()
        elif witness.step % self.plan.questions == 0:
            self.look_at_questions()
        before = match.position.clone()
        step = match.answer(question, choice, forced)
        witness.step += 1
        witness.note("answer", match.log.lines[-1])
        witness.note("events", [event.data() for event in step.events])
        if question.seat != CHANCE and witness.step % self.plan.questions == 0:
            self._look_at_consequences(before, step)

    def _look_at_consequences(self, before: Position[Any], step: Step) -> None:
        after, seat = self.match.position, step.seat
        events = [event.data() for event in step.events if event.seen_by(seat)]
        warnings = self.game.warnings(before, after, seat, events)
        gains = self.game.others_may_gain(before, after, seat)
        self.witness.note("consequences", say_all(self.rules, [*warnings, *gains]))

    def look(self) -> None:
        """All that anybody is shown now; pictures and records for one pair of eyes a look."""
        match, witness = self.match, self.witness
        self.looks += 1
        witness.note("dump", match.position.dump())
        views = {eyes: match.position.view(eyes) for eyes in self.eyes}
        for eyes, view in views.items():
            witness.note(f"view of {eyes}", view)
        witness.note("undo", [match.undoable(seat) for seat in range(self.rules.seats)])
        witness.note("scores", [match.position.scores(), match.position.ranking()])
        self.look_at_questions()
        self._look_at_table(self.eyes[self.looks % len(self.eyes)], views)

    def look_at_questions(self) -> None:
        for question in self.match.position.questions():
            if question.seat != CHANCE:
                self._look_at(question)

    def _look_at(self, question: Question) -> None:
        s, rules, game = self.match.position, self.rules, self.game
        options = s.options(question)
        closed = sorted(set(s.candidates(question)) - set(options))
        note = self.witness.note
        note(f"options of {question}", [(choice, game.say(rules, choice)) for choice in options])
        reasons = {c: [str(reason) for reason in s.reasons_against(question, c)] for c in closed}
        note(f"closed to {question}", [[game.say(rules, c), reasons[c]] for c in closed])
        note(f"asked of {question}", say(rules, game.ask(s, question)))
        told = [
            [
                say(rules, game.tell_choice(s, question, choice)),
                say(rules, game.heading_of(rules, choice)),
                game.element_of(rules, question.seat, choice),
                game.parse(rules, game.say(rules, choice)),
            ]
            for choice in sorted({*options, *closed})
        ]
        note(f"choices of {question}", told)
        orders = [
            game.ordered(s, question.lane, {order.name: value})
            for order in game.standing_orders()
            for value in order.values
        ]
        note(f"orders for {question}", orders)

    def _look_at_table(self, eyes: int | None, views: dict[int | None, Any]) -> None:
        rules, game, view = self.rules, self.game, views[eyes]
        note = self.witness.note
        record = self.match.record(eyes)[-RECORD_SHOWN:]
        note(f"record for {eyes}", record)
        note(f"record told to {eyes}", say_all(rules, game.tell_record(rules, record)))
        note(f"board told to {eyes}", say_all(rules, game.tell_board(rules, view)))
        figures = [
            [say(rules, name), amount]
            for seat in range(rules.seats)
            for name, amount in game.tell_figures(rules, view, seat)
        ]
        note(f"figures told to {eyes}", figures)
        language = LANGUAGES[self.looks % 2]
        theme = ("page", "light", "dark")[self.looks % 3]
        words = texts_of(language, game.name)
        style = Style(theme, words, self.looks % 4 < 2, NAMES[: rules.seats], {})
        note(f"drawing for {eyes}", game.draw(view, style))

    def finish(self) -> None:
        """What is left of a finished game, and that its log and its last position read back."""
        witness, match = self.witness, self.match
        self.look()
        match.end()
        witness.note("log", match.log.text())
        for eyes in self.eyes:
            witness.note(f"whole record for {eyes}", match.record(eyes))
        witness.note("replayed", astrarium.replay(match.log.text()).position.dump())
        witness.note("loaded", astrarium.load(match.position.dump()).dump())


# --- playing --------------------------------------------------------------------------------------


def play(watched: Watched, seed: str) -> None:
    """A random game, with some answers taken back."""
    match = watched.match
    chooser = random.Random(seed)
    chance = Rng(chooser.getrandbits(63))
    while not match.position.over:
        asked = match.position.questions()
        question = asked[chooser.randrange(len(asked))]
        if question.seat == CHANCE:
            watched.answer(question, roll(match.position, question.lane, chance), False)
            continue
        options = match.position.options(question)
        watched.witness.note("open", options)
        watched.answer(question, chooser.choice(options), len(options) == 1)
        if chooser.randrange(UNDO_ONCE_IN) == 0 and match.undoable(question.seat):
            match.undo(question.seat)
            watched.witness.note("taken back", match.position.dump())
    watched.finish()


def play_again(text: str, witness: Witness, plan: Plan) -> None:
    """A finished log, answer by answer."""
    whole = astrarium.replay(text)
    match = Match(whole.rules, str(whole.log.header.get("promise", "")))
    watched = Watched(match, witness, plan)
    for step in whole.steps:
        number = match.position.agenda.numbers[step.lane]
        watched.answer(Question(step.lane, step.seat, number), step.choice, step.forced)
    watched.finish()


@cache
def settings_of(name: str) -> list[Setting]:
    return covering(find_game(name))


def tell_card(game: Game[Any, Any], witness: Witness) -> None:
    """What a game says of itself."""
    witness.note("card", [game.name, game.title, game.version, game.maturity, list(game.seats)])
    options = [[each.name, each.default, list(each.values), each.added] for each in game.options]
    witness.note("options", options)
    reasons = {code: [card.key, card.rule] for code, card in sorted(game.reasons().items())}
    witness.note("reasons", reasons)
    witness.note("settings", [spoken(setting) for setting in settings_of(game.name)])


def tell_rules(rules: Rules, witness: Witness) -> None:
    """The components of one setting, with all that is said of them."""
    game = rules.game
    witness.note("fingerprint", rules.fingerprint)
    components = game.components(rules)
    witness.note("components", sorted(components.items()))
    for key in sorted(components):
        told = [
            say(rules, game.tell_component(rules, key)),
            say_all(rules, game.explain(rules, key)),
        ]
        witness.note(f"component {key}", told)


# --- all of it ------------------------------------------------------------------------------------


def record_games(name: str, witness: Witness, plan: Plan) -> None:
    """Random games of every setting; components are told where a setting has new ones."""
    witness.begin(f"{name}, the game")
    tell_card(find_game(name), witness)
    told: set[str] = set()
    for setting in settings_of(name):
        rules = astrarium.rules(name, *setting)
        if rules.fingerprint not in told:
            told.add(rules.fingerprint)
            witness.begin(f"{name}, components {rules.fingerprint[:8]}")
            tell_rules(rules, witness)
        for number in range(plan.games):
            witness.begin(f"{name}, {spoken(setting)}, game {number}")
            play(Watched(Match(rules), witness, plan), witness.game)


def logs_of_games(logs: Path) -> list[Path]:
    """Finished logs of the games that are compared; what others say, an older tree may not know."""
    return [path for path in sorted(logs.rglob("*.log")) if game_of(path) in GAMES]


def game_of(log: Path) -> str:
    with log.open(encoding="utf-8") as lines:
        return str(json.loads(next(lines))["game"])


def record_logs(logs: Path, witness: Witness, plan: Plan) -> None:
    for path in logs_of_games(logs)[:: plan.logs]:
        witness.begin(f"log {path.relative_to(logs)}")
        play_again(path.read_text(encoding="utf-8"), witness, plan)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--logs", type=Path, required=True)
    parser.add_argument("--show", default="")
    given = parser.parse_args(arguments)
    assert astrarium.__file__ == str(given.tree / "src" / "astrarium" / "__init__.py")
    plan = QUICK if given.quick else WHOLE
    with given.file.open("w", encoding="utf-8") as file:
        witness = Witness(file, given.show)
        try:
            for name in GAMES:
                record_games(name, witness, plan)
            record_logs(given.logs, witness, plan)
        except Found as found:
            file.write(str(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
