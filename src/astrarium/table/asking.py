"""The question as the page asks it, the plan so far, and the card of each thing that is planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from astrarium.core.draw.svg import COLOURS, PLANNED, Style
from astrarium.core.game import NO_ANSWER, Carried, Data, Reason
from astrarium.core.position import Position
from astrarium.core.trial import Consequences, Trial
from astrarium.core.views import view
from astrarium.table.drafts import Plan
from astrarium.table.words import Choice, Speaker

FEW_OPTIONS: Final = 6  # stand beside the question, all of them
FEW_HEADINGS: Final = 3  # a list of so few kinds needs none
LONG, LONG_WORD = 60, 16  # letters that a button has no room for beside others
# What is typed for the choices of a list, in this order. The letters left out do other things.
KEYS: Final = "123456789" + "adegijkmnopqtuvwxyz" + "ADEGIJKMNOPQTUVWXYZ"
MOST_WAYS: Final = 8  # on the card of a thing
FEW_THINGS: Final = 4  # that are closed for one reason, in the list
Context = dict[str, Any]


def question(speaker: Speaker, planned: Plan) -> Context:
    """What is asked: the choices (extras last), and what is closed, with reasons."""
    found: Context = {
        "token": planned.token,
        "options": [],
        "closed": [],
        "why_not": [],
        "rules": 0,  # how many different ones close something
        "words": "",
        "direct": [],
        "listed": [],
        "extras": [],
    }
    if planned.complete:
        return found
    s, asked = planned.position, planned.asked
    found["words"] = speaker.ask(s, asked)
    options = planned.open()
    openings = planned.openings()
    held = {c for c in planned.held if c not in options}
    for choice in sorted({*options, *s.candidates(asked)} - held):
        entry = _entry(speaker, s, planned, choice)
        if choice in options or choice in openings:
            entry["first"] = speaker.steps(planned.states[-1], openings.get(choice, []))
            found["options"].append(entry)
        else:
            entry["reasons"] = _reasons(speaker, s.reasons_against(asked, choice))
            found["closed"].append(entry)
    found["options"].sort(key=lambda entry: entry["extra"])
    _tell_apart(speaker, found["options"])
    for entry in found["options"]:
        entry["long"] = _is_long(entry["words"])
    for entry, key in zip(found["options"], KEYS):
        entry["key"] = key
    _part_options(speaker, planned, found)
    found["why_not"] = by_reason(found["closed"])
    found["rules"] = len({rules_of(each["reasons"]) for each in found["why_not"]})
    return found


def by_reason(closed: list[Context]) -> list[Context]:
    """What is closed for the same reasons stands together, where the first of it would stand, and
    what one rule closes with other figures follows it; what reads alike (two spaces of one action)
    is read once, and of many things a few are read and the others counted."""
    groups: dict[tuple[tuple[str, str], ...], list[Context]] = {}
    for entry in closed:
        groups.setdefault(tuple(entry["reasons"]), []).append(entry)
    rules = list(dict.fromkeys(map(rules_of, groups)))
    found = []
    for reasons in sorted(groups, key=lambda each: rules.index(rules_of(each))):
        things = groups[reasons]
        read: set[str] = set()
        for entry in things:
            entry["again"] = entry["words"] in read or len(read) >= FEW_THINGS
            read.add(entry["words"])
        more = len(read) - FEW_THINGS
        found.append({"reasons": reasons, "things": things, "more": max(more, 0)})
    return found


def rules_of(reasons: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(rule for _, rule in reasons)


def _entry(speaker: Speaker, s: Position[Any], planned: Plan, choice: int) -> Context:
    told = speaker.choice(s, planned.asked, choice)
    return {
        "choice": choice,
        "words": told.words,
        "about": speaker.explain(told.about),
        "element": speaker.game.element_of(speaker.rules, planned.asked.seat, choice),
        "say": speaker.game.say(speaker.rules, choice),
        "extra": speaker.game.is_extra(speaker.rules, choice),
        "heading": "",
        "first": [],
        "key": "",
    }


def _is_long(words: str) -> bool:
    return len(words) > LONG or max(map(len, words.split()), default=0) > LONG_WORD


def _tell_apart(speaker: Speaker, entries: list[Context]) -> None:
    """Choices that say the same, such as two equal spaces of one action, are counted."""
    by_words: dict[str, list[Context]] = {}
    for entry in entries:
        by_words.setdefault(entry["words"], []).append(entry)
    for words, alike in by_words.items():
        for number, entry in enumerate(alike, 1):
            if len(alike) > 1:
                told = speaker.texts("choice-of", words=words, number=number, amount=len(alike))
                entry["words"] = told


def _part_options(speaker: Speaker, planned: Plan, found: Context) -> None:
    """What the drawing cannot show, or little, stands beside the question; the rest is a list, with
    what only prepares at its end."""
    few = len(found["options"]) <= FEW_OPTIONS
    main = [entry for entry in found["options"] if not entry["extra"]]
    ending = planned.ending  # the main button does it
    beside = [entry for entry in main if few or not entry["element"]]
    found["direct"] = [entry for entry in beside if entry["choice"] != ending]
    found["listed"] = [entry for entry in main if entry not in found["direct"]]
    found["extras"] = [entry for entry in found["options"] if entry["extra"]]
    _set_headings(speaker, found["listed"] + found["extras"])


def _set_headings(speaker: Speaker, entries: list[Context]) -> None:
    """Over the first choice of each kind, where there are many kinds."""
    headings: set[str] = set()
    for entry in entries:
        heading = speaker.sentence(speaker.game.heading_of(speaker.rules, entry["choice"]))
        entry["heading"] = "" if heading in headings else heading
        headings.add(heading)
    if len(headings) < FEW_HEADINGS:
        for entry in entries:
            entry["heading"] = ""


def _reasons(speaker: Speaker, reasons: list[Reason]) -> list[tuple[str, str]]:
    return [(speaker.reason(each), each.rule) for each in reasons]


def plan(speaker: Speaker, real: Data, shown: Data, planned: Plan, seat: int) -> Context:
    steps = _steps(speaker, planned)
    held = [
        speaker.choice(planned.position, planned.asked, choice).words for choice in planned.held
    ]
    told: Context = {"others": [], "warnings": []}
    if planned.choices:
        foreseen = _consequences(planned)
        told["others"] = speaker.sentences(foreseen.others)
        told["warnings"] = speaker.sentences(foreseen.warnings)
    elements = [speaker.game.element_of(speaker.rules, seat, c) for c in planned.picked]
    chosen, most = planned.set_of
    return {
        "answers": [
            (at, element, _does(speaker, choice))
            for at, (element, choice) in enumerate(zip(elements, planned.picked, strict=True))
            if element
        ],
        "steps": steps,
        "held": held,
        "ending": _ending(speaker, planned),
        "complete": planned.complete,
        "within_set": planned.within_set,
        "chosen": chosen,
        "most": most,
        "fill": ",".join(str(choice) for choice in planned.fill()),
        "cut": planned.cut,
        "changes": _changes(speaker, real, shown, seat),
        "cards": _cards(speaker, planned, elements),
        "instead": _instead(speaker, planned),
        "carried": _carried(speaker, planned),
        "token": planned.token,
        **told,
    }


def _steps(speaker: Speaker, planned: Plan) -> list[tuple[str, bool]]:
    """The planned answers in words, and those that they force."""
    found = []
    for at, choice in enumerate(planned.choices):
        state = planned.states[at]
        found.append((speaker.choice(state.position, state.asked, choice).words, False))
        is_last = at + 1 == len(planned.states)
        for each in planned.forces if is_last else planned.states[at + 1].forced:
            found.append((speaker.choice(each.position, each.asked, each.choice).words, True))
    return found


def _does(speaker: Speaker, choice: int) -> str:
    """What a planned thing does, in a word, where that is not plain to see: of two cards of a hand
    that are planned, one is placed and the other pays."""
    verb, _, _ = speaker.game.say(speaker.rules, choice).partition(" ")
    key = f"does-{verb}"
    return speaker.texts(key) if key in speaker.texts else ""


def _consequences(planned: Plan) -> Consequences:
    first = planned.states[0]
    return Consequences(first.position, planned.shown, first.asked.seat, planned.events)


def cannot_surprise(planned: Plan) -> bool:
    """May a plan be committed by the click that has made it? It is complete and wastes nothing."""
    if not planned.complete or planned.certain or _last_carried(planned):
        return False
    return not _consequences(planned).warnings


def _ending(speaker: Speaker, planned: Plan) -> str:
    choice = planned.ending
    if choice == NO_ANSWER:
        return ""
    return speaker.choice(planned.position, planned.asked, choice).words


def _changes(speaker: Speaker, old: Data, new: Data, seat: int) -> list[tuple[str, int, int]]:
    """What a seat has before and after, where that differs."""
    before, after = speaker.figures(old, seat), speaker.figures(new, seat)
    both = zip(before, after, strict=True)
    return [(name, was, now) for (name, was), (_, now) in both if was != now]


# --- the card of a thing --------------------------------------------------------------------------


def _cards(speaker: Speaker, planned: Plan, elements: list[str]) -> list[Context]:
    """For each planned thing: every way to plan it, the other ones a click away."""
    found = []
    for at, element in enumerate(elements):
        state = planned.states[at] if at < len(planned.states) else None
        if state is None or not element or planned.picked[:at] != planned.choices[:at]:
            continue
        if speaker.game.picks_left(state.position, state.asked):
            continue  # the things of a set are put in and taken out one by one
        told = speaker.choice(state.position, state.asked, planned.picked[at])
        card: Context = {
            "element": element,
            "answer": at,
            "about": _about(speaker, told),
            "ways": _ways(speaker, state, at, element, planned.picked[at]),
            "wholes": _wholes(speaker, planned, at + 1),
            "closed": by_reason(_closed(speaker, state, element)),
        }
        found.append(card)
    return found


def _about(speaker: Speaker, told: Choice) -> list[str]:
    """What the thing of a choice does, without what the choice says itself."""
    return [each for each in speaker.explain(told.about) if each not in told.words]


def _ways(speaker: Speaker, state: Trial, at: int, element: str, planned: int) -> list[Context]:
    seat = state.asked.seat
    before = view(state.position, seat)
    found = []
    for choice in state.options:
        if speaker.game.element_of(speaker.rules, seat, choice) != element:
            continue
        after, _ = state.shown(choice)
        way: Context = {
            "choices": choice,
            "at": at,
            "words": speaker.choice(state.position, state.asked, choice).words,
            "changes": _changes(speaker, before, view(after, seat), seat),
            "planned": choice == planned,
        }
        found.append(way)
    return found[:MOST_WAYS]


def _wholes(speaker: Speaker, planned: Plan, at: int) -> list[Context]:
    """What the next question offers whole, the one that is planned among them."""
    if at >= len(planned.states):
        return []
    state = planned.states[at]
    wholes = speaker.game.wholes(state.position, state.asked)[:MOST_WAYS]
    there = _planned_whole(planned.choices[at:], [whole.answers for whole in wholes])
    return [
        {
            "choices": ",".join(str(choice) for choice in whole.answers),
            "at": at,
            "words": speaker.sentence(whole.told),
            "elements": " ".join(whole.elements),
            "planned": number == there,
        }
        for number, whole in enumerate(wholes)
    ]


def _planned_whole(choices: list[int], wholes: list[list[int]]) -> int:
    """Which of them is planned: its answers are, or all of them that were not forced and thus are
    no choices of the plan; -1 if that is said of none, or of several."""
    for number, answers in enumerate(wholes):
        if choices[: len(answers)] == answers:
            return number
    every = {answer for answers in wholes for answer in answers}
    laid = {choice for choice in choices if choice in every}
    within = [number for number, answers in enumerate(wholes) if laid and laid <= {*answers}]
    return within[0] if len(within) == 1 else -1


def _closed(speaker: Speaker, state: Trial, element: str) -> list[Context]:
    s, asked = state.position, state.asked
    found = []
    for choice in _about_element(speaker, s.candidates(asked), asked.seat, element):
        if choice not in state.options:
            words = speaker.choice(s, asked, choice).words
            reasons = _reasons(speaker, s.reasons_against(asked, choice))
            found.append({"words": words, "reasons": reasons})
    return found[:MOST_WAYS]


def _about_element(speaker: Speaker, choices: list[int], seat: int, element: str) -> list[int]:
    return [c for c in choices if speaker.game.element_of(speaker.rules, seat, c) == element]


def ways(speaker: Speaker, planned: Plan, element: str) -> list[Context]:
    """What extras would open of a thing that cannot be chosen now: the steps before, as one."""
    if not element or planned.complete:
        return []
    s, asked = planned.position, planned.asked
    wanted = _about_element(speaker, s.candidates(asked), asked.seat, element)
    found = []
    for choice, openings in planned.ways_to(wanted).items():
        for first in openings:
            steps = speaker.steps(planned.states[-1], [*first, choice])
            choices = ",".join(str(each) for each in (*first, choice))
            found.append({"choices": choices, "first": steps[:-1], "words": steps[-1]})
    return found[:MOST_WAYS]


def _instead(speaker: Speaker, planned: Plan) -> dict[str, str]:
    """Things that can be planned in place of something planned: the answer from which on, and the
    choice."""
    found: dict[str, str] = {}
    seat = planned.states[0].asked.seat
    last = len(planned.choices) if planned.complete else len(planned.states) - 1
    for at in range(min(last, len(planned.states)) - 1, -1, -1):
        state = planned.states[at]
        if planned.picked[:at] != planned.choices[:at]:
            continue
        for choice in state.options:
            element = speaker.game.element_of(speaker.rules, seat, choice)
            if element and not speaker.game.is_extra(speaker.rules, choice):
                found.setdefault(element, f"{at} {choice}")
    return found


# --- a tile that is carried to its place ----------------------------------------------------------


def _last_carried(planned: Plan) -> tuple[int, Carried] | None:
    """The last planned answer that lays a tile which can be turned."""
    game = planned.position.rules.game
    for at in range(len(planned.choices) - 1, -1, -1):
        state = planned.states[at]
        if planned.picked[:at] == planned.choices[:at]:
            found = game.carried(state.position, state.asked, planned.choices[at])
            if found is not None:
                return at, found
    return None


def _carried(speaker: Speaker, planned: Plan) -> Context | None:
    """Which choices turn it one way and the other, and how it looks on its way to a place."""
    last = _last_carried(planned)
    if last is None:
        return None
    at, tile = last
    state = planned.states[at]
    turns = {}
    for choice in state.options:
        other = speaker.game.carried(state.position, state.asked, choice)
        if other is not None and other.piece == tile.piece:
            turns[other.turn] = choice
    ring = sorted(turns)
    here = ring.index(tile.turn)
    ghost = ""
    if not tile.place and at == len(planned.choices) - 1:
        style = Style("page", speaker.texts, colours={**COLOURS, **speaker.game.colours()})
        ghost = speaker.game.ghost(state.position, planned.choices[at], style)
    return {
        "at": at,
        "place": tile.place,
        "turns": len(ring),
        "back": turns[ring[here - 1]],
        "on": turns[ring[(here + 1) % len(ring)]],
        "ghost": ghost,
    }


# --- marks ----------------------------------------------------------------------------------------


def marks(asked: Context | None, plan: Context | None) -> dict[str, str]:
    """The drawn things that can be chosen, that cannot be chosen now, that are planned, and that
    can be planned instead. Of equal cards as many are planned as were picked."""
    found: dict[str, str] = {}
    for element in plan["instead"] if plan else ():
        _mark(found, element, "instead")
    for entry in asked["closed"] if asked else ():
        _mark(found, entry["element"], "closed")
    for entry in asked["options"] if asked else ():
        _mark(found, entry["element"], "open")
    unplanned = dict(found)
    counts: dict[str, int] = {}
    for _, element, _ in plan["answers"] if plan else ():
        counts[element] = copy = counts.get(element, 0) + 1
        id = element if copy == 1 else f"{element}-{copy}"
        found[id] = f"{unplanned.get(element, '')} {PLANNED}".strip()
    return found


def _mark(marks: dict[str, str], element: str, word: str) -> None:
    if element:
        marks[element] = word
