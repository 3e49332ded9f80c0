"""Positions and choices as numbers for nets: they leak nothing, and mean the same all the time."""

from __future__ import annotations

import math

from astrarium.core.checks.moment import Check, Moment, demand
from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng

MOST_IDS = 100_000  # of a table whose mask is looked at, too


def observations_look_alike(m: Moment) -> None:
    """What is written for a seat does not depend on what it may not know."""
    if not m.rules.encoded:
        return
    layout = m.rules.layout
    for seat in range(m.rules.seats):
        mine = layout.sheet(m.s, seat).pairs()
        guess = m.s.redeal(seat, Rng(len(m.match.steps)))
        theirs = layout.sheet(guess, seat).pairs()
        differing = sorted({place for place, _ in {*mine} ^ {*theirs}})
        names = [block.name for place in differing for block in layout.blocks if place in block]
        demand(mine == theirs, f"seat {seat} can tell by {', '.join(names)}")


def observations_are_sound(m: Moment) -> None:
    """Every number has a place of its own in the buffer, and is one."""
    if not m.rules.encoded:
        return
    layout = m.rules.layout
    for seat in range(m.rules.seats):
        pairs = layout.sheet(m.s, seat).pairs()
        places = [place for place, _ in pairs]
        demand(len({*places}) == len(places), "a place is written twice")
        demand(all(0 <= place < layout.size for place in places), "a place is outside the buffer")
        demand(all(math.isfinite(value) for _, value in pairs), "a number is none")


def choices_have_ids(m: Moment) -> None:
    """Every legal choice has an id and factors, and is found by them; the masks say the same."""
    if not m.rules.encoded:
        return
    actions = m.rules.actions
    for question in m.s.questions():
        if question.seat == CHANCE:
            continue
        options = m.s.options(question)
        ids = actions.legal(m.s, question)
        demand(sorted(actions.choice(each) for each in ids) == options, "ids give other choices")
        demand(all(actions.id_of(c) < actions.count for c in options), "an id is beyond the table")
        for choice in options:
            again = actions.joined(actions.factors(choice))
            demand(again == choice, f"the factors of {m.say(choice)} are those of {m.say(again)}")
        if actions.count <= MOST_IDS:
            mask = actions.mask(m.s, question)
            legal = [number for number, open_now in enumerate(mask) if open_now]
            demand(legal == ids, "the mask is of other choices")


def encodings_stay_the_same(m: Moment) -> None:
    """Whoever makes the encoding anew gets the same one."""
    made = m.game.encode(m.rules)
    if made is None:
        return
    layout, actions = m.rules.layout, m.rules.actions
    same = made.layout.fingerprint == layout.fingerprint and made.layout.size == layout.size
    demand(same, "the layout has changed")
    demand(made.actions.fingerprint == actions.fingerprint, "the table of actions has changed")


CHECKS: list[Check] = [observations_look_alike, observations_are_sound, choices_have_ids]
CHECKS_AT_THE_END: list[Check] = [encodings_stay_the_same]
