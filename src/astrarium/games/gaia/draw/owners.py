"""Whose is it? The colour of the faction's pieces, and a letter that no other faction has."""

from __future__ import annotations

from astrarium.core.draw.svg import SEAT_LETTERS, Badge
from astrarium.core.game import Data, Owner, Sentence
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, PLANETS
from astrarium.parts.told import text


def badges(rules: GaiaRules, state: Data) -> list[Badge]:
    """Of all seats; until a faction is chosen, the seat's own."""
    taken: set[str] = set()
    found = []
    for seat, player in enumerate(state["players"]):
        if player["faction"] == NONE:
            found.append(Badge(f"seat-{seat}", "on-mark", SEAT_LETTERS[seat]))
            continue
        faction = rules.factions[player["faction"]]
        letter = _letter(faction, taken)
        taken.add(letter)
        fill = f"owner-{PLANETS[faction.home]}"
        found.append(Badge(fill, f"{fill}-ink", letter))
    return found


def _letter(faction: Faction, taken: set[str]) -> str:
    """The first letter of the name, or the next one that is free."""
    letters = [each.upper() for each in faction.name if each.isalpha()]
    return next(each for each in letters if each not in taken)


def called(s: Gaia, seat: int) -> Sentence | None:
    number = int(s.players[seat].faction)
    return None if number == NONE else text(f"faction-{s.rules.factions[number].id}")


def owner(rules: GaiaRules, view: Data, seat: int) -> Owner | None:
    player = view["state"]["players"][seat]
    if player["faction"] == NONE:
        return None
    key = f"faction-{rules.factions[player['faction']].id}"
    return Owner(badges(rules, view["state"])[seat], text(key))
