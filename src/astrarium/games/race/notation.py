"""Choices as text, both ways. A set is written with semicolons: `pay Gem World; Comet Zone`."""

from __future__ import annotations

import difflib

from astrarium.core.errors import BadNotation
from astrarium.games.race.orb import notation as orb_notation
from astrarium.games.race.orb.powers import LOOSE
from astrarium.games.race.orb.words import FIRST_ORB_CHOICE
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
    DISCARD,
    DRAW,
    EXPLORE_ORB,
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
    ROLL,
    SELL,
    SPEND,
    STOP,
    TURN,
    TURN_UP,
    USE,
)

ALONE = {
    "pass": PASS,
    "conquer": CONQUER,
    "pay cost": PAY_COST,
    "stop": STOP,
    "lucky settle": LUCKY,
}
WITH_CARD = {
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
FACE_WORDS = (
    "explore",
    "develop",
    "settle",
    "consume trade",
    "consume 2x",
    "produce",
    "robot",
    "match",
)
VERBS = {kind: verb for verb, kind in (ALONE | WITH_CARD).items()}


def say(rules: RaceRules, choice: int) -> str:
    kind = choice - choice % KIND
    argument = choice % KIND
    if choice >= FIRST_ORB_CHOICE:
        return _say_orb(rules, choice)
    if rules.orb is not None and argument == LOOSE and kind in (CONSUME, SELL):
        return f"{VERBS[kind]} token"
    if not _exists(rules, kind, argument):
        message = f"{choice} is no choice of Race for the Galaxy"
        raise BadNotation(message).said("race-no-choice")
    if kind == ACT:
        return f"choose {ACTIONS[argument]}"
    if kind == NAME:
        return f"name {argument}"
    if kind == TURN_UP:
        return f"goal {rules.goals[argument].name}"
    if kind == HIRE:
        return f"hire {argument}"
    if kind == ROLL:
        return f"roll {FACE_WORDS[argument]}"
    if kind == USE:
        power = rules.powers[argument]
        place = f" #{power.place + 1}" if power.place else ""
        return f"use {rules.names[power.card]}{place}"
    verb = VERBS[kind]
    return verb if verb in ALONE else f"{verb} {rules.names[argument]}"


def _say_orb(rules: RaceRules, choice: int) -> str:
    try:
        if rules.orb is not None:
            return orb_notation.say(rules.orb, choice)
    except LookupError:
        pass
    message = f"{choice} is no choice of Race for the Galaxy"
    raise BadNotation(message).said("race-no-choice")


def _actions(rules: RaceRules) -> tuple[str, ...]:
    return ACTIONS if rules.orb is not None else ACTIONS[:EXPLORE_ORB]


def _exists(rules: RaceRules, kind: int, argument: int) -> bool:
    counts = {
        ACT: len(_actions(rules)),
        NAME: KIND,
        HIRE: KIND,
        ROLL: len(FACE_WORDS),
        USE: len(rules.powers),
        TURN_UP: len(rules.goals),
    }
    alone = 1 if kind in ALONE.values() else 0
    with_card = int(rules.count) if kind in WITH_CARD.values() else 0
    return argument < counts.get(kind, alone or with_card)


def parse(rules: RaceRules, text: str) -> list[int]:
    words = " ".join(text.split())
    low = words.lower()
    if low in ALONE:
        return [ALONE[low]]
    if rules.orb is not None:
        found = orb_notation.parse(rules.orb, words)
        if found is not None:
            return [found]
    for verb, reader in READERS.items():
        if low.startswith(verb + " "):
            return [reader(rules, each) for each in _arguments(words, verb)]
    for verb in sorted(WITH_CARD, key=len, reverse=True):
        if low.startswith(verb + " "):
            return [WITH_CARD[verb] + _card(rules, each) for each in _arguments(words, verb)]
    more = orb_notation.VERBS if rules.orb is not None else ()
    verbs = ", ".join(sorted([*ALONE, *WITH_CARD, *READERS, *more]))
    message = f"'{text}' begins with no known verb; the verbs are {verbs}"
    raise BadNotation(message).said("race-no-verb", written=text, verbs=verbs)


def _arguments(words: str, verb: str) -> list[str]:
    return [each.strip() for each in words[len(verb) :].split(";")]


def _card(rules: RaceRules, name: str) -> int:
    low = name.lower()
    for number, known in enumerate(rules.names):
        if known.lower() == low:
            return number
    message = f"there is no card '{name}'{_guess(name, rules.names)}"
    raise BadNotation(message).said("race-no-card", name=name)


def _guess(name: str, known: list[str]) -> str:
    by_low = {each.lower(): each for each in known}
    close = difflib.get_close_matches(name.lower(), by_low, n=1)
    return f"; did you mean '{by_low[close[0]]}'?" if close else ""


def _action(rules: RaceRules, name: str) -> int:
    if name.lower() not in _actions(rules):
        known = ", ".join(_actions(rules))
        message = f"there is no action card '{name}'; there are {known}"
        raise BadNotation(message).said("race-no-action", name=name, known=known)
    return ACT + ACTIONS.index(name.lower())


def _face(rules: RaceRules, name: str) -> int:
    if name.lower() not in FACE_WORDS:
        known = ", ".join(FACE_WORDS)
        message = f"no die shows '{name}'; the dice show {known}"
        raise BadNotation(message).said("race-no-face", name=name, known=known)
    return ROLL + FACE_WORDS.index(name.lower())


def _number(rules: RaceRules, digits: str) -> int:
    if not digits.isascii() or not digits.isdigit() or int(digits) >= KIND:
        message = f"'{digits}' is no number that can be named"
        raise BadNotation(message).said("race-no-number", written=digits)
    return NAME + int(digits)


def _hired(rules: RaceRules, digits: str) -> int:
    return HIRE + _number(rules, digits) - NAME


def _power(rules: RaceRules, name: str) -> int:
    title, _, place = name.partition(" #")
    if place and not (place.isascii() and place.isdigit()):
        message = f"'#{place}' is no number of a power"
        raise BadNotation(message).said("race-no-number", written=place)
    card = _card(rules, title)
    wanted = int(place or 1) - 1
    for index, power in enumerate(rules.powers):
        if power.card == card and power.place == wanted:
            return USE + index
    message = f"'{name}' has no such consume power"
    raise BadNotation(message).said("race-no-power", name=name)


def _goal(rules: RaceRules, name: str) -> int:
    titles = [goal.name for goal in rules.goals]
    for number, title in enumerate(titles):
        if title.lower() == name.lower():
            return TURN_UP + number
    message = f"there is no goal '{name}'{_guess(name, titles)}"
    raise BadNotation(message).said("race-no-goal", name=name)


READERS = {
    "choose": _action,
    "name": _number,
    "hire": _hired,
    "roll": _face,
    "use": _power,
    "goal": _goal,
}
