"""A person at the terminal: asks, explains, takes back, until the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from astrarium.cli.dictionary import Dictionary
from astrarium.cli.keeper import Keeper
from astrarium.cli.rulebook import Rulebook
from astrarium.cli.screen import Screen, typed
from astrarium.cli.story import placings, points, settled_record, table_lines, told
from astrarium.core.driver import Driver, answer_planned, asked_everything, ordered
from astrarium.core.errors import AstrariumError
from astrarium.core.game import NO_ANSWER
from astrarium.core.openings import openings
from astrarium.core.picks import pickable
from astrarium.core.position import Question
from astrarium.core.trial import Trial
from astrarium.text import Texts, say_error, say_reason, say_sentence

LAST_LINES = 15  # of the log, where no number is given


class Session:
    def __init__(
        self, driver: Driver, you: int, names: Sequence[str], texts: Texts, keeper: Keeper | None
    ) -> None:
        self.driver = driver
        self.match = driver.match
        self.game = driver.match.rules.game
        self.you = you
        self.eyes = you if you >= 0 else None
        self.names = names
        self.texts = texts
        self.keeper = keeper
        self.screen = Screen()
        self.dictionary = Dictionary(driver.match.rules, texts)
        self.rulebook = Rulebook(self.game, texts)
        self.told = 0
        self.stale = True  # a round has begun since the table was last shown
        self.commands: dict[str, Callable[[Question, str], bool]] = {
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "notation": self._notation,
            "help": self._help,
        }

    def run(self) -> bool:
        """Play to the end; False when the person has left."""
        while True:
            waiting = self.driver.run()
            self._keep()
            self._tell_news()
            if self.match.position.over:
                self._tell_result()
                return True
            assert waiting, "the game is not over, but nobody is asked"
            if not self._answer(waiting[0]):
                return False

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.match)

    # --- telling ------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        record = settled_record(self.match, self.eyes)
        self.told = min(self.told, len(record))
        news = record[self.told :]
        self.told = len(record)
        if any(event["kind"] == "round" for line in news for event in line["events"]):
            self.stale = True
        for line in told(self.match, news, self.texts, self.names):
            self.screen.line(line, "· ", "  ")

    def _tell_result(self) -> None:
        texts, s = self.texts, self.match.position
        self.screen.heading(texts("play-result"))
        for place in sorted(placings(s, texts, self.names), key=lambda place: place.rank):
            player, score = place.name, place.score
            self.screen.line(texts("play-place", rank=place.rank, player=player, score=score))
            for line in points(self.match, texts, self.names, place.seat):
                self.screen.line(line, "  ", "    ")
        self.screen.line(texts("play-seed", seed=self.driver.streams.seed))

    def _show_board(self) -> None:
        lines = table_lines(self.match.position, self.eyes, self.texts, self.names)
        if not lines:
            return
        self.screen.rule()
        for indent, line in lines:
            self.screen.line(line, indent, indent + "    ")
        self.screen.rule()

    # --- asking -------------------------------------------------------------------------------

    def _answer(self, question: Question) -> bool:
        """Ask until something is answered or taken back; False: the person leaves."""
        if self.stale:
            self._show_board()
            self.stale = False
        self._ask(question)
        while True:
            line = typed("> ")
            if line is None or self._is_command(line, "quit"):
                return False
            try:
                if self._take(question, line):
                    return True
            except AstrariumError as error:
                self.screen.line(say_error(self.texts, error))

    def _ask(self, question: Question) -> None:
        s = self.match.position
        asked = say_sentence(self.texts, self.game.ask(s, question), self.names)
        self.screen.line()
        self.screen.line(asked or self.texts("play-asked", player=self.names[question.seat]))
        listed = self._listed(question)
        width = len(str(len(listed)))
        for number, choice in enumerate(listed, start=1):
            indent = f"  {number:>{width}}  "
            self.screen.line(self._offered(question, choice), indent, " " * len(indent))
            first = listed[choice]
            if first:
                steps = self.texts("plan-first", steps=self._said(question, first))
                self.screen.line(steps, " " * len(indent), " " * len(indent))

    def _listed(self, question: Question) -> dict[int, list[int]]:
        """What is open, and what answers given first would open: each with those answers."""
        s = self.match.position
        return {**{choice: [] for choice in pickable(s, question)}, **openings(s, question)}

    def _said(self, question: Question, choices: list[int]) -> list[str]:
        """Answers one after another, each as its own question would say it."""
        said: list[str] = []
        at: Trial | None = Trial(self.match.position, question)
        for choice in choices:
            assert at is not None  # openings do not look behind a barrier
            sentence = self.game.tell_choice(at.position, at.asked, choice)
            words = say_sentence(self.texts, sentence, self.names)
            said.append(words or self.game.say(self.match.rules, choice))
            at = at.after(choice)
        return said

    def _offered(self, question: Question, choice: int) -> str:
        """A choice with what it costs, and with what is printed on the component it is about."""
        rules = self.match.rules
        sentence = self.game.tell_choice(self.match.position, question, choice)
        said = say_sentence(self.texts, sentence, self.names)
        if not said:
            return self.game.say(rules, choice)
        about = sentence[1].get("about")
        if not isinstance(about, str):
            return said
        printed = say_sentence(self.texts, self.game.tell_component(rules, about), self.names)
        return f"{said} [{printed.partition(' – ')[2] or printed}]"

    def _take(self, question: Question, line: str) -> bool:
        """Whether the line has changed the position."""
        if not line:
            return False
        if line.startswith("?"):
            return self._explain(question, line[1:].strip())
        word, _, rest = line.partition(" ")
        for name, command in self.commands.items():
            if self._is_command(word, name):
                return command(question, rest)
        if line.replace(",", " ").replace(" ", "").isdecimal():
            return self._take_numbers(question, [int(each) for each in re.findall(r"\d+", line)])
        notation = self.dictionary.notation(line)
        reasons = self.match.position.why_not(question.seat, notation)
        if reasons and reasons[0].rule:
            return self._why(question, line)
        self.match.play(question.seat, notation)  # says of what is no choice what is wrong with it
        return True

    def _take_numbers(self, question: Question, numbers: list[int]) -> bool:
        """One option, or several of a set in any order: all or none."""
        first = self._listed(question)
        listed = list(first)
        if not all(1 <= number <= len(listed) for number in numbers):
            self.screen.line(self.texts("play-no-such-number", last=len(listed)))
            return False
        picks = [listed[number - 1] for number in numbers]
        if len(picks) == 1 and first[picks[0]]:
            for choice in (*first[picks[0]], picks[0]):
                answer_planned(self.match, question.seat, choice)
            return True
        for asked, choice in self.match.position.plan_set(question.seat, picks):
            self.match.answer(asked, choice)
        return True

    def _is_command(self, word: str, name: str) -> bool:
        return word.lower() in (name, self.texts(f"command-{name}"))

    # --- commands -----------------------------------------------------------------------------

    def _explain(self, question: Question, name: str) -> bool:
        if not name:
            return self._help(question, "")
        listed = list(self._listed(question))
        key = ""
        if name.isdecimal() and 1 <= int(name) <= len(listed):
            choice = listed[int(name) - 1]
            figures = self.game.tell_choice(self.match.position, question, choice)[1]
            self.screen.line(self.game.say(self.match.rules, choice))
            key = str(figures.get("about", ""))
            if not key:
                return False
        for sentence in self.game.explain(self.match.rules, key or self.dictionary.key(name)):
            self.screen.line(say_sentence(self.texts, sentence, self.names), "  ", "    ")
        return False

    def _why(self, question: Question, text: str) -> bool:
        """Why something is not offered: the reason, and the rule it rests on."""
        if not text:
            self.screen.line(self.texts("play-why-what"))
            return False
        reasons = self.match.position.why_not(question.seat, self.dictionary.notation(text))
        if not reasons:
            self.screen.line(self.texts("play-why-open"))
        for reason in reasons:
            if f"reason-{reason.key}" in self.texts:
                self.screen.line(say_reason(self.texts, reason))
            if reason.rule:
                self.screen.line(self.rulebook.quoted(reason.rule), "  ", "  ")
        return False

    def _undo(self, question: Question, rest: str) -> bool:
        self.match.undo(question.seat)
        self._ask_again(question.seat)
        self.screen.line(self.texts("play-undone"))
        return True

    def _ask_again(self, seat: int) -> None:
        """Whoever takes back what would be answered for them wants to be asked."""
        s, orders = self.match.position, self.driver.orders.get(seat, {})
        again = s.question_of(seat)
        if ordered(s, again, s.options(again), orders) != NO_ANSWER:
            self.driver.orders[seat] = asked_everything(self.game)

    def _log(self, question: Question, rest: str) -> bool:
        record = settled_record(self.match, self.eyes)
        lines = told(self.match, record, self.texts, self.names)
        wanted = int(rest) if rest.isdecimal() else LAST_LINES
        for line in lines[max(0, len(lines) - wanted) :]:
            self.screen.line(line, "· ", "  ")
        return False

    def _board(self, question: Question, rest: str) -> bool:
        self._show_board()
        return False

    def _notation(self, question: Question, rest: str) -> bool:
        for choice in self.match.position.options(question):
            self.screen.line(self.game.say(self.match.rules, choice), "  ")
        return False

    def _help(self, question: Question, rest: str) -> bool:
        for line in self.texts("play-commands").splitlines():
            self.screen.line(line, "  ", "    ")
        return False
