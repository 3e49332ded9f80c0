"""What is wrong with a set of components: where it stands in the file, and a sentence about it.

The sentences stand here in English for those who write programs; for all others the
catalogues have them in every language, as `fault-<key>`. Names in them (of fields, cards, steps)
are the file's own.
"""

from __future__ import annotations

from typing import Final

TEXT_FAMILIES: Final = ("fault-",)

FAULTS: Final[dict[str, str]] = {
    "toml-deep": "lists and entries stand too deep within each other",
    "toml": "this is no TOML: {what}",
    "toml-digits": "a number has thousands of digits",
    "one-of": "one of {known} was expected",
    "some-of": "some of {known} was expected",
    "no-sets": "the components of {game} cannot be replaced",
    "not-a-number": "{found}, where a whole number was expected",
    "not-a-text": "{found}, where a text was expected",
    "not-a-truth": "{found}, where true or false was expected",
    "not-a-fraction": "{found}, where a number with a point was expected",
    "not-an-entry": "{found}, where an entry was expected",
    "not-a-list": "{found}, where a list was expected",
    "not-one-of": "{found}, where one of {known} was expected",
    "no-field": "there is no field '{field}'; known are {known}",
    "missing-field": "the field '{field}' is missing",
    "not-a-step": "{found}, where an entry with 'do' was expected",
    "pay-first": "what is paid comes before all other steps of a list",
    "no-step": "there is no step '{step}'; known are {known}",
    "no-steps": "there are no steps",
    "options": "{number} options, where 2 to {most} were expected",
    "no-counter": "nothing counts '{of}'; known are {known}",
    "no-family": "there is no family '{family}'; known are {known}",
    "no-program": "there is no program '{program}'",
    "no-payment": "nobody can pay '{name}'; known are {known}",
    "not-between": "{found}, where {least} to {most} was expected",
    "too-many-steps": "it can come to {steps} steps; at most {most} are allowed",
    "circle": "it copies itself: {programs}",
    "too-deep": "deeper than {most} entries within each other",
    "size": "a number from 0 to {most} was expected",
    "odd-kind": "a {kind}, where a text, a number or a list was expected",
    "length": "{number} characters, where 1 to {most} were expected",
    "too-long": "{number} characters, where at most {most} were expected",
    "unprintable": "a character that cannot be printed: {text}",
    "entries": "{number} entries, where at most {most} were expected",
    "how-many": "how many: {found}, where {least} to {most} was expected",
    "in-all": "in all: {found}, where {least} to {most} was expected",
    "other-figure": "{found}, where {expected} was expected",
    "other-number": "how many: {found}, where {expected} was expected",
    "other-sum": "in all: {found}, where {expected} was expected",
    "pieces-placed": "population, supply and a ship: {found}, where {expected} was expected",
    "events-lying": "always_in_play and random together: {found}, where {expected} was expected",
    "locations-of-kind": "locations of kind {kind}: {found}, where {expected} was expected",
    "discs-stay": "{discs} discs never leave the track",
    "trade-pays": (
        "{price}, where more than {brings} was expected, which a returned one brings; "
        "trade could go round for ever"
    ),
    "section-missing": "the section is missing",
    "shipped-id": "'{id}' is the shipped set: give it another",
    "no-section": "there is no such section of changes; known are {known}",
    "card-twice": "the card stands here twice",
    "no-such-card": "there is no {kind} '{id}' that could be changed",
    "file-missing": "the file is missing",
    "no-file": "there is no such file; known are {known}",
    "bad-id": "an id has letters, digits and _ only",
    "id-taken": "the id stands at {other} already",
    "not-on-card": "the card has no field '{field}'",
    "no-source": "there is no source '{source}'",
    "effect-or-ability": "either 'effect' or 'ability' was expected",
    "no-kind": "there is no kind '{kind}'; known are {known}",
    "no-reference": "there is no {kind} '{id}'",
    "needed": "{needed} of {number}",
    "always-open": (
        "an action without a limit was expected that costs nothing and is never closed, such as "
        "one supply to population, then 1 ore"
    ),
    "not-below": "'{slot}' is of no lower level",
    "no-locations": "there are no locations",
    "bad-lane": "{found}, where two of its locations were expected",
    "no-lane": "no lane leads to '{location}'",
    "kept": "{keep} cards are kept of {draw}",
    "no-guild": "there is no guild '{guild}'; known are {known}",
    "only-events": "only an event can say {step}",
    "draws-again": ("{step} would draw systems for their rewards, and these again, without an end"),
    "step-figure": "{field} is {found}, where 1 to {most} was expected",
    "copy-field": "there is no field '{field}' in copy_action",
    "copy-value": "{field} is {found} in copy_action, where {expected} was expected",
    "no-copies": "no actions are '{kind}'; known are {known}",
    "research-which": "research needs either 'levels' or 'level_by'",
    "research-none": "research needs at least one level",
    "upgrade-which": "upgrade_ships needs 'total_levels', or 'max_ships' and 'levels_each'",
    "not-expected": "'{word}' was not expected there",
    "no-cost-here": "there can be no cost here",
    "sign-expected": "'{sign}' was expected, not '{found}'",
    "sign-lacking": "'{sign}' was expected at the end",
    "brackets": "deeper than {most} brackets within each other",
    "no-cost": "'{word}' is no cost; known are {known}",
    "number-expected": "a number was expected, not '{found}'",
    "number-lacking": "a number was expected at the end",
    "no-field-of-each": "'{field}' is no field of each; known are {known}",
    "unknown-word": "'{word}' is no step",
    "mistyped-word": "'{word}' is no step; did you mean '{near}'?",
    "not-after": "'{word}' was not expected after '{step}'",
    "no-field-of-step": "'{step}' has no field '{field}'; known are {known}",
}


class Fault(ValueError):
    """`where` is the way through the file: section, card, field, `#2` for the second of a list."""

    def __init__(self, key: str, where: str = "", **figures: object) -> None:
        self.key = key
        self.where = where
        self.figures = {name: str(figure) for name, figure in figures.items()}
        sentence = FAULTS[key].format(**self.figures)
        super().__init__(f"{where}: {sentence}" if where else sentence)

    def within(self, where: str) -> Fault:
        """The same fault of something that stands within something larger."""
        inner = f"{where}, {self.where}" if self.where else where
        return Fault(self.key, inner, **self.figures)
