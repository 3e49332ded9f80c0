"""Choices as text, both ways. A set is written with semicolons: `pay Gem World; Comet Zone`."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from astrarium.core.errors import AstrariumError, BadNotation
from astrarium.games.race.orb import notation as orb_notation
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    ACT,
    ACTIONS,
    ARM,
    BEGIN_WITH,
    BUILD,
    CONQUER,
    CONSUME,
    DEAL,
    DEVELOP,
    DISCARD,
    DRAW,
    HIRE,
    KEEP,
    KIND,
    LAND,
    LUCKY,
    MAKE,
    MAKE_ANY,
    MOVE,
    NAME,
    PASS,
    PAY,
    PAY_COST,
    PRODUCE,
    ROLL,
    SELL,
    SPEND,
    STOP,
    TURN,
    TURN_UP,
    USE,
)
from astrarium.parts.notation import Notation, listed

TITLE: Final = "Race for the Galaxy"
ALONE: Final = {
    "pass": PASS,
    "conquer": CONQUER,
    "pay cost": PAY_COST,
    "stop": STOP,
    "lucky settle": LUCKY,
}
WITH_CARD: Final = {
    "develop": BUILD,
    "settle": LAND,
    "keep": KEEP,
    "discard": DISCARD,
    "pay": PAY,
    "spend": SPEND,
    "sell from": SELL,
    "consume from": CONSUME,
    "produce on": MAKE,
    "produce any on": MAKE_ANY,
    "draw": DRAW,
    "deal": DEAL,
    "arm from": ARM,
    "move from": MOVE,
    "flip": TURN,
    "start with": BEGIN_WITH,
}
# The faces of the robot's dice, in the order of their numbers.
FACE_WORDS: Final = ("explore", *ACTIONS[DEVELOP : PRODUCE + 1], "robot", "match")
NUMBERS: Final = [str(number) for number in range(KIND)]

# What is wrong with a thing that a verb does not go with.
Fault = Callable[[RaceRules, str], AstrariumError]
# A verb, the kind of choice that it stands for, the things it goes with, and what else is wrong.
Verb = tuple[str, int, Sequence[str], Fault]


def verbs(rules: RaceRules) -> list[Verb]:
    with_card: list[Verb] = [
        (verb, kind, rules.names, _no_card) for verb, kind in WITH_CARD.items()
    ]
    return [
        *with_card,
        ("choose", ACT, _actions(rules), _no_action),
        ("name", NAME, NUMBERS, _no_number),
        ("hire", HIRE, NUMBERS, _no_number),
        ("roll", ROLL, FACE_WORDS, _no_face),
        ("use", USE, _powers(rules), _no_power),
        ("goal", TURN_UP, _goals(rules), _no_goal),
    ]


def _actions(rules: RaceRules) -> tuple[str, ...]:
    return ACTIONS[: rules.last_action + 1]


def _powers(rules: RaceRules) -> list[str]:
    """A card's first consume power has its name; the others are numbered."""
    return [
        rules.names[power.card] + (f" #{power.place + 1}" if power.place else "")
        for power in rules.powers
    ]


def _goals(rules: RaceRules) -> list[str]:
    return [goal.name for goal in rules.goals]


class RaceNotation:
    """All choices of one set of components but those with a place of the Orb, and the verbs."""

    def __init__(self, rules: RaceRules) -> None:
        self.faults: dict[str, Fault] = {verb: fault for verb, _, _, fault in verbs(rules)}
        if rules.orb is not None:
            self.faults.update(dict.fromkeys(orb_notation.VERBS, _no_such))
        self.listed = Notation("race-no-choice", TITLE, _lines(rules))

    def verb_of(self, low: str) -> str:
        """The longest verb that a text begins with, or an empty text."""
        fitting = [verb for verb in self.faults if low.startswith(verb + " ")]
        return max(fitting, key=len) if fitting else ""


