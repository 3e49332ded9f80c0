"""The score sheet of a finished game, reckoned from the printed figures and what lies on the table.

Nothing here asks the rules what anything is worth: the figures of the hexes are those of
`printed.py`, the others are the rulebook's.
"""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.printed import HEXES, TECHNOLOGIES, rows

VP_OF_HEX = {int(row[0]): int(row[3]) for row in rows(HEXES)}
CATEGORY = {row[0]: row[1] for row in rows(TECHNOLOGIES)}
VP_OF_ROW = {4: 1, 5: 2, 6: 3, 7: 5}
FOR_A_HEX = {"planta": 1}
FOR_AN_ANCIENT = {"descendants_of_draco": 1}


def sheet_of(s: Eclipse) -> list[dict[str, Any]]:
    return [seat_sheet(s, seat) for seat in range(len(s.players))]


def seat_sheet(s: Eclipse, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    species = s.species_of(seat).id
    if player.out:
        return {"species": species, "out": True, "total": int(player.final)}
    hexes = [int(s.rules.sectors[hex].number) for hex in s.laid if s.owner[hex] == seat]
    built = [hex for hex in s.laid if s.owner[hex] == seat and s.built[hex] & 2]
    known = [card.id for n, card in enumerate(s.rules.technologies) if player.owns(n)]
    owned = {row: sum(CATEGORY[id] == row for id in known) for row in ("military", "grid", "nano")}
    ancients = sum(1 for ship in s.ships if ship >> 6 & 7 == 6)
    row: dict[str, Any] = {
        "species": species,
        "hexes": {"held": hexes, "vp": sum(VP_OF_HEX[number] for number in hexes)},
        "reputation": {"tiles": list(player.tiles), "vp": sum(player.tiles)},
        "ambassadors": int(player.allies).bit_count(),
        "discoveries": 2 * len(player.kept),
        "monoliths": 3 * len(built),
        "technologies": {**owned, "vp": sum(VP_OF_ROW.get(n, 0) for n in owned.values())},
        "traitor": -2 if s.traitor == seat else 0,
        "own ability": FOR_A_HEX.get(species, 0) * len(hexes)
        + FOR_AN_ANCIENT.get(species, 0) * ancients,
    }
    row["total"] = (row["hexes"]["vp"] + row["reputation"]["vp"] + row["technologies"]["vp"]) + sum(
        row[name] for name in ("ambassadors", "discoveries", "monoliths", "traitor", "own ability")
    )
    return row
