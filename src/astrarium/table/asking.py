"""The question as the page asks it, and the plan so far."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.game import Data
from astrarium.core.trial import Consequences
from astrarium.table.drafts import Plan
from astrarium.table.words import Speaker

FEW_HEADINGS: Final = 3  # a list of so few kinds needs none
COPIES: Final = 4  # of one card in a hand: the drawing numbers them from the second on
Context = dict[str, Any]


def question(speaker: Speaker, planned: Plan) -> Context:
    found: Context = {"token": planned.token, "options": [], "closed": [], "words": ""}
    if planned.complete:
        return found
    s, asked = planned.position, planned.asked
    found["words"] = speaker.ask(s, asked)
    options = planned.open()
    openings = planned.openings()
    headings: set[str] = set()
    for choice in sorted({*options, *s.candidates(asked)} - set(planned.held)):
        told = speaker.choice(s, asked, choice)
        entry: Context = {
            "choice": choice,
            "words": told.words,
            "about": speaker.explain(told.about),
            "element": speaker.game.element_of(speaker.rules, asked.seat, choice),
            "heading": "",
            "first": speaker.steps(planned.states[-1], openings.get(choice, [])),
        }
        if choice in options or choice in openings:
            heading = speaker.sentence(speaker.game.heading_of(speaker.rules, choice))
            entry["heading"] = "" if heading in headings else heading
            headings.add(heading)
            found["options"].append(entry)
        else:
            entry["reasons"] = [
                (speaker.reason(each), each.rule) for each in s.reasons_against(asked, choice)
            ]
            found["closed"].append(entry)
    if len(headings) < FEW_HEADINGS:
        for entry in found["options"]:
            entry["heading"] = ""
    return found


def plan(speaker: Speaker, real: Data, shown: Data, planned: Plan, seat: int) -> Context:
    before, after = speaker.figures(real, seat), speaker.figures(shown, seat)
    changes = [
        (name, old, new) for (name, old), (_, new) in zip(before, after, strict=True) if old != new
    ]
    steps = [
        speaker.choice(state.position, state.asked, choice).words
        for state, choice in zip(planned.states, planned.choices)
    ]
    held = [
        speaker.choice(planned.position, planned.asked, choice).words for choice in planned.held
    ]
    told: Context = {"others": [], "warnings": []}
    if planned.choices:
        first = planned.states[0].position
        foreseen = Consequences(first, planned.shown, seat, planned.events)
        told["others"] = speaker.sentences(foreseen.others)
        told["warnings"] = speaker.sentences(foreseen.warnings)
    elements = [
        speaker.game.element_of(speaker.rules, seat, choice)
        for choice in (*planned.choices, *planned.held)
    ]
    return {
        "elements": elements,
        "steps": steps,
        "held": held,
        "complete": planned.complete,
        "within_set": planned.within_set,
        "cut": planned.cut,
        "changes": changes,
        "token": planned.token,
        **told,
    }


def marks(asked: Context | None, plan: Context | None) -> dict[str, str]:
    """The drawn things that can be chosen, that cannot be chosen now, and that are planned."""
    found: dict[str, str] = {}
    for entry in asked["closed"] if asked else []:
        _mark(found, entry["element"], "closed")
    for entry in asked["options"] if asked else []:
        _mark(found, entry["element"], "open")
    for element in plan["elements"] if plan else []:
        _mark(found, element, f"{found.get(element, '')} planned".strip())
    return found


def _mark(marks: dict[str, str], element: str, word: str) -> None:
    if element:
        marks[element] = word
        for copy in range(2, COPIES + 1):
            marks[f"{element}-{copy}"] = word
