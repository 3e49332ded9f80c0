"""Whose is it? Colours that no type of technology has; shape and letter are the seat's."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import SEAT_LETTERS, Badge
from astrarium.core.game import Data, Owner
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import NONE
from astrarium.parts.told import text

OWNERS: Final = ("violet", "orange", "white", "black")


def badges() -> list[Badge]:
    """Of all seats, in order."""
    names = [f"owner-{name}" for name in OWNERS]
    return [Badge(name, f"{name}-ink", SEAT_LETTERS[seat]) for seat, name in enumerate(names)]


def line_of(seat: int) -> str:
    """The colour of an owner's lines, which lie on the ground without a casing."""
    return f"owner-{OWNERS[seat]}-line"


def owner(rules: SunRules, view: Data, seat: int) -> Owner | None:
    number = view["state"]["players"][seat]["faction"]
    if number == NONE:
        return None
    return Owner(badges()[seat], text(f"faction-{rules.factions[number].id}"))
