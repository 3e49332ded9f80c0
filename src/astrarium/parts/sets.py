"""Picking a set of things one by one: in ascending order, so that each set comes once.

Things are numbers in a sorted list, equal copies beside each other; a choice is a verb plus the
thing. Whatever the order alone forbids has a reason with `set_order`, so that page and terminal
offer it all the same (`core/picks.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because


def distinct(things: list[int], verb: i64) -> list[int]:
    """One choice for each different thing."""
    choices: list[int] = []
    before: i64 = -1
    for each in things:
        thing: i64 = each
        if thing != before:
            choices.append(verb + thing)
            before = thing
    return choices


def set_options(things: list[int], verb: i64, left: i64, floor: i64) -> list[int]:
    """The next things of a set of which `left` are missing and none may be below the floor.

    Only those after which the set can still be completed.
    """
    choices: list[int] = []
    before: i64 = -1
    last: i64 = len(things) - left
    for i in range(last + 1):
        thing: i64 = things[i]
        if thing >= floor and thing != before:
            choices.append(verb + thing)
        before = thing
    return choices


def set_reason(things: list[int], thing: i64, left: i64, floor: i64, code: i64) -> i64:
    """LEGAL, or the reason with this code: the other side of `set_options`."""
    if thing < floor:
        return because(code)
    at_least: i64 = 0
    for each in things:
        other: i64 = each
        if other >= thing:
            at_least += 1
    return LEGAL if at_least >= left else because(code)


# --- sorted lists ---------------------------------------------------------------------------------


def insert_sorted(things: list[int], thing: i64) -> None:
    at: i64 = len(things)
    while at > 0 and things[at - 1] > thing:
        at -= 1
    things.insert(at, thing)


def sorted_with(things: list[int], thing: i64) -> list[int]:
    """A new list."""
    longer = things[:]
    insert_sorted(longer, thing)
    return longer


def without(things: list[int], thing: i64) -> list[int]:
    """A new list."""
    shorter = things[:]
    shorter.remove(thing)
    return shorter