def _lines(rules: RaceRules) -> Iterator[tuple[int, str]]:
    for verb, choice in ALONE.items():
        yield choice, verb
    for verb, kind, things, _ in verbs(rules):
        yield from listed(kind, verb + " {}", things)
    if rules.orb is not None:
        yield from orb_notation.lines(rules.orb)


KNOWN: Final[dict[str, RaceNotation]] = {}


def notation_of(rules: RaceRules) -> RaceNotation:
    """By the components: nothing else changes the texts."""
    if rules.fingerprint not in KNOWN:
        KNOWN[rules.fingerprint] = RaceNotation(rules)
    return KNOWN[rules.fingerprint]


def say(rules: RaceRules, choice: int) -> str:
    text = notation_of(rules).listed.texts.get(choice)
    if text is None and rules.orb is not None:
        text = orb_notation.say_place(rules.orb, choice)
    if text is None:
        raise BadNotation(f"{choice} is no choice of {TITLE}").said("race-no-choice")
    return text


def parse(rules: RaceRules, text: str) -> list[int]:
    words = " ".join(text.split())
    low = words.lower()
    notation = notation_of(rules)
    choice = notation.listed.choices.get(low)
    if choice is None and rules.orb is not None:
        choice = orb_notation.parse_place(rules.orb, low)
    if choice is not None:
        return [choice]
    verb = notation.verb_of(low)
    if not verb:
        known = ", ".join(sorted({*ALONE, *notation.faults}))
        message = f"'{text}' begins with no known verb; the verbs are {known}"
        raise BadNotation(message).said("race-no-verb", written=text, verbs=known)
    return [_one(rules, notation, verb, each.strip()) for each in words[len(verb) :].split(";")]


def _one(rules: RaceRules, notation: RaceNotation, verb: str, thing: str) -> int:
    choice = notation.listed.choices.get(f"{verb} {thing.lower()}")
    if choice is None:
        raise notation.faults[verb](rules, thing)
    return choice


# --- what is wrong -------------------------------------------------------------------------------


def _guess(name: str, known: list[str]) -> str:
    by_low = {each.lower(): each for each in known}
    close = difflib.get_close_matches(name.lower(), by_low, n=1)
    return by_low[close[0]] if close else ""


def _no_card(rules: RaceRules, name: str) -> AstrariumError:
    message = f"there is no card '{name}'"
    return BadNotation(message, lambda: _guess(name, rules.names)).said("race-no-card", name=name)


def _no_action(rules: RaceRules, name: str) -> AstrariumError:
    known = ", ".join(_actions(rules))
    message = f"there is no action card '{name}'; there are {known}"
    return BadNotation(message).said("race-no-action", name=name, known=known)


def _no_face(rules: RaceRules, name: str) -> AstrariumError:
    known = ", ".join(FACE_WORDS)
    message = f"no die shows '{name}'; the dice show {known}"
    return BadNotation(message).said("race-no-face", name=name, known=known)


def _no_number(rules: RaceRules, digits: str) -> AstrariumError:
    message = f"'{digits}' is no number that can be named"
    return BadNotation(message).said("race-no-number", written=digits)


def _no_power(rules: RaceRules, name: str) -> AstrariumError:
    title, _, place = name.partition(" #")
    if place and not (place.isascii() and place.isdigit()):
        message = f"'#{place}' is no number of a power"
        return BadNotation(message).said("race-no-number", written=place)
    if title.lower() not in [each.lower() for each in rules.names]:
        return _no_card(rules, title)
    return BadNotation(f"'{name}' has no such consume power").said("race-no-power", name=name)


def _no_goal(rules: RaceRules, name: str) -> AstrariumError:
    message = f"there is no goal '{name}'"
    return BadNotation(message, lambda: _guess(name, _goals(rules))).said("race-no-goal", name=name)


def _no_such(rules: RaceRules, thing: str) -> AstrariumError:
    assert rules.orb is not None
    return orb_notation.no_such(rules.orb, thing.partition(" ")[0])
