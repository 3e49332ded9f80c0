"""What a set of components names must be there, and lead somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrarium.core.fault import Fault
from astrarium.games.sun.words import BY_LEVEL, CONDITIONS, LEVELS
from astrarium.parts.content import Entry

MOST_PREREQUISITES: Final = 4  # of a slot


def check_condition(condition: Entry, where: str) -> None:
    """A level is named where levels are counted, and nowhere else."""
    counted = condition["kind"] == CONDITIONS[BY_LEVEL]
    if counted and "level" not in condition:
        raise Fault("missing-field", where, field="level")
    if not counted and "level" in condition:
        raise Fault("no-field", where, field="level", known="kind, at_least")


def check_references(content: Entry, cards: Sequence[tuple[str, str]]) -> None:
    """Whatever is named stands in the set. `cards`: the files, and the lists of cards in them."""
    board, setup = content["board"], content["setup"]
    known = {kind: [entry["id"] for entry in content[file][kind]] for file, kind in cards}
    known["side"] = [side["id"] for side in content["exploration"]["side"]]
    named = [
        (f"board, slot, {slot['id']}", "slot", slot["prerequisites"]) for slot in board["slot"]
    ]
    named += [
        (f"board, guild, {guild['id']}", "event", [guild["event"]]) for guild in board["guild"]
    ]
    named += [("board, spaces", "basic", [entry["action"]]) for entry in board["spaces"]]
    named += [("achievements", "achievement", content["achievements"]["first_game"]["cards"])]
    named += [("setup", "faction", entry["without"]) for entry in setup["players"]]
    named += [("setup", "side", [entry["side"]]) for entry in setup["players"]]
    for where, kind, ids in named:
        for id in ids:
            if id not in known[kind]:
                raise Fault("no-reference", where, kind=kind, id=id)
    _check_tree(board["slot"])


def _check_tree(slots: list[Entry]) -> None:
    """Whatever leads to a slot lies below it: so no slot leads to itself."""
    levels = {slot["id"]: LEVELS.index(slot["level"]) for slot in slots}
    for slot in slots:
        where, before = f"board, slot, {slot['id']}", slot["prerequisites"]
        if len(before) > MOST_PREREQUISITES:
            number, most = len(before), MOST_PREREQUISITES
            raise Fault("entries", f"{where}, prerequisites", number=number, most=most)
        for id in before:
            if levels[id] >= levels[slot["id"]]:
                raise Fault("not-below", f"{where}, prerequisites", slot=id)
        if slot["needed"] > len(before):
            raise Fault("needed", f"{where}, needed", needed=slot["needed"], number=len(before))


def check_sides(sides: list[Entry]) -> None:
    """Every location can be reached from every other."""
    for side in sides:
        where = f"exploration, side, {side['id']}"
        locations = [location["id"] for location in side["location"]]
        if not locations:
            raise Fault("no-locations", where)
        for lane in side["lane"]:
            ends = lane["between"]
            if len(ends) != 2 or not set(ends) <= set(locations):
                raise Fault("bad-lane", where, found=repr(ends))
        reached = {locations[0]}
        for _ in locations:
            for lane in side["lane"]:
                if not reached.isdisjoint(lane["between"]):
                    reached.update(lane["between"])
        for location in locations:
            if location not in reached:
                raise Fault("no-lane", where, location=location)
