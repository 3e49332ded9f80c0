"""Whose is it? The colour of the species' board; shape and letter are the seat's."""

from __future__ import annotations

from astrarium.core.draw.svg import SEAT_LETTERS, Badge
from astrarium.core.game import Data, Owner, Sentence
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import NONE
from astrarium.parts.told import text


def badges(rules: EclipseRules, state: Data) -> list[Badge]:
    """Of all seats; until a species is chosen, the seat's own."""
    found = []
    for seat, player in enumerate(state["players"]):
        fill, ink = f"seat-{seat}", "on-mark"
        if player["species"] != NONE:
            fill = f"owner-{rules.species[player['species']].colour}"
            ink = f"{fill}-ink"
        found.append(Badge(fill, ink, SEAT_LETTERS[seat]))
    return found


def line_of(badge: Badge) -> str:
    """The colour of an owner's lines and ships, which lie on the ground without a casing."""
    return f"{badge.fill}-line" if badge.fill.startswith("owner-") else badge.fill


def called(s: Eclipse, seat: int) -> Sentence | None:
    number = int(s.players[seat].species)
    return None if number == NONE else text(f"species-{s.rules.species[number].id}")


def owner(rules: EclipseRules, view: Data, seat: int) -> Owner | None:
    player = view["state"]["players"][seat]
    if player["species"] == NONE:
        return None
    key = f"species-{rules.species[player['species']].id}"
    return Owner(badges(rules, view["state"])[seat], text(key))
